"""Buttons: painted plaques with a word, and round ones with a sign."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pygame
from pygame_gui import UI_BUTTON_PRESSED, UI_BUTTON_START_PRESS
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UIButton

from ..display import Display
from ..focus import Spot
from ..lettering import BODY, CREAM, INK, NAMES
from ..shapes import draw_count
from .canvas import Canvas, Written
from .shape import CHOSEN, DISABLED, HELD, LIT, NORMAL, dress

WOOD, RED, PAPER = "wood", "primary", "button"
"""The looks of a button, as the pictures are named."""
BADGE = 9
"""The radius of a badge on a round button, in the design."""
PICTURES = {NORMAL: "normal", LIT: "hover", HELD: "pressed", CHOSEN: "normal", DISABLED: "disabled"}
"""How the pictures of its states are named."""


class Pressable(UIButton):
    """What can be pressed: by a click, or with the focus on it. Subclasses paint it.

    The focus lights it, not the mouse: `check_hover` only says whether something beneath can be pointed at.
    """

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, act: Callable[[], None], note: str = "",
        container: IContainerLikeInterface | None = None, *, framed: bool = True,
        turn: Callable[[str], bool] | None = None, layer: int = 1,
    ) -> None:  # fmt: skip
        self.display, self.key, self.label, self.act, self.note = display, key, label, act, note
        self.framed, self.turn = framed, turn
        self.lit = False
        self.texts: Sequence[Written] = ()
        """What is written on it."""
        super().__init__(
            rect, label, display.gui.manager, container, starting_height=layer,
            command={UI_BUTTON_PRESSED: self._clicked, UI_BUTTON_START_PRESS: _ignore},
        )  # fmt: skip

    # For the focus

    def spots(self) -> Sequence[Spot]:
        """Where it can be pressed."""
        rect = pygame.Rect(self.rect)
        return (Spot(self.key, rect, self.act, self.label, framed=self.framed, note=self.note, turn=self.turn),)

    def light(self, key: Hashable) -> None:
        """Light it up if the focus is on it."""
        self.lit = key == self.key

    def _clicked(self, data: dict[str, Any]) -> None:
        self.display.gui.pressed(self.key)

    # For pygame-gui

    def check_hover(self, time_delta: float, hovered_higher_element: bool) -> bool:
        return not hovered_higher_element and self.hover_point(*self.ui_manager.get_mouse_position())

    def on_hovered(self) -> None:
        """The focus lights it up."""

    def on_unhovered(self) -> None:
        """The focus lights it up."""

    def update(self, time_delta: float) -> None:
        if self.drawable_shape is not None and self.alive():
            self.drawable_shape.set_active_state(self._state())
        super().update(time_delta)

    def _state(self) -> str:
        if not self.is_enabled:
            return DISABLED
        if self.held:
            return HELD
        return LIT if self.lit else CHOSEN if self.is_selected else NORMAL

    def rebuild_from_changed_theme_data(self) -> None:
        self.rebuild()

    def rebuild(self) -> None:
        dress(self, self._painted)

    def _painted(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        canvas = Canvas(self.display, size)
        self.paint(canvas, state)
        self.texts = canvas.texts
        return canvas.surface

    def paint(self, canvas: Canvas, state: str) -> None:
        """Paint it in one of its states."""

    def repaint(self) -> None:
        """It looks different now."""
        if self.drawable_shape is not None:
            self.drawable_shape.redraw_all_states()


def _ignore(data: dict[str, Any]) -> None:
    """Nobody is told that a button goes down."""


class Button(Pressable):
    """A plaque with a word on it; `plain` letters are for names and figures."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, act: Callable[[], None], look: str = WOOD,
        note: str = "", glyph: str = "", disabled: bool = False, plain: bool = False,
        container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        self.look, self.glyph, self.plain = look, glyph, plain
        self.most = float("inf")
        """The size of its letters, at most; see `alike`."""
        super().__init__(display, rect, key, label, act, note, container)
        if disabled:
            self.disable()

    def paint(self, canvas: Canvas, state: str) -> None:
        px = self.display.px
        canvas.frame(f"{self.look}-{PICTURES[state]}")
        room = self._room()
        if self.glyph:
            sign = glyph(self.display, self.glyph, "ink" if self.look == PAPER else "cream", self._sign())
            canvas.blit(sign, midright=(room.x - px(8), room.centery))
        colour = INK if self.look == PAPER else CREAM
        size = min(self.most, self.letters()) / self.display.unit
        canvas.line(self.text, size, room.move(0, -px(1)), colour, names=not self.plain, bold=self.plain)

    def _sign(self) -> int:
        return min(int(self.rect.h) - self.display.px(12), self.display.px(30))

    def _room(self) -> pygame.Rect:
        """Where the word lies: right of the sign."""
        whole = pygame.Rect((0, 0), self.rect.size)
        room = whole.inflate(-min(self.display.px(28), whole.w // 3), -self.display.px(8))
        taken = self._sign() + self.display.px(8) if self.glyph else 0
        return pygame.Rect(room.x + taken, room.y, room.w - taken, room.h)

    def letters(self) -> float:
        """The size of letters at which the word fits."""
        text, room = self.display.text, self._room()
        size = min(self.display.px(26), round(self.rect.h * 0.5), room.h / text.larger)
        wide = text.font(BODY if self.plain else NAMES, size, self.plain).size(self.text)[0]
        return float(size * min(1.0, room.w / max(1, wide)))


def alike(buttons: Sequence[Button]) -> Sequence[Button]:
    """The same buttons with letters of one size: that of the longest word."""
    most = min(button.letters() for button in buttons)
    for button in buttons:
        button.most = most
        button.repaint()
    return buttons


class IconButton(Pressable):
    """A round button with a sign; its word is shown with the note."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, sign: str, label: str, act: Callable[[], None],
        note: str = "", container: IContainerLikeInterface | None = None, *, idle: bool = False, badge: str = "",
    ) -> None:  # fmt: skip
        """`idle`: pale, but it says why when it is pressed; `badge`: one or two letters on its rim."""
        self.sign, self.idle, self.badge = sign, idle, badge
        super().__init__(display, rect, key, label, act, note or label, container)

    def paint(self, canvas: Canvas, state: str) -> None:
        look = "hover" if state in (LIT, HELD) else "normal"
        look = "disabled" if self.idle or state == DISABLED else look
        canvas.surface.blit(_cell(self.display, "buttons", self.sign, look, canvas.rect.size), (0, 0))
        if self.badge:
            radius = self.display.px(BADGE)
            middle = (canvas.rect.right - radius, canvas.rect.bottom - radius)
            draw_count(canvas.surface, self.display, middle, self.badge, radius)


class PaintedButton(Pressable):
    """A place that is painted by whoever lays it out: a line of the log."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, label: str, act: Callable[[], None],
        draw: Callable[[Canvas], None], layer: int = 1,
    ) -> None:  # fmt: skip
        self._draw = draw
        super().__init__(display, rect, key, label, act, layer=layer)

    def paint(self, canvas: Canvas, state: str) -> None:
        self._draw(canvas)


def glyph(display: Display, name: str, colour: str, high: int) -> pygame.Surface:
    """A small sign in ink or cream."""
    return _cell(display, "glyphs", name, colour, (high, high))


def _cell(display: Display, sheet: str, row: str, column: str, size: tuple[int, int]) -> pygame.Surface:
    """A picture of a sheet by the names of its row and column."""
    facts = display.pictures.facts("interface/buttons/buttons")[sheet]
    number = facts["rows"].index(row) * len(facts["columns"]) + facts["columns"].index(column)
    return display.pictures.frame(f"interface/buttons/{sheet}", (facts["cell"], facts["cell"]), number, size)
