"""Ships come and go (M7.5, M8, M9)."""

from .events import ShipLeft, ShipMoored, ShipScored, ShipStacked, StackOpened
from .position import NOBODY, Position
from .scoring import places, share_out
from .static import PIERS, PILOT

STACK = 6
"""Ships of a stack (M2.4)."""
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


def leave(s: Position, pier: int) -> None:
    """A ship goes, its barrels come back (M8.5), those behind it move up a pier, the next one comes to pier 4."""
    seats = s.seats
    start = pier * seats
    barrels = s.cargo[start : start + seats]
    supply = s.supply
    for seat, count in enumerate(barrels):
        supply[seat] += count
    if s.events is not None:
        name = "pilot" if s.ships[pier] == PILOT else s.table.kinds[s.ships[pier]]
        s.events.append(ShipLeft(pier, name, tuple(barrels)))
    del s.ships[pier], s.free[pier], s.cargo[start : start + seats]
    stack = s.stack
    if stack:
        if len(stack) == STACK:  # M12.11
            s.opened = True
            if s.events is not None:
                s.events.append(StackOpened())
        s.stack = stack[1:]
        moor(s, stack[0], 0 if len(stack) > STACK else 1)


def moor(s: Position, kind: int, stack: int | None = None) -> None:
    """A ship comes to the first empty pier."""
    table = s.table
    s.ships.append(kind)
    s.free.append(table.slots[kind])
    s.cargo += table.no_barrels
    if s.events is not None:
        pier = len(s.ships) - 1
        s.events.append(ShipMoored(pier, table.kinds[kind], table.slots[kind], table.prizes[kind], stack))


def set_up(s: Position, kind: int) -> None:
    """M2.4: the first freighters go to the piers, the others into two stacks."""
    if len(s.ships) < PIERS:
        moor(s, kind)
        return
    s.stack += (kind,)
    if s.events is not None:
        stack, place = divmod(len(s.stack) - 1, STACK)
        s.events.append(ShipStacked(s.table.kinds[kind], stack, place))
