"""How elements of pygame-gui and the focus know each other: an element offers its places and is lit by their keys."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol, runtime_checkable

from pygame_gui.core import UIElement

from ..focus import Spot


@runtime_checkable
class Focusable(Protocol):
    """An element with places that can have the focus. What the focus is on is lit, whatever has led it there."""

    def spots(self) -> Sequence[Spot]:
        """Where it can be pressed."""

    def light(self, key: Hashable) -> None:
        """The focus is on the place with this key, here or elsewhere."""


def spots_of(elements: Iterable[UIElement]) -> list[Spot]:
    """The places of all elements."""
    return [spot for element in elements if isinstance(element, Focusable) for spot in element.spots()]


def light(elements: Iterable[UIElement], key: Hashable) -> None:
    """Light up the element that has the focus, and no other."""
    for element in elements:
        if isinstance(element, Focusable):
            element.light(key)
