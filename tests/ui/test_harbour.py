"""The harbour: launcher, saved and finished games, credits, and the way to a table and back."""

import json
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.engine.sealing import digest
from jamaica.files import assets
from jamaica.session.setup import Chair, Setup
from jamaica.store import AUTO, REPLAY, SLOT, Heading, NewGame, Saved, Settings, Store
from jamaica.ui import run
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.gui.dialog import Question
from jamaica.ui.gui.text_dialog import TextDialog
from jamaica.ui.menus.file_chooser import Files
from jamaica.ui.menus.launcher import Launcher
from jamaica.ui.menus.new_game import NewGamePage
from jamaica.ui.menus.rules_page import Rules
from jamaica.ui.menus.save_cards import LastGame
from jamaica.ui.menus.saves import SavedGames
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.pause_menu import PauseMenu
from jamaica.ui.table.scene import TableScene
from tests.jamaica.helpers import board_with

from .pilot import QUIET, Pilot, play_ahead


def keys(pilot: Pilot) -> list[object]:
    return [spot.key for spot in pilot.top.ring.spots]  # type: ignore[attr-defined]


def go(pilot: Pilot, key: object, by: str = "mouse") -> None:
    """Press the spot of this key on the page that is seen."""
    pilot.frames()
    ring = pilot.top.ring  # type: ignore[attr-defined]
    spot = next(spot for spot in ring.spots if spot.key == key)
    if by == "mouse":
        pilot.click(spot.rect.center)
    else:
        for _ in range(200):  # of a long list not all places are there yet
            if ring.focus is not None and ring.focus.key == key:
                break
            pilot.step(by)
            pilot.frames()
        assert ring.focus is not None and ring.focus.key == key
        pilot.press(pygame.K_RETURN) if by == "keyboard" else pilot.button(0)
    pilot.frames(2)


def kept(pilot: Pilot, choices: int = 5, left: int = 0) -> Match[Any]:
    """A match that was begun some time ago, or has so many choices left, and kept."""
    match, rng = Setup.quick("jamaica").match(), Random(3)
    if left:
        play_ahead(match, left)
    else:
        for _ in range(choices):
            match.play(match.to_move, rng.choice(match.choices()))
    auto = pilot.harbour.store.saves.autosave(match)
    auto.keep(match)
    auto.close()
    return match


@pytest.mark.parametrize("by", ["mouse", "keyboard", "pad"])
def test_every_entry_of_the_launcher_leads_somewhere_and_back(by: str) -> None:
    pilot = Pilot.launcher()
    pilot.frames()
    launcher = pilot.top
    assert isinstance(launcher, Launcher)
    assert "replays" not in keys(pilot), "nothing is finished yet"
    for key in keys(pilot):
        if key in ("quit", "continue"):
            continue
        go(pilot, key, by)
        assert pilot.top is not launcher, key
        pilot.button(1) if by == "pad" else pilot.press(pygame.K_ESCAPE)
        pilot.frames(2)
        assert pilot.top is launcher, key
    go(pilot, "quit", by)
    assert pilot.top is None


def test_the_last_game_goes_on_in_one_click() -> None:
    """The same captains, the same position, and only one file for it."""
    pilot = Pilot.launcher()
    record = kept(pilot).record()
    pilot.harbour.launcher.resume()
    go(pilot, "continue")
    again = pilot.top
    assert isinstance(again, TableScene)
    assert again.match.record().moves[: len(record.moves)] == record.moves
    pilot.harbour.stack.remove(again)
    listing = pilot.harbour.store.saves.listing(AUTO)
    assert len(listing.games) == 1 and pilot.harbour.store.saves.picture(listing.games[0])
    pilot.close()


def test_the_next_start_finds_the_game_and_the_settings() -> None:
    pilot = Pilot.launcher()
    moves = len(kept(pilot).record().moves)
    pilot.harbour.settings.palette = "tritanopia"
    pilot.close()
    pilot = Pilot.launcher()
    assert pilot.harbour.settings.palette == "tritanopia"
    pilot.harbour.go_on()
    assert isinstance(pilot.top, TableScene) and len(pilot.top.match.record().moves) >= moves
    pilot.close()


