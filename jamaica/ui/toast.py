"""A note over any screen that goes away by itself: on paper at the foot, or on red above if something is wrong."""

import pygame

from .lettering import CREAM, INK, Lettering
from .pictures import Pictures

SECONDS = 6.0
WIDE, HIGH = 760, 76
EDGE, FOOT = 14, 84
"""How far from the upper edge a complaint lies, and from the lower one what went well: a page has its notes there."""


class Toast:
    """Shows one note at a time; a newer one takes the place of an older."""

    def __init__(self, text: Lettering) -> None:
        self._text = text
        self.note = ""
        self.is_complaint = False
        self._left = 0.0
        self._new = False

    def show(self, note: str) -> None:
        """Say for a while what was done."""
        self.note, self._left, self._new = note, SECONDS, True
        self.is_complaint = False

    def complain(self, note: str) -> None:
        """Say for a while what is wrong or cannot be done."""
        self.show(note)
        self.is_complaint = True

    def update(self, seconds: float) -> bool:
        """Let time pass; True if the note has come or gone."""
        if not self.note:
            return False
        self._left -= seconds
        if self._left <= 0:
            self.note, self._new = "", True
        changed, self._new = self._new, False
        return changed

    def draw(self, window: pygame.Surface, unit: float, pictures: Pictures) -> None:
        """The note, where it hides no title of a page unless something is wrong."""
        if not self.note:
            return
        rect = pygame.Rect(0, round(EDGE * unit), round(WIDE * unit), round(HIGH * unit))
        rect.centerx = window.get_rect().centerx
        if not self.is_complaint:
            rect.bottom = window.get_height() - round(FOOT * unit)
        look, ink = ("primary-normal", CREAM) if self.is_complaint else ("button-hover", INK)
        window.blit(pictures.slices(look, rect.size, unit), rect)
        self._text.box(window, self.note, 21 * unit, rect.inflate(-round(48 * unit), -round(16 * unit)), ink)
