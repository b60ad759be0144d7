"""The log on the screen: its lines can be scrolled and pressed, and answer why something happened, and where."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from ...engine.contract import Event, Reason
from ..focus import DOWN, UP, Spot
from ..gui.shelf import Blueprint
from ..gui.tooltip import Slip
from .context import TableContext
from .log_book import Fold, Line, LogBook
from .log_rows import LogRows
from .reasons import Reasons
from .spotlight import Spotlight
from .targets import LogLine

_SCROLLS = {pygame.K_PAGEUP: 8, pygame.K_PAGEDOWN: -8, pygame.K_HOME: 1 << 20, pygame.K_END: -(1 << 20)}
_WHEEL = {4: 2, 5: -2}
"""Keys and the mouse's wheel scroll the log, by so many rows back."""


class LogPanel:
    """The log as it is seen. A line that is pressed shows where it happened what it tells, and why."""

    def __init__(
        self, table: TableContext[Any], places_of: Callable[[Event], Sequence[pygame.Rect]],
        open_rules: Callable[[str], None], sign_of: Callable[[str, int], pygame.Surface],
    ) -> None:  # fmt: skip
        """`places_of`: where on the table an event took place; `open_rules`: shows a rule by its number; `sign_of`: the
        picture of a sign among words, so high."""
        self._table, self._places_of, self._open_rules = table, places_of, open_rules
        self.book = LogBook(table)
        self.rows = LogRows(table, self.book, sign_of)
        self.reasons = Reasons(table.display, table.kit.rules)
        self.spotlight = Spotlight(table.display)

    @property
    def lines(self) -> Sequence[Line]:
        """What was told so far and is not folded away."""
        return self.book.lines

    # Pressing a line

    def spots(self) -> list[Spot]:
        """The lines that are seen, to be pressed."""
        return self.rows.spots(self.lines, self._table.layout.log, self._point_out)

    def _point_out(self, line: Line) -> None:
        """Show where it happened what a line tells, and why; pressed again, the rule. Headings fold and open."""
        if line.fold is not Fold.NEVER:
            log = self._table.layout.log
            below = self.rows.below(self.lines, line, log)
            self.book.toggle(line)
            self.rows.scroll(self.rows.below(self.lines, line, log) - below)  # it stays where it was pressed
            self._table.refresh(None)
            self._table.stale = True
            return
        reason = self.reason(line)
        if reason.rule and self.reasons.line == line:
            self._open_rules(reason.rule)
            return
        self.reasons.line = line
        self.spotlight.point(self._places_of(line.event) if line.event else ())

    def reason(self, line: Line) -> Reason:
        """Why it happened what a line tells."""
        table = self._table
        names = table.names[: len(table.match.seats)]
        if line.event is None:
            return Reason("")
        return table.match.game.why(line.event, table.match.events()[: line.first], names, table.display.language)

    @property
    def answered(self) -> Line | None:
        """The line whose answer to "why?" is seen: as long as the focus stays on it."""
        focus, line = self._table.ring.focus, self.reasons.line
        if focus is None or line is None or focus.key != LogLine(line.number):
            return None
        return line if line in self.lines else None

    @property
    def explains(self) -> bool:
        """Whether an answer lies on the board."""
        line = self.answered
        return line is not None and bool(self.reason(line).rule)

    def answer(self) -> Slip | None:
        """Why something happened, beside the log."""
        line = self.answered
        if line is None:
            return None
        lit = self._places_of(line.event) if line.event else ()
        return self.reasons.lay(self.reason(line), self._table.layout.board, lit)

    # Scrolling

    def handle(self, event: pygame.Event) -> bool:
        """Keys and wheel that scroll; True if it was one of them."""
        log = self._table.layout.log
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in _WHEEL and log.collidepoint(event.pos):
            self.scroll(_WHEEL[event.button])
            return True
        if event.type == pygame.KEYDOWN and event.key in _SCROLLS:
            self.scroll(_SCROLLS[event.key])
            return True
        return False

    def scroll(self, rows: int) -> None:
        """Scroll back by so many rows, or forward again."""
        self.rows.scroll(rows)
        self._table.refresh(None)
        self._table.stale = True

    def scroll_beyond(self, command: str) -> bool:
        """The focus goes through the log like through a list: beyond its edge it scrolls. False if it does not."""
        ring = self._table.ring
        edges = {UP: self._line_spots()[:1], DOWN: self._line_spots()[-1:]}
        if ring.focus is None or ring.focus not in edges.get(command, ()):
            return False
        before = self.rows.back
        self.scroll(1 if command == UP else -1)
        if self.rows.back == before:
            return False
        ring.set(ring.spots, self._line_spots()[0 if command == UP else -1].key)
        return True

    def _line_spots(self) -> list[Spot]:
        return [spot for spot in self._table.ring.spots if isinstance(spot.key, LogLine)]

    def cover(self, pixels: int) -> bool:
        """A note lies on the foot of the log, or none any more; True if its lines have moved: they stand above it."""
        if pixels == self.rows.covered:
            return False
        self.rows.covered = pixels
        self._table.stale = True
        return True

    # Time and elements

    def advance(self, seconds: float) -> bool:
        """Let time pass; True while something shines."""
        if self.answered is None:
            self.reasons.line = None
        return self.spotlight.advance(seconds)

    def blueprints(self) -> list[Blueprint]:
        """The elements of the lines that are seen, on their sheet."""
        table = self._table
        return self.rows.blueprints(table.say(table.kit.log), self.lines, table.layout.log, self._point_out)
