"""The long run: ``python -m tests.conformance --games 20000`` checks so many random games of each game on all cores."""

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from jamaica.games import GAMES

from .suite import check_game, check_match, option_sets

BATCH = 25


def run_batch(task: tuple[str, int, int]) -> tuple[str, int]:
    """Check one batch of games of one set of options."""
    name, number, seed = task
    game = GAMES[name]
    options = list(option_sets(game))[number]
    for offset in range(BATCH):
        try:
            check_game(game, options, seed + offset)
            if offset % 5 == 0:
                check_match(game, options, seed + offset)
        except Exception as error:
            raise AssertionError(f"{options}, seed {seed + offset}: {error!r}") from error
    return name, BATCH


def main() -> int:
    """Run all batches; the first broken promise ends the run with its game, options and seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games of each game, over all its options")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game")
    args = parser.parse_args()
    tasks = []
    for name in args.game or GAMES:
        sets = len(list(option_sets(GAMES[name])))
        batches = -(-args.games // BATCH)
        tasks += [(name, number % sets, 1_000_000 + number * BATCH) for number in range(batches)]
    begun, done = perf_counter(), Counter[str]()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for count, (name, games) in enumerate(pool.map(run_batch, tasks), 1):
            done[name] += games
            if count % 40 == 0:
                print(f"{sum(done.values())} games, {perf_counter() - begun:.0f} s", file=sys.stderr)
    for name, games in done.items():
        print(f"{name}: {games} random games, no broken promise")
    return 0


if __name__ == "__main__":
    sys.exit(main())
