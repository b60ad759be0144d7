"""Assets are found from a checkout and from a frozen bundle (the wheel has a test of its own)."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from jamaica import files
from jamaica.engine.errors import DataError


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Each test looks anew, and leaves nothing behind."""
    files.assets.cache_clear()
    yield
    files.assets.cache_clear()


def test_a_checkout_has_its_assets() -> None:
    assert (files.assets() / "data" / "jamaica-board.csv").is_file()


def test_a_frozen_bundle_has_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert files.assets() == tmp_path / "assets"


def test_missing_assets_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(DataError, match="The game's files are missing"):
        files.assets()


def test_a_players_own_file_is_found_by_its_path(tmp_path: Path) -> None:
    assert files.data_file(str(tmp_path / "mine.csv"), "jamaica-board.csv") == tmp_path / "mine.csv"
    assert files.data_file("standard", "jamaica-board.csv").name == "jamaica-board.csv"
