"""Which key and which button of the pad asks for what, as the player has set it."""

import re
from collections.abc import Mapping
from typing import Protocol

import pygame

from .focus import BACK, DOWN, LEFT, NEXT, PRESS, PREVIOUS, RIGHT, UP

HINT, UNDO, FASTER, RULES, FULL_SCREEN, LOOK = "hint", "undo", "faster", "rules", "full-screen", "look"
KEYS: Mapping[str, str] = {
    UP: "up", DOWN: "down", LEFT: "left", RIGHT: "right", PRESS: "return", BACK: "escape", NEXT: "tab",
    PREVIOUS: "backspace", HINT: "h", UNDO: "u", FASTER: "f", RULES: "f1", FULL_SCREEN: "f11", LOOK: "l",
}  # fmt: skip
"""Per command the key it has at first, by pygame's name."""
PAD: Mapping[str, str] = {
    PRESS: "a", BACK: "b", UNDO: "x", HINT: "y", PREVIOUS: "leftshoulder", NEXT: "rightshoulder", RULES: "back",
    FASTER: "start", LOOK: "leftstick",
}  # fmt: skip
"""Per command the button it has at first, by SDL's name; directions are the stick's and the cross's."""
STANDARD: Mapping[str, int] = {
    "a": 0, "b": 1, "x": 2, "y": 3, "leftshoulder": 4, "rightshoulder": 5, "back": 6, "start": 7, "leftstick": 9,
}  # fmt: skip
"""The numbers of the buttons of a pad that does not tell them."""
_ALSO = {"space": PRESS, "enter": PRESS, "[enter]": PRESS}
"""Keys that do the same, unless the player gives them another task."""
_HATS = {(-1, 0): LEFT, (1, 0): RIGHT, (0, 1): UP, (0, -1): DOWN}


def layout_of(number: int) -> Mapping[str, int]:
    """The numbers of the buttons of an attached pad by their names, as SDL's list of controllers has them."""
    try:
        from pygame._sdl2 import controller

        controller.init()
        mapping = controller.Controller(number).get_mapping() if controller.is_controller(number) else {}
    except (ImportError, pygame.error):  # the module is marked as experimental
        return STANDARD
    found = {name: int(place[1:]) for name, place in mapping.items() if re.fullmatch(r"b\d+", place)}
    return found if set(PAD.values()) <= found.keys() else STANDARD


class Mapped(Protocol):
    """Where the player's keys and buttons are kept; what is not named keeps its own."""

    keys: dict[str, str]
    pad: dict[str, int]


class Controls:
    """Reads events as commands."""

    def __init__(self, mapped: Mapped) -> None:
        self._mapped = mapped
        self.layout = STANDARD
        """The numbers of the pad's buttons by their names."""

    def key(self, command: str) -> str:
        """The key of a command."""
        return self._mapped.keys.get(command, KEYS[command])

    def button(self, command: str) -> int | None:
        """The pad's button of a command; directions have none."""
        return self._mapped.pad.get(command, self.layout.get(PAD[command])) if command in PAD else None

    def name_of(self, button: int) -> str:
        """SDL's name of a button of the pad; empty if it has none."""
        return next((name for name, number in self.layout.items() if number == button), "")

    def command_of(self, event: pygame.Event) -> str:
        """What an event asks for; empty if nothing."""
        if event.type == pygame.KEYDOWN:
            name = pygame.key.name(event.key)
            if name == self.key(NEXT) and event.mod & pygame.KMOD_SHIFT:
                return PREVIOUS
            return next((command for command in KEYS if self.key(command) == name), _ALSO.get(name, ""))
        if event.type == pygame.JOYHATMOTION:
            return _HATS.get(tuple(event.value), "")
        if event.type == pygame.JOYBUTTONDOWN:
            return next((command for command in PAD if self.button(command) == event.button), "")
        return ""

    def give_key(self, command: str, key: str) -> str:
        """Give a command a key. The command that had it gets the old one in exchange, and is returned."""
        other = next((one for one in KEYS if one != command and self.key(one) == key), "")
        if other:
            self._mapped.keys[other] = self.key(command)
        self._mapped.keys[command] = key
        return other

    def give_button(self, command: str, button: int) -> str:
        """Give a command a button of the pad; as with keys, two commands exchange theirs."""
        other = next((one for one in PAD if one != command and self.button(one) == button), "")
        old = self.button(command)
        if other and old is not None:
            self._mapped.pad[other] = old
        self._mapped.pad[command] = button
        return other

    def reset(self) -> None:
        """Every command as at first."""
        self._mapped.keys.clear()
        self._mapped.pad.clear()
