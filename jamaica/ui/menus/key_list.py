"""The list of keys: every command with its key and its button, as the player has set them."""

from collections.abc import Sequence

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...engine.language import Language, mark
from ..controls import KEYS, Controls
from ..display import Display
from ..focus import PRESS, WAYS
from ..gui.canvas import LEFT, Canvas
from ..gui.panels import Drawing
from ..gui.scroller import Row
from ..keynames import COMMANDS, button_name, key_name
from ..lettering import INK, RED, SOFT

STICK = mark("Stick or D-pad")
NO_BUTTON = "–"
BY_NUMBER, NUMBERS = mark("Choose by number"), "1–9, 0"
SKIP, SCROLL, PAGES = mark("Skip animation"), mark("Scroll the log"), mark("Page Up, Page Down")
"""What cannot be set to another key."""
KEY, PAD = mark("Keyboard"), mark("Gamepad")
HIGH = 35
"""The height of a line."""
PARTS = (0.0, 0.44, 0.7, 1.0)
"""Where its columns begin and end, in parts of its width."""


def rows(display: Display) -> list[Row]:
    """A line for every command, beneath what the columns are."""
    language = display.language
    lines: list[Sequence[str]] = [("", language.say(KEY), language.say(PAD))]
    lines += [_line(display.controls, command, language) for command in KEYS]
    skip = display.controls.button(PRESS)
    lines += [
        (language.say(BY_NUMBER), NUMBERS, NO_BUTTON),
        (language.say(SKIP), key_name("space", language), button_name(skip, display.controls, language) or NO_BUTTON),
        (language.say(SCROLL), language.say(PAGES), NO_BUTTON),
    ]
    return [_row(display, line, number == 0) for number, line in enumerate(lines)]


def _line(controls: Controls, command: str, language: Language) -> Sequence[str]:
    button = button_name(controls.button(command), controls, language)
    pad = language.say(STICK) if command in WAYS else button or NO_BUTTON
    return language.say(COMMANDS[command]), key_name(controls.key(command), language), pad


def _row(display: Display, line: Sequence[str], heading: bool) -> Row:
    """A command, its key and its button; above them what they are."""

    def draw(canvas: Canvas) -> None:
        whole = canvas.rect
        for text, start, end in zip(line, PARTS[:-1], PARTS[1:], strict=True):
            room = pygame.Rect(round(start * whole.w), 0, round((end - start) * whole.w) - display.px(6), whole.h)
            canvas.line(text, 21, room, RED if heading else INK, names=heading or not start, align=LEFT)
        pygame.draw.line(canvas.surface, SOFT, (0, whole.bottom - 1), (whole.right, whole.bottom - 1))

    def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        inside = pygame.Rect(rect.x + display.px(8), rect.y, rect.w - display.px(16), rect.h)
        return (Drawing(display, inside, draw, container),)

    return Row(display.px(HIGH), fill)
