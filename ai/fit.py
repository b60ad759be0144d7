"""Fit a game's weights by self-play: ``python -m ai.fit race``.

Captains play each other with the quick policy and some random choices; before every round the position is noted, after
the game who won. The weights then maximise the likelihood of the winners (softmax regression, gradient steps by Adam).
Several passes are made, each playing with the weights of the one before. Same seed, same weights.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import chain
from math import log, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

from jamaica.engine.contract import CHANCE, OVER
from jamaica.games import GAMES

from .jamaica import mind as race
from .jamaica import values as race_values
from .mind import Mind
from .montego import mind as montego
from .montego import values as montego_values
from .values import KNOTS, Sight, Weights, final_shares, nearness

SLIPS = 0.08
"""How often a choice of self-play is random, so that bad positions are seen too."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What is fitted for a game."""

    features: Sequence[str]
    sight: Callable[[Any], Sight]
    mind: Callable[[Weights], Mind[Any]]
    file: str
    tables: Sequence[dict[str, Any]]
    """Options to play with, in turn."""


SUBJECTS = {
    "race": Subject(
        race_values.FEATURES,
        race_values.sight,
        race.RaceMind,
        "race-values.json",
        [{"players": players, "edition": edition} for players in (4, 2, 3, 5, 4, 6) for edition in ("first", "second")],
    ),
    "montego": Subject(
        montego_values.FEATURES,
        montego_values.sight,
        montego.MontegoMind,
        "montego-values.json",
        [{"players": players} for players in (4, 3, 2)],
    ),
}

Example = tuple[Sight, list[float]]
"""A position before a round, and the shares of the final victory."""


def play(task: tuple[str, Weights, int]) -> list[Example]:
    """One game of self-play."""
    name, weights, seed = task
    subject, game = SUBJECTS[name], GAMES[name]
    mind = subject.mind(weights)
    rng = Random(seed)
    state = game.start(game.options(**subject.tables[seed % len(subject.tables)]))
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
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--games", type=int, default=3000, help="games of each pass (default: 3000)")
    parser.add_argument("--passes", type=int, default=3, help="passes of self-play (default: 3)")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    subject = SUBJECTS[args.game]
    path = Path("assets/data") / subject.file
    weights = Weights([[0.0] * len(subject.features)] * len(KNOTS))
    rng = Random(args.seed)
    with Pool() as pool:
        for number in range(args.passes):
            tasks = [(args.game, weights, args.seed * 1_000_000 + number * args.games + k) for k in range(args.games)]
            games = pool.map(play, tasks, chunksize=20)
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
    sys.exit(main())
