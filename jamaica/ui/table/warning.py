"""The tutor's warning: a sheet beside the board, before anything comes of the choice."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame_gui.core import UIElement

from ...engine.contract import State
from ...engine.language import mark
from ...session.adviser import OFF
from ...session.controller import MatchController, Warned
from ...session.warning import KEEP, TAKE_BACK, TITLE, warning
from ..display import Display
from ..gui.buttons import PAPER, RED, Button, alike
from ..gui.canvas import MIDDLE
from ..gui.dialog import Question
from ..gui.label import Label, paragraph
from ..gui.page import Page
from ..gui.panels import Parchment
from ..lettering import LEADING
from ..lettering import RED as RED_INK
from ..menus.words import TUTORS
from ..scenes import Stack
from .context import TableContext
from .scene import TableScene

OFFER = mark("A tutor for your games?")
OFFER_TEXT = mark(
    "The admiral can warn you before a choice that costs much, and you can take it back. You can change this in the "
    "settings at any time."
)
NO_TUTOR = mark("No, thanks")
SHADE = (18, 9, 3, 90)
WIDE, LETTERS = 500, 21


class WarningPage(Page):
    """What the tutor fears, with the choice to take back what was chosen; the board stays to be looked at."""

    start = TAKE_BACK
    most: ClassVar[float] = TableScene.most

    def __init__(
        self,
        table: TableScene,
        controller: MatchController[State],
        context: TableContext[State],
        keep: Callable[[], None],
    ) -> None:
        super().__init__(table.display)
        self._table, self._controller, self._context, self._keep = table, controller, context, keep
        self._behind = pygame.Surface((1, 1))

    def _lines(self) -> list[str]:
        adviser, context = self._controller.adviser, self._context
        if adviser.verdict is None:
            return []
        return warning(context.match, self._controller.view(), adviser.verdict, context.names, self.display.language)

    def resize(self) -> None:
        self._table.resize()
        self._behind = pygame.Surface(self.display.size)
        self._table.draw(self._behind)
        shade = pygame.Surface(self._behind.get_size(), pygame.SRCALPHA)
        shade.fill(SHADE)
        self._behind.blit(shade, (0, 0))
        super().resize()

    def build(self) -> Sequence[UIElement]:
        px, text = self.display.px, self.display.text
        width = min(px(WIDE), self.display.size[0] - px(40))
        room, size = width - px(72), px(LETTERS)
        heights = [round((len(text.broken(line, size, room)) + 0.6) * size * text.larger * LEADING)
                   for line in self._lines()]  # fmt: skip
        log = self._context.layout.log
        rect = pygame.Rect(0, 0, width, px(76) + sum(heights) + px(92))
        rect.topright = log.topright
        rect.clamp_ip(self.display.window.get_rect())
        sheet = Parchment(self.display, rect)
        name = self._context.names[self._context.match.to_move]
        line = pygame.Rect(px(30), px(18), width - px(60), px(46))
        title = Label(
            self.display, line, self.say(TITLE, name=name), 28, RED_INK, names=True, align=MIDDLE, container=sheet
        )
        found: list[UIElement] = [sheet, title]
        top = px(72)
        for said, high in zip(self._lines(), heights, strict=True):
            where = pygame.Rect(px(36), top, room, high)
            found.append(paragraph(self.display, where, said, LETTERS, container=sheet))
            top += high
        half = (width - px(84)) // 2
        row = pygame.Rect(px(36), rect.h - px(82), half, px(54))
        back = Button(self.display, row, TAKE_BACK, self.say(TAKE_BACK), self.back, RED, container=sheet)
        keep = Button(
            self.display, row.move(half + px(12), 0), KEEP, self.say(KEEP), self._keep_it, PAPER, container=sheet
        )
        return [*found, *alike([back, keep])]

    def back(self) -> None:
        """The choice is taken back."""
        self._controller.adviser.release()
        self.stack.pop()

    def _keep_it(self) -> None:
        self.stack.pop()
        self._keep()

    def update(self, seconds: float) -> bool:
        """Whoever has come back to the screen has to take the wheel first."""
        if not isinstance(self._controller.phase, Warned):
            self.stack.pop()
        return True

    def draw_ground(self, window: pygame.Surface) -> None:
        window.blit(self._behind, (0, 0))


def offer_tutor(display: Display, stack: Stack) -> None:
    """Ask somebody who has learnt a game whether the admiral should warn in real ones, if he does not yet."""

    def choose(tutor: str) -> Callable[[], None]:
        return lambda: setattr(display.settings, "tutor", tutor)

    say = display.language.say
    if display.settings.tutor == OFF:
        answers = [(say(label), choose(tutor)) for tutor, label in TUTORS.items() if tutor != OFF]
        stack.push(Question(display, say(OFFER), say(OFFER_TEXT), answers, say(NO_TUTOR)))
