"""Which running matches were opened from a copy: known by the fingerprint of their luck, so that their end can tell.

Whoever plays a copy ahead sees the coming dice. The ledger notes where a match is kept and how far it had come; one
that is opened from elsewhere, or from an earlier state, is marked for good. A programmer can rub out the mark.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from ..engine import schema
from ..engine.errors import RecordError
from ..engine.schema import Count, Digest, Format, decoded
from . import atomic
from .errors import StoreError

FORMATS = Format(1, {})
LARGEST = 500_000
MOST = 400


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of one match."""

    name: Annotated[str, Meta(max_length=255)]
    """The file it is kept in."""
    moves: Count
    """How far it had come when it was left last."""
    copied: bool = False


@dataclass(frozen=True, slots=True)
class _Book:
    matches: dict[Digest, Entry] = field(default_factory=dict)


class Ledger:
    """The matches by fingerprint, in a file. What cannot be read or written is no reason not to play."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def open(self, fingerprint: str, name: str, moves: int, from_copy: bool) -> None:
        """A match is played on in a file of the store; `from_copy`: it was read from elsewhere."""
        known = self._read().get(fingerprint)
        before = known or Entry(name, moves)
        copied = before.copied or from_copy or before.name != name or moves < before.moves
        self._note(fingerprint, Entry(name, max(moves, before.moves), copied))

    def leave(self, fingerprint: str, moves: int) -> None:
        """A match is left when it has come so far; choices may have been taken back meanwhile."""
        if known := self._read().get(fingerprint):
            self._note(fingerprint, replace(known, moves=moves))

    def look_at(self, fingerprint: str) -> None:
        """A running match is opened from a file and kept nowhere."""
        known = self._read().get(fingerprint)
        self._note(fingerprint, replace(known, copied=True) if known else Entry("", 0, True))

    def is_copied(self, fingerprint: str) -> bool:
        """True if a match was ever opened from a copy."""
        known = self._read().get(fingerprint)
        return known is not None and known.copied

    def _read(self) -> Mapping[str, Entry]:
        try:
            body = schema.read_json(decoded(atomic.read(self._path, LARGEST)))
            return schema.make(_Book, FORMATS.upgraded(body)).matches
        except (StoreError, RecordError):
            return {}

    def _note(self, fingerprint: str, entry: Entry) -> None:
        others = {name: one for name, one in self._read().items() if name != fingerprint}
        kept = {**dict(list(others.items())[1 - MOST :]), fingerprint: entry}
        body = {"format": FORMATS.newest, "matches": {name: asdict(one) for name, one in kept.items()}}
        with suppress(StoreError):
            atomic.write(self._path, (json.dumps(body, ensure_ascii=False) + "\n").encode(), durable=False)
