"""Autosave: after every choice, in order, on failing disks too; a finished match becomes a replay."""

import errno
import os
from pathlib import Path

import pytest

from jamaica.store import AUTO, REPLAY, SLOT, InUse, Saves, atomic, autosave

from .helpers import Clock, begin, go_on


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves", Clock())


def only(saves: Saves, kind: str) -> object:
    listing = saves.listing(kind)
    assert not listing.broken
    (saved,) = listing.games
    return saves.load(saved).record()


def test_every_choice_is_there_at_once(saves: Saves) -> None:
    """Before the disk has confirmed anything, the process could die: what it left is loaded."""
    match = begin()
    auto = saves.autosave(match)
    for _ in range(12):
        auto.keep(match)
        assert only(saves, AUTO) == match.record()
        go_on(match, 1)
    assert auto.news() is None
    auto.close(b"PNG")
    assert saves.picture(saves.listing().games[0]) == b"PNG"


def test_what_the_disk_confirmed_counts_if_the_latest_is_damaged(saves: Saves) -> None:
    match = go_on(begin(), 4)
    auto = saves.autosave(match)
    auto.keep(match)
    auto.close()
    (saves.folder / AUTO / f"{auto.name}{autosave.LATEST}").write_bytes(b"")
    listing = saves.listing()
    assert [broken.path.suffix for broken in listing.broken] == [autosave.LATEST]
    assert saves.load(listing.games[0]).record() == match.record()


def test_flush_waits_for_the_disk(saves: Saves) -> None:
    match = begin()
    auto = saves.autosave(match)
    for _ in range(5):
        auto.keep(go_on(match, 1))
        auto.flush()
        safe = saves.folder / AUTO / f"{auto.name}{autosave.SAFE}"
        assert safe.read_bytes() == safe.with_suffix(autosave.LATEST).read_bytes()
    auto.close()


def test_a_match_keeps_its_file_when_it_goes_on(saves: Saves) -> None:
    match = begin()
    auto = saves.autosave(match)
    auto.keep(match)
    auto.close()
    saved = saves.last()
    assert saved
    again = saves.autosave(saves.load(saved), saved)
    assert again.name == auto.name
    again.close()
    slot = saves.keep(match, "slot")
    named = saves.autosave(match, slot)
    assert named.name == auto.name, "it runs on from there: no second copy is left behind"
    named.keep(go_on(match, 1))
    named.close()
    branch = saves.autosave(saves.load(slot), slot)
    assert branch.name not in (auto.name, slot.name), "a slot is only changed by the player"
    branch.close()


def test_a_finished_match_becomes_a_replay(saves: Saves) -> None:
    match = begin("montego", 2)
    auto = saves.autosave(match)
    auto.keep(match)
    auto.keep(go_on(match))
    auto.close(b"PNG")
    assert saves.listing(AUTO, SLOT).games == []
    assert only(saves, REPLAY) == match.record()
    assert saves.picture(saves.listing(REPLAY).games[0]) == b"PNG"
    assert not list((saves.folder / AUTO).iterdir())


@pytest.mark.parametrize("done", range(4))
def test_a_kill_at_the_very_end_loses_no_replay(saves: Saves, done: int) -> None:
    """Killed before the replay is written, after it, and after each of the two files of the running match is gone."""
    match = begin("montego", 2)
    auto = saves.autosave(match)
    auto.keep(match)
    auto.flush()
    latest, safe = (saves.folder / AUTO / f"{auto.name}{end}" for end in (autosave.LATEST, autosave.SAFE))
    running = safe.read_bytes()
    auto.keep(go_on(match))
    auto.close()
    replay = saves.folder / REPLAY / safe.name
    if done < 3:
        safe.write_bytes(running)
    if done < 2:
        latest.write_bytes(replay.read_bytes())
    if done < 1:
        replay.unlink()
    saves.tidy()
    assert saves.listing(AUTO).games == []
    assert only(saves, REPLAY) == match.record()
    assert not list((saves.folder / AUTO).iterdir())


