"""M1, M2: components and set-up."""

from collections import Counter
from random import Random

import pytest

from jamaica.engine.contract import CHANCE
from jamaica.engine.errors import OptionError, ScenarioError
from jamaica.games.montego.rules.data import Room
from jamaica.games.montego.rules.naming import space_name, space_named
from jamaica.games.montego.rules.options import MontegoOptions
from jamaica.games.montego.rules.position import UNSEEN
from jamaica.games.montego.rules.state import State
from jamaica.games.montego.rules.static import PILOT, table_for

from .helpers import GAME, lines, play

PLAYERS = (2, 3, 4)


def set_up(players: int, seed: int, stacks: str = "tops") -> State:
    """A game after a random set-up."""
    s, rng = GAME.start(MontegoOptions(players=players, stacks=stacks)), Random(seed)
    while s.to_move == CHANCE:
        odds = s.odds()
        s.apply(odds.pick(rng.randrange(odds.total)))
    return s


@pytest.mark.parametrize(("players", "houses", "crew", "barrels"), [(2, 7, 3, 32), (3, 7, 2, 16), (4, 8, 2, 16)])
def test_m1_ring_workers_barrels_and_coins(players: int, houses: int, crew: int, barrels: int) -> None:
    s = set_up(players, 1)
    assert (s.table.warehouses, s.table.ring, s.table.crew) == (houses, 2 * houses, crew)
    assert len(s.order) == players * crew  # 8 tiles with 4 players, 6 with 2 or 3
    assert s.supply == [barrels] * players
    assert (s.stock, s.coins) == (15, [0] * players)


def test_m1_the_ring_by_name() -> None:
    assert [space_name(space, 7) for space in (0, 6, 7, 13)] == ["N1", "N7", "S7", "S1"]
    assert [space_name(space, 8) for space in (0, 7, 8, 15)] == ["N1", "N8", "S8", "S1"]
    assert [space_named(space_name(space, 8), 8) for space in range(16)] == list(range(16))
    assert space_named("N9", 8) is None
    for warehouses in (7, 8):  # Ni and Si are two sides of warehouse i
        for space in range(2 * warehouses):
            across = space_name(2 * warehouses - 1 - space, warehouses)
            assert across[1:] == space_name(space, warehouses)[1:]


def test_m1_figures_as_the_specification_has_them() -> None:
    table = table_for(MontegoOptions(players=4))
    assert [tuple((room.barrels, room.broken, room.coins) for room in house) for house in table.houses] == [
        ((4, 0, 0), (0, 1, 0)),
        ((3, 0, 0), (1, 0, 1)),
        ((3, 0, 0), (0, 2, 1)),
        ((2, 0, 0), (2, 0, 0)),
        ((2, 0, 0), (1, 0, 1)),
        ((3, 0, 0), (0, 1, 0)),
        ((4, 0, 0), (0, 2, 1)),
        ((2, 0, 0), (1, 0, 1)),
    ]
    assert table.counts == (4, 4, 4, 3)
    assert table.slots == (8, 10, 12, 14)
    assert table.prizes == ((4, 2, 1), (5, 3, 2), (6, 4, 2), (7, 4, 3))
    for players in (2, 3):
        assert table_for(MontegoOptions(players=players)).prizes == ((4, 2), (5, 3), (6, 4), (7, 4))
    assert table.reconstructed


@pytest.mark.parametrize("players", PLAYERS)
def test_m2_1_workers_in_their_taverns_no_points_no_coins(players: int) -> None:
    s = set_up(players, 2)
    crew = s.table.crew
    for seat in range(players):
        assert s.at[seat * crew : seat * crew + 2] == [-1, -2]  # the large one left, the small one right
    assert s.points == [0] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_m2_2_every_warehouse_on_every_place_either_way_round(players: int) -> None:
    s = GAME.start(MontegoOptions(players=players))
    if players == 2:
        play(s, "lot 1")
    n = s.table.warehouses
    for drawn in range(n):
        odds = s.odds()
        assert len(odds.moves) == 2 * (n - drawn) == odds.total
        s.apply(odds.moves[1])
    assert s.houses == tuple(range(1, 2 * n, 2))  # always the first one left, turned
    assert s.stage == "tile"


def test_m2_2_a_turned_warehouse_has_room_a_in_the_south() -> None:
    table = table_for(MontegoOptions(players=4))
    rooms = table.rooms((0, 3, 4, 6, 8, 10, 12, 14))
    four, broken = Room(4, 0, 0), Room(0, 1, 0)
    assert (rooms[space_named("N1", 8) or 0], rooms[space_named("S1", 8) or 0]) == (four, broken)
    three, coin = Room(3, 0, 0), Room(1, 0, 1)
    assert (rooms[1], rooms[14]) == (coin, three)  # warehouse 2, turned
    assert rooms[7] == Room(2, 0, 0) and rooms[8] == Room(1, 0, 1)  # warehouse 8, straight: N8 and S8


