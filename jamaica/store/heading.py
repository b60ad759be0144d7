"""A saved game as bytes: one line of JSON that tells what it is, for lists, and the record beneath it.

The heading holds a sum of the record, so that a list finds damaged files without playing them again.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from ..engine import record as records
from ..engine import schema
from ..engine.contract import S
from ..engine.errors import NewerFormat, RecordError
from ..engine.match import Match
from ..engine.record import Record, Seat
from ..engine.schema import MOST_SEATS, Count, Digest, Format, Parties, Word, decoded
from ..games import GAMES

FORMATS = Format(3, {1: records.with_current_name, 2: lambda body: body})
LARGEST = 2_000_000
"""Bytes of a saved game, at most: a hundred times the longest game."""
LONGEST_HEADING = 8_000
LAST = 10**15
"""The greatest number in the order of saving."""
YEARS = range(2000, 9999)
"""Years that can be shown in every time zone."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What a list shows of a saved game."""

    game: Word
    """The game's name, as in `games.GAMES`."""
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    round: Count
    asked: Annotated[int, Meta(ge=0, le=MOST_SEATS)] | None
    """The seat whose choice is due; None after the end."""
    winners: Parties
    """Who has won; empty before the end. A number behind the seats is a party without a player."""
    saved: Annotated[datetime, Meta(tz=True)]
    title: Word = ""
    """What the player called it; empty for what the game keeps by itself."""
    order: Annotated[int, Meta(ge=0, le=LAST)] = 0
    """Counts up with everything that is saved. Clocks may be wrong, and be put right: lists go by this."""
    read: tuple[Count, ...] = ()
    """Per seat, how many events of the match its person has been shown; empty if nobody noted it."""

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError("There is no such game.")
        seats = len(self.seats)
        asks = self.asked is not None and self.asked < seats and not self.winners
        if not (asks or (self.finished and self.winners and max(self.winners) <= seats)):
            raise ValueError("Who is asked and who has won do not go together.")
        if self.read and len(self.read) != seats:
            raise ValueError("It says of other seats how much they have been shown.")
        if self.saved.year not in YEARS:
            raise ValueError("This year cannot be shown in every time zone.")

    @property
    def finished(self) -> bool:
        """True if the game has ended."""
        return self.asked is None

    @classmethod
    def of(
        cls, match: Match[S], saved: datetime, title: str = "", read: Sequence[int] = (), order: int = 0
    ) -> "Heading":
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
            order=order,
            read=tuple(read),
        )


@dataclass(frozen=True, slots=True)
class _Beneath:
    """What the first line says of the record beneath it."""

    record: Annotated[int, Meta(ge=1)]
    """The number of its format."""
    sum: Digest


def dump(heading: Heading, record: Record) -> bytes:
    """A saved game as the bytes of its file."""
    text = record.dump()
    line = {
        "format": FORMATS.newest,
        **asdict(heading),
        "saved": heading.saved.isoformat(),
        "record": records.FORMAT,
        "sum": _sum(text.encode()),
    }
    return f"{json.dumps(line, ensure_ascii=False)}\n{text}".encode()


def read_heading(content: bytes) -> Heading:
    """The heading of a saved game, the bytes beneath it checked by their sum."""
    first = content[:LONGEST_HEADING].partition(b"\n")[0]
    body = FORMATS.upgraded(schema.read_json(decoded(first)))
    beneath = schema.make(_Beneath, {name: body.pop(name, None) for name in ("record", "sum")})
    heading = schema.make(Heading, body)
    if beneath.record > records.FORMAT:
        raise NewerFormat("The file was written by a newer version of the game.")
    if beneath.sum != _sum(content[len(first) + 1 :]):
        raise RecordError("The file was cut off or changed after it was written.")
    return heading


def read_record(content: bytes) -> Record:
    """The record of a saved game, or of a file that is nothing but a record."""
    return Record.parse(record_text(content))


def record_text(content: bytes) -> str:
    """The text of the record in a saved game, or of a file that is nothing but a record."""
    rest = content.partition(b"\n")[2]
    if not rest.startswith(b"{"):  # no second object beneath the first line
        return decoded(content)
    read_heading(content)
    return decoded(rest)


def _sum(content: bytes) -> str:
    return sha256(content).hexdigest()[:32]
