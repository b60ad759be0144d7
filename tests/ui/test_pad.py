"""The pad alone: cross and stick go to what lies in their direction, whole games are played with it."""

import pygame
import pytest

from jamaica.ui.focus import Spot
from jamaica.ui.table.pause_menu import PauseMenu
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Answer, LogLine

from .pilot import Pilot, known_by
from .posing import posed

LEANS = {"left": (0, -1.0), "right": (0, 1.0), "up": (1, -1.0), "down": (1, 1.0)}
CROSS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


def lean(pilot: Pilot, way: str) -> None:
    """The stick leans over and comes back."""
    axis, value = LEANS[way]
    for at in (value, 0.0):
        pygame.event.post(pygame.Event(pygame.JOYAXISMOTION, axis=axis, value=at, joy=0, instance_id=0))
    pilot.frames()


def cross(pilot: Pilot, way: str) -> None:
    for value in (CROSS[way], (0, 0)):
        pygame.event.post(pygame.Event(pygame.JOYHATMOTION, value=value, hat=0, joy=0, instance_id=0))
    pilot.frames()


def lies(way: str, there: Spot, here: Spot) -> bool:
    """Whether one spot lies in a direction from another."""
    x, y = there.rect.centerx - here.rect.centerx, there.rect.centery - here.rect.centery
    return {"left": x < 0, "right": x > 0, "up": y < 0, "down": y > 0}[way]


@pytest.mark.parametrize("push", [lean, cross], ids=["stick", "cross"])
@pytest.mark.parametrize("name", ["card", "loot", "attack", "lane"])
def test_every_push_goes_its_way(push: object, name: str) -> None:
    """From every spot of the table in all four directions: the focus moves that way, or there is nothing there."""
    pilot, _ = posed("jamaica", name, (1280, 800), speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene)
    for way in LEANS:
        for start in [spot for spot in table.ring.spots if spot.act and not isinstance(spot.key, LogLine)]:
            table.ring._at = [known_by(spot) for spot in table.ring.spots].index(known_by(start))
            pilot.frames()
            lines = {spot.key: spot for spot in table.ring.spots if isinstance(spot.key, LogLine)}
            push(pilot, way)  # type: ignore[operator]
            there = table.ring.focus
            assert there is not None
            if isinstance(there.key, LogLine):  # they move when the note that covers the log goes
                there = lines.get(there.key, there)
            assert known_by(there) == known_by(start) or lies(way, there, start)


def test_every_choice_is_reached_by_pushes() -> None:
    """Walking on from the first choice, nothing that can be chosen is cut off."""
    pilot, _ = posed("jamaica", "loot", (1280, 800), speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene)
    wanted = {spot.key for spot in table.ring.spots if isinstance(spot.key, Answer)}
    seen, waiting = set[int](), [0]
    while waiting:
        at = waiting.pop()
        if at in seen:
            continue
        seen.add(at)
        for way in LEANS:
            table.ring._at = at
            table.ring.move(way)
            waiting.append(table.ring._at)
    assert wanted <= {table.ring.spots[at].key for at in seen}


def test_back_opens_the_menu_while_something_moves() -> None:
    """The button that chooses skips what is shown; the others do what they always do."""
    pilot = Pilot.table(3, speed="1x")
    table = pilot.top
    assert isinstance(table, TableScene)
    while not table.context.asked:
        pilot.frames()
    table.context.choose(table.question.list.moves[0])
    pilot.frames(3)
    assert table.tabletop.player.playback.busy
    pilot.button(1)
    pilot.frames()
    assert isinstance(pilot.top, PauseMenu)
