"""Text on surfaces: fonts by family and size, lines kept once drawn, paragraphs broken to a width."""

import json
import re
from collections import OrderedDict
from math import ceil
from pathlib import Path

import pygame

from ..engine.quoting import cut, harmless

BODY = "crimson-pro"
NAMES = "im-fell-english-sc"
"""IM Fell's figures are hard to read: numbers are written in the body's family."""
KEPT = 600
PARAGRAPHS = 2000
"""How many lines, and how many broken paragraphs are kept: a log is broken anew whenever it is painted."""
LEAST = 9
"""Pixels of the smallest letters."""
LONGEST = 400
"""Letters of a line, at most."""
WIDEST = 16_000
"""Pixels of a line, at most: `smoothscale` of pygame-ce kills the process at surfaces about 180,000 pixels wide."""
LEADING = 1.16
"""The height of a line of a paragraph, in sizes of its letters."""
WIDTHS = 4000
"""How many widths of words a face keeps: texts are broken anew whenever a page is laid out."""
NOBODYS = "\ue83a"
"""A letter that no font has: its place is for private use."""
FINE = (72, 128)
"""Letters that are at most half as large are drawn so many pixels large and scaled down."""

INK = pygame.Color("#2A1306")
SOFT = pygame.Color("#6B4A2B")
RED = pygame.Color("#7E1510")
CREAM = pygame.Color("#FFF8E4")
GOLD = pygame.Color("#F0C24E")
GREEN = pygame.Color("#2F5D2A")


_TIED = re.compile(r" (?=%|[A-Z]?\d+[.,;:)])|(?<=[,:] \d) ")
"""Spaces at which no line ends: a sign stays with its figure, a figure at either end of a phrase with its word."""
_STRONG = {
    tuple(INK): pygame.Color("#000000"),
    tuple(SOFT): pygame.Color("#1C0C02"),
    tuple(RED): pygame.Color("#5A0000"),
    tuple(CREAM): pygame.Color("#FFFFFF"),
    tuple(GOLD): pygame.Color("#FFE680"),
}
"""The colours of the ink for high contrast."""


def has_figures(text: str) -> bool:
    """Whether a text is written in the body's family, also where names would be."""
    return any(letter.isdigit() for letter in text)


