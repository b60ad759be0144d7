"""The colours of the captains and foremen, as the palette shows them."""

import pygame

from ...games import find_game
from ..games import GAME_UIS
from ..gui.canvas import Canvas


def draw_swatches(canvas: Canvas) -> None:
    """Every emblem in a ring of its colour."""
    display, rect = canvas.display, canvas.rect
    faces = [
        (ui.kit.emblem(figure), colour)
        for game, ui in GAME_UIS.items()
        for figure, colour in enumerate(ui.kit.colours[display.palette.name][: len(find_game(game).names())])
    ]
    step = min(display.px(74), rect.w // len(faces))
    left = rect.centerx - step * len(faces) // 2
    for number, (name, colour) in enumerate(faces):
        at = (left + round((number + 0.5) * step), rect.centery)
        radius = step * 42 // 100
        pygame.draw.aacircle(canvas.surface, (20, 10, 4), at, radius + display.px(2))
        pygame.draw.aacircle(canvas.surface, colour, at, radius)
        canvas.blit(display.pictures.get(name, (radius * 3 // 2, radius * 3 // 2)), center=at)
