"""The analysis of a finished match: made in a process of its own, then shown in three tabs."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame
from pygame_gui.core import UIElement

from ai.analysis import Analysis

from ...engine.contract import State
from ...engine.errors import GameError
from ...engine.record import Record
from ...engine.replay import Replay
from ..display import Display
from ..games import GAME_UIS
from ..gui.buttons import RED, Button
from ..gui.canvas import MIDDLE
from ..gui.label import Label, paragraph
from ..gui.page import Page
from ..gui.panels import Progress, Sheet
from ..table.context import TableContext
from . import words
from .analysis_tabs import tabs
from .tabs import Tabs, tab_key

CANCEL = "cancel"


class Studying(Protocol):
    """An analysis that is being made: polled every frame, closed when it is there or no longer wanted."""

    @property
    def progress(self) -> float:
        """From 0 to 1."""

    def poll(self) -> Analysis | None:
        """The analysis once it is there; a GameError says why there will be none."""

    def close(self) -> None:
        """End it."""


class AnalysisPage(Page):
    """What is found is given to `keep`; `show` opens a place of the match."""

    def __init__(
        self, display: Display, replay: Replay[State], study: Callable[[Record], Studying], kept: str,
        keep: Callable[[str], None], show: Callable[[int], None],
    ) -> None:  # fmt: skip
        super().__init__(display)
        self.tabs = Tabs(self, words.TABS, words.TAB_NOTES)
        self.start = tab_key(self.tabs.tab)
        self.replay, self._keep = replay, keep
        kit = GAME_UIS[replay.match.game.name].kit
        self.parts = tabs(TableContext(display, replay.match, kit, 0, False), replay, show)
        self.found: Analysis | None = None
        self.study: Studying | None = None
        try:
            self.found = Analysis.parse(kept, replay) if kept else None
        except GameError:  # of an older version: it is made anew
            self.found = None
        if self.found is None:
            self.study = study(replay.record)
            self.start = CANCEL

    def title(self) -> str:
        return self.say(words.ANALYSIS_OF, game=self.replay.match.game.title)

    # Being made

    def update(self, seconds: float) -> bool:
        if self.study is None:
            return self._open_pages()
        before = self.study.progress
        try:
            found = self.study.poll()
        except GameError as error:
            self._end()
            self.display.tell(error)
            self.stack.pop()
            return True
        if found is None:
            self._figure.set_text(self._percent())
            return self.study.progress != before
        self._end()
        self.found = found
        self._keep(found.dump())
        return True

    def _open_pages(self) -> bool:
        """The pages of what was found, in a frame of their own; False if they are open already."""
        if self.start != CANCEL:
            return False
        self.start = tab_key(self.tabs.tab)
        self.ring.clear()
        self.resize()
        return True

    def _end(self) -> None:
        if self.study is not None:
            self.study.close()
            self.study = None

    def leave(self) -> None:
        self._end()

    # What lies where

    def build(self) -> Sequence[UIElement]:
        if self.found is None:
            return self._waiting()
        part = self.parts[self.tabs.tab]
        return [
            *self.tabs.buttons(),
            *part.build(self.tabs.area(), self.tabs.position, self.found),
            self.back_button(self.say(words.BACK)),
        ]

    def _waiting(self) -> list[UIElement]:
        px, body = self.display.px, self.body()
        sheet = pygame.Rect(0, 0, px(720), px(330))
        sheet.center = body.center
        text = pygame.Rect(sheet.x + px(50), sheet.y + px(26), sheet.w - px(100), px(110))
        bar = pygame.Rect(sheet.x + px(60), text.bottom + px(16), sheet.w - px(120), px(36))
        figure = pygame.Rect(bar.x, bar.bottom + px(2), bar.w, px(30))
        cancel = pygame.Rect(sheet.centerx - px(120), sheet.bottom - px(94), px(240), px(56))
        ground = Sheet(self.display, sheet)
        self._figure = Label(self.display, figure, self._percent(), 20, bold=True, align=MIDDLE)
        return [
            ground,
            paragraph(self.display, text, self.say(words.STUDYING)),
            Progress(self.display, bar, self._progress),
            self._figure,
            Button(self.display, cancel, CANCEL, self.say(words.CANCEL), self.back, RED, glyph="cross"),
        ]

    def _progress(self) -> float:
        return self.study.progress if self.study else 1.0

    def _percent(self) -> str:
        return self.display.language.percent(self._progress())
