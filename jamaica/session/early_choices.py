"""Secret choices that are made before their turn.

Where all choose in secret at once, the rules ask one seat after the other; people need not wait for that.
"""

from collections.abc import Iterator
from typing import Generic

from ..engine.contract import Move, S
from ..engine.match import Match


class EarlyChoices(Generic[S]):
    """Choices for the question that all are asked now, by seat; forgotten when the next question comes."""

    def __init__(self, match: Match[S]) -> None:
        self._match = match
        self._moves: dict[int, Move] = {}
        self._round_and_stage = (0, "")

    def turns(self) -> Iterator[S]:
        """The states in which each seat will be asked what all choose in secret now.

        Whatever the others choose until then changes nothing about what a seat knows and can choose.
        """
        state, stages = self._match.state.copy(), self._match.game.simultaneous
        question = state.round, state.stage
        while state.stage in stages and (state.round, state.stage) == question and state.to_move >= 0:
            yield state.copy()
            state.apply(state.choices()[0])

    def turn_of(self, seat: int) -> S | None:
        """The state in which a seat will be asked what all choose in secret now; None if it is not any more."""
        return next((state for state in self.turns() if state.to_move == seat), None)

    def keep(self, seat: int, move: Move) -> None:
        """A choice waits for its seat's turn, in place of what that seat chose before."""
        now = self._match.state.round, self._match.state.stage
        if self._round_and_stage != now:
            self._moves.clear()
            self._round_and_stage = now
        self._moves[seat] = move

    def get(self, seat: int) -> Move | None:
        """The move a seat has chosen early; None if it has chosen none."""
        now = self._match.state.round, self._match.state.stage
        return self._moves.get(seat) if self._round_and_stage == now else None

    def take(self, seat: int) -> Move | None:
        """The same, and forget it: the seat's turn has come, and the move is played now."""
        move = self.get(seat)
        if move is not None:
            del self._moves[seat]
        return move
