"""The analysis of a finished match: made in a process of its own, then shares, turning points, choices and accounts."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Protocol

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ai.analysis import Analysis, Moment
from ai.analysis.moments import METHOD, Moments, parts_of

from ...engine.contract import Move, State
from ...engine.errors import GameError
from ...engine.match import Match
from ...engine.record import Record
from ...engine.replay import Replay, Stride
from ..display import Display
from ..games import GAME_UIS
from ..gui.buttons import PAPER, PICTURES, Button, Pressable
from ..gui.buttons import RED as RED_LOOK
from ..gui.canvas import LEFT, MIDDLE, Canvas
from ..gui.label import Label, paragraph
from ..gui.page import Page
from ..gui.panels import Drawing, Progress, Sheet
from ..gui.rich_text import RichText, lay
from ..gui.scroller import Row, Scroller
from ..lettering import RED
from ..table.context import TableContext
from . import words
from .account import Accounts, Holder
from .line_chart import Chart, Curve
from .tabs import Tabs, tab_key

CANCEL = "cancel"
TURNING_POINTS = 6
ROW = 96
LETTERS, BESIDE = 19, 18
"""How large the words of a moment are, and what is left free beside them."""
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


class AnalysisPage(Page):
    """What is found is given to `keep`; `show` opens a place of the match."""

    def __init__(
        self, display: Display, replay: Replay[State], study: Callable[[Record], Studying], kept: str,
        keep: Callable[[str], None], show: Callable[[int], None],
    ) -> None:  # fmt: skip
        super().__init__(display)
        self.tabs = Tabs(self, words.TABS, words.TAB_NOTES)
        self.start = tab_key(self.tabs.tab)
        self.replay, self._keep, self._show = replay, keep, show
        kit = GAME_UIS[replay.match.game.name].kit
        self.table: TableContext[State] = TableContext(display, replay.match, kit, 0, False)
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
        parts = {"course": self._course, "choices": self._choices, "account": self._account}
        return [
            *self.tabs.buttons(),
            *parts[self.tabs.tab](self.tabs.area(), self.found),
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
            Button(self.display, cancel, CANCEL, self.say(words.CANCEL), self.back, RED_LOOK, glyph="cross"),
        ]

    def _progress(self) -> float:
        return self.study.progress if self.study else 1.0

    def _percent(self) -> str:
        return self.display.language.percent(self._progress())

    def _course(self, area: pygame.Rect, found: Analysis) -> list[UIElement]:
        px = self.display.px
        left = pygame.Rect(area.x, area.y, round(area.w * 0.58), area.h)
        beside = pygame.Rect(left.right + px(10), area.y, area.right - left.right - px(10), area.h)
        head = pygame.Rect(beside.x + px(24), beside.y + px(12), beside.w - px(48), px(34))
        room = pygame.Rect(beside.x + px(20), head.bottom + px(6), beside.w - px(40), beside.h - px(72))
        chart, curves = self._chart(found), self._curves(found)
        moments = found.turning_points(TURNING_POINTS)

        def draw(canvas: Canvas) -> None:
            chart.draw(canvas.surface, self.display, canvas.rect, curves)

        return [
            Drawing(self.display, left, draw),
            Sheet(self.display, beside),
            Label(self.display, head, self.say(words.TURNING_POINTS), 24, RED, names=True, align=MIDDLE),
            Scroller(self.display, room, self.tabs.position, lambda wide: self._rows(wide, moments, self._turning)),
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

    def _choices(self, area: pygame.Rect, found: Analysis) -> list[UIElement]:
        px = self.display.px
        sheet = Sheet(self.display, area)
        room = area.inflate(-px(48), -px(44))
        return [sheet, Scroller(self.display, room, self.tabs.position, lambda wide: self._by_seat(wide, found))]

    def _by_seat(self, wide: int, found: Analysis) -> list[Row]:
        """Per person a summary, and the choices that cost something, the dearest first."""
        px, made = self.display.px, list[Row]()
        for seat in self.replay.match.people:
            choices = found.choices(seat)
            dear = sorted((moment for moment in choices if moment.cost >= LEAST_COST), key=lambda moment: -moment.cost)
            name, count = self.table.names[seat], len(choices)
            text = self.say(words.CHOICES_OF, name=name, choices=count, good=count - len(dear))
            text = f"{text} {self._dearest(dear)}" if dear else text
            made += [self._summary(text, wide), *self._rows(wide, dear, self._dear)]
            made.append(Row(px(16), lambda rect, container: ()))
        if not self.replay.match.people:
            made.append(Row(px(120), self._nobody))
        return made

    def _summary(self, text: str, wide: int) -> Row:
        px = self.display.px
        laid = lay(self.display, text, 21, wide - px(12))

        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            return (RichText(self.display, (rect.x + px(6), rect.y), laid, container=container),)

        return Row(laid.high + px(10), fill)

    def _nobody(self, rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        return (paragraph(self.display, rect, self.say(words.NO_PEOPLE), container=container),)

    def _dearest(self, dear: Sequence[Moment]) -> str:
        """How many of the choices that cost something were dear, and what the first of them cost."""
        language = self.display.language
        number, much = sum(moment.cost > DEAR_COST for moment in dear), language.percent(DEAR_COST)
        if not number:
            return language.say(words.NONE_DEAR, much=much)
        return language.count(*words.DEAR, number, much=much, most=language.percent(dear[0].cost))

    def _account(self, area: pygame.Rect, found: Analysis) -> list[UIElement]:
        px, table, game = self.display.px, self.table, self.replay.match.game
        sheet, room = Sheet(self.display, area), area.inflate(-px(56), -px(44))
        note = pygame.Rect(room.x, room.bottom - px(52), room.w, px(52))
        room.h -= px(56)
        self.accounts = Accounts(self.display, [
            Holder(table.names[party], table.kit.portrait(table.figure(party)), parts_of(account, game), account.end)
            for party, account in enumerate(map(found.account, range(len(found.ending))))
        ])  # fmt: skip
        row = Row(self.accounts.high, self._draw_accounts)
        return [
            sheet,
            Scroller(self.display, room, self.tabs.position, lambda wide: [row]),
            paragraph(self.display, note, f"{self.say(words.ADDS_UP)} {self.say(METHOD)}", 18),
        ]

    def _draw_accounts(self, rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        return (Drawing(self.display, rect, self.accounts.draw, container),)

    # Moments in words

    def _rows(self, wide: int, moments: Sequence[Moment], tell: Callable[[Moment], tuple[str, str]]) -> list[Row]:
        return [self._row(wide, moment, *tell(moment)) for moment in moments]

    def _row(self, wide: int, moment: Moment, first: str, second: str) -> Row:
        """As high as its words: most need one line, some two."""
        px, text = self.display.px, self.display.text
        lines = len(text.broken(first, px(LETTERS), wide - px(2 * BESIDE)))
        high = px(ROW) if lines > 1 else px(ROW - LETTERS)
        return Row(high, partial(self._moment, moment, first, second))

    def _moment(
        self, moment: Moment, first: str, second: str, rect: pygame.Rect, container: IContainerLikeInterface
    ) -> Sequence[UIElement]:
        row, act = pygame.Rect(rect.x, rect.y, rect.w, rect.h - self.display.px(8)), partial(self._show, moment.number)
        note = " ".join(self._moments.reasons(moment)) or self.say(words.SHOW_NOTE)
        return (MomentRow(self.display, row, ("moment", moment.number), first, act, note, second, container),)

    @property
    def _moments(self) -> Moments:
        return Moments(self.replay, self.table.names, self._label_at, self.display.language)

    def _label_at(self, match: Match[State], move: Move) -> str:
        """A choice at a place of the match, in plain words."""
        view, names = match.view(match.to_move), self.table.names
        return str(match.game.offer(view, move, names, self.display.language)[0])

    def _turning(self, moment: Moment) -> tuple[str, str]:
        """What happened, and whom it helped or hurt most."""
        return self._moments.happened(moment), self._moments.effect(moment)

    def _dear(self, moment: Moment) -> tuple[str, str]:
        """What was chosen, and what would have been better."""
        made = self._moments.choice(moment, moment.move)
        return self.say(words.CHOSEN, choice=made), self._moments.better(moment)


class MomentRow(Pressable):
    """One moment in two lines; pressing shows it in the replay."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, first: str, act: Callable[[], None], note: str,
        second: str, container: IContainerLikeInterface,
    ) -> None:  # fmt: skip
        self.second = second
        super().__init__(display, rect, key, first, act, note, container)

    def paint(self, canvas: Canvas, state: str) -> None:
        px, whole = self.display.px, canvas.rect
        canvas.frame(f"{PAPER}-{PICTURES[state]}")
        room, below = whole.w - px(2 * BESIDE), whole.h - px(34)
        canvas.box(self.label, LETTERS, pygame.Rect(px(BESIDE), px(9), room, below - px(9)), align=LEFT)
        canvas.line(self.second, 18, pygame.Rect(px(BESIDE), below, room, px(24)), RED, align=LEFT)
