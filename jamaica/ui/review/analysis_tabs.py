"""The tabs of an analysis: the course of the match with its turning points, everybody's choices, and the accounts."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Protocol

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ai.analysis import Analysis, Moment
from ai.analysis.moments import METHOD, Moments, parts_of

from ...engine.contract import Move, State
from ...engine.match import Match
from ...engine.replay import Replay, Stride
from ..display import Display
from ..gui.buttons import PAPER, PICTURES, Pressable
from ..gui.canvas import LEFT, MIDDLE, Canvas
from ..gui.label import Label, paragraph
from ..gui.panels import Drawing, Sheet
from ..gui.rich_text import RichText, lay
from ..gui.scroller import Row, Scroller, ScrollPosition
from ..lettering import RED
from ..table.context import TableContext
from . import words
from .account import Accounts, Holder
from .line_chart import Chart, Curve

TURNING_POINTS = 6
ROW = 96
LETTERS, BESIDE = 19, 18
"""How large the words of a moment are, and what is left free beside them."""
LEAST_COST = 0.005
"""Smaller costs round to nothing."""
DEAR_COST = 0.05
"""Choices that cost more are worth a second look."""


class Tab(Protocol):
    """One tab of the page."""

    def build(self, area: pygame.Rect, position: ScrollPosition, found: Analysis) -> list[UIElement]:
        """Its elements, laid out in this area."""


def tabs(table: TableContext[State], replay: Replay[State], show: Callable[[int], None]) -> Mapping[str, Tab]:
    """All tabs, by the names in `words.TABS`; `show` opens a place of the match."""
    moments = MomentList(table, replay, show)
    return {
        "course": CourseTab(table, replay, moments),
        "choices": ChoicesTab(table, replay, moments),
        "account": AccountTab(table, replay),
    }


class MomentList:
    """Rows of moments in words; a click on one shows it in the replay."""

    def __init__(self, table: TableContext[State], replay: Replay[State], show: Callable[[int], None]) -> None:
        self.display, self._table, self._replay, self._show = table.display, table, replay, show

    @property
    def words(self) -> Moments:
        """Words for moments, in the player's language."""
        return Moments(self._replay, self._table.names, self._label_at, self.display.language)

    def _label_at(self, match: Match[State], move: Move) -> str:
        """A choice at a place of the match, in plain words."""
        view, table = match.view(match.to_move), self._table
        return str(match.game.offer(view, move, table.names, table.display.language)[0])

    def rows(self, wide: int, moments: Sequence[Moment], tell: Callable[[Moment], tuple[str, str]]) -> list[Row]:
        """A row for each moment; `tell` gives its two lines."""
        return [self._row(wide, moment, *tell(moment)) for moment in moments]

    def _row(self, wide: int, moment: Moment, first: str, second: str) -> Row:
        """As high as its words: most need one line, some two."""
        px, text = self.display.px, self.display.text
        lines = len(text.broken(first, px(LETTERS), wide - px(2 * BESIDE)))
        high = px(ROW) if lines > 1 else px(ROW - LETTERS)
        return Row(high, partial(self._fill, moment, first, second))

    def _fill(
        self, moment: Moment, first: str, second: str, rect: pygame.Rect, container: IContainerLikeInterface
    ) -> Sequence[UIElement]:
        row, act = pygame.Rect(rect.x, rect.y, rect.w, rect.h - self.display.px(8)), partial(self._show, moment.number)
        note = " ".join(self.words.reasons(moment)) or self.display.language.say(words.SHOW_NOTE)
        return (MomentRow(self.display, row, ("moment", moment.number), first, act, note, second, container),)


class MomentRow(Pressable):
    """One moment in two lines."""

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


