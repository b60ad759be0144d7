"""How a log is told: lines with whom they are about, signs among their words, and the turns they belong to.

A sign stands in a text with the words it is read as: ``3 ⟦gold|3 doubloons⟧`` is three coins where pictures are seen,
and "3 doubloons" where they are not.
"""

import re
from enum import Enum
from typing import NamedTuple

_SIGN = re.compile("⟦([^⟦⟧|]*)\\|([^⟦⟧|]*)\\|([^⟦⟧|]*)⟧")


class Chapter(Enum):
    """What an event is for the order of a log."""

    ROUND = 0
    """It begins a round."""
    TURN = 1
    """It begins a turn."""
    ASIDE = 2
    """It belongs to no turn, and ends the one before."""
    WITHIN = 3
    """It belongs to the turn, if there is one."""


class Told(NamedTuple):
    """A line of a log: its text, with signs; empty if it is not worth one."""

    text: str
    party: int | None = None
    """Whom it is about."""
    small: bool = False
    """Whether it matters little."""


class Sign(NamedTuple):
    """A picture among words, by its name."""

    name: str


def sign(name: str, figure: object, words: str) -> str:
    """A picture behind a figure, read as words where there are no pictures."""
    return f"⟦{name}|{figure}|{words}⟧"


def plain(text: str) -> str:
    """A text in words alone."""
    return _SIGN.sub(lambda found: found[3], text)


def parts(text: str) -> list[str | Sign]:
    """Words and signs in their order. The figure before a sign is a word."""
    found, end = list[str | Sign](), 0
    for one in _SIGN.finditer(text):
        found += [text[end : one.start()] + one[2], Sign(one[1])]
        end = one.end()
    return [part for part in [*found, text[end:]] if part]
