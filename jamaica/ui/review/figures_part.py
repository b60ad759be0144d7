"""Part of the statistics: everybody's games, wins and scores."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...games import GAMES
from ...store import Results, Saved
from ...store.statistics import Figures, figures
from ..display import Display
from ..gui.label import paragraph
from ..gui.panels import Drawing
from ..gui.rows import Choice
from ..gui.scroller import Row, Scroller, ScrollPosition
from . import words
from .result_tools import ResultTools
from .statistics_rows import FiguresRow, draw_heads
from .text_rows import text_row

ROW = 58


class FiguresPart:
    """A row for everybody who has played, of one game or all, at tables of one size or all."""

    def __init__(
        self, display: Display, results: Results, tools: ResultTools, position: ScrollPosition, *,
        replays: Callable[[], Sequence[Saved]], watch: Callable[[Saved], None], changed: Callable[[], None],
    ) -> None:  # fmt: skip
        """`changed`: lay the page out anew."""
        self.display, self._say = display, display.language.say
        self._results, self._tools, self._position = results, tools, position
        self._replays, self._watch, self._changed = replays, watch, changed
        self.game, self.seats = "", 0

    def _filters(self, area: pygame.Rect) -> list[UIElement]:
        px, half = self.display.px, area.w // 2
        games = [("", self._say(words.ALL_GAMES)), *((name, game.title) for name, game in GAMES.items())]
        counts = sorted({len(result.players) for result in self._results.all})
        seats = [(0, self._say(words.ANY_SEATS)), *((count, self._say(words.SEATS, seats=count)) for count in counts)]
        left = pygame.Rect(area.x, area.y, half - px(10), px(44))
        right = pygame.Rect(area.x + half + px(10), area.y, half - px(10), px(44))
        return [
            Choice(self.display, left, "game", self._say(words.GAME), games, lambda: self.game, self._set_game),
            Choice(self.display, right, "seats", self._say(words.PLAYERS), seats, lambda: self.seats, self._set_seats),
        ]

    def build(self, area: pygame.Rect) -> list[UIElement]:
        """Filters, heads and a row a player."""
        px = self.display.px
        wide = area.w - px(160)
        head = pygame.Rect(area.x, area.y + px(50), wide, px(30))
        room = pygame.Rect(area.x, head.bottom + px(2), area.w, area.bottom - head.bottom - px(2))
        shown = [
            one for one in figures(self._results.all) if one.seats == self.seats and self.game in ("", one.game)
        ]  # fmt: skip
        if not shown:
            return [*self._filters(area), paragraph(self.display, room, self._say(words.NOTHING_YET))]
        return [
            *self._filters(area),
            Drawing(self.display, head, draw_heads),
            Scroller(self.display, room, self._position, lambda _: self._figure_rows(wide, shown)),
        ]

    def _figure_rows(self, wide: int, shown: Sequence[Figures]) -> list[Row]:
        return [
            *(self._figure_row(wide, one) for one in shown),
            text_row(self.display, self._say(words.COLUMNS_NOTE), 17, wide),
        ]

    def _figure_row(self, wide: int, one: Figures) -> Row:
        px = self.display.px
        note = self._say(words.BEST_NOTE, points=one.best_score, date=self.display.language.date(one.best.ended))

        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            row = pygame.Rect(rect.x, rect.y, wide, rect.h - px(6))
            made: list[UIElement] = [FiguresRow(self.display, row, one, self._shower(one), note, container)]
            if one.player.is_person:
                made += self._tools.buttons((row.right + px(10), row.y + px(2)), one.player.name, container)
            return made

        return Row(px(ROW), fill)

    def _set_game(self, game: str) -> None:
        self.game = game
        self._changed()

    def _set_seats(self, seats: int) -> None:
        self.seats = seats
        self._changed()

    def _shower(self, one: Figures) -> Callable[[], None]:
        return lambda: self._show(one)

    def _show(self, one: Figures) -> None:
        """The best voyage again, if its replay is still kept."""
        saved: Saved | None = next((saved for saved in self._replays() if saved.name == one.best.replay), None)
        if saved:
            self._watch(saved)
        else:
            self.display.toast.complain(self._say(words.NOT_KEPT))
