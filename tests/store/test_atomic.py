"""Writing: the old content or the new, never something between; what fails is told in one sentence."""

import errno
import os
from pathlib import Path
from stat import S_ISDIR

import pytest

from jamaica.store import StoreError, atomic

from .helpers import fail


def test_a_file_is_replaced_and_nothing_else_stays(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    for content in (b"first", b"second"):
        atomic.write(path, content)
        assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_failing_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int
) -> None:
    path = tmp_path / "file"
    atomic.write(path, b"old")
    monkeypatch.setattr(step, fail(number))
    with pytest.raises(StoreError, match=f"file cannot be written: {os.strerror(number)}"):
        atomic.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_content_is_on_the_disk_before_it_gets_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The order decides what a power cut leaves: file, name, folder."""
    done: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def synced(handle: int) -> None:
        done.append("folder" if os.path.samestat(os.fstat(handle), tmp_path.stat()) else "file")
        fsync(handle)

    def renamed(self: Path, target: Path) -> Path:
        done.append("name")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", renamed)
    atomic.write(tmp_path / "file", b"new")
    assert done == ["file", "name", "folder"]


def test_leftovers_are_swept_once_nobody_writes_them(tmp_path: Path) -> None:
    for name in (".a.12345678.unfinished", ".b.12345678.unfinished", "a.save"):
        (tmp_path / name).write_bytes(b"x")
    os.utime(tmp_path / ".a.12345678.unfinished", (0, 0))
    atomic.sweep(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {".b.12345678.unfinished", "a.save"}
    atomic.sweep(tmp_path / "gone")


def test_only_plain_files_of_a_sensible_size_are_read(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(b"x" * 101)
    os.mkfifo(tmp_path / "pipe")
    for name, reason in (("large", "too large"), ("pipe", "not a file"), ("", "not a file"), ("gone", "No such file")):
        with pytest.raises(StoreError, match=reason):
            atomic.read(tmp_path / name, 100)
    with pytest.raises(StoreError, match="is not a valid file name"):
        atomic.read(Path("zero\0byte"), 100)
    with pytest.raises(StoreError, match="is not a valid file name"):
        atomic.write(tmp_path / "zero\0byte", b"new")


def test_moving_aside_overwrites_nothing(tmp_path: Path) -> None:
    for number in range(3):
        path = tmp_path / "one.save"
        path.write_text(str(number))
        atomic.move_into(path, tmp_path / "aside")
    assert sorted(path.read_text() for path in (tmp_path / "aside").iterdir()) == ["0", "1", "2"]


def test_new_folders_outlive_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each folder that is made is settled in the one above it, from the top down."""
    done: list[str] = []
    fsync = os.fsync

    def synced(handle: int) -> None:
        done.append(Path(f"/proc/self/fd/{handle}").readlink().name)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", synced)
    atomic.write(tmp_path / "a" / "b" / "file", b"new")
    assert [done[0], done[1], done[-1]] == [tmp_path.name, "a", "b"] and len(done) == 4


@pytest.mark.parametrize("made", [True, False])
def test_a_folder_that_cannot_be_settled_is_not_called_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: bool
) -> None:
    """Neither for a new name in it nor for the folder itself, which is tried again the next time."""
    path = tmp_path / "new" / "file" if made else tmp_path / "file"
    fsync = os.fsync

    def fussy(handle: int) -> None:
        if S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        fsync(handle)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fussy)
        for _ in range(2):
            with pytest.raises(StoreError, match="cannot be written: Input/output error"):
                atomic.write(path, b"new")
    atomic.write(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_file_system_that_settles_no_folders_is_good_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fsync = os.fsync
    unable = fail(errno.EINVAL)
    assert callable(unable)
    monkeypatch.setattr(os, "fsync", lambda handle: (unable if S_ISDIR(os.fstat(handle).st_mode) else fsync)(handle))
    atomic.write(tmp_path / "new" / "file", b"new")


def test_nobody_else_can_read_a_save(tmp_path: Path) -> None:
    """But what a player carries away is as open as any other file."""
    before = os.umask(0o022)
    try:
        atomic.write(tmp_path / "mine", b"new")
        atomic.write_new(tmp_path / "away", b"new")
        (tmp_path / "old").touch(0o644)
    finally:
        os.umask(before)
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in ("mine", "away", "old")] == [0o600, 0o644, 0o644]
    atomic.make_private(tmp_path)
    assert (tmp_path / "old").stat().st_mode & 0o777 == 0o600
