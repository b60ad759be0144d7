"""The contract every game keeps; match, record, scenario, AI and screen rely on nothing else.

- A **state** is small and mutable. `apply` never rolls: dice and draws are moves of CHANCE, given from outside.
- A **move** is a tuple of words and numbers: a seat's choice or an outcome of chance (see `notation`).
- A **view** is a state in which everything one seat cannot know is left out; `Game.imagine` fills the gaps.
- An **event** tells what happened, for log, screen and sound; `Event.seen_by` leaves out a stranger's secrets.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, repeat
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from .argument import Argument
from .language import ENGLISH, Language
from .options import Options
from .telling import Chapter, Told

Move = tuple[Any, ...]
"""A verb and what it needs, all words and whole numbers: ``("powder", 3)``. The words of a
move are typed `Any`, not `str | int`: rules that use them would have to convert each, in the busiest code there is."""

CHANCE = -1
"""`State.to_move` when dice or a draw decide."""
OVER = -2
"""`State.to_move` when the game has ended."""
ONLOOKER = -1
"""Viewer of a view, an event or a log line who sits nowhere: he sees what everybody sees and knows nobody's secrets."""


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
        """The event as this seat may know it, or the ONLOOKER."""
        return self


class Reason(NamedTuple):
    """Why something happened: the number of the rule, empty if there is none, and the sums in words, a line each."""

    rule: str
    sums: str = ""


class Moment(NamedTuple):
    """Something that befalls a party at the table and that it may remark on."""

    kind: str
    """What it is, in one word: ``attacked``."""
    party: int
    chance: float
    """How often it is worth a remark."""
    other: int | None = None
    """Another party that has to do with it."""


class Blank(NamedTuple):
    """One part of an answer that is put together of several numbers."""

    label: str
    values: Mapping[int, str]
    """The numbers it can be, and what each leads to."""


class Group(StrEnum):
    """Players' words for kinds of chance."""

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
    """Number of words of an outcome that occur once in every game anyway; only the rest counts against expectation."""


