"""Trials of a position: what each answer leads to in many imagined worlds, or in games played on to their end.

All answers are tried in the same worlds under the same luck, and what counts is the difference between two of them: its
standard error is that of the differences, world by world.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

from jamaica.engine.contract import Event, Game, State
from jamaica.engine.puzzle import Margin

from ..descriptor import Sign, Themes
from ..games import mind_for
from ..limit import Clock, Limit
from ..mind import Plan
from ..search import Search

FLOOR = 0.05
"""The least standard deviation that differences are taken to have: few worlds that agree prove little."""
TO_THE_END = 1000
"""Rounds that no game lasts."""
CLEARLY = 0.4
"""Events a round by which two answers differ."""

Happened = Sequence[Event]
"""What happened in one world after an answer, until the round was over."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What each answer led to, world by world."""

    worlds: Mapping[Plan, Sequence[float]]

    @property
    def best(self) -> Plan:
        """The answer with the largest share of victory."""
        return max(self.worlds, key=self.share)

    def share(self, plan: Plan) -> float:
        """The mean share of victory."""
        return fmean(self.worlds[plan])

    def lag(self, plan: Plan, best: Plan) -> Margin:
        """How far an answer is behind another; a single world is one that tells all."""
        lags = [ours - theirs for theirs, ours in zip(self.worlds[plan], self.worlds[best], strict=True)]
        error = sqrt((stdev(lags) ** 2 + FLOOR**2) / len(lags)) if len(lags) > 1 else 0.0
        return Margin(fmean(lags), error)

    def next_to(self, best: Plan) -> Plan:
        """The answer that comes closest to one."""
        return max((plan for plan in self.worlds if plan != best), key=self.share)

    def margin(self, best: Plan) -> Margin:
        """How far an answer is ahead of all others."""
        return self.lag(self.next_to(best), best)


@dataclass(frozen=True, slots=True)
class Court:
    """Tries the answers to the questions of one game."""

    game: Game[State]
    rounds: int = 2

    def try_out(self, view: State, plans: Sequence[Plan], worlds: int, rng: Random) -> Trial:
        """By the captains' judgement at the end of the next round, the first throws weighed exactly."""
        return self._trial(self._search(self.rounds, 1), view, plans, worlds, rng)

    def play_out(self, view: State, plans: Sequence[Plan], games: int, rng: Random) -> Trial:
        """By who wins when everybody plays on at a glance: nobody's judgement of positions is trusted."""
        return self._trial(self._search(TO_THE_END, 0), view, plans, games, rng)

    def watch(self, view: State, plans: Sequence[Plan], worlds: int, rng: Random) -> Mapping[Plan, Sequence[Happened]]:
        """What happens after each answer until the round is over, world by world."""
        heard = list[Happened]()

        def hear(events: list[Event], seat: int) -> float:
            heard.append(tuple(events))
            return 0.0

        search = replace(self._search(1, 0), taste=hear)
        for _ in range(worlds):
            search.side_by_side(view, plans, Clock(Limit(samples=1)), rng)
        return {plan: heard[place :: len(plans)] for place, plan in enumerate(plans)}

    def _search(self, rounds: int, exact: int) -> Search:
        return Search(self.game, mind_for(self.game.name), rounds, exact)

    @staticmethod
    def _trial(search: Search, view: State, plans: Sequence[Plan], worlds: int, rng: Random) -> Trial:
        return Trial(search.side_by_side(view, plans, Clock(Limit(samples=worlds)), rng))


def theme_of(themes: Themes, stage: str, seat: int, best: Sequence[Happened], other: Sequence[Happened]) -> str:
    """What a question is about, by what happens after the best answer and after the next one."""
    for sign in themes.signs:
        if stage in sign.stages and abs(_often(sign, seat, best) - _often(sign, seat, other)) >= CLEARLY:
            return sign.theme
    return themes.asked[stage]


def _often(sign: Sign, seat: int, worlds: Sequence[Happened]) -> float:
    """How many events of a kind a world has, on average."""
    return fmean(
        sum(isinstance(event, sign.event) and sign.counts(event, seat) for event in events) for events in worlds
    )
