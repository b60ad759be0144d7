"""J2: the set-up."""

import pytest

from jamaica.engine.contract import CHANCE, Event
from jamaica.games.jamaica.rules.events import CaptainDrawn, CardDrawn

from .helpers import arranged, asked, line, only, outcomes, play, started


@pytest.mark.parametrize(("players", "ships"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_j2_1_ships_on_port_royal(players: int, ships: int) -> None:
    """J2.1: 2 to 6 players, one ship each on Port Royal; with 2 players the ghost ship too."""
    s = started(players=players)
    assert s.seats == players
    assert s.space == [0] * ships
    assert s.lap == [0] * ships


def test_j2_2_treasures() -> None:
    """J2.2: a token on each of the 9 lairs, and any of the 12 treasures may lie on top."""
    s = started(players=4)
    assert line(s, "lairs") == "4 9 11 19 22 25 33 37 44"
    assert s.pile.bit_count() == 12
    s = arranged(ship_1_hand="forward/forward", ship_1_at="8")
    play(s, "roll 1 1", "card forward/forward", "card food/forward", "card food/forward")
    assert asked(s) == "chance treasure"
    assert len(outcomes(s)) == 12
    assert set(s.odds().weights) == {1}


def test_j2_3_holds_and_hands() -> None:
    """J2.3: 3 food in one hold, 3 doubloons in another; three cards drawn from the shuffled eleven."""
    s = started(players=3)
    assert [line(s, f"ship {ship} holds") for ship in (1, 2, 3)] == ["3 food, 3 gold, -, -, -"] * 3
    events: list[Event] = []
    play(s, "captain 2", events=events)
    order = list[int]()
    while s.stage == "draw":
        assert set(s.odds().weights) == {1}
        seat = (1 + len(order) // 3) % 3
        assert len(outcomes(s)) == 11 - len(order) % 3
        play(s, outcomes(s)[-1], events=events)
        order.append(only(events, CardDrawn)[-1].seat)
        assert order[-1] == seat
    assert order == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert [hand.bit_count() for hand in s.hand] == [3, 3, 3]
    assert asked(s) == "chance roll"


def test_j2_4_first_captain() -> None:
    """J2.4: the first Captain is drawn at random."""
    s = started(players=5)
    assert s.to_move == CHANCE
    assert outcomes(s) == [f"captain {seat}" for seat in range(1, 6)]
    assert set(s.odds().weights) == {1}
    events: list[Event] = []
    play(s, "captain 4", events=events)
    assert events[0] == CaptainDrawn(3)
    assert s.captain == 3
