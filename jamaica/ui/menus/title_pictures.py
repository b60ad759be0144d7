"""The living title pictures: painted layers that sway against each other."""

from math import sin

import pygame

from ..display import Display

_SWAY = {"clouds": (14, 0, 0.09), "ship": (5, 7, 0.9), "swell": (16, 5, 0.7), "sea": (4, 0, 0.4)}
"""Per layer: how far it moves sideways and up, and how fast."""
LETTERING, SKY, SEA = "lettering", "sky", "sea"
_SHORE = 12
"""Rows of the sea that may not cover the sky as a whole."""


class Title:
    """One game's title picture."""

    def __init__(self, display: Display, game: str, middle: float) -> None:
        """`middle`: the part of the width that is shown in the middle when there is no room for all of it."""
        self.display, self.game, self._middle = display, game, middle
        facts = display.pictures.facts("interface/titles/titles")
        self._size: tuple[int, int] = tuple(facts["size"])
        self._layers = facts[game]

    def close(self) -> None:
        """Let the pictures go: they are large, and loaded again when they are needed again."""
        for layer in self._layers:
            self.display.pictures.drop(self._name(layer["layer"]))

    def _name(self, layer: str) -> str:
        return f"interface/titles/{self.game}-{layer}"

    def _horizon(self, top: float, scale: float) -> int:
        """The row below which the sea covers everything."""
        sea = next(layer for layer in self._layers if layer["layer"] == SEA)
        return int(top + (sea["at"][1] + _SHORE) * scale)

    def draw(self, window: pygame.Surface, rect: pygame.Rect, time: float) -> None:
        """The picture as it looks after so many seconds, cut to the rectangle; the lettering in its middle."""
        scale = max(rect.w / self._size[0], rect.h / self._size[1])
        spare = self._size[0] * scale - rect.w
        left = rect.x - min(spare, max(0.0, self._size[0] * scale * self._middle - rect.w / 2))
        top = rect.y - (self._size[1] * scale - rect.h) / 2
        before = window.get_clip()
        window.set_clip(rect)
        for layer in self._layers:
            aside, lift, pace = _SWAY.get(layer["layer"], (0, 0, 0.0))
            size = (round(layer["size"][0] * scale), round(layer["size"][1] * scale))
            x = left + layer["at"][0] * scale + aside * scale * sin(time * pace)
            y = top + layer["at"][1] * scale + lift * scale * sin(time * pace * 1.3 + 1)
            if layer["layer"] == LETTERING:
                fit = min(1.0, 0.9 * rect.w / size[0])
                size = (round(size[0] * fit), round(size[1] * fit))
                x, y = rect.centerx - size[0] / 2, rect.y + self.display.px(16)
            if layer["layer"] == SEA:
                window.set_clip(rect)
            elif layer["layer"] == SKY:  # what the sea covers is not drawn
                window.set_clip(rect.clip(rect.x, rect.y, rect.w, self._horizon(top, scale) - rect.y))
            window.blit(self.display.pictures.layer(self._name(layer["layer"]), size), (x, y))
        window.set_clip(before)
