"""Geometry of the Jamaica board: coasts, lanes, spaces, anchors. No drawing here.

Everything is in board units (2560 x 1600). The sea inside the track is ONE polygon
(outer boundary minus land); ruled separators cut it into exactly 50 pieces, so spaces can
neither overlap nor leave gaps.
"""

from __future__ import annotations

import csv
import json
import math
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import nearest_points, polygonize, unary_union

from kit.curves import biggest, clockwise, ragged, resample, spline
from kit.sheet import FRAME, H, W

SEED = 1675
CHANNEL, OUTER = 146, 208  # least width of an inner channel and of an outer lane

# Island coast, clockwise from the west end; a closed spline runs through it.


ISLAND = [
    (372, 700),
    (424, 640),
    (500, 604),
    (600, 575),
    (690, 505),
    (770, 425),
    (860, 356),
    (960, 326),
    (1090, 352),
    (1230, 330),
    (1380, 314),
    (1520, 344),
    (1650, 322),
    (1790, 350),
    (1900, 322),
    (2010, 310),
    (2090, 322),
    (2165, 350),
    (2210, 410),
    (2186, 490),
    (2172, 570),
    (2206, 660),
    (2186, 760),
    (2206, 850),
    (2170, 930),
    (2090, 978),
    (1975, 1012),
    (1870, 1056),
    (1770, 1110),
    (1690, 1190),
    (1590, 1256),
    (1480, 1284),
    (1330, 1258),
    (1190, 1288),
    (1080, 1262),
    (985, 1218),
    (905, 1142),
    (800, 1088),
    (690, 1050),
    (580, 1024),
    (480, 985),
    (410, 920),
    (370, 850),
    (394, 775),
]
# Corner boxes (x0, y0, x1, y1) an islet may fill, and which end of it is the fork.


ISLETS = {
    "SE": (1660, 1040, 2440, 1500),
    "SW": (120, 1085, 930, 1500),
    "NW": (120, 100, 770, 525),
}


def outer_boundary():
    """Outer edge of the track: the neatline with three elliptical corners (room for ornaments)."""
    x0, y0, x1, y1 = FRAME, FRAME, W - FRAME, H - FRAME
    pts = []

    def corner(cx, cy, rx, ry, a0):
        for a in np.radians(np.linspace(a0, a0 + 90, 40)):
            pts.append((cx + rx * math.cos(a), cy + ry * math.sin(a)))

    rx, ry, r = 500, 340, 70
    corner(x0 + rx, y0 + ry, rx, ry, 180)
    corner(x1 - r, y0 + r, r, r, 270)
    corner(x1 - rx, y1 - ry, rx, ry, 0)
    corner(x0 + rx, y1 - ry, rx, ry, 90)
    return Polygon(pts)


@dataclass
class Space:
    number: int
    kind: str
    cost: int
    score: int
    next: list[int]
    polygon: Polygon | None = None
    centre: tuple = (0, 0)  # where ships gather
    symbol: tuple = (0, 0)  # squares, skull rock
    coast: tuple = (0, 0)  # where a port's medallion stands
    plate: tuple = (0, 0)  # where the printed score stands
    inward: tuple = (0, 0)  # unit vector towards the coast
    slots: list = field(default_factory=list)
    room: float = 0  # free radius around the centre: limits the size of a single ship
    layout: list = field(default_factory=list)  # offsets of the food squares


@dataclass
class Board:
    island: Polygon
    islets: dict
    outer: Polygon
    land: object
    spaces: list
    separators: list  # (LineString, is_red)
    red: list


FORKS = {"SE": (6, 7, 12, 13, 14, 15), "SW": (19, 20, 25, 26, 27, 28), "NW": (32, 33, 38, 39, 40, 41)}


def load_spaces(path):
    rows = csv.DictReader(open(path, encoding="utf8"))
    return [
        Space(int(r["space"]), r["kind"], int(r["cost"]), int(r["score"]), [int(v) for v in r["next"].split()])
        for r in rows
    ]


def extreme(points, guide, last):
    """The first (or last) of the points along a closed guide; of near ties, the one nearest to it."""
    s = np.array([guide.project(Point(q)) for q in points])
    s = (s - s[0] + guide.length / 2) % guide.length
    s = -s if last else s
    near = points[s < s.min() + (s.max() - s.min()) * 0.03 + 5]
    return near[np.argmin([guide.distance(Point(q)) for q in near])]


