"""Rounds and turns of the log fold; faces, signs and the line on the ribbon; what a new line costs."""

from functools import cache
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from jamaica.engine.match import Match
from jamaica.engine.record import Record
from jamaica.engine.telling import plain
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.gui.shelf import Shelf
from jamaica.ui.lettering import Lettering
from jamaica.ui.table.factory import House, open_table
from jamaica.ui.table.log_book import OPEN, Fold, LogBook
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import LogLine

from ..test_golden import FOLDER
from .pilot import QUIET, Pilot, QuickThinker


@cache
def match_of(name: str) -> Match[Any]:
    """A match as it stood when two thirds of it were played, with one person."""
    record = Record.parse((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game = find_game(record.game)
    seats = [type(seat)(seat.name, "mate" if number else "human", seat.figure) for number, seat in
             enumerate(record.seats)]  # fmt: skip
    return Match.branch(record, game, len(record.moves) * 2 // 3, "folds", seats)


def table_of(name: str) -> tuple[Pilot, Any]:
    """A table for it."""
    match = match_of(name)
    display = Display(assets(), (1366, 768), Settings(speed="instant", **QUIET))
    pilot = Pilot(App(display, open_table(display, match, House(QuickThinker))))
    table = pilot.top
    assert isinstance(table, TableScene)
    return pilot, table


def book_of(name: str) -> tuple[Any, LogBook]:
    _, table = table_of(name)
    book = LogBook(table.context)
    book.rewrite(table.match.events())
    return table, book


both = pytest.mark.parametrize("name", ["jamaica-4", "montego-4"])


@both
def test_old_rounds_and_turns_are_one_line_and_open_when_pressed(name: str) -> None:
    table, book = book_of(name)
    rounds = [line for line in book.lines if line.fold is Fold.ROUND]
    assert len(rounds) == table.match.state.round
    assert [book.is_open(line) for line in rounds] == [False] * (len(rounds) - OPEN) + [True] * OPEN
    assert len(book.lines) < len(book._all) / 3
    before = len(book.lines)
    book.toggle(rounds[0])
    opened = [line for line in book.lines if line.round == rounds[0].number]
    assert len(opened) > 3 and len(book.lines) == before + len(opened) - 1
    turn = next(line for line in opened if line.fold is Fold.TURN)
    assert not book.is_open(turn)
    book.toggle(turn)
    within = [line for line in book.lines if line.turn == turn.number and line is not turn and line != turn]
    assert len(within) > 1 and all(line.fold is Fold.NEVER for line in within)
    book.toggle(turn)
    book.toggle(rounds[0])
    assert len(book.lines) == before


@both
def test_a_log_that_grows_is_as_if_it_were_read_from_the_beginning(name: str) -> None:
    table, book = book_of(name)
    grown = LogBook(table.context)
    grown.rewrite(table.match.events()[:3])
    for number, event in enumerate(table.match.events()[3:], 3):
        grown.add(event, number)
    assert [line.text for line in grown.lines] == [line.text for line in book.lines]
    assert [line.party for line in grown._all] == [line.party for line in book._all]


@both
def test_nothing_that_is_told_is_lost(name: str) -> None:
    """With everything opened each event worth a line is told; turns of one line have no other above it."""
    _, book = book_of(name)
    for line in [line for line in book._all if line.fold is not Fold.NEVER]:
        if not book.is_open(line):
            book.toggle(line)
    told = {line.text for line in book.lines}
    events = [event for event in (line.event for line in book._all if line.fold is not Fold.TURN) if event]
    assert {book.say(event).text for event in events} - {""} <= told


@both
def test_a_new_line_costs_the_rows_that_are_seen(name: str) -> None:
    """However long the log: as many paragraphs are broken as fit, the rows of what is new are painted, and one event is
    put into words."""
    _, table = table_of(name)
    log, events = table.tabletop.log, table.match.events()
    log.book.rewrite(events)
    for line in [line for line in log.book._all if line.fold is not Fold.NEVER]:
        log.book._chosen[line.fold, line.first] = False
    log.book._lines = None
    assert len(log.lines) > 250
    rect, shelf = table.context.layout.log, Shelf(table.display)
    shelf.lay(log.blueprints(), None)
    room, counts = log.rows._room(rect), {"broken": 0, "rows": 0, "told": 0}
    real, draw, tell = Lettering.broken, log.rows._draw_row, table.match.game.tell

    def broken(*args: Any) -> list[str]:
        counts["broken"] += 1
        return real(*args)

    def draw_row(*args: Any) -> None:
        counts["rows"] += 1
        draw(*args)

    def told(*args: Any) -> Any:
        counts["told"] += 1
        return tell(*args)

    log.book.forget()
    with (
        patch.object(Lettering, "broken", broken), patch.object(log.rows, "_draw_row", draw_row),
        patch.object(table.match.game, "tell", told, create=True),
    ):  # fmt: skip
        log.book.add(events[-1], len(events))
        shelf.lay(log.blueprints(), None)
    assert counts["broken"] <= room and counts["rows"] <= 4 and counts["told"] <= 2
    log.book._chosen.clear()
    log.book.rewrite(events)


@both
def test_a_press_folds_by_mouse_and_keys_and_other_lines_still_answer_why(name: str) -> None:
    pilot, table = table_of(name)
    log = table.tabletop.log
    while not table.context.asked:
        pilot.frames()
    spots = {spot.key: spot for spot in table.ring.spots if isinstance(spot.key, LogLine)}
    folded = next(line for line in reversed(log.lines) if line.fold is Fold.TURN and LogLine(line.number) in spots)
    was, place = log.book.is_open(folded), spots[LogLine(folded.number)].rect
    spots[LogLine(folded.number)].act()
    here = next(spot.rect for spot in table.ring.spots if spot.key == LogLine(folded.number))
    assert was or here.top == place.top, "an opened turn stays under the mouse"
    assert log.book.is_open(folded) is not was and log.reasons.line is None
    table.ring.set(table.ring.spots, LogLine(folded.number))
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert log.book.is_open(folded) is was
    plain_line = next(line for line in reversed(log.lines) if line.fold is Fold.NEVER and log.reason(line).rule)
    log._point_out(plain_line)
    assert log.reasons.line == plain_line


@both
def test_an_opponents_turn_is_summed_up_on_the_ribbon(name: str) -> None:
    """As it grows; one's own turn is not told to oneself."""
    table, _ = book_of(name)
    book, events, seen = LogBook(table.context), table.match.events(), dict[int | None, str]()
    book.rewrite(())
    for number, event in enumerate(events[:400]):
        if line := book.turn_so_far(event):
            assert line == plain(line) and line.endswith(".")
            assert not line.startswith(("You ", "Your "))
            seen[number] = line
        book.add(event, number)
    assert len(set(seen.values())) > 20
    kept = {line.text for line in book._all if line.fold is Fold.TURN}
    assert len({plain(text) for text in kept} & set(seen.values())) > 8


@both
@pytest.mark.parametrize("larger", [1.0, 1.5])
def test_rows_with_signs_and_faces_stay_in_the_log(name: str, larger: float) -> None:
    """No word or sign is painted beyond the sheet, and faces stand left of the words."""
    _, table = table_of(name)
    rect, rows = table.context.layout.log, table.tabletop.log.rows
    with patch.object(table.display.text, "larger", larger):
        for row in rows.rows(table.tabletop.log.lines, rect):
            face = table.display.text.font("crimson-pro", rows._size(row.line), row.heads)
            assert rows._left(row.line) + face.size(row.text)[0] <= rect.w - table.display.px(20)
            assert row.text.count("\u2003") == len(row.signs)
            assert all(table.tabletop.ui.sign(sign, 18).get_size() == (18, 18) for sign in row.signs)
