"""Autosave: after every choice, in order, on failing disks too; a finished match becomes a replay."""

import errno
import os
from pathlib import Path
from threading import Thread

import pytest

from jamaica.store import AUTO, REPLAY, SLOT, InUse, Saved, Saves, StoreError, atomic, autosave, heading
from jamaica.store.errors import unwritable
from jamaica.store.ledger import Ledger

from .helpers import Clock, begin, fail, go_on, png


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
    auto.close(png())
    assert saves.picture(saves.listing().games[0]) == png()


def test_what_the_disk_confirmed_counts_if_the_latest_is_damaged(saves: Saves) -> None:
    match = go_on(begin(), 4)
    auto = saves.autosave(match)
    auto.keep(match)
    auto.close()
    (saves.folder / AUTO / f"{auto.name}{autosave.LATEST}").write_bytes(b"")
    listing = saves.listing()
    assert listing.broken == [], "nothing is lost, so that there is nothing to tell"
    assert saves.load(listing.games[0]).record() == match.record()


def test_what_the_disk_confirmed_counts_if_the_latest_is_older(saves: Saves) -> None:
    """A power cut may undo what was written at once, and leave what stood there before."""
    match = go_on(begin(), 4)
    auto = saves.autosave(match)
    auto.keep(match)
    auto.flush()
    latest = saves.folder / AUTO / f"{auto.name}{autosave.LATEST}"
    before = latest.read_bytes()
    auto.keep(go_on(match, 3))
    auto.close()
    latest.write_bytes(before)
    assert only(Saves(saves.folder, Clock()), AUTO) == match.record()


def test_what_is_left_of_a_running_match_beside_its_replay_is_no_alarm(saves: Saves) -> None:
    """A power cut may bring back the file that was written at once, cut off, when the other one is gone already."""
    match = begin("montego", 2)
    auto = saves.autosave(match)
    auto.keep(match)
    auto.keep(go_on(match))
    auto.close()
    (saves.folder / AUTO / f"{auto.name}{autosave.LATEST}").write_bytes(b"{")
    assert saves.listing().broken == []
    assert only(saves, REPLAY) == match.record()


def test_a_match_whose_two_files_are_damaged_is_named(saves: Saves) -> None:
    match = go_on(begin(), 4)
    auto = saves.autosave(match)
    auto.keep(match)
    auto.close()
    for end in (autosave.LATEST, autosave.SAFE):
        (saves.folder / AUTO / f"{auto.name}{end}").write_bytes(b"{")
    assert len(saves.listing().broken) == 2


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
    again = saves.open(saved).keeper
    assert again.name == auto.name
    again.close()
    slot = saves.keep(match, "slot")
    named = saves.open(slot).keeper
    assert named.name == auto.name, "it runs on from there: no second copy is left behind"
    named.keep(go_on(match, 1))
    named.close()
    branch = saves.open(slot).keeper
    assert branch.name not in (auto.name, slot.name), "a slot is only changed by the player"
    branch.close()


def test_a_finished_match_becomes_a_replay(saves: Saves) -> None:
    match = begin("montego", 2)
    auto = saves.autosave(match)
    auto.keep(match)
    auto.keep(go_on(match))
    auto.close(png())
    assert saves.listing(AUTO, SLOT).games == []
    assert only(saves, REPLAY) == match.record()
    assert saves.picture(saves.listing(REPLAY).games[0]) == png()
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
    said = list[str]()
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
    said = list[str]()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for number in range(20):
        with monkeypatch.context() as patch:
            if number % 2:
                patch.setattr(os, "fsync", full)
            auto.keep(go_on(match, 1))
            auto.flush()
            said += [str(news) for news in [auto.news()] if news]
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
            raise unwritable(path, OSError(errno.EDQUOT, os.strerror(errno.EDQUOT)))
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
        Saves(saves.folder, Clock()).open(saved)
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
        auto.close(png())
        names.append(auto.name)
    assert {saved.name for saved in saves.listing(AUTO).games} == {played.name, *names[-3:]}
    assert saves.listing(SLOT).games == [slot] and saves.listing(REPLAY).games == [finished]
    played.close()
    branch = saves.open(slot).keeper
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
    saves.open(saved).keeper.close()
    assert len(saves.listing(AUTO).games) == 2


def test_a_game_is_locked_before_it_is_read(saves: Saves) -> None:
    """A window that looked at the list long ago goes on where another one has left the game meanwhile."""
    match = begin()
    auto = saves.autosave(match)
    auto.keep(go_on(match, 3))
    auto.close()
    (seen,) = saves.listing(AUTO).games
    other = Saves(saves.folder, Clock()).open(seen)
    other.keeper.keep(go_on(other.match, 9))
    with pytest.raises(InUse):
        saves.open(seen)
    other.keeper.close()
    opened = saves.open(seen)
    assert opened.match.record() == other.match.record()
    opened.keeper.close()


