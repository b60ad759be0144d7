"""The sheet on which a ship's scoring is spelled out: who has how many barrels, and how the prizes are shared."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.language import Language
from ...games.montego.rules.events import CellarScored, Place, ShipScored
from . import words


@dataclass(frozen=True)
class Row:
    """One seat: its barrels, the prizes of the places it shares, with how many, and its points."""

    seat: int
    barrels: int
    prizes: tuple[int, ...]
    sharing: int
    extra: bool
    points: int


@dataclass(frozen=True)
class Sheet:
    """A scoring; `pier` is None for the tavern."""

    pier: int | None
    full: bool
    rows: tuple[Row, ...]


def of_ship(event: ShipScored) -> Sheet:
    """The scoring of a ship."""
    rows = _rows(event.places, event.prizes, event.gains, event.extra)
    return Sheet(event.pier, event.extra is not None, rows)


def of_cellar(event: CellarScored) -> Sheet:
    """The scoring of the tavern."""
    return Sheet(None, False, _rows(event.places, event.prizes, event.gains, None))


def _rows(
    places: Sequence[Place], prizes: Sequence[int], gains: Sequence[int], extra: int | None
) -> tuple[Row, ...]:  # fmt: skip
    rows, first = list[Row](), 0
    for place in places:
        taken = tuple(prizes[first : first + len(place.seats)])
        first += len(place.seats)
        for seat in place.seats:
            rows.append(Row(seat, place.barrels, taken, len(place.seats), seat == extra, gains[seat]))
    return tuple(rows)


def how(row: Row, language: Language) -> str:
    """How a seat comes by its points."""
    prize = sum(row.prizes)
    if not row.prizes:
        text = language.say(words.NO_PRIZE)
    elif row.sharing == 1:
        text = language.say(words.ALONE, prize=prize)
    else:
        even = prize % row.sharing == 0
        total = " + ".join(map(str, row.prizes))
        text = language.say(words.SHARED_EVEN if even else words.SHARED, sum=total, prize=prize, number=row.sharing)
    return language.say(words.AND_LAST_SLOT, prize=text) if row.extra else text


def heading(sheet: Sheet, language: Language) -> str:
    """What is scored."""
    title = words.TAVERN if sheet.pier is None else words.SAILS_FULL if sheet.full else words.SAILS
    return language.say(title, pier=(sheet.pier or 0) + 1)
