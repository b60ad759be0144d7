"""The randomness of a match: even, and the same everywhere."""

from collections import Counter

from jamaica.engine import chance
from jamaica.engine.contract import Odds


def test_outcomes_follow_from_seed_and_number_alone() -> None:
    odds = Odds([("roll", face) for face in range(1, 7)])
    first = [chance.draw("seed", index, odds) for index in range(12)]
    assert first == [chance.draw("seed", index, odds) for index in range(12)]
    assert first != [chance.draw("other", index, odds) for index in range(12)]


def test_the_first_draws_of_a_seed_never_change() -> None:
    """Records and shared seeds of all versions depend on these numbers."""
    assert [chance.ticket("Port Royal", index, 36) for index in range(8)] == [6, 22, 2, 25, 17, 7, 19, 8]


def test_tickets_are_even() -> None:
    count = Counter(chance.ticket("even", index, 6) for index in range(12_000))
    expected = 12_000 / 6
    assert sum((count[face] - expected) ** 2 / expected for face in range(6)) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_weights_are_kept() -> None:
    odds = Odds([("a",), ("b",)], [1, 3])
    assert Counter(odds.pick(ticket) for ticket in range(4)) == {("a",): 1, ("b",): 3}


def test_new_seeds_differ() -> None:
    assert len({chance.new_seed() for _ in range(100)}) == 100
