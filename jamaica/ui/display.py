"""The display: the window and all that draws into it, passed to every scene. There is no other way to the screen."""

import os
from pathlib import Path

import pygame

from .. import APP_ID
from ..engine.errors import GameError
from ..engine.language import LANGUAGES
from ..files import language
from ..store import Settings
from . import words
from .controls import STANDARD, Controls, layout_of
from .gui.manager import Gui
from .heap import let_go
from .lettering import Lettering
from .palette import PALETTES, Palette
from .pictures import Pictures
from .sounds import Sounds
from .toast import Toast
from .window_place import LEAST, area_for, fitted, frame_of, is_maximised, main_window, open_at

DESIGN = (1280, 800)
"""The size the screens are drawn up for; others are scaled from it."""
MOST = 1.3
"""How much larger than designed screens can be that are laid out in one way only."""


class NoScreen(GameError):
    """There is no screen to open a window on."""


def system_language() -> str:
    """The first language the system's owner prefers and the game knows, else English."""
    preferred = (str(locale["language"]) for locale in pygame.system.get_pref_locales())
    return next((code for code in preferred if code in LANGUAGES), "en")


def is_seen() -> bool:
    """False if SDL, finding no screen, draws where nobody sees it without having been asked to."""
    unseen = "offscreen"
    return pygame.display.get_driver() != unseen or os.environ.get("SDL_VIDEODRIVER") == unseen


class Display:
    """Window, pictures, lettering, sounds and widgets of one running application."""

    def __init__(self, assets: Path, size: tuple[int, int] | None = None, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        for system in ("X11", "WAYLAND"):  # by this name a desktop finds the menu entry that a window belongs to
            os.environ[f"SDL_VIDEO_{system}_WMCLASS"] = APP_ID  # pygame has set the name of the script
        try:
            pygame.display.init()
            pygame.font.init()
            pygame.joystick.init()
            pygame.display.set_icon(pygame.image.load(assets / "pictures/interface/icon/icon-128.png"))
            self.window: pygame.Surface
            self._fixed = size
            """The size of a window that is not placed on the desktop: in tests and tools."""
            self._open_window()
        except pygame.error as error:
            raise NoScreen(words.NO_SCREEN) from error
        if not is_seen():
            raise NoScreen(words.NO_SCREEN)
        self.most = MOST
        """How much larger than designed the scene that is seen can be."""
        self.unit = self._measure()
        self._speak()
        self.pictures = Pictures(assets / "pictures")
        self.text = Lettering(assets)
        self._write()
        self.sounds = Sounds(assets / "sounds", self.settings)
        self.toast = Toast()
        self.controls = Controls(self.settings)
        self.find_pads()
        self.has_keyboard = True
        """Whether the last press came from a keyboard or a mouse: fingers and pads need letters to press."""
        self.gui = Gui(assets, self.text, self.size, self.unit)
        self.keeps_pace = False
        """Whether things keep the usual speed whatever the player has set, as in a lesson."""
        self.untidy = False
        """Whether much was left behind that nobody holds any more."""

    def find_pads(self) -> None:
        """Listen to all gamepads there are now."""
        self.pads = [pygame.joystick.Joystick(number) for number in range(pygame.joystick.get_count())]
        self.controls.layout = layout_of(0) if self.pads else STANDARD

    def notice(self, event: pygame.Event) -> None:
        """See by an event what the player has in hand."""
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION, pygame.FINGERDOWN):
            self.has_keyboard = False
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.has_keyboard = not event.dict.get("touch", False)
        elif event.type == pygame.KEYDOWN:
            self.has_keyboard = True

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window."""
        return self.window.get_size()

    @property
    def palette(self) -> Palette:
        """The colours of figures and lights."""
        return PALETTES[self.settings.palette]

    def _measure(self) -> float:
        """Pixels per pixel of the design, with the player's UI scale as far as the window has room for it."""
        width, height = self.size
        fit = min(width / DESIGN[0], height / DESIGN[1])
        return fit * min(self.settings.scale, self.most)

    @property
    def speed(self) -> str:
        """How fast things move at a table."""
        return "1x" if self.keeps_pace else self.settings.speed

    @property
    def moves(self) -> bool:
        """Whether things on the screen may move at all, beyond fading."""
        return self.speed in ("1x", "2x") and not self.settings.reduced_motion

    def px(self, length: float) -> int:
        """A length of the design in pixels."""
        return round(length * self.unit)

    def suit(self, most: float) -> None:
        """Another scene is seen, which can be so much larger than designed."""
        if self.most != most:
            self.most = most
            if self._measure() != self.unit:
                self.resized()

    def resized(self) -> None:
        """The window has another size, or the UI another scale."""
        self.window = pygame.display.get_surface() or self.window
        self.unit = self._measure()
        self.pictures.forget()
        self.text.forget()
        self.gui.rebuild(self.size, self.unit)
        self.untidy = True

    def apply(self, name: str) -> None:
        """A setting has changed: from now on it holds."""
        if name in ("music", "effects", "ambience"):
            self.sounds.refresh()
        elif name == "language":
            self._speak()
        elif name == "full_screen":
            self._open()
        elif name in ("scale", "text_size", "high_contrast"):
            self._write()
            self.resized()

    def _speak(self) -> None:
        self.language = language(self.settings.language or system_language())
        pygame.display.set_caption(self.language.say(words.TITLE))

    def _write(self) -> None:
        self.text.larger, self.text.strong = self.settings.text_size, self.settings.high_contrast
        self.pictures.strong = self.settings.high_contrast

    def toggle_full_screen(self) -> None:
        """Full screen and back."""
        self.remember_place()
        self.settings.full_screen = not self.settings.full_screen
        self._open()

    def _open(self) -> None:
        """After a change between window and full screen."""
        self._open_window()
        self.resized()

    def _open_window(self) -> None:
        """Open the window where it was left, or fill the screen."""
        if self.settings.full_screen:
            self.window = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            return
        if self._fixed:
            self.window = pygame.display.set_mode(self._fixed, pygame.RESIZABLE)
            return
        left = pygame.Rect(self.settings.window) if self.settings.window else None
        area = area_for(left)
        self.window = open_at(fitted(left, area))
        frame = main_window()
        place = fitted(left, frame_of(frame).inside(area))
        self.window = pygame.display.set_mode(place.size, pygame.RESIZABLE)
        frame.position = place.topleft
        frame.minimum_size = min(LEAST[0], place.w), min(LEAST[1], place.h)
        if self.settings.maximised:
            frame.maximize()

    def remember_place(self) -> None:
        """Keep in the settings where the window lies; maximised, where it lay before."""
        if self.settings.full_screen or self._fixed:
            return
        frame = main_window()
        self.settings.maximised = is_maximised(frame)
        if not self.settings.maximised:
            self.settings.window = (*frame.position, *frame.size)

    def tell(self, message: GameError) -> None:
        """Something the player has to know, in a note that goes away by itself."""
        self.toast.complain(self.language.tell(message))

    def tidy(self) -> None:
        """After a frame: give back what was left behind, which a dragged window edge would heap up."""
        if self.untidy:
            self.untidy = False
            let_go()

    def catch_up(self) -> None:
        """Between two frames: begin what takes a moment."""
        self.sounds.catch_up()
        self.pictures.catch_up()

    def close(self) -> None:
        """Let window and sound go."""
        self.remember_place()
        self.sounds.close()
        self.pictures.close()
        self.text.forget()
        self.gui.clear()
        pygame.event.get()  # what waits there holds elements, and with them everything, for ever
        del self.gui
        let_go()  # a font that outlives pygame is never closed
        pygame.quit()
