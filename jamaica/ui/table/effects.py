"""Things that fly; smoke, flashes, splashes and dust: strips of frames that play once."""

from collections.abc import Mapping
from typing import Any

import pygame

from ..display import Display
from ..entities import Crowd, Entity, Point, between
from ..motion import Motion, smooth

LAYER = 4
TOKENS = 8
"""The layers of smoke and of tokens."""


def strip(
    display: Display, crowd: Crowd, name: str, facts: Mapping[str, Any], at: Point, wide: int, wait: float = 0.0
) -> Motion:
    """A strip of frames that plays at a point of the screen after a while; it takes itself away."""
    cell: tuple[int, int] = tuple(facts["size"])
    size = (wide, round(wide * cell[1] / cell[0]))
    frame = [0]

    def picture() -> pygame.Surface:
        return display.pictures.frame(name, cell, frame[0], size)

    entity = Entity(at, picture, tuple(facts["anchor"]), LAYER)

    def show(part: float) -> None:
        if part >= 1.0:
            crowd.remove(entity)
        elif part >= wait:
            if frame[0] == 0:
                crowd.remove(entity)
                crowd.add(entity)
            frame[0] = min(facts["frames"] - 1, int((part - wait) / (1 - wait) * facts["frames"]))

    return Motion(0.8, show)


def fly(display: Display, crowd: Crowd, picture: pygame.Surface, amount: int, start: Point, end: Point) -> Motion:
    """Like things fly in an arc, one behind the other, and are gone when they arrive."""
    flying = [Entity(start, lambda: picture, layer=TOKENS) for _ in range(min(amount, 6))]

    def show(part: float) -> None:
        for number, token in enumerate(flying):
            crowd.remove(token)
            if part < 1.0:
                crowd.add(token)
            own = smooth(min(1.0, max(0.0, part * 1.5 - number * 0.5 / len(flying))))
            x, y = between(start, end, own)
            token.at = (x, y - display.px(60) * 4 * own * (1 - own))

    def fade(part: float) -> None:
        for number, token in enumerate(flying):
            crowd.remove(token)
            token.at = (end[0] + (number - len(flying) / 2) * display.px(12), end[1])
            token.alpha = round(255 * (1 - part))
            if part < 1.0:
                crowd.add(token)

    return Motion(0.6, show) if display.moves else Motion(0.6, fade, calm=True)
