"""Waits for the key or the button that a command shall have."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement

from ..display import Display
from ..gui.label import paragraph
from ..gui.overlay import Overlay
from ..gui.page import Page
from ..keynames import COMMANDS, button_name
from . import words

Bound = Callable[[str, str, str, str], None]
"""Told: the command, its new key by name, the command it was exchanged with (or nothing) and what that has now."""
SIZE = (620, 210)


class Binding(Page):
    """The next key, or the next button of the pad, is given to a command."""

    def __init__(self, display: Display, command: str, pad: bool, bound: Bound) -> None:
        super().__init__(display)
        self.overlay = self._over = Overlay(display, SIZE)
        self.command_name, self.pad, self._bound = command, pad, bound

    def title(self) -> str:
        ask = words.PRESS_BUTTON if self.pad else words.PRESS_KEY
        return self.say(ask, command=self.say(COMMANDS[self.command_name]))

    def build(self) -> Sequence[UIElement]:
        px, sheet = self.display.px, self._over.sheet
        hint = pygame.Rect(px(40), px(84), int(sheet.rect.w) - px(80), px(80))
        return [paragraph(self.display, hint, self.say(words.KEEP_IT), container=sheet)]

    def take(self, event: pygame.Event) -> None:
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if escape or event.type == pygame.MOUSEBUTTONDOWN:
            self.back()
        elif self.pad and event.type == pygame.JOYBUTTONDOWN:
            self._give_button(event.button)
        elif not self.pad and event.type == pygame.KEYDOWN:
            self._give_key(pygame.key.name(event.key))
        elif event.type == pygame.JOYBUTTONDOWN and self.display.controls.command_of(event) == "back":
            self.back()

    def _give_key(self, name: str) -> None:
        if name:
            controls = self.display.controls
            other = controls.give_key(self.command_name, name)
            self._done(name, other, controls.key(other) if other else "")

    def _give_button(self, button: int) -> None:
        controls = self.display.controls
        other = controls.give_button(self.command_name, button)
        old, language = controls.button(other) if other else None, self.display.language
        self._done(button_name(button, controls, language), other, button_name(old, controls, language))

    def _done(self, name: str, other: str, old: str) -> None:
        self.display.sounds.play("press")
        self.stack.pop()
        self._bound(self.command_name, name, other, old)
