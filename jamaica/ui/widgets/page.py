"""A page: a screen put together of widgets, with a title above and the note of what has the focus below."""

from collections.abc import Hashable, Sequence

import pygame

from ..display import Display
from ..lettering import INK, NAMES
from ..scenes import Scene
from .buttons import Button
from .scroller import Scroller
from .widget import Widget

BACK = "back"


class Page(Scene):
    """Widgets over a wooden table. Subclasses say in `build` what lies where."""

    start: Hashable = None
    """The key of the spot that has the focus at first."""

    def __init__(self, display: Display) -> None:
        super().__init__(display)
        self.widgets: list[Widget] = []

    def title(self) -> str:
        """What stands above the page."""
        return ""

    def build(self) -> Sequence[Widget]:
        """All widgets, laid out for the window."""
        return ()

    def say(self, text: str, **values: object) -> str:
        """A sentence in the player's language."""
        return self.display.language.say(text, **values)

    def resize(self) -> None:
        super().resize()
        self.display.gui.clear()
        self.widgets = list(self.build())
        self._gather(None if self.ring.focus else self.start)

    def _gather(self, start: Hashable = None) -> None:
        """The spots of all widgets. If what had the focus is gone, its neighbour gets it."""
        before = self.ring.focus
        spots = [spot for widget in self.widgets for spot in widget.spots()]
        self.ring.set(spots, start)
        if before is not None and self.ring.focus is None and spots:
            here = pygame.Vector2(before.rect.center)
            self.ring.set(spots, min(spots, key=lambda spot: here.distance_to(spot.rect.center)).key)

    def handle(self, event: pygame.Event) -> bool:
        for widget in self.widgets:
            if widget.handle(event):
                self._gather()
                return True
        return False

    def obey(self, command: str) -> None:
        super().obey(command)
        self._show_focus()

    def _show_focus(self) -> None:
        """Scroll to what has the focus."""
        spot = self.ring.focus
        for widget in self.widgets:
            if isinstance(widget, Scroller):
                if spot and spot.seen == widget.rect:
                    widget.reveal(spot.rect)
                self._gather()

    def back(self) -> None:
        self.stack.pop()

    # Places

    def note_rect(self) -> pygame.Rect:
        """Where the note is written."""
        px, (width, height) = self.display.px, self.display.size
        return pygame.Rect(px(230), height - px(68), width - px(460), px(54))

    def body(self) -> pygame.Rect:
        """The room between title and note."""
        px, (width, height) = self.display.px, self.display.size
        return pygame.Rect(px(40), px(92), width - px(80), height - px(92) - px(80))

    def back_button(self, label: str) -> Button:
        """The button that leaves the page, in the lower left corner."""
        px = self.display.px
        rect = pygame.Rect(px(30), self.display.size[1] - px(66), px(180), px(50))
        return Button(self.display, rect, BACK, label, self.back, glyph="back")

    # Drawing

    def draw(self, window: pygame.Surface) -> None:
        self.draw_table(window)
        self.draw_title(window)
        self.draw_widgets(window)
        self.draw_note(window)

    def draw_table(self, window: pygame.Surface) -> None:
        """The wood beneath."""
        pictures = self.display.pictures
        window.blit(pictures.tiled("tile-table", window.get_size(), self.display.unit), (0, 0))
        window.blit(pictures.get("interface/frames/vignette", window.get_size()), (0, 0))

    def draw_title(self, window: pygame.Surface) -> None:
        """The ribbon above."""
        px, text = self.display.px, self.display.text
        line = text.fitted(self.title(), px(34), window.get_width() - px(260), INK, NAMES)
        rect = pygame.Rect(0, px(14), line.get_width() + px(170), px(68))
        rect.centerx = window.get_rect().centerx
        window.blit(self.display.pictures.slices("ribbon", rect.size, self.display.unit), rect)
        window.blit(line, line.get_rect(center=(rect.centerx, rect.centery - px(4))))

    def draw_widgets(self, window: pygame.Surface) -> None:
        """All widgets and the frame of the focus."""
        spot = self.ring.focus
        for widget in self.widgets:
            widget.draw(window, spot.key if spot else None)
        self.draw_focus(window)

    def draw_note(self, window: pygame.Surface) -> None:
        """The sentence that explains what has the focus."""
        spot = self.ring.focus
        if spot is None or not spot.note:
            return
        px, text, rect = self.display.px, self.display.text, self.note_rect()
        window.blit(self.display.pictures.slices("tooltip", rect.size, self.display.unit), rect)
        text.box(window, spot.note, px(19), rect.inflate(-px(36), -px(12)))
