"""The options of Montego Bay."""

from dataclasses import dataclass

from ....engine.errors import OptionError
from ....engine.language import mark
from ....engine.options import Options, option

TOPS, OPEN = "tops", "open"
"""M12.15: of the ships in the stacks only the tops are seen, or all in their order."""
BY_LOT, FIRST, SECOND = "lot", "first", "second"
"""M12.14: the third large worker is drawn by lot, or belongs to a seat."""


@dataclass(frozen=True)
class MontegoOptions(Options):
    """Options of Montego Bay."""

    players: int = option(4, mark("number of players"), (2, 3, 4))
    data: str = option("standard", mark("warehouses and ships: standard, or the path to your own file"))
    stacks: str = option(
        TOPS, mark("the ships to come: only the tops of both stacks are seen, or their whole order is open (M12.15)"),
        (TOPS, OPEN),
    )  # fmt: skip
    third: str = option(
        BY_LOT, mark("two players: who has the third large worker, drawn by lot or the seat named (M12.14)"),
        (BY_LOT, FIRST, SECOND),
    )  # fmt: skip

    def check(self) -> None:
        """M1: only with two players there are third workers."""
        if self.players != 2 and self.third != BY_LOT:
            raise OptionError("Only two players have third workers (M1): third can be lot.")
