"""Records: what is cut off, changed, foreign or newer is refused with a reason."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jamaica.engine import notation
from jamaica.engine import record as records
from jamaica.engine.contract import Game
from jamaica.engine.errors import GameError, RecordError
from jamaica.engine.match import Match
from jamaica.engine.observe import position_hash
from jamaica.engine.record import Record, Seat
from jamaica.engine.schema import Format
from jamaica.engine.sealing import Origin, veil_lines
from jamaica.engine.verify import verify
from jamaica.games import GAMES, find_game
from jamaica.games.jamaica import Jamaica
from jamaica.games.jamaica.rules.options import JamaicaOptions

JAMAICA: Game[Any] = Jamaica()


def played(moves: int = 60) -> Match[Any]:
    seats = (Seat("Änne"), Seat("Mary", "admiral"))
    match: Match[Any] = Match.begin(JAMAICA, JamaicaOptions(players=2), seats, seed="record")
    rng = Random(3)
    while len(match.steps) < moves:
        match.play(match.to_move, rng.choice(match.choices()))
    return match


TEXT = played().record().dump()
FIRST: str = played().record().moves[0]
OTHER = "captain 2" if FIRST == "captain 1" else "captain 1"


def sealed(change: Callable[[dict[str, Any]], None]) -> str:
    """The record with a change, and a seal that fits it: what someone who knows the format could write."""
    body = json.loads(TEXT)
    del body["seal"]
    change(body)
    if body["over"] is False and isinstance(body["moves"], list) and all(isinstance(one, str) for one in body["moves"]):
        body["moves"] = veil_lines(body["moves"], body["opening"])
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
        Record.parse(TEXT.replace('"prelude": 0', '"prelude": 1'))


def _set(**entries: Any) -> Callable[[dict[str, Any]], None]:
    return lambda body: body.update(entries)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_set(format=records.FORMAT + 1), "newer version of the game"),
        (_set(format="1"), "gives no format version"),
        (_set(format=True), "gives no format version"),
        (_set(format=0), "gives no format version"),
        (_set(moves="x"), "hidden moves cannot be read"),
        (_set(moves="veiled ?"), "hidden moves cannot be read"),
        (_set(moves=[1]), "hidden moves cannot be read"),
        (_set(moves=[1], over=True, seed="record"), "'moves' is missing or wrong"),
        (_set(seats=[{"pilot": "human"}]), "'seats' is missing or wrong"),
        (_set(seats=[]), "'seats' is missing or wrong"),
        (_set(seats=[["Anne", "human"]]), "'seats' is missing or wrong"),
        (_set(seats=[{"name": 1, "pilot": "human", "figure": 0}]), "'seats' is missing or wrong"),
        (_set(seats=[{"name": "Anne", "pilot": "human", "figure": "0"}]), "'seats' is missing or wrong"),
        (_set(seats=[{"name": who, "pilot": "human", "figure": 5} for who in "AB"]), "a different character"),
        (_set(seats=[{"name": who, "pilot": "human", "figure": 7 + (who == "A")} for who in "AB"]), "there are 6"),
        (_set(cheat=1), "unknown entries: cheat"),
        (_set(game="chess"), "no game 'chess'"),
        (_set(options={"players": 2, "wind": 1}), "no option 'wind'"),
        (_set(options={"players": 3}), "3 players, but 2 seats"),
        (_set(data="0" * 16), "game data different from yours"),
        (_set(moves=[FIRST, FIRST]), f"move 2, '{FIRST}', was not allowed"),
        (_set(moves=[OTHER]), f"move 1, '{OTHER}', is not what its seed rolls"),
        (_set(moves=[FIRST, " "]), "at least one word"),
        (_set(moves=[FIRST, ""]), "'moves' is missing or wrong"),
        (_set(moves=[FIRST, "x" * 1_000_000]), "'moves' is missing or wrong"),
        (_set(moves=[FIRST, "x" * 5_000]), "'moves' is missing or wrong"),
        (_set(over=True, seed="record", moves=list(played().record().moves)), "wrong about the end"),
        (_set(seed="veiled x"), "hidden seed cannot be read"),
        (_set(origin="heaven"), "'origin' is missing or wrong"),
        (_set(salts=[1]), "'salts' is missing or wrong"),
        (_set(salts=["pepper"]), "not what its seed rolls"),
        (_set(prelude=True), "'prelude' is missing or wrong"),
        (_set(prelude=-1), "'prelude' is missing or wrong"),
        (_set(prelude=1000), "contradicts itself"),
        (_set(salts=["\x1b[2J"]), "'salts' is missing or wrong"),
        (_set(salts=["x" * 201]), "'salts' is missing or wrong"),
        (_set(seats=[{"name": "x" * 41, "pilot": "human", "figure": None}]), "'seats' is missing or wrong"),
        (_set(seats=[{"name": who, "pilot": "human", "figure": None} for who in "AB"]), "fingerprints do not match"),
        (_set(closing="0" * 64), "fingerprints do not match"),
        (_set(hash="0" * 32), "does not lead to the position it claims"),
    ],
)
def test_what_cannot_have_happened_is_refused(change: Callable[[dict[str, Any]], None], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        record = Record.parse(sealed(change))
        Match.resume(record, find_game(record.game))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match="a record of 'jamaica', not of 'montego'"):
        Match.resume(Record.parse(TEXT), GAMES["montego"])


def test_a_record_cannot_stop_in_the_middle_of_a_roll() -> None:
    state = JAMAICA.start(JamaicaOptions(players=2))
    state.apply(notation.parse(FIRST))
    with pytest.raises(RecordError, match="middle of a roll"):
        resume(sealed(_set(moves=[FIRST], hash=position_hash(JAMAICA, state))))


def test_moves_after_the_end_are_refused() -> None:
    match = played(0)
    rng = Random(4)
    while not match.is_over:
        match.play(match.to_move, rng.choice(match.choices()))
    moves = [*match.record().moves, "card gold/gold"]
    with pytest.raises(RecordError, match=f"move {len(moves)}, "):
        resume(sealed(_set(moves=moves)))


@pytest.mark.parametrize("version", (1, 2))
def test_an_old_record_is_upgraded(version: int) -> None:
    """Its fingerprints are made afterwards, and it says so; it goes on and is then written in today's format."""
    text = (Path(__file__).parent / f"format-{version}.json").read_text(encoding="utf-8")
    assert json.loads(text)["format"] == version
    record = Record.parse(text)
    assert (record.seed, record.origin, record.salts, record.over) == ("record", Origin.UNSEALED, (), False)
    assert record.moves == Record.parse(TEXT).moves
    again = resume(text).record().dump()
    assert f'"format": {records.FORMAT}' in again and resume(again).record().dump() == again


