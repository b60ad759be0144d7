"""Which key and which button of the pad asks for what, as the player has set it."""

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
PAD: Mapping[str, int] = {PRESS: 0, BACK: 1, UNDO: 2, HINT: 3, PREVIOUS: 4, NEXT: 5, RULES: 6, FASTER: 7, LOOK: 9}
"""Per command the button it has at first; directions are the stick's and the cross's. A stick can be pressed, as 9."""
_ALSO = {"space": PRESS, "enter": PRESS, "[enter]": PRESS}
"""Keys that do the same, unless the player gives them another task."""
_HATS = {(-1, 0): LEFT, (1, 0): RIGHT, (0, 1): UP, (0, -1): DOWN}


class Mapped(Protocol):
    """Where the player's keys and buttons are kept; what is not named keeps its own."""

    keys: dict[str, str]
    pad: dict[str, int]


class Controls:
    """Reads events as commands."""

    def __init__(self, mapped: Mapped) -> None:
        self._mapped = mapped

    def key(self, command: str) -> str:
        """The key of a command."""
        return self._mapped.keys.get(command, KEYS[command])

    def button(self, command: str) -> int | None:
        """The pad's button of a command; directions have none."""
        return self._mapped.pad.get(command, PAD[command]) if command in PAD else None

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
