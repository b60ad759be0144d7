"""The parts of a page, one of which is seen, and the buttons above that lead from one to another."""

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from ..gui.buttons import RED, WOOD, Button, alike
from ..gui.page import Page
from ..gui.scroller import ScrollPosition


def tab_key(tab: str) -> tuple[str, str]:
    """The key of a part's button."""
    return "tab", tab


class Tabs:
    """A page has one, and lays out the part it names."""

    def __init__(self, page: Page, labels: Mapping[str, str], notes: Mapping[str, str]) -> None:
        self._page, self._labels, self._notes = page, labels, notes
        self.tab = next(iter(labels))
        self.position = ScrollPosition()
        """How far the part that is seen is scrolled."""

    def turn_to(self, tab: str) -> None:
        """Another part of the page."""
        self.tab, self.position.offset = tab, 0
        self._page.resize()
        self._page.ring.set(self._page.ring.spots, tab_key(tab))
        self._page.attend()

    def buttons(self) -> Sequence[Button]:
        """A button for each part."""
        page, display, count = self._page, self._page.display, len(self._labels)
        px, body, gap = display.px, page.body(), display.px(10)
        wide = (body.w - gap * (count - 1)) // count
        return alike([
            Button(
                display, pygame.Rect(body.x + number * (wide + gap), body.y - px(4), wide, px(50)), tab_key(tab),
                page.say(label), partial(self.turn_to, tab), RED if tab == self.tab else WOOD,
                page.say(self._notes[tab]),
            )
            for number, (tab, label) in enumerate(self._labels.items())
        ])  # fmt: skip

    def area(self) -> pygame.Rect:
        """What is left for the part that is seen."""
        top, body = self._page.display.px(54), self._page.body()
        return pygame.Rect(body.x, body.y + top, body.w, body.h - top)
