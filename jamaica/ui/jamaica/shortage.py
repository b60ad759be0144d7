"""A shortage on the screen: who cannot pay what, or the die that says where he is thrown."""

from collections.abc import Sequence

import pygame

from .. import words
from ..display import Display
from ..lettering import INK, NAMES, RED

WIDE, HIGH = 366, 128


def draw_shortage(display: Display, portrait: str, lines: Sequence[str], die: pygame.Surface | None) -> pygame.Surface:
    """A sheet with the captain, and beside him the die or some lines below the word itself."""
    px, text = display.px, display.text
    made = display.pictures.slices("parchment", (px(WIDE), px(HIGH)), display.unit).copy()
    face = display.pictures.get(portrait, (px(84), px(84)))
    made.blit(face, face.get_rect(center=(px(66), px(HIGH / 2))))
    middle, room = px(234), px(210)
    title = text.fitted(display.language.say(words.SHORTAGE), px(30), room, RED, NAMES)
    made.blit(title, title.get_rect(center=(middle, px(34))))
    y = px(66)
    if die:
        made.blit(die, die.get_rect(center=(middle, px(68))))
        y = px(104)
    for line in lines:
        row = text.fitted(line, px(19), room, INK, bold=True)
        made.blit(row, row.get_rect(center=(middle, y)))
        y += px(26)
    return made
