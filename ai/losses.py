"""What captains' decisions cost them: ``python -m ai.losses montego mate captain admiral --positions 400``.

Positions are taken from games of the quick policy. At each the captains choose, and a long search weighs their choices
against the best: found in one half of its worlds and weighed in the other, so that it gains nothing by its own good
luck. The mean loss is in shares of victory; a blunder loses more than `BLUNDER` of one, beyond twice its error.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import thread_time

from jamaica.engine.contract import CHANCE, OVER, Game, Move, State
from jamaica.games import GAMES, find_game

from .captains import captain_for
from .cluster import executor_at
from .games import GAME_AIS, mind_for
from .limit import Limit
from .processes import INTERRUPTED, run_all
from .progress import Progress
from .search import Search

BLUNDER = 0.05
"""Of a victory."""
SAMPLES = 60
"""Worlds of each half."""
EVERY = 7
"""Of so many decisions one is looked at: those that follow each other are much alike."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One position: where, and what the choice of each captain lost."""

    stage: str
    losses: dict[str, float]
    errors: dict[str, float]


def positions(game: Game[State], players: int, seed: int) -> Iterator[State]:
    """Positions of one game of the quick policy in which a seat has a choice."""
    rng, mind = Random(f"losses {seed}"), mind_for(game.name)
    state = game.start(game.options(players=players))
    number = rng.randrange(EVERY)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            odds = state.odds()
            state.apply(odds.pick(rng.randrange(odds.total)))
            continue
        if game.foregone(state) is None:
            number += 1
            if number % EVERY == 0:
                yield state.copy()
        state.apply(mind.policy(state, rng))


def judge(
    game: Game[State], view: State, samples: int, rng: Random
) -> tuple[Move, dict[Move, float], dict[Move, float]]:
    """The best choice by a long search, what each choice loses against it in other worlds, and its standard error."""
    search = Search(game, mind_for(game.name), rounds=1, exact=1)
    first, second = (search.weigh(view, Limit(samples=samples), rng) for _ in range(2))
    best = max(first.values(), key=lambda estimate: estimate.share).move
    losses = {move: second[best].share - estimate.share for move, estimate in second.items()}
    errors = {move: sqrt(estimate.error**2 + second[best].error ** 2) for move, estimate in second.items()}
    return best, losses, errors


def compare(name: str, captains: Sequence[str], players: int, seconds: float | None, seed: int) -> list[Weighed]:
    """What the captains lose in the positions of one game."""
    game, found = find_game(name), list[Weighed]()
    for number, state in enumerate(positions(game, players, seed)):
        view = state.view(state.to_move)
        _, losses, errors = judge(game, view, SAMPLES, Random(f"{seed} {number}"))
        chosen = {
            captain: captain_for(captain, game, seconds, thread_time).choose(view, Random(f"{captain} {seed} {number}"))
            for captain in captains
        }
        found.append(
            Weighed(
                state.stage,
                {captain: losses[move] for captain, move in chosen.items()},
                {captain: errors[move] for captain, move in chosen.items()},
            )
        )
    return found


def table(captains: Sequence[str], found: Sequence[Weighed]) -> Iterator[str]:
    """A line per captain: mean loss with its 95 % interval, and how many of his decisions are blunders."""
    for captain in captains:
        losses = [weighed.losses[captain] for weighed in found]
        blunders = [weighed.losses[captain] > max(BLUNDER, 2 * weighed.errors[captain]) for weighed in found]
        half = 1.96 * stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 1.0
        yield f"  {captain:14} loses {fmean(losses):.4f} ± {half:.4f} a decision, blunders {fmean(blunders):.1%}"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAME_AIS)
    parser.add_argument("captains", nargs="+")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, help="processor seconds per choice, for those who search")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--cluster", metavar="ADDRESS", help="let a Dask cluster do the work")
    args = parser.parse_args()
    found, show = list[Weighed](), Progress()
    done = 0

    def hear(weighed: list[Weighed]) -> None:
        nonlocal done
        done += 1
        found.extend(weighed)
        show(done, args.games)

    show(done, args.games)
    task = partial(compare, args.game, tuple(args.captains), args.players, args.seconds)
    with executor_at(args.cluster) as executor:
        run_all(task, range(args.games), hear, args.processes, executor)
    print(f"{len(found)} decisions in {args.games} games of {GAMES[args.game].title}")
    print("\n".join(table(args.captains, found)))
    for stage in sorted({weighed.stage for weighed in found}):
        there = [weighed for weighed in found if weighed.stage == stage]
        print(f"{stage}: {len(there)}")
        print("\n".join(table(args.captains, there)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
