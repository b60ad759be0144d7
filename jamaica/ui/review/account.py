"""Where each party's result came from: parts of the share of victory as bars that add up, with their figures."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ..display import Display
from ..gui.canvas import LEFT, Canvas
from ..lettering import INK, RED, SOFT
from . import words

COLOURS = {
    "start": "#9A8A70",
    "dice": "#2F6FA8",
    "draws": "#4C9A74",
    "battles": "#B5473C",
    "decisions": "#E2A72E",
    "others": "#7D5BA6",
    "reassessed": "#C9BC9C",
}
ROW, HEAD = 100, 60


@dataclass(frozen=True)
class Holder:
    """Whose account it is: name and portrait, the parts it has, and what they add up to."""

    name: str
    portrait: str
    parts: Sequence[tuple[str, float]]
    end: float


class Accounts:
    """A row per party: the figures of all parts, and beneath them one bar, gains to the right, losses to the left."""

    def __init__(self, display: Display, holders: Sequence[Holder]) -> None:
        self.holders = holders
        self.high = display.px(HEAD + ROW * len(holders))
        self.most = max(sum(max(0.0, value) for _, value in holder.parts) for holder in holders)
        self.least = max(sum(max(0.0, -value) for _, value in holder.parts) for holder in holders)
        self.parts = [part for part, _ in holders[0].parts]

    def draw(self, canvas: Canvas) -> None:
        """All rows."""
        px, say, whole = canvas.display.px, canvas.display.language.say, canvas.rect
        field = pygame.Rect(px(220), 0, whole.right - px(234), whole.h)
        wide = field.w / (len(self.parts) + 1)
        for number, part in enumerate((*self.parts, "end")):
            x = round(field.x + number * wide)
            if part in COLOURS:
                swatch = pygame.Rect(x + px(6), px(6), round(wide) - px(12), px(12))
                pygame.draw.rect(canvas.surface, COLOURS[part], swatch, border_radius=px(4))
            room = pygame.Rect(x + px(3), px(20), round(wide) - px(6), px(28))
            canvas.line(say(words.PARTS[part]), 18, room, RED, bold=True)
        for number, holder in enumerate(self.holders):
            self._draw_row(canvas, pygame.Rect(0, px(HEAD + number * ROW), whole.w, px(ROW)), field, wide, holder)

    def _draw_row(self, canvas: Canvas, row: pygame.Rect, field: pygame.Rect, wide: float, holder: Holder) -> None:
        display, px = canvas.display, canvas.display.px
        pygame.draw.line(canvas.surface, SOFT, (row.x, row.y), (row.right, row.y))
        canvas.blit(display.pictures.get(holder.portrait, (px(60), px(60))), midleft=(row.x, row.centery))
        name = pygame.Rect(row.x + px(70), row.y, px(140), row.h)
        canvas.line(holder.name, 22, name, names=True, align=LEFT)
        for number, (_, value) in enumerate((*holder.parts, ("end", holder.end))):
            whole = number in (0, len(holder.parts))
            room = pygame.Rect(round(field.x + number * wide), row.y + px(10), round(wide), px(32))
            canvas.line(display.language.percent(value, signed=not whole), 20, room, bold=whole)
        self._draw_bar(canvas, pygame.Rect(field.x, row.y + px(50), field.w, px(30)), holder)

    def _draw_bar(self, canvas: Canvas, bar: pygame.Rect, holder: Holder) -> None:
        px, surface = canvas.display.px, canvas.surface
        scale = bar.w / max(0.01, self.most + self.least)
        zero = right = left = bar.x + self.least * scale
        for part, value in holder.parts:
            long = abs(value) * scale
            start = right if value > 0 else left - long
            pygame.draw.rect(surface, COLOURS[part], pygame.Rect(round(start), bar.y, max(1, round(long)), bar.h))
            right, left = (right + long, left) if value > 0 else (right, left - long)
        pygame.draw.rect(surface, INK, pygame.Rect(round(left), bar.y, round(right - left), bar.h), max(1, px(1)))
        pygame.draw.line(surface, INK, (zero, bar.y - px(5)), (zero, bar.bottom + px(5)), px(3))
        end = zero + holder.end * scale
        pygame.draw.polygon(surface, RED, [(end, bar.bottom), (end - px(7), bar.bottom + px(11)),
                                           (end + px(7), bar.bottom + px(11))])  # fmt: skip
