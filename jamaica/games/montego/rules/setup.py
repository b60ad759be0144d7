"""The set-up (M2): everything that is shuffled is drawn piece by piece. Order tiles are drawn again in M10."""

from ....engine.contract import CHANCE, Move, Odds
from .departures import set_up
from .events import LotDrawn, TileSet, WarehouseSet
from .position import Position
from .stages import BEGIN, SHIP, TILE, WAIT, WAREHOUSE
from .static import LEFT, RIGHT


def odds_lot(s: Position) -> Odds:
    """M12.14: one of the two players."""
    return s.table.lot_odds


def answer_lot(s: Position, move: Move) -> str:
    """One player's third worker is large, the other's small (M1)."""
    s.large = move[1] - 1
    for seat in range(s.seats):
        s.at[seat * s.table.crew + 2] = LEFT if seat == s.large else RIGHT
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
    s.left = s.table.all_ships
    s.stage = SHIP
    return draw_ships(s)


def _set_tile(s: Position, worker: int) -> None:
    s.order += (worker,)
    s.left ^= 1 << worker
    if s.events is not None:
        s.events.append(TileSet(len(s.order) - 1, worker, s.table.owner[worker]))


def odds_ship(s: Position) -> Odds:
    """M2.4: any freighter left, by kind."""
    return s.table.ship_odds[s.left]


def answer_ship(s: Position, move: Move) -> str:
    """The next freighter."""
    _set_ship(s, s.table.ship_of[move])
    return draw_ships(s)


def draw_ships(s: Position) -> str:
    """Draw on, until one kind is left: then there is nothing to draw."""
    while s.left:
        moves = s.table.ship_odds[s.left].moves
        if len(moves) > 1:
            return WAIT
        _set_ship(s, s.table.ship_of[moves[0]])
    return BEGIN


def _set_ship(s: Position, kind: int) -> None:
    s.left -= 1 << 4 * kind
    set_up(s, kind)