@pytest.mark.parametrize("version", (1, 2))
def test_a_changed_old_record_is_refused(version: int) -> None:
    text = (Path(__file__).parent / f"format-{version}.json").read_text(encoding="utf-8")
    with pytest.raises(RecordError, match="changed after it was written"):
        Record.parse(text.replace('"seed": "record"', '"seed": "other"'))


def test_a_record_of_format_3_goes_on_under_its_games_new_name() -> None:
    """Its fingerprints, which people may have noted down, stay as they were."""
    text = (Path(__file__).parent / "format-3.json").read_text(encoding="utf-8")
    old = json.loads(text)
    record = resume(text).record()
    assert (old["format"], old["game"], record.game) == (3, "race", "jamaica")
    assert (record.opening, record.closing) == (old["opening"], old["closing"])
    assert verify(text, {"jamaica": JAMAICA}).fits


def test_old_formats_are_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up format is reached through the one before it."""

    def upgrade(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "format": body["format"] + 1}

    now = records.FORMAT
    monkeypatch.setattr(records, "FORMATS", Format(now + 2, {now: upgrade, now + 1: upgrade}))
    assert Record.parse(TEXT) == played().record()


def test_a_record_of_format_4_keeps_its_fingerprints() -> None:
    text = (Path(__file__).parent / "format-4.json").read_text(encoding="utf-8")
    old, record = json.loads(text), resume(text).record()
    assert (old["format"], record.options["reshuffle"]) == (4, "edition")
    assert (record.opening, record.closing, list(record.moves)) == (old["opening"], old["closing"], old["moves"])
    assert verify(text, {"jamaica": JAMAICA}).fits


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_record_of_format_4_plays_on_as_it_was_played(edition: str) -> None:
    """J12.17: it reshuffles late, and its fingerprints stay as they were; another reading of the rule is bound."""
    late = "late" if edition == "second" else "edition"
    match = Match.begin(JAMAICA, JamaicaOptions(players=2, edition=edition, reshuffle=late), played().seats, seed="4")
    body = json.loads(match.record().dump())
    del body["seal"], body["options"]["reshuffle"]
    body.update(format=4, moves=list(match.record().moves))
    again = resume(json.dumps({**body, "seal": records._seal(body)}))
    assert again.options == match.options and not again.state.table.reshuffles_at_once
    assert (again.fingerprint, again.record()) == (match.fingerprint, match.record())
    now = Match.begin(JAMAICA, JamaicaOptions(players=2, edition="second"), played().seats, seed="4")
    assert now.fingerprint != match.fingerprint and now.state.table.reshuffles_at_once


def test_a_record_of_format_5_goes_on_with_open_stacks() -> None:
    """M12.15, M12.14: as it was played, with the fingerprints it had; today's reading of the rule is bound."""
    text = (Path(__file__).parent / "format-5.json").read_text(encoding="utf-8")
    old, match = json.loads(text), Match.resume(Record.parse(text), find_game("montego"))
    assert (old["format"], old["options"]) == (5, {"players": 2, "data": "standard"})
    assert match.options.as_dict() == {**old["options"], "stacks": "open", "third": "lot"}
    record = match.record()
    assert (record.opening, record.closing, record.hash) == (old["opening"], old["closing"], old["hash"])
    assert verify(text, GAMES).fits and verify(record.dump(), GAMES).fits
    while not match.is_over:
        state: Any = match.state
        assert state.unseen == 0
        match.play(match.to_move, match.choices()[0])
    assert not any(step.move[0] == "ship" for step in match.steps[len(old["moves"]) :]), "no top was ever drawn"
    now = Match.begin(match.game, match.game.options(players=2), match.seats, seed=match.luck.seed)
    assert now.fingerprint != match.fingerprint


