"""Files that are always whole: the old content or the new, whenever the power or the process goes."""

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from stat import S_ISREG

from .errors import StoreError, Unfit, impossible, unreadable, unwritable

_BINARY = getattr(os, "O_BINARY", 0)
UNFINISHED = ".unfinished"
"""How the name of a temporary file ends."""
OLD = 60
"""Seconds after which nobody is still writing a temporary file."""
PRIVATE, SHARED = 0o600, 0o666
"""Who may read a file: its owner alone, or whoever the system lets by itself."""
_NO_FOLDER_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS)
"""What a file system answers that knows no fsync of a folder. Any other answer means that it has failed."""


def write(path: Path, content: bytes, *, durable: bool = True, mode: int = PRIVATE) -> None:
    """Replace a file as a whole. Durable: it outlives a power cut too, which costs the time of a disk."""
    scratch = path.with_name(f".{path.name}.{token_hex(4)}{UNFINISHED}")
    try:
        make_folder(path.parent)
        with os.fdopen(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode), "wb") as file:
            file.write(content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        scratch.replace(path)
        if durable:
            _settle(path.parent)
    except OSError as cause:
        with suppress(OSError):
            scratch.unlink(missing_ok=True)
        raise unwritable(path, cause) from cause
    except ValueError as cause:
        raise impossible(path) from cause


def read(path: Path, most: int) -> bytes:
    """The content of a file of at most so many bytes. What is larger, or no plain file, is not even begun."""
    try:
        found = path.stat()
        if not S_ISREG(found.st_mode):
            raise Unfit("{file} is not a file.", file=path)
        if found.st_size > most:
            raise Unfit("{file} is too large to be one of the game's files.", file=path)
        with path.open("rb") as file:
            return file.read(most)
    except OSError as cause:
        raise unreadable(path, cause) from cause
    except ValueError as cause:
        raise impossible(path) from cause


def write_new(path: Path, content: bytes) -> None:
    """Write a file of the player's, named as people type it; one that is there is not touched."""
    path = home_known(path)
    if os.path.lexists(path):
        raise StoreError("{file} already exists; please choose another name.", file=path)
    write(path, content, mode=SHARED)


def home_known(path: Path) -> Path:
    """A path as people type it, with ~ for their home."""
    return Path(os.path.expanduser(path))  # noqa: PTH111 - this one cannot fail


def remove(path: Path) -> None:
    """Take a file away, if it is there."""
    try:
        path.unlink(missing_ok=True)
    except OSError as cause:
        raise unwritable(path, cause) from cause


def move_into(path: Path, folder: Path) -> Path:
    """Move a file into a folder under a name that is not taken there; where it lies now."""
    target = folder / path.name
    try:
        make_folder(folder)
        while target.exists():
            target = folder / f"{path.stem}-{token_hex(4)}{path.suffix}"
        return path.rename(target)
    except OSError as cause:
        raise unwritable(target, cause) from cause


def sweep(folder: Path, now: float | None = None) -> None:
    """Remove what interrupted writing left behind; what may still be written to is let alone."""
    oldest = (time.time() if now is None else now) - OLD
    with suppress(OSError):
        for path in folder.glob(f".*{UNFINISHED}"):
            with suppress(OSError):
                if path.stat().st_mtime < oldest:
                    path.unlink()


def make_private(folder: Path) -> None:
    """Let nobody but their owner read the files of a folder: before, every save could be read by all."""
    with suppress(OSError):
        for path in folder.iterdir():
            with suppress(OSError):
                found = path.lstat()
                if S_ISREG(found.st_mode) and found.st_mode & ~PRIVATE & 0o777:
                    path.chmod(PRIVATE)


def make_folder(folder: Path) -> None:
    """Make a folder with all above it, if it is not there; a power cut leaves it there. OSError if that fails."""
    if folder.is_dir():
        return
    new = [folder, *(above for above in folder.parents if not above.exists())]
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for made in reversed(new):
            _settle(made.parent)
    except OSError:
        with suppress(OSError):  # made anew and settled the next time
            for made in new:
                made.rmdir()
        raise


def _settle(folder: Path) -> None:
    """Make the names in a folder durable, where the system can do that; OSError if it has failed."""
    if sys.platform == "win32":  # there a folder cannot be opened
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as cause:
        if cause.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(handle)
