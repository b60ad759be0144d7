"""Keys, buttons of the pad and what they ask for, in words: for the settings and the list of keys."""

from collections.abc import Hashable, Sequence

import pygame

from ..engine.language import Language, mark
from .controls import KEYS, Controls
from .display import Display
from .focus import PRESS, WAYS
from .lettering import INK, RED, SOFT
from .widgets.paper import Line
from .widgets.widget import Widget

COMMANDS = {
    "up": mark("Up"),
    "down": mark("Down"),
    "left": mark("Left"),
    "right": mark("Right"),
    "press": mark("Select"),
    "back": mark("Back, menu"),
    "next": mark("Next item"),
    "previous": mark("Previous item"),
    "hint": mark("Hint"),
    "undo": mark("Undo"),
    "faster": mark("Speed"),
    "rules": mark("Rules"),
    "full-screen": mark("Full screen"),
    "look": mark("Look around"),
}
KEY_NAMES = {
    "up": mark("Up arrow"), "down": mark("Down arrow"), "left": mark("Left arrow"), "right": mark("Right arrow"),
    "return": mark("Enter"), "escape": mark("Escape"), "tab": mark("Tab"), "backspace": mark("Backspace"),
    "space": mark("Space bar"),
}  # fmt: skip
BUTTON = mark("Button {number}")
STICK = mark("Stick or cross")
NO_BUTTON = "–"
BY_NUMBER, NUMBERS = mark("Choose by number"), "1–9, 0"
SKIP, SCROLL, PAGES = mark("Skip what moves"), mark("Scroll the log"), mark("Page Up, Page Down")
"""What cannot be set to another key."""
KEY, PAD = mark("Keyboard"), mark("Gamepad")
HIGH = 35
"""The height of a line in the list."""
PARTS = (0.0, 0.44, 0.7)
"""Where its columns begin, in parts of its width."""


def key_name(key: str, language: Language) -> str:
    """A key as it is printed."""
    if key in KEY_NAMES:
        return language.say(KEY_NAMES[key])
    return key.upper() if len(key) == 1 else key.title()


def button_name(button: int | None, language: Language) -> str:
    """A button of the pad, if it is one."""
    return "" if button is None else language.say(BUTTON, number=button)


def list_keys(display: Display, column: pygame.Rect) -> list[Widget]:
    """Every command with its key and its button, below each other."""
    px, language = display.px, display.language
    rows: list[Sequence[str]] = [("", language.say(KEY), language.say(PAD))]
    rows += [_row(display.controls, command, language) for command in KEYS]
    skip = display.controls.button(PRESS)
    rows += [
        (language.say(BY_NUMBER), NUMBERS, NO_BUTTON),
        (language.say(SKIP), key_name("space", language), button_name(skip, language) or NO_BUTTON),
        (language.say(SCROLL), language.say(PAGES), NO_BUTTON),
    ]
    return [KeyLine(display, pygame.Rect(column.x, column.y + number * px(HIGH), column.w, px(HIGH)), row, not number)
            for number, row in enumerate(rows)]  # fmt: skip


def _row(controls: Controls, command: str, language: Language) -> Sequence[str]:
    button = button_name(controls.button(command), language)
    pad = language.say(STICK) if command in WAYS else button or NO_BUTTON
    return language.say(COMMANDS[command]), key_name(controls.key(command), language), pad


class KeyLine(Widget):
    """A command, its key and its button; above them what they are."""

    def __init__(self, display: Display, rect: pygame.Rect, row: Sequence[str], heading: bool) -> None:
        super().__init__(display, rect)
        ends = (*PARTS[1:], 1.0)
        self.parts = [
            Line(display, pygame.Rect(rect.x + round(start * rect.w), rect.y, round((end - start) * rect.w), rect.h),
                 text, 21, RED if heading else INK, names=heading or not start)
            for text, start, end in zip(row, PARTS, ends, strict=True)
        ]  # fmt: skip

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        for part in self.parts:
            part.draw(window, focus)
        pygame.draw.line(window, SOFT, self.rect.bottomleft, self.rect.bottomright)
