"""The menu of a game that is interrupted."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement

from .. import words
from ..gui.buttons import RED, WOOD, Button, alike
from ..gui.canvas import MIDDLE
from ..gui.label import Label
from ..gui.page import Page
from ..gui.panels import Sheet
from ..lettering import RED as RED_INK
from ..scenes import Scene

DIM = (24, 14, 6, 176)
"""What lies over the table while it waits."""
Entry = tuple[str, Callable[[], None]]


class PauseMenu(Page):
    """A column of buttons over the table: go on, keep the game, set something, leave."""

    start = 0

    def __init__(
        self, table: Scene, leave: Callable[[], None], settings: Callable[[], None], save: Callable[[], None] | None,
        phones: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(table.display)
        self._table, self._leave, self._settings, self._save, self._phones = table, leave, settings, save, phones
        self._behind = pygame.Surface((1, 1))

    def entries(self) -> Sequence[Entry]:
        """The buttons, from top to bottom; the first is the one most want."""
        entries: list[Entry] = [(self.say(words.GO_ON), self.back)]
        if self._save:
            entries.append((self.say(words.SAVE), self._save))
        if self._phones:
            entries.append((self.say(words.PHONES), self._phones))
        return [
            *entries,
            (self.say(words.RULES), lambda: self.stack.open_rules()),
            (self.say(words.SETTINGS), self._settings),
            (self.say(words.LEAVE), self._leave),
        ]

    def area(self) -> pygame.Rect:
        """Where the column lies."""
        px = self.display.px
        rect = pygame.Rect(0, 0, px(440), len(self.entries()) * px(64))
        rect.center = self.display.window.get_rect().center
        return rect

    def build(self) -> Sequence[UIElement]:
        entries, area = self.entries(), self.area()
        step = area.h // max(1, len(entries))
        return alike([
            Button(
                self.display, pygame.Rect(area.x, area.y + number * step, area.w, step - self.display.px(8)), number,
                label, act, WOOD if number else RED,
            )
            for number, (label, act) in enumerate(entries)
        ])  # fmt: skip

    def resize(self) -> None:
        self._behind = self._dimmed()
        super().resize()

    def _dimmed(self) -> pygame.Surface:
        """The table as it lies beneath, which hides what not everybody may see before this menu comes."""
        made = pygame.Surface(self.display.size)
        self.display.suit(self._table.most)
        self._table.resize()
        self._table.draw(made)
        self.display.suit(self.most)
        shade = pygame.Surface(made.get_size(), pygame.SRCALPHA)
        shade.fill(DIM)
        made.blit(shade, (0, 0))
        return made

    def head(self) -> Sequence[UIElement]:
        """The sheet that the buttons lie on, and its title."""
        px, area = self.display.px, self.area()
        sheet = pygame.Rect(area.x - px(40), area.y - px(84), area.w + px(80), area.h + px(112))
        title = pygame.Rect(sheet.x + px(30), sheet.y + px(16), sheet.w - px(60), px(58))
        return (
            Sheet(self.display, sheet),
            Label(self.display, title, self.say(words.MENU), 38, RED_INK, names=True, align=MIDDLE),
        )

    def draw_ground(self, window: pygame.Surface) -> None:
        window.blit(self._behind, (0, 0))
