"""Captains: legal, fair, within their limit."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ai.captains import LEVELS, YARDSTICKS, captain_for
from ai.ismcts import Ismcts
from ai.limit import Clock, Limit
from ai.minds import mind_for
from ai.search import Search
from jamaica.engine.contract import CHANCE, OVER, Game
from jamaica.engine.errors import OptionError
from jamaica.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def positions(game: Game[Any], seed: int, step: int) -> Iterator[Any]:
    """Positions of one game in which a seat is asked, every so many choices; played by the quick policy."""
    rng, mind = Random(seed), mind_for(game.name)
    players = list(game.seats)[seed % len(game.seats)]
    state = game.start(game.options(players=players))
    number = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            odds = state.odds()
            state.apply(odds.pick(rng.randrange(odds.total)))
            continue
        number += 1
        if number % step == 0:
            yield state.copy()
        state.apply(rng.choice(state.choices()) if rng.random() < 0.2 else mind.policy(state, rng))


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
    assert len(seen) >= {"race": 10, "montego": 4}[game.name]


@EVERY_GAME
def test_what_a_captain_cannot_see_never_changes_his_choice(game: Game[Any]) -> None:
    """Metamorphic: another truth behind the same view, the same seed, the same choice."""
    search = Search(game, mind_for(game.name))
    tree = Ismcts(game, mind_for(game.name))
    checked = 0
    for seed in range(10):
        rng = Random(seed)
        for state in positions(game, seed, 17):
            seat = state.to_move
            view = state.view(seat)
            other = game.imagine(view, rng).view(seat)
            limit = Limit(samples=2)
            first = search.estimate(view, limit, Random(seed))
            assert first == search.estimate(other, limit, Random(seed))
            assert tree.choose(view, limit, Random(seed)) == tree.choose(other, limit, Random(seed))
            checked += 1
    assert checked >= 20


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
@pytest.mark.parametrize("name", [*LEVELS, *YARDSTICKS])
def test_every_captain_chooses_legally(game: Game[Any], name: str) -> None:
    captain = captain_for(name, game, 0.002)
    for state in positions(game, 2, 29):
        view = state.view(state.to_move)
        assert captain.choose(view, Random(1)) in view.choices()


@EVERY_GAME
def test_without_time_the_quick_choice_comes_first(game: Game[Any]) -> None:
    search = Search(game, mind_for(game.name))
    for state in positions(game, 4, 25):
        view = state.view(state.to_move)
        found = search.estimate(view, Limit(seconds=0), Random(1))
        assert sorted(estimate.move for estimate in found) == list(view.choices())
        assert {estimate.samples for estimate in found} == {0}


def test_an_unknown_captain_is_named() -> None:
    with pytest.raises(OptionError, match="There is no captain 'hook'; there are deckhand, "):
        captain_for("hook", GAMES["race"])


def test_a_limit_needs_an_end() -> None:
    with pytest.raises(ValueError, match="never end"):
        Limit()


def test_a_clock_counts_samples() -> None:
    clock = Clock(Limit(samples=2))
    assert not clock.is_over()
    clock.samples = 2
    assert clock.is_over()
    assert Clock(Limit(seconds=0)).is_over()
