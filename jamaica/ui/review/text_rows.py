"""Rows of a list that are only read: a sentence, or a drawing."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ..display import Display
from ..gui.canvas import Canvas
from ..gui.panels import Drawing
from ..gui.rich_text import RichText, lay
from ..gui.scroller import Row


def text_row(display: Display, text: str, size: float, wide: int, indent: int = 12) -> Row:
    """A row with a sentence in as many lines as it needs."""
    px = display.px
    laid = lay(display, text, size, wide - px(indent))

    def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        return (RichText(display, (rect.x + px(indent), rect.y + px(4)), laid, container=container),)

    return Row(laid.high + px(12), fill)


def drawn_row(display: Display, high: int, draw: Callable[[Canvas], None]) -> Row:
    """A row with a drawing, so many pixels high."""

    def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        return (Drawing(display, rect, draw, container),)

    return Row(high, fill)
