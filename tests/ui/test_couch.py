"""Nobody's secrets show to another: what is drawn holds no more than its viewer may know."""

from collections.abc import Callable
from random import Random

import pygame
import pytest

from jamaica.engine.contract import ONLOOKER
from jamaica.games.jamaica.rules.position import HIDDEN, NO_CARD
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.rules.static import bits
from jamaica.games.montego.draft import Cards
from jamaica.session.setup import Setup
from jamaica.ui import words
from jamaica.ui.menus.launcher import Launcher
from jamaica.ui.montego.game_ui import MontegoUi
from jamaica.ui.table.handoff import Handoff
from jamaica.ui.table.pause_menu import PauseMenu
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Choose

from .pilot import Pilot, waits
from .test_log import open_all


def jamaica_secrets(table: TableScene, viewer: int) -> list[str]:
    """Hands, laid cards and treasures that the viewer may not know; -1 may know nobody's secrets."""
    view: State = table.context.view
    found = []
    for seat in range(view.seats):
        if seat != viewer and view.hand[seat]:
            found.append(f"hand of {seat}")
        if seat != viewer and view.picked[seat] >= 0:
            found.append(f"laid card of {seat}")
    known = view.known[viewer] if viewer >= 0 else 0
    found += [f"treasure {card} of {ship}" for ship, cards in enumerate(view.down) for card in bits(cards & ~known)]
    return found


def montego_secrets(table: TableScene, viewer: int) -> list[str]:
    """Cards laid face down that the viewer may not know; and what is put together while another looks."""
    view, ui = table.context.view, table.tabletop.ui
    assert isinstance(ui, MontegoUi)
    story, draft = ui.pieces, ui.choice.draft
    walkers = (view.table.jack, *view.order)
    turned = walkers[: walkers.index(story.walking) + 1] if story.walking >= 0 else ()
    found = [f"card of worker {worker}" for worker, card in enumerate(view.cards)
             if card > 0 and worker not in turned and view.owner(worker) != viewer]  # fmt: skip
    if isinstance(draft, Cards) and any(draft.chosen) and viewer != table.match.to_move:
        found.append("cards that are being chosen")
    return found


SECRETS: dict[str, Callable[[TableScene, int], list[str]]] = {
    "jamaica": jamaica_secrets,
    "montego": montego_secrets,
}
both = pytest.mark.parametrize("game", ["jamaica", "montego"])


@both
def test_the_table_shows_no_secrets(game: str) -> None:
    """Frame by frame: the view that is drawn, and the log."""
    pilot, secrets = Pilot.table(4, 3, game), SECRETS[game]
    table = pilot.top
    assert isinstance(table, TableScene)
    names, checked = table.context.names, 0
    for _ in range(120):
        pilot.frames()
        if isinstance(pilot.top, Handoff):
            assert secrets(table, -1) == []
            pilot.press(32, hold=45)
            continue
        if pilot.top is not table:
            break
        viewer = table.context.viewer
        assert viewer is not None and secrets(table, viewer) == []
        for line in [line.text for line in table.tabletop.log.lines]:
            for seat in range(4):
                assert seat == viewer or not line.startswith(f"{names[seat]} draws ") or "Sabre" in line
                assert seat == viewer or not line.startswith(f"{names[seat]} has chosen:")
        checked += 1
        assert not table.context.asked or viewer in (-1, table.match.to_move)
        if waits(table):
            pilot.choose(table, "mouse")
    assert checked > 40


@both
def test_what_a_person_cannot_know_changes_no_pixel(game: str) -> None:
    """What others hold dealt anew behind his back: the same picture."""
    pilot = Pilot.table(4, 1, game)
    table = pilot.top
    assert isinstance(table, TableScene)
    for _ in range(60):
        pilot.frames()
        if table.context.asked:
            if table.match.state.round > 3:
                break
            pilot.choose(table, "mouse")
    view = table.match.view(0)
    pictures = set()
    for seed in "123":
        table.match.state = table.match.game.imagine(view, Random(seed))
        table.viewpoint.take_wheel(0)
        table.draw(pilot.app.display.window)
        pictures.add(pygame.image.tobytes(pilot.app.display.window, "RGB"))
    assert len(pictures) == 1


