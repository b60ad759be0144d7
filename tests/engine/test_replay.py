"""Replays: every place of a match can be looked at and played on from."""

from pathlib import Path
from typing import Any

import pytest

from jamaica.engine.contract import CHANCE
from jamaica.engine.match import Match
from jamaica.engine.record import Record, Seat
from jamaica.engine.replay import Replay, Stride
from jamaica.engine.verify import verify
from jamaica.games import GAMES

GOLDEN = Path(__file__).parents[1] / "golden"


def replay(name: str) -> Replay[Any]:
    record = Record.parse((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return Replay(record, GAMES[record.game])


@pytest.mark.parametrize("name", ["jamaica-3-salted", "montego-2"])
def test_every_place_is_that_of_the_match(name: str) -> None:
    found = replay(name)
    match = Match.opened(found.record, found.match.game)
    for place, step in enumerate(found.match.steps):
        there = found.at(place)
        assert there.state.key() == match.state.key() and there.steps == match.steps
        assert there.to_move == step.by and found.round(place) == match.state.round
        match.follow(step.move)
    assert found.last == len(match.steps) and found.at(found.last).state.key() == match.state.key()
    assert found.match.is_over, "looking back has not changed it"


@pytest.mark.parametrize("name", ["jamaica-3-salted", "montego-2"])
def test_strides_stop_where_they_say(name: str) -> None:
    found = replay(name)
    for stride in Stride:
        stops = found.stops(stride)
        assert list(stops) == sorted(set(stops)) and (stops[0], stops[-1]) == (0, found.last)
    asked = [place for place in range(1, found.last) if found.at(place).to_move >= 0]
    assert list(found.stops(Stride.CHOICE)[1:-1]) == asked
    rounds = [found.round(place) for place in found.stops(Stride.ROUND)]
    assert rounds == [*range(found.match.state.round + 1), found.match.state.round]


def test_a_match_is_open_once_it_is_over() -> None:
    game = GAMES["jamaica"]
    match: Match[Any] = Match.begin(game, game.options(players=2), [Seat("Anne"), Seat("Mary")])
    assert not Replay(match.record(), game).is_open and replay("jamaica-3-salted").is_open


@pytest.mark.parametrize("name", ["jamaica-3-salted", "montego-2"])
def test_what_if_from_any_place(name: str) -> None:
    """Also from the middle of a draw; others may sit there; the new match is sound."""
    found = replay(name)
    before = found.at(found.last).state.key()
    for place in range(0, found.last, 29):
        seats = [Seat(f"New {number}", "mate") for number in range(len(found.record.seats))]
        match = found.what_if(place, seats, seed="other")
        assert match.record().moves[:place] == found.record.moves[:place]
        assert match.to_move != CHANCE and match.seats == tuple(seats) and match.prelude == place
        while not match.is_over and len(match.steps) < place + 20:
            match.play(match.to_move, match.choices()[0])
        assert verify(match.record().dump(), GAMES).fits
    assert found.at(found.last).state.key() == before


@pytest.mark.parametrize("name", ["jamaica-3-salted", "montego-2"])
def test_undo_ends_where_a_what_if_game_began(name: str) -> None:
    """Also after it was saved and loaded: what was taken over from another match is no choice of this one."""
    found, tried = replay(name), 0
    for place in found.stops(Stride.CHOICE)[1:-1:5]:
        match = found.what_if(place, seed="other")
        match.play(match.to_move, match.choices()[0])
        for again in (match, Match.resume(match.record(), match.game)):
            while seats := [seat for seat in range(len(again.seats)) if again.can_undo(seat)]:
                again.undo(seats[0])
                tried += 1
            assert len(again.steps) >= place
            assert Record.parse(again.record().dump()) == again.record()
    assert tried


def test_what_if_at_the_end_is_the_end() -> None:
    found = replay("montego-2")
    assert found.what_if(found.last).is_over
