"""J7: cost and shortage."""

from pathlib import Path
from typing import Any

import pytest

from jamaica.engine.contract import Event
from jamaica.games.jamaica.rules.data import FOOD, GOLD
from jamaica.games.jamaica.rules.events import BattleBegan, Paid, RanShort, Sailed, ShortageRolled

from .helpers import acting, asked, board_with, choices, line, only, play

POOR = "-, -, -, -, -"


def test_j7_1_any_split() -> None:
    """J7.1: the player pays from whichever holds he likes, in any split."""
    events: list[Event] = []
    s = acting("forward/powder", 1, 1, events, ship_1_at="15", ship_1_holds="2 gold, 1 food, 3 gold, 1 gold, 1 food")
    assert asked(s) == "1 pay"
    assert choices(s) == [
        "pay 0 0 2 1 0",
        "pay 0 0 3 0 0",
        "pay 1 0 1 1 0",
        "pay 1 0 2 0 0",
        "pay 2 0 0 1 0",
        "pay 2 0 1 0 0",
    ]
    play(s, "pay 1 0 1 1 0", events=events)
    assert only(events, Paid) == [Paid(0, GOLD, (1, 0, 1, 1, 0), 16)]
    assert line(s, "ship 1 holds") == "1 gold, 1 food, 2 gold, 1 powder, 1 food"


def test_j7_1_like_holds_are_not_asked_apart() -> None:
    """J7.1: splits that leave like holds are one choice, the first hold giving most; the Sixth Hold is told apart."""
    s = acting("forward/powder", 1, 1, ship_1_at="15", ship_1_holds="2 gold, 2 gold, -, -, -")
    assert line(s, "ship 1 holds") == "1 powder, 1 gold, -, -, -"
    s = acting(
        "forward/powder",
        1,
        1,
        ship_1_at="15",
        ship_1_face_up="sixth-hold",
        ship_1_holds="2 gold, 2 gold, -, -, -, 2 gold",
    )
    assert choices(s) == ["pay 1 0 0 0 0 2", "pay 1 1 0 0 0 1", "pay 2 0 0 0 0 1", "pay 2 1 0 0 0 0"]


def test_j7_1_one_way_to_pay_is_not_asked() -> None:
    """J7.1: one hold with the resource, or a cost that takes all of it, leaves nothing to choose."""
    events: list[Event] = []
    acting("forward/powder", 1, 1, events, ship_1_at="15", ship_1_holds="9 gold, -, -, -, -")
    acting("forward/powder", 1, 1, events, ship_1_at="15", ship_1_holds="1 gold, 2 gold, -, -, -")
    assert [event.amounts for event in only(events, Paid)] == [(3, 0, 0, 0, 0), (1, 2, 0, 0, 0)]


def test_j7_2_he_pays_all_he_has() -> None:
    """J7.2: who cannot pay in full pays all he has of that resource, and nothing else."""
    events: list[Event] = []
    s = acting("forward/powder", 1, 1, events, ship_1_at="44", ship_1_holds="2 gold, 3 gold, 1 food, -, -", lairs="")
    assert only(events, RanShort) == [RanShort(0, GOLD, 7, 5)]
    assert line(s, "ship 1 holds") == "1 powder, -, 1 food, -, -"


def test_j7_3_first_edition_back_to_the_first_space_he_can_pay() -> None:
    """J7.3: he moves back to the first space behind that he can pay in full, a lair counts."""
    events: list[Event] = []
    s = acting("forward/powder", 2, 1, events, ship_1_at="43", ship_1_holds="9 food, 1 gold, -, -, -", lairs="")
    assert only(events, Sailed)[-1] == Sailed(0, (45, 44), -1, fleeing=True)
    s = acting("forward/powder", 1, 1, events, ship_1_at="30", ship_1_holds="1 food, 1 gold, -, -, -")
    assert line(s, "ship 1 at") == "29"
    assert line(s, "ship 1 holds") == "1 powder, -, -, -, -"  # the sea space 29 took the food
    s = acting("forward/powder", 1, 1, ship_1_at="2", ship_1_holds=POOR)
    assert line(s, "ship 1 at") == "0"


