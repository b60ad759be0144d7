"""Captains: legal, fair, within their limit."""

from random import Random
from typing import Any

import pytest

from ai.captains import LEVELS, YARDSTICKS, captain_for
from ai.games import mind_for
from ai.ismcts import AtFaceValue
from ai.limit import Clock, Limit
from ai.search import SHALLOW, Search
from jamaica.engine.contract import Game
from jamaica.engine.errors import OptionError
from jamaica.games import GAMES
from jamaica.games.jamaica.rules.data import GOLD

from .positions import positions

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EVERY_GAME
def test_shares_add_up_and_the_winner_has_all(game: Game[Any]) -> None:
    mind = mind_for(game.name)
    for state in positions(game, 1, 10):
        shares = mind.shares(state)
        assert len(shares) == len(state.scores())
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0


@EVERY_GAME
def test_the_policy_answers_every_question(game: Game[Any]) -> None:
    seen = set()
    for seed in range(12):
        for state in positions(game, seed, 1):
            seen.add(state.stage)
            assert mind_for(game.name).policy(state, Random(seed)) in state.choices()
    assert len(seen) >= {"jamaica": 10, "montego": 4}[game.name]


@EVERY_GAME
def test_an_estimate_covers_every_choice_once(game: Game[Any]) -> None:
    search = Search(game, mind_for(game.name))
    for state in positions(game, 3, 25):
        view = state.view(state.to_move)
        found = search.estimate(view, Limit(samples=9), Random(1))
        assert sorted(estimate.move for estimate in found) == list(view.choices())
        assert all(0 <= estimate.share <= 1 for estimate in found)
        best = found[0]
        assert best.samples == max(estimate.samples for estimate in found)


@EVERY_GAME
def test_the_first_samples_end_with_the_round(game: Game[Any]) -> None:
    """With little time nobody looks two rounds ahead; with more of it he does."""
    near, far = (Search(game, mind_for(game.name), rounds=rounds) for rounds in (1, 2))
    views = [state.view(state.to_move) for state in positions(game, 3, 25)]

    def differ(samples: int) -> bool:
        limit = Limit(samples=samples)
        return any(near.estimate(view, limit, Random(1)) != far.estimate(view, limit, Random(1)) for view in views)

    assert not differ(SHALLOW) and differ(SHALLOW + 1)


@EVERY_GAME
@pytest.mark.parametrize("name", [*LEVELS, *YARDSTICKS])
def test_every_captain_chooses_legally(game: Game[Any], name: str) -> None:
    captain = captain_for(name, game, 0.002)
    for state in positions(game, 2, 29):
        view = state.view(state.to_move)
        assert captain.choose(view, Random(1)) in view.choices()


@EVERY_GAME
def test_at_face_value_who_has_more_points_stands_better(game: Game[Any]) -> None:
    mind = mind_for(game.name)
    judge = AtFaceValue(mind)
    for state in positions(game, 5, 25):
        points, shares = mind.points(state), judge.shares(state)
        assert sum(shares) == pytest.approx(1)
        assert sorted(range(len(points)), key=points.__getitem__) == sorted(range(len(shares)), key=shares.__getitem__)


def test_points_at_face_value_are_what_lies_on_the_table() -> None:
    race, montego = (next(positions(GAMES[name], 6, 1)) for name in ("jamaica", "montego"))
    before = mind_for("jamaica").points(race)
    race.put(0, 4, GOLD, 3)
    assert mind_for("jamaica").points(race) == pytest.approx([before[0] + 3, *before[1:]])
    before = mind_for("montego").points(montego)
    montego.points[1] += 7
    assert mind_for("montego").points(montego) == [before[0], before[1] + 7, *before[2:]]


@EVERY_GAME
def test_without_time_the_quick_choice_comes_first(game: Game[Any]) -> None:
    search = Search(game, mind_for(game.name))
    for state in positions(game, 4, 25):
        view = state.view(state.to_move)
        found = search.estimate(view, Limit(seconds=0), Random(1))
        assert sorted(estimate.move for estimate in found) == list(view.choices())
        assert {estimate.samples for estimate in found} == {0}


def test_an_unknown_captain_is_named() -> None:
    with pytest.raises(OptionError, match=r"There is no captain 'hook'\. Choose from deckhand, "):
        captain_for("hook", GAMES["jamaica"])


def test_a_limit_needs_an_end() -> None:
    with pytest.raises(ValueError, match="never end"):
        Limit()


def test_a_clock_counts_samples() -> None:
    clock = Clock(Limit(samples=2))
    assert not clock.is_over()
    clock.samples = 2
    assert clock.is_over()
    assert Clock(Limit(seconds=0)).is_over()
