"""JSON objects from files that may be anything: read, their format checked, old formats brought up to date."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from ..engine.record import Seat
from .errors import Damaged, Newer

Body = dict[str, Any]
Upgrades = Mapping[int, Callable[[Body], Body]]
"""Per old format, the step that makes the next one of it. Each has a fixture in the tests."""

LONGEST_WORD = 40
"""Letters in a name, at most."""
MOST_SEATS = 8


def parse(text: str, newest: int, upgrades: Upgrades) -> Body:
    """The JSON object with an entry ``format``, in the newest format."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as cause:
        raise Damaged("The file was cut off, or it does not belong to this game.") from cause
    version: Any = body.get("format") if isinstance(body, dict) else None
    if not is_number(version, 1):
        raise Damaged("The file gives no format version.")
    if version > newest:
        raise Newer("The file was written by a newer version of the game.")
    for old in range(version, newest):
        body = upgrades[old](body)
    found: Body = body
    return found


def is_number(value: object, least: int, most: int = 1 << 31) -> bool:
    """True for a whole number in these bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_word(value: object, most: int = LONGEST_WORD) -> bool:
    """True for a short text that can be shown on any screen: no line ends, no codes that steer a terminal."""
    return isinstance(value, str) and len(value) <= most and value.isprintable()


def read_seats(entries: Any) -> tuple[Seat, ...]:
    """Who sits where, from JSON."""
    try:
        seats = tuple(Seat(**entry) for entry in entries)
    except TypeError as cause:
        raise Damaged("The file does not say who sits where.") from cause
    check_seats(seats)
    return seats


def check_seats(seats: tuple[Seat, ...]) -> None:
    """Names go to screens and terminals as they are: they have to be short and plain."""
    if len(seats) > MOST_SEATS or not all(is_word(seat.name) and is_word(seat.pilot) for seat in seats):
        raise Damaged("A name in the file is too long or cannot be shown.")
    if not all(seat.figure is None or is_number(seat.figure, 0, MOST_SEATS) for seat in seats):
        raise Damaged("The file does not say who sits where.")
