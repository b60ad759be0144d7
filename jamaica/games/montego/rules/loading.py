"""Loading (M7): barrels onto the ships, broken barrels off them, coins.

Barrels are placed one by one, so that there are never more than four choices. Who puts a barrel on one ship and then on
another could as well do it the other way round; so the piers go upwards only, until a ship is filled and leaves. After
that every pier is free again: a ship that comes in can be loaded, and so can all that were skipped. Nothing is lost:
barrels on later piers can wait until an earlier ship is full, and a full ship can always be the first.
"""

from ....engine.contract import Move
from .departures import FEW, is_last_phase, leave, score
from .events import CoinMissed, CoinTaken, Counted, CountingEnded, LastCall, Loaded, PutInCellar, Unloaded
from .position import HOME_POST, Position
from .stages import COUNT, DEPART, LOAD, UNLOAD, WAIT
from .static import LOADS, UNLOADS


def count(s: Position) -> str:
    """M7.1: the Tally-Man goes against the arrows to the next worker."""
    at = s.at
    for post in range(s.post - 1, -1, -1):
        if post in at:
            break
    else:
        s.post = HOME_POST
        if s.events is not None:
            s.events.append(CountingEnded())
        return DEPART
    s.post = post
    table = s.table
    worker = at.index(post)
    is_jack = worker == table.jack
    seat = s.to_move = table.owner[s.partner if is_jack else worker]
    room = s.rooms[post]
    if room.barrels:
        # M12.2: no more than the supply; M12.12: counted now, before ships leave and give barrels back
        s.hand = min(room.barrels, s.supply[seat])
        s.supply[seat] -= s.hand
        s.first = first_pier(s)
    elif not is_jack:  # M7.3: not for Jack
        s.broken = min(room.broken, s.aboard(seat))
        s.first = 0
    if s.events is not None:
        figures = room.barrels, room.broken, room.coins
        s.events.append(Counted(worker, seat, post, *figures, taken=s.hand, to_remove=s.broken))
    return _stow(s) if s.hand else _take_off(s)


def stow(s: Position) -> str:
    """M7.5: the next ship has come and the top of its stack is seen; the rest of the barrels is loaded."""
    s.to_move = s.owner(s.at.index(s.post))
    return _stow(s)


def _stow(s: Position) -> str:
    """M7.2: as long as there are barrels in hand; asked if more than one ship can take the next one."""
    while s.hand:
        first, ships = s.first, len(s.ships)
        if ships - first > 1:
            s.stage = LOAD
            return WAIT
        if ships == first:  # M11.2: no ship is left (the pilot boat takes none, M12.16)
            _put_in_cellar(s)
        elif _put(s, first):
            return WAIT
    return _coin(s)


def choices_load(s: Position) -> tuple[Move, ...]:
    """Every ship from the first pier allowed: none of them is full, or it would have left."""
    return LOADS[s.first][len(s.ships)]


def answer_load(s: Position, move: Move) -> str:
    """A barrel goes onto a ship."""
    return WAIT if _put(s, move[1] - 1) else _stow(s)


def _put(s: Position, pier: int) -> bool:
    """A barrel onto the ship at a pier. True if a draw comes before anything else."""
    seat = s.to_move
    s.cargo[pier * s.seats + seat] += 1
    s.hand -= 1
    free = s.free[pier] = s.free[pier] - 1
    if s.events is not None:
        s.events.append(Loaded(*_aboard(s, pier)))
    if free:
        s.first = pier
        return False
    score(s, pier, filler=seat)  # M7.5
    draws = leave(s, pier)
    s.first = first_pier(s)
    if s.events is not None and is_last_phase(s) and len(s.ships) == FEW:
        s.events.append(LastCall(FEW))
    return draws


def first_pier(s: Position) -> int:
    """The first pier whose ship takes barrels: in round 1 the pilot boat lies at pier 1 (M7.2)."""
    return 1 if s.round == 1 else 0


def _put_in_cellar(s: Position) -> None:
    s.cellar[s.to_move] += s.hand
    if s.events is not None:
        s.events.append(PutInCellar(s.at.index(s.post), s.to_move, s.post, s.hand))
    s.hand = 0


def _take_off(s: Position) -> str:
    """M7.3: as long as there are broken barrels; asked if they can come from more than one ship."""
    while s.broken:
        piers = _broken_piers(s)
        if piers & (piers - 1):
            s.stage = UNLOAD
            return WAIT
        _take(s, piers.bit_length() - 1)
    return _coin(s)


def choices_unload(s: Position) -> tuple[Move, ...]:
    """The ships that have a barrel to take off."""
    return UNLOADS[_broken_piers(s)]


def answer_unload(s: Position, move: Move) -> str:
    """A barrel comes off a ship."""
    _take(s, move[1] - 1)
    return _take_off(s)


def _broken_piers(s: Position) -> int:
    """Piers (bits) where the next barrel can come off: piers go upwards only, so the rest must be there or behind."""
    seats, cargo = s.seats, s.cargo
    piers = there = 0
    for pier in range(len(s.ships) - 1, s.first - 1, -1):
        own = cargo[pier * seats + s.to_move]
        if own:
            there += own
            if there >= s.broken:
                piers |= 1 << pier
    return piers


def _take(s: Position, pier: int) -> None:
    seat = s.to_move
    s.cargo[pier * s.seats + seat] -= 1
    s.free[pier] += 1
    s.supply[seat] += 1
    s.broken -= 1
    s.first = pier
    if s.events is not None:
        s.events.append(Unloaded(*_aboard(s, pier)))


def _coin(s: Position) -> str:
    """M7.4, M12.13: after the barrels the coin of the room, if the stock has one (M12.2)."""
    if s.rooms[s.post].coins:
        got = s.stock > 0
        s.stock -= got
        s.coins[s.to_move] += got
        if s.events is not None:
            worker = s.at.index(s.post)
            s.events.append(CoinTaken(worker, s.to_move, s.stock) if got else CoinMissed(worker, s.to_move))
    return COUNT


def _aboard(s: Position, pier: int) -> tuple[int, int, int, str, int, int]:
    """Fields of an event about a barrel: worker, seat, pier, kind, barrels aboard, free slots."""
    name = s.table.kinds[s.ships[pier]]
    return s.at.index(s.post), s.to_move, pier, name, sum(s.barrels(pier)), s.free[pier]
