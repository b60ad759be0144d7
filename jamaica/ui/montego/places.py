"""Where the parts of Montego Bay's questions lie at the table."""

from collections.abc import Callable

import pygame

from ...games.montego.rules.state import State
from ..lettering import BODY
from ..table.context import TableContext
from .compact import BUTTON

PURSE, SLIM_PURSE = 220, 160
"""The width of what one has beside the question, in the design; and at a table that is drawn very large."""
CONFIRM = 164
"""The width of the button that carries out what was put together, in the design."""


class QuestionPlaces:
    """Rectangles of the table's layout that only this game has."""

    def __init__(self, table: TableContext[State], label: Callable[[], str]) -> None:
        """`label`: what the button says that carries out what was put together."""
        self._table, self._label = table, label

    def confirm(self, cards: bool) -> pygame.Rect:
        """That button, for cards or for barrels."""
        px, layout = self._table.display.px, self._table.layout
        deck, ribbon = layout.deck, layout.ribbon
        if not layout.compact:
            return pygame.Rect(ribbon.right - px(CONFIRM), ribbon.y, px(CONFIRM), ribbon.h)
        wide, top = px(BUTTON), deck.centery - ribbon.h // 2
        if cards:  # no smaller letters than on a smaller table
            label = self._table.display.text.font(BODY, px(19), bold=True).size(self._label())[0]
            wide, top = max(wide, min(label + px(26), deck.w * 2 // 7)), deck.y
        return pygame.Rect(deck.right - px(6) - wide, top, wide, ribbon.h)

    def purse(self) -> pygame.Rect:
        """What one has, beside what is asked: the secret page covers the panel that tells it."""
        rect, px, layout = self.confirm(cards=True), self._table.display.px, self._table.layout
        return pygame.Rect(layout.deck.x + px(5), rect.y, px(SLIM_PURSE if layout.compact else PURSE), rect.h)

    def page(self) -> pygame.Rect:
        """The secret page covers the own panel too."""
        px, layout, area = self._table.display.px, self._table.layout, self.berths()
        deck = layout.deck
        if layout.compact:  # it takes the place of both, below what is asked
            top = deck.y + layout.ribbon.h + px(6)
            return pygame.Rect(deck.x + px(5), top, deck.w - px(10), area.bottom - top)
        return pygame.Rect(deck.x + px(5), area.y + px(6), area.right - deck.x - px(10), area.h - px(10))

    def berths(self) -> pygame.Rect:
        """Where the columns of the ships lie."""
        area, px = self._table.layout.hand, self._table.display.px
        return pygame.Rect(area.x, area.y + px(4), area.w, area.h - px(14))
