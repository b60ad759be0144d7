"""Ships come and go (M7.5, M8, M9)."""

from ....engine.contract import CHANCE
from .data import PILOT_BOAT
from .events import ShipLeft, ShipMoored, ShipScored, StackOpened, TopSeen
from .position import NOBODY, UNSEEN, Position
from .scoring import places, share_out
from .stages import SHIP
from .static import PILOT, STACK

FEW = 3
"""So few ships in harbour, and no others to come, end the game (M11.1)."""


def is_last_phase(s: Position) -> bool:
    """M11.1: both stacks used up and few ships in harbour, the pilot boat counted (M12.16)."""
    return not s.stack and len(s.ships) <= FEW


def score(s: Position, pier: int, filler: int) -> None:
    """M8: the prizes of a ship, and one point more for who filled its last slot, if anybody did."""
    prizes = s.table.prizes[s.ships[pier]]
    barrels = s.barrels(pier)
    gains = share_out(prizes, barrels)
    if filler != NOBODY:
        gains[filler] += 1  # M8.3
    points = s.points
    for seat, gain in enumerate(gains):
        points[seat] += gain
    if s.events is not None:
        name = s.table.kinds[s.ships[pier]]
        extra = None if filler == NOBODY else filler
        shares = places(prizes, barrels)
        s.events.append(ShipScored(pier, name, tuple(barrels), prizes, shares, extra, tuple(gains)))


def leave(s: Position, pier: int) -> bool:
    """A ship goes, and the next one comes to pier 4. True if the new top of its stack has to be drawn (M12.15)."""
    if s.events is not None:
        name = PILOT_BOAT if s.ships[pier] == PILOT else s.table.kinds[s.ships[pier]]
        s.events.append(ShipLeft(pier, name, tuple(s.barrels(pier))))
    cast_off(s, pier)
    stack = s.stack
    if stack:
        if len(stack) == STACK:  # M12.11
            s.opened = True
            if s.events is not None:
                s.events.append(StackOpened())
        s.stack = stack[1:]
        moor(s, stack[0], 0 if len(stack) > STACK else 1)
        if s.stack and s.stack[0] == UNSEEN:
            moves = s.table.ship_odds[s.unseen].moves
            if len(moves) > 1:
                s.to_move = CHANCE
                s.stage = SHIP
                return True
            uncover(s, s.table.ship_of[moves[0]])  # one kind is left: there is nothing to draw
    return False


def uncover(s: Position, kind: int) -> None:
    """M12.15: beneath the ship that left a stack another one comes to light."""
    s.unseen -= s.table.one_ship[kind]
    s.stack = (kind, *s.stack[1:])
    if s.events is not None:
        s.events.append(TopSeen(s.table.kinds[kind], 0 if len(s.stack) > STACK else 1))


def cast_off(s: Position, pier: int) -> None:
    """The barrels of a ship come back (M8.5), those behind it move up a pier."""
    seats, supply, start = s.seats, s.supply, pier * s.seats
    for seat in range(seats):
        supply[seat] += s.cargo[start + seat]
    del s.ships[pier], s.free[pier], s.cargo[start : start + seats]


def moor(s: Position, kind: int, stack: int | None = None) -> None:
    """A ship comes to the first empty pier."""
    berth(s, kind)
    if s.events is not None:
        table, pier = s.table, len(s.ships) - 1
        s.events.append(ShipMoored(pier, table.kinds[kind], table.slots[kind], table.prizes[kind], stack))


def berth(s: Position, kind: int) -> None:
    """A ship lies empty at the first free pier."""
    s.ships.append(kind)
    s.free.append(s.table.slots[kind])
    s.cargo += s.table.no_barrels
