"""How far a player has come with the puzzles: one small file, by the names of the puzzles."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from ..engine import schema
from ..engine.errors import NewerFormat, RecordError
from ..engine.schema import Format, Word, decoded
from . import atomic
from .errors import Missing, StoreError, Unfit, Unreadable

FORMATS = Format(1, {})
FILE = "puzzles.json"
LARGEST = 500_000
MOST = 2000
MOST_STARS = 3
MOST_TRIES = 999
Tries = Annotated[int, Meta(ge=0, le=MOST_TRIES)]


@dataclass(frozen=True, slots=True)
class Solved:
    """One puzzle: how often it was answered, until it was solved or its answer was shown."""

    tries: Tries = 0
    solved: bool = False
    shown: bool = False

    def __post_init__(self) -> None:
        if self.solved and not self.tries:
            raise ValueError("Nothing is solved without a try.")

    @property
    def stars(self) -> int:
        """Three for the first try, two for the second, one for more or with the answer known; none if unsolved."""
        if not self.solved:
            return 0
        return 1 if self.shown else max(1, MOST_STARS + 1 - self.tries)

    def tried(self, right: bool) -> "Solved":
        """After one more answer; once it is solved nothing changes."""
        return self if self.solved else replace(self, tries=min(self.tries + 1, MOST_TRIES), solved=right)

    def seen(self) -> "Solved":
        """After the answer was shown."""
        return self if self.solved else replace(self, shown=True)


@dataclass(frozen=True, slots=True)
class _File:
    puzzles: Annotated[dict[Word, Solved], Meta(max_length=MOST)] = field(default_factory=dict)


class SolvedPuzzles:
    """All puzzles that were tried. A file that cannot be used is put aside, and all begins anew."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._keeps = True
        """False where the file is not ours to write: a newer version of the game goes on with it."""
        self._all = dict(self._read())

    def of(self, name: str) -> Solved:
        """How far one is."""
        return self._all.get(name, Solved())

    def note(self, name: str, solved: Solved) -> None:
        """One was tried. A StoreError says why that cannot be kept; for this run it is known all the same."""
        if self.of(name) == solved:
            return
        self._all = {**self._all, **self._read(), name: solved}  # the window and a terminal may both be open
        if self._keeps:
            kept = dict(list(self._all.items())[-MOST:])
            body = {"format": FORMATS.newest, "puzzles": {name: asdict(one) for name, one in kept.items()}}
            atomic.write(self._path, (json.dumps(body, indent=1) + "\n").encode())

    def _read(self) -> Mapping[str, Solved]:
        try:
            body = FORMATS.upgraded(schema.read_json(decoded(atomic.read(self._path, LARGEST))))
            return schema.make(_File, body).puzzles
        except Missing:
            return {}
        except (NewerFormat, Unreadable):  # it may be sound, so nothing is written over it
            self._keeps = False
            return {}
        except (Unfit, RecordError):
            with suppress(StoreError):
                atomic.move_into(self._path, self._path.parent / "aside")
            return {}
