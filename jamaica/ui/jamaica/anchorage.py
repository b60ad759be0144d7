"""Where ships that share a space lie at anchor: as far from each other as its water allows, and off what is painted."""

from collections.abc import Sequence
from itertools import combinations, product
from math import hypot

from ..entities import Point
from ..focus import is_inside

GRAIN = 18
"""How far apart the places are that are tried, in board units."""
SHORES = (64, 52, 42, 32)
"""How far a ship's middle keeps from the edge of its space: nearer if there is no room otherwise."""
CLEAR = 72
"""How far it keeps from the middle of what is painted there, if it can."""
ENOUGH, LEAST = 92, 66
"""Distances at which ships hardly cover each other, and at which each can still be told."""
FLAT = 1.25
"""Ships are wider than high as far as they cover each other: so much nearer may they lie one below the other."""


def anchorage(outline: Sequence[Sequence[float]], painted: Sequence[Sequence[float]], ships: int) -> list[Point]:
    """Places for so many ships within an outline, from west to east; the same whenever it is asked for."""
    shape = [(x, y) for x, y in outline]
    water = [(point, _from_edge(point, shape)) for point in _grid(shape)]
    best = list[Point]()
    for shore in SHORES:
        offshore = [point for point, far in water if far >= shore]
        clear = [point for point in offshore if all(hypot(point[0] - x, point[1] - y) >= CLEAR for x, y in painted)]
        if len(clear) >= ships:
            chosen = _spread(clear, ships)
            if nearest(chosen) >= ENOUGH:
                return sorted(chosen)
            best = max(best, chosen, key=lambda places: nearest(places) if places else 0.0)
    if best and nearest(best) >= LEAST:
        return sorted(best)
    return sorted(_spread(offshore if len(offshore) >= ships else [point for point, _ in water], ships))


def _grid(outline: Sequence[Point]) -> list[Point]:
    """Points spread over an outline."""
    xs, ys = [point[0] for point in outline], [point[1] for point in outline]
    points = product(range(round(min(xs)), round(max(xs)), GRAIN), range(round(min(ys)), round(max(ys)), GRAIN))
    return [(float(x), float(y)) for x, y in points if is_inside(outline, (x, y))]


def _spread(water: Sequence[Point], ships: int) -> list[Point]:
    """Points as far apart as possible: begun at one end, bettered one by one while that helps."""
    chosen = [min(water)]
    while len(chosen) < ships:
        chosen.append(max(water, key=lambda point: min(_apart(point, other) for other in chosen)))
    bettered = True
    while bettered:
        bettered = False
        for number in range(ships):
            others = chosen[:number] + chosen[number + 1 :]
            best = max(water, key=lambda point: min(_apart(point, other) for other in others))
            if nearest([*others, best]) > nearest(chosen) + 1:
                chosen[number], bettered = best, True
    return chosen


def nearest(points: Sequence[Point]) -> float:
    """How far apart the two ships are that lie nearest to each other, as far as they cover each other."""
    return min(_apart(one, other) for one, other in combinations(points, 2))


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], (one[1] - other[1]) * FLAT)


def _from_edge(point: Point, shape: Sequence[Point]) -> float:
    return min(_from_line(point, start, end) for start, end in zip(shape, (*shape[1:], shape[0]), strict=True))


def _from_line(point: Point, start: Point, end: Point) -> float:
    (x, y), (x1, y1), (x2, y2) = point, start, end
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    part = 0.0 if not length else max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
    return hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1))
