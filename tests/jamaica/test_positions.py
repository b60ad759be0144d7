"""Positions as text: `arrange` and `describe` are the reverse of each other, and faults are named."""

from random import Random

import pytest

from jamaica.engine.contract import CHANCE, OVER
from jamaica.engine.errors import ScenarioError
from jamaica.games.jamaica.rules.options import JamaicaOptions

from .helpers import GAME, arranged, asked, line, started


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3}, {"players": 5, "ghost": "yes", "edition": "second"}]
)
def test_arrange_reverses_describe(options: dict[str, str | int]) -> None:
    """Every position before a roll reads back from its own description, piece by piece."""
    rng, compared = Random(3), 0
    s = started(**options)
    while s.to_move != OVER:
        if s.stage == "roll":
            twin = GAME.arrange(s.table.options, GAME.describe(s))
            assert twin.key() == s.key()
            compared += 1
        legal = s.odds().moves if s.to_move == CHANCE else s.choices()
        s.apply(rng.choice(list(legal)))
    assert compared > 5
    assert GAME.describe(s)["round"] == str(s.round)


def test_what_is_left_out_is_as_at_the_start() -> None:
    """A position without lines is the first round with the first cards in hand."""
    s = arranged()
    assert asked(s) == "chance roll"
    assert line(s, "round") == "1" and line(s, "captain") == "1" and line(s, "dice") == "-"
    assert line(s, "ship 2 hand") == "food/forward, forward/forward, forward/backward"
    assert line(s, "ship 2 holds") == "3 food, 3 gold, -, -, -"


def test_a_ship_at_home_is_the_end() -> None:
    """A position with a ship that is home is the end of a game (J10.1)."""
    assert asked(arranged(ship_2_at="home")) == "nobody"


def test_places() -> None:
    """Places read back: on the way, behind the start (any number of laps), home."""
    for place in ("0", "12", "behind 49", "behind 0", "behind behind 41", "home"):
        assert line(arranged(ship_1_at=place), "ship 1 at") == place


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ({"weather": "fair"}, "A position has no line 'weather'."),
        ({"ship 4 at": "3"}, "A position has no line 'ship 4 at'."),
        ({"ship 0 at": "3"}, "A position has no line 'ship 0 at'."),
        ({"ship ² at": "3"}, "A position has no line 'ship ² at'."),
        ({"ship 1 mast": "3"}, "A position has no line 'ship 1 mast'."),
        ({"ghost at": "3"}, "A position has no line 'ghost at'."),
        ({"1 at": "3"}, "A position has no line '1 at'."),
        ({"round": "0"}, "'round' should be a number from 1 to 100, not '0'."),
        ({"round": "101"}, "'round' should be a number from 1 to 100, not '101'."),
        ({"captain": "4"}, "'captain' should be a number from 1 to 3, not '4'."),
        ({"captain": "²"}, "'captain' should be a number from 1 to 3, not '²'."),
        ({"dice": "3 4"}, "'dice' can only be '-': a position stands before the roll of its round."),
        (
            {"ship 1 laid": "gold/gold"},
            "'ship 1 laid' can only be '-': a position stands before the roll of its round.",
        ),
        ({"lairs": "4 5"}, "'lairs: 4 5' names a space that is no lair."),
        ({"lairs": "four"}, "'lairs' should be a number from 0 to 49, not 'four'."),
        ({"ship 1 at": "50"}, "'ship 1 at' should be a number from 0 to 49, not '50'."),
        ({"ship 1 at": "behind"}, "'ship 1 at' should be a number from 0 to 49, not 'behind'."),
        ({"ship 1 at": "before 3"}, "'ship 1 at' should be a number from 0 to 49, not 'before 3'."),
        (
            {"ship 1 holds": "3 food"},
            "'ship 1 holds' should list 5 holds (6 with the Sixth Hold), '-' for an empty one.",
        ),
        (
            {"ship 1 holds": "3 rum, -, -, -, -"},
            "'ship 1 holds': '3 rum' should read like '3 food', '5 gold', '2 powder' or '-'.",
        ),
        ({"ship 1 holds": "0 food, -, -, -, -"}, "'ship 1 holds' should be a number from 1 to 99, not '0'."),
        ({"ship 1 holds": "-, -, -, -, -, 3 food"}, "Ship 1 has a sixth hold without the card."),
        ({"ship 1 hand": "-"}, "Each player needs a card in hand."),
        (
            {"ship 1 hand": "gold/gold", "ship 1 discard": "gold/gold"},
            "A card of ship 1 is both in hand and played.",
        ),
        (
            {"ship 1 face up": "+5"},
            "'ship 1 face up': only map, sabre, lady-beth, sixth-hold lie face up, not '+5'.",
        ),
        ({"ship 1 face down": "map"}, "'ship 1 face down': a player's power cards lie face up."),
        ({"ship 1 face down": "+5", "ship 2 face down": "+5"}, "A treasure has two owners."),
        (
            {"ship 1 face up": "map", "ship 2 face up": "map"},
            "'ship 2 face up': another ship has the treasure 'map'.",
        ),
        ({"ship 1 exposed": "gold/gold"}, "A card of ship 1 is exposed, but not in hand."),
        ({"ship 1 knows": "+5"}, "Ship 1 knows a treasure that no ship has face down."),
        (
            {"ship 1 face down": "+5", "cursed for all": "+5"},
            "'cursed for all' names a treasure that no ship has face down, or that is not cursed.",
        ),
        ({"ship 1 face down": "+5, +3a, -2, -4"}, "More lairs have their token than treasures are left."),
    ],
)
def test_faults_are_named(lines: dict[str, str], sentence: str) -> None:
    """A line that cannot be is named in one sentence."""
    with pytest.raises(ScenarioError) as error:
        GAME.arrange(JamaicaOptions(players=3), lines)
    assert str(error.value) == sentence


def test_unknown_names_list_the_known_ones() -> None:
    """A word that is no card or treasure is answered with those there are."""
    with pytest.raises(ScenarioError, match=r"there is no 'rum/rum'; there are food/forward, .*powder/food\.$"):
        arranged(ship_1_hand="rum/rum")
    with pytest.raises(ScenarioError, match=r"there is no '\+9'; there are map, .*-4\.$"):
        arranged(ship_1_face_down="+9")


def test_j11_1_lady_beth_stays_with_the_ghost() -> None:
    """J11.1: no position takes Lady Beth from the ghost."""
    with pytest.raises(ScenarioError, match="another ship has the treasure 'lady-beth'"):
        arranged(2, ship_1_face_up="lady-beth")
