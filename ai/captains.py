"""The captains one can play against: levels by search and noise only, characters, yardsticks to measure them with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from time import perf_counter
from typing import Any, Protocol

from jamaica.engine.contract import Game, Move
from jamaica.engine.errors import OptionError
from jamaica.engine.text_files import read_number

from .characters import Character, characters
from .games import mind_for
from .ismcts import AtFaceValue, Ismcts
from .limit import Limit, Timer
from .mind import Mind
from .search import Search


class Captain(Protocol):
    """Decides for a seat, from what the seat knows."""

    def choose(self, view: Any, rng: Random) -> Move:
        """One of the view's choices."""


@dataclass(frozen=True, slots=True)
class RandomCaptain:
    """Yardstick: any legal choice."""

    def choose(self, view: Any, rng: Random) -> Move:
        return rng.choice(view.choices())


@dataclass(frozen=True, slots=True)
class GreedyCaptain:
    """Yardstick: what gains most at once, at face value."""

    game: Game[Any]
    mind: Mind[Any]

    def choose(self, view: Any, rng: Random) -> Move:
        return self.mind.greedy(self.game.imagine(view, rng), rng)


@dataclass(frozen=True, slots=True)
class SearchCaptain:
    """Looks ahead within a limit; now and then, by `slips`, he takes any choice."""

    search: Search
    limit: Limit
    slips: float = 0.0

    def choose(self, view: Any, rng: Random) -> Move:
        choices: Sequence[Move] = view.choices()
        if len(choices) == 1:
            return choices[0]
        if self.slips and rng.random() < self.slips:
            return rng.choice(choices)
        return self.search.estimate(view, self.limit, rng)[0].move

    def weigh(self, view: Any, rng: Random) -> dict[Move, float]:
        """The share of victory each choice is expected to lead to."""
        return self.search.weigh(view, self.limit, rng)


@dataclass(frozen=True, slots=True)
class MctsCaptain:
    """Yardstick: information-set Monte-Carlo tree search."""

    tree: Ismcts
    limit: Limit

    def choose(self, view: Any, rng: Random) -> Move:
        choices = view.choices()
        return choices[0] if len(choices) == 1 else self.tree.choose(view, self.limit, rng)


@dataclass(frozen=True, slots=True)
class Level:
    """How well a captain plays: how long he thinks, how exactly and far ahead, what he foresees, how often he slips."""

    seconds: float
    samples: int | None = None
    exact: int = 1
    slips: float = 0.0
    rounds: int = 1
    foresight: bool = False


LEVELS: Mapping[str, Mapping[str, Level]] = {
    "deckhand": {"race": Level(0.3, 2, slips=0.6), "montego": Level(0.3, 1, slips=0.6)},
    "mate": {"race": Level(0.3, 2, slips=0.35), "montego": Level(0.3, 1, slips=0.3)},
    "captain": {"race": Level(0.3, 8, slips=0.15), "montego": Level(0.3, 2, slips=0.1)},
    "admiral": {"race": Level(0.5, rounds=2), "montego": Level(0.3, foresight=True)},
}
"""From the weakest to the strongest, by game."""

YARDSTICKS = ("random", "greedy", "ismcts", "ismcts-plain")
MCTS_SECONDS = 0.3


def lineup(words: Sequence[str]) -> tuple[str, ...]:
    """The pilots that words stand for, one per seat: ``greedy:3`` means three of them, ``mate:bonny`` one."""
    pilots: list[str] = []
    for word in words:
        pilot, _, count = word.rpartition(":")
        times = read_number(count) if pilot else None
        pilots += [word] if times is None else [pilot] * times
    return tuple(pilots)


@cache
def captain_for(pilot: str, game: Game[Any], seconds: float | None = None, timer: Timer = perf_counter) -> Captain:
    """The captain a pilot's name stands for: a yardstick, a level, or a level and a character as in `mate:bonny`.

    `seconds` replaces his own time per choice, if he searches at all.
    """
    name, _, word = pilot.partition(":")
    mind = mind_for(game.name)
    if name in LEVELS:
        level, taste = LEVELS[name][game.name], _character(word, game).liking if word else None
        limit = Limit(seconds or level.seconds, level.samples, timer)
        search = Search(game, mind, level.rounds, level.exact, taste, level.foresight)
        return SearchCaptain(search, limit, level.slips)
    if pilot not in YARDSTICKS:
        known = ", ".join([*LEVELS, *YARDSTICKS])
        raise OptionError("There is no captain '{name}'. Choose from {known}.", name=pilot, known=known)
    if name.startswith("ismcts"):
        judge = mind if name == "ismcts" else AtFaceValue(mind)
        return MctsCaptain(Ismcts(game, judge), Limit(seconds or MCTS_SECONDS, timer=timer))
    return GreedyCaptain(game, mind) if name == "greedy" else RandomCaptain()


def _character(word: str, game: Game[Any]) -> Character:
    known = characters(game.name)
    if word not in known:
        raise OptionError(
            "There is no character '{word}' in {game}. Choose from {known}.",
            word=word, game=game.title, known=", ".join(known),
        )  # fmt: skip
    return known[word]
