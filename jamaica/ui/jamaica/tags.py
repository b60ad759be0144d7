"""Tags on the board: which space it is, what it costs, and whether shortage, battle or treasure waits there."""

from collections.abc import Iterable, Sequence

import pygame

from ...games.jamaica.rules.data import KINDS, PORT_ROYAL
from ...games.jamaica.text.consequences import Tag
from ..display import Display
from ..lettering import CREAM, GOLD, INK, RED, SOFT
from .board import Field, Ship
from .plates import Item, written

LETTERS, FOCUSED = 15, 1.2
"""How large a tag is written, and how much larger in the focus."""
LEAST, MOST = 11, 64
"""Its smallest letters in pixels, and its largest in board units: on a small board it must not hide too much."""
BELOW = 34
"""How far below the middle of a space its tag hangs, in board units: a ship at anchor is seen above it."""
TAGS, SHIPS, FAR = 60, 20, 0.15
"""How much worse than what is painted on the board it is to hide another tag or a ship, or to lie far from there."""


def _parts(display: Display, tag: Tag, size: int, rim: pygame.Color) -> list[pygame.Surface]:
    """The plates of a tag: the number of the space, dark, and what waits there."""
    high = round(size * 1.2)
    items: list[Item] = []
    if tag.cost:
        items += [f"−{tag.cost}", display.pictures.high(f"jamaica/tokens/token-{KINDS[tag.kind]}", high)]
    if tag.short:
        items.append("!")
    if tag.battle:
        items.append(display.pictures.high("jamaica/tokens/shot", high))
    if tag.treasure:
        items.append(display.pictures.high("jamaica/tokens/lair", high))
    ink, fill = (CREAM, RED) if tag.short else (INK, CREAM)
    parts = [] if tag.space == PORT_ROYAL else [written(display, [str(tag.space)], size, CREAM, INK, rim)]
    return [*parts, written(display, items, size, ink, fill, rim)] if items else parts


def lay_tags(
    board: Field, wanted: Sequence[tuple[int, tuple[int, int]]], ships: Sequence[pygame.Rect]
) -> list[pygame.Rect]:  # fmt: skip
    """Where tags of some sizes lie: the middle of each in its space, off the frame, hiding as little as it can."""
    laid: list[pygame.Rect] = []
    sea = board.rect.inflate(-2 * board.px(board.facts["frame"]), -2 * board.px(board.facts["frame"]))
    for space, size in wanted:
        x, y = board.on_screen(board.spaces[space]["centre"])
        best, least = pygame.Rect(0, 0, *size), float("inf")
        for point in board.inside(space):
            rect = pygame.Rect((0, 0), size)
            rect.center = point
            away = abs(rect.centerx - x) + abs(rect.centery - y - board.px(BELOW))
            rect.clamp_ip(sea)
            cost = away * rect.h * FAR
            for weight, hidden in ((TAGS, laid), (SHIPS, ships), (1, board.painted)):
                cost += weight * sum(_area(rect.clip(hidden[n])) for n in rect.collidelistall(hidden))
            if cost < least:
                best, least = rect, cost
        laid.append(best)
    return laid


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def draw_tags(
    window: pygame.Surface, display: Display, board: Field, tags: Iterable[Tag], focus: Iterable[int],
    fleet: Iterable[Ship],
) -> None:  # fmt: skip
    """The tags of spaces, those in focus larger."""
    lit, plain = set(focus), max(LEAST, min(display.px(LETTERS), board.px(MOST)))
    made: list[tuple[int, list[pygame.Surface]]] = []
    for tag in sorted(tags, key=lambda tag: (tag.space not in lit, tag.space)):
        size, rim = (round(plain * FOCUSED), GOLD) if tag.space in lit else (plain, SOFT)
        if parts := _parts(display, tag, size, rim):
            made.append((tag.space, parts))
    sizes = [(space, (sum(part.get_width() for part in parts), parts[0].get_height())) for space, parts in made]
    places = lay_tags(board, sizes, [ship.hull() for ship in fleet])
    for (_, parts), place in zip(made, places, strict=True):
        for part in parts:
            window.blit(part, place)
            place = place.move(part.get_width(), 0)
