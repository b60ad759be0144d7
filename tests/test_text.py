"""The text table: a whole game typed by a person who always takes the first choice; hands over without leaks."""

import io
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.cli.main import main
from jamaica.cli.text_table import SURVEYS, TextTable
from jamaica.engine.contract import Event
from jamaica.engine.language import LANGUAGES
from jamaica.engine.log_groups import gathered
from jamaica.engine.match import Match
from jamaica.engine.notation import text
from jamaica.engine.record import Seat
from jamaica.files import language
from jamaica.games import GAMES


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
    assert len(re.findall(r"^Round 2\b", out.getvalue(), re.MULTILINE)) == 1, "every round is told once"


def test_commands(tmp_path: Path) -> None:
    match, out = begin("race", "human", "mate", "mate"), io.StringIO()
    file = tmp_path / "game.json"
    lines = ("help", "look", "undo", f"save {file}", "save /", "log", "99", "9" * 5000, "fly", "quit")
    TextTable(match, typed(*lines), out).play()
    for words in ("Answer with the number", "In hand: ", "Nothing to undo", f"Saved to {file}", "/ already exists"):
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
    assert "Undone." in out.getvalue()
    assert match.state.dice[0] > match.state.dice[1]


def test_two_people_never_see_each_others_hand() -> None:
    """Between two people the screen is cleared, and what is told afterwards is for the next one only."""
    match, out = begin("race", "human", "human"), io.StringIO()
    TextTable(match, typed(*["look", "1", ""] * 4, then="quit"), out).play()
    for part in out.getvalue().split("\n" * 60)[1:]:
        who = part.split("It is ")[1].split("'s")[0]
        other = next(seat.name for seat in match.seats if seat.name != who)
        assert f"{other} draws" not in part
        if f"{other}: in Port Royal" in part:
            cards = part.split(f"{other}: in Port Royal")[1].split("\n")[3]
            assert re.match(r"\d cards in hand\. ", cards)


