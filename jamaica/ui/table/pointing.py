"""Where a note lies that points at something: beside it, over nothing that is lit, with an arrow that touches it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import dist, hypot

import pygame

from ..entities import Point
from ..focus import is_inside
from ..lettering import GOLD, INK

STEPS = 24
"""Into how many steps the window is divided to try places."""
PLACES = range(STEPS + 1)
HIDES = 100_000
"""What it costs to hide a pixel of what is lit."""
NEAR, EDGE, ROUND = 40, 7, 10
"""How far from what it points at a note lies best, how far light reaches beyond it, and its corners; in the design."""
VEIL = (10, 7, 14, 158)
"""What is not spoken of."""


@dataclass(frozen=True)
class Pointed:
    """Where a note lies, what is lit, and where its arrow goes; nowhere if there is nothing to point at."""

    sheet: pygame.Rect
    lit: tuple[pygame.Rect, ...]
    arrow: tuple[tuple[int, int], tuple[int, int]] | None


def point_at(
    window: pygame.Rect, sizes: Sequence[tuple[int, int]], lit: Sequence[pygame.Rect], aim: pygame.Rect | None,
    spared: Sequence[pygame.Rect], near: int, outline: Sequence[Point] = (),
) -> Pointed:  # fmt: skip
    """A note in one of these sizes beside its aim, the first where it hides nothing that is lit.

    `spared` is better left free, but need not be; `outline` is the shape of the aim if it does not fill its rectangle.
    """
    best, least = pygame.Rect((0, 0), sizes[0]), float("inf")
    for size in sizes:
        free = window.w - size[0], window.h - size[1]
        places = [(free[0] * column // STEPS, free[1] * row // STEPS) for column in PLACES for row in PLACES]
        sheets = [pygame.Rect(place, size) for place in places]
        for distance, number in sorted((_distance(sheet, aim or window, near), at) for at, sheet in enumerate(sheets)):
            if distance >= least:  # whatever it hides, it is no better
                break
            cost = distance + _hidden(sheets[number], lit, spared, near)
            if cost < least:
                best, least = sheets[number], cost
        if least < HIDES:
            break
    return Pointed(best, tuple(lit), _arrow(best, aim, outline) if aim else None)


def _distance(sheet: pygame.Rect, aim: pygame.Rect, near: int) -> float:
    """What it costs that a note lies further from its aim than it should, or nearer."""
    wide = max(aim.left - sheet.right, sheet.left - aim.right, 0)
    high = max(aim.top - sheet.bottom, sheet.top - aim.bottom, 0)
    return abs(hypot(wide, high) - near) + dist(sheet.center, aim.center) / 8


def _hidden(sheet: pygame.Rect, lit: Sequence[pygame.Rect], spared: Sequence[pygame.Rect], near: int) -> float:
    """What it costs that a note hides something."""
    room = sheet.inflate(near // 2, near // 2)
    hidden = sum(_area(room.clip(lit[number])) for number in room.collidelistall(lit))
    taken = sum(_area(sheet.clip(place)) for place in spared) / _area(sheet)
    return HIDES * hidden + 16 * near * taken


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def _arrow(
    sheet: pygame.Rect, aim: pygame.Rect, outline: Sequence[Point]
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """From the edge of the note to the edge of the aim, where they are nearest; none if the note covers the aim."""
    if sheet.colliderect(aim):
        return None
    middle = aim.clamp(sheet) if sheet.contains(aim) else aim
    start = _within(sheet, middle.center)
    end = _within(aim, start)
    if outline and not is_inside(outline, end):
        end = min(_points_in(outline, aim), key=lambda point: dist(point, end), default=end)
    return _within(sheet, end), end


def _points_in(outline: Sequence[Point], around: pygame.Rect) -> Iterator[tuple[int, int]]:
    """Points spread over a shape in its rectangle."""
    step = max(1, min(around.size) // STEPS)
    grid = product(range(around.left, around.right, step), range(around.top, around.bottom, step))
    return (point for point in grid if is_inside(outline, point))


def _within(rect: pygame.Rect, point: tuple[int, int]) -> tuple[int, int]:
    """The point of a rectangle nearest to another point."""
    return min(max(point[0], rect.left), rect.right - 1), min(max(point[1], rect.top), rect.bottom - 1)


def veil_over(
    size: tuple[int, int], lit: Sequence[pygame.Rect], unit: float,
    shapes: Mapping[tuple[int, ...], Sequence[Point]],
) -> pygame.Surface:  # fmt: skip
    """What goes over the window: dark, but for what is lit; of some rectangles only the shape in them."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill(VEIL)
    edge, corner = 2 * round(EDGE * unit), round(ROUND * unit)
    outlines = [shape for place in lit if (shape := shapes.get(tuple(place)))]
    places, rim = [place for place in lit if not shapes.get(tuple(place))], (*GOLD[:3], 210)
    for place in places:
        pygame.draw.rect(made, (0, 0, 0, 0), place.inflate(edge, edge), border_radius=corner)
    for place in places:
        pygame.draw.rect(made, rim, place.inflate(edge, edge), max(1, edge // 6), corner)
    for shape in outlines:
        pygame.draw.polygon(made, rim, shape, max(3, edge // 3))
    for place in places:  # a frame does not cross another thing that is lit
        pygame.draw.rect(made, (0, 0, 0, 0), place)
    for shape in outlines:
        pygame.draw.polygon(made, (0, 0, 0, 0), shape)
    return made


def around(window: pygame.Rect, free: pygame.Rect | None) -> Sequence[pygame.Rect]:
    """The parts of a window round a rectangle; the whole of it if there is none."""
    if free is None:
        return (window,)
    return (
        pygame.Rect(0, 0, window.w, free.top),
        pygame.Rect(0, free.bottom, window.w, window.h - free.bottom),
        pygame.Rect(0, free.top, free.left, free.h),
        pygame.Rect(free.right, free.top, window.w - free.right, free.h),
    )


def draw_arrow(window: pygame.Surface, start: tuple[int, int], end: tuple[int, int], unit: float) -> None:
    """An arrow of gold; its tip lies on its end."""
    way = pygame.Vector2(end) - start
    length = way.length()
    if length < 1:
        return
    ahead = way / length
    aside = pygame.Vector2(-ahead.y, ahead.x)
    head, wide, thin = min(20 * unit, length), 13 * unit, 5 * unit
    neck, foot = pygame.Vector2(end) - ahead * head, pygame.Vector2(start) - ahead * 6 * unit
    shape = [foot - aside * thin, neck - aside * thin, neck - aside * wide, pygame.Vector2(end),
             neck + aside * wide, neck + aside * thin, foot + aside * thin]  # fmt: skip
    pygame.draw.polygon(window, GOLD, shape)
    pygame.draw.aalines(window, INK, True, shape)
    pygame.draw.lines(window, INK, True, shape, max(1, round(1.6 * unit)))
