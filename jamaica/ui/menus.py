"""Screens with a column of buttons: pygame-gui draws them, the focus ring reaches them without a mouse."""

from collections.abc import Callable, Sequence

import pygame
import pygame_gui

from . import words
from .focus import Spot
from .lettering import CREAM, NAMES
from .motion import SPEEDS
from .scenes import Scene

Entry = tuple[str, Callable[[], None]]


class MenuScene(Scene):
    """A column of buttons; each says what it does, or what is set."""

    look = "@menu"

    def entries(self) -> Sequence[Entry]:
        """The buttons, from top to bottom."""
        return ()

    def area(self) -> pygame.Rect:
        """Where the column lies."""
        px = self.display.px
        rect = pygame.Rect(0, 0, px(440), len(self.entries()) * px(58))
        rect.center = self.display.window.get_rect().center
        return rect

    def resize(self) -> None:
        super().resize()
        self.display.gui.clear()
        entries, area = self.entries(), self.area()
        step = area.h // max(1, len(entries))
        self._acts = {}
        spots = []
        for number, (label, act) in enumerate(entries):
            rect = pygame.Rect(area.x, area.y + number * step, area.w, step - self.display.px(8))
            button = self.display.gui.button(rect, label, "@primary" if number == 0 else self.look)
            self._acts[button] = act
            spots.append(Spot(number, rect, act, label))
        self.ring.set(spots, None if self.ring.focus else 0)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element in self._acts:
            self.display.sounds.play("press")
            self._acts[event.ui_element]()
            return True
        return False

    def update(self, seconds: float) -> bool:
        return True

    def draw_menu(self, window: pygame.Surface) -> None:
        """The buttons and the focus."""
        self.display.gui.manager.draw_ui(window)
        self.draw_focus(window)


class PauseMenu(MenuScene):
    """Over the table: go on, set something, leave."""

    look = "@wood"

    def __init__(self, table: Scene, leave: Callable[[], None]) -> None:
        super().__init__(table.display)
        self._leave = leave

    def entries(self) -> Sequence[Entry]:
        settings = self.display.settings
        return (
            (words.GO_ON, self.back),
            (words.SPEED.format(speed=words.SPEEDS[settings.speed]), self._faster),
            (words.SCALE.format(scale=round(settings.scale * 100)), self._larger),
            (words.LEAVE, self._leave),
        )

    def back(self) -> None:
        self.stack.pop()

    def _faster(self) -> None:
        settings = self.display.settings
        settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
        self.resize()

    def _larger(self) -> None:
        self.display.next_scale()
        self.resize()

    def draw(self, window: pygame.Surface) -> None:
        window.blit(self.display.pictures.tiled("tile-table", window.get_size(), self.display.unit), (0, 0))
        area = self.area()
        px = self.display.px
        title = self.display.text.line(words.MENU, px(48), CREAM, NAMES)
        window.blit(title, title.get_rect(midbottom=(area.centerx, area.y - px(20))))
        self.draw_menu(window)
