"""The display: the window and all that draws into it, passed to every scene. There is no other way to the screen."""

import os
from dataclasses import dataclass
from pathlib import Path

import pygame

from ..engine.errors import GameError
from . import words
from .gui import Gui
from .lettering import Lettering
from .motion import SPEEDS
from .pictures import Pictures
from .sounds import Sounds

LEAST = (1024, 640)
DESIGN = (1280, 800)
"""The size the screens are drawn up for; others are scaled from it."""
SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
MOST = 1.3
"""How much larger than designed the panels can be without taking the board its room."""


class NoScreen(GameError):
    """There is no screen to open a window on."""


@dataclass
class Settings:
    """What a player can set."""

    speed: str = SPEEDS[0]
    scale: float = 1.0
    volume: float = 0.8


class Display:
    """Window, pictures, lettering, sounds and widgets of one running application."""

    def __init__(self, assets: Path, size: tuple[int, int] = DESIGN, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
        try:
            pygame.display.init()
            pygame.font.init()
            pygame.joystick.init()
            pygame.display.set_caption(words.TITLE)
            pygame.display.set_icon(pygame.image.load(assets / "pictures/interface/icon/icon-128.png"))
            self.window = pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoScreen(words.NO_SCREEN) from error
        self.unit = self._measure()
        self.full_screen = False
        self.pads = [pygame.joystick.Joystick(number) for number in range(pygame.joystick.get_count())]
        self.pictures = Pictures(assets / "pictures")
        self.text = Lettering(assets)
        self.sounds = Sounds(assets / "sounds", self.settings.volume)
        self.gui = Gui(assets, self.size, self.unit)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window."""
        return self.window.get_size()

    def _measure(self) -> float:
        """Pixels per pixel of the design, with the player's UI scale as far as the window has room for it."""
        width, height = self.size
        fit = min(width / DESIGN[0], height / DESIGN[1])
        return fit * min(self.settings.scale, MOST)

    def px(self, length: float) -> int:
        """A length of the design in pixels."""
        return round(length * self.unit)

    def resized(self) -> None:
        """The window has another size, or the UI another scale."""
        self.window = pygame.display.get_surface() or self.window
        self.unit = self._measure()
        self.pictures.forget()
        self.text.forget()
        self.gui.rebuild(self.size, self.unit)

    def next_scale(self) -> None:
        """The next size of words and panels."""
        self.settings.scale = SCALES[(SCALES.index(self.settings.scale) + 1) % len(SCALES)]
        self.resized()

    def toggle_full_screen(self) -> None:
        """Full screen and back."""
        self.full_screen = not self.full_screen
        if self.full_screen:
            self.window = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self.window = pygame.display.set_mode(DESIGN, pygame.RESIZABLE)
        self.resized()

    def keep_least_size(self) -> None:
        """A window smaller than the least size grows back to it."""
        width, height = self.size
        if not self.full_screen and (width < LEAST[0] or height < LEAST[1]):
            size = (max(width, LEAST[0]), max(height, LEAST[1]))
            self.window = pygame.display.set_mode(size, pygame.RESIZABLE)

    def close(self) -> None:
        """Let window and sound go."""
        self.sounds.close()
        pygame.quit()
