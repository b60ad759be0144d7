"""Things at a table that tell the mouse what they are: each an area with a title and some lines."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ..focus import Spot


class Area(NamedTuple):
    """A place on the screen, what lies there, and what is to be known of it, worded when it is asked for."""

    rect: pygame.Rect
    title: str
    tell: Callable[[], Sequence[str]] = tuple
    shape: Sequence[tuple[float, float]] = ()
    """Its outline, if it is no rectangle."""

    def spot(self) -> Spot:
        """Something to point at that cannot be pressed."""
        key = f"about {self.title} {tuple(self.rect)}"
        return Spot(key, self.rect, None, self.title, self.shape, framed=False, tell=self.tell)
