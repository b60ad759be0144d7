"""The captains one can play against: levels by search and noise only, and yardsticks to measure them with."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Protocol

from jamaica.engine.contract import Game, Move
from jamaica.engine.errors import OptionError

from .ismcts import Ismcts
from .limit import Limit
from .mind import Mind
from .minds import mind_for
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
    """Yardstick and beginner: the policy's choice, one step ahead; now and then, by `slips`, any other."""

    game: Game[Any]
    mind: Mind[Any]
    slips: float = 0.0

    def choose(self, view: Any, rng: Random) -> Move:
        if rng.random() < self.slips:
            return rng.choice(view.choices())
        return self.mind.policy(self.game.imagine(view, rng), rng)


@dataclass(frozen=True, slots=True)
class SearchCaptain:
    """Looks ahead within a limit."""

    search: Search
    limit: Limit

    def choose(self, view: Any, rng: Random) -> Move:
        choices = view.choices()
        return choices[0] if len(choices) == 1 else self.search.estimate(view, self.limit, rng)[0].move


@dataclass(frozen=True, slots=True)
class MctsCaptain:
    """Yardstick: information-set Monte-Carlo tree search."""

    tree: Ismcts
    limit: Limit

    def choose(self, view: Any, rng: Random) -> Move:
        choices = view.choices()
        return choices[0] if len(choices) == 1 else self.tree.choose(view, self.limit, rng)


Maker = Callable[[Game[Any], Mind[Any], float | None], Captain]


def _search(rounds: int, exact: int, seconds: float) -> Maker:
    def make(game: Game[Any], mind: Mind[Any], given: float | None) -> Captain:
        return SearchCaptain(Search(game, mind, rounds, exact), Limit(seconds=given or seconds))

    return make


LEVELS: Mapping[str, Maker] = {
    "deckhand": lambda game, mind, _: GreedyCaptain(game, mind, slips=0.35),
    "mate": lambda game, mind, _: GreedyCaptain(game, mind),
    "captain": _search(1, 1, 0.06),
    "admiral": _search(1, 2, 0.5),
}
"""From the weakest to the strongest."""

YARDSTICKS: Mapping[str, Maker] = {
    "random": lambda game, mind, _: RandomCaptain(),
    "greedy": lambda game, mind, _: GreedyCaptain(game, mind),
    "ismcts": lambda game, mind, given: MctsCaptain(Ismcts(game, mind), Limit(seconds=given or 0.5)),
}


@cache
def captain_for(name: str, game: Game[Any], seconds: float | None = None) -> Captain:
    """The captain of this name for a game; `seconds` replaces his own time per choice, if he searches at all."""
    makers = {**LEVELS, **YARDSTICKS}
    if name not in makers:
        raise OptionError(f"There is no captain '{name}'; there are {', '.join(makers)}.")
    return makers[name](game, mind_for(game.name), seconds)
