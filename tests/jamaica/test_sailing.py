"""J5 and J6: moving, and arriving at a space."""

import pytest

from jamaica.engine.contract import Event
from jamaica.games.jamaica.rules.data import FOOD, GOLD
from jamaica.games.jamaica.rules.events import BattleBegan, CameHome, Paid, RanShort, Sailed, TreasureFound

from .helpers import acting, asked, choices, line, only, outcomes, play

RICH = "9 food, 9 gold, -, -, -"


def test_j5_1_exactly_the_die() -> None:
    """J5.1: the ship moves exactly the die's number of spaces, forward or backward."""
    events: list[Event] = []
    s = acting("forward/backward", 5, 3, events, ship_1_at="41", ship_1_holds=RICH)
    assert [event.path for event in only(events, Sailed)] == [(41, 42, 43, 44, 45, 46), (46, 45, 44, 43)]
    assert line(s, "ship 1 at") == "43"


@pytest.mark.parametrize(("lane", "goal"), [("outer", "8"), ("inner", "14")])
def test_j5_1_the_player_picks_the_lane(lane: str, goal: str) -> None:
    """J5.1: at a fork the player picks the lane."""
    s = acting("forward/powder", 4, 1, ship_1_at="4", ship_1_holds=RICH)
    assert asked(s) == "1 lane"
    assert choices(s) == ["lane inner", "lane outer"]
    play(s, f"lane {lane}")
    assert line(s, "ship 1 at") == goal


@pytest.mark.parametrize(("lane", "goal"), [("outer", "11"), ("inner", "13")])
def test_j5_1_lanes_going_backward(lane: str, goal: str) -> None:
    """J5.1: also going backward, where two lanes meet."""
    s = acting("backward/forward", 3, 1, ship_1_at="16", ship_1_holds=RICH, lairs="")
    assert asked(s) == "1 lane"
    events: list[Event] = []
    play(s, f"lane {lane}", events=events)
    assert only(events, Sailed)[1].path[-1] == int(goal)


def test_j5_1_no_lane_is_asked_for_when_the_ship_stops_at_the_fork() -> None:
    """J5.1: a ship that ends on the fork, or where lanes meet, picks no lane."""
    assert asked(acting("forward/powder", 2, 1, ship_1_at="4", ship_1_holds=RICH)) == "chance draw"
    s = acting("backward/forward", 1, 1, ship_1_at="16", ship_1_holds=RICH)
    assert line(s, "ship 1 at") == "16"


def test_j5_2_backward_from_the_start() -> None:
    """J5.2: moving backward from Port Royal is allowed, also as the first move."""
    s = acting("backward/forward", 3, 1, ship_1_holds=RICH)
    assert line(s, "ship 1 at") == "behind 48"


def test_j5_2_backward_past_the_start() -> None:
    """J5.2: a ship that sails back past Port Royal is behind the start, one that stops there is not."""
    s = acting("forward/backward", 1, 3, ship_1_at="1", ship_1_holds=RICH)
    assert line(s, "ship 1 at") == "behind 49"
    s = acting("forward/backward", 1, 3, ship_1_at="2", ship_1_holds=RICH)
    assert line(s, "ship 1 at") == "0"


def test_j5_2_passing_the_start_is_not_the_finish() -> None:
    """J5.2: a ship from behind the start passes Port Royal, and may stop in it, without being home."""
    events: list[Event] = []
    s = acting("forward/powder", 3, 1, events, ship_1_at="behind 49", ship_1_holds=RICH)
    assert line(s, "ship 1 at") == "2"
    assert not only(events, CameHome)
    s = acting("forward/forward", 1, 2, ship_1_at="behind 49", ship_1_holds=RICH)
    assert line(s, "ship 1 at") == "2"


def test_j5_3_a_ship_stops_in_port_royal() -> None:
    """J5.3: a ship that reaches Port Royal after the lap stops there, however far the die would carry it."""
    events: list[Event] = []
    s = acting("forward/powder", 6, 1, events, ship_1_at="48")
    assert line(s, "ship 1 at") == "home"
    assert only(events, Sailed) == [Sailed(0, (48, 49, 0), 1, lap=1)]
    assert only(events, CameHome) == [CameHome(0)]


