"""Records: what is cut off, changed, foreign or newer is refused with a reason."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jamaica.engine import record as records
from jamaica.engine.errors import GameError, RecordError
from jamaica.engine.match import Match
from jamaica.engine.observe import position_hash
from jamaica.engine.record import Record, Seat
from jamaica.games import GAMES, find_game
from jamaica.race import Race
from jamaica.race.options import RaceOptions

RACE = Race()


def played(moves: int = 60) -> Match[Any]:
    seats = (Seat("Änne"), Seat("Mary", "admiral"))
    match: Match[Any] = Match.begin(RACE, RaceOptions(players=2), seats, seed="record")
    rng = Random(3)
    while len(match.steps) < moves:
        match.play(match.to_move, rng.choice(match.choices()))
    return match


TEXT = played().record().dump()


def sealed(change: Callable[[dict[str, Any]], None]) -> str:
    """The record with a change, and a seal that fits it: what someone who knows the format could write."""
    body = json.loads(TEXT)
    del body["seal"]
    change(body)
    return json.dumps({**body, "seal": records._seal(body)})


def resume(text: str) -> Match[Any]:
    record = Record.parse(text)
    return Match.resume(record, GAMES[record.game])


def test_a_record_resumes() -> None:
    assert resume(TEXT).record().dump() == TEXT


@pytest.mark.parametrize("length", [0, 1, 100, len(TEXT) // 2, len(TEXT) - 3])
def test_a_truncated_record_is_refused(length: int) -> None:
    with pytest.raises(RecordError, match="cut off"):
        Record.parse(TEXT[:length])


@pytest.mark.parametrize("text", ["[]", "null", "7", '"x"', "[" * 100_000, "{}", "\0", '{"seal": 1}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_changed_character_is_found(data: st.DataObject) -> None:
    """Either the text no longer reads, or its seal no longer fits; never another error, never another match."""
    position = data.draw(st.integers(0, len(TEXT) - 1))
    letter = data.draw(st.characters(codec="utf-8").filter(lambda letter: letter != TEXT[position]))
    changed = TEXT[:position] + letter + TEXT[position + 1 :]
    try:
        assert Record.parse(changed) == Record.parse(TEXT)  # white space between the entries means nothing
    except RecordError as error:
        assert str(error)


def test_an_edited_record_is_refused() -> None:
    with pytest.raises(RecordError, match="changed after it was written"):
        Record.parse(TEXT.replace('"seed": "record"', '"seed": "other"'))


def _set(**entries: Any) -> Callable[[dict[str, Any]], None]:
    return lambda body: body.update(entries)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_set(format=2), r"newer version of the game \(format 2"),
        (_set(format="1"), "names no format version"),
        (_set(format=True), "names no format version"),
        (_set(format=0), "names no format version"),
        (_set(moves="x"), "'moves' is missing or of the wrong kind"),
        (_set(moves=[1]), "a move that is not text"),
        (_set(seats=[{"name": "Anne"}]), "a seat without a name or a pilot"),
        (_set(seats=[["Anne", "human"]]), "a seat without a name or a pilot"),
        (_set(cheat=1), "unknown entries: cheat"),
        (_set(game="chess"), "no game 'chess'"),
        (_set(options={"players": 2, "wind": 1}), "no option 'wind'"),
        (_set(options={"players": 3}), "3 players, but 2 seats"),
        (_set(data="0123"), "other game data"),
        (_set(moves=["captain 1", "captain 1"]), "move 2, 'captain 1', is not possible"),
        (_set(moves=["captain 1", ""]), "at least one word"),
        (_set(hash="0" * 32), "does not lead to the position it claims"),
    ],
)
def test_what_cannot_have_happened_is_refused(change: Callable[[dict[str, Any]], None], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        record = Record.parse(sealed(change))
        Match.resume(record, find_game(record.game))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match="of the game 'race', not of 'montego'"):
        Match.resume(Record.parse(TEXT), GAMES["montego"])


def test_a_record_cannot_stop_in_the_middle_of_a_roll() -> None:
    match = played()
    body = json.loads(TEXT)
    state = RACE.start(RaceOptions(players=2))
    state.apply(("captain", 1))
    with pytest.raises(RecordError, match="middle of a roll"):
        resume(sealed(_set(moves=["captain 1"], hash=position_hash(RACE, state))))
    assert match.record().moves == tuple(body["moves"])


def test_moves_after_the_end_are_refused() -> None:
    match = played(0)
    rng = Random(4)
    while not match.is_over:
        match.play(match.to_move, rng.choice(match.choices()))
    moves = [*match.record().moves, "card gold/gold"]
    with pytest.raises(RecordError, match=f"move {len(moves)}, "):
        resume(sealed(_set(moves=moves)))


def test_old_formats_are_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chain works before the first upgrade exists: a made-up format 3 is reached from 1 through 2."""

    def upgrade(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "format": body["format"] + 1}

    monkeypatch.setattr(records, "FORMAT", 3)
    monkeypatch.setattr(records, "UPGRADES", {1: upgrade, 2: upgrade})
    assert Record.parse(TEXT) == played().record()
