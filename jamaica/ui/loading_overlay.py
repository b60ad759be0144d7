"""A sign that something is on its way, shown at once over what was seen so far."""

import pygame

from .display import Display
from .lettering import INK, NAMES

LETTERS = 26
VEIL = (20, 10, 4, 110)
"""What was seen so far goes darker."""


def show_waiting(display: Display, note: str) -> None:
    """A plate in the middle of the darkened window; it stays until the next picture is drawn."""
    px, window = display.px, display.window
    veil = pygame.Surface(window.get_size(), pygame.SRCALPHA)
    veil.fill(VEIL)
    window.blit(veil, (0, 0))
    line = display.text.line(display.language.say(note), px(LETTERS), INK, NAMES)
    place = line.get_rect(center=window.get_rect().center)
    plate = place.inflate(px(90), px(48))
    window.blit(display.pictures.slices("parchment", plate.size, display.unit), plate)
    window.blit(line, place)
    pygame.display.flip()
