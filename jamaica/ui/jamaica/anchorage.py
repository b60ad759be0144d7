"""Where the ships of a space lie at anchor: off what is painted there and off each other, as large as that allows."""

from collections.abc import Sequence
from itertools import combinations, product
from math import hypot, sqrt
from typing import NamedTuple

from ..entities import Point
from ..focus import is_inside

GRAIN = 20
"""How far apart the places are that are tried, in board units."""
WIDTHS = (132, 118, 104, 92)
"""How wide ships are drawn: smaller only where they have no room otherwise."""
HULL, RISE = 0.98, 0.084
"""The side of the square a ship fills, and how far its middle lies above the place, in parts of its width."""
SHORE = 34
"""How far a ship's middle keeps from the edge of its space, if it can."""
CROWDED, COVERS, ASHORE, SMALL = 3.0, 4.0, 0.5, 0.6
"""What it costs that a ship lies on another, on what is painted, at the edge of its space, or is drawn smaller."""
NEARER = 0.001
"""What it costs to lie a board unit away from the middle of the space."""
PASSES = 3
"""How often each ship is moved to the best place that the others leave."""
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Anchorage(NamedTuple):
    """Places from west to east, and how wide their ships are."""

    places: Sequence[Point]
    wide: float


def anchorage(
    outline: Sequence[Sequence[float]], middle: Sequence[float], painted: Sequence[Box], ships: int
) -> Anchorage:
    """Places for so many ships within an outline; the same whenever it is asked for."""
    shape = [(x, y) for x, y in outline]
    edges = list(zip(shape, (*shape[1:], shape[0]), strict=True))
    water = [(point, _from_edges(point, edges)) for point in _grid(shape)]
    dry = {point: ASHORE * max(0.0, 1 - far / SHORE) + NEARER * hypot(point[0] - middle[0], point[1] - middle[1])
           for point, far in water}  # fmt: skip
    best, least = Anchorage((), 0.0), float("inf")
    for wide in WIDTHS:
        if least <= SMALL * (1 - wide / WIDTHS[0]):
            break  # smaller ships cannot do better
        base = {point: cost + COVERS * covered(point, wide, painted) for point, cost in dry.items()}
        places = _chosen(base, HULL * wide, ships)
        cost = sum(base[place] for place in places) / ships + CROWDED * _crowd(places, HULL * wide)
        cost += SMALL * (1 - wide / WIDTHS[0])
        if cost < least:
            best, least = Anchorage(sorted(places), wide), cost
    return best


def hull(place: Point, wide: float) -> Box:
    """What a ship of this width covers."""
    half, y = HULL * wide / 2, place[1] - RISE * wide
    return place[0] - half, y - half, place[0] + half, y + half


def covered(place: Point, wide: float, painted: Sequence[Box]) -> float:
    """How much a ship covers of what is painted: 1 for all of one thing."""
    left, top, right, bottom = hull(place, wide)
    found = 0.0
    for west, north, east, south in painted:
        across, down = min(right, east) - max(left, west), min(bottom, south) - max(top, north)
        if across > 0 and down > 0:
            found += across * down / ((east - west) * (south - north))
    return found


def shared(one: Point, other: Point, side: float) -> float:
    """How much of a ship that fills a square of this side lies on another."""
    return max(0.0, 1 - abs(one[0] - other[0]) / side) * max(0.0, 1 - abs(one[1] - other[1]) / side)


def _grid(outline: Sequence[Point]) -> list[Point]:
    """Points spread over an outline."""
    xs, ys = [point[0] for point in outline], [point[1] for point in outline]
    points = product(range(round(min(xs)), round(max(xs)), GRAIN), range(round(min(ys)), round(max(ys)), GRAIN))
    return [(float(x), float(y)) for x, y in points if is_inside(outline, (x, y))]


def _chosen(base: dict[Point, float], side: float, ships: int) -> list[Point]:
    """The places that cost least together, as far as moving one ship after the other finds them."""

    water = sorted((cost, point) for point, cost in base.items())

    def place(others: Sequence[Point]) -> Point:
        best, least = water[0][1], float("inf")
        for cost, point in water:
            if cost >= least:
                break
            for other in others:
                cost += CROWDED * shared(point, other, side)
            if cost < least:
                best, least = point, cost
        return best

    chosen = list[Point]()
    for _ in range(ships):
        chosen.append(place(chosen))
    for _ in range(PASSES if ships > 1 else 0):
        before = list(chosen)
        for number in range(ships):
            chosen[number] = place(chosen[:number] + chosen[number + 1 :])
        if chosen == before:
            break
    return chosen


def _crowd(places: Sequence[Point], side: float) -> float:
    """How much ships lie on each other, a ship."""
    return sum(shared(one, other, side) for one, other in combinations(places, 2)) / len(places)


def _from_edges(point: Point, edges: Sequence[tuple[Point, Point]]) -> float:
    """How far a point lies from the nearest of these lines; asked some thousand times for a space."""
    x, y = point
    least = float("inf")
    for (x1, y1), (x2, y2) in edges:
        wide, high, across, down = x2 - x1, y2 - y1, x - x1, y - y1
        length = wide * wide + high * high
        part = (across * wide + down * high) / length if length else 0.0
        if part > 0:
            if part > 1:
                part = 1.0
            across -= part * wide
            down -= part * high
        far = across * across + down * down
        if far < least:
            least = far
    return sqrt(least)
