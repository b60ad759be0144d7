"""A slider: a value on a groove, dragged, clicked anywhere, or turned with the focus on it."""

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UIHorizontalSlider

from ..display import Display
from ..focus import LEFT, RIGHT, Spot
from .canvas import Canvas
from .shape import dress

GROOVE, GRIP = 16, 34
"""The height of the groove and of the grip, in pixels of the design."""
MARK = "#F0C24E"


class Slider(UIHorizontalSlider):
    """A value from 0 to `most`, in steps; `turn` says what turning it does, if that is not one step."""

    def __init__(
        self, display: Display, rect: pygame.Rect, row: pygame.Rect, key: Hashable, label: str,
        get: Callable[[], float], set: Callable[[float], None], note: str = "", *, most: float = 1.0,
        step: float = 0.05, turn: Callable[[int], None] | None = None, act: Callable[[], None] = lambda: None,
        marks: Sequence[float] = (), container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        """`row` is what has the focus with it; `marks` are values that are marked on the groove."""
        self.display, self.key, self.label, self.note = display, key, label, note
        self.get, self.set, self.act, self.step, self.marks = get, set, act, step, marks
        self._turned = turn or self._change
        self._row = row.move(-rect.x, -rect.y)
        """Where its row lies, seen from it."""
        super().__init__(rect, float(get()), (0.0, float(most)), display.gui.manager, container)
        if grip := self.sliding_button:
            dress(grip, self._paint_grip)
            grip.set_hold_range(display.size)  # held, it follows the mouse anywhere

    # For the focus

    def spots(self) -> Sequence[Spot]:
        """Its whole row."""
        row = self._row.move(self.rect.topleft)
        return (Spot(self.key, row, self.act, self.label, note=self.note, turn=self._turn),)

    def light(self, key: Hashable) -> None:
        """The frame of the focus is enough."""

    def _turn(self, command: str) -> bool:
        if command not in (LEFT, RIGHT):
            return False
        self._turned(1 if command == RIGHT else -1)
        return True

    def _change(self, by: int) -> None:
        self.display.sounds.play("hover")
        self._give(self.get() + by * self.step)
        self.move_to(self.get())

    def move_to(self, value: float) -> None:
        """The grip lies at a value."""
        self.set_current_value(value, warn=False)

    def _give(self, value: float) -> None:
        value = round(max(0.0, min(self.value_range[1], value)) / self.step) * self.step
        if value != self.get():
            self.set(value)

    # For pygame-gui

    def process_event(self, event: pygame.Event) -> bool:
        """A click beside the grip brings it there, and holds it."""
        grip = self.sliding_button
        if grip and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.hover_point(*event.pos):
            part = (event.pos[0] - self.rect.x - grip.rect.w / 2) / max(1, self.scrollable_width)
            self.move_to(part * self.value_range[1])
            self._give(self.current_value)
            return bool(grip.process_event(event))
        return bool(UIHorizontalSlider.process_event(self, event))

    def update(self, time_delta: float) -> None:
        UIHorizontalSlider.update(self, time_delta)
        if self.has_been_moved_by_user_recently:
            self.has_been_moved_by_user_recently = False
            self._give(self.current_value)

    def rebuild(self) -> None:
        UIHorizontalSlider.rebuild(self)
        dress(self, self._paint_groove)

    def x_of(self, value: float) -> int:
        """Where the middle of the grip lies at a value, seen from the left end."""
        half = float(self.sliding_button_width) / 2
        return int(half + (self.rect.w - 2 * half) * value / max(1e-9, self.value_range[1]))

    def _paint_groove(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        px, canvas = self.display.px, Canvas(self.display, size)
        groove = pygame.Rect(px(8), (size[1] - px(GROOVE)) // 2, max(1, size[0] - px(16)), px(GROOVE))
        canvas.frame("groove", groove)
        for value in self.marks:
            x, thick = self.x_of(value), max(1, px(2))
            pygame.draw.line(canvas.surface, MARK, (x, groove.y + px(2)), (x, groove.bottom - px(3)), thick)
        return canvas.surface

    def _paint_grip(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        return self.display.pictures.slices("grip", size, self.display.unit)
