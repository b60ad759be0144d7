"""A battle on the screen: what both sides have thrown and spent, also in one that is opened or taken back."""

from typing import Any

import pygame
import pytest

from jamaica.engine.telling import plain
from jamaica.ui.display import Display
from jamaica.ui.jamaica import shortage
from jamaica.ui.jamaica.duel import Duel
from jamaica.ui.jamaica.shortage import Shortage, draw_shortage
from jamaica.ui.table.scene import TableScene

from .pilot import Pilot
from .posing import go_on, posed


def table_in(name: str, live: int = 0, **settings: Any) -> tuple[Pilot, Any, list[Any]]:
    pilot, rest = posed("jamaica", name, (1024, 640), live, **settings)
    pilot.frames(2)
    assert isinstance(pilot.top, TableScene)
    return pilot, pilot.top, rest


def duel_in(name: str) -> Duel:
    _, table, _ = table_in(name, speed="instant")
    duel = table.tabletop.ui.pieces.duel
    assert isinstance(duel, Duel)
    return duel


def test_a_battle_that_is_opened_shows_what_was_thrown_and_spent() -> None:
    defence = duel_in("powder-defence")
    assert (defence.ships, defence.face, defence.powder, defence.strength) == ((1, 0), ["6", ""], [2, 0], ["8", ""])
    sabre = duel_in("sabre")
    assert (sabre.face, sabre.powder, sabre.strength) == (["star", ""], [2, 0], ["", ""])
    loot = duel_in("loot")
    assert (loot.strength[0], loot.winner) == ("★", 0)


def test_lady_beth_stands_in_the_duel_before_and_after_the_throw() -> None:
    """J9.1."""
    assert duel_in("powder").bonus == [0, 2]
    pilot, table, rest = table_in("battle", live=1)
    go_on(table, rest)
    while not (table.tabletop.ui.pieces.duel and table.tabletop.ui.pieces.duel.winner is not None):
        pilot.frames(1, 0.1)
    duel = table.tabletop.ui.pieces.duel
    assert (duel.bonus, duel.strength, duel.winner) == ([0, 2], ["11", "12"], 1)


def test_gunpowder_that_is_taken_back_leaves_the_duel() -> None:
    _, table, _ = table_in("powder", speed="instant")
    table.context.choose(("powder", 2))
    table.update(1.0)
    assert (
        table.match.state.stage == "pay"
        and table.tabletop.ui.pieces.duel
        and table.tabletop.ui.pieces.duel.powder == [2, 0]
    )
    table.update(1.0)
    table.toolbar.undo()
    assert table.tabletop.ui.pieces.duel.powder == [0, 0]


@pytest.mark.parametrize("speed", ["1x", "off"])
def test_the_log_tells_a_throw_when_the_die_rests(speed: str) -> None:
    pilot, table, rest = table_in("battle", live=1, speed=speed)
    go_on(table, rest)
    for _ in range(100):
        pilot.frames(1, 0.05)
        duel = table.tabletop.ui.pieces.duel
        if duel and duel.face[1]:
            break
    assert not any(plain(line.text).endswith(" 6.") and "roll" in line.text for line in table.tabletop.log.lines)
    table.tabletop.player.playback.skip()
    assert any(plain(line.text).endswith(" 6.") and "roll" in line.text for line in table.tabletop.log.lines)


@pytest.mark.parametrize("settings", [{}, {"reduced_motion": True}, {"speed": "off"}])
def test_a_shortage_is_spelled_out_also_where_nothing_moves(
    settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """J7.2 and J7.4: what is owed and given, then where the die throws the ship."""
    told: list[str] = []

    def read(display: Display, seen: Shortage) -> pygame.Surface:
        assert (seen.due, seen.paid) == (5, 1)
        told.extend(line for line in seen.lines if line not in told)
        return draw_shortage(display, seen)

    monkeypatch.setattr(shortage, "draw_shortage", read)
    pilot, table, rest = table_in("shortage-second", live=1, **settings)
    go_on(table, rest)
    for _ in range(120):
        pilot.frames(1, 0.1)
    assert told == ["owes 5 doubloons", "has 1 doubloon", "back to a pirate lair"]
