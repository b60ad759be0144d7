"""Cards that all lay face down share one log line."""

from dataclasses import dataclass

from ....engine.contract import Event
from ..rules.events import CardPicked


@dataclass(frozen=True, slots=True)
class Picks(Event):
    """Cards laid face down, one after the other (J3.2)."""

    seats: tuple[int, ...]


def together(earlier: Event, later: Event) -> Event | None:
    """The next card that is laid."""
    if isinstance(later, CardPicked) and isinstance(earlier, CardPicked | Picks):
        seats = earlier.seats if isinstance(earlier, Picks) else (earlier.seat,)
        return Picks((*seats, later.seat))
    return None
