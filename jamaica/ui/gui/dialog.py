"""Questions over a page, which stays seen beneath in the dark."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement

from ..display import Display
from .buttons import PAPER, RED, Button, alike
from .label import paragraph
from .overlay import Overlay
from .page import Page

NO = "no"
SIZE = (620, 270)


class Question(Page):
    """A question with a few answers; the last one, which does nothing, has the focus at first."""

    start = NO

    def __init__(
        self, display: Display, title: str, text: str, answers: Sequence[tuple[str, Callable[[], None]]], no: str
    ) -> None:
        super().__init__(display)
        self.overlay = self._over = Overlay(display, SIZE)
        self._title, self._text, self._answers, self._no = title, text, answers, no

    def title(self) -> str:
        return self._title

    def build(self) -> Sequence[UIElement]:
        px, sheet = self.display.px, self._over.sheet
        width, height = sheet.rect.size
        text = pygame.Rect(px(44), px(70), width - px(88), px(100))
        count, gap = len(self._answers) + 1, px(20)
        wide = (width - px(80) - gap * (count - 1)) // count
        rects = [pygame.Rect(px(40) + place * (wide + gap), height - px(86), wide, px(54)) for place in range(count)]
        buttons = [
            Button(self.display, rect, label, label, self._answer(act), RED, container=sheet)
            for rect, (label, act) in zip(rects, self._answers, strict=False)
        ]
        no = Button(self.display, rects[-1], NO, self._no, self.back, PAPER, container=sheet)
        return [paragraph(self.display, text, self._text, container=sheet), *alike([*buttons, no])]

    def _answer(self, act: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self.stack.pop()
            act()

        return answer
