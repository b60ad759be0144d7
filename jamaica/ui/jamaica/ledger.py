"""What is written on the frame of a battle: both captains, and below the sea how their strengths add up."""

from collections.abc import Callable

import pygame

from ...games.jamaica.rules.data import LADY_BETH, POWERS, SABRE
from ...games.jamaica.rules.state import State
from ..entities import BoardSpace, Entity, Layer
from ..lettering import CREAM, GOLD, INK, NAMES, RED, SOFT
from ..shapes import plate
from ..table.context import TableContext
from ..table.paint import draw_laurel
from . import words
from .board import Field
from .duel import STARRED, Duel
from .panels import Panels
from .stage import Stage

LINE = 446.0
"""The middle of the parchment."""
DIE, KEGS, CARD, TOTAL = 60.0, 116.0, 272.0, 358.0
"""How far from the edge of their side die, kegs, treasure and total lie, in units of the stage."""
DIE_SIZE, KEG, CARD_HIGH, SEAL = 50.0, 40.0, 64.0, 31.0
ROOM = 34.0
"""How far the account of a side reaches beyond the middles of its first and last thing."""
APART, BESIDE = 28.0, 36.0
"""How far apart kegs stand, and how far behind the last one their number."""
MOST_KEGS = 4
"""Kegs drawn one by one; of more only so many are seen, and the figure tells."""
FACE, FACE_WIDE = (62.0, 62.0), 86.0
NAME = (110.0, 26.0, 186.0, 34.0)
"""Left, top, width and height of a captain's ribbon."""
NEWS = (246.0, 74.0, 348.0, 50.0)
"""Where it says who has won."""
SABRE_AT = (62.0, 146.0)
UNKNOWN = "?"
SHADE = 110
"""How much of a keg is seen that is still in the hold."""
LIFT = 1.35
"""How much larger that is which is added now."""


class Ledger(Entity):
    """The account of both sides, as far as the battle has come."""

    def __init__(
        self, table: TableContext[State], stage: Stage, board: Field, panels: Callable[[], Panels],
        duel: Callable[[], Duel | None],
    ) -> None:  # fmt: skip
        super().__init__((0.0, 0.0), lambda: pygame.Surface((0, 0)), layer=Layer.SHEETS)
        self._table, self._stage, self._board, self._panels, self._duel = table, stage, board, panels, duel
        self.sums: list[str | None] = [None, None]
        """What the total shows while it is added up."""
        self.added: list[str] = ["", ""]
        """What is being added: die, powder, treasure or total."""
        self.thrown: list[bool] = [True, True]
        """Whether the die lies in its place: not while it is in the air."""

    def rest(self) -> None:
        """Nothing is being added."""
        self.sums, self.added, self.thrown = [None, None], ["", ""], [True, True]

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """Both sides, and who has won."""
        duel = self._duel()
        if duel is None:
            return
        for side in (0, 1):
            _Side(self, window, duel, side, self._table.view).draw()
        if duel.over:
            self._news(window, duel)

    def _news(self, window: pygame.Surface, duel: Duel) -> None:
        say, names = self._table.say, self._panels().names
        text = say(words.BATTLE_DRAWN) if duel.winner is None else say(words.BATTLE_WON, name=names[duel.winner])
        left, top, wide, high = (self._stage.px(length) for length in NEWS)
        rect = pygame.Rect(left, top, wide, high).move(self._stage.rect.topleft)
        display = self._table.display
        ribbon = display.pictures.slices("ribbon", rect.size, self._stage.scale)
        window.blit(ribbon, rect)
        line = display.text.fitted(text, self._stage.px(25), rect.w - self._stage.px(90), RED, NAMES)
        window.blit(line, line.get_rect(center=(rect.centerx, rect.y + round(rect.h * 0.44))))

    def spot(self, side: int, x: float, y: float) -> tuple[float, float]:
        """A point so far from the edge of a side, in units of the stage."""
        return (x if side == 0 else self._stage.size[0] - x), y

    def account(self, side: int) -> pygame.Rect:
        """The half of the parchment on which a side adds up, on the screen."""
        corners = (self.spot(side, DIE - ROOM, LINE - ROOM), self.spot(side, TOTAL + ROOM, LINE + ROOM))
        (one, top), (other, low) = (self._stage.on_screen(corner) for corner in corners)
        return pygame.Rect(round(min(one, other)), round(top), round(abs(other - one)), round(low - top))

    def keg(self, side: int, number: int) -> tuple[float, float]:
        """Where a keg of powder stands."""
        return self.spot(side, KEGS + min(number, MOST_KEGS - 1) * APART, LINE)


