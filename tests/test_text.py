"""The text table: a whole game typed by a person who always takes the first choice; hands over without leaks."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from jamaica.cli import main
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import GAMES
from jamaica.text import TextTable


def begin(name: str, *pilots: str) -> Match[Any]:
    game = GAMES[name]
    seats = [Seat(who, pilot) for who, pilot in zip(game.names(), pilots, strict=False)]
    return Match.begin(game, game.options(players=len(seats)), seats, seed="text")


def typed(*lines: str, then: str = "1") -> Callable[[str], str]:
    """Types these lines, and then the same one for ever."""
    waiting: Iterator[str] = iter(lines)
    return lambda prompt: next(waiting, then)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_typed(name: str) -> None:
    match, out = begin(name, "human", "mate", "random"), io.StringIO()
    TextTable(match, typed(), out).play()
    assert match.is_over
    assert "press Enter" not in out.getvalue(), "one person alone needs no handing over"
    assert out.getvalue().count("\nRound 2") == 1


def test_commands(tmp_path: Path) -> None:
    match, out = begin("race", "human", "mate", "mate"), io.StringIO()
    file = tmp_path / "game.json"
    table = TextTable(match, typed("help", "look", "undo", f"save {file}", "save /", "log", "99", "fly", "quit"), out)
    table.play()
    for words in ("Answer with the number", "ship 1 hand:", "Nothing can be", f"Saved in {file}", "not save in /"):
        assert words in out.getvalue()


def test_a_saved_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, file = begin("montego", "human", "mate"), tmp_path / "game.json"
    TextTable(match, typed("1", "1", f"save {file}", "quit"), io.StringIO()).play()
    monkeypatch.setattr("builtins.input", typed("quit"))
    assert main(["play", "--resume", str(file)]) == 0


def test_a_choice_can_be_taken_back() -> None:
    """The Captain places the dice, takes it back and places them the other way round."""
    match, out = begin("race", "human", "human"), io.StringIO()
    assert match.state.stage == "dice"
    TextTable(match, typed("", "1", "undo", "2", then="quit"), out).play()
    assert "Taken back." in out.getvalue()
    assert match.state.dice[0] > match.state.dice[1]


def test_two_people_never_see_each_others_hand() -> None:
    """Between two people the screen is cleared, and what is told afterwards is for the next one only."""
    match, out = begin("race", "human", "human"), io.StringIO()
    TextTable(match, typed(*["look", "1", ""] * 4, then="quit"), out).play()
    for part in out.getvalue().split("\n" * 60)[1:]:
        who = part.split("The choice is ")[1].split("'s")[0]
        other = next(seat.name for seat in match.seats if seat.name != who)
        assert f"{other} draws" not in part
        number = [seat.name for seat in match.seats].index(other) + 1
        if f"ship {number} hand:" in part:
            hand = part.split(f"ship {number} hand: ")[1].split("\n")[0]
            assert set(hand) <= set("?, ")


def test_a_missing_save_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume", "gone.json"]) == 2
    assert capsys.readouterr().err == "jamaica: The saved game gone.json cannot be read: No such file or directory.\n"
