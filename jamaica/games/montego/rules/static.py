"""Static data of a game of Montego Bay, shared by all its states: options, ring, figures, ready-made moves."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path

from ....engine.contract import Move, Odds
from ....engine.memo import Memo
from ....files import stamp
from .data import FREIGHTERS, WAREHOUSES, Figures, Room, find, load
from .options import MontegoOptions
from .stages import CARDS as LAY
from .stages import HIRE, LOAD, LOT, SHIP, TILE, UNLOAD, WAREHOUSE

PIERS = 4
LARGE, SMALL, THIRD = range(3)
"""Workers of a crew by number; a third one only with 2 players (M1)."""
STACKS, STACK = 2, 6
"""The stacks, and the ships of each (M2.4)."""
BARRELS = {2: 32, 3: 16, 4: 16}
"""Barrels of each player, by number of players (M1)."""
COINS = 15
WAGE = 3
"""Wage of Lazy Jack for a round (M4)."""
CARDS = range(1, 6)
SHIP_BITS, SHIP_MASK = 4, 15
"""A set of freighters is one number: so many bits count those of each kind."""
PILOT = -1
"""Kind of the pilot boat; freighters have kinds from 0."""
LEFT, RIGHT, AWAY = -1, -2, -3
"""Positions off the ring: the taverns; Jack at home, or anybody on the way."""
CELLAR_PRIZES: dict[int, tuple[int, ...]] = {4: (3, 2, 1), 3: (2, 1), 2: (1,)}
"""Prizes of the tavern by the Tally-Man (M11.2), by number of players."""

STRAIGHT, TURNED = "straight", "turned"
"""Orientation of a warehouse: room A north, or room A south."""
PASS: Move = ("pass",)
JACK = "jack"
"""In a move that lays cards: the next one is Lazy Jack's."""


def warehouses_for(players: int) -> int:
    """Number of warehouses on the quay (M1)."""
    return WAREHOUSES if players == 4 else WAREHOUSES - 1


def crew_for(players: int) -> int:
    """Workers of each player (M1)."""
    return THIRD + 1 if players == 2 else SMALL + 1


