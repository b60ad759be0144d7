"""Board and cards as sailors see them: where a number of steps can lead, what can be paid there, what cards promise."""

from functools import lru_cache

from jamaica.engine.memo import Memo
from jamaica.games.jamaica.rules.data import FOOD, GOLD, PORT_ROYAL, SYMBOLS
from jamaica.games.jamaica.rules.static import Table, bits

NEVER = 999


class Chart:
    """What follows from the board and from sets of cards alone, worked out once."""

    def __init__(self, table: Table) -> None:
        board = table.board
        spaces = range(len(board.kind))
        counts = range(max(table.pieces.action_die) + 1)
        self.ahead = [[_landings(board.ahead, space, count) for space in spaces] for count in counts]
        """Per number of steps and space: the spaces a ship can land on."""
        self.behind = [[_landings(board.behind, space, count) for space in spaces] for count in counts]
        self.near = [sum(1 << there for there in {t for count in counts[1:] for t in self.ahead[count][space]})
                     for space in spaces]  # fmt: skip
        """Per space: the spaces one throw ahead, as bits."""
        self.prices = [[_cheapest(table, self.ahead[count][space]) for count in counts[1:]] for space in spaces]
        """Per space and throw: the least gold or food that pays for a landing; both 0 where one is free."""
        self.hands: Memo[int, tuple[float, ...]] = Memo(lambda hand: _symbols(table, hand, 0.5))
        """Per hand how many there are of each symbol, scaled."""
        self.decks: Memo[int, tuple[float, ...]] = Memo(lambda deck: _symbols(table, deck, 0.2))


def _landings(ways: tuple[tuple[int, ...], ...], space: int, steps: int) -> tuple[int, ...]:
    """Where so many steps can lead; Port Royal ends them."""
    found = {space}
    for number in range(steps):
        found = {there for here in found for there in (ways[here] if here or not number else (PORT_ROYAL,))}
    return tuple(sorted(found))


def _cheapest(table: Table, landings: tuple[int, ...]) -> tuple[int, int]:
    board = table.board
    if any(not board.currency[space] for space in landings):
        return 0, 0
    gold, food = (
        min([board.cost[space] for space in landings if board.currency[space] == kind], default=NEVER)
        for kind in (GOLD, FOOD)
    )
    return gold, food


def _symbols(table: Table, cards: int, scale: float) -> tuple[float, ...]:
    there = [symbol for card in bits(cards) for symbol in table.symbols[card]]
    return tuple(there.count(symbol) * scale for symbol in SYMBOLS)


@lru_cache(maxsize=32)
def chart_of(table: Table) -> Chart:
    """The chart of a table's board."""
    return Chart(table)