def test_a_full_disk_is_told_once_and_the_game_goes_on(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    auto = saves.autosave(match)
    auto.keep(match)
    auto.flush()
    before = match.record()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    for _ in range(3):
        auto.keep(go_on(match, 1))
        auto.flush()
    assert "No space left on device" in str(auto.news())
    assert auto.news() is None
    (saves.folder / AUTO / f"{auto.name}{autosave.LATEST}").unlink()
    assert only(saves, AUTO) == before, "what was safe is still safe"
    assert not auto.is_kept
    monkeypatch.undo()
    said = []
    for _ in range(autosave.WELL_AGAIN + 2):
        auto.keep(go_on(match, 1))
        auto.flush()
        assert auto.is_kept
        said += [str(news) for news in [auto.news()] if news]
    assert said == ["The game is being saved again."]
    assert only(saves, AUTO) == match.record()
    auto.close()


def test_a_disk_that_wavers_is_told_once(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one file fits and two do not, every other choice fails."""
    match, auto = begin(), saves.autosave(begin())
    said = []

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for number in range(20):
        with monkeypatch.context() as patch:
            if number % 2:
                patch.setattr(os, "fsync", full)
            auto.keep(go_on(match, 1))
            auto.flush()
            said += [news for news in [auto.news()] if news]
    assert len(said) == 1
    auto.close()


def test_even_a_fault_of_the_program_lets_nobody_wait(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    auto = saves.autosave(match)
    monkeypatch.setattr(os, "fsync", lambda handle: 1 // 0)
    auto.keep(match)
    auto.flush()
    assert "ZeroDivisionError" in str(auto.news())
    monkeypatch.undo()
    auto.close()


def test_an_old_state_never_passes_for_the_latest(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """The quick file cannot be written, the safe one can."""
    match = begin()
    auto = saves.autosave(match)
    auto.keep(match)
    write = atomic.write

    def fussy(path: Path, content: bytes, *, durable: bool = True) -> None:
        if not durable:
            raise atomic.unwritable(path, OSError(errno.EDQUOT, os.strerror(errno.EDQUOT)))
        write(path, content)

    monkeypatch.setattr(atomic, "write", fussy)
    auto.keep(go_on(match, 3))
    auto.close()
    assert only(saves, AUTO) == match.record()


def test_a_folder_that_cannot_be_is_told_and_tried_again(tmp_path: Path) -> None:
    (tmp_path / "saves").touch()
    saves, match = Saves(tmp_path / "saves", Clock()), begin()
    auto = saves.autosave(match)
    auto.keep(match)
    auto.flush()
    assert "cannot be written" in str(auto.news())
    (tmp_path / "saves").unlink()
    auto.keep(go_on(match, 1))
    auto.close()
    assert only(saves, AUTO) == match.record()


def test_a_match_is_played_in_one_window_at_a_time(saves: Saves) -> None:
    match = begin()
    auto = saves.autosave(match)
    auto.keep(match)
    saved = saves.last()
    assert saved
    with pytest.raises(InUse, match="another window"):
        Saves(saves.folder, Clock()).autosave(match, saved)
    with pytest.raises(InUse):
        Saves(saves.folder, Clock()).remove(saved)
    other = Saves(saves.folder, Clock()).autosave(match)
    other.keep(match)
    other.close()
    auto.close()
    assert len(saves.listing(AUTO).games) == 2, "another match is kept beside it"
    saves.remove(saved)


def test_the_oldest_running_matches_make_room(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not what the player named, not what is finished, and not what another copy of the game plays just now."""
    monkeypatch.setattr("jamaica.store.saves.MOST_RUNNING", 3)
    match = begin()
    slot, finished = saves.keep(go_on(begin(), 1), "mine"), saves.keep(go_on(begin("montego", 2)), "won")
    played = saves.autosave(match)
    played.keep(match)
    played.flush()
    names = [played.name]
    for _ in range(5):
        auto = saves.autosave(match)
        auto.keep(match)
        auto.close(b"PNG")
        names.append(auto.name)
    assert {saved.name for saved in saves.listing(AUTO).games} == {played.name, *names[-3:]}
    assert saves.listing(SLOT).games == [slot] and saves.listing(REPLAY).games == [finished]
    played.close()
    branch = saves.autosave(saves.load(slot), slot)
    branch.keep(match)
    branch.close()
    assert {saved.name for saved in saves.listing(AUTO).games} == {branch.name, *names[-2:]}
    assert len(list((saves.folder / AUTO).glob("*.png"))) == 2, "nothing is left of those that went"


def test_a_match_that_goes_on_drives_no_other_out(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jamaica.store.saves.MOST_RUNNING", 2)
    match = begin()
    for _ in range(2):
        auto = saves.autosave(match)
        auto.keep(match)
        auto.close()
    saved = saves.last()
    assert saved
    saves.autosave(match, saved).close()
    assert len(saves.listing(AUTO).games) == 2
