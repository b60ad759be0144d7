"""What is played in the window is kept: after every choice, left at any moment, and resumed exactly there."""

import errno
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pygame
import pytest

from ai.worker import Answer, Ask
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import find_game
from jamaica.store import AUTO, REPLAY, Places, Saves
from jamaica.ui.app import App
from jamaica.ui.gui.text_dialog import TextDialog
from jamaica.ui.menus.navigator import Harbour
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.factory import open_table
from jamaica.ui.table.handoff import Handoff
from jamaica.ui.table.pause_menu import PauseMenu
from jamaica.ui.table.scene import TableScene

from .pilot import Pilot, play_ahead


class Dreamer:
    """Never answers."""

    asked: Ask | None = None

    def ask(self, ask: Ask) -> None:
        self.asked = ask

    def answer(self) -> Answer | None:
        return None

    def cancel(self) -> None:
        self.asked = None

    def close(self) -> None:
        pass


def at_table(*pilots: str, game: str = "jamaica", left: int = 0) -> tuple[Pilot, TableScene]:
    """At a new table that stands in the harbour, or one with so many choices left."""
    pilot, found = Pilot.launcher(), find_game(game)
    seats = [Seat(name, one) for name, one in zip(found.names(), pilots, strict=False)]
    match = Match.begin(found, found.options(players=len(seats)), seats, "7")
    if left:
        play_ahead(match, left)
    table = open_table(pilot.app.display, match, pilot.harbour.house)
    pilot.harbour.stack.push(table)
    return pilot, table


def continued(thinker: Any = None) -> tuple[Pilot, TableScene]:
    """The application started anew, and its last game gone on with."""
    pilot = Pilot.launcher()
    if thinker:
        object.__setattr__(pilot.harbour.house, "thinker", thinker)
    pilot.harbour.go_on()
    table = pilot.top
    assert isinstance(table, TableScene)
    return pilot, table


def on_disk() -> list[Any]:
    """The records of running matches, as another process would find them now."""
    saves = Saves(Places.find().data / "saves")
    return [saves.load(saved).record() for saved in saves.listing(AUTO).games]


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_every_choice_is_on_disk_with_its_frame(game: str) -> None:
    pilot, table = at_table("human", "mate", "mate", game=game)
    assert on_disk() == [table.match.record()]
    for _ in range(25):
        pilot.frames()
        if table.context.asked:
            table.context.choose(table.match.choices()[0])
        assert on_disk() == [table.match.record()]
    assert len(table.match.steps) > 8
    pilot.close()


def test_a_choice_taken_back_is_taken_back_on_disk() -> None:
    pilot, table = at_table("human", "human")
    pilot.frames(2)
    while not table.toolbar.can_undo():
        table.context.asked = table.context.asked or bool(table.context.choose(table.match.choices()[0]))
        pilot.frames(4)
        if isinstance(pilot.top, Handoff):
            pilot.click((300, 300), hold=45)
            pilot.frames(2)
    before = len(table.match.steps)
    table.toolbar.undo()
    assert len(table.match.steps) < before
    assert on_disk() == [table.match.record()]
    pilot.close()


def test_left_in_the_middle_of_a_handoff() -> None:
    """Nothing of anybody's hand is shown when the game goes on: the handoff comes again."""
    pilot, table = at_table("human", "human", "mate")
    while not isinstance(pilot.top, Handoff):
        pilot.frames()
        if table.context.asked:
            table.context.choose(table.match.choices()[0])
    seat, record = table.match.to_move, table.match.record()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1, touch=False))
    pilot.frames(5)  # held, but not long enough
    pilot.close()
    pilot, table = continued()
    assert table.match.record() == record
    assert not table.context.revealed
    pilot.frames(3)
    assert isinstance(pilot.top, Handoff)
    assert pilot.top.seat == seat
    pilot.close()


def test_left_while_a_captain_thinks() -> None:
    pilot, table = at_table("mate", "human")
    table.controller.thinker = Dreamer()
    while table.match.to_move in table.match.people:
        table.context.choose(table.match.choices()[0])
    pilot.frames(10)
    record, seat = table.match.record(), table.match.to_move
    pilot.close()
    dreamer = Dreamer()
    pilot, table = continued(lambda: dreamer)
    pilot.frames(3)
    assert table.match.record() == record
    assert dreamer.asked
    assert dreamer.asked.view.to_move == seat, "the same captain thinks again"
    pilot.close()


