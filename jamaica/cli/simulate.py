"""Random games by the thousand, and what players would like to know about them."""

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter

from ai.progress import Tell

from ..engine.contract import Event, Game, State
from ..engine.options import Options
from ..engine.schema import Body

WATCHED = 20
"""One game in so many is watched event by event."""
TOLD = 50
"""One game in so many is told to who waits."""


@dataclass(slots=True)
class Spread:
    """Mean, least and most of a figure."""

    values: list[int] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def as_dict(self) -> dict[str, float]:
        """For ``--json``."""
        return {"mean": round(self.mean, 3), "least": min(self.values), "most": max(self.values)}


@dataclass(slots=True)
class Report:
    """What came out of a simulation."""

    game: str
    options: dict[str, str | int]
    seed: int
    games: int = 0
    seconds: float = 0.0
    rounds: Spread = field(default_factory=Spread)
    scores: Spread = field(default_factory=Spread)
    winning: Spread = field(default_factory=Spread)
    margins: Spread = field(default_factory=Spread)
    wins: Counter[int] = field(default_factory=Counter)
    shared: int = 0
    watched: int = 0
    counted: Counter[str] = field(default_factory=Counter)
    """Battles, treasures ... of the watched games."""

    def as_dict(self) -> Body:
        """For ``--json``."""
        return {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games per second": round(self.games / self.seconds, 1),
            "rounds": self.rounds.as_dict(),
            "scores": self.scores.as_dict(),
            "winning score": self.winning.as_dict(),
            "margin": self.margins.as_dict(),
            "wins": {str(ship + 1): wins for ship, wins in sorted(self.wins.items())},
            "shared victories": self.shared,
            "watched games": self.watched,
            "per watched game": {label: round(count / self.watched, 3) for label, count in self.counted.items()},
        }

    def lines(self) -> Iterator[str]:
        """For people."""
        yield f"{self.games} random games in {self.seconds:.2f} s: {self.games / self.seconds:.0f} games per second"
        for label, spread in (
            ("rounds", self.rounds),
            ("score", self.scores),
            ("winning score", self.winning),
            ("margin of victory", self.margins),
        ):
            yield f"  {label:20} {spread.mean:7.2f}   from {min(spread.values)} to {max(spread.values)}"
        for label, count in self.counted.items():
            yield f"  {label:20} {count / self.watched:7.2f} a game, in {self.watched} watched games"
        for ship, wins in sorted(self.wins.items()):
            share = wins / self.games
            half = 1.96 * sqrt(share * (1 - share) / self.games)
            who = "ghost ship" if ship >= int(self.options["players"]) else f"seat {ship + 1}"
            yield f"  {who + ' wins':20} {share:7.1%}   ± {half:.1%}"
        yield f"  {'shared victories':20} {self.shared / self.games:7.1%}"


def simulate(game: Game[State], options: Options, games: int, seed: int, tell: Tell | None = None) -> Report:
    """Play random games from the seed and count; the clock covers both.

    Only some games are watched event by event: telling what happens makes a game a good deal longer.
    """
    report = Report(game.name, options.as_dict(), seed)
    rng = Random(seed)
    begun = perf_counter()
    start = game.start(options)
    if tell:
        tell(0, games)
    with _no_garbage():
        for number in range(games):
            state, events = start.copy(), list[Event]()
            if number % WATCHED:
                state.play_out(rng)
            else:
                state.play_out(rng, events)
                report.watched += 1
                report.counted.update(game.tally(events))
            _count(report, state)
            if tell and (report.games % TOLD == 0 or report.games == games):
                tell(report.games, games)
    report.seconds = perf_counter() - begun
    return report


@contextmanager
def _no_garbage() -> Iterator[None]:
    """Games leave no circular garbage, so that looking for it again and again would only cost time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _count(report: Report, state: State) -> None:
    scores, winners = state.scores(), state.winners()
    best, second = sorted(scores, reverse=True)[:2]
    report.games += 1
    report.rounds.values.append(state.round)
    report.scores.values.extend(scores)
    report.winning.values.append(best)
    report.margins.values.append(best - second)
    report.wins.update(winners)
    report.shared += len(winners) > 1
