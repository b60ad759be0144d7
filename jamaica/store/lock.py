"""A lock that one running copy of the game holds. The system lets it go with the process, however that ends."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from ..engine.language import mark
from .atomic import make_folder
from .errors import InUse, unwritable

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)  # behind the process id, so that others can read it
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_FAR = 1 << 20
_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
TAKEN = mark("{file} is in use by another running copy of the game (process {process}).")


class Lock:
    """Held from its making until `release`. The file names the process; a file left by a dead one locks nothing."""

    def __init__(self, path: Path) -> None:
        """Take the lock, or raise InUse."""
        self.path = path
        self._handle = -1
        try:
            make_folder(path.parent)
            while self._handle < 0:
                self._try()
        except OSError as cause:
            raise unwritable(path, cause) from cause

    def _try(self) -> None:
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(handle)
        except OSError as cause:
            if cause.errno in _TAKEN:
                process = _first_line(handle)
                os.close(handle)
                raise InUse(TAKEN, file=self.path.name, process=process) from cause
            # otherwise the file system knows no locks, and there is nothing to hold
        if not self._is_still_there(handle):  # its holder removed it in this very moment
            os.close(handle)
            return
        with suppress(OSError):  # the number only tells people who it is; a full disk may leave it out
            os.lseek(handle, 0, os.SEEK_SET)
            os.truncate(handle, 0)
            os.write(handle, f"{os.getpid()}\n".encode())
        self._handle = handle

    def _is_still_there(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), self.path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let it go; again does nothing."""
        if self._handle < 0:
            return
        if sys.platform != "win32":  # there an open file cannot be removed
            with suppress(OSError):
                self.path.unlink()
        os.close(self._handle)
        self._handle = -1
        with suppress(OSError):
            if sys.platform == "win32":
                self.path.unlink()

    def __enter__(self) -> "Lock":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()


def _first_line(handle: int) -> str:
    with suppress(OSError):
        os.lseek(handle, 0, os.SEEK_SET)
        return os.read(handle, 20).decode("ascii", "replace").strip() or "?"
    return "?"
