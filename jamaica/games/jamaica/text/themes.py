"""What puzzles of Jamaica are about."""

from collections.abc import Mapping
from typing import Final

from ....engine.language import mark

DICE: Final = "dice"
CARDS: Final = "cards"
LANES: Final = "lanes"
SHORTAGE: Final = "shortage"
POWDER: Final = "powder"
LOOT: Final = "loot"
HOLDS: Final = "holds"

THEMES: Mapping[str, str] = {
    DICE: mark("Dice"),
    CARDS: mark("Cards"),
    LANES: mark("Lanes"),
    SHORTAGE: mark("Shortages"),
    POWDER: mark("Gunpowder and battles"),
    LOOT: mark("Treasures and loot"),
    HOLDS: mark("Holds and overboard"),
}
"""Their titles, in the order they are listed in."""