@pytest.mark.parametrize("players", PLAYERS)
def test_m2_3_order_tiles_are_shuffled(players: int) -> None:
    firsts = Counter(set_up(players, seed).order[0] for seed in range(300))
    workers = players * (3 if players == 2 else 2)
    assert sorted(firsts) == list(range(workers))
    assert all(sorted(set_up(players, seed).order) == list(range(workers)) for seed in range(20))


def test_m2_3_tile_draws_are_even_and_the_last_one_is_not_asked() -> None:
    s = GAME.start(MontegoOptions(players=3))
    while s.stage == "warehouse":
        s.apply(s.odds().moves[0])
    for left in range(6, 1, -1):
        assert (s.stage, len(s.odds().moves), s.odds().total) == ("tile", left, left)
        s.apply(s.odds().moves[-1])
    assert lines(s, "order") == ["3.2 3.1 2.2 2.1 1.2 1.1"]
    assert s.stage == "ship"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("stacks", ["tops", "open"])
def test_m2_4_pilot_boat_three_ships_and_two_stacks_of_six(players: int, stacks: str) -> None:
    s = set_up(players, 3, stacks)
    assert s.ships[0] == PILOT
    assert (len(s.ships), len(s.stack)) == (4, 12)
    seen = [kind for kind in s.stack if kind != UNSEEN]
    assert len(seen) == (12 if stacks == "open" else 2)
    assert Counter((*s.ships[1:], *seen, *s.unseen_ships())) == dict(enumerate(s.table.counts))
    assert [len(text.split()) for text in lines(s, "stack 1", "stack 2")] == [6, 6]
    assert s.round == 1


def test_m2_4_ships_are_drawn_by_the_number_left_of_each_kind() -> None:
    s = GAME.start(MontegoOptions(players=4, stacks="open"))
    while s.stage != "ship":
        s.apply(s.odds().moves[0])
    assert s.odds().moves == (("ship", "sloop"), ("ship", "brig"), ("ship", "barque"), ("ship", "galleon"))
    assert s.odds().weights == (4, 4, 4, 3)
    play(s, "ship brig", "ship galleon", "ship galleon", "ship galleon")
    assert s.odds().moves == (("ship", "sloop"), ("ship", "brig"), ("ship", "barque"))
    assert s.odds().weights == (4, 3, 4)
    assert lines(s, "pier 1", "pier 2", "pier 4") == ["pilot", "brig 0 0 0 0", "galleon 0 0 0 0"]
    play(s, *["ship brig"] * 3, *["ship sloop"] * 4)
    assert s.stage == "cards"  # only barques were left: nothing to draw
    assert lines(s, "stack 1", "stack 2") == ["galleon brig brig brig sloop sloop", "sloop sloop" + 4 * " barque"]


def test_m12_14_who_has_the_third_large_worker_is_drawn_by_lot() -> None:
    s = GAME.start(MontegoOptions(players=2))
    assert (s.stage, s.odds().moves, s.odds().weights) == ("lot", (("lot", 1), ("lot", 2)), (1, 1))
    for seat, places in ((1, [-1, -2]), (2, [-2, -1])):  # M1: one player's large, the other's small
        after = play(s.copy(), f"lot {seat}")
        assert [after.at[2], after.at[5]] == places
    assert GAME.start(MontegoOptions(players=3)).stage == "warehouse"


@pytest.mark.parametrize(("third", "places"), [("first", [-1, -2]), ("second", [-2, -1])])
def test_m12_14_who_has_the_third_large_worker_can_be_chosen(third: str, places: list[int]) -> None:
    s = GAME.start(MontegoOptions(players=2, third=third))
    assert s.stage == "warehouse"  # no lot is drawn
    assert [s.at[2], s.at[5]] == places
    assert [s.size(2), s.size(5)] == ["large" if place == -1 else "small" for place in places]
    assert lines(s, "third large worker") == ["1" if third == "first" else "2"]


def test_m12_14_only_two_players_have_third_workers_to_choose() -> None:
    for players in (3, 4):
        with pytest.raises(OptionError, match="Only two players have third workers"):
            MontegoOptions(players=players, third="first")
    with pytest.raises(ScenarioError, match="'third large worker: 1' should be a whole number from 2 to 2"):
        GAME.arrange(MontegoOptions(players=2, third="second"), {"third large worker": "1"})
