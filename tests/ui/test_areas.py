"""What one points or looks at tells what it is: everything on the table, and no more than its viewer may know."""

from typing import Any

import pygame
import pytest

from jamaica.games.jamaica.rules.static import bits
from jamaica.ui.controls import LOOK, PAD, STANDARD
from jamaica.ui.focus import WAYS, Spot
from jamaica.ui.review.replay import ReplayScene
from jamaica.ui.table.pause_menu import PauseMenu
from jamaica.ui.table.scene import TableScene

from .pilot import Pilot, known_by, point_in
from .posing import posed
from .reader import Reader
from .test_pad import cross
from .test_replay import played, watching


def at(game: str, pose: str) -> tuple[Pilot, Any]:
    pilot, _ = posed(game, pose, (1280, 800))
    pilot.frames(4)
    return pilot, pilot.top


def areas(table: Any) -> list[Spot]:
    return [spot for spot in table.ring.spots if spot.act is None]


def point(pilot: Pilot, where: tuple[int, int]) -> None:
    """The mouse moves there."""
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    pilot.frames(2)


JAMAICA = ("Port Royal", "Space 44", "Every space before the red line", "Morning die: 3", "Treasures",
           "Hold 1", "Captain of round 5", "Place 5 in the race", "A treasure, face down", "Morgan's Map")  # fmt: skip
MONTEGO = ("Storeroom N3", "Marlow's large worker", "Lazy Jack", "The Tally-Man", "A tavern", "Points: 7",
           "Silver coins", "The next ship", "Place 1", "Barrels in the tavern")  # fmt: skip


@pytest.mark.parametrize(("game", "pose", "wanted"), [("jamaica", "card", JAMAICA), ("montego", "hire", MONTEGO)])
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
    _, table = at("jamaica", "card")
    told = {spot.label: list(spot.tell()) for spot in areas(table) if spot.tell}
    assert told["Space 45"] == ["A port: costs 7 doubloons", "Counts +6 at the end"]
    assert told["Space 44"][0] == "A pirate lair with a treasure: no cost"
    ship = next(ship for ship, space in enumerate(table.context.view.space) if space)
    assert table.context.names[ship] in told[f"Space {table.context.view.space[ship]}"][-1]


def test_pointing_at_another_captains_treasure_gives_nothing_away() -> None:
    pilot, table = at("jamaica", "card")
    view = table.context.view
    for rect, ship in zip(table.context.layout.opponents, table.context.others(), strict=True):
        inside = [spot for spot in areas(table) if rect.contains(spot.rect)]
        down = sum(spot.label == "A treasure, face down" for spot in inside)
        assert down == view.unseen[ship] + view.cursed_unseen[ship] + sum(1 for _ in bits(view.down[ship]))
    spot = next(spot for spot in areas(table) if spot.label == "A treasure, face down")
    point(pilot, point_in(spot))
    assert table.ring.focus.label == spot.label


# Looking around with keys and pad

ARROWS = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN}


def looked_at(table: TableScene) -> Spot | None:
    return table.ring.looked


def look(pilot: Pilot, by: str) -> None:
    """The key or the button for looking around."""
    if by == "pad":
        pilot.button(STANDARD[PAD[LOOK]])
    else:
        pilot.press(pygame.K_l)
    pilot.frames(2)


def push(pilot: Pilot, by: str, way: str) -> None:
    if by == "pad":
        cross(pilot, way)
    else:
        pilot.press(ARROWS[way])
    pilot.frames()


