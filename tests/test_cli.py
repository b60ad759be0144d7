"""The command line: what it prints, and one sentence for every mistake."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from jamaica import __main__, __version__, files, ui
from jamaica.cli.main import main
from jamaica.store import Places, Store, settings

ROOT = Path(__file__).parents[1]


def test_simulate_prints_what_players_care_about(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "3", "--games", "20", "--ghost", "yes"]) == 0
    out = capsys.readouterr().out
    for word in ("games per second", "rounds", "score", "margin", "battles", "shortages", "treasures", "seat 3 wins"):
        assert word in out


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_simulate_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", game, "--games", "20", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 20
    assert sum(figures["wins"].values()) >= 20
    assert figures["rounds"]["least"] <= figures["rounds"]["mean"] <= figures["rounds"]["most"]


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    figures = []
    for seed in ("7", "7", "8"):
        main(["simulate", "--games", "10", "--seed", seed, "--json"])
        figures.append(json.loads(capsys.readouterr().out)["scores"])
    assert figures[0] == figures[1] != figures[2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "--players", "9"], "players can be 2, 3, 4, 5, 6, not 9."),
        (
            ["simulate", "--game", "montego", "--ghost", "yes"],
            "There is no option 'ghost'. Choose from players, data, stacks, third.",
        ),
        (["simulate", "--data", "gone.csv"], "gone.csv cannot be read: No such file or directory."),
        (["simulate", "--players", "4" * 5000], f"players must be a whole number, not '{'4' * 30}…{'4' * 29}'."),
        (["arena", "mate:2", "--out", "/gone/a"], "/gone/a cannot be written: No such file or directory."),
        (["arena", "mate:2", "--out", "/"], "/ is not a file."),
        (["arena", "mate:2", "--out", "/dev/zero"], "/dev/zero is not a file."),
        (["referee", "gone.scn"], "gone.scn cannot be read: No such file or directory."),
    ],
)
def test_wrong_values_get_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err == f"jamaica: {sentence}" + "\n"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"jamaica {__version__}\n"


def test_braces_in_a_players_file_are_quoted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board, scenario = tmp_path / "board.csv", tmp_path / "a.scn"
    whole = (files.assets() / "data" / "jamaica-board.csv").read_text(encoding="utf-8")
    board.write_text(whole.replace(",sea,", ",sea{x},", 1), encoding="utf-8")
    scenario.write_text("{a}\n", encoding="utf-8")
    assert main(["simulate", "--data", str(board)]) == 2
    assert "not 'sea{x}'." in capsys.readouterr().err
    assert main(["referee", str(scenario)]) == 2
    assert capsys.readouterr().err == "jamaica: a.scn, line 1: '{a}' should read 'name: value'.\n"


@pytest.mark.parametrize("content", [None, b"", b"x" * 40, b"\xde\x12\x04\x95" + b"\xff" * 60])
def test_a_missing_or_damaged_catalogue_is_told(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "languages").mkdir()
    catalogue = tmp_path / "languages" / "de.mo"
    if content is not None:
        catalogue.write_bytes(content)
    monkeypatch.setattr(files, "assets", lambda: tmp_path)
    assert main(["--language", "de", "saves"]) == 2
    assert capsys.readouterr().err == f"jamaica: {catalogue} is missing or damaged. Please install the game again.\n"


def test_a_language_for_this_run_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def window(store: Store, game: str) -> int:
        heard.append(store.settings.language)
        store.settings.music = 0.25
        store.close()
        return 0

    monkeypatch.setattr(ui, "run", window)
    settings.keep(Places.at(tmp_path).settings, settings.Settings(language="nl"))
    assert main(["--home", str(tmp_path), "--language", "de"]) == 0
    kept = settings.load(Places.at(tmp_path).settings)[0]
    assert (heard, kept.language, kept.music) == (["de"], "nl", 0.25)


def test_a_language_set_in_the_window_is_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.speak_for_now("de")
        store.settings.language = "it"
    assert settings.load(Places.at(tmp_path).settings)[0].language == "it"


@pytest.mark.parametrize("line", ["play --resume", "saves", "saves remove 9", "statistics"])
def test_every_command_closes_what_it_opens(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[Store] = []
    monkeypatch.setattr(Store, "close", lambda store: closed.append(store))
    main([*line.split(), "--home", str(tmp_path)])
    assert len(closed) == 1


@pytest.mark.parametrize("module", ["pygame", "pygame_gui", "platformdirs", "msgspec"])
def test_a_library_that_is_not_installed_is_named(module: str) -> None:
    """Before anything else is known; a window that cannot open for it is told alike."""
    code = f"import sys; sys.modules['{module}'] = None; sys.argv = ['jamaica']\n"
    code += "from jamaica.__main__ import run; sys.exit(run())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.stderr == f"jamaica: The Python library {module} is missing. {__main__.INSTALL}\n"
    assert done.returncode == 1
    assert __main__.INSTALL.partition(": ")[2] in (ROOT / "README.md").read_text(encoding="utf-8")


def in_a_shell(line: str, tmp_path: Path, **variables: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of a line of the shell."""
    env = {**os.environ, "JAMAICA_HOME": str(tmp_path), "JAMAICA": f"{sys.executable} -m jamaica", **variables}
    env.pop("PYTHONUNBUFFERED", None)  # so that output is written late, as for everybody
    done = subprocess.run(["bash", "-c", line], cwd=ROOT, env=env, stdin=subprocess.DEVNULL, capture_output=True)
    return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


