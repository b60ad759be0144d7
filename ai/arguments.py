"""Why a choice is better than another: what differs between the futures that are imagined for the two.

Both are followed in the same imagined worlds under the same luck, as in the search. What happens there to the seat is
counted by the game's traits (a shortage, a lost battle, doubloons); those that differ beyond doubt, and weigh most,
are the arguments. Nothing goes in but the view.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any

from jamaica.engine.argument import Argument
from jamaica.engine.contract import CHANCE, OVER, Event, Game, Move, Odds, State

from .limit import Clock, Limit
from .mind import Mind, Plan

Trait = tuple[str, *tuple[int, ...]]
"""Topic of an argument, and whom or what it concerns."""
Amounts = Mapping[Trait, float]
"""Amounts by trait; a missing trait counts as zero."""
SURE = 2.5
"""Standard errors beyond which a difference of a trait counts."""
LEAST = 0.006
"""Shares of victory that a difference has to be worth, to be spoken of."""
MOST = 2
"""Arguments for one choice."""
FEW = 8
"""Worlds at least, for differences to be told from chance."""


@dataclass(frozen=True, slots=True)
class Traits:
    """Traits of a future that can be given as a reason, in one game."""

    read: Callable[[Any, Any, Sequence[Event], int], Amounts]
    """From the view, the position at the horizon and the events on the way: the traits of a seat."""
    worth: Mapping[str, float]
    """About what one more of it is worth to the seat in shares of victory, by topic."""
    kin: Callable[[Trait], Trait]
    """The trait that tells much the same, so that one of the two is enough; itself if there is none."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Margin of one choice over another in imagined worlds, with its reasons."""

    gain: float
    """Mean difference of the share of victory."""
    error: float
    """Its standard error."""
    worlds: int
    arguments: tuple[Argument, ...] = ()
    """What speaks against the worse choice, the weightiest first."""


class Futures:
    """The futures of choices of the seat to move, imagined from its view."""

    def __init__(
        self, game: Game[State], mind: Mind[State], traits: Traits, *, rounds: int = 1, exact: int = 1
    ) -> None:
        """`rounds` to look ahead; so many throws that follow at once from a choice are weighed outcome by outcome."""
        self._game = game
        self._mind = mind
        self._traits = traits
        self._rounds = rounds
        self._exact = exact

    def compare(self, view: State, better: Plan, others: Sequence[Plan], limit: Limit, rng: Random) -> Verdict | None:
        """A choice against another, or against the average of several; None if there was time for too few worlds."""
        clock = Clock(limit)
        gains: list[float] = []
        ours: list[Amounts] = []
        theirs: list[Amounts] = []
        while not clock.is_over():
            guess, luck = rng.getrandbits(64), rng.getrandbits(64)
            world = self._mind.imagine(self._game, view, Random(guess))
            goal = self._mind.rounds_done(view) + self._rounds
            ahead = [self._follow(view, world, plan, goal, luck) for plan in (better, *others)]
            (share, amounts), rest = ahead[0], ahead[1:]
            gains.append(share - fmean(other for other, _ in rest))
            ours.append(amounts)
            theirs.append(_mean([(1.0, amounts) for _, amounts in rest]))
            clock.samples += 1
        if len(gains) < FEW:
            return None
        error = sqrt(variance(gains) / len(gains))
        return Verdict(fmean(gains), error, len(gains), self._arguments(ours, theirs))

    def _follow(self, view: State, world: State, plan: Plan, goal: int, luck: int) -> tuple[float, Amounts]:
        """The seat's share of victory at the horizon and its traits, in one world."""
        state = world.copy()
        events: list[Event] = []
        for move in plan:
            state.apply(move, events)
        return self._expect(view, state, goal, self._exact if state.to_move == CHANCE else 0, Random(luck), events)

    def _expect(
        self, view: State, state: State, goal: int, exact: int, rng: Random, events: list[Event]
    ) -> tuple[float, Amounts]:
        mind, seat = self._mind, view.to_move
        while state.to_move != OVER and mind.rounds_done(state) < goal:
            if state.to_move == CHANCE and exact:
                return self._weigh(view, state, goal, exact - 1, rng, events)
            state.apply(self._next(state, seat, rng), events)
        return mind.shares(state)[seat], self._traits.read(view, state, events, seat)

    def _next(self, state: State, seat: int, rng: Random) -> Move:
        if state.to_move == CHANCE:
            odds: Odds = state.odds()
            return odds.pick(int(rng.random() * odds.total))
        return self._mind.policy(state, rng) if state.to_move == seat else self._mind.reply(state, rng)

    def _weigh(
        self, view: State, state: State, goal: int, exact: int, rng: Random, events: list[Event]
    ) -> tuple[float, Amounts]:
        """Every outcome of a throw by its weight."""
        odds, luck = state.odds(), rng.getrandbits(64)
        shares: list[float] = []
        amounts: list[Amounts] = []
        for move in odds.moves:
            after, heard = state.copy(), events[:]
            after.apply(move, heard)
            share, found = self._expect(view, after, goal, exact, Random(luck), heard)
            shares.append(share)
            amounts.append(found)
        total: float = sum([share * weight for share, weight in zip(shares, odds.weights, strict=True)])
        return total / odds.total, _mean(list(zip(odds.weights, amounts, strict=True)))

    def _arguments(self, ours: Sequence[Amounts], theirs: Sequence[Amounts]) -> tuple[Argument, ...]:
        """The traits that differ beyond doubt in favour of the better choice, as said of the worse."""
        found: list[tuple[float, Argument]] = []
        for trait in sorted({trait for amounts in (*ours, *theirs) for trait in amounts}):
            gaps = [mine.get(trait, 0.0) - other.get(trait, 0.0) for mine, other in zip(ours, theirs, strict=True)]
            gap, weight = fmean(gaps), fmean(gaps) * self._traits.worth[trait[0]]
            if weight < LEAST or abs(gap) <= SURE * sqrt(variance(gaps) / len(gaps)):
                continue
            with_ours, with_theirs = (fmean(one.get(trait, 0.0) for one in each) for each in (ours, theirs))
            found.append((weight, Argument(trait[0], trait[1:], with_theirs, with_ours)))
        weightiest: dict[Trait, Argument] = {}
        for _, argument in sorted(found, reverse=True):
            weightiest.setdefault(self._traits.kin((argument.topic, *argument.about)), argument)
        return tuple(weightiest.values())[:MOST]


def _mean(weighed: Sequence[tuple[float, Amounts]]) -> Amounts:
    """Weighted mean of the amounts of each trait."""
    found: defaultdict[Trait, float] = defaultdict(float)
    for weight, amounts in weighed:
        for trait, amount in amounts.items():
            found[trait] += weight * amount
    total = sum(weight for weight, _ in weighed)
    return {trait: amount / total for trait, amount in found.items()}
