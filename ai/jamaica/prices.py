"""Prices of things in Jamaica, in points, tuned by self-play: ``python -m ai.jamaica.tune``."""

import json
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from jamaica.engine.errors import DataError
from jamaica.games.jamaica.rules.data import PORT_ROYAL, Board
from jamaica.games.jamaica.rules.position import STOCKS
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.rules.static import Table

PHASES = 8
"""Parts of the race with prices of their own."""
ENOUGH = 6
"""Food and gunpowder above this are worth less."""
MOST = 300
"""More tokens of a kind than a ship ever holds."""
COURSES = ("forward", "backward")
BEHIND = 2.0
"""Penalty for lying behind the start."""

Price = tuple[float, float]
"""Late in the race, and early in it."""
Symbols = tuple[tuple[str, str], ...]
"""Morning and evening of each card."""


class Prices(NamedTuple):
    """One price for everything that counts; for forward and backward those of the symbols on the cards in hand."""

    step: Price
    score: Price
    treasure: Price
    battle: Price
    shortage: Price
    home: Price
    gold: Price
    food: Price
    much_food: Price
    powder: Price
    much_powder: Price
    forward: Price
    backward: Price

    @classmethod
    def read(cls, path: Path) -> "Prices":
        """Prices from a file written by `ai.jamaica.tune`."""
        try:
            prices = json.loads(path.read_text(encoding="utf-8"))["prices"]
            return cls(**{name: (float(late), float(early)) for name, (late, early) in prices.items()})
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise DataError(f"The captains' prices {path} cannot be used: {error!r}. Tune them anew.") from None


FACE_VALUE = Prices(
    step=(1.0, 1.0),
    score=(0.3, 0.3),
    treasure=(3.0, 3.0),
    battle=(3.0, 3.0),
    shortage=(1.5, 1.5),
    home=(4.0, 4.0),
    gold=(1.0, 1.0),
    food=(0.9, 0.9),
    much_food=(0.3, 0.3),
    powder=(0.6, 0.6),
    much_powder=(0.3, 0.3),
    forward=(0.0, 0.0),
    backward=(0.0, 0.0),
)
"""First guess: a doubloon is a point, a step about as much, a treasure three."""


class Ledger:
    """Values of spaces and stocks in one phase of the race."""

    def __init__(self, board: Board, symbols: Symbols, prices: Prices, phase: int) -> None:
        early = phase / (PHASES - 1)
        named: dict[str, Price] = prices._asdict()
        now = {name: late + (first - late) * early for name, (late, first) in named.items()}
        self.site: list[float] = [
            now["step"] * (board.lap - board.home[space]) + now["score"] * points
            for space, points in enumerate(board.score)
        ]
        self.start: float = now["score"] * board.score[board.ahead[PORT_ROYAL][0]]
        pairs = ((0.0, 0.0), (now["gold"], now["gold"]), (now["food"], now["much_food"]),
                 (now["powder"], now["much_powder"]))  # fmt: skip
        self.stock: list[list[float]] = [
            [min(count, ENOUGH) * first + max(0, count - ENOUGH) * more for count in range(MOST)]
            for first, more in pairs
        ]
        """Per kind and number of tokens."""
        self.treasure, self.battle = now["treasure"], now["battle"]
        self.shortage, self.home = now["shortage"], now["home"]
        self.card: list[float] = [sum(now[symbol] for symbol in pair if symbol in COURSES) for pair in symbols]
        """Value of each card in hand."""

    def where(self, space: int, lap: int) -> float:
        """The worth of lying on a space."""
        if lap < 0:
            return self.start - BEHIND
        return self.start if space == PORT_ROYAL and not lap else self.site[space]

    def hold(self, s: State, ship: int, hold: int) -> float:
        """Value of a hold's contents to a ship."""
        kind, amount = s.content(ship, hold)
        values, have = self.stock[kind], s.stock[ship * STOCKS + kind].total
        return values[have] - values[have - amount]


@lru_cache(maxsize=64)
def ledgers(table: Table, prices: Prices) -> tuple[Ledger, ...]:
    """The ledgers of all phases, the last phase of the race first."""
    return _ledgers(table.board, table.symbols, prices)


@lru_cache(maxsize=8)
def _ledgers(board: Board, symbols: Symbols, prices: Prices) -> tuple[Ledger, ...]:
    """They are large, and alike at all tables with this board."""
    return tuple(Ledger(board, symbols, prices, phase) for phase in range(PHASES))
