"""Things that fly; smoke, flashes, splashes and dust: strips of frames that play once."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from ..display import Display
from ..entities import Entity, Layer, Point, World, between
from ..motion import RATE, Motion, smooth

MOST = 6
"""Like things that fly at a time."""
ARC = 60
"""How high they fly, in the design."""
SPINS = 3
"""How often what spins turns on its way."""


class Lingering:
    """Smoke, water, splinters: effects that fade out while the game goes on."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._motions: list[Motion] = []

    def add(self, motion: Motion) -> None:
        """Start an effect, unless motion is switched off."""
        if self._display.moves:
            self._motions.append(motion)

    def advance(self, seconds: float) -> bool:
        """Let time pass; True if something was seen until now."""
        rate, seen = RATE[self._display.speed], bool(self._motions)
        self._motions = [motion for motion in self._motions if motion.advance(seconds * rate, moves=True)]
        return seen

    def clear(self) -> None:
        self._motions.clear()


def strip(
    display: Display, world: World, name: str, facts: Mapping[str, Any], at: Point, wide: int, wait: float = 0.0,
    seconds: float = 0.8, mirrored: bool = False, layer: Layer = Layer.SMOKE,
) -> Motion:  # fmt: skip
    """A strip of frames that plays at a point of the board after a part of the time; it takes itself away."""
    cell: tuple[int, int] = tuple(facts["size"])
    size = (wide, round(wide * cell[1] / cell[0]))
    frame = [0]

    def picture() -> pygame.Surface:
        return display.pictures.frame(name, cell, frame[0], size, mirrored)

    x, y = facts["anchor"]
    entity = Entity(at, picture, (1 - x if mirrored else x, y), layer)

    def show(part: float) -> None:
        if part >= 1.0:
            world.discard(entity)
        elif part >= wait:
            world.add(entity)
            frame[0] = min(facts["frames"] - 1, int((part - wait) / (1 - wait) * facts["frames"]))

    return Motion(seconds, show)


def fly(
    display: Display, world: World, picture: pygame.Surface, amount: int, start: Point, end: Point,
    spinning: Sequence[pygame.Surface] = (),
) -> Motion:  # fmt: skip
    """Like things fly in an arc, one behind the other, and are gone when they arrive; from and to board points.

    `spinning`: pictures of one turn that each of them makes on its way.
    """
    shown = [picture] * min(amount, MOST)
    flying = [Entity(start, partial(shown.__getitem__, number), layer=Layer.TOKENS) for number in range(len(shown))]
    high, beside = display.px(ARC) / world.space.scale, display.px(12) / world.space.scale

    def show(part: float) -> None:
        for number, token in enumerate(flying):
            world.discard(token)
            if part < 1.0:
                world.add(token)
            own = smooth(min(1.0, max(0.0, part * 1.5 - number * 0.5 / len(flying))))
            x, y = between(start, end, own)
            token.at = (x, y - high * 4 * own * (1 - own))
            if spinning:
                shown[number] = spinning[int(own * SPINS * len(spinning)) % len(spinning)]

    def fade(part: float) -> None:
        for number, token in enumerate(flying):
            world.discard(token)
            token.at = (end[0] + (number - len(flying) / 2) * beside, end[1])
            token.alpha = round(255 * (1 - part))
            if part < 1.0:
                world.add(token)

    return Motion(0.6, show) if display.moves else Motion(0.6, fade, calm=True)
