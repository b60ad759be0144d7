"""Shares of victory from fitted weights: what both games' judgement has in common.

A party's strength is a weighted sum of its features; each weight slides from one value at the end of the game to
another at its start. The softmax of all strengths is the estimated share of victory. `ai.fit` finds the weights by
self-play.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import NamedTuple

from jamaica.engine.errors import DataError


class Sight(NamedTuple):
    """A position as the weights see it: how early it is (1 start, 0 end), and each party's features."""

    early: float
    parties: list[list[float]]


@dataclass(frozen=True, slots=True)
class Weights:
    """Per feature a weight at the end, and what is added to it at the start."""

    end: tuple[float, ...]
    start: tuple[float, ...]

    def strengths(self, sight: Sight) -> list[float]:
        """A strength for every party, comparable within one position."""
        early = sight.early
        weights = [end + early * start for end, start in zip(self.end, self.start, strict=True)]
        return [
            sum([weight * value for weight, value in zip(weights, party, strict=True)]) for party in sight.parties
        ]

    def shares(self, sight: Sight) -> list[float]:
        """Estimated shares of victory."""
        return softmax(self.strengths(sight))

    @classmethod
    def read(cls, path: Path, features: Sequence[str]) -> "Weights":
        """Weights from a file written by `ai.fit`; DataError if they are of other features."""
        try:
            body = json.loads(path.read_text(encoding="utf-8"))
            weights = body["weights"]
            return cls(
                tuple(float(weights[name]["end"]) for name in features),
                tuple(float(weights[name]["start"]) for name in features),
            )
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
