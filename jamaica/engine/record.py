"""The record of a match: a save file, a replay and a proof, in plain JSON. Nothing is ever pickled."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from .errors import RecordError

FORMAT = 1

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Per old format, the step that makes the next one of it. Each has a fixture in the tests."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, and who decides (``human``, or the name of an AI captain)."""

    name: str
    pilot: str = "human"


@dataclass(frozen=True, slots=True)
class Record:
    """All that is needed to play a match again, move by move."""

    game: str
    options: dict[str, Any]
    data: str
    """Fingerprint of the game's data files."""
    seats: tuple[Seat, ...]
    seed: str
    moves: tuple[str, ...]
    """Every choice and every outcome of chance, in order, as text."""
    hash: str
    """Hash of the position after the last move."""

    def dump(self) -> str:
        """The record as JSON text, one move a line, sealed with a hash of its content."""
        body = {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "data": self.data,
            "seats": [{"name": seat.name, "pilot": seat.pilot} for seat in self.seats],
            "seed": self.seed,
            "moves": list(self.moves),
            "hash": self.hash,
        }
        return json.dumps({**body, "seal": _seal(body)}, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; RecordError says what is wrong with it."""
        body = _json_object(text)
        if body.pop("seal", None) != _seal(body):
            raise RecordError("The record was cut off or changed after it was written: its seal does not fit.")
        body = _upgraded(body)
        fields = {name: _field(body, name, kind) for name, kind in _KINDS.items()}
        if len(body) != len(_KINDS) + 1:
            raise RecordError(f"The record has unknown entries: {', '.join(sorted(set(body) - set(_KINDS)))}.")
        moves = fields["moves"]
        if not all(isinstance(move, str) for move in moves):
            raise RecordError("The record has a move that is not text.")
        return cls(**{**fields, "seats": tuple(map(_seat, fields["seats"])), "moves": tuple(moves)})


_KINDS: Mapping[str, type] = {
    "game": str, "options": dict, "data": str, "seats": list, "seed": str, "moves": list, "hash": str,
}  # fmt: skip


def _seal(body: Mapping[str, Any]) -> str:
    text = json.dumps(body, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:32]


def _json_object(text: str) -> dict[str, Any]:
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"This is not a record, or it was cut off: {error}.") from None
    if not isinstance(body, dict):
        raise RecordError("This is not a record: it should be a JSON object.")
    return body


def _upgraded(body: dict[str, Any]) -> dict[str, Any]:
    version = body.get("format")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError("This is not a record: it names no format version.")
    if version > FORMAT:
        raise RecordError(
            f"The record was written by a newer version of the game (format {version}; this one reads up to {FORMAT})."
        )
    while version < FORMAT:
        body = UPGRADES[version](body)
        version += 1
    return body


def _field(body: Mapping[str, Any], name: str, kind: type) -> Any:
    value = body.get(name)
    if not isinstance(value, kind):
        raise RecordError(f"The record's entry '{name}' is missing or of the wrong kind.")
    return value


def _seat(entry: Any) -> Seat:
    if not isinstance(entry, dict) or set(entry) != {"name", "pilot"} or not all(map(_is_text, entry.values())):
        raise RecordError("The record has a seat without a name or a pilot.")
    return Seat(entry["name"], entry["pilot"])


def _is_text(value: object) -> bool:
    return isinstance(value, str)
