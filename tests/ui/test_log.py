"""The log: it is scrolled back by wheel, keys and pad, a line shows where it happened, and notes lie over it."""

from typing import Any

import pygame
import pytest

from jamaica.engine.language import ENGLISH
from jamaica.games.jamaica.text.log import Words
from jamaica.session.controller import NOTHING_YET
from jamaica.ui.menus.rules_page import Rules
from jamaica.ui.table.log_book import Fold
from jamaica.ui.table.pause_menu import PauseMenu
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.spotlight import Spotlight
from jamaica.ui.table.targets import Choose, LogLine, Party, Tool

from .pilot import Pilot, known_by
from .posing import pose, posed


def after_some_rounds() -> tuple[Pilot, TableScene]:
    pilot = Pilot.table(4)
    table = pilot.top
    assert isinstance(table, TableScene)
    for _ in range(200):
        pilot.frames()
        if table.context.asked:
            if table.match.state.round > 3:
                break
            pilot.choose(table, "mouse")
    return pilot, table


def open_all(table: TableScene) -> None:
    """Nothing is folded."""
    book = table.tabletop.log.book
    for line in book._all:
        if line.fold is not Fold.NEVER and not book.is_open(line):
            book.toggle(line)


def seen(table: TableScene) -> list[str]:
    return [row.text for row in table.tabletop.log.rows.rows(table.tabletop.log.lines, table.context.layout.log)]


def wheel(pilot: Pilot, table: TableScene, button: int) -> None:
    pygame.event.post(
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=table.context.layout.log.center, button=button, touch=False)
    )
    pilot.frames()


def test_the_log_is_scrolled_by_wheel_and_keys() -> None:
    pilot, table = after_some_rounds()
    newest = seen(table)
    wheel(pilot, table, 4)
    assert seen(table) != newest and seen(table)[2:] == newest[:-2]
    wheel(pilot, table, 5)
    assert seen(table) == newest
    pilot.press(pygame.K_HOME)
    pilot.frames()
    assert seen(table)[0] == table.tabletop.log.lines[0].text
    pilot.press(pygame.K_PAGEDOWN)
    pilot.frames()
    assert seen(table)[0] != table.tabletop.log.lines[0].text
    pilot.press(pygame.K_END)
    pilot.frames()
    assert seen(table) == newest


def test_the_focus_scrolls_the_log_at_its_edge() -> None:
    pilot, table = after_some_rounds()
    lines = [spot for spot in table.ring.spots if isinstance(spot.key, LogLine)]
    table.ring.set(table.ring.spots, lines[0].key)
    before = seen(table)
    pygame.event.post(pygame.Event(pygame.JOYHATMOTION, value=(0, 1), hat=0, joy=0, instance_id=0))
    pilot.frames()
    assert seen(table)[1:] == before[:-1]


def test_something_new_scrolls_the_log_to_its_end() -> None:
    pilot, table = after_some_rounds()
    lines = len(table.tabletop.log.lines)
    wheel(pilot, table, 4)
    assert table.tabletop.log.rows.back > 0
    while len(table.tabletop.log.lines) == lines:
        pilot.choose(table, "mouse")
        pilot.frames(3)
    assert table.tabletop.log.rows.back == 0


def test_a_line_shows_where_it_happened() -> None:
    pilot, table = after_some_rounds()
    window = pygame.Rect((0, 0), pilot.app.display.size)
    shown = 0
    lines = [line for line in table.tabletop.log.lines if not line.heads]
    for line in lines:
        assert line.event is not None
        places = table.tabletop.ui.places_of(line.event)
        assert all(window.contains(place) or window.colliderect(place) for place in places)
        shown += bool(places)
    assert shown > len(lines) * 0.8
    spot = [spot for spot in table.ring.spots if isinstance(spot.key, LogLine)][-1]
    pilot.click(spot.rect.center)
    pilot.frames(1, 0.1)
    assert table.tabletop.log.spotlight.places
    pilot.frames(40, 0.1)
    assert not table.tabletop.log.spotlight.places


def test_a_line_tells_why_and_pressed_again_opens_the_rule() -> None:
    """By the pad: the first press answers with rule and sum, the second turns to the page of rules."""
    pilot, table = after_some_rounds()
    lines = [spot for spot in table.ring.spots if isinstance(spot.key, LogLine)]
    table.ring.set(table.ring.spots, lines[-1].key)
    pilot.button(0)
    pilot.frames(2)
    assert pilot.top is table and table.tabletop.log.reasons.line == table.tabletop.log.lines[-1]
    reason = table.tabletop.log.reason(table.tabletop.log.lines[-1])
    pilot.button(0)
    pilot.frames(2)
    assert isinstance(pilot.top, Rules) and pilot.top.reading.number == reason.rule


def test_the_light_round_a_row_of_a_list_covers_no_words_of_its_neighbours() -> None:
    pilot = Pilot.launcher((1024, 640))
    light, row = Spotlight(pilot.app.display), pygame.Rect(100, 100, 330, 18)
    light.point([row])
    window = pygame.Surface((600, 300), pygame.SRCALPHA)
    for _ in range(20):
        light.draw(window)
        light.advance(0.05)
    lit = window.get_bounding_rect()
    assert lit.h > row.h and lit.top >= row.top - 4 and lit.bottom <= row.bottom + 4
    pilot.close()


