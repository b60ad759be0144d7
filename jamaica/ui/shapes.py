"""Small shapes with smooth edges: drawn larger and scaled down, and kept."""

from functools import lru_cache

import pygame

TIMES = 4
Paint = tuple[int, int, int, int]


def plate(size: tuple[int, int], fill: pygame.Color, rim: pygame.Color, wide: int, radius: int) -> pygame.Surface:
    """A rectangle with round corners and a rim inside its edge."""
    return _plate(size, tuple(fill), tuple(rim), max(1, wide), radius)


@lru_cache(maxsize=256)
def _plate(size: tuple[int, int], fill: Paint, rim: Paint, wide: int, radius: int) -> pygame.Surface:
    large = pygame.Surface((size[0] * TIMES, size[1] * TIMES), pygame.SRCALPHA)
    large.fill((*rim[:3], 0))  # so that nothing dark shines through at the edge
    rect = large.get_rect()
    pygame.draw.rect(large, rim, rect, border_radius=radius * TIMES)
    inner = rect.inflate(-2 * wide * TIMES, -2 * wide * TIMES)
    pygame.draw.rect(large, fill, inner, border_radius=max(0, radius - wide) * TIMES)
    return pygame.transform.smoothscale(large, size)
