"""What the mouse points at tells what it is: everything on the table, and no more than its viewer may know."""

from typing import Any

import pygame
import pytest

from jamaica.race.table import bits
from jamaica.ui.focus import Spot

from .pilot import Pilot, point_in
from .posing import posed


def at(game: str, pose: str) -> tuple[Pilot, Any]:
    pilot, _ = posed(game, pose, (1280, 800))
    pilot.frames(4)
    return pilot, pilot.top


def areas(table: Any) -> list[Spot]:
    return [spot for spot in table.ring.spots if spot.act is None]


RACE = ("Port Royal", "Space 44", "Every space before the red line", "The die of the morning: 3", "Treasures", "Hold 1",
        "Captain of round 5", "Place 5 in the race", "A treasure, face down", "Morgan's Map")  # fmt: skip
MONTEGO = ("Storeroom N3", "Marlow's large worker", "Lazy Jack", "The Tally-Man", "A tavern", "Points: 7",
           "Silver coins", "The next ship", "Place 1", "Barrels in the tavern")  # fmt: skip


@pytest.mark.parametrize(("game", "pose", "wanted"), [("race", "card", RACE), ("montego", "hire", MONTEGO)])
def test_every_thing_on_the_table_says_what_it_is(game: str, pose: str, wanted: tuple[str, ...]) -> None:
    pilot, table = at(game, pose)
    found = areas(table)
    assert set(wanted) - {spot.label for spot in found} == set()
    window = pygame.Rect((0, 0), pilot.app.display.size)
    for spot in found:
        assert spot.tell is not None and all(isinstance(line, str) and line for line in spot.tell())
        assert window.contains(spot.rect)
    for _ in range(80):
        pilot.press(pygame.K_TAB)
        pilot.frames()
        assert table.ring.focus.act is not None


def test_a_space_tells_its_kind_cost_points_and_ships() -> None:
    _, table = at("race", "card")
    told = {spot.label: list(spot.tell()) for spot in areas(table) if spot.tell}
    assert told["Space 45"] == ["A port: costs 7 doubloons", "Counts +6 at the end"]
    assert told["Space 44"][0] == "A pirate lair with a treasure: no cost"
    ship = next(ship for ship, space in enumerate(table.view.space) if space)
    assert table.names[ship] in told[f"Space {table.view.space[ship]}"][-1]


def test_pointing_at_another_captains_treasure_gives_nothing_away() -> None:
    pilot, table = at("race", "card")
    view = table.view
    for rect, ship in zip(table.layout.opponents, table.others(), strict=True):
        inside = [spot for spot in areas(table) if rect.contains(spot.rect)]
        down = sum(spot.label == "A treasure, face down" for spot in inside)
        assert down == view.unseen[ship] + view.cursed_unseen[ship] + sum(1 for _ in bits(view.down[ship]))
    spot = next(spot for spot in areas(table) if spot.label == "A treasure, face down")
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=point_in(spot), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    pilot.frames(2)
    assert table.ring.focus.label == spot.label
