"""The scene of a battle: what it shows follows from the facts, whatever is skipped; and it gives no secret away."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from jamaica.engine.contract import Move
from jamaica.ui.entities import Layer
from jamaica.ui.jamaica.stage import BERTHS
from jamaica.ui.sounds import Sounds

from .pilot import Pilot
from .posing import go_on, posed

SIZE = (960, 600)


def table_in(name: str, live: int = 0, **settings: Any) -> tuple[Pilot, Any, list[tuple[int, Move]]]:
    pilot, rest = posed("jamaica", name, SIZE, live, **settings)
    pilot.frames(2)
    return pilot, pilot.top, rest


def shown(table: Any) -> tuple[object, ...]:
    """What the scene says of a battle, and how its ships lie."""
    pieces = table.tabletop.ui.pieces
    duel, scene = pieces.duel, pieces.scene
    ships = [(ship.name, ship.frame, ship.at) for ship in scene.ships]
    return duel, ships, scene.open, scene.ledger.sums, scene.ledger.thrown


def until_asked(pilot: Pilot, table: Any, seconds: float = 0.1, skip: bool = False) -> Iterator[Any]:
    """Frames until the person is asked something."""
    for _ in range(600):
        pilot.frames(1, seconds)
        yield table.tabletop.ui.pieces
        if table.context.asked:
            return
        if skip and table.context.busy:
            table.tabletop.player.skip()
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("way", ["watched", "skipped", "reduced", "off", "instant"])
def test_what_is_seen_in_the_end_is_the_same_however_it_is_shown(way: str) -> None:
    """As if the match had been opened there: the same facts, the loser without her mast, nothing in the air."""
    settings: dict[str, dict[str, Any]] = {
        "reduced": {"reduced_motion": True},
        "off": {"speed": "off"},
        "instant": {"speed": "instant"},
    }
    pilot, table, rest = table_in("loot", live=1, **settings.get(way, {}))
    go_on(table, rest)
    for _ in until_asked(pilot, table, skip=way == "skipped"):
        pass
    assert table.match.state.stage == "loot"
    scene = table.tabletop.ui.pieces.scene
    assert [ship.frame for ship in scene.ships] == [scene.ships[0].ready, scene.ships[1].wrecked]
    _, opened, _ = table_in("loot", speed="instant")
    assert shown(table) == shown(opened)


def test_a_skip_never_answers_a_question() -> None:
    pilot, table, rest = table_in("loot", live=1)
    go_on(table, rest)
    for _ in until_asked(pilot, table, skip=True):
        pass
    steps = len(table.match.steps)
    for _ in range(20):
        table.tabletop.player.skip()
        pilot.frames(1, 0.05)
    assert (table.match.state.stage, len(table.match.steps)) == ("loot", steps)


def test_kegs_are_counted_one_by_one_and_the_sum_builds_up() -> None:
    """J8.4: what is in the account is never more than what was paid, thrown and owned."""
    pilot, table, rest = table_in("battle", live=1)
    go_on(table, rest)
    loaded, sums = [], []
    for _ in range(120):
        pilot.frames(1, 0.05)
        pieces = table.tabletop.ui.pieces
        if pieces.duel is None:
            continue
        loaded.append(pieces.duel.loaded[1])
        sums.append(pieces.scene.ledger.sums[1])
        if pieces.duel.over:
            break
    assert sorted(set(loaded)) == [0, 1, 2, 3, 4] and loaded == sorted(loaded)
    assert [one for one in dict.fromkeys(sums) if one] == ["6", "10", "12"]
    assert pieces.duel.strength == ["11", "12"]


def test_nothing_flies_or_flashes_with_reduced_motion() -> None:
    pilot, table, rest = table_in("battle", live=1, reduced_motion=True)
    go_on(table, rest)
    for _ in range(60):
        pilot.frames(1, 0.1)
        scene = table.tabletop.ui.pieces.scene
        assert not [one for one in scene.world.passing() if one.layer in (Layer.SMOKE, Layer.DICE, Layer.TOKENS)]
        assert all(ship.at == BERTHS[ship.side] for ship in scene.ships)


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [("robbed", ("steal", "+7a"), ("steal", "+3a")), ("treasure", ("treasure", "+7a"), ("treasure", "-4"))],
)
def test_a_treasure_looks_and_sounds_alike_to_those_who_may_not_know_it(
    name: str, one: Move, other: Move, monkeypatch: pytest.MonkeyPatch
) -> None:
    """J8.7b and J6.3: neither a picture nor the sting of a curse tells a third captain what lies face down."""
    heard: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda self, sound: heard.append(sound))

    def seen(outcome: Move) -> list[bytes]:
        pilot, table, rest = table_in(name, live=1)
        table.match.given = [outcome if move[0] == outcome[0] else move for move in table.match.given]
        table.controller.look(1 if name == "treasure" else 2)
        table.viewpoint.show()
        go_on(table, rest)
        pictures = []
        for _ in range(26):
            pilot.frames(2, 0.1)
            pictures.append(pygame.image.tobytes(pilot.app.display.window, "RGB"))
        return pictures

    first, sounds = seen(one), heard.copy()
    heard.clear()
    assert seen(other) == first
    assert heard == sounds
    assert "treasure" in sounds or "card_slide" in sounds
