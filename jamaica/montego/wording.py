"""Log lines of Montego Bay, one for each event worth it."""

from collections.abc import Sequence
from functools import singledispatch

from ..engine.contract import Event
from . import events as e
from .data import WAREHOUSES
from .naming import space_name

QUESTIONS = {
    "hire": "do you hire Lazy Jack for 3 coins, and beside which of your workers?",
    "cards": "which card does each of your workers get?",
    "load": "onto the ship at which pier goes the next barrel?",
    "unload": "from the ship at which pier comes the broken barrel?",
}
"""What a seat is asked, by stage."""

_SIZES = ("large worker", "small worker", "third worker")


def say(event: Event, names: Sequence[str], viewer: int | None) -> str:
    """One line for an event as the viewer may know it (None: everything); empty if it is not worth a line."""
    return _line(event if viewer is None else event.seen_by(viewer), names)


@singledispatch
def _line(event: Event, names: Sequence[str]) -> str:
    """Events without a line: single draws of the set-up, and cards turned over (the walk tells)."""
    return ""


@_line.register
def _lot(event: e.LotDrawn, names: Sequence[str]) -> str:
    other = names[1 - event.seat]
    return f"By lot {names[event.seat]}'s third worker is a large one, {other}'s a small one."


@_line.register
def _round_began(event: e.RoundBegan, names: Sequence[str]) -> str:
    return f"Round {event.round}" + (", the last one." if event.last else ".")


@_line.register
def _tile_set(event: e.TileSet, names: Sequence[str]) -> str:
    return f"Order {event.place + 1}: {_worker(event.worker, event.seat, names)}."


@_line.register
def _stack_opened(event: e.StackOpened, names: Sequence[str]) -> str:
    return "The second stack of ships is opened: the order will be shuffled."


@_line.register
def _ship_moored(event: e.ShipMoored, names: Sequence[str]) -> str:
    prizes = "-".join(map(str, event.prizes))
    return f"A {event.kind} comes to pier {event.pier + 1}: {event.slots} slots, {prizes} points."


@_line.register
def _hire_declined(event: e.HireDeclined, names: Sequence[str]) -> str:
    return f"{names[event.seat]} does not want Lazy Jack."


@_line.register
def _jack_hired(event: e.JackHired, names: Sequence[str]) -> str:
    where = "in the tavern" if event.space < 0 else f"on {_space(event.space, names)}"
    return f"{names[event.seat]} hires Lazy Jack for {event.wage} coins; he starts {where}."


@_line.register
def _cards_laid(event: e.CardsLaid, names: Sequence[str]) -> str:
    if event.cards is None:
        return f"{names[event.seat]} has chosen."
    jack = "" if event.jack is None else f", Lazy Jack {event.jack}"
    cards = ", ".join(f"{_SIZES[number]} {card}" for number, card in enumerate(event.cards))
    return f"{names[event.seat]} has chosen: {cards}{jack}."


@_line.register
def _walked(event: e.Walked, names: Sequence[str]) -> str:
    steps = len(event.path) - 1
    return f"{_worker(event.worker, event.seat, names)} walks {steps} to {_space(event.path[-1], names)}."


@_line.register
def _pushed(event: e.Pushed, names: Sequence[str]) -> str:
    pusher, pushed = (_worker(*who, names) for who in ((event.by, event.by_seat), (event.worker, event.seat)))
    return f"{pusher} pushes {pushed} across to {_space(event.end, names)}."


@_line.register
def _sent_back(event: e.SentBack, names: Sequence[str]) -> str:
    space = _space(event.path[-1], names)
    return f"Both sides are taken: {_worker(event.worker, event.seat, names)} goes back to {space}."


@_line.register
def _counted(event: e.Counted, names: Sequence[str]) -> str:
    who = f"{_worker(event.worker, event.seat, names)} at {_space(event.space, names)}"
    if event.barrels:
        if event.taken < event.barrels:
            return f"{who} takes {event.taken} of {_barrels(event.barrels)}: the supply is empty."
        return f"{who} takes {_barrels(event.taken)}."
    if event.to_remove:
        return f"{who} finds {_broken(event.broken)}: {event.to_remove} must come off the ships."
    return f"{who} finds {_broken(event.broken)} and need not take any off."


