"""Golden games: records of whole games that every version must replay to the same end, with the same words.

Written by ``python -m tests.test_golden`` when a rule was wrong and its games had to change; never otherwise. Those of
old formats stay as they are: they prove the upgrades too.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.engine.log_groups import gathered
from jamaica.engine.match import Match
from jamaica.engine.record import Record, Seat
from jamaica.games import GAMES, find_game

FOLDER = Path(__file__).parent / "golden"
GAMES_PLAYED: dict[str, tuple[str, dict[str, Any]]] = {
    "jamaica-4": ("jamaica", {"players": 4}),
    "jamaica-2-second-edition": ("jamaica", {"players": 2, "edition": "second"}),
    "jamaica-5-ghost": ("jamaica", {"players": 5, "ghost": "yes"}),
    "montego-4": ("montego", {"players": 4}),
    "montego-2": ("montego", {"players": 2}),
    "jamaica-3-salted": ("jamaica", {"players": 3}),
    "montego-2-tops": ("montego", {"players": 2, "third": "second"}),
    "montego-3-tops": ("montego", {"players": 3}),
}
SALTS = {"jamaica-3-salted": ("pepper", "nutmeg"), "montego-3-tops": ("ginger",)}


def log(match: Match[Any]) -> str:
    """All log lines of a match, as one who sees everything would read them."""
    names = [seat.name for seat in match.seats]
    lines = (match.game.say(event, names, None) for _, event in gathered(match.game, match.events()))
    return "\n".join(line for line in lines if line) + "\n"


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_golden_game_replays(name: str) -> None:
    record = Record.parse((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    match: Match[Any] = Match.resume(record, find_game(record.game))
    assert match.is_over
    assert log(match) == (FOLDER / f"{name}.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_its_dice_follow_from_its_seed(name: str) -> None:
    """Played again with the same choices, the same seed throws the same dice."""
    record = Record.parse((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game = find_game(record.game)
    played: Match[Any] = Match.resume(record, game)
    again: Match[Any] = Match.sealed(game, game.options.read(record.options), record.seats, record.seed)
    for salt in record.salts:
        again.add_salt(salt)
    again.roll()
    for step in played.steps:
        if step.by >= 0:
            again.play(step.by, step.move)
    assert (again.record().moves, again.record().hash) == (record.moves, record.hash)


def test_a_golden_game_of_todays_format_is_written_as_it_was() -> None:
    text = (FOLDER / "montego-3-tops.json").read_text(encoding="utf-8")
    record = Record.parse(text)
    assert Match.resume(record, find_game(record.game)).record().dump() == text


def write() -> None:
    """Play the golden games anew."""
    for name, (game_name, options) in GAMES_PLAYED.items():
        game, rng = GAMES[game_name], Random(name)
        seats = [Seat(who) for who in game.names()[: options["players"]]]
        match: Match[Any] = Match.sealed(game, game.options(**options), seats, seed=name)
        for salt in SALTS.get(name, ()):
            match.add_salt(salt)
        match.roll()
        while not match.is_over:
            match.play(match.to_move, rng.choice(match.choices()))
        (FOLDER / f"{name}.json").write_text(match.record().dump(), encoding="utf-8")
        (FOLDER / f"{name}.log").write_text(log(match), encoding="utf-8")


if __name__ == "__main__":
    write()
