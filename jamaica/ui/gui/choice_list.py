"""A list of choices: plates in one or two columns, with a picture each and the adviser's judgement; a long one scrolls.

pygame-gui's `UISelectionList` knows lines of text only.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ..display import Display
from ..focus import Spot
from ..lettering import BODY, INK, RED, SOFT
from .buttons import PAPER, PICTURES, Pressable
from .canvas import LEFT, RIGHT, Canvas
from .scroller import Row, Scroller, ScrollPosition

LETTERS, LEAST = 17, 15
"""How large a choice is written if it fits, and how small it may be before two columns become one."""
HIGH, LOW = 34, 26
"""The height of a plate where there is room, and the least."""
GAP = 4
"""What lies between plates."""
EDGE = 12
"""What is left free at both ends of a plate."""
SIGN = 9
"""How much wider than the height of the letters the room for a picture is."""
BADGE = 46
"""The width of the adviser's judgement."""
FEW = 5
"""So many choices stand in one column."""
NUMBERS = "1234567890"
"""The keys of the first ten choices."""


class ListedChoice(NamedTuple):
    """One choice as it is listed."""

    key: Hashable
    text: str
    picture: str = ""
    label: str = ""
    """In words that stand alone, if those beside the picture do not."""
    note: str = ""


class ChoicePlate(Pressable):
    """A choice on a plate of paper."""

    def __init__(
        self, display: Display, rect: pygame.Rect, choice: ListedChoice, number: str, badge: str, size: float,
        left: int, act: Callable[[], None], container: IContainerLikeInterface,
    ) -> None:  # fmt: skip
        """`left` is where the words begin, so that they stand below each other."""
        self.choice, self.number, self.badge, self.size, self.left = choice, number, badge, size, left
        super().__init__(display, rect, choice.key, choice.label or choice.text, act, choice.note, container)

    def paint(self, canvas: Canvas, state: str) -> None:
        px, whole = self.display.px, canvas.rect
        canvas.frame(f"{PAPER}-{PICTURES[state]}")
        middle = whole.centery - px(1)
        room = pygame.Rect(self.left, 0, whole.w - self.left - px(EDGE), whole.h - px(3))
        if self.number:
            place = pygame.Rect(px(EDGE) - px(4), 0, px(14), whole.h - px(3))
            canvas.line(self.number, 13, place, SOFT)
        if self.badge:
            place = pygame.Rect(whole.right - px(BADGE + EDGE), 0, px(BADGE), room.h)
            canvas.line(self.badge, self.size, place, RED, bold=True, align=RIGHT)
            room.w -= place.w
        if self.choice.picture:
            sign = self.display.pictures.high(self.choice.picture, min(whole.h - px(8), px(self.size + 5)))
            canvas.blit(sign, center=(self.left - px(self.size + SIGN) // 2, middle))
        canvas.line(self.choice.text, self.size, room, INK, bold=True, align=LEFT)


class ChoiceList(Scroller):
    """Choices that can be pressed; `act` is given the key of one. They are numbered if keys choose them."""

    def __init__(
        self, display: Display, rect: pygame.Rect, position: ScrollPosition, choices: Sequence[ListedChoice],
        act: Callable[[Hashable], None], container: IContainerLikeInterface | None = None, *, numbered: bool = True,
        badges: Mapping[Hashable, str] | None = None,
    ) -> None:  # fmt: skip
        """`badges` are the adviser's judgements by key."""
        self.choices, self._act, self._numbered = list(choices), act, numbered
        self.badges = dict(badges or {})
        self._high = int(rect.h)
        super().__init__(display, rect, position, self._rows, "choices", container)

    def by_number(self, figure: str) -> Hashable:
        """The key of the choice that a number key chooses; None if there is none."""
        place = NUMBERS.find(figure) if figure else -1
        return self.choices[place].key if self._numbered and 0 <= place < len(self.choices) else None

    def scroll_to(self, key: Hashable) -> None:
        """Scroll until a choice is seen."""
        place = next((number for number, choice in enumerate(self.choices) if choice.key == key), None)
        if place is not None:
            self.reach(place % len(self.rows))

    def _rows(self, wide: int) -> list[Row]:
        """As many columns as fit, each from top to bottom."""
        gap, count = self.display.px(GAP), len(self.choices)
        half = (wide - gap) // 2
        columns = 2 if count > FEW and self._widest(LEAST) <= half else 1
        self._column = half if columns == 2 else wide
        lines = -(-count // columns)
        high = max(self.display.px(LOW), min(self.display.px(HIGH), self._high // max(1, lines)))
        size = self._letters()
        return [Row(high, self._filler(range(line, count, lines), size, gap)) for line in range(lines)]

    def _filler(
        self, places: Sequence[int], size: float, gap: int
    ) -> Callable[[pygame.Rect, IContainerLikeInterface], Sequence[UIElement]]:
        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            return [
                self._plate(
                    pygame.Rect(rect.x + column * (self._column + gap), rect.y, self._column, rect.h - gap), place,
                    size, container,
                )
                for column, place in enumerate(places)
            ]  # fmt: skip

        return fill

    def _plate(self, rect: pygame.Rect, place: int, size: float, container: IContainerLikeInterface) -> ChoicePlate:
        choice = self.choices[place]
        number = NUMBERS[place] if self._numbered and place < len(NUMBERS) else ""
        badge = self.badges.get(choice.key, "")

        def act() -> None:
            self._act(choice.key)

        return ChoicePlate(self.display, rect, choice, number, badge, size, self._left(size), act, container)

    def _left(self, size: float) -> int:
        """Where the words of all choices begin."""
        px = self.display.px
        sign = px(size + SIGN) if any(choice.picture for choice in self.choices) else 0
        return px(EDGE) + (px(14) if self._numbered else 0) + sign

    def _widest(self, size: float) -> int:
        """How wide a plate has to be for every choice."""
        px, face = self.display.px, self.display.text.font(BODY, self.display.px(size), bold=True)
        words = max((face.size(choice.text)[0] for choice in self.choices), default=0)
        return self._left(size) + words + px(EDGE) + (px(BADGE) if self.badges else 0)

    def _letters(self) -> float:
        """How large all choices are written; a few that are longer than the rest are made smaller one by one."""
        widest = self._widest(LETTERS)
        return LETTERS if widest <= self._column else max(LEAST, LETTERS * self._column / widest)

    def spots(self) -> Sequence[Spot]:
        return super().spots() if self.choices else ()
