"""The question of the moment as a list of choices, a page at a time."""

from collections.abc import Callable, Sequence

import pygame

from ...engine.contract import Move
from .. import words
from ..display import Display
from ..focus import Spot
from ..lettering import BODY, INK

PAGE = 9
"""Choices that are listed at a time."""
LETTERS = 17
"""How large a choice is written if it fits."""
SHADOW = 3
"""How much of the picture of a plate lies below it as its shadow."""
LONG = 1.2
"""How much wider than its place a choice may be written before it gets a line for itself."""


class Listing:
    """Lays out and draws the choices of a seat."""

    def __init__(self, display: Display, label: Callable[[Move], str]) -> None:
        self.display = display
        self.label = label
        self.moves: tuple[Move, ...] = ()
        self.page = 0
        self._size = PAGE
        """Choices of a page: fewer where there is less room."""

    def ask(self, moves: Sequence[Move]) -> None:
        """Another question."""
        self.moves, self.page = tuple(moves), 0

    def rows(self, area: pygame.Rect) -> list[tuple[Move | None, pygame.Rect]]:
        """The choices of the page with their places; None turns the page."""
        px = self.display.px
        free = px(52) if area.h > px(120) else 0  # where there is room, the hand is seen below
        fits = max(1, (area.h - free) // px(24)) * (1 if self._is_long(area) else 2)
        self._size = PAGE if fits > PAGE else fits - 1
        self.page = min(self.page, (len(self.moves) - 1) // self._size) if self.moves else 0
        shown: list[Move | None] = [*self.moves[self.page * self._size : (self.page + 1) * self._size]]
        if len(self.moves) > self._size:
            shown.append(None)
        columns = 1 if len(shown) <= 5 or self._is_long(area) else 2
        lines = -(-len(shown) // columns)
        room = area.h - free
        high = min(px(34), room // max(1, lines))
        wide = area.w // columns
        return [
            (move, pygame.Rect(area.x + (number // lines) * wide, area.y + (number % lines) * high, wide - px(4),
                               high - px(3)))
            for number, move in enumerate(shown)
        ]  # fmt: skip

    def _is_long(self, area: pygame.Rect) -> bool:
        """Whether words would become too small in half of the width."""
        font = self.display.text.font(BODY, self.display.px(LETTERS), bold=True)
        widest = max((font.size(self.label(move))[0] for move in self.moves), default=0)
        return len(self.moves) > 5 and widest > LONG * area.w / 2

    def _letters(self, rows: Sequence[tuple[Move | None, pygame.Rect]], free: int) -> int:
        """How large the choices of a page are written: all alike, so that the longest fits."""
        px = self.display.px
        font = self.display.text.font(BODY, px(LETTERS), bold=True)
        parts = ((rect.w - px(18) - free) / max(1, font.size(self._text(move))[0]) for move, rect in rows)
        return int(px(LETTERS) * min([1.0, *parts]))

    def turn_page(self) -> None:
        """The next page of choices."""
        self.page = (self.page + 1) % -(-len(self.moves) // self._size)

    def show_page_of(self, move: Move) -> None:
        """Turn to the page on which a choice is listed."""
        self.page = self.moves.index(move) // self._size

    def _text(self, move: Move | None) -> str:
        return self.display.language.say(words.MORE) if move is None else self.label(move)

    def spots(self, area: pygame.Rect, act: Callable[[Move], None], turned: Callable[[], None]) -> list[Spot]:
        """The spots of the list."""

        def choose(move: Move) -> Callable[[], None]:
            return lambda: act(move)

        return [
            Spot(words.MORE, rect, turned, self._text(move))
            if move is None
            else Spot(move, rect, choose(move), self._text(move))
            for move, rect in self.rows(area)
        ]

    def draw(self, window: pygame.Surface, area: pygame.Rect, focus: object, free: int = 0) -> None:
        """The list of choices; `focus` is the key of the spot that has it.

        With `free` so many pixels are left without words at the right.
        """
        px, rows = self.display.px, self.rows(area)
        size = self._letters(rows, free)
        for move, rect in rows:
            look = "button-hover" if focus == (move or words.MORE) else "button-normal"
            plate = (rect.w, rect.h + px(SHADOW))  # so that what is seen of it fills its place
            window.blit(self.display.pictures.slices(look, plate, self.display.unit * 0.6), rect)
            line = self.display.text.line(self._text(move), size, INK, bold=True)
            window.blit(line, line.get_rect(center=(rect.centerx - free // 2, rect.centery - px(1))))
