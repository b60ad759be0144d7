"""The options of Montego Bay."""

from dataclasses import dataclass

from ....engine.language import mark
from ....engine.options import Options, option


@dataclass(frozen=True)
class MontegoOptions(Options):
    """How Montego Bay is played."""

    players: int = option(4, mark("number of players"), (2, 3, 4))
    data: str = option("standard", mark("warehouses and ships: standard, or the path to your own file"))
