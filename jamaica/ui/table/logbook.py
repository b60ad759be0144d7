"""The log: one line per event that is worth one."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...engine.contract import Event


class Line(NamedTuple):
    """A line of the log, whether it is a heading, and what it tells of, as its reader may know it."""

    text: str
    heads: bool
    event: Event | None = None
    number: int = -1
    """Which of the events of the match it is."""
    note: tuple[str, ...] = ()
    """What is told when a line is pressed that tells of no event."""


def lines_of(
    events: Sequence[Event], say: Callable[[Event], str], headings: tuple[type[Event], ...], eye: int | None,
    first: int = 0,
) -> list[Line]:  # fmt: skip
    """The log lines of events for a reader, None reads everything; the first of them has a number in the match."""
    said = [
        Line(say(event), isinstance(event, headings), event if eye is None else event.seen_by(eye), number)
        for number, event in enumerate(events, first)
    ]
    return [line for line in said if line.text]