@pytest.mark.parametrize(("game", "name"), [("jamaica", "card"), ("jamaica", "attack"), ("montego", "hire")])
def test_a_note_hides_no_opponent_and_no_line(game: str, name: str) -> None:
    """Even with six at the table, where the log is low: its newest lines stand above the note."""
    pilot, _ = posed(game, name, (1024, 640))
    table: Any = pilot.top
    pilot.frames(2)
    for move in table.match.choices():
        (answer,) = table.question.answers_of(move)
        table.ring.set(table.ring.spots, answer)
        table.tabletop.settle()
        if note := table.tabletop.notes.over_log:
            rows = [spot for spot in table.ring.spots if isinstance(spot.key, LogLine)]
            assert note.rect.collidelist(table.context.layout.opponents) < 0
            assert (
                not rows
                or note.rect.top < table.context.layout.log.y + table.tabletop.log.rows.head(1)
                or (
                    rows[-1].rect.bottom <= note.rect.top
                    and rows[-1].key == LogLine(table.tabletop.log.lines[-1].number)
                )
            )


def move_mouse(pilot: Pilot, where: tuple[int, int]) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    pilot.frames(2)


def test_the_log_fills_up_before_the_mouse_finds_its_line() -> None:
    """A note has gone: nothing is left empty where it was, and what is lit lies under the mouse."""
    pilot, _ = posed("jamaica", "attack", (1024, 640))
    table: Any = pilot.top
    pilot.frames(2)
    full = seen(table)
    table.ring.set(table.ring.spots, Choose(table.match.choices()[0]))
    table.dirty = True
    pilot.frames()
    assert len(seen(table)) < len(full)
    where = (table.context.layout.log.centerx, table.context.layout.log.y + table.tabletop.log.rows.head(2))
    move_mouse(pilot, where)
    assert seen(table) == full and table.ring.focus.rect.collidepoint(where)


def test_no_row_at_the_head_of_the_log_goes_on_with_a_line_that_is_not_seen() -> None:
    _, table = after_some_rounds()
    open_all(table)
    cut = 0
    for back in range(60):
        table.tabletop.log.rows.back = back
        rows = table.tabletop.log.rows.rows(table.tabletop.log.lines, table.context.layout.log)
        assert rows[0].first
        cut += len(rows) < table.tabletop.log.rows._room(table.context.layout.log)
    assert cut


def test_escape_closes_the_answer_to_why_before_it_opens_the_menu() -> None:
    pilot, table = after_some_rounds()
    spot = [spot for spot in table.ring.spots if isinstance(spot.key, LogLine)][-1]
    pilot.click(spot.rect.center)
    pilot.frames(2)
    move_mouse(pilot, table.context.layout.board.center)  # where it is read
    assert table.tabletop.log.answered
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.top is table and not table.tabletop.log.answered
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert isinstance(pilot.top, PauseMenu)


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_what_is_told_of_an_opponent_goes_when_the_mouse_leaves(game: str) -> None:
    """The keys' focus is again where it was, and nothing lies on the log any more."""
    pilot = Pilot.table(3, game=game)
    table: Any = pilot.top
    while not table.context.asked:
        pilot.frames()
    pilot.frames(2)
    before = (known_by(table.ring.focus), table.tabletop.log.rows.covered)
    move_mouse(pilot, table.context.layout.opponents[0].midtop)
    assert table.ring.focus.key == Party(table.context.others()[0]) and table.tabletop.log.rows.covered
    move_mouse(pilot, (2, 2))
    assert (known_by(table.ring.focus), table.tabletop.log.rows.covered) == before


@pytest.mark.parametrize("pose", ["lane", "dice"])
def test_a_note_on_a_place_of_the_board_has_a_title(pose: str) -> None:
    pilot, _ = posed("jamaica", pose, (1280, 800))
    table: Any = pilot.top
    pilot.frames(2)
    place = next(spot for spot in table.ring.spots if isinstance(spot.key, Choose) and not spot.label)
    title, lines = table.tabletop.notes.told_by(place)
    assert title == table.question.label(place.key.move) and lines


def test_the_grey_button_says_why_nothing_can_be_taken_back() -> None:
    pilot = Pilot.table(3)
    table: Any = pilot.top
    while not table.context.asked:
        pilot.frames()
    button = next(spot for spot in table.ring.spots if spot.key == Tool("undo"))
    assert not table.toolbar.can_undo() and button.note == NOTHING_YET


def test_the_answer_to_why_covers_neither_what_is_asked_nor_what_is_lit() -> None:
    pilot, _ = posed("montego", "load", (1280, 800))
    table: Any = pilot.top
    pilot.frames(2)
    board = table.context.layout.board
    table.tabletop.log._point_out(table.tabletop.log.lines[-1])
    corner = pygame.Rect(board.right - 120, board.bottom - 60, 9, 9)
    head = pygame.Rect(board.right - 120, board.top + 60, 9, 9)
    for lit in ([], [corner], [corner, head]):
        slip = table.tabletop.log.reasons.lay(table.tabletop.log.reason(table.tabletop.log.lines[-1]), board, lit)
        assert not slip.rect.colliderect(table.question.ribbon()) and slip.rect.collidelist(lit) < 0


def test_a_voyage_past_forks_is_one_line_where_it_ends() -> None:
    """J5.1: the space where a lane was chosen is no landing."""
    match, _ = pose("jamaica", "lane")
    words = Words(match.game.names(), match.state.table.pieces, ENGLISH)
    told = [words.say(event) for event in match.play(match.to_move, ("lane", "outer"))]
    assert sum("sails to space" in line for line in told) == 1
