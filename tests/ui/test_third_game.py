"""A game is its folders and one line in each of three lists: then controller, terminal, captains and window play it."""

from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest

from ai.captains import captain_for
from ai.games import GAME_AIS, mind_for
from jamaica.cli.text_table import TextTable
from jamaica.engine.contract import State
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import GAMES, find_game
from jamaica.session.controller import Asking, MatchController, Over, Showing
from jamaica.session.thinker import LocalThinker
from jamaica.ui.games import GAME_UIS
from tests.conformance.suite import check_game
from tests.third_game.captain import COIN_AI
from tests.third_game.rules import HOME, CoinRace
from tests.third_game.table import CoinUi

from .pilot import Pilot


@pytest.fixture(autouse=True)
def coins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The three lines."""
    monkeypatch.setitem(GAMES, "coins", CoinRace())
    monkeypatch.setitem(GAME_AIS, "coins", COIN_AI)
    monkeypatch.setitem(GAME_UIS, "coins", CoinUi)
    yield
    mind_for.cache_clear()


def begin(*pilots: str) -> Match[State]:
    game = find_game("coins")
    seats = [Seat(name, pilot) for name, pilot in zip(game.names(), pilots, strict=False)]
    return Match.begin(game, game.options(players=len(seats)), seats, "7")


def test_the_controller_plays_it_with_people_and_captains() -> None:
    controller = MatchController(begin("human", "mate"), LocalThinker())
    for _ in range(200):
        match controller.phase:
            case Over():
                break
            case Showing():
                controller.mark_shown()
            case Asking(seat):
                controller.choose(seat, controller.match.choices()[0])
            case _:
                controller.poll()
    assert controller.match.is_over and max(controller.match.state.scores()) == HOME


def test_it_keeps_the_promises_every_game_makes() -> None:
    game = find_game("coins")
    for seed in range(20):
        check_game(game, game.options(players=2 + seed % 2), seed)


def test_the_terminal_plays_it() -> None:
    said = StringIO()
    table = TextTable(begin("human", "mate"), lambda prompt: "1", said)
    table.play()
    assert table.match.is_over and "Walk or toss, Ada?" in said.getvalue()


def test_a_captain_chooses() -> None:
    match, game = begin("admiral", "mate"), find_game("coins")
    assert captain_for("admiral", game).choose(match.view(0), Random(1)) in match.choices()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_window_plays_it(by: str) -> None:
    pilot = Pilot.table(2, 1, "coins")
    assert pilot.play(by).table.match.is_over
