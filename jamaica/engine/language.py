"""The language of everything said to a person: English sentences in the code, gettext catalogues for the others."""

import struct
from collections.abc import Sequence
from datetime import UTC, datetime
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from .errors import DataError, GameError
from .quoting import harmless

LANGUAGES = {"en": "English", "de": "Deutsch", "it": "Italiano", "nl": "Nederlands"}
"""The languages of the game by code, each in its own words."""
POINT = frozenset({"en"})
"""The languages that write a point before the tenths and commas between thousands; the others do the reverse."""
_MINUS = {"-": "−"}
_POINT, _COMMA = str.maketrans(_MINUS), str.maketrans({**_MINUS, ".": ",", ",": "."})


def mark(text: str) -> str:
    """Names a sentence for the catalogues where it is defined; it is translated where it is said."""
    return text


def marks(one: str, many: str) -> tuple[str, str]:
    """Names both forms of a sentence with a number, to be said with ``count(*FORMS, number)``."""
    return one, many


def mark_phrase(place: str, text: str) -> tuple[str, str]:
    """Names words that change with their place in a sentence, to be said with ``phrase(*WORDS)``."""
    return place, text


MONTHS = (
    mark_phrase("month", "January"), mark_phrase("month", "February"), mark_phrase("month", "March"),
    mark_phrase("month", "April"), mark_phrase("month", "May"), mark_phrase("month", "June"),
    mark_phrase("month", "July"), mark_phrase("month", "August"), mark_phrase("month", "September"),
    mark_phrase("month", "October"), mark_phrase("month", "November"), mark_phrase("month", "December"),
)  # fmt: skip
BRIEF_MONTHS = (
    mark_phrase("brief", "Jan"), mark_phrase("brief", "Feb"), mark_phrase("brief", "Mar"),
    mark_phrase("brief", "Apr"), mark_phrase("brief", "May"), mark_phrase("brief", "June"),
    mark_phrase("brief", "July"), mark_phrase("brief", "Aug"), mark_phrase("brief", "Sept"),
    mark_phrase("brief", "Oct"), mark_phrase("brief", "Nov"), mark_phrase("brief", "Dec"),
)  # fmt: skip


def local_time(when: datetime) -> datetime:
    """A moment on this computer's clock; in UTC where the system names a time zone that there cannot be."""
    try:
        return when.astimezone()
    except (ValueError, OverflowError, OSError):
        return when.astimezone(UTC)


class Language:
    """Says sentences in one language. A sentence without a translation is said in English."""

    def __init__(self, code: str = "en", catalogue: NullTranslations | None = None) -> None:
        self.code = code
        self._catalogue = catalogue or NullTranslations()

    @classmethod
    def load(cls, folder: Path, code: str) -> "Language":
        """The language with this code from its catalogue in the folder; English needs none.

        DataError if the catalogue is missing or damaged.
        """
        if code == "en":
            return cls()
        path = folder / f"{code}.mo"
        try:
            with path.open("rb") as file:
                return cls(code, GNUTranslations(file))
        except (OSError, ValueError, LookupError, struct.error) as cause:
            raise DataError(f"{path} is missing or damaged. Please install the game again.") from cause

    def say(self, text: str, /, **values: object) -> str:
        """A sentence with its values filled in: ``say("Next: {name}", name="Anne")``."""
        return self._catalogue.gettext(text).format(**_harmless(values)) if text else ""

    def count(self, one: str, many: str, /, number: int, **values: object) -> str:
        """The form of a sentence that this number asks for: ``count("{number} card", "{number} cards", 3)``."""
        return self._catalogue.ngettext(one, many, number).format(number=number, **_harmless(values))

    def phrase(self, place: str, text: str, /, **values: object) -> str:
        """Words that other languages change with their place in a sentence: ``phrase("object", "the worker")``."""
        return self._catalogue.pgettext(place, text).format(**_harmless(values))

    def number(self, value: float, form: str = "") -> str:
        """A number as this language writes it, in a form of Python's: in German ``number(-1.5, ".1f")`` is −1,5."""
        return format(value, form).translate(_POINT if self.code in POINT else _COMMA)

    def percent(self, share: float, signed: bool = False) -> str:
        """A share in percent, with its sign if it is a change: ``percent(0.25)`` is 25 %."""
        number = round(100 * share)
        return self.say("{number}%", number=self.number(number, "+" if signed and number else ""))

    def date(self, when: datetime, *, brief: bool = False) -> str:
        """The day of a moment on this computer's clock: 16 November 2026, and 16 Nov 2026 where room is short."""
        when = local_time(when)
        month = self.phrase(*(BRIEF_MONTHS if brief else MONTHS)[when.month - 1])
        return self.say("{day} {month} {year}", day=when.day, month=month, year=when.year)

    def moment(self, when: datetime, *, brief: bool = False) -> str:
        """Day and time of a moment on this computer's clock."""
        return self.say("{date} at {time}", date=self.date(when, brief=brief), time=f"{local_time(when):%H:%M}")

    def tell(self, error: GameError) -> str:
        """The error's sentence. One without values is said as it stands: it may quote a file's braces."""
        if error.values:
            return self.say(error.sentence, **error.values)
        return self._catalogue.gettext(error.sentence) if error.sentence else ""

    def capital(self, text: str) -> str:
        """Words as the beginning of a sentence."""
        return text[:1].upper() + text[1:]

    def all_of(self, items: Sequence[str]) -> str:
        """A list of things that belong together: ``Anne, Mary and Samuel``."""
        if len(items) < 2:
            return "".join(items)
        return self.say("{first} and {last}", first=", ".join(items[:-1]), last=items[-1])

    def one_of(self, items: Sequence[str]) -> str:
        """A list of things to choose from: ``Anne, Mary or Samuel``."""
        if len(items) < 2:
            return "".join(items)
        return self.say("{first} or {last}", first=", ".join(items[:-1]), last=items[-1])


def _harmless(values: dict[str, object]) -> dict[str, object]:
    """Whatever was filled in, a sentence is one line and steers no terminal."""
    return {name: harmless(str(value)) if isinstance(value, str | Path) else value for name, value in values.items()}


ENGLISH = Language()
