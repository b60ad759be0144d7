"""A match: one game being played. The only owner of randomness and history."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from . import chance, notation
from .contract import CHANCE, OVER, Event, Game, Move, S
from .errors import GameError, IllegalMove, MatchOver, NothingToUndo, OptionError, RecordError, WrongSeat
from .observe import position_hash
from .options import Options
from .record import Record, Seat, bound_by_fingerprint
from .sealing import Luck, Origin, closing_fingerprint, digest, opening_fingerprint


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the history: its maker (a seat or CHANCE) and its events."""

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

    def __init__(self, game: Game[S], options: Options, seats: Sequence[Seat], luck: Luck) -> None:
        """A match before its first roll; use `sealed`, `begin`, `branch` or `resume`."""
        if len(seats) != options.players:
            raise GameError(
                "This game is set up for {players} players, but {seats} seats are given.",
                players=options.players, seats=len(seats),
            )  # fmt: skip
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.figures = _figures(game, self.seats)
        """Per seat the number of its captain or foreman in `Game.names`."""
        self.luck = luck
        self.data = game.fingerprint(options)
        self.origin: S = game.start(options)
        """The state before the first move; it stays as it is."""
        self.state = self.origin
        self.steps: list[Step] = []
        self.prelude = 0
        """Number of steps at the beginning that were taken over from another match."""
        self._rolls = 0
        self._before: list[tuple[int, S, int]] = []  # per choice that can be undone: seat, state before, steps before

    @classmethod
    def sealed(cls, game: Game[S], options: Options, seats: Sequence[Seat], seed: str | None = None) -> "Match[S]":
        """A new match before its first roll: show its `fingerprint`, then `add_salt`, then `roll`.

        Without a seed a new, secret one is drawn.
        """
        return cls(game, options, seats, Luck.draw(seed))

    @classmethod
    def begin(cls, game: Game[S], options: Options, seats: Sequence[Seat], seed: str | None = None) -> "Match[S]":
        """A new match, rolled up to the first choice."""
        match = cls.sealed(game, options, seats, seed)
        match.roll()
        return match

    @classmethod
    def branch(
        cls, record: Record, game: Game[S], moves: int, seed: str | None = None, seats: Sequence[Seat] | None = None
    ) -> "Match[S]":
        """A new match that goes on after the first moves of another one, with dice of its own ("what if").

        Others may take the seats.
        """
        options = game.options.read(record.options)
        match = cls(game, options, record.seats if seats is None else seats, Luck.draw(seed))
        for number, line in enumerate(record.moves[:moves], 1):
            match._replay(number, line)
        match.prelude = len(match.steps)
        match.roll()
        return match

    @classmethod
    def resume(cls, record: Record, game: Game[S]) -> "Match[S]":
        """The match a record was made of, replayed move by move and checked by its fingerprints and hash."""
        match = cls.opened(record, game)
        for number, line in enumerate(record.moves, 1):
            match._replay(number, line, number > record.prelude)
        match.prelude = record.prelude
        if position_hash(game, match.state) != record.hash:
            raise RecordError("Replaying the record does not lead to the position it claims.")
        if match.state.to_move == CHANCE:
            raise RecordError("The record stops in the middle of a roll.")
        if record.over != match.is_over and (record.over or record.origin != Origin.UNSEALED):
            raise RecordError("The record is wrong about the end of the game.")
        if record.opening != record.true_opening() or record.closing != record.true_closing():
            raise RecordError("The record's fingerprints do not match its contents.")
        return match

    @classmethod
    def opened(cls, record: Record, game: Game[S]) -> "Match[S]":
        """The match of a record before its first move, checked against the game and its data."""
        if record.game != game.name:
            name = record.game
            raise RecordError("This is a record of '{name}', not of '{wanted}'.", name=name, wanted=game.name)
        match = cls(game, game.options.read(record.options), record.seats, record.luck)
        if record.data != match.data:
            raise RecordError("This record was played with game data different from yours.")
        return match

    @property
    def fingerprint(self) -> str:
        """The commitment to the hidden seed and all that is known before the first roll."""
        bound = bound_by_fingerprint(self.game.name, self.options.as_dict(), self.data, self.seats)
        return opening_fingerprint(self.luck, bound, self._texts()[: self.prelude])

    def whim(self) -> int:
        """Seed of a captain's search at this point; derived from the match, so that undo does not change his choice."""
        return int(digest([self.fingerprint, len(self.steps)])[:8], 16)

    def add_salt(self, salt: str) -> None:
        """Let a player's own words decide the dice too; only before the first roll."""
        if len(self.steps) > self.prelude:
            raise OptionError("Salt can be added only before the first roll.")
        self.luck = self.luck.salted(salt)

    def roll(self) -> None:
        """Roll up to the next choice."""
        while self.state.to_move == CHANCE:
            self._take(CHANCE, self.next_roll())

    def next_roll(self) -> Move:
        """The next outcome of chance; it follows from the luck and the number of rolls before."""
        return chance.draw(self.luck.text, self._rolls, self.state.odds())

    @property
    def people(self) -> list[int]:
        """The seats on which persons decide."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def to_move(self) -> int:
        """The seat that is asked, or OVER. Chance waits only before the first roll of a `sealed` match."""
        return self.state.to_move

    @property
    def is_over(self) -> bool:
        """True when the game has ended."""
        return self.state.to_move == OVER

    def possible(self) -> Sequence[Move]:
        """The possible next moves: choices of a seat or outcomes of chance; none after the end."""
        return self.state.odds().moves if self.to_move == CHANCE else self.choices()

    def choices(self) -> Sequence[Move]:
        """All legal choices of the seat that is asked; none after the end."""
        return () if self.is_over else self.state.choices()

    def view(self, seat: int) -> S:
        """The view of a seat, or of the ONLOOKER."""
        return self.state.view(seat)

    def events(self) -> list[Event]:
        """All events so far."""
        return [event for step in self.steps for event in step.events]

    def play(self, seat: int, move: Move) -> list[Event]:
        """Carry out a seat's choice and roll on to the next one; what happened."""
        self._check(seat, move)
        before, first = self.state, len(self.steps)
        self._take(seat, move)
        self._before.append((seat, before, first))
        self.roll()
        if any(step.reveals for step in self.steps[first:]):
            self._before.clear()
        return [event for step in self.steps[first:] for event in step.events]

    def follow(self, move: Move) -> None:
        """Carry out one possible move as it is given, a choice or an outcome; for those who replay a match."""
        by, before, first = self.to_move, self.state, len(self.steps)
        self._take(by, move)
        if self.steps[-1].reveals:
            self._before.clear()
        else:
            self._before.append((by, before, first))

    @property
    def undoable(self) -> list[tuple[int, S]]:
        """The last choices, one step each, that have revealed nothing: who made them, and the state before."""
        return [(by, state) for by, state, first in self._before if first >= self.prelude]

    def can_undo(self, seat: int) -> bool:
        """True if the last choice was this seat's, of this match and no prelude, and nothing was revealed by it."""
        if not self._before:
            return False
        by, _, first = self._before[-1]
        return by == seat and first >= self.prelude

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice."""
        if not self.can_undo(seat):
            raise NothingToUndo("Nothing to undo: the last choice was someone else's, or it revealed something.")
        _, self.state, first = self._before.pop()
        del self.steps[first:]

    def record(self) -> Record:
        """The match so far, ready to be saved."""
        moves, opening = self._texts(), self.fingerprint
        return Record(
            game=self.game.name,
            options=self.options.as_dict(),
            data=self.data,
            seats=self.seats,
            over=self.is_over,
            seed=self.luck.seed,
            origin=self.luck.origin,
            salts=self.luck.salts,
            prelude=self.prelude,
            opening=opening,
            moves=moves,
            closing=closing_fingerprint(opening, self.luck.salts, moves),
            hash=position_hash(self.game, self.state),
        )

    def _texts(self) -> tuple[str, ...]:
        return tuple(notation.text(step.move) for step in self.steps)

    def _replay(self, number: int, line: str, own_dice: bool = False) -> None:
        by, move = self.state.to_move, notation.parse(line)
        if move not in self.possible():
            raise RecordError(
                "This record is impossible: move {number}, '{line}', was not allowed at that point.",
                number=number, line=line,
            )  # fmt: skip
        if own_dice and by == CHANCE and move != self.next_roll():
            raise RecordError(
                "This record is impossible: move {number}, '{line}', is not what its seed rolls.",
                number=number, line=line,
            )  # fmt: skip
        self.follow(move)

    def _check(self, seat: int, move: Move) -> None:
        if self.is_over:
            raise MatchOver("The game is over; no more moves are possible.")
        if self.to_move == CHANCE:
            raise WrongSeat("The game has not begun yet: the first roll is still to come.")
        if seat != self.to_move:
            name = self.seats[self.to_move].name
            raise WrongSeat("It is {name}'s turn to choose, not seat {seat}'s.", name=name, seat=seat + 1)
        choices = self.state.choices()
        if move not in choices:
            listed = tuple(map(notation.text, choices))
            given = notation.text(move)
            raise IllegalMove("'{given}' is not possible now. You can choose: {listed}.", given=given, listed=listed)

    def _take(self, by: int, move: Move) -> None:
        """Apply a legal move to a copy, so that the state before stays whole."""
        state, events = self.state.copy(), list[Event]()
        state.apply(move, events)
        self.state = state
        self.steps.append(Step(by, move, tuple(events)))
        self._rolls += by == CHANCE


def _figures(game: Game[S], seats: Sequence[Seat]) -> tuple[int, ...]:
    """Per seat the captain or foreman it is played with; each only once."""
    figures = tuple(number if seat.figure is None else seat.figure for number, seat in enumerate(seats))
    if len(set(figures)) < len(figures) or not set(figures) <= set(range(len(game.names()))):
        raise GameError("Every seat needs a different character, and there are {number}.", number=len(game.names()))
    return figures
