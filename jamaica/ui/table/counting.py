"""Counting up: how the points of a ranking grow step by step, and how parties overtake each other meanwhile."""

from collections.abc import Sequence

from ..motion import smooth
from .kit import Ranking

WHOLE, LEAST, MOST = 8.0, 0.5, 1.4
"""Seconds that all steps take if a single one then takes neither less nor more than these."""
ADDING = 0.5
"""The part of a step in which points are added; in the rest of it, parties change places."""


class Counting:
    """What is seen of a ranking while it is counted up, by the seconds that have passed."""

    def __init__(self, ranking: Ranking) -> None:
        self.ranking = ranking
        self.steps = len(ranking.steps)
        self.pace = min(MOST, max(LEAST, WHOLE / self.steps)) if self.steps else 0.0
        """The seconds of a step."""
        parties = sorted(party for party, _ in ranking.rows)
        self._gains = {party: [self._gain(party, step) for step in range(self.steps)] for party in parties}
        self._orders = [parties]
        for step in range(self.steps):
            after = {party: sum(self._gains[party][: step + 1]) for party in parties}
            self._orders.append(sorted(self._orders[-1], key=lambda party: -after[party]))
        self._orders[-1] = [party for party, _ in ranking.rows]

    @property
    def seconds(self) -> float:
        """How long all of it takes."""
        return self.steps * self.pace

    def _gain(self, party: int, step: int) -> int:
        sources = self.ranking.sources.get(party, ())
        return sum(source.points for part in sources for source in part if source.step == step)

    def step(self, seconds: float) -> int:
        """The step that is counted; as many as there are steps when all is over."""
        return min(self.steps, int(seconds / self.pace)) if self.steps else 0

    def _part(self, seconds: float) -> float:
        return seconds / self.pace - self.step(seconds)

    def points(self, party: int, seconds: float) -> int:
        """The points a party has so far."""
        step = self.step(seconds)
        if step == self.steps:
            return self.ranking.points(party)
        gain = self._gains[party][step]
        return sum(self._gains[party][:step]) + round(gain * min(1.0, self._part(seconds) / ADDING))

    def gains(self, seconds: float) -> list[tuple[int, int]]:
        """What every party gets in the step of the moment, in the order in which they stand."""
        step = self.step(seconds)
        return [(party, self._gains[party][step]) for party in self._orders[step]] if step < self.steps else []

    def row(self, party: int, seconds: float) -> float:
        """In which row a party stands, from 0; between two while it changes places."""
        step = self.step(seconds)
        if step == self.steps:
            return float(self._orders[-1].index(party))
        start, end = (order.index(party) for order in self._orders[step : step + 2])
        return start + (end - start) * smooth(min(1.0, max(0.0, (self._part(seconds) - ADDING) / (1 - ADDING))))

    def order(self, step: int) -> Sequence[int]:
        """The parties from first to last after so many steps."""
        return self._orders[step]
