"""Options of a game: a frozen dataclass per game, read from the words of a command line, scenario or record."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self, TypeVar

from .errors import OptionError
from .language import mark
from .text_files import read_number

T = TypeVar("T", str, int)


def option(default: T, help: str, values: tuple[T, ...] = ()) -> T:
    """A field of an options class: its default, what it means, and the allowed values if they are few."""
    return field(default=default, metadata={"help": help, "values": values})


@dataclass(frozen=True)
class Options:
    """Base of every game's options. Subclasses add fields with `option` and check them in `check`."""

    players: int = option(4, mark("number of players"))

    def __post_init__(self) -> None:
        for item in fields(self):
            values = item.metadata["values"]
            if values and getattr(self, item.name) not in values:
                given = getattr(self, item.name)
                raise OptionError("{name} can be {allowed}, not {given}.", name=item.name, allowed=values, given=given)
        self.check()

    def check(self) -> None:
        """Raise OptionError where options do not go together."""

    @classmethod
    def read(cls, given: Mapping[str, object]) -> Self:
        """Options from names and values; values may be text. Unknown names and wrong values raise OptionError."""
        known = {item.name: item for item in fields(cls)}
        for name in given:
            if name not in known:
                raise OptionError("There is no option '{name}'. Choose from {known}.", name=name, known=tuple(known))
        return cls(**{name: _value(name, known[name].default, value) for name, value in given.items()})

    def as_dict(self) -> dict[str, str | int]:
        """Names and plain values, for a record."""
        return asdict(self)


def _value(name: str, like: object, value: object) -> Any:
    """The value in the type of the option's default, a number or a word."""
    if isinstance(like, int):
        number = read_number(value) if isinstance(value, str) else value
        if not isinstance(number, int) or isinstance(number, bool):
            raise OptionError("{name} must be a whole number, not '{given}'.", name=name, given=value)
        return number
    if not isinstance(value, str):
        raise OptionError("{name} must be a word, not '{given}'.", name=name, given=value)
    return value
