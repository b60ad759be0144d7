"""A match to be seen again: the position after any move, as any seat knew it, step by step or round by round."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from copy import copy
from enum import StrEnum
from typing import Generic

from .contract import Event, Game, S
from .errors import GameError
from .match import Match
from .record import Record, Seat


class Stride(StrEnum):
    """How far one step of a replay goes."""

    MOVE = "move"
    CHOICE = "choice"
    ROUND = "round"


class Replay(Generic[S]):
    """A record, played once and kept position by position. Place 0 is before the first move, `last` after the last."""

    def __init__(self, record: Record, game: Game[S]) -> None:
        """Raises a RecordError if the record does not hold."""
        self.record = record
        self.match = Match.resume(record, game)
        state = game.start(self.match.options)
        self._states: list[S] = [state]
        for step in self.match.steps:
            state = state.copy()
            state.apply(step.move)
            self._states.append(state)
        choices = [place for place, step in enumerate(self.match.steps) if step.by >= 0]
        begun = [place for place in range(1, len(self._states)) if self.round(place) > self.round(place - 1)]
        self._stops: dict[Stride, list[int]] = {
            Stride.MOVE: list(range(len(self._states))),
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
        """Where a stride ends: everywhere, where somebody is asked, or where a round begins; and at both ends."""
        return self._stops[stride]

    def forth(self, place: int, stride: Stride) -> int:
        """The next place by this stride; the last place stays."""
        stops = self._stops[stride]
        return stops[min(bisect_right(stops, place), len(stops) - 1)]

    def back(self, place: int, stride: Stride) -> int:
        """The place before by this stride; the first place stays."""
        return self._stops[stride][max(bisect_left(self._stops[stride], place) - 1, 0)]

    def position(self, place: int, viewer: int | None = None) -> S:
        """The position at a place as a seat knew it; None: all of it, once the match is over. Not to be changed."""
        self._check(viewer)
        state = self._states[place]
        return state if viewer is None else state.view(viewer)

    def events(self, place: int, viewer: int | None = None) -> list[Event]:
        """What the move that leads to this place brought about, as a seat may know it."""
        self._check(viewer)
        events = self.match.steps[place - 1].events if place else ()
        return [event if viewer is None else event.seen_by(viewer) for event in events]

    def at(self, place: int) -> Match[S]:
        """The match as it stood at a place, only to be looked at. It knows all: show no more of it than views."""
        match = copy(self.match)
        match.state, match.steps = self._states[place], self.match.steps[:place]
        return match

    def what_if(self, place: int, seats: Sequence[Seat] | None = None, seed: str | None = None) -> Match[S]:
        """A new match that goes on from a place with new dice; others may take the seats."""
        return Match.branch(self.record, self.match.game, place, seed, seats)

    def _check(self, viewer: int | None) -> None:
        if viewer is None and not self.is_open:
            raise GameError("While a game is in progress, nobody may see everything.")
