"""Moves as text and back: ``("loot", "hold", 2)`` is written ``loot hold 2``.

A move is a tuple of words and whole numbers, the verb first. Words never look like numbers (``+3`` is a word: a few
plain digits alone make a number), so the text reads back to the same tuple without knowing the game.
"""

from .contract import Move
from .errors import IllegalMove
from .text_files import read_number


def text(move: Move) -> str:
    """Write a move as words separated by single spaces.

    >>> text(("card", "forward/food"))
    'card forward/food'
    """
    return " ".join(map(str, move))


def parse(line: str) -> Move:
    """Read a move; the reverse of `text`.

    >>> parse("loot hold 2")
    ('loot', 'hold', 2)
    """
    words = line.split()
    if not words:
        raise IllegalMove("A move needs at least one word.")
    return tuple(_atom(word) for word in words)


def _atom(word: str) -> str | int:
    # Only the canonical spelling of a number is a number, so that "02" cannot become a second text of the same move.
    number = read_number(word)
    return word if number is None or str(number) != word else number
