"""Screens with a column of buttons."""

from collections.abc import Callable, Sequence

import pygame

from .. import words
from ..lettering import CREAM, NAMES
from ..scenes import Scene
from ..widgets.buttons import RED, WOOD, Button
from ..widgets.page import Page
from ..widgets.widget import Widget

DIM = (24, 14, 6, 176)
"""What lies over the table while it waits."""
Entry = tuple[str, Callable[[], None]]


class MenuScene(Page):
    """A column of buttons; the first is the one most want."""

    start = 0

    def entries(self) -> Sequence[Entry]:
        """The buttons, from top to bottom."""
        return ()

    def area(self) -> pygame.Rect:
        """Where the column lies."""
        px = self.display.px
        rect = pygame.Rect(0, 0, px(440), len(self.entries()) * px(64))
        rect.center = self.display.window.get_rect().center
        return rect

    def build(self) -> Sequence[Widget]:
        entries, area = self.entries(), self.area()
        step = area.h // max(1, len(entries))
        return [
            Button(
                self.display, pygame.Rect(area.x, area.y + number * step, area.w, step - self.display.px(8)), number,
                label, act, WOOD if number else RED,
            )
            for number, (label, act) in enumerate(entries)
        ]  # fmt: skip


class PauseMenu(MenuScene):
    """Over the table: go on, keep the game, set something, leave."""

    def __init__(
        self, table: Scene, leave: Callable[[], None], settings: Callable[[], None], save: Callable[[], None] | None
    ) -> None:
        super().__init__(table.display)
        self._table, self._leave, self._settings, self._save = table, leave, settings, save
        self._behind = pygame.Surface((1, 1))

    def entries(self) -> Sequence[Entry]:
        entries: list[Entry] = [(self.say(words.GO_ON), self.back)]
        if self._save:
            entries.append((self.say(words.SAVE), self._save))
        return [
            *entries,
            (self.say(words.RULES), lambda: self.stack.open_rules()),
            (self.say(words.SETTINGS), self._settings),
            (self.say(words.LEAVE), self._leave),
        ]

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

    def draw(self, window: pygame.Surface) -> None:
        window.blit(self._behind, (0, 0))
        area, px = self.area(), self.display.px
        title = self.display.text.line(self.say(words.MENU), px(48), CREAM, NAMES)
        window.blit(title, title.get_rect(midbottom=(area.centerx, area.y - px(20))))
        self.draw_widgets(window)
