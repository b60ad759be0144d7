"""What is told of what has the focus: over the foot of the log if it is a choice, else beside it."""

from collections.abc import Sequence
from typing import Generic

import pygame

from ...engine.contract import S
from .. import words
from ..focus import Spot
from ..gui.tooltip import Slip, beside, over_foot
from .coach import SIGNS
from .context import TableContext
from .game_ui import GameUi
from .log_panel import LogPanel
from .targets import About, Answer, Choose, LogLine, Missing, Party, Pier, Tool

LINES_LEFT = 3
"""Rows of the log that a note leaves if it can."""


class Notes(Generic[S]):
    """Lays out the tooltip of the moment."""

    def __init__(self, table: TableContext[S], ui: GameUi[S], log: LogPanel, foot: int) -> None:
        """`foot`: pixels of the design that stay free below the table."""
        self._table, self._ui, self._log, self._foot = table, ui, log, foot
        self.display = table.display
        self.over_log: Slip | None = None
        """The note on a choice, where it hides nothing of the board."""
        self.tooltip: Slip | None = None
        """The same, or what a thing is, as it is seen."""

    def told_by(self, focus: Spot) -> tuple[str, Sequence[str]]:
        """What a spot that has the focus is called, and what else is to be known of it."""
        table, question = self._table, self._ui.question
        if isinstance(focus.key, Answer) and table.asked:
            judged = []
            if focus.key in question.shares:
                share = self.display.language.percent(question.shares[focus.key])
                judged = [table.say(words.JUDGED, share=share)]
            label = focus.label or (question.label(focus.key.move) if isinstance(focus.key, Choose) else "")
            return label, [*judged, *question.reasons(focus.key), *question.note_of(focus.key)]
        return focus.label, focus.tell() if focus.tell else ()

    def lay(self) -> None:
        """The note on what has the focus lies over the foot of the log, where nothing of the board is hidden.

        A long one covers the round below as well, and some of the newest lines stay above it if they can. The longest
        lie on the buttons too, rather than on an opponent: what has the focus is none of them.
        """
        focus, self.over_log = self._table.ring.focus, None
        if focus is None or focus.act is None:
            return
        title, lines = self.told_by(focus)
        if not lines:
            return
        px, layout, rows = self.display.px, self._table.layout, self._log.rows
        log, low = layout.log, layout.log.unionall([layout.notice, layout.pile])
        low = pygame.Rect(low.x - px(6), low.y, low.w + px(12), low.h + px(10))
        head = rows.head(LINES_LEFT)
        areas = [pygame.Rect(area.x, area.y + head, area.w, area.h - head) for area in (log, low)]
        foot = pygame.Rect(low.x, low.y, low.w, self.display.size[1] - px(self._foot) - low.y)
        groups = (areas, (low,), (foot,))
        self.over_log = over_foot(self.display, title, lines, groups, lambda y: rows.edge(log, y))

    def lay_tooltip(self) -> None:
        """That note, or a small one: why something happened, what a thing or button is."""
        focus, self.tooltip = self._table.ring.focus, self.over_log
        if self.tooltip or focus is None:
            return
        if self._log.answered:
            self.tooltip = self._log.answer()
            return
        if not (isinstance(focus.key, Tool | Party | Pier | About | LogLine | Missing) or focus.key in SIGNS):
            return
        title, lines = self.told_by(focus)
        if title:
            told = lines or [focus.note] * (focus.note not in ("", title))
            self.tooltip = beside(self.display, title, told, self._ui.seen_at(focus))
