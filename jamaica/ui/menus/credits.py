"""The credits: what this version is, and who made what."""

from collections.abc import Sequence
from pathlib import Path

from pygame_gui.core import UIElement

from ... import __version__
from ...files import assets
from ..display import Display
from ..gui.page import Page
from ..gui.panels import Sheet
from ..gui.scroller import Scroller, ScrollPosition
from . import words
from .markdown_page import rows


class Credits(Page):
    """The page that ships as ``assets/CREDITS.md``, or its translation."""

    start = "scroller"

    def __init__(self, display: Display) -> None:
        super().__init__(display)
        text = page(display.language.code).read_text(encoding="utf-8")
        self._text = f"{self.say(words.VERSION, version=__version__)}\n\n{text.partition(chr(10))[2]}"
        self._position = ScrollPosition()

    def title(self) -> str:
        return self.say(words.CREDITS)

    def build(self) -> Sequence[UIElement]:
        body = self.body()
        inside = body.inflate(-self.display.px(90), -self.display.px(56))
        return [
            Sheet(self.display, body),
            Scroller(self.display, inside, self._position, lambda wide: rows(self.display, self._text, wide)),
            self.back_button(self.say(words.BACK)),
        ]


def page(code: str) -> Path:
    """The file of the credits in a language; in English if there is none."""
    translated = assets() / "languages" / f"credits.{code}.md"
    return translated if translated.exists() else assets() / "CREDITS.md"
