"""A rule on the page of rules: its number, its words with what was searched for lit up, and its pictures."""

from collections.abc import Callable, Hashable, Sequence
from itertools import groupby

import pygame

from ...rulebook import Rule
from ..display import Display
from ..focus import Spot
from ..lettering import BODY, RED
from ..widgets.paper import Paragraph
from ..widgets.widget import Widget

SIZE = 21
LIT = pygame.Color("#F3CE63")
HERE = (240, 194, 78, 70)
"""The light behind words that were searched for, and behind the rule that matters now."""
HIGH = 68
"""The height of a picture."""
ROOMY = 500
"""So wide a column has room for pictures beside the words."""
WIDEST = "M12.20"
"""No number of a rule is wider."""
LARGER = ((1.3, 1.7), (1.3, 1.0), (1.2, 1.4), (1.2, 1.0), (1.1, 1.2), (1.1, 1.0))
"""How much larger words and pictures of a chapter may be that leaves room on its page, the largest first."""


class Passage(Widget):
    """One rule in a column. If it can be pressed, pressing it opens its chapter."""

    def __init__(
        self, display: Display, rule: Rule, column: pygame.Rect, words: Sequence[str] = (), here: bool = False,
        act: Callable[[], None] | None = None, larger: tuple[float, float] = (1.0, 1.0),
    ) -> None:  # fmt: skip
        px, size = display.px, round(SIZE * larger[0])
        self.rule, self.words, self.here, self.act = rule, words, here, act
        self.number = display.text.line(rule.number, px(size - 2), RED, bold=True)
        self.pictures = pictures(display, rule.pictures, px(HIGH * larger[1]))
        wide = sum(made.get_width() + px(6) for made in self.pictures)
        beside = column.w >= px(ROOMY)
        left = display.text.font(BODY, px(size - 2), bold=True).size(f"{WIDEST}  ")[0]
        room = column.w - left - (wide if beside else 0)
        self.paragraph = Paragraph(display, column.x + left, column.y, room, rule.text, size)
        high = max((made.get_height() for made in self.pictures), default=0)
        self._row = self.paragraph.rect.topright if beside else (self.paragraph.rect.x, self.paragraph.rect.bottom)
        low = max(self._row[1] + high, self.paragraph.rect.bottom)
        super().__init__(display, pygame.Rect(column.x, column.y, column.w, low - column.y))

    def spots(self) -> Sequence[Spot]:
        return (Spot(("rule", self.rule.number, self.rule.text), self.rect, self.act),) if self.act else ()

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px = self.display.px
        if self.here:
            light = pygame.Surface(self.rect.inflate(px(16), px(8)).size, pygame.SRCALPHA)
            pygame.draw.rect(light, HERE, light.get_rect(), border_radius=px(8))
            window.blit(light, self.rect.inflate(px(16), px(8)))
        self._light_up(window)
        window.blit(self.number, (self.rect.x, self.rect.y + px(1)))
        self.paragraph.draw(window, focus)
        x, y = self._row
        ground = y + max((made.get_height() for made in self.pictures), default=0)
        for made in self.pictures:
            window.blit(made, made.get_rect(bottomleft=(x + px(6), ground)))
            x += made.get_width() + px(6)

    def _light_up(self, window: pygame.Surface) -> None:
        """A light behind every word in which one of the words stands that were searched for."""
        part = self.paragraph
        for row, line in enumerate(part.lines if self.words else ()):
            x, y = part.rect.x, part.rect.y + round(row * part.step)
            for bold, group in groupby(line, key=lambda word: word[1]):
                font = self.display.text.font(BODY, part.size, bold)
                for word, _ in group:
                    wide = font.size(f"{word} ")[0]
                    if any(one in word.casefold() for one in self.words):
                        pygame.draw.rect(window, LIT, (x - 2, y, font.size(word)[0] + 4, part.step), border_radius=4)
                    x += wide


def pictures(display: Display, names: Sequence[str], high: int) -> list[pygame.Surface]:
    """Pictures in a height; ``name#2/6/1`` is the third picture of a sheet with six in a row, one row high.

    Those from sheets keep to one scale: a small worker is smaller than the large one beside him.
    """
    cells = [_cell(display, name) for name in names]
    tallest = max((full for _, (_, full) in cells), default=0)
    return [
        display.pictures.frame(
            name.partition("#")[0], (wide, full), number, (wide * high // tallest, full * high // tallest)
        )
        if full
        else display.pictures.high(name, high)
        for name, (number, (wide, full)) in zip(names, cells, strict=True)
    ]


def _cell(display: Display, name: str) -> tuple[int, tuple[int, int]]:
    """The number of a picture in its sheet and its size there; no size for one that is no part of a sheet."""
    sheet, _, cell = name.partition("#")
    if not cell:
        return 0, (0, 0)
    number, columns, rows = map(int, cell.split("/"))
    width, full = display.pictures.raw(sheet).get_size()
    return number, (width // columns, full // rows)
