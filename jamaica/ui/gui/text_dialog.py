"""Writing a word: by keyboard, or letter by letter with mouse and pad."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement

from ...engine.language import mark
from ..display import Display
from ..lettering import RED as RED_INK
from .buttons import PAPER, RED, WOOD, Button, alike
from .entry import Entry
from .label import paragraph
from .overlay import Overlay
from .page import Page

LETTERS = ("abcdefghijklm", "nopqrstuvwxyz", "äöüéèàòùïëñ-'", "0123456789./:")
LINE = "line"
SMALL, GREAT = "Aa", "aA"
DONE, CANCEL, SPACE, DELETE = mark("Done"), mark("Cancel"), mark("Space"), mark("Delete")
LETTERS_SHOWN = mark("Letters")
REFUSED = mark("That letter cannot be shown here: please use Latin letters.")
LARGE, SMALL_SHEET = (820, 470), (820, 240)
"""The size of the sheet with all letters, and without."""


class TextDialog(Page):
    """A line to write on, and all letters for those who have no keyboard at hand. Escape leaves it as it was.

    The letters are there at once for a pad and for fingers; a mouse has a button that brings them.
    """

    start = LINE

    def __init__(
        self, display: Display, title: str, text: str, done: Callable[[str], None], note: str = "", longest: int = 24
    ) -> None:
        super().__init__(display)
        self._has_letters = not display.has_keyboard
        self.overlay = self._over = Overlay(display, LARGE if self._has_letters else SMALL_SHEET)
        self._title, self._hint, self._longest = title, note, longest
        self.text = text
        self._done = done
        self._great = True
        self._fresh = bool(text)
        """True until the first edit; the text is then fully selected."""

    def title(self) -> str:
        return self._title

    def build(self) -> Sequence[UIElement]:
        px, sheet = self.display.px, self._over.sheet
        wide = int(sheet.rect.w)
        line = pygame.Rect(px(60), px(74), wide - px(120), px(48))
        self.entry = self._entry = Entry(
            self.display,
            line,
            LINE,
            self.text,
            self._longest,
            self.finish,
            refused=self._refuse,
            container=self._over.sheet,
        )
        if self._fresh:
            self._entry.select_all()
        else:
            self._entry.go_to_end()
        hint = pygame.Rect(line.x, line.bottom + px(4), line.w, px(34))
        self._said = paragraph(self.display, hint, self._hint, 18, container=sheet)
        return [self._entry, self._said, *self._keys(hint)]

    def _refuse(self, letters: str) -> None:
        """Say where the hint stands that there are no signs for some letters."""
        self._said.colour = RED_INK
        self._said.set_text(self.say(REFUSED))

    def _keys(self, above: pygame.Rect) -> list[UIElement]:
        px = self.display.px
        wide, high, gap = px(46), px(42), px(7)
        self._letters: list[Button] = []
        y = above.bottom + px(8)
        for row in LETTERS if self._has_letters else ():
            x = above.centerx - (len(row) * (wide + gap) - gap) // 2
            for letter in row:
                self._letters.append(self._letter(pygame.Rect(x, y, wide, high), letter))
                x += wide + gap
            y += high + gap
        lasts = [("cancel", self.say(CANCEL), self.back, WOOD, 140), ("done", self.say(DONE), self.finish, RED, 140)]
        if self._has_letters:
            lasts[:0] = [
                ("case", self._cased(), lambda: self._change_case(not self._great), WOOD, 80),
                ("space", self.say(SPACE), lambda: self._write(" "), WOOD, 170),
                ("delete", self.say(DELETE), lambda: self._entry.delete(), WOOD, 150),
            ]
        else:
            lasts[:0] = [("letters", self.say(LETTERS_SHOWN), self._show_letters, WOOD, 170)]
        x = above.centerx - (sum(px(length) + gap for *_, length in lasts) - gap) // 2
        made: list[Button] = []
        for key, label, act, look, length in lasts:
            rect = pygame.Rect(x, y, px(length), px(48))
            made.append(Button(self.display, rect, key, label, act, look, container=self._over.sheet))
            x += px(length) + gap
        self._case = made[0]
        return [*self._letters, *alike(made)]

    def _show_letters(self) -> None:
        self._has_letters, self._over.size = True, LARGE
        self.resize()

    def _letter(self, rect: pygame.Rect, letter: str) -> Button:
        def act() -> None:
            self._write(self._cased(letter))

        return Button(
            self.display, rect, letter, self._cased(letter), act, PAPER, plain=True, container=self._over.sheet
        )

    def _cased(self, letter: str = "") -> str:
        """A letter as it would be written now; without one, what the button says that changes this."""
        return (letter.upper() if self._great else letter) if letter else GREAT if self._great else SMALL

    def _write(self, letter: str) -> None:
        self._entry.put(letter)
        self._change_case(False)

    def _change_case(self, great: bool) -> None:
        if great != self._great and self._has_letters:
            self._great = great
            self._case.set_text(self._cased())
            for button in self._letters:
                button.set_text(self._cased(str(button.key)))

    def finish(self) -> None:
        """The word is written."""
        self.stack.pop()
        self._done(self._entry.get_text().strip())

    def update(self, seconds: float) -> bool:
        if self._entry.get_text() != self.text:
            self.text = self._entry.get_text()
            self._fresh = False
        return False