def test_closing_the_window_keeps_the_game() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.quick("jamaica")
    pilot.frames(5)
    table = pilot.top
    assert isinstance(table, TableScene)
    pilot.close()
    store = Store.open()
    saved = store.saves.last()
    assert saved is not None and store.saves.load(saved).record() == table.match.record()
    store.close()


def test_a_finished_game_shows_its_end_again() -> None:
    pilot = Pilot.launcher()
    kept(pilot, left=6)
    pilot.harbour.go_on()
    ending = pilot.play("mouse")
    ranking = ending.outcome.ranking.rows
    ending.leave_table()
    assert pilot.harbour.last() is None and pilot.harbour.has_replays()
    pilot.harbour.replays()
    go(pilot, pilot.top.games[0].path)  # type: ignore[attr-defined]
    shown = pilot.top
    assert isinstance(shown, Ending) and shown.outcome.ranking.rows == ranking
    pilot.press(pygame.K_ESCAPE)
    pilot.frames()
    assert isinstance(pilot.top, SavedGames)
    pilot.close()


def test_saving_under_a_name() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.quick("jamaica")
    pilot.frames(5)
    pilot.top.back()  # type: ignore[attr-defined]
    assert isinstance(pilot.top, PauseMenu)
    go(pilot, 1)
    assert isinstance(pilot.top, TextDialog)
    pilot.type("Before the storm")
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert isinstance(pilot.top, PauseMenu) and "Before the storm" in pilot.app.display.toast.note
    (slot,) = pilot.harbour.store.saves.listing(SLOT).games
    assert slot.heading.title == "Before the storm" and pilot.harbour.picture(slot) is not None
    pilot.close()


@pytest.mark.parametrize("way", ["continue", "named"])
def test_nothing_of_a_finished_match_is_left_to_continue(way: str) -> None:
    """Saved under a name, left, played on and ended: only the named game stays in the list."""
    pilot = Pilot.launcher()
    kept(pilot, left=12)
    pilot.harbour.go_on()
    pilot.frames(5)
    table = pilot.top
    assert isinstance(table, TableScene)
    slot = pilot.harbour.store.saves.keep(table.match, "Before the storm")
    pilot.harbour.stack.remove(table)
    if way == "continue":
        pilot.harbour.go_on()
    else:
        pilot.harbour.open(slot)
    pilot.play("mouse").leave_table()
    pilot.frames()
    assert pilot.top is pilot.harbour.launcher and pilot.harbour.launcher.last is None
    assert pilot.harbour.store.saves.listing(AUTO, SLOT).games == [slot]
    pilot.close()


@pytest.mark.parametrize("by", ["mouse", "keyboard", "pad"])
def test_deleting_is_asked_twice(by: str) -> None:
    pilot = Pilot.launcher()
    kept(pilot)
    kept(pilot)
    pilot.harbour.saves()
    page = pilot.top
    assert isinstance(page, SavedGames)
    saved = page.games[1]
    go(pilot, ("delete", saved.path), by)
    assert isinstance(pilot.top, Question)
    pilot.press(pygame.K_RETURN) if by == "keyboard" else pilot.button(0)  # keeping it has the focus
    pilot.frames(2)
    assert saved in page.games
    go(pilot, ("delete", saved.path), by)
    go(pilot, "Delete", by)
    assert pilot.top is page and saved not in page.games and len(page.games) == 1
    pilot.close()


