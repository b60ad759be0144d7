"""Buttons: painted plaques with a word, and round ones with a sign."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from ..display import Display
from ..lettering import BODY, CREAM, INK, NAMES
from .widget import Pressed

WOOD, RED, PAPER = "wood", "primary", "button"
"""The looks of a button, as the pictures are named."""


class Button(Pressed):
    """A plaque with a word on it; `plain` letters are for names and figures."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, act: Callable[[], None], look: str = WOOD,
        note: str = "", glyph: str = "", disabled: bool = False, plain: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(display, rect, key, label, act, note)
        self.look, self.glyph, self.disabled, self.plain = look, glyph, disabled, plain
        self.most = float(rect.h)
        """The size of its letters, at most; see `alike`."""

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px = self.display.px
        state = "disabled" if self.disabled else "hover" if focus == self.spot.key else "normal"
        self.frame(window, f"{self.look}-{state}")
        room = self._room()
        if self.glyph:
            sign = glyph(self.display, self.glyph, "ink" if self.look == PAPER else "cream", self._sign())
            window.blit(sign, sign.get_rect(midright=(room.x - px(8), room.centery)))
        colour, family = INK if self.look == PAPER else CREAM, BODY if self.plain else NAMES
        size = min(self.most, self.fitting())
        line = self.display.text.fitted(self.spot.label, size, room.w, colour, family, self.plain)
        window.blit(line, line.get_rect(center=(room.centerx, self.rect.centery - px(1))))

    def _sign(self) -> int:
        return min(self.rect.h - self.display.px(12), self.display.px(30))

    def _room(self) -> pygame.Rect:
        """Where the word lies: right of the sign."""
        room = self.rect.inflate(-min(self.display.px(28), self.rect.w // 3), -self.display.px(12))
        taken = self._sign() + self.display.px(8) if self.glyph else 0
        return pygame.Rect(room.x + taken, room.y, room.w - taken, room.h)

    def fitting(self) -> float:
        """The size of letters at which the word fits."""
        size = min(self.display.px(26), round(self.rect.h * 0.5))
        family = BODY if self.plain else NAMES
        wide = self.display.text.font(family, size, self.plain).size(self.spot.label)[0]
        return size * min(1.0, self._room().w / max(1, wide))


def alike(buttons: Sequence[Button]) -> Sequence[Button]:
    """The same buttons with letters of one size: that of the longest word."""
    most = min(button.fitting() for button in buttons)
    for button in buttons:
        button.most = most
    return buttons


class IconButton(Pressed):
    """A round button with a sign; its word is shown with the note."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, sign: str, label: str, act: Callable[[], None],
        note: str = "",
    ) -> None:  # fmt: skip
        super().__init__(display, rect, key, label, act, note or label)
        self.sign = sign

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        look = "hover" if focus == self.spot.key else "normal"
        window.blit(round_button(self.display, self.sign, look, self.rect.size), self.rect)


def round_button(display: Display, sign: str, look: str, size: tuple[int, int]) -> pygame.Surface:
    """A round button with a sign, in one of its looks: normal, hover or disabled."""
    return _cell(display, "buttons", sign, look, size)


def glyph(display: Display, name: str, colour: str, high: int) -> pygame.Surface:
    """A small sign in ink or cream."""
    return _cell(display, "glyphs", name, colour, (high, high))


def _cell(display: Display, sheet: str, row: str, column: str, size: tuple[int, int]) -> pygame.Surface:
    """A picture of a sheet by the names of its row and column."""
    facts = display.pictures.facts("interface/buttons/buttons")[sheet]
    number = facts["rows"].index(row) * len(facts["columns"]) + facts["columns"].index(column)
    return display.pictures.frame(f"interface/buttons/{sheet}", (facts["cell"], facts["cell"]), number, size)
