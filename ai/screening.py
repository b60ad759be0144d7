"""Which of the admiral's steps pay: ``python -m ai.screening jamaica --games 400 --seconds 0.02``.

In every game each seat plays with some of the steps taken back, drawn at random. So every game tells about all steps at
once, in a field as varied as they allow; a match between two captains tells about one. What a step gains is the share
of victory with it less that without it, compared within each game.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from time import thread_time

from jamaica.engine import chance
from jamaica.engine.contract import CHANCE, OVER
from jamaica.games import GAMES, find_game

from .captains import FIRST_DOUBT, SearchCaptain
from .cluster import executor_at
from .games import GAME_AIS, first_mind, mind_for
from .limit import Limit
from .processes import INTERRUPTED, run_all
from .progress import Progress
from .search import Search
from .values import final_shares

STEPS: Mapping[str, Callable[[str, Search], Search]] = {
    "guess": lambda game, search: replace(search, mind=first_mind(game)),
    "doubt": lambda game, search: replace(search, doubt=FIRST_DOUBT),
    "rounds": lambda game, search: replace(search, rounds=1),
    "exact": lambda game, search: replace(search, exact=0),
    "foresight": lambda game, search: replace(search, foresight=False),
}
"""What a search becomes without each step."""


@dataclass(frozen=True, slots=True)
class Screened:
    """One game: the steps each seat played with, and its share of the victory."""

    seed: int
    steps: list[list[str]]
    shares: list[float]


def steps_of(game: str) -> list[str]:
    """The steps that make a difference to a game's admiral."""
    full = _full(game)
    return [name for name, without in STEPS.items() if without(game, full) != full]


def _full(game: str) -> Search:
    level = GAME_AIS[game].levels["admiral"]
    return Search(find_game(game), mind_for(game), level.rounds, level.exact, foresight=level.foresight)


def play(name: str, players: int, limit: Limit, seed: int) -> Screened:
    """One game."""
    game, rng = find_game(name), Random(f"screening {seed}")
    known = steps_of(name)
    taken = [[step for step in known if rng.random() < 0.5] for _ in range(players)]
    captains = [SearchCaptain(_with(name, steps), limit) for steps in taken]
    state, rolls = game.start(game.options(players=players)), 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(chance.draw(f"screening {seed}", rolls, state.odds()))
            rolls += 1
        else:
            state.apply(captains[state.to_move].choose(state.view(state.to_move), rng))
    return Screened(seed, taken, final_shares(state.winners(), len(state.scores()))[:players])


def _with(game: str, steps: Sequence[str]) -> Search:
    search = _full(game)
    for name in steps_of(game):
        if name not in steps:
            search = STEPS[name](game, search)
    return search


def gain(step: str, games: Sequence[Screened]) -> tuple[float, float]:
    """What a step gains, and half of the 95 % interval: the slope of the shares within the games."""
    pairs: list[list[tuple[float, float]]] = []
    for game in games:
        has = [float(step in steps) for steps in game.steps]
        middle, even = fmean(has), fmean(game.shares)
        pairs.append([(one - middle, share - even) for one, share in zip(has, game.shares, strict=True)])
    spread = sum(one * one for game in pairs for one, _ in game)
    if not spread:
        return 0.0, 1.0
    slope = sum(one * share for game in pairs for one, share in game) / spread
    left = [sum(one * (share - slope * one) for one, share in game) for game in pairs]
    return slope, 1.96 * sqrt(sum(one * one for one in left)) / spread


def table(name: str, games: Sequence[Screened]) -> Iterator[str]:
    """A line per step."""
    for step in steps_of(name):
        slope, half = gain(step, games)
        yield f"  {step:10} {slope:+.3f} ± {half:.3f}"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.02, help="processor seconds per choice (default: 0.02)")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--cluster", metavar="ADDRESS", help="let a Dask cluster do the work")
    parser.add_argument("--out", type=Path, required=True, help="the file; what it holds is not played again")
    args = parser.parse_args()
    lines = args.out.read_text(encoding="utf-8").splitlines() if args.out.exists() else []
    games = [Screened(**json.loads(line)) for line in lines]
    done, show = {game.seed for game in games}, Progress()

    def hear(game: Screened) -> None:
        games.append(game)
        show(len(games), args.games)
        with args.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game)) + "\n")

    show(len(games), args.games)
    missing = [seed for seed in range(args.games) if seed not in done]
    task = partial(play, args.game, args.players, Limit(args.seconds, timer=thread_time))
    with executor_at(args.cluster) as executor:
        run_all(task, missing, hear, args.processes, executor)
    print(f"{len(games)} games of {GAMES[args.game].title}, share of victory with each step less that without it")
    print("\n".join(table(args.game, games)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