def _lines(match: Match[Any], events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[str]:
    said = (match.game.say(event, names, viewer, language("en")) for _, event in gathered(match.game, events, viewer))
    return [line for line in said if line]


def _told_between_questions(match: Match[Any], seat: int, names: Sequence[str]) -> list[str]:
    """All that a person has to hear: what is told together is so from one question to the next."""
    known, news = list[str](), list[Event]()
    for step in match.steps:
        if step.by == seat:
            known += _lines(match, news, names, seat)
            news.clear()
        news += step.events
    return known + _lines(match, news, names, seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_person_is_told_everything_once(name: str) -> None:
    """The screen is cleared between people: what one of them was told, the others have yet to hear."""
    match, out = begin(name, "human", "mate", "human"), io.StringIO()
    TextTable(match, typed(*["1"] * 60, then="quit"), out).play()
    names = [seat.name for seat in match.seats]
    for seat in (0, 2):
        parts = [part for part in out.getvalue().split("\n" * 60) if f"It is {names[seat]}'s turn" in part]
        told = "".join(parts).splitlines()
        known = _told_between_questions(match, seat, names)
        heard = [line for line in told if line in known]
        assert len(parts) > 2 and len(heard) > 10
        assert heard == known[: len(heard)], "all of it, in order, nothing twice"


def test_the_end_is_told_to_all_at_once() -> None:
    """From what everybody may know, beginning where whoever was asked longest ago stopped hearing."""
    match, out = begin("montego", "human", "human"), io.StringIO()
    TextTable(match, typed(), out).play()
    names, told = [seat.name for seat in match.seats], out.getvalue().split("\n" * 60)[-1].splitlines()
    last = _lines(match, match.events(), names, None)[-5:]
    assert match.is_over and all(told.count(line) == 1 for line in last)
    assert sum(line.startswith("Round 2") for line in out.getvalue().splitlines()) == 2, "to each of them"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_told_from_what_the_viewer_knows(name: str, code: str) -> None:
    """The same words whatever the others hold: a state imagined from the view differs in nothing that is told."""
    match, rng = begin(name, "mate", "mate", "human"), Random(code)

    def told() -> str:
        out = io.StringIO()
        TextTable(match, typed("look", then="quit"), out, language(code)).play()
        return out.getvalue()

    looks, differed = 0, False
    while not match.is_over and looks < 6:
        if match.to_move == 2:
            true, view = match.state, match.view(2)
            text_of_true = told()
            match.state = match.game.imagine(view, rng)
            differed |= match.game.describe(match.state) != match.game.describe(true)
            assert told() == text_of_true
            match.state, looks = true, looks + 1
        match.play(match.to_move, rng.choice(match.choices()))
    assert looks == 6 and differed, "the imagined states were others"


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_table_is_told_at_every_moment(name: str) -> None:
    """Every stage of a game with the ghost ship and Lazy Jack, without a sentence that lacks its words."""
    match, rng = begin(name, "human", "human"), Random(1)
    while not match.is_over:
        lines = list(SURVEYS[name](match.view(match.to_move), [seat.name for seat in match.seats], language("en")))
        assert all(not line or re.fullmatch(r"[A-Z\d].*\.", line) for line in lines), lines
        assert not any(mark in line for line in lines for mark in ("{", "  ", "..", ": ;", ": .", " ."))
        assert all(sum(line.startswith(seat.name) for line in lines) for seat in match.seats)
        match.play(match.to_move, rng.choice(match.choices()))


def test_a_missing_save_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume", "gone.json"]) == 2
    assert capsys.readouterr().err == "jamaica: gone.json cannot be read: No such file or directory.\n"


def test_salt_is_asked_after_the_fingerprint_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr("builtins.input", typed("pepper", "", f"save {file}", "quit", then="quit"))
    assert main(["play", "--humans", "1", "--players", "3", "--salt"]) == 0
    assert "The luck of this game is sealed. Its fingerprint: " in capsys.readouterr().out
    assert '"pepper"' in file.read_text(encoding="utf-8")


def test_choices_are_offered_in_plain_words_and_can_be_typed() -> None:
    match, out = begin("race", "human", "mate", "mate"), io.StringIO()
    while match.to_move != 0 or match.state.stage != "card":
        match.play(match.to_move, match.choices()[0])
    TextTable(match, typed("choices", then="quit"), out).play()
    offered = [line.partition(". ")[2] for line in out.getvalue().splitlines() if line[:3] in ("1. ", "2. ", "3. ")]
    assert len(offered) == 6 and not any("card " in line for line in offered), offered
    before, wanted = len(match.steps), match.choices()[1]
    TextTable(match, typed(offered[1], then="quit"), io.StringIO()).play()
    assert match.steps[before].move == wanted
    assert "   Morning: " in out.getvalue(), "what a card would do stands beneath it"


@pytest.mark.parametrize("code", LANGUAGES)
def test_montego_bay_is_offered_in_plain_words_too(code: str) -> None:
    """Cards with where they lead, ships with how they stand; the words can be typed as well as the numbers."""
    match, spoken, stages = begin("montego", "human", "random"), language(code), set[str]()
    while not match.is_over:
        if match.to_move == 0 and match.state.stage not in stages:
            stages.add(match.state.stage)
            out, before, choices = io.StringIO(), len(match.steps), match.choices()
            TextTable(match, typed("choices", then="quit"), out, spoken).play()
            lines = out.getvalue().splitlines()
            assert not {text(move) for move in choices} & {line.partition(". ")[2] for line in lines}
            last = [line.partition(". ")[2] for line in lines if line.startswith(f"{len(choices)}. ")][-1]
            TextTable(match, typed(last, then="quit"), io.StringIO(), spoken).play()
            assert match.steps[before].move == choices[-1]
        else:
            match.play(match.to_move, match.choices()[0])
    assert stages == {"hire", "cards", "load", "unload"}


def test_the_terminal_needs_no_pygame() -> None:
    code = "import sys, jamaica.cli.main; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[1]).returncode == 0
