"""What all parts of a page have in common."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

import pygame

from ..display import Display
from ..focus import Spot


class Widget:
    """A part of a page: it lies in a rectangle, has spots for the focus, and draws itself."""

    def __init__(self, display: Display, rect: pygame.Rect) -> None:
        self.display = display
        self.rect = rect

    def spots(self) -> Sequence[Spot]:
        """Where it can be pressed."""
        return ()

    def handle(self, event: pygame.Event) -> bool:
        """Take an event of the mouse that is more than a press; True if it is used up."""
        return False

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        """Draw it; `focus` is the key of the spot that has the focus."""

    def frame(self, window: pygame.Surface, name: str, rect: pygame.Rect | None = None) -> None:
        """One of the frames of the interface."""
        rect = self.rect if rect is None else rect
        window.blit(self.display.pictures.slices(name, rect.size, self.display.unit), rect)


class Pressed(Widget):
    """A widget with one spot that does one thing."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, act: Callable[[], None], note: str = ""
    ) -> None:
        super().__init__(display, rect)
        self.spot = Spot(key, rect, act, label, note=note)

    def spots(self) -> Sequence[Spot]:
        return (self.spot,)


def seen_in(area: pygame.Rect, spots: Sequence[Spot]) -> list[Spot]:
    """The same spots, reached by the mouse only inside an area."""
    return [replace(spot, seen=area) for spot in spots]
