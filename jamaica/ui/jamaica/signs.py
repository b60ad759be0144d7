"""Dice as signs among the words of the log: flat, with a figure, because pips of this size cannot be read."""

import pygame

from ..display import Display
from ..lettering import CREAM, GOLD, INK, RED
from ..shapes import plate

_LOOKS = {"morning": (CREAM, INK), "evening": (RED, CREAM), "combat": (INK, GOLD)}
"""Per die the colours of its sides and figures."""


def die_sign(display: Display, die: str, face: str, high: int) -> pygame.Surface:
    """A die that shows a face."""
    side, ink = _LOOKS[die]
    made = plate((high, high), side, INK, max(1, high // 16), high // 4).copy()
    figure = display.text.line(face, high * 0.82 / display.text.larger, ink, bold=True)
    made.blit(figure, figure.get_rect(center=made.get_rect().center))
    return made