def along(guide, start, end, fraction):
    """Point at a fraction of the way from start to end along a closed guide."""
    a, b = guide.project(Point(start)), guide.project(Point(end))
    b += guide.length if b < a else 0
    return guide.interpolate((a + (b - a) * fraction) % guide.length).coords[0]


def build(csv_path) -> Board:
    rng = np.random.default_rng(SEED)
    outer = outer_boundary()
    smooth = Polygon(spline(ISLAND)).buffer(0)
    hull = smooth.buffer(260).buffer(-260)  # the island without its bays
    island = biggest(Polygon(ragged(np.array(smooth.exterior.coords)[:-1], rng, 5.5)).buffer(0))

    islets = {}
    for name, bx in ISLETS.items():
        raw = outer.buffer(-OUTER).difference(hull.buffer(CHANNEL)).intersection(box(*bx))
        raw = biggest(raw).buffer(-26).buffer(26)
        islets[name] = biggest(Polygon(ragged(np.array(biggest(raw).exterior.coords)[:-1], rng, 4.0)).buffer(0))
    land = unary_union([island, *islets.values()])
    sea = outer.difference(land)
    coast, rim = clockwise(hull.exterior), clockwise(outer.exterior)

    seps = {}  # (from space, to space) -> ruled line

    def shore_to_shore(a, b):
        """The part of the line a-b that lies on water (a on land, b on the rim or an islet)."""
        a, b = np.array(a), np.array(b)
        d = (b - a) / np.linalg.norm(b - a)
        line = LineString([a - d * 60, b + d * 24]).intersection(sea)
        return max(getattr(line, "geoms", [line]), key=lambda g: g.length)

    def rule(first, inner, outer_, count, weights=None):
        """Rules between consecutive spaces: equal fractions of two guides (a ruled surface).

        inner and outer_ are (guide, start point, end point)."""
        w = np.cumsum(weights or [1] * count)
        for k in range(count - 1):
            f = w[k] / w[-1]
            seps[first + k, first + k + 1] = shore_to_shore(along(*inner, f), along(*outer_, f))

    # Fork and merge: shortest lines from the islet's two ends to the island and to the rim.
    feet = {}
    for name, (f, o0, o1, i0, i1, m) in FORKS.items():
        isl = islets[name]
        c = resample(np.array(isl.exterior.coords)[:-1], 4)
        ends = []
        for at_end in (False, True):
            tin, tout = (extreme(c, guide, at_end) for guide in (coast, rim))
            ends.append(
                (
                    tin,
                    tout,
                    nearest_points(hull, Point(tin))[0].coords[0],
                    nearest_points(rim, Point(tout))[0].coords[0],
                )
            )
        (t0, u0, h0, r0), (t1, u1, h1, r1) = ends
        seps[f, o0], seps[o1, m] = shore_to_shore(u0, r0), shore_to_shore(u1, r1)
        seps[f, i0], seps[i1, m] = shore_to_shore(h0, t0), shore_to_shore(h1, t1)
        shore = clockwise(isl.exterior)
        # on screen the islet's own outline, run clockwise, passes its outer side from fork to merge
        rule(o0, (shore, u0, u1), (rim, r0, r1), 6)
        rule(i0, (coast, h0, h1), (clockwise(isl.exterior, False), t0, t1), 2)
        feet[name] = ends

    pr_in = ((2120, 310), (2120, FRAME))
    pr_out = ((2205, 372), (W - FRAME, 372))
    seps[49, 0], seps[0, 1] = shore_to_shore(*pr_in), shore_to_shore(*pr_out)

    def single(first, start, end, count, weights=None):
        rule(first, (coast, start[0], end[0]), (rim, start[1], end[1]), count, weights)

    fork_end = {n: (feet[n][0][2], feet[n][0][3]) for n in feet}
    merge_end = {n: (feet[n][1][2], feet[n][1][3]) for n in feet}
    single(1, pr_out, fork_end["SE"], 6, [1, 1, 1, 1, 1, 1.15])
    single(15, merge_end["SE"], fork_end["SW"], 5, [1.15, 1, 1, 1, 1.15])
    single(28, merge_end["SW"], fork_end["NW"], 5, [1.15, 1, 1, 1, 1.15])
    single(41, merge_end["NW"], pr_in, 9, [1.2] + [1] * 8)

    spaces = load_spaces(csv_path)
    extended = []
    for line in seps.values():  # a hair longer, so that polygonize closes
        c = np.array(line.coords)
        d = (c[-1] - c[0]) / np.linalg.norm(c[-1] - c[0])
        extended.append(LineString([c[0] - d * 3, c[-1] + d * 3]))
    edges = unary_union([sea.boundary, *extended])
    pieces = [q for q in polygonize(edges) if sea.contains(q.representative_point()) and q.area > 600]
    assert len(pieces) == 50, f"{len(pieces)} pieces, not 50"
    touching = {}
    for i, q in enumerate(pieces):
        touching[i] = {
            k for k, line in seps.items() if q.boundary.buffer(2).intersection(line).length > 0.8 * line.length
        }
    for sp in spaces:
        need = {(sp.number, n) for n in sp.next} | {(p.number, sp.number) for p in spaces if sp.number in p.next}
        match = [i for i, t in touching.items() if t == need]
        assert len(match) == 1, (sp.number, need, match)
        sp.polygon = pieces[match[0]]
    for sp in spaces:
        if sp.kind != "sea":
            place_symbol(sp, island, islets, Polygon())
    part_medallions(spaces)
    taken = unary_union([Point(sp.symbol).buffer(50) for sp in spaces if sp.kind in ("port", "lair")])
    for sp in spaces:
        if sp.kind == "sea":
            place_symbol(sp, island, islets, taken)
    for sp in spaces:
        place_berths(sp)
    red = [seps[(38, 41)], seps[(40, 41)]]
    return Board(island, islets, outer, land, spaces, list(seps.items()), red)


