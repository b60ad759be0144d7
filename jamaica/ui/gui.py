"""The widgets of pygame-gui in the game's theme, at any scale."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pygame
import pygame_gui

_LENGTHS = ("shape_corner_radius", "border_width", "shadow_width", "list_item_height", "size")


class Gui:
    """One UI manager; rebuilt when the scale changes, because pygame-gui cannot scale."""

    def __init__(self, assets: Path, size: tuple[int, int], scale: float) -> None:
        self._fonts = assets / "fonts"
        self._families: dict[str, list[str]] = _read(assets / "theme" / "fonts.json")["families"]
        self._theme = _read(assets / "theme" / "theme.json")
        self.rebuild(size, scale)

    def rebuild(self, size: tuple[int, int], scale: float) -> None:
        """All widgets are gone; the scenes make theirs again."""
        self.manager = pygame_gui.UIManager(size, enable_live_theme_updates=False)
        for family, files in self._families.items():
            regular, bold, italic, both = (str(self._fonts / file) for file in files)
            self.manager.add_font_paths(family, regular, bold, italic, both)
        theme = scaled(self._theme, scale)
        self.manager.preload_fonts(_fonts_of(theme))
        self.manager.get_theme().load_theme(theme)

    def entry(self, rect: pygame.Rect, text: str, longest: int, selected: bool) -> pygame_gui.elements.UITextEntryLine:
        """A line to write on, ready for keys: with its text selected, the next letter replaces it."""
        line = pygame_gui.elements.UITextEntryLine(rect, self.manager, initial_text=text)
        line.set_text_length_limit(longest)
        line.focus()  # type: ignore[no-untyped-call]
        line.edit_position = len(text)
        line.select_range = [0, len(text)] if selected else [0, 0]
        line.cursor_has_moved_recently = True
        return line

    def clear(self) -> None:
        """Take all widgets away."""
        self.manager.clear_and_reset()  # type: ignore[no-untyped-call]


def scaled(theme: dict[str, Any], scale: float) -> dict[str, Any]:
    """The theme with its lengths and letters in another scale."""
    made = deepcopy(theme)
    for block in made.values():
        for part in ("font", "misc"):
            for name, value in block.get(part, {}).items():
                if name in _LENGTHS and str(value).isdigit() and int(value):
                    block[part][name] = str(max(1, round(int(value) * scale)))
    return made


def _fonts_of(theme: dict[str, Any]) -> list[dict[str, Any]]:
    """Every font the theme names, in the styles that text boxes use."""
    found = {}
    for block in theme.values():
        font = block.get("font")
        if font:
            style = {"00": "regular", "10": "bold", "01": "italic", "11": "bold_italic"}[
                f"{font.get('bold', '0')}{font.get('italic', '0')}"
            ]
            for each in {style, "bold", "italic"}:
                found[font["name"], font["size"], each] = {
                    "name": font["name"], "point_size": int(font["size"]), "style": each, "antialiased": "1",
                }  # fmt: skip
    return list(found.values())


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
