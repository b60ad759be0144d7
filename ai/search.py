"""The search of the captains: expectimax over imagined worlds.

For every legal choice the same worlds are imagined and played on to the horizon: choices by quick policy, each seat in
its own interest; chance by the same tickets for every choice, so that choices are compared under equal luck. Throws
that follow at once from a choice (a battle, a shortage, a treasure) are weighed exactly instead of drawn. What is
averaged is the estimated share of victory. Where everything lies open there is but one world: what the others choose
there can be foreseen.
"""

from dataclasses import dataclass
from random import Random
from statistics import fmean as mean
from typing import Any

from jamaica.engine.contract import CHANCE, OVER, Event, Game, Move, Odds

from .limit import Clock, Limit
from .maxn import WIDTH, Foresight
from .mind import Mind, Plan, Seen, Taste


@dataclass(frozen=True, slots=True)
class Estimate:
    """A choice and the share of victory it is expected to lead to."""

    move: Move
    share: float
    samples: int


@dataclass(frozen=True, slots=True)
class Search:
    """How to look ahead: so many whole rounds (at first only one), exact throws of so many dice in a row."""

    game: Game[Any]
    mind: Mind[Any]
    rounds: int = 1
    exact: int = 2
    taste: Taste | None = None
    """What events on the way add to the share of victory, in the eyes of a seat; left out: nothing."""
    foresight: bool = False
    """Whether to foresee what others choose where everything lies open; otherwise they choose at a glance."""

    def estimate(self, view: Any, limit: Limit, rng: Random) -> list[Estimate]:
        """All choices of the seat to move, the best first.

        A choice is worth what the best plan that begins with it is. If there is not even time for one sample, the
        quick policy's choice comes first.
        """
        clock = Clock(limit)
        seen = self._foresee(view, clock, rng, WIDTH) if self._lies_open(view) else self._compare(view, clock, rng)
        if not seen:
            world = self.mind.imagine(self.game, view, rng)
            share, best = self.mind.shares(world)[view.to_move], self.mind.policy(world, rng)
            return [Estimate(move, share, 0) for move in sorted(view.choices(), key=lambda move: move != best)]
        found: dict[Move, Estimate] = {}
        for plan, (samples, share) in sorted(seen.items(), key=lambda item: item[1], reverse=True):
            found.setdefault(plan[0], Estimate(plan[0], share, samples))
        return list(found.values())

    def weigh(self, view: Any, limit: Limit, rng: Random) -> dict[Move, float]:
        """The share each choice leads to, all in the same worlds and none dropped, so that they can be compared.

        Empty if there is not even time for one sample.
        """
        clock = Clock(limit)
        seen = self._foresee(view, clock, rng) if self._lies_open(view) else self._weigh_all(view, clock, rng)
        worst_first = sorted(seen.items(), key=lambda item: item[1])
        return {plan[0]: share for plan, (_, share) in worst_first}

    def _lies_open(self, view: Any) -> bool:
        return self.foresight and self.mind.lies_open(view)

    def _foresee(self, view: Any, clock: Clock, rng: Random, width: int | None = None) -> Seen:
        """The plans by what everybody else will make of them."""
        world = self.mind.imagine(self.game, view, rng)
        return Foresight(self.mind, world, clock, rng.getrandbits(64), self.taste).look(width)

    def _compare(self, view: Any, clock: Clock, rng: Random) -> Seen:
        """Whole samples of the plans that may be best.

        The first samples end with the round: they cost least, and tell the good plans from the bad when time is short.
        Plans that are clearly behind are dropped, and of many the worse half again and again, so that the time goes to
        those that may be best.
        """
        seen: dict[Plan, list[float]] = {plan: [] for plan in self.mind.plans(view)}
        field, last = list(seen), dict[Plan, float]()
        while not clock.is_over():
            rounds = 1 if clock.samples < SHALLOW else self.rounds
            if not (sample := self._sample(view, field, rounds, clock, rng)):
                break
            for plan, share in sample.items():
                seen[plan].append(share)
            clock.samples += 1
            if sample == last:  # nothing is hidden or left to chance: other worlds would tell the same
                break
            last = sample
            field = _in_the_running({plan: seen[plan] for plan in field}, clock.samples)
            if len(field) == 1:
                break
        return {plan: (len(shares), mean(shares)) for plan, shares in seen.items() if shares}

    def _weigh_all(self, view: Any, clock: Clock, rng: Random) -> Seen:
        """Whole samples of all plans."""
        plans = list(self.mind.plans(view))
        totals = dict.fromkeys(plans, 0.0)
        while not clock.is_over() and (sample := self._sample(view, plans, self.rounds, clock, rng)):
            for plan, share in sample.items():
                totals[plan] += share
            clock.samples += 1
        return {plan: (clock.samples, totals[plan] / clock.samples) for plan in plans} if clock.samples else {}

    def _sample(self, view: Any, plans: list[Plan], rounds: int, clock: Clock, rng: Random) -> dict[Plan, float]:
        """The share each plan leads to in one imagined world, under the same luck; nothing if time runs out."""
        world = self.mind.imagine(self.game, view, rng)
        luck = rng.getrandbits(64)
        seat, goal = view.to_move, self.mind.rounds_done(view) + rounds
        shares: dict[Plan, float] = {}
        for plan in plans:
            if clock.is_late():
                return {}
            state = world.copy()
            events: list[Event] | None = [] if self.taste else None
            for move in plan:
                state.apply(move, events)
            exact = self.exact if state.to_move == CHANCE else 0
            shares[plan] = self._expect(state, seat, goal, exact, Random(luck), events)
        return shares

    def _expect(self, state: Any, seat: int, goal: int, exact: int, rng: Random, events: list[Event] | None) -> float:
        """The seat's share at the horizon, and its taste of what happened on the way."""
        mind = self.mind
        while state.to_move != OVER and mind.rounds_done(state) < goal:
            if state.to_move == seat:
                state.apply(mind.policy(state, rng), events)
            elif state.to_move != CHANCE:
                state.apply(mind.reply(state, rng), events)
            elif exact:
                return self._weigh(state, seat, goal, exact - 1, rng, events)
            else:
                odds = state.odds()
                state.apply(odds.pick(int(rng.random() * odds.total)), events)
        share: float = mind.shares(state)[seat]
        return share + self.taste(events, seat) if self.taste and events else share

    def _weigh(self, state: Any, seat: int, goal: int, exact: int, rng: Random, events: list[Event] | None) -> float:
        """Every outcome of a throw by its weight."""
        odds: Odds = state.odds()
        luck = rng.getrandbits(64)
        total: float = 0.0
        for move, weight in zip(odds.moves, odds.weights, strict=True):
            after, heard = state.copy(), None if events is None else events[:]
            after.apply(move, heard)
            total += weight * self._expect(after, seat, goal, exact, Random(luck), heard)
        return total / odds.total


def _in_the_running(seen: dict[Plan, list[float]], samples: int) -> list[Plan]:
    """The plans that may be the best, the best first. All were tried in the same worlds: their differences count."""
    field = sorted(seen, key=lambda plan: sum(seen[plan]), reverse=True)
    if samples < FIRST_CUT:
        return field
    best = seen[field[0]]
    left = [field[0]]
    for plan in field[1:]:
        behind = [ours - theirs for ours, theirs in zip(best, seen[plan], strict=True)]
        lag = sum(behind) / samples
        spread = sum([(one - lag) ** 2 for one in behind]) + DOUBT
        if lag * lag * samples * (samples - 1) < CLEAR * CLEAR * spread:
            left.append(plan)
    return left[: (len(field) + 1) // 2] if samples in _CUTS and len(field) > 2 else left


SHALLOW = 16
"""So many samples look only to the end of the round."""
FIRST_CUT = 3
"""So many samples before anything is dropped."""
CLEAR = 2.5
"""So many standard errors behind the best is clearly behind."""
DOUBT = 0.0025
"""Added to the squares of differences: few samples that happen to agree prove little."""
_CUTS = frozenset({8, 24, 56, 120, 248})
"""After so many samples no more than half of the field is left."""
