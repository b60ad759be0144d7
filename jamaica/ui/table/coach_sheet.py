"""The sheet on which the coach speaks: a portrait, what is said, and buttons."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame
from pygame_gui.core import UIElement

from ..display import Display
from ..focus import Spot
from ..gui.buttons import RED as RED_LOOK
from ..gui.buttons import Button, IconButton
from ..gui.canvas import LEFT, Canvas
from ..gui.focusable import light, spots_of
from ..gui.label import Label, paragraph
from ..gui.manager import SHEETS
from ..gui.panels import Drawing, Sheet
from ..lettering import INK, RED, SOFT
from .targets import CoachButton

FACE, MARGIN, BUTTON = 50, 14, 36
"""Portrait, edge and buttons, in the design."""


class SheetText(NamedTuple):
    """What stands on the sheet."""

    portrait: str
    name: str
    place: str
    said: str
    size: int
    is_reproof: bool


class SheetButton(NamedTuple):
    """A button: with a sign, or with its word in one of the looks of buttons."""

    key: CoachButton
    rect: pygame.Rect
    """Where it lies on the sheet."""
    label: str
    act: Callable[[], None]
    look: str = RED_LOOK
    sign: str = ""

    def spot(self, at: tuple[int, int]) -> Spot:
        """Where it can be pressed, on a sheet whose corner lies there."""
        return Spot(self.key, self.rect.move(at), self.act, self.label, note=self.label if self.sign else "")


class CoachSheet(Sheet):
    """Parchment over what dims the table."""

    def __init__(self, display: Display, rect: pygame.Rect, text: SheetText, buttons: Sequence[SheetButton]) -> None:
        super().__init__(display, rect, "parchment-active", layer=SHEETS.start)
        px, side, edge = display.px, display.px(FACE), display.px(MARGIN)
        left = edge + side + px(10)
        room = rect.w - edge - left

        def draw_portrait(canvas: Canvas) -> None:
            canvas.blit(display.pictures.get(text.portrait, (side, side)), topleft=(0, 0))

        Drawing(display, pygame.Rect(edge, px(9), side, side), draw_portrait, self)
        name, place = pygame.Rect(left, px(9), room, px(28)), pygame.Rect(left, px(37), room, px(20))
        Label(display, name, text.name, 21, RED, names=True, container=self)
        Label(display, place, text.place, 15, SOFT, container=self)
        top = side + px(MARGIN + 4)
        body = pygame.Rect(edge, top, rect.w - 2 * edge, rect.h - px(BUTTON + MARGIN + 6) - top)
        colour = RED if text.is_reproof else INK
        paragraph(display, body, text.said, text.size, align=LEFT, colour=colour, container=self)
        self._buttons: Sequence[UIElement] = [self._made(button) for button in buttons]

    def _made(self, button: SheetButton) -> UIElement:
        if button.sign:
            return IconButton(
                self.display, button.rect, button.key, button.sign, button.label, button.act, container=self
            )
        return Button(self.display, button.rect, button.key, button.label, button.act, button.look, container=self)

    def spots(self) -> Sequence[Spot]:
        """Its buttons."""
        return spots_of(self._buttons)

    def light(self, key: Hashable) -> None:
        """Light up the button that has the focus."""
        light(self._buttons, key)
