"""Small notes: beside what has the focus, or over the foot of a panel."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ..display import Display
from ..lettering import BODY, INK, NAMES, SOFT, has_figures

SIZES = (16, 14, 12, 10)
"""How large a note is written, if it fits."""
USUAL = SIZES[:2]
"""Rather than in smaller letters than these a long note covers more than it should."""
MARGIN = 26
"""What a note is higher than its rows."""


def draw_tooltip(
    window: pygame.Surface, display: Display, title: str, lines: Sequence[str], beside: pygame.Rect
) -> pygame.Rect:
    """A note above a place, or below it where there is no room; returns what it covers."""
    note = lay_tooltip(window, display, title, lines, beside)
    note.draw(window, display)
    return note.rect


def lay_tooltip(
    window: pygame.Surface, display: Display, title: str, lines: Sequence[str], beside: pygame.Rect
) -> "Note":
    """A note above a place, or below it where there is no room, before it is drawn."""
    px = display.px
    for size in SIZES:
        rows = _rows(display, title, lines, size, min(px(21 * size), window.get_width() * 0.4))
        if _height(display, rows) < window.get_height() * 0.66:
            break
    rect = pygame.Rect(0, 0, max(row.get_width() for row in rows) + px(32), _height(display, rows))
    rect.midbottom = (beside.centerx, beside.top - px(8))
    if rect.top < 0:
        rect.top = beside.bottom + px(8)
    rect.clamp_ip(window.get_rect().inflate(-px(8), -px(8)))
    return Note(rect, rows)


class Note(NamedTuple):
    """What a note covers, and its rows."""

    rect: pygame.Rect
    rows: Sequence[pygame.Surface]

    def draw(self, window: pygame.Surface, display: Display) -> None:
        """The note."""
        _draw(window, display, self.rect, self.rows)


def lay_note(
    display: Display, title: str, lines: Sequence[str], groups: Sequence[Sequence[pygame.Rect]],
    edge: Callable[[int], int],
) -> Note:  # fmt: skip
    """A note over the foot of the first of these areas that it fits in; `edge` moves its top so that it cuts nothing.

    Later groups are only for one that fits into no area before, not even in smaller letters. One that fits nowhere
    covers what lies above the last area as well.
    """
    px, last = display.px, groups[-1][-1]
    above = pygame.Rect(last.x, px(4), last.w, last.bottom - px(4))
    tries = [(size, area) for group in groups for size in USUAL for area in group]
    for size, area in [*tries, *((size, above) for size in SIZES[1:])]:
        rows = _rows(display, title, lines, size, area.w - px(44))
        high = _height(display, rows)
        if high + px(12) <= area.h:
            break
    bottom = area.bottom - px(6)
    top = edge(max(px(4), bottom - high))
    return Note(pygame.Rect(area.x + px(6), top, area.w - px(12), bottom - top), rows)


def _rows(display: Display, title: str, lines: Sequence[str], size: int, room: float) -> list[pygame.Surface]:
    """Title and lines, broken to a width."""
    px, text = display.px, display.text
    plain = has_figures(title) or text.font(NAMES, px(size + 2)).size(title)[0] > room
    heads = text.broken(title, px(size + 2), room, bold=True) if plain else [title]
    return [
        *(text.line(head, px(size + 2), INK, BODY if plain else NAMES, bold=plain) for head in heads),
        *(
            text.line(part, px(size), INK if line.endswith(":") else SOFT)
            for line in lines
            for part in text.broken(line, px(size), room - px(size))
        ),
    ]


def _height(display: Display, rows: Sequence[pygame.Surface]) -> int:
    return sum(row.get_height() for row in rows) + display.px(MARGIN)


def _draw(window: pygame.Surface, display: Display, rect: pygame.Rect, rows: Sequence[pygame.Surface]) -> None:
    window.blit(display.pictures.slices("tooltip", rect.size, display.unit), rect)
    y = rect.y + (rect.h - _height(display, rows)) // 2 + display.px(10)
    for row in rows:
        window.blit(row, (rect.x + display.px(16), y))
        y += row.get_height()
