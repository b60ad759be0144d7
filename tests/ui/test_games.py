"""Whole games through the window, by mouse and by keyboard alone."""

import pygame
import pytest

from jamaica.race.events import GameEnded
from jamaica.ui.handoff import Handoff
from jamaica.ui.launcher import Launcher
from jamaica.ui.rules import Rules
from jamaica.ui.table.scene import Table

from .pilot import Pilot


@pytest.mark.parametrize(
    ("by", "players", "people", "edition"),
    [
        ("mouse", 2, 1, "first"),
        ("mouse", 4, 2, "second"),
        ("mouse", 6, 1, "first"),
        ("keyboard", 2, 2, "second"),
        ("keyboard", 3, 1, "first"),
        ("keyboard", 5, 5, "first"),
        ("pad", 3, 2, "first"),
        ("nobody", 4, 0, "second"),
    ],
)
def test_a_whole_game(by: str, players: int, people: int, edition: str) -> None:
    ending = Pilot.table(players, people, edition).play(by)
    assert sum(parts[-1] for _, parts in ending.rows()) == sum(ending.result.scores)
    assert ending.rows()[0][0] in ending.result.winners
    assert isinstance(ending.table.match.events()[-1], GameEnded)


def test_from_the_launcher_to_a_rematch_by_keyboard() -> None:
    pilot = Pilot.launcher()
    pilot.frames()
    pilot.press(pygame.K_RETURN)
    pilot.frames()
    first = pilot.top
    assert isinstance(first, Table)
    pilot.play("keyboard")
    pilot.frames()
    pilot.press(pygame.K_RETURN)  # play again has the focus
    pilot.frames(2)
    assert isinstance(pilot.top, Table) and pilot.top is not first
    pilot.press(pygame.K_ESCAPE)
    pilot.frames()
    pilot.press(pygame.K_UP)
    for _ in range(3):
        pilot.press(pygame.K_DOWN)
    pilot.press(pygame.K_RETURN)  # leave the table
    pilot.frames()
    assert isinstance(pilot.top, Launcher)
    pilot.press(pygame.K_ESCAPE)
    assert not pilot.frames()


def test_a_menu_button_is_pressed_by_mouse() -> None:
    pilot = Pilot.launcher()
    pilot.frames()
    launcher = pilot.top
    assert isinstance(launcher, Launcher)
    pilot.click(launcher.ring.spots[1].rect.center, hold=1)
    pilot.frames(3)
    assert launcher.captains == 5


def test_one_person_never_sees_a_handoff() -> None:
    pilot = Pilot.table(3, people=1)
    seen = []
    push = pilot.app.stack.push
    pilot.app.stack.push = lambda scene: (seen.append(type(scene)), push(scene))[1]  # type: ignore[func-returns-value, method-assign]
    pilot.play("mouse")
    assert Handoff not in seen


@pytest.mark.parametrize("speed", ["1x", "off"])
def test_motions_end_and_can_be_skipped(speed: str) -> None:
    """With time passing the same choices come; a click in the open ends a motion at once."""
    pilot = Pilot.table(3, speed=speed)
    table = pilot.top
    assert isinstance(table, Table)
    moments = 0
    for _ in range(900):
        pilot.frames(1, 0.05)
        moments += table.playback.busy
        if table.playback.busy and moments % 7 == 0:
            pilot.click((2, 2))
            pilot.frames(1, 0.0)
        if table.asked:
            pilot.choose(table, "keyboard")
        if table.match.state.round > 2:
            break
    assert moments > 10 and table.match.state.round > 2


def test_the_admiral_advises() -> None:
    """The hint puts the focus on his choice; it is not given while the hand is hidden."""
    pilot = Pilot.table(3)
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, Table) and table.asked
    pilot.click(next(spot for spot in table.ring.spots if spot.key == "hint").rect.center)
    pilot.frames(3)
    assert table.ring.focus is not None and table.ring.focus.key in table.asking.moves
    assert table.advice == table.prompt() != ""
    table.revealed = False
    table.advice = ""
    table.hint()
    assert table.advice == ""


def test_a_choice_is_taken_back() -> None:
    """The dice placed, but no card laid yet: that can still be changed."""
    for seed in range(30):
        pilot = Pilot.table(3, seed=str(seed))
        pilot.frames(3)
        table = pilot.top
        assert isinstance(table, Table)
        if table.view.stage == "dice":
            break
    lines = list(table.lines)
    pilot.choose(table, "mouse")
    pilot.frames(3)
    assert table.view.stage == "card" and table.lines != lines
    pilot.click(next(spot for spot in table.ring.spots if spot.key == "undo").rect.center)
    pilot.frames(3)
    assert table.view.stage == "dice" and table.lines == lines


def test_the_rules_open_at_the_question() -> None:
    pilot = Pilot.table(3)
    pilot.frames(3)
    pilot.press(pygame.K_F1)
    pilot.frames(2)
    rules = pilot.top
    assert isinstance(rules, Rules)
    assert rules.chapters[rules.page][0].startswith("J3 ")
    first = rules.page
    pilot.press(pygame.K_DOWN)
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert rules.page == first + 1
    pilot.press(pygame.K_ESCAPE)
    pilot.frames()
    assert isinstance(pilot.top, Table) and pilot.top.asked
