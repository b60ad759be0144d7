"""Day and night over the board: calm, and always told apart."""

from itertools import pairwise
from typing import Any

import pytest

from jamaica.store import Settings
from jamaica.ui.jamaica.board import RING_COLOURS
from jamaica.ui.jamaica.daylight import LEVELS, SOFT, Daylight

from .pilot import Pilot
from .posing import posed

DARK = {"own": (SOFT, 1.0), "every": (1.0, 1.0), "never": (0.0, 0.0)}
"""By setting the light in the evening of a captain and of a person."""


@pytest.mark.parametrize("setting", DARK)
def test_the_setting_says_in_whose_evenings_it_gets_dark(setting: str) -> None:
    light = Daylight(Settings(daylight=setting))
    for number, person in enumerate((False, True)):
        light.turn(1, is_persons=person)
        assert light.wanted == DARK[setting][number]
        light.turn(0, is_persons=person)
        assert light.wanted == 0.0


def test_the_light_changes_gradually_and_arrives() -> None:
    light, levels = Daylight(Settings(daylight="every")), []
    light.turn(1, is_persons=False)
    for _ in range(240):
        light.advance(1 / 60)
        levels.append(light.level)
    steps = [after - before for before, after in pairwise(levels)]
    assert levels[-1] == LEVELS and set(steps) <= {0, 1}, "no step is larger than one level"
    assert levels[30] < 0.7 * LEVELS, "half a second is not enough for nightfall"


def table(**settings: Any) -> Pilot:
    pilot, _ = posed("jamaica", "lane", (1280, 800), **settings)
    pilot.frames(2)
    return pilot


def test_a_ring_lies_round_the_well_of_the_hour_in_every_light() -> None:
    for setting in DARK:
        ui = table(daylight=setting).top.tabletop.ui  # type: ignore[attr-defined]
        space, window = ui.board, ui.display.window
        for hour, other in (("morning", "evening"), ("evening", "morning")):
            ui.board.daylight.turn(("morning", "evening").index(hour), is_persons=True)
            ui.pieces.sync(ui.table.view)
            ui.draw_board(window, None)
            seen = {}
            for name in (hour, other):
                x, y = space.on_screen(space.facts["wells"][name])
                colour = RING_COLOURS[name]
                row = [window.get_at((round(x) - step, round(y)))[:3] for step in range(space.px(160))]
                seen[name] = colour in row
            assert seen == {hour: True, other: False}


def test_a_frame_mixes_no_light_unless_its_level_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    ui, mixed = table().top.tabletop.ui, list[int]()  # type: ignore[attr-defined]
    monkeypatch.setattr(ui.board, "_mix_light", lambda: (mixed.append(1), setattr(ui.board, "_lit_level", level())))

    def level() -> int:
        found: int = ui.board.daylight.level
        return found

    ui.board.daylight.turn(1, is_persons=True)
    for _ in range(600):
        ui.board.shine(1 / 60)
    assert 0 < len(mixed) <= LEVELS


def test_at_instant_speed_the_light_is_there_at_once() -> None:
    ui = table(speed="instant").top.tabletop.ui  # type: ignore[attr-defined]
    ui.board.daylight.turn(1, is_persons=True)
    ui.board.shine(1 / 60)
    assert ui.board.daylight.level == LEVELS
