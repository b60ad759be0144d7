"""The banner across the board: what changes the game is announced once, and can be skipped like all else."""

from typing import Any

import pytest

from jamaica.engine.contract import Event
from jamaica.games.jamaica.rules.events import CameHome
from jamaica.games.montego.rules import events as e
from jamaica.ui.table.banner import Banner

from .pilot import Pilot
from .posing import posed


def playing(game: str, name: str, event: Event, **settings: Any) -> tuple[Pilot, Any]:
    """A table at which one event is shown."""
    pilot, _ = posed(game, name, (1024, 640), **settings)
    table: Any = pilot.top
    pilot.frames(2)
    table.tabletop.play([event])
    return pilot, table


def shown(pilot: Pilot, table: Any, frames: int = 200) -> list[Banner]:
    """All banners that are seen until nothing moves."""
    found: list[Banner] = []
    for _ in range(frames):
        pilot.frames(1, 0.05)
        now = [one for one in table.tabletop.ui.world.passing() if isinstance(one, Banner)]
        found += [one for one in now if one not in found]
        if not table.context.busy:
            return found
    raise AssertionError("it never ends")


@pytest.mark.parametrize(
    ("event", "title"),
    [
        (e.LastCall(3), "The last round"),
        (e.StackOpened(), "The second stack of ships"),
        (e.TopSeen("galleon", 0), ""),
    ],
)
def test_what_changes_the_game_is_announced_once(event: Event, title: str) -> None:
    """M10, M11.1"""
    pilot, table = playing("montego", "cards", event)
    news = table.tabletop.ui.announcement(event)
    assert (news.title if news else "") == title
    assert len(shown(pilot, table)) == bool(title)
    assert not table.tabletop.ui.world.passing()


def test_a_round_that_is_the_last_one_is_announced_when_it_begins() -> None:
    """M11.1"""
    _, table = playing("montego", "cards", e.LastCall(3))
    news = table.tabletop.ui.announcement(e.RoundBegan(9, True))
    assert news and news.title == "The last round"
    assert table.tabletop.ui.announcement(e.RoundBegan(9, False)) is None


def test_the_first_ship_that_comes_home_begins_the_last_round() -> None:
    """J10.1: the second one is no news."""
    pilot, table = playing("jamaica", "card", CameHome(1))
    view = table.context.view
    view.lap = [0, 1, *view.lap[2:]]
    news = table.tabletop.ui.announcement(CameHome(1))
    assert news and news.title == "The last round" and table.context.names[1] in news.line
    view.lap = [1, 1, *view.lap[2:]]
    assert table.tabletop.ui.announcement(CameHome(0)) is None
    pilot.frames(1)


def test_a_press_takes_the_banner_away_and_answers_nothing() -> None:
    pilot, table = playing("montego", "cards", e.LastCall(3))
    steps = len(table.match.steps)
    pilot.frames(3, 0.05)
    while not any(isinstance(one, Banner) for one in table.tabletop.ui.world.passing()):
        pilot.frames(1, 0.05)
    pilot.click((300, 200))
    pilot.frames(2)
    assert not table.tabletop.ui.world.passing() and len(table.match.steps) == steps


def test_with_reduced_motion_a_banner_only_fades() -> None:
    pilot, table = playing("montego", "cards", e.LastCall(3), reduced_motion=True)
    alphas, widths = set[int](), set[float]()
    while table.context.busy:
        pilot.frames(1, 0.05)
        for banner in table.tabletop.ui.world.passing():
            alphas.add(banner.alpha)
            widths.add(banner.open)
    assert len(alphas) > 2 and widths == {1.0}


def test_without_animation_a_banner_is_read_and_at_instant_speed_the_log_alone_tells() -> None:
    pilot, table = playing("montego", "cards", e.LastCall(3), speed="off")
    assert len(shown(pilot, table)) == 1
    pilot, table = playing("montego", "cards", e.LastCall(3), speed="instant")
    assert not shown(pilot, table)
    assert table.tabletop.log.lines[-1].text.startswith("No more ships will come")
