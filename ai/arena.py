"""Captains against captains: seat-rotated games on paired seeds, with honest intervals."""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Any

from jamaica.engine import chance
from jamaica.engine.contract import CHANCE, OVER
from jamaica.engine.errors import OptionError, RecordError
from jamaica.games import find_game

from .captains import captain_for
from .values import final_shares

TIMED = 0.001
"""Choices quicker than this many seconds need no thought and do not count as decisions."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What is played: a game with options, and a captain for each seat before the seats rotate."""

    game: str
    options: dict[str, Any]
    captains: tuple[str, ...]
    seconds: float | None = None

    def __post_init__(self) -> None:
        game = find_game(self.game)
        players = game.options.read(self.options).players
        if len(self.captains) != players:
            raise OptionError(f"The game is set for {players} players, but {len(self.captains)} captains are named.")
        for name in self.captains:
            captain_for(name, game, self.seconds)

    def title(self) -> dict[str, Any]:
        """The duel as plain values, to recognise its results by."""
        return {**asdict(self), "captains": list(self.captains)}


@dataclass(frozen=True, slots=True)
class Result:
    """One game: the seed, how far the seats were turned, and per captain (in the duel's order) what came."""

    seed: int
    turn: int
    shares: list[float]
    scores: list[int]
    times: list[list[float]]


def play_game(duel: Duel, seed: int, turn: int) -> Result:
    """One game; captain k sits on seat (k + turn) modulo the number of seats. Equal seeds throw equal dice."""
    game = find_game(duel.game)
    state = game.start(game.options.read(duel.options))
    count = len(duel.captains)
    captains = [captain_for(duel.captains[(seat - turn) % count], game, duel.seconds) for seat in range(count)]
    times: list[list[float]] = [[] for _ in range(count)]
    rng = Random(f"{seed} {turn}")
    rolls = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(chance.draw(str(seed), rolls, state.odds()))
            rolls += 1
            continue
        seat = state.to_move
        view = state.view(seat)
        begun = perf_counter()
        move = captains[seat].choose(view, rng)
        spent = perf_counter() - begun
        if spent > TIMED:
            times[seat].append(round(spent, 4))
        state.apply(move)
    order = [(captain + turn) % count for captain in range(count)]
    shares, scores = final_shares(state.winners(), len(state.scores())), state.scores()
    return Result(
        seed,
        turn,
        shares=[shares[seat] for seat in order],
        scores=[scores[seat] for seat in order],
        times=[times[seat] for seat in order],
    )


def run(duel: Duel, games: int, out: Path | None, tell: Callable[[int, int], None]) -> list[Result]:
    """Play so many games on all cores; with a file, what it already holds is not played again."""
    done = {(result.seed, result.turn): result for result in _read(duel, out)} if out else {}
    count = len(duel.captains)
    wanted = [divmod(number, count) for number in range(games)]
    missing = [pair for pair in wanted if pair not in done]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        futures = [pool.submit(play_game, duel, seed, turn) for seed, turn in missing]
        for number, future in enumerate(as_completed(futures), 1):
            result = future.result()
            done[result.seed, result.turn] = result
            if out:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(result)) + "\n")
            tell(len(wanted) - len(missing) + number, len(wanted))
    return [done[pair] for pair in wanted]


def _read(duel: Duel, out: Path) -> list[Result]:
    """The results in a file; it is begun if it does not exist, refused if it is of another duel."""
    title = duel.title()
    if not out.exists():
        out.write_text(json.dumps(title) + "\n", encoding="utf-8")
        return []
    try:
        first, *lines = out.read_text(encoding="utf-8").splitlines()
        if json.loads(first) != title:
            raise RecordError(f"{out} holds results of another duel; name another file.")
        return [Result(**json.loads(line)) for line in lines]
    except (ValueError, TypeError) as error:
        raise RecordError(f"{out} is not a file of arena results: {error}.") from None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a captain fared; several seats of the same name count together."""

    name: str
    seats: int
    share: float
    """Victories per seat and game, shared ones in parts."""
    half: float
    """Half of the 95 % interval around it."""
    score: float
    decisions: int
    mean_time: float
    p95_time: float

    def __str__(self) -> str:
        who = f"{self.name} x{self.seats}"
        times = f"{self.mean_time:.3f} s a decision, p95 {self.p95_time:.3f} s" if self.decisions else "at a glance"
        return f"  {who:14} wins {self.share:6.1%} ± {self.half:.1%}   score {self.score:5.1f}   {times}"


def standings(duel: Duel, results: Sequence[Result]) -> Iterator[Standing]:
    """Per captain's name, in the duel's order. Games with the same seed are not independent: the seed is the unit."""
    seeds = sorted({result.seed for result in results})
    for name in dict.fromkeys(duel.captains):
        seats = [seat for seat, other in enumerate(duel.captains) if other == name]
        by_seed = [
            mean(result.shares[seat] for result in results if result.seed == seed for seat in seats) for seed in seeds
        ]
        times = sorted(time for result in results for seat in seats for time in result.times[seat])
        yield Standing(
            name=name,
            seats=len(seats),
            share=mean(by_seed),
            half=1.96 * stdev(by_seed) / sqrt(len(by_seed)) if len(by_seed) > 1 else 1.0,
            score=mean(result.scores[seat] for result in results for seat in seats),
            decisions=len(times),
            mean_time=mean(times) if times else 0.0,
            p95_time=times[int(0.95 * len(times))] if times else 0.0,
        )
