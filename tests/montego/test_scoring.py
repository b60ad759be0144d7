"""M8, M11.2: who gets which prize."""

import pytest

from jamaica.engine.contract import Event
from jamaica.games.montego.rules.events import Place, ShipScored
from jamaica.games.montego.rules.scoring import places, share_out

from .helpers import arranged, counted, lines, only, play

RED, YELLOW = (5, 3, 2), (5, 3)


@pytest.mark.parametrize(
    ("rule", "prizes", "barrels", "gains"),
    [
        ("M8.1 all different", RED, (4, 3, 2, 1), (5, 3, 2, 0)),
        ("M8.1 by barrels, not by seat", RED, (1, 4, 2, 3), (0, 5, 2, 3)),
        ("M8.1 three players", YELLOW, (3, 5, 1), (3, 5, 0)),
        ("M8.4 worked example, without the extra point", RED, (5, 2, 2, 1), (5, 3, 3, 0)),
        ("M8.2 first tied in two", RED, (4, 4, 2, 1), (4, 4, 2, 0)),
        ("M8.2 first tied in two, odd sum rounded up", (4, 3, 2), (4, 4, 2, 1), (4, 4, 2, 0)),
        ("M8.2 first tied in three", RED, (3, 3, 3, 1), (4, 4, 4, 0)),
        ("M8.2 all four tied", RED, (2, 2, 2, 2), (3, 3, 3, 3)),
        ("M8.2 two pairs", RED, (4, 4, 1, 1), (4, 4, 1, 1)),
        ("M8.2, M12.6 second to fourth tied", RED, (4, 2, 2, 2), (5, 2, 2, 2)),
        ("M12.6 third tied with fourth", (7, 4, 3), (5, 4, 2, 2), (7, 4, 2, 2)),
        ("M12.6 three players, second tied with third", YELLOW, (4, 2, 2), (5, 2, 2)),
        ("M12.6 three players, all tied", YELLOW, (2, 2, 2), (3, 3, 3)),
        ("M12.1 no barrel, no place", RED, (4, 2, 0, 0), (5, 3, 0, 0)),
        ("M12.1 alone", RED, (0, 0, 1, 0), (0, 0, 5, 0)),
        ("M12.1 nobody", RED, (0, 0, 0, 0), (0, 0, 0, 0)),
        ("M12.1 tied, but third has none", RED, (3, 3, 0, 0), (4, 4, 0, 0)),
        ("M12.1 two players: both prizes", YELLOW, (6, 2), (5, 3)),
        ("M12.1 two players, one without a barrel", YELLOW, (6, 0), (5, 0)),
        ("M8.2 two players tied", YELLOW, (3, 3), (4, 4)),
        ("M11.2 tavern with 2 players, tied", (1,), (3, 3), (1, 1)),
        ("M12.17 tavern with 4 players, third tied with fourth", (3, 2, 1), (4, 3, 1, 1), (3, 2, 1, 1)),
        ("M12.17 tavern: no barrel, no place", (3, 2, 1), (4, 0, 0, 0), (3, 0, 0, 0)),
    ],
)  # fmt: skip
def test_prizes(rule: str, prizes: tuple[int, ...], barrels: tuple[int, ...], gains: tuple[int, ...]) -> None:
    assert tuple(share_out(prizes, barrels)) == gains
    spelled = places(prizes, barrels)
    assert all(gains[seat] == place.points for place in spelled for seat in place.seats)
    assert all(barrels[seat] == place.barrels for place in spelled for seat in place.seats)


def test_m8_3_m8_4_who_fills_the_last_slot_gets_one_point_more() -> None:
    s = arranged(round="2", pier_1="brig 3 2 2 1", pier_2="sloop")
    events: list[Event] = []
    counted(s, {"1.1": "N4"}, events=events)  # 2 barrels
    play(s, "load 1", "load 1", events=events)
    (scored,) = (event for event in only(events, ShipScored) if event.extra is not None)
    assert scored == ShipScored(
        pier=0, kind="brig", barrels=(5, 2, 2, 1), prizes=(5, 3, 2),
        places=(Place((0,), 5, 5, 5), Place((1, 2), 2, 5, 3), Place((3,), 1, 0, 0)), extra=0, gains=(6, 3, 3, 0),
    )  # fmt: skip
    assert s.points == [6, 3, 3, 0]


def test_m8_3_the_extra_point_is_for_who_fills_it_not_for_who_leads() -> None:
    s = arranged(round="2", pier_1="brig 0 6 3 0")
    play(counted(s, {"1.1": "S2"}), "load 1")
    assert s.points == [2 + 1, 5, 3, 0]


def test_m8_5_barrels_go_back_to_their_owners() -> None:
    s = arranged(round="2", pier_1="brig 3 2 2 1", pier_2="sloop 0 0 1 0", pier_3="barque 2 0 0 1")
    counted(s, {"1.1": "N4"})
    assert s.supply == [16 - 3 - 2 - 2, 14, 13, 14]
    play(s, "load 1", "load 1")  # the brig is full and leaves; the sloop leaves in phase 5
    assert s.supply == [14, 16, 16, 15]
    assert lines(s, "pier 1") == ["barque 2 0 0 1"]
