"""The page with the phones' codes: what a camera sees, who is there, what can be done about a phone that is not."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from jamaica.files import assets
from jamaica.phones import qr_code
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.menus.phone_codes import DARK, PhoneCodes, draw_code

from ..phones.driver import DEVICES, Driver, Phone, begin
from .pilot import QUIET, Pilot, point_in


def at_page(home: Path, players: int = 3, size: tuple[int, int] = (1024, 640), **settings: Any) -> tuple[Pilot, Driver]:
    driver = Driver(begin("jamaica", *["human"] * players), home).start()
    display = Display(assets(), size, Settings(**{**QUIET, **settings}))
    names = [seat.name for seat in driver.match.seats]
    pilot = Pilot(App(display, PhoneCodes(display, driver.table, names, lambda: None, driver.frame)))
    pilot.frames(2)
    return pilot, driver


def keys(pilot: Pilot) -> list[object]:
    assert isinstance(pilot.top, PhoneCodes)
    return [spot.key for spot in pilot.top.ring.spots]


def press(pilot: Pilot, key: object) -> None:
    assert isinstance(pilot.top, PhoneCodes)
    pilot.click(point_in(next(spot for spot in pilot.top.ring.spots if spot.key == key)))
    pilot.frames(3)


def test_a_code_is_drawn_square_by_square() -> None:
    code = qr_code("http://192.168.0.2:47611/#" + "a" * 32)
    drawn = draw_code("http://192.168.0.2:47611/#" + "a" * 32, 200)
    step = drawn.get_width() // len(code)
    assert step > 0 and drawn.get_width() <= 200
    seen = tuple(
        tuple(drawn.get_at((column * step + step // 2, row * step + step // 2)) == DARK for column in range(len(code)))
        for row in range(len(code))
    )
    assert seen == code


@pytest.mark.parametrize(("players", "size"), [(2, (1024, 640)), (6, (1024, 640)), (4, (1920, 1080))])
def test_every_seat_has_a_code_that_a_camera_can_read(tmp_path: Path, players: int, size: tuple[int, int]) -> None:
    """At least two pixels a square, even with seven codes in the smallest window."""
    pilot, driver = at_page(tmp_path / "keys", players, size)
    window = pygame.display.get_surface()
    assert window
    for seat in (*range(players), None):
        assert any(_lies_in(window, draw_code(driver.table.link(seat), side)) for side in (_sides(pilot)))
    driver.table.close()


def _sides(pilot: Pilot) -> set[int]:
    page = pilot.top
    assert isinstance(page, PhoneCodes)
    sides = {element.rect.w for element in page.elements if type(element).__name__ == "Drawing"}
    assert min(sides) >= 2 * len(qr_code("http://192.168.100.100:47611/#" + "0" * 32))
    return sides


def _lies_in(window: pygame.Surface, code: pygame.Surface) -> bool:
    """Whether a code is seen somewhere, pixel by pixel."""
    page, wide = pygame.image.tobytes(window, "RGB"), window.get_width() * 3
    rows = [pygame.image.tobytes(code.subsurface((0, y, code.get_width(), 1)), "RGB") for y in range(code.get_height())]
    middle = len(rows) // 2
    start = page.find(rows[middle])
    while start >= 0:
        first = start - middle * wide
        if all(page[first + y * wide : first + y * wide + len(row)] == row for y, row in enumerate(rows)):
            return True
        start = page.find(rows[middle], start + 1)
    return False


def test_a_missing_phone_is_played_at_the_screen_and_a_second_one_let_in(tmp_path: Path) -> None:
    pilot, driver = at_page(tmp_path / "keys")
    assert keys(pilot) == [("hand over", 0), ("hand over", 1), ("hand over", 2), "go on"]
    phone = Phone(driver, 1)
    phone.wait(lambda one: one.page)
    pilot.frames(2)
    assert keys(pilot) == [("hand over", 0), ("hand over", 2), "go on"]
    press(pilot, ("hand over", 2))
    assert driver.table.at_screen == [2] and driver.controller.phones == {0, 1}
    assert keys(pilot) == [("hand over", 0), "go on"]
    other = Phone(driver, 1, device=DEVICES[9])
    other.wait(lambda one: one.heard)
    pilot.frames(2)
    assert keys(pilot) == [("hand over", 0), ("admit", 1), "go on"]
    press(pilot, ("admit", 1))
    other.wait(lambda one: one.page)
    pilot.frames(2)
    assert keys(pilot) == [("hand over", 0), "go on"]
    typed = Phone(driver, None, device=DEVICES[8], key="none")
    typed.wait(lambda one: one.heard)
    pilot.frames(2)
    press(pilot, ("admit", None))
    typed.wait(lambda one: one.heard == ["wait", "seats"])
    driver.table.close()
