"""The page of a game's puzzles: by theme, from easy to hard, with the stars they were solved with."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...engine.puzzle import Puzzle, PuzzleBook
from ...games import find_game
from ...session.puzzles import DIFFICULTIES, by_theme, listed
from ...store import Solved
from ...store.solved import SolvedPuzzles
from ..display import Display
from ..gui.buttons import PAPER, PICTURES, RED, Button, Pressable, glyph
from ..gui.canvas import LEFT, RIGHT, Canvas
from ..gui.label import Label
from ..gui.page import Page
from ..gui.panels import Sheet
from ..gui.scroller import Row, Scroller, ScrollPosition
from ..lettering import INK, SOFT
from ..lettering import RED as RED_INK
from . import words
from .stars import row_of_stars

TILE, HIGH, GAP = 150, 62, 8
"""The width and height of a tile, and what lies between two."""
HEAD = 42
"""The height of a theme's title."""


class PuzzleList(Page):
    """All puzzles of a game."""

    def __init__(
        self, display: Display, book: PuzzleBook, solved: SolvedPuzzles, open_puzzle: Callable[[int], None]
    ) -> None:
        """`open_puzzle` is given the number of one in the list, from 0."""
        super().__init__(display)
        self._game, self._solved, self._open = find_game(book.game), solved, open_puzzle
        self._themes = by_theme(book)
        self.puzzles = listed(book)
        self._position = ScrollPosition()
        self.start = ("puzzle", self.puzzles[self.first_open() or 0].name)

    def title(self) -> str:
        return self.say(words.TITLE, game=self._game.title)

    def first_open(self) -> int | None:
        """The first that is not solved, if there is one."""
        return next((number for number, one in enumerate(self.puzzles) if not self._solved.of(one.name).solved), None)

    # What lies where

    def build(self) -> Sequence[UIElement]:
        px, body = self.display.px, self.body()
        width, height = self.display.size
        rect = pygame.Rect(width - px(224), height - px(66), px(194), px(50))
        return [
            Sheet(self.display, body),
            Scroller(self.display, body.inflate(-px(48), -px(36)), self._position, self._rows),
            self.back_button(self.say(words.BACK)),
            Button(
                self.display, rect, "next", self.say(words.NEXT_OPEN), self._next, RED, self.say(words.NEXT_NOTE),
                "play",
            ),
        ]  # fmt: skip

    def _next(self) -> None:
        number = self.first_open()
        if number is None:
            self.display.toast.show(self.say(words.ALL_SOLVED))
        else:
            self._open(number)

    def _rows(self, wide: int) -> list[Row]:
        return list(self._themed_rows(wide))

    def _themed_rows(self, wide: int) -> Iterator[Row]:
        px, numbers = self.display.px, count()
        columns = max(1, (wide + px(GAP)) // px(TILE + GAP))
        for theme, puzzles in self._themes.items():
            yield Row(px(HEAD), self._heading(theme, puzzles))
            numbered = [(next(numbers), puzzle) for puzzle in puzzles]
            for first in range(0, len(numbered), columns):
                yield Row(px(HIGH + GAP), self._tiles(numbered[first : first + columns], columns))

    def _heading(
        self, theme: str, puzzles: Sequence[Puzzle]
    ) -> Callable[[pygame.Rect, IContainerLikeInterface], Sequence[UIElement]]:
        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            done = sum(self._solved.of(puzzle.name).solved for puzzle in puzzles)
            told = self.say(words.DONE, done=done, all=len(puzzles))
            name, room = rect.inflate(-self.display.px(12), 0), rect.inflate(-self.display.px(12), 0)
            name.w, room.w = rect.w * 2 // 3, rect.w // 3 - self.display.px(12)
            room.right = rect.right - self.display.px(6)
            return (
                Label(
                    self.display, name, self.say(self._game.themes[theme]), 24, RED_INK, names=True, container=container
                ),
                Label(self.display, room, told, 18, SOFT, align=RIGHT, container=container),
            )

        return fill

    def _tiles(
        self, numbered: Sequence[tuple[int, Puzzle]], columns: int
    ) -> Callable[[pygame.Rect, IContainerLikeInterface], Sequence[UIElement]]:
        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            gap = self.display.px(GAP)
            wide = (rect.w - gap * (columns - 1)) / columns
            return [
                PuzzleTile(
                    self.display,
                    pygame.Rect(round(rect.x + place * (wide + gap)), rect.y, round(wide), rect.h - gap),
                    number, puzzle, self._solved.of(puzzle.name), self._about(puzzle), partial(self._open, number),
                    container,
                )
                for place, (number, puzzle) in enumerate(numbered)
            ]  # fmt: skip

        return fill

    def _about(self, puzzle: Puzzle) -> str:
        """What one is about, and how far one is with it."""
        solved, language = self._solved.of(puzzle.name), self.display.language
        values = {
            "theme": self.say(self._game.themes[puzzle.theme]),
            "difficulty": self.say(DIFFICULTIES[puzzle.difficulty]),
            "players": len(puzzle.record["seats"]),
        }
        if solved.solved:
            return language.count(*words.SOLVED_NOTE, solved.tries, **values)
        return language.say(words.SHOWN_NOTE if solved.shown else words.OPEN_NOTE, **values)


class PuzzleTile(Pressable):
    """One puzzle: its number, how hard it is, and its stars."""

    def __init__(
        self, display: Display, rect: pygame.Rect, number: int, puzzle: Puzzle, solved: Solved, note: str,
        act: Callable[[], None], container: IContainerLikeInterface,
    ) -> None:  # fmt: skip
        self.number, self.solved = number + 1, solved
        self.difficulty = display.language.say(DIFFICULTIES[puzzle.difficulty])
        super().__init__(display, rect, ("puzzle", puzzle.name), f"{self.number}", act, note, container)

    def paint(self, canvas: Canvas, state: str) -> None:
        px, whole = self.display.px, canvas.rect
        canvas.frame(f"{PAPER}-{PICTURES[state]}")
        room = whole.inflate(-px(24), -px(12)).move(0, -px(2))
        half = room.h // 2
        canvas.line(self.label, 22, pygame.Rect(room.x, room.y, room.w // 3, half), INK, bold=True, align=LEFT)
        word = pygame.Rect(room.x + room.w // 3, room.y, room.w - room.w // 3, half)
        canvas.line(self.difficulty, 16, word, SOFT, align=RIGHT)
        stars = row_of_stars(min(px(22), half), self.solved.stars)
        canvas.blit(stars, midleft=(room.x, room.bottom - half // 2))
        if self.solved.shown:
            sign = glyph(self.display, "eye", "ink", min(px(22), half))
            canvas.blit(sign, midright=(room.right, room.bottom - half // 2))
