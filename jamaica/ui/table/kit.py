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
    """What is heard at the table: music, and the sounds of the place; and at the launcher the theme of the game."""
    ambience: str
    theme: str
    rules: str
    """The page of rules, the rule of each question, and the chapter to begin with otherwise."""
    chapters: Mapping[str, str]
    chapter: str
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
    """The words of the handoff and of the end."""
    over: str
    wins: str
    log: str
    sealed: str
    """The first line of the log: that chance is settled."""
    settled: str
    """When and how."""
    verify: str
    """What makes sure of it in the end."""
    others: tuple[Bystander, ...] = ()
