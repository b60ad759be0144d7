"""What the scenes around a table (handoff, rules, ending, launcher) need to know of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from ...engine.contract import Event, S
from ...engine.language import Language
from ...engine.match import Match
from ..palette import Colour

Row = tuple[int, Sequence[int]]
"""A line of the ending: a party at the table and its points, the sum last."""


class Source(NamedTuple):
    """One thing somebody scored for: its picture, if it has one, its points, and in which step it is counted."""

    picture: str
    points: int
    step: int = 0


class Step(NamedTuple):
    """A step in which points are counted up: what everybody scores for now, in words, and its picture."""

    name: Callable[[Language], str]
    picture: str


@dataclass(frozen=True)
class Ranking:
    """How a match ended: the parties from first to last, and what each scored for what."""

    columns: Sequence[str]
    rows: Sequence[Row]
    sources: Mapping[int, Sequence[Sequence[Source]]] = field(default_factory=dict)
    """Per party and column, but the sum: the single things that make up the points."""
    steps: Sequence[Step] = ()
    """In which steps they are counted up."""
    places: Sequence[int] = ()
    """The places of the rows, if some share one; else they are numbered."""

    def place(self, party: int) -> int:
        """The place of a party, from 1."""
        row = next(number for number, (found, _) in enumerate(self.rows) if found == party)
        return self.places[row] if self.places else row + 1

    def points(self, party: int) -> int:
        """The points of a party."""
        return next(points[-1] for found, points in self.rows if found == party)


def places_of(keys: Sequence[Any]) -> list[int]:
    """The places, from 1, of parties in their order: those whose keys are equal share one."""
    return [keys.index(key) + 1 for key in keys]


@dataclass(frozen=True)
class Celebration:
    """What the scene is made of in which a match ends, in units of a painting of 1600 by 1000."""

    backdrop: Sequence[tuple[str, tuple[int, int]]]
    """Pictures and where they lie, from the sky to the coast."""
    swell: tuple[str, tuple[int, int]]
    """The waves in front."""
    falls: Callable[[int], Sequence[str]]
    """What falls from the sky for a winner with this figure."""
    dusk: Colour
    """What the picture is darkened with where a person has lost."""


def nothing_decided(match: Match[S], ahead: int, behind: int, names: Sequence[str], language: Language) -> str:
    """Say nothing: the default of a game that cannot tell what decided it."""
    return ""


class Mood(NamedTuple):
    """What is heard at a moment: music, and the sounds of the place."""

    tune: str
    air: str


@dataclass(frozen=True)
class Standings:
    """How the parties stand in a state, for the chart of a match that is over."""

    title: str
    measure: Callable[[Any], Sequence[float]]
    span: Callable[[Any], tuple[float, float]]
    """The least and the greatest standing a game can have, from its final state."""


@dataclass(frozen=True)
class Bystander:
    """A party beside the seats: its name, and the sentences in which it has its turn or wins."""

    name: str
    turn: str
    wins: str
    listed: tuple[str, str]
    """Its name within a sentence, as `mark_phrase` gives it."""


@dataclass(frozen=True)
class OptionWords:
    """An option of a game as the page of a new game shows it."""

    label: str
    values: Mapping[str, tuple[str, str]]
    """By value what it is called, and what it does."""


@dataclass(frozen=True)
class MenuWords:
    """What the menus say of a game."""

    about: str
    """On its button in the launcher."""
    begin: str
    """The button that begins a game."""
    seats: str
    """The heading of the seats."""
    natures: Sequence[str]
    """What the AI players with each figure are like."""
    alike: str
    """On the option that lets all of them play alike."""
    differ: str
    """And on the one that gives each a style."""
    seal: str
    """What is settled by the fingerprint of a new game."""
    same_luck: str
    """What friends share who enter the same word."""
    options: Mapping[str, OptionWords]
    """By the names of the options; those that are not here are not on the page."""
    middle: float = 0.5
    """The part of the title picture's width that is shown in the middle when there is no room for all of it."""


@dataclass(frozen=True)
class Kit(Generic[S]):
    """The small differences between the games, for scenes that serve both."""

    music: str
    """The music at the table."""
    ambience: str
    """The sounds of the place there."""
    theme: str
    """The music at the launcher."""
    rules: str
    """The file of its rules."""
    chapters: Mapping[str, str]
    """By question the rule it is asked by."""
    chapter: str
    """The chapter at which the rules open when nothing is asked."""
    menu: MenuWords
    colours: Mapping[str, Sequence[Colour]]
    """By the palette's name the colours of the figures, bystanders last."""
    portrait: Callable[[int], str]
    """The picture of a figure: one of those in `Game.names`, or with the numbers behind them a bystander."""
    emblem: Callable[[int], str]
    """Its small picture."""
    rank: Callable[[Match[S]], Ranking]
    standings: Standings
    invites: str
    """The handoff: that somebody may take the wheel."""
    over: str
    """On the ribbon when all is over."""
    wins: str
    """The end: that somebody has won."""
    log: str
    """What the log is headed by."""
    sealed: str
    """The first line of the log: that chance is settled."""
    settled: str
    """When and how."""
    verify: str
    """What makes sure of it in the end."""
    opening: type[Event] | None = None
    """The event that a new match begins with, if its set-up is to be seen."""
    others: tuple[Bystander, ...] = ()
    """Parties beside the seats."""
    decided: Callable[[Match[S], int, int, Sequence[str], Language], str] = nothing_decided
    """What decided between a party and one behind it, in a sentence."""
    celebration: Celebration | None = None
    """The scene at the end, if it has one."""
