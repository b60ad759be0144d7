"""A note over any screen that goes away by itself."""

import pygame

from .lettering import CREAM, Lettering
from .pictures import Pictures

SECONDS = 6.0
WIDE, HIGH = 760, 76


class Toast:
    """Shows one note at a time; a newer one takes the place of an older."""

    def __init__(self, text: Lettering) -> None:
        self._text = text
        self.note = ""
        self._left = 0.0
        self._new = False

    def show(self, note: str) -> None:
        """Show a note for a while."""
        self.note, self._left, self._new = note, SECONDS, True

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
        """The note at the upper edge of the window."""
        if not self.note:
            return
        rect = pygame.Rect(0, round(14 * unit), round(WIDE * unit), round(HIGH * unit))
        rect.centerx = window.get_rect().centerx
        window.blit(pictures.slices("primary-normal", rect.size, unit), rect)
        self._text.box(window, self.note, 21 * unit, rect.inflate(-round(48 * unit), -round(16 * unit)), CREAM)
