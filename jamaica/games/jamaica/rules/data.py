"""Board and pieces of Jamaica, read from the data files in ``assets/data`` and checked (J1)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from ....engine.csv_tables import Row, Tables
from ....engine.errors import DataError
from ....engine.text_files import read_text
from ....files import assets, data_file

NONE, GOLD, FOOD, POWDER = range(4)
KINDS = ("none", "gold", "food", "powder")
"""The words of what a hold can contain, by number."""

MAP, SABRE, LADY_BETH, SIXTH_HOLD = range(4)
POWERS = ("map", "sabre", "lady-beth", "sixth-hold")
"""The four treasures with a power; they come first in the data, so that these numbers name them."""

STAR = 0
"""The star of the combat die, as a number."""

PIECES = "jamaica-pieces.csv"
MOST = 99
"""The largest number of a board, a die or a treasure, and of tokens in a hold."""
PORT_ROYAL = 0
LAIRS = 9
"""Most lairs of a board: so many treasures are drawn (J2.2)."""
PORT, SEA, LAIR, STAY = "port", "sea", "lair", "stay"
"""Kinds of spaces, and the face of the shortage die by which a ship stays where it is (J7.4)."""
SPACES = ("port_royal", PORT, SEA, LAIR)
LANES = ("outer", "inner")
FORWARD, BACKWARD = "forward", "backward"
AHEAD, ASTERN = 1, -1
COURSES = {FORWARD: AHEAD, BACKWARD: ASTERN}
"""The direction of a symbol or a choice, as a number of spaces per step."""
SYMBOLS = (FORWARD, BACKWARD, *KINDS[1:])
FIGURES = (
    "hand", "hand with map", "food", "gold", "ghost gold", "lady beth", "rounds",
    "bank gold", "bank food", "bank powder",
)  # fmt: skip


@dataclass(frozen=True)
class Board:
    """The 50 spaces, each list indexed by space."""

    kind: tuple[str, ...]
    currency: tuple[int, ...]
    """Currency of a space's cost: GOLD in a port, FOOD at sea, else NONE."""
    cost: tuple[int, ...]
    score: tuple[int, ...]
    ahead: tuple[tuple[int, ...], ...]
    """The next space; two at a fork, the outer lane first."""
    behind: tuple[tuple[int, ...], ...]
    """The space before; two where lanes meet, the outer lane first."""
    home: tuple[int, ...]
    """Steps to Port Royal by the shortest way; 0 in Port Royal itself."""
    lap: int
    """Steps of the shortest lap."""


@dataclass(frozen=True)
class Card:
    """An action card: a morning and an evening symbol."""

    morning: str
    evening: str

    @property
    def name(self) -> str:
        """The card's word in moves and records."""
        return f"{self.morning}/{self.evening}"


@dataclass(frozen=True)
class Treasure:
    """A treasure card: its word, whether it is a power, gold or cursed, and what it counts at the end."""

    name: str
    kind: str
    value: int


@dataclass(frozen=True)
class Pieces:
    """Cards, treasures, dice and the figures of the set-up."""

    cards: tuple[Card, ...]
    treasures: tuple[Treasure, ...]
    captains: tuple[str, ...]
    action_die: tuple[int, ...]
    combat_die: tuple[int, ...]
    """The faces, the star as STAR."""
    shortage: dict[int, str]
    """Per face of the combat die the kind of space a shortage leads back to, or ``stay``."""
    figures: dict[str, tuple[int, ...]]


@cache
def board_file(name: str) -> Path:
    """The file of the option `data`: ``standard`` or the path of a player's own board."""
    return data_file(name, "jamaica-board.csv")


def load_board(name: str) -> Board:
    """The board of the option `data`."""
    return read_board(board_file(name))


@cache
def load_pieces() -> Pieces:
    """The pieces that come with the game."""
    return read_pieces(assets() / "data" / PIECES)


