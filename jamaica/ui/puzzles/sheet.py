"""The sheet on which a puzzle asks, and says what an answer is worth."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...session.puzzles import FOUND, TASK, Attempt, Marked
from ..display import Display
from ..gui.canvas import LEFT, Canvas
from ..gui.label import Label
from ..gui.panels import Drawing, Sheet
from ..gui.rich_text import Laid, RichText, lay
from ..gui.scroller import Row, Scroller, ScrollPosition
from ..lettering import RED
from . import words
from .stars import row_of_stars

TEXT, BREAK = 19, 8
"""The letters of the sheet, and what is free between two sentences."""


def sheet(
    display: Display, rect: pygame.Rect, attempt: Attempt, marked: Marked | None, names: Sequence[str],
    position: ScrollPosition,
) -> Sequence[UIElement]:  # fmt: skip
    """Its elements; `marked` is the answer that is spoken of, `position` how far the text is scrolled."""
    px = display.px
    title = pygame.Rect(rect.x + px(18), rect.y + px(10), rect.w - px(36), px(36))
    body = pygame.Rect(rect.x + px(18), title.bottom, rect.w - px(30), rect.bottom - px(14) - title.bottom)
    stars = pygame.Rect(0, 0, px(84), px(28))
    stars.midright = title.midright
    title.w -= stars.w

    def draw_stars(canvas: Canvas) -> None:
        canvas.blit(row_of_stars(canvas.rect.h, attempt.solved.stars), topleft=(0, 0))

    def rows(wide: int) -> Sequence[Row]:
        told = _sentences(display, attempt, marked, names)
        laid = [lay(display, sentence, TEXT, wide, bold=not number) for number, sentence in enumerate(told)]
        return [Row(one.high + px(BREAK), _filler(display, one)) for one in laid]

    return [
        Sheet(display, rect, "parchment-active"),
        Label(display, title, display.language.say(_title(marked)), 24, RED, names=True, align=LEFT),
        Drawing(display, stars, draw_stars),
        Scroller(display, body, position, rows),
    ]


def _filler(display: Display, laid: Laid) -> Callable[[pygame.Rect, IContainerLikeInterface], Sequence[UIElement]]:
    def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        return (RichText(display, rect.topleft, laid, container=container),)

    return fill


def _title(marked: Marked | None) -> str:
    if marked is None:
        return words.ASKED
    if marked.is_shown:
        return words.SHOWN
    return words.RIGHT if marked.is_right else words.WRONG


def _sentences(display: Display, attempt: Attempt, marked: Marked | None, names: Sequence[str]) -> Sequence[str]:
    say, percent = display.language.say, display.language.percent
    if marked is not None:
        told = attempt.said(marked, names, display.language)
        return [*told, say(words.AGAIN)] if attempt.is_open else told
    found = attempt.puzzle.found
    return [
        attempt.game.question(attempt.view, names, display.language),
        say(TASK),
        say(FOUND, captain=percent(found["captain"]), mate=percent(found["mate"])),
    ]
