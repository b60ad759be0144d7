"""What the log tells together: the barrels that one worker loads, or takes off, in one go."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from ....engine.contract import Event
from ..rules.events import Counted, Loaded, PutInCellar, Unloaded


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
    """Whether they were broken and came off (M7.3)."""
    space: int | None = None
    """Where he was counted; None if that has a line of its own."""
    due: int = 0
    """How many he has to load or to take off, if he was counted in the same line."""
    stops: tuple[Stop, ...] = ()

    @property
    def barrels(self) -> int:
        """How many barrels were handled."""
        return sum(stop.barrels for stop in self.stops)

    def with_barrel(self, event: Loaded | Unloaded) -> "Haul":
        """One barrel more."""
        last = self.stops[-1] if self.stops else None
        if last is None or last.pier != event.pier:
            return replace(self, stops=(*self.stops, Stop(event.pier, 1, event.free)))
        return replace(self, stops=(*self.stops[:-1], Stop(event.pier, last.barrels + 1, event.free)))


def haul_of(event: Loaded | Unloaded) -> Haul:
    """The haul that one barrel makes."""
    return Haul(event.worker, event.seat, isinstance(event, Unloaded)).with_barrel(event)


def together(earlier: Event, later: Event) -> Event | None:
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
