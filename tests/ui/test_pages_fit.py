"""Every text of every page stays in its box: in German, at the extremes of text and interface size, in any window."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest
from pygame_gui.core import UIElement

from jamaica.store import REPLAY
from jamaica.ui.gui.canvas import Written
from jamaica.ui.gui.page import Page
from jamaica.ui.gui.scroller import Scroller
from jamaica.ui.table.pause_menu import PauseMenu

from .backsights import BACKSIGHTS, finished
from .pilot import Pilot
from .sights import SIGHTS

SETTINGS: tuple[dict[str, Any], ...] = (
    {"scale": 1.0, "text_size": 1.5},
    {"scale": 2.0, "text_size": 0.9},
    {"scale": 2.0, "text_size": 1.5},
    {"scale": 0.75, "text_size": 1.5},
    {"scale": 0.75, "text_size": 0.9},
)
"""The corners; what lies between is less."""
TRIED = {(1024, 640): SETTINGS, (1366, 768): SETTINGS[2:3], (2560, 1440): SETTINGS[2:3]}
"""All of them where there is least room; larger windows show the same in other proportions."""
LEAST = 9
"""Pixels of letters that can still be read."""
SOFT_EDGE = 2
"""Pixels by which the soft edge of a letter may reach beyond its box."""


def _pause(pilot: Pilot) -> None:
    """The menu over a table."""
    pilot.harbour.new_game("jamaica")
    table = pilot.app.stack.top
    assert table is not None
    pilot.app.stack.push(PauseMenu(table, lambda: None, lambda: None, lambda: None))


def _ending(pilot: Pilot) -> None:
    """How a finished game ended, as it is opened from the list."""
    match = finished("jamaica")
    pilot.harbour.store.saves.keep(match, "")
    pilot.harbour.replays()
    pilot.harbour.show_result(pilot.harbour.store.saves.listing(REPLAY).games[0])


PAGES: dict[str, Callable[[Pilot], None]] = {
    **SIGHTS,
    **{
        name: BACKSIGHTS[name]
        for name in (
            "rules-J12", "rules-M12", "rules-keys", "rules-search", "statistics-figures", "statistics-ratings",
            "statistics-dice", "statistics-dice-montego", "analysis-wait", "analysis-jamaica-course",
            "analysis-jamaica-choices", "analysis-jamaica-account",
        )
    },
    "pause": _pause,
    "ending": _ending,
}  # fmt: skip


def elements(page: Page) -> Iterator[UIElement]:
    """All elements of a page, those of lists too."""
    note = [page._note] if page._note else []
    for element in (*page.elements, *note):
        yield element
        if isinstance(element, Scroller):
            yield from element.elements


def texts(page: Page) -> Iterator[tuple[UIElement, Written]]:
    for element in elements(page):
        for written in getattr(element, "texts", ()):
            if written.text.strip():
                yield element, written


def faults(page: Page) -> Iterator[str]:
    """What is too small, leaves its box or the window, or lies on another text."""
    window = pygame.Rect((0, 0), page.display.size)
    places: list[tuple[str, pygame.Rect]] = []
    for element, written in texts(page):
        box = pygame.Rect((0, 0), element.rect.size)
        ink = written.ink.move(element.rect.topleft)
        if written.is_cut:
            yield f"{written.text!r} is cut off"
        if written.size < LEAST:
            yield f"{written.text!r} is {written.size} pixels high"
        if not box.inflate(2 * SOFT_EDGE, 2 * SOFT_EDGE).contains(written.ink):
            yield f"{written.text!r} {written.ink} leaves its box {box}"
        inside = any(isinstance(one, Scroller) and element in one.elements for one in page.elements)
        if not inside and not window.contains(ink):
            yield f"{written.text!r} leaves the window"
        if not inside:
            places.append((written.text, ink))
    for (one, here), (other, there) in combinations(places, 2):
        if here.inflate(-SOFT_EDGE, -SOFT_EDGE).colliderect(there.inflate(-SOFT_EDGE, -SOFT_EDGE)):
            yield f"{one!r} lies on {other!r}"


@pytest.mark.parametrize("size", TRIED, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_text_of_every_page_fits(size: tuple[int, int]) -> None:
    found = []
    pilot = Pilot.launcher(size, language="de")
    display, harbour = pilot.app.display, pilot.harbour
    for name, act in PAGES.items():
        act(pilot)
        pilot.frames()
        for settings in TRIED[size]:
            for key, value in settings.items():
                setattr(display.settings, key, value)
                display.apply(key)
            page = pilot.top
            assert isinstance(page, Page), name
            page.resize()
            found += [f"{name} {settings}: {fault}" for fault in faults(page)]
        while pilot.top is not harbour.launcher:
            pilot.app.stack.pop()
    assert found == []
    pilot.close()
