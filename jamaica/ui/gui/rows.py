"""Rows of a page of settings: a label, and on its right a choice, a slider or a plaque to press."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ..display import Display
from ..focus import LEFT as TO_THE_LEFT
from ..focus import RIGHT as TO_THE_RIGHT
from ..lettering import SOFT
from .buttons import PICTURES, Pressable, glyph
from .canvas import LEFT, RIGHT, Canvas
from .label import Label
from .slider import GRIP, Slider

V = TypeVar("V")
PART = 0.46
"""How much of a row its label takes."""
ARROW = 36
"""How wide an arrow is, in pixels of the design."""


def value_box(rect: pygame.Rect) -> pygame.Rect:
    """Where the value of a row lies."""
    start = round(rect.w * PART)
    return pygame.Rect(rect.x + start, rect.y, rect.w - start, rect.h)


class Plaque(Pressable):
    """A label, and a value that is changed by pressing it."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, value: str, act: Callable[[], None],
        note: str = "", container: IContainerLikeInterface | None = None,
        turn: Callable[[str], bool] | None = None,
    ) -> None:  # fmt: skip
        self.value = value
        super().__init__(display, rect, key, label, act, note, container, turn=turn)

    def paint(self, canvas: Canvas, state: str) -> None:
        px, start = self.display.px, round(canvas.rect.w * PART)
        canvas.line(self.label, 22, pygame.Rect(px(12), 0, start - px(24), canvas.rect.h), names=True, align=LEFT)
        box = value_box(canvas.rect).inflate(0, -px(6))
        canvas.frame(f"button-{PICTURES[state]}", box)
        self.paint_value(canvas, box.move(0, -px(2)))  # below it lies the plate's shadow

    def paint_value(self, canvas: Canvas, box: pygame.Rect) -> None:
        """The value on its plate."""
        canvas.line(self.value, 20, box.inflate(-self.display.px(40), -self.display.px(8)), bold=True)


class Choice(Plaque, Generic[V]):
    """One of several values, with an arrow on either side."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, values: Sequence[tuple[V, str]],
        get: Callable[[], V], set: Callable[[V], None], note: str = "",
        container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        self.values, self.get, self.set = list(values), get, set
        self._back = False
        """Whether the arrow on the left was clicked."""
        super().__init__(display, rect, key, label, self._shown(), self._press, note, container, self._turn)

    def _shown(self) -> str:
        return next((text for value, text in self.values if value == self.get()), "")

    def step(self, by: int) -> None:
        """One value on, or back."""
        known = [value for value, _ in self.values]
        here = known.index(self.get()) if self.get() in known else 0
        self.set(known[(here + by) % len(known)])
        self.value = self._shown()
        self.repaint()

    def _press(self) -> None:
        back, self._back = self._back, False
        self.step(-1 if back else 1)

    def _clicked(self, data: dict[str, Any]) -> None:
        box = value_box(pygame.Rect(self.rect))
        x = self.ui_manager.get_mouse_position()[0]
        self._back = box.x <= x < box.x + self.display.px(ARROW)
        super()._clicked(data)

    def _turn(self, command: str) -> bool:
        if command not in (TO_THE_LEFT, TO_THE_RIGHT):
            return False
        self.display.sounds.play("hover")
        self.step(1 if command == TO_THE_RIGHT else -1)
        return True

    def paint_value(self, canvas: Canvas, box: pygame.Rect) -> None:
        px, wide = self.display.px, self.display.px(ARROW)
        canvas.line(self.value, 20, box.inflate(-2 * wide - px(12), -px(8)), bold=True)
        for sign, x in (("left", box.x + wide // 2), ("right", box.right - wide // 2)):
            canvas.blit(glyph(self.display, sign, "ink", px(22)), center=(x, box.centery + px(2)))


def slider_row(
    display: Display, row: pygame.Rect, key: Hashable, label: str, get: Callable[[], float],
    set: Callable[[float], None], note: str, container: IContainerLikeInterface,
) -> Sequence[UIElement]:  # fmt: skip
    """A label, a slider and its value in per cent."""
    px, box, percent = display.px, value_box(row), display.language.percent
    room = pygame.Rect(row.x + px(12), row.y, box.x - row.x - px(24), row.h)
    figure = pygame.Rect(box.right - px(74), row.y, px(66), row.h)
    groove = pygame.Rect(box.x, row.centery - px(GRIP) // 2, figure.x - box.x, px(GRIP))
    told = Label(display, figure, percent(get()), 19, SOFT, bold=True, align=RIGHT, container=container)

    def turned(value: float) -> None:
        set(value)
        told.set_text(percent(value))

    return (
        Label(display, room, label, 22, names=True, container=container),
        Slider(display, groove, row, key, label, get, turned, note, container=container),
        told,
    )
