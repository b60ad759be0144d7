"""Shares of victory from fitted weights: what both games' judgement has in common.

A party's strength is a weighted sum of its features; each weight slides from one value at the start of the game to
another on the last stretch and a third at the end. The softmax of all strengths is the estimated share of victory.
`ai.fit` finds the weights by self-play.
"""

import json
from collections.abc import Sequence
from math import exp
from operator import mul
from pathlib import Path
from typing import NamedTuple

from jamaica.engine.errors import DataError
from jamaica.engine.memo import Memo


class Sight(NamedTuple):
    """A position as the weights see it: how early it is (1 start, 0 end), and each party's features."""

    early: float
    parties: list[list[float]]


KNOTS = {"end": 0.0, "last stretch": 0.3, "start": 1.0}
"""Moments of the game with weights of their own; in between they are interpolated."""


def nearness(early: float) -> list[float]:
    """Interpolation factors of the knots at a moment; they sum to 1."""
    at = list(KNOTS.values())
    above = 1 if early <= at[1] else 2
    part = (early - at[above - 1]) / (at[above] - at[above - 1])
    near = [0.0] * len(at)
    near[above - 1], near[above] = 1 - part, part
    return near


class Weights:
    """Per knot a weight for each feature."""

    def __init__(self, knots: Sequence[Sequence[float]]) -> None:
        self.knots = [tuple(weights) for weights in knots]
        self._now: Memo[float, list[float]] = Memo(self._slide, most=1000)

    def __reduce__(self) -> tuple[type["Weights"], tuple[list[tuple[float, ...]]]]:
        return Weights, (self.knots,)

    def _slide(self, early: float) -> list[float]:
        near = nearness(early)
        return [sum(map(mul, near, weights)) for weights in zip(*self.knots, strict=True)]

    def strengths(self, sight: Sight) -> list[float]:
        """A strength for every party, comparable within one position."""
        weights = self._now[sight.early]
        return [sum(map(mul, weights, party)) for party in sight.parties]

    def shares(self, sight: Sight) -> list[float]:
        """Estimated shares of victory."""
        return softmax(self.strengths(sight))

    @classmethod
    def read(cls, path: Path, features: Sequence[str]) -> "Weights":
        """Weights from a file written by `ai.fit`; DataError if they are of other features."""
        try:
            body = json.loads(path.read_text(encoding="utf-8"))
            weights = body["weights"]
            return cls([[float(weights[name][knot]) for name in features] for knot in KNOTS])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise DataError(f"The captains' judgement {path} cannot be used: {error!r}. Fit it anew.") from None


def softmax(strengths: Sequence[float]) -> list[float]:
    """Positive numbers that add up to 1, the stronger the more."""
    top = max(strengths)
    powers = [exp(strength - top) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]


def final_shares(winners: Sequence[int], parties: int) -> list[float]:
    """The shares of a finished game: the winners divide the victory."""
    return [1 / len(winners) if party in winners else 0.0 for party in range(parties)]
