"""Writing a word: by keyboard, or letter by letter with mouse and pad."""

from collections.abc import Callable, Sequence

import pygame
import pygame_gui

from ...engine.language import mark
from ..display import Display
from .buttons import PAPER, RED, WOOD, Button
from .dialog import Dialog
from .paper import Box, Sheet
from .widget import Pressed, Widget

LETTERS = ("abcdefghijklm", "nopqrstuvwxyz", "äöüéèàòùïëñ-'", "0123456789./:")
LINE = "line"
_MOVING = (pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN)
SMALL, GREAT = "Aa", "aA"
DONE, CANCEL, SPACE, DELETE = mark("Done"), mark("Cancel"), mark("Space"), mark("Delete")


class Writing(Dialog):
    """A line to write on, and all letters for those who have no keyboard at hand. Escape leaves it as it was."""

    size = (820, 470)
    start = LINE

    def __init__(
        self, display: Display, title: str, text: str, done: Callable[[str], None], note: str = "", longest: int = 24
    ) -> None:
        super().__init__(display)
        self._title, self._note, self._longest = title, note, longest
        self.text = text
        self._done = done
        self._great = True
        self._fresh = bool(text)
        """Whether nothing was changed yet: then the text is selected."""

    def title(self) -> str:
        return self._title

    def build(self) -> Sequence[Widget]:
        px, sheet = self.display.px, self.sheet()
        line = pygame.Rect(sheet.x + px(60), sheet.y + px(74), sheet.w - px(120), px(48))
        self._entry = self.display.gui.entry(line, self.text, self._longest, self._fresh)
        note = pygame.Rect(line.x, line.bottom + px(4), line.w, px(34))
        top = [Sheet(self.display, sheet), self.head(), Pressed(self.display, line, LINE, "", self.finish)]
        return [*top, Box(self.display, note, self._note, 18), *self._keys(note)]

    def _keys(self, above: pygame.Rect) -> list[Widget]:
        px = self.display.px
        wide, high, gap = px(46), px(42), px(7)
        made: list[Widget] = []
        y = above.bottom + px(8)
        for row in LETTERS:
            x = above.centerx - (len(row) * (wide + gap) - gap) // 2
            for letter in row.upper() if self._great else row:
                rect = pygame.Rect(x, y, wide, high)
                made.append(Button(self.display, rect, letter.lower(), letter, self._writer(letter), PAPER, plain=True))
                x += wide + gap
            y += high + gap
        lasts = (
            ("case", GREAT if self._great else SMALL, self._switch, WOOD, 80),
            ("space", self.say(SPACE), self._writer(" "), WOOD, 170),
            ("delete", self.say(DELETE), self._delete, WOOD, 150),
            ("cancel", self.say(CANCEL), self.back, WOOD, 140),
            ("done", self.say(DONE), self.finish, RED, 140),
        )
        x = above.centerx - (sum(px(length) + gap for *_, length in lasts) - gap) // 2
        for key, label, act, look, length in lasts:
            made.append(Button(self.display, pygame.Rect(x, y, px(length), px(48)), key, label, act, look))
            x += px(length) + gap
        return made

    def _writer(self, letter: str) -> Callable[[], None]:
        return lambda: self._write(letter)

    def _write(self, letter: str) -> None:
        self.text = ("" if self._fresh else self.text)[: self._longest - 1] + letter
        self._great = self._fresh = False
        self.resize()

    def _delete(self) -> None:
        self.text = "" if self._fresh else self.text[:-1]
        self._fresh = False
        self.resize()

    def _switch(self) -> None:
        self._great = not self._great
        self.resize()

    def finish(self) -> None:
        """The word is written."""
        text = self._entry.get_text().strip()
        self.stack.pop()
        self._done(text)

    def take(self, event: pygame.Event) -> None:
        """On the line keys write; only those that move or leave do what they do elsewhere."""
        on_line = self.ring.focus is None or self.ring.focus.key == LINE
        if event.type == pygame_gui.UI_TEXT_ENTRY_FINISHED:
            self.finish()
            return
        if event.type == pygame.TEXTINPUT and event.text != " ":
            self.ring.set(self.ring.spots, LINE)
            self._entry.focus()  # type: ignore[no-untyped-call]
            self._entry.process_event(event)
        elif not (on_line and event.type == pygame.KEYDOWN and event.key not in _MOVING):
            super().take(event)
        self._attend()

    def _attend(self) -> None:
        """Keys go to the line while it has the focus."""
        on_line = self.ring.focus is None or self.ring.focus.key == LINE
        if on_line != self._entry.is_focused:
            (self._entry.focus if on_line else self._entry.unfocus)()  # type: ignore[no-untyped-call]

    def update(self, seconds: float) -> bool:
        if self._entry.get_text() != self.text:
            self.text = self._entry.get_text()
            self._fresh = False
        return True

    def draw(self, window: pygame.Surface) -> None:
        super().draw(window)
        self.display.gui.manager.draw_ui(window)
        self.draw_focus(window)
