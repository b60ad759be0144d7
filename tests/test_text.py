"""The text table: a whole game typed by a person who always takes the first choice; hands over without leaks."""

import io
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.arguments import Verdict
from ai.counsel import Counsel
from jamaica.cli import play
from jamaica.cli.main import main
from jamaica.cli.output import ask
from jamaica.cli.text_table import TextTable
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


def typed(*lines: str, then: str = "1 2") -> Callable[[str], str]:
    """Types these lines, and then the same few words in turn for ever; two, as Lazy Jack's card is never his mate's."""
    waiting: Iterator[str] = chain(lines, cycle(then.split()))
    return lambda prompt: next(waiting)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_typed(name: str) -> None:
    match, out = begin(name, "human", "mate", "random"), io.StringIO()
    TextTable(match, typed(), out).play()
    assert match.is_over
    assert "press Enter" not in out.getvalue(), "one person alone needs no handing over"
    assert len(re.findall(r"^Round 2\b", out.getvalue(), re.MULTILINE)) == 1, "every round is told once"


def test_commands(tmp_path: Path) -> None:
    match, out = begin("jamaica", "human", "mate", "mate"), io.StringIO()
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
    match, out = begin("jamaica", "human", "human"), io.StringIO()
    assert match.state.stage == "dice"
    TextTable(match, typed("", "1", "undo", "2", then="quit"), out).play()
    assert "Undone." in out.getvalue()
    assert match.state.dice[0] > match.state.dice[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_tutor_warns_before_anything_comes_of_a_choice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taken back once, the question is asked again; kept, the game goes on."""
    verdict = Verdict(0.2, 0.01, 40, ())
    monkeypatch.setattr(Counsel, "ranking", lambda self, view, limit, rng: [(move,) for move in view.choices()])
    monkeypatch.setattr(Counsel, "compare", lambda self, view, better, worse, limit, rng: verdict)
    match, out, lines = begin(name, "human", "greedy"), io.StringIO(), list[int]()
    asked = [0]

    def type_in(prompt: str) -> str:
        if "I fear" in out.getvalue()[asked[0] :]:
            asked[0] = len(out.getvalue())
            lines.append(len(match.steps))
            return {1: "1", 2: "2"}.get(len(lines), "quit")
        return "2"

    TextTable(match, type_in, out, tutor="gentle").play()
    assert "One moment, " in out.getvalue() and "1. Take it back" in out.getvalue()
    assert lines[0] == lines[1] < lines[2], "nothing was carried out until it was kept"


def test_two_people_never_see_each_others_hand() -> None:
    """Between two people the screen is cleared, and what is told afterwards is for the next one only."""
    match, out = begin("jamaica", "human", "human"), io.StringIO()
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
    TextTable(match, typed(*["1", "2"] * 30, then="quit"), out).play()
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
        names = [seat.name for seat in match.seats]
        lines = list(match.game.survey(match.view(match.to_move), names, language("en")))
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
    match, out = begin("jamaica", "human", "mate", "mate"), io.StringIO()
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
            names, view = [seat.name for seat in match.seats], match.view(0)
            last = match.game.offer(view, choices[-1], names, spoken)[0]
            assert match.state.stage == "cards" or f"{len(choices)}. {last}" in lines
            TextTable(match, typed(last, then="quit"), io.StringIO(), spoken).play()
            assert match.steps[before].move == choices[-1]
        else:
            match.play(match.to_move, match.choices()[0])
    assert stages == {"hire", "cards", "load", "unload"}


def at_stage(stage: str, *pilots: str) -> Match[Any]:
    """A match of Montego Bay in which the first seat is asked something."""
    match = begin("montego", *pilots)
    while (match.to_move, match.state.stage) != (0, stage):
        match.play(match.to_move, match.choices()[-1])
    return match


def test_cards_are_asked_worker_by_worker_or_typed_in_one_line() -> None:
    """M5: two lists of five cards in place of one of twenty-five pairs."""
    for lines in (("2", "4"), ("2 4",), ("3", "undo", "2", "4"), ("9", "2", "0", "4")):
        match, out = at_stage("cards", "human", "mate", "mate"), io.StringIO()
        before = len(match.steps)
        TextTable(match, typed(*lines, then="quit"), out).play()
        assert match.steps[before].move == ("cards", 2, 4), lines
    assert "Large worker:\n   1 to " in out.getvalue() and "Small worker:\n   1 to " in out.getvalue()


def test_jack_gets_another_card_than_the_worker_beside_him() -> None:
    """M5: his card comes from that worker's set."""
    match = begin("montego", "human", "mate", "mate")
    while match.state.hirer != 0 or match.to_move != 0 or match.state.stage != "cards":
        match.play(match.to_move, match.choices()[0])
    before, partner = len(match.steps), match.state.partner
    cards = [2, 4]
    same = " ".join(map(str, [*cards, cards[partner]]))
    TextTable(match, typed(same, "2 4", "5", then="quit"), io.StringIO()).play()
    assert match.steps[before].move == ("cards", 2, 4, "jack", 5)


def test_barrels_are_typed_ship_by_ship() -> None:
    """M7.2: as many for each pier as one wants, in one line."""
    match = at_stage("load", "human", "mate", "mate")
    while match.to_move != 0 or match.state.stage != "load" or match.state.hand < 2:
        match.play(match.to_move, match.choices()[-1])
    state, out = match.state, io.StringIO()
    hand, aboard = state.hand, [state.barrels(pier)[0] for pier in range(len(state.ships))]
    wanted = [0] * len(aboard)
    for _ in range(hand):
        pier = max(range(state.first, len(aboard)), key=lambda pier: state.free[pier] - wanted[pier])
        wanted[pier] += 1
    assert hand > 1 and all(not n or n < free for n, free in zip(wanted, state.free, strict=True))
    line = " ".join(map(str, wanted))
    TextTable(match, typed("9 9 9 9", line, then="quit"), out).play()
    own = [step.move[1] - 1 for step in match.steps if step.by == 0 and step.move[0] == "load"][-hand:]
    assert sorted(set(own)) == [pier for pier, number in enumerate(wanted) if number]
    assert match.state.hand == 0 or match.state.to_move != 0 or match.state.post != state.post
    assert re.search(rf"^Or all {hand} at once: how many at each pier, such as ([0-9] )+[0-9]\.$", out.getvalue(), re.M)


def test_what_is_said_to_answer_for_all_barrels_does() -> None:
    """The example is an answer to the very question."""
    match, rng, asked = begin("montego", "random", "random"), Random(1), 0
    while not match.is_over:
        if said := match.game.in_numbers(match.state):
            example = [int(word) for word in said.partition("such as ")[2].rstrip(".").split()]
            asked += 1
            assert match.game.filled(match.state, example)
        match.play(match.to_move, rng.choice(match.choices()))
    assert asked > 10


class Terminal(io.StringIO):
    """A screen that lines break on."""

    def isatty(self) -> bool:
        return True


def test_lines_break_between_words_at_the_terminals_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    match, out = at_stage("load", "human", "mate"), Terminal()
    TextTable(match, typed("look", "log", then="quit"), out).play()
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 40 and any(line.startswith("   ") for line in lines)
    whole = io.StringIO()
    TextTable(at_stage("load", "human", "mate"), typed("look", "log", then="quit"), whole).play()
    assert out.getvalue().split() == whole.getvalue().split()


def test_questions_break_between_words_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only their last line is left to whoever reads the answer."""
    asked, out = list[str](), Terminal()
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr("builtins.input", lambda prompt: asked.append(prompt) or "quit")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(sys, "stdout", out)
    assert ask("Large worker, Marlow, from 1 to 5 (or all at once, such as 2 3):") == "quit"
    assert out.getvalue() == "Large worker, Marlow, from 1 to 5 (or\n" and asked == ["   all at once, such as 2 3): "]


def test_a_match_begun_at_the_table_tells_nothing_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its luck is rolled when the table is laid already."""
    monkeypatch.setattr("builtins.input", typed(*["1", "2"] * 12, then="quit"))
    assert main(["play", "--game", "montego", "--players", "2", "--seed", "told", "--level", "deckhand"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told.count("Round 1.") == 1 and "Round 2." in told


def test_a_card_laid_face_down_can_be_changed_while_the_table_is_handed_over() -> None:
    match, out = begin("montego", "human", "mate", "human"), io.StringIO()
    while (match.to_move, match.state.stage) != (0, "cards"):
        match.play(match.to_move, match.choices()[-1])
    before = len(match.steps)
    TextTable(match, typed("", "2 4", "undo", "", "5 1", "", then="quit"), out).play()
    assert [step.move for step in match.steps[before:] if step.by == 0] == [("cards", 5, 1)]
    assert "Marlow, to change what you have laid face down, type undo." in out.getvalue()
    assert match.to_move == 2 and match.state.stage == "cards"


def test_the_terminal_needs_no_pygame() -> None:
    code = "import sys, jamaica.cli.main; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[1]).returncode == 0


def test_handing_over_wipes_what_the_terminal_can_scroll_back_to() -> None:
    """Where the lines go to a terminal; elsewhere what was seen is pushed off the screen."""
    match, out, wiped = begin("jamaica", "human", "human"), io.StringIO(), list[int]()
    TextTable(match, typed("", "1", "1", "", "quit"), out, clear=lambda: wiped.append(len(out.getvalue()))).play()
    turns = [found.start() for found in re.finditer("Everybody else, please look away", out.getvalue())]
    assert turns and len(wiped) == len(turns)
    assert all(before <= turn for before, turn in zip(wiped, turns, strict=True)) and "\n" * 60 not in out.getvalue()


def test_a_terminal_is_wiped_with_all_it_keeps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play._wiper() is None, "no terminal"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    wipe = play._wiper()
    assert wipe
    wipe()
    assert "\x1b[3J" in capsys.readouterr().out
    monkeypatch.setenv("TERM", "dumb")
    assert play._wiper() is None


def test_a_name_from_a_file_steers_no_terminal() -> None:
    """Whatever writes the line."""
    out = io.StringIO()
    TextTable(begin("jamaica", "human", "mate"), typed("quit"), out)._say("\x1b[2Jgone\n\u202ebackwards")
    assert all(line.isprintable() for line in out.getvalue().splitlines())
