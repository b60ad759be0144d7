"""Sailing (J5), arriving (J6), costs and shortages (J7)."""

from collections.abc import Sequence

from ....engine.contract import CHANCE, Move
from .battle import engage
from .data import ASTERN, FOOD, GOLD, LANES, PORT_ROYAL, STAY
from .events import CameHome, RanShort, Sailed, ShortageRolled
from .flight import ANY
from .loading import pay
from .position import STOCKS, Position
from .stages import ATTACK, DONE, LANE, SHORTAGE, TREASURE, WAIT
from .static import face_of
from .treasures import find_treasure

_LANES: tuple[Move, ...] = tuple(sorted((LANE, lane) for lane in LANES))


def sail(s: Position) -> str:
    """J5.1: exactly the die's number of spaces; at a fork the pilot picks the lane."""
    ship = s.actor
    path, s.steps, s.lap[ship] = s.table.voyages[s.space[ship], s.course, s.steps, s.lap[ship]]
    s.space[ship] = path[-1]
    if s.events is not None:
        _tell_path(s, path, passes=s.steps > 0)
    if s.steps:
        s.to_move, s.stage = s.pilot(), LANE
        return WAIT
    return _arrive(s)


def _tell_path(s: Position, path: Sequence[int], *, passes: bool) -> None:
    if s.events is not None and len(path) > 1:
        s.events.append(Sailed(s.actor, tuple(path), s.course, s.flight != "", passes, s.lap[s.actor]))


def choices_lane(s: Position) -> tuple[Move, ...]:
    """The outer lane or the inner channel."""
    return _LANES


def answer_lane(s: Position, move: Move) -> str:
    """The first step into the lane; the way goes on from there."""
    ship, here = s.actor, s.space[s.actor]
    there = s.space[ship] = entered(s, move[1])
    goes_on = not _refuges(s) >> there & 1 if s.flight else s.steps > 1
    if s.events is not None:
        _tell_path(s, (here, there), passes=goes_on)
    if s.flight:
        return _fall_back(s) if goes_on else _arrive(s)
    s.steps -= 1
    return sail(s)


def entered(s: Position, lane: str) -> int:
    """The first space of a lane of the fork that the acting ship lies at."""
    board = s.table.board
    return (board.ahead if s.course > 0 else board.behind)[s.space[s.actor]][LANES.index(lane)]


def _arrive(s: Position) -> str:
    """J6: battle first. Nothing happens in Port Royal."""
    ship = s.actor
    here = s.space[ship]
    if here == PORT_ROYAL:
        if s.lap[ship] > 0 and s.events is not None:
            s.events.append(CameHome(ship))
        return DONE
    others = s.space.count(here) - 1
    if not others:
        return charge(s)
    if others == 1:
        foe = s.space.index(here)
        return engage(s, foe if foe != ship else s.space.index(here, ship + 1))
    s.to_move, s.stage = s.pilot(), ATTACK  # J8.1, J11.2
    return WAIT


def choices_attack(s: Position) -> tuple[Move, ...]:
    """J8.1, J12.21: any ship on the same space, whatever its lap."""
    here = s.space[s.actor]
    return tuple((ATTACK, ship + 1) for ship, space in enumerate(s.space) if space == here and ship != s.actor)


def answer_attack(s: Position, move: Move) -> str:
    """The target is picked."""
    return engage(s, move[1] - 1)


def charge(s: Position) -> str:
    """J6.2: the cost of the space."""
    ship = s.actor
    here = s.space[ship]
    board = s.table.board
    currency = board.currency[here]
    if not currency or not s.pays(ship):
        return _find(s)
    have = s.stock[ship * STOCKS + currency].total
    cost = board.cost[here]
    if have >= cost:
        return pay(s, ship, currency, cost)
    s.spend_all(ship, currency)  # J7.2: he pays all he has
    if s.events is not None:
        s.events.append(RanShort(ship, currency, cost, have))
    return _short(s)


def _short(s: Position) -> str:
    """J7.3: back to the first space he can pay; J7.4: the shortage die says where to."""
    if not s.table.second_edition:
        s.flight, s.course = ANY, ASTERN
        return _fall_back(s)
    if s.lap[s.actor] < 0:  # J12.13, J12.20: behind the start it stays, and no die is thrown
        return DONE
    s.to_move, s.stage = CHANCE, SHORTAGE
    return WAIT


def answer_shortage(s: Position, move: Move) -> str:
    """J7.4: to the next port, sea space or lair behind, or stay."""
    face = face_of(move)
    back_to = s.table.pieces.shortage[face]
    if s.events is not None:
        s.events.append(ShortageRolled(s.actor, face, back_to))
    if back_to == STAY:
        return DONE
    s.flight, s.course = back_to, ASTERN
    return _fall_back(s)


def _fall_back(s: Position) -> str:
    """Straight to the refuge; where two lanes lead to different ones, the player picks (J12.25)."""
    ship = s.actor
    path, is_over = s.table.flights.retreats[s.space[ship], _refuges(s)]
    s.space[ship] = path[-1]
    if s.events is not None:
        _tell_path(s, path, passes=not is_over)
    if is_over:
        return _arrive(s)
    s.to_move, s.stage = ship, LANE
    return WAIT


def flight_ends(s: Position, space: int) -> frozenset[int]:
    """Possible ends of the acting ship's flight from this space."""
    return s.table.flights.ends(space, _refuges(s))


def _refuges(s: Position) -> int:
    """Refuges of the acting ship's flight, as bits."""
    if s.flight != ANY:
        return s.table.flights.of_kind[s.flight]
    start = s.actor * STOCKS
    return s.table.flights.payable[s.stock[start + GOLD].total, s.stock[start + FOOD].total]


def _find(s: Position) -> str:
    """J6.3: on a lair with its token the ship takes the top treasure, which is drawn."""
    if not s.lairs >> s.space[s.actor] & 1:
        return DONE
    s.to_move, s.stage = CHANCE, TREASURE
    return WAIT


def answer_treasure(s: Position, move: Move) -> str:
    """The treasure is drawn."""
    find_treasure(s, s.actor, s.table.treasure_of[move[1]])
    return DONE
