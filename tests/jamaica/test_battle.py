"""J8: battle."""

from typing import Any

import pytest

from jamaica.engine.contract import Event
from jamaica.games.jamaica.rules.data import FOOD, GOLD
from jamaica.games.jamaica.rules.events import (
    BattleBegan,
    BattleEnded,
    CombatRolled,
    HoldTaken,
    Loaded,
    LootDeclined,
    Paid,
    StrengthSet,
    TreasureGiven,
    TreasureTaken,
)
from jamaica.games.jamaica.rules.proposal import proposal

from .helpers import acting, asked, choices, fighting, line, only, outcomes, play

POWDER: dict[str, Any] = {"ship_1_holds": "2 powder, 3 powder, -, -, -", "ship_2_holds": "4 powder, 3 gold, -, -, -"}


def test_j8_1_the_ship_that_arrives_attacks() -> None:
    """J8.1: the ship that arrives attacks the one that lies there."""
    events: list[Event] = []
    fighting(events)
    assert only(events, BattleBegan) == [BattleBegan(0, 1)]
    events.clear()
    acting("forward/powder", 1, 1, events, captain=3, ship_3_at="8", ship_1_at="9", lairs="")
    assert only(events, BattleBegan) == [BattleBegan(2, 0)]


def test_j8_1_several_ships() -> None:
    """J8.1: of several ships the attacker picks one; one battle only."""
    events: list[Event] = []
    s = fighting(events, ship_3_at="9")
    assert asked(s) == "1 attack"
    assert choices(s) == ["attack 2", "attack 3"]
    play(s, "attack 3", "combat 4", "combat 4", events=events)
    assert only(events, BattleBegan) == [BattleBegan(0, 2)]
    assert asked(s) == "chance draw"


def test_j8_2_attacker_spends_then_rolls() -> None:
    """J8.2: the attacker spends as many gunpowder tokens as he likes, then rolls; strength = die + gunpowder."""
    events: list[Event] = []
    s = fighting(events, **POWDER)
    assert asked(s) == "1 powder"
    assert choices(s) == [f"powder {amount}" for amount in range(6)]
    play(s, "powder 5", events=events)
    assert asked(s) == "chance combat"
    play(s, "combat 6", events=events)
    assert only(events, StrengthSet) == [StrengthSet(0, 6, 5, 0)]
    assert only(events, StrengthSet)[0].strength == 11
    assert s.strength == 11


def test_j8_2_lady_beth() -> None:
    """J8.2: +2 with Lady Beth, for attacker and defender."""
    s = play(fighting(ship_1_face_up="lady-beth"), "combat 4", "combat 6")
    assert asked(s) == "chance draw"
    s = play(fighting(ship_2_face_up="lady-beth"), "combat 4", "combat 4")
    assert asked(s) == "2 loot"


def test_j8_2_all_of_a_great_store() -> None:
    """J8.2: as many as he likes, however many a position gives him."""
    s = fighting(ship_1_holds="99 powder, 99 powder, -, -, -")
    assert choices(s)[-1] == "powder 198"


def test_j8_3_defender_knows_the_strength() -> None:
    """J8.3: the defender does the same, knowing the attacker's strength."""
    events: list[Event] = []
    s = play(fighting(events, **POWDER), "powder 0", "combat 8")
    assert asked(s) == "2 powder"
    assert s.view(1).strength == 8
    assert choices(s) == [f"powder {amount}" for amount in range(5)]
    play(s, "powder 1", "combat 8", events=events)
    assert events[-2:] == [StrengthSet(1, 8, 1, 0), BattleEnded(0, 1, 1)]


def test_j8_2_without_gunpowder_nothing_is_asked() -> None:
    """J8.2: who has no gunpowder is not asked."""
    s = fighting()
    assert asked(s) == "chance combat"
    assert asked(play(s, "combat 2")) == "chance combat"


@pytest.mark.parametrize(
    ("attack", "defence", "winner"), [("10", "8", 0), ("2", "4", 1), ("6", "6", None), ("8", "2", 0)]
)
def test_j8_4_higher_strength_wins(attack: str, defence: str, winner: int | None) -> None:
    """J8.4: the higher strength wins; equal: nothing happens."""
    events: list[Event] = []
    s = play(fighting(), f"combat {attack}", f"combat {defence}", events=events)
    assert only(events, BattleEnded) == [BattleEnded(0, 1, winner)]
    assert asked(s) == ("chance draw" if winner is None else f"{winner + 1} loot")


