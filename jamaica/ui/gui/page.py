"""A page: a screen put together of elements, with a title above and the note of what has the focus below."""

from collections.abc import Hashable, Sequence

import pygame
from pygame_gui.core import UIElement

from ..display import Display
from ..lettering import NAMES
from ..scenes import Scene, serve
from .buttons import Button
from .canvas import MIDDLE
from .entry import Entry
from .focusable import light, spots_of
from .label import Label
from .overlay import Overlay
from .scroller import Scroller

BACK = "back"
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
LEAVES = (pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, *range(pygame.K_F1, pygame.K_F12 + 1))
"""Keys that do the same in a text field as elsewhere."""


class Page(Scene):
    """Elements over a wooden table. Subclasses say in `build` what lies where."""

    overlay: Overlay | None = None
    """Makes the page a dialog: a sheet over what was seen before."""
    start: Hashable = None
    """The key of the place that has the focus at first."""

    def __init__(self, display: Display) -> None:
        super().__init__(display)
        self.ring.is_menu = True
        self.elements: list[UIElement] = []
        self.entry: Entry | None = None
        """Where letters are written that are typed anywhere on the page."""
        self._note: Label | None = None

    def enter(self) -> None:
        if self.overlay:
            self.overlay.darken()
        super().enter()

    def title(self) -> str:
        """What stands above the page."""
        return ""

    def build(self) -> Sequence[UIElement]:
        """All elements, laid out for the window, in the order of the focus."""
        return ()

    def say(self, text: str, **values: object) -> str:
        """A sentence in the player's language."""
        return self.display.language.say(text, **values)

    def resize(self) -> None:
        super().resize()
        serve(self)
        self.display.gui.scrolled = self.gather
        self._note = None
        self.elements = [*self.head(), *self.build()]
        self.gather(None if self.ring.focus else self.start)

    def gather(self, start: Hashable = None) -> None:
        """The places of all elements. If what had the focus is gone, its neighbour gets it."""
        before = self.ring.focus
        spots = spots_of(self.elements)
        self.ring.set(spots, start)
        if before is not None and self.ring.focus is None and spots:
            here = pygame.Vector2(before.rect.center)
            self.ring.set(spots, min(spots, key=lambda spot: here.distance_to(spot.rect.center)).key)
        self.attend()

    def attend(self) -> None:
        """Light up what has the focus, and explain it."""
        spot = self.ring.focus
        self.display.gui.stir()
        light(self.elements, spot.key if spot else None)
        note = spot.note if spot else ""
        if self._note is not None and (self._note.text != note or not self._note.alive()):
            self._note.kill()
            self._note = None
        if note and self._note is None:
            self._note = self.make_note(note)

    # Events

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.ring.point(event.pos)
        if event.type == pygame.TEXTINPUT and event.text.strip() and self.entry and not self.entry.is_focused:
            self.ring.set(self.ring.spots, self.entry.key)
            self.attend()
        if event.type == pygame.KEYDOWN and self.display.gui.is_writing:
            return self._edit(event)
        if not self.display.gui.take(event):
            return False
        if self.stack.top is self:
            self.gather()
        return True

    def _edit(self, event: pygame.Event) -> bool:
        """A key while somebody writes: it edits, ends or leaves the text field, and does nothing else."""
        if event.key in LEAVES:
            return False
        if event.key not in ENTER:
            self.display.gui.take(event)
        elif self.ring.focus is not None:
            self.press(self.ring.focus)
        return True

    def obey(self, command: str) -> None:
        super().obey(command)
        if self.stack.top is self:
            self.show_focus()

    def show_focus(self) -> None:
        """Scroll to what has the focus."""
        spot = self.ring.focus
        for element in self.elements:
            if isinstance(element, Scroller):
                if spot and spot.seen == element.rect:
                    element.reveal(spot.rect)
                self.gather()

    def take(self, event: pygame.Event) -> None:
        super().take(event)
        if self.stack.top is self:
            self.attend()

    def back(self) -> None:
        self.stack.pop()

    @property
    def is_calm(self) -> bool:
        return True

    # Places

    def note_rect(self) -> pygame.Rect:
        """Where the note is written."""
        px, (width, height) = self.display.px, self.display.size
        return pygame.Rect(px(230), height - px(68), width - px(460), px(54))

    def body(self) -> pygame.Rect:
        """The room between title and note."""
        px, (width, height) = self.display.px, self.display.size
        return pygame.Rect(px(40), px(92), width - px(80), height - px(92) - px(80))

    def head(self) -> Sequence[UIElement]:
        """The ribbon above, as wide as the title; of a dialog its sheet."""
        title, px = self.title(), self.display.px
        if self.overlay:
            return self.overlay.lay(title)
        if not title:
            return ()
        room = self.display.size[0] - px(260)
        wide = min(room, self.display.text.font(NAMES, px(34)).size(title)[0]) + px(170)
        rect = pygame.Rect((self.display.size[0] - wide) // 2, px(14), wide, px(68))
        return (
            Label(self.display, rect, title, 34, names=True, align=MIDDLE, frame="ribbon", margin=(85, 12), lift=4),
        )

    def make_note(self, note: str) -> Label:
        """The sentence that explains what has the focus."""
        return Label(
            self.display, self.note_rect(), note, 19, align=MIDDLE, broken=True, frame="tooltip", margin=(18, 6)
        )

    def back_button(self, label: str) -> Button:
        """The button that leaves the page, in the lower left corner."""
        px = self.display.px
        rect = pygame.Rect(px(30), self.display.size[1] - px(66), px(180), px(50))
        return Button(self.display, rect, BACK, label, self.back, glyph="back")

    # Drawing

    def draw(self, window: pygame.Surface) -> None:
        self.draw_ground(window)
        self.display.gui.draw(window)
        self.draw_focus(window)

    def draw_ground(self, window: pygame.Surface) -> None:
        """The wood beneath, or what was seen before a dialog."""
        if self.overlay is None or not self.overlay.draw(window):
            window.blit(self.display.pictures.ground(window.get_size(), self.display.unit), (0, 0))
