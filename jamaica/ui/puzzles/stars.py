"""Stars: how well a puzzle was solved."""

from functools import lru_cache
from math import cos, pi, sin

import pygame

from ...store.solved import MOST_STARS
from ..lettering import GOLD, INK, SOFT
from ..shapes import TIMES

POINTS, WAIST = 5, 0.45
"""Points of a star, and how far its inner corners are from the middle."""


def star(size: int, *, earned: bool) -> pygame.Surface:
    """A golden star, or the outline of one that was not earned."""
    return _star(max(8, size), earned)


@lru_cache(maxsize=64)
def _star(size: int, earned: bool) -> pygame.Surface:
    large = pygame.Surface((size * TIMES, size * TIMES), pygame.SRCALPHA)
    middle, radius = size * TIMES / 2, size * TIMES / 2 - TIMES
    corners = list[tuple[float, float]]()
    for number in range(2 * POINTS):
        angle, far = pi * number / POINTS, radius if number % 2 == 0 else radius * WAIST
        corners.append((middle + far * sin(angle), middle - far * cos(angle)))
    if earned:
        pygame.draw.polygon(large, GOLD, corners)
    pygame.draw.polygon(large, INK if earned else SOFT, corners, max(TIMES, size * TIMES // 14))
    return pygame.transform.smoothscale(large, (size, size))


def row_of_stars(size: int, stars: int) -> pygame.Surface:
    """All stars there can be, those that were earned in gold."""
    made = pygame.Surface((size * MOST_STARS, size), pygame.SRCALPHA)
    for number in range(MOST_STARS):
        made.blit(star(size, earned=number < stars), (size * number, 0))
    return made
