"""J11: the ghost ship."""

from typing import Any

import pytest

from jamaica.engine.contract import OVER, Event
from jamaica.games.jamaica.rules.data import FOOD, GOLD, MAP
from jamaica.games.jamaica.rules.events import (
    ActionBegan,
    BattleBegan,
    CameHome,
    GhostSteered,
    HoldTaken,
    Loaded,
    LostAtSea,
    Paid,
    RanShort,
    Sailed,
    StrengthSet,
    TreasureFound,
    TreasureGiven,
)

from .helpers import acting, against_ghost, arranged, asked, choices, haunted, line, only, outcomes, play, started


def test_j11_1_set_up() -> None:
    """J11.1: the ghost starts on Port Royal with 5 holds, 5 and 3 doubloons and Lady Beth, out of the treasures."""
    s = started(players=2)
    assert line(s, "ghost at") == "0"
    assert line(s, "ghost holds") == "5 gold, 3 gold, -, -, -"
    assert line(s, "ghost face up") == "lady-beth"
    assert not s.pile >> s.table.treasure_of["lady-beth"] & 1


def test_j11_1_nobody_takes_lady_beth() -> None:
    """J11.1: Lady Beth is no loot."""
    s = play(against_ghost(ghost_face_up="map"), "combat 10", "combat 2")
    assert choices(s) == ["loot hold 1", "loot hold 2", "loot nothing", "loot treasure map"]


def test_j11_2_after_all_players_with_both_dice() -> None:
    """J11.2: after all players' actions the Captain moves it with the morning, then the evening die."""
    events: list[Event] = []
    s = haunted(4, 2, events, captain=2, ship_1_at="5")
    assert [event.ship for event in only(events, ActionBegan)] == [1, 1, 0, 0]
    assert asked(s) == "2 course"
    assert choices(s) == ["course backward", "course forward"]
    play(s, "course forward", "treasure +5", events=events)
    play(s, "course backward", events=events)
    steered = [(event.step, event.die, event.course, event.chosen) for event in only(events, GhostSteered)]
    assert steered == [(0, 4, 1, True), (1, 2, -1, True)]
    assert [event.path for event in only(events, Sailed)] == [(0, 1, 2, 3, 4), (4, 3, 2)]


def test_j11_2_alone_in_the_lead() -> None:
    """J11.2: alone in the lead it goes backward; the place is looked at before each move."""
    events: list[Event] = []
    s = haunted(1, 1, events, ghost_at="43", ship_1_at="42", ship_2_at="41", lairs="")
    assert only(events, GhostSteered) == [GhostSteered(0, -1, 1, chosen=False)]
    assert only(events, BattleBegan) == [BattleBegan(2, 0)]
    assert asked(play(s, "combat 2", "combat 4")) == "1 course"


def test_j11_2_alone_last() -> None:
    """J11.2: alone last it goes forward, twice if it stays last."""
    events: list[Event] = []
    haunted(2, 1, events, ghost_at="0", ship_1_at="15", ship_2_at="12")
    assert [(event.course, event.chosen) for event in only(events, GhostSteered)] == [(1, False), (1, False)]


@pytest.mark.parametrize(("first", "second"), [("42", "0"), ("42", "42"), ("44", "41"), ("44", "42")])
def test_j11_2_otherwise_the_captain_picks(first: str, second: str) -> None:
    """J11.2: in between, or side by side with another, the Captain picks the direction."""
    s = haunted(1, 1, ghost_at="42", ship_1_at=first, ship_2_at=second)
    assert asked(s) == "1 course"


def test_j11_2_the_captain_picks_lane_and_target() -> None:
    """J11.2: the Captain picks the lane and the target among several ships, his own too."""
    lines: dict[str, Any] = {"ghost_at": "6", "ship_1_at": "15", "ship_2_at": "15", "ship_3_at": "4", "lairs": ""}
    s = haunted(3, 1, None, 3, 2, **lines)
    assert asked(s) == "2 course"
    play(s, "course forward")
    assert asked(s) == "2 lane"
    play(s, "lane inner")
    assert asked(s) == "2 attack"
    assert choices(s) == ["attack 1", "attack 2"]


def test_j11_3_it_never_pays() -> None:
    """J11.3: the ghost never pays and never runs short."""
    events: list[Event] = []
    s = haunted(5, 2, events, ghost_at="0", ship_1_at="15", ship_2_at="15")  # to the port 5, then over the fork
    assert asked(s) == "1 lane"
    play(s, "lane outer", events=events)
    assert asked(s) == "chance draw"
    assert line(s, "ghost holds") == "5 gold, 3 gold, -, -, -"
    assert not only(events, Paid) and not only(events, RanShort)


def test_j11_3_treasure_face_down_unseen_by_all() -> None:
    """J11.3: on a lair with its token it takes the treasure face down, unseen by all."""
    events: list[Event] = []
    s = haunted(4, 1, None, ship_1_at="15", ship_2_at="15")
    assert asked(s) == "chance treasure"
    play(s, "treasure sabre", events=events)
    assert line(s, "ghost face down") == "sabre"
    assert line(s, "ghost face up") == "lady-beth"
    found = only(events, TreasureFound)[0]
    for seat in (0, 1):
        assert found.seen_by(seat) == TreasureFound(2, 4, None, face_up=False)
        assert line(s.view(seat), "ghost face down") == "?"


