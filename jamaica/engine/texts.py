"""Reading text files, with one sentence for a person when that fails."""

from pathlib import Path

from .errors import GameError


def read_text(path: Path, what: str, error: type[GameError]) -> str:
    """The text of a file; `what` says what it is in the message of the error. A mark before the text is left out."""
    try:
        return path.expanduser().read_text(encoding="utf-8-sig")
    except OSError as cause:
        reason = cause.strerror
    except UnicodeDecodeError:
        reason = "it is not UTF-8 text"
    except (ValueError, RuntimeError):  # a zero byte in the name, a home folder of nobody
        reason = "no file can have this name"
    raise error(f"The {what} {path} cannot be read: {reason}.")
