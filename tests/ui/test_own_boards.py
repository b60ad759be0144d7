"""A player's own data in the window: other figures are shown, a board of another shape is told and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import find_game
from jamaica.games.jamaica.rules.options import JamaicaOptions
from jamaica.session.setup import Setup
from jamaica.ui.entities import Layer
from jamaica.ui.jamaica.board import Field
from jamaica.ui.menus.file_chooser import Files
from jamaica.ui.menus.new_game import NewGamePage
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.scene import TableScene
from tests.jamaica.helpers import board_with, written

from .pilot import Pilot


def ring(spaces: int) -> str:
    """A board of so many spaces one behind the other."""
    rows = [f"{space},sea,1,-5,{(space + 1) % spaces}" for space in range(1, spaces)]
    return "\n".join(("space,kind,cost,score,next", "0,port_royal,0,15,1", *rows))


@pytest.fixture(params=["more spaces", "fewer spaces", "another way"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A board the rules can play on and the picture cannot show."""
    if request.param == "another way":
        return board_with(tmp_path, row_14="14,sea,4,-5,16,")
    return written(tmp_path, ring(60 if request.param == "more spaces" else 8))


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    made = Pilot.launcher()
    yield made
    made.close()


def told(pilot: Pilot) -> str:
    pilot.frames(2)
    return pilot.app.display.toast.note


def on_board(data: str) -> Match[Any]:
    """A match as the terminal plays it."""
    game = find_game("jamaica")
    seats = [Seat(name, "human" if not seat else "mate") for seat, name in enumerate(game.names()[:2])]
    return Match.begin(game, JamaicaOptions(players=2, data=data), seats, "7")


def test_a_board_of_another_shape_is_told_when_it_is_chosen(pilot: Pilot, other: str) -> None:
    pilot.harbour.documents = Path(other).parent
    pilot.harbour.new_game("jamaica")
    page = pilot.top
    assert isinstance(page, NewGamePage)
    page.options._choose_data()
    files = pilot.top
    assert isinstance(files, Files)
    pilot.frames(2)
    pilot.click(next(spot.rect.center for spot in files.ring.spots if spot.key == Path(other).name))
    note = told(pilot)
    assert "another shape than the painted one" in note and f'jamaica play --data "{other}"' in note
    assert pilot.top is page and page.setup.value("data") == "standard"


def test_a_board_that_has_changed_its_shape_is_told_at_the_start(pilot: Pilot, other: str) -> None:
    setup = Setup.quick("jamaica")
    setup.options["data"] = other
    page = NewGamePage(pilot.app.display, setup, pilot.harbour.begin, lambda chosen: None)
    pilot.app.stack.push(page)
    page.begin()
    assert "another shape" in told(pilot)
    assert pilot.top is page


def test_a_saved_game_on_such_a_board_is_told_and_stays(pilot: Pilot, other: str) -> None:
    saves = pilot.harbour.store.saves
    match = on_board(other)
    auto = saves.autosave(match)
    auto.keep(match)
    auto.close()
    saved = saves.last()
    assert saved is not None
    for _ in range(2):
        pilot.harbour.open(saved)
        assert "jamaica play --resume" in told(pilot)
        assert pilot.top is pilot.harbour.launcher
    again = saves.open(saved).keeper  # held by nobody
    again.close()


def test_such_a_game_is_told_where_it_would_be_looked_at(pilot: Pilot, other: str) -> None:
    saved = pilot.harbour.store.saves.keep(on_board(other), "Elsewhere")
    for look in (pilot.harbour.watch, pilot.harbour.show_result):
        pilot.app.display.toast.show("")
        pilot.harbour.launcher.press = lambda spot, look=look: look(saved)  # type: ignore[method-assign,misc]
        pilot.press(pygame.K_RETURN)
        assert "another shape" in told(pilot)
        assert pilot.top is pilot.harbour.launcher


FIGURES = {
    "row_1": "1,sea,9,-5,2,",
    "row_4": "4,port,12,-5,5,",
    "row_20": "20,lair,0,-5,21,",
    "row_30": "30,port,5,8,31,",
    "row_45": "45,port,7,99,46,",
}
"""Another cost, a lair that is a port, a sea that is a lair, another score before and beyond the red line."""


def test_other_figures_are_printed_over_the_painted_ones(tmp_path: Path) -> None:
    """Where they differ, and nowhere else."""
    own = board_with(tmp_path, **FIGURES)
    charts = []
    for data in ("standard", own):
        table = Pilot.table(2, data=data).top
        assert isinstance(table, TableScene)
        ui: Any = table.tabletop.ui
        charts.append((ui.board, ui.board._day.copy()))
    (board, plain), (_, printed) = charts
    mask = pygame.mask.from_threshold(plain, (0, 0, 0), (1, 1, 1, 255), printed)
    mask.invert()
    changed = mask.get_bounding_rects()
    assert len(changed) >= len(FIGURES)
    near = [_place(board, int(row.removeprefix("row_"))) for row in FIGURES]
    assert all(rect.collidelist(near) >= 0 for rect in changed), "nothing else"
    assert all(rect.collidelist(changed) >= 0 for rect in near), "all of them"


def _place(board: Field, space: int) -> pygame.Rect:
    """Where on the chart the figures of a space are printed."""
    facts = board.spaces[space]
    points = [facts["symbol"], facts.get("score", facts["symbol"]), facts["centre"]]
    x, y = [point[0] * board.scale for point in points], [point[1] * board.scale for point in points]
    return pygame.Rect(min(x) - 8, min(y) - 8, max(x) - min(x) + 16, max(y) - min(y) + 16)


def test_a_lair_of_the_players_own_has_its_chest(tmp_path: Path) -> None:
    table = Pilot.table(2, data=board_with(tmp_path, **FIGURES)).top
    assert isinstance(table, TableScene)
    ui: Any = table.tabletop.ui
    board = ui.board
    before, after = (pygame.Surface(table.display.size) for _ in range(2))
    ui.world.draw(before, Layer.GROUND, Layer.GROUND)
    table.context.view.lairs &= ~(1 << 20)
    ui.pieces.sync(table.context.view)
    ui.world.draw(after, Layer.GROUND, Layer.GROUND)
    area = board.symbol(20)
    assert pygame.image.tobytes(before.subsurface(area), "RGB") != pygame.image.tobytes(after.subsurface(area), "RGB")


def montego(tmp_path: Path) -> str:
    """Figures at the limits of what a file may say: ships from 1 to 99 slots, full storerooms, high prizes."""
    sizes = (1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 11, 13, 99)
    rooms = (f"{n}, A, 16, 0, 1, known\n{n}, B, {n % 2 * 9}, {2 - n % 2 * 2}, 1, known" for n in range(1, 9))
    ships = (f"kind{n}, 1, {slots}, 99 50 0, 99 0, known" for n, slots in enumerate(sizes))
    heads = ("warehouse, room, barrels, broken, coins, source", "kind, count, slots, red, yellow, source")
    return written(tmp_path, "\n".join(("[rooms]", heads[0], *rooms, "[ships]", heads[1], *ships)))


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_a_whole_game_with_figures_of_ones_own(game: str, tmp_path: Path) -> None:
    own = board_with(tmp_path, **FIGURES) if game == "jamaica" else montego(tmp_path)
    assert isinstance(Pilot.table(2, 1, game, data=own).play("mouse"), Ending)
