"""Why a choice is better than another: told from imagined futures, and from nothing that is hidden."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ai.analysis.account import Analysis
from ai.analysis.analyst import Effort, analyse
from ai.analysis.moments import Moments
from ai.analysis.rollouts import Care
from ai.games import futures_for, mind_for
from ai.limit import Limit
from jamaica.engine.argument import Argument
from jamaica.engine.contract import Game
from jamaica.engine.language import ENGLISH, LANGUAGES, Language
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.engine.replay import Replay
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.games.jamaica.text import arguments as pirates
from jamaica.games.montego.text import arguments as foremen
from tests.ai.positions import positions

JAMAICA, MONTEGO = find_game("jamaica"), find_game("montego")
NAMES = ("Anne", "Jack", "Mary", "Samuel", "Edward", "Olivier")


def _asked(game: Game[Any], seed: int, step: int = 5) -> list[Any]:
    """Views in which a seat has something to decide."""
    views = [state.view(state.to_move) for state in positions(game, seed, step)]
    return [view for view in views if len(mind_for(game.name).plans(view)) > 1]


def _verdicts(game: Game[Any], view: Any, seed: int = 1, worlds: int = 12) -> Any:
    plans = mind_for(game.name).plans(view)
    return futures_for(game).compare(view, plans[0], plans[1:2], Limit(samples=worlds), Random(seed))


@pytest.mark.parametrize("game", [JAMAICA, MONTEGO], ids=lambda game: game.name)
def test_the_same_view_and_luck_give_the_same_verdict(game: Game[Any]) -> None:
    for view in _asked(game, 3)[::5]:
        assert _verdicts(game, view) == _verdicts(game, view.copy())


@pytest.mark.parametrize("game", [JAMAICA, MONTEGO], ids=lambda game: game.name)
def test_what_is_hidden_changes_no_argument(game: Game[Any]) -> None:
    """Another full state behind the same view leads to the same words: they come from the view alone."""
    changed = 0
    for state in list(positions(game, 5, 7))[:12]:
        seat = state.to_move
        view = state.view(seat)
        if len(mind_for(game.name).plans(view)) < 2:
            continue
        other = game.imagine(view, Random(9))
        changed += other.key() != state.key()
        assert _verdicts(game, view) == _verdicts(game, other.view(seat))
    assert changed


def test_a_shortage_that_is_sure_is_the_reason() -> None:
    """J7.2: a ship without food that sails to the open sea runs short, one that loads food first does not."""
    found = [
        argument
        for view in _asked(JAMAICA, 1, 3)
        if view.stage == "card" and (verdict := _verdicts(JAMAICA, view, worlds=20))
        for argument in verdict.arguments
    ]
    short = [argument for argument in found if argument.topic == pirates.SHORTAGE]
    assert short and all(argument.here > argument.instead for argument in short)
    lost = [argument for argument in found if argument.topic == pirates.LOST]
    assert all(argument.here > argument.instead for argument in lost)


@pytest.mark.parametrize("game", [JAMAICA, MONTEGO], ids=lambda game: game.name)
def test_no_more_than_two_arguments_and_each_about_something_else(game: Game[Any]) -> None:
    seen = 0
    for view in _asked(game, 2)[::3]:
        verdict = _verdicts(game, view)
        assert verdict.worlds == 12
        assert len(verdict.arguments) <= 2 and len(set(verdict.arguments)) == len(verdict.arguments)
        seen += len(verdict.arguments)
    assert seen


def test_few_worlds_give_no_verdict() -> None:
    view = _asked(JAMAICA, 2)[0]
    assert _verdicts(JAMAICA, view, worlds=7) is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_topic_of_both_games_can_be_said(code: str) -> None:
    language = Language.load(assets() / "languages", code)
    view = next(state.view(state.to_move) for state in positions(JAMAICA, 4, 9))
    topics: list[tuple[Any, ...]] = [*pirates.AMOUNTS, *(topic for topic in pirates.CHANCES if topic[0] != pirates.WON)]
    topics = [topic for topic in topics if topic[0] != pirates.RIVAL]
    topics += [(topic, other) for topic in (pirates.LOST, pirates.WON, pirates.RIVAL) for other in range(view.seats)]
    said = [JAMAICA.argue(view, Argument(topic, tuple(about), 0.5, 0.25), NAMES, language) for topic, *about in topics]
    quay = next(state.view(state.to_move) for state in positions(MONTEGO, 4, 9) if -1 not in state.ships)
    for topic in (*foremen.AMOUNTS, *foremen.CHANCES):
        said.append(MONTEGO.argue(quay, Argument(topic, (0,), 1.5, 1.0), NAMES, language))
    assert all(said) and len(set(said)) == len(said)


def test_an_argument_turned_speaks_of_the_other_choice() -> None:
    argument = Argument(pirates.SHORTAGE, (2,), 0.62, 0.05)
    view = _asked(JAMAICA, 2)[0]
    assert JAMAICA.argue(view, argument, NAMES) == "Risk of running short of food: 62% instead of 5%."
    assert JAMAICA.argue(view, argument.turned(), NAMES) == "Risk of running short of food: 5% instead of 62%."


def test_an_analysis_tells_why_a_dear_choice_was_dear_and_is_kept_with_it() -> None:
    """Found in worlds of their own: the figures of an analysis are what they were without reasons."""
    names = MONTEGO.names()[:2]
    seats = [Seat(names[0], "random"), Seat(names[1], "greedy")]
    match, rng = Match.begin(MONTEGO, MONTEGO.options(players=2), seats, "5"), Random(5)
    while not match.is_over:
        match.play(match.to_move, rng.choice(match.choices()))
    record = match.record()
    replay = Replay(record, MONTEGO)
    found = analyse(record, MONTEGO, Effort(Care(1, 2, 2), search=2, worlds=4))
    dear = [moment for moment in found.moments if moment.arguments]
    assert dear and all(moment.cost for moment in dear)
    told = Moments(replay, names, lambda match, move: str(move), ENGLISH)
    assert all(told.reasons(moment) for moment in dear)
    assert Analysis.parse(found.dump(), replay) == found
    edited = replace(dear[0], arguments=(Argument("nonsense", (9,), 0.1, 0.2),))
    assert told.reasons(edited) == []


def test_amounts_are_told_in_whole_numbers() -> None:
    told = [
        Argument(foremen.COINS, (), *figures).change(ENGLISH)
        for figures in ((3, 5), (0.4, 2.6), (2.6, 0.4), (1.2, 1.5))
    ]
    assert told == ["3 instead of 5", "about 2 less", "about 2 more", "a little less"]
