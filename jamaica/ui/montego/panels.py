"""The panels round the quay: the own crew, the others, the round."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

import pygame

from ...games.montego.rules.position import HIDDEN, NO_CARD, NOBODY, UNSEEN, Position
from ...games.montego.text import choices as offers
from ...games.montego.text import terms
from ...games.montego.text.preview import leaders
from ..lettering import CREAM, INK, NAMES, SOFT
from ..table.paint import Paint
from . import about, words
from .figures import draw_card_figure
from .quay import card_picture, tile_picture
from .ships import ship_picture

CARD_SHAPE = 300 / 460


class Panels(Paint):
    """Paints the panels of Montego Bay."""

    tray_ink = CREAM
    keg: ClassVar[int] = 46
    tile: ClassVar[int] = 46
    """How large barrels and order tiles are in the tray of the own panel, in the design."""

    def deck(self, window: pygame.Surface, view: Position, seat: int, rect: pygame.Rect) -> None:
        """Name, points, coins, supply and laid cards of the person at the table."""
        px = self.display.px
        self.frame(window, "deck", rect)
        self.name_ribbon(window, pygame.Rect(rect.x + px(8), rect.y + px(6), rect.w - px(16), px(40)), self.names[seat])
        self.portrait(window, seat, (rect.x + px(55), rect.y + px(89)), px(86))
        self.place(window, view, seat, (rect.x + px(26), rect.y + px(60)))
        places = ((106, 52, 30, 28), (106, 92, 28, 22), (168, 92, 28, 22))
        for (dx, dy, icon, size), (picture, amount) in zip(places, self.wealth(view, seat), strict=True):
            self.amount(window, picture, amount, (rect.x + px(dx), rect.y + px(dy)), icon, CREAM, size)
        self.crew_or_cards(window, view, seat, self.tray(rect))

    def portrait(self, window: pygame.Surface, seat: int, at: tuple[int, int], size: int) -> None:
        """The foreman of a seat, with the middle here."""
        picture = self.display.pictures.get(f"montego/portraits/{self.faces[seat]}", (size, size))
        window.blit(picture, picture.get_rect(center=at))
        self.ring(window, seat, at, round(size * 0.485))

    def place(self, window: pygame.Surface, view: Position, seat: int, at: tuple[int, int]) -> None:
        """The seal with a seat's place in the ranking."""
        number = leaders(view)[seat]
        self.seal(window, at, number, about.place(number, self.display.language))

    def purse(self, window: pygame.Surface, view: Position, seat: int, rect: pygame.Rect) -> None:
        """Portrait, points, coins and supply in a row, where the own panel has no room."""
        self.frame(window, "deck", rect)
        px, high = self.display.px, round(rect.h / self.display.unit * 0.56)
        face = rect.h + px(2)
        self.portrait(window, seat, (rect.x + face // 2, rect.centery), face)
        left = rect.x + face + px(4)
        step = (rect.right - px(2) - left) // 3
        for number, (picture, amount) in enumerate(self.wealth(view, seat)):
            at = (left + number * step, rect.centery - px(high) // 2)
            self.amount(window, picture, amount, at, high, CREAM, round(high * 0.92))

    def crew_or_cards(self, window: pygame.Surface, view: Position, seat: int, tray: pygame.Rect) -> None:
        """The tray without barrels: the cards that lie, or the own workers."""
        laid = self.laid(view, seat)
        self.lay(window, view, laid, card_places(tray, len(laid)))
        in_hand = (view.hand or view.broken) and view.to_move == seat
        if not laid and not in_hand:
            self._crew(window, view, seat, tray)

    def lay(
        self, window: pygame.Surface, view: Position, laid: Sequence[tuple[int, int]], places: Sequence[pygame.Rect]
    ) -> None:
        """The cards of workers, a hidden one face down."""
        for place, (worker, card) in zip(places, laid, strict=True):
            face = card_picture(self.faces, view, worker, card if card != HIDDEN else 0)
            window.blit(self.display.pictures.get(face, place.size), place)
            if card != HIDDEN:
                draw_card_figure(window, self.display, card, place)

    def _crew(self, window: pygame.Surface, view: Position, seat: int, area: pygame.Rect) -> None:
        """The own workers, and where they stand."""
        px, text, language = self.display.px, self.display.text, self.display.language
        own = [worker for worker in range(view.table.jack) if view.table.owner[worker] == seat]
        own += [view.table.jack] if view.hirer == seat else []
        step = area.w // len(own)
        for number, worker in enumerate(own):
            x = area.x + step * number + step // 2
            tile = self.display.pictures.high(f"montego/{tile_picture(self.faces, view, worker)}", px(self.tile))
            window.blit(tile, tile.get_rect(midtop=(x, area.y + px(2))))
            space = view.at[worker]
            place = offers.place(view, space) if space >= 0 else language.say(words.TAVERN_SHORT)
            line = text.fitted(place, px(17), step - px(4), CREAM, bold=True)
            window.blit(line, line.get_rect(midtop=(x, area.y + px(self.tile + 2))))

    def tray(self, rect: pygame.Rect) -> pygame.Rect:
        """The lower part of the own panel: laid cards, or barrels in hand."""
        px = self.display.px
        return pygame.Rect(rect.x + px(14), rect.bottom - px(84), rect.w - px(28), px(74))

    def barrels(self, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
        """The places of barrels in the tray of a panel."""
        tray, wide = self.tray(rect), self.display.px(self.keg)
        step = min(wide + self.display.px(4), (tray.w - wide) // max(1, count - 1))
        left = tray.centerx - (step * (count - 1) + wide) // 2
        return [pygame.Rect(left + step * number, tray.bottom - wide, wide, wide) for number in range(count)]

    def laid(self, view: Position, seat: int) -> list[tuple[int, int]]:
        """The workers of a seat for whom a card lies, with the card."""
        return [
            (worker, card)
            for worker, card in enumerate(view.cards)
            if card != NO_CARD and (worker < view.table.jack or view.partner != NOBODY) and view.owner(worker) == seat
        ]

    def wealth(self, view: Position, seat: int) -> list[tuple[str, int]]:
        """The points, coins and barrels in the supply of a seat, each with its picture."""
        keg = f"montego/keg-{self.faces[seat]}"
        pictures = ("interface/buttons/laurel", "montego/coin", keg)
        return list(zip(pictures, (view.points[seat], view.coins[seat], view.supply[seat]), strict=True))

    def amount(
        self, window: pygame.Surface, picture: str, amount: int, at: tuple[int, int], icon: int,
        colour: pygame.Color, size: int,
    ) -> None:  # fmt: skip
        """A picture with a figure beside it."""
        px = self.display.px
        image = self.display.pictures.high(picture, px(icon))
        window.blit(image, at)
        line = self.display.text.line(str(amount), px(size), colour, bold=True)
        window.blit(line, line.get_rect(midleft=(at[0] + image.get_width() + px(4), at[1] + image.get_height() // 2)))

    def opponent(self, window: pygame.Surface, view: Position, seat: int, rect: pygame.Rect, active: bool) -> None:
        """Portrait, name, place, points, coins, supply and laid cards of somebody else."""
        px, text = self.display.px, self.display.text
        self.frame(window, "parchment-active" if active else "parchment-plain", rect)
        self.portrait(window, seat, (rect.x + px(36), rect.y + px(35)), px(66))
        line = text.fitted(self.names[seat], px(20), px(130), INK, NAMES)
        window.blit(line, line.get_rect(midleft=(rect.x + px(76), rect.y + px(18))))
        self.place(window, view, seat, (rect.right - px(23), rect.y + px(19)))
        x, y = rect.x + px(76), rect.y + px(34)
        for picture, amount in self.wealth(view, seat):
            self.amount(window, picture, amount, (x, y), 26, INK, 20)
            x += px(58)
        laid = self.laid(view, seat)
        area = pygame.Rect(rect.right - px(126), rect.y + px(10), px(84), px(50))
        self.lay(window, view, laid, card_places(area, len(laid)))

    def notice(self, window: pygame.Surface, view: Position, last: bool, rect: pygame.Rect) -> None:
        """The round and what is going on in it."""
        px, text, language = self.display.px, self.display.text, self.display.language
        self.frame(window, "parchment-plain", rect)
        bell = self.display.pictures.high("montego/tile-jack", px(58))
        window.blit(bell, bell.get_rect(midleft=(rect.x + px(12), rect.centery)))
        x, room = rect.x + px(70), rect.w - px(86)
        head = language.say(words.LAST if last else terms.ROUND, round=view.round)
        jack = terms.JACK_FREE if view.partner == NOBODY else words.JACK_BUSY
        name = "" if view.partner == NOBODY else self.names[view.hirer]
        window.blit(text.title(head, px(19), room), (x, rect.y + px(9)))
        window.blit(text.fitted(language.say(terms.PHASES[view.stage]), px(15), room, SOFT), (x, rect.y + px(36)))
        window.blit(text.fitted(language.say(jack, name=name), px(15), room, SOFT), (x, rect.y + px(56)))

    def coming(self, window: pygame.Surface, view: Position, rect: pygame.Rect) -> None:
        """How many ships will still come, and of which kinds: that is known even if their order is not (M12.15)."""
        px, text, language = self.display.px, self.display.text, self.display.language
        self.frame(window, "parchment-plain", rect)
        count = len(view.stack)
        figure = text.line(str(count), px(24), INK, bold=True)
        said = text.fitted(language.count(*words.SHIPS_COMING, count), px(14), rect.w - px(20), SOFT)
        window.blit(figure, figure.get_rect(midtop=(rect.centerx, rect.y + px(3))))
        window.blit(said, said.get_rect(midtop=(rect.centerx, rect.y + px(28))))
        kinds = Counter([kind for kind in view.stack if kind != UNSEEN] + view.unseen_ships())
        step = (rect.w - px(14)) // len(view.table.kinds)
        for place, kind in enumerate(sorted(kinds)):
            left = rect.centerx + step * place - step * len(kinds) // 2
            ship = self.display.pictures.high(f"montego/{ship_picture(view.table.slots[kind])}", px(22))
            number = text.line(str(kinds[kind]), px(14), INK, bold=True)
            window.blit(ship, ship.get_rect(midleft=(left, rect.bottom - px(19))))
            window.blit(number, number.get_rect(midleft=(left + ship.get_width() + 1, rect.bottom - px(19))))


def card_places(area: pygame.Rect, count: int) -> Sequence[pygame.Rect]:
    """Places for so many cards side by side, in the middle of an area."""
    if not count:
        return ()
    high = area.h
    wide = round(high * CARD_SHAPE)
    step = min(wide + 4, (area.w - wide) // max(1, count - 1))
    left = area.centerx - (step * (count - 1) + wide) // 2
    return [pygame.Rect(left + step * number, area.y, wide, high) for number in range(count)]