def fingerprint(name: str) -> str:
    """Short hash of the data files in use."""
    texts = [read_text(file, DataError) for file in (board_file(name), assets() / "data" / PIECES)]
    return sha256("\0".join(texts).encode()).hexdigest()[:16]


def read_board(path: Path) -> Board:
    """Read and check a board; DataError names line and fault."""
    rows = Tables.read(path).rows("", ("space", "kind", "cost", "score", "next"), least=3)
    last = len(rows) - 1
    for number, row in enumerate(rows):
        if row.number("space", 0, last) != number:
            raise row.fault(f"space {number} should stand here: the spaces are numbered in order from 0")
    kind = tuple(row.text("kind", SPACES) for row in rows)
    if kind.count("port_royal") != 1 or kind[PORT_ROYAL] != "port_royal":
        raise rows[0].fault("space 0, and no other, is port_royal")
    currency = tuple({PORT: GOLD, SEA: FOOD}.get(word, NONE) for word in kind)
    ahead = tuple(_next(row, last) for row in rows)
    behind = _behind(rows, ahead)
    home = _steps_home(rows, behind)
    _check_circles(rows, ahead)
    _check_lairs(rows, kind)
    return Board(
        kind=kind,
        currency=currency,
        cost=tuple(_cost(row, money) for row, money in zip(rows, currency, strict=True)),
        score=tuple(row.number("score", -MOST, MOST) for row in rows),
        ahead=ahead,
        behind=behind,
        home=home,
        lap=1 + home[ahead[PORT_ROYAL][0]],
    )


def read_pieces(path: Path) -> Pieces:
    """Read and check the pieces; DataError names line and fault."""
    tables = Tables.read(path)
    return Pieces(
        cards=_cards(tables),
        treasures=_treasures(tables),
        captains=tuple(row.text("name") for row in tables.rows("captains", ("name",), least=6)),
        action_die=_faces(tables, "action"),
        combat_die=(*_faces(tables, "combat"), STAR),
        shortage=_shortage(tables),
        figures=_figures(tables),
    )


def _cards(tables: Tables) -> tuple[Card, ...]:
    rows = tables.rows("cards", ("morning", "evening"), least=5)
    cards = tuple(Card(row.text("morning", SYMBOLS), row.text("evening", SYMBOLS)) for row in rows)
    _check_unique(rows, [card.name for card in cards])
    return cards


def _treasures(tables: Tables) -> tuple[Treasure, ...]:
    rows = tables.rows("treasures", ("name", "kind", "value"), least=len(POWERS) + 1)
    treasures = tuple(_treasure(row, number) for number, row in enumerate(rows))
    _check_unique(rows, [treasure.name for treasure in treasures])
    return treasures


def _faces(tables: Tables, die: str) -> tuple[int, ...]:
    for row in tables.rows("dice", ("die", "faces")):
        if row.text("die", ("action", "combat")) == die:
            return row.numbers("faces", 1, MOST)
    raise DataError(f"{tables.file}: the {die} die is missing in [dice].")


def _shortage(tables: Tables) -> dict[int, str]:
    rows = tables.rows("shortage", ("face", "back to"))
    back = (PORT, SEA, LAIR, STAY)
    shortage = {
        STAR if row.text("face") == "star" else row.number("face", 1, MOST): row.text("back to", back) for row in rows
    }
    if set(shortage) != {*_faces(tables, "combat"), STAR}:
        raise rows[0].fault("[shortage] should name each face of the combat die and the star, and nothing else")
    return shortage


def _figures(tables: Tables) -> dict[str, tuple[int, ...]]:
    rows = tables.rows("figures", ("name", "value"))
    figures = {row.text("name", FIGURES): row.numbers("value", 0, 999) for row in rows}
    if missing := [name for name in FIGURES if name not in figures]:
        raise rows[-1].fault(f"the figure '{missing[0]}' is missing in [figures]")
    return figures


