"""The codes of the phones: one for each seat and one for all, where phones find the table, and who is still missing."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from pygame_gui.core import UIElement

from ...engine.language import mark
from ...phones import PhoneTable, qr_code
from ..display import Display
from ..gui.buttons import RED, WOOD, Button
from ..gui.canvas import MIDDLE, Canvas
from ..gui.label import Label
from ..gui.page import Page
from ..gui.panels import Drawing, Sheet
from ..lettering import GREEN, INK, SOFT
from ..lettering import RED as RED_INK

TITLE = mark("Phones")
SCAN = mark("Scan the code of your seat with your phone's camera.")
OR_TYPE = mark("Or open {address} in your phone's browser.")
FOR_ALL = mark("For all: pick a seat")
THERE, MISSING, AT_SCREEN = mark("connected"), mark("no phone yet"), mark("plays at the screen")
KNOCKS, AT_DOOR = mark("Another phone wants this seat."), mark("A phone wants to join.")
ADMIT, PLAY_HERE, GO_ON = mark("Let it in"), mark("Play at the screen"), mark("To the table")
LIGHT, DARK = pygame.Color("#FFFDF5"), pygame.Color("#1B0D04")
"""Codes are read by cameras: dark on light, whatever the rest looks like."""


def draw_code(address: str, side: int) -> pygame.Surface:
    """The QR code of an address, as large as fits in whole pixels a square."""
    code = qr_code(address)
    step = max(1, side // len(code))
    made = pygame.Surface((step * len(code), step * len(code)))
    made.fill(LIGHT)
    for row, squares in enumerate(code):
        for column, dark in enumerate(squares):
            if dark:
                made.fill(DARK, (column * step, row * step, step, step))
    return made


class PhoneCodes(Page):
    """Shown before the table and whenever a phone is missed. It follows the phones: what changes is drawn anew."""

    start = "go on"

    def __init__(
        self, display: Display, table: PhoneTable, names: Sequence[str], go_on: Callable[[], None],
        poll: Callable[[], object],
    ) -> None:  # fmt: skip
        """`poll` is called every frame, so that phones are heard while the table lies beneath this page."""
        super().__init__(display)
        self._table, self._names, self._go_on, self._poll = table, names, go_on, poll
        self._seen = self._state()

    def _state(self) -> tuple[object, ...]:
        table = self._table
        return tuple(table.missing()), tuple(table.knocking()), tuple(table.at_screen), table.at_door

    def title(self) -> str:
        return self.say(TITLE)

    def update(self, seconds: float) -> bool:
        self._poll()
        now = self._state()
        changed, self._seen = now != self._seen, now
        if changed:
            self.resize()
        return super().update(seconds) or changed

    def back(self) -> None:
        self._go_on()

    def build(self) -> Sequence[UIElement]:
        px, body, (width, height) = self.display.px, self.body(), self.display.size
        inside = body.inflate(-px(70), -px(60))
        head = pygame.Rect(inside.x, inside.y, inside.w, px(34))
        address = pygame.Rect(inside.x, inside.bottom - px(66), inside.w, px(28))
        notice = pygame.Rect(inside.x, inside.bottom - px(34), inside.w, px(34))
        row = pygame.Rect(inside.x, head.bottom + px(6), inside.w, address.y - head.bottom - px(12))
        found = ", ".join(self._table.addresses())
        go_on = pygame.Rect(0, 0, px(300), px(56))
        go_on.center = (width // 2, height - px(42))
        cards: list[int | None] = [*self._table.seats, None]
        wide = row.w // len(cards)
        elements: list[UIElement] = [
            Sheet(self.display, body),
            Label(self.display, head, self.say(SCAN), 24, INK, align=MIDDLE),
            Label(self.display, address, self.say(OR_TYPE, address=found), 21, INK, align=MIDDLE),
            Label(self.display, notice, self._table.notice, 16, SOFT, align=MIDDLE),
        ]
        for number, seat in enumerate(cards):
            elements += self._card(seat, pygame.Rect(row.x + number * wide, row.y, wide, row.h).inflate(-px(10), 0))
        return [*elements, Button(self.display, go_on, "go on", self.say(GO_ON), self._go_on, RED)]

    def _card(self, seat: int | None, room: pygame.Rect) -> Iterator[UIElement]:
        """A seat's name, its code, whether its phone is there, and what can be done about it."""
        px, table = self.display.px, self._table
        name, state, foot = (pygame.Rect(room.x, 0, room.w, px(high)) for high in (34, 28, 50))
        name.y, foot.bottom = room.y, room.bottom
        state.bottom = foot.y
        middle = pygame.Rect(room.x, name.bottom, room.w, state.y - name.bottom)
        side = min(middle.size)
        square = pygame.Rect(0, 0, side, side)
        square.center = middle.center
        code = partial(draw_code, table.link(seat), side)
        yield Label(self.display, name, self.say(FOR_ALL) if seat is None else self._names[seat], 24, RED_INK,
                    names=True, align=MIDDLE)  # fmt: skip
        yield Drawing(self.display, square, lambda canvas: _in_the_middle(canvas, code()))
        wants = table.at_door if seat is None else seat in table.knocking()
        if wants:
            act = table.open_door if seat is None else partial(table.admit, seat)
            yield Label(self.display, state, self.say(AT_DOOR if seat is None else KNOCKS), 18, RED_INK, align=MIDDLE)
            yield Button(self.display, foot, ("admit", seat), self.say(ADMIT), act, WOOD)
        if wants or seat is None:
            return
        missing = seat in table.missing()
        words = MISSING if missing else AT_SCREEN if seat in table.at_screen else THERE
        yield Label(self.display, state, self.say(words), 18, RED_INK if missing else GREEN, align=MIDDLE)
        if missing:
            act = partial(table.hand_over, seat)
            yield Button(self.display, foot, ("hand over", seat), self.say(PLAY_HERE), act, WOOD)


def _in_the_middle(canvas: Canvas, picture: pygame.Surface) -> None:
    canvas.blit(picture, center=canvas.rect.center)
