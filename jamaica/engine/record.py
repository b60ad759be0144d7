"""The record of a match: a save file, a replay and a proof, in plain JSON. Nothing is ever pickled."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from . import schema
from .errors import RecordError
from .schema import MOST_SEATS, Body, Count, Digest, Format, MoveText, Word
from .sealing import (
    SALT_LENGTH,
    Luck,
    Origin,
    closing_fingerprint,
    digest,
    opening_fingerprint,
    unveil,
    unveil_lines,
    veil,
    veil_lines,
)

FORMAT = 7
RENAMED = {"race": "jamaica"}
"""Games by the names they had up to format 3, with those of today. Fingerprints go on binding the first name, so that
one noted down before a game was renamed still fits."""
HUMAN = "human"
"""Pilot of a seat on which a person decides."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a match: its player's name, and who decides (`HUMAN`, or the name of an AI captain)."""

    name: Word
    pilot: Word = HUMAN
    figure: Annotated[int, Meta(ge=0, le=MOST_SEATS)] | None = None
    """Which of the game's captains or foremen sits there, by number in `Game.names`; None: the seat's own number."""

    @property
    def is_person(self) -> bool:
        """True if a person decides."""
        return self.pilot == HUMAN


OptionValues = Annotated[dict[Word, Annotated[str, Meta(max_length=4000)] | int], Meta(max_length=30)]
"""The options of a game by name; a path may be long."""
Seed = Annotated[str, Meta(min_length=1, max_length=SALT_LENGTH)]


@dataclass(frozen=True, slots=True)
class Record:
    """All that is needed to play a match again, move by move."""

    game: Word
    options: OptionValues
    data: Digest
    """Fingerprint of the game's data files."""
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    over: bool
    """True if the match had ended when this was written; a record older than format 3 never says so."""
    seed: Seed
    """In the file it is veiled until the match is over, so that the coming rolls cannot be read off."""
    origin: Origin
    salts: Annotated[tuple[Seed, ...], Meta(max_length=MOST_SEATS)]
    """Words the players added after the opening fingerprint was shown."""
    prelude: Count
    """Number of first moves taken over from another match; their dice do not follow from this seed."""
    opening: Digest
    """Fingerprint shown before the first roll: binds seed, game, options, data, seats and prelude."""
    moves: Annotated[tuple[MoveText, ...], Meta(max_length=20_000)]
    """Every choice and every outcome of chance, in order, as text; veiled in the file like the seed."""
    closing: Digest
    """Fingerprint of the whole course: opening fingerprint, salts and all moves."""
    hash: Digest
    """Hash of the position after the last move."""

    def __post_init__(self) -> None:
        if self.prelude > len(self.moves):
            raise ValueError("The prelude is longer than the game.")

    @property
    def luck(self) -> Luck:
        """Seed, origin and salts as one value."""
        return Luck(self.seed, self.origin, self.salts)

    def true_opening(self) -> str:
        """The opening fingerprint that the record's entries lead to."""
        bound = bound_by_fingerprint(self.game, self.options, self.data, self.seats)
        return opening_fingerprint(self.luck, bound, self.moves[: self.prelude])

    def true_closing(self) -> str:
        """The closing fingerprint that the record's entries lead to."""
        return closing_fingerprint(self.opening, self.salts, self.moves)

    def dump(self) -> str:
        """The record as JSON text, sealed with a hash of its content; of a finished match one move a line."""
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
            "moves": list(self.moves) if self.over else veil_lines(self.moves, self.opening),
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
        body = schema.read_json(text)
        whole = body.pop("seal", None) == _seal(body)
        return schema.make(cls, _unveiled(FORMATS.upgraded(body))), whole


def bound_by_fingerprint(
    game: str, options: Mapping[str, object], data: str, seats: tuple[Seat, ...]
) -> dict[str, object]:
    """Entries an opening fingerprint binds beside the seed.

    An option that came with format 5 or 6 is left out where it says what went without saying before.
    """
    first_name = next((old for old, name in RENAMED.items() if name == game), game)
    before = _older_rules(game, options)
    bound = {name: value for name, value in options.items() if before.get(name) != value}
    return {"game": first_name, "options": bound, "data": data, "seats": _plain(seats)}


def _with_figures(body: Body) -> Body:
    """Format 1 knew no figures: every seat had the one of its own number."""
    return {**body, "seats": [{**seat, "figure": None} for seat in body["seats"]]}


def _with_sealed_dice(body: Body) -> Body:
    """Format 2 knew no fingerprints: they are made afterwards, and the origin says so."""
    luck = Luck(body["seed"], Origin.UNSEALED)
    bound = {name: body[name] for name in ("game", "options", "data", "seats")}
    opening = opening_fingerprint(luck, bound, ())
    return {
        **body,
        "over": False,
        "seed": veil(luck.seed, opening),
        "origin": luck.origin,
        "salts": [],
        "prelude": 0,
        "opening": opening,
        "closing": closing_fingerprint(opening, (), body["moves"]),
    }


def with_current_name(body: Body) -> Body:
    """Format 3 knew a game by the name it had then."""
    return {**body, "game": RENAMED.get(body["game"], body["game"])}


def _older_rules(game: str, options: Mapping[str, object]) -> dict[str, object]:
    """The options by which a record that does not name them plays on as it was played."""
    if game == "jamaica":  # J12.17: the second edition reshuffled only when a card had to be drawn
        return {"reshuffle": "late" if options.get("edition") == "second" else "edition"}
    if game == "montego":  # M12.15: the order of both stacks was open; M12.14: third workers were drawn by lot
        return {"stacks": "open", "third": "lot"}
    return {}


def _with_older_rules(body: Body) -> Body:
    """Formats 4 (Jamaica) and 5 (Montego Bay) did not say by which reading of a rule a match was played."""
    return {**body, "options": {**_older_rules(body["game"], body["options"]), **body["options"]}}


def _with_veiled_moves(body: Body) -> Body:
    """Format 6 veiled the seed of a running match, but not its moves."""
    return body if body["over"] else {**body, "moves": veil_lines(body["moves"], body["opening"])}


FORMATS = Format(
    FORMAT,
    {
        1: _with_figures, 2: _with_sealed_dice, 3: with_current_name, 4: _with_older_rules, 5: _with_older_rules,
        6: _with_veiled_moves,
    },
)  # fmt: skip


def _unveiled(body: Body) -> Body:
    """The body of a file with its seed and moves as they are."""
    seed, opening, moves = body.get("seed"), body.get("opening"), body.get("moves")
    if body.get("over") is not False:
        return body
    if not isinstance(seed, str) or not isinstance(opening, str) or not isinstance(moves, str):
        raise RecordError("The record's hidden moves cannot be read.")
    return {**body, "seed": unveil(seed, opening), "moves": unveil_lines(moves, opening)}


def _seal(body: Mapping[str, object]) -> str:
    return digest(body)[:32]


def _plain(seats: tuple[Seat, ...]) -> list[dict[str, str | int | None]]:
    return [{"name": seat.name, "pilot": seat.pilot, "figure": seat.figure} for seat in seats]
