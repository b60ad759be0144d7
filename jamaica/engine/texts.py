"""Reading text files, with one sentence for a person when that fails."""

from pathlib import Path

from .errors import GameError


def read_text(path: Path, what: str, error: type[GameError]) -> str:
    """The text of a file; `what` says what it is in the message of the error."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as cause:
        reason = cause.strerror if isinstance(cause, OSError) else "it is not UTF-8 text"
        raise error(f"The {what} {path} cannot be read: {reason}.") from None
