"""Ships on the board: those that share a space stay readable, and bob only where things may move."""

from itertools import combinations
from typing import Any

import pygame
import pytest

from jamaica.ui.app import CALM
from jamaica.ui.jamaica.anchorage import HULL, covered, shared
from jamaica.ui.jamaica.board import SPRITE
from jamaica.ui.jamaica.game_ui import JamaicaUi
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Choose

from .pilot import Pilot
from .posing import posed


def table_in(name: str, **settings: Any) -> tuple[Pilot, TableScene]:
    pilot, _ = posed("jamaica", name, (1280, 800), **settings)
    pilot.frames(3)
    assert isinstance(pilot.top, TableScene)
    return pilot, pilot.top


def ui_of(table: TableScene) -> JamaicaUi:
    ui: object = table.tabletop.ui
    assert isinstance(ui, JamaicaUi)
    return ui


def middles(table: TableScene) -> list[pygame.Vector2]:
    return [pygame.Vector2(ship.rect().center) for ship in ui_of(table).pieces.fleet]


def nearest(table: TableScene) -> float:
    points = middles(table)
    return min(one.distance_to(other) for n, one in enumerate(points) for other in points[:n])


def test_whom_to_attack_is_asked_with_the_ships_apart() -> None:
    """Six ships on one of the narrowest spaces: each target can be pressed with room to spare."""
    pilot, table = table_in("attack")
    assert nearest(table) > 30
    target = next(spot for spot in table.ring.spots if spot.key == Choose(("attack", 4)) and spot.rect.h > 30)
    pilot.click(target.rect.center)
    pilot.frames(2)
    assert table.match.steps[-1].move == ("attack", 4) or table.match.state.foe == 3


def test_the_mouse_fans_a_crowd_out_and_in_again() -> None:
    pilot, table = table_in("card")
    table.context.view.space[:] = [26] * 6
    table.tabletop.ui.animation.show(table.context.view)
    close = nearest(table)
    assert close > 15
    board = ui_of(table).board
    at = tuple(map(round, board.on_screen(board.spaces[26]["centre"])))
    edge = max(board.inside(26), key=pygame.Vector2(at).distance_to)
    for where, apart in ((at, True), ((5, 5), False), (edge, True), ((5, 5), False)):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        pilot.frames()
        assert (nearest(table) > 1.5 * close) == apart


def test_the_note_on_a_crowded_space_lies_beside_the_ships_that_are_drawn_apart() -> None:
    _, table = table_in("attack")
    here = next(spot for spot in table.ring.spots if spot.label == "Space 26")
    ui = ui_of(table)
    assert all(ui.seen_at(here).contains(ship.hull()) for ship in ui.pieces.fleet)


def test_ships_lie_off_each_other_and_off_what_is_printed() -> None:
    """Six in Port Royal leave its name and its points to be read; the others a ship or two on any space."""
    _, table = table_in("card")
    board = ui_of(table).board
    crowds = {0: (1, 3, 6), 6: (6,), 19: (6,)} | dict.fromkeys((33, 41, 44, 45, 48), (1, 2))
    for space, numbers in crowds.items():
        for ships in numbers:
            berths = [board.berth(space, number, ships) for number in range(ships)]
            places, wide = [place for place, _ in berths], berths[0][1] / SPRITE
            assert all(covered(place, wide, board.painted_on(space)) < 0.1 for place in places), (space, ships)
            assert all(shared(one, other, HULL * wide) < 0.1 for one, other in combinations(places, 2)), (space, ships)


@pytest.mark.parametrize(
    ("settings", "bobs"), [({}, True), ({"reduced_motion": True}, False), ({"speed": "off"}, False)]
)
def test_ships_bob_unless_motion_is_reduced(settings: dict[str, Any], bobs: bool) -> None:
    pilot, _ = table_in("card", **settings)
    pictures = set()
    for _ in range(4):
        pilot.frames(8)
        pictures.add(pygame.image.tobytes(pilot.app.display.window, "RGB"))
    assert (len(pictures) > 1) == bobs


def test_an_idle_sea_is_drawn_only_when_a_ship_has_moved() -> None:
    """Ships bob by whole pixels: most looks at them find nothing new, and what is not drawn would look the same."""
    pilot = Pilot.table(4, speed="1x", size=(1280, 800))
    table = pilot.top
    assert isinstance(table, TableScene)
    for _ in range(3000):
        pilot.frames()
        table.tabletop.player.playback.skip_all()
        if table.context.asked:
            break
    pilot.frames(30)
    window, drawn = pilot.app.display.window, 0
    for _ in range(40):
        before = window.copy()
        changed = table.update(CALM)
        table.draw(window)
        drawn += changed
        assert changed or pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(window, "RGB")
    assert 5 < drawn < 30
