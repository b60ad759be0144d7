"""The log: one line per event that is worth one."""

from collections.abc import Callable, Sequence

from ...engine.contract import Event
from ...race.events import CardDrawn, CardRevealed, DicePlaced, RoundBegan
from .. import words


def lines_of(events: Sequence[Event], say: Callable[[Event], str]) -> list[tuple[str, bool]]:
    """The log lines of events, each with whether it is a heading."""
    said = [(_titled(event, say(event)), isinstance(event, RoundBegan | DicePlaced)) for event in events]
    return [(line, heading) for line, heading in said if line]


def _titled(event: Event, line: str) -> str:
    """Cards are called by the names that are printed on them."""
    if isinstance(event, CardDrawn | CardRevealed):
        for card, title in words.CARDS.items():
            line = line.replace(card, title)
    return line
