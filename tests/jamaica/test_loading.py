"""J4: loading."""

from jamaica.engine.contract import Event
from jamaica.games.jamaica.rules.data import FOOD, GOLD, POWDER
from jamaica.games.jamaica.rules.events import HoldEmptied, Loaded, LoadIgnored
from jamaica.games.jamaica.rules.proposal import proposal

from .helpers import acting, asked, choices, line, only, play


def test_j4_1_the_die_says_how_many() -> None:
    """J4.1: the die's number of tokens goes into one empty hold."""
    events: list[Event] = []
    s = acting("food/powder", 6, 2, events)
    assert line(s, "ship 1 holds") == "3 food, 3 gold, 6 food, 2 powder, -"
    assert only(events, Loaded)[0] == Loaded(0, 2, FOOD, 6)


def test_j4_1_two_loads_are_never_joined() -> None:
    """J4.1: gold/gold makes two separate loads, and nothing is added to a hold that has tokens in it."""
    s = acting("gold/gold", 4, 1)
    assert line(s, "ship 1 holds") == "3 food, 3 gold, 4 gold, 1 gold, -"


def test_j4_2_a_hold_is_emptied() -> None:
    """J4.2: without an empty hold the player empties one, never one with the type he loads."""
    events: list[Event] = []
    s = acting("gold/gold", 6, 1, events, ship_1_holds="1 gold, 2 food, 3 powder, 4 powder, 1 food")
    assert asked(s) == "1 empty"
    assert choices(s) == ["empty 2", "empty 3", "empty 4", "empty 5"]
    play(s, "empty 3", events=events)
    assert line(s, "ship 1 holds") == "1 gold, 2 food, 6 gold, 4 powder, 1 food"
    assert events[-3:-1] == [HoldEmptied(0, 2, POWDER, 3), Loaded(0, 2, GOLD, 6)]
    assert choices(s) == ["empty 2", "empty 4", "empty 5"]


def test_j4_2_no_question_without_a_difference() -> None:
    """J4.2: if only like holds can be emptied, nothing is asked."""
    s = acting("gold/gold", 6, 1, ship_1_holds="1 gold, 2 food, 3 gold, 2 food, 1 gold")
    assert line(s, "ship 1 holds") == "1 gold, 6 gold, 3 gold, 1 gold, 1 gold"
    s = acting("gold/forward", 6, 1, ship_1_holds="1 gold, 2 food, 3 gold, 2 food, 1 gold", ship_1_at="15")
    assert line(s, "ship 1 holds").startswith("1 gold, 6 gold, 3 gold, 2 food")


def test_j4_3_every_hold_of_that_type() -> None:
    """J4.3, J12.2: every hold already holds that very type: the action is ignored."""
    events: list[Event] = []
    s = acting("gold/gold", 6, 1, events, ship_1_holds="1 gold, 2 gold, 3 gold, 4 gold, 5 gold")
    assert line(s, "ship 1 holds") == "1 gold, 2 gold, 3 gold, 4 gold, 5 gold"
    assert only(events, LoadIgnored) == [LoadIgnored(0, GOLD)] * 2
    assert not only(events, HoldEmptied)


def test_j12_1_the_bank_never_runs_out() -> None:
    """J12.1: more tokens can be on the ships than the box has."""
    full = "20 gold, 20 gold, 20 gold, 20 gold, -"
    s = acting("gold/gold", 6, 6, ship_1_holds=full, ship_2_holds=full, ship_3_holds=full)
    assert line(s, "ship 1 holds") == "20 gold, 20 gold, 20 gold, 20 gold, 6 gold"


def test_j12_7_ordinary_or_sixth_hold() -> None:
    """J12.7: with an ordinary and the Sixth Hold empty the player chooses; ordinary is proposed first."""
    s = acting("gold/gold", 2, 3, ship_1_face_up="sixth-hold")
    assert asked(s) == "1 stow"
    assert choices(s) == ["stow ordinary", "stow sixth"]
    assert proposal(s) == ("stow", "ordinary")
    play(s, "stow sixth")
    assert line(s, "ship 1 holds") == "3 food, 3 gold, 3 gold, -, -, 2 gold"
    s = play(acting("gold/gold", 2, 3, ship_1_face_up="sixth-hold"), "stow ordinary", "stow ordinary")
    assert line(s, "ship 1 holds") == "3 food, 3 gold, 2 gold, 3 gold, -, -"


def test_j12_26_the_first_empty_hold() -> None:
    """J12.26: which of several empty ordinary holds is filled is never asked: the first."""
    events: list[Event] = []
    s = acting("gold/gold", 2, 5, events, ship_1_holds="-, 3 gold, -, 3 food, -")
    assert line(s, "ship 1 holds") == "2 gold, 3 gold, 5 gold, 3 food, -"


def test_j9_1_the_sixth_hold_loads_by_the_normal_rules() -> None:
    """J9.1: the Sixth Hold is one more hold: filled when it alone is empty, emptied like the others, J4.3 counts it."""
    full = "1 food, 2 food, 3 food, 4 food, 5 food"
    s = acting("gold/gold", 2, 2, ship_1_face_up="sixth-hold", ship_1_holds=f"{full}, -")
    assert line(s, "ship 1 holds").startswith(f"{full}, 2 gold")
    assert choices(s) == ["empty 1", "empty 2", "empty 3", "empty 4", "empty 5"]
    s = acting(
        "gold/gold", 2, 2, ship_1_face_up="sixth-hold", ship_1_holds="1 gold, 2 gold, 1 gold, 1 gold, 1 gold, 4 food"
    )
    assert line(s, "ship 1 holds") == "1 gold, 2 gold, 1 gold, 1 gold, 1 gold, 2 gold"
    s = acting(
        "food/powder", 2, 2, ship_1_face_up="sixth-hold", ship_1_holds="1 gold, 1 gold, 1 gold, 1 gold, 1 gold, 1 gold"
    )
    assert choices(s) == ["empty 1", "empty 6"]
