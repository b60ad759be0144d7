"""Shows where something happened: rings of light round the places of a line of the log."""

from collections.abc import Sequence
from math import cos, pi

import pygame

from ..display import Display

LASTS = 2.2
"""Seconds the light stays."""
BEATS = 3
GOLD = (255, 226, 120)


class Spotlight:
    """Pulses round some places for a while; with reduced motion it only shines."""

    def __init__(self, display: Display, lasts: float = LASTS) -> None:
        self.display, self.lasts = display, lasts
        self.places: Sequence[pygame.Rect] = ()
        self._gone = 0.0

    def point(self, places: Sequence[pygame.Rect]) -> None:
        """Begin to pulse round these places."""
        self.places, self._gone = places, 0.0

    def advance(self, seconds: float) -> bool:
        """Let time pass; True while something shines, and when it goes out."""
        if not self.places:
            return False
        self._gone += seconds
        if self._gone >= self.lasts:
            self.places = ()
        return True

    def draw(self, window: pygame.Surface) -> None:
        """The rings."""
        pulse = (1 - cos(2 * pi * BEATS * self._gone / LASTS)) / 2 if self.display.moves else 0.5
        for place in self.places:
            wide = self.display.px(14 + 14 * pulse)
            around = place.inflate(wide, min(wide, place.h // 3))  # a row of a list keeps clear of its neighbours
            ring = pygame.Surface(around.size, pygame.SRCALPHA)
            for width, alpha in ((9, 60), (6, 120), (3, 255)):
                pygame.draw.rect(
                    ring, (*GOLD, alpha), ring.get_rect(), self.display.px(width), border_radius=self.display.px(18)
                )
            window.blit(ring, around)
