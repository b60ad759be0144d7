"""Reading what people write: text files, with one sentence for a person when that fails, and numbers."""

from pathlib import Path

from .errors import GameError
from .language import mark

LARGEST = 4_000_000
"""Longest text file that is read, in bytes. A record may name any path, also that of an endless device."""

MOST_DIGITS = 6
"""No number that anybody writes for the game is longer; Python itself refuses to read some thousand digits."""


def read_number(word: str) -> int | None:
    """A whole number in plain digits; None for anything else, as for a number far too long."""
    return int(word) if word.isdecimal() and len(word) <= MOST_DIGITS else None


def read_text(path: Path, error: type[GameError]) -> str:
    """The text of a file. A mark before the text is left out."""
    reason = ""
    try:
        file = path.expanduser()
        if not file.exists() or (file.is_file() and file.stat().st_size <= LARGEST):
            return file.read_text(encoding="utf-8-sig")
        sentence = mark("{file} cannot be read: it is too large.")
        if not file.is_file():
            sentence = mark("{file} cannot be read: it is not a file.")
    except OSError as cause:
        sentence, reason = mark("{file} cannot be read: {reason}."), cause.strerror or str(cause)
    except UnicodeDecodeError:
        sentence = mark("{file} cannot be read: it is not UTF-8 text.")
    except (ValueError, RuntimeError):  # a zero byte in the name, a home folder of nobody
        sentence = mark("{file} cannot be read: this is not a valid file name.")
    raise error(sentence, file=path, reason=reason)
