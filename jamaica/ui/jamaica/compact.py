"""The panels of a table that is drawn very large: the same in less room."""

import pygame

from ...games.jamaica.rules.data import KINDS, NONE
from ...games.jamaica.rules.state import State
from ..lettering import CREAM, INK, NAMES
from . import about, words
from .about import TOTALS
from .panels import Panels


class CompactPanels(Panels):
    """A strip for the own deck, a line for each opponent; hands and treasures of others are told in notes."""

    def hold_rects(self, view: State, ship: int, deck: pygame.Rect) -> list[pygame.Rect]:
        px = self.display.px
        wide = min(px(46), (deck.w - px(20)) // 7)
        return [
            pygame.Rect(deck.x + px(8) + number * (wide + px(2)), deck.centery - wide // 2, wide, wide)
            for number in range(view.hold_count(ship))
        ]

    def deck(self, window: pygame.Surface, view: State, ship: int, rect: pygame.Rect) -> None:
        px, pictures, text = self.display.px, self.display.pictures, self.display.text
        self.frame(window, "deck", rect)
        holds = self.hold_rects(view, ship, rect)
        for where, (kind, amount) in zip(holds, view.holds(ship), strict=True):
            self.hold(window, where, kind, amount)
        x = holds[-1].right + px(8)
        if rect.right - x > px(200):
            for kind in TOTALS:
                window.blit(
                    pictures.get(f"jamaica/tokens/token-{KINDS[kind]}", (px(24), px(24))), (x, rect.centery - px(12))
                )
                line = text.line(str(view.has(ship, kind)), px(20), CREAM, bold=True)
                window.blit(line, line.get_rect(midleft=(x + px(27), rect.centery)))
                x += px(52)
        room = pygame.Rect(x, rect.y + px(6), rect.right - x - px(8), rect.h - px(12))
        self._own_treasures(window, view, ship, room)

    def hold(self, window: pygame.Surface, where: pygame.Rect, kind: int, amount: int, *, sixth: bool = False) -> None:
        pictures = self.display.pictures
        window.blit(pictures.get("jamaica/tokens/hold", where.size), where)
        if kind != NONE:
            size = round(where.w * 0.7)
            token = pictures.get(f"jamaica/tokens/token-{KINDS[kind]}", (size, size))
            window.blit(token, token.get_rect(center=(where.centerx - where.w // 12, where.centery - where.w // 12)))
            radius = round(where.w * 0.22)
            self.count(window, (where.right - radius, where.bottom - radius), amount, radius)

    def small_holds(self, view: State, ship: int, rect: pygame.Rect) -> list[pygame.Rect]:
        px, count = self.display.px, view.hold_count(ship)
        left = rect.right - px(30) - 6 * px(22)
        return [pygame.Rect(left + number * px(22), rect.centery - px(10), px(21), px(21)) for number in range(count)]

    def opponent(self, window: pygame.Surface, view: State, ship: int, rect: pygame.Rect, active: bool) -> None:
        px, pictures = self.display.px, self.display.pictures
        self.frame(window, "parchment-active" if active else "parchment-plain", rect)
        portrait = pictures.get(f"jamaica/portraits/{self.faces[ship]}", (px(34), px(34)))
        window.blit(portrait, portrait.get_rect(center=(rect.x + px(20), rect.centery)))
        self.ring(window, ship, (rect.x + px(20), rect.centery), px(16))
        holds = self.small_holds(view, ship, rect)
        room = holds[0].x - rect.x - px(40) - px(4)
        name = self.display.text.fitted(self.names[ship], px(18), room, INK, NAMES)
        window.blit(name, name.get_rect(midleft=(rect.x + px(40), rect.centery)))
        for where, (kind, amount) in zip(holds, view.holds(ship), strict=True):
            self.hold(window, where, kind, amount)
        self._place(window, view, ship, (rect.right - px(16), rect.centery))

    def captain(self, window: pygame.Surface, view: State, rect: pygame.Rect) -> None:
        px, text = self.display.px, self.display.text
        self.frame(window, "parchment-plain", rect)
        self.about(rect, about.captain(view, self.names, self.display.language))
        compass = self.display.pictures.get("jamaica/tokens/compass", (px(30), px(30)))
        window.blit(compass, compass.get_rect(center=(rect.x + px(20), rect.centery)))
        head = self.display.language.say(words.CAPTAIN, round=view.round)
        room = rect.w - px(46)
        window.blit(text.fitted(head, px(13), room, INK), (rect.x + px(38), rect.y + px(3)))
        name = text.fitted(self.names[view.captain], px(17), room, INK, NAMES)
        window.blit(name, name.get_rect(bottomleft=(rect.x + px(38), rect.bottom - px(2))))
