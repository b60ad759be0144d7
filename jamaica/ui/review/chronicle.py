"""The course of a finished match: how each party stood from round to round, worked out a little in every frame."""

from collections.abc import Callable, Sequence

from ai.games import mind_for

from ...engine.contract import OVER, State
from ...engine.match import Match

STEPS = 60
"""Moves of the match that are replayed in a frame: a few milliseconds."""


class Chronicle:
    """Replays a match with open cards, so only one that is over. `measure` says how the parties stand in a state."""

    def __init__(self, match: Match[State], measure: Callable[[State], Sequence[float]]) -> None:
        assert match.is_over
        self.rounds = match.state.round
        self.standings: list[Sequence[float]] = []
        """Per round, from its beginning on, and at the end: what was measured."""
        self.shares: list[Sequence[float]] = []
        """The same of the estimated shares of victory."""
        self._measure = measure
        self._mind = mind_for(match.game.name)
        self._moves = [step.move for step in match.steps]
        self._done = 0
        self._state = match.origin.copy()
        self._round = self._state.round

    def advance(self, steps: int = STEPS) -> bool:
        """Replay so many moves more; True if something was added."""
        before = len(self.standings)
        for move in self._moves[self._done : self._done + steps]:
            self._done += 1
            self._state.apply(move)
            if self._state.round != self._round or self._state.to_move == OVER:
                self._round = self._state.round
                self.standings.append(tuple(self._measure(self._state)))
                self.shares.append(tuple(self._mind.shares(self._state)))
        return len(self.standings) > before
