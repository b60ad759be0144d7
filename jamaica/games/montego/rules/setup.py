"""The set-up (M2): everything that is shuffled is drawn piece by piece.

Order tiles are drawn again in M10. Of the ships in the stacks only those are drawn that somebody sees (M12.15): with
open stacks all of them now, otherwise the two tops, and each ship beneath them when it comes to the top.
"""

from ....engine.contract import CHANCE, Move, Odds
from .departures import moor, uncover
from .events import LotDrawn, ShipStacked, TileSet, TopSeen, WarehouseSet
from .options import OPEN
from .position import HOME_POST, UNSEEN, Position
from .stages import BEGIN, ORDER, SHIP, STOW, TILE, WAIT, WAREHOUSE
from .static import PIERS, STACK, STACKS


def odds_lot(s: Position) -> Odds:
    """M12.14: one of the two players."""
    return s.table.lot_odds


def answer_lot(s: Position, move: Move) -> str:
    """One player's third worker is large, the other's small (M1)."""
    s.seat_third_workers(move[1] - 1)
    if s.events is not None:
        s.events.append(LotDrawn(s.large))
    s.stage = WAREHOUSE
    return WAIT


def odds_warehouse(s: Position) -> Odds:
    """M2.2: any warehouse left, either way round."""
    return s.table.house_odds[s.left]


def answer_warehouse(s: Position, move: Move) -> str:
    """The next place of the row, west to east."""
    table = s.table
    house = table.house_of[move]
    s.houses += (house,)
    s.left ^= 1 << house // 2
    if s.events is not None:
        s.events.append(WarehouseSet(len(s.houses) - 1, house // 2, bool(house % 2)))
    if not s.left:
        s.rooms = table.rooms(s.houses)
        return draw_tiles(s)
    return WAIT


def draw_tiles(s: Position) -> str:
    """M2.3, M10: all order tiles are shuffled."""
    s.order = ()
    s.left = s.table.all_tiles
    s.to_move = CHANCE
    s.stage = TILE
    return WAIT


def odds_tile(s: Position) -> Odds:
    """Any tile left."""
    return s.table.tile_odds[s.left]


def answer_tile(s: Position, move: Move) -> str:
    """The next place of the rail; the last tile has no other place to go."""
    _set_tile(s, s.table.tile_of[move])
    left = s.left
    if left & (left - 1):
        return WAIT
    _set_tile(s, left.bit_length() - 1)
    if s.round:
        return BEGIN
    s.stage = SHIP
    return _draw_ships(s)


def _set_tile(s: Position, worker: int) -> None:
    s.order += (worker,)
    s.left ^= 1 << worker
    if s.events is not None:
        s.events.append(TileSet(len(s.order) - 1, worker, s.table.owner[worker]))


def odds_ship(s: Position) -> Odds:
    """M2.4, M12.15: any freighter nobody has seen yet, by kind."""
    return s.table.ship_odds[s.unseen]


def answer_ship(s: Position, move: Move) -> str:
    """The next freighter of the set-up, or the new top of a stack: then what it interrupted goes on."""
    kind = s.table.ship_of[move]
    if not s.round:
        _set_ship(s, kind)
        return _draw_ships(s)
    uncover(s, kind)
    return ORDER if s.post == HOME_POST else STOW


def _draw_ships(s: Position) -> str:
    """Draw on until all that are seen lie there; where one kind is left, there is nothing to draw."""
    while len(s.stack) < STACKS * STACK:
        moves = s.table.ship_odds[s.unseen].moves
        if len(moves) > 1:
            return WAIT
        _set_ship(s, s.table.ship_of[moves[0]])
    return BEGIN


def _set_ship(s: Position, kind: int) -> None:
    """M2.4: the first freighters go to the piers, the others into two stacks."""
    s.unseen -= s.table.one_ship[kind]
    if len(s.ships) < PIERS:
        moor(s, kind)
    elif s.table.options.stacks == OPEN:
        s.stack += (kind,)
        if s.events is not None:
            stack, place = divmod(len(s.stack) - 1, STACK)
            s.events.append(ShipStacked(s.table.kinds[kind], stack, place))
    else:
        s.stack += (kind, *[UNSEEN] * (STACK - 1))
        if s.events is not None:
            s.events.append(TopSeen(s.table.kinds[kind], len(s.stack) // STACK - 1))
