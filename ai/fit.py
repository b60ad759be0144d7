"""Fit a game's weights by self-play: ``python -m ai.fit jamaica``.

Captains play each other with the quick policy and some random choices; before every round the position is noted, after
the game who won. The weights then maximise the likelihood of the winners (softmax regression, gradient steps by Adam).
Several passes are made, each playing with the weights of the one before. Same seed, same weights.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from datetime import date
from itertools import chain
from math import log, sqrt
from pathlib import Path
from random import Random

from jamaica.engine.contract import CHANCE, OVER
from jamaica.games import GAMES

from .cluster import executor_at
from .games import GAME_AIS
from .processes import INTERRUPTED, run_all
from .progress import Progress, Tell
from .values import KNOTS, Sight, Weights, final_shares, nearness

SLIPS = 0.08
"""Rate of random choices in self-play, so that bad positions are seen too."""
BATCH = 20
"""Games a process plays at a time."""

Example = tuple[Sight, list[float]]
"""A position before a round, and the shares of the final victory."""


def self_play(
    name: str, weights: Weights, seeds: Sequence[int], tell: Tell, executor: Executor | None = None
) -> list[list[Example]]:
    """The games of these seeds, in their order, played on all cores, or by an executor."""
    found: dict[int, list[Example]] = {}

    def hear(batch: dict[int, list[Example]]) -> None:
        found.update(batch)
        tell(len(found), len(seeds))

    batches = [(name, weights, seeds[first : first + BATCH]) for first in range(0, len(seeds), BATCH)]
    tell(0, len(seeds))
    run_all(_play_batch, batches, hear, executor=executor)
    return [found[seed] for seed in seeds]


def _play_batch(task: tuple[str, Weights, Sequence[int]]) -> dict[int, list[Example]]:
    name, weights, seeds = task
    return {seed: play(name, weights, seed) for seed in seeds}


def play(name: str, weights: Weights, seed: int) -> list[Example]:
    """One game of self-play."""
    subject, game = GAME_AIS[name].fit, GAMES[name]
    mind = GAME_AIS[name].mind(weights)
    rng = Random(seed)
    state = game.start(game.options.read(subject.options[seed % len(subject.options)]))
    seen: list[Sight] = []
    done = 0
    while state.to_move != OVER:
        if state.round and mind.rounds_done(state) > done:
            done = mind.rounds_done(state)
            seen.append(subject.sight(state))
        if state.to_move == CHANCE:
            odds = state.odds()
            state.apply(odds.pick(rng.randrange(odds.total)))
        elif rng.random() < SLIPS:
            state.apply(rng.choice(state.choices()))
        else:
            state.apply(mind.policy(state, rng))
    result = final_shares(state.winners(), len(state.scores()))
    return [(sight, result) for sight in seen]


def fit(examples: Sequence[Example], weights: Weights, epochs: int, rng: Random) -> Weights:
    """Adam on the log-likelihood of the winners, a little pulled to zero."""
    size = len(weights.knots[0])
    point = list(chain(*weights.knots))
    mean, square = [0.0] * len(point), [0.0] * len(point)
    order, step, batch = list(examples), 0, 64
    for epoch in range(epochs):
        rng.shuffle(order)
        rate = 0.02 * (1 - epoch / epochs) + 0.001
        for first in range(0, len(order), batch):
            gradient = _gradient(order[first : first + batch], _weights(point, size))
            step += 1
            for index, slope in enumerate(gradient):
                slope += 1e-4 * point[index]
                mean[index] += 0.1 * (slope - mean[index])
                square[index] += 0.01 * (slope * slope - square[index])
                unbiased = mean[index] / (1 - 0.9**step), square[index] / (1 - 0.99**step)
                point[index] -= rate * unbiased[0] / (sqrt(unbiased[1]) + 1e-8)
    return _weights(point, size)


def _weights(point: list[float], size: int) -> Weights:
    """The weights of all knots, one after the other."""
    return Weights([point[first : first + size] for first in range(0, len(point), size)])


def _gradient(examples: Sequence[Example], weights: Weights) -> list[float]:
    slopes = [[0.0] * len(knot) for knot in weights.knots]
    for sight, result in examples:
        shares = weights.shares(sight)
        for slope, near in zip(slopes, nearness(sight.early), strict=True):
            if near:
                for party, share, target in zip(sight.parties, shares, result, strict=True):
                    error = near * (share - target) / len(examples)
                    for index, value in enumerate(party):
                        if value:
                            slope[index] += error * value
    return list(chain(*slopes))


def loss(examples: Sequence[Example], weights: Weights) -> float:
    """Mean surprise at the winners, in nats."""
    total = 0.0
    for sight, result in examples:
        shares = weights.shares(sight)
        total -= sum(target * log(max(share, 1e-9)) for share, target in zip(shares, result, strict=True) if target)
    return total / len(examples)


def calibration(examples: Sequence[Example], weights: Weights) -> list[dict[str, float]]:
    """Per tenth of the estimated share: how often it was estimated, the mean estimate, and the share that came."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for sight, result in examples:
        for share, target in zip(weights.shares(sight), result, strict=True):
            bins[min(9, int(share * 10))].append((share, target))
    return [
        {
            "estimates": len(pairs),
            "estimated": round(sum(share for share, _ in pairs) / len(pairs), 3),
            "came": round(sum(target for _, target in pairs) / len(pairs), 3),
        }
        for pairs in bins
        if pairs
    ]


def main() -> int:
    """Fit one game and write its weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAME_AIS)
    parser.add_argument("--games", type=int, default=3000, help="games of each pass (default: 3000)")
    parser.add_argument("--passes", type=int, default=3, help="passes of self-play (default: 3)")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cluster", metavar="ADDRESS", help="let a Dask cluster play the games")
    args = parser.parse_args()
    with executor_at(args.cluster) as executor:
        return _fit(args, executor)


def _fit(args: argparse.Namespace, executor: Executor | None) -> int:
    subject = GAME_AIS[args.game].fit
    path = Path("assets/data") / subject.file
    weights = Weights([[0.0] * len(subject.features)] * len(KNOTS))
    rng = Random(args.seed)
    show = Progress()
    for number in range(args.passes):
        first = args.seed * 1_000_000 + number * args.games
        games = self_play(args.game, weights, range(first, first + args.games), show, executor)
        held_back = [example for game in games[::5] for example in game]
        training = [example for index, game in enumerate(games) if index % 5 for example in game]
        weights = fit(training, weights, args.epochs, rng)
        print(f"pass {number + 1}: {len(training)} positions, loss {loss(training, weights):.4f}, "
              f"held back {loss(held_back, weights):.4f}", file=sys.stderr)  # fmt: skip
    body = {
        "made by": f"python -m ai.fit {args.game} --games {args.games} --passes {args.passes} --epochs {args.epochs} "
        f"--seed {args.seed}",
        "date": date.today().isoformat(),
        "held-back loss": round(loss(held_back, weights), 4),
        "calibration": calibration(held_back, weights),
        "weights": {
            name: {knot: round(value, 4) for knot, value in zip(KNOTS, values, strict=True)}
            for name, *values in zip(subject.features, *weights.knots, strict=True)
        },
    }
    path.write_text(json.dumps(body, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
