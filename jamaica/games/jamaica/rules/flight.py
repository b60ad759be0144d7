"""Where a shortage drives a ship (J7.3, J7.4), worked out once per board. Refuges are a set of spaces, as bits."""

from typing import NamedTuple

from ....engine.memo import Memo
from .data import FOOD, GOLD, PORT_ROYAL, SPACES, Board

ANY = "any"
"""The flight to the first space that can be paid; the others are named by the kind of space."""


class Retreat(NamedTuple):
    """The way back to a refuge, or to where two lanes lead to different ones and the player picks (J12.25)."""

    path: tuple[int, ...]
    """The first space is where the ship was."""
    is_over: bool


class Flights:
    """All flights on a board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.of_kind = {
            kind: sum(1 << space for space, other in enumerate(board.kind) if other == kind) | 1 << PORT_ROYAL
            for kind in SPACES
        }
        """J7.4: the refuges a face of the die names, and Port Royal."""
        self.payable = Memo(self._find_payable)
        """J7.3: by doubloons and food, the spaces that can be paid in full; Port Royal costs nothing."""
        self.retreats = Memo(self._find_retreat)
        """The way back from a space to refuges."""

    def ends(self, space: int, refuges: int) -> frozenset[int]:
        """Spaces where a flight that has come to this space can end."""
        return frozenset((space,)) if refuges >> space & 1 else self.ends_behind(space, refuges)

    def ends_behind(self, space: int, refuges: int) -> frozenset[int]:
        """Spaces where a flight that sets out from this space can end."""
        return frozenset().union(*(self.ends(way, refuges) for way in self._board.behind[space]))

    def _find_payable(self, stock: tuple[int, int]) -> int:
        have = dict(zip((GOLD, FOOD), stock, strict=True))
        prices = enumerate(zip(self._board.currency, self._board.cost, strict=True))
        return sum(1 << space for space, (currency, cost) in prices if have.get(currency, 0) >= cost)

    def _find_retreat(self, flight: tuple[int, int]) -> Retreat:
        here, refuges = flight
        path = [here]
        while len(path) == 1 or not refuges >> here & 1:
            ways = self._board.behind[here]
            if len({self.ends(way, refuges) for way in ways}) > 1:
                return Retreat(tuple(path), is_over=False)
            here = ways[0]
            path.append(here)
        return Retreat(tuple(path), is_over=True)
