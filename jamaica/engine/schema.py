"""Files that may come from anywhere: JSON read, brought up to date and checked against the types of a dataclass.

The fields of a dataclass are the schema: `Annotated` types say how long a text, how large a number may be. msgspec
checks them; what a type cannot say, `__post_init__` does, by raising a ValueError.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, Protocol, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from .errors import NewerFormat, RecordError
from .language import mark

Body = dict[str, Any]


class _Dataclass(Protocol):
    __dataclass_fields__: ClassVar[dict[str, Field[object]]]


T = TypeVar("T", bound=_Dataclass)

LONGEST_WORD = 40
MOST_SEATS = 8
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
"""A name or a title."""
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]
"""A hash in hexadecimal digits."""
MoveText = Annotated[str, Meta(min_length=1, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Parties = Annotated[tuple[Annotated[int, Meta(ge=0, le=MOST_SEATS)], ...], Meta(max_length=MOST_SEATS + 1)]
"""Seats, and behind them the number of a party without a player."""

_DEEPEST = 8
_MOST_DIGITS = 16
"""No file of ours is nested deeper or has longer numbers."""
_FOREIGN = mark("The file was cut off, or it does not belong to this game.")


@dataclass(frozen=True, slots=True)
class Among:
    """In `Annotated`: the values a field may have."""

    values: Sequence[object]


@dataclass(frozen=True)
class Format:
    """A kind of file: the number of its newest format and, per old one, the step that makes the next one of it."""

    newest: int
    steps: Mapping[int, Callable[[Body], Body]]
    """Each has a fixture in the tests. A step need not mind what it finds: whatever it raises means a damaged file."""

    def upgraded(self, body: Body) -> Body:
        """The body of a file in the newest format, without its number."""
        version = body.get("format")
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise RecordError("The file gives no format version.")
        if version > self.newest:
            raise NewerFormat("The file was written by a newer version of the game.")
        try:
            for old in range(version, self.newest):
                body = self.steps[old](body)
        except (LookupError, TypeError, ValueError, AttributeError) as cause:
            raise RecordError(_FOREIGN) from cause
        return {name: value for name, value in body.items() if name != "format"}


def decoded(content: bytes) -> str:
    """The text of a file."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as cause:
        raise RecordError("The file is not text.") from cause


def read_json(text: str) -> Body:
    """The object a text holds. One nested too deep, or with two entries of one name, is refused as a whole."""
    try:
        body = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse, parse_int=_number)
    except (ValueError, RecursionError) as cause:
        raise RecordError(_FOREIGN) from cause
    if not isinstance(body, dict) or not _is_shallow(body, _DEEPEST):
        raise RecordError(_FOREIGN)
    return body


def make(kind: type[T], body: Body) -> T:
    """An object of a dataclass from the entries of a file; RecordError names one that is missing, wrong or unknown."""
    if unknown := tuple(sorted(body.keys() - _types(kind).keys())):
        raise RecordError("The file has unknown entries: {names}.", names=unknown)
    found, wrong = entries(kind, body)
    for item in fields(kind):
        if item.name not in found and item.default is MISSING and item.default_factory is MISSING:
            wrong.append(item.name)
    if wrong:
        raise RecordError("The file's entry '{name}' is missing or wrong.", name=wrong[0])
    try:
        return kind(**found)
    except ValueError as cause:
        raise RecordError("The file contradicts itself.") from cause


def entries(kind: type[_Dataclass], body: Body) -> tuple[Body, list[str]]:
    """The entries of a file that fit the fields of a dataclass, in their types, and the names of those that do not."""
    found, wrong = {}, []
    for name, expected in _types(kind).items():
        if name in body:
            try:
                found[name] = read(expected, body[name])
            except ValueError:
                wrong.append(name)
    return found, wrong


def read(kind: Any, value: object) -> Any:
    """A plain value in a type; ValueError if it does not fit."""
    made = msgspec.convert(value, kind)
    if not _can_be_shown(value) or any(isinstance(rule, Among) and made not in rule.values for rule in _rules(kind)):
        raise ValueError(value)
    return made


@cache
def _types(kind: type[_Dataclass]) -> dict[str, object]:
    return get_type_hints(kind, include_extras=True)


def _rules(kind: object) -> Sequence[object]:
    return get_args(kind)[1:] if get_origin(kind) is Annotated else ()


def _object(pairs: list[tuple[str, object]]) -> Body:
    made = dict(pairs)
    if len(made) < len(pairs):  # each reader would believe another one of them
        raise ValueError("an entry stands twice")
    return made


def _refuse(word: str) -> None:
    raise ValueError(word)


def _number(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError("a number is too long")
    return int(digits)


def _is_shallow(value: object, depth: int) -> bool:
    """True if nothing is nested deeper; what is nested nearly as deep as Python can follow fails later on."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return depth > 0 and all(_is_shallow(one, depth - 1) for one in inside)


def _can_be_shown(value: object) -> bool:
    """True if no text in a value steers a terminal, turns text round, or is half a character."""
    if isinstance(value, str):
        return value.isprintable()
    if isinstance(value, dict):
        return all(name.isprintable() and _can_be_shown(one) for name, one in value.items())
    return not isinstance(value, list) or all(map(_can_be_shown, value))
