"""The log: one line per event that is worth one."""

from collections.abc import Callable, Sequence

from ...engine.contract import Event
from ...race.events import DicePlaced, RoundBegan


def lines_of(events: Sequence[Event], say: Callable[[Event], str]) -> list[tuple[str, bool]]:
    """The log lines of events, each with whether it is a heading."""
    said = [(say(event), isinstance(event, RoundBegan | DicePlaced)) for event in events]
    return [(line, heading) for line, heading in said if line]
