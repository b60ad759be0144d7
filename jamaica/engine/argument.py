"""An argument for one choice over another; each game says its own in words."""

from typing import Annotated, NamedTuple

from msgspec import Meta

from .language import Language

Figure = Annotated[float, Meta(ge=-1000, le=1000)]


class Argument(NamedTuple):
    """What one choice leads to more, or less, often than another."""

    topic: Annotated[str, Meta(max_length=20)]
    """A word of the game's own."""
    about: Annotated[tuple[Annotated[int, Meta(ge=0, le=20)], ...], Meta(max_length=3)]
    """Whom or what it concerns, by number."""
    here: Figure
    """How likely, or how much, with the choice that is spoken of."""
    instead: Figure
    """With the other."""

    def turned(self) -> "Argument":
        """The same as said of the other choice."""
        return self._replace(here=self.instead, instead=self.here)

    def chances(self, language: Language) -> dict[str, str]:
        """Both figures in percent, for a sentence."""
        return {"here": language.percent(self.here), "instead": language.percent(self.instead)}

    def amounts(self, language: Language) -> dict[str, str]:
        """Both figures as numbers, for a sentence; tenths only where they are not whole."""
        return {"here": _number(self.here, language), "instead": _number(self.instead, language)}


def _number(value: float, language: Language) -> str:
    value = round(value, 1) + 0.0
    return language.number(value, ".0f" if value == int(value) else ".1f")
