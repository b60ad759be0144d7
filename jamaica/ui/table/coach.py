"""The coach at a table: explains each step of a lesson, lets nothing happen but what leads on, and says so kindly."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from ...engine.contract import Move
from ...session.lesson import Lesson, Step
from .. import words
from ..display import Display
from ..focus import Spot
from ..lettering import INK, LEADING, NAMES, RED, SOFT
from ..widgets.buttons import PAPER, Button
from ..widgets.buttons import RED as RED_LOOK
from .layout import Layout
from .spotlight import Spotlight

NEXT, SKIP = "coach next", "coach skip"


@dataclass(frozen=True)
class Ways:
    """Where a lesson leads: every new step is kept, and at its end the real game begins."""

    keep: Callable[[int], None]
    skip: Callable[[], None]
    play_on: Callable[[], None]


class Coach:
    """Speaks from a sheet that lies on the log, and points at parts of the table."""

    def __init__(self, display: Display, lesson: Lesson, portrait: str, ways: Ways, step: int = 0) -> None:
        self.display, self.lesson, self.portrait, self.ways = display, lesson, portrait, ways
        self.place = step
        self.turned: Callable[[], None] = lambda: None
        """Told of every new step."""
        self.reproof = ""
        """What is said about a choice that does not lead on."""
        self._made = 0
        self._ring = Spotlight(display, float("inf"))

    @property
    def step(self) -> Step:
        """What is explained now."""
        return self.lesson.steps[self.place]

    @property
    def is_last(self) -> bool:
        """Whether only the farewell is left."""
        return self.place == len(self.lesson.steps) - 1

    def allows(self, move: Move) -> bool:
        """Whether a choice leads on; if not, why."""
        choice = self.step.choice
        if not choice:
            self.reproof = words.READ_FIRST
        elif move != choice[self._made]:
            self.reproof = self.step.other
        else:
            return True
        return False

    def takes(self, move: Move) -> bool:
        """A choice is made; False if it does not lead on."""
        if not self.allows(move):
            return False
        self.reproof = ""
        self._made += 1
        if self._made == len(self.step.choice):
            self._go_on()
        return True

    def _go_on(self) -> None:
        self.place += 1
        self._made, self.reproof = 0, ""
        self.ways.keep(self.place)
        self.turned()

    def press_next(self) -> None:
        """The step was read."""
        if self.is_last:
            self.ways.play_on()
        else:
            self._go_on()

    # On the screen

    def _buttons(self, sheet: pygame.Rect, asked: bool) -> list[Button]:
        px, say = self.display.px, self.display.language.say
        high, gap = px(40), px(8)
        row = pygame.Rect(sheet.x + px(18), sheet.bottom - high - px(16), sheet.w - px(36), high)
        half = (row.w - gap) // 2
        skip = pygame.Rect(row.x, row.y, half, high)
        made = [Button(self.display, skip, SKIP, say(words.LEAVE_LESSON), self.ways.skip, PAPER)]
        if asked and not self.step.choice:
            label = say(words.PLAY_ON if self.is_last else words.NEXT_STEP)
            rect = pygame.Rect(skip.right + gap, row.y, half, high)
            made.insert(0, Button(self.display, rect, NEXT, label, self.press_next, RED_LOOK))
        return made

    def spots(self, sheet: pygame.Rect, asked: bool) -> list[Spot]:
        """Its buttons."""
        return [button.spot for button in self._buttons(sheet, asked)]

    def advance(self, seconds: float) -> bool:
        """Let time pass; True while it points at something."""
        return self._ring.advance(seconds) and self.display.moves

    def point(self, layout: Layout, choices: Sequence[pygame.Rect], asked: bool) -> None:
        """A ring lies round what the step speaks of: the choice that leads on, or a part of the table."""
        aims: Sequence[pygame.Rect] = ()
        if asked:
            aims = choices or _places(layout, self.step.point)
        if list(aims) != list(self._ring.places):
            self._ring.point(aims)

    def draw(
        self, window: pygame.Surface, layout: Layout, asked: bool, focus: object, told: Sequence[str] = ()
    ) -> None:
        """Sheet, portrait and words, and the ring; while things happen, what the log beneath tells of them."""
        px, text, say, sheet = self.display.px, self.display.text, self.display.language.say, layout.log
        self._ring.draw(window)
        window.blit(self.display.pictures.slices("parchment-active", sheet.size, self.display.unit), sheet)
        side = min(px(84), sheet.h // 4)
        face = self.display.pictures.get(self.portrait, (side, side))
        window.blit(face, (sheet.x + px(16), sheet.y + px(14)))
        name = self.lesson.game.names()[self.lesson.teacher]
        room = sheet.w - side - px(50)
        line = text.fitted(name, px(24), room, RED, NAMES)
        window.blit(line, (sheet.x + side + px(28), sheet.y + px(22)))
        where = say(words.STEP_OF, step=self.place + 1, steps=len(self.lesson.steps))
        window.blit(text.fitted(where, px(17), room, SOFT), (sheet.x + side + px(28), sheet.y + px(54)))
        top = sheet.y + side + px(24)
        body = pygame.Rect(sheet.x + px(20), top, sheet.w - px(40), sheet.bottom - px(64) - top)
        if asked and self.reproof:
            high = body.h * 2 // 5
            text.box(window, say(self.reproof), px(24), pygame.Rect(body.x, body.y, body.w, high), RED, centred=False)
            body = pygame.Rect(body.x, body.y + high, body.w, body.h - high)
        text.box(window, say(self.step.text if asked else words.WATCH_NOW), px(26), body, centred=False)
        if not asked:
            self._draw_news(window, pygame.Rect(body.x, body.y + px(48), body.w, body.h - px(48)), told)
        for button in self._buttons(sheet, asked):
            button.draw(window, focus)

    def _draw_news(self, window: pygame.Surface, rect: pygame.Rect, told: Sequence[str]) -> None:
        """The last lines that fit, the newest in full ink."""
        text, size = self.display.text, self.display.px(20)
        step = round(size * text.larger * LEADING)
        rows: list[tuple[str, pygame.Color]] = []
        for line in reversed(told):
            parts = [(part, SOFT if rows else INK) for part in text.broken(line, size, rect.w)]
            if (len(rows) + len(parts)) * step > rect.h:
                break
            rows[:0] = parts
        for number, (row, colour) in enumerate(rows):
            window.blit(text.line(row, size, colour), (rect.x, rect.y + number * step))


def _places(layout: Layout, point: str) -> Sequence[pygame.Rect]:
    """Where a part of the table lies."""
    found = getattr(layout, point) if point else ()
    return (found,) if isinstance(found, pygame.Rect) else found
