"""What the tutor says of a dear choice, in words; window and text table say the same."""

from collections.abc import Sequence

from ai.arguments import Verdict

from ..engine.contract import State
from ..engine.language import Language, mark
from ..engine.match import Match

TITLE = mark("One moment, {name}!")
COST = mark("I fear this lowers your chance to win by about {cost}.")
TAKE_BACK = mark("Take it back")
KEEP = mark("Keep my choice")
WEIGHS = mark("The admiral weighs your choice …")


def warning(match: Match[State], view: State, verdict: Verdict, names: Sequence[str], language: Language) -> list[str]:
    """The sentences: what it costs, and why."""
    reasons = (match.game.argue(view, argument, names, language) for argument in verdict.arguments)
    return [language.say(COST, cost=language.percent(verdict.gain)), *reasons]
