"""The settings: everything takes effect at once and is kept."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

import pygame

from ...engine.language import LANGUAGES
from ...store import PALETTES, SCALES, SPEEDS, TEXT_SIZES
from ..controls import FULL_SCREEN, KEYS, PAD
from ..display import Display
from ..keynames import COMMANDS, button_name, key_name
from ..widgets.buttons import PAPER, RED, WOOD, Button
from ..widgets.page import Page
from ..widgets.paper import Sheet
from ..widgets.rows import Choice, Plaque, Slider
from ..widgets.scroller import Place, Scroller
from ..widgets.widget import Widget
from . import words
from .key_binding import Binding
from .swatches import Swatches

STILL = 6
"""Pixels of the design within which a mouse has not moved."""
HIGH = 56
"""The height of a row."""


class Moved(NamedTuple):
    """Where the mouse pressed a spot that lies elsewhere now, and on which part of it."""

    at: tuple[int, int]
    key: Hashable
    part: tuple[float, float]


class SettingsPage(Page):
    """Pages of settings with their names on the left."""

    def __init__(self, display: Display, keep: Callable[[], None]) -> None:
        super().__init__(display)
        self._keep = keep
        self.tab = self.start = next(iter(words.TABS))
        self._place = Place()
        self._moved: Moved | None = None
        """The row that has moved away from under the mouse."""

    def title(self) -> str:
        return self.say(words.SETTINGS)

    def leave(self) -> None:
        self._keep()

    def take(self, event: pygame.Event) -> None:
        """What was pressed and has moved away from under the mouse is still meant, until the mouse moves."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            super().take(event)
            return
        if self._moved and pygame.Vector2(event.pos).distance_to(self._moved.at) > self.display.px(STILL):
            self._moved = None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event)
        elif self._moved is None:
            super().take(event)

    def _press(self, event: pygame.Event) -> None:
        where, unit = event.pos, self.display.unit
        if self._moved and (spot := next((spot for spot in self.ring.spots if spot.key == self._moved.key), None)):
            across, down = self._moved.part
            where = (round(spot.rect.x + across * spot.rect.w), round(spot.rect.y + down * spot.rect.h))
        spot = self.ring.at(where)
        super().take(pygame.Event(event.type, {**event.dict, "pos": where}))
        if spot and self.display.unit != unit:
            part = ((where[0] - spot.rect.x) / spot.rect.w, (where[1] - spot.rect.y) / spot.rect.h)
            self._moved = Moved(event.pos, spot.key, part)
            self._show_focus()

    # What lies where

    def build(self) -> Sequence[Widget]:
        px, body = self.display.px, self.body()
        names = pygame.Rect(body.x, body.y, px(230), body.h)
        sheet = pygame.Rect(names.right + px(20), body.y, body.w - names.w - px(20), body.h)
        inside = sheet.inflate(-px(60), -px(48))
        return [
            *self._tabs(names),
            Sheet(self.display, sheet),
            Scroller(self.display, inside, self._place, self._rows),
            self.back_button(self.say(words.BACK)),
        ]

    def _tabs(self, area: pygame.Rect) -> list[Widget]:
        px = self.display.px
        return [
            Button(
                self.display, pygame.Rect(area.x, area.y + number * px(66), area.w, px(56)), tab, self.say(label),
                lambda tab=tab: self.show(tab), RED if tab == self.tab else WOOD, self.say(words.TAB_NOTES[tab]),  # type: ignore[misc]
            )
            for number, (tab, label) in enumerate(words.TABS.items())
        ]  # fmt: skip

    def show(self, tab: str) -> None:
        """Another page of settings."""
        self.tab = tab
        self._place.offset = 0
        self.resize()

    def _rows(self, column: pygame.Rect) -> list[Widget]:
        rows = {
            "sound": self._sound, "motion": self._motion, "reading": self._reading, "keys": self._keys,
            "pad": self._pad,
        }[self.tab]  # fmt: skip
        step = self.display.px(HIGH)
        return rows(lambda number: pygame.Rect(column.x, column.y + number * step, column.w, step - self.display.px(6)))

    # The pages

    def _sound(self, at: Callable[[int], pygame.Rect]) -> list[Widget]:
        kinds = (
            ("music", words.MUSIC, words.MUSIC_NOTE),
            ("effects", words.EFFECTS, words.EFFECTS_NOTE),
            ("ambience", words.AMBIENCE, words.AMBIENCE_NOTE),
        )
        return [
            Slider(self.display, at(number), kind, self.say(label), *self._of(kind), note=self.say(note))
            for number, (kind, label, note) in enumerate(kinds)
        ]

    def _motion(self, at: Callable[[int], pygame.Rect]) -> list[Widget]:
        settings, key = self.display.settings, self.display.controls.key(FULL_SCREEN)
        full = self.say(words.FULL_SCREEN_NOTE, key=key.upper())
        return [
            self._choice(at(0), "speed", words.SPEED, SPEEDS, words.SPEEDS, words.SPEED_NOTES[settings.speed]),
            self._switch(at(1), "reduced_motion", words.REDUCED_MOTION, self.say(words.REDUCED_MOTION_NOTE)),
            self._percents(at(2), "scale", words.SCALE, SCALES, words.SCALE_NOTE),
            self._switch(at(3), "full_screen", words.FULL_SCREEN, full),
        ]

    def _reading(self, at: Callable[[int], pygame.Rect]) -> list[Widget]:
        palette = self.display.settings.palette
        languages = [("", self.say(words.OF_THE_SYSTEM)), *LANGUAGES.items()]
        wide = at(4)
        swatches = pygame.Rect(wide.x, wide.y, wide.w, wide.h * 2)
        return [
            self._percents(at(0), "text_size", words.TEXT_SIZE, TEXT_SIZES, words.TEXT_SIZE_NOTE),
            self._switch(at(1), "high_contrast", words.CONTRAST, self.say(words.CONTRAST_NOTE)),
            self._language(at(2), languages),
            self._choice(at(3), "palette", words.PALETTE, PALETTES, words.PALETTES, words.PALETTE_NOTES[palette]),
            Swatches(self.display, swatches),
        ]

    def _keys(self, at: Callable[[int], pygame.Rect]) -> list[Widget]:
        rows: list[Widget] = [
            Plaque(
                self.display, at(number), command, self.say(COMMANDS[command]),
                self._key(command), lambda command=command: self._bind(command, False),  # type: ignore[misc]
                self.say(words.KEY_NOTE),
            )
            for number, command in enumerate(KEYS)
        ]  # fmt: skip
        return [*rows, self._reset(at(len(rows)))]

    def _pad(self, at: Callable[[int], pygame.Rect]) -> list[Widget]:
        rows: list[Widget] = [
            Plaque(
                self.display, at(number), command, self.say(COMMANDS[command]),
                button_name(self.display.controls.button(command), self.display.language),
                lambda command=command: self._bind(command, True), self.say(words.BUTTON_NOTE),  # type: ignore[misc]
            )
            for number, command in enumerate(PAD)
        ]  # fmt: skip
        return [*rows, self._reset(at(len(rows)))]

    def _reset(self, rect: pygame.Rect) -> Widget:
        rect = pygame.Rect(rect.x + rect.w // 4, rect.y, rect.w // 2, rect.h)
        return Button(
            self.display, rect, "reset", self.say(words.RESET), self._reset_controls, PAPER, self.say(words.RESET_NOTE)
        )

    # Rows

    def _of(self, name: str) -> tuple[Callable[[], Any], Callable[[Any], None]]:
        """How a setting is read and changed."""
        return lambda: getattr(self.display.settings, name), lambda value: self._set(name, value)

    def _set(self, name: str, value: Any) -> None:
        setattr(self.display.settings, name, value)
        self.display.apply(name)
        if name not in ("music", "effects", "ambience"):  # a slider goes on being dragged
            self.resize()

    def _choice(
        self, rect: pygame.Rect, name: str, label: str, values: Sequence[str], texts: dict[str, str], note: str
    ) -> Widget:
        listed = [(value, self.say(texts[value])) for value in values]
        return Choice(self.display, rect, name, self.say(label), listed, *self._of(name), note=self.say(note))

    def _switch(self, rect: pygame.Rect, name: str, label: str, note: str) -> Widget:
        listed = [(False, self.say(words.OFF)), (True, self.say(words.ON))]
        return Choice(self.display, rect, name, self.say(label), listed, *self._of(name), note=note)

    def _percents(self, rect: pygame.Rect, name: str, label: str, values: Sequence[float], note: str) -> Widget:
        listed = [(value, self.display.language.percent(value)) for value in values]
        return Choice(self.display, rect, name, self.say(label), listed, *self._of(name), note=self.say(note))

    def _language(self, rect: pygame.Rect, listed: Sequence[tuple[str, str]]) -> Widget:
        label, note = self.say(words.LANGUAGE), self.say(words.LANGUAGE_NOTE)
        return Choice(self.display, rect, "language", label, listed, *self._of("language"), note=note)

    # Keys and buttons

    def _key(self, command: str) -> str:
        return key_name(self.display.controls.key(command), self.display.language)

    def _bind(self, command: str, pad: bool) -> None:
        self.stack.push(Binding(self.display, command, pad, self._bound))

    def _bound(self, command: str, name: str, other: str, old: str) -> None:
        if other:
            said = self.say(words.EXCHANGED, key=name, other=self.say(COMMANDS[other]), old=old)
            self.display.toast.show(said)
        self.resize()

    def _reset_controls(self) -> None:
        self.display.controls.reset()
        self.display.toast.show(self.say(words.RESET_DONE))
        self.resize()
