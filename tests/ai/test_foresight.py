"""Foresight: everybody's best plans, as far ahead as time allows."""

from collections.abc import Iterable
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from ai.games import mind_for
from ai.limit import Clock, Limit
from ai.maxn import WIDTH, Foresight
from ai.mind import Plan
from ai.search import Estimate, Search
from jamaica.engine.contract import OVER, Event, Move
from jamaica.games import GAMES

from .positions import positions

LONG = Limit(samples=1000)


class Fork:
    """Two seats take a way in turn, `turns` times; everybody goes left at a glance."""

    def __init__(self, turns: int, way: str = "") -> None:
        self.turns = turns
        self.way = way

    @property
    def to_move(self) -> int:
        return len(self.way) % 2 if len(self.way) < self.turns else OVER

    def copy(self) -> "Fork":
        return Fork(self.turns, self.way)

    def apply(self, move: Move, events: list[Event] | None = None) -> None:
        self.way += move[0]


class ForkMind:
    """Judges the ends of ways by a table of the first seat's shares; what is not in it is even."""

    def __init__(self, shares: dict[str, float]) -> None:
        self.table = shares

    def shares(self, state: Fork) -> list[float]:
        first = self.table.get(state.way, 0.5)
        return [first, 1 - first]

    def plans(self, state: Fork) -> list[Plan]:
        return [(("l",),), (("r",),)]

    def policy(self, state: Fork, rng: Random) -> Move:
        return ("l",)

    def rounds_done(self, state: Fork) -> int:
        return 0


def look(turns: int, table: dict[str, float], limit: Limit = LONG) -> dict[str, tuple[int, float]]:
    """What is seen of both ways from the start."""
    mind: Any = ForkMind(table)
    state: Any = Fork(turns)
    found = Foresight(mind, state, Clock(limit), 1, None).look(WIDTH)
    return {plan[0][0]: (depth, share) for plan, (depth, share, _) in found.items()}


def test_a_reply_that_no_glance_sees_is_foreseen() -> None:
    """To the left all looks well, but the other seat will not go left there as it would at a glance."""
    table = {"ll": 0.9, "lr": 0.1, "rl": 0.6, "rr": 0.6}
    assert look(2, table, Limit(samples=1)) == {"l": (1, 0.9), "r": (1, 0.6)}
    seen = look(2, table)
    assert seen["l"][1] == pytest.approx(0.1) and seen["r"][1] == pytest.approx(0.6)


def test_everybody_plans_for_himself() -> None:
    """After left and left the first seat goes right; the second one knows that, and goes right before."""
    seen = look(3, {"lll": 0.2, "llr": 0.9, "lrl": 0.4, "lrr": 0.3, "rll": 0.1, "rlr": 0.1, "rrl": 0.1, "rrr": 0.1})
    assert seen["l"][1] == pytest.approx(0.4)


def test_a_depth_that_time_cuts_short_does_not_count() -> None:
    """The clock stops in the middle of the second depth."""
    ticks = iter(range(100))
    seen = look(2, {"ll": 0.9, "lr": 0.1, "rl": 0.6, "rr": 0.6}, Limit(seconds=6, timer=lambda: next(ticks)))
    assert seen == {"l": (1, 0.9), "r": (1, 0.6)}


def test_looking_ends_where_all_lines_end() -> None:
    """Without a limit of time to speak of."""
    assert {depth for depth, _ in look(3, {}).values()} == {4}


def test_loading_lies_open_and_nothing_else() -> None:
    """Montego Bay's cards are secret and Jamaica's decks are not known: there is no foresight then."""
    for game in GAMES.values():
        for state in positions(game, 2, 40):
            view = state.view(state.to_move)
            assert mind_for(game.name).lies_open(view) == (state.stage in ("load", "unload"))


def shares(estimates: Iterable[Estimate]) -> list[tuple[Move, float]]:
    return [(estimate.move, estimate.share) for estimate in estimates]


def test_at_a_glance_foresight_sees_what_the_search_sees() -> None:
    """One plan ahead both follow every plan once; looking deeper, every choice is still told of, the best first."""
    game = GAMES["montego"]
    mind = mind_for(game.name)
    glance, foresight = (Search(game, mind, exact=0, foresight=ahead) for ahead in (False, True))
    found = chain.from_iterable(positions(game, seed, 3) for seed in range(100))
    loading = (state for state in found if mind.lies_open(state) and not state.opened)
    deeper = 0
    for state in islice(loading, 20):
        view = state.view(state.to_move)
        one, near = Limit(samples=1), glance.estimate(view, Limit(samples=1), Random(1))
        assert shares(foresight.estimate(view, one, Random(1))) == shares(near)
        assert shares(foresight.weigh(view, one, Random(1)).values()) == shares(
            glance.weigh(view, one, Random(1)).values()
        )
        far = foresight.estimate(view, Limit(samples=9), Random(1))
        assert sorted(estimate.move for estimate in far) == list(view.choices())
        weighed = foresight.weigh(view, Limit(samples=9), Random(1))
        assert sorted(weighed) == list(view.choices())
        deeper += shares(far) != shares(near)
    assert deeper
