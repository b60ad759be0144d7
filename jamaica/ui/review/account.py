"""Where each party's result came from: parts of the share of victory as bars that add up, with their figures."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from ..display import Display
from ..lettering import INK, NAMES, RED, SOFT
from ..widgets.widget import Widget
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


class Accounts(Widget):
    """A row per party: the figures of all parts, and beneath them one bar, gains to the right, losses to the left."""

    def __init__(self, display: Display, rect: pygame.Rect, holders: Sequence[Holder]) -> None:
        super().__init__(display, pygame.Rect(rect.x, rect.y, rect.w, display.px(HEAD + ROW * len(holders))))
        self.holders = holders
        self.most = max(sum(max(0.0, value) for _, value in holder.parts) for holder in holders)
        self.least = max(sum(max(0.0, -value) for _, value in holder.parts) for holder in holders)
        self.parts = [part for part, _ in holders[0].parts]

    def _field(self) -> pygame.Rect:
        left = self.rect.x + self.display.px(220)
        return pygame.Rect(left, self.rect.y, self.rect.right - left - self.display.px(14), self.rect.h)

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, field, say = self.display.px, self._field(), self.display.language.say
        wide = field.w / (len(self.parts) + 1)
        for number, part in enumerate((*self.parts, "end")):
            x = round(field.x + number * wide)
            if part in COLOURS:
                swatch = pygame.Rect(x + px(6), self.rect.y + px(6), round(wide) - px(12), px(12))
                pygame.draw.rect(window, COLOURS[part], swatch, border_radius=px(4))
            head = self.display.text.fitted(say(words.PARTS[part]), px(18), wide - px(6), RED, bold=True)
            window.blit(head, head.get_rect(center=(x + wide / 2, self.rect.y + px(34))))
        for number, holder in enumerate(self.holders):
            row = pygame.Rect(self.rect.x, self.rect.y + px(HEAD + number * ROW), self.rect.w, px(ROW))
            self._draw_row(window, row, field, wide, holder)

    def _draw_row(
        self, window: pygame.Surface, row: pygame.Rect, field: pygame.Rect, wide: float, holder: Holder
    ) -> None:
        px, text = self.display.px, self.display.text
        pygame.draw.line(window, SOFT, (row.x, row.y), (row.right, row.y))
        portrait = self.display.pictures.get(holder.portrait, (px(60), px(60)))
        window.blit(portrait, portrait.get_rect(midleft=(row.x, row.centery)))
        name = text.fitted(holder.name, px(22), px(140), INK, NAMES)
        window.blit(name, name.get_rect(midleft=(row.x + px(70), row.centery)))
        for number, (_, value) in enumerate((*holder.parts, ("end", holder.end))):
            whole = number in (0, len(holder.parts))
            figure = text.line(self.display.language.percent(value, signed=not whole), px(20), INK, bold=whole)
            window.blit(figure, figure.get_rect(center=(field.x + (number + 0.5) * wide, row.y + px(26))))
        self._draw_bar(window, pygame.Rect(field.x, row.y + px(50), field.w, px(30)), holder)

    def _draw_bar(self, window: pygame.Surface, bar: pygame.Rect, holder: Holder) -> None:
        px = self.display.px
        scale = bar.w / max(0.01, self.most + self.least)
        zero = right = left = bar.x + self.least * scale
        for part, value in holder.parts:
            long = abs(value) * scale
            start = right if value > 0 else left - long
            pygame.draw.rect(window, COLOURS[part], pygame.Rect(round(start), bar.y, max(1, round(long)), bar.h))
            right, left = (right + long, left) if value > 0 else (right, left - long)
        pygame.draw.rect(window, INK, pygame.Rect(round(left), bar.y, round(right - left), bar.h), max(1, px(1)))
        pygame.draw.line(window, INK, (zero, bar.y - px(5)), (zero, bar.bottom + px(5)), px(3))
        end = zero + holder.end * scale
        pygame.draw.polygon(window, RED, [(end, bar.bottom), (end - px(7), bar.bottom + px(11)),
                                          (end + px(7), bar.bottom + px(11))])  # fmt: skip
