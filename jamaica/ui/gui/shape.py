"""Painted shapes: what an element of pygame-gui looks like in each of its states, painted when it is first seen."""

from collections.abc import Callable

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.drawable_shapes.drawable_shape import DrawableShape
from pygame_gui.core.interfaces import IUIManagerInterface

NORMAL, LIT, HELD, CHOSEN, DISABLED = "normal", "hovered", "active", "selected", "disabled"
"""The states of an element, as pygame-gui calls them."""
Paint = Callable[[str, tuple[int, int]], pygame.Surface]
"""Paints an element in a state and a size."""
Point = pygame.Vector2 | tuple[int, int] | tuple[float, float]


class PaintedShape(DrawableShape):
    """A shape that is no rectangle of a colour: pygame-gui cannot stretch pictures with their corners kept."""

    def __init__(self, rect: pygame.Rect, paint: Paint, manager: IUIManagerInterface) -> None:
        self.paint = paint
        super().__init__(rect, {}, [NORMAL, LIT, HELD, CHOSEN, DISABLED], manager)
        self.redraw_all_states()

    def redraw_all_states(self, force_full_redraw: bool = False) -> None:
        for state in self.states.values():
            state.generated = False
        self.redraw_state(self.active_state.state_id)

    def redraw_state(self, state_str: str, add_text: bool = True) -> None:
        state = self.states[state_str]
        state.surface = self.paint(state_str, self.containing_rect.size).premul_alpha()
        state.has_fresh_surface = state.generated = True

    def set_text(self, text: str) -> None:
        self.redraw_all_states()

    def collide_point(self, point: Point) -> bool:
        return bool(self.containing_rect.collidepoint(point))

    def set_position(self, point: Point) -> None:
        self.containing_rect.topleft = int(point[0]), int(point[1])

    def set_dimensions(self, dimensions: Point) -> bool:
        size = max(1, int(dimensions[0])), max(1, int(dimensions[1]))
        if size == self.containing_rect.size:
            return False
        self.containing_rect.size = size
        self.redraw_all_states()
        return True


def dress(element: UIElement, paint: Paint) -> None:
    """Give an element a painted shape."""
    element.drawable_shape = PaintedShape(pygame.Rect(element.rect), paint, element.ui_manager)
    UIElement.on_fresh_drawable_shape_ready(element)