class CourseTab:
    """Everybody's chances over the match, and its turning points."""

    def __init__(self, table: TableContext[State], replay: Replay[State], moments: MomentList) -> None:
        self.display, self._table, self._replay, self._moments = table.display, table, replay, moments

    def build(self, area: pygame.Rect, position: ScrollPosition, found: Analysis) -> list[UIElement]:
        """The chart on the left, the turning points beside it."""
        px, language = self.display.px, self.display.language
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
            Label(self.display, head, language.say(words.TURNING_POINTS), 24, RED, names=True, align=MIDDLE),
            Scroller(self.display, room, position, lambda wide: self._moments.rows(wide, moments, self._tell)),
        ]

    def _chart(self, found: Analysis) -> Chart:
        rounds = self._replay.stops(Stride.ROUND)[1:-1]
        every = max(1, -(-len(rounds) // 12))
        ticks = [(float(place), str(self._replay.round(place))) for place in rounds[::every]]
        language, last = self.display.language, found.course()[-1][0]
        return Chart(language.say(words.SHARES), 0, 1, language.percent, last, tuple(ticks))

    def _curves(self, found: Analysis) -> list[Curve]:
        table, course = self._table, found.course()
        places = [float(place) for place, _ in course]
        return [
            Curve(table.colour(party), table.kit.emblem(table.figure(party)), [now[party] for _, now in course], places)
            for party in range(len(found.ending))
        ]

    def _tell(self, moment: Moment) -> tuple[str, str]:
        """What happened, and whom it helped or hurt most."""
        return self._moments.words.happened(moment), self._moments.words.effect(moment)


class ChoicesTab:
    """Per person a summary, and the choices that cost something, the dearest first."""

    def __init__(self, table: TableContext[State], replay: Replay[State], moments: MomentList) -> None:
        self.display, self._table, self._replay, self._moments = table.display, table, replay, moments

    def build(self, area: pygame.Rect, position: ScrollPosition, found: Analysis) -> list[UIElement]:
        """One list for all people."""
        px = self.display.px
        room = area.inflate(-px(48), -px(44))
        return [
            Sheet(self.display, area),
            Scroller(self.display, room, position, lambda wide: self._rows(wide, found)),
        ]

    def _rows(self, wide: int, found: Analysis) -> list[Row]:
        px, say, made = self.display.px, self.display.language.say, list[Row]()
        for seat in self._replay.match.people:
            choices = found.choices(seat)
            dear = sorted((moment for moment in choices if moment.cost >= LEAST_COST), key=lambda moment: -moment.cost)
            name, count = self._table.names[seat], len(choices)
            text = say(words.CHOICES_OF, name=name, choices=count, good=count - len(dear))
            text = f"{text} {self.dearest(dear)}" if dear else text
            made += [self._summary(text, wide), *self._moments.rows(wide, dear, self._tell)]
            made.append(Row(px(16), lambda rect, container: ()))
        if not self._replay.match.people:
            made.append(Row(px(120), self._nobody))
        return made

    def _summary(self, text: str, wide: int) -> Row:
        px = self.display.px
        laid = lay(self.display, text, 21, wide - px(12))

        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            return (RichText(self.display, (rect.x + px(6), rect.y), laid, container=container),)

        return Row(laid.high + px(10), fill)

    def _nobody(self, rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        return (paragraph(self.display, rect, self.display.language.say(words.NO_PEOPLE), container=container),)

    def dearest(self, dear: Sequence[Moment]) -> str:
        """How many of the choices that cost something were dear, and what the first of them cost."""
        language = self.display.language
        number, much = sum(moment.cost > DEAR_COST for moment in dear), language.percent(DEAR_COST)
        if not number:
            return language.say(words.NONE_DEAR, much=much)
        return language.count(*words.DEAR, number, much=much, most=language.percent(dear[0].cost))

    def _tell(self, moment: Moment) -> tuple[str, str]:
        """What was chosen, and what would have been better."""
        made = self._moments.words.choice(moment, moment.move)
        return self.display.language.say(words.CHOSEN, choice=made), self._moments.words.better(moment)


class AccountTab:
    """Where each party's result came from."""

    def __init__(self, table: TableContext[State], replay: Replay[State]) -> None:
        self.display, self._table, self._replay = table.display, table, replay

    def build(self, area: pygame.Rect, position: ScrollPosition, found: Analysis) -> list[UIElement]:
        """The accounts, and beneath them how they were made."""
        px, say = self.display.px, self.display.language.say
        sheet, room = Sheet(self.display, area), area.inflate(-px(56), -px(44))
        note = pygame.Rect(room.x, room.bottom - px(52), room.w, px(52))
        room.h -= px(56)
        accounts = self.accounts(found)

        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            return (Drawing(self.display, rect, accounts.draw, container),)

        row = Row(accounts.high, fill)
        return [
            sheet,
            Scroller(self.display, room, position, lambda wide: [row]),
            paragraph(self.display, note, f"{say(words.ADDS_UP)} {say(METHOD)}", 18),
        ]

    def accounts(self, found: Analysis) -> Accounts:
        """A row for each party."""
        table, game = self._table, self._replay.match.game
        return Accounts(self.display, [
            Holder(table.names[party], table.kit.portrait(table.figure(party)), parts_of(account, game), account.end)
            for party, account in enumerate(map(found.account, range(len(found.ending))))
        ])  # fmt: skip
