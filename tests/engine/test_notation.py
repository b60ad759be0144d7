"""Moves as text and back."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jamaica.engine import notation
from jamaica.engine.errors import IllegalMove

words = st.from_regex(r"[a-z+\-/][a-z0-9+\-/]*", fullmatch=True)
moves = st.lists(words | st.integers(0, 999_999), min_size=1).map(tuple)


@given(moves)
def test_text_reads_back(move: tuple[str | int, ...]) -> None:
    assert notation.parse(notation.text(move)) == move


@given(st.text())
def test_any_text_reads_to_one_move_or_is_refused(line: str) -> None:
    try:
        move = notation.parse(line)
    except IllegalMove:
        assert not line.split()
    else:
        assert notation.parse(notation.text(move)) == move


def test_a_second_spelling_of_a_number_is_no_number() -> None:
    assert notation.parse("powder 03") == ("powder", "03")
    assert notation.parse("give +3") == ("give", "+3")
    assert notation.parse("give -3") == ("give", "-3")


def test_digits_without_end_are_a_word() -> None:
    """No move has such a number, and Python refuses to read it."""
    assert notation.parse("roll " + "9" * 5000) == ("roll", "9" * 5000)


def test_an_empty_line_is_no_move() -> None:
    with pytest.raises(IllegalMove, match="at least one word"):
        notation.parse("  ")


def test_the_examples_in_the_module_are_true() -> None:
    assert doctest.testmod(notation).failed == 0