def test_j7_3_the_cost_of_the_new_space_is_paid() -> None:
    """J7.3: at the space he falls back to he pays its cost."""
    events: list[Event] = []
    acting("forward/powder", 2, 1, events, ship_1_at="15", ship_1_holds="4 gold, 1 food, -, -, -")
    assert only(events, RanShort) == [RanShort(0, FOOD, 2, 1)]
    assert only(events, Paid) == [Paid(0, GOLD, (3, 0, 0, 0, 0), 16)]


def test_j7_3_treasure_of_the_lair_he_falls_back_to() -> None:
    """J7.3: a treasure if it is a lair with its token."""
    s = acting("forward/powder", 1, 1, ship_1_at="44", ship_1_holds=POOR)
    assert line(s, "ship 1 at") == "44"
    assert asked(s) == "chance treasure"


@pytest.mark.parametrize(("lane", "space"), [("outer", "25"), ("inner", "27")])
def test_j7_3_he_chooses_the_lane(lane: str, space: str) -> None:
    """J7.3: where two lanes meet he chooses the one to fall back into."""
    s = acting("forward/powder", 1, 1, ship_1_at="25", ship_1_holds="5 food, 1 gold, -, -, -", lairs="")
    assert line(s, "ship 1 at") == "28"
    assert asked(s) == "1 lane"
    assert choices(s) == ["lane inner", "lane outer"]
    assert line(play(s, f"lane {lane}"), "ship 1 at") == space


def test_j7_3_lanes_of_which_one_leads_beyond_the_fork() -> None:
    """J7.3: the choice is asked also where one lane has a refuge and the other leads on to behind the fork."""
    s = acting("forward/powder", 1, 1, ship_1_at="14", ship_1_holds="-, -, -, -, -", lairs="")
    assert line(s, "ship 1 at") == "15"
    assert asked(s) == "1 lane"
    assert line(play(s, "lane inner"), "ship 1 at") == "4"


def test_j7_3_battle_at_the_space_he_falls_back_to() -> None:
    """J7.3: battle first if occupied, then the cost."""
    events: list[Event] = []
    s = acting("forward/powder", 2, 1, events, ship_1_at="15", ship_1_holds="4 gold, -, -, -, -", ship_2_at="16")
    assert only(events, BattleBegan) == [BattleBegan(0, 1)]
    play(s, "combat 2", "combat 2", events=events)
    assert only(events, Paid) == [Paid(0, GOLD, (3, 0, 0, 0, 0), 16)]


def test_j7_3_a_battle_that_leaves_him_unable_to_pay() -> None:
    """J7.3: the battle takes his purse: J7.2 applies again from that space."""
    events: list[Event] = []
    s = acting(
        "forward/powder", 2, 1, events, ship_1_at="15", ship_1_holds="4 gold, -, -, -, -", ship_2_at="16", lairs=""
    )
    play(s, "combat 2", "combat 4", "loot hold 1", events=events)
    assert only(events, RanShort) == [RanShort(0, FOOD, 2, 0), RanShort(0, GOLD, 3, 0)]
    assert line(s, "ship 1 at") == "15"
    assert asked(s) == "1 lane"


def test_j7_3_behind_the_start() -> None:
    """J7.3: a ship behind the start falls back further."""
    s = acting("backward/forward", 2, 1, ship_1_at="0", ship_1_holds="-, 6 gold, -, -, -", lairs="")
    assert line(s, "ship 1 at") == "behind 44"


def second(card: str, morning: int, face: str, events: list[Event] | None = None, **lines: Any) -> str:
    """Where ship 1 is after a shortage with this face of the die, in the second edition."""
    s = acting(card, morning, 1, events, edition="second", lairs="", **lines)
    assert asked(s) == "chance shortage"
    return line(play(s, f"shortage {face}", events=events), "ship 1 at")


@pytest.mark.parametrize(
    ("face", "space"), [("2", "45"), ("4", "45"), ("6", "47"), ("8", "47"), ("10", "44"), ("star", "48")]
)
def test_j7_4_second_edition(face: str, space: str) -> None:
    """J7.4: back to the next port, sea space or lair behind him, the star stays; here from 48."""
    assert second("forward/powder", 2, face, ship_1_at="46", ship_1_holds=POOR) == space


def test_j7_4_he_never_pays_for_the_new_space() -> None:
    """J7.4: he keeps what he has, whatever the new space costs."""
    events: list[Event] = []
    holds = "2 food, 9 gold, -, -, -"
    assert second("forward/powder", 2, "2", events, ship_1_at="46", ship_1_holds=holds) == "45"
    assert only(events, ShortageRolled) == [ShortageRolled(0, 2, "port")]
    assert not only(events, Paid)


