"""The moments of an analysis in words, for the window and for a terminal."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from jamaica.engine import notation
from jamaica.engine.contract import CHANCE, Game, Group, Move, State
from jamaica.engine.language import Language, mark
from jamaica.engine.match import Match
from jamaica.engine.replay import Replay

from .account import Account, Moment

EFFECT = mark("Round {round}: {change} for {name}")
CHOSE = mark("{name}: {choice}")
BETTER = mark("Round {round}: “{best}” would have been better, by {cost}.")
METHOD = mark(
    "Chances of winning, as the AI estimates them. Decisions are compared with the average at this table. "
    "“Correction” is where the estimate itself was off; it is neither luck nor skill."
)
"""Explains the figures of an account."""


@dataclass(frozen=True)
class Moments:
    """Words for moments: the event, whom it helped, the better choice."""

    replay: Replay[State]
    names: Sequence[str]
    label: Callable[[Match[State], Move], str]
    """A choice at a position of the match, in words."""
    language: Language

    def happened(self, moment: Moment) -> str:
        """The choice and its seat; for a throw its first log line, or its kind if it has none."""
        if moment.by != CHANCE:
            return self.chosen(moment)
        match, say = self.replay.match, self.replay.match.game.say
        seats = self.names[: len(match.seats)]
        lines = (say(event, seats, None, self.language) for event in match.steps[moment.number].events)
        kind = match.game.throws[self.replay.at(moment.number).state.stage]
        return next(filter(None, lines), "") or self.language.say(kind.title)

    def effect(self, moment: Moment) -> str:
        """The party it helped or hurt most."""
        party = max(range(len(moment.effect)), key=lambda party: abs(moment.effect[party]))
        change = self.language.percent(moment.effect[party], signed=True)
        return self.language.say(EFFECT, round=moment.round, name=self.names[party], change=change)

    def chosen(self, moment: Moment) -> str:
        """A choice, and whose it was."""
        return self.language.say(CHOSE, name=self.names[moment.by], choice=self.choice(moment, moment.move))

    def better(self, moment: Moment) -> str:
        """The better choice."""
        best, cost = self.choice(moment, moment.best), self.language.percent(moment.cost)
        return self.language.say(BETTER, round=moment.round, best=best, cost=cost)

    def reasons(self, moment: Moment) -> list[str]:
        """Why that would have been better. An edited file may hold what nobody can say."""
        match = self.replay.at(moment.number)
        view, names = match.view(moment.by), self.names[: len(match.seats)]
        with suppress(LookupError):
            return [match.game.argue(view, argument, names, self.language) for argument in moment.arguments]
        return []

    def choice(self, moment: Moment, move: str) -> str:
        """A choice that could have been made at this moment."""
        return self.label(self.replay.at(moment.number), notation.parse(move))


def parts_of(account: Account, game: Game[State]) -> list[tuple[str, float]]:
    """From the equal start to the result: the parts that a game has. Chance of a group it does not know is none."""
    luck = {throw.group for throw in game.throws.values()}
    parts = ("start", *(group for group in Group if group in luck), "decisions", "others", "reassessed")
    return [(part, getattr(account, part)) for part in parts]
