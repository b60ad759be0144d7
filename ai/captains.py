"""The captains one can play against: levels by search and temperature, characters, yardsticks to measure them with."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from time import perf_counter
from typing import Protocol

from jamaica.engine.contract import Game, Move, State
from jamaica.engine.errors import OptionError
from jamaica.engine.text_files import read_number

from .characters import Character, characters
from .descriptor import Level
from .games import GAME_AIS, first_mind, mind_for
from .ismcts import AtFaceValue, Ismcts
from .limit import Limit, Timer
from .mind import Mind, Taste
from .search import Doubt, Estimate, Search
from .values import softmax


class Captain(Protocol):
    """Decides for a seat, from what the seat knows."""

    def choose(self, view: State, rng: Random) -> Move:
        """One of the view's choices."""


@dataclass(frozen=True, slots=True)
class RandomCaptain:
    """Yardstick: any legal choice."""

    def choose(self, view: State, rng: Random) -> Move:
        return rng.choice(view.choices())


@dataclass(frozen=True, slots=True)
class GreedyCaptain:
    """Yardstick: what gains most at once, at face value."""

    game: Game[State]
    mind: Mind[State]

    def choose(self, view: State, rng: Random) -> Move:
        return self.mind.greedy(self.game.imagine(view, rng), rng)


@dataclass(frozen=True, slots=True)
class SearchCaptain:
    """Looks ahead within a limit.

    With a temperature he errs as people do: the worse a choice is by his own estimate, the rarer he makes it.
    """

    search: Search
    limit: Limit
    temperature: float = 0.0
    """The loss, as a share of victory, at which a choice is e times rarer than the best."""

    def choose(self, view: State, rng: Random) -> Move:
        choices: Sequence[Move] = view.choices()
        if len(choices) == 1:
            return choices[0]
        if self.temperature and (weighed := self.search.weigh(view, self.limit, rng)):
            odds = softmax([estimate.share / self.temperature for estimate in weighed.values()])
            return rng.choices(list(weighed), odds)[0]
        return self.search.estimate(view, self.limit, rng)[0].move

    def weigh(self, view: State, rng: Random) -> dict[Move, Estimate]:
        """The share of victory each choice is expected to lead to, with its standard error."""
        return self.search.weigh(view, self.limit, rng)


@dataclass(frozen=True, slots=True)
class MctsCaptain:
    """Yardstick: information-set Monte-Carlo tree search."""

    tree: Ismcts
    limit: Limit

    def choose(self, view: State, rng: Random) -> Move:
        choices = view.choices()
        return choices[0] if len(choices) == 1 else self.tree.choose(view, self.limit, rng)


LEVELS = ("deckhand", "mate", "captain", "admiral")
"""From the weakest to the strongest."""
YARDSTICKS = ("random", "greedy", "ismcts", "ismcts-plain", "admiral-1")
"""Who others are measured by; `admiral-1` is the admiral of version 0.1, kept as he was."""
FIRST_DOUBT = Doubt(3, few=0.0, halvings=frozenset({8, 24, 56, 120, 248}), narrow=2, trusts_agreement=True)
"""When `admiral-1` stops his search."""
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
def captain_for(pilot: str, game: Game[State], seconds: float | None = None, timer: Timer = perf_counter) -> Captain:
    """The captain a pilot's name stands for: a yardstick, a level, or a level and a character as in `mate:bonny`.

    `seconds` replaces his own time per choice, if he searches at all.
    """
    name, _, word = pilot.partition(":")
    if name in LEVELS:
        taste = _character(word, game).liking if word else None
        return _searcher(GAME_AIS[game.name].levels[name], game, mind_for(game.name), seconds, timer, taste)
    if pilot not in YARDSTICKS:
        known = (*LEVELS, *YARDSTICKS)
        raise OptionError("There is no captain '{name}'. Choose from {known}.", name=pilot, known=known)
    if name == "admiral-1":
        return _searcher(GAME_AIS[game.name].first, game, first_mind(game.name), seconds, timer, doubt=FIRST_DOUBT)
    mind = mind_for(game.name)
    if name.startswith("ismcts"):
        judge = mind if name == "ismcts" else AtFaceValue(mind)
        return MctsCaptain(Ismcts(game, judge), Limit(seconds or MCTS_SECONDS, timer=timer))
    return GreedyCaptain(game, mind) if name == "greedy" else RandomCaptain()


def _searcher(
    level: Level,
    game: Game[State],
    mind: Mind[State],
    seconds: float | None,
    timer: Timer,
    taste: Taste | None = None,
    doubt: Doubt | None = None,
) -> SearchCaptain:
    search = Search(game, mind, level.rounds, level.exact, taste, level.foresight, doubt or Doubt())
    return SearchCaptain(search, Limit(seconds or level.seconds, level.samples, timer), level.temperature)


def _character(word: str, game: Game[State]) -> Character:
    known = characters(game.name)
    if word not in known:
        raise OptionError(
            "There is no character '{word}' in {game}. Choose from {known}.",
            word=word, game=game.title, known=tuple(known),
        )  # fmt: skip
    return known[word]
