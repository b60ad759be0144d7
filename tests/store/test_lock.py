"""Locks: one holder at a time, also between processes; the dead hold nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from jamaica.store import InUse, StoreError
from jamaica.store.lock import Lock

HOLD = "import sys; from jamaica.store.lock import Lock; from pathlib import Path; lock = Lock(Path(sys.argv[1]));"


def test_one_holder_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "new" / "x.lock"
    with Lock(path), pytest.raises(InUse, match=f"process {os.getpid()}"):
        Lock(path)
    assert not path.exists()
    Lock(path).release()


def test_a_lock_left_by_a_dead_process_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    killed = subprocess.run([sys.executable, "-c", HOLD + "import os; os.kill(os.getpid(), 9)", str(path)])
    assert killed.returncode == -9
    assert path.exists()
    with Lock(path):
        assert path.read_text() == f"{os.getpid()}\n"


def test_another_process_is_kept_out(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    with Lock(path):
        other = subprocess.run([sys.executable, "-c", HOLD, str(path)], capture_output=True, text=True)
    assert f"in use by another running copy of the game (process {os.getpid()})" in other.stderr


def test_where_no_file_can_be_there_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be written"):
        Lock(tmp_path / "file" / "x.lock")
