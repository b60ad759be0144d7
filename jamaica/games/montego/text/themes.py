"""What puzzles of Montego Bay are about."""

from collections.abc import Mapping
from typing import Final

from ....engine.language import mark

CARDS: Final = "cards"
PUSHES: Final = "pushes"
MAJORITIES: Final = "majorities"
DEPARTURES: Final = "departures"
BROKEN: Final = "broken"
JACK: Final = "jack"

THEMES: Mapping[str, str] = {
    CARDS: mark("Cards"),
    PUSHES: mark("Pushes"),
    MAJORITIES: mark("Majorities"),
    DEPARTURES: mark("Departures"),
    BROKEN: mark("Broken barrels"),
    JACK: mark("Lazy Jack"),
}
"""Their titles, in the order they are listed in."""
