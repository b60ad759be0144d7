"""The options of a new game: who plays, the rules, and folded below what only few want to set."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...engine.errors import GameError
from ...engine.sealing import short
from ...session.setup import LONGEST_SEED, Setup
from ..display import Display
from ..games import GAME_UIS
from ..gui.buttons import PAPER, PICTURES, Pressable, glyph
from ..gui.canvas import LEFT, Canvas
from ..gui.label import Label
from ..gui.scroller import Row
from ..gui.shape import HELD, LIT
from ..gui.text_dialog import TextDialog
from ..lettering import RED, SOFT
from ..scenes import Scene
from . import words

STANDARD = "standard"
PEOPLE, ADVANCED = "people", "advanced"
DATA, STYLE, SEED, SALT = "data", "style", "seed", "salt"
RARE = (DATA, STYLE, SEED, SALT)
"""What only few want to set: it lies folded until somebody opens it."""


class OptionRow(NamedTuple):
    """An option as it is shown: its name, label, value and note, and what pressing it does."""

    name: str
    label: str
    value: str
    note: str
    act: Callable[[], None]


class GameOptions:
    """The rows of a setup's options."""

    def __init__(
        self, display: Display, setup: Setup, *, changed: Callable[[], None], show: Callable[[], None],
        push: Callable[[Scene], None], find_file: Callable[[Callable[[Path], None]], None],
    ) -> None:  # fmt: skip
        """`changed`: lay the page out anew. `show`: scroll to what has the focus. `push`: open a dialog."""
        self.display, self.setup, self.kit = display, setup, GAME_UIS[setup.game].kit
        self._changed, self._show, self._push, self._find_file = changed, show, push, find_file
        self._say = display.language.say
        self._advanced = False
        """Whether the rare options are seen."""

    def rows(self) -> list[Row]:
        """A row for each option that is seen."""
        shown = [PEOPLE, *(name for name in self.kit.menu.options if len(self.setup.choices(name)) > 1)]
        own = {item.name for item in fields(self.setup.rules.options)}
        hidden = [name for name in RARE if name != DATA or DATA in own]
        rows = [self._row(self.row_of(name)) for name in shown]
        rows.append(Row(self.display.px(54), self._fold))
        return rows + [self._row(self.row_of(name)) for name in hidden if self._advanced]

    def _row(self, option: OptionRow) -> Row:
        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            px = self.display.px
            label = pygame.Rect(rect.x + px(6), rect.y, rect.w - px(12), px(24))
            plate = pygame.Rect(rect.x, label.bottom, rect.w, px(42))
            return (
                Label(self.display, label, option.label, 19, SOFT, names=True, container=container),
                Option(self.display, plate, option.name, option.value, option.act, option.note, container),
            )

        return Row(self.display.px(70), fill)

    def _fold(self, rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        px, label = self.display.px, self._say(words.ADVANCED)
        line = pygame.Rect(rect.x, rect.y + px(6), rect.w, px(38))
        note = self._say(words.ADVANCED_NOTE)
        return (Fold(self.display, line, ADVANCED, label, self._unfold, note, self._advanced, container),)

    def _unfold(self) -> None:
        self._advanced = not self._advanced
        self._changed()
        self._show()

    def row_of(self, name: str) -> OptionRow:
        """How an option is shown."""
        special = {PEOPLE: self._people, DATA: self._data, STYLE: self._style, SEED: self._seed, SALT: self._salt}
        if name in special:
            return special[name]()
        option = self.kit.menu.options[name]
        value, note = option.values[self.setup.value(name)]
        return OptionRow(name, self._say(option.label), self._say(value), self._say(note), lambda: self._next(name))

    def _data(self) -> OptionRow:
        file = self.setup.value(DATA)
        if file == STANDARD:
            value, note, act = self._say(words.STANDARD_BOARD), self._say(words.STANDARD_BOARD_NOTE), self._choose_data
        else:
            value, note, act = Path(file).name, self._say(words.OWN_DATA_NOTE, file=file), self._usual_data
        return OptionRow(DATA, self._say(words.BOARD), value, note, act)

    def _style(self) -> OptionRow:
        differ, menu = self.setup.in_character, self.kit.menu
        value, note = (words.DIFFERENT, menu.differ) if differ else (words.ALIKE, menu.alike)
        return OptionRow(STYLE, self._say(words.STYLES), self._say(value), self._say(note), self._taste)

    def _seed(self) -> OptionRow:
        seed = self.setup.seed
        note = self._say(words.SEED_NOTE if seed else words.NEW_LUCK_NOTE)
        return OptionRow(SEED, self._say(words.LUCK), seed or self._say(words.NEW_LUCK), note, self._write_seed)

    def _salt(self) -> OptionRow:
        label = self._say(self.kit.menu.seal)
        return OptionRow(SALT, label, self._fingerprint(), self._seal_note(), self._write_salt)

    def _people(self) -> OptionRow:
        """Who plays: pressed, only people; pressed again, me against captains."""
        people, seats = self.setup.people, len(self.setup.chairs)
        value = (
            self._say(words.ALL_PEOPLE) if people == seats
            else self._say(words.ALL_AI) if not people
            else self._say(words.SOME_PEOPLE, people=people, others=seats - people)
        )  # fmt: skip
        note = words.AGAINST_AI_NOTE if people == seats else words.ALL_PEOPLE_NOTE
        return OptionRow(PEOPLE, self._say(words.WHO_PLAYS), value, self._say(note), self._seat_people)

    def _seat_people(self) -> None:
        self.setup.seat_people(all_of_them=self.setup.people < len(self.setup.chairs))
        self._changed()

    def _fingerprint(self) -> str:
        """The commitment to the hidden luck of the game as it is set here."""
        try:
            return short(self.setup.sealed().fingerprint)
        except GameError:  # told when the game is begun
            return self._say(words.NOT_SEALED)

    def _seal_note(self) -> str:
        if self.setup.seed:
            return self._say(words.KNOWN_LUCK_NOTE)
        return self._say(words.SALTED_NOTE, salt=self.setup.salt) if self.setup.salt else self._say(words.SEALED_NOTE)

    def _next(self, name: str) -> None:
        values = self.setup.choices(name)
        here = values.index(self.setup.value(name))
        self.setup.options[name] = values[(here + 1) % len(values)]
        self._changed()

    def _taste(self) -> None:
        self.setup.in_character = not self.setup.in_character
        self._changed()

    def _choose_data(self) -> None:
        def chosen(path: Path) -> None:
            before = dict(self.setup.options)
            self.setup.options["data"] = str(path)
            try:
                GAME_UIS[self.setup.game].check_board(self.display, self.setup.sealed().state)
            except GameError as error:
                self.setup.options = before
                self.display.tell(error)
            self._changed()

        self._find_file(chosen)

    def _usual_data(self) -> None:
        self.setup.options["data"] = STANDARD
        self._changed()

    def _write_seed(self) -> None:
        def done(seed: str) -> None:
            self.setup.seed = seed
            self._changed()

        title, hint = self._say(words.SEED_TITLE), self._say(self.kit.menu.same_luck)
        self._push(TextDialog(self.display, title, self.setup.seed, done, hint, LONGEST_SEED))

    def _write_salt(self) -> None:
        def done(salt: str) -> None:
            self.setup.salt = salt
            self._changed()

        title, hint = self._say(words.SALT_TITLE), self._say(words.SALT_HINT)
        self._push(TextDialog(self.display, title, self.setup.salt, done, hint, LONGEST_SEED))


class Option(Pressable):
    """What an option is set to, on a plate."""

    def paint(self, canvas: Canvas, state: str) -> None:
        px = self.display.px
        canvas.frame(f"{PAPER}-{PICTURES[state]}")
        canvas.line(self.label, 21, canvas.rect.inflate(-px(28), -px(8)).move(0, -px(1)), bold=True)


class Fold(Pressable):
    """The line behind which more lies; its sign says whether it is open."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, act: Callable[[], None], note: str,
        is_open: bool, container: IContainerLikeInterface,
    ) -> None:  # fmt: skip
        self.is_open = is_open
        super().__init__(display, rect, key, label, act, note, container)

    def paint(self, canvas: Canvas, state: str) -> None:
        px, whole, colour = self.display.px, canvas.rect, RED if state in (LIT, HELD) else SOFT
        sign = glyph(self.display, "right", "ink", px(18))
        canvas.blit(pygame.transform.rotate(sign, -90) if self.is_open else sign, center=(px(16), whole.centery))
        canvas.line(self.label, 20, pygame.Rect(px(32), 0, whole.w - px(38), whole.h), colour, names=True, align=LEFT)
        pygame.draw.line(canvas.surface, SOFT, (px(4), whole.bottom - 1), (whole.right - px(4), whole.bottom - 1))
