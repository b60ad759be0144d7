"""When the program itself has a fault: it is written down, told in friendly words, and the game goes on if it can."""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

import pygame
from pygame_gui.core import UIElement

from ..engine.errors import GameError
from ..engine.language import ENGLISH, mark
from ..files import assets
from ..journal import Journal, log
from ..store import Saved, Settings
from .app import App
from .desktop import open_folder
from .display import Display, NoScreen
from .gui.buttons import PAPER, RED, WOOD, Button, alike
from .gui.canvas import MIDDLE
from .gui.label import Label, paragraph
from .gui.page import Page
from .gui.panels import Sheet

AGROUND = mark("We have run aground")
SORRY = mark("The program ran into a problem and had to stop. It was nothing you did.")
KEPT = mark("Your game was saved after the last choice.")
WRITTEN = mark("The details are in {file}. If you send us that file, we can fix the problem.")
CONTINUE = mark("Continue the game")
HARBOUR = mark("Back to the harbour")
FOLDER = mark("Open the folder")
QUIT = mark("Quit")
NO_SCREEN = mark(
    "There is no screen to open a window on. Use 'jamaica play' to play in the terminal. The log is {file}."
)
NO_WINDOW = mark("The program ran into a problem and had to stop. The details are in {file}.")

GO_ON, AGAIN, LEAVE = "go on", "again", "leave"
"""What a player can answer: continue from the autosave, begin at the harbour, or leave."""


class Aground(Page):
    """Tells of the fault. `answer` is what the player wants now; whoever closes the window leaves."""

    size = (880, 400)

    def __init__(self, display: Display, journal: Journal, saved: Saved | None) -> None:
        super().__init__(display)
        self.journal = journal
        self.saved = saved
        self.start = GO_ON if saved else AGAIN
        self.answer = LEAVE

    def title(self) -> str:
        return self.say(AGROUND)

    def build(self) -> Sequence[UIElement]:
        px = self.display.px
        sheet = pygame.Rect(0, 0, px(self.size[0]), px(self.size[1]))
        sheet.center = self.display.window.get_rect().center
        ground = Sheet(self.display, sheet)
        head = pygame.Rect(sheet.x + px(50), sheet.y + px(30), sheet.w - px(100), px(36))
        text = pygame.Rect(head.x, head.bottom + px(8), head.w, px(140))
        told = f"{self.say(SORRY)} {self.say(WRITTEN, file=self.journal.path)}"
        kept = [Label(self.display, head, self.say(KEPT), 24, bold=True, align=MIDDLE)] if self.saved else []
        return [ground, *kept, paragraph(self.display, text, told), *self._buttons(sheet)]

    def _buttons(self, sheet: pygame.Rect) -> Sequence[UIElement]:
        """One row of all that can be done, and above it what most will want."""
        px = self.display.px
        row = [(AGAIN, HARBOUR, WOOD), (FOLDER, FOLDER, PAPER), (LEAVE, QUIT, PAPER)]
        wide, step = (sheet.w - px(132)) // len(row), (sheet.w - px(100)) // len(row) + px(5)
        rects = [pygame.Rect(sheet.x + px(50) + n * step, sheet.bottom - px(92), wide, px(54)) for n in range(len(row))]
        above = pygame.Rect(sheet.x + px(50), sheet.bottom - px(166), sheet.w - px(100), px(60))
        first = [self._button(above, GO_ON, CONTINUE, RED)] if self.saved else []
        return [*first, *alike([self._button(rect, *entry) for rect, entry in zip(rects, row, strict=True)])]

    def _button(self, rect: pygame.Rect, key: str, label: str, look: str) -> Button:
        act = self._open if key == FOLDER else lambda: self._choose(key)
        return Button(self.display, rect, key, self.say(label), act, look)

    def _choose(self, answer: str) -> None:
        self.answer = answer
        self.stack.pop()

    def _open(self) -> None:
        try:
            open_folder(self.journal.path.parent)
        except GameError as error:
            self.display.toast.complain(self.display.language.tell(error))

    def back(self) -> None:
        self._choose(LEAVE)


def guarded(
    play: Callable[[Saved | None], None], journal: Journal, last: Callable[[], Saved | None], settings: Settings
) -> int:
    """Run the window until it is closed, through faults if the player wants; the exit code.

    `play` opens the window, at a saved game if it is given one; `last` finds the game to continue.
    """
    saved = None
    while True:
        try:
            play(saved)
            return 0
        except NoScreen as error:
            log.error("no screen: %s", error.__cause__)
            raise NoScreen(NO_SCREEN, file=journal.path) from error
        except GameError as error:  # at the start: later on the window itself tells of them
            log.error("the window does not open: %s", error)
            raise
        except Exception:
            log.exception("a fault")
            with suppress(Exception):  # the fault may have its cause there too
                saved = last()
        answer = ask(journal, saved, settings.language)
        if answer == LEAVE:
            return 1
        saved = saved if answer == GO_ON else None


def ask(journal: Journal, saved: Saved | None, language: str = "") -> str:
    """Show what happened and what can be done; the answer. If not even that works, a sentence where one can be read.

    Of the settings only the language is heeded: another may have been the cause.
    """
    pygame.quit()
    try:
        display = Display(assets(), settings=Settings(language=language))
        page = Aground(display, journal, saved)
        App(display, page).run()
        return page.answer
    except Exception:
        log.exception("the window that tells of the fault has one too")
        tell(ENGLISH.say(NO_WINDOW, file=journal.path))
        return LEAVE


def tell(sentence: str) -> None:
    """A sentence without the game's own window: on the terminal, or where there is none, in the system's own box."""
    if sys.stderr is not None:
        print(f"jamaica: {sentence}", file=sys.stderr)
        return
    with suppress(pygame.error):
        pygame.display.message_box("Jamaica", sentence, message_type="error")
