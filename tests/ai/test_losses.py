"""What decisions cost: the best costs nothing, the others what they lose in other worlds."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from ai.losses import BLUNDER, Weighed, judge, positions, table
from jamaica.engine.contract import Game
from jamaica.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_best_choice_costs_nothing(game: Game[Any]) -> None:
    for state in islice(positions(game, 3, 1), 4):
        view = state.view(state.to_move)
        best, losses, errors = judge(game, view, 2, Random(1))
        assert set(losses) == set(errors) == set(view.choices()) and len(losses) > 1
        assert losses[best] == 0 and min(errors.values()) >= 0


def test_blunders_are_beyond_doubt() -> None:
    """Of four decisions one loses much, one perhaps."""
    found = [
        Weighed("card", {"mate": loss}, {"mate": error})
        for loss, error in ((2 * BLUNDER, 0.01), (2 * BLUNDER, 2 * BLUNDER), (BLUNDER / 2, 0.001), (0.0, 0.01))
    ]
    (line,) = table(["mate"], found)
    assert line.split() == ["mate", "loses", "0.0563", "±", "0.0505", "a", "decision,", "blunders", "25.0%"]