class Table:
    """The static side of a game; one instance per set of options and figures.

    When a state travels to another process, the figures go with it: their file may have changed meanwhile.
    Spaces are numbered clockwise from 0: N1 ... Nn, Sn ... S1. Workers are numbered seat by seat, a large one, a small
    one, with 2 players a third one; Lazy Jack comes last.
    """

    def __init__(self, options: MontegoOptions, figures: Figures) -> None:
        players = options.players
        self.options = options
        self.figures = figures
        self.players = players
        self.warehouses = warehouses_for(players)
        self.ring = 2 * self.warehouses
        self.doors = (self.warehouses - 1, -1)
        """By tavern, LEFT or RIGHT: the space before the first step out of it."""
        self.crew = crew_for(players)
        """Workers of each player."""
        self.jack = players * self.crew
        self.no_barrels = (0,) * players
        self.owner = tuple(worker // self.crew for worker in range(self.jack))
        self.houses = figures.rooms[: self.warehouses]
        self.kinds = tuple(kind.name for kind in figures.kinds)
        self.slots = tuple(kind.slots for kind in figures.kinds)
        self.prizes = tuple(kind.red if players == 4 else kind.yellow for kind in figures.kinds)
        self.counts = tuple(kind.count for kind in figures.kinds)
        self.cellar_prizes = CELLAR_PRIZES[players]
        self.reconstructed = figures.reconstructed

        self.all_houses = (1 << self.warehouses) - 1
        self.all_tiles = (1 << self.jack) - 1
        self.one_ship = tuple(1 << SHIP_BITS * kind for kind in range(len(self.kinds)))
        """By kind: one freighter, in a set of freighters as one number."""
        self.all_ships = sum(count * one for count, one in zip(self.counts, self.one_ship, strict=True))
        self.house_of = {name: number for number, name in enumerate(self._house_moves())}
        self.tile_of = {self.tile(worker): worker for worker in range(self.jack)}
        self.ship_of: dict[Move, int] = {(SHIP, name): kind for kind, name in enumerate(self.kinds)}
        self.lot_odds = Odds([(LOT, seat + 1) for seat in range(players)])
        self.house_odds = Memo(self._draw_house)
        self.tile_odds = Memo(self._draw_tile)
        self.ship_odds = Memo(self._draw_ship)

        self.hire_choices: tuple[Move, ...] = (*((HIRE, number + 1) for number in range(self.crew)), PASS)
        self.card_choices = _card_choices(self.crew)
        """A card for each worker; at 0 without Jack, at 1 ... with Jack beside the first worker ..."""

    def rooms(self, houses: tuple[int, ...]) -> tuple[Room, ...]:
        """The room beside each space, once all warehouses stand; before that none."""
        if len(houses) < self.warehouses:
            return ()
        sides = [self.houses[house // 2][:: -1 if house % 2 else 1] for house in houses]
        return tuple(north for north, _ in sides) + tuple(south for _, south in reversed(sides))

    def ships_of(self, ships: int, kind: int) -> int:
        """Number of freighters of a kind in a set of freighters."""
        return ships >> SHIP_BITS * kind & SHIP_MASK

    def tile(self, worker: int) -> Move:
        """The move of chance that draws a worker's order tile."""
        return (TILE, worker // self.crew + 1, worker % self.crew + 1)

    def _draw_house(self, left: int) -> Odds:
        """Setting up one of the warehouses left (a set of bits): which one, and how it is turned."""
        return Odds([move for move, house in self.house_of.items() if left >> house // 2 & 1])

    def _draw_tile(self, left: int) -> Odds:
        """Drawing one of the order tiles left (a set of bits)."""
        return Odds([move for move, worker in self.tile_of.items() if left >> worker & 1])

    def _draw_ship(self, left: int) -> Odds:
        """Drawing one of the freighters left."""
        counts = {move: self.ships_of(left, kind) for move, kind in self.ship_of.items()}
        found = [move for move, count in counts.items() if count]
        return Odds(found, [counts[move] for move in found])

    def _house_moves(self) -> Iterator[Move]:
        """The outcomes of setting up a warehouse: twice its number, and one more if it is turned."""
        for number in range(1, self.warehouses + 1):
            yield (WAREHOUSE, number, STRAIGHT)
            yield (WAREHOUSE, number, TURNED)

    def __reduce__(self) -> tuple[Callable[[MontegoOptions, Figures], "Table"], tuple[MontegoOptions, Figures]]:
        return _table, (self.options, self.figures)


def table_for(options: MontegoOptions) -> Table:
    """The table of these options; states of the same options share it. A data file that was edited is read again."""
    path = find(options.data)
    return _table(options, _figures(path, stamp(path)))


@lru_cache(maxsize=16)
def _figures(path: Path, stamp: int) -> Figures:
    return load(path)


@lru_cache(maxsize=16)
def _table(options: MontegoOptions, figures: Figures) -> Table:
    return Table(options, figures)


@lru_cache(maxsize=2)
def _card_choices(crew: int) -> tuple[tuple[Move, ...], ...]:
    own = list(product(CARDS, repeat=crew))
    choices: list[tuple[Move, ...]] = [tuple((LAY, *cards) for cards in own)]
    for partner in range(crew):  # M5: Jack's card is of the worker beside him, so it differs from that worker's
        pairs = [(cards, jack) for cards in own for jack in CARDS if jack != cards[partner]]
        choices.append(tuple((LAY, *cards, JACK, jack) for cards, jack in pairs))
    return tuple(choices)


LOADS: tuple[tuple[tuple[Move, ...], ...], ...] = tuple(
    tuple(tuple((LOAD, pier + 1) for pier in range(first, ships)) for ships in range(PIERS + 1))
    for first in range(PIERS + 1)
)
"""By first pier allowed and number of ships: the choices of loading a barrel."""

UNLOADS: tuple[tuple[Move, ...], ...] = tuple(
    tuple((UNLOAD, pier + 1) for pier in range(PIERS) if piers >> pier & 1) for piers in range(1 << PIERS)
)
"""By set of piers (bits): the choices of taking a broken barrel off a ship."""

assert FREIGHTERS <= SHIP_MASK
