"""A match: one game being played. The only owner of randomness and history."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from . import chance, notation
from .contract import CHANCE, OVER, Event, Game, Move, S
from .errors import GameError, IllegalMove, MatchOver, NothingToUndo, RecordError, WrongSeat
from .observe import position_hash
from .options import Options
from .record import Record, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the history: who made it (a seat or CHANCE), and what happened."""

    by: int
    move: Move
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """True if somebody learned something by this step."""
        return self.by == CHANCE or any(event.reveals for event in self.events)


class Match(Generic[S]):
    """Plays one game: checks every move, rolls for chance, keeps the history.

    Every method that can fail leaves the match as it was when it does.
    """

    def __init__(self, game: Game[S], options: Options, seats: Sequence[Seat], seed: str) -> None:
        """A match before its first roll; use `begin` or `resume`."""
        if len(seats) != options.players:
            raise GameError(f"The game is set for {options.players} players, but {len(seats)} seats are given.")
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.seed = seed
        self.data = game.fingerprint(options)
        self.state: S = game.start(options)
        self.steps: list[Step] = []
        self._rolls = 0
        self._before: list[tuple[int, S, int]] = []  # per choice that can be undone: seat, state before, steps before

    @classmethod
    def begin(cls, game: Game[S], options: Options, seats: Sequence[Seat], seed: str | None = None) -> "Match[S]":
        """A new match, rolled up to the first choice. Without a seed a new, secret one is drawn."""
        match = cls(game, options, seats, chance.new_seed() if seed is None else seed)
        match._roll_on()
        return match

    @classmethod
    def resume(cls, record: Record, game: Game[S]) -> "Match[S]":
        """The match a record was made of, replayed move by move and checked by hash."""
        if record.game != game.name:
            raise RecordError(f"The record is of the game '{record.game}', not of '{game.name}'.")
        options = game.options.read(record.options)
        match = cls(game, options, record.seats, record.seed)
        if record.data != match.data:
            raise RecordError("The record was played with other game data than are found here.")
        for number, line in enumerate(record.moves, 1):
            match._replay(number, line)
        if position_hash(game, match.state) != record.hash:
            raise RecordError("The record does not lead to the position it claims.")
        if match.state.to_move == CHANCE:
            raise RecordError("The record stops in the middle of a roll.")
        return match

    @property
    def to_move(self) -> int:
        """The seat that is asked, or OVER. Chance never waits."""
        return self.state.to_move

    @property
    def is_over(self) -> bool:
        """True when the game has ended."""
        return self.state.to_move == OVER

    def choices(self) -> Sequence[Move]:
        """All legal choices of the seat that is asked; none after the end."""
        return () if self.is_over else self.state.choices()

    def view(self, seat: int) -> S:
        """What a seat knows."""
        return self.state.view(seat)

    def events(self) -> list[Event]:
        """All that has happened so far."""
        return [event for step in self.steps for event in step.events]

    def play(self, seat: int, move: Move) -> list[Event]:
        """Carry out a seat's choice and roll on to the next one; what happened."""
        self._check(seat, move)
        before, first = self.state, len(self.steps)
        self._take(seat, move)
        self._before.append((seat, before, first))
        self._roll_on()
        if any(step.reveals for step in self.steps[first:]):
            self._before.clear()
        return [event for step in self.steps[first:] for event in step.events]

    def can_undo(self, seat: int) -> bool:
        """True if the last choice was this seat's and nothing was revealed by it."""
        return bool(self._before) and self._before[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice."""
        if not self.can_undo(seat):
            raise NothingToUndo("Nothing can be taken back: the last choice was another's, or it revealed something.")
        _, self.state, first = self._before.pop()
        del self.steps[first:]

    def record(self) -> Record:
        """The match so far, ready to be saved."""
        return Record(
            game=self.game.name,
            options=self.options.as_dict(),
            data=self.data,
            seats=self.seats,
            seed=self.seed,
            moves=tuple(notation.text(step.move) for step in self.steps),
            hash=position_hash(self.game, self.state),
        )

    def _replay(self, number: int, line: str) -> None:
        by, move = self.state.to_move, notation.parse(line)
        legal = () if by == OVER else self.state.odds().moves if by == CHANCE else self.state.choices()
        if move not in legal:
            raise RecordError(f"The record cannot have happened: move {number}, '{line}', is not possible there.")
        before = self.state
        self._take(by, move)
        if self.steps[-1].reveals:
            self._before.clear()
        else:
            self._before.append((by, before, len(self.steps) - 1))

    def _check(self, seat: int, move: Move) -> None:
        if self.is_over:
            raise MatchOver("The match is over; no more moves are possible.")
        if seat != self.to_move:
            raise WrongSeat(f"It is {self.seats[self.to_move].name}'s choice now, not that of seat {seat + 1}.")
        choices = self.state.choices()
        if move not in choices:
            listed = ", ".join(map(notation.text, choices[:12])) + (" ..." if len(choices) > 12 else "")
            raise IllegalMove(f"'{notation.text(move)}' is not possible now; possible: {listed}.")

    def _take(self, by: int, move: Move) -> None:
        """Apply a legal move to a copy, so that the state before stays whole."""
        state, events = self.state.copy(), list[Event]()
        state.apply(move, events)
        self.state = state
        self.steps.append(Step(by, move, tuple(events)))
        self._rolls += by == CHANCE

    def _roll_on(self) -> None:
        while self.state.to_move == CHANCE:
            self._take(CHANCE, chance.draw(self.seed, self._rolls, self.state.odds()))
