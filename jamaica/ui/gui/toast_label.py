"""The toast on the screen: on paper at the foot, or on red above if something is wrong."""

import pygame

from ..display import Display
from ..lettering import CREAM, INK, LEADING
from .canvas import MIDDLE
from .label import Label

PAPER, RED = "button-hover", "primary-normal"
SIZE = 21
WIDE, HIGH = 760, 76
"""How large it is, in pixels of the design; higher if there is more to say."""
MARGIN = (24, 9)
EDGE, FOOT = 14, 84
"""How far from the upper edge a complaint lies, and from the lower one what went well: a page has its notes there."""


class ToastLabel:
    """Shows what the display's toast says.

    Its label is an element that the manager does not draw: a toast lies over whatever else a scene draws.
    """

    def __init__(self, display: Display) -> None:
        self.display = display
        self.label: Label | None = None

    def draw(self, window: pygame.Surface) -> None:
        """The note, where it hides no title of a page unless something is wrong."""
        note, look = self.display.toast.note, RED if self.display.toast.is_complaint else PAPER
        label = self.label
        if label is not None and (not label.alive() or (label.text, label.frame) != (note, look)):
            label.kill()
            self.label = None
        if note and self.label is None:
            self.label = self._make(note, look)
        if self.label is not None and self.label.image is not None:
            window.blit(self.label.image, self.label.rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _make(self, note: str, look: str) -> Label:
        px, (width, height), text = self.display.px, self.display.size, self.display.text
        rect = pygame.Rect(0, px(EDGE), min(px(WIDE), width - px(40)), 0)
        rows = len(text.broken(note, px(SIZE), rect.w - 2 * px(MARGIN[0])))
        rect.h = max(px(HIGH), round(rows * px(SIZE) * text.larger * LEADING) + 2 * px(MARGIN[1]) + px(6))
        rect.h = min(rect.h, height // 3)
        rect.centerx = width // 2
        if look == PAPER:
            rect.bottom = height - px(FOOT)
        ink = INK if look == PAPER else CREAM
        label = Label(self.display, rect, note, SIZE, ink, align=MIDDLE, broken=True, frame=look, margin=MARGIN)
        label.hide()
        return label
