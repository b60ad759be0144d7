"""The rows of the settings: sliders, choices, switches, and what each key and button does."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...engine.language import LANGUAGES
from ...store import DAYLIGHTS, PALETTES, SCALES, SPEEDS, TEXT_SIZES, TUTORS
from ..controls import FULL_SCREEN, KEYS, PAD
from ..display import Display
from ..gui.buttons import PAPER, Button
from ..gui.canvas import MIDDLE
from ..gui.label import Label
from ..gui.panels import Drawing
from ..gui.rows import Choice, Plaque, slider_row
from ..gui.scroller import Row
from ..keynames import COMMANDS, button_name, key_name
from ..scenes import Scene
from . import words
from .key_binding import Binding
from .swatches import draw_swatches

HIGH = 56
"""The height of a row."""
Make = Callable[[pygame.Rect, IContainerLikeInterface], Sequence[UIElement]]
"""Makes the elements of a row."""


class SettingsRows:
    """Makes the rows; what is set takes effect at once."""

    def __init__(self, display: Display, changed: Callable[[], None], push: Callable[[Scene], None]) -> None:
        """`changed`: lay the page out anew. `push`: open a dialog."""
        self.display, self._changed, self._push = display, changed, push

    def _say(self, text: str, **values: object) -> str:
        return self.display.language.say(text, **values)

    def of(self, tab: str) -> list[Row]:
        """The rows of a page of settings."""
        rows = {
            "sound": self._sound, "reading": self._reading, "keys": self._keys, "pad": self._pad,
        }[tab]  # fmt: skip
        shown = [self._sample, self._swatches] if tab == "reading" else []
        return [*(self._row(make) for make in rows()), *(Row(self.display.px(2 * HIGH), show) for show in shown)]

    def _row(self, make: Make) -> Row:
        """A row of the usual height, with a gap below."""
        gap = self.display.px(6)

        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            return make(pygame.Rect(rect.x, rect.y, rect.w, rect.h - gap), container)

        return Row(self.display.px(HIGH), fill)

    # The pages

    def _sound(self) -> list[Make]:
        settings, key = self.display.settings, self.display.controls.key(FULL_SCREEN)
        full = self._say(words.FULL_SCREEN_NOTE, key=key.upper())
        return [
            self._volume("music", words.MUSIC, words.MUSIC_NOTE),
            self._volume("effects", words.EFFECTS, words.EFFECTS_NOTE),
            self._volume("ambience", words.AMBIENCE, words.AMBIENCE_NOTE),
            self._choice("speed", words.SPEED, SPEEDS, words.SPEEDS, words.SPEED_NOTES[settings.speed]),
            self._switch("reduced_motion", words.REDUCED_MOTION, self._say(words.REDUCED_MOTION_NOTE)),
            self._switch("captains_speak", words.CAPTAINS_SPEAK, self._say(words.CAPTAINS_SPEAK_NOTE)),
            self._choice("tutor", words.TUTOR, TUTORS, words.TUTORS, words.TUTOR_NOTES[settings.tutor]),
            self._choice(
                "daylight", words.DAYLIGHT, DAYLIGHTS, words.DAYLIGHTS, words.DAYLIGHT_NOTES[settings.daylight]
            ),
            self._percents("scale", words.SCALE, SCALES, words.SCALE_NOTE),
            self._switch("full_screen", words.FULL_SCREEN, full),
        ]

    def _reading(self) -> list[Make]:
        palette = self.display.settings.palette
        return [
            self._percents("text_size", words.TEXT_SIZE, TEXT_SIZES, words.TEXT_SIZE_NOTE),
            self._switch("high_contrast", words.CONTRAST, self._say(words.CONTRAST_NOTE)),
            self._language,
            self._choice("palette", words.PALETTE, PALETTES, words.PALETTES, words.PALETTE_NOTES[palette]),
        ]

    def _sample(self, rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        """A sentence as it is read at the tables."""
        px = self.display.px
        paper = pygame.Rect(rect.x + px(12), rect.y + px(8), rect.w - px(24), rect.h - px(16))
        return (
            Label(
                self.display, paper, self._say(words.SAMPLE), 21, align=MIDDLE, broken=True, frame="tooltip",
                margin=(20, 8), container=container,
            ),
        )  # fmt: skip

    def _swatches(self, rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        return (Drawing(self.display, rect, draw_swatches, container),)

    def _keys(self) -> list[Make]:
        note = self._say(words.KEY_NOTE)
        return [*(self._plaque(command, self._key(command), note, False) for command in KEYS), self._reset]

    def _pad(self) -> list[Make]:
        note, controls, language = self._say(words.BUTTON_NOTE), self.display.controls, self.display.language
        buttons = {command: button_name(controls.button(command), controls, language) for command in PAD}
        return [*(self._plaque(command, name, note, True) for command, name in buttons.items()), self._reset]

    # Rows

    def _of(self, name: str) -> tuple[Callable[[], Any], Callable[[Any], None]]:
        """How a setting is read and changed."""
        return lambda: getattr(self.display.settings, name), lambda value: self._set(name, value)

    def _set(self, name: str, value: Any) -> None:
        setattr(self.display.settings, name, value)
        self.display.apply(name)
        if name not in ("music", "effects", "ambience"):  # a slider goes on being dragged
            self._changed()

    def _volume(self, name: str, label: str, note: str) -> Make:
        get, put = self._of(name)
        return lambda rect, container: slider_row(
            self.display, rect, name, self._say(label), get, put, self._say(note), container
        )

    def _choices(self, name: str, label: str, listed: Sequence[tuple[Any, str]], note: str) -> Make:
        get, put = self._of(name)
        return lambda rect, container: (
            Choice(self.display, rect, name, self._say(label), listed, get, put, note, container),
        )

    def _choice(self, name: str, label: str, values: Sequence[str], texts: dict[str, str], note: str) -> Make:
        return self._choices(name, label, [(value, self._say(texts[value])) for value in values], self._say(note))

    def _switch(self, name: str, label: str, note: str) -> Make:
        return self._choices(name, label, [(False, self._say(words.OFF)), (True, self._say(words.ON))], note)

    def _percents(self, name: str, label: str, values: Sequence[float], note: str) -> Make:
        listed = [(value, self.display.language.percent(value)) for value in values]
        return self._choices(name, label, listed, self._say(note))

    def _language(self, rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        return (
            Choice(
                self.display, rect, "language", self._say(words.LANGUAGE), list(LANGUAGES.items()),
                lambda: self.display.language.code, lambda code: self._set("language", code),
                self._say(words.LANGUAGE_NOTE), container,
            ),
        )  # fmt: skip

    def _plaque(self, command: str, value: str, note: str, pad: bool) -> Make:
        def act() -> None:
            self._push(Binding(self.display, command, pad, self._bound))

        return lambda rect, container: (
            Plaque(self.display, rect, ("bind", command), self._say(COMMANDS[command]), value, act, note, container),
        )

    def _reset(self, rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        half = pygame.Rect(rect.x + rect.w // 4, rect.y, rect.w // 2, rect.h)
        return (
            Button(
                self.display, half, "reset", self._say(words.RESET), self._reset_controls, PAPER,
                self._say(words.RESET_NOTE), container=container,
            ),
        )  # fmt: skip

    # Keys and buttons

    def _key(self, command: str) -> str:
        return key_name(self.display.controls.key(command), self.display.language)

    def _bound(self, command: str, name: str, other: str, old: str) -> None:
        if other:
            said = self._say(words.EXCHANGED, key=name, other=self._say(COMMANDS[other]), old=old)
            self.display.toast.show(said)
        self._changed()

    def _reset_controls(self) -> None:
        self.display.controls.reset()
        self.display.toast.show(self._say(words.RESET_DONE))
        self._changed()
