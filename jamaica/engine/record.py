"""The record of a match: a save file, a replay and a proof, in plain JSON. Nothing is ever pickled."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import RecordError
from .sealing import Luck, Origin, closing_fingerprint, digest, opening_fingerprint, unveil, veil

FORMAT = 3
HUMAN = "human"
"""Who decides on a seat, if a person does."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, and who decides (`HUMAN`, or the name of an AI captain)."""

    name: str
    pilot: str = HUMAN
    figure: int | None = None
    """Which of the game's captains or foremen sits there, by number in `Game.names`; None: the seat's own number."""

    @property
    def is_person(self) -> bool:
        """True if a person decides."""
        return self.pilot == HUMAN


@dataclass(frozen=True, slots=True)
class Record:
    """All that is needed to play a match again, move by move."""

    game: str
    options: dict[str, Any]
    data: str
    """Fingerprint of the game's data files."""
    seats: tuple[Seat, ...]
    over: bool
    """True if the match had ended when this was written; a record older than format 3 never says so."""
    seed: str
    """In the file it is veiled until the match is over, so that the coming rolls cannot be read off."""
    origin: Origin
    salts: tuple[str, ...]
    """What players added after the opening fingerprint was shown."""
    prelude: int
    """So many moves at the beginning were taken over from another match; their dice are not of this seed."""
    opening: str
    """Fingerprint shown before the first roll: binds seed, game, options, data, seats and prelude."""
    moves: tuple[str, ...]
    """Every choice and every outcome of chance, in order, as text."""
    closing: str
    """Fingerprint of the whole course: opening fingerprint, salts and all moves."""
    hash: str
    """Hash of the position after the last move."""

    @property
    def luck(self) -> Luck:
        """What the dice follow from."""
        return Luck(self.seed, self.origin, self.salts)

    def true_opening(self) -> str:
        """The opening fingerprint that the record's entries lead to."""
        bound = bound_by_fingerprint(self.game, self.options, self.data, self.seats)
        return opening_fingerprint(self.luck, bound, self.moves[: self.prelude])

    def true_closing(self) -> str:
        """The closing fingerprint that the record's entries lead to."""
        return closing_fingerprint(self.opening, self.salts, self.moves)

    def dump(self) -> str:
        """The record as JSON text, one move a line, sealed with a hash of its content."""
        body = {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "data": self.data,
            "seats": _plain(self.seats),
            "over": self.over,
            "seed": self.seed if self.over else veil(self.seed, self.opening),
            "origin": self.origin,
            "salts": list(self.salts),
            "prelude": self.prelude,
            "opening": self.opening,
            "moves": list(self.moves),
            "closing": self.closing,
            "hash": self.hash,
        }
        return json.dumps({**body, "seal": _seal(body)}, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; RecordError says what is wrong with it."""
        record, whole = cls.read(text)
        if not whole:
            raise RecordError("The record was cut off or changed after it was written: its seal does not match.")
        return record

    @classmethod
    def read(cls, text: str) -> "tuple[Record, bool]":
        """Read a record, and whether its seal fits: a verifier wants to know more than that it does not."""
        body = _json_object(text)
        whole = body.pop("seal", None) == _seal(body)
        body = _upgraded(body)
        fields = {name: _field(body, name, kind) for name, kind in _KINDS.items()}
        if len(body) != len(_KINDS) + 1:
            names = ", ".join(sorted(set(body) - set(_KINDS)))
            raise RecordError("The record has unknown entries: {names}.", names=names)
        for name in ("moves", "salts"):
            if not all(map(_is_text, fields[name])):
                raise RecordError("The record's entry '{name}' contains something that is not text.", name=name)
        if not 0 <= fields["prelude"] <= len(fields["moves"]):
            raise RecordError("The record's prelude is longer than the game.")
        fields["seats"] = tuple(map(_seat, fields["seats"]))
        fields["moves"], fields["salts"] = tuple(fields["moves"]), tuple(fields["salts"])
        fields["origin"] = _origin(fields["origin"])
        if not fields["over"]:
            fields["seed"] = unveil(fields["seed"], fields["opening"])
        return cls(**fields), whole


def bound_by_fingerprint(game: str, options: Mapping[str, Any], data: str, seats: tuple[Seat, ...]) -> dict[str, Any]:
    """What an opening fingerprint binds beside the seed."""
    return {"game": game, "options": dict(options), "data": data, "seats": _plain(seats)}


def _with_figures(body: dict[str, Any]) -> dict[str, Any]:
    """Format 1 knew no figures: every seat had the one of its own number."""
    seats = body.get("seats")
    if isinstance(seats, list):
        body["seats"] = [{**seat, "figure": None} if isinstance(seat, dict) else seat for seat in seats]
    return body


def _with_sealed_dice(body: dict[str, Any]) -> dict[str, Any]:
    """Format 2 knew no fingerprints: they are made afterwards, and the origin says so."""
    fields = {name: _field(body, name, kind) for name, kind in _KINDS_2.items()}
    luck, moves = Luck(fields["seed"], Origin.UNSEALED), fields["moves"]
    bound = {name: fields[name] for name in ("game", "options", "data", "seats")}
    opening = opening_fingerprint(luck, bound, ())
    return {
        **body,
        "over": False,
        "seed": veil(luck.seed, opening),
        "origin": luck.origin,
        "salts": [],
        "prelude": 0,
        "opening": opening,
        "closing": closing_fingerprint(opening, (), moves),
    }


UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _with_figures, 2: _with_sealed_dice}
"""Per old format, the step that makes the next one of it. Each has a fixture in the tests."""

_KINDS_2: Mapping[str, type] = {
    "game": str, "options": dict, "data": str, "seats": list, "seed": str, "moves": list, "hash": str,
}  # fmt: skip
_KINDS: Mapping[str, type] = {
    **_KINDS_2, "over": bool, "origin": str, "salts": list, "prelude": int, "opening": str, "closing": str,
}  # fmt: skip


def _seal(body: Mapping[str, Any]) -> str:
    return digest(body)[:32]


def _plain(seats: tuple[Seat, ...]) -> list[dict[str, Any]]:
    return [{"name": seat.name, "pilot": seat.pilot, "figure": seat.figure} for seat in seats]


def _json_object(text: str) -> dict[str, Any]:
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("This is not a record, or it was cut off ({reason}).", reason=error) from None
    if not isinstance(body, dict):
        raise RecordError("This is not a record: it should be a JSON object.")
    return body


def _upgraded(body: dict[str, Any]) -> dict[str, Any]:
    version = body.get("format")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError("This is not a record: it gives no format version.")
    if version > FORMAT:
        raise RecordError(
            "The record was written by a newer version of the game (format {found}; this one reads up to {known}).",
            found=version, known=FORMAT,
        )
    while version < FORMAT:
        body = UPGRADES[version](body)
        version += 1
    return body


def _field(body: Mapping[str, Any], name: str, kind: type) -> Any:
    value = body.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError("The record's entry '{name}' is missing or of the wrong type.", name=name)
    return value


def _seat(entry: Any) -> Seat:
    if not isinstance(entry, dict) or set(entry) != {"name", "pilot", "figure"}:
        raise RecordError("The record has a seat without a name, a pilot or a figure.")
    name, pilot, figure = entry["name"], entry["pilot"], entry["figure"]
    if not isinstance(name, str) or not isinstance(pilot, str):
        raise RecordError("The record has a seat whose name or pilot is not text.")
    if figure is not None and (not isinstance(figure, int) or isinstance(figure, bool)):
        raise RecordError("The record has a seat whose figure is not a number.")
    return Seat(name, pilot, figure)


def _origin(word: str) -> Origin:
    try:
        return Origin(word)
    except ValueError:
        raise RecordError("The record does not say where its seed comes from: '{word}'.", word=word) from None


def _is_text(value: object) -> bool:
    return isinstance(value, str)
