"""Events that share a log line: the barrels of a worker, the order of all workers, what all players choose."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from ....engine.contract import Event
from ..rules.events import CardsLaid, Counted, HireDeclined, Loaded, PutInCellar, TileSet, TilesShuffled, Unloaded


class Stop(NamedTuple):
    """A pier at which a worker put barrels aboard or took them off, and how many slots are free there now."""

    pier: int
    barrels: int
    free: int


@dataclass(frozen=True, slots=True)
class Haul(Event):
    """The barrels of a worker as far as nothing else happened between them; a ship that leaves begins another haul."""

    worker: int
    seat: int
    is_off: bool
    """True if the barrels were broken and came off (M7.3)."""
    space: int | None = None
    """Space where the worker was counted; None if that has a line of its own."""
    due: int = 0
    """Barrels due, if the worker was counted in the same line."""
    stops: tuple[Stop, ...] = ()

    @property
    def barrels(self) -> int:
        """Barrels handled."""
        return sum(stop.barrels for stop in self.stops)

    def with_barrel(self, event: Loaded | Unloaded) -> "Haul":
        """The haul with one barrel more."""
        last = self.stops[-1] if self.stops else None
        if last is None or last.pier != event.pier:
            return replace(self, stops=(*self.stops, Stop(event.pier, 1, event.free)))
        return replace(self, stops=(*self.stops[:-1], Stop(event.pier, last.barrels + 1, event.free)))


@dataclass(frozen=True, slots=True)
class Order(Event):
    """The order in which the workers walk: workers with whom they belong to; whether it was shuffled (M10)."""

    tiles: tuple[tuple[int, int], ...]
    shuffled: bool


@dataclass(frozen=True, slots=True)
class Refusals(Event):
    """Those who did not want Lazy Jack, one after the other (M4)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choices(Event):
    """Those whose cards lie, as everybody sees it (M5)."""

    seats: tuple[int, ...]


def haul_of(event: Loaded | Unloaded) -> Haul:
    """The haul that one barrel makes."""
    return Haul(event.worker, event.seat, isinstance(event, Unloaded)).with_barrel(event)


def together(earlier: Event, later: Event) -> Event | None:
    """What all do one after the other, or counting and barrels of the same worker."""
    match earlier, later:
        case TilesShuffled(), TileSet(worker=worker, seat=seat):
            return Order(((worker, seat),), shuffled=True)
        case TileSet(worker=first, seat=owner), TileSet(worker=worker, seat=seat):
            return Order(((first, owner), (worker, seat)), shuffled=False)
        case Order(tiles=tiles, shuffled=shuffled), TileSet(worker=worker, seat=seat):
            return Order((*tiles, (worker, seat)), shuffled)
        case HireDeclined(seat=first) | Refusals(seats=first), HireDeclined(seat=seat):
            return Refusals((*_several(first), seat))
        case CardsLaid(seat=first, cards=None) | Choices(seats=first), CardsLaid(seat=seat, cards=None):
            return Choices((*_several(first), seat))
    return _hauled(earlier, later)


def _several(seats: int | tuple[int, ...]) -> tuple[int, ...]:
    return seats if isinstance(seats, tuple) else (seats,)


def _hauled(earlier: Event, later: Event) -> Event | None:
    """Counting and barrels of the same worker, or the next barrel of a haul."""
    if not isinstance(later, Loaded | Unloaded | PutInCellar) or getattr(earlier, "worker", None) != later.worker:
        return None
    if isinstance(earlier, Counted):
        if (earlier.taken, earlier.to_remove) != (earlier.barrels, earlier.broken):
            return None  # M12.2, M7.3: that he handles fewer than the room shows is told in its own line
        if isinstance(later, PutInCellar):
            return later
        due = earlier.taken + earlier.to_remove
        return Haul(later.worker, later.seat, bool(earlier.to_remove), earlier.space, due).with_barrel(later)
    haul = haul_of(earlier) if isinstance(earlier, Loaded | Unloaded) else earlier
    if isinstance(haul, Haul) and not isinstance(later, PutInCellar) and haul.is_off == isinstance(later, Unloaded):
        return haul.with_barrel(later)
    return None
