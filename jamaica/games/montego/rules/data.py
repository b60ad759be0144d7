"""The figures printed on warehouses and ships, read from a file and checked (M1)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from ....engine.csv_tables import Row, Tables
from ....engine.errors import DataError
from ....engine.text_files import read_text
from ....files import data_file

STANDARD = "montego.csv"
WAREHOUSES = 8
"""Of these the last is only used with 4 players."""
FREIGHTERS = 15
MARKED_ANEW = {"7291d311dfede6ab": "d9453f59c117ce55"}
"""The hash of the standard file, with the one it had before it said of fewer figures that they are known: its figures
are the same, so records of both go on."""
PILOT_BOAT = "pilot"
RESERVED = (PILOT_BOAT, "empty", "none")
"""Words of scenario files, which cannot name a kind of ship."""


@dataclass(frozen=True, slots=True)
class Room:
    """A storeroom: what a worker beside it gets."""

    barrels: int
    broken: int
    coins: int


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of freighter: its name, how many there are, its slots and the prizes of both sides."""

    name: str
    count: int
    slots: int
    red: tuple[int, ...]
    """With 4 players."""
    yellow: tuple[int, ...]
    """With 2 or 3 players."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Contents of a data file."""

    rooms: tuple[tuple[Room, Room], ...]
    """Rooms A and B of each warehouse."""
    kinds: tuple[Kind, ...]
    reconstructed: bool
    """True if some figures are not known from the published game; the credits then say so."""


@cache
def find(name: str) -> Path:
    """The file of the option `data`: ``standard`` or the path of a player's own file."""
    return data_file(name, STANDARD)


def load(path: Path) -> Figures:
    """Read and check a data file; DataError names line and fault."""
    return parse(path.name, read_text(path, DataError))


def fingerprint(name: str) -> str:
    """Short hash of the data file in use; of one in which only marks were changed, as records have it."""
    found = sha256(read_text(find(name), DataError).encode()).hexdigest()[:16]
    return MARKED_ANEW.get(found, found)


def parse(file: str, text: str) -> Figures:
    """Read and check the text of a data file; DataError names line and fault."""
    tables = Tables(file, text)
    rooms, rooms_known = _rooms(tables)
    kinds, kinds_known = _kinds(tables)
    return Figures(rooms, kinds, not (rooms_known and kinds_known))


def _rooms(tables: Tables) -> tuple[tuple[tuple[Room, Room], ...], bool]:
    found: dict[tuple[int, str], Room] = {}
    known = True
    for row in tables.rows("rooms", ("warehouse", "room", "barrels", "broken", "coins", "source")):
        place = row.number("warehouse", 1, WAREHOUSES), row.text("room", ("A", "B"))
        if place in found:
            raise row.fault(f"room {place[1]} of warehouse {place[0]} stands there twice")
        room = Room(row.number("barrels", 0, 16), row.number("broken", 0, 2), row.number("coins", 0, 1))
        if bool(room.barrels) == bool(room.broken):
            raise row.fault("a room holds either barrels or broken barrels")
        found[place] = room
        known &= _is_known(row, ("barrels", "broken", "coins"))
    for number in range(1, WAREHOUSES + 1):
        for side in "AB":
            if (number, side) not in found:
                raise DataError(f"{tables.file}: room {side} of warehouse {number} is missing in [rooms].")
    return tuple((found[number, "A"], found[number, "B"]) for number in range(1, WAREHOUSES + 1)), known


def _kinds(tables: Tables) -> tuple[tuple[Kind, ...], bool]:
    kinds: list[Kind] = []
    known = True
    for row in tables.rows("ships", ("kind", "count", "slots", "red", "yellow", "source")):
        name = row.text("kind")
        if not name.isidentifier() or name in RESERVED:
            raise row.fault(f"kind should be one word, and not {' or '.join(RESERVED)}; it is '{name}'")
        if name in (kind.name for kind in kinds):
            raise row.fault(f"kind '{name}' stands there twice")
        count, slots = row.number("count", 1, FREIGHTERS), row.number("slots", 1, 99)
        kinds.append(Kind(name, count, slots, _prizes(row, "red", 3), _prizes(row, "yellow", 2)))
        known &= _is_known(row, ("count", "slots", "red", "yellow"))
    total = sum(kind.count for kind in kinds)
    if total != FREIGHTERS:
        raise DataError(f"{tables.file}: [ships] should count {FREIGHTERS} freighters in all, not {total}.")
    return tuple(kinds), known


def _prizes(row: Row, column: str, places: int) -> tuple[int, ...]:
    prizes = row.numbers(column, 0, 99)
    if len(prizes) != places:
        raise row.fault(f"{column} should have {places} prizes, not {len(prizes)}")
    if any(later > earlier for earlier, later in pairwise(prizes)):
        raise row.fault(f"{column} should go from the highest prize to the lowest")
    return prizes


def _is_known(row: Row, figures: Iterable[str]) -> bool:
    """True if the row's source says that all its figures are known."""
    word, *some = row.text("source").split() or [""]
    if word not in ("known", "reconstructed") or (some and word != "known"):
        raise row.fault("source should be 'known', 'reconstructed', or 'known' with the names of the known columns")
    for figure in some:
        if figure not in figures:
            raise row.fault(f"source names '{figure}', which is not a figure of this row")
    return word == "known" and set(some or figures) == set(figures)