def test_j11_3_a_power_found_never_works() -> None:
    """J11.3, J12.18: neither the Sabre nor the Sixth Hold works for a ghost that found it."""
    s = play(against_ghost(ghost_face_down="sabre, sixth-hold", ship_1_holds="-, -, -, -, -"), "combat 2")
    assert len(s.holds(2)) == 5
    assert asked(s) == "chance combat"
    play(s, "combat 8")
    assert asked(s) == "1 course"


def test_j11_4_the_opponent_decides_for_it() -> None:
    """J11.4: its battles are normal; with 2 players the opponent of the ship it fights decides for it."""
    events: list[Event] = []
    s = play(against_ghost(), "combat 4", "combat 8", events=events)
    assert only(events, StrengthSet)[-1] == StrengthSet(2, 8, 0, 2)
    assert asked(s) == "2 loot"
    s = play(against_ghost(captain=2), "combat 4", "combat 8")
    assert asked(s) == "1 loot"
    s = haunted(1, 1, None, captain=1, ghost_at="8", ship_1_at="9", ship_2_at="10", lairs="")
    play(s, "combat 8", "combat 2")
    assert asked(s) == "2 loot"
    s = haunted(1, 1, None, captain=1, ghost_at="8", ship_2_at="9", ship_1_at="10", lairs="")
    play(s, "combat 8", "combat 2")
    assert asked(s) == "1 loot"


def test_j11_5_it_takes_doubloons() -> None:
    """J11.5: doubloons are loaded by J4."""
    events: list[Event] = []
    s = play(against_ghost(), "combat 4", "combat 8")
    assert choices(s) == ["loot hold 1", "loot hold 2", "loot nothing"]
    play(s, "loot hold 2", events=events)
    assert events[:2] == [HoldTaken(2, 0, 1, GOLD, 3), Loaded(2, 2, GOLD, 3, loser=0)]


def test_j11_5_all_else_goes_into_the_sea() -> None:
    """J11.5: food and gunpowder it takes go into the sea."""
    events: list[Event] = []
    s = play(against_ghost(), "combat 4", "combat 8", "loot hold 1", events=events)
    assert only(events, LostAtSea) == [LostAtSea(FOOD, 3)]
    assert line(s, "ghost holds") == "5 gold, 3 gold, -, -, -"
    assert line(s, "ship 1 holds") == "1 powder, 3 gold, -, -, -"


def test_j11_5_full_of_doubloons() -> None:
    """J11.5: with doubloons in every hold it can take no more of them, but still sink food."""
    gold = "1 gold, 1 gold, 1 gold, 1 gold, 1 gold"
    s = play(against_ghost(ghost_holds=gold), "combat 4", "combat 8")
    assert choices(s) == ["loot hold 1", "loot nothing"]


def test_j11_5_it_takes_a_treasure_and_never_gives_one() -> None:
    """J11.5: or a treasure, face up or face down; it never gives one."""
    lines: dict[str, Any] = {
        "ship_1_face_up": "map",
        "ship_1_face_down": "+3a, -4",
        "ghost_face_down": "-2",
        "ship_1_holds": "-, -, -, -, -",
    }
    s = play(against_ghost(**lines), "combat 4", "combat 8")
    assert choices(s) == ["loot nothing", "loot treasure map", "loot unseen"]
    play(s, "loot unseen", "steal -4")
    assert line(s, "ghost face down") == "-2, -4"


def test_j11_6_a_player_beats_it() -> None:
    """J11.6: he takes one hold's contents, or a treasure (not Lady Beth), or gives it any one of his treasures."""
    lines: dict[str, Any] = {"ship_1_face_up": "map", "ship_1_face_down": "+3a, -4", "ghost_face_down": "+5, sabre"}
    s = play(against_ghost(**lines), "combat 10", "combat 2")
    assert choices(s) == [
        "give +3a",
        "give -4",
        "give map",
        "loot hold 1",
        "loot hold 2",
        "loot nothing",
        "loot unseen",
    ]
    play(s, "give +3a")
    assert line(s, "ghost face down") == "sabre, +3a, +5"


def test_j11_7_it_scores_and_can_win() -> None:
    """J11.7: it scores like the others and can win."""
    s = arranged(2, ghost_at="45", ghost_face_down="+7a")
    assert s.scores() == [-2, -2, 6 + 8 + 7]
    assert s.winners() == [2]


def test_j12_11_the_next_player_decides() -> None:
    """J12.11: with 3 to 5 players the next player clockwise of the ship it fights throws and decides."""
    s = play(against_ghost(players=4, captain=4), "combat 4", "combat 8")
    assert asked(s) == "1 loot"
    s = play(against_ghost(players=4, captain=2), "combat 4", "combat 8")
    assert asked(s) == "3 loot"
    s = haunted(1, 1, None, 3, 1, ghost_at="8", ship_2_at="9", ship_1_at="10", ship_3_at="10", lairs="")
    assert asked(play(s, "combat 8", "combat 2")) == "3 loot"


