"""J10: end and score."""

from typing import Any

import pytest

from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.games.jamaica.rules.events import ActionBegan, CardDrawn, GameEnded, Reshuffled, Score
from jamaica.games.jamaica.rules.options import JamaicaOptions

from .helpers import GAME, acting, arranged, asked, line, only, outcomes, play


def test_j10_1_the_evening_action_is_dropped() -> None:
    """J10.1: a ship home on its morning action drops its evening action, the round is finished, the game ends."""
    events: list[Event] = []
    s = acting("forward/powder", 6, 2, events, ship_1_at="48")
    assert [(event.ship, event.step) for event in only(events, ActionBegan)] == [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert s.to_move == OVER
    assert line(s, "ship 1 holds") == "3 food, 3 gold, -, -, -"
    assert line(s, "ship 2 holds") == "3 food, 3 gold, 6 gold, 2 gold, -"


def test_j10_1_only_the_round_of_the_arrival_is_finished() -> None:
    """J10.1: players before the arriving ship do not play again, and nobody draws (J12.17)."""
    events: list[Event] = []
    s = arranged(
        captain="2", ship_1_hand="gold/forward", ship_2_hand="gold/gold", ship_3_hand="gold/gold", ship_1_at="48"
    )
    play(s, "roll 2 6", "dice 2 6", "card gold/gold", "card gold/gold", "card gold/forward", events=events)
    assert s.to_move == OVER
    parts = (Score(15, 5, 0, 0), Score(-5, 11, 0, 0), Score(-5, 11, 0, 0))
    assert only(events, GameEnded) == [GameEnded((20, 6, 6), (0,), parts)]
    assert not only(events, CardDrawn)


def test_j10_1_several_ships_may_come_home() -> None:
    """J10.1: those who come later in the round still sail home."""
    s = arranged(
        ship_1_hand="forward/powder",
        ship_2_hand="forward/powder",
        ship_3_hand="gold/gold",
        ship_1_at="48",
        ship_2_at="47",
    )
    play(s, "roll 4 4", "card forward/powder", "card forward/powder", "card gold/gold")
    assert [line(s, f"ship {ship} at") for ship in (1, 2, 3)] == ["home", "home", "0"]
    assert asked(s) == "nobody"


def test_j10_2_check_of_the_rulebook() -> None:
    """J10.2: 8 + (3 + 3 + 6) + 7 − 4 = 23."""
    s = arranged(ship_1_at="47", ship_1_holds="3 gold, 3 gold, 6 gold, 5 food, 2 powder", ship_1_face_down="+7a, -4")
    assert s.score_parts(0) == (8, 12, 3)
    assert s.scores()[0] == 23


@pytest.mark.parametrize(
    ("place", "points"),
    [
        ("home", 15),
        ("0", -5),
        ("1", -5),
        ("40", -5),
        ("behind 49", -5),
        ("behind 0", -5),
        ("41", 2),
        ("44", 5),
        ("49", 10),
    ],
)
def test_j10_2_places(place: str, points: int) -> None:
    """J10.2: 15 in Port Royal after the lap; −5 before the red line, behind the start and at the start."""
    assert arranged(ship_1_at=place, ship_1_holds="-, -, -, -, -").scores()[0] == points


def test_j10_2_gold_in_the_sixth_hold_counts() -> None:
    """J10.2: doubloons in all holds count, the Sixth Hold's too; food and gunpowder do not."""
    s = arranged(ship_1_face_up="sixth-hold", ship_1_holds="3 food, 3 gold, 4 powder, -, -, 5 gold")
    assert s.scores()[0] == 3


def test_j10_3_most_points_win() -> None:
    """J10.3: most points win."""
    assert arranged(ship_1_at="45", ship_2_at="46", ship_3_at="44").winners() == [1]
    assert arranged(ship_1_at="49", ship_2_holds="9 gold, 10 gold, -, -, -").winners() == [1]


def test_j10_3_tie() -> None:
    """J10.3: a tie goes to who is further along; still tied: shared victory."""
    gold = "{} gold, -, -, -, -"
    tied = {"ship_1_holds": gold.format(5), "ship_2_holds": gold.format(4), "ship_1_at": "41", "ship_2_at": "42"}
    assert arranged(**tied).winners() == [1]  # type: ignore[arg-type]
    assert arranged(ship_1_at="5", ship_3_at="5").winners() == [0, 2]
    assert arranged().winners() == [0, 1, 2]


def test_j12_3_one_full_lap() -> None:
    """J12.3: the finish is one full lap round the island, not the island alone."""
    s = acting("forward/powder", 1, 1, ship_1_at="behind 49")
    assert line(s, "ship 1 at") == "0"
    assert asked(s) == "chance draw"
    s = acting("forward/powder", 3, 1, ship_1_at="behind 49", ship_1_holds="9 food, -, -, -, -")
    assert line(s, "ship 1 at") == "2"


def test_j12_4_treasures_count_their_values() -> None:
    """J12.4: treasures add their printed values, not their number; powers nothing."""
    s = arranged(ship_1_face_down="+3a, +7b", ship_1_face_up="map", ship_2_face_down="-2, -3", lairs="4")
    assert [s.score_parts(ship)[2] for ship in (0, 1, 2)] == [10, -5, 0]


def test_j12_9_further_along() -> None:
    """J12.9, J12.22: fewer steps to Port Royal by the shortest way; behind the start counts as a lap of 32 more."""
    far = {
        "home": 0,
        "49": 1,
        "41": 9,
        "38": 10,
        "40": 10,
        "33": 15,
        "39": 11,
        "32": 12,
        "1": 31,
        "0": 32,
        "behind 49": 33,
    }
    for place, steps in far.items():
        s = arranged(ship_1_at=place)
        assert s.steps_home(0) == steps, place


def test_j12_15_after_100_rounds() -> None:
    """J12.15: nobody gets home: after 100 rounds the game ends and is scored as it stands."""
    for number, over in (("99", False), ("100", True)):
        events: list[Event] = []
        s = acting("gold/gold", 2, 2, events, round=number)
        assert (s.to_move == OVER) == over
        assert bool(only(events, GameEnded)) == over
    assert s.scores() == [2, 2, 2]


def test_j12_17_reshuffled_only_when_a_card_has_to_be_drawn() -> None:
    """J12.17: an empty deck waits; drawing goes clockwise from the Captain; after the last round nobody draws."""
    hand = "gold/gold, food/powder, powder/food, forward/food"
    played = (
        "food/forward, forward/forward, forward/backward, backward/forward, forward/powder, powder/gold, gold/forward"
    )
    hands: dict[str, Any] = {"ship_1_hand": hand, "ship_2_hand": "gold/gold", "ship_3_hand": "gold/gold"}
    s = arranged(captain="2", ship_1_discard=played, **hands)
    play(s, "roll 1 1", *["card gold/gold"] * 3)
    events: list[Event] = []
    while s.stage == "draw":
        play(s, outcomes(s)[0], events=events)
    assert [event.seat for event in only(events, CardDrawn)] == [1, 1, 1, 2, 2, 2]
    assert not only(events, Reshuffled)
    assert [line(s, f"ship {ship} discard") for ship in (2, 3)] == ["gold/gold"] * 2
    assert s.deck[0] == 0
    assert s.discard[0].bit_count() == 8


@pytest.mark.parametrize(
    ("edition", "reshuffle", "at_once"),
    [("first", "edition", False), ("second", "edition", True), ("second", "late", False)],
)
def test_j12_17_second_edition_reshuffles_as_soon_as_the_deck_has_run_out(
    edition: str, reshuffle: str, at_once: bool
) -> None:
    """J12.17: after the draw that empties the deck, so that the card played next is not in the new one."""
    played = "food/forward, forward/forward, forward/backward, backward/forward, forward/powder, powder/gold"
    hand = "gold/gold, food/powder, powder/food"
    options = JamaicaOptions(players=3, edition=edition, reshuffle=reshuffle)
    lines = {"ship 1 hand": hand, "ship 1 discard": played, "ship 2 hand": "gold/gold", "ship 3 hand": "gold/gold"}
    s, events = GAME.arrange(options, lines), list[Event]()
    first = s.round
    while s.round < first + 2:
        assert s.round == first or s.stage != "roll" or s.deck[0].bit_count() == 1, "one card is left to draw"
        s.apply((s.odds().moves if s.to_move == CHANCE else s.choices())[0], events)
    assert [event.seat for event in only(events, Reshuffled)] == [0] * at_once
    assert s.deck[0].bit_count() == (8 if at_once else 0) and s.hand[0].bit_count() == 3
    assert s.discard[0].bit_count() == (0 if at_once else 8)
    assert s.exposed[0] == (s.hand[0] if at_once else 0), "everybody can tell what is in hand"


def test_j12_17_cards_are_picked_clockwise_from_the_captain() -> None:
    """J12.17: the Captain picks first, then the player to his left."""
    s = play(arranged(captain="2"), "roll 1 1")
    order = []
    while s.stage == "card":
        order.append(s.to_move)
        s.apply(s.choices()[0])
    assert order == [1, 2, 0]
