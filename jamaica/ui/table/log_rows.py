"""The rows of the log: the last lines that are not folded away, or earlier ones once it is scrolled back.

An element for every line that is seen, and no `UITextBox`: appending to one of 400 lines takes 71 ms, and it knows
neither folds nor emblems. No `UIScrollingContainer` either: whole rows are scrolled, so that none is cut in half.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import NamedTuple

import pygame
from pygame_gui.core import UIElement

from ...engine.contract import State
from ...engine.memo import Memo
from ...engine.telling import Sign, parts, plain
from ..focus import Spot
from ..gui.buttons import PaintedButton
from ..gui.canvas import Canvas
from ..gui.panels import Drawing
from ..gui.shelf import Blueprint
from ..lettering import BODY, INK, LEADING, NAMES, RED, SOFT
from .context import TableContext
from .log_book import Fold, Line, LogBook
from .targets import LogLine

TOP = 44
"""Where the rows begin, below the heading."""
STEP, SIZE, SMALL, TITLE = 20, 16, 14, 22
"""How high a row is, and how large letters are: its own, those of what matters little, and those of the title."""
LEFT, FACE, WITHIN, RIGHT = 12, 24, 8, 30
"""Where rows begin, what an emblem takes, how much further right a turn's lines begin, and what stays free behind."""
HOLD = "\u2003"
"""Holds the place of a sign among letters: a space as wide as they are high."""
FEW = 6
"""Rows that are too few to keep a heading among them."""
KEPT = 400
"""Lines whose rows are kept."""


class Row(NamedTuple):
    """A row of letters: the line it belongs to, its words, the signs among them, whether it is the line's first."""

    line: Line
    text: str
    signs: Sequence[str]
    first: bool

    @property
    def heads(self) -> bool:
        """Whether it belongs to a heading."""
        return self.line.heads


