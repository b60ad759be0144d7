"""A puzzle on its own table: the position, the question, and what is said of every answer. Nothing is ever played."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

import pygame
from pygame_gui.core import UIElement

from ...engine.contract import Move, State
from ...session.puzzles import DIFFICULTIES, Attempt, Marked
from .. import words as table_words
from ..controls import UNDO
from ..display import Display
from ..focus import WAYS, Spot
from ..games import GAME_UIS
from ..gui.buttons import RED, WOOD, Button, alike
from ..gui.canvas import LEFT
from ..gui.focusable import light, spots_of
from ..gui.label import Label
from ..gui.scroller import ScrollPosition
from ..lettering import CREAM
from ..menus.rules_page import Rules
from ..scenes import Scene, feed, serve
from ..table.tabletop import Tabletop, ToolButton
from ..table.targets import Answer
from . import words
from .sheet import sheet

FOOT = 62
"""The height of the planks below the table."""
LOW = 250
"""A log that is lower than this has no room for the sheet."""


class PuzzleScene(Scene):
    """One puzzle. A sheet lies on the log; every answer is judged there, and none is carried out."""

    waiting: ClassVar[str] = table_words.SETTING_UP

    def __init__(self, display: Display, attempt: Attempt, place: tuple[int, int], go_on: Callable[[], None]) -> None:
        """`place`: its number in the list, counted from 1, and how many there are; `go_on` opens the next one."""
        super().__init__(display)
        self.attempt, self.place, self._go_on = attempt, place, go_on
        self.marked: Marked | None = None
        """The answer that is spoken of."""
        self._shows_log = False
        self._position = ScrollPosition()
        make = GAME_UIS[attempt.game.name]
        make.check_board(display, attempt.match.state)
        self.tabletop: Tabletop[State] = Tabletop(
            display, attempt.match, make, make.kit, self, attempt.seat, True, FOOT
        )
        self.tabletop.has_sheet = True
        self.ring = self.tabletop.ring
        self.tabletop.context.answer = self.answer
        self.elements: list[UIElement] = []

    # Life

    def enter(self) -> None:
        kit = self.tabletop.context.kit
        self.display.sounds.mood(kit.music, kit.ambience)
        self.display.pictures.look_ahead(self.attempt.game.name)
        self.resize()
        self.tabletop.ask()

    def leave(self) -> None:
        self.tabletop.close()

    def resume(self) -> None:
        self.tabletop.rename()
        super().resume()

    def resize(self) -> None:
        super().resize()
        self.tabletop.resize()
        self._build()

    def back(self) -> None:
        self.stack.pop()

    @property
    def is_calm(self) -> bool:
        return not self.tabletop.context.busy

    # Answering

    def answer(self, moves: Iterable[Move]) -> None:
        """Somebody has chosen: the answer is judged, and the question stands."""
        was_open = self.attempt.is_open
        self.marked = self.attempt.give(list(moves))
        if was_open:
            self.display.sounds.play("cheer" if self.marked.is_right else "groan")
        self._judge()

    def show_answer(self) -> None:
        """The answer is told."""
        self.marked = self.attempt.show()
        self._judge()

    def _judge(self) -> None:
        """Say what an answer is worth; once the best is known, what every choice is worth."""
        self._shows_log, self._position.offset = False, 0
        self.tabletop.has_sheet = True
        self.tabletop.ask()
        if not self.attempt.is_open:
            self.tabletop.ui.question.advise(self.attempt.advice)
        self._build()
        self.ring.clear()  # a note on a choice would lie on what is said

    # What lies where

    def say(self, text: str, **values: object) -> str:
        """A sentence in the player's language."""
        return self.display.language.say(text, **values)

    def tools(self) -> Sequence[ToolButton]:
        """The round buttons."""
        log = ("eye", words.SHEET) if self._shows_log else ("log", words.LOG)
        stuck = "" if self._can_undo() else self.say(words.NO_UNDO)
        return [
            ToolButton(log[0], self.say(log[1]), self.turn_sheet),
            ToolButton("undo", self.say(table_words.BUTTONS["undo"]), self.undo, stuck),
            ToolButton("rules", self.say(table_words.BUTTONS["rules"]), self.open_rules_here),
        ]

    def _can_undo(self) -> bool:
        return self.tabletop.context.asked and self.tabletop.ui.question.can_undo()

    def undo(self) -> None:
        """Take back the last part of an answer that is put together."""
        if self._can_undo():
            self.tabletop.ui.question.undo()
        else:
            self.tabletop.say_aside(self.say(words.NO_UNDO))

    def turn_sheet(self) -> None:
        """The log is seen in place of the sheet, or the sheet again."""
        self._shows_log = not self._shows_log
        self.tabletop.has_sheet = not self._shows_log
        self._build()

    def _build(self) -> None:
        serve(self)
        self.elements = [*self._foot(), *(() if self._shows_log else self._sheet())]
        self.tabletop.set_spots()
        self.dirty = True

    def _foot(self) -> Sequence[UIElement]:
        px, (width, height) = self.display.px, self.display.size
        y, high, gap = height - px(FOOT) + px(4), px(FOOT - 12), px(8)
        look = WOOD if self.attempt.is_open else RED
        entries = [
            ("next", words.NEXT_OPEN, self._go_on, look, "right", 220),
            ("back", words.BACK, self.back, WOOD, "back", 150),
        ]  # fmt: skip
        if self.attempt.is_open:
            entries.insert(0, ("show", words.SHOW, self.show_answer, WOOD, "eye", 240))
        left = width - px(14) - sum(px(entry[-1]) + gap for entry in entries)
        told = pygame.Rect(px(16), y, left - px(28), high)
        buttons = list[Button]()
        for key, label, act, look, sign, wide in entries:
            rect = pygame.Rect(left, y, px(wide), high)
            buttons.append(Button(self.display, rect, (key,), self.say(label), act, look, "", sign))
            left += px(wide) + gap
        return Label(self.display, told, self._heading(), 20, CREAM, align=LEFT), *alike(buttons)

    def _heading(self) -> str:
        puzzle, game = self.attempt.puzzle, self.attempt.game
        theme, difficulty = self.say(game.themes[puzzle.theme]), self.say(DIFFICULTIES[puzzle.difficulty])
        return self.say(words.PLACE, number=self.place[0], all=self.place[1], theme=theme, difficulty=difficulty)

    def _sheet(self) -> Sequence[UIElement]:
        """On the log; where that is low, on the round below it as well."""
        layout = self.tabletop.context.layout
        low = layout.log.unionall([layout.notice, layout.pile])
        rect = layout.log if layout.log.h >= self.display.px(LOW) else low
        return sheet(self.display, rect, self.attempt, self.marked, self.tabletop.context.names, self._position)

    # For the table

    def spots_beside(self) -> Sequence[Spot]:
        """The elements below the table and on the sheet."""
        return spots_of(self.elements)

    def choose_party(self, party: int) -> None:
        """Other panels only tell something."""

    def open_rule(self, number: str) -> None:
        """Show a rule."""
        self.stack.push(Rules(self.display, self.tabletop.context.kit, number))

    def open_rules_here(self) -> None:
        """The rules of what is asked."""
        context = self.tabletop.context
        self.open_rule(context.kit.chapters.get(context.match.state.stage, ""))

    def open_rules(self) -> bool:
        self.open_rules_here()
        return True

    # Input, time and drawing

    def take(self, event: pygame.Event) -> None:
        super().take(event)
        if self.stack.top is self:
            light(self.elements, self.ring.focus.key if self.ring.focus else None)

    def handle(self, event: pygame.Event) -> bool:
        if feed(self, event):
            return True
        if self.tabletop.ui.question.handle(event) or self.tabletop.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.unicode.isdecimal():
            self._press_number((int(event.unicode) - 1) % 10)
            return True
        return False

    def _press_number(self, number: int) -> None:
        answer: Answer | None = self.tabletop.ui.question.number(number)
        spot = next((spot for spot in self.ring.spots if spot.key == answer), None)
        if answer is not None and spot is not None:
            self.press(spot)

    def obey(self, command: str) -> None:
        if command in WAYS and self._shows_log and self.tabletop.log.scroll_beyond(command):
            self.dirty = True
            return
        super().obey(command)
        self.tabletop.focus_moved()

    def command(self, command: str) -> None:
        if command == UNDO:
            self.undo()
        else:
            super().command(command)

    def update(self, seconds: float) -> bool:
        return self.tabletop.update(seconds)

    def draw(self, window: pygame.Surface) -> None:
        self.tabletop.draw(window)
        if self.tabletop.frames_focus:
            self.draw_focus(window)
        self.tabletop.draw_notes(window)
