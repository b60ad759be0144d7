"""A new game: who sits where, and by which rules."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import pygame

from ...engine.errors import GameError
from ...engine.match import Match
from ...engine.sealing import short
from ...session.setup import LONGEST_NAME, LONGEST_SEED, Chair, Setup
from ..display import Display
from ..focus import Spot
from ..games import TABLES
from ..lettering import CREAM, INK, NAMES, RED, SOFT
from ..widgets.buttons import RED as RED_LOOK
from ..widgets.buttons import WOOD, Button
from ..widgets.page import Page
from ..widgets.paper import Line, Sheet
from ..widgets.scroller import Place, Scroller
from ..widgets.widget import Pressed, Widget
from ..widgets.writing import Writing
from . import words
from .rules_page import Rules
from .seat_cards import ChairCard, EmptyChair

STANDARD = "standard"


class NewGamePage(Page):
    """Sets up a match and gives it to `begin`."""

    start = "begin"

    def __init__(
        self, display: Display, setup: Setup, begin: Callable[[Setup, Match[Any]], None],
        find_file: Callable[[Callable[[Path], None]], None],
    ) -> None:  # fmt: skip
        super().__init__(display)
        self.setup = setup
        self._begin, self._find_file = begin, find_file
        self._place = Place()

    def title(self) -> str:
        return self.say(words.NEW_GAME_OF, game=self.setup.rules.title)

    # What lies where

    def build(self) -> Sequence[Widget]:
        px, body = self.display.px, self.body()
        side = pygame.Rect(body.right - px(340), body.y, px(340), body.h)
        seats = pygame.Rect(body.x, body.y, body.w - px(360), body.h)
        return [*self._seats(seats), *self._rules(side), *self._foot()]

    def _seats(self, area: pygame.Rect) -> list[Widget]:
        px = self.display.px
        head = pygame.Rect(area.x, area.y, area.w, px(32))
        made: list[Widget] = [
            Line(self.display, head, self.say(words.SEATS[self.setup.game]), 22, CREAM, names=True, centred=True)
        ]
        most = self.setup.rules.seats[-1]
        columns, gap = (most + 1) // 2, px(14)
        wide = min(px(290), (area.w - gap * (columns - 1)) // columns)
        high = (area.h - head.h - gap * 2) // 2
        left = area.centerx - (columns * (wide + gap) - gap) // 2
        for number in range(most):
            row, column = divmod(number, columns)
            rect = pygame.Rect(left + column * (wide + gap), head.bottom + gap // 2 + row * (high + gap), wide, high)
            if number < len(self.setup.chairs):
                made.append(ChairCard(self.display, rect, self.setup, number, self.resize, self._write_name))
            elif number == len(self.setup.chairs):
                made.append(EmptyChair(self.display, rect, self._add))
        return made

    def _rules(self, area: pygame.Rect) -> list[Widget]:
        px = self.display.px
        head = pygame.Rect(area.x + px(20), area.y + px(14), area.w - px(40), px(36))
        made: list[Widget] = [
            Sheet(self.display, area),
            Line(self.display, head, self.say(words.RULES_OF_GAME), 26, RED, names=True, centred=True),
        ]
        room = pygame.Rect(area.x + px(24), head.bottom + px(8), area.w - px(48), area.h - px(206))
        made.append(Scroller(self.display, room, self._place, self._options))
        buttons = (
            ("quick", self.say(words.QUICK), self._quick, WOOD, words.QUICK_NOTE, "captain"),
            ("begin", self.say(words.BEGIN[self.setup.game]), self.begin, RED_LOOK, words.BEGIN_NOTE, "check"),
        )
        y = area.bottom - px(146)
        for key, label, act, look, note, sign in buttons:
            rect = pygame.Rect(area.x + px(24), y, area.w - px(48), px(56))
            made.append(Button(self.display, rect, key, label, act, look, self.say(note), sign))
            y += px(64)
        return made

    def _options(self, column: pygame.Rect) -> list[Widget]:
        step, high = self.display.px(70), self.display.px(66)
        own = [item.name for item in fields(self.setup.rules.options) if item.name in words.OPTIONS]
        return [
            Option(self.display, pygame.Rect(column.x, column.y + place * step, column.w, high), *self._option(name))
            for place, name in enumerate((*own, "character", "seed", "salt"))
        ]

    def _foot(self) -> list[Widget]:
        return [self.back_button(self.say(words.BACK))]

    def _option(self, name: str) -> tuple[str, str, str, str, Callable[[], None]]:
        """Name, label, value, note and what pressing does, of an option."""
        if name == "salt":
            label = self.say(words.SALT[self.setup.game])
            return name, label, self._fingerprint(), self._seal_note(), self._write_salt
        label = self.say(words.OPTIONS[name])
        if name == "seed":
            seed = self.setup.seed
            note = words.SEED_NOTE if seed else words.VALUE_NOTES[name, ""]
            return name, label, seed or self.say(words.VALUES[name, ""]), self.say(note), self._write_seed
        if name == "character":
            own = self.setup.in_character
            note = words.CHARACTER_NOTES[self.setup.game][own]
            return name, label, self.say(words.VALUES[name, own]), self.say(note), self._taste
        value = self.setup.value(name)
        if name == "data" and value != STANDARD:
            return name, label, Path(value).name, self.say(words.OWN_DATA_NOTE, file=value), self._usual_data
        act = self._choose_data if name == "data" else lambda: self._next(name)
        return name, label, self.say(words.VALUES[name, value]), self.say(words.VALUE_NOTES[name, value]), act

    def _fingerprint(self) -> str:
        """The commitment to the hidden luck of the game as it is set here."""
        try:
            return short(self.setup.sealed().fingerprint)
        except GameError:  # told when the game is begun
            return self.say(words.NOT_SEALED)

    def _seal_note(self) -> str:
        if self.setup.seed:
            return self.say(words.KNOWN_LUCK_NOTE)
        return self.say(words.SALTED_NOTE, salt=self.setup.salt) if self.setup.salt else self.say(words.SEALED_NOTE)

    # What one does

    def _add(self) -> None:
        self.setup.add()
        self.resize()

    def _next(self, name: str) -> None:
        values = self.setup.choices(name)
        here = values.index(self.setup.value(name))
        self.setup.options[name] = values[(here + 1) % len(values)]
        self.resize()

    def _taste(self) -> None:
        self.setup.in_character = not self.setup.in_character
        self.resize()

    def _choose_data(self) -> None:
        def chosen(path: Path) -> None:
            before = dict(self.setup.options)
            self.setup.options["data"] = str(path)
            try:
                self._check_board(self.setup.sealed())
            except GameError as error:
                self.setup.options = before
                self.display.tell(error)
            self.resize()

        self._find_file(chosen)

    def _check_board(self, match: Match[Any]) -> None:
        TABLES[match.game.name].check_board(self.display, match.state)

    def _usual_data(self) -> None:
        self.setup.options["data"] = STANDARD
        self.resize()

    def _write_name(self, chair: Chair) -> None:
        def done(name: str) -> None:
            self.setup.rename(chair, name)
            self.resize()

        hint = self.say(words.NAME_HINT[self.setup.game], number=LONGEST_NAME)
        writing = Writing(self.display, self.say(words.NAME_TITLE), self.setup.name(chair), done, hint, LONGEST_NAME)
        self.stack.push(writing)

    def _write_seed(self) -> None:
        def done(seed: str) -> None:
            self.setup.seed = seed
            self.resize()

        title, hint = self.say(words.SEED_TITLE), self.say(words.SEED_HINT[self.setup.game])
        self.stack.push(Writing(self.display, title, self.setup.seed, done, hint, LONGEST_SEED))

    def _write_salt(self) -> None:
        def done(salt: str) -> None:
            self.setup.salt = salt
            self.resize()

        title, hint = self.say(words.SALT_TITLE), self.say(words.SALT_HINT)
        self.stack.push(Writing(self.display, title, self.setup.salt, done, hint, LONGEST_SEED))

    def _quick(self) -> None:
        self.setup = Setup.quick(self.setup.game, self.setup)
        self.begin()

    def open_rules(self) -> bool:
        self.stack.push(Rules(self.display, TABLES[self.setup.game].kit))
        return True

    def begin(self) -> None:
        """Set sail, or say why not."""
        try:
            match = self.setup.match()
            self._check_board(match)
        except GameError as error:
            self.display.tell(error)
            return
        self._begin(self.setup, match)


class Option(Pressed):
    """A rule of the game with what it is set to; pressing changes it."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, value: str, note: str,
        act: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(display, rect, key, label, act, note)
        self.value = value
        self.plaque = pygame.Rect(rect.x, rect.y + display.px(24), rect.w, display.px(42))
        self.spot = Spot(key, self.plaque, act, label, note=note)

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, text = self.display.px, self.display.text
        line = text.fitted(self.spot.label, px(19), self.rect.w - px(12), SOFT, NAMES)
        window.blit(line, line.get_rect(midleft=(self.rect.x + px(6), self.rect.y + px(12))))
        self.frame(window, "button-hover" if focus == self.spot.key else "button-normal", self.plaque)
        value = text.fitted(self.value, px(21), self.plaque.w - px(28), INK, bold=True)
        window.blit(value, value.get_rect(center=self.plaque.center))
