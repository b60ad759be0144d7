"""Quoting what comes from files and people: nothing of it steers a terminal, hides text or fills a screen."""

from pathlib import PurePath

LONGEST = 60
"""Letters of a quoted value, at most."""
LONGEST_PATH = 240
MOST_ITEMS = 20
_CUT = "…"


def harmless(text: str) -> str:
    r"""A text on one line whose control characters, bidi marks and lone surrogates are written out, as in ``\u001b``.

    Spaces of any width stay.
    """
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or _is_space(letter) else _spelled(letter) for letter in text)


def cut(text: str, most: int) -> str:
    """A text of at most so many letters; what is too long loses its middle."""
    if len(text) <= most:
        return text
    tail = (most - 1) // 2
    return text[: most - 1 - tail] + _CUT + text[len(text) - tail :]


def quoted(value: object) -> object:
    """A value as a sentence may quote it: short and harmless. Of several values each is short."""
    if isinstance(value, float) or (isinstance(value, int) and value.bit_length() < 64):
        return value
    if isinstance(value, int):  # Python itself refuses to write some thousand digits
        return cut(hex(value), LONGEST)
    if isinstance(value, tuple):
        more = [_CUT] if len(value) > MOST_ITEMS else []
        return ", ".join([*(str(quoted(item)) for item in value[:MOST_ITEMS]), *more])
    return cut(harmless(str(value)), LONGEST_PATH if isinstance(value, PurePath) else LONGEST)


def _is_space(letter: str) -> bool:
    return letter.isspace() and letter.splitlines() == [letter] and letter != "\t"


def _spelled(letter: str) -> str:
    code = ord(letter)
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