def test_j12_12_the_ghost_home_ends_the_game() -> None:
    """J12.12, J12.23: it stops in Port Royal after its lap and ends the game; home in the morning it stays there."""
    events: list[Event] = []
    s = haunted(6, 2, events, ghost_at="48", ship_1_at="49", ship_2_at="10")
    play(s, "course forward", events=events)
    assert only(events, CameHome) == [CameHome(2)]
    assert s.to_move == OVER
    assert len(only(events, GhostSteered)) == 1
    assert line(s, "ghost at") == "home"


def test_j12_23_home_in_the_evening() -> None:
    """J12.23: the evening move brings it home just the same."""
    s = haunted(1, 2, None, ghost_at="47", ship_1_at="49", ship_2_at="10")
    play(s, "course forward", "course forward")
    assert line(s, "ghost at") == "home"
    assert s.to_move == OVER


def test_j12_16_nine_of_the_remaining_eleven() -> None:
    """J12.16: with the ghost, 9 of the remaining 11 treasures are drawn."""
    s = acting("forward/powder", 1, 1, None, 2, ship_1_at="8")
    assert len(outcomes(s)) == 11
    assert "treasure lady-beth" not in outcomes(s)
    assert len(line(play(s, "treasure +5"), "lairs").split()) == 8


def test_j12_18_a_stolen_power_works_for_it() -> None:
    """J12.18: a power it steals or is given lies face up and works; who decides for it uses the Sabre."""
    s = play(against_ghost(ghost_face_up="sabre"), "combat 10")
    assert asked(s) == "2 sabre"
    s = play(against_ghost(ship_1_face_up="sixth-hold"), "combat 2", "combat 8", "loot treasure sixth-hold")
    assert line(s, "ghost face up") == "lady-beth, sixth-hold"
    assert len(s.holds(2)) == 6
    s = play(against_ghost(ship_1_face_up="sabre"), "combat 10", "sabre keep", "combat 2", "sabre keep", "give sabre")
    assert line(s, "ghost face up") == "sabre, lady-beth"


def test_j12_18_a_given_power_is_shown_to_all() -> None:
    """J12.18: a power the ghost is given lies face up, so everybody sees which it is."""
    events: list[Event] = []
    play(against_ghost(ship_1_face_up="map"), "combat 10", "combat 2", "give map", events=events)
    given = only(events, TreasureGiven)[0]
    assert given.face_up
    assert given.seen_by(1) == given
    assert given.card == MAP


def test_j12_18_a_found_power_is_turned_up_when_taken() -> None:
    """J12.18: taken from it by a player, a power it found is turned up and works at once."""
    s = play(against_ghost(ghost_face_down="sixth-hold"), "combat 10", "combat 2", "loot unseen")
    assert line(s, "ship 1 face up") == "sixth-hold"
    assert line(s.view(1), "ship 1 face up") == "sixth-hold"
    assert asked(s) == "1 stow"


@pytest.mark.parametrize(("cargo", "kept"), [("6 gold", "6 gold"), ("6 food", "-"), ("6 powder", "-")])
def test_j12_19_the_sixth_hold_going_to_the_ghost(cargo: str, kept: str) -> None:
    """J12.19: stolen by the ghost or given to it, doubloons stay in the Sixth Hold, all else goes into the sea."""
    lines: dict[str, Any] = {"ship_1_face_up": "sixth-hold", "ship_1_holds": f"3 food, 3 gold, -, -, -, {cargo}"}
    events: list[Event] = []
    for faces, loot in (("2 8", "loot treasure sixth-hold"), ("10 2", "give sixth-hold")):
        attack, defence = faces.split()
        s = against_ghost(**lines)
        if s.stage == "powder":
            play(s, "powder 0")
        play(s, f"combat {attack}", f"combat {defence}", loot, events=events)
        assert line(s, "ghost holds") == f"5 gold, 3 gold, -, -, -, {kept}"
        assert line(s, "ship 1 holds") == "3 food, 3 gold, 1 powder, -, -"
    assert len(only(events, LostAtSea)) == (0 if kept != "-" else 2)


def test_j12_9_the_measure_of_the_ghosts_place() -> None:
    """J12.9: a ship behind the start is behind the ghost at the start; lanes are measured by the shortest way."""
    events: list[Event] = []
    haunted(1, 1, events, ghost_at="1", ship_1_at="behind 49", ship_2_at="0")
    assert only(events, GhostSteered)[0] == GhostSteered(0, -1, 1, chosen=False)
    events.clear()
    haunted(1, 1, events, ghost_at="39", ship_1_at="36", ship_2_at="0", lairs="")  # 39 is 11 steps from home, 36 is 12
    assert only(events, GhostSteered)[0].course == -1