def test_a_game_is_carried_away_and_brought_in() -> None:
    pilot = Pilot.launcher()
    kept(pilot)
    pilot.harbour.saves()
    page = pilot.top
    assert isinstance(page, SavedGames)
    (saved,) = page.games
    go(pilot, ("export", saved.path))
    (file,) = pilot.harbour.documents.iterdir()
    toast = pilot.app.display.toast
    assert file.name in toast.note and str(file.parent) in toast.note and not toast.is_complaint
    go(pilot, ("export", saved.path))
    assert "already exists" in toast.note and toast.is_complaint
    go(pilot, "import")
    assert isinstance(pilot.top, Files)
    go(pilot, file.name)
    assert pilot.top is page and len(page.games) == 2
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(file)))
    pilot.frames(2)
    assert len(page.games) == 3
    file.write_text("nonsense")
    page.take_in(file)
    assert len(page.games) == 3 and pilot.app.display.toast.note
    pilot.close()


@pytest.mark.parametrize("entry", ["format", "game", "move", "players", "data", "seat"])
def test_a_dropped_file_full_of_long_words_is_told_shortly(entry: str) -> None:
    """Quoted whole, such a word made a line too wide for pygame-ce, which took the window down natively."""
    pilot = Pilot.launcher()
    body = json.loads(kept(pilot).record().dump())
    del body["seal"]
    word = "9" * 4299 if entry == "format" else "W" * 60_000
    if entry == "move":
        body["moves"] = word
    elif entry == "seat":
        body["seats"][0]["name"] = word
    elif entry in ("players", "data"):
        body["options"][entry] = word
    else:
        body[entry] = word
    sealed = json.dumps({**body, "seal": digest(body)[:32]})
    file = pilot.harbour.documents / "hostile.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(sealed.replace(f'"format": "{word}"', f'"format": {word}'), encoding="utf-8")
    pilot.harbour.saves()
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(file)))
    pilot.frames(3)
    note = pilot.app.display.toast.note
    assert note and len(note) < 400 and note.isprintable()
    pilot.close()


def test_a_named_game_is_carried_away_under_its_name() -> None:
    """As far as a file can be named so."""
    pilot = Pilot.launcher()
    pilot.harbour.store.saves.keep(kept(pilot), "Mum's game: 1/2?")
    pilot.harbour.saves()
    page = pilot.top
    assert isinstance(page, SavedGames)
    slot = next(saved for saved in page.games if saved.kind == SLOT)
    go(pilot, ("export", slot.path))
    (file,) = pilot.harbour.documents.iterdir()
    assert file.name.startswith("Mum's game 12 20")
    pilot.close()


def test_what_went_well_is_told_where_no_title_is() -> None:
    """On paper below; only complaints are red and above."""
    pilot = Pilot.launcher()
    pilot.harbour.saves()
    pilot.frames(2)
    display = pilot.app.display
    pictures = {}
    for tell in (display.toast.show, display.toast.complain):
        pilot.app.stack.top.draw(display.window)  # type: ignore[union-attr]
        before = display.window.copy()
        tell("Done")
        pilot.app.toast.draw(display.window)
        changed = pygame.mask.from_threshold(display.window, (0, 0, 0), (1, 1, 1, 255), before)
        changed.invert()
        pictures[tell] = changed.get_bounding_rects()[0]
    well, bad = pictures.values()
    assert well.y > display.size[1] // 2 > bad.bottom
    pilot.close()


def test_broken_files_are_listed_with_their_reason() -> None:
    pilot = Pilot.launcher()
    kept(pilot)
    folder = pilot.harbour.store.saves.folder
    for kind, name in ((SLOT, "cut"), (REPLAY, "foreign")):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        (folder / kind / f"{name}.save").write_text("{" if name == "cut" else "[]")
    pilot.harbour.saves()
    page = pilot.top
    assert isinstance(page, SavedGames)
    pilot.frames(2)
    assert len(page.games) == 1
    (broken,) = page.broken
    assert "cut" in str(broken.path) and str(broken.reason)
    page.resume()
    assert page.broken == [broken], "it stays listed"
    pilot.close()


