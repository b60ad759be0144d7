"""The question of the moment as a list of choices, a page at a time.

pygame-gui's `UISelectionList` knows lines of text only, in one column.
"""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ...engine.contract import Move
from .. import words
from ..display import Display
from ..focus import Spot
from ..gui.plates import SHADOW, SIGN, choice_blueprint
from ..gui.shelf import Blueprint
from ..lettering import BODY
from .targets import Answer, Choose, TurnPage

PAGE = 9
"""Choices that are listed at a time."""
LETTERS, LEAST = 17, 15
"""How large a choice is written if it fits, and how small it may be before it gets a line for itself."""
LINE = 24
"""The least height of a line."""
HAND = 52
"""What is left below the list, if it is short enough, for the hand."""
EDGE = 9
"""What is left at both ends of a line."""
Row = tuple[Move | None, pygame.Rect]
"""A choice, or None to turn the page, and its place."""


class ChoiceList:
    """Lays out the choices of a seat, each with a small picture if it has one."""

    free = 0
    """Pixels that are left without words at the right of each line, for the admiral's judgement."""

    def __init__(
        self, display: Display, label: Callable[[Move], str], line: Callable[[Move], str],
        picture: Callable[[Move], str],
    ) -> None:  # fmt: skip
        self.display = display
        self.label, self.line = label, line
        """A choice in words that stand alone, and in those that stand beside its picture in the list."""
        self.picture = picture
        self.moves: tuple[Move, ...] = ()
        self.page = 0
        self._size = PAGE
        """Choices of a page: fewer where there is less room."""
        self._asked: tuple[Move, ...] = ()
        """The choices without one that is only shown for a while."""
        self._sought: Move | None = None
        """A choice whose page is turned to as soon as it is known what fits on one."""
        self._texts: dict[tuple[Move, str], str] = {}
        self._placed: list[Row] = []
        """The rows as they were laid out last."""

    def ask(self, moves: Sequence[Move]) -> None:
        """Another question."""
        self.moves = self._asked = tuple(moves)
        self.page, self._sought = 0, None
        self._texts.clear()

    def rows(self, area: pygame.Rect) -> list[Row]:
        """The choices of the page with their places."""
        px = self.display.px
        columns = 2 if len(self.moves) > 5 and self._widest() <= area.w // 2 else 1
        room = area.h if self.is_tall(area) else area.h - self._below(area)
        fits = columns * max(1, room // self._line)
        page = PAGE + (len(self.moves) == PAGE + 1)  # one more takes no more room than a line that leads to it
        self._size = page if fits >= page else max(1, fits - (len(self.moves) > fits))
        if self._sought is not None:
            self.page, self._sought = self.moves.index(self._sought) // self._size, None
        self.page = min(self.page, (len(self.moves) - 1) // self._size) if self.moves else 0
        shown: list[Move | None] = [*self.on_page()]
        if len(self.moves) > self._size:
            shown.append(None)
        lines = -(-len(shown) // columns)
        high, wide = min(max(px(34), self._line), room // max(1, lines)), area.w // columns
        return [
            (move, pygame.Rect(area.x + (number // lines) * wide, area.y + (number % lines) * high, wide - px(4),
                               high - px(3)))
            for number, move in enumerate(shown)
        ]  # fmt: skip

    def is_tall(self, area: pygame.Rect) -> bool:
        """Whether the list needs all of its area, so that nothing is seen below it."""
        columns = 2 if self._widest() <= area.w // 2 else 1
        return len(self.moves) > columns * ((area.h - self._below(area)) // self._line)

    @property
    def _line(self) -> int:
        """The least height of a line, higher for larger letters."""
        return round(self.display.px(LINE) * max(1.0, self.display.text.larger))

    def _below(self, area: pygame.Rect) -> int:
        px = self.display.px
        return px(HAND) if area.h > px(120) else 0

    def on_page(self) -> tuple[Move, ...]:
        """The choices of the page."""
        return self.moves[self.page * self._size : (self.page + 1) * self._size]

    def _widest(self) -> int:
        """How wide a line has to be for every choice, written as small as it may be."""
        return max((self._wide(move, LEAST) for move in self.moves), default=0) + self.display.px(2 * EDGE) + self.free

    def _wide(self, move: Move | None, size: float) -> int:
        """The width of a choice with its picture."""
        px = self.display.px
        sign = px(size + SIGN) if move and self.picture(move) else 0
        return self.display.text.font(BODY, px(size), bold=True).size(self._text(move))[0] + sign

    def letters(self, rows: Sequence[Row]) -> list[float]:
        """How large the choices of a page are written: all alike, but for a few that are longer than the rest."""
        room = (rows[0][1].w if rows else 0) - self.display.px(2 * EDGE) - self.free
        room -= room // 50  # letters are as large as whole pixels allow
        fit = [LETTERS * min(1.0, room / self._wide(move, LETTERS)) for move, _ in rows]
        alike = min(fit, default=LETTERS)
        if alike < 0.9 * LEAST:
            alike = LEAST
        return [min(alike, size) for size in fit]

    def turn_page(self) -> None:
        """The next page of choices."""
        self.page = (self.page + 1) % -(-len(self.moves) // self._size)

    def show(self, move: Move, *, stays: bool = False) -> None:
        """Turn to the page of a choice. One that is not listed is listed last until the next is shown, or it stays."""
        self.moves = self._asked if move in self._asked else (*self._asked, move)
        if stays:
            self._asked = self.moves
        self._sought = move

    def _text(self, move: Move | None) -> str:
        language = self.display.language
        if move is None:
            return language.say(words.MORE)
        if (move, language.code) not in self._texts:
            self._texts[move, language.code] = self.line(move)
        return self._texts[move, language.code]

    def spots(self, area: pygame.Rect, act: Callable[[Move], None], turned: Callable[[], None]) -> list[Spot]:
        """Lay out the list; its spots."""
        self._placed = self.rows(area)

        return [
            Spot(TurnPage(), rect, turned, self._text(move))
            if move is None
            else Spot(Choose(move), rect, partial(act, move), self.label(move))
            for move, rect in self._placed
        ]

    def blueprints(self, act: Callable[[Move], None], turned: Callable[[], None]) -> list[Blueprint]:
        """The elements of the list as it was laid out for its spots."""
        px, rows = self.display.px, self._placed
        sizes = self.letters(rows)
        pictured = any(move and self.picture(move) for move, _ in rows)
        block = max((self._wide(move, size) for (move, _), size in zip(rows, sizes, strict=True)), default=0)
        made = list[Blueprint]()
        for (move, rect), size in zip(rows, sizes, strict=True):
            plate = pygame.Rect(rect.topleft, (rect.w, rect.h + px(SHADOW)))  # so that what is seen fills its place
            left = (rect.w - self.free - block) // 2 + px(size + SIGN) if pictured and move else None
            sign = self.picture(move) if move else ""
            key: Answer = Choose(move) if move else TurnPage()
            does = partial(act, move) if move else turned
            made.append(choice_blueprint(self.display, plate, key, self._text(move), does, size, sign, left, self.free))
        return made
