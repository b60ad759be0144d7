"""What a phone and the table say to each other: one schema, in JSON, both ways."""

from typing import Annotated, Literal

from msgspec import DecodeError, Meta, Struct
from msgspec import json as msgspec_json

LONGEST = 512
"""Bytes of the longest message a phone may send."""

Key = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
QuestionId = Annotated[str, Meta(pattern="^[0-9a-z.-]{1,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Malformed(ValueError):
    """A phone has sent what no page of ours sends."""


# From the phone


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """The first message: by which key, which phone, and in which language it wants to read."""

    key: Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]
    """Empty for a phone whose person has typed the address: the table has to let it in."""
    device: Key
    """A name the phone has given itself, so that a second one with the same key is known as another."""
    language: Literal["", "en", "de", "it", "nl"] = ""


class Sit(Struct, tag="sit", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """With the key of the table: this seat, please."""

    seat: SeatNumber


class Choose(Struct, tag="choose", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A choice, by its number in the question's list."""

    question: QuestionId
    choice: Annotated[int, Meta(ge=0, le=9999)]


class TakeBack(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Take the last open choice back, made after so many steps of the match."""

    step: Annotated[int, Meta(ge=0, le=99999)]


Said = Hello | Sit | Choose | TakeBack
_decoder = msgspec_json.Decoder(Said)


def read(message: str | bytes) -> Said:
    """A message of a phone; Malformed if it is none."""
    if isinstance(message, bytes):
        raise Malformed("Only text is understood.")
    if len(message) > LONGEST:
        raise Malformed("The message is too long.")
    try:
        said: Said = _decoder.decode(message)
    except (DecodeError, RecursionError, UnicodeError) as cause:
        raise Malformed("The message is not understood.") from cause
    return said


# To the phone


class Picture(Struct, frozen=True, omit_defaults=True):
    """Pictures laid over each other, and the words printed on them."""

    layers: tuple[str, ...] = ()
    shape: str = ""
    """How it is laid out: ``card``, ``hold``, ``token``, ``worker`` or ``ship``."""
    text: str = ""


class Item(Struct, frozen=True, omit_defaults=True):
    """One thing that a person has or sees."""

    label: str
    note: str = ""
    picture: Picture | None = None
    count: str = ""


class Section(Struct, frozen=True, omit_defaults=True):
    """Things that belong together, under a heading."""

    title: str
    items: tuple[Item, ...]
    kind: str = ""
    """How it is laid out: ``cards``, ``tokens`` or ``rows``."""
    empty: str = ""
    """What is said if there is nothing."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """What can be chosen, and what it leads to."""

    label: str
    notes: tuple[str, ...] = ()
    picture: Picture | None = None


class Part(Struct, frozen=True):
    """One part of an answer that is put together of several."""

    label: str
    values: tuple[int, ...]
    choices: tuple[Choice, ...]


class Question(Struct, frozen=True, omit_defaults=True):
    """What a person is asked."""

    id: str
    text: str
    secret: bool
    """Whether it is decided face down, and can be changed until all have decided."""
    choices: tuple[Choice, ...] = ()
    parts: tuple[Part, ...] = ()
    answers: tuple[tuple[int, ...], ...] = ()
    """If it is asked in parts: the numbers of every choice, in their order."""
    chosen: int | None = None
    """The choice that lies there face down."""


class Player(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table, as everybody sees it."""

    name: str
    emblem: str
    colour: str
    note: str = ""
    state: str = ""
    """``asked``, ``chosen``, ``away`` or nothing."""
    told: str = ""
    """The same in words."""


class Page(Struct, frozen=True, omit_defaults=True):
    """All that a phone shows, but the log."""

    game: str
    seat: int
    name: str
    portrait: str
    colour: str
    status: str
    facts: tuple[str, ...]
    """How far the round has come."""
    players: tuple[Player, ...]
    sections: tuple[Section, ...]
    survey: tuple[str, ...]
    """The whole table in sentences; an empty one begins a paragraph."""
    recap: int
    """The number of the first line of the log that tells what happened since this person last decided."""
    question: Question | None = None
    undo: int | None = None
    """If the last choice can be taken back: after which step it was made."""
    over: bool = False


class Log(Struct, frozen=True):
    """How the log a phone has becomes the one it should have: so many lines stay, these follow."""

    keep: int
    add: tuple[str, ...]


class Shown(Struct, tag="page", tag_field="type", frozen=True):
    """A page and what is new in the log."""

    page: Page
    log: Log


class Welcome(Struct, tag="welcome", tag_field="type", frozen=True):
    """The seat is yours. A phone that came by the key of the table gets the key of its seat."""

    key: str
    language: str


class FreeSeat(Struct, frozen=True):
    """A seat that nobody has taken yet."""

    seat: int
    name: str
    emblem: str
    colour: str


class Seats(Struct, tag="seats", tag_field="type", frozen=True):
    """Which seat is yours?"""

    language: str
    title: str
    free: tuple[FreeSeat, ...]


class Wait(Struct, tag="wait", tag_field="type", frozen=True):
    """The table has to let this phone in: it has no key, or another phone has its seat."""

    language: str
    door: bool
    """Whether it has no key."""


Sent = Shown | Welcome | Seats | Wait


def write(message: Sent) -> str:
    """A message to a phone."""
    return msgspec_json.encode(message).decode()
