"""A canvas: the picture of an element while it is painted, and where on it something is written."""

from typing import NamedTuple

import pygame

from ..display import Display
from ..lettering import BODY, INK, LEADING, NAMES
from ..lettering import LEAST as SMALLEST

TALL = 0.88
"""How large letters may be in parts of their room's height: some reach below the line."""
LEFT, MIDDLE, RIGHT = "midleft", "center", "midright"
"""Where in its room a line begins."""


class Written(NamedTuple):
    """A text on a canvas."""

    text: str
    rect: pygame.Rect
    """Where it lies, with what is above and below its letters."""
    ink: pygame.Rect
    """Where its letters lie."""
    room: pygame.Rect
    """Where they may lie."""
    size: int
    """The size of its letters in pixels."""
    is_cut: bool = False
    """Whether its end is missing, because there was no room for it."""


class Canvas:
    """Draws frames, pictures and text in the design's measures."""

    def __init__(self, display: Display, size: tuple[int, int]) -> None:
        self.display = display
        self.surface = pygame.Surface(size, pygame.SRCALPHA)
        self.texts: list[Written] = []

    @property
    def rect(self) -> pygame.Rect:
        """All of it."""
        return self.surface.get_rect()

    def frame(self, name: str, rect: pygame.Rect | None = None) -> None:
        """One of the frames of the interface."""
        rect = self.rect if rect is None else rect
        self.surface.blit(self.display.pictures.slices(name, rect.size, self.display.unit), rect)

    def blit(self, picture: pygame.Surface, **where: tuple[float, float]) -> pygame.Rect:
        """A picture, placed by one of its points: ``center=(x, y)``."""
        rect = picture.get_rect(**where)
        self.surface.blit(picture, rect)
        return rect

    def line(
        self, text: str, size: float, room: pygame.Rect, colour: pygame.Color = INK, *, names: bool = False,
        bold: bool = False, align: str = MIDDLE,
    ) -> pygame.Rect:  # fmt: skip
        """One line in a room, in smaller letters if it is too long or too high, cut if even that is not enough."""
        lettering, shown = self.display.text, text
        family = lettering.suited(text, NAMES if names else BODY)
        wanted = min(float(self.display.px(size)), TALL * room.h / lettering.larger)
        wide = lettering.font(family, wanted, bold).size(text)[0]
        fit = wanted if wide <= room.w else wanted * room.w / wide
        least = SMALLEST / lettering.larger
        while fit > least and lettering.font(family, fit, bold).size(text)[0] > room.w:
            fit -= 0.5 / lettering.larger  # letters are as large as whole pixels allow
        while len(shown) > 1 and lettering.font(family, fit, bold).size(shown)[0] > room.w:
            shown = f"{shown.rstrip('…')[:-1].rstrip()}…"
        made = lettering.line(shown, fit, colour, family, bold)
        return self._write(made, shown, fit, room, room, align, is_cut=shown != text)

    def box(
        self, text: str, size: float, room: pygame.Rect, colour: pygame.Color = INK, *, align: str = MIDDLE
    ) -> pygame.Rect:
        """A paragraph in a room, in smaller letters if it is too long."""
        lettering, fit = self.display.text, float(self.display.px(size))
        while fit * lettering.larger > SMALLEST and not lettering.fits(text, fit, room):
            fit -= 0.5 / lettering.larger
        lines, step = lettering.broken(text, fit, room.w), fit * lettering.larger * LEADING
        top = room.y + (max(0.0, room.h - len(lines) * step) / 2 if align == MIDDLE else 0.0)
        taken = pygame.Rect(room.x, round(top), room.w, 0)
        for number, line in enumerate(lines):
            row = pygame.Rect(room.x, round(top + number * step), room.w, round(step))
            taken.union_ip(self._write(lettering.line(line, fit, colour), line, fit, row, room, align))
        return taken

    def _write(
        self, made: pygame.Surface, text: str, size: float, row: pygame.Rect, room: pygame.Rect, align: str, *,
        is_cut: bool = False,
    ) -> pygame.Rect:  # fmt: skip
        rect = made.get_rect(**{align: getattr(row, align)})
        self.surface.blit(made, rect)
        letters = max(SMALLEST, round(size * self.display.text.larger))
        ink = made.get_bounding_rect().move(rect.topleft)
        self.texts.append(Written(text, rect, ink, room, letters, is_cut))
        return rect
