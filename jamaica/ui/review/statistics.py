"""Statistics of all finished games: everybody's figures, ratings against the levels of captains, and the dice."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pygame

from ...engine import rolls
from ...engine.errors import GameError
from ...games import GAMES, find_game
from ...store import REPLAY, Results, Saved
from ...store.statistics import Figures, figures, ratings
from ..display import Display
from ..widgets.buttons import IconButton
from ..widgets.dialog import Question
from ..widgets.paper import Box, Paragraph, Sheet
from ..widgets.rows import Choice
from ..widgets.scroller import Scroller
from ..widgets.widget import Widget
from . import words
from .dice import KindChart, Tally
from .results_refresh import Gathering
from .statistics_rows import FiguresRow, Heads, RatingRow
from .tabs import TabbedPage

if TYPE_CHECKING:
    from ..menus.navigator import Harbour

ROW = 58
Source = tuple[str, str]
"""Whose dice: a game and the name of one match of it, or all of them if that is empty."""


class StatisticsPage(TabbedPage):
    """Everything that can be counted of the games on the shelf."""

    def __init__(self, display: Display, harbour: "Harbour", results: Results) -> None:
        super().__init__(display, words.STATISTICS_TABS, words.STATISTICS_NOTES)
        self.harbour = harbour
        self.results = results
        self.gathering = Gathering(results) if results.missing() else None
        """Games that are new on the shelf are taken in; until then there are no figures."""
        self._tell()
        self.replays = harbour.store.saves.listing(REPLAY).games
        self.game, self.seats = "", 0
        self.source: Source = (harbour.settings.game if harbour.settings.game in GAMES else next(iter(GAMES)), "")
        self.tally: Tally | None = None
        self._counted: Tally | None = None
        """The tally that is shown already."""

    def title(self) -> str:
        return self.say(words.STATISTICS)

    def leave(self) -> None:
        if self.tally:
            self.tally.close()
        if self.gathering:
            self.gathering.close()

    # What lies where

    def build(self) -> Sequence[Widget]:
        px, area, (width, height) = self.display.px, self.area(), self.display.size
        parts = {"figures": self._figures, "ratings": self._ratings, "dice": self._dice}
        return [
            *self.tabs(),
            Sheet(self.display, area),
            *parts[self.tab](area.inflate(-px(48), -px(36))),
            self.back_button(self.say(words.BACK)),
            *([] if self.gathering else self._tools((width - px(150), height - px(66)), None)),
        ]

    def _tools(self, at: tuple[int, int], person: str | None) -> list[Widget]:
        """Exporting and deleting the games of a person, or of everybody."""
        px = self.display.px
        notes = (
            (self.say(words.EXPORT_ALL), self.say(words.DELETE_ALL)) if person is None
            else (self.say(words.EXPORT_OF, name=person), self.say(words.DELETE_OF, name=person))
        )  # fmt: skip
        acts: tuple[Callable[[], None], ...] = (lambda: self._export(person), lambda: self._ask(person))
        return [
            IconButton(
                self.display, pygame.Rect(at[0] + px(60) * number, at[1], px(48), px(48)), (key, person), sign, note,
                act,
            )
            for number, (key, sign, note, act) in enumerate(
                zip(("export", "delete"), ("save", "delete"), notes, acts, strict=True)
            )
        ]

    def _filters(self, area: pygame.Rect) -> list[Widget]:
        px, half = self.display.px, area.w // 2
        games = [("", self.say(words.ALL_GAMES)), *((name, game.title) for name, game in GAMES.items())]
        counts = sorted({len(result.players) for result in self.results.all})
        seats = [(0, self.say(words.ANY_SEATS)), *((count, self.say(words.SEATS, seats=count)) for count in counts)]
        left = pygame.Rect(area.x, area.y, half - px(10), px(44))
        right = pygame.Rect(area.x + half + px(10), area.y, half - px(10), px(44))
        return [
            Choice(self.display, left, "game", self.say(words.GAME), games, lambda: self.game, self._set_game),
            Choice(self.display, right, "seats", self.say(words.PLAYERS), seats, lambda: self.seats, self._set_seats),
        ]

    def _figures(self, area: pygame.Rect) -> list[Widget]:
        if self.gathering:
            return [Box(self.display, area, self.say(words.GATHERING))]
        px = self.display.px
        wide = area.w - px(160)
        heads = Heads(self.display, pygame.Rect(area.x, area.y + px(50), wide, px(30)))
        room = pygame.Rect(area.x, heads.rect.bottom + px(2), area.w, area.bottom - heads.rect.bottom - px(2))
        shown = [
            one for one in figures(self.results.all) if one.seats == self.seats and self.game in ("", one.game)
        ]  # fmt: skip
        if not shown:
            return [*self._filters(area), Box(self.display, room, self.say(words.NOTHING_YET))]
        return [
            *self._filters(area),
            heads,
            Scroller(self.display, room, self.place, lambda column: self._figure_rows(column, wide, shown)),
        ]

    def _figure_rows(self, column: pygame.Rect, wide: int, shown: Sequence[Figures]) -> list[Widget]:
        px, made = self.display.px, list[Widget]()
        for number, one in enumerate(shown):
            rect = pygame.Rect(column.x, column.y + number * px(ROW), wide, px(ROW - 6))
            note = self.say(words.BEST_NOTE, points=one.best_score, date=self.display.language.date(one.best.ended))
            made.append(FiguresRow(self.display, rect, one, self._shower(one), note))
            if one.player.is_person:
                made += self._tools((rect.right + px(10), rect.y + px(2)), one.player.name)
        below = column.y + len(shown) * px(ROW) + px(4)
        return [*made, Paragraph(self.display, column.x + px(12), below, wide, self.say(words.COLUMNS_NOTE), 17)]

    def _ratings(self, area: pygame.Rect) -> list[Widget]:
        if self.gathering:
            return [Box(self.display, area, self.say(words.GATHERING))]
        rated = ratings(self.results.all)
        if not rated:
            return [Box(self.display, area, self.say(words.NOTHING_YET))]
        return [Scroller(self.display, area, self.place, lambda column: self._rating_rows(column))]

    def _rating_rows(self, column: pygame.Rect) -> list[Widget]:
        px = self.display.px
        head = Paragraph(self.display, column.x + px(8), column.y, column.w - px(16), self.say(words.RATINGS_NOTE), 19)
        top = head.rect.bottom + px(12)
        return [head, *(
            RatingRow(self.display, pygame.Rect(column.x, top + number * px(46), column.w, px(42)), rating)
            for number, rating in enumerate(ratings(self.results.all))
        )]  # fmt: skip

    def _dice(self, area: pygame.Rect) -> list[Widget]:
        px = self.display.px
        choice = Choice(
            self.display, pygame.Rect(area.x, area.y, area.w, px(44)), "source", self.say(words.WHOSE_DICE),
            self._sources(), lambda: self.source, self._set_source,
        )  # fmt: skip
        room = pygame.Rect(area.x, area.y + px(54), area.w, area.h - px(54))
        if self.tally is None:
            self._count()
        kinds = self.tally.kinds if self.tally else None
        if not kinds:
            note = words.COUNTING if kinds is None else words.NOTHING_YET
            return [choice, Box(self.display, room, self.say(note))]
        return [choice, Scroller(self.display, room, self.place, self._kinds)]

    def _kinds(self, column: pygame.Rect) -> list[Widget]:
        px = self.display.px
        legend = f"{self.say(words.LEGEND)} {self.say(rolls.RANGES)}"
        made: list[Widget] = [Paragraph(self.display, column.x, column.y, column.w, legend, 18)]
        for kind in self.tally.kinds or () if self.tally else ():
            below = made[-1].rect.bottom + px(4)
            made.append(KindChart(self.display, column.x, below, column.w, kind, find_game(self.source[0])))
        below = made[-1].rect.bottom + px(4)
        return [*made, Paragraph(self.display, column.x, below, column.w, self.say(rolls.METHOD), 16)]

    # The dice

    def _sources(self) -> list[tuple[Source, str]]:
        """All games of a kind together, then one by one, the newest first."""
        made = [((name, ""), self.say(words.ALL_DICE, game=game.title)) for name, game in GAMES.items()]
        for saved in self.replays:
            game, when = find_game(saved.heading.game), self.display.language.moment(saved.heading.saved, brief=True)
            label = self.say(words.ONE_GAME, game=game.title, date=when)
            made.append(((game.name, saved.name), label))
        return made

    def _count(self) -> None:
        if self.tally:
            self.tally.close()
        game, name = self.source
        chosen = [saved for saved in self.replays if saved.heading.game == game and name in ("", saved.name)]
        self.tally = Tally(self.harbour.store.saves, chosen, find_game(game))

    def update(self, seconds: float) -> bool:
        counted = self.tally is not None and self.tally.kinds is not None and self._counted is not self.tally
        gathered = self.gathering is not None and self.gathering.is_done
        if counted:
            self._counted = self.tally
        if gathered:
            self.gathering = None
            self._tell()
        if counted or gathered:
            self.resize()
        return counted or gathered

    def _tell(self) -> None:
        """What could not be read, as far as it is known."""
        while self.results.notices:
            self.display.tell(self.results.notices.pop(0))

    # What one does

    def _set_game(self, game: str) -> None:
        self.game = game
        self.resize()

    def _set_seats(self, seats: int) -> None:
        self.seats = seats
        self.resize()

    def _set_source(self, source: Source) -> None:
        self.source, self.place.offset = source, 0
        self._count()
        self.resize()

    def _shower(self, one: Figures) -> Callable[[], None]:
        return lambda: self._show(one)

    def _show(self, one: Figures) -> None:
        """The best voyage again, if its replay is still kept."""
        saved: Saved | None = next((saved for saved in self.replays if saved.name == one.best.replay), None)
        if saved:
            self.harbour.watch(saved)
        else:
            self.display.toast.complain(self.say(words.NOT_KEPT))

    def _export(self, person: str | None) -> None:
        target = self.harbour.new_file(self.say(words.STATISTICS), datetime.now(UTC)).with_suffix(".json")
        try:
            self.results.export(target, person)
            self.display.toast.show(self.say(words.RESULTS_WRITTEN, file=target))
        except GameError as error:
            self.display.tell(error)

    def _ask(self, person: str | None) -> None:
        """Deleting is asked twice."""
        text = self.display.language.count(*words.DELETE_TEXT, len(self.results.of(person)))
        answers = [(self.say(words.DELETE), lambda: self._forget(person))]
        self.stack.push(Question(self.display, self.say(words.DELETE_TITLE), text, answers, self.say(words.KEEP)))

    def _forget(self, person: str | None) -> None:
        try:
            number = self.results.forget(person)
            self.display.toast.show(self.display.language.count(*words.DELETED, number))
        except GameError as error:
            self.display.tell(error)
        self.replays = self.harbour.store.saves.listing(REPLAY).games
        self.tally, self.seats = None, 0
        self.resize()
