"""J3: the round."""

from typing import Any

from jamaica.engine.contract import ONLOOKER, Event
from jamaica.games.jamaica.rules.events import (
    ActionBegan,
    CardDrawn,
    CardPicked,
    CardRevealed,
    DicePlaced,
    DiceRolled,
    Loaded,
    Reshuffled,
    RoundBegan,
)

from .helpers import acting, arranged, asked, choices, line, only, outcomes, play

GOLD_HANDS: dict[str, Any] = {f"ship_{seat}_hand": "gold/gold" for seat in (1, 2, 3)}


def test_j3_1_captain_places_the_dice() -> None:
    """J3.1: the Captain rolls and puts one die on morning, the other on evening; a pair leaves no choice."""
    events: list[Event] = []
    s = play(arranged(captain="2"), "roll 2 5", events=events)
    assert events == [DiceRolled(1, (2, 5))]
    assert asked(s) == "2 dice"
    assert choices(s) == ["dice 2 5", "dice 5 2"]
    play(s, "dice 5 2", events=events)
    assert events[-1] == DicePlaced(1, 5, 2)
    assert asked(s) == "2 card"
    assert asked(play(arranged(captain="2"), "roll 4 4")) == "2 card"


def test_j3_1_after_looking_at_his_hand() -> None:
    """J3.1: the Captain's own hand is dealt, and in his view, when he places the dice."""
    s = play(arranged(captain="2"), "roll 2 5")
    assert line(s.view(1), "ship 2 hand") == "food/forward, forward/forward, forward/backward"


def test_j3_2_cards_are_picked_secretly() -> None:
    """J3.2: each picks one card of his hand and lays it face down; nobody else sees which."""
    events: list[Event] = []
    s = arranged(ship_1_hand="gold/gold, food/powder", ship_2_hand="powder/food")
    play(s, "roll 1 1")
    assert choices(s) == ["card food/powder", "card gold/gold"]
    play(s, "card food/powder", events=events)
    laid = CardPicked(0, s.table.card_of["food/powder"])
    assert events == [laid] and laid.seen_by(0) == laid
    assert laid.seen_by(1) == laid.seen_by(ONLOOKER) == CardPicked(0, None)
    assert line(s, "ship 1 laid") == "food/powder"
    assert line(s.view(0), "ship 1 laid") == "food/powder"
    for stranger in (1, 2):
        assert line(s.view(stranger), "ship 1 laid") == "?"
        assert line(s.view(stranger), "ship 1 hand") == "?"
    assert choices(s) == ["card powder/food"]


def test_j3_3_turns_from_the_captain_clockwise() -> None:
    """J3.3: from the Captain clockwise each reveals his card and does morning, then evening, completely."""
    events: list[Event] = []
    s = arranged(captain="3", ship_1_hand="powder/food", ship_2_hand="food/powder", ship_3_hand="powder/gold")
    play(s, "roll 2 5", "dice 5 2", "card powder/gold", "card powder/food", "card food/powder", events=events)
    turns = [event for event in events if isinstance(event, CardRevealed | ActionBegan)]
    cards = s.table.card_of
    assert turns == [
        CardRevealed(2, cards["powder/gold"]), ActionBegan(2, 0, "powder", 5), ActionBegan(2, 1, "gold", 2),
        CardRevealed(0, cards["powder/food"]), ActionBegan(0, 0, "powder", 5), ActionBegan(0, 1, "food", 2),
        CardRevealed(1, cards["food/powder"]), ActionBegan(1, 0, "food", 5), ActionBegan(1, 1, "powder", 2),
    ]  # fmt: skip
    assert line(s, "ship 1 holds") == "3 food, 3 gold, 5 powder, 2 food, -"


def test_j3_3_nobody_is_revealed_before_all_have_picked() -> None:
    """J3.3: the Captain reveals only when all cards lie."""
    events: list[Event] = []
    s = play(arranged(**GOLD_HANDS), "roll 1 1", "card gold/gold", "card gold/gold", events=events)
    assert not only(events, CardRevealed)
    play(s, "card gold/gold", events=events)
    assert [event.seat for event in only(events, CardRevealed)] == [0, 1, 2]


def test_j3_3_morning_is_completed_first() -> None:
    """J3.3: the morning action's questions are answered before the evening action begins."""
    events: list[Event] = []
    s = acting("food/powder", 2, 3, events, ship_1_holds="1 gold, 2 gold, 1 powder, 2 powder, 1 food")
    assert asked(s) == "1 empty"
    assert [event.step for event in only(events, ActionBegan)] == [0]
    assert not only(events, Loaded)


def test_j3_4_draw_up_and_pass_the_compass() -> None:
    """J3.4: each draws up to 3 cards, 4 with Morgan's Map; played cards lie open; the compass passes to the left."""
    events: list[Event] = []
    hand = "gold/gold, powder/food, food/powder"
    s = arranged(captain="3", ship_1_hand=hand, ship_2_hand=hand, ship_3_hand=hand, ship_2_face_up="map")
    play(s, "roll 1 1", *["card gold/gold"] * 3)
    while s.stage == "draw":
        play(s, outcomes(s)[0], events=events)
    assert [event.seat for event in only(events, CardDrawn)] == [2, 0, 1, 1]
    assert [cards.bit_count() for cards in s.hand] == [3, 4, 3]
    assert only(events, RoundBegan) == [RoundBegan(2, 0)]
    assert [line(s.view(0), f"ship {ship} discard") for ship in (1, 2, 3)] == ["gold/gold"] * 3


def test_j3_4_an_empty_deck_is_replaced_by_the_discard_pile() -> None:
    """J3.4: an empty deck is replaced by the shuffled discard pile, the card just played included."""
    events: list[Event] = []
    played = "food/forward, forward/forward, forward/backward, backward/forward, forward/powder, powder/gold"
    played += ", gold/forward, forward/food"
    s = arranged(**GOLD_HANDS | {"ship_1_hand": "gold/gold, food/powder, powder/food"}, ship_1_discard=played)
    play(s, "roll 1 1", *["card gold/gold"] * 3, events=events)
    assert only(events, Reshuffled) == [Reshuffled(0)]
    assert len(outcomes(s)) == 9
    assert "draw gold/gold" in outcomes(s)
    assert line(s, "ship 1 discard") == "-"