@both
def test_a_handoff_needs_a_held_key(game: str) -> None:
    pilot = Pilot.table(3, 2, game)
    pilot.frames(3)
    handoff = pilot.top
    assert isinstance(handoff, Handoff)
    pilot.press(32, hold=5)
    pilot.frames(60)
    assert pilot.top is handoff and not handoff.table.context.revealed
    pilot.press(32, hold=45)
    pilot.frames(2)
    assert isinstance(pilot.top, TableScene) and pilot.top.context.revealed


@both
def test_the_table_is_hidden_when_the_window_loses_the_focus_or_pauses(game: str) -> None:
    for event in (
        pygame.Event(pygame.WINDOWFOCUSLOST),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0),
    ):
        pilot = Pilot.table(3, 2, game)
        pilot.frames(3)
        pilot.press(32, hold=45)
        pilot.frames(2)
        table = pilot.top
        assert isinstance(table, TableScene) and table.context.revealed
        if game == "montego":
            pilot.press(pygame.K_4, unicode="4")
            pilot.frames(2)
            assert table.question.draft.chosen[0] == 4  # type: ignore[attr-defined]
        pygame.event.post(event)
        pilot.frames(2)
        assert not table.context.revealed and pilot.top is not table
        assert SECRETS[game](table, -1) == []
        pygame.quit()


def test_a_closed_view_keeps_what_all_can_count() -> None:
    pilot = Pilot.table(3, people=2)
    table = pilot.top
    assert isinstance(table, TableScene)
    cards = table.match.view(0).hand[0].bit_count()
    shut = table.match.view(ONLOOKER)
    assert (shut.hand[0], shut.concealed[0]) == (0, cards)
    assert shut.picked[0] in (NO_CARD, HIDDEN)


def returned(game: str) -> tuple[Pilot, TableScene]:
    """One of two people is back at the table in the second round."""
    pilot = Pilot.table(3, 2, game)
    table: TableScene | None = None
    for _ in range(400):
        pilot.frames()
        if isinstance(pilot.top, Handoff):
            table = pilot.top.table
            pilot.press(32, hold=45)
            pilot.frames(2)
            if table.match.state.round == 2 and table.context.revealed:
                break
        elif isinstance(pilot.top, TableScene) and waits(pilot.top):
            pilot.choose(pilot.top, "keyboard")
    assert table is not None and table.context.revealed
    return pilot, table


@both
def test_who_comes_back_reads_what_happened_meanwhile(game: str) -> None:
    """The recap begins after the person's own last choice and is worded for that person only."""
    _, table = returned(game)
    texts = [line.text for line in table.tabletop.log.lines]
    news = texts[texts.index(words.AWAY) + 1 :]
    assert any(line.startswith("Round 2") for line in news) and not any(line.startswith("Round 1") for line in news)
    table.viewpoint.cover()
    assert words.AWAY not in [line.text for line in table.tabletop.log.lines]


@both
def test_a_hand_is_closed_while_all_watch_even_if_its_owner_is_asked_next(game: str) -> None:
    """Nobody sees the hand of whoever lays the last card and is asked next: how to pay, what to load."""
    pilot = Pilot.table(2, 2, game, seed="2")
    for _ in range(60):
        pilot.frames()
        if isinstance(pilot.top, Handoff):
            pilot.press(32, hold=45)
            pilot.frames(2)
        elif isinstance(pilot.top, TableScene):
            table = pilot.top
            if table.context.asked and not table.match.is_over:
                secret = table.match.state.stage in table.match.game.secret
                assert table.context.revealed == secret, table.match.state.stage
            else:
                assert not table.context.revealed or not table.context.busy
            if waits(table):
                pilot.choose(table, "keyboard")


@both
def test_the_heading_of_a_long_recap_stays_in_sight(game: str) -> None:
    """More happened than the log can show: the heading stands above the newest lines until the log shows the first."""
    pilot, table = returned(game)
    open_all(table)
    heading = [line.text for line in table.tabletop.log.lines].index(words.AWAY)

    def seen() -> list[int]:
        lines = table.tabletop.log.lines
        return [lines.index(row.line) for row in table.tabletop.log.rows.rows(lines, table.context.layout.log)]

    assert seen()[0] == heading and seen()[1] > heading + 1 and seen()[-1] == len(table.tabletop.log.lines) - 1
    while seen()[1] > heading + 1:
        pilot.press(pygame.K_PAGEUP)
        pilot.frames()
    assert heading in seen() and heading + 1 in seen()
    pilot.press(pygame.K_HOME)
    pilot.frames()
    assert seen()[0] == 0


