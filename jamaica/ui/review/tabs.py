"""A page with several parts, one of which is seen; the buttons above lead from one to another."""

from collections.abc import Mapping, Sequence

import pygame

from ..display import Display
from ..widgets.buttons import RED, WOOD, Button, alike
from ..widgets.page import Page
from ..widgets.scroller import Place
from ..widgets.widget import Widget


class TabbedPage(Page):
    """Subclasses name their parts and lay out the one that is seen."""

    def __init__(self, display: Display, tabs: Mapping[str, str], notes: Mapping[str, str]) -> None:
        super().__init__(display)
        self._labels, self._notes = tabs, notes
        self.tab = next(iter(tabs))
        self.start = ("tab", self.tab)
        self.place = Place()
        """How far the part that is seen is scrolled."""

    def turn_to(self, tab: str) -> None:
        """Another part of the page."""
        self.tab, self.place.offset = tab, 0
        self.resize()
        self.ring.set(self.ring.spots, ("tab", tab))

    def tabs(self) -> Sequence[Widget]:
        """The buttons above."""
        px, body, count = self.display.px, self.body(), len(self._labels)
        gap = px(10)
        wide = (body.w - gap * (count - 1)) // count
        return alike([
            Button(
                self.display, pygame.Rect(body.x + number * (wide + gap), body.y - px(4), wide, px(50)), ("tab", tab),
                self.say(label), lambda tab=tab: self.turn_to(tab),  # type: ignore[misc]
                RED if tab == self.tab else WOOD, self.say(self._notes[tab]),
            )
            for number, (tab, label) in enumerate(self._labels.items())
        ])  # fmt: skip

    def area(self) -> pygame.Rect:
        """What is left for the part that is seen."""
        top, body = self.display.px(54), self.body()
        return pygame.Rect(body.x, body.y + top, body.w, body.h - top)
