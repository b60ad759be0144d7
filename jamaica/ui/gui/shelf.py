"""A shelf of elements: only what looks different is made anew when a scene lays out all of its elements again."""

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

import pygame
from pygame_gui.core import UIElement

from ..display import Display
from .focusable import light


class Blueprint(NamedTuple):
    """An element that is wanted: what it looks like, where it lies, and what makes it there."""

    look: Hashable
    """Of two blueprints at the same time no two have the same."""
    rect: pygame.Rect
    make: Callable[[pygame.Rect], UIElement]


class Shelf:
    """Keeps elements from one layout to the next: what is held stays held, and what has only moved is moved."""

    def __init__(self, display: Display) -> None:
        self.display = display
        self._kept: dict[Hashable, UIElement] = {}
        self._lit: Hashable = None

    def lay(self, blueprints: Iterable[Blueprint], lit: Hashable) -> None:
        """Make the elements of these blueprints, and drop all others; what has the key `lit` is lit up."""
        gui, before, fresh = self.display.gui, self._kept, list[UIElement]()
        changed = moves = lit != self._lit
        self._kept = {}
        for look, rect, make in blueprints:
            key = (look, rect.size)
            element = before.pop(key, None)
            if element is None or not element.alive() or element.ui_manager is not gui.manager:
                element, changed = make(rect), True
                fresh.append(element)
            elif element.rect.topleft != rect.topleft:
                element.set_position(rect.topleft)
                changed = True
            self._kept[key] = element
        for element in before.values():
            element.kill()
            changed = True
        gui.manager.ui_group.lostsprites.clear()  # grows for ever otherwise
        if changed:
            self._lit = lit
            light(self._kept.values() if moves else fresh, lit)
            gui.stir()
