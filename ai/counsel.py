"""What an adviser says of a choice: which one is best, how much another one loses against it, and why."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from jamaica.engine.contract import Game, Move, State

from .arguments import Verdict
from .captains import SearchCaptain, captain_for
from .games import futures_for
from .limit import Limit
from .mind import Plan

ADVISER = "admiral"
DEAR: Mapping[str, float] = {"gentle": 0.06, "strict": 0.025}
"""Shares of victory from which on a tutor warns of what a choice costs."""
CLEARLY = 2.0
"""So many standard errors it has to cost besides."""
RANK, COMPARE = 0.6, 0.3
"""Seconds a tutor thinks to find the best plan, and to compare a choice with it."""
UNFORESEEN = 0.015
"""Standard error at least where everything seems to be foreseen: others may decide otherwise."""
OTHERS = 8
"""Other choices, at most, that the best one is compared with to say why it is best."""


class Counsel:
    """Advice in one game, as good as its strongest captain can give it."""

    def __init__(self, game: Game[State], deeper: int = 0) -> None:
        """`deeper`: so many rounds further than the captain looks."""
        captain = captain_for(ADVISER, game)
        assert isinstance(captain, SearchCaptain)
        self._search = replace(captain.search, rounds=captain.search.rounds + deeper)
        self._futures = futures_for(game, deeper)

    def ranking(self, view: State, limit: Limit, rng: Random) -> list[Plan]:
        """The plans of the seat to move, the best first; none if there was no time to look."""
        return self._search.ranking(view, limit, rng)

    def compare(self, view: State, better: Plan, worse: Plan, limit: Limit, rng: Random) -> Verdict | None:
        """How much better a plan is than another, in worlds of their own, and why; None without time to tell.

        Where all that follows can be foreseen, it is no more than foresight finds.
        """
        verdict = self._futures.compare(view, better, [worse], limit, rng)
        lead = self._search.lead(view, better, worse, limit, rng)
        if verdict is None or lead is None:
            return verdict
        return replace(verdict, gain=min(verdict.gain, lead), error=max(verdict.error, UNFORESEEN))

    def praise(self, view: State, best: Move, limit: Limit, rng: Random) -> Verdict | None:
        """Why a choice is better than the others are on average."""
        others = [(move,) for move in view.choices() if move != best]
        if not others:
            return None
        return self._futures.compare(view, (best,), rng.sample(others, min(OTHERS, len(others))), limit, rng)
