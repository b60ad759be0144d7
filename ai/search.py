"""The search of the captains: expectimax over imagined worlds.

For every legal choice the same worlds are imagined and played on to the horizon: choices by quick policy, each seat in
its own interest; chance by the same tickets for every choice, so that choices are compared under equal luck. Throws
that follow at once from a choice (a battle, a shortage, a treasure) are weighed exactly instead of drawn. What is
averaged is the estimated share of victory.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

from jamaica.engine.contract import CHANCE, OVER, Game, Move, Odds

from .limit import Clock, Limit
from .mind import Mind


@dataclass(frozen=True, slots=True)
class Estimate:
    """A choice and the share of victory it is expected to lead to."""

    move: Move
    share: float
    samples: int


@dataclass(frozen=True, slots=True)
class Search:
    """How to look ahead: so many whole rounds, exact throws of so many dice in a row."""

    game: Game[Any]
    mind: Mind[Any]
    rounds: int = 1
    exact: int = 2

    def estimate(self, view: Any, limit: Limit, rng: Random) -> list[Estimate]:
        """All choices of the seat to move, the best first. Only whole samples count.

        Of many choices the worse half is dropped again and again, so that the time goes to those that may be best. If
        there is not even time for one sample, the quick policy's choice comes first.
        """
        moves = list(view.choices())
        clock = Clock(limit)
        totals = dict.fromkeys(moves, 0.0)
        counts = dict.fromkeys(moves, 0)
        field = moves
        while not clock.is_over() and (sample := self._sample(view, field, clock, rng)):
            for move, share in sample.items():
                totals[move] += share
                counts[move] += 1
            clock.samples += 1
            if len(field) > 2 and clock.samples in _CUTS:
                field = sorted(field, key=lambda move: totals[move] / counts[move], reverse=True)
                field = field[: (len(field) + 1) // 2]
        if not clock.samples:
            world = self.game.imagine(view, rng)
            share, best = self.mind.shares(world)[view.to_move], self.mind.policy(world, rng)
            return [Estimate(move, share, 0) for move in sorted(moves, key=lambda move: move != best)]
        found = [Estimate(move, totals[move] / counts[move], counts[move]) for move in moves]
        return sorted(found, key=lambda estimate: (-estimate.samples, -estimate.share))

    def _sample(self, view: Any, moves: list[Move], clock: Clock, rng: Random) -> dict[Move, float]:
        """The share each choice leads to in one imagined world, under the same luck; nothing if time runs out."""
        world = self.game.imagine(view, rng)
        luck = rng.getrandbits(64)
        seat, goal = view.to_move, self.mind.rounds_done(view) + self.rounds
        shares: dict[Move, float] = {}
        for move in moves:
            if clock.is_late():
                return {}
            state = world.copy()
            state.apply(move)
            exact = self.exact if state.to_move == CHANCE else 0
            shares[move] = self._expect(state, seat, goal, exact, Random(luck))
        return shares

    def _expect(self, state: Any, seat: int, goal: int, exact: int, rng: Random) -> float:
        """The seat's share at the horizon."""
        mind = self.mind
        while state.to_move != OVER and mind.rounds_done(state) < goal:
            if state.to_move != CHANCE:
                state.apply(mind.policy(state, rng))
            elif exact:
                return self._weigh(state, seat, goal, exact - 1, rng)
            else:
                odds = state.odds()
                state.apply(odds.pick(int(rng.random() * odds.total)))
        share: float = mind.shares(state)[seat]
        return share

    def _weigh(self, state: Any, seat: int, goal: int, exact: int, rng: Random) -> float:
        """Every outcome of a throw by its weight."""
        odds: Odds = state.odds()
        luck = rng.getrandbits(64)
        total: float = 0.0
        for move, weight in zip(odds.moves, odds.weights, strict=True):
            after = state.copy()
            after.apply(move)
            total += weight * self._expect(after, seat, goal, exact, Random(luck))
        return total / odds.total


_CUTS = frozenset({8, 24, 56, 120, 248})
"""After so many samples the field of choices is halved."""
