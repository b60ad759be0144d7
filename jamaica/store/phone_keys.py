"""The keys by which phones take their seats, one file a match, readable by the player's own account alone.

They are no part of a record: whoever is given a saved game is not given the seats.
"""

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Annotated

from msgspec import Meta

from ..engine import schema
from ..engine.errors import RecordError
from ..engine.schema import MOST_SEATS, Digest, Format, decoded
from . import atomic
from .errors import StoreError

FORMATS = Format(1, {})
LARGEST = 20_000
MOST = 30
"""So many matches' keys are kept; the oldest go first."""
KEY_BYTES = 16

Key = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
SeatNumber = Annotated[str, Meta(pattern="^[0-7]$")]
"""JSON knows numbers only as texts, where they name something."""


def new_key() -> str:
    """128 random bits."""
    return token_hex(KEY_BYTES)


@dataclass
class PhoneKeys:
    """The keys of a match: one for each seat with a phone, and one by which a phone may take any seat that is free."""

    seats: Annotated[dict[SeatNumber, Key], Meta(max_length=MOST_SEATS)]
    table: Key = field(default_factory=new_key)
    devices: Annotated[dict[SeatNumber, Digest], Meta(max_length=MOST_SEATS)] = field(default_factory=dict)
    """By seat the hash of the name that the phone there has given itself."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 0
    """Where the phones found the table last time; 0 if they never did."""

    @classmethod
    def draw(cls, seats: Iterable[int]) -> "PhoneKeys":
        """New keys for these seats."""
        return cls({str(seat): new_key() for seat in seats})

    @property
    def phones(self) -> tuple[int, ...]:
        """The seats with a phone."""
        return tuple(sorted(map(int, self.seats)))

    def key(self, seat: int) -> str:
        """The key of a seat."""
        return self.seats[str(seat)]

    def is_free(self, seat: int) -> bool:
        """Whether no phone has taken a seat yet."""
        return str(seat) not in self.devices

    def belongs_to(self, seat: int, device: str) -> bool:
        """Whether this phone has taken the seat."""
        return self.devices.get(str(seat)) == _hash(device)

    def give(self, seat: int, device: str) -> None:
        """This phone, and no other, has the seat."""
        self.devices[str(seat)] = _hash(device)


class PhoneKeysFolder:
    """Keeps the keys of every match by its opening fingerprint."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, fingerprint: str) -> PhoneKeys | None:
        """The keys of a match; None if it has none, or none that can be read: then there are new codes."""
        try:
            body = schema.read_json(decoded(atomic.read(self._path(fingerprint), LARGEST)))
            return schema.make(PhoneKeys, FORMATS.upgraded(body))
        except (StoreError, RecordError):
            return None

    def keep(self, fingerprint: str, keys: PhoneKeys) -> None:
        """Write the keys. A StoreError says why not: the game goes on, with new codes after the next start."""
        body = {
            "format": FORMATS.newest, "seats": keys.seats, "table": keys.table, "devices": keys.devices,
            "port": keys.port,
        }  # fmt: skip
        atomic.write(self._path(fingerprint), (json.dumps(body, indent=1) + "\n").encode())
        self._tidy()

    def remove(self, fingerprint: str) -> None:
        """The match is over: its keys open nothing any more."""
        with suppress(StoreError):
            atomic.remove(self._path(fingerprint))

    def _path(self, fingerprint: str) -> Path:
        return self._folder / f"{fingerprint}.json"

    def _tidy(self) -> None:
        with suppress(OSError):
            files = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
            for path in files[:-MOST]:
                path.unlink(missing_ok=True)


def _hash(device: str) -> str:
    return sha256(device.encode()).hexdigest()
