"""Rings round what belongs to a crew, in the colours for eyes that tell other colours apart than most."""

import pygame

from ..entities import Point
from ..palette import Colour, Palette
from .menu import COLOURS

CREWS = ("red", "yellow", "blue", "green")
"""The crews' words in the pictures, by figure."""
_DARK = (10, 10, 10)
_ROUND = {"barrel": 28, "marker": 18}
"""The radius of round pieces as painted, in board units; half the side of a tile."""
_TILE = 47
_BOOTS = {"large": (104, 46), "small": (84, 38)}
"""The ellipse round a worker's boots."""
_WIDE, _RIM = 8, 3
"""How wide a ring is, and the dark rim outside it."""


def ring_of(palette: Palette, name: str) -> Colour | None:
    """The colour of the ring a sprite of this name gets; None if it gets none."""
    crew = next((word for word in name.split("-")[1:2] if word in CREWS), None)
    return COLOURS[palette.name][CREWS.index(crew)] if crew and palette.rings else None


def is_below(name: str) -> bool:
    """Whether the ring lies on the ground, under the sprite: round a worker's boots."""
    return name.startswith("worker-")


def draw_ring(window: pygame.Surface, name: str, at: Point, colour: Colour, scale: float) -> None:
    """The ring of a sprite; `scale` is pixels per board unit."""
    kind, *_, size = name.split("-")
    for tone, more, units in ((_DARK, _RIM, _WIDE + 2 * _RIM), (colour, 0, _WIDE)):
        wide = max(2, round(units * scale))
        if kind == "worker":
            pygame.draw.ellipse(window, tone, _around(at, *_BOOTS[size], more, scale), wide)
        elif kind == "tile":
            pygame.draw.rect(window, tone, _around(at, 2 * _TILE, 2 * _TILE, more, scale), wide, round(10 * scale))
        elif kind in _ROUND:
            pygame.draw.circle(window, tone, at, (_ROUND[kind] + more) * scale, wide)


def _around(at: Point, wide: float, high: float, more: float, scale: float) -> pygame.Rect:
    rect = pygame.Rect(0, 0, round((wide + 2 * more) * scale), round((high + 2 * more) * scale))
    rect.center = (round(at[0]), round(at[1]))
    return rect