def test_pictures_are_loaded_when_they_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long shelf opens and scrolls as quickly as a short one."""
    pilot = Pilot.launcher()
    match = Setup.quick("jamaica").match()
    for number in range(20):
        pilot.harbour.store.saves.keep(match, str(number))
    seen: list[Saved] = []
    monkeypatch.setattr(pilot.harbour, "picture", seen.append)
    pilot.harbour.saves()
    pilot.frames(2)
    page = pilot.top
    assert isinstance(page, SavedGames) and seen == page.games[: len(seen)] and len(seen) < 8
    pilot.press(pygame.K_DOWN)
    pilot.frames(2)
    assert len(seen) < 8, "each is loaded once"
    pilot.close()


def test_a_game_that_cannot_be_opened_is_told() -> None:
    pilot = Pilot.launcher()
    kept(pilot)
    saved = pilot.harbour.last()
    assert saved is not None
    for file in saved.path.parent.iterdir():
        file.unlink()
    pilot.harbour.open(saved)
    pilot.frames()
    assert pilot.top is pilot.harbour.launcher and pilot.app.display.toast.note
    pilot.close()


def test_a_new_game_is_remembered() -> None:
    pilot = Pilot.launcher()
    setup = Setup.quick("jamaica")
    setup.with_phones = True
    setup.rename(setup.chairs[0], "Anna")
    pilot.harbour.begin(setup, setup.match())
    pilot.close()
    pilot = Pilot.launcher()
    pilot.harbour.new_game("jamaica")
    page = pilot.top
    assert isinstance(page, NewGamePage) and page.setup == setup
    pilot.close()


def test_the_command_line_opens_the_page_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    monkeypatch.setattr(App, "run", lambda app: seen.append(app.stack.top))
    first = Store.open()
    first.settings.language = "en"  # else it would be asked for
    first.keep_settings()
    for game in ("jamaica", "montego"):
        assert run(Store.open(), game) == 0
        page = seen.pop()
        assert isinstance(page, NewGamePage) and page.setup.game == game
    assert run(Store.open()) == 0
    assert isinstance(seen.pop(), Launcher)


def test_the_rules_scroll_by_keys() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.rules("montego")
    pilot.frames(2)
    rules = pilot.top
    assert isinstance(rules, Rules) and rules.book.chapters[rules.reading.page].number == "M3"
    rules.open(rules.book.chapter_of("M12"))
    while rules.ring.focus is None or rules.ring.focus.key != "scroller":
        pilot.press(pygame.K_TAB)
        pilot.frames()
    pilot.press(pygame.K_DOWN)
    pilot.frames()
    assert rules._position.offset > 0
    for _ in range(30):
        pilot.press(pygame.K_DOWN)
        pilot.frames()
    assert rules.ring.focus is not None
    pilot.close()


def test_who_is_called_like_a_captain_plays_at_once() -> None:
    """Mary Read has the figure of Anne Bonny: at the quick table the captain herself has the name."""
    pilot = Pilot.launcher()
    setup = Setup.quick("jamaica")
    setup.chairs.pop()
    setup.chairs[0], setup.chairs[1] = Chair(0, name="Mary Read"), Chair(3, "mate")
    pilot.harbour.settings.new_games["jamaica"] = NewGame(tuple(setup.seats()), {})
    pilot.frames()
    go(pilot, "continue")
    table = pilot.top
    assert isinstance(table, TableScene)
    assert table.context.names == ["Anne Bonny", "Mary Read", "Samuel Bellamy", "John Rackham"]
    pilot.close()


@pytest.mark.parametrize("way", ["at the table", "from the shelf"])
def test_a_rematch_without_its_board_is_told(way: str, tmp_path: Path) -> None:
    """The player's own board was deleted after the game: its end stays open."""
    own = Path(board_with(tmp_path))
    pilot = Pilot.launcher()
    setup = Setup.quick("jamaica")
    setup.options["data"] = str(own)
    match = setup.match()
    play_ahead(match)
    pilot.harbour.begin(setup, match)
    ending: object = pilot.play("mouse")
    if way == "from the shelf":
        pilot.press(pygame.K_ESCAPE)
        pilot.frames(2)
        pilot.harbour.replays()
        go(pilot, pilot.top.games[0].path)  # type: ignore[attr-defined]
        ending = pilot.top
    assert isinstance(ending, Ending)
    own.unlink()
    pilot.frames(70)  # a press meant for the last choice is over by then
    pilot.app.display.toast.show("")
    pilot.click(ending.ring.spots[0].rect.center)
    pilot.frames(3)
    assert own.name in pilot.app.display.toast.note
    assert pilot.top is ending
    pilot.close()


