"""Steps of the captains: which of them pay."""

import pytest

from ai.limit import Limit
from ai.screening import Screened, gain, play, steps_of


def test_every_seat_plays_with_steps_of_its_own() -> None:
    first, again = (play("jamaica", 2, Limit(samples=1), 4) for _ in range(2))
    assert first == again
    assert len(first.steps) == len(first.shares) == 2 and sum(first.shares) == 1
    assert {step for steps in first.steps for step in steps} <= set(steps_of("jamaica"))


def test_only_steps_that_a_game_takes_are_screened() -> None:
    assert "rounds" in steps_of("jamaica") and "rounds" not in steps_of("montego")
    assert "foresight" in steps_of("montego") and "foresight" not in steps_of("jamaica")


def test_a_step_that_always_wins_gains_all() -> None:
    games = [Screened(seed, [["guess"], [], ["doubt"]], [1.0, 0.0, 0.0]) for seed in range(20)]
    assert gain("guess", games) == pytest.approx((1.0, 0.0))
    slope, half = gain("doubt", games)
    assert slope == pytest.approx(-0.5) and half < 0.5
    assert gain("rounds", games) == (0.0, 1.0), "nobody took it: nothing is known"
