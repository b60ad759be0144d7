"""Files that are always whole: the old content or the new, whenever the power or the process goes."""

import os
import time
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from stat import S_ISREG

from .errors import Damaged, StoreError, impossible, unreadable, unwritable

UNFINISHED = ".unfinished"
"""How the name of a temporary file ends."""
OLD = 60
"""Seconds after which nobody is still writing a temporary file."""


def write(path: Path, content: bytes, *, durable: bool = True) -> None:
    """Replace a file as a whole. Durable: it outlives a power cut too, which costs the time of a disk."""
    scratch = path.with_name(f".{path.name}.{token_hex(4)}{UNFINISHED}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with scratch.open("xb") as file:
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
            raise Damaged("{file} is not a file.", file=path)
        if found.st_size > most:
            raise Damaged("{file} is too large to be one of the game's files.", file=path)
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
    write(path, content)


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
        folder.mkdir(parents=True, exist_ok=True)
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


def _settle(folder: Path) -> None:
    """Make the new name in a folder durable, where the system lets a folder be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
