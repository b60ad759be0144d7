"""How far a player is with the puzzles: kept, and never lost to a file that cannot be used."""

import errno
import json
import os
from pathlib import Path
from random import Random

import pytest

from jamaica.store import Places, Solved, Store, StoreError, solved
from jamaica.store.solved import SolvedPuzzles

from .helpers import fail
from .hostile import DEEP, LONG_NUMBER, damaged, warped


def test_what_was_solved_is_kept(tmp_path: Path) -> None:
    SolvedPuzzles(tmp_path).note("one", Solved().tried(True))
    SolvedPuzzles(tmp_path).note("two", Solved().tried(False))
    kept = SolvedPuzzles(tmp_path)
    assert kept.of("one") == Solved(1, True)
    assert kept.of("two") == Solved(1)
    assert kept.of("three") == Solved()


@pytest.mark.parametrize(
    ("answers", "stars"),
    [([True], 3), ([False, True], 2), ([False, False, True], 1), ([False] * 9 + [True], 1), ([False], 0), ([], 0)],
)
def test_stars_tell_how_soon_it_was_solved(answers: list[bool], stars: int) -> None:
    state = Solved()
    for right in answers:
        state = state.tried(right)
    assert state.stars == stars
    assert state.tried(False) == state or not state.solved, "nothing changes once it is solved"


def test_an_answer_that_was_shown_is_worth_a_star_at_most() -> None:
    assert Solved().seen().stars == 0
    assert Solved().seen().tried(True).stars == 1
    assert Solved().tried(True).seen().stars == 3


def test_two_running_copies_keep_what_both_solved(tmp_path: Path) -> None:
    window, terminal = SolvedPuzzles(tmp_path), SolvedPuzzles(tmp_path)
    window.note("one", Solved(1, True))
    terminal.note("two", Solved(1, True))
    window.note("three", Solved(1, True))
    assert all(SolvedPuzzles(tmp_path).of(name).solved for name in ("one", "two", "three"))


def test_no_damage_keeps_the_store_from_opening(tmp_path: Path) -> None:
    """Whatever a file holds, it is read in full or put aside, and what is solved next is kept."""
    SolvedPuzzles(tmp_path).note("one", Solved(2, True))
    path, rng = tmp_path / solved.FILE, Random(5)
    whole, aside = path.read_bytes(), 0
    for number in range(200):
        bent = json.dumps(warped(json.loads(whole), rng)).encode(errors="surrogatepass")
        path.write_bytes(rng.choice((damaged(whole, rng), bent, DEEP, LONG_NUMBER, b"", b"\xff\xfe", b"null")))
        kept = SolvedPuzzles(tmp_path)
        assert kept.of("one").stars in range(4)
        aside += not path.exists()
        if not number % 30:
            kept.note("two", Solved(1, True))
            assert kept.of("two").solved
    assert aside > 50
    assert len(list((tmp_path / "aside").iterdir())) >= aside


def test_a_newer_file_stays_as_it_is(tmp_path: Path) -> None:
    newer = json.dumps({"format": 99, "puzzles": "something else"})
    (tmp_path / solved.FILE).write_text(newer, encoding="utf-8")
    kept = SolvedPuzzles(tmp_path)
    kept.note("one", Solved(1, True))
    assert kept.of("one").solved, "for this run"
    assert (tmp_path / solved.FILE).read_text(encoding="utf-8") == newer


def test_a_full_disk_is_told_and_forgotten_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store(Places.at(tmp_path)) as store:
        monkeypatch.setattr(os, "replace", fail(errno.ENOSPC))
        with pytest.raises(StoreError):
            store.puzzles.note("one", Solved(1, True))
        assert store.puzzles.of("one").solved
        monkeypatch.undo()
