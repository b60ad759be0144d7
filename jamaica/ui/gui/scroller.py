"""A part of a page that scrolls: by wheel, by its bar, and with the focus."""

from bisect import bisect_right
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import NamedTuple

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UIScrollingContainer

from ..display import Display
from ..focus import DOWN, UP, Spot
from .focusable import light, spots_of
from .shape import dress

BAR, GAP = 18, 12
"""How wide the bar is, and what lies between it and the rows, in pixels of the design."""
NOTCH = 60
"""How far a notch of the wheel scrolls."""
NEAR = 150
"""How far beyond the edge rows are elements already: the focus reaches them, and brings them into sight."""


@dataclass
class ScrollPosition:
    """How far something is scrolled; kept by the page, so that it stays when the page is laid out anew."""

    offset: int = 0


class Row(NamedTuple):
    """A row of a scroller: its height, and what makes its elements in a rectangle."""

    high: int
    fill: Callable[[pygame.Rect, IContainerLikeInterface], Sequence[UIElement]]


class Scroller(UIScrollingContainer):
    """Rows one below the other. Only those that are near what is seen are elements, however many there are."""

    def __init__(
        self, display: Display, rect: pygame.Rect, position: ScrollPosition, rows: Callable[[int], Sequence[Row]],
        key: Hashable = "scroller", container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        """`rows` is given their width."""
        self.display, self.position, self.key = display, position, key
        self._made: dict[int, Sequence[UIElement]] = {}
        super().__init__(rect, display.gui.manager, allow_scroll_x=False, container=container)
        self._dress()
        self.wide = rect.w
        self.rows = list(rows(self.wide))
        if sum(row.high for row in self.rows) > rect.h:
            self.wide -= display.px(BAR + GAP)
            self.rows = list(rows(self.wide))
        self._tops = [0, *accumulate(row.high for row in self.rows)]
        self._measure()
        self._put(position.offset)

    def _measure(self) -> None:
        """Make room for all rows, and the grip of the bar as long as their part that is seen."""
        high = int(self.rect.h)
        self.set_scrollable_area_dimensions((self.rect.w, max(high, self.length)))
        bar, part = self.vert_scroll_bar, high / max(1, self.length)
        if bar and self.vert_scroll_bar_active and round(part * high) != round(bar.visible_percentage * high):
            bar.set_visible_percentage(part)

    @property
    def length(self) -> int:
        """The height of all rows."""
        return self._tops[-1]

    @property
    def elements(self) -> list[UIElement]:
        """The elements of the rows that are near, from top to bottom."""
        return [element for number in sorted(self._made) for element in self._made[number]]

    # Scrolling

    def scroll(self, by: int) -> bool:
        """Scroll by so many pixels; False at the end."""
        before = self.position.offset
        self._put(before + by)
        return self.position.offset != before

    def wheel(self, notches: int) -> bool:
        """Scroll by notches of the wheel; False if there is nothing more to see."""
        return self.scroll(-notches * self.display.px(NOTCH))

    def reveal(self, rect: pygame.Rect) -> bool:
        """Scroll until a rectangle is seen; True if it was not."""
        gap = self.display.px(10)
        if rect.top < self.rect.top:
            return self.scroll(rect.top - int(self.rect.top) - gap)
        return rect.bottom > self.rect.bottom and self.scroll(rect.bottom - int(self.rect.bottom) + gap)

    def reach(self, row: int) -> None:
        """Scroll until a row is seen, if need be to the top."""
        top, bottom = self._tops[row], self._tops[row + 1]
        if not self.position.offset <= top < bottom <= self.position.offset + self.rect.h:
            self._put(top - self.display.px(16))

    def _put(self, offset: int, *, dragged: bool = False) -> None:
        last = max(0, self.length - int(self.rect.h))
        offset = max(0, min(offset, last))
        self.position.offset = offset
        self.scrollable_container.set_relative_position((0, -offset))
        if bar := self.vert_scroll_bar:
            if not dragged:
                bar.set_scroll_from_start_percentage(offset / max(1, self.length))
            bar.has_moved_recently = False  # it would move the rows again, by rounded parts
        self._fill()

    def _fill(self) -> None:
        """Make the rows that have come near, and drop those that are far."""
        top, near = self.position.offset, self.display.px(NEAR)
        first = max(0, bisect_right(self._tops, top - near) - 1)
        last = min(len(self.rows), bisect_right(self._tops, top + int(self.rect.h) + near))
        for number in [number for number in self._made if not first <= number < last]:
            for element in self._made.pop(number):
                element.kill()
        for number in range(first, last):
            if number not in self._made:
                row = self.rows[number]
                rect = pygame.Rect(0, self._tops[number], self.wide, row.high)
                self._made[number] = row.fill(rect, self)

    # For the focus

    def spots(self) -> Sequence[Spot]:
        """The places of its rows, reached by the mouse where they are seen; without any, its own, which scrolls."""
        found = [replace(spot, seen=pygame.Rect(self.rect)) for spot in spots_of(self.elements)]
        if found or self.length <= self.rect.h:
            return found
        around = pygame.Rect(self.rect).inflate(self.display.px(24), self.display.px(14))
        return (Spot(self.key, around, lambda: None, turn=self._turn),)

    def _turn(self, command: str) -> bool:
        step = {UP: -1, DOWN: 1}.get(command, 0) * int(self.rect.h) // 3
        return bool(step) and self.scroll(step)

    def light(self, key: Hashable) -> None:
        """Light up the row that has the focus."""
        light(self.elements, key)

    # For pygame-gui

    def update(self, time_delta: float) -> None:
        bar = self.vert_scroll_bar
        if bar and bar.sliding_button and self.vert_scroll_bar_active and bar.check_has_moved_recently():
            way = bar.scrollable_height - bar.sliding_button.rect.h
            self._put(round(bar.scroll_position / max(1, way) * (self.length - int(self.rect.h))), dragged=True)
            self.display.gui.scrolled()
        UIScrollingContainer.update(self, time_delta)

    def _check_scroll_bars(self) -> tuple[bool, bool]:
        """The library's bars are 20 pixels wide, whatever the scale."""
        found: tuple[bool, bool] = UIScrollingContainer._check_scroll_bars(self)
        if self.scroll_bar_width:
            self.scroll_bar_width = self.display.px(BAR)
        return found

    def _dress(self) -> None:
        """The bar in the game's look."""
        bar = self.vert_scroll_bar
        if bar is None or bar.sliding_button is None:
            return
        for part, look in ((bar, "groove"), (bar.sliding_button, "grip")):
            dress(part, self._painter(look))

    def _painter(self, look: str) -> Callable[[str, tuple[int, int]], pygame.Surface]:
        def paint(state: str, size: tuple[int, int]) -> pygame.Surface:
            if not self.vert_scroll_bar_active:
                return pygame.Surface(size, pygame.SRCALPHA)
            return self.display.pictures.slices(look, size, self.display.unit)

        return paint