def test_left_by_the_menu_with_a_picture() -> None:
    pilot, table = at_table("human", "mate")
    while not table.context.asked:
        pilot.frames()
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert isinstance(pilot.top, PauseMenu)
    pilot.top.entries()[-1][1]()
    saved = pilot.harbour.last()
    assert saved
    assert pilot.harbour.store.saves.picture(saved).startswith(b"\x89PNG")
    pilot.harbour.go_on()
    assert isinstance(pilot.top, TableScene)
    assert pilot.top.match.record() == table.match.record()
    pilot.close()


def test_a_finished_match_is_a_replay_and_its_record_can_be_saved() -> None:
    pilot, table = at_table("human", "mate", left=6)
    ending = pilot.play("mouse")
    assert isinstance(ending, Ending)
    dict(ending.entries())["Save replay"]()
    (file,) = pilot.harbour.documents.iterdir()
    assert Saves(Places.find().data / "saves").resume(file).record() == table.match.record()
    assert file.name in pilot.app.display.toast.note and str(file.parent) in pilot.app.display.toast.note
    pilot.close()
    saves = Saves(Places.find().data / "saves")
    assert [saves.load(saved).record() for saved in saves.listing(REPLAY).games] == [table.match.record()]
    assert on_disk() == []


def test_what_cannot_be_kept_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "data").touch()
    pilot, table = at_table("human", "mate")
    table.controller.keeper.flush()  # type: ignore[attr-defined]
    for _ in range(30):
        pilot.frames()
        if table.context.asked:
            table.context.choose(table.match.choices()[0])
    assert "cannot be written" in pilot.app.display.toast.note
    assert len(table.match.steps) > 10
    pilot.close()


def test_a_match_open_elsewhere_is_not_opened_twice() -> None:
    pilot, _ = at_table("human", "mate")
    other = Pilot.launcher()
    other.harbour.go_on()
    assert not isinstance(other.top, TableScene)
    assert "another window" in other.app.display.toast.note
    pilot.close()


def test_a_file_with_an_unknown_captain_is_refused() -> None:
    pilot = Pilot.launcher()
    found = find_game("jamaica")
    match = Match.begin(found, found.options(players=2), [Seat("Anne"), Seat("Mary", "kraken")], "7")
    pilot.harbour.open(pilot.harbour.store.saves.keep(match, "hostile"))
    assert not isinstance(pilot.top, TableScene)
    assert "kraken" in pilot.app.display.toast.note
    pilot.close()


@pytest.mark.parametrize(("game", "name"), [("jamaica", "Jamaica, round 1"), ("montego", "Montego Bay, round 1")])
def test_a_name_for_a_saved_game_is_suggested(game: str, name: str) -> None:
    """It is selected: the next letter replaces it."""
    pilot = Pilot.launcher()
    pilot.harbour.quick(game)
    pilot.frames(3)
    pilot.harbour._save_as(pilot.top)  # type: ignore[arg-type]
    pilot.frames(2)
    page = pilot.top
    assert isinstance(page, TextDialog) and page.text == name
    pilot.type("x")
    pilot.frames(2)
    assert page.text == "x"
    pilot.close()


def test_a_table_opens_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """That the captains think in the program is told once; the match can be left and continued."""

    def refused(*_: object) -> None:
        raise BlockingIOError(errno.EAGAIN, "no more processes")

    monkeypatch.setattr(SpawnProcess, "start", refused)
    pilot = Pilot.launcher()
    harbour = pilot.harbour = Harbour(pilot.app.display, pilot.harbour.store)
    pilot.app = App(pilot.app.display, harbour.launcher)
    for number in range(2):
        harbour.quick("montego") if not number else harbour.go_on()
        assert isinstance(pilot.top, TableScene)
        assert ("think inside the game" in pilot.app.display.toast.note) == (not number)
        pilot.app.display.toast.note = ""
        pilot.app.stack.pop()
    assert not list(pilot.harbour.store.places.data.rglob("*.lock"))
    pilot.close()
