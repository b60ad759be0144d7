"""What the scenes around a table (handoff, rules, ending, launcher) need to know of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from ...engine.contract import Event, S
from ...engine.match import Match

Row = tuple[int, Sequence[int]]
"""A line of the ending: a party at the table and its points, the sum last."""


class Source(NamedTuple):
    """One thing somebody scored for: its picture, if it has one, and its points."""

    picture: str
    points: int


@dataclass(frozen=True)
class Ranking:
    """How a match ended: the parties from first to last, and what each scored for what."""

    columns: Sequence[str]
    rows: Sequence[Row]
    sources: Mapping[int, Sequence[Sequence[Source]]] = field(default_factory=dict)
    """Per party and column, but the sum: the single things that make up the points."""


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
    secret: frozenset[str]
    """Questions that are answered with a look at something nobody else may see."""
    headings: tuple[type[Event], ...]
    """Events that are headings in the log."""
    close: Callable[[S], S]
    """A view without the viewer's own secrets; may change the view it is given."""
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
    others: tuple[Bystander, ...] = ()
    """Parties beside the seats."""
