"""A position of Montego Bay: every piece on the table, and how far the rules have got. No rules here."""

from collections.abc import Iterable
from typing import ClassVar, Self

from ....engine.contract import CHANCE
from ....engine.machine import Machine
from .data import Room
from .options import BY_LOT, FIRST, TOPS, MontegoOptions
from .stages import LOT, WAREHOUSE
from .static import AWAY, BARRELS, COINS, LARGE, LEFT, PILOT, RIGHT, STACK, THIRD, Table

NOBODY = -1
NO_CARD = 0
HIDDEN = -1
"""Stands for a card laid face down, in the view of another seat."""
HOME_POST = -1
"""Position of the Tally-Man when nobody is counted."""
UNSEEN = -2
"""Stands for a ship beneath the top of a stack (M12.15)."""


class Position(Machine):
    """Plain numbers and lists, quick to copy. Piers are numbered from 0; spaces and workers as in `Table`."""

    __slots__ = (
        # who is asked, and what; while barrels are loaded `to_move` is the owner of the worker who is counted
        "table", "seats", "to_move", "viewer",
        # the round; what is left to draw (bits: warehouses, tiles); freighters nobody has seen yet (a set, see
        # `Table.ships_of`); who has the third large worker (2 players)
        "round", "left", "unseen", "large",
        # warehouses west to east (twice the number, one more if turned) and the rooms beside the spaces, which follow
        "houses", "rooms",
        # order tiles, the foremost first; the ships of both stacks, the next first, UNSEEN for one whose kind nobody
        # has seen yet; whether the second stack was opened in this round
        "order", "stack", "opened",
        # where each worker stands, the worker beside whom Jack was hired, who may still hire him, the cards laid
        "at", "partner", "queue", "cards",
        # ships at the piers: kind, free slots, barrels aboard (one number per seat, ship after ship)
        "ships", "free", "cargo",
        # what the players have, the coins in stock, barrels in the tavern by the Tally-Man
        "points", "coins", "stock", "supply", "cellar",
        # loading: the space where the Tally-Man is, barrels in hand, broken barrels to take off, the first pier allowed
        "post", "hand", "broken", "first",
    )  # fmt: skip

    left_out: ClassVar[frozenset[str]] = Machine.left_out | {"rooms"}

    def __init__(self, table: Table) -> None:
        """The set-up (M2) before anything is drawn."""
        players = table.players
        self.table = table
        self.seats = players
        self.stage = WAREHOUSE
        self.to_move = CHANCE
        self.viewer: int | None = None
        self.events = None
        self.round = 0
        self.left = table.all_houses
        self.unseen = table.all_ships
        self.large = NOBODY
        self.houses: tuple[int, ...] = ()
        self.rooms: tuple[Room, ...] = ()
        self.order: tuple[int, ...] = ()
        self.stack: tuple[int, ...] = ()
        self.opened = False
        # M2.1: large workers in the left tavern, small ones in the right; M12.14: the third ones may wait for the lot.
        self.at = [(LEFT, RIGHT, AWAY)[worker % table.crew] for worker in range(table.jack)] + [AWAY]
        self.partner = NOBODY
        self.queue: tuple[int, ...] = ()
        self.cards = [NO_CARD] * (table.jack + 1)
        self.ships = [PILOT]  # M2.4: at pier 1
        self.free = [0]
        self.cargo = [0] * players
        self.points = [0] * players
        self.coins = [0] * players
        self.stock = COINS
        self.supply = [BARRELS[players]] * players
        self.cellar = [0] * players
        self.post = HOME_POST
        self.hand = 0
        self.broken = 0
        self.first = 0
        if players == 2:
            third = table.options.third
            if third == BY_LOT:
                self.stage = LOT
            else:
                self.seat_third_workers(0 if third == FIRST else 1)

    def copy(self) -> Self:
        """An independent copy; written out because it is the hottest line of every search."""
        new = object.__new__(self.__class__)
        new.table = self.table
        new.seats = self.seats
        new.stage = self.stage
        new.to_move = self.to_move
        new.viewer = self.viewer
        new.events = None
        new.round = self.round
        new.left = self.left
        new.unseen = self.unseen
        new.large = self.large
        new.houses = self.houses
        new.rooms = self.rooms
        new.order = self.order
        new.stack = self.stack
        new.opened = self.opened
        new.at = self.at[:]
        new.partner = self.partner
        new.queue = self.queue
        new.cards = self.cards[:]
        new.ships = self.ships[:]
        new.free = self.free[:]
        new.cargo = self.cargo[:]
        new.points = self.points[:]
        new.coins = self.coins[:]
        new.stock = self.stock
        new.supply = self.supply[:]
        new.cellar = self.cellar[:]
        new.post = self.post
        new.hand = self.hand
        new.broken = self.broken
        new.first = self.first
        return new

    @property
    def options(self) -> MontegoOptions:
        """The options of the game."""
        return self.table.options

    # The quay

    def owner(self, worker: int) -> int:
        """Owner of a worker; Lazy Jack works for who hired him."""
        return self.table.owner[self.partner if worker == self.table.jack else worker]

    def size(self, worker: int) -> str:
        """Size of a worker, ``large`` or ``small``; the third ones are one of each (M12.14)."""
        seat, number = divmod(worker, self.table.crew)
        return "large" if number == LARGE or (number == THIRD and seat == self.large) else "small"

    def seat_third_workers(self, large: int) -> None:
        """The third worker of one seat is large and waits in the left tavern, the other's in the right (M2.1)."""
        self.large = large
        for seat in range(self.seats):
            self.at[seat * self.table.crew + THIRD] = LEFT if seat == large else RIGHT

    @property
    def hirer(self) -> int:
        """The seat that hired Lazy Jack for this round, or NOBODY."""
        return NOBODY if self.partner == NOBODY else self.table.owner[self.partner]

    def barrels(self, pier: int) -> list[int]:
        """Barrels of each seat on the ship at a pier."""
        return self.cargo[pier * self.seats : (pier + 1) * self.seats]

    def aboard(self, seat: int) -> int:
        """Barrels of a seat on all ships."""
        return sum(self.cargo[seat :: self.seats])

    def unseen_ships(self) -> list[int]:
        """The kinds of the ships beneath the tops of both stacks, in the order of the data file (M12.15)."""
        table = self.table
        return [kind for kind in range(len(table.kinds)) for _ in range(table.ships_of(self.unseen, kind))]

    def fix_order(self, beneath: Iterable[int]) -> None:
        """Put the unseen ships into the stacks in this order, as one who only imagines it: no more tops are drawn."""
        order = iter(beneath)
        self.stack = tuple([next(order) if kind == UNSEEN else kind for kind in self.stack])
        self.unseen = 0

    def cover(self) -> None:
        """The reverse of `fix_order`: only the tops of both stacks are seen."""
        tops = (0, max(0, len(self.stack) - STACK))
        for place, kind in enumerate(self.stack):
            if kind != UNSEEN and place not in tops:
                self.unseen += self.table.one_ship[kind]
        self.stack = tuple([kind if place in tops else UNSEEN for place, kind in enumerate(self.stack)])

    # Scores (M11.3)

    def scores(self) -> list[int]:
        """The points of each seat so far; ships in harbour count when they leave."""
        return self.points[:]

    def winners(self) -> list[int]:
        """M11.3: most points; tie: more coins; still tied: shared."""
        rank = list(zip(self.points, self.coins, strict=True))
        return [seat for seat, value in enumerate(rank) if value == max(rank)]

    # What a seat knows

    def view(self, seat: int) -> Self:
        """M12.7: a copy without the cards the others have laid face down; for the ONLOOKER all are others'.

        Nor does it tell the order of the ships beneath the tops (M12.15), if somebody has put them into one.
        """
        view = self.copy()
        view.viewer = seat
        for worker, card in enumerate(self.cards):
            if card != NO_CARD and self.owner(worker) != seat:
                view.cards[worker] = HIDDEN
        if self.stack and self.table.options.stacks == TOPS:
            view.cover()
        return view
