"""Replays: every place of a match can be looked at by those who may, and played on from."""

from pathlib import Path
from typing import Any

import pytest

from jamaica.engine.contract import CHANCE
from jamaica.engine.errors import GameError
from jamaica.engine.match import Match
from jamaica.engine.record import Record, Seat
from jamaica.engine.replay import Replay, Stride
from jamaica.engine.verify import verify
from jamaica.games import GAMES

GOLDEN = Path(__file__).parents[1] / "golden"


def replay(name: str) -> Replay[Any]:
    record = Record.parse((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return Replay(record, GAMES[record.game])


@pytest.mark.parametrize("name", ["race-3-salted", "montego-2"])
def test_every_place_is_that_of_the_match(name: str) -> None:
    found = replay(name)
    assert found.last == len(found.match.steps)
    assert found.position(0).key() == found.match.game.start(found.match.options).key()
    assert found.position(found.last).key() == found.match.state.key()
    told = [event for place in range(found.last + 1) for event in found.events(place)]
    assert told == found.match.events()


@pytest.mark.parametrize("stride", Stride)
def test_strides_lead_from_end_to_end_and_back(stride: Stride) -> None:
    found = replay("race-3-salted")
    places = [0]
    while places[-1] < found.last:
        places.append(found.forth(places[-1], stride))
    assert places == list(found.stops(stride)) and found.forth(found.last, stride) == found.last
    while places[-1]:
        assert found.back(places.pop(), stride) == places[-1]
    assert found.back(0, stride) == 0


def test_strides_stop_where_they_say() -> None:
    found = replay("race-3-salted")
    rounds = [found.round(place) for place in found.stops(Stride.ROUND)]
    assert rounds == [*range(found.match.state.round + 1), found.match.state.round]
    assert all(found.position(place).to_move >= 0 for place in found.stops(Stride.CHOICE)[1:-1])
    assert found.forth(found.stops(Stride.CHOICE)[3] + 1, Stride.CHOICE) > found.stops(Stride.CHOICE)[3]


def test_a_seat_sees_what_it_knew() -> None:
    found = replay("race-3-salted")
    place = found.stops(Stride.CHOICE)[5]
    for seat in range(3):
        assert found.position(place, seat) == found.position(place).view(seat)
    drawn = next(place for place in range(1, found.last) if found.match.steps[place - 1].move[0] == "draw")
    full, strange = found.events(drawn), [found.events(drawn, seat) for seat in range(3)]
    assert sum(events != full for events in strange) == 2, "a card is drawn in secret"


def test_a_running_match_stays_closed() -> None:
    game = GAMES["race"]
    match: Match[Any] = Match.begin(game, game.options(players=2), [Seat("Anne"), Seat("Mary")])
    found: Replay[Any] = Replay(match.record(), game)
    assert not found.is_open and found.position(found.last, 1).viewer == 1
    for look in (found.position, found.events):
        with pytest.raises(GameError, match="nobody may see everything"):
            look(1)


@pytest.mark.parametrize("name", ["race-3-salted", "montego-2"])
def test_what_if_from_any_place(name: str) -> None:
    """Also from the middle of a draw; others may sit there; the new match is sound."""
    found = replay(name)
    before = found.position(found.last).key()
    for place in range(0, found.last, 29):
        seats = [Seat(f"New {number}", "mate") for number in range(len(found.record.seats))]
        match = found.what_if(place, seats, seed="other")
        assert match.record().moves[:place] == found.record.moves[:place]
        assert match.to_move != CHANCE and match.seats == tuple(seats) and match.prelude == place
        while not match.is_over and len(match.steps) < place + 20:
            match.play(match.to_move, match.choices()[0])
        assert verify(match.record().dump(), GAMES).fits
    assert found.position(found.last).key() == before


def test_what_if_at_the_end_is_the_end() -> None:
    found = replay("montego-2")
    assert found.what_if(found.last).is_over
