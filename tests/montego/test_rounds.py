"""M3, M9, M10, M11: the course of a round and the end of the game."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.games.montego.rules.events import (
    CardsLaid,
    CardTurned,
    CellarScored,
    Counted,
    GameEnded,
    JackHired,
    JackWentHome,
    PutInCellar,
    RoundBegan,
    ShipLeft,
    ShipMoored,
    ShipScored,
    StackOpened,
    TilesMoved,
    TilesShuffled,
)
from jamaica.games.montego.rules.options import MontegoOptions
from jamaica.games.montego.rules.stages import CARDS, COUNT, DEPART, END, HIRE, LOAD, ORDER, WALK
from jamaica.games.montego.text.preview import is_last_round

from .helpers import GAME, arranged, counted, lines, only, play, tiny_ships

NO_STACKS: dict[str, Any] = {"stack_1": "empty", "stack_2": "empty"}


def test_m3_the_phases_of_a_round_in_their_order() -> None:
    # M3.1 Lazy Jack, M3.2 cards, M3.3 the walk, M3.4 loading, M3.5 pier 1 leaves, M3.6 the order tiles
    order = (JackHired, CardsLaid, CardTurned, Counted, ShipLeft, TilesMoved | TilesShuffled)
    rng = Random(4)
    s = arranged(round="2", coins_1="3")
    events: list[Event] = [RoundBegan(2, False)]
    s.apply(("hire", 1), events)
    while s.round == 2:
        moves = s.odds().moves if s.to_move == CHANCE else s.choices()
        s.apply(rng.choice(moves), events)
    one_round = events[: [type(event) for event in events].index(RoundBegan, 1)]
    phases = [next(phase for phase, kind in enumerate(order) if isinstance(event, kind))
              for event in one_round if isinstance(event, order) and getattr(event, "pier", 0) == 0]  # fmt: skip
    assert phases == sorted(phases)
    assert set(phases) == set(range(6))


def test_m9_the_ship_at_pier_1_is_scored_without_the_extra_point_and_the_others_move_up() -> None:
    s = arranged(round="2", pier_1="brig 4 3 2 0", pier_2="sloop 1 0 0 0", pier_3="barque 0 1 0 0",
                 pier_4="galleon 0 0 1 0", stack_1="brig sloop")  # fmt: skip
    events: list[Event] = []
    counted(s, {}, events=events)
    assert s.points == [5, 3, 2, 0]
    assert lines(s, "pier 1", "pier 2", "pier 3", "pier 4", "stack 1") == [
        "sloop 1 0 0 0", "barque 0 1 0 0", "galleon 0 0 1 0", "brig 0 0 0 0", "sloop",
    ]  # fmt: skip
    (scored,) = only(events, ShipScored)
    assert scored.extra is None
    assert only(events, ShipLeft) == [ShipLeft(0, "brig", (4, 3, 2, 0))]
    assert only(events, ShipMoored) == [ShipMoored(3, "brig", 10, (5, 3, 2), 0)]


def test_m9_the_pilot_boat_just_leaves_in_round_1() -> None:
    events: list[Event] = []
    s = counted(arranged(round="1"), {}, events=events)
    assert only(events, ShipLeft) == [ShipLeft(0, "pilot", (0, 0, 0, 0))]
    assert not only(events, ShipScored)
    assert "pilot" not in lines(s, "pier 1", "pier 2", "pier 3", "pier 4")
    assert (s.round, len(s.stack)) == (2, 11)


def test_m10_the_last_tile_goes_to_the_front() -> None:
    s = counted(arranged(round="2", order="4.2 2.1 2.2 1.1 1.2 3.1 3.2 4.1"), {})
    assert lines(s, "order", "round") == ["4.1 4.2 2.1 2.2 1.1 1.2 3.1 3.2", "3"]


def test_m10_all_tiles_are_shuffled_if_the_second_stack_was_opened() -> None:
    events: list[Event] = []
    s = arranged(3, round="5", stack_1="empty")
    assert len(s.stack) == 6
    counted(s, {}, events=events)
    assert only(events, StackOpened)
    assert only(events, TilesShuffled)
    assert not only(events, TilesMoved)
    assert (s.to_move, s.stage, s.round) == (CHANCE, "tile", 5)
    assert len(s.odds().moves) == 6
    play(s, "tile 2 2", "tile 1 1", "tile 3 1", "tile 1 2", "tile 2 1", events=events)
    assert lines(s, "order", "round") == ["2.2 1.1 3.1 1.2 2.1 3.2", "6"]
    counted(s, {}, events=events)  # the next round: only once
    assert lines(s, "order") == ["3.2 2.2 1.1 3.1 1.2 2.1"]


def test_m10_m12_11_the_last_ship_of_the_first_stack_does_not_open_the_second() -> None:
    s = arranged(3, round="5", stack_1="brig", order="1.1 1.2 2.1 2.2 3.1 3.2")
    counted(s, {})
    assert lines(s, "stack 1", "order") == ["empty", "3.2 1.1 1.2 2.1 2.2 3.1"]
    assert len(s.stack) == 6


def test_m10_m12_11_opened_by_a_ship_filled_in_phase_4_counts_too() -> None:
    s = arranged(3, round="5", pier_1="sloop 6 0 1", stack_1="empty")
    play(counted(s, {"1.1": "S2"}), "load 1")
    assert (s.stage, len(s.stack)) == ("tile", 4)


def test_m10_jack_goes_home() -> None:
    s = play(arranged(round="2", coins_1="3"), "hire 1")
    events: list[Event] = []
    counted(s, {"jack": "S1"}, jack="1.1", events=events)
    assert only(events, JackWentHome) == [JackWentHome(0, 15)]
    assert lines(s, "jack", "jack with") == ["home", "-"]


def test_m11_1_with_four_ships_and_no_stack_the_game_goes_on() -> None:
    events: list[Event] = []
    s = counted(arranged(round="9", **NO_STACKS), {}, events=events)
    assert (s.round, len(s.ships), s.stage) == (10, 3, "cards")
    assert only(events, RoundBegan) == [RoundBegan(10, last=True)]


def test_m11_1_the_round_before_the_last_is_not_called_the_last() -> None:
    """Its ship at pier 1 leaves, no other comes and three are left: the game ends with the next round only."""
    s = arranged(round="9", pier_4="empty", **NO_STACKS)
    for stage in (DEPART, ORDER):
        s.stage = stage
        assert not is_last_round(s)
    for stage in (HIRE, CARDS, WALK, COUNT, LOAD, END):
        s.stage = stage
        assert is_last_round(s)


def test_m11_1_with_three_ships_it_ends_after_phase_4_and_every_ship_is_scored_without_extra_point() -> None:
    s = arranged(round="10", pier_1="sloop 3 2 1 0", pier_2="brig 0 0 0 1", pier_3="barque 1 1 0 0", pier_4="empty",
                 **NO_STACKS)  # fmt: skip
    events: list[Event] = []
    play(counted(s, {"1.1": "S2", "4.1": "S4"}, events=events), "load 1", events=events)
    assert (s.to_move, s.stage) == (3, "load")  # all workers finish
    play(s, "load 2", "load 2", events=events)
    assert (s.to_move, s.stage, s.round) == (OVER, "over", 10)
    # sloop 4 2 1 0: 4 2 1 0; brig 0 0 0 3: 5 for seat 4; barque 1 1 0 0: 6 + 4 shared
    assert s.points == [4 + 5, 2 + 5, 1, 5]
    assert [event.extra for event in events if isinstance(event, ShipScored)] == [None] * 3
    assert (s.ships, s.supply) == ([], [16] * 4)
    assert s.coins[0] == 1
    assert events[-1] == GameEnded((9, 7, 1, 5), (1, 0, 0, 0), (0,))


def test_m11_1_a_ship_filled_in_phase_4_can_end_the_game() -> None:
    s = arranged(round="9", pier_2="sloop 7 0 0 0", **NO_STACKS)
    play(counted(s, {"1.1": "S2"}), "load 2")
    assert s.stage == "over"
    assert s.points[0] == 4 + 1


def test_m11_1_ships_in_a_stack_keep_the_game_going() -> None:
    s = arranged(round="9", pier_2="sloop 7 0 0 0", stack_1="empty", stack_2="brig brig")
    play(counted(s, {"1.1": "S2"}), "load 2")
    assert (s.stage, len(s.ships), s.round) == ("cards", 4, 10)


@pytest.mark.parametrize(("barrels", "stage"), [(12, "tile"), (13, "over")])
def test_m12_16_the_pilot_boat_counts_as_a_ship_in_harbour(barrels: int, stage: str, tmp_path: Path) -> None:
    # M12.16: ships of one slot; 12 barrels use up both stacks in round 1 and leave the pilot boat and three ships.
    s = counted(arranged(data=tiny_ships(tmp_path, slots=1, barrels=barrels), round="1"), {"1.1": "N5"})
    play(s, *["load 2"] * barrels)
    assert (s.stage, s.round, s.stack) == (stage, 1, ())


def test_m12_16_with_the_pilot_boat_alone_barrels_go_into_the_tavern(tmp_path: Path) -> None:
    data = tiny_ships(tmp_path, slots=1, barrels=16)
    s = arranged(data=data, round="1")
    events: list[Event] = []
    counted(s, {"1.1": "N5"}, events=events)
    while s.to_move != OVER:
        s.apply(s.choices()[0], events)
    assert only(events, PutInCellar) == [PutInCellar(0, 0, 4, 1)]
    assert s.points == [15 * (3 + 1) + 3, 0, 0, 0]
    assert not [event for event in only(events, ShipScored) if event.kind == "pilot"]


@pytest.mark.parametrize(
    ("players", "workers", "cellar", "gains"),
    [
        (4, {"1.1": "S7", "2.1": "S6", "3.1": "S5", "1.2": "S4"}, [7, 4, 4, 0], [3, 2, 2, 0]),
        (4, {"1.1": "S7", "2.1": "S6", "3.1": "S5", "4.1": "S4"}, [4, 4, 4, 3], [2, 2, 2, 0]),
        (3, {"1.1": "S6", "2.1": "S5", "3.1": "S4"}, [4, 4, 3], [2, 2, 0]),
        (3, {"1.1": "S7", "2.1": "S6", "3.1": "S4", "3.2": "S3"}, [4, 4, 7], [1, 1, 2]),
        (2, {"1.1": "S6", "1.2": "S5", "2.1": "S4"}, [8, 3], [1, 0]),
        (2, {"1.1": "S5", "2.1": "S4", "1.2": "N2"}, [4, 3], [1, 0]),
    ],
)
def test_m11_2_the_tavern_pays_by_majority(
    players: int, workers: dict[str, str], cellar: list[int], gains: list[int], tmp_path: Path
) -> None:
    data = tiny_ships(tmp_path, slots=2, barrels=4)
    # The one ship takes a single barrel, of the worker who is counted first. N2 has the broken barrel.
    aboard = "raft " + " ".join(["0"] * (players - 1) + ["1"])
    s = arranged(players, data=data, round="9", pier_1=aboard, pier_2="empty", pier_3="empty", pier_4="empty",
                 warehouses=", ".join(["3", "1 turned", "2", *map(str, range(4, 8 + (players == 4)))]),
                 **NO_STACKS)  # fmt: skip
    events: list[Event] = []
    counted(s, workers, events=events)
    assert s.to_move == OVER
    (scored,) = only(events, CellarScored)
    first = next(event for event in events if isinstance(event, ShipScored))
    assert list(scored.barrels) == cellar == s.cellar
    assert list(scored.gains) == gains
    assert s.points == [ship + gain for ship, gain in zip(first.gains, gains, strict=True)]


def test_m11_2_nothing_is_scored_if_the_tavern_is_empty() -> None:
    events: list[Event] = []
    counted(arranged(round="10", pier_4="empty", **NO_STACKS), {}, events=events)
    assert not only(events, CellarScored)


@pytest.mark.parametrize(
    ("points", "coins", "winners"),
    [
        ((9, 7, 5, 3), (0, 5, 5, 5), [0]),
        ((9, 9, 5, 3), (1, 2, 5, 5), [1]),
        ((9, 9, 9, 3), (2, 1, 2, 5), [0, 2]),
        ((4, 4, 4, 4), (0, 0, 0, 0), [0, 1, 2, 3]),
    ],
)
def test_m11_3_most_points_then_more_coins_then_shared(
    points: tuple[int, ...], coins: tuple[int, ...], winners: list[int]
) -> None:
    s = GAME.start(MontegoOptions(players=4))
    s.points, s.coins = list(points), list(coins)
    assert s.winners() == winners
    assert s.scores() == list(points)
