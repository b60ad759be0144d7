"""The land of the Jamaica board: hills, woods, rivers, fields, roads, villages."""

from __future__ import annotations

import math

import numpy as np
import skia
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

from kit import curves
from kit.chart import (
    curve,
    fill,
    geom_path,
    ink,
    noise,
    poly,
    stroke,
)
from kit.things import church, house, mound, palm, tree

KEEP = [  # table slots and title on the island: nothing grows here
    box(930, 440, 1650, 700),
    Point(1010, 850).buffer(138),
    Point(1570, 850).buffer(138),
    box(1180, 720, 1400, 1010),
]


def landscape(cv, b, rng):
    """Hills, woods, villages and rivers, painted from north to south."""
    inner = b.island.buffer(-26)
    keep = unary_union([g.buffer(14) for g in KEEP])
    ports = unary_union([Point(s.symbol).buffer(66) for s in b.spaces if s.kind == "port"])
    fort_area = box(2010, 320, 2260, 520)
    lairs = unary_union([Point(s.symbol).buffer(70) for s in b.spaces if s.kind in ("lair", "sea")])
    items = []
    rivers(cv, b, rng)
    taken = []

    def free(x, y, r, hard):
        return (
            inner.buffer(-r * 0.4).contains(Point(x, y))
            and not hard.intersects(Point(x, y).buffer(r))
            and all((x - u) ** 2 + ((y - v) * 1.5) ** 2 > (r + q) ** 2 for u, v, q in taken)
        )

    hard = unary_union([keep, ports, fort_area])
    stream = LineString(RIVER).buffer(15)
    hard = unary_union([hard, stream])
    hard = unary_union([hard, *fields(cv, b, rng, hard)])
    roads(cv, b, rng)
    ranges = [
        ((1700, 600), (2090, 640), 15, 1.15),
        ((1760, 760), (2080, 830), 12, 0.95),
        ((1690, 470), (1960, 450), 7, 0.72),
        ((540, 690), (880, 610), 14, 1.0),
        ((600, 920), (830, 960), 8, 0.8),
        ((1060, 1130), (1560, 1120), 13, 0.82),
        ((980, 418), (1210, 420), 5, 0.55),
        ((720, 820), (860, 780), 6, 0.85),
        ((1850, 930), (2000, 930), 4, 0.7),
    ]
    for (x0, y0), (x1, y1), n, size in ranges:
        for _ in range(n * 14):
            if n <= 0:
                break
            f = rng.random()
            x, y = x0 + (x1 - x0) * f + rng.normal() * 30, y0 + (y1 - y0) * f + rng.normal() * 38
            w = (88 + 44 * rng.random()) * size * (1.1 - 0.5 * abs(f - 0.5))
            if free(x, y, w * 0.31, hard):
                taken.append((x, y, w * 0.31))
                items.append((y, "mound", x, w, w * (0.50 + 0.20 * rng.random())))
                n -= 1
    # woods: clumps by noise, crowns overlapping
    clump = noise((200, 320), 40, rng, 3)
    for _ in range(16000):
        x, y = 380 + rng.random() * 1840, 330 + rng.random() * 960
        r = 9 + rng.random() * 4
        v = clump[int(y / 8), int(x / 8)]
        if v < 0.18 or any((x - u) ** 2 + ((y - w_) * 1.35) ** 2 < (r * 0.72 + q) ** 2 for u, w_, q in taken):
            continue
        if inner.contains(Point(x, y)) and not hard.intersects(Point(x, y).buffer(r + 6)):
            taken.append((x, y, r * 0.50))
            items.append((y, "tree", x, r, 0))
    for _ in range(2600):  # tufts of grass in the open
        x, y = 380 + rng.random() * 1840, 330 + rng.random() * 960
        if free(x, y, 15, keep):
            taken.append((x, y, 12))
            for k in (-1, 0, 1):
                ink(
                    cv,
                    curve((x + k * 4, y), (x + k * 5, y - 4), (x + k * 7.5, y - 7 - 2 * (k == 0)), 5),
                    1.4,
                    "#55602F",
                    0.75,
                )
    for isl in b.islets.values():
        core = isl.buffer(-20)
        x0, y0, x1, y1 = core.bounds
        got = []
        for _ in range(1600):
            x, y = x0 + rng.random() * (x1 - x0), y0 + rng.random() * (y1 - y0)
            if x > 600 and isl is b.islets["NW"] or lairs.contains(Point(x, y - 10)) or ports.contains(Point(x, y)):
                continue
            if core.contains(Point(x, y)) and all((x - u) ** 2 + ((y - v) * 1.5) ** 2 > 19**2 for u, v in got):
                got.append((x, y))
                kind = rng.random()
                items.append(
                    (
                        y,
                        "palm" if kind < 0.34 else "tree" if kind < 0.94 else "mound",
                        x,
                        30 + 8 * rng.random() if kind < 0.34 else 10.5 if kind < 0.94 else 54,
                        34,
                    )
                )
    # palms along the coast
    pts = np.array(b.island.buffer(-22).exterior.coords)
    for i in range(0, len(pts), 19):
        x, y = pts[i] + rng.normal(size=2) * 4
        if rng.random() < 0.42 and not unary_union([ports, fort_area]).contains(Point(x, y)):
            items.append((y, "palm", x, 27 + rng.random() * 9, 0))
    # villages
    for s in b.spaces:
        if s.kind == "port":
            x, y = np.array(s.symbol) + np.array(s.inward) * 64
            shore = min([b.island, *b.islets.values()], key=lambda g: g.distance(Point(s.symbol)))
            for k in range(7):
                for _ in range(12):
                    px, py = x + rng.normal() * 34, y + rng.normal() * 20
                    if (
                        shore.buffer(-14).contains(Point(px, py))
                        and math.hypot(px - s.symbol[0], py - s.symbol[1]) > 56
                        and all(i[1] != "house" or abs(px - i[2]) > 26 or abs(py - i[0]) > 17 for i in items)
                    ):
                        items.append((py, "house", px, 24, k == 2))
                        break
    for x, y, n in ((640, 800, 6), (1460, 1090, 6), (1830, 1000, 5), (900, 1010, 5)):
        for k in range(n):
            items.append((y + rng.normal() * 15, "house", x + (k - n / 2) * 29 + rng.normal() * 4, 25, k == 2))
    houses = [(i[2], i[0]) for i in items if i[1] == "house"]
    for y, kind, x, a, h in sorted(items, key=lambda i: i[0]):
        if kind in ("tree", "palm") and any(abs(x - u) < 24 and -8 < y - v < 26 for u, v in houses):
            continue
        if kind == "mound":
            mound(cv, x, y, a, h, rng, rng.random())
        elif kind == "tree":
            tree(cv, x, y, a, rng)
        elif kind == "palm":
            palm(cv, x, y, a, rng)
        elif h:
            church(cv, x, y, a, rng)
        else:
            house(cv, x, y, a, rng, "roof" if rng.random() < 0.85 else "#B98A50")


