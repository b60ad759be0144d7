"""M7: counting, loading, broken barrels, coins. Warehouses stand in order and straight: room A to the north."""

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest

from jamaica.engine.contract import Event
from jamaica.games.montego.rules.events import (
    CoinMissed,
    CoinTaken,
    Counted,
    Loaded,
    PutInCellar,
    ShipLeft,
    ShipMoored,
    ShipScored,
    Unloaded,
)
from jamaica.games.montego.rules.state import State

from .helpers import arranged, choices, counted, lines, only, play, tiny_ships


def test_m7_1_counting_goes_from_s1_against_the_arrows_and_skips_empty_spaces() -> None:
    # All six stand beside broken barrels and have none aboard, so nothing else happens.
    events: list[Event] = []
    s = arranged(round="2", warehouses="1, 3, 6, 7 turned, 2, 4, 5, 8")
    counted(s, {"1.1": "N4", "2.1": "S1", "2.2": "S3", "3.1": "S2"}, events=events)
    found = [event for event in events if isinstance(event, Counted)]
    assert [event.space for event in found] == [15, 14, 13, 3]
    assert [event.seat for event in found] == [1, 2, 1, 0]


def test_m7_1_m12_13_jack_is_counted_where_he_stands_and_works_for_his_hirer() -> None:
    events: list[Event] = []
    s = arranged(round="2", pier_1="brig 0 4 4 0")
    counted(s, {"1.1": "S1", "jack": "S2"}, jack="3.1", events=events)
    assert [(event.worker, event.seat) for event in only(events, Counted)] == [(0, 0), (8, 2)]
    assert s.to_move == 2
    play(s, "load 1", events=events)
    # Jack filled nothing, but barrel and coin are the hirer's.
    assert CoinTaken(8, 2, 14) in events
    assert s.coins == [0, 0, 1, 0]
    (left,) = (event for event in events if isinstance(event, ShipLeft))
    assert left.barrels == (0, 4, 5, 0)


def test_m12_13_jacks_hirer_gets_the_extra_point() -> None:
    s = arranged(round="2", pier_1="brig 0 6 3 0")
    play(counted(s, {"jack": "S2"}, jack="3.1"), "load 1")
    assert s.points == [0, 5, 3 + 1, 0]


@pytest.mark.parametrize(("space", "barrels"), [("N1", 4), ("N2", 3), ("S2", 1), ("N4", 2), ("S4", 2)])
def test_m7_2_as_many_barrels_as_the_room_beside_the_space_shows(space: str, barrels: int) -> None:
    s = counted(arranged(round="2"), {"2.1": space})
    assert (s.to_move, s.hand, s.supply[1]) == (1, barrels, 16 - barrels)


