"""The search of the captains: expectimax over imagined worlds.

For every legal choice the same worlds are imagined and played on to the horizon: own choices by quick policy,
others' by a model, each seat in its own interest; chance by the same tickets for every choice, so that choices are
compared under equal luck. Throws that follow at once from a choice (a battle, a shortage, a treasure) are weighed
exactly instead of drawn. What is averaged is the estimated share of victory. Where everything lies open there is but
one world: what the others choose there can be foreseen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean as mean

from jamaica.engine.contract import CHANCE, OVER, Event, Game, Move, Odds, State

from .limit import Clock, Limit
from .maxn import WIDTH, Foresight
from .mind import Mind, Plan, Seen, Taste


@dataclass(frozen=True, slots=True)
class Estimate:
    """A choice and the share of victory it is expected to lead to."""

    move: Move
    share: float
    samples: int
    error: float = 0.0
    """Standard error of the share, as far as it comes from the worlds and the luck that were drawn."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """When a search gives a choice up, and when it stops."""

    first_cut: int = 5
    """Samples before any plan is dropped."""
    clear: float = 2.5
    """Standard errors behind the best at which a plan is dropped, once there are many samples."""
    few: float = 6.0
    """Divided by the number of samples: so many standard errors more."""
    halvings: frozenset[int] = frozenset({3, 6, 12, 24, 48, 96, 192})
    """After so many samples no more than half of the field is left."""
    narrow: int = 4
    """So few plans are no longer halved."""
    trusts_agreement: bool = False
    """True: two samples that agree end the search, even where they may have agreed by accident."""


@dataclass(frozen=True, slots=True)
class Search:
    """Search over imagined worlds: whole rounds ahead (at first one), with exact chance for the first throws."""

    game: Game[State]
    mind: Mind[State]
    rounds: int = 1
    exact: int = 2
    taste: Taste | None = None
    """Bonus that events on the way add to a seat's share of victory; None: no bonus."""
    foresight: bool = False
    """True: others' choices are searched where everything lies open; False: they follow the policy."""
    doubt: Doubt = Doubt()

    def estimate(self, view: State, limit: Limit, rng: Random) -> list[Estimate]:
        """All choices of the seat to move, the best first.

        A choice is worth what the best plan that begins with it is. If there is not even time for one sample, the
        quick policy's choice comes first.
        """
        seen = self._look(view, limit, rng)
        if not seen:
            world = self.mind.imagine(self.game, view, rng)
            share, best = self.mind.shares(world)[view.to_move], self.mind.policy(world, rng)
            moves = sorted(view.choices(), key=lambda move: move != best)
            return [Estimate(move, share, 0, standard_error([])) for move in moves]
        found: dict[Move, Estimate] = {}
        for plan, (samples, share, error) in sorted(seen.items(), key=lambda item: item[1], reverse=True):
            found.setdefault(plan[0], Estimate(plan[0], share, samples, error))
        worst = min(found.values(), key=lambda one: one.share)
        for move in view.choices():  # not even tried: other plans promised more
            found.setdefault(move, replace(worst, move=move, samples=0))
        return list(found.values())

    def ranking(self, view: State, limit: Limit, rng: Random) -> list[Plan]:
        """The plans that were looked at, the best first; none if there is not even time for one sample."""
        seen = self._look(view, limit, rng)
        return sorted(seen, key=lambda plan: seen[plan], reverse=True)

    def lead(self, view: State, better: Plan, worse: Plan, limit: Limit, rng: Random) -> float | None:
        """How much better one plan is than another where all that follows can be foreseen; None where it cannot."""
        seen = self._foresee(view, Clock(limit), rng) if self._lies_open(view) else {}
        return seen[better][1] - seen[worse][1] if better in seen and worse in seen else None

    def _look(self, view: State, limit: Limit, rng: Random) -> Seen:
        """The plans of the seat to move, the time spent on those that may be best."""
        clock = Clock(limit)
        return self._foresee(view, clock, rng, WIDTH) if self._lies_open(view) else self._compare(view, clock, rng)

    def weigh(self, view: State, limit: Limit, rng: Random) -> dict[Move, Estimate]:
        """The share each choice leads to, all in the same worlds and none dropped, so that they can be compared.

        Empty if there is not even time for one sample.
        """
        clock = Clock(limit)
        seen = self._foresee(view, clock, rng) if self._lies_open(view) else self._weigh_all(view, clock, rng)
        worst_first = sorted(seen.items(), key=lambda item: item[1][1])
        return {plan[0]: Estimate(plan[0], share, samples, error) for plan, (samples, share, error) in worst_first}

    def _lies_open(self, view: State) -> bool:
        return self.foresight and self.mind.lies_open(view)

    def _foresee(self, view: State, clock: Clock, rng: Random, width: int | None = None) -> Seen:
        """The plans rated by foresight: what the others will answer to each."""
        guess, luck = rng.getrandbits(64), rng.getrandbits(64)
        world = self.mind.imagine(self.game, view, Random(guess))
        return Foresight(self.mind, world, clock, luck, self.taste).look(width)

    def _compare(self, view: State, clock: Clock, rng: Random) -> Seen:
        """Whole samples of the plans that may be best.

        The first samples end with the round: they cost least, and tell the good plans from the bad when time is short.
        Plans that are clearly behind are dropped, and of many the worse half again and again, so that the time goes to
        those that may be best.
        """
        plans = self.mind.plans(view)
        seen: dict[Plan, list[float]] = {plan: [] for plan in plans}
        field, last = list(plans), dict[Plan, float]()
        while not clock.is_over():
            rounds = 1 if clock.samples < SHALLOW else self.rounds
            cut_at = PREVIEW if self.mind.orders_plans and not clock.samples else None
            sample, certain = self._sample(view, field, rounds, clock, rng, cut_at)
            if not sample:
                break
            for plan, share in sample.items():
                seen[plan].append(share)
            clock.samples += 1
            if certain or (sample == last and self.doubt.trusts_agreement):  # other worlds would tell the same
                return {plan: (1, share, 0.0) for plan, share in sample.items()}
            last = sample
            field = self._in_the_running({plan: seen[plan] for plan in sample}, clock.samples)
            if len(field) == 1 or _are_alike([seen[plan] for plan in field], clock.samples):
                break
        return _summed_up(seen)

    def side_by_side(self, view: State, plans: Sequence[Plan], clock: Clock, rng: Random) -> dict[Plan, list[float]]:
        """The share each plan leads to, world by world, in the same worlds; a single one where that tells all.

        Differences between plans are surer than the shares themselves: their luck is the same.
        """
        return self._side_by_side(view, plans, clock, rng)[0]

    def _side_by_side(
        self, view: State, plans: Sequence[Plan], clock: Clock, rng: Random
    ) -> tuple[dict[Plan, list[float]], bool]:
        seen: dict[Plan, list[float]] = {plan: [] for plan in plans}
        certain = False
        while not clock.is_over() and not certain:
            sample, certain = self._sample(view, list(seen), self.rounds, clock, rng)
            if not sample:
                break
            for plan, share in sample.items():
                seen[plan].append(share)
            clock.samples += 1
        return seen, certain

    def _weigh_all(self, view: State, clock: Clock, rng: Random) -> Seen:
        """Whole samples of all plans."""
        seen, certain = self._side_by_side(view, self.mind.plans(view), clock, rng)
        return _summed_up(seen, certain)

    def _sample(
        self, view: State, plans: list[Plan], rounds: int, clock: Clock, rng: Random, cut_at: float | None = None
    ) -> tuple[dict[Plan, float], bool]:
        """The share each plan leads to in one imagined world, under the same luck; and whether it is sure.

        It is if nothing had to be imagined and no luck was needed. Nothing if time runs out; the first plans alone if
        so large a part of the time is spent on them (`cut_at`).
        """
        guess, luck = rng.getrandbits(64), rng.getrandbits(64)
        guesses, fresh = Random(guess), Random(luck).random()
        world = self.mind.imagine(self.game, view, guesses)
        certain = guesses.random() == Random(guess).random()  # none was drawn
        seat, goal = view.to_move, self.mind.rounds_done(view) + rounds
        shares: dict[Plan, float] = {}
        for plan in plans:
            if clock.is_late():
                return {}, False
            if cut_at is not None and len(shares) >= LEAST and clock.has_used(cut_at):
                break
            state = world.copy()
            events: list[Event] | None = [] if self.taste else None
            for move in plan:
                state.apply(move, events)
            exact = self.exact if state.to_move == CHANCE else 0
            tickets = Random(luck)
            shares[plan] = self._expect(state, seat, goal, exact, tickets, events)
            certain = certain and tickets.random() == fresh
        return shares, certain

    def _expect(self, state: State, seat: int, goal: int, exact: int, rng: Random, events: list[Event] | None) -> float:
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

    def _weigh(self, state: State, seat: int, goal: int, exact: int, rng: Random, events: list[Event] | None) -> float:
        """Every outcome of a throw by its weight."""
        odds: Odds = state.odds()
        luck = rng.getrandbits(64)
        total: float = 0.0
        for move, weight in zip(odds.moves, odds.weights, strict=True):
            after, heard = state.copy(), None if events is None else events[:]
            after.apply(move, heard)
            total += weight * self._expect(after, seat, goal, exact, Random(luck), heard)
        return total / odds.total

    def _in_the_running(self, seen: dict[Plan, list[float]], samples: int) -> list[Plan]:
        """The plans that may be the best, the best first. Tried in the same worlds, they differ by what counts."""
        doubt, field = self.doubt, sorted(seen, key=lambda plan: sum(seen[plan]), reverse=True)
        most = (len(field) + 1) // 2 if samples in doubt.halvings and len(field) > doubt.narrow else len(field)
        if samples < doubt.first_cut:
            return field[:most]
        best, clear = seen[field[0]], doubt.clear + doubt.few / samples
        left = [field[0]]
        for plan in field[1:most]:
            behind = [ours - theirs for ours, theirs in zip(best, seen[plan], strict=True)]
            lag = sum(behind) / samples
            spread = sum([(one - lag) ** 2 for one in behind]) + AGREEMENT
            if lag * lag * samples * (samples - 1) < clear * clear * spread:
                left.append(plan)
        return left


