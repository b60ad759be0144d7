"""A saved game as bytes: one line of JSON that tells what it is, for lists, and the record beneath it.

The heading holds a sum of the record, so that a list finds damaged files without playing them again.
"""

import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from ..engine import record as records
from ..engine.match import Match
from ..engine.record import Record, Seat
from ..games import GAMES
from . import bodies
from .bodies import MOST_SEATS, Body, check_seats, is_number, is_word, read_seats
from .errors import Damaged, Newer

FORMAT = 1
UPGRADES: bodies.Upgrades = {}
LARGEST = 2_000_000
"""Bytes of a saved game, at most: a hundred times the longest game."""
LONGEST_HEADING = 8_000
YEARS = range(2000, 9999)
"""Years that can be shown in every time zone."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What a list shows of a saved game."""

    game: str
    """The game's name, as in `games.GAMES`."""
    seats: tuple[Seat, ...]
    round: int
    asked: int | None
    """The seat whose choice is due; None after the end."""
    winners: tuple[int, ...]
    """Who has won; empty before the end. A number behind the seats is a party without a player."""
    saved: datetime
    title: str = ""
    """What the player called it; empty for what the game keeps by itself."""

    @property
    def finished(self) -> bool:
        """True if the game has ended."""
        return self.asked is None

    @classmethod
    def of(cls, match: Match[Any], saved: datetime, title: str = "") -> "Heading":
        """The heading of a match as it stands."""
        over = match.is_over
        return cls(
            game=match.game.name,
            seats=match.seats,
            round=match.state.round,
            asked=None if over else match.to_move,
            winners=tuple(match.state.winners()) if over else (),
            saved=saved.astimezone(UTC).replace(microsecond=0),
            title=title,
        )


def dump(heading: Heading, record: Record) -> bytes:
    """A saved game as the bytes of its file."""
    text = record.dump()
    line = {
        "format": FORMAT,
        **asdict(heading),
        "saved": heading.saved.isoformat(),
        "record": records.FORMAT,
        "sum": _sum(text.encode()),
    }
    return f"{json.dumps(line, ensure_ascii=False)}\n{text}".encode()


def read_heading(content: bytes) -> Heading:
    """The heading of a saved game, the bytes beneath it checked by their sum."""
    first = content[:LONGEST_HEADING].partition(b"\n")[0]
    body = bodies.parse(_text(first), FORMAT, UPGRADES)
    heading = _checked(body)
    if not is_number(body.get("record"), 1):
        raise Damaged("The file gives no format version of its record.")
    if body["record"] > records.FORMAT:
        raise Newer("The file was written by a newer version of the game.")
    if body.get("sum") != _sum(content[len(first) + 1 :]):
        raise Damaged("The file was cut off or changed after it was written.")
    return heading


def read_record(content: bytes) -> Record:
    """The record of a saved game, or of a file that is nothing but a record."""
    record = Record.parse(record_text(content))
    check_seats(record.seats)
    return record


def record_text(content: bytes) -> str:
    """The text of the record in a saved game, or of a file that is nothing but a record."""
    rest = content.partition(b"\n")[2]
    if not rest.startswith(b"{"):  # no second object beneath the first line
        return _text(content)
    read_heading(content)
    return _text(rest)


def _sum(content: bytes) -> str:
    return sha256(content).hexdigest()[:32]


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as cause:
        raise Damaged("The file is not text.") from cause


def _checked(body: Body) -> Heading:
    try:
        seats = read_seats(body["seats"])
        saved = datetime.fromisoformat(body["saved"])
        made = Heading(
            body["game"], seats, body["round"], body["asked"], tuple(body["winners"]), saved, body["title"]
        )
    except (KeyError, TypeError, ValueError, RecursionError) as cause:
        raise Damaged("The file's header is damaged.") from cause
    places = range(len(seats))
    if not (
        is_word(made.game) and made.game in GAMES and is_word(made.title) and is_number(made.round, 0)
        and saved.tzinfo is not None and saved.year in YEARS
        and (made.asked is None or (is_number(made.asked, 0) and made.asked in places))
        and all(is_number(winner, 0, MOST_SEATS) for winner in made.winners)
    ):  # fmt: skip
        raise Damaged("The file's header is damaged.")
    return made
