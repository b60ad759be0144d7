"""Nobody's secrets show to another: what is drawn holds no more than its viewer may know."""

from random import Random

import pygame

from jamaica.race.position import HIDDEN
from jamaica.race.rules import State
from jamaica.race.table import bits
from jamaica.ui import words
from jamaica.ui.handoff import Handoff
from jamaica.ui.launcher import Launcher
from jamaica.ui.menus import PauseMenu
from jamaica.ui.table.knowledge import closed
from jamaica.ui.table.scene import Table

from .pilot import Pilot


def secrets_of(view: State, viewer: int) -> list[str]:
    """What a view holds that its viewer may not know; -1 may know nobody's secrets."""
    found = []
    for seat in range(view.seats):
        if seat != viewer and view.hand[seat]:
            found.append(f"hand of {seat}")
        if seat != viewer and view.picked[seat] >= 0:
            found.append(f"laid card of {seat}")
    known = view.known[viewer] if viewer >= 0 else 0
    found += [f"treasure {card} of {ship}" for ship, cards in enumerate(view.down) for card in bits(cards & ~known)]
    return found


def test_the_table_shows_no_secrets() -> None:
    """Frame by frame: the view that is drawn, and the log."""
    pilot = Pilot.table(4, people=3)
    table = pilot.top
    assert isinstance(table, Table)
    names, checked = table.names, 0
    for _ in range(1500):
        pilot.frames()
        if isinstance(pilot.top, Handoff):
            assert secrets_of(table.view, -1) == []
            pilot.press(32, hold=45)
            continue
        if pilot.top is not table:
            break
        viewer = table.eye
        assert secrets_of(table.view, viewer) == []
        for line, _ in table.lines:
            for seat in range(4):
                assert seat == viewer or not line.startswith(f"{names[seat]} draws ") or "Sabre" in line
        checked += 1
        if table.asked:
            assert viewer in (-1, table.match.to_move)
            pilot.choose(table, "mouse")
    assert checked > 100


def test_what_a_person_cannot_know_changes_no_pixel() -> None:
    """Other hands and treasures dealt anew behind his back: the same picture."""
    pilot = Pilot.table(4, people=1)
    table = pilot.top
    assert isinstance(table, Table)
    for _ in range(60):
        pilot.frames()
        if table.asked:
            if table.match.state.round > 3:
                break
            pilot.choose(table, "mouse")
    view = table.match.view(0)
    pictures = set()
    for seed in range(4):
        table.match.state = table.match.game.imagine(view, Random(seed))
        table.reveal(0)
        table.draw(pilot.app.display.window)
        pictures.add(pygame.image.tobytes(pilot.app.display.window, "RGB"))
    assert len(pictures) == 1


def test_a_handoff_needs_a_held_key() -> None:
    pilot = Pilot.table(3, people=2)
    pilot.frames(3)
    handoff = pilot.top
    assert isinstance(handoff, Handoff)
    pilot.press(32, hold=5)
    pilot.frames(60)
    assert pilot.top is handoff and not handoff.table.revealed
    pilot.press(32, hold=45)
    pilot.frames(2)
    assert isinstance(pilot.top, Table) and pilot.top.revealed


def test_the_table_is_hidden_when_the_window_loses_the_focus_or_pauses() -> None:
    for event in (
        pygame.Event(pygame.WINDOWFOCUSLOST),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0),
    ):
        pilot = Pilot.table(3, people=2)
        pilot.frames(3)
        pilot.press(32, hold=45)
        pilot.frames(2)
        table = pilot.top
        assert isinstance(table, Table) and table.revealed
        pygame.event.post(event)
        pilot.frames(2)
        assert not table.revealed and pilot.top is not table
        assert secrets_of(table.view, -1) == []
        pygame.quit()


def test_a_closed_view_keeps_what_all_can_count() -> None:
    pilot = Pilot.table(3, people=2)
    table = pilot.top
    assert isinstance(table, Table)
    view = table.match.view(0)
    cards = view.hand[0].bit_count()
    shut = closed(view)
    assert (shut.hand[0], shut.concealed[0]) == (0, cards)
    assert shut.picked[0] in (-1, HIDDEN)


def test_who_comes_back_reads_what_happened_meanwhile() -> None:
    """The recap begins after the person's own last choice and is worded for that person only."""
    pilot = Pilot.table(3, people=2)
    table: Table | None = None
    for _ in range(400):
        pilot.frames()
        if isinstance(pilot.top, Handoff):
            table = pilot.top.table
            pilot.press(32, hold=45)
            pilot.frames(2)
            if table.match.state.round == 2 and table.revealed:
                break
        elif isinstance(pilot.top, Table) and pilot.top.asked:
            pilot.choose(pilot.top, "keyboard")
    assert table is not None and table.revealed
    texts = [line for line, _ in table.lines]
    news = texts[texts.index(words.AWAY) + 1 :]
    assert any(line.startswith("Round 2") for line in news) and not any(line.startswith("Round 1") for line in news)
    table.hide()
    assert words.AWAY not in [line for line, _ in table.lines]


def test_the_table_can_be_left_from_the_handoff() -> None:
    pilot = Pilot.launcher()
    launcher = pilot.top
    assert isinstance(launcher, Launcher)
    launcher.people = 2
    launcher.sail()
    pilot.frames(5)
    assert isinstance(pilot.top, Handoff)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    menu = pilot.top
    assert isinstance(menu, PauseMenu)
    pilot.click(menu.ring.spots[-1].rect.center, hold=1)
    pilot.frames(3)
    assert pilot.top is launcher
