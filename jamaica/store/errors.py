"""What can go wrong with files. Each message is one sentence for a person; the game always goes on."""

from pathlib import Path

from ..engine.errors import GameError


class StoreError(GameError):
    """Something could not be read, kept or removed."""


class Unfit(StoreError):
    """No plain file, or one too large to be the game's. It is moved aside, as are files whose content is damaged."""


class Unreadable(StoreError):
    """The system does not give a file now: no permission, too many open files. It stays where it is."""


class Missing(StoreError):
    """There is no such file, or no longer."""


class InUse(StoreError):
    """Another running copy of the game holds what is asked for."""


def unreadable(path: Path, cause: OSError) -> StoreError:
    """The system does not let a file be read."""
    kind = Missing if isinstance(cause, FileNotFoundError | NotADirectoryError) else Unreadable
    return kind("{file} cannot be read: {reason}.", file=path, reason=cause.strerror or cause)


def unwritable(path: Path, cause: OSError) -> StoreError:
    """The system does not let a file be written: a full disk, a folder without permission."""
    return StoreError("{file} cannot be written: {reason}.", file=path, reason=cause.strerror or cause)


def impossible(path: Path) -> StoreError:
    """No file can be called that: a zero byte in the name."""
    return StoreError("{name} is not a valid file name.", name=repr(str(path)))
