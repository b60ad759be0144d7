"""The button that carries out an answer which was put together."""

import pygame

from ..display import Display
from ..lettering import CREAM, INK


def draw_confirm(
    window: pygame.Surface, display: Display, rect: pygame.Rect, label: str, *, ready: bool, focused: bool
) -> None:
    """The button; it is pale until the answer is ready."""
    look = "button-disabled" if not ready else "button-hover" if focused else "button-normal"
    window.blit(display.pictures.slices(look, rect.size, display.unit * 0.6), rect)
    line = display.text.fitted(label, display.px(19), rect.w - display.px(24), INK if ready else CREAM, bold=True)
    window.blit(line, line.get_rect(center=rect.center))
