"""Rows of a page of settings: a label, and on its right a choice, a slider or a plaque to press."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

import pygame

from ..display import Display
from ..focus import LEFT, RIGHT, Spot
from ..lettering import INK, NAMES, SOFT
from .buttons import glyph
from .widget import Widget

V = TypeVar("V")
PART = 0.46
"""How much of a row its label takes."""


class Row(Widget):
    """A label, and something that turns left and right."""

    def __init__(self, display: Display, rect: pygame.Rect, key: Hashable, label: str, note: str) -> None:
        super().__init__(display, rect)
        self.spot = Spot(key, rect, self.press, label, note=note, turn=self._turn)

    @property
    def box(self) -> pygame.Rect:
        """Where the value lies."""
        start = round(self.rect.w * PART)
        return pygame.Rect(self.rect.x + start, self.rect.y, self.rect.w - start, self.rect.h)

    def spots(self) -> Sequence[Spot]:
        return (self.spot,)

    def press(self) -> None:
        """Pressed without a direction."""

    def step(self, by: int) -> None:
        """One step to the left or to the right."""

    def _turn(self, command: str) -> bool:
        if command not in (LEFT, RIGHT):
            return False
        self.display.sounds.play("hover")
        self.step(1 if command == RIGHT else -1)
        return True

    def draw_label(self, window: pygame.Surface) -> None:
        """The label on the left."""
        px = self.display.px
        room = self.rect.w * PART - px(24)
        line = self.display.text.fitted(self.spot.label, px(22), room, INK, NAMES)
        window.blit(line, line.get_rect(midleft=(self.rect.x + px(12), self.rect.centery)))

    def draw_value(self, window: pygame.Surface, value: str, room: int, focus: Hashable) -> None:
        """The value on its plate; the shadow at the foot of the plate is no part of what it is centred on."""
        px, box = self.display.px, self.box.inflate(0, -self.display.px(6))
        self.frame(window, "button-hover" if focus == self.spot.key else "button-normal", box)
        line = self.display.text.fitted(value, px(20), room, INK, bold=True)
        window.blit(line, line.get_rect(center=(box.centerx, box.centery - px(2))))


class Plaque(Row):
    """A value that is changed by pressing it."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, value: str, act: Callable[[], None],
        note: str = "",
    ) -> None:  # fmt: skip
        super().__init__(display, rect, key, label, note)
        self.value, self.act = value, act

    def press(self) -> None:
        self.act()

    def _turn(self, command: str) -> bool:
        return False

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        self.draw_label(window)
        self.draw_value(window, self.value, self.box.w - self.display.px(40), focus)


class Choice(Row, Generic[V]):
    """One of several values, with an arrow on either side."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, values: Sequence[tuple[V, str]],
        get: Callable[[], V], set: Callable[[V], None], note: str = "",
    ) -> None:  # fmt: skip
        super().__init__(display, rect, key, label, note)
        self.values, self.get, self.set = list(values), get, set

    def press(self) -> None:
        self.step(1)

    def step(self, by: int) -> None:
        words = [value for value, _ in self.values]
        here = words.index(self.get()) if self.get() in words else 0
        self.set(words[(here + by) % len(words)])

    def _arrows(self) -> tuple[pygame.Rect, pygame.Rect]:
        box, wide = self.box, self.display.px(36)
        return pygame.Rect(box.x, box.y, wide, box.h), pygame.Rect(box.right - wide, box.y, wide, box.h)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._arrows()[0].collidepoint(event.pos):
            self.display.sounds.play("press")
            self.step(-1)
            return True
        return False

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px = self.display.px
        self.draw_label(window)
        text = next((text for value, text in self.values if value == self.get()), "")
        self.draw_value(window, text, self.box.w - px(84), focus)
        for arrow, sign in zip(self._arrows(), ("left", "right"), strict=True):
            picture = glyph(self.display, sign, "ink", px(22))
            window.blit(picture, picture.get_rect(center=arrow.center))


class Slider(Row):
    """A value from 0 to 1."""

    STEP = 0.05

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, get: Callable[[], float],
        set: Callable[[float], None], note: str = "",
    ) -> None:  # fmt: skip
        super().__init__(display, rect, key, label, note)
        self.get, self.set = get, set
        self._dragged = False

    def step(self, by: int) -> None:
        self._set(self.get() + by * self.STEP)

    def _set(self, value: float) -> None:
        self.set(round(max(0.0, min(1.0, value)) / self.STEP) * self.STEP)

    @property
    def groove(self) -> pygame.Rect:
        """The way of the grip."""
        px, box = self.display.px, self.box
        return pygame.Rect(box.x + px(8), box.centery - px(8), box.w - px(90), px(16))

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragged = self.groove.inflate(self.display.px(24), self.display.px(20)).collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and self._dragged:
            self._dragged = False
            return True
        elif event.type != pygame.MOUSEMOTION:
            return False
        if self._dragged:
            self._set((event.pos[0] - self.groove.x) / self.groove.w)
        return self._dragged

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, groove = self.display.px, self.groove
        self.draw_label(window)
        self.frame(window, "groove", groove)
        grip = pygame.Rect(0, 0, px(24), px(34))
        grip.center = (groove.x + round(groove.w * self.get()), groove.centery)
        self.frame(window, "grip", grip)
        figure = self.display.text.line(self.display.language.percent(self.get()), px(19), SOFT, bold=True)
        window.blit(figure, figure.get_rect(midright=(self.box.right - px(8), self.rect.centery)))
