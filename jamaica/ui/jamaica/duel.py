"""A battle on the screen: both captains, their dice, gunpowder and treasures, and the strengths that come of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from ...engine.contract import Event
from ...games.jamaica.rules import odds
from ...games.jamaica.rules.data import LADY_BETH, POWERS, SABRE, STAR
from ...games.jamaica.rules.events import BattleBegan, BattleEnded, CombatRolled, PowderChosen, SabreUsed, StrengthSet
from ...games.jamaica.rules.state import State
from .. import words
from ..display import Display
from ..lettering import CREAM, GOLD, INK, NAMES, RED, SOFT
from ..shapes import plate
from ..table.paint import draw_laurel
from .board import Field
from .panels import Panels

WIDE, HIGH = 600, 206
"""The size of the duel in the design, if the board is large enough for it."""
DIE, POWDER, TREASURE, STRENGTH = 134, 178, 214, 263
"""How far from the edge of each side its things lie."""
DIE_SIZE = 30
UNKNOWN = "?"


@dataclass
class Duel:
    """A battle as it is shown: both ships, what each has thrown and spent, and what treasures add."""

    ships: tuple[int, int]
    bonus: list[int]
    face: list[str] = field(default_factory=lambda: ["", ""])
    frame: list[int | None] = field(default_factory=lambda: [None, None])
    powder: list[int] = field(default_factory=lambda: [0, 0])
    strength: list[str] = field(default_factory=lambda: ["", ""])
    winner: int | None = None

    @classmethod
    def begun(cls, event: BattleBegan, view: State) -> "Duel":
        """A battle begins."""
        ships = (event.attacker, event.defender)
        return cls(ships, [odds.bonus(view, ship) for ship in ships])

    @classmethod
    def of(cls, events: Sequence[Event], view: State) -> "Duel | None":
        """The battle one comes upon: what was thrown and spent in it so far; None if nothing is told of one."""
        first = next((n for n in range(len(events) - 1, -1, -1) if isinstance(events[n], BattleBegan)), None)
        if first is None:
            return None
        begun = events[first]
        assert isinstance(begun, BattleBegan)
        duel = cls.begun(begun, view)
        for event in events[first:]:
            duel.take(event)
        return duel

    def take(self, event: Event) -> None:
        """Something happens in the battle."""
        if isinstance(event, PowderChosen):
            self.powder[self.ships.index(event.ship)] = event.amount
        elif isinstance(event, CombatRolled):
            self.face[self.ships.index(event.ship)] = face_word(event.face)
        elif isinstance(event, SabreUsed):
            self.face[self.ships.index(event.ship)] = ""
        elif isinstance(event, StrengthSet):
            side = self.ships.index(event.ship)
            self.bonus[side] = event.lady_beth
            self.strength[side] = "★" if event.face == STAR else str(event.strength)
        elif isinstance(event, BattleEnded):
            self.winner = event.winner


def face_word(face: int) -> str:
    """A face of the combat die by its word in the pictures."""
    return "star" if face == STAR else str(face)


def draw_duel(window: pygame.Surface, display: Display, panels: Panels, board: Field, view: State, duel: Duel) -> None:
    """The duel of the moment, over the middle of the board."""
    scale = min(display.unit, (board.rect.w - 8) / WIDE, board.rect.h / HIGH)
    rect = pygame.Rect(0, 0, round(WIDE * scale), round(HIGH * scale))
    rect.center = (board.rect.centerx, board.rect.y + round(board.rect.h * 0.53))
    panels.frame(window, "parchment", rect)
    for side in (0, 1):
        _Side(window, display, panels, rect, scale, duel, side).draw(board, view)


class _Side:
    """One half of the duel: the attacker's on the left, the defender's on the right as in a mirror."""

    def __init__(
        self, window: pygame.Surface, display: Display, panels: Panels, rect: pygame.Rect, scale: float, duel: Duel,
        side: int,
    ) -> None:  # fmt: skip
        self.window, self.display, self.panels, self.rect, self.scale = window, display, panels, rect, scale
        self.duel, self.side = duel, side
        self.ship = duel.ships[side]

    def _px(self, length: float) -> int:
        return round(length * self.scale)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        """A point so far from this side's edge and from the top."""
        edge = self.rect.x + self._px(x) if self.side == 0 else self.rect.right - self._px(x)
        return edge, self.rect.y + self._px(y)

    def _put(self, picture: pygame.Surface, x: float, y: float) -> None:
        self.window.blit(picture, picture.get_rect(center=self._at(x, y)))

    def draw(self, board: Field, view: State) -> None:
        """The captain with his ship, and what his strength is made of."""
        duel, side, pictures, text = self.duel, self.side, self.display.pictures, self.display.text
        self._captain()
        number = 0 if side == 0 else 8
        name = f"race/ships/{self.panels.faces[self.ship]}"
        self._put(pictures.frame(name, (256, 256), number, (self._px(120), self._px(120))), 214, HIGH - 62)
        if duel.face[side]:
            self._put(board.die("combat", duel.face[side], duel.frame[side], self._px(DIE_SIZE)), DIE, 50)
        else:
            slot = plate((self._px(40), self._px(40)), CREAM, SOFT, self._px(2), self._px(8))
            self._put(slot, DIE, 50)
            self._put(text.line(UNKNOWN, self._px(24), SOFT, bold=True), DIE, 50)
        if duel.powder[side]:
            self._put(pictures.get("race/tokens/token-powder", (self._px(34), self._px(34))), POWDER, 42)
            self._put(text.line(f"+{duel.powder[side]}", self._px(22), RED, bold=True), POWDER, 72)
        if duel.bonus[side]:
            self._put(pictures.high(f"race/treasures/{POWERS[LADY_BETH]}", self._px(42)), TREASURE, 38)
            self._put(text.line(f"+{duel.bonus[side]}", self._px(22), RED, bold=True), TREASURE, 72)
        if view.powers[SABRE] == self.ship:
            self._put(pictures.high(f"race/treasures/{POWERS[SABRE]}", self._px(40)), 118, 98)
        self._strength()

    def _captain(self) -> None:
        pictures, text, say = self.display.pictures, self.display.text, self.display.language.say
        face = self.panels.faces[self.ship]
        self._put(pictures.get(f"race/portraits/{face}", (self._px(84),) * 2), 62, 62)
        if self.duel.winner == self.ship:
            draw_laurel(self.window, pictures, f"race/portraits/emblem-{face}", self._at(62, 62), self._px(84))
        self._put(text.fitted(self.panels.names[self.ship], self._px(20), self._px(140), INK, NAMES), 84, HIGH - 70)
        role = say((words.ATTACKER, words.DEFENDER)[self.side])
        self._put(text.fitted(role, self._px(16), self._px(110), SOFT), 84, HIGH - 46)

    def _strength(self) -> None:
        strength, at = self.duel.strength[self.side], self._at(STRENGTH, 52)
        colour = RED if strength else SOFT
        pygame.draw.aacircle(self.window, GOLD if self.duel.winner == self.ship else INK, at, self._px(25))
        pygame.draw.aacircle(self.window, colour, at, self._px(22))
        if strength == "★":
            self._put(self.display.pictures.get("race/tokens/star", (self._px(36), self._px(36))), STRENGTH, 52)
        else:
            figure = self.display.text.line(strength or UNKNOWN, self._px(28), CREAM, bold=True)
            self._put(figure, STRENGTH, 52)
