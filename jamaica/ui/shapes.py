"""Small shapes with smooth edges: drawn larger and scaled down, and kept."""

from functools import lru_cache

import pygame

from .display import Display
from .lettering import CREAM, INK

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


def draw_count(
    window: pygame.Surface, display: Display, at: tuple[int, int], figure: str, radius: int,
    colours: tuple[pygame.Color, pygame.Color] = (CREAM, INK),
) -> None:  # fmt: skip
    """A figure on a small disc, in the colours of disc and ink."""
    disc, ink = colours
    pygame.draw.aacircle(window, INK, at, radius + max(1, display.px(1)))
    pygame.draw.aacircle(window, disc, at, radius)
    line = display.text.line(figure, radius * 1.75, ink, bold=True)
    window.blit(line, line.get_rect(center=at))
