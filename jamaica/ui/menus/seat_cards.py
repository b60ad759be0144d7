"""The seats of a new game as cards of parchment: portrait, name, and who decides."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame_gui.core import UIElement

from ...engine.record import HUMAN
from ...session.seat_labels import pilot_words
from ...session.setup import Chair, Setup
from ..display import Display
from ..focus import Spot
from ..games import GAME_UIS
from ..gui.buttons import RED, WOOD, Button, Pressable, glyph
from ..gui.canvas import Canvas
from ..gui.panels import Drawing, Sheet
from ..gui.shape import HELD, LIT
from ..lettering import CREAM
from . import words


def seat_card(
    display: Display, rect: pygame.Rect, setup: Setup, number: int, changed: Callable[[], None],
    write: Callable[[Chair], None],
) -> list[UIElement]:  # fmt: skip
    """One seat. `changed` is called after every change, `write` to change the name."""
    px, say, chair, kit = display.px, display.language.say, setup.chairs[number], GAME_UIS[setup.game].kit
    human, name = chair.pilot == HUMAN, setup.name(chair)

    def then(act: Callable[[Chair], None]) -> Callable[[], None]:
        def do() -> None:
            act(chair)
            changed()

        return do

    side = min(rect.h - px(118), rect.w - px(90))
    face = pygame.Rect(rect.centerx - side // 2, rect.y + px(12), side, side)
    plate = pygame.Rect(rect.x + px(16), rect.bottom - px(102), rect.w - px(32), px(42))
    pilot = pygame.Rect(rect.x + px(16), rect.bottom - px(56), rect.w - px(32), px(42))
    seal = pygame.Rect(rect.x + px(12), rect.y + px(12), px(40), px(40))
    nature = f"{say(kit.menu.natures[chair.figure])} {say(words.FIGURE_NOTE)}"
    made: list[UIElement] = [
        Sheet(display, rect, "parchment-active" if human else "parchment-plain"),
        Drawing(display, seal, lambda canvas: _draw_seal(canvas, number)),
        Portrait(display, face, number, kit.portrait(chair.figure), then(setup.next_figure), nature),
        NamePlate(display, plate, ("name", number), name, lambda: write(chair), say(words.NAME_NOTE)),
        Button(
            display, pilot, ("pilot", number), pilot_words(chair.pilot, display.language), then(setup.next_pilot),
            RED if human else WOOD, say(words.PILOT_NOTES[chair.pilot]),
        ),
    ]  # fmt: skip
    if setup.can_remove:
        cross = pygame.Rect(rect.right - px(44), rect.y + px(10), px(34), px(34))
        note = say(words.REMOVE, name=name)
        made.append(Cross(display, cross, ("remove", number), "", then(setup.chairs.remove), note))
    return made


def _draw_seal(canvas: Canvas, number: int) -> None:
    seal = canvas.display.pictures.high("interface/buttons/seal", canvas.rect.h)
    canvas.blit(seal, center=canvas.rect.center)
    canvas.line(str(number + 1), 20, canvas.rect.inflate(-8, -8), CREAM, bold=True)


class Portrait(Pressable):
    """The face of a figure; pressing it brings the next one."""

    def __init__(
        self, display: Display, rect: pygame.Rect, number: int, picture: str, act: Callable[[], None], note: str
    ) -> None:
        self.picture = picture
        self._edge = display.px(8)
        super().__init__(
            display, rect.inflate(2 * self._edge, 2 * self._edge), ("figure", number), "", act, note, framed=False
        )

    def spots(self) -> Sequence[Spot]:
        (spot,) = super().spots()
        return (replace(spot, rect=spot.rect.inflate(-2 * self._edge, -2 * self._edge)),)

    def paint(self, canvas: Canvas, state: str) -> None:
        pictures, whole = self.display.pictures, canvas.rect
        face = whole.inflate(-2 * self._edge, -2 * self._edge)
        canvas.blit(pictures.get(self.picture, face.size), center=whole.center)
        if state in (LIT, HELD):
            canvas.blit(pictures.get("interface/buttons/focus", whole.size), center=whole.center)


class NamePlate(Pressable):
    """A name, and a quill that says that it can be changed."""

    def paint(self, canvas: Canvas, state: str) -> None:
        px, whole = self.display.px, canvas.rect
        canvas.frame("field")
        room = pygame.Rect(px(16), px(4), whole.w - px(52), whole.h - px(8))
        canvas.line(self.label, 22, room, bold=True)
        quill = glyph(self.display, "log", "ink", px(20)).copy()
        quill.set_alpha(130)
        canvas.blit(quill, midright=(whole.right - px(8), whole.centery))


class Cross(Pressable):
    """Takes a seat away."""

    def paint(self, canvas: Canvas, state: str) -> None:
        canvas.blit(glyph(self.display, "cross", "ink", self.display.px(20)), center=canvas.rect.center)


def empty_chair(display: Display, rect: pygame.Rect, add: Callable[[], None]) -> UIElement:
    """Room for one more."""
    say = display.language.say
    return EmptyChair(display, rect, "add", say(words.ADD), add, say(words.ADD_NOTE))


class EmptyChair(Pressable):
    """A frame with a plus."""

    def paint(self, canvas: Canvas, state: str) -> None:
        px, whole = self.display.px, canvas.rect
        ground = (255, 240, 200, 46 if state in (LIT, HELD) else 22)
        pygame.draw.rect(canvas.surface, ground, whole, border_radius=px(14))
        pygame.draw.rect(canvas.surface, (240, 194, 78, 140), whole, px(2), border_radius=px(14))
        canvas.blit(glyph(self.display, "plus", "cream", px(54)), center=(whole.centerx, whole.centery - px(18)))
        line = pygame.Rect(px(15), whole.centery + px(16), whole.w - px(30), px(36))
        canvas.line(self.label, 22, line, CREAM, names=True)