def test_j7_4_battle_and_treasure() -> None:
    """J7.4: a battle there is fought, then a lair's treasure taken."""
    s = acting("forward/powder", 2, 1, edition="second", ship_1_at="46", ship_1_holds=POOR, ship_2_at="44")
    play(s, "shortage 10")
    assert asked(s) == "chance combat"
    play(s, "combat 2", "combat 2")
    assert asked(s) == "chance treasure"


def test_j7_4_battle_without_cost() -> None:
    """J7.4: after a battle at the new space he does not pay either."""
    events: list[Event] = []
    s = acting("forward/powder", 2, 1, events, edition="second", ship_1_at="46", ship_1_holds=POOR, ship_2_at="47")
    play(s, "shortage 6", "combat 2", "combat 2", events=events)
    assert len(only(events, RanShort)) == 1
    assert line(s, "ship 1 at") == "47"


def test_j7_4_lanes() -> None:
    """J7.4: he chooses the lane where two meet, if they lead to different spaces."""
    lines: dict[str, Any] = {"edition": "second", "ship_1_at": "14", "ship_1_holds": POOR, "lairs": ""}
    s = play(acting("forward/powder", 1, 1, **lines), "shortage 6")
    assert asked(s) == "1 lane"
    assert line(play(s, "lane outer"), "ship 1 at") == "12"


def test_j7_4_never_behind_port_royal() -> None:
    """J7.4: the move ends in Port Royal at the latest."""
    assert second("forward/powder", 2, "10", ship_1_at="1", ship_1_holds=POOR) == "0"
    assert second("forward/powder", 2, "2", ship_1_at="1", ship_1_holds=POOR) == "0"


def test_j7_4_the_evening_action_follows() -> None:
    """J7.4: after the shortage the evening action is done as usual, and costs again."""
    events: list[Event] = []
    s = acting("forward/forward", 2, 1, events, edition="second", ship_1_at="44", ship_1_holds=POOR, lairs="")
    play(s, "shortage 10", events=events)
    assert [event.due for event in only(events, RanShort)] == [2, 7]


def test_j12_13_behind_the_start_it_stays() -> None:
    """J12.13, J12.20: second edition, behind the start: the ship stays, and no shortage die is thrown."""
    events: list[Event] = []
    s = acting("backward/forward", 2, 2, events, edition="second", ship_1_holds=POOR)
    assert only(events, RanShort) == [RanShort(0, FOOD, 3, 0)]
    assert not only(events, ShortageRolled)
    assert [event.path for event in only(events, Sailed)] == [(0, 49, 48), (48, 49, 0)]
    assert line(s, "ship 1 at") == "0"


def test_j12_20_on_the_first_lap_the_die_is_thrown() -> None:
    """J12.20: only for a ship behind the start there is no die."""
    assert asked(acting("forward/powder", 1, 1, edition="second", ship_1_holds=POOR)) == "chance shortage"


def test_j12_24_a_winner_who_emptied_his_own_purse() -> None:
    """J12.24: J7.2 applies again to a winner who threw his doubloons out to load his loot."""
    events: list[Event] = []
    s = acting(
        "forward/powder", 2, 1, events,
        ship_1_at="15", ship_1_holds="4 gold, 1 powder, 1 powder, 1 powder, 1 powder", ship_2_at="16", lairs="",
    )  # fmt: skip
    play(s, "powder 0", "combat 10", "combat 2", "loot hold 1", "empty 1", events=events)
    assert [event.kind for event in only(events, RanShort)] == [FOOD, GOLD]
    assert only(events, Paid)[-1] == Paid(0, FOOD, (3, 0, 0, 0, 0), 15)


def test_j12_25_lanes_to_the_same_space_are_not_asked(tmp_path: Path) -> None:
    """J12.25: both lanes between 15 and the port 6 have no refuge: no choice is asked."""
    assert second("forward/powder", 1, "2", ship_1_at="14", ship_1_holds=POOR) == "6"
    board = board_with(tmp_path, row_9="9,sea,2,-5,10,", row_11="11,sea,2,-5,12,")
    s = acting("forward/powder", 1, 1, data=board, ship_1_at="14", ship_1_holds="-, 5 gold, -, -, -", lairs="")
    assert line(s, "ship 1 at") == "6"