def shared_edge_middle(q, shore):
    """Middle of the stretch of coast a space touches."""
    edge = shapely.line_merge(q.exterior.intersection(shore.buffer(2)))
    edge = max(getattr(edge, "geoms", [edge]), key=lambda g: g.length)
    return np.array(edge.interpolate(0.5, normalized=True).coords[0])


SQUARE, GAP = 36, 6  # a food square and the gap between two


def layouts(sp):
    """Ways to print the symbol: lists of offsets (squares), or one block."""
    if sp.kind != "sea":
        return [[(0, 0)]]
    p = SQUARE + GAP
    row = [((i - (sp.cost - 1) / 2) * p, 0) for i in range(sp.cost)]
    two = {
        2: [(0, -p / 2), (0, p / 2)],
        3: [(-p / 2, -p / 2), (p / 2, -p / 2), (0, p / 2)],
        4: [(-p / 2, -p / 2), (p / 2, -p / 2), (-p / 2, p / 2), (p / 2, p / 2)],
    }
    return [two[4]] if sp.cost == 4 else [row] + ([two[sp.cost]] if sp.cost in two else [])


def extent(sp, layout):
    if sp.kind != "sea":
        return {"lair": (104, 92), "port": (84, 84), "port_royal": (10, 10)}[sp.kind]
    xy = np.abs(np.array(layout)).max(0) * 2 + SQUARE
    return float(xy[0]), float(xy[1])


def part_medallions(spaces, least=90):
    """Push round symbols on the coast apart where they crowd."""
    moving = [s for s in spaces if s.kind in ("port", "lair")]
    for _ in range(60):
        for i, a in enumerate(moving):
            for b in moving[i + 1 :]:
                d = np.array(b.symbol) - np.array(a.symbol)
                dist = np.hypot(*d)
                gap = least + 8 * ((a.kind == "lair") + (b.kind == "lair"))
                if dist < gap:
                    push = d / dist * (gap - dist) * 0.5
                    a.symbol, b.symbol = tuple(np.array(a.symbol) - push), tuple(np.array(b.symbol) + push)


