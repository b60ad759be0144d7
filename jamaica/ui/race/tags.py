"""Tags on the board: which space it is, what it costs, and whether shortage, battle or treasure waits there."""

from collections.abc import Iterable

import pygame

from ...race.data import KINDS, PORT_ROYAL
from ...race.notes import Tag
from ..display import Display
from ..lettering import CREAM, GOLD, INK, RED, SOFT
from .field import Field
from .plates import Item, written

LETTERS, FOCUSED = 15, 1.2
"""How large a tag is written, and how much larger in the focus."""
LEAST, MOST = 11, 64
"""Its smallest letters in pixels, and its largest in board units: on a small board it must not hide too much."""
BELOW = 34
"""How far below the middle of a space its tag hangs, in board units: a ship at anchor is seen above it."""


def _parts(display: Display, tag: Tag, size: int, rim: pygame.Color) -> list[pygame.Surface]:
    """The plates of a tag: the number of the space, dark, and what waits there."""
    high = round(size * 1.2)
    items: list[Item] = []
    if tag.cost:
        items += [f"−{tag.cost}", display.pictures.high(f"race/tokens/token-{KINDS[tag.kind]}", high)]
    if tag.short:
        items.append("!")
    if tag.battle:
        items.append(display.pictures.high("race/tokens/shot", high))
    if tag.treasure:
        items.append(display.pictures.high("race/tokens/lair", high))
    ink, fill = (CREAM, RED) if tag.short else (INK, CREAM)
    parts = [] if tag.space == PORT_ROYAL else [written(display, [str(tag.space)], size, CREAM, INK, rim)]
    return [*parts, written(display, items, size, ink, fill, rim)] if items else parts


def draw_tags(
    window: pygame.Surface, display: Display, board: Field, tags: Iterable[Tag], focus: Iterable[int]
) -> None:
    """The tags below the middle of their spaces, those in focus larger and on top; none hides another one."""
    drawn: list[pygame.Rect] = []
    lit, plain = set(focus), max(LEAST, min(display.px(LETTERS), board.px(MOST)))
    for tag in sorted(tags, key=lambda tag: (tag.space not in lit, tag.space)):
        size, rim = (round(plain * FOCUSED), GOLD) if tag.space in lit else (plain, SOFT)
        parts = _parts(display, tag, size, rim)
        if not parts:
            continue
        rect = pygame.Rect(0, 0, sum(part.get_width() for part in parts), parts[0].get_height())
        x, y = board.on_screen(board.spaces[tag.space]["centre"])
        rect.midtop = (round(x), round(y) + board.px(BELOW))
        rect.bottom = min(rect.bottom, board.around(tag.space).bottom)
        symbol = board.symbol(tag.space)
        if rect.colliderect(symbol):
            rect.left = symbol.right if symbol.centerx < x else symbol.left - rect.w
        rect.clamp_ip(board.rect.inflate(-8, -8))
        for step in (0, 1, -1, 2, -2):  # downwards and upwards until there is room
            place = rect.move(0, step * (rect.h + 1))
            if place.collidelist(drawn) < 0:
                drawn.append(place)
                for part in parts:
                    window.blit(part, place)
                    place = place.move(part.get_width(), 0)
                break
