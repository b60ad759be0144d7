"""The log on the screen: the last lines, or earlier ones once it is scrolled back; a line can be pressed."""

from collections.abc import Callable, Hashable, Sequence
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
        return shown[next((number for number, row in enumerate(shown) if row.first), 0) :]

    def _newest(self, lines: Sequence[Line], rect: pygame.Rect, most: int) -> list[Row]:
        """The last rows: at least so many, if there are."""
        px, found = self.display.px, list[Row]()
        for number in range(len(lines) - 1, -1, -1):
            if len(found) >= most:
                break
            line = lines[number]
            parts = self.display.text.broken(line.text, px(16), rect.w - px(32 + INDENT), line.heads)
            found[:0] = [Row(number, part, line.heads, not row) for row, part in enumerate(parts)]
        return found

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
        for number, row in enumerate(self.rows(lines, rect)):
            at = (rect.x + px(20 if row.first else 20 + INDENT), self._top(rect) + number * self._step)
            window.blit(text.line(row.text, px(16), RED if row.heads else INK, bold=row.heads), at)
        if self.back:
            self._draw_more(window, rect)

    def _draw_more(self, window: pygame.Surface, rect: pygame.Rect) -> None:
        """Newer lines lie below: a small arrow."""
        px = self.display.px
        x, y = rect.right - px(22), rect.bottom - px(12)
        pygame.draw.polygon(window, RED, [(x - px(7), y - px(8)), (x + px(7), y - px(8)), (x, y)])


def key_of(line: int) -> str:
    """The key of a line's spot."""
    return f"line {line}"


def line_of(key: Hashable, lines: Sequence[Line]) -> Line | None:
    """The line that a key is of; None if it is of none."""
    number = str(key).removeprefix("line ")
    return lines[int(number)] if number != key and number.isdecimal() and int(number) < len(lines) else None
