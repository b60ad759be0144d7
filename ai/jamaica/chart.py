"""Board and cards as sailors see them: where a number of steps can lead, what can be paid there, what cards promise."""

from functools import lru_cache

from jamaica.engine.memo import Memo
from jamaica.games.jamaica.rules.data import FOOD, GOLD, SYMBOLS
from jamaica.games.jamaica.rules.static import Table, bits
from jamaica.games.jamaica.rules.voyage import Place, landings

NEVER = 999


class Chart:
    """Facts of the board and of sets of cards, computed once per table."""

    def __init__(self, table: Table) -> None:
        board = table.board
        spaces = range(len(board.kind))
        counts = range(max(table.pieces.action_die) + 1)

        def places_after(space: int, lap: int, course: int, steps: int) -> tuple[Place, ...]:
            return tuple(sorted(landings(board, [(space, lap)], course, steps)))

        self.landings = {
            course: [
                [[places_after(space, lap, course, count) for space in spaces] for count in counts] for lap in (0, -1)
            ]
            for course in (1, -1)
        }
        """Per course, lap (0, or -1 behind the start), number of steps and space: the places a ship can land on."""
        ahead = [[{there for there, _ in places} for places in row] for row in self.landings[1][0]]
        self.near = [sum(1 << there for there in set().union(*(row[space] for row in ahead[1:]))) for space in spaces]
        """Per space: the spaces one throw ahead, as bits."""
        self.prices = [[_cheapest(table, row[space]) for row in ahead[1:]] for space in spaces]
        """Per space and throw: the least gold or food that pays for a landing; both 0 where one is free."""
        self.hands: Memo[int, tuple[float, ...]] = Memo(lambda hand: _symbols(table, hand, 0.5))
        """Per hand how many there are of each symbol, scaled."""
        self.decks: Memo[int, tuple[float, ...]] = Memo(lambda deck: _symbols(table, deck, 0.2))


def _cheapest(table: Table, spaces: set[int]) -> tuple[int, int]:
    board = table.board
    if any(not board.currency[space] for space in spaces):
        return 0, 0
    gold, food = (
        min([board.cost[space] for space in spaces if board.currency[space] == kind], default=NEVER)
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
