"""Keys, buttons of the pad and what they ask for, in words: for the settings and the list of keys."""

from ..engine.language import Language, mark
from .controls import Controls

COMMANDS = {
    "up": mark("Up"),
    "down": mark("Down"),
    "left": mark("Left"),
    "right": mark("Right"),
    "press": mark("Select"),
    "back": mark("Back / menu"),
    "next": mark("Next item"),
    "previous": mark("Previous item"),
    "hint": mark("Hint"),
    "undo": mark("Undo"),
    "faster": mark("Speed"),
    "rules": mark("Rules"),
    "full-screen": mark("Full screen"),
    "look": mark("Look around"),
}
KEY_NAMES = {
    "up": mark("Up arrow"), "down": mark("Down arrow"), "left": mark("Left arrow"), "right": mark("Right arrow"),
    "return": mark("Enter"), "escape": mark("Escape"), "tab": mark("Tab"), "backspace": mark("Backspace"),
    "space": mark("Space bar"),
}  # fmt: skip
BUTTON = mark("Button {number}")
BUTTON_NAMES = {
    "a": "A", "b": "B", "x": "X", "y": "Y", "leftshoulder": "LB", "rightshoulder": "RB", "back": mark("View button"),
    "start": mark("Menu button"), "leftstick": mark("Left stick"), "rightstick": mark("Right stick"),
}  # fmt: skip


def key_name(key: str, language: Language) -> str:
    """A key as it is printed."""
    if key in KEY_NAMES:
        return language.say(KEY_NAMES[key])
    return key.upper() if len(key) == 1 else key.title()


def button_name(button: int | None, controls: Controls, language: Language) -> str:
    """A button of the pad as it is printed there, if it is one."""
    if button is None:
        return ""
    name = BUTTON_NAMES.get(controls.name_of(button))
    return language.say(name) if name else language.say(BUTTON, number=button)
