"""The handoff: the table is hidden until the person it belongs to holds a key."""

from typing import Any

import pygame

from .. import words
from ..focus import PRESS
from ..lettering import BODY, CREAM, GOLD, NAMES
from ..scenes import Scene
from .sitting import Sitting

HOLD = 0.6
"""Seconds a key is held to reveal the cards."""
_UP = (pygame.MOUSEBUTTONUP, pygame.JOYBUTTONUP, pygame.WINDOWFOCUSLOST, pygame.KEYUP)


class Handoff(Scene):
    """Covers the table completely."""

    def __init__(self, table: Sitting[Any], seat: int) -> None:
        super().__init__(table.display)
        self.table = table
        self.seat = seat
        self._held: float | None = None

    def handle(self, event: pygame.Event) -> bool:
        command = self.display.controls.command_of(event)
        # These two always hold, unless the player has given them another task.
        key = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN) and not command
        if command == PRESS or key or event.type == pygame.MOUSEBUTTONDOWN:
            self._held = self._held or 0.0
            return True
        if event.type in _UP:
            self._held = None
            return True
        return False

    def back(self) -> None:
        self.table.back()

    def update(self, seconds: float) -> bool:
        if self._held is None:
            return False
        self._held += seconds
        if self._held >= HOLD:
            self._held = None
            self.stack.pop()
            self.table.reveal(self.seat)
        return True

    def draw(self, window: pygame.Surface) -> None:
        px, pictures, text = self.display.px, self.display.pictures, self.display.text
        window.blit(pictures.tiled("tile-table", window.get_size(), self.display.unit), (0, 0))
        middle = window.get_rect().center
        portrait = pictures.get(self.table.kit.portrait(self.table.figure(self.seat)), (px(330), px(330)))
        window.blit(portrait, portrait.get_rect(center=(middle[0], middle[1] - px(90))))
        name, say = self.table.names[self.seat], self.display.language.say
        rows = (
            (say(self.table.kit.invites, name=name), 46, CREAM, NAMES),
            (say(words.LOOK_AWAY), 24, CREAM, BODY),
            (say(words.HOLD_KEY), 22, GOLD, BODY),
        )
        y = middle[1] + px(100)
        for line, size, colour, family in rows:
            made = text.fitted(line, px(size), window.get_width() - px(80), colour, family)
            window.blit(made, made.get_rect(midtop=(middle[0], y)))
            y += made.get_height() + px(6)
        bar = pygame.Rect(0, 0, px(320), px(12))
        bar.midtop = (middle[0], y + px(12))
        pygame.draw.rect(window, CREAM, bar, max(1, px(1)), border_radius=px(6))
        if self._held:
            full = bar.copy()
            full.w = round(bar.w * min(1.0, self._held / HOLD))
            pygame.draw.rect(window, GOLD, full, border_radius=px(6))