def test_the_table_can_be_left_from_the_handoff() -> None:
    pilot = Pilot.launcher()
    launcher = pilot.top
    assert isinstance(launcher, Launcher)
    setup = Setup.quick("jamaica")
    setup.chairs[1].pilot = "human"
    pilot.harbour.begin(setup, setup.match())
    pilot.frames(5)
    assert isinstance(pilot.top, Handoff)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    menu = pilot.top
    assert isinstance(menu, PauseMenu)
    pilot.click(menu.ring.spots[-1].rect.center, hold=1)
    pilot.frames(3)
    assert pilot.top is launcher


def test_the_pads_back_button_opens_the_menu_from_the_handoff() -> None:
    """Only the button that chooses reveals the cards, however long another is held."""
    pilot = Pilot.table(3, 2)
    pilot.frames(3)
    handoff = pilot.top
    assert isinstance(handoff, Handoff)
    pilot.button(3, hold=45)
    pilot.frames(2)
    assert pilot.top is handoff
    pilot.button(1, hold=45)
    pilot.frames(2)
    assert isinstance(pilot.top, PauseMenu) and not handoff.table.context.revealed
    pilot.button(1)
    pilot.frames(2)
    assert pilot.top is handoff
    pilot.button(0, hold=45)
    pilot.frames(2)
    assert isinstance(pilot.top, TableScene) and pilot.top.context.revealed


@both
def test_after_a_handoff_the_light_lies_on_who_is_asked(game: str) -> None:
    """Not on whose turn it was when the table was painted behind the curtain: painted anew it looks the same."""
    pilot, asked = Pilot.table(4, 4, game), set()
    for _ in range(60):
        pilot.frames()
        if isinstance(pilot.top, Handoff):
            pilot.press(32, hold=45)
        elif isinstance(pilot.top, TableScene) and pilot.top.context.asked:
            table, window = pilot.top, pilot.app.display.window
            pictures = set()
            for _ in range(2):
                table.tabletop.settle()
                table.draw(window)
                pictures.add(pygame.image.tobytes(window, "RGB"))
                table.context.stale = True
            assert len(pictures) == 1
            asked.add(table.match.to_move)
            pilot.choose(table, "mouse")
    assert len(asked) == 4


@both
def test_the_admiral_advises_on_open_decisions_too(game: str) -> None:
    """Nobody's hand is shown then, and he is told none: whoever else looks on learns nothing by his advice."""
    pilot = Pilot.table(3, 3, game)
    advised: set[str] = set()
    for _ in range(200):
        pilot.frames()
        table = pilot.top
        if isinstance(table, Handoff):
            pilot.press(32, hold=45)
        elif isinstance(table, TableScene) and waits(table):
            stage = table.match.state.stage
            assert table.toolbar.can_hint() == table.context.asked
            if table.context.asked and not table.context.revealed and stage not in advised:
                table.toolbar.hint()
                pilot.frames(2)
                moves = table.question.list.moves
                assert table.question.advised in moves and set(table.question.shares) >= set(map(Choose, moves))
                advised.add(stage)
            if len(advised) > 1:
                break
            pilot.choose(table, "mouse")
    assert len(advised) > 1


@both
def test_the_table_is_seen_dimmed_behind_the_pause_menu(game: str) -> None:
    """As everybody may see it: with several people nobody's cards lie open there."""
    for people in (1, 2):
        pilot = Pilot.table(3, people, game)
        pilot.frames(3)
        if people > 1:
            pilot.press(32, hold=45)
            pilot.frames(2)
        table = pilot.top
        assert isinstance(table, TableScene) and table.context.asked
        pilot.press(pygame.K_ESCAPE)
        pilot.frames(2)
        menu, window = pilot.top, pilot.app.display.window
        assert isinstance(menu, PauseMenu) and table.context.revealed == (people == 1)
        if people > 1:
            assert SECRETS[game](table, -1) == []
        menu.draw(window)
        area = table.context.layout.log
        assert len({tuple(window.get_at((x, area.y + 60))) for x in range(area.x, area.right)}) > 5
        display = pilot.app.display
        planks = display.pictures.tiled("tile-table", window.get_size(), display.unit).get_at(area.center)
        menu.draw(window)
        assert window.get_at(area.center) != planks
        pygame.quit()
