"""Random games to the end: invariants after every move, prizes added up anew from the events, and a line for all."""

from random import Random

import pytest

from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.games.montego.rules.events import CellarScored, GameEnded, ShipScored
from jamaica.games.montego.rules.options import MontegoOptions
from jamaica.games.montego.rules.state import State

from .helpers import GAME
from .invariants import check, check_events

NAMES = ["Anne", "Bess", "Cole", "Dirk"]


def played(players: int, seed: int) -> tuple[State, list[Event]]:
    """A random game with all its events, checked after every move."""
    s, rng, events = GAME.start(MontegoOptions(players=players)), Random(seed), list[Event]()
    while s.to_move != OVER:
        moves = s.odds().moves if s.to_move == CHANCE else s.choices()
        assert len(moves) > 1, "a question with one answer is not asked"
        assert len(set(moves)) == len(moves)
        if s.to_move >= 0:
            assert list(moves) == sorted(moves)
        before, happened = s.copy(), list[Event]()
        s.apply(rng.choice(moves), happened)
        check(s)
        check_events(before, happened, s)
        events += happened
    return s, events


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_are_conserved_and_prizes_add_up(players: int) -> None:
    for seed in range(60):
        s, events = played(players, seed)
        scored = [event for event in events if isinstance(event, ShipScored | CellarScored)]
        assert s.points == [sum(event.gains[seat] for event in scored) for seat in range(players)]
        assert sum(isinstance(event, ShipScored) for event in events) == 15
        assert events[-1] == GameEnded(tuple(s.points), tuple(s.coins), tuple(s.winners()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_is_worded_for_everybody(players: int) -> None:
    names = NAMES[:players]
    _, events = played(players, 99)
    for event in events:
        for viewer in (None, *range(players)):
            line = GAME.say(event, names, viewer)
            assert line == "" or (line[0].isupper() and line.endswith("."))
    assert sum(GAME.say(event, names, 0) == "" for event in events) < len(events) / 2


def test_the_tally_counts_what_happened() -> None:
    s, events = played(4, 5)
    counts = GAME.tally(events)
    assert counts["rounds"] == s.round
    assert counts["ships filled"] + counts["ships left"] == 15
    assert counts["points paid"] == sum(s.points)
    assert counts["coins"] == sum(s.coins) + 3 * counts["hires"]
    assert counts["barrels in the cellar"] == sum(s.cellar)


def test_events_change_nothing() -> None:
    for seed in range(5):
        quiet, loud = GAME.start(MontegoOptions()), GAME.start(MontegoOptions())
        rng = Random(seed)
        while quiet.to_move != OVER:
            move = rng.choice(quiet.odds().moves if quiet.to_move == CHANCE else quiet.choices())
            quiet.apply(move)
            loud.apply(move, [])
            assert quiet == loud
