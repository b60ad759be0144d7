"""The handoff: the table is hidden until the person it belongs to holds a key."""

import pygame

from .. import words
from ..controls import UNDO
from ..focus import PRESS
from ..gui.plates import Plate
from ..lettering import BODY, CREAM, GOLD, NAMES
from ..scenes import Scene, feed, serve
from .scene import TableScene
from .targets import ChangeMind

HOLD = 0.6
"""Seconds a key is held to reveal the cards."""
_UP = (pygame.MOUSEBUTTONUP, pygame.JOYBUTTONUP, pygame.WINDOWFOCUSLOST, pygame.KEYUP)


class Handoff(Scene):
    """Covers the table completely. Whoever chose in secret just before may still change that choice."""

    def __init__(self, table: TableScene, seat: int, before: int | None = None) -> None:
        super().__init__(table.display)
        self.table, self.seat, self.before = table, seat, before
        self._held: float | None = None
        self._button: Plate | None = None

    def resize(self) -> None:
        super().resize()
        serve(self)
        if self.before is None:
            return
        rect = pygame.Rect(0, 0, self.display.px(380), self.display.px(48))
        rect.midbottom = (self.display.size[0] // 2, self.display.size[1] - self.display.px(24))
        self._button = Plate(self.display, rect, ChangeMind(), self._label(), self._change)
        self.ring.set(self._button.spots())

    def _label(self) -> str:
        name = "" if self.before is None else self.table.context.names[self.before]
        return self.display.language.say(words.CHANGE_MIND, name=name)

    def _change(self) -> None:
        if self.before is not None:
            self.stack.pop()
            self.table.viewpoint.change_mind(self.before)

    def handle(self, event: pygame.Event) -> bool:
        command = self.display.controls.command_of(event)
        # These two always hold, unless the player has given them another task.
        key = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN) and not command
        clicked = event.type == pygame.MOUSEBUTTONDOWN and self.ring.at(event.pos) is None
        if command == PRESS or key or clicked:
            self._held = self._held or 0.0
            return True
        if event.type in _UP:
            self._held = None
            feed(self, event)
            return True
        return feed(self, event)

    def take(self, event: pygame.Event) -> None:
        super().take(event)
        if self._button and self._button.alive():
            self._button.light(self.ring.focus.key if self.ring.focus else None)

    def command(self, command: str) -> None:
        if command == UNDO:
            for spot in self.ring.spots:
                self.press(spot)
        else:
            super().command(command)

    def back(self) -> None:
        self.table.open_menu()

    def update(self, seconds: float) -> bool:
        if self._held is None:
            return False
        self._held += seconds
        if self._held >= HOLD:
            self._held = None
            self.stack.pop()
            self.table.viewpoint.take_wheel(self.seat)
        return True

    def draw(self, window: pygame.Surface) -> None:
        px, pictures, text, context = self.display.px, self.display.pictures, self.display.text, self.table.context
        window.blit(pictures.tiled("tile-table", window.get_size(), self.display.unit), (0, 0))
        middle = window.get_rect().center
        portrait = pictures.get(context.kit.portrait(context.figure(self.seat)), (px(330), px(330)))
        window.blit(portrait, portrait.get_rect(center=(middle[0], middle[1] - px(90))))
        name, say = context.names[self.seat], self.display.language.say
        rows = (
            (say(context.kit.invites, name=name), 46, CREAM, NAMES),
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
        self.display.gui.draw(window)
