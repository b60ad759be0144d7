"""The first page of all: which language the game speaks. The system's is proposed."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement

from ...engine.language import LANGUAGES
from ...files import language
from ..display import Display
from ..gui.buttons import RED, WOOD, Button, alike
from ..gui.label import Label
from ..gui.page import Page
from . import words


class LanguagePage(Page):
    """A button per language, each in its own words; title and note are in the one that has the focus."""

    def __init__(self, display: Display, chosen: Callable[[str], None]) -> None:
        super().__init__(display)
        self.start = display.language.code
        self._said = display.language
        self._chosen = chosen

    def title(self) -> str:
        return self._said.say(words.CHOOSE_LANGUAGE)

    def build(self) -> Sequence[UIElement]:
        px, body = self.display.px, self.body()
        high, gap = px(64), px(16)
        area = pygame.Rect(0, 0, px(420), len(LANGUAGES) * (high + gap) - gap)
        area.center = body.center
        return alike([
            Button(
                self.display, pygame.Rect(area.x, area.y + number * (high + gap), area.w, high), code, name,
                self._chooser(code), RED if code == self.start else WOOD,
                language(code).say(words.CHANGED_LATER),
            )
            for number, (code, name) in enumerate(LANGUAGES.items())
        ])  # fmt: skip

    def _chooser(self, code: str) -> Callable[[], None]:
        def choose() -> None:
            self.stack.pop()
            self._chosen(code)

        return choose

    def attend(self) -> None:
        super().attend()
        focus = self.ring.focus
        if focus is not None and focus.key != self._said.code:
            self._said = language(str(focus.key))
            for element in self.elements:
                if isinstance(element, Label):
                    element.kill()
            self.elements = [*self.head(), *(one for one in self.elements if one.alive())]

    def back(self) -> None:
        """Escape takes the language that is proposed."""
        self._chooser(str(self.start))()
