"""A part of a page that scrolls: by wheel, by its bar, and with the focus."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from ..display import Display
from ..focus import DOWN, UP, Spot
from .widget import Widget, seen_in


@dataclass
class Place:
    """How far something is scrolled; kept by the page, so that it stays when the page is laid out anew."""

    offset: int = 0


class Scroller(Widget):
    """Shows widgets laid out one below the other; `fill` makes them for a column that begins at a place."""

    def __init__(
        self, display: Display, rect: pygame.Rect, place: Place, fill: Callable[[pygame.Rect], Sequence[Widget]],
        key: Hashable = "scroller",
    ) -> None:  # fmt: skip
        super().__init__(display, rect)
        self.place, self.fill, self.key = place, fill, key
        self._grabbed: int | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        self._wide = self.rect.w
        self._fill()
        if self.length > self.rect.h:
            self._wide -= self.display.px(30)
            self._fill()
        most = max(0, self.length - self.rect.h)
        if self.place.offset > most:
            self.place.offset = most
            self._fill()

    def _fill(self) -> None:
        column = pygame.Rect(self.rect.x, self.rect.y - self.place.offset, self._wide, self.rect.h)
        self.widgets = list(self.fill(column))
        self.length = max((widget.rect.bottom for widget in self.widgets), default=column.y) - column.y

    def scroll(self, by: int) -> bool:
        """Scroll by so many pixels; False at the end."""
        before = self.place.offset
        self.place.offset = max(0, min(self.place.offset + by, self.length - self.rect.h))
        if self.place.offset == before:
            return False
        self._fill()
        return True

    def reveal(self, rect: pygame.Rect) -> bool:
        """Scroll until a rectangle is seen; True if it was not."""
        gap = self.display.px(10)
        if rect.top < self.rect.top:
            return self.scroll(rect.top - self.rect.top - gap)
        return rect.bottom > self.rect.bottom and self.scroll(rect.bottom - self.rect.bottom + gap)

    def spots(self) -> Sequence[Spot]:
        found = seen_in(self.rect, [spot for widget in self.widgets for spot in widget.spots()])
        if found or self.length <= self.rect.h:
            return found
        around = self.rect.inflate(self.display.px(24), self.display.px(14))
        return (Spot(self.key, around, lambda: None, turn=self._turn),)

    def _turn(self, command: str) -> bool:
        step = {UP: -1, DOWN: 1}.get(command, 0) * self.rect.h // 3
        return bool(step) and self.scroll(step)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y * self.display.px(60))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._bar().collidepoint(event.pos):
            self._grabbed = event.pos[1] - self._grip().y
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._grabbed = None
        elif event.type == pygame.MOUSEMOTION and self._grabbed is not None:
            part = (event.pos[1] - self._grabbed - self.rect.y) / self.rect.h
            self.scroll(round(part * self.length) - self.place.offset)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            return False
        return any(widget.handle(event) for widget in self.widgets)

    def _bar(self) -> pygame.Rect:
        if self.length <= self.rect.h:
            return pygame.Rect(0, 0, 0, 0)
        wide = self.display.px(18)
        return pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)

    def _grip(self) -> pygame.Rect:
        bar = self._bar()
        top, high = (round(bar.h * length / max(1, self.length)) for length in (self.place.offset, self.rect.h))
        return pygame.Rect(bar.x, bar.y + top, bar.w, high)

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        before = window.get_clip()
        window.set_clip(self.rect.clip(before))
        for widget in self.widgets:
            if widget.rect.colliderect(self.rect):
                widget.draw(window, focus)
        if self._bar().w:
            self.frame(window, "groove", self._bar())
            self.frame(window, "grip", self._grip())
        window.set_clip(before)
