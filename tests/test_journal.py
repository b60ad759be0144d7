"""The journal: what a player sends when something went wrong."""

from pathlib import Path

from jamaica import __version__, journal
from jamaica.journal import LARGEST, Journal, log


def test_a_run_leaves_its_version_and_what_happened(tmp_path: Path) -> None:
    book = Journal(tmp_path / "logs")
    try:
        raise ValueError("a leak")
    except ValueError:
        log.exception("a fault")
    book.close()
    log.error("after the end")
    text = book.path.read_text(encoding="utf-8")
    assert f"jamaica {__version__} starts" in text
    assert "ValueError: a leak" in text and "test_journal.py" in text
    assert text.rstrip().endswith("jamaica ends")


def test_a_second_run_writes_beneath_the_first(tmp_path: Path) -> None:
    for _ in range(2):
        Journal(tmp_path).close()
    assert (tmp_path / journal.FILE).read_text(encoding="utf-8").count(" starts") == 2


def test_a_large_file_is_begun_anew_and_kept_once(tmp_path: Path) -> None:
    (tmp_path / journal.FILE).write_text("x" * (LARGEST + 1))
    Journal(tmp_path).close()
    assert (tmp_path / journal.FILE).stat().st_size < 1000
    assert (tmp_path / journal.OLD).stat().st_size == LARGEST + 1


def test_where_nothing_can_be_written_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    book = Journal(tmp_path / "file" / "logs")
    log.error("nobody reads this")
    book.close()
    assert not book.path.exists()
