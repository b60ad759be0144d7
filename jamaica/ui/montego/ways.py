"""The ways people take round the warehouses, in board units."""

from collections.abc import Sequence
from itertools import pairwise

from pygame import Vector2

from ...games.montego.rules.static import LEFT
from ..entities import Point, between
from .quay import Quay


def walk(quay: Quay, start: Point, path: Sequence[int]) -> list[Point]:
    """The way of a worker from where he stands along spaces; out of a tavern by its door."""
    points = [start]
    if path[0] < 0:
        tavern = quay.facts["taverns"]["west" if path[0] == LEFT else "east"]
        points += [(x, y) for x, y in tavern["exit"]] + [quay.feet(path[1])]
        path = path[1:]
    for space, _ in pairwise(path):
        points += quay.lane(space)
    return points


def back(quay: Quay, path: Sequence[int]) -> list[Point]:
    """The way of a worker who goes back against the arrows."""
    points = []
    for _, space in pairwise(path):
        points += quay.lane(space)[::-1]
    return points


def post(quay: Quay, space: int) -> Point:
    """Where the Tally-Man stands when he counts the worker on a space."""
    x, y = quay.row["ring"][space]["tally"]
    return x, y + quay.facts["feet"]


def tally(quay: Quay, before: int, space: int) -> list[Point]:
    """The way of the Tally-Man from one post to the next against the arrows; `before` is the ring's length at first."""
    ring = len(quay.row["ring"])
    points = [door(quay)] if before == ring else [post(quay, before)]
    for number in range(min(before, ring - 1), space, -1):
        if number < ring:
            points.append(quay.feet(number))
            points += quay.lane(number - 1)[::-1]
    end = Vector2(post(quay, space))
    last = quay.lane(space)[::-1]
    if before != ring or space != ring - 1:
        nearest = min(range(len(last)), key=lambda number: Vector2(last[number]).distance_to(end))
        points += last[: nearest + 1] if len(last) > 2 else []
    return [*points, (end.x, end.y)]


def door(quay: Quay) -> Point:
    """Where the Tally-Man steps out from behind his desk."""
    x, y = quay.facts["tally_desk"]
    return x + 130, y + quay.facts["feet"]


def cut(points: Sequence[Point], by: float) -> list[Point]:
    """A way that ends so far before its end; a short one ends at half."""
    far = length(points)
    left = max(far - by, far / 2)
    made = [points[0]]
    for start, end in pairwise(points):
        gap = Vector2(start).distance_to(end)
        if gap >= left:
            return [*made, between(start, end, left / gap if gap else 0.0)]
        made.append(end)
        left -= gap
    return made


def length(points: Sequence[Point]) -> float:
    """How long a way is."""
    return sum(Vector2(start).distance_to(end) for start, end in pairwise(points))


def along(points: Sequence[Point], part: float) -> tuple[Point, Point]:
    """The point after a part of a way, and the direction there."""
    left = part * length(points)
    for start, end in pairwise(points):
        gap = Vector2(start).distance_to(end)
        if gap and left <= gap:
            return between(start, end, left / gap), (end[0] - start[0], end[1] - start[1])
        left -= gap
    start, end = points[-2:] if len(points) > 1 else (points[-1], points[-1])
    return points[-1], (end[0] - start[0], end[1] - start[1])
