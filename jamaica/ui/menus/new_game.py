"""A new game: who sits where, and by which rules."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame_gui.core import UIElement

from ...engine.contract import State
from ...engine.errors import GameError
from ...engine.match import Match
from ...engine.record import HUMAN
from ...session.setup import LONGEST_NAME, Chair, Setup
from ..display import Display
from ..games import GAME_UIS
from ..gui.buttons import RED as RED_LOOK
from ..gui.buttons import WOOD, Button
from ..gui.canvas import MIDDLE
from ..gui.label import Label
from ..gui.page import Page
from ..gui.panels import Sheet
from ..gui.scroller import Scroller, ScrollPosition
from ..gui.text_dialog import TextDialog
from ..lettering import CREAM, RED
from . import words
from .game_options import GameOptions
from .rules_page import Rules
from .seat_cards import empty_chair, seat_card


class NewGamePage(Page):
    """Sets up a match and gives it to `begin`."""

    start = "begin"

    def __init__(
        self, display: Display, setup: Setup, begin: Callable[[Setup, Match[State]], None],
        find_file: Callable[[Callable[[Path], None]], None],
    ) -> None:  # fmt: skip
        super().__init__(display)
        self.setup, self.kit = setup, GAME_UIS[setup.game].kit
        self._begin = begin
        self._position = ScrollPosition()
        self.options = GameOptions(
            display, setup, changed=self.resize, show=self.show_focus, push=lambda dialog: self.stack.push(dialog),
            find_file=find_file,
        )  # fmt: skip

    def title(self) -> str:
        return self.say(words.NEW_GAME_OF, game=self.setup.rules.title)

    # What lies where

    def build(self) -> Sequence[UIElement]:
        px, body = self.display.px, self.body()
        side = pygame.Rect(body.right - px(340), body.y, px(340), body.h)
        seats = pygame.Rect(body.x, body.y, body.w - px(360), body.h)
        return [*self._seats(seats), *self._rules(side), self.back_button(self.say(words.BACK))]

    def _seats(self, area: pygame.Rect) -> list[UIElement]:
        px = self.display.px
        head = pygame.Rect(area.x, area.y, area.w, px(32))
        title = self.say(self.kit.menu.seats)
        made: list[UIElement] = [Label(self.display, head, title, 22, CREAM, names=True, align=MIDDLE)]
        most = self.setup.rules.seats[-1]
        columns, gap = (most + 1) // 2, px(14)
        wide = min(px(290), (area.w - gap * (columns - 1)) // columns)
        high = (area.h - head.h - gap * 2) // 2
        left = area.centerx - (columns * (wide + gap) - gap) // 2
        for number in range(most):
            row, column = divmod(number, columns)
            rect = pygame.Rect(left + column * (wide + gap), head.bottom + gap // 2 + row * (high + gap), wide, high)
            if number < len(self.setup.chairs):
                made += seat_card(self.display, rect, self.setup, number, self.resize, self._write_name)
            elif number == len(self.setup.chairs):
                made.append(empty_chair(self.display, rect, self._add))
        return made

    def _rules(self, area: pygame.Rect) -> list[UIElement]:
        px = self.display.px
        head = pygame.Rect(area.x + px(20), area.y + px(14), area.w - px(40), px(36))
        room = pygame.Rect(area.x + px(24), head.bottom + px(8), area.w - px(48), area.h - px(206))
        made: list[UIElement] = [
            Sheet(self.display, area),
            Label(self.display, head, self.say(words.RULES_OF_GAME), 26, RED, names=True, align=MIDDLE),
            Scroller(self.display, room, self._position, lambda wide: self.options.rows()),
        ]
        buttons = (
            ("quick", self.say(words.QUICK), self._quick, WOOD, words.QUICK_NOTE, "captain"),
            ("begin", self.say(self.kit.menu.begin), self.begin, RED_LOOK, words.BEGIN_NOTE, "check"),
        )
        y = area.bottom - px(146)
        for key, label, act, look, note, sign in buttons:
            rect = pygame.Rect(area.x + px(24), y, area.w - px(48), px(56))
            made.append(Button(self.display, rect, key, label, act, look, self.say(note), sign))
            y += px(64)
        return made

    # What one does

    def _add(self) -> None:
        self.setup.add()
        self.resize()

    def _write_name(self, chair: Chair) -> None:
        def done(name: str) -> None:
            self.setup.rename(chair, name)
            self.resize()

        hint = self.say(words.NAME_HINT, number=LONGEST_NAME)
        title = self.say(words.NAME_TITLE if chair.pilot == HUMAN else words.NAME_TITLE_AI)
        self.stack.push(TextDialog(self.display, title, self.setup.name(chair), done, hint, LONGEST_NAME))

    def _quick(self) -> None:
        """The table that is set up here waits for the next time."""
        self._begin(self.setup, Setup.quick(self.setup.game, self.setup).match())

    def open_rules(self) -> bool:
        self.stack.push(Rules(self.display, self.kit))
        return True

    def begin(self) -> None:
        """Set sail, or say why not."""
        try:
            match = self.setup.match()
            GAME_UIS[match.game.name].check_board(self.display, match.state)
        except GameError as error:
            self.display.tell(error)
            return
        self._begin(self.setup, match)
