"""A match checks every move, keeps its history, and stays as it was when a move is refused."""

from random import Random
from typing import Any

import pytest

from jamaica.engine.contract import CHANCE
from jamaica.engine.errors import GameError, IllegalMove, MatchOver, NothingToUndo, WrongSeat
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games.jamaica import Jamaica
from jamaica.games.jamaica.rules.options import JamaicaOptions

JAMAICA = Jamaica()
SEATS = (Seat("Anne"), Seat("Mary"), Seat("Sam"))


@pytest.fixture
def match() -> Match[Any]:
    return Match.begin(JAMAICA, JamaicaOptions(players=3), SEATS, seed="test")


def whole(match: Match[Any]) -> tuple[Any, ...]:
    """Everything that a refused move must not change."""
    return match.state.key(), tuple(match.steps), match.record()


def finish(match: Match[Any]) -> None:
    rng = Random(1)
    while not match.is_over:
        match.play(match.to_move, rng.choice(match.choices()))


def test_a_match_begins_rolled_up_to_the_first_choice(match: Match[Any]) -> None:
    assert match.to_move == match.state.captain
    assert match.state.stage in ("dice", "card")
    assert all(step.by == CHANCE for step in match.steps)


def test_the_same_seed_gives_the_same_match() -> None:
    first = Match.begin(JAMAICA, JamaicaOptions(players=3), SEATS, seed="same")
    second = Match.begin(JAMAICA, JamaicaOptions(players=3), SEATS, seed="same")
    finish(first)
    finish(second)
    assert first.record() == second.record()


def test_without_a_seed_matches_differ() -> None:
    matches = [Match.begin(JAMAICA, JamaicaOptions(players=3), SEATS) for _ in range(2)]
    assert matches[0].luck.seed != matches[1].luck.seed


def test_a_captains_whim_follows_from_the_match_alone(match: Match[Any]) -> None:
    again = Match.begin(JAMAICA, JamaicaOptions(players=3), SEATS, seed="test")
    other = Match.begin(JAMAICA, JamaicaOptions(players=3), SEATS, seed="other")
    before = match.whim()
    assert before == again.whim() != other.whim()
    match.play(match.to_move, match.choices()[0])
    assert match.whim() != before


def test_an_illegal_move_is_named_with_what_is_possible(match: Match[Any]) -> None:
    before = whole(match)
    with pytest.raises(IllegalMove, match=r"'fly 7' is not possible now\. You can choose: "):
        match.play(match.to_move, ("fly", 7))
    assert whole(match) == before


def test_the_wrong_seat_is_told_whose_choice_it_is(match: Match[Any]) -> None:
    before = whole(match)
    wrong = (match.to_move + 1) % 3
    asked = SEATS[match.to_move].name
    with pytest.raises(WrongSeat, match=f"It is {asked}'s turn to choose, not seat {wrong + 1}"):
        match.play(wrong, match.choices()[0])
    assert whole(match) == before


def test_after_the_end_no_move_is_possible(match: Match[Any]) -> None:
    finish(match)
    before = whole(match)
    assert match.choices() == ()
    with pytest.raises(MatchOver):
        match.play(0, ("card", "gold/gold"))
    assert whole(match) == before


def test_the_number_of_seats_must_fit() -> None:
    with pytest.raises(GameError, match="set up for 4 players, but 3 seats"):
        Match.begin(JAMAICA, JamaicaOptions(players=4), SEATS)


def test_a_choice_that_reveals_nothing_can_be_taken_back(match: Match[Any]) -> None:
    if match.state.stage == "dice":
        match.play(match.to_move, match.choices()[0])
    captain, before = match.to_move, match.state.key()
    match.play(captain, match.choices()[0])
    assert match.can_undo(captain)
    assert not match.can_undo(match.to_move)
    match.undo(captain)
    assert match.state.key() == before


def test_nobody_takes_back_anothers_choice(match: Match[Any]) -> None:
    if match.state.stage == "dice":
        match.play(match.to_move, match.choices()[0])
    captain = match.to_move
    match.play(captain, match.choices()[0])
    match.play(match.to_move, match.choices()[0])
    before = whole(match)
    with pytest.raises(NothingToUndo):
        match.undo(captain)
    assert whole(match) == before


def test_nothing_can_be_taken_back_after_a_reveal(match: Match[Any]) -> None:
    """The last card laid turns the Captain's card over."""
    if match.state.stage == "dice":
        match.play(match.to_move, match.choices()[0])
    for _ in range(3):
        seat = match.to_move
        match.play(seat, match.choices()[0])
    assert not any(match.can_undo(seat) for seat in range(3))


def test_events_are_told_once_and_kept(match: Match[Any]) -> None:
    told = match.events()
    told += match.play(match.to_move, match.choices()[0])
    assert match.events() == told
