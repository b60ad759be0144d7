"""Statistics of all finished games: everybody's figures, ratings against the levels of captains, and the dice."""

from collections.abc import Sequence
from functools import partial

import pygame
from pygame_gui.core import UIElement

from ...games import GAMES
from ...store import REPLAY, Results
from ...store.statistics import Rating, ratings
from ..display import Display
from ..gui.label import paragraph
from ..gui.page import Page
from ..gui.panels import Sheet
from ..gui.scroller import Row, Scroller
from ..menus.destinations import Destinations
from . import words
from .dice_part import DicePart
from .figures_part import FiguresPart
from .result_tools import ResultTools
from .results_refresh import Gathering
from .statistics_rows import draw_rating
from .tabs import Tabs, tab_key
from .text_rows import drawn_row, text_row


class StatisticsPage(Page):
    """Everything that can be counted of the games on the shelf."""

    def __init__(self, display: Display, harbour: Destinations, results: Results) -> None:
        super().__init__(display)
        self.harbour, self.results = harbour, results
        self.tabs = Tabs(self, words.STATISTICS_TABS, words.STATISTICS_NOTES)
        self.start = tab_key(self.tabs.tab)
        self.gathering = Gathering(results) if results.missing() else None
        """Games that are new on the shelf are taken in; until then there are no figures."""
        self._tell()
        self.replays = harbour.store.saves.listing(REPLAY).games
        self.tools = ResultTools(
            display, results, new_file=harbour.new_file, push=lambda dialog: self.stack.push(dialog),
            forgotten=self._forgotten,
        )  # fmt: skip
        self.figures = FiguresPart(
            display, results, self.tools, self.tabs.position, replays=lambda: self.replays, watch=harbour.watch,
            changed=self.resize,
        )  # fmt: skip
        game = harbour.settings.game if harbour.settings.game in GAMES else next(iter(GAMES))
        saves = harbour.store.saves
        self.dice = DicePart(display, saves, self.replays, game, self.tabs.position, self.resize)

    def title(self) -> str:
        return self.say(words.STATISTICS)

    def leave(self) -> None:
        self.dice.close()
        if self.gathering:
            self.gathering.close()

    # What lies where

    def build(self) -> Sequence[UIElement]:
        px, area, (width, height) = self.display.px, self.tabs.area(), self.display.size
        parts = {"figures": self._figures, "ratings": self._ratings, "dice": self.dice.build}
        tabs, sheet = self.tabs.buttons(), Sheet(self.display, area)
        return [
            *tabs,
            sheet,
            *parts[self.tabs.tab](area.inflate(-px(48), -px(36))),
            self.back_button(self.say(words.BACK)),
            *([] if self.gathering else self.tools.buttons((width - px(150), height - px(66)), None)),
        ]

    def _figures(self, area: pygame.Rect) -> list[UIElement]:
        if self.gathering:
            return [paragraph(self.display, area, self.say(words.GATHERING))]
        return self.figures.build(area)

    def _ratings(self, area: pygame.Rect) -> list[UIElement]:
        if self.gathering:
            return [paragraph(self.display, area, self.say(words.GATHERING))]
        rated = ratings(self.results.all)
        if not rated:
            return [paragraph(self.display, area, self.say(words.NOTHING_YET))]
        return [Scroller(self.display, area, self.tabs.position, lambda wide: self._rating_rows(wide, rated))]

    def _rating_rows(self, wide: int, rated: Sequence[Rating]) -> list[Row]:
        head = text_row(self.display, self.say(words.RATINGS_NOTE), 19, wide, 8)
        high = self.display.px(46)
        return [head, *(drawn_row(self.display, high, partial(draw_rating, rating=rating)) for rating in rated)]

    def update(self, seconds: float) -> bool:
        counted = self.dice.advance()
        gathered = self.gathering is not None and self.gathering.is_done
        if gathered:
            self.gathering = None
            self._tell()
        if counted or gathered:
            self.resize()
        return counted or gathered

    def _forgotten(self) -> None:
        """Results were deleted."""
        self.replays = self.harbour.store.saves.listing(REPLAY).games
        self.dice.forget(self.replays)
        self.figures.seats = 0
        self.resize()

    def _tell(self) -> None:
        """What could not be read, as far as it is known."""
        while self.results.notices:
            self.display.tell(self.results.notices.pop(0))