def test_escape_at_the_launcher_asks_and_the_button_does_not() -> None:
    pilot = Pilot.launcher()
    pilot.frames()
    pilot.press(pygame.K_ESCAPE)
    assert pilot.frames(2) and isinstance(pilot.top, Question)
    pilot.press(pygame.K_RETURN)  # the answer that does nothing has the focus
    assert pilot.frames(2) and pilot.top is pilot.harbour.launcher
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.frames(2) and pilot.top is pilot.harbour.launcher
    pilot.click(next(spot for spot in pilot.harbour.launcher.ring.spots if spot.key == "quit").rect.center)
    assert not pilot.frames(2)
    pilot.close()


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_names_of_the_last_game_stay_on_its_plaque(seats: int, size: tuple[int, int], text_size: float) -> None:
    """Beside the picture, not on the edge: rather than in tiny letters, only the first names are written."""
    heading = Heading("jamaica", (Seat("Samuel Bellamy", "human"),) * seats, 5, 0, (), datetime(2026, 1, 1))
    display = Display(assets(), size, Settings(**QUIET, text_size=text_size))
    rect = pygame.Rect(0, 0, display.px(350), display.px(90))
    plaque = LastGame(display, rect, Saved(AUTO, "", Path(), heading), None, lambda: None)
    room = rect.inflate(-display.px(16), -display.px(10))
    assert any(written.text.startswith("Samuel") for written in plaque.texts)
    for number, written in enumerate(plaque.texts):
        assert room.contains(written.ink) and written.ink.x > plaque.picture.get_width(), written.text
        assert not [other.text for other in plaque.texts[:number] if other.ink.colliderect(written.ink)]


@pytest.mark.parametrize("finished", [False, True])
def test_the_entries_of_the_launcher_fill_their_place(finished: bool) -> None:
    """Without finished games there is one less, but no hole."""
    pilot = Pilot.launcher()
    launcher = pilot.harbour.launcher
    launcher.has_replays = finished
    launcher.resize()
    entries = ["saves", "statistics", "settings", "credits", "quit", *(["replays"] if finished else [])]
    rects = [spot.rect for spot in launcher.ring.spots if spot.key in entries]
    assert len(rects) == len(entries)
    rows = [
        sorted((rect for rect in rects if rect.y == y), key=lambda rect: rect.x) for y in {rect.y for rect in rects}
    ]
    assert len(rows) == 2 and len({(row[0].left, row[-1].right) for row in rows}) <= 2
    for row in rows:
        assert abs(row[-1].right - rows[0][-1].right) <= 2 and row[0].left == rows[0][0].left
        assert all(other.left - one.right < 12 for one, other in pairwise(row))
    pilot.close()


def test_arrows_in_the_launcher_stay_in_their_row_and_come_round() -> None:
    pilot = Pilot.launcher()
    ring = pilot.harbour.launcher.ring
    for start, key, there in (
        (("new", "montego"), pygame.K_LEFT, ("new", "jamaica")),
        (("new", "jamaica"), pygame.K_RIGHT, ("new", "montego")),
        (("new", "montego"), pygame.K_RIGHT, ("new", "jamaica")),
        (("learn", "jamaica"), pygame.K_RIGHT, ("puzzles", "jamaica")),
        (("puzzles", "jamaica"), pygame.K_RIGHT, ("rules", "jamaica")),
        (("new", "jamaica"), pygame.K_UP, "credits"),
        ("quit", pygame.K_DOWN, ("new", "montego")),
    ):
        ring.set(ring.spots, start)
        pilot.press(key)
        pilot.frames()
        assert ring.focus is not None and ring.focus.key == there, (start, key)
    pilot.close()
