"""Tooltips: a title and some lines on a slip of paper, beside a place or over the foot of an area.

pygame-gui's `UITooltip` hangs on buttons and points of the screen, is always as wide, and shows one text in one
size; what is told of a space of the board needs a title and, if it is long, smaller letters.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame_gui.elements import UIImage

from ..display import Display
from ..lettering import BODY, INK, NAMES, SOFT, has_figures
from .canvas import Canvas, Written
from .manager import NOTES
from .shelf import Blueprint

SIZES = (16, 14, 12, 10)
"""How large a tooltip is written, if it fits."""
USUAL = SIZES[:2]
"""Rather than in smaller letters than these, a long one covers more than it should."""
EDGE, ABOVE = 16, 10
"""What is left free beside and above the rows."""
MARGIN = 26
"""What a tooltip is higher than its rows."""
GAP = 8
"""How far it keeps from the place it is about."""


class Slip(NamedTuple):
    """A tooltip that was laid out."""

    rect: pygame.Rect
    title: str
    lines: tuple[str, ...]
    size: int
    room: int
    """How wide its lines may be."""

    def blueprint(self, display: Display) -> Blueprint:
        """Its element."""
        look = ("tooltip", self.title, self.lines, self.size, self.room)
        return Blueprint(look, self.rect, lambda rect: Tooltip(display, self._replace(rect=rect)))


class Tooltip(UIImage):
    """A slip of paper with a title and some lines; nothing on it can be pressed."""

    def __init__(self, display: Display, slip: Slip) -> None:
        canvas, px = Canvas(display, slip.rect.size), display.px
        canvas.frame("tooltip")
        rows = _rows(display, slip.title, slip.lines, slip.size, slip.room)
        y = (slip.rect.h - _height(display, rows)) // 2 + px(ABOVE)
        for text, row in rows:
            place = row.get_rect(topleft=(px(EDGE), y))
            canvas.surface.blit(row, place)
            ink = row.get_bounding_rect().move(place.topleft)
            canvas.texts.append(Written(text, place, ink, canvas.rect, place.h))
            y += place.h
        self.texts: Sequence[Written] = canvas.texts
        super().__init__(slip.rect, canvas.surface, display.gui.manager, starting_height=NOTES.start)

    def check_hover(self, time_delta: float, hovered_higher_element: bool) -> bool:
        """What lies beneath it can still be pointed at."""
        return False


def beside(display: Display, title: str, lines: Sequence[str], place: pygame.Rect) -> Slip:
    """A tooltip above a place, or below it where there is no room."""
    px, window = display.px, pygame.Rect((0, 0), display.size)
    for size in SIZES:
        room = min(px(21 * size * display.text.larger), round(window.w * 0.4))
        rows = _rows(display, title, lines, size, room)
        if _height(display, rows) < window.h * 0.66:
            break
    wide = max(row.get_width() for _, row in rows) + px(2 * EDGE)
    rect = pygame.Rect(0, 0, wide, _height(display, rows))
    rect.midbottom = (place.centerx, place.top - px(GAP))
    if rect.top < 0:
        rect.top = place.bottom + px(GAP)
    rect.clamp_ip(window.inflate(-px(GAP), -px(GAP)))
    return Slip(rect, title, tuple(lines), size, room)


def over_foot(
    display: Display, title: str, lines: Sequence[str], groups: Sequence[Sequence[pygame.Rect]],
    edge: Callable[[int], int] = lambda top: top,
) -> Slip:  # fmt: skip
    """A tooltip over the foot of the first of these areas that it fits in; `edge` moves its top so that it cuts
    nothing.

    Later groups are only for one that fits into no area before, not even in smaller letters. One that fits nowhere
    covers what lies above the last area as well.
    """
    px, last = display.px, groups[-1][-1]
    above = pygame.Rect(last.x, px(4), last.w, last.bottom - px(4))
    tries = [(size, area) for group in groups for size in USUAL for area in group]
    for size, area in [*tries, *((size, above) for size in SIZES[1:])]:
        room = area.w - px(12 + 2 * EDGE)
        high = _height(display, _rows(display, title, lines, size, room))
        if high + px(12) <= area.h:
            break
    bottom = area.bottom - px(6)
    top = edge(max(px(4), bottom - high))
    return Slip(pygame.Rect(area.x + px(6), top, area.w - px(12), bottom - top), title, tuple(lines), size, room)


def _rows(display: Display, title: str, lines: Sequence[str], size: int, room: int) -> list[tuple[str, pygame.Surface]]:
    """Title and lines, broken to a width."""
    px, text = display.px, display.text
    plain = has_figures(title) or text.font(NAMES, px(size + 2)).size(title)[0] > room
    heads = text.broken(title, px(size + 2), room, bold=True) if plain else [title]
    made = [(head, text.line(head, px(size + 2), INK, BODY if plain else NAMES, bold=plain)) for head in heads]
    for line in lines:
        colour = INK if line.endswith(":") else SOFT  # it heads what follows
        made += [(part, text.line(part, px(size), colour)) for part in text.broken(line, px(size), room - px(size))]
    return made


def _height(display: Display, rows: Sequence[tuple[str, pygame.Surface]]) -> int:
    return sum(row.get_height() for _, row in rows) + display.px(MARGIN)
