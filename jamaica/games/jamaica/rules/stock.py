"""A ship's tokens of one kind, hold by hold. Immutable and shared: everything about it is computed once (J4)."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import count
from operator import itemgetter, lshift

from ....engine.contract import Move
from ....engine.memo import Memo
from .stages import PAY
from .static import HOLDS

ORDINARY = (1 << HOLDS - 1) - 1
"""The ordinary holds, as bits."""
SIXTH = 1 << HOLDS - 1
"""The Sixth Hold, as a bit."""
WIDTH = 10
"""Bits for the amount of each hold in the number of a stock: enough for 999 tokens."""
_SHIFTS = tuple(range(0, HOLDS * WIDTH, WIDTH))


def number_of(amounts: Sequence[int]) -> int:
    """The number of the stock with these amounts in its holds; numbers add up as the tokens do."""
    return sum(map(lshift, amounts, _SHIFTS))


class Stock:
    """The tokens of one kind in the holds of a ship; sets of holds are bit masks."""

    __slots__ = ("_ways", "amounts", "distinct", "full", "number", "total")

    def __init__(self, number: int) -> None:
        self.number = number
        self.amounts = tuple([number >> shift & (1 << WIDTH) - 1 for shift in _SHIFTS])
        self.total = sum(self.amounts)
        full = distinct = 0
        for hold, amount in enumerate(self.amounts):
            if amount:
                full |= 1 << hold
                if hold == HOLDS - 1 or self.amounts.index(amount) == hold:
                    distinct |= 1 << hold
        self.full = full
        """The holds that contain some."""
        self.distinct = distinct
        """The holds without repeated like ones: of ordinary holds with equal contents only the first."""
        self._ways: dict[int, tuple[Move, ...]] = {}

    def ways(self, due: int, has_sixth: bool) -> tuple[Move, ...]:
        """All payments of what is due, naming the Sixth Hold if there is one; of like holds the first pays the most."""
        question = -due if has_sixth else due
        if question not in self._ways:
            self._ways[question] = self._find_ways(due, has_sixth)
        return self._ways[question]

    def _find_ways(self, due: int, has_sixth: bool) -> tuple[Move, ...]:
        there = [amount for amount in self.amounts if amount]
        # Tokens beyond what is due make no difference, so that there are fewer splits to find: only like holds count.
        needed = tuple([amount if amount < due else due + there.index(amount) for amount in there])
        splits = _splits(needed, bool(self.full & SIXTH), due)
        return tuple(map(_in_holds(self.full, HOLDS if has_sixth else HOLDS - 1), splits))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stock) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __reduce__(self) -> tuple[Callable[[int], "Stock"], tuple[int]]:
        return _again, (self.number,)


stock_of: Memo[int, Stock] = Memo(Stock, most=20_000)
"""The stock with this number; kept, because like stocks come again and again."""
NOTHING = stock_of[0]
numbers: Memo[tuple[int, ...], int] = Memo(number_of, most=20_000)
"""The number of each payment, kept likewise."""


def _again(number: int) -> Stock:
    """A stock that comes from another process."""
    return stock_of[number]


@cache
def _in_holds(full: int, holds: int) -> Callable[[Move], Move]:
    """Puts a split ("pay", 0, part of each full hold) where the holds are."""
    parts = count(2)
    return itemgetter(0, *[next(parts) if full >> hold & 1 else 1 for hold in range(holds)])


@lru_cache(maxsize=8_000)
def _splits(amounts: tuple[int, ...], with_sixth: bool, due: int) -> tuple[Move, ...]:
    """What is due split over full holds with these amounts, in rising order, wherever the holds are."""
    splits: list[tuple[Move, int]] = [((PAY, 0), due)]
    behind = sum(amounts)
    for number, there in enumerate(amounts[:-1]):
        behind -= there
        twin = _last_like(amounts, number)
        splits = [
            ((*split, part), left - part)
            for split, left in splits
            for part in range(max(0, left - behind), min(there, left, split[twin] if twin else left) + 1)
        ]
    twin = 0 if with_sixth else _last_like(amounts, len(amounts) - 1)
    return tuple([(*split, rest) for split, rest in splits if not twin or rest <= split[twin]])


def _last_like(amounts: tuple[int, ...], number: int) -> int:
    """Where a split names the part of the nearest hold before this one with the same amount; 0 if there is none."""
    return next((other + 2 for other in range(number - 1, -1, -1) if amounts[other] == amounts[number]), 0)
