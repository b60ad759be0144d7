"""Fit what strong players lay in Montego Bay: ``python -m ai.montego.fit_guess games.jsonl``.

On games of captains (`ai.self_play`); the weights make the cards that were laid likeliest (softmax over all cards of a
seat, gradient steps). Every fifth game is held back.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from math import exp, log
from operator import mul
from pathlib import Path
from random import Random

from jamaica.games.montego.rules.stages import CARDS
from jamaica.games.montego.rules.static import CARDS as VALUES

from ..self_play import read, replay
from .guess import FEATURES, FILE, sights, start_of, workers_of

Laid = tuple[list[list[list[float]]], list[tuple[int, ...]], int]
"""The features of each worker's cards, the plans by index of card, and which of them was chosen."""


def examples(file: Path) -> Iterator[list[Laid]]:
    """The cards laid in each game of a file, without those laid at random."""
    for played in read(file):
        found: list[Laid] = []
        for s, move, slip in replay("montego", played):
            if s.stage == CARDS and s.to_move >= 0 and not slip:
                starts = [start_of(s, worker) for worker in workers_of(s, s.to_move)]
                laid = tuple(card - 1 for card in move[1:] if card != "jack")
                plans = [
                    plan
                    for plan in product(range(len(VALUES)), repeat=len(starts))
                    if plan == laid
                    or len({(start + card) % s.table.ring for start, card in zip(starts, plan, strict=True)})
                    == len(plan)
                ]
                found.append((sights(s, s.to_move), plans, plans.index(laid)))
        yield found


def likelihood(laid: Sequence[Laid], weights: Sequence[float]) -> float:
    """Mean logarithm of the chance of the cards that were laid."""
    return sum(log(_chances(one, weights)[one[2]]) for one in laid) / len(laid)


def _chances(laid: Laid, weights: Sequence[float]) -> list[float]:
    places, plans, _ = laid
    powers = [[exp(sum(map(mul, weights, features))) for features in cards] for cards in places]
    found: list[float] = []
    for plan in plans:
        chance = 1.0
        for own, card in zip(powers, plan, strict=True):
            chance *= own[card]
        found.append(chance)
    total = sum(found)
    return [chance / total for chance in found]


def fit(laid: Sequence[Laid], epochs: int, rng: Random) -> list[float]:
    """Weights that make the cards that were laid likeliest, by gradient steps."""
    weights, squares = [0.0] * len(FEATURES), [1e-3] * len(FEATURES)
    order = list(laid)
    for _ in range(epochs):
        rng.shuffle(order)
        for one in order:
            places, plans, chosen = one
            marginal = [[0.0] * len(VALUES) for _ in places]
            for plan, chance in zip(plans, _chances(one, weights), strict=True):
                for own, card in zip(marginal, plan, strict=True):
                    own[card] -= chance
            for own, card in zip(marginal, plans[chosen], strict=True):
                own[card] += 1
            for index in range(len(weights)):
                slope = sum(
                    error * features[index]
                    for own, cards in zip(marginal, places, strict=True)
                    for error, features in zip(own, cards, strict=True)
                )
                squares[index] += slope * slope
                weights[index] += 0.1 * slope / squares[index] ** 0.5
    return weights


def main() -> int:
    """Fit and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--epochs", type=int, default=3)
    args = parser.parse_args()
    games = list(examples(args.file))
    held_back = [one for game in games[::5] for one in game]
    training = [one for number, game in enumerate(games) if number % 5 for one in game]
    weights = fit(training, args.epochs, Random(1))
    told = {"held back": likelihood(held_back, weights), "training": likelihood(training, weights)}
    print({name: round(value, 4) for name, value in told.items()}, file=sys.stderr)
    body = {
        "made by": f"python -m ai.montego.fit_guess, {len(games)} games",
        "held-back likelihood": round(told["held back"], 4),
        "weights": {name: round(weight, 4) for name, weight in zip(FEATURES, weights, strict=True)},
    }
    (Path("assets/data") / FILE).write_text(json.dumps(body, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
