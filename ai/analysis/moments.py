"""The moments of an analysis in words, for the window and for a terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from jamaica.engine import notation
from jamaica.engine.contract import CHANCE, Game, Group, Move
from jamaica.engine.language import Language, mark
from jamaica.engine.match import Match
from jamaica.engine.replay import Replay

from .account import Account, Moment

EFFECT = mark("Round {round}: {change} for {name}")
CHOSE = mark("{name}: {choice}")
BETTER = mark("Round {round}: “{best}” would have been better, by {cost}.")
METHOD = mark(
    "Chances of winning, as the AI captains estimate them. Decisions are compared with the average at this "
    "table. “Correction” is where the estimate itself was off and had to be put right from round to round; it is "
    "neither luck nor skill."
)
"""What the figures of an account mean."""


@dataclass(frozen=True)
class Moments:
    """What happened, whom it helped, and what would have been better."""

    replay: Replay[Any]
    names: Sequence[str]
    label: Callable[[Match[Any], Move], str]
    """One choice at a place of the match, in plain words."""
    language: Language

    def happened(self, moment: Moment) -> str:
        """What was chosen and by whom; of a throw the first log line, or its kind if it tells none."""
        if moment.by != CHANCE:
            return self.chosen(moment)
        match, say = self.replay.match, self.replay.match.game.say
        seats = self.names[: len(match.seats)]
        lines = (say(event, seats, None, self.language) for event in match.steps[moment.number].events)
        kind = match.game.throws[self.replay.at(moment.number).state.stage]
        return next(filter(None, lines), "") or self.language.say(kind.title)

    def effect(self, moment: Moment) -> str:
        """Whom it helped or hurt most."""
        party = max(range(len(moment.effect)), key=lambda party: abs(moment.effect[party]))
        change = self.language.percent(moment.effect[party], signed=True)
        return self.language.say(EFFECT, round=moment.round, name=self.names[party], change=change)

    def chosen(self, moment: Moment) -> str:
        """A choice, and whose it was."""
        return self.language.say(CHOSE, name=self.names[moment.by], choice=self.choice(moment, moment.move))

    def better(self, moment: Moment) -> str:
        """What would have been better."""
        best, cost = self.choice(moment, moment.best), self.language.percent(moment.cost)
        return self.language.say(BETTER, round=moment.round, best=best, cost=cost)

    def choice(self, moment: Moment, move: str) -> str:
        """A choice that could have been made at this moment."""
        return self.label(self.replay.at(moment.number), notation.parse(move))


def parts_of(account: Account, game: Game[Any]) -> list[tuple[str, float]]:
    """From the equal start to the result: the parts that a game has. Chance of a group it does not know is none."""
    luck = {throw.group for throw in game.throws.values()}
    parts = ("start", *(group for group in Group if group in luck), "decisions", "others", "reassessed")
    return [(part, getattr(account, part)) for part in parts]
