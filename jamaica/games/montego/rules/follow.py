"""A view followed through what happens: one function per event, each changing the view as its viewer saw the event."""

from collections.abc import Callable
from typing import Any, Final

from ....engine.contract import OVER, Event
from . import events as e
from .departures import berth, cast_off, is_last_phase
from .hiring import priority
from .loading import first_pier
from .position import HIDDEN, HOME_POST, NO_CARD, NOBODY, UNSEEN, Position
from .stages import COUNT, DEPART, END, HIRE, HOME, ORDER, WALK
from .static import AWAY, STACK

UNTOLD: Final = frozenset(("stage", "to_move"))
"""What no event tells: what is asked now, and whom. While nothing is asked they are the phase of the round and the
seat whose worker is counted."""


def follow(view: Position, event: Event) -> None:
    """Change a view by one event as its viewer saw it; a full state by the event itself."""
    if change := _CHANGES.get(type(event)):
        change(view, event)


# The set-up (M2)


def _lot_drawn(view: Position, event: e.LotDrawn) -> None:
    view.seat_third_workers(event.seat)


def _warehouse_set(view: Position, event: e.WarehouseSet) -> None:
    view.houses += (2 * event.warehouse + event.turned,)
    view.left ^= 1 << event.warehouse
    if not view.left:
        view.rooms = view.table.rooms(view.houses)
        view.left = view.table.all_tiles


def _tile_set(view: Position, event: e.TileSet) -> None:
    view.order += (event.worker,)
    view.left ^= 1 << event.worker


def _ship_stacked(view: Position, event: e.ShipStacked) -> None:
    view.stack += (_seen_first(view, event.kind),)


def _top_seen(view: Position, event: e.TopSeen) -> None:
    kind = _seen_first(view, event.kind)
    view.stack = (kind, *view.stack[1:]) if view.round else (*view.stack, kind, *[UNSEEN] * (STACK - 1))


def _ship_moored(view: Position, event: e.ShipMoored) -> None:
    if event.stack is None:
        kind = _seen_first(view, event.kind)
    else:
        kind, *rest = view.stack
        view.stack = tuple(rest)
        if view.stage == DEPART:
            view.stage = ORDER
    berth(view, kind)


def _seen_first(view: Position, name: str) -> int:
    """The kind of a freighter that nobody has seen before."""
    kind = view.table.kinds.index(name)
    view.unseen -= view.table.one_ship[kind]
    return kind


# The round (M3, M4, M5)


def _round_began(view: Position, event: e.RoundBegan) -> None:
    view.round, view.opened, view.stage = event.round, False, HIRE
    view.queue = priority(view)[1:]  # M12.3: the first of them is asked


def _hire_declined(view: Position, event: e.HireDeclined) -> None:
    view.queue = view.queue[1:]


def _jack_hired(view: Position, event: e.JackHired) -> None:
    view.partner, view.at[view.table.jack] = event.worker, event.space
    view.coins[event.seat] -= event.wage
    view.stock += event.wage
    view.queue = ()


def _cards_laid(view: Position, event: e.CardsLaid) -> None:
    table, first = view.table, event.seat * view.table.crew
    view.cards[first : first + table.crew] = event.cards or (HIDDEN,) * table.crew
    if view.hirer == event.seat:
        view.cards[table.jack] = event.jack or HIDDEN


# Walking (M6)


def _card_turned(view: Position, event: e.CardTurned) -> None:
    view.cards[event.worker], view.stage = event.card, WALK


def _walked(view: Position, event: e.Walked | e.SentBack) -> None:
    view.at[event.worker] = event.path[-1]


def _pushed(view: Position, event: e.Pushed) -> None:
    view.at[event.worker] = event.end


# Loading (M7)


def _counted(view: Position, event: e.Counted) -> None:
    """M7.1: all have walked, and their cards are taken up again."""
    view.cards = [NO_CARD] * (view.table.jack + 1)
    view.post, view.to_move, view.stage = event.space, event.seat, COUNT
    view.supply[event.seat] -= event.taken
    view.hand, view.broken = event.taken, event.to_remove
    if event.barrels:
        view.first = first_pier(view)
    elif event.worker != view.table.jack:
        view.first = 0


def _loaded(view: Position, event: e.Loaded) -> None:
    view.cargo[event.pier * view.seats + event.seat] += 1
    view.free[event.pier] -= 1
    view.hand -= 1
    view.first = event.pier if event.free else first_pier(view)


def _unloaded(view: Position, event: e.Unloaded) -> None:
    view.cargo[event.pier * view.seats + event.seat] -= 1
    view.free[event.pier] += 1
    view.supply[event.seat] += 1
    view.broken -= 1
    view.first = event.pier


def _put_in_cellar(view: Position, event: e.PutInCellar) -> None:
    view.cellar[event.seat] += event.barrels
    view.hand = 0


def _coin_taken(view: Position, event: e.CoinTaken) -> None:
    view.coins[event.seat] += 1
    view.stock = event.left


def _counting_ended(view: Position, event: e.CountingEnded) -> None:
    view.post, view.to_move, view.stage = HOME_POST, NOBODY, END if is_last_phase(view) else DEPART


# Ships and the order (M8, M9, M10, M11)


def _scored(view: Position, event: e.ShipScored | e.CellarScored) -> None:
    view.points = [points + gain for points, gain in zip(view.points, event.gains, strict=True)]


def _ship_left(view: Position, event: e.ShipLeft) -> None:
    cast_off(view, event.pier)


def _stack_opened(view: Position, event: e.StackOpened) -> None:
    view.opened = True


def _jack_went_home(view: Position, event: e.JackWentHome) -> None:
    view.at[view.table.jack] = AWAY
    view.partner = NOBODY


def _tiles_moved(view: Position, event: e.TilesMoved) -> None:
    view.order, view.first, view.stage = event.order, 0, ORDER


def _tiles_shuffled(view: Position, event: e.TilesShuffled) -> None:
    view.order, view.first, view.left, view.stage = (), 0, view.table.all_tiles, ORDER


def _game_ended(view: Position, event: e.GameEnded) -> None:
    view.first, view.to_move, view.stage = 0, OVER, HOME


_CHANGES: dict[type[Event], Callable[[Position, Any], None]] = {
    e.LotDrawn: _lot_drawn,
    e.WarehouseSet: _warehouse_set,
    e.TileSet: _tile_set,
    e.ShipStacked: _ship_stacked,
    e.TopSeen: _top_seen,
    e.ShipMoored: _ship_moored,
    e.RoundBegan: _round_began,
    e.HireDeclined: _hire_declined,
    e.JackHired: _jack_hired,
    e.CardsLaid: _cards_laid,
    e.CardTurned: _card_turned,
    e.Walked: _walked,
    e.SentBack: _walked,
    e.Pushed: _pushed,
    e.Counted: _counted,
    e.Loaded: _loaded,
    e.Unloaded: _unloaded,
    e.PutInCellar: _put_in_cellar,
    e.CoinTaken: _coin_taken,
    e.CountingEnded: _counting_ended,
    e.ShipScored: _scored,
    e.CellarScored: _scored,
    e.ShipLeft: _ship_left,
    e.StackOpened: _stack_opened,
    e.JackWentHome: _jack_went_home,
    e.TilesMoved: _tiles_moved,
    e.TilesShuffled: _tiles_shuffled,
    e.GameEnded: _game_ended,
}
"""The events that change something; the others only tell."""
