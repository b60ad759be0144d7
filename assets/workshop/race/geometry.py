"""Geometry of the Jamaica board: coasts, lanes, spaces. No drawing here.

Everything is in board units (2560 x 1600). The sea inside the track is ONE polygon
(outer boundary minus land); ruled separators cut it into exactly 50 pieces, so spaces can
neither overlap nor leave gaps.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, polygonize, unary_union

from kit.curves import biggest, clockwise, ragged, resample, spline
from kit.sheet import FRAME, H, W

DATA = ("data/jamaica-board.csv",)
BOARD_CSV = Path(__file__).resolve().parents[2] / DATA[0]
SEED = 1675
OUTER = 206  # least width of an outer lane

XY = tuple[float, float]

# Island coast, clockwise from the west end; a closed spline runs through it.
# fmt: off
ISLAND = (
    (376, 706), (436, 656), (520, 626), (626, 604), (718, 536), (800, 454), (884, 372), (970, 332),
    (1090, 352), (1230, 330), (1380, 314), (1520, 344), (1650, 322), (1790, 350), (1900, 322),
    (2010, 310), (2090, 322), (2165, 350), (2206, 410), (2182, 490), (2166, 570), (2200, 660),
    (2182, 760), (2202, 850), (2166, 930), (2090, 974), (1975, 1006), (1870, 1050), (1770, 1106),
    (1690, 1186), (1590, 1254), (1480, 1284), (1330, 1258), (1190, 1288), (1080, 1262), (985, 1216),
    (905, 1138), (800, 1084), (690, 1046), (580, 1020), (480, 981), (412, 918), (372, 850), (396, 778),
)
# fmt: on


@dataclass(frozen=True)
class Strait:
    """One of the three places where the track forks round an islet."""

    corner: tuple[int, int, int, int]  # box (x0, y0, x1, y1) the islet may fill
    channel: int  # least width of the inner channel
    spaces: tuple[int, int, int, int, int, int]  # fork, outer first and last, inner first and last, merge


STRAITS = {
    "SE": Strait((1660, 1040, 2440, 1500), 150, (6, 7, 12, 13, 14, 15)),
    "SW": Strait((120, 1085, 930, 1500), 150, (19, 20, 25, 26, 27, 28)),
    "NW": Strait((120, 100, 770, 525), 172, (32, 33, 38, 39, 40, 41)),
}
# The two rules of Port Royal: from a point on the coast to a point on the rim.
ROYAL_IN: tuple[XY, XY] = ((2120, 310), (2120, FRAME))
ROYAL_OUT: tuple[XY, XY] = ((2201, 372), (W - FRAME, 372))


@dataclass
class Space:
    """One space: the printed figures from the data file, and where everything on it lies."""

    number: int
    kind: str
    cost: int
    score: int
    next: list[int]
    polygon: Polygon = field(default_factory=Polygon)
    centre: XY = (0, 0)  # where a lone ship lies
    symbol: XY = (0, 0)  # squares, skull rock, medallion
    coast: XY = (0, 0)  # middle of its stretch of coast
    plate: XY = (0, 0)  # where the printed score stands (spaces past the red line)
    inward: XY = (0, 0)  # unit vector towards the coast
    berths: list[XY] = field(default_factory=list)
    room: float = 0  # free radius around the centre: limits the size of a lone ship
    layout: list[XY] = field(default_factory=list)  # offsets of the food squares


@dataclass
class Board:
    """All shapes of the board."""

    island: Polygon
    islets: dict[str, Polygon]
    outer: Polygon
    land: BaseGeometry
    spaces: list[Space]
    rules: dict[tuple[int, int], LineString]  # (from, to) -> the ruled line between two spaces

    @property
    def red(self) -> tuple[LineString, LineString]:
        """The red line: from here on the printed scores count."""
        return self.rules[38, 41], self.rules[40, 41]


def outer_boundary() -> Polygon:
    """Outer edge of the track: the neatline with three elliptical corners (room for ornaments)."""
    x0, y0, x1, y1 = FRAME, FRAME, W - FRAME, H - FRAME
    pts = []

    def corner(cx: float, cy: float, rx: float, ry: float, start: float) -> None:
        for a in np.radians(np.linspace(start, start + 90, 40)):
            pts.append((cx + rx * math.cos(a), cy + ry * math.sin(a)))

    rx, ry, r = 500, 340, 70
    corner(x0 + rx, y0 + ry, rx, ry, 180)
    corner(x1 - r, y0 + r, r, r, 270)
    corner(x1 - rx, y1 - ry, rx, ry, 0)
    corner(x0 + rx, y1 - ry, rx, ry, 90)
    return Polygon(pts)


def load_spaces(path: Path = BOARD_CSV) -> list[Space]:
    """The spaces with their printed figures."""
    with path.open(encoding="utf8") as file:
        return [
            Space(int(r["space"]), r["kind"], int(r["cost"]), int(r["score"]), [int(v) for v in r["next"].split()])
            for r in csv.DictReader(file)
        ]


def extreme(points: np.ndarray, guide: LineString, last: bool) -> np.ndarray:
    """The first (or last) of the points along a closed guide; of near ties, the one nearest to it."""
    s = np.array([guide.project(Point(q)) for q in points])
    s = (s - s[0] + guide.length / 2) % guide.length
    s = -s if last else s
    near = points[s < s.min() + (s.max() - s.min()) * 0.03 + 5]
    return near[np.argmin([guide.distance(Point(q)) for q in near])]


def along(guide: LineString, start: XY, end: XY, fraction: float) -> XY:
    """Point at a fraction of the way from start to end along a closed guide."""
    a, b = guide.project(Point(start)), guide.project(Point(end))
    b += guide.length if b < a else 0
    return guide.interpolate((a + (b - a) * fraction) % guide.length).coords[0]


class Ruler:
    """Rules the sea into spaces."""

    def __init__(self, sea: BaseGeometry, hull: Polygon, outer: Polygon) -> None:
        self.sea, self.hull = sea, hull
        self.coast, self.rim = clockwise(hull.exterior), clockwise(outer.exterior)
        self.rules: dict[tuple[int, int], LineString] = {}

    def shore_to_shore(self, a: Sequence[float], b: Sequence[float]) -> LineString:
        """The part of the line a-b that lies on water (a on land, b on the rim or an islet)."""
        p, q = np.array(a), np.array(b)
        d = (q - p) / np.linalg.norm(q - p)
        line = LineString([p - d * 60, q + d * 24]).intersection(self.sea)
        return max(getattr(line, "geoms", [line]), key=lambda g: g.length)

    def stretch(self, first: int, inner: tuple, outer: tuple, weights: Sequence[float]) -> None:
        """Rules between consecutive spaces: equal fractions of two guides (a ruled surface, so they cannot cross).

        inner and outer are (guide, start point, end point); the weights are the relative lengths of the spaces.
        """
        w = np.cumsum(weights)
        for k in range(len(weights) - 1):
            f = w[k] / w[-1]
            self.rules[first + k, first + k + 1] = self.shore_to_shore(along(*inner, f), along(*outer, f))

    def single(self, first: int, start: tuple[XY, XY], end: tuple[XY, XY], weights: Sequence[float]) -> None:
        """A stretch between the island and the rim; start and end are (coast point, rim point)."""
        self.stretch(first, (self.coast, start[0], end[0]), (self.rim, start[1], end[1]), weights)

    def fork(self, strait: Strait, islet: Polygon) -> tuple[tuple[XY, XY], tuple[XY, XY]]:
        """Fork, merge and both lanes of a strait; gives the (coast, rim) feet of fork and merge."""
        fork, out0, out1, in0, in1, merge = strait.spaces
        shore = resample(np.array(islet.exterior.coords)[:-1], 4)
        ends = []
        for last in (False, True):
            tip_in, tip_out = (extreme(shore, guide, last) for guide in (self.coast, self.rim))
            foot_in = nearest_points(self.hull, Point(tip_in))[0].coords[0]
            foot_out = nearest_points(self.rim, Point(tip_out))[0].coords[0]
            ends.append((tip_in, tip_out, foot_in, foot_out))
        (t0, u0, h0, r0), (t1, u1, h1, r1) = ends
        self.rules[fork, out0], self.rules[out1, merge] = self.shore_to_shore(u0, r0), self.shore_to_shore(u1, r1)
        self.rules[fork, in0], self.rules[in1, merge] = self.shore_to_shore(h0, t0), self.shore_to_shore(h1, t1)
        # on screen the islet's own outline, run clockwise, passes its outer side from fork to merge
        self.stretch(out0, (clockwise(islet.exterior), u0, u1), (self.rim, r0, r1), [1] * 6)
        self.stretch(in0, (self.coast, h0, h1), (clockwise(islet.exterior, False), t0, t1), [1] * 2)
        return (h0, r0), (h1, r1)

    def pieces(self) -> list[Polygon]:
        """The sea cut along the rules."""
        extended = []
        for line in self.rules.values():  # a hair longer, so that polygonize closes
            c = np.array(line.coords)
            d = (c[-1] - c[0]) / np.linalg.norm(c[-1] - c[0])
            extended.append(LineString([c[0] - d * 3, c[-1] + d * 3]))
        edges = unary_union([self.sea.boundary, *extended])
        return [q for q in polygonize(edges) if self.sea.contains(q.representative_point()) and q.area > 600]


def assign_pieces(spaces: list[Space], pieces: list[Polygon], rules: dict[tuple[int, int], LineString]) -> None:
    """Give each space the piece of sea that touches exactly its own rules."""
    if len(pieces) != len(spaces):
        raise ValueError(f"the rules cut the sea into {len(pieces)} pieces, not {len(spaces)}")
    touching = [
        {k for k, line in rules.items() if q.boundary.buffer(2).intersection(line).length > 0.8 * line.length}
        for q in pieces
    ]
    for sp in spaces:
        need = {(sp.number, n) for n in sp.next} | {(p.number, sp.number) for p in spaces if sp.number in p.next}
        match = [q for q, t in zip(pieces, touching, strict=True) if t == need]
        if len(match) != 1:
            raise ValueError(f"space {sp.number}: {len(match)} pieces touch the rules {sorted(need)}")
        sp.polygon = match[0]


def build() -> Board:
    """Coasts, rules and spaces; `places.arrange` then says where things lie on them."""
    rng = np.random.default_rng(SEED)
    outer = outer_boundary()
    smooth = Polygon(spline(ISLAND)).buffer(0)
    hull = smooth.buffer(260).buffer(-260)  # the island without its bays
    island = biggest(Polygon(ragged(np.array(smooth.exterior.coords)[:-1], rng, 5.5)).buffer(0))
    islets = {}
    for name, strait in STRAITS.items():
        raw = outer.buffer(-OUTER).difference(hull.buffer(strait.channel)).intersection(box(*strait.corner))
        raw = biggest(biggest(raw).buffer(-26).buffer(26))
        islets[name] = biggest(Polygon(ragged(np.array(raw.exterior.coords)[:-1], rng, 4.0)).buffer(0))
    land = unary_union([island, *islets.values()])

    ruler = Ruler(outer.difference(land), hull, outer)
    ends = {name: ruler.fork(strait, islets[name]) for name, strait in STRAITS.items()}
    ruler.rules[49, 0], ruler.rules[0, 1] = ruler.shore_to_shore(*ROYAL_IN), ruler.shore_to_shore(*ROYAL_OUT)
    ruler.single(1, ROYAL_OUT, ends["SE"][0], [1, 1, 1, 1, 1, 1.15])
    ruler.single(15, ends["SE"][1], ends["SW"][0], [1.15, 1, 1, 1, 1.15])
    ruler.single(28, ends["SW"][1], ends["NW"][0], [1.15, 1, 1, 1, 1.15])
    ruler.single(41, ends["NW"][1], ROYAL_IN, [1.2, *[1] * 8])

    spaces = load_spaces()
    assign_pieces(spaces, ruler.pieces(), ruler.rules)
    return Board(island, islets, outer, land, spaces, ruler.rules)
