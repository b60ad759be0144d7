"""Habits of Montego Bay's foremen."""

from jamaica.engine.language import mark
from jamaica.games.montego.rules.events import CoinTaken, Loaded, Pushed, ShipScored

from ..habits import Habit

BIG = 12
"""From so many slots on, a ship is big."""


def _pushes(event: Pushed, seat: int) -> float:
    return float(event.by_seat == seat != event.seat)


def _big(event: Loaded, seat: int) -> float:
    return float(event.seat == seat and event.aboard + event.free >= BIG)


def _coins(event: CoinTaken, seat: int) -> float:
    return float(event.seat == seat)


def _fills(event: ShipScored, seat: int) -> float:
    return float(event.extra == seat)


HABITS = (
    Habit("pushes", mark("pushes other players' workers"), Pushed, _pushes),
    Habit("big", mark("puts barrels on big ships"), Loaded, _big),
    Habit("coins", mark("takes coins"), CoinTaken, _coins),
    Habit("fills", mark("fills the last slot of a ship"), ShipScored, _fills),
)