def _next(row: Row, last: int) -> tuple[int, ...]:
    ways = row.numbers("next", 0, last)
    if len(ways) > len(LANES):
        raise row.fault("a fork has two lanes, the outer one first")
    if len(set(ways)) != len(ways):
        raise row.fault("both lanes of the fork lead to the same space")
    return ways


def _cost(row: Row, currency: int) -> int:
    return row.number("cost", 1, MOST) if currency else row.number("cost", 0, 0)


def _behind(rows: Sequence[Row], ahead: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """The spaces before each space, outer lane first: the lane that leaves its fork first is the outer one."""
    before: list[list[int]] = [[] for _ in rows]
    rank = _lane_ranks(ahead)
    for space, ways in enumerate(ahead):
        for way in ways:
            before[way].append(space)
    for space, row in enumerate(rows):
        before[space].sort(key=lambda other: rank.get(other, 0))
        if not before[space]:
            raise row.fault(f"no space leads to space {space}")
        if len(before[space]) > len(LANES):
            raise row.fault(f"more than two lanes meet in space {space}")
    if len(before[PORT_ROYAL]) > 1 or len(ahead[PORT_ROYAL]) > 1:
        raise rows[0].fault("Port Royal cannot lie at a fork or where lanes meet")
    return tuple(map(tuple, before))


def _lane_ranks(ahead: Sequence[tuple[int, ...]]) -> dict[int, int]:
    """Per space on a lane: 0 for the outer, 1 for the inner one. A lane ends where another space leads in too."""
    entries = [way for ways in ahead for way in ways]
    rank: dict[int, int] = {}
    for ways in ahead:
        if len(ways) == len(LANES):
            for lane, space in enumerate(ways):
                while entries.count(space) == 1 and len(ahead[space]) == 1:
                    rank[space] = lane
                    space = ahead[space][0]
    return rank


def _steps_home(rows: Sequence[Row], behind: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Steps to Port Royal from each space, found by walking back from it ring by ring."""
    steps = {PORT_ROYAL: 0}
    queue = [PORT_ROYAL]
    for space in queue:
        for other in behind[space]:
            if other not in steps:
                steps[other] = steps[space] + 1
                queue.append(other)
    for space, row in enumerate(rows):
        if space not in steps:
            raise row.fault(f"no way leads from space {space} to Port Royal")
    return tuple(steps[space] for space in range(len(rows)))


def _check_circles(rows: Sequence[Row], ahead: Sequence[tuple[int, ...]]) -> None:
    """Every way ends in Port Royal: set aside, again and again, the spaces from which it cannot be missed."""
    sure = {PORT_ROYAL}
    while more := {space for space, ways in enumerate(ahead) if sure.issuperset(ways)} - sure:
        sure |= more
    for space, row in enumerate(rows):
        if any(way <= space and way not in sure for way in ahead[space]):
            raise row.fault(
                f"space {space} leads back, so that a ship could sail in circles without passing Port Royal"
            )


def _check_lairs(rows: Sequence[Row], kind: Sequence[str]) -> None:
    lairs = [row for row, word in zip(rows, kind, strict=True) if word == LAIR]
    if len(lairs) > LAIRS:
        raise lairs[LAIRS].fault(f"this is lair number {LAIRS + 1}, but only {LAIRS} treasures are drawn")


def _treasure(row: Row, number: int) -> Treasure:
    name = row.text("name")
    kind = row.text("kind", ("power", "gold", "cursed"))
    if (kind == "power") != (number < len(POWERS)) or (kind == "power" and name != POWERS[number]):
        raise row.fault(f"the first treasures are the powers {', '.join(POWERS)}, in this order, and no others")
    limits = {"power": (0, 0), "gold": (1, MOST), "cursed": (-MOST, -1)}[kind]
    return Treasure(name, kind, row.number("value", *limits))


def _check_unique(rows: Sequence[Row], names: Sequence[str]) -> None:
    for row, name in zip(rows, names, strict=True):
        if names.count(name) > 1:
            raise row.fault(f"'{name}' stands there twice")
