"""The secret page: the cards of all one's workers, each with where it leads and what the storeroom there gives."""

from collections.abc import Sequence

import pygame

from ...games.montego.draft import Cards
from ...games.montego.rules.position import Position
from ...games.montego.rules.static import CARDS
from ...games.montego.text import choices as offers
from ...games.montego.text.preview import landing
from ..display import Display
from ..lettering import INK, SOFT
from .figures import draw_card_figure, draw_store_figure
from .panels import CARD_SHAPE
from .quay import card_picture, store_picture, tile_picture

STORE_SHAPE = 228 / 294
WORTH = 0.8
"""How much smaller cards may become so that there is room for the storerooms below them."""


class Page:
    """Lays out and draws the cards of a crew."""

    def __init__(self, display: Display, crews: Sequence[str]) -> None:
        self.display = display
        self.crews = crews

    def groups(self, area: pygame.Rect, draft: Cards) -> list[pygame.Rect]:
        """The place of each worker's cards: in as many columns as make the cards largest."""
        count = len(draft.workers)
        ways = [self._grid(area, count, columns) for columns in range(count, 0, -1)]
        return max(ways, key=lambda groups: self.cards(groups[0])[0].h)

    def _grid(self, area: pygame.Rect, count: int, columns: int) -> list[pygame.Rect]:
        wide, high = area.w // columns, area.h // -(-count // columns)
        return [
            pygame.Rect(area.x + number % columns * wide, area.y + number // columns * high, wide, high)
            for number in range(count)
        ]

    def head(self, group: pygame.Rect) -> pygame.Rect:
        """Where it is said who it is: above the cards, or left of them in a low group."""
        px = self.display.px
        if group.h > group.w / 4:
            return pygame.Rect(group.x + px(6), group.y, group.w - px(22), px(28 if group.h > px(90) else 20))
        return pygame.Rect(group.x + px(6), group.y, round(group.w * 0.33), group.h)

    def cards(self, group: pygame.Rect) -> list[pygame.Rect]:
        """The places of the five cards of a worker."""
        px, head = self.display.px, self.head(group)
        if head.h < group.h:
            area = pygame.Rect(group.x, head.bottom + px(2), group.w, group.bottom - head.bottom - px(8))
        else:
            area = pygame.Rect(head.right, group.y + px(4), group.right - head.right, group.h - px(8))
        step = (area.w - px(12)) // len(CARDS)
        high = min(area.h, round((step - px(3)) / CARD_SHAPE))
        with_store = int((group.bottom - area.y - px(8)) / (1 + CARD_SHAPE * STORE_SHAPE))
        if head.h < group.h and high * WORTH < with_store < high < area.h:
            high = with_store  # rather a little smaller, with the storeroom below
        wide = round(high * CARD_SHAPE)
        step = min(step, wide + px(6))
        left = area.centerx - (step * (len(CARDS) - 1) + wide) // 2
        return [pygame.Rect(left + number * step, area.y, wide, high) for number in range(len(CARDS))]

    def draw(
        self, window: pygame.Surface, view: Position, area: pygame.Rect, draft: Cards, focus: tuple[int, int] | None
    ) -> None:  # fmt: skip
        """All cards; chosen ones are lifted, the others of that worker faint, as is what Jack or his partner has taken.

        `focus` is a worker's number and a card.
        """
        unit = self.display.unit
        back = area.inflate(self.display.px(10), self.display.px(8))
        window.blit(self.display.pictures.slices("parchment", back.size, unit), back)
        for number, group in enumerate(self.groups(area, draft)):
            worker, chosen = draft.workers[number], draft.chosen[number]
            shown = focus[1] if focus and focus[0] == number else chosen
            self._head(window, view, self.head(group), worker, shown)
            taken = draft.taken(number)
            for card, rect in zip(CARDS, self.cards(group), strict=True):
                faint = bool(chosen and card != chosen) or card == taken
                self._card(window, view, worker, card, rect, (card == chosen, faint, focus == (number, card)))
                self._store(window, view, landing(view, worker, card), rect, group.bottom)

    def _head(self, window: pygame.Surface, view: Position, head: pygame.Rect, worker: int, card: int) -> None:
        """Who it is, and where the card of the moment takes him."""
        px, text, language = self.display.px, self.display.text, self.display.language
        name = offers.worker_name(view, worker, language)
        line = offers.to_place(view, worker, card, language) if card else name
        low = head.h > head.w / 2
        tile = f"montego/{tile_picture(self.crews, view, worker)}"
        picture = self.display.pictures.high(tile, px(34 if head.w > px(110) else 26) if low else head.h)
        window.blit(picture, picture.get_rect(midleft=(head.x, head.centery)))
        left = head.x + picture.get_width() + px(4)
        lines = [line]
        if low:  # where it leads above what lies there
            where, colon, room = line.partition(": ")
            above = [where + colon.strip()] if room else []
            lines = [*above, *text.broken(room or where, px(16), head.right - left)]
        for number, part in enumerate(lines):
            y = head.centery + px(18) * (number - (len(lines) - 1) / 2)
            made = text.fitted(part, px(16) if low else head.h * 0.64, head.right - left, INK if card else SOFT)
            window.blit(made, made.get_rect(midleft=(left, y)))

    def _card(
        self, window: pygame.Surface, view: Position, worker: int, card: int, rect: pygame.Rect,
        look: tuple[bool, bool, bool],
    ) -> None:  # fmt: skip
        """A card; whether it is chosen, faint, or has the focus."""
        px, pictures = self.display.px, self.display.pictures
        chosen, faint, focused = look
        if chosen or focused:
            glow = rect.inflate(px(20), px(20))
            window.blit(pictures.slices("glow", glow.size, self.display.unit * 0.7), glow)
        if chosen:
            rect = rect.move(0, -px(4))
        window.blit(pictures.get(card_picture(self.crews, view, worker, card), rect.size), rect)
        draw_card_figure(window, self.display, card, rect)
        if faint and not focused:
            shade = pygame.Surface(rect.size, pygame.SRCALPHA)
            shade.fill((246, 232, 196, 120))
            window.blit(shade, rect)

    def _store(self, window: pygame.Surface, view: Position, space: int, card: pygame.Rect, bottom: int) -> None:
        """What the storeroom gives to which a card leads: under the card if there is room, else on it."""
        px, name = self.display.px, f"montego/{store_picture(view.rooms[space])}"
        wide = card.w
        high = round(wide * STORE_SHAPE)
        if card.bottom + px(2) + high <= bottom:
            rect = pygame.Rect(card.x + px(2), card.bottom + px(2), wide, high)
        else:
            wide -= px(8)
            high = round(wide * STORE_SHAPE)
            rect = pygame.Rect(card.x + px(5), card.bottom - px(2) - high, wide, high)
        window.blit(self.display.pictures.get(name, rect.size), rect)
        draw_store_figure(window, self.display, view.rooms[space], rect)
