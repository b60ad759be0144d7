"""What every game must keep, whatever its rules. Works through the engine contract alone."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from importlib import import_module
from itertools import chain, product
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

from jamaica.engine import notation
from jamaica.engine.contract import CHANCE, ONLOOKER, OVER, Event, Game, Move
from jamaica.engine.errors import OptionError
from jamaica.engine.match import Match
from jamaica.engine.observe import position_hash
from jamaica.engine.options import Options
from jamaica.engine.record import Record, Seat

CLOSE_LOOKS = 0.02
"""At this share of the moves everything is checked; the cheap checks come at every move."""
LISTENING = 0.1
"""This share of the events is put into words for every viewer."""


def option_sets(game: Game[Any]) -> Iterator[Options]:
    """Every combination of options a game allows, of those with a short list of values."""
    listed = [item for item in fields(game.options) if item.metadata["values"]]
    for values in product(*(item.metadata["values"] for item in listed)):
        try:
            yield game.options(**dict(zip((item.name for item in listed), values, strict=True)))
        except OptionError:
            continue


def invariants(game: Game[Any]) -> tuple[Callable[[Any], None], Callable[[Any, list[Event], Any], None]]:
    """The game's own checks of a state and of a change, from ``tests/<game>/invariants.py`` if there is one."""
    has_some = (Path(__file__).parents[1] / game.name / "invariants.py").exists()
    module = import_module(f"tests.{game.name}.invariants") if has_some else None
    return getattr(module, "check", lambda state: None), getattr(module, "check_events", lambda *change: None)


def check_game(game: Game[Any], options: Options, seed: int) -> None:
    """Play one random game and check the contract on the way."""
    rng = Random(seed)
    state = game.start(options)
    names = [f"Captain {seat + 1}" for seat in range(state.seats)]
    check, check_events = invariants(game)
    followers = Followers(game, state)
    while state.to_move != OVER:
        if rng.random() < CLOSE_LOOKS:
            look_closely(game, state, rng)
        move = random_move(state, rng)
        before, events = state.copy(), list[Event]()
        state.apply(move, events)
        check(state)
        check_events(before, events, state)
        followers.follow(events, state)
        for event in events:
            if rng.random() < LISTENING:
                check_event(game, event, names)
    assert sorted(state.winners()) == list(state.winners()) and state.winners()
    assert max(state.scores()) == state.scores()[state.winners()[0]]


def random_move(state: Any, rng: Random) -> Move:
    """A random legal choice or outcome; the list it comes from is well formed."""
    if state.to_move == CHANCE:
        odds = state.odds()
        assert len(set(odds.moves)) == len(odds.moves) == len(odds.weights)
        assert odds.total == sum(odds.weights) and min(odds.weights) > 0
        move: Move = odds.pick(rng.randrange(odds.total))
    else:
        choices = list(state.choices())
        assert choices == sorted(set(choices)), "choices are sorted, without duplicates"
        assert choices, "a seat that is asked has a choice"
        move = rng.choice(choices)
    assert notation.parse(notation.text(move)) == move
    return move


def look_closely(game: Game[Any], state: Any, rng: Random) -> None:
    """Copies, views and every legal move at one position."""
    key = state.key()
    twin = state.copy()
    assert twin.key() == key and twin == state
    moves = state.odds().moves if state.to_move == CHANCE else state.choices()
    for move in moves:
        silent, heard = state.copy(), state.copy()
        silent.apply(move)
        heard.apply(move, [])
        assert silent.key() == heard.key(), "listening to events changes nothing"
    if state.to_move >= 0:
        check_question(game, state, rng)
    twin.play_out(rng)
    assert state.key() == key, "a copy shares nothing with its original"
    for seat in (ONLOOKER, *range(state.seats)):
        check_view(game, state, seat, rng)
    imagined = game.imagine(state.view(rng.randrange(state.seats)), rng)
    imagined.play_out(rng)
    assert state.key() == key, "a view shares nothing with its original"


def check_question(game: Game[Any], state: Any, rng: Random) -> None:
    """What is asked: in words, answered by itself where nothing is to be decided, in any order where all choose."""
    view, choices = state.view(state.to_move), state.choices()
    answer = game.foregone(view)
    assert answer in choices if answer is not None else len(choices) > 1
    label, *notes = game.offer(view, rng.choice(choices), [f"Captain {seat + 1}" for seat in range(state.seats)])
    assert label and all(notes)
    assert game.simultaneous <= game.secret
    blanks = game.blanks(view)
    if blanks:
        move = rng.choice(choices)
        assert game.filled(view, [part for part in move if isinstance(part, int)]) == [move]
    if state.stage in game.simultaneous:
        check_order(state, rng)


