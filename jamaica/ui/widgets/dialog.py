"""Questions over a page, which stays seen beneath in the dark."""

from collections.abc import Callable, Sequence

import pygame

from ..display import Display
from ..lettering import RED as RED_INK
from .buttons import PAPER, RED, Button
from .page import Page
from .paper import Box, Line, Sheet
from .widget import Widget

SHADE = (18, 9, 3, 170)
NO = "no"


class Dialog(Page):
    """A sheet of parchment in the middle of the darkened window."""

    size = (620, 270)

    def enter(self) -> None:
        self._behind = self.display.window.copy()
        shade = pygame.Surface(self._behind.get_size(), pygame.SRCALPHA)
        shade.fill(SHADE)
        self._behind.blit(shade, (0, 0))
        super().enter()

    def sheet(self) -> pygame.Rect:
        """Where the sheet lies."""
        rect = pygame.Rect(0, 0, self.display.px(self.size[0]), self.display.px(self.size[1]))
        rect.center = self.display.window.get_rect().center
        return rect

    def head(self) -> Line:
        """The title on the sheet."""
        px, sheet = self.display.px, self.sheet()
        rect = pygame.Rect(sheet.x + px(40), sheet.y + px(20), sheet.w - px(80), px(46))
        return Line(self.display, rect, self.title(), 30, RED_INK, names=True, centred=True)

    def draw(self, window: pygame.Surface) -> None:
        if self._behind.get_size() == window.get_size():
            window.blit(self._behind, (0, 0))
        else:
            self.draw_table(window)
        self.draw_widgets(window)


class Question(Dialog):
    """A question with a few answers; the last one, which does nothing, has the focus at first."""

    start = NO

    def __init__(
        self, display: Display, title: str, text: str, answers: Sequence[tuple[str, Callable[[], None]]], no: str
    ) -> None:
        super().__init__(display)
        self._title, self._text, self._answers, self._no = title, text, answers, no

    def title(self) -> str:
        return self._title

    def build(self) -> Sequence[Widget]:
        px, sheet = self.display.px, self.sheet()
        text = pygame.Rect(sheet.x + px(44), sheet.y + px(70), sheet.w - px(88), px(100))
        count, gap = len(self._answers) + 1, px(20)
        wide = (sheet.w - px(80) - gap * (count - 1)) // count
        rects = [
            pygame.Rect(sheet.x + px(40) + place * (wide + gap), sheet.bottom - px(86), wide, px(54))
            for place in range(count)
        ]
        buttons = [
            Button(self.display, rect, label, label, lambda act=act: self._answer(act), RED)  # type: ignore[misc]
            for rect, (label, act) in zip(rects, self._answers, strict=False)
        ]
        no = Button(self.display, rects[-1], NO, self._no, self.back, PAPER)
        return [Sheet(self.display, sheet), self.head(), Box(self.display, text, self._text), *buttons, no]

    def _answer(self, act: Callable[[], None]) -> None:
        self.stack.pop()
        act()
