"""The analyst looks back at a finished match, throw by throw and choice by choice.

- **Shares of victory** at every moment come from voyages: the true position is played on for some rounds, again and
  again, everybody choosing at a glance (the quick policy); there the fitted judgement tells the shares (after the last
  round, the result).
- **The effect** of a moment is the estimate after it less the estimate before it. Before a throw that is the average
  over its odds, so the effect is luck; before a choice it is what a glance would make of it, so the effect is skill.
- **The cost** of a choice is found fairly, by what the seat knew: in imagined worlds, against the best choice of the
  search, which is found in other worlds than those it is weighed in, so that it gains nothing by its own good luck.
  What is smaller than its standard error counts as nothing.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from jamaica.engine import notation
from jamaica.engine.contract import CHANCE, Game, Move
from jamaica.engine.errors import RecordError
from jamaica.engine.match import Match
from jamaica.engine.record import Record

from ..games import mind_for
from ..limit import Limit
from ..search import Search
from ..values import final_shares
from .account import Analysis, Moment
from .rollouts import Care, Pilot, Shares, followed, mean_shares

Tell = Callable[[int, int], None]
"""Hears how many moves of how many are done."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How carefully to look."""

    care: Care = field(default_factory=Care)
    search: int = 10
    """Samples to find the best choice; 0 leaves the costs out."""
    worlds: int = 12
    """Imagined worlds to weigh it in, two at least."""


def analyse(record: Record, game: Game[Any], effort: Effort | None = None, tell: Tell | None = None) -> Analysis:
    """Look back at a finished match. Same record, same effort, same result."""
    match = Match.resume(record, game)
    if not match.is_over:
        raise RecordError("Only a finished game can be analysed.")
    moments: list[Moment] = []
    for done, moment in enumerate(_Analyst(match, effort or Effort(), Random(record.closing)).moments(), 1):
        if moment is not None:
            moments.append(moment)
        if tell:
            tell(done, len(match.steps))
    parties = len(match.state.scores())
    ending = tuple(final_shares(match.state.winners(), parties))
    return Analysis(record.closing, len(match.seats), ending, tuple(moments))


class _Analyst:
    """Goes through one match."""

    def __init__(self, match: Match[Any], effort: Effort, rng: Random) -> None:
        self.match = match
        self.game = match.game
        self.mind = mind_for(match.game.name)
        self.effort = effort
        self.rng = rng
        self.pilot = Pilot(self.mind, effort.care, rng)
        self.search = Search(match.game, self.mind, rounds=1, exact=0)

    def moments(self) -> Iterator[Moment | None]:
        """One for every move; None where only one was possible."""
        state = self.game.start(self.match.options)
        goal = self.pilot.goal(state)
        voyages = self.pilot.explore(state, goal)
        for number, step in enumerate(self.match.steps):
            before, asked = mean_shares(voyages), state.copy()
            state.apply(step.move)
            voyages = self.pilot.explore(state, goal, followed(voyages, step.move))
            yield self._moment(number, asked, step.move, before, mean_shares(voyages))
            if self.pilot.goal(state) > goal:  # a new round: from here on one looks a round further
                goal = self.pilot.goal(state)
                voyages = self.pilot.explore(state, goal)

    def _moment(self, number: int, state: Any, move: Move, before: Shares, after: Shares) -> Moment | None:
        thrown = state.to_move == CHANCE
        if len(state.odds().moves if thrown else state.choices()) < 2:
            return None
        best, cost = (move, 0.0) if thrown else self._cost(state.view(state.to_move), move)
        return Moment(
            number=number,
            by=state.to_move,
            round=state.round,
            group=self.game.throws[state.stage].group if thrown else None,
            move=notation.text(move),
            shares=before,
            effect=tuple(new - old for new, old in zip(after, before, strict=True)),
            best="" if thrown else notation.text(best),
            cost=cost,
        )

    def _cost(self, view: Any, made: Move) -> tuple[Move, float]:
        """The best choice by what the seat knew, and how much better it is than the one made."""
        if not self.effort.search:
            return made, 0.0
        best = self.search.estimate(view, Limit(samples=self.effort.search), self.rng)[0].move
        if best == made:
            return made, 0.0
        better: list[float] = []
        for _ in range(self.effort.worlds):
            world, luck = self.mind.imagine(self.game, view, self.rng), self.rng.getrandbits(64)
            better.append(self._share(world, best, luck) - self._share(world, made, luck))
        cost = fmean(better)
        return (best, cost) if cost > stdev(better) / sqrt(len(better)) else (made, 0.0)

    def _share(self, world: Any, move: Move, luck: int) -> float:
        """The seat's share after a choice in one world under this luck."""
        seat: int = world.to_move
        after, goal = world.copy(), self.mind.rounds_done(world) + 1
        after.apply(move)
        return Pilot(self.mind, self.effort.care, Random(luck)).sail(after, goal).shares[seat]
