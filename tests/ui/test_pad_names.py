"""Buttons of a pad are called as they are printed, by the pad's own mapping."""

from typing import Any

import pytest
from pygame._sdl2 import controller

from jamaica.engine.language import Language
from jamaica.store import Settings
from jamaica.ui.controls import PAD, STANDARD, Controls, layout_of
from jamaica.ui.focus import BACK, PRESS
from jamaica.ui.keynames import button_name

OTHER = {
    "a": "b1", "b": "b2", "x": "b0", "y": "b3", "leftshoulder": "b4", "rightshoulder": "b5", "back": "b8",
    "start": "b9", "leftstick": "b10", "rightstick": "b11", "leftx": "a0", "dpup": "h0.1",
}  # fmt: skip


def plugged(monkeypatch: pytest.MonkeyPatch, mapping: dict[str, str]) -> Controls:
    """Controls with a pad that numbers its buttons in its own way."""

    class Fake:
        def __init__(self, number: int) -> None:
            assert number == 0

        def get_mapping(self) -> dict[str, Any]:
            return mapping

    monkeypatch.setattr(controller, "init", lambda: None)
    monkeypatch.setattr(controller, "is_controller", lambda number: True)
    monkeypatch.setattr(controller, "Controller", Fake)
    controls = Controls(Settings())
    controls.layout = layout_of(0)
    return controls


def test_without_a_mapping_buttons_are_those_of_most_pads() -> None:
    controls = Controls(Settings())
    names = [button_name(controls.button(command), controls, Language()) for command in PAD]
    assert names == ["A", "B", "X", "Y", "LB", "RB", "View button", "Menu button", "Left stick"]
    assert button_name(17, controls, Language()) == "Button 17" and button_name(None, controls, Language()) == ""


def test_a_pads_own_mapping_says_which_button_is_which(monkeypatch: pytest.MonkeyPatch) -> None:
    controls = plugged(monkeypatch, OTHER)
    assert (controls.button(PRESS), controls.button(BACK)) == (1, 2)
    assert [button_name(number, controls, Language()) for number in (0, 1, 2, 3, 11)] == [
        "X", "A", "B", "Y", "Right stick",
    ]  # fmt: skip


def test_a_pad_that_lacks_buttons_is_taken_for_a_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert plugged(monkeypatch, {"a": "b0"}).layout == STANDARD


def test_what_the_player_has_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    controls = plugged(monkeypatch, OTHER)
    controls.give_button(PRESS, 3)
    assert controls.button(PRESS) == 3 and button_name(3, controls, Language()) == "Y"