def test_a_record_of_format_1_has_the_figures_of_its_seats() -> None:
    text = (Path(__file__).parents[1] / "golden" / "jamaica-4.json").read_text(encoding="utf-8")
    assert json.loads(text)["format"] == 1
    assert resume(text).figures == (0, 1, 2, 3)


def test_figures_are_chosen_and_kept() -> None:
    seats = [Seat("Anna", figure=5), Seat("Bert", "mate", 0)]
    match: Match[Any] = Match.begin(JAMAICA, JamaicaOptions(players=2), seats, seed="1")
    assert match.figures == resume(match.record().dump()).figures == (5, 0)


def test_a_running_match_does_not_give_its_seed_away() -> None:
    """Nor do its coming rolls stand anywhere else; after the end the seed is there for all."""
    match: Match[Any] = Match.begin(JAMAICA, JamaicaOptions(players=2), (Seat("Anne"), Seat("Mary")))
    seed = match.luck.seed
    assert seed not in match.record().dump() and '"seed": "veiled ' in match.record().dump()
    assert Record.parse(match.record().dump()).seed == seed
    while not match.is_over:
        match.play(match.to_move, match.choices()[0])
    assert f'"seed": "{seed}"' in match.record().dump()


def test_a_running_match_does_not_give_its_secrets_away() -> None:
    """Hands, laid cards and treasures stand in its moves; kept from the eye, they are not even as long as they are."""
    match = played()
    text = match.record().dump()
    assert not [move for move in match.record().moves if move in text]
    assert Record.parse(text).moves == match.record().moves
    while not match.is_over:
        match.play(match.to_move, match.choices()[0])
    assert all(f'"{move}"' in match.record().dump() for move in match.record().moves)


def test_a_running_record_of_format_5_goes_on() -> None:
    """Its moves still stood in plain text."""
    body = json.loads(TEXT)
    del body["seal"]
    body.update(format=5, moves=list(played().record().moves))
    text = json.dumps({**body, "seal": records._seal(body)})
    assert resume(text).record().dump() == TEXT


def test_the_same_seed_is_veiled_differently_at_every_table() -> None:
    dumps = [
        Match.begin(JAMAICA, JamaicaOptions(players=2), (Seat("Anne"), Seat(other)), seed="7").record().dump()
        for other in ("Mary", "Sam")
    ]
    first, second = (json.loads(text)["seed"] for text in dumps)
    assert first != second