@pytest.mark.parametrize("command", ["simulate --games 1", "play", "--help", "--version", "saves"])
def test_a_full_disk_is_told(command: str, tmp_path: Path) -> None:
    code, _, error = in_a_shell(f"$JAMAICA {command} >/dev/full", tmp_path)
    assert (code, error) == (2, "jamaica: The answer cannot be written: No space left on device.\n")


def test_a_reader_who_goes_is_no_fault(tmp_path: Path) -> None:
    """As with ``| head -1``, whose reader is gone before anything is written."""
    code, _, error = in_a_shell("{ sleep 1; $JAMAICA simulate --games 1; echo $? >&2; } | true", tmp_path)
    assert (code, error) == (0, "1\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_a_closed_terminal_ends_the_input(closed: str, tmp_path: Path) -> None:
    code, out, error = in_a_shell(f"$JAMAICA play {closed}", tmp_path)
    assert (code, error) == (0, "") and ("The game is saved." in out or ">" in closed)


def test_letters_a_terminal_does_not_know_become_question_marks(tmp_path: Path) -> None:
    code, out, error = in_a_shell("$JAMAICA play --language de", tmp_path, PYTHONIOENCODING="ascii")
    assert (code, error) == (0, "") and "?" in out
    code, out, error = in_a_shell("$JAMAICA --help --language de", tmp_path, PYTHONIOENCODING="ascii")
    assert (code, error) == (0, "") and "?" in out


def test_bytes_that_are_no_letters_are_an_answer_like_any_other(tmp_path: Path) -> None:
    typed = r"printf '\xff\n\xff\xfe\n\0\nsave \0\nsave /\xff/\nquit\n'"
    code, out, error = in_a_shell(f"{typed} | $JAMAICA play --salt", tmp_path, PYTHONIOENCODING="utf-8:strict")
    assert (code, error) == (0, "") and "is not a valid file name" in out and "The game is saved." in out


def test_who_breaks_off_while_the_program_starts_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("jamaica.cli.main.main", broken_off)
    assert __main__.run() == 130


def test_programs_can_read_what_the_referee_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = next((ROOT / "tests" / "scenarios").rglob("*.scn"))
    bad = tmp_path / "bad.scn"
    bad.write_text(good.read_text(encoding="utf-8") + "expect winners: 9\n", encoding="utf-8")
    assert main(["referee", str(good), str(bad), "--json"]) == 1
    first, second = json.loads(capsys.readouterr().out)
    assert first["passed"] and not second["passed"] and second["line"] and second["fault"]
