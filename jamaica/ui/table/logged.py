"""A table whose log is scrolled like a list, and whose lines answer where and why."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import pygame

from ...engine.contract import Event, Reason, S
from .. import focus
from ..display import Display
from .layout import Layout
from .log import Log, line_of
from .logbook import Line
from .reasons import Reasons
from .sitting import Sitting
from .spotlight import Spotlight

_SCROLLS = {pygame.K_PAGEUP: 5, pygame.K_PAGEDOWN: -5, pygame.K_HOME: 1 << 20, pygame.K_END: -(1 << 20)}
_WHEEL = {4: 2, 5: -2}
"""Keys and the mouse's wheel scroll the log, by so many rows back."""


class Logged(Sitting[S]):
    """The part of a table that has to do with its log."""

    def __init__(self, display: Display, *args: Any) -> None:
        super().__init__(display, *args)
        self.log = Log(display)
        self.spotlight = Spotlight(display)
        self.reasons = Reasons(display, self.kit.rules)

    @property
    @abstractmethod
    def layout(self) -> Layout:
        """Where everything lies."""

    def places_of(self, event: Event) -> Sequence[pygame.Rect]:
        """Where on the table an event of the log took place."""
        return ()

    def _point_out(self, line: Line) -> None:
        """Show where it happened what a line of the log tells, and why; pressed again, the rule."""
        reason = self._reason(line)
        if reason.rule and self.reasons.line == line:
            self.stack.push(self._rules(self, reason.rule))
            return
        self.reasons.line = line
        self.dirty = True
        self.spotlight.point(self.places_of(line.event) if line.event else ())

    def _reason(self, line: Line) -> Reason:
        """Why it happened what a line of the log tells."""
        names, language = self.names[: len(self.match.seats)], self.display.language
        if line.event is None:
            return Reason("")
        return self.match.game.why(line.event, self.match.events()[: line.number], names, language)

    @property
    def answered(self) -> bool:
        """Whether the answer to "why?" is seen: as long as the focus stays on the line that was pressed."""
        line, focus = self.reasons.line, self.ring.focus
        return line is not None and focus is not None and line_of(focus.key, self.lines) == line

    def back(self) -> None:
        if self.answered and self.reasons.line and (self.reasons.line.note or self._reason(self.reasons.line).rule):
            self.ring.clear()
        else:
            super().back()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            if self.answered and not self.ring.at(event.pos):  # the mouse may go where the answer is read
                return True
            if self.layout.log.collidepoint(event.pos):
                self.cover_log(0)  # before the mouse finds its line
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in _WHEEL and self.layout.log.collidepoint(event.pos):
            self._scroll_log(_WHEEL[event.button])
            return True
        if event.type == pygame.KEYDOWN and event.key in _SCROLLS:
            self._scroll_log(_SCROLLS[event.key])
            return True
        return super().handle(event)

    def obey(self, command: str) -> None:
        """The focus goes through the log like through a list: beyond its edge it scrolls."""
        lines = [spot for spot in self.ring.spots if str(spot.key).startswith("line ")]
        edges = {focus.UP: lines[:1], focus.DOWN: lines[-1:]}
        if self.ring.focus is not None and self.ring.focus in edges.get(command, ()):
            before = self.log.back
            self._scroll_log(1 if command == focus.UP else -1)
            if self.log.back != before:
                lines = [spot for spot in self.ring.spots if str(spot.key).startswith("line ")]
                self.ring.set(self.ring.spots, lines[0 if command == focus.UP else -1].key)
                return
        super().obey(command)

    def cover_log(self, pixels: int) -> None:
        """A note lies on the foot of the log, or none any more: the newest lines stand above it."""
        if pixels != self.log.covered:
            self.log.covered = pixels
            spots = self.ring.spots
            lines = [number for number, spot in enumerate(spots) if line_of(spot.key, self.lines)]
            if lines:
                self.ring.set([*spots[: lines[0]], *self.line_spots(), *spots[lines[-1] + 1 :]])
            self.stale = True

    def line_spots(self) -> list[focus.Spot]:
        """The lines that are seen, to be pressed."""
        return self.log.spots(self.lines, self.layout.log, self._point_out)

    def _scroll_log(self, rows: int) -> None:
        self.log.scroll(rows)
        self.set_spots()
        self.stale = self.dirty = True
