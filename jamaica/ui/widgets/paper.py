"""What is only read: sheets of parchment, headings and paragraphs."""

import re
from collections.abc import Hashable, Sequence
from itertools import groupby

import pygame

from ..display import Display
from ..lettering import BODY, INK, LEADING, NAMES, RED
from .widget import Widget


class Sheet(Widget):
    """A sheet of parchment."""

    def __init__(self, display: Display, rect: pygame.Rect, look: str = "parchment") -> None:
        super().__init__(display, rect)
        self.look = look

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        self.frame(window, self.look)


class Line(Widget):
    """One line of text, from the left or in the middle of its rectangle."""

    def __init__(
        self, display: Display, rect: pygame.Rect, text: str, size: float = 20, colour: pygame.Color = INK,
        names: bool = False, bold: bool = False, centred: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(display, rect)
        self.made = display.text.fitted(text, display.px(size), rect.w, colour, NAMES if names else BODY, bold)
        self.centred = centred

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        at = self.made.get_rect(midleft=self.rect.midleft)
        if self.centred:
            at.center = self.rect.center
        window.blit(self.made, at)


class Paragraph(Widget):
    """Text broken to a width; its rectangle is as high as the text is long. Words between ``**`` are bold."""

    def __init__(
        self, display: Display, left: int, top: int, width: int, text: str, size: float = 19, heading: bool = False
    ) -> None:
        self.size, self.colour = display.px(size), RED if heading else INK
        self.step = self.size * display.text.larger * LEADING
        text = re.sub(r"\*\*([.,:;])", r"\1**", text)  # a stop belongs to the word before it
        words = [
            (word, heading or number % 2 == 1) for number, part in enumerate(text.split("**")) for word in part.split()
        ]
        self.lines = _broken(display, words, self.size, width)
        super().__init__(display, pygame.Rect(left, top, width, round(len(self.lines) * self.step)))

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        for number, line in enumerate(self.lines):
            x, y = self.rect.x, self.rect.y + round(number * self.step)
            for bold, words in groupby(line, key=lambda word: word[1]):
                made = self.display.text.line(
                    " ".join(word for word, _ in words) + " ", self.size, self.colour, bold=bold
                )
                window.blit(made, (x, y))
                x += made.get_width()


def _broken(
    display: Display, words: Sequence[tuple[str, bool]], size: float, width: int
) -> list[list[tuple[str, bool]]]:
    """Words, some of them bold, in lines no wider than a width."""
    lines: list[list[tuple[str, bool]]] = []
    used = 0
    for word, bold in words:
        wide = display.text.font(BODY, size, bold).size(f"{word} ")[0]
        if not lines or used + wide > width:
            lines.append([])
            used = 0
        lines[-1].append((word, bold))
        used += wide
    return lines


class Box(Widget):
    """A paragraph in the middle of its rectangle, in smaller letters if it is long."""

    def __init__(self, display: Display, rect: pygame.Rect, text: str, size: float = 21) -> None:
        super().__init__(display, rect)
        self.text, self.size = text, size

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        self.display.text.box(window, self.text, self.display.px(self.size), self.rect)
