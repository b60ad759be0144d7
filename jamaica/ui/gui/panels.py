"""What lies beneath and between: sheets of parchment, drawings, bars of progress and the window of a dialog."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UIImage, UIPanel, UIProgressBar, UIWindow

from ..display import Display
from ..lettering import RED
from .canvas import Canvas, Written
from .shape import dress

_NO_MARGINS = {"left": 0, "right": 0, "top": 0, "bottom": 0}


class Sheet(UIPanel):
    """A sheet of parchment."""

    def __init__(
        self, display: Display, rect: pygame.Rect, look: str = "parchment",
        container: IContainerLikeInterface | None = None, layer: int = 1,
    ) -> None:  # fmt: skip
        self.display, self.look = display, look
        super().__init__(rect, layer, display.gui.manager, margins=_NO_MARGINS, container=container)

    def rebuild_from_changed_theme_data(self) -> None:
        self.rebuild()

    def rebuild(self) -> None:
        dress(self, self._painted)

    def _painted(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        return self.display.pictures.slices(self.look, size, self.display.unit)


class Drawing(UIImage):
    """A picture that is drawn by the page it lies on: a chart, a portrait, a row of signs."""

    def __init__(
        self, display: Display, rect: pygame.Rect, draw: Callable[[Canvas], None],
        container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        canvas = Canvas(display, rect.size)
        draw(canvas)
        self.texts: Sequence[Written] = canvas.texts
        super().__init__(rect, canvas.surface, display.gui.manager, container=container)


class Progress(UIProgressBar):
    """How far something is."""

    def __init__(
        self, display: Display, rect: pygame.Rect, progress: Callable[[], float],
        container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        self.display = display
        super().__init__(rect, display.gui.manager, container)
        self.percent_method = progress

    def rebuild_from_changed_theme_data(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        dress(self, self._painted)

    def _painted(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        px, canvas = self.display.px, Canvas(self.display, size)
        canvas.frame("groove")
        inside = canvas.rect.inflate(-px(12), -px(14))
        inside.w = round(inside.w * self.percent_full)
        pygame.draw.rect(canvas.surface, RED, inside, border_radius=px(4))
        return canvas.surface


class Parchment(UIWindow):
    """The window of a dialog: nothing beneath it can be pressed."""

    def __init__(self, display: Display, rect: pygame.Rect) -> None:
        self.display = display
        super().__init__(rect, display.gui.manager, draggable=False)
        self.set_blocking(True)

    def rebuild(self) -> None:
        UIWindow.rebuild(self)
        dress(self, self._painted)

    def _painted(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        return self.display.pictures.slices("parchment", size, self.display.unit)