def check_order(state: Any, rng: Random) -> None:
    """No choice of a seat changes what the next one can choose, as long as all choose in secret."""
    one, other = state.copy(), state.copy()
    question = (state.round, state.stage)
    one.apply(rng.choice(one.choices()))
    other.apply(rng.choice(other.choices()))
    if (one.round, one.stage) == question:
        assert one.to_move == other.to_move and one.choices() == other.choices()


def check_play_out(game: Game[Any], options: Options, seed: int) -> None:
    """Random play comes out as one random move after the other, wherever it begins and whether or not it is watched."""
    state, rng = game.start(options), Random(seed)
    for _ in range(rng.randrange(50)):
        state.apply(random_move(state, rng))
    silent, heard, told = state.copy(), state.copy(), list[Event]()
    silent.play_out(Random(seed))
    heard.play_out(Random(seed), told)
    rng, events = Random(seed), list[Event]()
    while state.to_move != OVER:
        moves = state.odds().tickets if state.to_move == CHANCE else state.choices()
        state.apply(moves[int(rng.random() * len(moves))], events)
    assert silent.key() == heard.key() == state.key()
    assert told == events


def check_view(game: Game[Any], state: Any, seat: int, rng: Random) -> None:
    """A view shows the seat its own choices, and nothing that a different truth behind it would change."""
    view = state.view(seat)
    assert view.viewer == seat
    assert (view.to_move, view.stage, view.round) == (state.to_move, state.stage, state.round)
    if state.to_move == seat != ONLOOKER:
        assert list(view.choices()) == list(state.choices())
        assert game.question(view, [f"Captain {number}" for number in range(state.seats)]).endswith("?")
    for _ in range(2):
        imagined = game.imagine(view, rng)
        assert imagined.viewer is None
        assert imagined.view(seat).key() == view.key(), "another possible truth looks the same from this seat"
        assert imagined.view(ONLOOKER).key() == state.view(ONLOOKER).key(), "who knows more sees what everybody sees"


class Followers:
    """Views of every seat, of the onlooker and of one who sees all, which know of a game from its events alone."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self._follow = game.follow
        self._views = {viewer: state.view(viewer) for viewer in (ONLOOKER, *range(state.seats))}
        self._whole = state.copy()
        self._told = told_slots(game, state)
        self._values = attrgetter(*self._told)

    def follow(self, events: list[Event], after: Any) -> None:
        """Events are enough: followed through what its viewer saw of a move, every view is the view after it."""
        for viewer, view in self._views.items():
            for event in events:
                self._follow(view, event.seen_by(viewer))
            self._compare(view, after.view(viewer), events)
        for event in events:
            self._follow(self._whole, event)
        self._compare(self._whole, after, events)

    def _compare(self, followed: Any, true: Any, events: list[Event]) -> None:
        if self._values(followed) != self._values(true):
            wrong = [name for name in self._told if getattr(followed, name) != getattr(true, name)]
            raise AssertionError(f"viewer {true.viewer}: {wrong} are not as these events tell: {events}")


def told_slots(game: Game[Any], state: Any) -> list[str]:
    """The attributes of a state that events tell."""
    slots = chain.from_iterable(getattr(kind, "__slots__", ()) for kind in type(state).__mro__)
    return [name for name in slots if name not in game.untold | {"events"}]


def check_event(game: Game[Any], event: Event, names: list[str]) -> None:
    """Every event is worded for every viewer; what a seat sees of it stays the same when seen twice."""
    assert isinstance(game.say(event, names, None), str)
    for seat in (ONLOOKER, *range(len(names))):
        seen = event.seen_by(seat)
        assert type(seen) is type(event) and seen.seen_by(seat) == seen
        game.say(event, names, seat)


def check_match(game: Game[Any], options: Options, seed: int) -> None:
    """A match plays, takes back and resumes to the very same state, and its record reads back."""
    rng = Random(seed)
    seats = [Seat(f"Captain {number + 1}") for number in range(options.players)]
    match: Match[Any] = Match.begin(game, options, seats, seed=str(seed))
    stop = rng.randrange(400)
    while not match.is_over and len(match.steps) < stop:
        seat, before = match.to_move, match.state.key()
        move = random_move(match.state, rng)
        match.play(seat, move)
        if match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)
            assert match.state.key() == before
            match.play(seat, move)
    record = match.record()
    assert Record.parse(record.dump()) == record
    resumed = Match.resume(record, game)
    assert resumed.state == match.state and position_hash(game, resumed.state) == record.hash
    assert resumed.steps == match.steps
    for seat in range(options.players):
        assert resumed.can_undo(seat) == match.can_undo(seat)
    if not match.is_over:
        move = match.choices()[0]
        assert resumed.play(match.to_move, move) == match.play(match.to_move, move), "the dice go on as they would have"
