"""The answer to "why?": beside the log, the rule and the sum behind one of its lines."""

from collections.abc import Sequence

import pygame

from ...engine.contract import Reason
from ...rulebook import Rulebook
from .. import words
from ..display import Display
from ..gui.tooltip import Slip, beside
from .log_book import Line


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

    def lay(self, reason: Reason, board: pygame.Rect, lit: Sequence[pygame.Rect]) -> Slip | None:
        """Rule, sum and words of the rule; or the note of a line that tells of no event.

        It lies on the board, beside the log, where it hides least of what is lit there: at the foot, at the top or
        between.
        """
        say = self.display.language.say
        if reason.rule:
            title, lines = say(words.WHY, rule=reason.rule), reason.sums.splitlines()
            lines += [self.book.rule(reason.rule).text.replace("**", ""), say(words.READ_ON)]
        else:
            return None
        px = self.display.px
        foot = pygame.Rect(board.right - px(190), board.bottom, 0, 0)
        note = beside(self.display, title, lines, foot)
        low, high = note.rect.top, board.top + px(8)
        tries = [note.rect.move(0, top - low) for top in (low, high, *range(high, low, max(1, px(8))))]
        return note._replace(rect=min(tries, key=lambda rect: sum(part.w * part.h for part in map(rect.clip, lit))))
