"""The colours of the captains and foremen, as the palette shows them."""

from collections.abc import Hashable

import pygame

from ..widgets.widget import Widget
from .seat_cards import PORTRAITS


class Swatches(Widget):
    """Every emblem in a ring of its colour."""

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, palette = self.display.px, self.display.palette
        faces = [
            (f"{game}/portraits/emblem-{name}", colour)
            for game, names in PORTRAITS.items()
            for name, colour in zip(names, palette.figures(game), strict=False)
        ]
        step = min(px(74), self.rect.w // len(faces))
        left = self.rect.centerx - step * len(faces) // 2
        for number, (name, colour) in enumerate(faces):
            at = (left + round((number + 0.5) * step), self.rect.centery)
            radius = step * 42 // 100
            pygame.draw.aacircle(window, (20, 10, 4), at, radius + px(2))
            pygame.draw.aacircle(window, colour, at, radius)
            emblem = self.display.pictures.get(name, (radius * 3 // 2, radius * 3 // 2))
            window.blit(emblem, emblem.get_rect(center=at))