@_line.register
def _loaded(event: e.Loaded, names: Sequence[str]) -> str:
    slots = event.aboard + event.free
    return f"{names[event.seat]} loads the {event.kind} at pier {event.pier + 1} ({event.aboard} of {slots})."


@_line.register
def _unloaded(event: e.Unloaded, names: Sequence[str]) -> str:
    return f"{names[event.seat]} takes a barrel off the {event.kind} at pier {event.pier + 1}."


@_line.register
def _put_in_cellar(event: e.PutInCellar, names: Sequence[str]) -> str:
    return f"No ship is left: {names[event.seat]} puts {_barrels(event.barrels)} into the tavern."


@_line.register
def _coin_taken(event: e.CoinTaken, names: Sequence[str]) -> str:
    return f"{names[event.seat]} gets a silver coin."


@_line.register
def _coin_missed(event: e.CoinMissed, names: Sequence[str]) -> str:
    return f"There is no silver coin left for {names[event.seat]}."


@_line.register
def _last_call(event: e.LastCall, names: Sequence[str]) -> str:
    return f"No more ships will come and {event.ships} are left: the game ends when all workers have been counted."


@_line.register
def _ship_scored(event: e.ShipScored, names: Sequence[str]) -> str:
    full = "leaves" if event.extra is None else "is full and leaves"
    extra = "" if event.extra is None else f"; {names[event.extra]} 1 more for the last slot"
    return f"The {event.kind} at pier {event.pier + 1} {full}: {_places(event.places, names)}{extra}."


@_line.register
def _ship_left(event: e.ShipLeft, names: Sequence[str]) -> str:
    return "The pilot boat leaves." if event.kind == "pilot" else ""


@_line.register
def _tiles_moved(event: e.TilesMoved, names: Sequence[str]) -> str:
    first = event.order[0]
    return f"{_worker(first, first // _crew(names), names)} will walk first in the next round."


@_line.register
def _tiles_shuffled(event: e.TilesShuffled, names: Sequence[str]) -> str:
    return "The order tiles are shuffled."


@_line.register
def _jack_went_home(event: e.JackWentHome, names: Sequence[str]) -> str:
    return "Lazy Jack goes back to his hammock."


@_line.register
def _cellar_scored(event: e.CellarScored, names: Sequence[str]) -> str:
    return f"The barrels in the tavern: {_places(event.places, names)}."


@_line.register
def _game_ended(event: e.GameEnded, names: Sequence[str]) -> str:
    points = max(event.points)
    winners = [names[seat] for seat in event.winners]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the victory with {points} points and {_coins(event)}."
    by_coins = ", ahead by coins" if event.points.count(points) > 1 else ""
    return f"{winners[0]} wins with {points} points{by_coins}."


def _crew(names: Sequence[str]) -> int:
    """Workers of each player (M1)."""
    return 3 if len(names) == 2 else 2


def _worker(worker: int, seat: int, names: Sequence[str]) -> str:
    crew = _crew(names)
    if worker == crew * len(names):
        return f"Lazy Jack (for {names[seat]})"
    return f"{names[seat]}'s {_SIZES[worker % crew]}"


def _space(space: int, names: Sequence[str]) -> str:
    return space_name(space, WAREHOUSES if len(names) == 4 else WAREHOUSES - 1)


def _coins(event: e.GameEnded) -> str:
    coins = event.coins[event.winners[0]]
    return "1 coin each" if coins == 1 else f"{coins} coins each"


def _barrels(count: int) -> str:
    return "1 barrel" if count == 1 else f"{count} barrels"


def _broken(count: int) -> str:
    return "a broken barrel" if count == 1 else f"{count} broken barrels"


def _places(places: Sequence[e.Place], names: Sequence[str]) -> str:
    """The places of a scoring, spelled out: who, with how many barrels, gets how many points, and shared how."""
    parts = []
    for place in places:
        who = " and ".join(names[seat] for seat in place.seats)
        if len(place.seats) > 1 and place.prize:
            parts.append(f"{who} {place.points} each with {_barrels(place.barrels)} ({place.prize} shared)")
        else:
            parts.append(f"{who} {place.points} with {_barrels(place.barrels)}")
    return ", ".join(parts) or "nobody has a barrel aboard"
