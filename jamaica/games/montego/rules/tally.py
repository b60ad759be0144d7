"""Counts shown at the end of a game."""

from collections.abc import Sequence

from ....engine.contract import Event
from .events import (
    CellarScored,
    CoinTaken,
    JackHired,
    Loaded,
    Pushed,
    PutInCellar,
    RoundBegan,
    SentBack,
    ShipScored,
    Unloaded,
)


def tally(events: Sequence[Event]) -> dict[str, int]:
    """Pushes, ships, barrels, coins ... of a whole game."""
    counts = dict.fromkeys(
        ("rounds", "pushes", "stumbles", "hires", "barrels loaded", "barrels broken", "barrels in the cellar", "coins",
         "ships filled", "ships left", "points paid"), 0,
    )  # fmt: skip
    for event in events:
        match event:
            case RoundBegan():
                counts["rounds"] += 1
            case Pushed():
                counts["pushes"] += 1
            case SentBack():
                counts["stumbles"] += 1
            case JackHired():
                counts["hires"] += 1
            case Loaded():
                counts["barrels loaded"] += 1
            case Unloaded():
                counts["barrels broken"] += 1
            case PutInCellar(barrels=barrels):
                counts["barrels in the cellar"] += barrels
            case CoinTaken():
                counts["coins"] += 1
            case ShipScored(extra=extra, gains=gains):
                counts["ships left" if extra is None else "ships filled"] += 1
                counts["points paid"] += sum(gains)
            case CellarScored(gains=gains):
                counts["points paid"] += sum(gains)
    return counts
