"""Descriptor of a game's captains; each game's own is in its folder here."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from jamaica.engine.contract import Event

from .arguments import Traits
from .habits import Habit
from .mind import Mind
from .values import Sight, Weights


@dataclass(frozen=True, slots=True)
class Level:
    """Playing strength: thinking time, samples, exactness, horizon, foresight and the temperature of mistakes."""

    seconds: float
    samples: int | None = None
    exact: int = 1
    temperature: float = 0.0
    rounds: int = 1
    foresight: bool = False


@dataclass(frozen=True, slots=True)
class FitSubject:
    """Features that `ai.fit` fits for a game, and the options it cycles through."""

    features: Sequence[str]
    sight: Callable[[Any], Sight]
    file: str
    """The file in ``assets/data`` that the weights are written to."""
    options: Sequence[dict[str, str | int]]


@dataclass(frozen=True, slots=True)
class Encoding:
    """A game as learners see it (`ai.zoo`)."""

    moves: Callable[[Any], Iterable[str]]
    """By a table of the rules, what each action says."""
    stages: Sequence[str]
    """The questions of the rules."""
    slots: Sequence[tuple[str, int]]
    """Parts of a view that hold plain numbers, and how many there are at most."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A kind of event that tells what a puzzle is about: it comes after one answer, and not after another."""

    theme: str
    event: type[Event]
    counts: Callable[[Any, int], bool]
    """Whether an event of the kind matters to a seat."""
    stages: frozenset[str]
    """The questions that can be about it."""


@dataclass(frozen=True, slots=True)
class Themes:
    """What puzzles of a game are about, in the words of `Game.themes`."""

    asked: Mapping[str, str]
    """The theme of each question, by stage, where no sign tells more."""
    signs: Sequence[Sign]
    """What matters most comes first."""


@dataclass(frozen=True, slots=True)
class GameAi:
    """The captains of one game."""

    game: str
    """The name of the game."""
    mind: Callable[[Weights | None], Mind[Any]]
    """Makes the game's mind, with its fitted weights unless others are given."""
    levels: Mapping[str, Level]
    """By the names in `ai.captains.LEVELS`."""
    first: Level
    """The level of the yardstick `admiral-1`, the admiral of version 0.1."""
    first_mind: Callable[[], Mind[Any]]
    """Makes his mind."""
    losses: Mapping[str, float]
    """Mean loss of each level per decision, in shares of victory, as `ai.losses` measured it."""
    traits: Traits
    """What can be an argument for a choice."""
    habits: Sequence[Habit]
    """Habits its characters differ in."""
    fit: FitSubject
    encoding: Encoding
    themes: Themes = Themes({}, ())
    """None for a game without puzzles."""