def place_symbol(sp, island, islets, taken):
    """Symbol on the coast side of the space: medallion on the shore, squares and skull in the water."""
    q = sp.polygon
    c = np.array(q.centroid.coords[0])
    shore = island if q.distance(island) < 1 else min(islets.values(), key=q.distance)
    foot = shared_edge_middle(q, shore)
    inward = (foot - c) / np.linalg.norm(foot - c)
    sp.inward, sp.coast = tuple(inward), tuple(foot)
    sp.layout = layouts(sp)[0]
    if sp.kind in ("port", "port_royal"):
        sp.symbol = tuple(foot - inward * 2)
    else:  # slide off the coast until the symbol swims free
        best = None
        edges = [q.exterior.difference(shore.buffer(3))]  # separators and rim
        water = q.union(shore.intersection(q.buffer(40))) if sp.kind == "lair" else q
        for n, layout in enumerate(layouts(sp)):
            w, h = extent(sp, layout)
            for t in range(26 if sp.kind == "lair" else 18, 112, 4):
                for side in range(-36, 37, 6):
                    x, y = foot - inward * t + np.array([-inward[1], inward[0]]) * side
                    r = box(x - w / 2 - 7, y - h / 2 - 7, x + w / 2 + 7, y + h / 2 + 7)
                    inside = r.intersection(water).area / r.area
                    clear = min(r.distance(e) for e in edges) if sp.kind == "sea" else 0
                    value = inside * 400 + 2.2 * min(clear, 16) - t * 0.8 - abs(side) * 0.3 - n * 8
                    value -= 2 * r.intersection(taken).area ** 0.5
                    if best is None or value > best[0]:
                        best = (value, (x, y), layout)
        sp.symbol, sp.layout = best[1], best[2]


def place_berths(sp):
    """Six ship berths in the widest free water, score plate at the border."""
    q = sp.polygon
    x, y = sp.symbol
    w, h = extent(sp, sp.layout)
    free = q.difference(box(x - w / 2, y - h / 2, x + w / 2, y + h / 2))
    if sp.kind == "port_royal":  # ribbon with the name, laurelled 15
        free = free.difference(unary_union([box(2120, FRAME, 2480, 178), Point(2424, 296).buffer(74)]))
    if sp.number >= 41:
        top = q.intersection(box(0, 0, W, FRAME + 60)).centroid
        sp.plate = (top.x, FRAME + 38)
        free = free.difference(Point(sp.plate).buffer(38))
    free = biggest(free)
    gx, gy = free.centroid.coords[0]
    x0, y0, x1, y1 = free.bounds
    xs, ys = np.meshgrid(np.arange(x0 + 20, x1 - 20, 6), np.arange(y0 + 20, y1 - 20, 6))
    cand = np.stack([xs.ravel(), ys.ravel()], 1)
    best = None
    for cols, rows in ((3, 2), (2, 3)):
        grid = np.array([((i - (cols - 1) / 2), (j - (rows - 1) / 2)) for j in range(rows) for i in range(cols)])
        for scale in (1.1, 1, 0.92, 0.84, 0.76, 0.7, 0.64):
            pts = cand[:, None, :] + grid[None] * np.array([66, 58]) * scale
            geo = shapely.points(pts)
            room = np.where(
                shapely.contains_xy(free, pts[..., 0], pts[..., 1]), shapely.distance(free.boundary, geo), -1
            ).min(1)
            value = np.minimum(room, 24) * 8 + scale * 50 - np.hypot(*(cand - (gx, gy)).T) * 0.15
            value[room < 15] -= 900
            k = int(np.argmax(value))
            if best is None or value[k] > best[0]:
                best = (value[k], cand[k], pts[k])
    sp.centre, sp.slots = tuple(best[1]), [tuple(p) for p in best[2]]
    sp.room = float(free.boundary.distance(Point(sp.centre)))


def export(board, path):
    data = {
        "size": [W, H],
        "spaces": [
            {
                "space": s.number,
                "centre": [round(v, 1) for v in s.centre],
                "symbol": [round(v, 1) for v in s.symbol],
                "coast": [round(v, 1) for v in s.coast],
                "plate": [round(v, 1) for v in s.plate],
                "room": round(s.room, 1),
                "slots": [[round(a, 1), round(b, 1)] for a, b in s.slots],
                "polygon": [[round(a, 1), round(b, 1)] for a, b in s.polygon.simplify(1.2).exterior.coords],
            }
            for s in board.spaces
        ],
    }
    Path(path).write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf8")
