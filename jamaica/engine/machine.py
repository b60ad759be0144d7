"""A state as a machine: questions with their choices, chance nodes with their odds, answers and steps by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar

from .contract import Event, Move, Odds
from .options import Options


class Machine(ABC):
    """Base of both games' states: runs the rules from one question to the next, and compares states slot by slot.

    An answer or a step returns the name of the next step, or an empty name once it has asked something.
    """

    __slots__ = ("events", "stage")

    stage: str
    events: list[Event] | None

    question_choices: ClassVar[Mapping[str, Callable[[Any], Sequence[Move]]]]
    chance_odds: ClassVar[Mapping[str, Callable[[Any], Odds]]]
    answers: ClassVar[Mapping[str, Callable[[Any, Move], str]]]
    steps_by_name: ClassVar[Mapping[str, Callable[[Any], str]]]
    left_out: ClassVar[frozenset[str]] = frozenset({"table", "events"})
    """Slots that are not part of the state: shared, or following from the rest."""

    @property
    @abstractmethod
    def options(self) -> Options:
        """The options of the game."""

    def choices(self) -> Sequence[Move]:
        """All legal choices of the seat to move, sorted."""
        return self.question_choices[self.stage](self)

    def odds(self) -> Odds:
        """All outcomes of the throw or draw that is due."""
        return self.chance_odds[self.stage](self)

    def apply(self, move: Move, events: list[Event] | None = None) -> None:
        """Carry out a choice or an outcome, then every step up to the next question."""
        self.events = events
        self.run(self.answers[self.stage](self, move))

    def run(self, step: str) -> None:
        """Carry out a step and all that follows, up to the next question."""
        while step:
            step = self.steps_by_name[step](self)

    def key(self) -> Hashable:
        """Everything that makes up the state, as nested tuples."""
        names = (name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))
        values = (getattr(self, name) for name in names if name not in self.left_out)
        return (self.options, *(tuple(value) if isinstance(value, list) else value for value in values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Machine) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]
