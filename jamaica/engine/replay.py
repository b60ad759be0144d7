"""A match to be seen again: as it stood after any move, choice by choice or round by round."""

from collections.abc import Sequence
from copy import copy
from enum import StrEnum
from typing import Generic

from .contract import Game, S
from .match import Match
from .record import Record, Seat


class Stride(StrEnum):
    """Step width of a replay."""

    CHOICE = "choice"
    ROUND = "round"


class Replay(Generic[S]):
    """A record, played once and kept position by position. Place 0 is before the first move, `last` after the last."""

    def __init__(self, record: Record, game: Game[S]) -> None:
        """Raises a RecordError if the record does not hold."""
        self.record = record
        self.match = Match.resume(record, game)
        state = self.match.origin
        self._states: list[S] = [state]
        for step in self.match.steps:
            state = state.copy()
            state.apply(step.move)
            self._states.append(state)
        choices = [place for place, step in enumerate(self.match.steps) if step.by >= 0]
        begun = [place for place in range(1, len(self._states)) if self.round(place) > self.round(place - 1)]
        self._stops: dict[Stride, list[int]] = {
            Stride.CHOICE: sorted({0, *choices, self.last}),
            Stride.ROUND: sorted({0, *begun, self.last}),
        }

    @property
    def last(self) -> int:
        """The place after the last move."""
        return len(self._states) - 1

    @property
    def is_open(self) -> bool:
        """True if the match is over, so that nothing needs to be hidden any more."""
        return self.match.is_over

    def round(self, place: int) -> int:
        """The round at a place; 0 while the table is set up."""
        return self._states[place].round

    def stops(self, stride: Stride) -> Sequence[int]:
        """Places where a stride ends: questions or starts of rounds, and both ends of the match."""
        return self._stops[stride]

    def at(self, place: int) -> Match[S]:
        """The match as it stood at a place, only to be looked at. It knows all: show no more of it than views."""
        match = copy(self.match)
        match.state, match.steps = self._states[place], self.match.steps[:place]
        return match

    def what_if(self, place: int, seats: Sequence[Seat] | None = None, seed: str | None = None) -> Match[S]:
        """A new match that goes on from a place with new dice; others may take the seats."""
        return Match.branch(self.record, self.match.game, place, seed, seats)
