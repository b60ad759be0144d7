"""The analyst looks back at a finished match, throw by throw and choice by choice.

- **Shares of victory** at every moment come from voyages: the true position is played on for some rounds, again and
  again, everybody choosing at a glance (the quick policy); there the fitted judgement tells the shares (after the last
  round, the result).
- **The effect** of a moment is the estimate after it less the estimate before it. Before a throw that is the average
  over its odds, so the effect is luck; before a choice it is what a glance would make of it, so the effect is skill.
- **The cost** of a choice is found fairly, by what the seat knew: in imagined worlds, against the best choice of the
  search, which is found in other worlds than those it is weighed in, so that it gains nothing by its own good luck.
  What is within twice its standard error counts as nothing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev

from jamaica.engine import notation
from jamaica.engine.argument import Argument
from jamaica.engine.contract import CHANCE, Game, Move, State
from jamaica.engine.errors import RecordError
from jamaica.engine.match import Match
from jamaica.engine.record import Record

from ..arguments import FEW
from ..games import futures_for, mind_for
from ..limit import Limit
from ..progress import Tell
from ..search import Search
from ..values import final_shares
from .account import SURE, Analysis, Moment
from .rollouts import Care, Pilot, Voyage, effect_errors, followed, mean_shares, share_errors

REASONED = 0.01
"""Shares of victory from which on it is told why a choice was better."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Search effort of an analysis."""

    care: Care = field(default_factory=Care)
    search: int = 10
    """Samples to find the best choice; 0 leaves the costs out."""
    worlds: int = 12
    """Imagined worlds to weigh it in, two at least."""


def analyse(
    record: Record, game: Game[State], effort: Effort | None = None, tell: Tell | None = None, salt: str = ""
) -> Analysis:
    """Look back at a finished match. Same record, effort and salt, same result; another salt, other worlds and luck."""
    match = Match.resume(record, game)
    if not match.is_over:
        raise RecordError("Only a finished game can be analysed.")
    moments: list[Moment] = []
    if tell:
        tell(0, len(match.steps))
    for done, moment in enumerate(_Analyst(match, effort or Effort(), record.closing + salt).moments(), 1):
        if moment is not None:
            moments.append(moment)
        if tell:
            tell(done, len(match.steps))
    parties = len(match.state.scores())
    ending = tuple(final_shares(match.state.winners(), parties))
    return Analysis(record.closing, len(match.seats), ending, tuple(moments))


class _Analyst:
    """Goes through one match."""

    def __init__(self, match: Match[State], effort: Effort, seed: str) -> None:
        self.match = match
        self.game = match.game
        self.mind = mind_for(match.game.name)
        self.effort = effort
        self.rng, self.reasoning = Random(seed), Random(f"{seed} reasons")
        self.pilot = Pilot(self.mind, effort.care, self.rng)
        self.futures = futures_for(match.game)
        self.search = Search(match.game, self.mind, rounds=1, exact=0)

    def moments(self) -> Iterator[Moment | None]:
        """A moment per move; None where only one move was possible."""
        state = self.game.start(self.match.options)
        goal = self.pilot.goal(state)
        voyages = self.pilot.explore(state, goal)
        for number, step in enumerate(self.match.steps):
            before, asked = voyages, state.copy()
            state.apply(step.move)
            kept = followed(before, step.move)
            voyages = self.pilot.explore(state, goal, kept)
            yield self._moment(number, asked, step.move, before, voyages, len(kept))
            if self.pilot.goal(state) > goal:  # a new round: from here on one looks a round further
                goal = self.pilot.goal(state)
                voyages = self.pilot.explore(state, goal)

    def _moment(
        self, number: int, state: State, move: Move, before: Sequence[Voyage], after: Sequence[Voyage], kept: int
    ) -> Moment | None:
        thrown = state.to_move == CHANCE
        if len(state.odds().moves if thrown else state.choices()) < 2:
            return None
        best, cost, loss = (move, 0.0, 0.0) if thrown else self._cost(state.view(state.to_move), move)
        shares = mean_shares(before)
        arguments = self._arguments(state.view(state.to_move), best, move) if cost >= REASONED else ()
        return Moment(
            number=number,
            by=state.to_move,
            round=state.round,
            group=self.game.throws[state.stage].group if thrown else None,
            move=notation.text(move),
            shares=shares,
            effect=tuple(new - old for new, old in zip(mean_shares(after), shares, strict=True)),
            best="" if thrown else notation.text(best),
            cost=cost,
            loss=loss,
            arguments=arguments,
            share_errors=share_errors(before),
            effect_errors=effect_errors(before, after, kept),
        )

    def _cost(self, view: State, made: Move) -> tuple[Move, float, float]:
        """The best choice by what the seat knew, how much better it clearly is than the one made, and how much in all.

        The choice that is made has no better one unless that is better by more than twice the error of the difference.
        """
        if not self.effort.search:
            return made, 0.0, 0.0
        best = self.search.estimate(view, Limit(samples=self.effort.search), self.rng)[0].move
        if best == made:
            return made, 0.0, 0.0
        better: list[float] = []
        for _ in range(self.effort.worlds):
            world, luck = self.mind.imagine(self.game, view, self.rng), self.rng.getrandbits(64)
            better.append(self._share(world, best, luck) - self._share(world, made, luck))
        loss = fmean(better)
        if loss > SURE * stdev(better) / sqrt(len(better)):
            return best, loss, loss
        return made, 0.0, loss

    def _arguments(self, view: State, best: Move, made: Move) -> tuple[Argument, ...]:
        """Why a choice is better than the one that was made."""
        verdict = self.futures.compare(
            view, (best,), [(made,)], Limit(samples=max(FEW, self.effort.worlds)), self.reasoning
        )
        return verdict.arguments if verdict else ()

    def _share(self, world: State, move: Move, luck: int) -> float:
        """The seat's share after a choice in one world under this luck."""
        seat: int = world.to_move
        after, goal = world.copy(), self.mind.rounds_done(world) + 1
        after.apply(move)
        return Pilot(self.mind, self.effort.care, Random(luck)).sail(after, goal).shares[seat]
