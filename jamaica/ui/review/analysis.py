"""The analysis of a finished match: made in a process of its own, then shares, turning points, choices and accounts."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

import pygame

from ai.analysis import Analysis, Moment
from ai.analysis.moments import METHOD, Moments, parts_of

from ...engine.errors import GameError
from ...engine.record import Record
from ...engine.replay import Replay, Stride
from ..display import Display
from ..lettering import INK, RED
from ..table.factory import watched_table
from ..widgets.buttons import RED as RED_LOOK
from ..widgets.buttons import Button
from ..widgets.paper import Box, Line, Paragraph, Sheet
from ..widgets.scroller import Scroller
from ..widgets.widget import Pressed, Widget
from . import words
from .account import Accounts, Holder
from .line_chart import Chart, Curve
from .tabs import TabbedPage

CANCEL = "cancel"
TURNING_POINTS = 6
ROW = 96
LEAST_COST = 0.005
"""Smaller costs round to nothing."""
DEAR_COST = 0.05
"""Choices that cost more are worth a second look."""


class Studying(Protocol):
    """An analysis that is being made: polled every frame, closed when it is there or no longer wanted."""

    @property
    def progress(self) -> float:
        """From 0 to 1."""

    def poll(self) -> Analysis | None:
        """The analysis once it is there; a GameError says why there will be none."""

    def close(self) -> None:
        """End it."""


class AnalysisPage(TabbedPage):
    """What is found is given to `keep`; `show` opens a place of the match."""

    def __init__(
        self, display: Display, replay: Replay[Any], study: Callable[[Record], Studying], kept: str,
        keep: Callable[[str], None], show: Callable[[int], None],
    ) -> None:  # fmt: skip
        super().__init__(display, words.TABS, words.TAB_NOTES)
        self.replay, self._keep, self._show = replay, keep, show
        self.table = watched_table(display, replay.match)
        self.found: Analysis | None = None
        self.study: Studying | None = None
        try:
            self.found = Analysis.parse(kept, replay.record.closing) if kept else None
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
            return self.study.progress != before
        self._end()
        self.found = found
        self._keep(found.dump())
        return True

    def _open_pages(self) -> bool:
        """The pages of what was found, in a frame of their own; False if they are open already."""
        if self.start != CANCEL:
            return False
        self.start = ("tab", self.tab)
        self.ring.clear()
        self.resize()
        return True

    def _end(self) -> None:
        if self.study is not None:
            self.study.close()
            self.study = None

    def leave(self) -> None:
        self._end()
        self.table.leave()

    # What lies where

    def build(self) -> Sequence[Widget]:
        if self.found is None:
            return self._waiting()
        parts = {"course": self._course, "choices": self._choices, "account": self._account}
        return [*self.tabs(), *parts[self.tab](self.area(), self.found), self.back_button(self.say(words.BACK))]

    def _waiting(self) -> list[Widget]:
        px, body = self.display.px, self.body()
        sheet = pygame.Rect(0, 0, px(720), px(330))
        sheet.center = body.center
        text = pygame.Rect(sheet.x + px(50), sheet.y + px(26), sheet.w - px(100), px(110))
        bar = pygame.Rect(sheet.x + px(60), text.bottom + px(16), sheet.w - px(120), px(36))
        cancel = pygame.Rect(sheet.centerx - px(120), sheet.bottom - px(94), px(240), px(56))
        return [
            Sheet(self.display, sheet),
            Box(self.display, text, self.say(words.STUDYING)),
            Progress(self.display, bar, lambda: self.study.progress if self.study else 1.0),
            Button(self.display, cancel, CANCEL, self.say(words.CANCEL), self.back, RED_LOOK, glyph="cross"),
        ]

    def _course(self, area: pygame.Rect, found: Analysis) -> list[Widget]:
        px = self.display.px
        chart = pygame.Rect(area.x, area.y, round(area.w * 0.58), area.h)
        beside = pygame.Rect(chart.right + px(10), area.y, area.right - chart.right - px(10), area.h)
        head = pygame.Rect(beside.x + px(24), beside.y + px(12), beside.w - px(48), px(34))
        room = pygame.Rect(beside.x + px(20), head.bottom + px(6), beside.w - px(40), beside.h - px(72))
        moments = found.turning_points(TURNING_POINTS)
        return [
            CourseChart(self.display, chart, self._chart(found), self._curves(found)),
            Sheet(self.display, beside),
            Line(self.display, head, self.say(words.TURNING_POINTS), 24, RED, names=True, centred=True),
            Scroller(self.display, room, self.place, lambda column: self._rows(column, moments, self._turning)),
        ]

    def _chart(self, found: Analysis) -> Chart:
        rounds = self.replay.stops(Stride.ROUND)[1:-1]
        every = max(1, -(-len(rounds) // 12))
        ticks = [(float(place), str(self.replay.round(place))) for place in rounds[::every]]
        language, last = self.display.language, found.course()[-1][0]
        return Chart(language.say(words.SHARES), 0, 1, language.percent, last, tuple(ticks))

    def _curves(self, found: Analysis) -> list[Curve]:
        table, course = self.table, found.course()
        places = [float(place) for place, _ in course]
        return [
            Curve(table.colour(party), table.kit.emblem(table.figure(party)), [now[party] for _, now in course], places)
            for party in range(len(found.ending))
        ]

    def _choices(self, area: pygame.Rect, found: Analysis) -> list[Widget]:
        px = self.display.px
        room = area.inflate(-px(48), -px(44))
        return [Sheet(self.display, area), Scroller(self.display, room, self.place, lambda c: self._by_seat(c, found))]

    def _by_seat(self, column: pygame.Rect, found: Analysis) -> list[Widget]:
        """Per person a summary, and the choices that cost something, the dearest first."""
        px, made, y = self.display.px, list[Widget](), column.y
        for seat in self.table.people:
            choices = found.choices(seat)
            dear = sorted((moment for moment in choices if moment.cost >= LEAST_COST), key=lambda moment: -moment.cost)
            name, count = self.table.names[seat], len(choices)
            text = self.say(words.CHOICES_OF, name=name, choices=count, good=count - len(dear))
            text = f"{text} {self._dearest(dear)}" if dear else text
            summary = Paragraph(self.display, column.x + px(6), y, column.w - px(12), text, 21)
            made.append(summary)
            y = summary.rect.bottom + px(10)
            rows = self._rows(pygame.Rect(column.x, y, column.w, column.h), dear, self._dear)
            made += rows
            y += px(ROW) * len(rows) + px(16)
        if not self.table.people:
            made.append(Box(self.display, pygame.Rect(column.x, y, column.w, px(120)), self.say(words.NO_PEOPLE)))
        return made

    def _dearest(self, dear: Sequence[Moment]) -> str:
        """How many of the choices that cost something were dear, and what the first of them cost."""
        language = self.display.language
        number, much = sum(moment.cost > DEAR_COST for moment in dear), language.percent(DEAR_COST)
        if not number:
            return language.say(words.NONE_DEAR, much=much)
        return language.count(*words.DEAR, number, much=much, most=language.percent(dear[0].cost))

    def _account(self, area: pygame.Rect, found: Analysis) -> list[Widget]:
        px, table, game = self.display.px, self.table, self.replay.match.game
        room = area.inflate(-px(56), -px(44))
        note = pygame.Rect(room.x, room.bottom - px(52), room.w, px(52))
        room.h -= px(56)
        holders = [
            Holder(table.names[party], table.kit.portrait(table.figure(party)), parts_of(account, game), account.end)
            for party, account in enumerate(map(found.account, range(len(found.ending))))
        ]
        return [
            Sheet(self.display, area),
            Scroller(self.display, room, self.place, lambda column: [Accounts(self.display, column, holders)]),
            Box(self.display, note, f"{self.say(words.ADDS_UP)} {self.say(METHOD)}", 18),
        ]

    # Moments in words

    def _rows(
        self, column: pygame.Rect, moments: Sequence[Moment], tell: Callable[[Moment], tuple[str, str]]
    ) -> list[Widget]:
        px = self.display.px
        return [
            MomentRow(
                self.display, pygame.Rect(column.x, column.y + number * px(ROW), column.w, px(ROW - 8)), moment,
                *tell(moment), lambda moment=moment: self._show(moment.number), self.say(words.SHOW_NOTE),  # type: ignore[misc]
            )
            for number, moment in enumerate(moments)
        ]  # fmt: skip

    @property
    def _moments(self) -> Moments:
        return Moments(self.replay, self.table.names, self.table.label_at, self.display.language)

    def _turning(self, moment: Moment) -> tuple[str, str]:
        """What happened, and whom it helped or hurt most."""
        return self._moments.happened(moment), self._moments.effect(moment)

    def _dear(self, moment: Moment) -> tuple[str, str]:
        """What was chosen, and what would have been better."""
        made = self._moments.choice(moment, moment.move)
        return self.say(words.CHOSEN, choice=made), self._moments.better(moment)


class Progress(Widget):
    """How far something is."""

    def __init__(self, display: Display, rect: pygame.Rect, progress: Callable[[], float]) -> None:
        super().__init__(display, rect)
        self.progress = progress

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px = self.display.px
        self.frame(window, "groove")
        inside = self.rect.inflate(-px(12), -px(14))
        done = pygame.Rect(inside.x, inside.y, round(inside.w * self.progress()), inside.h)
        pygame.draw.rect(window, RED, done, border_radius=px(4))
        figure = self.display.text.line(self.display.language.percent(self.progress()), px(20), INK, bold=True)
        window.blit(figure, figure.get_rect(midtop=(self.rect.centerx, self.rect.bottom + px(4))))


class CourseChart(Widget):
    """The shares of victory over the whole match."""

    def __init__(self, display: Display, rect: pygame.Rect, chart: Chart, curves: Sequence[Curve]) -> None:
        super().__init__(display, rect)
        self.chart, self.curves = chart, curves

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        self.chart.draw(window, self.display, self.rect, self.curves)


class MomentRow(Pressed):
    """One moment in two lines; pressing shows it in the replay."""

    def __init__(
        self, display: Display, rect: pygame.Rect, moment: Moment, first: str, second: str, act: Callable[[], None],
        note: str,
    ) -> None:  # fmt: skip
        super().__init__(display, rect, ("moment", moment.number), first, act, note)
        self.second = second

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, text = self.display.px, self.display.text
        self.frame(window, "button-hover" if focus == self.spot.key else "button-normal")
        room = self.rect.w - px(36)
        first = pygame.Rect(self.rect.x + px(18), self.rect.y + px(9), room, px(44))
        text.box(window, self.spot.label, px(19), first, INK, centred=False)
        second = text.fitted(self.second, px(18), room, RED)
        window.blit(second, second.get_rect(midleft=(self.rect.x + px(18), self.rect.bottom - px(22))))