class LogRows:
    """Lays out the lines that fit, each an element. `back` is how many rows it is scrolled back from the newest."""

    def __init__(
        self, table: TableContext[State], book: LogBook, sign_of: Callable[[str, int], pygame.Surface]
    ) -> None:
        """`sign_of`: the picture of a sign among words, so high."""
        self._table, self._book, self._sign_of = table, book, sign_of
        self.display = table.display
        self._rows_of: Memo[tuple[Line, int, int, float], Sequence[Row]] = Memo(self._break, KEPT)
        self.back = 0
        self.covered = 0
        """Pixels of its foot on which a note lies: the newest lines stand above it."""

    def _room(self, rect: pygame.Rect) -> int:
        foot = max(self.display.px(14), self.covered)
        return max(1, (rect.bottom - foot - self._top(rect)) // self._step)

    def head(self, rows: int) -> int:
        """Pixels that the heading and so many rows take."""
        return self._top(pygame.Rect(0, 0, 0, 0)) + rows * self._step

    @property
    def _step(self) -> int:
        px = self.display.px
        return max(px(STEP), round(px(SIZE) * self.display.text.larger * LEADING))

    def _top(self, rect: pygame.Rect) -> int:
        """Where the rows begin: below the title, however large its letters are."""
        px = self.display.px
        return rect.y + max(px(TOP), round(px(TITLE) * self.display.text.larger * LEADING) + px(17))

    def rows(self, lines: Sequence[Line], rect: pygame.Rect) -> list[Row]:
        """The rows that are seen; the first of them begins a line, if any does."""
        room = self._room(rect)
        found = self._newest(lines, rect, room + self.back)
        self.back = max(0, min(self.back, len(found) - room))
        shown = found[max(0, len(found) - room - self.back) : len(found) - self.back]
        return self._headed(lines, rect, _whole(shown))

    def _headed(self, lines: Sequence[Line], rect: pygame.Rect, shown: list[Row]) -> list[Row]:
        """What the reader has missed keeps its heading: where that would lie above, it stands in the first row."""
        heading = next((line for line in reversed(lines) if line.recaps), None)
        if heading is None or len(shown) < FEW or shown[0].line.number <= heading.number:
            return shown
        rows = self._broken(heading, rect)
        return [*rows, *_whole(shown[len(rows) :])]

    def _newest(self, lines: Sequence[Line], rect: pygame.Rect, most: int) -> list[Row]:
        """The last rows: at least so many, if there are."""
        found = list[Row]()
        for line in reversed(lines):
            if len(found) >= most:
                break
            found[:0] = self._broken(line, rect)
        return found

    def below(self, lines: Sequence[Line], line: Line, rect: pygame.Rect) -> int:
        """The rows of all lines behind one."""
        return sum(len(self._broken(one, rect)) for one in lines if one.number > line.number)

    def _size(self, line: Line) -> int:
        return self.display.px(SMALL if line.small else SIZE)

    def _left(self, line: Line) -> int:
        """Where the words of a line begin, from the left edge of the log."""
        within = line.turn >= 0 and line.fold is not Fold.TURN and self._book.stands_within(line)
        return self.display.px(LEFT + (0 if line.heads else FACE) + (WITHIN if within else 0))

    def _broken(self, line: Line, rect: pygame.Rect) -> Sequence[Row]:
        """The rows of a line."""
        room = rect.w - self._left(line) - self.display.px(RIGHT)
        return self._rows_of[line, room, self._size(line), self.display.text.larger]

    def _break(self, key: tuple[Line, int, int, float]) -> Sequence[Row]:
        line, room, size, _ = key
        told = parts(line.text)
        held = "".join(HOLD if isinstance(part, Sign) else part for part in told)
        signs = [part.name for part in told if isinstance(part, Sign)]
        rows, used = list[Row](), 0
        for text in self.display.text.broken(held, size, room, line.heads):
            count = text.count(HOLD)
            rows.append(Row(line, text, signs[used : used + count], not rows))
            used += count
        return rows

    def edge(self, rect: pygame.Rect, y: int) -> int:
        """The nearest place above at which a note can begin without cutting a row or the heading in half."""
        top, room = self._top(rect), (y - self._top(rect)) // self._step
        if y < top:
            return min(y, rect.y + self.display.px(5))
        return y if len(self._newest(self._book.lines, rect, room + 1)) <= room else top + room * self._step

    def scroll(self, rows: int) -> None:
        """Scroll back by so many rows, or forward again; `rows` sees to it that it stays in bounds."""
        self.back = max(0, self.back + rows)

    def spots(self, lines: Sequence[Line], rect: pygame.Rect, act: Callable[[Line], None]) -> list[Spot]:
        """The lines that are seen, to be pressed."""
        places, top = dict[Line, pygame.Rect](), self._top(rect)
        for line, rows in groupby(self.rows(lines, rect), key=lambda row: row.line):
            places[line] = self._place(rect, top, len(tuple(rows)))
            top = places[line].bottom

        return [Spot(LogLine(line.number), where, partial(act, line)) for line, where in places.items()]

    # Elements

    def blueprints(
        self, heading: str, lines: Sequence[Line], rect: pygame.Rect, act: Callable[[Line], None]
    ) -> list[Blueprint]:
        """The sheet, and on it the lines that are seen."""
        rows = self.rows(lines, rect)
        below, above = (
            bool(self.back),
            any(row.line.recaps and later.line.number > row.line.number + 1 for row, later in pairwise(rows)),
        )

        def draw_sheet(canvas: Canvas) -> None:
            self._draw_sheet(canvas, heading, below, above)

        look = ("log", heading, below, above)
        made = [Blueprint(look, rect, lambda rect: Drawing(self.display, rect, draw_sheet))]
        party, top = None, self._top(rect)
        for line, found in groupby(rows, key=lambda row: row.line):
            shown = tuple(found)
            where = self._place(rect, top, len(shown))
            top = where.bottom
            has_face = line.party not in (None, party) and not line.heads
            party = None if line.heads else line.party
            made.append(self._line(line, shown, where, partial(act, line), has_face=has_face))
        return made

    def _line(
        self, line: Line, rows: Sequence[Row], where: pygame.Rect, act: Callable[[], None], *, has_face: bool
    ) -> Blueprint:
        """A line on all of its rows."""
        fold = "" if line.fold is Fold.NEVER else "open" if self._book.is_open(line) else "folded"
        left, key = self._left(line), LogLine(line.number)

        def draw(canvas: Canvas) -> None:
            middle = self._step // 2
            if has_face:
                self._draw_face(canvas.surface, line, (self.display.px(FACE // 2 - 2), middle))
            if fold:
                at = (canvas.rect.right - self.display.px(RIGHT // 2 + 4 - LEFT), middle)
                self._draw_fold(canvas.surface, at, fold == "open")
            for number, row in enumerate(rows):
                at = (left - self.display.px(LEFT), number * self._step + middle)
                self._draw_row(canvas.surface, row, at)

        def make(rect: pygame.Rect) -> UIElement:
            return PaintedButton(self.display, rect, key, plain(line.text), act, draw, layer=2)

        return Blueprint((key, line.text, line.small, line.heads, has_face, fold, left), where, make)

    def _place(self, rect: pygame.Rect, top: int, rows: int) -> pygame.Rect:
        """Where so many rows of a line lie."""
        edge = self.display.px(LEFT)
        return pygame.Rect(rect.x + edge, top, rect.w - 2 * edge, rows * self._step)

    # Drawing

    def _draw_sheet(self, canvas: Canvas, heading: str, below: bool, above: bool) -> None:
        """The paper with its heading; arrows where more lies below or above."""
        px, text, rect = self.display.px, self.display.text, canvas.rect
        canvas.frame("parchment")
        canvas.blit(text.line(heading, px(TITLE), RED, NAMES), midtop=(rect.centerx, px(10)))
        rule = self._top(rect) - px(6)
        pygame.draw.line(canvas.surface, SOFT, (px(56), rule), (rect.right - px(56), rule), px(1))
        if below:
            self._draw_more(canvas.surface, (rect.right - px(22), rect.bottom - px(12)), 1)
        if above:
            self._draw_more(canvas.surface, (rect.right - px(22), self._top(rect) + px(4)), -1)

    def _draw_row(self, window: pygame.Surface, row: Row, at: tuple[int, int]) -> None:
        """The words of a row with its signs among them."""
        text, size, (x, middle) = self.display.text, self._size(row.line), at
        colour = RED if row.heads else SOFT if row.line.small else INK
        face, high = text.font(BODY, size, row.heads), round(size * text.larger * LEADING)
        signs = iter(row.signs)
        for number, piece in enumerate(row.text.split(HOLD)):
            if number:
                picture = self._sign_of(next(signs), high)
                wide = face.size(HOLD)[0]
                window.blit(picture, picture.get_rect(center=(x + wide // 2, middle)))
                x += wide
            if piece:
                line = text.line(piece, size, colour, bold=row.heads)
                window.blit(line, line.get_rect(midleft=(x, middle)))
                x += face.size(piece)[0]

    def _draw_face(self, window: pygame.Surface, line: Line, at: tuple[int, int]) -> None:
        """The emblem of whom a line is about, on a disc in the player's colour."""
        assert line.party is not None
        table, radius = self._table, min(self.display.px(FACE // 2 - 2), self._step // 2)
        pygame.draw.aacircle(window, INK, at, radius)
        pygame.draw.aacircle(window, table.colour(line.party), at, radius - 1)
        side = round(radius * 1.56)
        emblem = self.display.pictures.get(table.kit.emblem(table.figure(line.party)), (side, side))
        window.blit(emblem, emblem.get_rect(center=at))

    def _draw_fold(self, window: pygame.Surface, at: tuple[int, int], is_open: bool) -> None:
        """A small triangle: pointing down where a block is open, to the right where it is folded."""
        size, (x, y) = self.display.px(4), at
        points = [(-size, -size), (size, -size), (0, size)] if is_open else [(-size, -size), (size, 0), (-size, size)]
        pygame.draw.polygon(window, SOFT, [(x + dx, y + dy) for dx, dy in points])

    def _draw_more(self, window: pygame.Surface, tip: tuple[int, int], down: int) -> None:
        """A small arrow: there is more, further down or up."""
        px, (x, y) = self.display.px, tip
        pygame.draw.polygon(window, RED, [(x - px(7), y - down * px(8)), (x + px(7), y - down * px(8)), (x, y)])


def _whole(rows: list[Row]) -> list[Row]:
    """Rows from the first on that begins a line, if any does."""
    return rows[next((number for number, row in enumerate(rows) if row.first), 0) :]