def test_j6_1_battle_comes_first() -> None:
    """J6.1: if another ship is there the battle comes before the cost."""
    events: list[Event] = []
    s = acting("forward/powder", 1, 1, events, ship_1_at="15", ship_2_at="16")
    assert only(events, BattleBegan) == [BattleBegan(0, 1)]
    assert not only(events, Paid)
    assert asked(s) == "chance combat"
    play(s, "combat 2", "combat 2", events=events)
    assert only(events, Paid)[0].space == 16


def test_j6_1_never_in_port_royal() -> None:
    """J6.1: there is no battle in Port Royal."""
    events: list[Event] = []
    for others in ("0", "12"):  # two ships or one in Port Royal
        s = acting("backward/forward", 1, 1, events, ship_1_at="1", ship_3_at=others)
        assert asked(s) == "chance draw"
        s = acting("forward/powder", 6, 1, events, ship_1_at="48", ship_3_at=others)
        assert asked(s) == "nobody"
        s = acting("forward/powder", 1, 1, events, ship_1_at="behind 49", ship_3_at=others)
        assert asked(s) == "chance draw"
    assert not only(events, BattleBegan)


def test_j6_2_what_a_space_costs() -> None:
    """J6.2: a port its doubloons, a sea space its food, a lair and Port Royal nothing."""
    events: list[Event] = []
    acting("forward/powder", 1, 1, events, ship_1_at="15", ship_1_holds=RICH)
    acting("forward/powder", 1, 1, events, ship_1_at="16", ship_1_holds=RICH)
    acting("forward/powder", 1, 1, events, ship_1_at="18", ship_1_holds=RICH)
    acting("backward/forward", 1, 1, events, ship_1_at="1", ship_1_holds=RICH)
    assert only(events, Paid) == [
        Paid(0, GOLD, (0, 3, 0, 0, 0), 16),
        Paid(0, FOOD, (2, 0, 0, 0, 0), 17),
        Paid(0, FOOD, (2, 0, 0, 0, 0), 1),
    ]


def test_j6_3_treasure() -> None:
    """J6.3: on a lair with its token the ship takes the top treasure, and the token is gone."""
    events: list[Event] = []
    s = acting("forward/powder", 1, 1, events, ship_1_at="8")
    assert asked(s) == "chance treasure"
    play(s, "treasure +5", events=events)
    assert only(events, TreasureFound) == [TreasureFound(0, 9, s.table.treasure_of["+5"], face_up=False)]
    assert line(s, "ship 1 face down") == "+5"
    assert line(s, "lairs") == "4 11 19 22 25 33 37 44"


def test_j6_3_no_treasure_without_a_token() -> None:
    """J6.3: a lair without its token has nothing; other spaces neither."""
    assert asked(acting("forward/powder", 1, 1, ship_1_at="8", lairs="4 11")) == "chance draw"
    assert asked(acting("forward/powder", 1, 1, ship_1_at="15", lairs="4 11")) == "chance draw"


def test_j6_3_treasure_comes_after_the_battle() -> None:
    """J6.3: the battle is fought first, then the arriving ship takes the treasure, whoever won."""
    events: list[Event] = []
    s = acting("forward/powder", 1, 1, events, ship_1_at="8", ship_2_at="9")
    assert asked(s) == "chance combat"
    play(s, "combat 2", "combat 10", "loot nothing", events=events)
    assert asked(s) == "chance treasure"
    assert "treasure +3a" in outcomes(s)
    play(s, "treasure +3a")
    assert line(s, "ship 1 face down") == "+3a"


def test_j6_4_staying_costs_nothing() -> None:
    """J6.4: a ship that loads, or is attacked, pays nothing for the space it lies on."""
    events: list[Event] = []
    s = acting("gold/gold", 2, 2, events, ship_1_at="45")
    assert not only(events, Paid) and not only(events, RanShort)
    s = acting("forward/powder", 1, 1, events, ship_1_at="44", ship_2_at="45", ship_1_holds=RICH, ship_2_holds=RICH)
    play(s, "combat 2", "combat 2", events=events)
    assert [(event.ship, event.space) for event in only(events, Paid)] == [(0, 45)]


def test_j12_21_ships_meet_whatever_lap() -> None:
    """J12.21: a ship behind the start and one at the end of its lap meet on the same space."""
    events: list[Event] = []
    acting("forward/powder", 1, 1, events, ship_1_at="48", ship_2_at="behind 49")
    assert only(events, BattleBegan) == [BattleBegan(0, 1)]
