"""Things at a table that tell what they are: each an area with a title and some lines."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ..focus import Spot
from .targets import About

Told = tuple[str, Sequence[str]]
"""What a thing is called, and what is to be known of it."""


class Area(NamedTuple):
    """A place on the screen and what is to be known of what lies there; worded when it is asked for."""

    rect: pygame.Rect
    title: str
    tell: Callable[[], Sequence[str]]
    shape: Sequence[tuple[float, float]] = ()
    """Its outline, if it is no rectangle."""
    again: bool = False
    """Whether it tells the same as another area: who looks around by keys comes there alone."""

    @classmethod
    def of(cls, rect: pygame.Rect, told: Told, shape: Sequence[tuple[float, float]] = ()) -> "Area":
        """A place with words that are known already."""
        return cls(rect, told[0], lambda: told[1], shape)

    def spot(self) -> Spot:
        """Something to point at that cannot be pressed."""
        x, y, wide, high = self.rect
        key = About(self.title, (x, y, wide, high))
        return Spot(key, self.rect, None, self.title, self.shape, framed=False, tell=self.tell, listed=not self.again)
