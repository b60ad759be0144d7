"""Plain text: a line or a paragraph in its rectangle, on a frame if it has one."""

from collections.abc import Sequence

import pygame
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UILabel

from ..display import Display
from ..lettering import INK
from .canvas import LEFT, MIDDLE, Canvas, Written
from .shape import dress


class Label(UILabel):
    """Text that fits: pygame-gui would cut what is too long, so the letters are painted, smaller if need be."""

    def __init__(
        self, display: Display, rect: pygame.Rect, text: str, size: float = 20, colour: pygame.Color = INK, *,
        names: bool = False, bold: bool = False, align: str = LEFT, broken: bool = False, frame: str = "",
        margin: tuple[int, int] = (0, 0), lift: int = 0, container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        """`broken`: in as many lines as it needs; `margin`: what is left free beside it, and above and below; `lift`:
        how far above the middle of its frame it stands."""
        self.display, self.size, self.colour = display, size, colour
        self.names, self.bold, self.align, self.broken = names, bold, align, broken
        self.frame, self.margin, self.lift = frame, margin, lift
        self.texts: Sequence[Written] = ()
        super().__init__(rect, text, display.gui.manager, container)

    def rebuild_from_changed_theme_data(self) -> None:
        self.rebuild()

    def rebuild(self) -> None:
        dress(self, self._painted)

    def _painted(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        canvas = Canvas(self.display, size)
        if self.frame:
            canvas.frame(self.frame)
        px = self.display.px
        room = canvas.rect.inflate(-2 * px(self.margin[0]), -2 * px(self.margin[1])).move(0, -px(self.lift))
        if self.broken:
            canvas.box(self.text, self.size, room, self.colour, align=self.align)
        else:
            canvas.line(self.text, self.size, room, self.colour, names=self.names, bold=self.bold, align=self.align)
        self.texts = canvas.texts
        return canvas.surface


def paragraph(
    display: Display, rect: pygame.Rect, text: str, size: float = 21, *, align: str = MIDDLE,
    colour: pygame.Color = INK, container: IContainerLikeInterface | None = None,
) -> Label:  # fmt: skip
    """A paragraph in the middle of its rectangle, in smaller letters if it is long."""
    return Label(display, rect, text, size, colour, align=align, broken=True, container=container)
