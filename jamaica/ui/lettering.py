"""Text on surfaces: fonts by family and size, lines kept once drawn, paragraphs broken to a width."""

import json
from collections import OrderedDict
from pathlib import Path

import pygame

BODY = "crimson-pro"
NAMES = "im-fell-english-sc"
"""IM Fell's figures are hard to read: numbers are written in the body's family."""
KEPT = 600

INK = pygame.Color("#2A1306")
SOFT = pygame.Color("#6B4A2B")
RED = pygame.Color("#7E1510")
CREAM = pygame.Color("#FFF8E4")
GOLD = pygame.Color("#F0C24E")


class Lettering:
    """Writes lines of text; the last few hundred are kept."""

    def __init__(self, assets: Path) -> None:
        self._folder = assets / "fonts"
        facts = json.loads((assets / "theme" / "fonts.json").read_text(encoding="utf-8"))
        self._files: dict[str, list[str]] = facts["families"]
        self._fonts: dict[tuple[str, int, bool], pygame.Font] = {}
        self._lines: OrderedDict[tuple[str, str, int, tuple[int, ...], bool], pygame.Surface] = OrderedDict()

    def forget(self) -> None:
        """Drop all fonts and lines: another window wants other sizes."""
        self._fonts.clear()
        self._lines.clear()

    def font(self, family: str, size: float, bold: bool = False) -> pygame.Font:
        """A font of so many pixels."""
        key = (family, max(9, round(size)), bold)
        if key not in self._fonts:
            self._fonts[key] = pygame.Font(self._folder / self._files[family][bold], key[1])
        return self._fonts[key]

    def line(
        self, text: str, size: float, colour: pygame.Color = INK, family: str = BODY, bold: bool = False
    ) -> pygame.Surface:
        """One line of text."""
        key = (text, family, max(9, round(size)), tuple(colour), bold)
        if key in self._lines:
            self._lines.move_to_end(key)
            return self._lines[key]
        made = self.font(family, size, bold).render(text, True, colour)
        self._lines[key] = made
        if len(self._lines) > KEPT:
            self._lines.popitem(last=False)
        return made

    def fitted(
        self, text: str, size: float, width: float, colour: pygame.Color = INK, family: str = BODY, bold: bool = False
    ) -> pygame.Surface:
        """One line of text, smaller if it would be wider than `width`."""
        wide = self.font(family, size, bold).size(text)[0]
        return self.line(text, size if wide <= width else size * width / wide, colour, family, bold)

    def broken(self, text: str, size: float, width: float, bold: bool = False) -> list[str]:
        """A paragraph as lines no wider than `width`."""
        font = self.font(BODY, size, bold)
        lines: list[str] = []
        for word in text.split(" "):
            if lines and font.size(f"{lines[-1]} {word}")[0] <= width:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        return lines
