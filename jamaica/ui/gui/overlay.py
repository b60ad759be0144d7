"""A sheet of parchment over whatever was seen before, which stays seen beneath in the dark."""

import pygame

from ..display import Display
from ..lettering import RED
from .canvas import MIDDLE
from .label import Label
from .panels import Parchment

SHADE = (18, 9, 3, 170)


class Overlay:
    """Part of a page that is a dialog."""

    sheet: Parchment
    """What the page's elements lie on."""

    def __init__(self, display: Display, size: tuple[int, int]) -> None:
        """`size` of the sheet, in pixels of the design."""
        self.display, self.size = display, size
        self._behind = pygame.Surface((0, 0))

    def darken(self) -> None:
        """Remember what is seen now."""
        self._behind = self.display.window.copy()
        shade = pygame.Surface(self._behind.get_size(), pygame.SRCALPHA)
        shade.fill(SHADE)
        self._behind.blit(shade, (0, 0))

    def lay(self, title: str) -> tuple[Parchment, Label]:
        """The sheet in the middle of the window, with its title."""
        px = self.display.px
        rect = pygame.Rect(0, 0, px(self.size[0]), px(self.size[1]))
        rect.center = self.display.window.get_rect().center
        self.sheet = Parchment(self.display, rect)
        line = pygame.Rect(px(40), px(20), rect.w - px(80), px(46))
        return self.sheet, Label(self.display, line, title, 30, RED, names=True, align=MIDDLE, container=self.sheet)

    def draw(self, window: pygame.Surface) -> bool:
        """Draw what lies behind; False if the window has another size now."""
        fits = self._behind.get_size() == window.get_size()
        if fits:
            window.blit(self._behind, (0, 0))
        return fits
