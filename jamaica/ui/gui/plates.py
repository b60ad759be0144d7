"""Plates of paper with a thin edge, as they lie at a table: a button, and a choice with its picture."""

from collections.abc import Callable, Hashable

import pygame
from pygame_gui.core.interfaces import IContainerLikeInterface

from ..display import Display
from ..lettering import INK, SOFT
from .buttons import PAPER, PICTURES, Pressable
from .canvas import LEFT, MIDDLE, Canvas
from .shape import DISABLED
from .shelf import Blueprint

EDGE = 0.6
"""How thick the edge of a plate is, in parts of that of other buttons."""
SHADOW = 3
"""How much of the picture of a plate lies below it as its shadow."""
SIGN = 9
"""How much wider than the height of the letters the room for a picture is."""


class Plate(Pressable):
    """A plate with bold letters; it is pale until it is ready, but can be pressed to hear what is missing."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, act: Callable[[], None], *,
        ready: bool = True, container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        self.ready = ready
        super().__init__(display, rect, key, label, act, container=container)

    def _state(self) -> str:
        return super()._state() if self.ready else DISABLED

    def paint(self, canvas: Canvas, state: str) -> None:
        self.paint_ground(canvas, state)
        room = canvas.rect.inflate(-self.display.px(24), 0)
        canvas.line(self.label, 19, room, SOFT if state == DISABLED else INK, bold=True)

    def paint_ground(self, canvas: Canvas, state: str) -> None:
        """The paper."""
        name, unit = f"{PAPER}-{PICTURES[state]}", self.display.unit * EDGE
        canvas.surface.blit(self.display.pictures.slices(name, canvas.rect.size, unit), (0, 0))


class ChoicePlate(Plate):
    """A choice in a list, with a small picture if it has one. Its foot is a shadow, which cannot be pressed."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, text: str, act: Callable[[], None], *,
        size: float, picture: str = "", left: int | None = None, free: int = 0,
    ) -> None:  # fmt: skip
        """`left`: where the words begin if they do not stand in the middle; `free`: what is left at the right end."""
        self.size, self.picture, self.left, self.free = size, picture, left, free
        super().__init__(display, rect, key, text, act)

    def hover_point(self, hover_x: float, hover_y: float) -> bool:
        return bool(super().hover_point(hover_x, hover_y)) and hover_y < self.rect.bottom - self.display.px(SHADOW)

    def paint(self, canvas: Canvas, state: str) -> None:
        self.paint_ground(canvas, state)
        px, whole = self.display.px, canvas.rect
        left = 0 if self.left is None else self.left
        room = pygame.Rect(left, 0, whole.w - self.free - left, whole.h - px(SHADOW)).move(0, -px(1))
        canvas.line(self.label, self.size, room, bold=True, align=MIDDLE if self.left is None else LEFT)
        if self.picture:
            sign = self.display.pictures.high(self.picture, min(whole.h - px(SHADOW + 2), px(self.size + 5)))
            canvas.blit(sign, center=(left - px(self.size + SIGN) // 2 - px(1), room.centery))


def plate_blueprint(
    display: Display, rect: pygame.Rect, key: Hashable, label: str, act: Callable[[], None], *, ready: bool = True
) -> Blueprint:
    """A plate as a scene lays it out."""
    return Blueprint((key, label, ready), rect, lambda rect: Plate(display, rect, key, label, act, ready=ready))


def choice_blueprint(
    display: Display, rect: pygame.Rect, key: Hashable, text: str, act: Callable[[], None], size: float, picture: str,
    left: int | None, free: int,
) -> Blueprint:  # fmt: skip
    """A choice as a list lays it out."""
    return Blueprint(
        (key, text, size, picture, left, free),
        rect,
        lambda rect: ChoicePlate(
            display, rect, key, text, act, size=size, picture=picture, left=left, free=free
        ),
    )  # fmt: skip
