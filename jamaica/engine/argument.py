"""An argument for one choice over another; each game says its own in words."""

from typing import Annotated, NamedTuple

from msgspec import Meta

from .language import Language, mark

WHOLE = mark("{here} instead of {instead}")
_LESS, _MORE = mark("about {number} less"), mark("about {number} more")
_SLIGHTLY_LESS, _SLIGHTLY_MORE = mark("a little less"), mark("a little more")

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

    def change(self, language: Language) -> str:
        """The difference in words: "4 instead of 2" for whole amounts, "about 2 less" for averages."""
        here, instead = round(self.here, 1) + 0.0, round(self.instead, 1) + 0.0
        if here == int(here) and instead == int(instead):
            return language.say(WHOLE, here=int(here), instead=int(instead))
        number = round(abs(here - instead))
        less, more = (_SLIGHTLY_LESS, _SLIGHTLY_MORE) if not number else (_LESS, _MORE)
        return language.say(less if here < instead else more, number=number)
