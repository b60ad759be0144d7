"""A rule on the page of rules: its number, its words with what was searched for lit up, and its pictures."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...rulebook import BOTH, FIRST, Rule
from ..display import Display
from ..gui.buttons import Pressable
from ..gui.canvas import Canvas
from ..gui.label import Label
from ..gui.panels import Drawing
from ..gui.rich_text import RichText, lay
from ..gui.scroller import Row
from ..lettering import BODY, RED

SIZE = 21
LIT = "#F3CE63"
HERE = (240, 194, 78, 70)
"""The light behind words that were searched for, and behind the rule that matters now."""
HIGH = 68
"""The height of a picture."""
ROOMY = 500
"""So wide a column has room for pictures beside the words."""
EDGE, GAP = 8, 16
"""What is left free beside and above the rules, and between them."""
WIDEST = "M12.20"
"""No number of a rule is wider."""
LARGER = ((1.3, 1.7), (1.3, 1.0), (1.2, 1.4), (1.2, 1.0), (1.1, 1.2), (1.1, 1.0), (1.0, 1.0))
"""How much larger words and pictures of a chapter may be that leaves room on its page, the largest first."""


class Passage:
    """One rule, laid out in a column. If it can be pressed, pressing it opens its chapter."""

    def __init__(
        self, display: Display, rule: Rule, wide: int, lit: Sequence[str] = (), here: bool = False,
        act: Callable[[], None] | None = None, larger: tuple[float, float] = (1.0, 1.0),
    ) -> None:  # fmt: skip
        px, self.size = display.px, round(SIZE * larger[0])
        self.display, self.rule, self.wide, self.lit, self.here, self.act = display, rule, wide, lit, here, act
        self.pictures = pictures(display, rule.pictures, px(HIGH * larger[1]))
        shown = sum(made.get_width() + px(6) for made in self.pictures)
        self.beside = wide >= px(ROOMY)
        """Whether the pictures lie beside the words, or below them."""
        self.left = display.text.font(BODY, px(self.size - 2), bold=True).size(f"{WIDEST}  ")[0]
        self.laid = lay(display, rule.text, self.size, wide - self.left - (shown if self.beside else 0), lit=lit)
        tall = max((made.get_height() for made in self.pictures), default=0)
        self.high = max(self.laid.high, tall) if self.beside else self.laid.high + tall

    def fill(self, at: tuple[int, int], container: IContainerLikeInterface) -> Sequence[UIElement]:
        """Its elements, at a place."""
        px, whole = self.display.px, pygame.Rect(at, (self.wide, self.high))
        number, size = pygame.Rect(whole.x, whole.y, self.left, self.laid.step), self.size - 2
        light = whole.inflate(px(16), px(8))
        made: list[UIElement] = [Drawing(self.display, light, _light, container)] if self.here else []
        made += [
            Label(self.display, number, self.rule.number, size, RED, bold=True, container=container),
            RichText(self.display, (whole.x + self.left, whole.y), self.laid, light=LIT, container=container),
        ]  # fmt: skip
        if self.pictures:
            x, y = (self.left + self.laid.wide, 0) if self.beside else (self.left, self.laid.high)
            room = pygame.Rect(whole.x + x, whole.y + y, whole.w - x, whole.h - y)
            made.append(Drawing(self.display, room, self._draw_pictures, container))
        if self.act:
            key = ("rule", self.rule.number, self.rule.text)
            made.append(Pressable(self.display, whole, key, self.rule.number, self.act, container=container))
        return made

    def _draw_pictures(self, canvas: Canvas) -> None:
        x, gap = 0, self.display.px(6)
        ground = max(made.get_height() for made in self.pictures)
        for made in self.pictures:
            canvas.blit(made, bottomleft=(x + gap, ground))
            x += made.get_width() + gap


def _light(canvas: Canvas) -> None:
    pygame.draw.rect(canvas.surface, HERE, canvas.rect, border_radius=canvas.display.px(8))


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


class PassageLayout:
    """Lays rules one below the other; two that hold in one edition each stand side by side."""

    def __init__(self, display: Display) -> None:
        self.display = display

    def passages(
        self, rules: Sequence[Rule], wide: int, lit: Sequence[str], larger: tuple[float, float], *,
        here: str = "", act: Callable[[Rule], None] | None = None,
    ) -> list[list[Passage]]:  # fmt: skip
        """Row by row; `here` is the number of the rule that matters now, `act` what pressing a rule does."""
        whole = wide - 2 * self.display.px(EDGE)
        made: list[list[Passage]] = []
        for place, rule in enumerate(rules):
            paired = rule.edition == FIRST and place + 1 < len(rules) and rules[place + 1].edition not in (BOTH, FIRST)
            second = place > 0 and rule.edition not in (BOTH, FIRST) and rules[place - 1].edition == FIRST
            column = whole // 2 - self.display.px(GAP) if paired or second else whole
            press = partial(act, rule) if act else None
            passage = Passage(self.display, rule, column, lit, rule.number == here, press, larger)
            if second:
                made[-1].append(passage)
            else:
                made.append([passage])
        return made

    def high(self, passages: Sequence[Sequence[Passage]]) -> int:
        """The height of all rows."""
        return sum(map(self._high, passages)) + self.display.px(EDGE)

    def rows(self, passages: Sequence[Sequence[Passage]]) -> list[Row]:
        """The rows of a list that is scrolled, with an edge above them."""
        edge = Row(self.display.px(EDGE), lambda rect, container: ())
        return [edge, *(Row(self._high(row), partial(self._fill, row)) for row in passages)]

    def _high(self, passages: Sequence[Passage]) -> int:
        return max(passage.high for passage in passages) + self.display.px(GAP)

    def _fill(
        self, passages: Sequence[Passage], rect: pygame.Rect, container: IContainerLikeInterface
    ) -> Sequence[UIElement]:
        px = self.display.px
        x, made = rect.x + px(EDGE), list[UIElement]()
        for passage in passages:
            made += passage.fill((x, rect.y), container)
            x += passage.wide + 2 * px(GAP)
        return made
