"""Data files of the players' own, by path: those that somebody chose on this computer, and no others, are read.

A record names the file it was played with. One from elsewhere could name any path, a network one too.
"""

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from ..engine import schema
from ..engine.errors import RecordError
from ..engine.record import Record
from ..engine.schema import Format, decoded
from . import atomic
from .errors import StoreError

FORMATS = Format(1, {})
LARGEST = 200_000
MOST = 50
OPTION, STANDARD = "data", "standard"
"""The option that names a data file, and its value for the one that ships."""


@dataclass(frozen=True, slots=True)
class _Chosen:
    files: Annotated[tuple[Annotated[str, Meta(max_length=4000)], ...], Meta(max_length=MOST)]


class OwnFiles:
    """The files that were chosen, newest last."""

    def __init__(self, path: Path, known: Iterable[str] = ()) -> None:
        """`known`: what was chosen before there was a list."""
        self._path, self._known = path, tuple(known)

    def check(self, record: Record) -> None:
        """StoreError if a record names a file that nobody has chosen."""
        file = str(record.options.get(OPTION, STANDARD))
        if file != STANDARD and file not in self._chosen():
            raise StoreError(
                "This game was played with {file}. To open it, first start a new game with that file.", file=Path(file)
            )

    def remember(self, file: str) -> None:
        """A game is being played with this file. That the list cannot be written is no reason not to play."""
        if file == STANDARD:
            return
        chosen = self._chosen()
        if file not in chosen:
            body = {"format": FORMATS.newest, "files": [*chosen, file][-MOST:]}
            with suppress(StoreError):
                atomic.write(self._path, (json.dumps(body, ensure_ascii=False, indent=1) + "\n").encode())

    def _chosen(self) -> tuple[str, ...]:
        try:
            body = schema.read_json(decoded(atomic.read(self._path, LARGEST)))
            return schema.make(_Chosen, FORMATS.upgraded(body)).files
        except (StoreError, RecordError):
            return self._known
