"""Voyages: a position played on for some rounds, again and again, for its estimated shares of victory."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from random import Random
from statistics import fmean

from jamaica.engine.contract import CHANCE, OVER, Move, State

from ..mind import Mind

Shares = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Voyage:
    """A rollout: moves from a position on, and the shares of victory at its end."""

    moves: tuple[Move, ...]
    shares: Shares


@dataclass(frozen=True, slots=True)
class Care:
    """Length and number of rollouts per position: a minimum, and more where results differ, up to a limit."""

    rounds: int = 3
    """Played to the end of the round after the next. The further, the less is left to the judgement of positions."""
    least: int = 48
    most: int = 300
    doubt: float = 0.02
    """The standard error to be reached, in shares of victory."""

    def wanted(self, voyages: Sequence[Voyage]) -> int:
        """Number of rollouts needed, judged by those at hand."""
        spread = max(_variance([voyage.shares[party] for voyage in voyages]) for party in range(len(voyages[0].shares)))
        return min(self.most, max(self.least, ceil(spread / self.doubt**2)))


class Pilot:
    """Sends voyages out; everybody aboard chooses at a glance, by the quick policy."""

    def __init__(self, mind: Mind[State], care: Care, rng: Random) -> None:
        self.mind = mind
        self.care = care
        self.rng = rng

    def goal(self, state: State) -> int:
        """Rounds completed when a rollout from here ends."""
        return self.mind.rounds_done(state) + self.care.rounds

    def explore(self, state: State, goal: int, known: Sequence[Voyage] = ()) -> list[Voyage]:
        """Voyages from a position to a goal; those already `known` to pass through it count among them."""
        voyages = list(known)
        missing = self.care.least - len(voyages)
        while missing > 0:
            voyages += [self.sail(state, goal, (number + self.rng.random()) / missing) for number in range(missing)]
            missing = self.care.wanted(voyages) - len(voyages)
        return voyages

    def sail(self, start: State, goal: int, ticket: float | None = None) -> Voyage:
        """Play one rollout until this many rounds are complete.

        A throw that is due at once is drawn by the ticket (0 to 1), so that many voyages together meet every outcome.
        """
        state, mind, rng = start.copy(), self.mind, self.rng
        moves: list[Move] = []
        while state.to_move != OVER and mind.rounds_done(state) < goal:
            if state.to_move == CHANCE:
                odds = state.odds()
                move = odds.pick(int((rng.random() if moves or ticket is None else ticket) * odds.total))
            else:
                move = mind.policy(state, rng)
            state.apply(move)
            moves.append(move)
        return Voyage(tuple(moves), tuple(mind.shares(state)))


def mean_shares(voyages: Sequence[Voyage]) -> Shares:
    """The shares of victory at the end of the average voyage."""
    return tuple(map(fmean, zip(*(voyage.shares for voyage in voyages), strict=True)))


def share_errors(voyages: Sequence[Voyage]) -> Shares:
    """The standard error of each of the mean shares."""
    parties = zip(*(voyage.shares for voyage in voyages), strict=True)
    return tuple(sqrt(_variance(shares) / len(voyages)) for shares in parties)


def effect_errors(before: Sequence[Voyage], after: Sequence[Voyage], kept: int) -> Shares:
    """The standard error of how the mean shares changed; `kept` of the voyages are the same before and after."""
    found: list[float] = []
    for party in range(len(after[0].shares)):
        old, new = (_variance([voyage.shares[party] for voyage in voyages]) for voyages in (before, after))
        both = kept * (1 / len(after) - 1 / len(before)) ** 2 * new
        found.append(
            sqrt(both + (len(after) - kept) * new / len(after) ** 2 + (len(before) - kept) * old / len(before) ** 2)
        )
    return tuple(found)


def followed(voyages: Sequence[Voyage], move: Move) -> list[Voyage]:
    """Rollouts that begin with this move, shortened to the position after it."""
    return [Voyage(voyage.moves[1:], voyage.shares) for voyage in voyages if voyage.moves and voyage.moves[0] == move]


def _variance(values: Sequence[float]) -> float:
    middle = fmean(values)
    return fmean([(value - middle) ** 2 for value in values])