def test_j8_5_attackers_star() -> None:
    """J8.5: the attacker's star wins at once: the defender neither spends nor rolls."""
    events: list[Event] = []
    s = play(fighting(**POWDER), "powder 0", "combat star", events=events)
    assert only(events, BattleEnded) == [BattleEnded(0, 1, 0)]
    assert asked(s) == "1 loot"
    assert len(only(events, CombatRolled)) == 1


def test_j8_5_defenders_star() -> None:
    """J8.5: a defender's star beats any strength."""
    s = play(fighting(**POWDER, ship_1_face_up="lady-beth"), "powder 5", "combat 10", "powder 0", "combat star")
    assert asked(s) == "2 loot"


@pytest.mark.parametrize("faces", [("2", "10"), ("2", "2"), ("star",), ("10", "2")])
def test_j8_6_spent_gunpowder_is_gone(faces: tuple[str, ...]) -> None:
    """J8.6: spent gunpowder is gone whatever happens."""
    s = play(fighting(ship_1_holds="4 powder, -, -, -, -"), "powder 3", *(f"combat {face}" for face in faces))
    if s.stage == "loot":
        play(s, "loot nothing")
    assert line(s, "ship 1 holds") == "1 powder, 1 powder, -, -, -"  # the second hold is the evening's load


def test_j8_7a_take_a_hold() -> None:
    """J8.7a: the winner takes the whole contents of one of the loser's holds, into one empty hold."""
    events: list[Event] = []
    s = play(fighting(ship_2_holds="5 food, 2 gold, 5 food, -, -"), "combat 4", "combat 2")
    assert choices(s) == ["loot hold 1", "loot hold 2", "loot nothing"]
    play(s, "loot hold 1", events=events)
    assert events[:2] == [HoldTaken(0, 1, 0, FOOD, 5), Loaded(0, 2, FOOD, 5, loser=1)]
    assert line(s, "ship 1 holds") == "3 food, 3 gold, 5 food, 1 powder, -"


def test_j8_7a_the_defender_may_win_a_hold() -> None:
    """J8.7a: a defender who wins takes a hold just the same."""
    events: list[Event] = []
    s = play(fighting(), "combat 2", "combat 4")
    assert asked(s) == "2 loot"
    play(s, "loot hold 2", events=events)
    assert events[:2] == [HoldTaken(1, 0, 1, GOLD, 3), Loaded(1, 2, GOLD, 3, loser=0)]


def test_j8_7a_none_empty() -> None:
    """J8.7a: none empty: the winner empties one of another type."""
    s = play(fighting(ship_1_holds="1 gold, 2 gold, 3 food, 4 food, 5 powder"), "powder 0", "combat 4", "combat 2")
    play(s, "loot hold 2")
    assert asked(s) == "1 empty"
    assert choices(s) == ["empty 3", "empty 4", "empty 5"]


def test_j8_7a_impossible_if_all_holds_hold_that_type() -> None:
    """J8.7a: impossible if all the winner's holds hold that type."""
    s = play(fighting(ship_1_holds="1 gold, 2 gold, 3 gold, 4 gold, 5 gold"), "combat 4", "combat 2")
    assert choices(s) == ["loot hold 1", "loot nothing"]


def test_j8_7b_take_a_treasure() -> None:
    """J8.7b, J12.27: the winner takes a face-up treasure of his choice or a face-down one unseen, at random."""
    events: list[Event] = []
    lines: dict[str, Any] = {
        "ship_2_face_up": "map, lady-beth",
        "ship_2_face_down": "+5, -3",
        "ship_2_holds": "-, -, -, -, -",
    }
    s = play(fighting(**lines), "combat 8", "combat 2")
    assert choices(s) == ["loot nothing", "loot treasure lady-beth", "loot treasure map", "loot unseen"]
    open_one = play(s.copy(), "loot treasure map", events=events)
    assert line(open_one, "ship 1 face up") == "map"
    assert line(open_one, "ship 2 face up") == "lady-beth"
    play(s, "loot unseen")
    assert outcomes(s) == ["steal +5", "steal -3"]
    assert set(s.odds().weights) == {1}
    play(s, "steal -3", events=events)
    assert line(s, "ship 1 face down") == "-3"
    assert line(s, "ship 2 face down") == "+5"
    assert [event.face_up for event in only(events, TreasureTaken)] == [True, False]


