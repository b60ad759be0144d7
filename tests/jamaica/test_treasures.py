"""J9: the powers, and how treasures lie."""

import pytest

from jamaica.engine.contract import Event
from jamaica.games.jamaica.rules.events import CombatRolled, SabreUsed, StrengthSet, TreasureFound

from .helpers import acting, arranged, asked, choices, fighting, line, only, outcomes, play


@pytest.mark.parametrize("power", ["map", "sabre", "lady-beth", "sixth-hold"])
def test_j9_1_powers_lie_face_up(power: str) -> None:
    """J9.1: a power card found in a lair lies face up, for all to see."""
    events: list[Event] = []
    s = play(acting("forward/powder", 1, 1, ship_1_at="8"), f"treasure {power}", events=events)
    assert line(s.view(1), "ship 1 face up") == power
    assert only(events, TreasureFound)[0].face_up


def test_j9_1_map_draws_a_fourth_card() -> None:
    """J9.1: Morgan's Map makes a hand of 4."""
    s = arranged(ship_1_hand="gold/gold", ship_2_hand="gold/gold", ship_3_hand="gold/gold", ship_3_face_up="map")
    play(s, "roll 1 1", *["card gold/gold"] * 3)
    while s.stage == "draw":
        play(s, outcomes(s)[0])
    assert [hand.bit_count() for hand in s.hand] == [3, 3, 4]


def test_j9_1_powers_work_while_owned() -> None:
    """J9.1: who loses Lady Beth in a battle has no bonus in the next."""
    events: list[Event] = []
    s = acting(
        "forward/forward", 1, 1, ship_1_at="8", ship_2_at="9", ship_3_at="10", ship_1_face_up="lady-beth", lairs=""
    )
    play(s, "combat 2", "combat 10", "loot treasure lady-beth", "combat 2", events=events)
    assert [event.lady_beth for event in only(events, StrengthSet)] == [2, 0, 0]


def test_j9_2_own_die_again() -> None:
    """J9.2: the owner may have his own die thrown again; the second roll stands, no gunpowder may be added."""
    events: list[Event] = []
    s = play(fighting(ship_1_face_up="sabre", ship_1_holds="3 powder, -, -, -, -"), "powder 1", "combat 2")
    assert asked(s) == "1 sabre"
    assert choices(s) == ["sabre again", "sabre keep"]
    play(s, "sabre again", events=events)
    assert only(events, SabreUsed) == [SabreUsed(0, 0)]
    assert asked(s) == "chance combat"
    play(s, "combat 4", events=events)
    assert only(events, CombatRolled) == [CombatRolled(0, 4, again=True)]
    assert only(events, StrengthSet) == [StrengthSet(0, 4, 1, 0)]
    assert asked(s) == "chance combat"


def test_j9_2_the_opponents_die_a_star_included() -> None:
    """J9.2: or his opponent's, a star included."""
    s = play(fighting(ship_2_face_up="sabre"), "combat star")
    assert asked(s) == "2 sabre"
    play(s, "sabre again", "combat 4")
    assert asked(s) == "chance combat"
    s = play(fighting(ship_1_face_up="sabre"), "combat 4", "sabre keep", "combat star")
    assert asked(s) == "1 sabre"
    assert asked(play(s, "sabre again", "combat 2")) == "1 loot"


def test_j9_2_once_per_battle() -> None:
    """J9.2: once per battle, but again in the next."""
    s = acting("forward/forward", 1, 1, ship_1_at="8", ship_2_at="9", ship_3_at="10", ship_1_face_up="sabre", lairs="")
    play(s, "combat 2", "sabre again", "combat 2")
    assert asked(s) == "chance combat"
    play(s, "combat 2")
    assert asked(s) == "chance combat"  # a draw; the next battle has begun
    assert asked(play(s, "combat 2")) == "1 sabre"


def test_j9_2_keeping_saves_it_for_the_next_throw() -> None:
    """J9.2: an owner who keeps the first throw is offered the second."""
    s = play(fighting(ship_2_face_up="sabre"), "combat 4", "sabre keep", "combat 2")
    assert asked(s) == "2 sabre"


def test_j9_3_the_other_eight_lie_face_down() -> None:
    """J9.3: the other treasures lie face down, known to their owner only, and count at the end."""
    events: list[Event] = []
    s = play(acting("forward/powder", 1, 1, ship_1_at="8"), "treasure -4", events=events)
    assert line(s.view(0), "ship 1 face down") == "-4"
    assert line(s.view(1), "ship 1 face down") == "?"
    found = only(events, TreasureFound)[0]
    assert found.seen_by(0) == found
    assert found.seen_by(1) == TreasureFound(0, 9, None, face_up=False)
    assert s.score_parts(0)[2] == -4


def test_j9_4_the_sixth_hold_takes_its_contents_along() -> None:
    """J9.4, J12.19: stealing the Sixth Hold takes its contents along."""
    s = play(
        fighting(ship_2_face_up="sixth-hold", ship_2_holds="3 food, 3 gold, -, -, -, 5 gold"), "combat 8", "combat 2"
    )
    play(s, "loot treasure sixth-hold")
    assert line(s, "ship 1 holds") == "3 food, 3 gold, 1 powder, -, -, 5 gold"
    assert line(s, "ship 2 holds") == "3 food, 3 gold, 1 gold, 1 gold, -"


def test_j12_8_a_power_works_at_once() -> None:
    """J12.8: a power gained in the middle of a round works at once; hand size is looked at when drawing."""
    s = acting("forward/powder", 1, 1, ship_1_at="8")
    play(s, "treasure sixth-hold")
    assert asked(s) == "1 stow"
    s = play(acting("forward/powder", 1, 1, ship_1_at="8"), "treasure map")
    while s.stage == "draw":
        play(s, outcomes(s)[0])
    assert [hand.bit_count() for hand in s.hand] == [4, 3, 3]


def test_j12_8_nobody_discards_down() -> None:
    """J12.8: who has lost the Map keeps his four cards and draws none until he has fewer than three."""
    hand = "gold/gold, powder/food, food/powder, food/forward"
    s = arranged(ship_1_hand=hand, ship_2_hand="gold/gold", ship_3_hand="gold/gold")
    play(s, "roll 1 1", *["card gold/gold"] * 3)
    while s.stage == "draw":
        play(s, outcomes(s)[0])
    assert line(s, "ship 1 hand") == "food/forward, food/powder, powder/food"
    s = arranged(ship_1_hand="gold/forward, " + hand, ship_2_hand="gold/gold", ship_3_hand="gold/gold")
    play(s, "roll 1 1", *["card gold/gold"] * 3)
    while s.stage == "draw":
        play(s, outcomes(s)[0])
    assert s.hand[0].bit_count() == 4


def test_j12_10_not_against_his_own_star() -> None:
    """J12.10: the Sabre is not offered to its owner against his own star."""
    assert asked(play(fighting(ship_1_face_up="sabre"), "combat star")) == "1 loot"
    s = play(fighting(ship_2_face_up="sabre"), "combat 2", "sabre keep", "combat star")
    assert asked(s) == "2 loot"


def test_j12_29_only_for_the_two_ships_in_the_battle() -> None:
    """J12.29: a third ship's Sabre is not asked, nor is it on the shortage die."""
    s = play(fighting(ship_3_face_up="sabre"), "combat 2")
    assert asked(s) == "chance combat"
    s = acting("forward/powder", 1, 1, edition="second", ship_1_face_up="sabre", ship_1_holds="-, -, -, -, -")
    play(s, "shortage 2")
    assert asked(s) != "1 sabre"
