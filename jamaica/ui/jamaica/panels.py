"""The panels round the board: the own deck, the opponents, the captain of the round."""

import pygame

from ...games.jamaica.rules.data import KINDS, LADY_BETH, NONE, POWERS, SIXTH_HOLD
from ...games.jamaica.rules.position import NO_CARD
from ...games.jamaica.rules.state import State
from ...games.jamaica.rules.static import HOLDS, bits
from ...games.jamaica.text.terms import card_name, signed
from .. import words as table_words
from ..display import Display
from ..lettering import CREAM, INK, NAMES, SOFT
from ..shapes import plate
from ..table.paint import Paint
from . import about, knowledge, words
from .about import TOTALS

SMALL = (19, 29)
"""The size of a card or treasure in the row of an opponent, in the design."""
TOTAL, SIGN = 34, 17
"""The width of an opponent's total with its token, and that of the token, in the design."""


def places(view: State) -> list[int]:
    """The place of each ship in the race; ships level with each other share it."""
    steps = [view.steps_home(ship) for ship in range(view.table.ships)]
    return [1 + sum(other < own for other in steps) for own in steps]


class Panels(Paint):
    """Paints the panels and knows where the holds in them lie."""

    # The own deck

    def hold_rects(self, view: State, ship: int, deck: pygame.Rect) -> list[pygame.Rect]:
        """The holds of the own deck."""
        px, count = self.display.px, view.hold_count(ship)
        room = deck.w - px(28) - px(6) * (count - 1)
        wide = min(px(92), room // count)
        high = round(wide * 96 / 90)
        return [
            pygame.Rect(deck.x + px(14) + number * (wide + px(6)), deck.y + px(48), wide, high)
            for number in range(count)
        ]

    def totals(self, deck: pygame.Rect) -> dict[int, pygame.Rect]:
        """By kind, where the own deck says how much there is in all holds."""
        px = self.display.px
        return {
            kind: pygame.Rect(deck.x + px(22) + number * px(76), deck.bottom - px(58), px(76), px(34))
            for number, kind in enumerate(TOTALS)
        }

    def deck(self, window: pygame.Surface, view: State, ship: int, rect: pygame.Rect) -> None:
        """Name, holds, totals and treasures of the person at the table."""
        px, pictures, text = self.display.px, self.display.pictures, self.display.text
        self.frame(window, "deck", rect)
        ribbon = pygame.Rect(rect.x + px(16), rect.y + px(6), min(px(264), rect.w - px(150)), px(40))
        self.name_ribbon(window, ribbon, self.names[ship])
        emblem = pictures.get(f"jamaica/portraits/emblem-{self.faces[ship]}", (px(34), px(34)))
        window.blit(emblem, (ribbon.right + px(8), rect.y + px(8)))
        self.ring(window, ship, (ribbon.right + px(25), rect.y + px(25)), px(20))
        self._place(window, view, ship, (ribbon.right + px(64), rect.y + px(25)))
        if ship == view.captain:
            self._compass(window, view, pygame.Rect(ribbon.right + px(86), rect.y + px(8), px(34), px(34)))
        holds = zip(self.hold_rects(view, ship, rect), view.holds(ship), strict=True)
        for number, (where, (kind, amount)) in enumerate(holds, 1):
            self.hold(window, where, kind, amount, sixth=number == HOLDS)
            figure = text.line(str(number), px(16), CREAM, bold=True)
            window.blit(figure, figure.get_rect(midtop=(where.centerx, where.bottom)))
        totals = self.totals(rect)
        for kind, where in totals.items():
            window.blit(pictures.get(f"jamaica/tokens/token-{KINDS[kind]}", (where.h, where.h)), where)
            line = text.line(str(view.has(ship, kind)), px(26), CREAM, bold=True)
            window.blit(line, line.get_rect(midleft=(where.x + px(40), where.centery)))
        x = max(where.right for where in totals.values())
        self._own_treasures(window, view, ship, pygame.Rect(x, rect.bottom - px(72), rect.right - x - px(16), px(62)))

    def _place(self, window: pygame.Surface, view: State, ship: int, at: tuple[int, int]) -> None:
        """The seal with a ship's place in the race."""
        place = places(view)[ship]
        self.seal(window, at, place, about.place(view, ship, place, self.names[ship], self.display.language))

    def _compass(self, window: pygame.Surface, view: State, rect: pygame.Rect) -> None:
        """The compass of the Captain."""
        window.blit(self.display.pictures.get("jamaica/tokens/compass", rect.size), rect)
        self.about(rect, about.captain(view, self.names, self.display.language))

    def hold(self, window: pygame.Surface, where: pygame.Rect, kind: int, amount: int, *, sixth: bool = False) -> None:
        """A hold of the own deck with what is in it."""
        name = "hold-sixth" if sixth else "hold"
        window.blit(self.display.pictures.get(f"jamaica/tokens/{name}", where.size), where)
        if kind != NONE:
            self._pile(window, where, kind, amount)

    def _pile(self, window: pygame.Surface, where: pygame.Rect, kind: int, amount: int) -> None:
        px, pictures = self.display.px, self.display.pictures
        wide = round(where.w * 0.74)
        picture = pictures.raw(f"jamaica/tokens/pile-{KINDS[kind]}-{min(amount, 6)}")
        high = round(wide * picture.get_height() / picture.get_width())
        picture = pictures.get(f"jamaica/tokens/pile-{KINDS[kind]}-{min(amount, 6)}", (wide, high))
        window.blit(picture, picture.get_rect(midbottom=(where.centerx, where.bottom - round(where.h * 0.1))))
        self.count(window, (where.right - px(14), where.y + px(14)), amount, px(11))

    def _own_treasures(self, window: pygame.Surface, view: State, ship: int, rect: pygame.Rect) -> None:
        px = self.display.px
        faces = [view.table.pieces.treasures[card].name for card in bits(view.down[ship])]
        faces += [view.table.pieces.treasures[power].name for power, owner in enumerate(view.powers) if owner == ship]
        faces += ["back"] * (view.unseen[ship] + view.cursed_unseen[ship])
        high = rect.h
        wide = round(high * 108 / 166)
        step = min(wide + px(4), (rect.w - wide) // max(1, len(faces) - 1)) if faces else 0
        for number, face in enumerate(faces):
            at = (rect.right - wide - (len(faces) - 1 - number) * step, rect.y)
            self._treasure(window, view, face, pygame.Rect(at, (wide, high)))

    def _treasure(self, window: pygame.Surface, view: State, face: str, rect: pygame.Rect) -> None:
        """A small treasure; its figure covers the painted one, which could not be read."""
        px, pictures = self.display.px, self.display.pictures
        window.blit(pictures.get(f"jamaica/treasures/{face}", rect.size), rect)
        self.about(rect, about.of_treasure(view, face, self.display.language))
        worth = view.table.values[view.table.treasure_of[face]] if face in view.table.treasure_of else 0
        if worth := view.table.lady_beth if face == POWERS[LADY_BETH] else worth:
            facts = pictures.facts("jamaica/treasures/treasures")
            (x, y, _), scale = facts["seal"], rect.w / facts["size"][0]
            figure = self.display.text.line(signed(worth), px(15), CREAM, bold=True)
            label = figure.get_rect(center=(rect.x + x * scale, rect.y + y * scale)).inflate(px(4), -px(2))
            label.clamp_ip(rect.inflate(px(4), -px(2)))
            window.blit(plate(label.size, INK, INK, 1, px(4)), label)
            window.blit(figure, figure.get_rect(center=label.center))

    # Opponents

    def small_holds(self, view: State, ship: int, rect: pygame.Rect) -> list[pygame.Rect]:
        """The holds in an opponent's row."""
        px = self.display.px
        return [
            pygame.Rect(rect.x + px(76) + number * px(33), rect.y + px(30), px(31), px(31))
            for number in range(view.hold_count(ship))
        ]

    def opponent(self, window: pygame.Surface, view: State, ship: int, rect: pygame.Rect, active: bool) -> None:
        """Portrait, name, place, holds, hand and treasures of another captain."""
        px, pictures, text = self.display.px, self.display.pictures, self.display.text
        self.frame(window, "parchment-active" if active else "parchment-plain", rect)
        name = self.faces[ship]
        portrait = pictures.get(f"jamaica/portraits/{name}", (px(66), px(66)))
        window.blit(portrait, (rect.x + px(3), rect.y + px(2)))
        self.ring(window, ship, (rect.x + px(36), rect.y + px(35)), px(32))
        totals = pygame.Rect(rect.right - px(72) - px(TOTAL) * len(TOTALS), rect.y + px(4), px(TOTAL), px(24))
        line = text.fitted(self.names[ship], px(20), totals.x - px(4) - (rect.x + px(76)), INK, NAMES)
        window.blit(line, line.get_rect(midleft=(rect.x + px(76), rect.y + px(16))))
        self._totals(window, view, ship, totals)
        self._place(window, view, ship, (rect.right - px(23), rect.y + px(16)))
        if ship == view.captain:
            self._compass(window, view, pygame.Rect(rect.right - px(72), rect.y + px(1), px(30), px(30)))
        for where, (kind, amount) in zip(self.small_holds(view, ship, rect), view.holds(ship), strict=True):
            window.blit(pictures.get("jamaica/tokens/hold", where.size), where)
            if kind != NONE:
                token = pictures.get(f"jamaica/tokens/token-{KINDS[kind]}", (px(23), px(23)))
                window.blit(token, token.get_rect(center=where.move(-px(3), -px(3)).center))
                self.count(window, (where.right - px(6), where.bottom - px(6)), amount, px(8.5))
        row = pygame.Rect(rect.x + px(277), rect.y + px(35), px(85), px(SMALL[1]))
        if ship < view.seats:
            row.w -= (taken := self._hand(window, view, ship, row.topleft))
            row.x += taken
        self._treasures(window, view, ship, row)

    def _totals(self, window: pygame.Surface, view: State, ship: int, rect: pygame.Rect) -> None:
        """What a ship has of each kind, whatever holds it lies in; `rect` is the place of the first."""
        px = self.display.px
        for number, kind in enumerate(TOTALS):
            where = rect.move(number * rect.w, 0)
            token = self.display.pictures.get(f"jamaica/tokens/token-{KINDS[kind]}", (px(SIGN), px(SIGN)))
            window.blit(token, token.get_rect(midleft=where.midleft))
            room = where.w - px(SIGN) - px(3)
            line = self.display.text.fitted(str(view.has(ship, kind)), px(16), room, INK, bold=True)
            window.blit(line, line.get_rect(midleft=(where.x + px(SIGN) + px(1), where.centery)))

    def _hand(self, window: pygame.Surface, view: State, seat: int, at: tuple[int, int]) -> int:
        """The cards in another captain's hand, and the width they take; those that are seen lie further apart."""
        px, cards = self.display.px, knowledge.hand(view, seat)
        step = min(px(14), px(28) // max(1, len(cards) - 1)) if any(cards) else px(6)
        wide, high = px(SMALL[0]), px(SMALL[1])
        for number, card in enumerate(cards):
            picture = self.display.pictures.get(self._card(seat, card), (wide, high))
            window.blit(picture, (at[0] + number * step, at[1]))
        return step * (len(cards) - 1) + wide + px(4) if cards else 0

    def _treasures(self, window: pygame.Surface, view: State, ship: int, row: pygame.Rect) -> None:
        """Another captain's treasures at the right of a row, those with a power in front."""
        px = self.display.px
        faces = [face or "back" for face in knowledge.treasures(view, ship)][::-1]
        faces += [
            view.table.pieces.treasures[power].name
            for power, owner in enumerate(view.powers)
            if owner == ship and not (power == SIXTH_HOLD and ship == view.table.ghost)
        ]
        wide = px(SMALL[0])
        step = min(wide + px(2), (row.w - wide) // max(1, len(faces) - 1))
        for number, face in enumerate(faces):
            at = (row.right - wide - (len(faces) - 1 - number) * step, row.y)
            self._treasure(window, view, face, pygame.Rect(at, (wide, row.h)))

    def _card(self, seat: int, card: str) -> str:
        """The picture of an action card without its name, or of its back."""
        return f"jamaica/cards/{card.replace('/', '-')}" if card else f"jamaica/cards/back-{self.faces[seat]}"

    # The round

    def captain(self, window: pygame.Surface, view: State, rect: pygame.Rect) -> None:
        """Who is Captain of the round, and who is next."""
        px, pictures, text = self.display.px, self.display.pictures, self.display.text
        self.frame(window, "parchment-plain", rect)
        if view.captain >= 0:
            self.about(rect, about.captain(view, self.names, self.display.language))
        window.blit(pictures.get("jamaica/tokens/compass", (px(64), px(64))), (rect.x + px(8), rect.y + px(10)))
        x, room = rect.x + px(77), rect.w - px(90)
        say = self.display.language.say
        head = say(words.CAPTAIN, round=view.round) if view.round else say(words.FIRST_CAPTAIN)
        if view.captain < 0:
            window.blit(text.fitted(head, px(15), room, SOFT), (x, rect.y + px(9)))
            window.blit(text.fitted(say(words.NO_CAPTAIN), px(20), room, INK, NAMES), (x, rect.y + px(28)))
            return
        after = self.display.language.say(table_words.NEXT, name=self.names[(view.captain + 1) % view.seats])
        window.blit(text.fitted(head, px(15), room, SOFT), (x, rect.y + px(9)))
        window.blit(text.fitted(self.names[view.captain], px(20), room, INK, NAMES), (x, rect.y + px(28)))
        window.blit(text.fitted(after, px(15), room, SOFT), (x, rect.y + px(54)))

    def laid(self, window: pygame.Surface, view: State, rect: pygame.Rect) -> None:
        """The cards of the round: laid face down, or the one that is played now."""
        px, pictures = self.display.px, self.display.pictures
        high = rect.h
        wide = round(high * 108 / 166)
        lying = [seat for seat in range(view.seats) if view.picked[seat] != NO_CARD]
        step = min(wide // 3, (rect.w - wide - px(4)) // max(1, len(lying) - 1)) if lying else 0
        for number, seat in enumerate(lying):
            at = (rect.x + number * step + px(2), rect.y)
            seen = view.viewer is None and view.picked[seat] >= 0
            card = view.table.pieces.cards[view.picked[seat]].name if seen else knowledge.BACK
            window.blit(pictures.get(self._card(seat, card), (wide, high)), at)


def card_face(display: Display, card: str, captain: str, high: int) -> pygame.Surface:
    """An action card with its captain's frame and its name."""
    facts = display.pictures.facts("jamaica/cards/cards")
    scale = high / facts["size"][1]
    size = (round(facts["size"][0] * scale), high)
    made = display.pictures.get(f"jamaica/cards/{card.replace('/', '-')}", size).copy()
    made.blit(display.pictures.get(f"jamaica/cards/frame-{captain}", size), (0, 0))
    x, y, wide, tall = (length * scale for length in facts["banner"])
    line = display.text.fitted(card_name(card, display.language), 15 * scale, wide - 4 * scale, INK, NAMES)
    made.blit(line, line.get_rect(center=(x + wide / 2, y + tall / 2)))
    return made
