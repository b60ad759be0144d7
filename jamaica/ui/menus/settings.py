"""The settings: everything takes effect at once and is kept."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame
from pygame_gui.core import UIElement

from ..display import Display
from ..gui.buttons import RED, WOOD, Button, alike
from ..gui.page import Page
from ..gui.panels import Sheet
from ..gui.scroller import Scroller, ScrollPosition
from . import words
from .settings_rows import SettingsRows

STILL = 6
"""Pixels of the design within which a mouse has not moved."""


class Moved(NamedTuple):
    """Where the mouse pressed a spot that lies elsewhere now, and on which part of it."""

    at: tuple[int, int]
    key: Hashable
    part: tuple[float, float]


class SettingsPage(Page):
    """Pages of settings with their names on the left."""

    def __init__(self, display: Display, keep: Callable[[], None]) -> None:
        super().__init__(display)
        self._keep = keep
        self.tab = self.start = next(iter(words.TABS))
        self._position = ScrollPosition()
        self.rows = SettingsRows(display, self.resize, lambda dialog: self.stack.push(dialog))
        self._moved: Moved | None = None
        """The row that has moved away from under the mouse."""

    def title(self) -> str:
        return self.say(words.SETTINGS)

    def leave(self) -> None:
        self._keep()

    def take(self, event: pygame.Event) -> None:
        """What was pressed and has moved away from under the mouse is still meant, until the mouse moves."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            super().take(event)
            return
        where = event.pos
        if self._moved and pygame.Vector2(where).distance_to(self._moved.at) > self.display.px(STILL):
            self._moved = None
        if self._moved is None:
            self._point(event, where)
        elif event.type != pygame.MOUSEMOTION:
            self._point(pygame.Event(event.type, {**event.dict, "pos": self._meant(self._moved)}), where)

    def _point(self, event: pygame.Event, where: tuple[int, int]) -> None:
        """The mouse does something at a place; if the row there moves away, it is remembered where it was."""
        spot, unit = self.ring.at(event.pos), self.display.unit
        super().take(event)
        if spot and self.display.unit != unit:
            part = ((event.pos[0] - spot.rect.x) / spot.rect.w, (event.pos[1] - spot.rect.y) / spot.rect.h)
            self._moved = Moved(where, spot.key, part)
            self.show_focus()

    def _meant(self, moved: Moved) -> tuple[int, int]:
        """Where the row lies now that was under the mouse."""
        spot = next((spot for spot in self.ring.spots if spot.key == moved.key), None)
        if spot is None:
            return moved.at
        return round(spot.rect.x + moved.part[0] * spot.rect.w), round(spot.rect.y + moved.part[1] * spot.rect.h)

    # What lies where

    def build(self) -> Sequence[UIElement]:
        px, body = self.display.px, self.body()
        names = pygame.Rect(body.x, body.y, px(230), body.h)
        sheet = pygame.Rect(names.right + px(20), body.y, body.w - names.w - px(20), body.h)
        return [
            *self._tabs(names),
            Sheet(self.display, sheet),
            Scroller(
                self.display, sheet.inflate(-px(60), -px(48)), self._position, lambda wide: self.rows.of(self.tab)
            ),
            self.back_button(self.say(words.BACK)),
        ]

    def _tabs(self, area: pygame.Rect) -> Sequence[UIElement]:
        px = self.display.px
        return alike([
            Button(
                self.display, pygame.Rect(area.x, area.y + number * px(66), area.w, px(56)), tab, self.say(label),
                self._shower(tab), RED if tab == self.tab else WOOD, self.say(words.TAB_NOTES[tab]),
            )
            for number, (tab, label) in enumerate(words.TABS.items())
        ])  # fmt: skip

    def _shower(self, tab: str) -> Callable[[], None]:
        return lambda: self.show(tab)

    def show(self, tab: str) -> None:
        """Another page of settings."""
        self.tab = tab
        self._position.offset = 0
        self.resize()
