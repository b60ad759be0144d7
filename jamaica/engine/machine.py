"""A state as a machine: questions with their choices, chance nodes with their odds, answers and steps by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import ClassVar, TypeVar

from .contract import OVER, Event, Move, Odds
from .options import Options

P = TypeVar("P", bound="Machine")

Methods = tuple[
    Callable[[P], Sequence[Move]],
    Callable[[P], Odds],
    Callable[..., None],
    Callable[[P, str], None],
    Callable[..., None],
]
Lots = Callable[[P, Callable[[], float]], str]
"""Plays a state on at random, by a function that gives a new random number from 0 to 1 with every call. Returns the
next step."""


def play_by(
    choices_at: Mapping[str, Callable[[P], Sequence[Move]]],
    odds_at: Mapping[str, Callable[[P], Odds]],
    answers: Mapping[str, Callable[[P, Move], str]],
    steps: Mapping[str, Callable[[P], str]],
    at_once: Mapping[str, Lots[P]],
) -> Methods[P]:
    """The methods `choices`, `odds`, `apply`, `run` and `play_out` of a state with these rules, each by stage.

    An answer or a step returns the name of the next step, or an empty name once it has asked something. The tables
    stand in closures because they are found faster there than as attributes: this is the hottest path of a search.
    Random play does what is in `at_once` in one go; it comes out as one random move after the other would.
    """

    def choices(self: P) -> Sequence[Move]:
        """All legal choices of the seat to move, sorted."""
        return choices_at[self.stage](self)

    def odds(self: P) -> Odds:
        """All outcomes of the throw or draw that is due."""
        return odds_at[self.stage](self)

    def apply(self: P, move: Move, events: list[Event] | None = None) -> None:
        """Carry out a choice or an outcome, then every step up to the next question."""
        self.events = events
        step = answers[self.stage](self, move)
        while step:
            step = steps[step](self)

    def run(self: P, step: str) -> None:
        """Carry out a step and all that follows, up to the next question."""
        while step:
            step = steps[step](self)

    moves_at = {**choices_at, **{stage: _tickets(odds_of) for stage, odds_of in odds_at.items()}}

    def play_out(self: P, rng: Random, events: list[Event] | None = None) -> None:
        """Play random choices and outcomes until the game is over."""
        random = rng.random
        self.events = events
        while self.to_move != OVER:
            stage = self.stage
            if stage in at_once:
                step = at_once[stage](self, random)
            else:
                moves = moves_at[stage](self)
                step = answers[stage](self, moves[int(random() * len(moves))])
            while step:
                step = steps[step](self)

    return choices, odds, apply, run, play_out


def _tickets(odds: Callable[[P], Odds]) -> Callable[[P], Sequence[Move]]:
    """The outcomes of a throw or draw, each as often as its weight."""
    return lambda state: odds(state).tickets


class Machine(ABC):
    """Base of both games' positions: where the rules stand, who listens, and comparison slot by slot."""

    __slots__ = ("events", "stage")

    stage: str
    to_move: int
    events: list[Event] | None
    left_out: ClassVar[frozenset[str]] = frozenset({"table", "events"})
    """Slots that are not part of the state: shared, or following from the rest."""

    @property
    @abstractmethod
    def options(self) -> Options:
        """The options of the game."""

    def key(self) -> Hashable:
        """Everything that makes up the state, as nested tuples."""
        names = (name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))
        values = (getattr(self, name) for name in names if name not in self.left_out)
        return (self.options, *(tuple(value) if isinstance(value, list) else value for value in values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Machine) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]
