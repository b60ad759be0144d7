"""Tokens that fly; smoke, flashes and splashes: strips of frames that play once."""

import pygame

from ...race.data import KINDS
from ..display import Display
from ..entities import Crowd, Entity, Point, between
from ..motion import Motion, smooth
from .field import Field

LAYER = 4
TOKENS = 8
"""The layers of smoke and of tokens."""


def strip(board: Field, crowd: Crowd, name: str, at: Point, units: float, wait: float = 0.0) -> Motion:
    """A strip that plays at a point of the board, so many units wide, after a while; it takes itself away."""
    facts = board.display.pictures.facts("race/tokens/tokens")["strips"][name]
    cell: tuple[int, int] = tuple(facts["size"])
    wide = board.px(units)
    size = (wide, round(wide * cell[1] / cell[0]))
    frame = [0]

    def picture() -> pygame.Surface:
        return board.display.pictures.frame(f"race/tokens/{name}", cell, frame[0], size)

    entity = Entity(board.on_screen(at), picture, tuple(facts["anchor"]), LAYER)

    def show(part: float) -> None:
        if part >= 1.0:
            crowd.remove(entity)
        elif part >= wait:
            if frame[0] == 0:
                crowd.remove(entity)
                crowd.add(entity)
            frame[0] = min(facts["frames"] - 1, int((part - wait) / (1 - wait) * facts["frames"]))

    return Motion(0.8, show)


def tokens(display: Display, crowd: Crowd, kind: int, amount: int, start: Point, end: Point) -> Motion:
    """Tokens fly in an arc, one behind the other, and are gone when they arrive."""
    wide = display.px(30)
    picture = display.pictures.get(f"race/tokens/token-{KINDS[kind]}", (wide, wide))
    flying = [Entity(start, lambda: picture, layer=TOKENS) for _ in range(min(amount, 6))]

    def show(part: float) -> None:
        for number, token in enumerate(flying):
            crowd.remove(token)
            if part < 1.0:
                crowd.add(token)
            own = smooth(min(1.0, max(0.0, part * 1.5 - number * 0.5 / len(flying))))
            x, y = between(start, end, own)
            token.at = (x, y - display.px(60) * 4 * own * (1 - own))

    return Motion(0.6, show)