class _Side:
    """One half of it: the attacker's on the left, the defender's on the right as in a mirror."""

    def __init__(self, ledger: Ledger, window: pygame.Surface, duel: Duel, side: int, view: State) -> None:
        self.ledger, self.window, self.duel, self.side, self.view = ledger, window, duel, side, view
        self.stage, self.board, self.panels = ledger._stage, ledger._board, ledger._panels()
        self.display = self.panels.display
        self.ship = duel.ships[side]

    def draw(self) -> None:
        self._captain()
        self._die()
        self._kegs()
        self._treasures()
        self._total()

    def _px(self, units: float) -> int:
        return self.stage.px(units)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        at = self.stage.on_screen(self.ledger.spot(self.side, x, y))
        return round(at[0]), round(at[1])

    def _put(self, picture: pygame.Surface, x: float, y: float) -> pygame.Rect:
        return self.window.blit(picture, picture.get_rect(center=self._at(x, y)))

    def _large(self, part: str, units: float) -> int:
        """A size in pixels, larger for what is added now."""
        return self._px(units * (LIFT if self.ledger.added[self.side] == part else 1.0))

    def _captain(self) -> None:
        pictures, text, say = self.display.pictures, self.display.text, self.display.language.say
        face = self.panels.faces[self.ship]
        wide = self._px(FACE_WIDE)
        pygame.draw.aacircle(self.window, INK, self._at(*FACE), wide // 2 + self._px(3))
        self._put(pictures.get(f"jamaica/portraits/{face}", (wide, wide)), *FACE)
        self.panels.ring(self.window, self.ship, self._at(*FACE), wide // 2)
        if self.duel.winner == self.ship:
            draw_laurel(self.window, pictures, f"jamaica/portraits/emblem-{face}", self._at(*FACE), wide)
        left, top, width, high = NAME
        rect = pygame.Rect(0, 0, self._px(width), self._px(high))
        rect.center = self._at(left + width / 2, top + high / 2)
        ribbon = pictures.slices("ribbon", rect.size, self.stage.scale * 0.62)
        self.window.blit(ribbon, rect)
        name = text.fitted(self.panels.names[self.ship], self._px(18), rect.w - self._px(56), INK, NAMES)
        self.window.blit(name, name.get_rect(center=(rect.centerx, rect.y + round(rect.h * 0.44))))
        role = text.fitted(say((words.ATTACKER, words.DEFENDER)[self.side]), self._px(15), self._px(110), CREAM)
        label = role.get_rect(center=self._at(left + width / 2, top + high + 11)).inflate(self._px(18), self._px(2))
        self.window.blit(
            plate(label.size, pygame.Color(20, 12, 8, 150), pygame.Color(20, 12, 8, 150), 1, label.h // 2), label
        )
        self.window.blit(role, role.get_rect(center=label.center))
        if self.view.powers[SABRE] == self.ship:
            self._put(pictures.high(f"jamaica/treasures/{POWERS[SABRE]}", self._px(CARD_HIGH)), *SABRE_AT)

    def _die(self) -> None:
        face, frame = self.duel.face[self.side], self.duel.frame[self.side]
        if face and frame is None and self.ledger.thrown[self.side]:
            self._put(self.board.die("combat", face, None, self._large("die", DIE_SIZE)), DIE, LINE)
            return
        slot = plate((self._px(52), self._px(52)), pygame.Color(255, 248, 228, 150), SOFT, self._px(2), self._px(9))
        self._put(slot, DIE, LINE)
        self._put(self.display.text.line(UNKNOWN, self._px(28), SOFT, bold=True), DIE, LINE)

    def _kegs(self) -> None:
        amount, loaded = self.duel.powder[self.side], self.duel.loaded[self.side]
        if not amount:
            return
        keg = self.display.pictures.high("jamaica/tokens/pile-powder-1", self._large("powder", KEG))
        for number in range(min(amount, MOST_KEGS)):
            keg.set_alpha(255 if number < loaded else SHADE)
            x, y = self.stage.on_screen(self.ledger.keg(self.side, number))
            self.window.blit(keg, keg.get_rect(center=(round(x), round(y))))
        keg.set_alpha(255)
        self._plus(amount, KEGS + (min(amount, MOST_KEGS) - 1) * APART + BESIDE, "powder")

    def _plus(self, amount: int, x: float, part: str) -> None:
        self._put(self.display.text.line(f"+{amount}", self._large(part, 25), RED, bold=True), x, LINE)

    def _treasures(self) -> None:
        bonus = self.duel.bonus[self.side]
        if bonus:
            card = self.display.pictures.high(
                f"jamaica/treasures/{POWERS[LADY_BETH]}", self._large("treasure", CARD_HIGH)
            )
            self._put(card, CARD - 18, LINE)
            self._plus(bonus, CARD + 22, "treasure")

    def _total(self) -> None:
        strength = self.ledger.sums[self.side]
        if strength is None:
            strength = self.duel.strength[self.side]
        at, radius = self._at(TOTAL, LINE), self._large("total", SEAL)
        rim = GOLD if self.duel.winner == self.ship else INK
        pygame.draw.aacircle(self.window, INK, at, radius + self._px(2))
        pygame.draw.aacircle(self.window, rim, at, radius + self._px(1 if rim == INK else 3))
        pygame.draw.aacircle(self.window, RED if strength else SOFT, at, radius - self._px(2))
        if strength == STARRED:
            self._put(self.display.pictures.get("jamaica/tokens/star", (self._large("total", 50),) * 2), TOTAL, LINE)
        else:
            figure = self.display.text.line(strength or UNKNOWN, self._large("total", 34), CREAM, bold=True)
            self._put(figure, TOTAL, LINE)
