"""Writing: the old content or the new, never something between; what fails is told in one sentence."""

import errno
import os
from pathlib import Path

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
