"""Captains see what their seat may see, never more."""

from collections.abc import Callable
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from ai.captains import captain_for
from ai.characters import characters
from ai.games import mind_for
from ai.ismcts import Ismcts
from ai.limit import Limit
from ai.search import Search
from jamaica.engine.contract import Game, Move
from jamaica.games import GAMES

from .positions import positions

POSITIONS = 500
Choose = Callable[[Any, Random], object]


def deciders(game: Game[Any]) -> list[Choose]:
    """All ways captains decide, with so few samples that many positions can be tried; each takes its turn."""
    mind, one = mind_for(game.name), Limit(samples=1)
    tree = Ismcts(game, mind)
    tastes = [None, *(character.liking for character in characters(game.name).values())]
    searches = [Search(game, mind, exact=0, taste=taste) for taste in tastes]
    return [
        *((lambda view, rng, search=search: search.estimate(view, one, rng)) for search in searches),
        lambda view, rng: tree.choose(view, Limit(samples=3), rng),
        captain_for("greedy", game).choose,
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_captain_cannot_see_never_changes_his_choice(game: Game[Any]) -> None:
    """Metamorphic: another truth behind the same view, the same seed, the same choice."""
    choose = deciders(game)
    found = chain.from_iterable(positions(game, seed, 11) for seed in range(1000))
    other_truths = 0
    for number, state in enumerate(islice(found, POSITIONS)):
        seat, decide = state.to_move, choose[number % len(choose)]
        view = state.view(seat)
        truth = game.imagine(view, Random(number))
        other_truths += truth != state
        first: Move | object = decide(view, Random(number))
        assert first == decide(truth.view(seat), Random(number)), f"position {number}"
    assert other_truths > POSITIONS // 10, "there was something to hide"


def test_m12_15_the_order_of_ships_nobody_has_seen_never_changes_a_choice() -> None:
    """Metamorphic: the ships beneath the tops lie in another order, the same seed, the same choice."""
    game = GAMES["montego"]
    choose = deciders(game)
    found = chain.from_iterable(positions(game, seed, 7) for seed in range(1000))
    reordered = 0
    for number, state in enumerate(islice((one for one in found if one.unseen), POSITIONS // 4)):
        seat, decide, rng = state.to_move, choose[number % len(choose)], Random(number)
        one, other = state.copy(), state.copy()
        for truth in (one, other):
            beneath = state.unseen_ships()
            rng.shuffle(beneath)
            truth.fix_order(beneath)
        reordered += one != other
        first, *others = [decide(truth.view(seat), Random(number)) for truth in (state, one, other)]
        assert others == [first, first], f"position {number}"
    assert reordered > POSITIONS // 8, "there was something to reorder"
