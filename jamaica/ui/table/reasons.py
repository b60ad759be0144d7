"""The answer to "why?": beside the log, the rule and the sum behind one of its lines."""

from collections.abc import Sequence

import pygame

from ...engine.contract import Reason
from ...rulebook import Rulebook
from .. import words
from ..display import Display
from .logbook import Line
from .tooltip import draw_tooltip


class Reasons:
    """Knows the line that was asked about, and has the rules at hand."""

    def __init__(self, display: Display, page: str) -> None:
        self.display, self.page = display, page
        self.line: Line | None = None
        self._books: dict[str, Rulebook] = {}

    @property
    def book(self) -> Rulebook:
        """The rules in the language of the moment."""
        code = self.display.language.code
        if code not in self._books:
            self._books[code] = Rulebook.load(self.page, code)
        return self._books[code]

    def draw(
        self, window: pygame.Surface, reason: Reason, board: pygame.Rect, lit: Sequence[pygame.Rect]
    ) -> pygame.Rect | None:  # fmt: skip
        """Rule, sum and words of the rule; or the note of a line that tells of no event.

        It lies on the board, beside the log, where it hides nothing of what is lit there; returns what it covers.
        """
        say, line = self.display.language.say, self.line
        if reason.rule:
            title, lines = say(words.WHY, rule=reason.rule), reason.sums.splitlines()
            lines += [self.book.rule(reason.rule).text.replace("**", ""), say(words.READ_ON)]
        elif line and line.note:
            title, lines = line.text, list(line.note)
        else:
            return None
        px = self.display.px
        half = pygame.Rect(board.centerx, board.centery, board.w // 2, board.h // 2)
        low = half.collidelist(list(lit)) < 0
        beside = pygame.Rect(board.right - px(190), board.bottom if low else board.top, 0, 0)
        return draw_tooltip(window, self.display, title, lines, beside)