class Face:
    """A font of some size. Small letters are drawn large and scaled down: fitted to whole pixels one by one, they would
    stand too far apart, and the words too near to each other."""

    def __init__(self, drawn: pygame.Font, scale: float) -> None:
        self._drawn = drawn
        self._scale = scale
        self._sizes: dict[str, tuple[int, int]] = {}

    @property
    def high(self) -> int:
        """The height of a line, whatever is written on it."""
        return round(self._drawn.get_linesize() * self._scale)

    @property
    def ascent(self) -> int:
        """How far letters reach above the line they stand on."""
        return round(self._drawn.get_ascent() * self._scale)

    @property
    def descent(self) -> int:
        """How far they reach below it."""
        return round(-self._drawn.get_descent() * self._scale)

    def metrics(self, text: str) -> list[tuple[int, ...] | None]:
        """Per letter its box and how far the next one is; None for one that the font lacks."""
        found = self._drawn.metrics(text)
        return [one and tuple(round(value * self._scale) for value in one) for one in found]

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of a line."""
        found = self._sizes.get(text)
        if found is None:
            wide, high = self._drawn.size(self._line(text))
            found = ceil(wide * self._scale), round(high * self._scale)
            if len(self._sizes) >= WIDTHS:
                self._sizes.clear()
            self._sizes[text] = found
        return found

    def render(self, text: str, colour: pygame.Color) -> pygame.Surface:
        """A line of text."""
        made = self._drawn.render(self._line(text), True, colour)
        return made if self._scale == 1 else pygame.transform.smoothscale(made, self.size(text))

    def _line(self, text: str) -> str:
        """What can be drawn of a text, whoever has written it."""
        text = cut(harmless(text), LONGEST)
        if len(text) * self._drawn.get_linesize() < WIDEST:  # no letter is wider than a line is high
            return text
        wide = self._drawn.size(text)[0]
        return text if wide <= WIDEST else cut(text, max(1, len(text) * WIDEST // wide))


class Lettering:
    """Writes lines of text; the last few hundred are kept."""

    larger = 1.0
    """How much larger than designed letters are."""
    strong = False
    """Whether the ink is in high contrast."""

    def __init__(self, assets: Path) -> None:
        self._folder = assets / "fonts"
        facts = json.loads((assets / "theme" / "fonts.json").read_text(encoding="utf-8"))
        self._files: dict[str, list[str]] = facts["families"]
        self._faces: dict[tuple[str, int, bool], Face] = {}
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        """By file and size; letters of many sizes are drawn with the same one."""
        self._lines: OrderedDict[tuple[str, str, int, tuple[int, ...], bool], pygame.Surface] = OrderedDict()
        self._paragraphs: dict[tuple[str, Face, float], list[str]] = {}
        self._known: dict[tuple[str, str], bool] = {}
        """By file and letter, whether the font has it."""

    def forget(self) -> None:
        """Drop all fonts and lines: another window wants other sizes."""
        self._faces.clear()
        self._fonts.clear()
        self._lines.clear()
        self._paragraphs.clear()

    def has(self, family: str) -> bool:
        """Whether there is a family of this name."""
        return family in self._files

    def can_write(self, text: str) -> bool:
        """Whether there is a sign for every letter: others are shown as empty boxes."""
        return text.isprintable() and all(self._knows(BODY, letter) for letter in text)

    def suited(self, text: str, family: str) -> str:
        """The family for a text: the body's if another lacks one of its letters."""
        return family if family == BODY or all(self._knows(family, letter) for letter in text) else BODY

    def _knows(self, family: str, letter: str) -> bool:
        """Fonts do not tell: a letter that one lacks looks like one that no font has."""
        if not letter.isprintable():  # left out of every line
            return True
        file = self._files[family][False]
        if (file, letter) not in self._known:
            if (file, FINE[0]) not in self._fonts:
                self._fonts[file, FINE[0]] = pygame.Font(self._folder / file, FINE[0])
            font = self._fonts[file, FINE[0]]
            shown, missing = (pygame.image.tobytes(font.render(one, False, INK), "RGBA") for one in (letter, NOBODYS))
            self._known[file, letter] = shown != missing or letter.isspace()
        return self._known[file, letter]

    def ink(self, colour: pygame.Color) -> pygame.Color:
        """A colour as strong as the player wants it."""
        return _STRONG.get(tuple(colour), colour) if self.strong else colour

    def font(self, family: str, size: float, bold: bool = False) -> Face:
        """A font of so many pixels, as the player wants them."""
        key = (family, max(LEAST, round(size * self.larger)), bold)
        if key not in self._faces:
            self._faces[key] = self._face(self._files[family][bold], key[1])
        return self._faces[key]

    def _face(self, file: str, size: int) -> Face:
        drawn = next((fine for fine in FINE if size * 2 <= fine), size)
        if (file, drawn) not in self._fonts:
            self._fonts[file, drawn] = pygame.Font(self._folder / file, drawn)
        return Face(self._fonts[file, drawn], size / drawn)

    def line(
        self, text: str, size: float, colour: pygame.Color = INK, family: str = BODY, bold: bool = False
    ) -> pygame.Surface:
        """One line of text."""
        colour = self.ink(colour)
        key = (text, family, max(LEAST, round(size * self.larger)), tuple(colour), bold)
        if key in self._lines:
            self._lines.move_to_end(key)
            return self._lines[key]
        made = self.font(self.suited(text, family), size, bold).render(text, colour)
        self._lines[key] = made
        if len(self._lines) > KEPT:
            self._lines.popitem(last=False)
        return made

    def fitted(
        self, text: str, size: float, width: float, colour: pygame.Color = INK, family: str = BODY, bold: bool = False
    ) -> pygame.Surface:
        """One line of text, smaller if it would be wider than `width`."""
        family = self.suited(text, family)
        wide = self.font(family, size, bold).size(text)[0]
        return self.line(text, size if wide <= width else size * width / wide, colour, family, bold)

    def title(self, text: str, size: float, width: float, colour: pygame.Color = INK) -> pygame.Surface:
        """A title, smaller if it would be wider than `width`; one with figures in the bold of the body."""
        figures = has_figures(text)
        return self.fitted(text, size, width, colour, BODY if figures else NAMES, bold=figures)

    def tied(self, text: str) -> str:
        """A text whose lines end nowhere between a figure and its word."""
        return _TIED.sub("\u00a0", text)

    def broken(self, text: str, size: float, width: float, bold: bool = False) -> list[str]:
        """A paragraph as lines no wider than `width`."""
        font = self.font(BODY, size, bold)
        key = (text, font, width)
        if key not in self._paragraphs:
            if len(self._paragraphs) >= PARAGRAPHS:
                self._paragraphs.clear()
            lines: list[str] = []
            for word in self.tied(text).split(" "):
                if lines and font.size(f"{lines[-1]} {word}")[0] <= width:
                    lines[-1] += f" {word}"
                else:
                    lines.append(word)
            self._paragraphs[key] = lines
        return self._paragraphs[key][:]

    def box(
        self, window: pygame.Surface, text: str, size: float, rect: pygame.Rect, colour: pygame.Color = INK,
        centred: bool = True,
    ) -> None:  # fmt: skip
        """A paragraph in a box, in smaller letters if it would not fit."""
        while size > LEAST and not self.fits(text, size, rect):
            size -= 1
        lines = self.broken(text, size, rect.w)
        step = size * self.larger * LEADING
        top = rect.y + (max(0.0, rect.h - len(lines) * step) / 2 if centred else 0)
        for number, line in enumerate(lines):
            made = self.line(line, size, colour)
            middle = top + (number + 0.5) * step
            window.blit(made, made.get_rect(center=(rect.centerx, middle)) if centred
                        else made.get_rect(midleft=(rect.x, middle)))  # fmt: skip

    def fits(self, text: str, size: float, rect: pygame.Rect) -> bool:
        """Whether a paragraph fits into a box."""
        font, lines = self.font(BODY, size), self.broken(text, size, rect.w)
        return len(lines) * size * self.larger * LEADING <= rect.h and all(
            font.size(line)[0] <= rect.w for line in lines
        )
