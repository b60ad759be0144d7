"""Scenario lines: `describe` and `arrange` are each other's reverse, and faulty lines are named."""

from random import Random

import pytest

from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.engine.errors import ScenarioError
from jamaica.games.montego.rules.events import RoundBegan
from jamaica.games.montego.rules.options import MontegoOptions

from .helpers import GAME, arranged, lines


@pytest.mark.parametrize("stacks", ["tops", "open"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_start_of_a_round_can_be_described_and_arranged_again(players: int, stacks: str) -> None:
    options, rng = MontegoOptions(players=players, stacks=stacks), Random(players)
    found = 0
    for _ in range(20):
        s = GAME.start(options)
        while s.to_move != OVER:
            events: list[Event] = []
            s.apply(rng.choice(s.odds().moves if s.to_move == CHANCE else s.choices()), events)
            if any(isinstance(event, RoundBegan) for event in events):
                described = GAME.describe(s)
                again = GAME.arrange(options, described)
                assert again == s
                assert GAME.describe(again) == described
                found += 1
    assert found > 150


def test_what_is_not_named_is_as_at_the_start() -> None:
    s = arranged(3)
    assert (s.round, s.stage, s.to_move) == (1, "cards", 0)
    assert lines(s, "warehouses", "order", "worker 1.1", "pier 1", "pier 2") == [
        "1, 2, 3, 4, 5, 6, 7", "1.1 1.2 2.1 2.2 3.1 3.2", "tavern", "pilot", "sloop 0 0 0",
    ]  # fmt: skip
    assert (len(s.ships), len(s.stack)) == (4, 12)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"round": "0"}, "'round: 0' should be a whole number from 1 to 999."),
        ({"colour": "red"}, "Nothing is called 'colour'; there is round, warehouses"),
        ({"worker 1.1": "N9"}, "'worker 1.1: N9' should be a space N1 to S8 or tavern."),
        ({"worker 1.1": "N2", "worker 4.2": "N2"}, "Two workers stand on N2: a space takes one."),
        ({"worker 5.1": "N2"}, "Nothing is called 'worker 5.1'"),
        ({"warehouses": "1, 2"}, "each number from 1 to 8 once"),
        ({"warehouses": "1 upside, 2"}, "'warehouses: 1 upside, 2' should be the numbers 1 to 8"),
        ({"order": "1.1 1.2"}, "'order: 1.1 1.2' should be each of 1.1 1.2 2.1 2.2 3.1 3.2 4.1 4.2 once."),
        ({"coins 1": "16"}, "'coins 1: 16' should be a whole number from 0 to 15."),
        ({"coins 1": "9", "coins 2": "9"}, "The players cannot have 18 coins: there are 15."),
        ({"points 1": "-1"}, "'points 1: -1' should be a whole number"),
        ({"pier 1": "brig"}, "The pilot boat lies at pier 1 in round 1, and only then and there."),
        ({"round": "2", "pier 1": "pilot"}, "The pilot boat lies at pier 1 in round 1"),
        ({"pier 2": "canoe"}, "'pier 2: canoe' should be empty, pilot, or one of sloop, brig, barque, galleon"),
        ({"pier 2": "brig 1 2"}, "with the barrels of 4 players."),
        ({"pier 2": "brig 5 5 0 0"}, "The ship at pier 2 has 10 slots; full, it would have left."),
        ({"pier 3": "empty"}, "Pier 3 cannot be empty: the ships behind it would have moved up."),
        ({"pier 4": "empty"}, "There are ships in a stack, so all piers are taken."),
        ({"stack 2": "brig"}, "The second stack has 6 ships as long as the first is not used up."),
        ({"stack 1": "brig brig brig brig brig"}, "There are not so many ships of the kind 'brig'."),
        ({"stack 1": "brig brig sloop brig brig sloop sloop"}, "should be empty or up to 6 of sloop"),
        ({"stack 1": "? brig"}, "should be empty or up to 6 of sloop, brig, barque, galleon, ?."),
        ({"stack 1": "brig ? ?", "beneath": "sloop"}, "'beneath' should name 2 ships, one for each '?' in the stacks."),
        ({"stack 1": "brig ?", "beneath": "?"}, "'beneath: ?' should be empty or up to 10 of sloop"),
        ({"pier 2": "galleon 9 0 0 0", "pier 3": "galleon 9 0 0 0"}, "Player 1 has only 16 barrels, but 18 aboard."),
        ({"supply 1": "12"}, "'supply 1' is 16 at the start of this round and cannot be 12."),
        ({"in hand": "2"}, "'in hand' is 0 at the start of this round and cannot be 2."),
        ({"jack": "N1"}, "'jack' is home at the start of this round and cannot be N1."),
    ],
)
def test_faulty_lines_are_named(given: dict[str, str], message: str) -> None:
    # "stack 2: brig" alone leaves the first stack empty; only a first stack that is named is at fault.
    given = {"stack 1": "sloop", **given} if given == {"stack 2": "brig"} else given
    with pytest.raises(ScenarioError) as caught:
        GAME.arrange(MontegoOptions(players=4), given)
    assert message in str(caught.value)