def test_j8_7b_the_only_face_down_card_needs_no_draw() -> None:
    """J8.7b: with one face-down treasure there is nothing to draw."""
    s = play(fighting(ship_2_face_down="-2"), "combat 8", "combat 2", "loot unseen")
    assert line(s, "ship 1 face down") == "-2"


def test_j8_7c_give_a_cursed_treasure() -> None:
    """J8.7c, J12.30: the winner gives the loser one of his own cursed treasures, and no other."""
    events: list[Event] = []
    lines: dict[str, Any] = {
        "ship_1_face_down": "+7a, -2, -4",
        "ship_1_face_up": "sabre",
        "ship_2_holds": "-, -, -, -, -",
    }
    s = play(fighting(**lines), "combat 8", "sabre keep", "combat 2", "sabre keep")
    assert choices(s) == ["give -2", "give -4", "loot nothing"]
    play(s, "give -4", events=events)
    assert line(s, "ship 1 face down") == "+7a, -2"
    assert line(s, "ship 2 face down") == "-4"
    given = only(events, TreasureGiven)[0]
    assert (given.winner, given.loser, given.cursed, given.face_up) == (0, 1, True, False)


def test_j8_7_or_nothing() -> None:
    """J8.7: one of these, or nothing; without anything to do nothing is asked."""
    events: list[Event] = []
    s = play(fighting(), "combat 8", "combat 2", "loot nothing", events=events)
    assert only(events, LootDeclined) == [LootDeclined(0)]
    assert line(s, "ship 2 holds").startswith("3 food, 3 gold")
    s = play(fighting(ship_2_holds="-, -, -, -, -"), "combat 8", "combat 2")
    assert asked(s) == "chance draw"


def test_j12_5_gunpowder_from_any_hold() -> None:
    """J12.5: gunpowder may be taken from any of one's gunpowder holds, as with costs."""
    events: list[Event] = []
    s = play(fighting(**POWDER), "powder 2")
    assert asked(s) == "1 pay"
    assert choices(s) == ["pay 0 2 0 0 0", "pay 1 1 0 0 0", "pay 2 0 0 0 0"]
    play(s, "pay 1 1 0 0 0", events=events)
    assert only(events, Paid) == [Paid(0, 3, (1, 1, 0, 0, 0), None)]
    assert asked(s) == "chance combat"


def test_j12_5_the_smallest_holds_are_proposed_first() -> None:
    """J12.5: what the game proposes is the smallest holds first."""
    s = play(fighting(ship_1_holds="3 powder, 3 gold, 2 powder, -, 3 powder"), "powder 6")
    assert proposal(s) == ("pay", 3, 0, 2, 0, 1)
    assert proposal(s) in s.choices()
    s = acting("forward/powder", 1, 1, ship_1_at="15", ship_1_holds="4 gold, 2 gold, -, -, 2 food")
    assert proposal(s) == ("pay", 1, 2, 0, 0, 0)


def test_j12_6_the_contents_of_the_sixth_hold() -> None:
    """J12.6: a hold's contents can be taken from the Sixth Hold without the card."""
    holds = "-, -, -, -, -, 6 food"
    s = play(fighting(ship_2_face_up="sixth-hold", ship_2_holds=holds), "combat 8", "combat 2")
    assert choices(s) == ["loot hold 6", "loot nothing", "loot treasure sixth-hold"]
    play(s, "loot hold 6")
    assert line(s, "ship 1 holds").startswith("3 food, 3 gold, 6 food")
    assert line(s, "ship 2 face up") == "sixth-hold"


def test_j12_30_no_other_treasure_is_given() -> None:
    """J12.30: neither gold nor a power can be given to another player."""
    lines: dict[str, Any] = {"ship_1_face_down": "+7a", "ship_1_face_up": "map", "ship_2_holds": "-, -, -, -, -"}
    assert asked(play(fighting(**lines), "combat 8", "combat 2")) == "chance draw"
