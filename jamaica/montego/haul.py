"""What the log tells together: the barrels that one worker loads, or takes off, in one go."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from ..engine.contract import Event
from .events import Counted, Loaded, Unloaded


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


def together(earlier: Event, later: Event) -> Haul | None:
    """Counting and barrels of the same worker; that the room shows more than he handles is told in its own line."""
    if not isinstance(later, Loaded | Unloaded):
        return None
    match earlier:
        case Counted(worker=later.worker, space=space, taken=taken, to_remove=off):
            if (taken, off) != (earlier.barrels, earlier.broken):  # M12.2, M7.3
                return None
            return Haul(later.worker, later.seat, bool(off), space, taken + off).with_barrel(later)
        case Loaded(worker=later.worker) | Unloaded(worker=later.worker) if type(earlier) is type(later):
            return haul_of(earlier).with_barrel(later)
        case Haul(worker=later.worker) if earlier.is_off == isinstance(later, Unloaded):
            return earlier.with_barrel(later)
    return None
