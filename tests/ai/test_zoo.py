"""The environments for learners pass PettingZoo's own tests, and show a seat no more than its view."""

import warnings
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from jamaica.engine.contract import OVER
from jamaica.games import GAMES

pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed")
with warnings.catch_warnings():  # PettingZoo warns of itself while it is imported
    warnings.simplefilter("ignore")
    import numpy as np
    from pettingzoo.test import api_test, max_cycles_test, seed_test

    from ai import zoo

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
@pytest.mark.filterwarnings("default")
def test_the_environment_passes_the_tests_of_pettingzoo(game: str) -> None:
    api_test(zoo.env(game, players=3), num_cycles=120)
    seed_test(partial(zoo.env, game, players=3), num_cycles=60)
    module = SimpleNamespace(env=partial(zoo.env, game), parallel_env=partial(zoo.parallel_env, game))
    max_cycles_test(module)


@EVERY_GAME
def test_an_agent_sees_nothing_but_the_view_of_its_seat(game: str) -> None:
    """Another truth behind the same view is observed alike."""
    table, rng, others = zoo.env(game, players=3), Random(3), 0
    table.reset(seed=1)
    for number, agent in enumerate(table.agent_iter(150)):
        seen, _, over, cut, _ = table.last()
        if over or cut:
            break
        course, seat = table._course, table.possible_agents.index(agent)
        truth = course.state
        course.state = course.game.imagine(truth.view(seat), Random(number))
        again = table.observe(agent)
        others += course.state != truth
        course.state = truth
        assert np.array_equal(seen["observation"], again["observation"])
        assert np.array_equal(seen["action_mask"], again["action_mask"])
        table.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert others, "there was something to hide"


@EVERY_GAME
def test_every_choice_has_a_number_and_the_winner_gets_the_reward(game: str) -> None:
    table, rng = zoo.env(game, players=2), Random(5)
    table.reset(seed=2)
    course: Any = table._course
    total = 0.0
    for _ in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            total += reward
            table.step(None)
            continue
        legal = course.answers.legal(course.state)
        assert len(legal) == len(course.state.choices()) == seen["action_mask"].sum()
        table.step(rng.choice(list(legal)))
    assert course.state.to_move == OVER
    assert total == pytest.approx(sum(course.rewards()[:2]))


def test_an_action_that_is_not_legal_counts_as_the_next_one() -> None:
    answers = zoo.Answers("montego", 2)
    legal = {3: ("load", 1), 7: ("load", 3)}
    assert [answers.take(legal, action) for action in (0, 3, 4, 9)] == [legal[3], legal[3], legal[7], legal[3]]
