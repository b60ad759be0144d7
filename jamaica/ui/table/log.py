"""The log on the screen: the last lines, or earlier ones once it is scrolled back; a line can be pressed."""

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from ..display import Display
from ..focus import Spot
from ..lettering import INK, NAMES, RED, SOFT
from .logbook import Line

TOP = 44
"""Where the rows begin, below the heading."""
INDENT = 8
"""How far the next rows of a long line begin further right, so that it is seen where lines begin."""
FEW = 6
"""Rows that are too few to keep a heading among them."""


class Row(NamedTuple):
    """A row of letters: the number of the line it belongs to, its words, whether they are a heading or its first."""

    line: int
    text: str
    heads: bool
    first: bool


class Log:
    """Lays out and draws the lines that fit. `back` is how many rows it is scrolled back from the newest."""

    def __init__(self, display: Display) -> None:
        self.display = display
        self.back = 0
        self.covered = 0
        """Pixels of its foot on which a note lies: the newest lines stand above it."""

    def _room(self, rect: pygame.Rect) -> int:
        foot = max(self.display.px(14), self.covered)
        return max(1, (rect.bottom - foot - self._top(rect)) // self._step)

    def head(self, rows: int) -> int:
        """Pixels that the heading and so many rows take."""
        return self.display.px(TOP) + rows * self._step

    @property
    def _step(self) -> int:
        return self.display.px(20)

    def _top(self, rect: pygame.Rect) -> int:
        return rect.y + self.display.px(TOP)

    def rows(self, lines: Sequence[Line], rect: pygame.Rect) -> list[Row]:
        """The rows that are seen; the first of them begins a line, if any does."""
        room = self._room(rect)
        found = self._newest(lines, rect, room + self.back)
        self.back = max(0, min(self.back, len(found) - room))
        shown = found[max(0, len(found) - room - self.back) : len(found) - self.back]
        return self._headed(lines, rect, _whole(shown))

    def _headed(self, lines: Sequence[Line], rect: pygame.Rect, shown: list[Row]) -> list[Row]:
        """What the reader has missed keeps its heading: where that would lie above, it stands in the first row."""
        heading = next((number for number in range(len(lines) - 1, -1, -1) if lines[number].recaps), None)
        if heading is None or len(shown) < FEW or shown[0].line <= heading:
            return shown
        rows = self._broken(lines, heading, rect)
        return [*rows, *_whole(shown[len(rows) :])]

    def _newest(self, lines: Sequence[Line], rect: pygame.Rect, most: int) -> list[Row]:
        """The last rows: at least so many, if there are."""
        found = list[Row]()
        for number in range(len(lines) - 1, -1, -1):
            if len(found) >= most:
                break
            found[:0] = self._broken(lines, number, rect)
        return found

    def _broken(self, lines: Sequence[Line], number: int, rect: pygame.Rect) -> list[Row]:
        """The rows of a line."""
        px, line = self.display.px, lines[number]
        parts = self.display.text.broken(line.text, px(16), rect.w - px(32 + INDENT), line.heads)
        return [Row(number, part, line.heads, not row) for row, part in enumerate(parts)]

    def edge(self, lines: Sequence[Line], rect: pygame.Rect, y: int) -> int:
        """The nearest place above at which a note can begin without cutting a row or the heading in half."""
        top, room = self._top(rect), (y - self._top(rect)) // self._step
        if y < top:
            return min(y, rect.y + self.display.px(5))
        return y if len(self._newest(lines, rect, room + 1)) <= room else top + room * self._step

    def scroll(self, rows: int) -> None:
        """Scroll back by so many rows, or forward again; `rows` sees to it that it stays in bounds."""
        self.back = max(0, self.back + rows)

    def spots(self, lines: Sequence[Line], rect: pygame.Rect, act: Callable[[Line], None]) -> list[Spot]:
        """The lines that are seen, to be pressed."""
        places: dict[int, pygame.Rect] = {}
        for number, row in enumerate(self.rows(lines, rect)):
            where = pygame.Rect(
                rect.x + self.display.px(12),
                self._top(rect) + number * self._step,
                rect.w - self.display.px(24),
                self._step,
            )
            places[row.line] = places[row.line].union(where) if row.line in places else where

        def press(line: Line) -> Callable[[], None]:
            return lambda: act(line)

        return [Spot(key_of(number), where, press(lines[number])) for number, where in places.items()]

    def draw(self, window: pygame.Surface, heading: str, lines: Sequence[Line], rect: pygame.Rect) -> None:
        """The rows that are seen; headings are red."""
        px, text = self.display.px, self.display.text
        window.blit(self.display.pictures.slices("parchment", rect.size, self.display.unit), rect)
        title = text.line(heading, px(22), RED, NAMES)
        window.blit(title, title.get_rect(midtop=(rect.centerx, rect.y + px(10))))
        rule = rect.y + px(38)
        pygame.draw.line(window, SOFT, (rect.x + px(56), rule), (rect.right - px(56), rule), px(1))
        rows = self.rows(lines, rect)
        for number, row in enumerate(rows):
            at = (rect.x + px(20 if row.first else 20 + INDENT), self._top(rect) + number * self._step)
            window.blit(text.line(row.text, px(16), RED if row.heads else INK, bold=row.heads), at)
        if self.back:  # newer lines lie below
            self._draw_more(window, (rect.right - px(22), rect.bottom - px(12)), 1)
        if any(lines[row.line].recaps and later.line > row.line + 1 for row, later in pairwise(rows)):  # some lie above
            self._draw_more(window, (rect.right - px(22), self._top(rect) + px(4)), -1)

    def _draw_more(self, window: pygame.Surface, tip: tuple[int, int], down: int) -> None:
        """A small arrow: there is more, further down or up."""
        px, (x, y) = self.display.px, tip
        pygame.draw.polygon(window, RED, [(x - px(7), y - down * px(8)), (x + px(7), y - down * px(8)), (x, y)])


def _whole(rows: list[Row]) -> list[Row]:
    """Rows from the first on that begins a line, if any does."""
    return rows[next((number for number, row in enumerate(rows) if row.first), 0) :]


def key_of(line: int) -> str:
    """The key of a line's spot."""
    return f"line {line}"


def line_of(key: Hashable, lines: Sequence[Line]) -> Line | None:
    """The line that a key is of; None if it is of none."""
    number = str(key).removeprefix("line ")
    return lines[int(number)] if number != key and number.isdecimal() and int(number) < len(lines) else None
