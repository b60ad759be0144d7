"""A search stops only where it is sure, estimates tell their error, and mistakes are plausible."""

from collections import Counter
from random import Random
from statistics import fmean
from typing import Any

import pytest

from ai.captains import FIRST_DOUBT, LEVELS, SearchCaptain, captain_for
from ai.games import GAME_AIS, first_mind, mind_for
from ai.limit import Limit
from ai.mind import Plan
from ai.search import ALIKE, Doubt, Search, standard_error
from ai.worker import Ask, answer_to
from jamaica.engine.contract import CHANCE, OVER, Game, Move, Odds
from jamaica.games import GAMES

from .positions import positions

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Bet:
    """A choice of a ticket, then a lottery: ticket `a` wins with the first number of ten, `b` with the next four."""

    viewer, stage, seats, round = None, "bet", 1, 1

    def __init__(self, way: tuple[Any, ...] = ()) -> None:
        self.way = way

    @property
    def to_move(self) -> int:
        return (0, CHANCE, OVER)[len(self.way)]

    def choices(self) -> list[Move]:
        return [("a",), ("b",)]

    def odds(self) -> Odds:
        return Odds([(number,) for number in range(10)])

    def copy(self) -> "Bet":
        return Bet(self.way)

    def apply(self, move: Move, events: object = None) -> None:
        self.way += move


class BetMind:
    """Knows who has won."""

    orders_plans = False

    def imagine(self, game: object, view: Bet, rng: Random) -> Bet:
        return view.copy()

    def plans(self, view: Bet) -> list[Plan]:
        return [(("a",),), (("b",),)]

    def lies_open(self, view: Bet) -> bool:
        return False

    def rounds_done(self, state: Bet) -> int:
        return 0

    def shares(self, state: Bet) -> list[float]:
        ticket, number = state.way
        return [float(number == 0 if ticket == "a" else 1 <= number < 5)]


class SureMind(BetMind):
    """Nothing is left to chance: the ticket decides."""

    def shares(self, state: Bet) -> list[float]:
        return [0.3 if state.way[0] == "a" else 0.6]


def search_for(mind: Any, doubt: Doubt) -> Search:
    game: Any = None
    return Search(game, mind, exact=0, doubt=doubt)


def _state(bet: Bet) -> Any:
    """A bet as a state: it has only what a search asks for."""
    return bet


def wrong(doubt: Doubt) -> float:
    """How often the worse ticket is bought."""
    search = search_for(BetMind(), doubt)
    bought = [search.estimate(_state(Bet()), Limit(samples=60), Random(seed))[0].move for seed in range(100)]
    return bought.count(("a",)) / len(bought)


def test_samples_that_agree_by_accident_do_not_end_the_search() -> None:
    """In half of all draws neither ticket wins: two such samples in a row ended the search of version 0.1."""
    assert wrong(FIRST_DOUBT) > 0.2
    assert wrong(Doubt()) < 0.05


def test_where_nothing_is_left_to_chance_one_sample_is_enough() -> None:
    class OpenBet(Bet):
        @property
        def to_move(self) -> int:
            return 0 if not self.way else OVER

        def copy(self) -> "OpenBet":
            return OpenBet(self.way)

    found = search_for(SureMind(), Doubt()).estimate(_state(OpenBet()), Limit(samples=60), Random(1))
    assert [(one.move, one.share, one.samples, one.error) for one in found] == [
        (("b",), 0.6, 1, 0.0), (("a",), 0.3, 1, 0.0),
    ]  # fmt: skip


def test_plans_that_do_alike_in_every_world_end_it_too() -> None:
    class Alike(BetMind):
        def shares(self, state: Bet) -> list[float]:
            return [state.way[1] / 10]

    found = search_for(Alike(), Doubt()).estimate(_state(Bet()), Limit(samples=60), Random(1))
    assert {one.samples for one in found} == {ALIKE}


def test_errors_are_those_of_a_mean() -> None:
    """Of 400 searches for one share, about two in three lie within their standard error."""
    search = search_for(BetMind(), Doubt())
    within = 0
    for seed in range(400):
        estimate = search.weigh(_state(Bet()), Limit(samples=40), Random(seed))["b",]
        within += abs(estimate.share - 0.4) < estimate.error
    assert 0.6 < within / 400 < 0.8


def test_few_samples_are_not_trusted_because_they_agree() -> None:
    assert standard_error([]) == standard_error([0.5]) == pytest.approx(0.1)
    assert 0.04 < standard_error([0.5, 0.5]) < 0.1
    assert standard_error([0.5] * 100) < 0.01


@EVERY_GAME
def test_every_share_that_is_told_has_its_error(game: Game[Any]) -> None:
    state = next(state for state in positions(game, 1, 7) if len(state.choices()) > 2)
    view = state.view(state.to_move)
    answer = answer_to(Ask(game.name, "captain", view, seed=1, weigh=True))
    assert set(answer.errors) == set(answer.shares) == set(view.choices())
    assert all(0 <= error < 0.5 for error in answer.errors.values())


def test_the_worse_a_choice_the_rarer() -> None:
    """At a temperature of 0.1 a choice that is worse by 0.3 is made once where the other is made e**3 times."""
    captain = SearchCaptain(search_for(SureMind(), Doubt()), Limit(samples=1), temperature=0.1)
    view: Any = Bet()
    made = Counter(captain.choose(view, Random(seed)) for seed in range(1000))
    assert made["a",] / 1000 == pytest.approx(0.047, abs=0.02)
    cool = SearchCaptain(captain.search, captain.limit, temperature=0.01)
    assert {cool.choose(view, Random(seed)) for seed in range(200)} == {("b",)}


@EVERY_GAME
def test_the_weaker_a_level_the_warmer_it_is(game: Game[Any]) -> None:
    levels = GAME_AIS[game.name].levels
    heat = [levels[name].temperature for name in LEVELS]
    assert heat == sorted(heat, reverse=True) and heat[-1] == 0 and len(set(heat)) == len(heat)


@EVERY_GAME
def test_a_deckhand_prefers_what_a_long_search_prefers(game: Game[Any]) -> None:
    """His choices are worth more than choices at random, by an estimate that is not his own."""
    deckhand, found = captain_for("deckhand", game), list[tuple[float, float]]()
    judge = Search(game, mind_for(game.name), exact=0)
    for number, state in enumerate(positions(game, 6, 5)):
        view = state.view(state.to_move)
        if len(view.choices()) > 2 and len(found) < 30:
            weighed = judge.weigh(view, Limit(samples=6), Random(number))
            chosen = [weighed[deckhand.choose(view, Random(seed))].share for seed in range(4)]
            found.append((fmean(chosen), fmean(one.share for one in weighed.values())))
    own, random = map(fmean, zip(*found, strict=True))
    assert own > random


@EVERY_GAME
def test_the_admiral_of_before_is_kept(game: Game[Any]) -> None:
    """He guesses in his own way, and answers every question."""
    captain = captain_for("admiral-1", game, 0.002)
    assert isinstance(captain, SearchCaptain) and captain.search.doubt.trusts_agreement
    assert captain.search.mind is first_mind(game.name) and not captain.search.mind.orders_plans
    for state in positions(game, 2, 17):
        view = state.view(state.to_move)
        assert captain.choose(view, Random(1)) in view.choices()