def test_a_game_that_cannot_be_opened_is_free_again(saves: Saves) -> None:
    match = begin()
    auto = saves.autosave(match)
    auto.keep(match)
    auto.close()
    (seen,) = saves.listing(AUTO).games
    for path in (seen.path, seen.path.with_suffix(autosave.SAFE)):
        path.unlink()
    with pytest.raises(StoreError, match="no longer there"):
        saves.open(seen)
    assert not list((saves.folder / AUTO).glob("*.lock"))


def run_on(saves: Saves, choices: int = 2) -> Saved:
    """The one running match, played on a little."""
    opened = saves.open(saves.listing(AUTO).games[0])
    opened.keeper.keep(go_on(opened.match, choices))
    opened.keeper.close()
    return saves.listing(AUTO).games[0]


def is_copied(saves: Saves) -> bool:
    opened = saves.open(saves.listing(AUTO).games[0])
    opened.keeper.keep(opened.match)
    opened.keeper.close()
    return opened.keeper.is_copied


@pytest.mark.parametrize(
    "way", ["played on", "taken back", "named", "file", "import", "export", "older", "renamed", "slot"]
)
def test_a_match_opened_from_a_copy_is_known(saves: Saves, tmp_path: Path, way: str) -> None:
    """Whoever plays a copy ahead knows the dice; the original is marked as well as the copy."""
    match = begin()
    auto = saves.autosave(match)
    auto.keep(go_on(match, 4))
    auto.close()
    saved, copy = run_on(saves), tmp_path / "copy.save"
    copy.write_bytes(saved.path.read_bytes())
    honest = way in ("played on", "taken back", "named", "export")
    if way == "taken back":
        opened = saves.open(saved)
        opened.keeper.keep(go_on(opened.match, 1))
        fewer = saves.load(saved)
        opened.keeper.keep(fewer)
        opened.keeper.close()
    elif way == "named":
        saves.open(saves.keep(saves.load(saved), "mine")).keeper.close()
    elif way == "export":
        saves.export(saved, tmp_path / "away.json")
    elif way == "file":
        saves.resume(copy)
    elif way == "import":
        saves.take_in(copy)
    elif way == "older":
        run_on(saves, 3)
        saved.path.write_bytes(copy.read_bytes())
        saved.path.with_suffix(autosave.SAFE).write_bytes(copy.read_bytes())
    elif way == "renamed":
        for path in (saved.path, saved.path.with_suffix(autosave.SAFE)):
            path.rename(path.with_stem("other"))
    elif way == "slot":
        slot = saves.keep(saves.load(saved), "mine")
        run_on(saves, 3)
        saves.open(slot).keeper.close()
    run_on(saves)
    assert is_copied(saves) == (not honest)


def test_without_threads_whoever_keeps_a_match_waits_for_the_disk(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(self: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", none_left)
    match = go_on(begin(), 4)
    auto = saves.autosave(match)
    auto.keep(match)
    assert auto.is_kept and auto.news() is None
    auto.close()
    assert not list((saves.folder / AUTO).glob("*.lock"))
    (saves.folder / AUTO / f"{auto.name}{autosave.LATEST}").unlink()
    assert only(saves, AUTO) == match.record()


def test_without_memory_the_last_choice_is_not_called_kept(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_memory(*_: object) -> bytes:
        raise MemoryError

    match = go_on(begin(), 4)
    auto = saves.autosave(match)
    with monkeypatch.context() as patch:
        patch.setattr(heading, "dump", no_memory)
        auto.keep(match)
    assert not auto.is_kept and "MemoryError" in str(auto.news())
    auto.keep(match)
    auto.close()
    assert only(saves, AUTO) == match.record()


@pytest.mark.parametrize("step", ["open", "leave"])
def test_whatever_fails_a_match_can_be_opened_again(saves: Saves, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    def no_memory(*_: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patch, pytest.raises(MemoryError):
        patch.setattr(Ledger, step, no_memory)
        match = begin()
        auto = saves.autosave(match)
        auto.keep(match)
        auto.close()
    assert not list((saves.folder / AUTO).glob("*.lock"))


def test_a_disk_that_gives_no_answer_at_the_end_does_no_harm(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    auto = saves.autosave(match)
    auto.keep(match)
    auto.flush()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", fail(errno.EACCES))
        auto.close(png())
    assert not list((saves.folder / AUTO).glob("*.lock"))
