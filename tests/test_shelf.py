"""Saved games on the command line: kept after every choice, resumed, listed, carried away and brought in."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from jamaica.cli.main import main
from jamaica.engine.language import ENGLISH
from jamaica.engine.match import Match
from jamaica.engine.record import Record
from jamaica.store import AUTO, REPLAY, SLOT, Places, Saves, Store

from .store.helpers import Clock, begin, go_on


class Terminal:
    """Runs commands with typed lines, in a home of its own."""

    def __init__(self, home: Path, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.home, self._capsys, self._patch = home, capsys, patch
        self.saves = Saves(Places.at(home).data / "saves", Clock())

    def run(self, *words: str, typed: tuple[str | type[BaseException], ...] = ()) -> str:
        """What a command prints, on both streams."""
        self._patch.setattr("builtins.input", _typist(iter(typed)))
        self.code = main(["--home", str(self.home), *words])
        return "".join(self._capsys.readouterr())


def _typist(lines: Iterator[str | type[BaseException]]) -> Callable[[str], str]:
    def answer(prompt: str) -> str:
        line = next(lines, EOFError)
        if isinstance(line, str):
            return line
        raise line

    return answer


@pytest.fixture
def terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(tmp_path / "home", capsys, monkeypatch)


@pytest.mark.parametrize("end", ["quit", EOFError, KeyboardInterrupt])
def test_a_game_goes_on_where_it_was_left(terminal: Terminal, end: str | type[BaseException]) -> None:
    flags = ("--text", "--game", "montego", "--players", "2", "--seed", "7")
    assert "The game is saved." in terminal.run("play", *flags, typed=("1 1 1", "1", end))
    (saved,) = terminal.saves.listing(AUTO).games
    before = terminal.saves.load(saved)
    out = terminal.run("play", "--resume", typed=("2",))
    assert terminal.code == 0
    assert "our third worker loads 1 barrel: at pier 3." in out
    (saved,) = terminal.saves.listing().games
    after = terminal.saves.load(saved)
    assert after.record().moves[: len(before.steps)] == before.record().moves
    assert len(after.steps) > len(before.steps)


def test_a_finished_game_becomes_a_replay(terminal: Terminal) -> None:
    terminal.run("play", "--game", "montego", "--players", "2", typed=("1", "2") * 2000)
    assert terminal.saves.listing(AUTO, SLOT).games == []
    (saved,) = terminal.saves.listing(REPLAY).games
    assert terminal.saves.load(saved).is_over
    assert "finished in round" in terminal.run("saves")
    assert "The seed was" in terminal.run("play", "--resume", saved.name)
    assert len(terminal.saves.listing().games) == 1


def test_the_list_reads_as_sentences(terminal: Terminal) -> None:
    assert terminal.run("saves") == "There are no saved games yet.\n"
    terminal.saves.keep(begin("jamaica", 3), "Sunday")
    auto = terminal.saves.autosave(match := begin("montego", 2))
    auto.keep(match)
    auto.close()
    running, named = terminal.run("saves", "list").splitlines()
    assert running.startswith("1. Montego Bay, round 1, with Änne and ")
    assert "It is Änne's turn." in running
    assert named.startswith("2. “Sunday”: Jamaica, round 1, with Änne, ")
    (saved,) = terminal.saves.listing(SLOT).games
    assert f" Saved on {ENGLISH.moment(saved.heading.saved)} as " in named


def test_games_are_carried_away_and_brought_in(terminal: Terminal, tmp_path: Path) -> None:
    match = go_on(begin(), 20)
    saved, file = terminal.saves.keep(match, "mine"), tmp_path / "away.json"
    assert terminal.run("saves", "export", "1", str(file)) == f"Exported to {file}.\n"
    assert "already exists" in terminal.run("saves", "export", saved.name, str(file))
    assert "“away”" in terminal.run("saves", "import", str(file)) + terminal.run("saves")
    assert len(terminal.saves.listing(SLOT).games) == 2
    assert "The record is consistent" in terminal.run("verify", str(saved.path))
    terminal.run("saves", "remove", "2", "--yes")
    assert len(terminal.saves.listing().games) == 1


def test_a_file_goes_on_without_being_changed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal.run("play", "--game", "montego", typed=("1", f"save {file}", "quit"))
    before = file.read_bytes()
    terminal.run("play", "--resume", str(file), typed=("1", "1"))
    assert file.read_bytes() == before
    assert len(terminal.saves.listing(AUTO).games) == 2, "it goes on beside the match it was taken from"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "--resume"), "There is no game to continue."),
        (("play", "--resume", "7"), "7 cannot be read: No such file or directory."),
        (("saves", "export", "9", "x"), "There is no saved game 9; 'jamaica saves' lists them."),
        (("saves", "remove", "x"), "There is no saved game x; 'jamaica saves' lists them."),
        (("saves", "import", "gone"), "gone cannot be read: No such file or directory."),
        (("saves", "import", __file__), "The file was cut off, or it does not belong to this game."),
    ],
)
def test_mistakes_get_one_sentence(terminal: Terminal, words: tuple[str, ...], sentence: str) -> None:
    out = terminal.run(*words)
    assert terminal.code == 2
    assert out.startswith(f"jamaica: {sentence}")
    assert out.count("\n") == 1


def test_a_broken_game_is_named_in_the_list(terminal: Terminal) -> None:
    saved = terminal.saves.keep(begin(), "good")
    saved.path.with_name("bad.save").write_bytes(b"bad")
    good, bad = terminal.run("saves").splitlines()
    assert "good" in good
    assert "bad.save cannot be used. The file was cut off" in bad


def test_where_nothing_can_be_kept_the_game_says_so_and_goes_on(terminal: Terminal) -> None:
    terminal.home.touch()
    out = terminal.run("play", "--game", "montego", typed=("1", "1", "quit"))
    assert out.count("cannot be written") == 1
    assert "The last choices could not be saved." in out


def test_a_window_may_be_open_meanwhile(terminal: Terminal) -> None:
    store = Store(Places.at(terminal.home))
    assert "already open" not in terminal.run("play", "--game", "montego", typed=("quit",))
    store.close()


@pytest.mark.parametrize(("typed", "left"), [(("n",), 1), (("",), 1), ((), 1), (("y",), 0), (("Y ",), 0)])
def test_a_game_is_deleted_only_by_who_is_sure(terminal: Terminal, typed: tuple[str, ...], left: int) -> None:
    terminal.saves.keep(begin(), "mine")
    out = terminal.run("saves", "remove", "1", typed=typed)
    assert len(terminal.saves.listing().games) == left and terminal.code == 2 * left
    assert "“mine”" in out and ("Nothing was deleted" in out) == bool(left)


def test_programs_can_read_the_list(terminal: Terminal) -> None:
    terminal.saves.keep(go_on(begin(), 3), "mine")
    (terminal.saves.folder / SLOT / "bad.save").write_text("nonsense")
    told = json.loads(terminal.run("saves", "--json"))
    assert [(one["number"], one["title"], one["seats"][0]["name"]) for one in told["games"]] == [(1, "mine", "Änne")]
    assert "does not belong to this game" in told["broken"][0]["reason"]
    assert json.loads(terminal.run("saves", "list", "--json"))["games"] == told["games"]


def test_programs_can_read_what_was_verified(terminal: Terminal) -> None:
    saved = terminal.saves.keep(go_on(begin(), 3), "mine")
    told = json.loads(terminal.run("verify", str(saved.path), "--json"))
    assert told["fits"] is True and len(told["findings"]) > 5
    assert told["conclusion"].startswith("The record is consistent")


def test_there_are_no_more_people_than_seats(terminal: Terminal) -> None:
    assert "4 seats at this table, too few for 7" in terminal.run("play", "--humans", "7")
    assert terminal.code == 2 and not terminal.saves.listing().games


def test_the_rolls_of_a_running_game_stay_hidden(terminal: Terminal) -> None:
    """Treasures and cards that lie face down are among them."""
    saved = terminal.saves.keep(go_on(begin(), 30), "running")
    assert "stay hidden until it is over" in terminal.run("rolls", str(saved.path)) and terminal.code == 2
    done = terminal.saves.keep(go_on(begin()), "done")
    assert "times: " in terminal.run("rolls", str(done.path)) and terminal.code == 0


@pytest.mark.parametrize("copied", [False, True])
def test_the_end_tells_of_a_copy(terminal: Terminal, copied: bool, tmp_path: Path) -> None:
    auto = terminal.saves.autosave(match := begin("montego", 2))
    while not match.is_over:
        before = match.record().dump()
        match.play(match.to_move, match.choices()[0])
    auto.keep(Match.resume(Record.parse(before), match.game))
    auto.close()
    (saved,) = terminal.saves.listing(AUTO).games
    if copied:
        terminal.run("saves", "export", "1", str(tmp_path / "copy.json"))
        terminal.run("saves", "import", str(tmp_path / "copy.json"))
    out = terminal.run("play", "--resume", saved.name, typed=("1",) * 9)
    assert "The seed was store." in out and ("opened from a copy" in out) == copied
