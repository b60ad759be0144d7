"""The manager of all elements, in the game's theme and lettering. What pygame-gui changes elsewhere is undone here."""

import json
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import i18n  # type: ignore[import-untyped]
import pygame
import pygame_gui
from pygame_gui.core import ui_appearance_theme
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme
from pygame_gui.core.utility import set_default_manager

from ..lettering import Lettering
from .fonts import GameFonts

NOWHERE = (-1, -1)
"""Where the mouse points before it was seen, and after it has left the window."""
_LENGTHS = ("size", "padding", "shape_corner_radius", "border_width", "sliding_button_width")
"""What is scaled in a theme."""
REST = 0.1
"""Seconds between two looks at elements that nobody has touched: a cursor blinks, a bar grows."""
TABLE, SHEETS, NOTES = range(40), range(40, 80), range(80, 1000)
"""The layers of elements: what lies on a table, sheets over it with what dims the rest beneath them, and notes."""
_ALL = range(1000)
_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


@runtime_checkable
class Scrolled(Protocol):
    """An element that takes the wheel of the mouse."""

    rect: pygame.Rect

    def wheel(self, notches: int) -> bool:
        """Scroll by notches of the wheel; False if there is nothing more to see."""


class Manager(pygame_gui.UIManager):
    """A manager that reads no files of the library, and knows the mouse from events alone."""

    def __init__(self, size: tuple[int, int], lettering: Lettering, theme: dict[str, Any]) -> None:
        self._lettering, self._blocks = lettering, theme
        super().__init__(size, enable_live_theme_updates=False)
        self.mouse_position = NOWHERE
        i18n.load_path.clear()  # every manager adds to it; texts with a full stop would be looked for in files
        set_default_manager(None)  # it would outlive the window

    def create_new_theme(self, theme_path: object = None) -> UIAppearanceTheme:
        with _own_fonts(self._lettering):
            theme = UIAppearanceTheme(self.resource_loader, self._locale)
        theme.load_theme(self._blocks)
        return theme

    def _update_mouse_position(self) -> None:
        """Events tell where the mouse is: then posted ones and touches count like any other."""


@contextmanager
def _own_fonts(lettering: Lettering) -> Iterator[None]:
    """A theme that is made meanwhile finds its fonts in the game's lettering; pygame-gui offers no other way."""
    module: Any = ui_appearance_theme
    before = module.UIFontDictionary
    module.UIFontDictionary = partial(GameFonts, lettering)
    try:
        yield
    finally:
        module.UIFontDictionary = before


class Gui:
    """The elements of the scene that is seen. Made anew when the scale changes, because pygame-gui cannot scale."""

    def __init__(self, assets: Path, lettering: Lettering, size: tuple[int, int], scale: float) -> None:
        self._theme = json.loads((assets / "theme" / "theme.json").read_text(encoding="utf-8"))
        self._lettering = lettering
        self.pressed: Callable[[Hashable], None] = lambda key: None
        """Told the key of an element that was clicked."""
        self.scrolled: Callable[[], None] = lambda: None
        """Told that something was scrolled by its bar."""
        self.owner: object = None
        """The scene whose elements these are; None before it has made any."""
        self._drawn: list[tuple[pygame.Surface, tuple[int, ...]]] = []
        self._stirred = True
        """Whether something may have changed since the last update."""
        self._waited = 0.0
        self.rebuild(size, scale)

    def rebuild(self, size: tuple[int, int], scale: float) -> None:
        """All elements are gone; the scene makes its own again."""
        self._stirred, self.owner = True, None
        self.manager = Manager(size, self._lettering, scaled(self._theme, scale, self._lettering))

    def clear(self) -> None:
        """Take all elements away."""
        self._stirred, self.owner = True, None
        self.manager.set_focus_set(None)
        self.manager.clear_and_reset()
        self.manager.ui_group.lostsprites.clear()  # grows for ever otherwise

    def hand_to(self, owner: object, pressed: Callable[[Hashable], None]) -> None:
        """All elements go; those that are made from now on are a scene's, which is told what is clicked."""
        self.clear()
        self.owner, self.pressed, self.scrolled = owner, pressed, lambda: None

    @property
    def is_writing(self) -> bool:
        """Whether keys go to a text field."""
        focused = self.manager.focused_set or ()
        return any(isinstance(element, pygame_gui.elements.UITextEntryLine) for element in focused)

    def take(self, event: pygame.Event) -> bool:
        """An event arrives; True if an element has used it up."""
        self._stirred = True
        if event.type in _POINTER:
            self.manager.mouse_position = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self.manager.mouse_position = NOWHERE
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        return event.type != pygame.MOUSEMOTION and self.manager.process_events(event)

    def _wheel(self, notches: int) -> bool:
        """What lies under the mouse scrolls; if it is the only part that can, it need not lie there."""
        found = [element for element in self.manager.ui_group.sprites() if isinstance(element, Scrolled)]
        under = [element for element in found if element.rect.collidepoint(self.manager.mouse_position)]
        return any(element.wheel(notches) for element in under or found[:1])

    def update(self, seconds: float) -> bool:
        """Let time pass; True if there is something else to be seen."""
        self._waited += seconds
        if not self._stirred and self._waited < REST:
            return False
        self.manager.update(self._waited)
        self._stirred, self._waited = False, 0.0
        before, self._drawn = self._drawn, [
            (sprite.image, (*sprite.rect,))
            for sprite in self.manager.ui_group.sprites()
            if sprite.visible and sprite.image is not None
        ]  # fmt: skip
        return len(before) != len(self._drawn) or any(
            old is not new or there != here for (old, there), (new, here) in zip(before, self._drawn, strict=True)
        )

    def stir(self) -> None:
        """Something was changed: the next update looks at all elements."""
        self._stirred = True

    def draw(self, window: pygame.Surface, layers: range = _ALL) -> None:
        """All elements, or those of some layers: what a scene draws itself may lie between them."""
        for sprite in self.manager.ui_group.sprites():
            if sprite.layer in layers and sprite.visible and sprite.image is not None:
                window.blit(sprite.image, sprite.rect, None, sprite.blendmode)


def scaled(theme: dict[str, Any], scale: float, lettering: Lettering) -> dict[str, Any]:
    """A theme with its lengths in a scale, and its colours as strong as the player wants them."""
    made = deepcopy(theme)
    for block in made.values():
        for part in ("font", "misc"):
            for name in _LENGTHS:
                if name in block.get(part, {}):
                    lengths = [
                        max(1, round(int(one) * scale)) if int(one) else 0 for one in block[part][name].split(",")
                    ]
                    block[part][name] = ",".join(map(str, lengths))
        for name, colour in block.get("colours", {}).items():
            block["colours"][name] = _hex(lettering.ink(pygame.Color(colour)))
    return made


def _hex(colour: pygame.Color) -> str:
    return "#" + "".join(f"{part:02X}" for part in colour)
