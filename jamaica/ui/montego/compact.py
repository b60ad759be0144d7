"""The panels of a table that is drawn very large: the same in less room."""

import pygame

from ...games.montego.rules.position import Position
from ...games.montego.text import terms
from ..lettering import CREAM, INK, NAMES, SOFT
from . import words
from .panels import Panels, card_places
from .ships import ship_picture

BUTTON = 96
"""The width of the button that carries a draft out."""

NARROW = 440
"""A strip no wider than this, in the design, needs all its room."""


class CompactPanels(Panels):
    """A strip for the own crew, a line for each opponent; for whom Lazy Jack works is seen on the quay alone."""

    keg = 28
    tile = 24

    def deck(self, window: pygame.Surface, view: Position, seat: int, rect: pygame.Rect) -> None:
        px = self.display.px
        self.frame(window, "deck", rect)
        face, icon, step = self._sizes(rect)
        self.portrait(window, seat, (rect.x + px(7 + face / 2), rect.centery), px(face))
        self.place(window, view, seat, (rect.x + px(15), rect.y + px(14)))
        x, y = rect.x + px(face + 12), rect.centery - px(icon / 2)
        for picture, amount in self.wealth(view, seat):
            self.amount(window, picture, amount, (x, y), icon, CREAM, 20)
            x += px(step)
        tray = self.tray(rect)
        self.crew_or_cards(window, view, seat, pygame.Rect(tray.x, tray.y, rect.right - px(8) - tray.x, tray.h))

    def tray(self, rect: pygame.Rect) -> pygame.Rect:
        px = self.display.px
        face, _, step = self._sizes(rect)
        left = face + 14 + 3 * step
        return pygame.Rect(rect.x + px(left), rect.y + px(4), rect.w - px(left + 10 + BUTTON), rect.h - px(8))

    def _sizes(self, rect: pygame.Rect) -> tuple[int, int, int]:
        """How large portrait and pictures of the own strip are, and how far apart the pictures, in the design."""
        return (50, 26, 54) if rect.w > self.display.px(NARROW) else (44, 20, 44)

    def opponent(self, window: pygame.Surface, view: Position, seat: int, rect: pygame.Rect, active: bool) -> None:
        px = self.display.px
        self.frame(window, "parchment-active" if active else "parchment-plain", rect)
        self.portrait(window, seat, (rect.x + px(20), rect.centery), px(34))
        name = self.display.text.fitted(self.names[seat], px(17), px(45), INK, NAMES)
        window.blit(name, name.get_rect(midleft=(rect.x + px(40), rect.centery)))
        x, y = rect.x + px(88), rect.centery - px(9)
        for picture, amount in self.wealth(view, seat):
            self.amount(window, picture, amount, (x, y), 18, INK, 15)
            x += px(41)
        laid = self.laid(view, seat)
        area = pygame.Rect(rect.right - px(56), rect.y + px(6), px(24), rect.h - px(12))
        self.lay(window, view, laid, card_places(area, len(laid)))
        self.place(window, view, seat, (rect.right - px(16), rect.centery))

    def notice(self, window: pygame.Surface, view: Position, last: bool, rect: pygame.Rect) -> None:
        px, text, language = self.display.px, self.display.text, self.display.language
        self.frame(window, "parchment-plain", rect)
        x, room = rect.x + px(12), rect.w - px(20)
        head = language.say(words.LAST if last else terms.ROUND, round=view.round)
        window.blit(text.title(head, px(14), room), (x, rect.y + px(4)))
        line = text.fitted(language.say(terms.PHASES[view.stage]), px(12), room, SOFT)
        window.blit(line, line.get_rect(bottomleft=(x, rect.bottom - px(7))))

    def coming(self, window: pygame.Surface, view: Position, rect: pygame.Rect) -> None:
        """A ship, and how many will still come: there is no room for words."""
        px = self.display.px
        self.frame(window, "parchment-plain", rect)
        ship = self.display.pictures.high(f"montego/{ship_picture(view.table.slots[0])}", px(26))
        window.blit(ship, ship.get_rect(center=(rect.x + round(rect.w * 0.33), rect.centery - px(1))))
        figure = self.display.text.line(str(len(view.stack)), px(20), INK, bold=True)
        window.blit(figure, figure.get_rect(center=(rect.x + round(rect.w * 0.68), rect.centery - px(1))))