RIVER = [(1800, 706), (1750, 770), (1768, 850), (1722, 930), (1742, 1010), (1668, 1080), (1668, 1180), (1622, 1300)]


ROADS = [
    [(2040, 470), (1960, 540), (1830, 530), (1690, 520)],
    [(1180, 1060), (1010, 1040), (900, 1020), (760, 880), (520, 830)],
    [(1400, 1060), (1480, 1100), (1640, 1040), (1830, 1000), (2010, 950), (2120, 880)],
    [(880, 720), (900, 560), (880, 430)],
    [(1440, 420), (1700, 420), (1990, 420)],
]


def rivers(cv, b, rng):
    cv.save()
    cv.clipPath(geom_path(b.island), skia.ClipOp.kIntersect, True)
    q = curves.spline(RIVER, 18)[: 18 * (len(RIVER) - 1)]
    w = np.linspace(1.5, 8, len(q))
    for extra, c, a in ((3.0, "ink_soft", 1), (0, "sea1", 1)):
        for i in range(len(q) - 1):
            cv.drawLine(*q[i], *q[i + 1], stroke(c, w[i] + extra, a))
    ink(cv, q + (1, 1), 1.4, "#2E7383", 0.7, rng, True, 0)
    cv.restore()


def roads(cv, b, rng):
    for pts in ROADS:
        q = curves.resample(curves.spline(pts, 14)[: 14 * (len(pts) - 1)], 3, closed=False)
        for i in range(0, len(q) - 3, 5):
            cv.drawLine(*q[i], *q[i + 3], stroke("#8A4A22", 2.2, 0.75, cap=skia.Paint.kButt_Cap))


def fields(cv, b, rng, hard):
    """Sugar-cane plots: small quilted parallelograms with furrows. Returns their outlines."""
    plots = []
    for x, y in (
        (1440, 720),
        (1510, 735),
        (1085, 735),
        (1020, 715),
        (1445, 980),
        (1200, 1030),
        (1130, 1000),
        (1060, 1000),
        (1460, 1030),
        (1520, 1010),
        (1600, 1000),
        (1830, 1050),
        (1890, 1020),
        (1130, 1050),
        (1060, 1030),
        (700, 700),
        (1480, 430),
        (1560, 410),
        (1640, 425),
        (860, 480),
        (470, 900),
        (520, 920),
        (1250, 425),
        (1330, 410),
        (1300, 1075),
        (1370, 1060),
    ):
        w, h, k = 52 + 18 * rng.random(), 26 + 8 * rng.random(), 14 * (rng.random() - 0.3)
        q = [(x, y), (x + w, y - 4), (x + w + k, y + h), (x + k, y + h + 4)]
        if hard.intersects(Polygon(q)) or not b.island.buffer(-18).contains(Polygon(q)):
            continue
        plots.append(Polygon(q))
        hard = unary_union([hard, Polygon(q).buffer(5)])
        c = ("#C9C77A", "#A9B565", "#DDBB6A", "#B7A957")[int(rng.integers(4))]
        cv.drawPath(poly(q), fill(c, 0.85))
        cv.save()
        cv.clipPath(poly(q), skia.ClipOp.kIntersect, True)
        flat = rng.random() < 0.5
        for i in range(14):
            p0, p1 = (
                ((x - 20, y + i * 5), (x + w + 30, y - 5 + i * 5))
                if flat
                else ((x + i * 6 - 8, y - 8), (x + i * 6 + k - 8, y + h + 8))
            )
            cv.drawLine(*p0, *p1, stroke("#5A5A28", 1.3, 0.7))
        cv.restore()
        cv.drawPath(poly(q), stroke("ink", 1.5, 0.9))
    return plots
