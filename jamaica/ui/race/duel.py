"""A battle on the screen: both captains, their dice, powder and strengths."""

from dataclasses import dataclass, field

import pygame

from ...race.data import STAR
from ...race.rules import State
from ...race.stages import ASK_SABRE
from ..display import Display
from ..lettering import CREAM, GOLD, INK, NAMES, RED
from .field import Field
from .panels import Panels

WIDE, HIGH = 430, 206
"""The size of the duel in the design, if the board is large enough for it."""


@dataclass
class Duel:
    """A battle as it is shown: both ships, what each has thrown and spent."""

    ships: tuple[int, int]
    face: list[str] = field(default_factory=lambda: ["", ""])
    frame: list[int | None] = field(default_factory=lambda: [None, None])
    powder: list[int] = field(default_factory=lambda: [0, 0])
    strength: list[str] = field(default_factory=lambda: ["", ""])
    winner: int | None = None

    @classmethod
    def met(cls, view: State) -> "Duel":
        """A battle one comes upon: what was thrown and spent so far."""
        duel = cls((view.actor, view.foe))
        if view.side:
            duel.strength[0] = str(view.strength)
        if view.stage == ASK_SABRE:
            duel.face[view.side], duel.powder[view.side] = face_word(view.face), view.spent
        return duel


def face_word(face: int) -> str:
    """A face of the combat die by its word in the pictures."""
    return "star" if face == STAR else str(face)


def draw_duel(window: pygame.Surface, display: Display, panels: Panels, board: Field, view: State, duel: Duel) -> None:
    """The duel of the moment, over the middle of the board."""
    pictures, text = display.pictures, display.text
    scale = min(display.unit, (board.rect.w - 8) / WIDE, board.rect.h / HIGH)

    def px(length: float) -> int:
        return round(length * scale)

    rect = pygame.Rect(0, 0, px(WIDE), px(HIGH))
    rect.center = (board.rect.centerx, board.rect.y + round(board.rect.h * 0.53))
    panels.frame(window, "parchment", rect)
    for side, ship in enumerate(duel.ships):
        left, picture = side == 0, panels.faces[ship]
        x = rect.x + px(58) if left else rect.right - px(58)
        portrait = pictures.get(f"race/portraits/{picture}", (px(84), px(84)))
        window.blit(portrait, portrait.get_rect(center=(x, rect.y + px(62))))
        if duel.winner == ship:
            laurel = pictures.high("interface/buttons/laurel", px(98))
            window.blit(laurel, laurel.get_rect(center=(x, rect.y + px(62))))
        if duel.powder[side]:  # below the portrait, where no sail is behind the figure
            token = pictures.get("race/tokens/token-powder", (px(32), px(32)))
            window.blit(token, token.get_rect(midright=(x, rect.y + px(138))))
            line = text.line(f"+{duel.powder[side]}", px(24), RED, bold=True)
            window.blit(line, line.get_rect(midleft=(x + px(4), rect.y + px(138))))
        name = text.fitted(panels.names[ship], px(17), px(150), INK, NAMES)
        window.blit(name, name.get_rect(center=(x + px(26 if left else -26), rect.bottom - px(27))))
        facing = pictures.frame(f"race/ships/{picture}", (256, 256), 0 if left else 8, (px(118), px(118)))
        window.blit(facing, facing.get_rect(center=(rect.centerx + px(-62 if left else 62), rect.bottom - px(84))))
        x = rect.x + px(140) if left else rect.right - px(140)
        if duel.face[side]:
            die = board.die("combat", duel.face[side], duel.frame[side])
            window.blit(die, die.get_rect(center=(x, rect.y + px(54))))
        if duel.strength[side]:
            at = (rect.centerx + (-px(30) if left else px(30)), rect.y + px(60))
            pygame.draw.circle(window, GOLD if duel.winner == ship else INK, at, px(23))
            pygame.draw.circle(window, RED, at, px(20))
            if duel.strength[side] == "★":
                star = pictures.get("race/tokens/star", (px(30), px(30)))
                window.blit(star, star.get_rect(center=at))
            else:
                figure = text.line(duel.strength[side], px(26), CREAM, bold=True)
                window.blit(figure, figure.get_rect(center=at))