def _summed_up(seen: Mapping[Plan, list[float]], certain: bool = False) -> Seen:
    """Count, mean and standard error of what was found for each plan that was looked at."""
    return {
        plan: (len(found), mean(found), 0.0 if certain else standard_error(found))
        for plan, found in seen.items()
        if found
    }


def _are_alike(found: Sequence[list[float]], samples: int) -> bool:
    """Whether plans did equally well in every world, and in enough of them."""
    return samples >= ALIKE and all(shares == found[0] for shares in found)


def standard_error(shares: Sequence[float]) -> float:
    """Of the mean of some shares; few that happen to agree are trusted no more than shares differ as a rule."""
    count = len(shares)
    if count < 2:
        return sqrt(USUAL)
    middle = sum(shares) / count
    return sqrt((sum([(share - middle) ** 2 for share in shares]) + USUAL) / (count * count))


SHALLOW = 16
"""Samples that look only to the end of the round."""
AGREEMENT = 0.0025
"""Added to the squares of differences: few samples that happen to agree prove little."""
USUAL = 0.01
"""About the variance of the shares of one choice in different worlds."""
ALIKE = 12
"""Samples after which plans that did equally well in every world are taken for equally good."""
PREVIEW, LEAST = 0.2, 4
"""Part of the time for the first sample, in which the most promising plans come first, and how many are tried at
least."""