@pytest.mark.parametrize("by", ["keyboard", "pad"])
@pytest.mark.parametrize(("game", "pose", "wanted"), [("jamaica", "card", JAMAICA), ("montego", "hire", MONTEGO)])
def test_keys_and_pad_look_at_all_that_the_mouse_can_point_at(
    game: str, pose: str, wanted: tuple[str, ...], by: str
) -> None:
    """Walking from thing to thing in the four directions; each shows its note."""
    pilot, table = at(game, pose)
    focus = table.ring.focus
    look(pilot, by)
    seen, waiting = set[Any](), [table.ring.looked]
    while waiting:
        spot = waiting.pop()
        if (spot.label, tuple(spot.rect)) in seen:
            continue
        seen.add((spot.label, tuple(spot.rect)))
        for way in WAYS:
            table.ring._gaze = table.ring.looked = spot
            table.ring.move(way)
            waiting.append(table.ring.looked)
    assert {(spot.label, tuple(spot.rect)) for spot in areas(table) if spot.listed} <= seen
    assert set(wanted) <= {label for label, _ in seen}
    push(pilot, by, "left")
    assert table.ring.focus is table.ring.looked and table.ring.looked.tell()
    look(pilot, by)
    assert table.ring.looked is None and known_by(table.ring.focus) == known_by(focus), "back to the question"


def test_while_one_looks_around_nothing_is_chosen_and_the_note_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, table = at("jamaica", "card")
    reader, steps = Reader().watch(monkeypatch), len(table.match.steps)
    look(pilot, "keyboard")
    while table.ring.looked.label != "Space 45":
        pilot.press(pygame.K_TAB)
        pilot.frames()
    pilot.frames(2)
    assert {"Space 45", "A port: costs 7 doubloons", "Look around: press the key again to return"} <= reader.texts
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert len(table.match.steps) == steps and table.ring.looked is None
    look(pilot, "keyboard")
    assert (spot := looked_at(table)) and spot.label == "Space 45", "where one looked last"
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert table.ring.looked is None and not isinstance(pilot.top, PauseMenu)


@pytest.mark.parametrize("hides", ["card", "menu", "other window"])
@pytest.mark.parametrize("by", ["mouse", "keyboard", "pad"])
def test_on_the_couch_nobody_reads_on_what_the_one_before_looked_at(
    by: str, hides: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Own treasures are looked at, then the hand is closed: no picture after that names them."""
    pilot, _ = posed("jamaica", "card", (1280, 800), everybody=True, speed="1x")
    pilot.frames(2)
    pilot.press(pygame.K_SPACE, hold=45)
    pilot.frames(4)
    table: Any = pilot.top
    own = {spot.label: spot for spot in areas(table) if spot.label.startswith("A treasure of")}
    assert table.context.revealed and table.context.asked and own
    if by == "mouse":
        point(pilot, next(iter(own.values())).rect.center)
    else:
        look(pilot, by)
        while table.ring.focus.label not in own:
            pilot.step(by)
            pilot.frames()
    assert table.ring.focus.label in own
    if hides == "card":
        pilot.press(pygame.K_1, unicode="1")
        pilot.frames()
        if by != "mouse":  # that ends looking around
            pilot.press(pygame.K_RETURN)
            pilot.frames()
        assert table.context.revealed
    reader = Reader().watch(monkeypatch)
    if hides == "card":
        pilot.press(pygame.K_RETURN)
    elif hides == "menu":
        table.back()
    else:
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.frames(20)
    assert not table.context.revealed and not set(own) & reader.texts
    assert all(label not in own for label in (spot.label for spot in areas(table)))


def test_a_replay_can_be_looked_around_in() -> None:
    pilot, scene, _ = watching(played())
    look(pilot, "keyboard")
    assert scene.ring.looked is not None
    pilot.press(pygame.K_RIGHT)
    pilot.frames(2)
    assert scene.place == scene.stops[0], "the scrubber does not turn"
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert isinstance(pilot.top, ReplayScene) and scene.ring.looked is None


def test_m12_15_a_stack_of_ships_tells_its_top_and_what_lies_beneath() -> None:
    _, table = at("montego", "hire")
    stacks = [list(spot.tell()) for spot in areas(table) if spot.label == "The next ship" and spot.tell]
    assert len(stacks) == 2 and table.context.view.unseen
    for told in stacks:
        assert told[-1].startswith("Still to come, in an unknown order: ")
        assert not told[-1].endswith(": ")