def test_m7_2_all_barrels_are_loaded_at_will_one_per_slot() -> None:
    s = arranged(round="2", pier_1="sloop", pier_2="brig", pier_3="sloop", pier_4="brig")
    events: list[Event] = []
    counted(s, {"2.1": "N1", "3.1": "S8"}, events=events)
    play(s, "load 1", events=events)  # seat 3 is counted first
    assert choices(s) == ["load 1", "load 2", "load 3", "load 4"]
    play(s, "load 2", "load 2", "load 3", events=events)
    assert (s.hand, s.to_move) == (1, 1)
    assert s.cargo == [0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert s.free == [7, 8, 7, 10]
    play(s, "load 4", events=events)
    assert [event.pier for event in only(events, Loaded)] == [0, 1, 1, 2, 3]
    assert only(events, Loaded)[2] == Loaded(2, 1, 1, "brig", 2, 8)


def test_m7_2_the_pilot_boat_takes_no_barrels() -> None:
    s = counted(arranged(round="1", pier_2="sloop", pier_3="brig", pier_4="brig"), {"1.1": "N1"})
    assert choices(s) == ["load 2", "load 3", "load 4"]


def test_m7_2_after_a_ship_was_filled_the_pilot_boat_still_takes_none() -> None:
    s = arranged(round="1", pier_2="sloop 7 0 0 0", pier_3="brig", pier_4="brig")
    play(counted(s, {"1.1": "N1"}), "load 2")
    assert choices(s) == ["load 2", "load 3", "load 4"]


def test_a_single_ship_is_loaded_without_asking() -> None:
    s = arranged(round="9", pier_1="galleon", pier_2="empty", pier_3="empty", pier_4="empty", stack_1="empty",
                 stack_2="empty")  # fmt: skip
    counted(s, {"1.1": "N1", "2.1": "N2"})
    assert s.stage == "over"
    assert s.points == [7, 4, 0, 0]


def test_the_last_pier_allowed_takes_the_rest_without_asking() -> None:
    s = play(counted(arranged(round="2"), {"1.1": "N1", "2.1": "N2"}), "load 4")
    # N2 is counted before N1: seat 2's other barrels went to pier 4 as well, and seat 1 is asked.
    assert (s.to_move, s.barrels(3), s.hand) == (0, [0, 3, 0, 0], 4)


def test_m7_3_broken_barrels_come_off_ships_of_the_owners_choice() -> None:
    s = arranged(round="2", pier_1="brig 2 3 0 0", pier_2="sloop", pier_3="sloop 1 0 0 0", pier_4="brig 1 0 0 0")
    events: list[Event] = []
    counted(s, {"1.1": "S3"}, events=events)  # 2 broken
    assert (s.stage, choices(s)) == ("unload", ["unload 1", "unload 3"])  # from 4 a second one could not come
    play(s, "unload 1", events=events)
    assert choices(s) == ["unload 1", "unload 3", "unload 4"]
    assert (s.supply[0], s.free[0], s.barrels(0)) == (13, 6, [1, 3, 0, 0])
    play(s, "unload 4", events=events)
    assert [event.pier for event in only(events, Unloaded)] == [0, 3]
    assert only(events, Unloaded)[0] == Unloaded(0, 0, 0, "brig", 4, 6)


def test_m7_3_too_few_aboard_all_of_them() -> None:
    events: list[Event] = []
    s = arranged(round="2", pier_2="sloop 0 1 0 3")
    counted(s, {"2.1": "S3"}, events=events)
    (count,) = only(events, Counted)
    assert (count.broken, count.to_remove) == (2, 1)
    assert len(only(events, Unloaded)) == 1
    assert (s.supply[1], s.supply[3]) == (16, 13)


def test_m7_3_only_the_own_barrels_come_off() -> None:
    events: list[Event] = []
    s = counted(arranged(round="2", pier_2="sloop 0 2 2 3"), {"1.1": "S3"}, events=events)
    assert not only(events, Unloaded)
    assert s.barrels(0) == [0, 2, 2, 3]  # moved up in phase 5


def test_m7_3_not_for_jack_but_he_gets_the_coin() -> None:
    events: list[Event] = []
    s = arranged(round="2", pier_2="sloop 3 0 0 0", pier_3="brig 3 0 0 0")
    counted(s, {"jack": "S3"}, jack="1.1", events=events)
    assert not only(events, Unloaded)
    assert s.aboard(0) == 6
    assert s.coins == [1, 0, 0, 0]


def test_m7_4_a_room_with_a_coin_gives_one_from_the_stock() -> None:
    s = counted(arranged(round="2"), {"1.1": "S3", "2.1": "S7", "3.1": "S1"})
    assert (s.coins, s.stock) == ([1, 1, 0, 0], 13)


def test_m12_13_the_coin_comes_after_the_barrels() -> None:
    events: list[Event] = []
    s = counted(arranged(round="2"), {"1.1": "S2"}, events=events)
    assert s.coins == [0, 0, 0, 0]
    play(s, "load 3", events=events)
    kinds = [type(event) for event in events if isinstance(event, Counted | Loaded | CoinTaken)]
    assert kinds == [Counted, Loaded, CoinTaken]


def test_m12_2_an_empty_stock_gives_no_coin() -> None:
    events: list[Event] = []
    s = arranged(round="2", coins_1="8", coins_2="6")
    counted(s, {"3.1": "S3", "4.1": "S7"}, events=events)
    assert (s.coins, s.stock) == ([8, 6, 1, 0], 0)
    assert only(events, CoinMissed) == [CoinMissed(6, 3)]


def test_m12_2_an_empty_supply_gives_what_is_left() -> None:
    s = arranged(round="2", pier_1="galleon 7 0 0 0", pier_2="galleon 7 0 0 0", pier_3="sloop 0 0 0 0")
    events: list[Event] = []
    counted(s, {"1.1": "N1"}, events=events)
    assert (s.hand, s.supply[0]) == (2, 0)
    (count,) = only(events, Counted)
    assert (count.barrels, count.taken) == (4, 2)


def test_m12_2_no_barrel_left_at_all_nothing_is_asked_and_the_coin_still_comes() -> None:
    s = arranged(round="2", pier_1="brig 4 0 0 0", pier_2="galleon 7 0 0 0", pier_3="galleon 5 0 0 0")
    counted(s, {"1.1": "S2"})
    assert s.stage == "hire" or s.stage == "cards"
    assert s.coins[0] == 1


def test_m7_5_a_full_ship_is_scored_at_once_leaves_and_the_next_one_comes() -> None:
    s = arranged(round="2", pier_1="brig 0 0 0 1", pier_2="sloop 5 1 0 0", pier_3="barque 0 1 0 0",
                 pier_4="galleon 0 0 1 0", stack_1="sloop brig")  # fmt: skip
    events: list[Event] = []
    counted(s, {"1.1": "N1"}, events=events)
    play(s, "load 2", "load 2", events=events)
    assert (s.hand, s.points) == (2, [5, 2, 0, 0])
    keys = ("pier 1", "pier 2", "pier 3", "pier 4", "stack 1")
    assert lines(s, *keys) == ["brig 0 0 0 1", "barque 0 1 0 0", "galleon 0 0 1 0", "sloop 0 0 0 0", "brig"]
    kinds = [type(event) for event in events]
    assert kinds == [Counted, Loaded, Loaded, ShipScored, ShipLeft, ShipMoored]
    assert choices(s) == ["load 1", "load 2", "load 3", "load 4"]  # the rest goes anywhere, the new ship included
    play(s, "load 4", events=events)
    assert only(events, Loaded)[2:] == [Loaded(0, 0, 3, "sloop", 1, 7), Loaded(0, 0, 3, "sloop", 2, 6)]


def test_m7_5_either_of_two_ships_can_be_filled_first() -> None:
    def fresh() -> State:
        s = arranged(round="2", pier_1="sloop 7 0 0 0", pier_2="brig", pier_3="brig 0 9 0 0", pier_4="sloop")
        return counted(s, {"1.1": "N4", "2.1": "N1"})

    for first, second in (("load 1", "load 2"), ("load 3", "load 1")):
        s = play(fresh(), first, second)
        assert s.points == [4 + 1 + 3 + 1, 5, 0, 0]


def test_m12_12_barrels_of_a_ship_that_leaves_do_not_add_to_those_in_hand() -> None:
    s = arranged(round="2", pier_1="galleon 13 0 0 0", pier_2="sloop 1 0 0 0", pier_3="brig")
    counted(s, {"1.1": "N1"})  # 4 barrels shown, 2 in the supply
    assert (s.hand, s.supply[0]) == (2, 0)
    play(s, "load 1")
    assert (s.hand, s.supply[0]) == (1, 14)
    play(s, "load 1")
    assert s.hand == 0
    assert (s.stage, s.aboard(0)) == ("cards", 0)  # the sloop with 2 left in phase 5


def test_m11_2_m12_17_barrels_without_a_ship_go_into_the_tavern_and_are_safe_there(tmp_path: Path) -> None:
    data = tiny_ships(tmp_path, slots=2, barrels=4)
    s = arranged(data=data, round="9", pier_1="raft 0 0 0 1", pier_2="empty", pier_3="empty", pier_4="empty",
                 stack_1="empty", stack_2="empty", warehouses="2, 1 turned, 3, 4, 5, 6, 7, 8")  # fmt: skip
    events: list[Event] = []
    counted(s, {"1.1": "S1", "1.2": "N2", "2.1": "N1"}, events=events)  # S1: 4 barrels; N2: 1 broken; N1: 4 barrels
    assert only(events, PutInCellar) == [PutInCellar(0, 0, 15, 3), PutInCellar(2, 1, 0, 4)]
    assert not only(events, Unloaded)
    assert s.cellar == [3, 4, 0, 0]


def reachable(start: State, free_order: bool) -> set[Hashable]:
    """All outcomes of one worker's load or breakage; with free order, barrels may go anywhere at any time."""
    worker, found, todo, seen = start.post, set(), [start], set()
    while todo:
        s = todo.pop()
        if free_order:
            s.first = 1 if s.round == 1 else 0
        if s.post != worker or s.stage not in ("load", "unload"):
            s.first = 0
            found.add(s.key())
            continue
        if s.key() in seen:
            continue
        seen.add(s.key())
        for move in s.choices():
            after = s.copy()
            after.apply(move)
            todo.append(after)
    return found


@pytest.mark.parametrize(
    "piers",
    [
        ("sloop", "brig", "barque", "galleon"),
        ("sloop 7 0 0 0", "brig", "barque", "galleon"),
        ("sloop 0 6 0 0", "brig 1 8 0 0", "barque 0 0 11 0", "galleon 1 1 1 10"),
        ("sloop", "brig 0 0 0 9", "barque", "galleon 6 7 0 0"),
        ("sloop", "sloop 0 0 7 0", "sloop 7 0 0 0", "sloop 1 2 2 2"),
    ],
)  # fmt: skip
def test_m7_2_m7_5_every_distribution_can_be_reached(piers: tuple[str, str, str, str]) -> None:
    lines: dict[str, Any] = dict(zip(("pier_1", "pier_2", "pier_3", "pier_4"), piers, strict=True))
    s = counted(arranged(round="2", **lines), {"1.1": "N7", "2.1": "N1"})  # 4 barrels for seat 1, then seat 2 is asked
    assert (s.to_move, s.hand) == (0, 4)
    ordered, free = reachable(s.copy(), free_order=False), reachable(s.copy(), free_order=True)
    assert len(ordered) > 4
    # The restricted order never leads to anything else, and never misses anything.
    assert ordered == free


def test_m7_3_every_way_of_taking_barrels_off_can_be_reached() -> None:
    ships = ("sloop 1 0 0 0", "brig 2 0 0 0", "barque 1 1 0 0", "galleon 3 0 0 0")
    lines: dict[str, Any] = dict(zip(("pier_1", "pier_2", "pier_3", "pier_4"), ships, strict=True))
    s = counted(arranged(round="2", **lines), {"1.1": "S3", "2.1": "N1"})
    assert s.broken == 2
    ordered, free = reachable(s.copy(), free_order=False), reachable(s.copy(), free_order=True)
    assert len(ordered) == 8  # two of 1 2 1 3 barrels: 6 pairs of ships, and twice the same from two of them
    assert ordered == free
