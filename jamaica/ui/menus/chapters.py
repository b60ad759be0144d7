"""The chapters of a guided first game: each can be taken by itself, and those that are done are ticked."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement

from ...session.lesson import Chapter, Course
from ...store import Learnt
from ..display import Display
from ..gui.buttons import RED, WOOD, Button, alike
from ..gui.page import Page
from . import words

COLUMNS = 2
GAP, HIGH, WIDE = 14, 74, 1100


class Chapters(Page):
    """A button per chapter; the first that is not done has the focus."""

    def __init__(
        self, display: Display, course: Course, learnt: Callable[[], Learnt], begin: Callable[[Chapter], None]
    ) -> None:
        super().__init__(display)
        self._course, self._learnt, self._begin = course, learnt, begin
        self.start = self.next_up()

    def next_up(self) -> str:
        """The chapter to take now: the one that was begun, or the first that is not done."""
        learnt, names = self._learnt(), [chapter.name for chapter in self._course.chapters]
        if learnt.chapter in names:
            return learnt.chapter
        return next((name for name in names if name not in learnt.done), names[0])

    def title(self) -> str:
        return self.say(words.LEARN_TITLE, game=self._course.game.title)

    def resume(self) -> None:
        self.start = self.next_up()
        self.ring.clear()
        super().resume()

    def build(self) -> Sequence[UIElement]:
        px, body, learnt, next_up = self.display.px, self.body(), self._learnt(), self.next_up()
        rows = -(-len(self._course.chapters) // COLUMNS)
        high, gap = min(px(HIGH), body.h // rows - px(GAP)), px(GAP)
        area = pygame.Rect(0, 0, min(px(WIDE), body.w), rows * (high + gap) - gap)
        area.center = body.center
        wide = (area.w - (COLUMNS - 1) * gap) // COLUMNS
        buttons = []
        for number, chapter in enumerate(self._course.chapters):
            column, row = divmod(number, rows)
            rect = pygame.Rect(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
            buttons.append(self._button(chapter, rect, chapter.name in learnt.done, chapter.name == next_up))
        return [*alike(buttons), self.back_button(self.say(words.BACK))]

    def _button(self, chapter: Chapter, rect: pygame.Rect, is_done: bool, is_next: bool) -> Button:
        place, say = self._learnt().place_in(chapter.name), self.say
        note = say(words.CHAPTER_ON, step=place + 1) if place else say(chapter.about)
        label = f"{self._course.chapters.index(chapter) + 1}. {say(chapter.title)}"
        return Button(
            self.display, rect, chapter.name, label, lambda: self._begin(chapter), RED if is_next else WOOD,
            say(words.CHAPTER_DONE, about=say(chapter.about)) if is_done and not place else note,
            "check" if is_done else "play", plain=True,
        )  # fmt: skip
