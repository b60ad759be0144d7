"""Rich text: paragraphs with bold words and lights behind words, written by pygame-gui's HTML.

Lines are broken here: then the height of a text is known before there is an element for it, and a figure stays with its
word. pygame-gui would break them while it makes the element.
"""

import html
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import pygame
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UITextBox

from ..display import Display
from ..lettering import BODY, INK, Face
from .canvas import Written

SPACING = 1.03
"""The height of a line, in heights of its letters; the theme says the same."""
SPARE = 8
"""Pixels of the design that are left at the end of a line, so that nothing is ever broken again."""


class Word(NamedTuple):
    """A word of a text."""

    text: str
    bold: bool = False
    lit: bool = False


class Laid(NamedTuple):
    """A text as lines of words, in a size in pixels of the design."""

    lines: Sequence[Sequence[Word]]
    size: float
    wide: int
    step: int
    """The height of a line."""

    @property
    def high(self) -> int:
        """The height of all lines."""
        return len(self.lines) * self.step

    def html(self, light: str = "") -> str:
        """The lines as HTML."""
        return "<br>".join(_html(line, light) for line in self.lines)


def lay(display: Display, text: str, size: float, wide: int, *, bold: bool = False, lit: Sequence[str] = ()) -> Laid:
    """Break a text to a width. Words between ``**`` are bold, those with one of the `lit` words in them lit."""
    text = re.sub(r"\*\*([.,:;])", r"\1**", display.text.tied(text))  # a stop belongs to the word before it
    words = [
        Word(word, bold or number % 2 == 1, bool(lit) and any(one in word.casefold() for one in lit))
        for number, part in enumerate(text.split("**"))
        for word in part.split(" ")
        if word
    ]
    lettering, letters = display.text, display.px(size)
    faces = {thick: lettering.font(BODY, letters, thick) for thick in (False, True)}
    lines, used, room = list[list[Word]](), 0, wide - display.px(SPARE)
    for word in words:
        face = faces[word.bold]
        for piece in _pieces(word, face, room):
            long = face.size(f"{piece.text} ")[0]
            if not lines or used + long > room:
                lines.append([])
                used = 0
            lines[-1].append(piece)
            used += long
    high = max(faces[False].high, round(letters * SPACING))  # a break is as high as letters of 100 %
    return Laid(lines, size, wide, round(high * SPACING))


def _pieces(word: Word, face: Face, room: int) -> Sequence[Word]:
    """A word, in pieces if it is longer than a line."""
    return (word,) if face.size(f"{word.text} ")[0] <= room else tuple(_cut(word, face, room))


def _cut(word: Word, face: Face, room: int) -> Iterator[Word]:
    text = word.text
    while len(text) > 1 and face.size(f"{text} ")[0] > room:
        fits = next((n for n in range(len(text) - 1, 1, -1) if face.size(f"{text[:n]} ")[0] <= room), 1)
        yield word._replace(text=text[:fits])
        text = text[fits:]
    yield word._replace(text=text)


def _html(line: Sequence[Word], light: str) -> str:
    made = []
    for (bold, lit), words in groupby(line, key=lambda word: word[1:]):
        part = html.escape(" ".join(word.text for word in words))
        part = f"<body bgcolor='{light}'>{part}</body>" if lit else part
        made.append(f"<b>{part}</b>" if bold else part)
    return " ".join(made)


class RichText(UITextBox):
    """A text that was laid out."""

    def __init__(
        self, display: Display, at: tuple[int, int], laid: Laid, colour: pygame.Color = INK, light: str = "",
        container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        self.laid = laid
        ink = display.text.ink(colour)
        tag = f"<font pixel_size={display.px(laid.size)} color='#{ink.r:02X}{ink.g:02X}{ink.b:02X}'>"
        rect = pygame.Rect(at, (laid.wide, -1))
        super().__init__(f"{tag}{laid.html(light)}</font>", rect, display.gui.manager, container=container)
        self.should_trigger_full_rebuild = False  # it would lay everything out again a moment later

    @property
    def texts(self) -> Sequence[Written]:
        """Its lines."""
        rows = self.text_box_layout.layout_rows if self.text_box_layout else ()
        room = pygame.Rect((0, 0), self.rect.size)
        return [
            Written("".join(getattr(item, "text", "") for item in row.items), row, row, room, row.height)
            for row in rows
        ]  # fmt: skip

    def check_hover(self, time_delta: float, hovered_higher_element: bool) -> bool:
        """It is no text field: the mouse stays an arrow."""
        return False

    def process_event(self, event: pygame.Event) -> bool:
        """Nothing in it can be selected."""
        return False
