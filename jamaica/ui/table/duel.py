"""A battle on the screen: both captains, their dice, powder and strengths."""

from dataclasses import dataclass, field

import pygame

from ...race.rules import State
from ..display import Display
from ..lettering import CREAM, GOLD, INK, NAMES, RED
from .field import Field
from .panels import Panels, picture_name


@dataclass
class Duel:
    """A battle as it is shown: both ships, what each has thrown and spent."""

    ships: tuple[int, int]
    face: list[str] = field(default_factory=lambda: ["", ""])
    frame: list[int | None] = field(default_factory=lambda: [None, None])
    powder: list[int] = field(default_factory=lambda: [0, 0])
    strength: list[str] = field(default_factory=lambda: ["", ""])
    winner: int | None = None


def draw_duel(window: pygame.Surface, display: Display, panels: Panels, board: Field, view: State, duel: Duel) -> None:
    """The duel of the moment, over the middle of the board."""
    px, pictures, text = display.px, display.pictures, display.text
    rect = pygame.Rect(0, 0, min(px(430), board.rect.w - px(20)), px(206))
    rect.center = (board.rect.centerx, board.rect.y + round(board.rect.h * 0.53))
    panels.frame(window, "parchment", rect)
    for side, ship in enumerate(duel.ships):
        left, picture = side == 0, picture_name(view, ship)
        x = rect.x + px(58) if left else rect.right - px(58)
        portrait = pictures.get(f"race/portraits/{picture}", (px(84), px(84)))
        window.blit(portrait, portrait.get_rect(center=(x, rect.y + px(62))))
        if duel.winner == ship:
            laurel = pictures.high("interface/buttons/laurel", px(98))
            window.blit(laurel, laurel.get_rect(center=(x, rect.y + px(62))))
        name = text.fitted(panels.names[ship], px(17), px(150), INK, NAMES)
        window.blit(name, name.get_rect(center=(x + px(26 if left else -26), rect.bottom - px(27))))
        facing = pictures.frame(f"race/ships/{picture}", (256, 256), 0 if left else 8, (px(118), px(118)))
        window.blit(facing, facing.get_rect(center=(rect.centerx + px(-62 if left else 62), rect.bottom - px(84))))
        x = rect.x + px(140) if left else rect.right - px(140)
        if duel.face[side]:
            die = board.die("combat", duel.face[side], duel.frame[side])
            window.blit(die, die.get_rect(center=(x, rect.y + px(54))))
        if duel.powder[side]:
            token = pictures.get("race/tokens/token-powder", (px(26), px(26)))
            window.blit(token, token.get_rect(center=(x - px(14), rect.y + px(96))))
            line = text.line(f"+{duel.powder[side]}", px(20), RED, bold=True)
            window.blit(line, line.get_rect(midleft=(x + px(2), rect.y + px(96))))
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
