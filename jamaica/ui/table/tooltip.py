"""A small note beside what has the focus."""

from collections.abc import Sequence

import pygame

from ..display import Display
from ..lettering import BODY, INK, NAMES, SOFT


def draw_tooltip(
    window: pygame.Surface, display: Display, title: str, lines: Sequence[str], beside: pygame.Rect
) -> None:
    """A note above a place, kept inside the window."""
    px, text = display.px, display.text
    figures = any(letter.isdigit() for letter in title)
    for size in (16, 14, 12, 10):
        head = text.line(title, px(size + 2), INK, BODY if figures else NAMES, bold=figures)
        room = min(px(20 * size), window.get_width() * 0.4)
        rows = [
            text.line(("    " if number else "") + part, px(size), INK if line.endswith(":") else SOFT)
            for line in lines
            for number, part in enumerate(text.broken(line, px(size), room))
        ]
        if sum(row.get_height() for row in (head, *rows)) < window.get_height() * 0.66:
            break
    wide = max(row.get_width() for row in (head, *rows)) + px(32)
    high = head.get_height() + sum(row.get_height() for row in rows) + px(26)
    rect = pygame.Rect(0, 0, wide, high)
    rect.midbottom = (beside.centerx, beside.top - px(8))
    rect.clamp_ip(window.get_rect().inflate(-px(8), -px(8)))
    window.blit(display.pictures.slices("tooltip", rect.size, display.unit), rect)
    y = rect.y + px(10)
    for row in (head, *rows):
        window.blit(row, (rect.x + px(16), y))
        y += row.get_height()
