"""The statistics in the window: figures, ratings, the dice; exporting and deleting."""

import json
from threading import Event
from typing import Any

import pygame
import pytest

from jamaica.engine.language import ENGLISH
from jamaica.engine.match import Match
from jamaica.engine.rolls import against_expectation, throws_of
from jamaica.store import REPLAY, Saved, Saves
from jamaica.ui.gui.dialog import Question
from jamaica.ui.gui.label import Label
from jamaica.ui.review.replay import ReplayScene
from jamaica.ui.review.statistics import StatisticsPage
from jamaica.ui.review.words import NOTHING_YET, STATISTICS_TABS

from .pilot import Pilot
from .test_harbour import go, keys
from .test_replay import played


def counting(*games: str) -> tuple[Pilot, StatisticsPage]:
    """The page with finished games on the shelf, each of one person and mates."""
    pilot = Pilot.launcher()
    for game in games:
        match = played(game)
        pilot.harbour.store.saves.keep(match, "")
    pilot.harbour.statistics()
    page = pilot.top
    assert isinstance(page, StatisticsPage)
    settle(page)
    pilot.frames(2)
    return pilot, page


def settle(page: StatisticsPage) -> None:
    """Wait for the games that are taken in."""
    if page.gathering:
        page.gathering.thread.join()


@pytest.mark.parametrize("by", ["mouse", "keyboard", "pad"])
def test_every_part_is_reached(by: str) -> None:
    pilot, page = counting("montego")
    for tab in reversed(STATISTICS_TABS):
        go(pilot, ("tab", tab), by)
        assert page.tabs.tab == tab
    shown = {}
    for _ in range(3):
        shown[page.figures.game] = any(isinstance(key, tuple) and key[0] == "figures" for key in keys(pilot))
        go(pilot, "game", by)
    assert shown == {"": True, "jamaica": False, "montego": True}
    row = next(key for key in keys(pilot) if isinstance(key, tuple) and key[0] == "figures")
    go(pilot, row, by)
    assert isinstance(pilot.top, ReplayScene), "the best voyage is shown again"
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.top is page
    pilot.close()


def test_the_dice_of_one_game_and_of_all() -> None:
    pilot, page = counting("jamaica", "montego")
    page.tabs.turn_to("dice")
    first = page.dice.tally
    one = next(saved.name for saved in page.replays if saved.heading.game == "montego")
    for source in (("jamaica", ""), ("montego", one)):
        page.dice._set_source(source)
        assert page.dice.tally is not None
        page.dice.tally.thread.join()
        pilot.frames(2)
        match = played(source[0])
        assert page.dice.tally.kinds == against_expectation(throws_of(match.record(), match.game), match.game)
    assert page.dice.tally is not first
    played_at = next(saved.heading.saved for saved in page.replays if saved.name == one)
    assert dict(page.dice._sources())["montego", one] == f"Montego Bay, {ENGLISH.moment(played_at, brief=True)}"
    pilot.frames(2)
    pilot.close()


def test_exporting_and_deleting_are_one_click_and_a_question() -> None:
    pilot, page = counting("montego")
    person = next(seat.name for seat in played("montego").seats if seat.is_person)
    go(pilot, ("export", person))
    (file,) = pilot.harbour.documents.iterdir()
    assert len(json.loads(file.read_text(encoding="utf-8"))["results"]) == 1
    go(pilot, ("delete", person))
    assert isinstance(pilot.top, Question)
    pilot.press(pygame.K_RETURN)  # keeping has the focus
    pilot.frames(2)
    assert page.results.all
    go(pilot, ("delete", person))
    go(pilot, "Delete")
    assert pilot.top is page and not page.results.all
    assert not pilot.harbour.store.saves.listing(REPLAY).games
    pilot.close()


def test_the_window_does_not_wait_for_games_that_are_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost index makes the whole shelf be played again: meanwhile one reads that, and may leave."""
    pilot = Pilot.launcher()
    for _ in range(2):
        pilot.harbour.store.saves.keep(played("montego"), "")
    go_on, load = Event(), Saves.load

    def waiting(saves: Saves, saved: Saved) -> Match[Any]:
        go_on.wait()
        return load(saves, saved)

    monkeypatch.setattr(Saves, "load", waiting)
    pilot.harbour.statistics()
    page = pilot.top
    assert isinstance(page, StatisticsPage) and page.gathering
    for tab in ("figures", "ratings"):
        page.tabs.turn_to(tab)
        pilot.frames(2)
        assert not any(isinstance(key, tuple) and key[0] in ("figures", "export", "delete") for key in keys(pilot))
    go_on.set()
    settle(page)
    page.tabs.turn_to("figures")
    pilot.frames(2)
    assert page.results.all and ("export", None) in keys(pilot)
    pilot.harbour.statistics()
    assert isinstance(pilot.top, StatisticsPage) and pilot.top.gathering is None, "the index knows them all"
    pilot.close()


def test_leaving_ends_the_thread_that_takes_games_in() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.store.saves.keep(played("montego"), "")
    pilot.harbour.statistics()
    page = pilot.top
    assert isinstance(page, StatisticsPage) and page.gathering
    gathering = page.gathering
    pilot.app.stack.pop()
    assert gathering.is_done
    pilot.close()


def test_statistics_of_a_newer_version_are_told_and_left_alone() -> None:
    pilot = Pilot.launcher()
    path = pilot.harbour.store.places.data / "results.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"format": 99}', encoding="utf-8")
    before = pilot.top
    pilot.harbour.statistics()
    assert pilot.top is before and "newer version" in pilot.app.display.toast.note
    assert path.read_text(encoding="utf-8") == '{"format": 99}'
    pilot.close()


def test_nothing_played_yet() -> None:
    pilot, page = counting()
    for tab in STATISTICS_TABS:
        page.tabs.turn_to(tab)
        pilot.frames(3)
        assert NOTHING_YET in [part.text for part in page.elements if isinstance(part, Label)], tab
    pilot.close()
