"""What the phones' pages need to know of a game: its pictures, and what a person has."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.contract import Move
from ..engine.language import Language
from .messages import Picture, Section

Figures = Sequence[int]
"""By seat the figure it is played with."""


@dataclass(frozen=True)
class PhoneGame:
    """One game on a phone. All of it is said and shown from a seat's view alone."""

    figures: tuple[str, ...]
    """By figure the word its pictures are called by."""
    colours: tuple[str, ...]
    pictures: tuple[str, ...]
    """The folders of the game's pictures that a page can name."""
    listed: Callable[[Any, Sequence[Move]], Sequence[Move]]
    """The choices in the order in which a person reads them; what leaves the same stands there once."""
    offer: Callable[[Any, Move, Sequence[str], Language], Sequence[str]]
    """A choice in words, then what it leads to, a line each."""
    picture: Callable[[Any, Move, Figures, Language], Picture | None]
    """The picture of a choice."""
    part_picture: Callable[[Any, int, int, Figures], Picture | None]
    """The picture of a number in a part of an answer: view, part, number."""
    facts: Callable[[Any, Sequence[str], Language], Iterable[str]]
    """How far the round has come, in short sentences."""
    sections: Callable[[Any, Figures, bool, Language], Iterable[Section]]
    """What the viewer has; the flag says whether the hand is in the question already."""
    standing: Callable[[Any, int, Language], str]
    """A player's place in a few words."""

    def portrait(self, game: str, figure: int) -> str:
        """The picture of a figure's face."""
        return f"{game}/portraits/{self.figures[figure]}.webp"

    def emblem(self, game: str, figure: int) -> str:
        """The sign of a figure."""
        return f"{game}/portraits/emblem-{self.figures[figure]}.webp"
