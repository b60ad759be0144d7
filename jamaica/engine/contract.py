"""The contract every game keeps; match, record, scenario, AI and screen rely on nothing else.

- A **state** is small and mutable. `apply` never rolls: dice and draws are moves of CHANCE, given from outside.
- A **move** is a tuple of words and numbers: a seat's choice or an outcome of chance (see `notation`).
- A **view** is a state in which everything one seat cannot know is left out; `Game.imagine` fills the gaps.
- An **event** tells what happened, for log, screen and sound; `Event.seen_by` leaves out a stranger's secrets.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, repeat
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from .language import ENGLISH, Language
from .options import Options

Move = tuple[Any, ...]
"""A verb and what it needs, all words and whole numbers: ``("powder", 3)``. The words of a
move are typed `Any`, not `str | int`: rules that use them would have to convert each, in the busiest code there is."""

CHANCE = -1
"""`State.to_move` when dice or a draw decide."""
OVER = -2
"""`State.to_move` when the game has ended."""


class Odds:
    """The outcomes of one chance node with their whole-number weights. Immutable and shared."""

    __slots__ = ("moves", "tickets", "total", "weights")

    def __init__(self, moves: Sequence[Move], weights: Sequence[int] | None = None) -> None:
        self.moves = tuple(moves)
        self.weights = tuple(weights) if weights is not None else (1,) * len(self.moves)
        self.tickets = tuple(chain.from_iterable(map(repeat, self.moves, self.weights)))
        """Each outcome as often as it weighs: all tickets are equally likely."""
        self.total = len(self.tickets)

    def pick(self, ticket: int) -> Move:
        """The outcome drawn by a ticket from 0 to total - 1."""
        return self.tickets[ticket]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened on the table."""

    reveals: ClassVar[bool] = False
    """True if somebody learned something by it, so that no choice before it can be taken back."""

    def seen_by(self, seat: int) -> "Event":
        """The event as this seat may know it."""
        return self


class Reason(NamedTuple):
    """Why something happened: the number of the rule, empty if there is none, and the sums in words, a line each."""

    rule: str
    sums: str = ""


class Group(StrEnum):
    """What players would call it when chance decides."""

    DICE = "dice"
    DRAWS = "draws"
    BATTLES = "battles"


@dataclass(frozen=True, slots=True)
class Throw:
    """A kind of throw or draw in a game."""

    title: str
    """Marked for translation: say it with a language."""
    group: Group
    like_dice: bool = False
    """True if the outcome's numbers are faces of like dice, to be counted one by one."""
    given: int = 0
    """So many words of an outcome come once in every game anyway; against expectation only the rest counts."""


class State(Protocol):
    """A position of a game, or one seat's view of it."""

    to_move: int
    """The seat that is asked, CHANCE or OVER."""
    stage: str
    """What is asked, in one word (``card``, ``lane``, ``roll`` ...)."""
    seats: int
    """How many players sit at the table."""
    viewer: int | None
    """The seat whose view this is; None for the full state."""
    round: int

    def choices(self) -> Sequence[Move]:
        """All legal choices of the seat to move, sorted, without duplicates."""

    def odds(self) -> Odds:
        """All outcomes of the chance node the state stands at."""

    def apply(self, move: Move, events: list[Event] | None = None) -> None:
        """Carry out a legal choice or a given outcome, then all that follows without a question.

        Trusts its caller: only moves from `choices` or `odds`. What happens is appended to `events`, if given.
        """

    def play_out(self, rng: Random, events: list[Event] | None = None) -> None:
        """Play random choices and outcomes until the game is over: the base of simulation and benchmarks."""

    def copy(self) -> Self:
        """An independent copy."""

    def view(self, seat: int) -> Self:
        """What this seat knows."""

    def key(self) -> Hashable:
        """Everything that makes up the state, as nested tuples: equal keys, equal states."""

    def scores(self) -> Sequence[int]:
        """Points of each seat (and of extra parties behind the seats) if the game ended now."""

    def winners(self) -> Sequence[int]:
        """Who would win if the game ended now; several share the victory."""


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game of the box: how to start it, describe it and word it."""

    name: ClassVar[str]
    """One word, used in records, files and on the command line."""
    title: ClassVar[str]
    seats: ClassVar[range]
    """The numbers of players it can be played with."""
    options: ClassVar[type[Options]]
    throws: ClassVar[Mapping[str, Throw]]
    """All that chance decides, by stage."""

    @abstractmethod
    def start(self, options: Any) -> S:
        """The state before the first move of chance."""

    @abstractmethod
    def names(self) -> Sequence[str]:
        """Who can be played: a name for each seat there can be."""

    @abstractmethod
    def fingerprint(self, options: Any) -> str:
        """Short hash of the data files these options use, so that a record finds out when they changed."""

    @abstractmethod
    def imagine(self, view: S, rng: Random) -> S:
        """A full state drawn evenly from all that agree with the view (determinization)."""

    @abstractmethod
    def describe(self, state: S) -> dict[str, str]:
        """The position as lines of a scenario file: ``{"ship 1 at": "12", ...}``. On a view: only what is known."""

    @abstractmethod
    def arrange(self, options: Any, lines: Mapping[str, str]) -> S:
        """The position that the lines set up; what is not named is as at the start. Reverse of `describe`."""

    @abstractmethod
    def question(self, state: S, names: Sequence[str], language: Language = ENGLISH) -> str:
        """What the seat to move is asked, by name and in plain words."""

    @abstractmethod
    def say(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> str:
        """One log line for an event, as the viewer may know it (None: everything); empty if it is not worth a line."""

    def together(self, earlier: Event, later: Event) -> Event | None:
        """One event in place of two that follow each other and share a line of the log; None if each has its own."""
        return None

    @abstractmethod
    def why(self, event: Event, before: Sequence[Event], names: Sequence[str], language: Language = ENGLISH) -> Reason:
        """Why an event happened; `before` is all that happened before it."""

    @abstractmethod
    def outcome(self, stage: str, came: str, language: Language = ENGLISH) -> str:
        """What a throw or draw of a stage brought, in plain words; `came` as it stands in moves."""

    @abstractmethod
    def tally(self, events: Sequence[Event]) -> dict[str, int]:
        """What players like to count (battles, treasures ...) in the events of a game."""
