"""The end of a match: who won and by what, counted up step by step, and how it came to that."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame_gui.core import UIElement

from ...session.keeper import COPIED
from .. import words
from ..gui.buttons import RED as RED_BUTTON
from ..gui.buttons import WOOD, Button, Pressable, alike
from ..gui.canvas import Canvas
from ..gui.dialog import Question
from ..gui.page import Page
from ..gui.shape import HELD, LIT
from ..lettering import BODY, CREAM, GOLD, INK, NAMES, RED, SOFT
from ..review.chronicle import Chronicle
from ..review.line_chart import Chart, Curve
from .context import TableContext
from .outcome import Outcome
from .pause_menu import Entry
from .ranking_sheet import RankingSheet, figure

PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN)
SETTLE = 1.0
"""Seconds in which nothing can be pressed: a key meant for the last choice starts no new game."""
PAUSE = 0.7
"""Seconds before the first points are counted."""
TICKS = "coin"
"""What is heard when something is counted."""
FAIR = "fair"


class Ending(Page):
    """The ranking with what each party scored for what, and charts of the match."""

    start = 0

    def __init__(
        self, table: TableContext[Any], outcome: Outcome, again: Callable[[], None], leave: Callable[[], None],
        record: Callable[[], None] | None = None, replay: Callable[[], None] | None = None,
        analyse: Callable[[], None] | None = None, *, copied: bool = False, settled: bool = False,
    ) -> None:  # fmt: skip
        """`copied`: the match was opened from a copy at some point. `settled`: nobody comes from the last choice, and
        nothing is counted up."""
        super().__init__(table.display)
        self.table, self.outcome, self._copied = table, outcome, copied
        self._again, self.leave_table = again, leave
        self._record, self._replay, self._analyse = record, replay, analyse
        self.sheet = RankingSheet(table, outcome)
        self.chronicle = Chronicle(table.match, table.kit.standings.measure)
        self._seen = SETTLE if settled else 0.0
        """Seconds it has been seen as it stays, if somebody comes from the last choice."""
        self.counted = -PAUSE if self.display.moves and not settled else self.sheet.counting.seconds
        """Seconds that points have been counted; less than none before the first."""

    # What is offered

    def entries(self) -> Sequence[Entry]:
        offered = ((words.REPLAY, self._replay), (words.ANALYSE, self._analyse), (words.RECORD, self._record))
        entries: list[Entry] = [(self.say(label), act) for label, act in offered if act]
        return [(self.say(words.AGAIN), self._again), *entries, (self.say(words.TO_LAUNCHER), self.leave_table)]

    def area(self) -> pygame.Rect:
        px, (width, height) = self.display.px, self.display.size
        wide = min(len(self.entries()) * px(310), width - px(40))
        return pygame.Rect((width - wide) // 2, height - px(72), wide, px(60))

    def build(self) -> Sequence[UIElement]:
        """The buttons side by side: the height belongs to ranking and charts. None while points are counted."""
        if self.counts:
            return ()
        entries, area, gap = self.entries(), self.area(), self.display.px(12)
        step = area.w // len(entries)
        buttons = alike([
            Button(
                self.display, pygame.Rect(area.x + number * step, area.y, step - gap, area.h), number, label, act,
                WOOD if number else RED_BUTTON,
            )
            for number, (label, act) in enumerate(entries)
        ])  # fmt: skip
        return [*buttons, self._fair()]

    def _fair(self) -> UIElement:
        """The line at the foot of the ranking: that the dice can be checked; pressed, it tells how."""
        px, text = self.display.px, self.say(words.FAIR_TITLE)
        wide = self.display.text.font(BODY, px(15)).size(text)[0]
        rect = pygame.Rect(0, 0, wide + px(20), px(22))
        rect.midbottom = (self._halves()[0].centerx, self._halves()[0].bottom - px(7))
        return FairLine(self.display, rect, FAIR, text, self._tell_seal)

    def _tell_seal(self) -> None:
        text = self._seal()
        self.stack.push(Question(self.display, self.say(words.FAIR_TITLE), text, [], self.say(words.BACK)))

    def _seal(self) -> str:
        """That all was settled before, and how everybody can check it."""
        copied = [self.say(COPIED)] if self._copied else []
        return " ".join((self.say(self.table.kit.settled), *copied, self.say(self.table.kit.verify)))

    def back(self) -> None:
        self.leave_table()

    # Time

    @property
    def counts(self) -> bool:
        """Whether points are still counted up."""
        return self.counted < self.sheet.counting.seconds

    @property
    def is_calm(self) -> bool:
        return not self.counts

    def take(self, event: pygame.Event) -> None:
        """The first press ends the counting; what is offered then is pressed anew, and not at once."""
        if event.type not in PRESSES:
            super().take(event)
        elif self._seen < SETTLE:
            return
        elif self.counts:
            self._end_counting()
        else:
            super().take(event)

    def _end_counting(self) -> None:
        self.counted, self._seen = self.sheet.counting.seconds, 0.0
        self.display.sounds.play("coins")
        self.resize()

    def update(self, seconds: float) -> bool:
        self._seen += seconds
        added = self.chronicle.advance()
        if not self.counts:
            return added
        counting, before = self.sheet.counting, self.counted
        self.counted = min(counting.seconds, before + seconds)
        if not self.counts:
            self._end_counting()
        elif self.counted > 0 and (before <= 0 or counting.step(before) != counting.step(self.counted)):
            self.display.sounds.play(TICKS)
        return True

    # Drawing

    def resize(self) -> None:
        self.sheet.forget()
        super().resize()

    def _halves(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the ranking lies, and what stands beside it."""
        px, (width, height) = self.display.px, self.display.size
        top, bottom = px(94), height - px(84)
        ranking = pygame.Rect(px(16), top, round((width - px(32)) * 0.58), bottom - top)
        left = ranking.right + px(10)
        return ranking, pygame.Rect(left, top, width - px(16) - left, bottom - top)

    def draw_ground(self, window: pygame.Surface) -> None:
        px, pictures, text = self.display.px, self.display.pictures, self.display.text
        window.blit(pictures.tiled("tile-table", window.get_size(), self.display.unit), (0, 0))
        room, middle = window.get_width() - px(60), window.get_width() // 2
        title = text.fitted(self.outcome.headline(), px(42) / text.larger, room, GOLD, NAMES)
        window.blit(title, title.get_rect(midtop=(middle, px(1))))
        told = text.fitted("  ·  ".join(self.outcome.told()), px(20), room, CREAM)
        window.blit(told, told.get_rect(center=(middle, px(70))))
        ranking, beside = self._halves()
        self.sheet.draw(window, ranking, max(0.0, self.counted))
        if self.counts:
            self._draw_step(window, beside)
        else:
            self._draw_charts(window, beside)

    def _draw_step(self, window: pygame.Surface, rect: pygame.Rect) -> None:
        """What is counted now, large."""
        px, text, counting = self.display.px, self.display.text, self.sheet.counting
        window.blit(self.display.pictures.slices("parchment", rect.size, self.display.unit), rect)
        step = self.sheet.ranking.steps[counting.step(max(0.0, self.counted))]
        head = text.line(self.say(words.COUNTED), px(22), SOFT)
        window.blit(head, head.get_rect(midtop=(rect.centerx, rect.y + px(40))))
        name = text.title(step.name(self.display.language), px(36), rect.w - px(60), RED)
        window.blit(name, name.get_rect(midtop=(rect.centerx, rect.y + px(66))))
        picture = self.display.pictures.high(step.picture, min(px(230), rect.h * 2 // 5))
        window.blit(picture, picture.get_rect(center=(rect.centerx, rect.y + round(rect.h * 0.47))))
        self._draw_gains(window, rect)

    def _draw_gains(self, window: pygame.Surface, rect: pygame.Rect) -> None:
        """What everybody gets in the step that is counted."""
        px, table, counting = self.display.px, self.table, self.sheet.counting
        gains = counting.gains(max(0.0, self.counted))
        size, step = px(52), min(px(96), (rect.w - px(40)) // len(gains))
        for number, (party, gain) in enumerate(gains):
            x = rect.centerx + round(step * (number - (len(gains) - 1) / 2))
            emblem = self.display.pictures.get(table.kit.emblem(table.figure(party)), (size, size))
            window.blit(emblem, emblem.get_rect(midbottom=(x, rect.bottom - px(78))))
            points = self.display.text.line(figure(gain, signed=True), px(30), INK if gain else SOFT, bold=True)
            window.blit(points, points.get_rect(midtop=(x, rect.bottom - px(74))))

    def _draw_charts(self, window: pygame.Surface, rect: pygame.Rect) -> None:
        say, chronicle, state = self.display.language.say, self.chronicle, self.table.match.state
        standings, gap = self.table.kit.standings, self.display.px(8)
        least, most = standings.span(state)
        least = min(least, *(min(values) for values in chronicle.standings)) if chronicle.standings else least
        high = (rect.h - gap) // 2
        charts = (
            (Chart(say(standings.title), least, most, lambda value: figure(round(value)), chronicle.rounds),
             chronicle.standings),
            (Chart(say(words.CHANCES), 0, 1, self.display.language.percent, chronicle.rounds),
             chronicle.shares),
        )  # fmt: skip
        for number, (chart, values) in enumerate(charts):
            where = pygame.Rect(rect.x, rect.y + number * (high + gap), rect.w, high)
            chart.draw(window, self.display, where, self._curves(values))

    def _curves(self, values: Sequence[Sequence[float]]) -> list[Curve]:
        table = self.table
        return [
            Curve(table.colour(party), table.kit.emblem(table.figure(party)), [now[party] for now in values])
            for party in range(len(table.names))
        ]


class FairLine(Pressable):
    """A line of small letters that can be pressed."""

    def paint(self, canvas: Canvas, state: str) -> None:
        px, colour = self.display.px, RED if state in (LIT, HELD) else SOFT
        place = canvas.line(self.label, 15, canvas.rect.inflate(-px(20), 0), colour)
        bottom = min(place.bottom, canvas.rect.bottom) - 1
        pygame.draw.line(canvas.surface, colour, (place.x, bottom), (place.right, bottom), max(1, px(1)))
