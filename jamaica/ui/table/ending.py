"""The end of a match: who won and by what, counted up step by step, and how it came to that."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement

from ...engine.contract import State
from ...session.keeper import COPIED
from .. import words
from ..gui.buttons import RED as RED_BUTTON
from ..gui.buttons import WOOD, Button, Pressable, alike
from ..gui.canvas import Canvas
from ..gui.dialog import Question
from ..gui.page import Page
from ..gui.shape import HELD, LIT
from ..lettering import BODY, CREAM, GOLD, NAMES, RED, SOFT
from ..review.chronicle import Chronicle
from .context import TableContext
from .ending_panels import ChartsPanel, StepPanel
from .outcome import Outcome
from .pause_menu import Entry
from .ranking_sheet import RankingSheet

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
        self, table: TableContext[State], outcome: Outcome, again: Callable[[], None], leave: Callable[[], None],
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
        self._step, self._charts = StepPanel(table, self.sheet), ChartsPanel(table, self.chronicle)
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
            self._step.draw(window, beside, max(0.0, self.counted))
        else:
            self._charts.draw(window, beside)


class FairLine(Pressable):
    """A line of small letters that can be pressed."""

    def paint(self, canvas: Canvas, state: str) -> None:
        px, colour = self.display.px, RED if state in (LIT, HELD) else SOFT
        place = canvas.line(self.label, 15, canvas.rect.inflate(-px(20), 0), colour)
        bottom = min(place.bottom, canvas.rect.bottom) - 1
        pygame.draw.line(canvas.surface, colour, (place.x, bottom), (place.right, bottom), max(1, px(1)))
