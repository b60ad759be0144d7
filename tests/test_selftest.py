"""``jamaica selftest``: it passes here, and it finds what is broken."""

import io
import json
import shutil
from pathlib import Path

import pytest

from jamaica import __version__
from jamaica.cli import selftest
from jamaica.cli.main import main
from jamaica.cli.selftest import Check, Fault
from jamaica.files import assets
from jamaica.store import Places


@pytest.fixture(autouse=True)
def headless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No screen, no sound card, no folders of the person who runs the tests."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("JAMAICA_HOME", str(tmp_path / "home"))


def test_everything_works_here(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["selftest"]) == 0
    report = capsys.readouterr().out
    assert report.startswith(f"jamaica {__version__} selftest")
    for word in ("files", "languages", "fonts", "sound", "screen", "folders", "captains", "Jamaica", "Montego Bay"):
        assert f"ok      {word} " in report
    assert report.endswith("Everything works.\n")
    assert not list((tmp_path / "home" / "data").iterdir()), "nothing is left behind"


def test_a_failure_is_named_and_the_rest_still_tried() -> None:
    def fail() -> str:
        raise OSError("no room")

    out = io.StringIO()
    assert selftest.run(out, [Check("first", fail), Check("second", lambda: "fine")]) == 1
    assert "FAILED  first        OSError: no room" in out.getvalue()
    assert "ok      second       fine" in out.getvalue()
    assert "1 of these failed" in out.getvalue()


def test_a_report_does_not_name_the_one_who_sends_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home, out = tmp_path / "anne", io.StringIO()
    monkeypatch.setattr(Path, "home", lambda: home)

    def fail() -> str:
        raise FileNotFoundError(2, "No such file", str(home / "games"))

    selftest.run(
        out, [Check("first", lambda: f"games in {home / 'games'}, {tmp_path / 'annex'}"), Check("second", fail)]
    )
    assert f"games in {Path('~/games')}, {tmp_path / 'annex'}" in out.getvalue()
    assert str(home / "games") not in out.getvalue() and repr(str(home / "games")) not in out.getvalue()


@pytest.mark.parametrize(
    "name",
    [
        "sounds/effects/anchor.ogg",
        "pictures/jamaica/board.webp",
        "pictures/interface/icon/icon-16.png",
        "data/montego.csv",
    ],
)
def test_a_download_that_broke_off_is_found(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.parent.mkdir(parents=True)
    shutil.copy(assets() / name, file)
    selftest.files(tmp_path)
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2] if file.suffix != ".csv" else b"")
    with pytest.raises(Fault, match="1 of 1 files"):
        selftest.files(tmp_path)


def test_a_folder_that_cannot_be_written_to_is_found(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        selftest.folders(Places.at(tmp_path / "file"))


def test_a_silent_process_of_the_captains_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "PATIENCE", 0.0)
    with pytest.raises(Fault, match="does not answer"):
        selftest.captains()


def test_programs_can_read_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> str:
        raise OSError("no room")

    assert selftest.run(io.StringIO(), [Check("first", fail), Check("second", lambda: "fine")], as_json=True) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["failed"] == 1 and [check["passed"] for check in told["checks"]] == [False, True]