class State(Protocol):
    """A position of a game, or one seat's view of it."""

    @property
    def to_move(self) -> int:
        """The seat that is asked, CHANCE or OVER."""

    @property
    def stage(self) -> str:
        """The question or step, in one word (``card``, ``lane``, ``roll`` ...)."""

    @property
    def seats(self) -> int:
        """Number of players."""

    @property
    def viewer(self) -> int | None:
        """The seat whose view this is, or ONLOOKER; None for the full state."""

    @property
    def round(self) -> int:
        """The round that is played, from 1 on; 0 before the first."""

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
        """The view of a seat, or of the ONLOOKER."""

    def key(self) -> Hashable:
        """Everything that makes up the state, as nested tuples: equal keys, equal states."""

    def scores(self) -> Sequence[int]:
        """Points of each seat (and of extra parties behind the seats) if the game ended now."""

    def winners(self) -> Sequence[int]:
        """The winners if the game ended now; several share the victory."""


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
    """Every kind of chance, by stage."""
    themes: ClassVar[Mapping[str, str]] = {}
    """What its puzzles are about: each theme with its title, marked for translation."""
    untold: ClassVar[frozenset[str]]
    """The attributes of a state that no event tells, because they only say what is asked now."""
    secret: ClassVar[frozenset[str]] = frozenset()
    """Questions that are answered with a look at something nobody else may see, by stage."""
    bystanders: ClassVar[tuple[str, ...]] = ()
    """Parties that may stand beside the seats, each in one word."""
    simultaneous: ClassVar[frozenset[str]] = frozenset()
    """Of these, what all seats choose before anything is revealed: no choice changes what another seat can choose."""

    @abstractmethod
    def start(self, options: Any) -> S:
        """The state before the first move of chance."""

    @abstractmethod
    def names(self) -> Sequence[str]:
        """Names of the characters, one per possible seat."""

    @abstractmethod
    def fingerprint(self, options: Any) -> str:
        """Short hash of the data files these options use, so that a record finds out when they changed."""

    @abstractmethod
    def imagine(self, view: S, rng: Random) -> S:
        """A full state drawn evenly from all that agree with the view (determinization)."""

    @abstractmethod
    def follow(self, view: S, event: Event) -> None:
        """Change a view in place by one event as its viewer saw it; a full state by the event itself.

        Followed through all events of a move, a view is as after the move, but for what is `untold`.
        """

    @abstractmethod
    def describe(self, state: S) -> dict[str, str]:
        """The position as lines of a scenario file: ``{"ship 1 at": "12", ...}``. On a view: only what is known."""

    @abstractmethod
    def arrange(self, options: Any, lines: Mapping[str, str]) -> S:
        """The position that the lines set up; what is not named is as at the start. Reverse of `describe`."""

    def foregone(self, view: S) -> Move | None:
        """The answer of the seat to move if it has nothing to decide: one choice, or several that leave the same."""
        choices = view.choices()
        return choices[0] if len(choices) == 1 else None

    @abstractmethod
    def question(self, state: S, names: Sequence[str], language: Language = ENGLISH) -> str:
        """The question to the seat to move, by name and in plain words."""

    @abstractmethod
    def offer(self, view: S, move: Move, names: Sequence[str], language: Language = ENGLISH) -> Sequence[str]:
        """A choice of the viewer in plain words, then what it leads to, a line each."""

    @abstractmethod
    def argue(self, view: S, argument: Argument, names: Sequence[str], language: Language = ENGLISH) -> str:
        """What speaks for or against a choice of the viewer's, in a sentence; of the hidden it tells no more than
        how likely it is.
        """

    @abstractmethod
    def survey(self, view: S, names: Sequence[str], language: Language = ENGLISH) -> Iterable[str]:
        """The whole table as its viewer knows it, in sentences."""

    def blanks(self, view: S, language: Language = ENGLISH) -> Sequence[Blank]:
        """The parts of the answer to a question that is asked part by part; none if it is asked as one."""
        return ()

    def filled(self, view: S, numbers: Sequence[int]) -> Sequence[Move]:
        """The moves that answer a question in numbers, one for each part; none if they do not."""
        return ()

    def in_numbers(self, view: S, language: Language = ENGLISH) -> str:
        """How a question that is asked choice by choice can be answered whole, as `filled` takes it; empty if not."""
        return ""

    @abstractmethod
    def say(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> str:
        """One log line for an event, as the viewer may know it (None: everything); empty if it is not worth a line.

        A viewer who sits at the table is spoken to: "you".
        """

    def tell(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> Told:
        """The same line with signs among its words, and whom it is about."""
        return Told(self.say(event, names, viewer, language))

    def chapter(self, event: Event) -> Chapter:
        """Whether an event begins a round or a turn, or stands beside them."""
        return Chapter.WITHIN

    def sum_up(
        self, events: Sequence[Event], names: Sequence[str], viewer: int | None, language: Language = ENGLISH
    ) -> Told:  # fmt: skip
        """A turn in one line, from its events as the viewer saw them."""
        return Told("")

    def together(self, earlier: Event, later: Event) -> Event | None:
        """One event in place of two that follow each other and share a line of the log; None if each has its own."""
        return None

    @abstractmethod
    def why(self, event: Event, before: Sequence[Event], names: Sequence[str], language: Language = ENGLISH) -> Reason:
        """Why an event happened; `before` is all that happened before it."""

    def moments(self, before: S, after: S, event: Event) -> Iterable[Moment]:
        """Whom an event moves to a remark: told by what everybody sees, from the ONLOOKER's views and event alone."""
        return ()

    @abstractmethod
    def outcome(self, stage: str, came: str, language: Language = ENGLISH) -> str:
        """An outcome of a throw or draw in plain words; `came` as it stands in moves."""

    @abstractmethod
    def tally(self, events: Sequence[Event]) -> dict[str, int]:
        """Counts of what players like to compare (battles, treasures ...)."""
