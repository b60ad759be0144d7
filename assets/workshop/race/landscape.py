"""The land of the Jamaica board: a plan of mountains, woods, fields and towns, and the painting of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import skia
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from shapely.prepared import prep

from kit import curves
from kit.chart import curve, fill, geom_path, ink, mix, noise, poly, stroke
from kit.things import church, fort, house, mound, palm, tree
from race import country
from race.atlas import HERDS, ISLET_FEATURES, LANDMARKS, MOUNDS, PEAKS, PLOTS, RIVERS, ROADS, VILLAGES
from race.geometry import Board, Space
from race.places import MOON, SUN

Rng = np.random.Generator

# Table places and title on the island: nothing grows here.
KEEP = (
    box(940, 446, 1640, 694),
    Point(SUN).buffer(136),
    Point(MOON).buffer(136),
    box(SUN[0] + 120, 700, MOON[0] - 120, 996),
)
CAPE = box(1990, 320, 2260, 512)  # Port Royal's town and fort


@dataclass(frozen=True)
class Item:
    """One thing that stands on the land; painted in the order of y."""

    y: float
    x: float
    kind: str
    size: float
    height: float = 0
    tone: float = 0  # 0..1: which of its colours it wears


@dataclass
class Plan:
    """Everything that will be painted."""

    items: list[Item] = field(default_factory=list)
    plots: list[np.ndarray] = field(default_factory=list)
    jetties: list[tuple[float, float, float, float, float]] = field(default_factory=list)

    def of(self, *kinds: str) -> list[Item]:
        return [i for i in self.items if i.kind in kinds]


class Planner:
    """Decides where things stand, so that nothing stands on anything else."""

    def __init__(self, board: Board, rng: Rng) -> None:
        self.board, self.rng, self.plan = board, rng, Plan()
        self.ports = [s for s in board.spaces if s.kind == "port"]
        symbols = [Point(s.symbol).buffer(58) for s in board.spaces if s.kind in ("port", "lair")]
        ways = [LineString(curves.open_spline(w)).buffer(13) for w in (*RIVERS, *ROADS)]
        self.closed = unary_union([*(g.buffer(12) for g in KEEP), *symbols, *ways, CAPE])
        self.taken: list[tuple[float, float, float]] = []

    def free(self, x: float, y: float, r: float, squash: float = 1.5) -> bool:
        return all((x - u) ** 2 + ((y - v) * squash) ** 2 > (r + q) ** 2 for u, v, q in self.taken)

    def add(
        self, kind: str, x: float, y: float, size: float, height: float = 0, tone: float = 0, room: float = 0
    ) -> None:
        self.plan.items.append(Item(float(y), float(x), kind, float(size), float(height), float(tone)))
        if room:
            self.taken.append((x, y, room))

    def heights(self) -> None:
        """Mountains and hills. Trees may stand at their feet, not on their faces."""
        for x, y, w, h, blue in PEAKS:
            self.add("peak", x, y, w, h, blue)
            for f in (-0.2, 0, 0.2):
                self.taken.append((x + w * f, y - h * 0.26, w * 0.14))
            self.taken.append((x, y - h * 0.55, w * 0.14))
        for x, y, w, h in MOUNDS:
            self.add("mound", x, y, w, h, room=w * 0.33)

    def estates(self) -> None:
        """Fields, mills, great houses, cattle."""
        inside = self.board.island.buffer(-16)
        for x, y, columns in PLOTS:
            for k in range(columns):
                w, h, lean = 54 + 10 * self.rng.random(), 28 + 5 * self.rng.random(), 10 * (self.rng.random() - 0.4)
                q = np.array([(0, 0), (w, -3), (w + lean, h), (lean, h + 3)]) + np.array([x + k * 68, y - 3 * k])
                if inside.contains(Polygon(q)):
                    self.plan.plots.append(q)
                    self.closed = self.closed.union(Polygon(q).buffer(4))
        for x, y, kind, s in LANDMARKS:
            self.add(kind, x, y, s, room=s * 0.62)
        for x, y, n in HERDS:
            for k in range(n):
                px, py = x + (k - n / 2) * 25 + self.rng.normal() * 5, y + self.rng.normal() * 9
                self.add("cow", px, py, 17, tone=self.rng.random(), room=12)

    def villages(self) -> None:
        """Houses behind every port, a few villages inland, jetties into the water."""
        for s in self.ports:
            shore = min([self.board.island, *self.board.islets.values()], key=lambda g: g.distance(Point(s.symbol)))
            x, y = np.array(s.symbol) + np.array(s.inward) * 66
            self.cluster(x, y, 9, shore.buffer(-14), 36, 23)
            self.jetties(s)
        for x, y, n in VILLAGES:
            self.cluster(x, y, n, self.board.island.buffer(-14), 30, 12)

    def cluster(self, x: float, y: float, n: int, ground: BaseGeometry, wide: float, deep: float) -> None:
        closed = unary_union([self.closed.buffer(-8), *(Point(s.symbol).buffer(50) for s in self.ports)])
        for k in range(n):
            for _ in range(20):
                px, py = x + self.rng.normal() * wide, y + self.rng.normal() * deep
                if ground.contains(Point(px, py)) and not closed.contains(Point(px, py)) and self.free(px, py, 11, 1.3):
                    self.add("church" if k == 2 else "house", px, py, 23, tone=self.rng.random(), room=12)
                    break

    def jetties(self, s: Space) -> None:
        out = -np.array(s.inward)
        side = np.array([-out[1], out[0]])
        shore = self.board.land.boundary
        for k in (-1, 1):
            foot = np.array(s.symbol) + side * k * 56
            foot = nearest(shore, foot)
            end = foot + out * 34
            spot = LineString([foot + out * 6, end]).buffer(14)
            clear = all(
                o is s or Point(o.symbol).distance(spot) > 44 for o in self.board.spaces if o.kind in ("port", "lair")
            )
            clear &= all(Point(o.symbol).distance(spot) > 34 for o in self.board.spaces if o.kind == "sea")
            if (
                clear
                and s.polygon.buffer(6).contains(LineString([foot + out * 8, end]))
                and np.hypot(*(foot - s.symbol)) > 44
            ):
                self.plan.jetties.append((*(foot - out * 6), *out, 36.0))

    def woods(self) -> None:
        """Clumps by noise, crowns overlapping; palms along the coast."""
        clump = noise((200, 320), 26, self.rng, 3)
        ground, closed = prep(self.board.island.buffer(-24)), prep(self.closed.buffer(5))
        for _ in range(15000):
            x, y = 380 + self.rng.random() * 1840, 330 + self.rng.random() * 960
            r = 8.5 + self.rng.random() * 4.5
            if clump[int(y / 8), int(x / 8)] < -0.02 or not self.free(x, y, r * 0.62, 1.35):
                continue
            if ground.contains(Point(x, y)) and not closed.contains(Point(x, y)):
                self.add("tree", x, y, r, room=r * 0.46)
        shore = np.array(self.board.island.buffer(-21).exterior.coords)
        for i in range(0, len(shore), 15):
            x, y = shore[i] + self.rng.normal(size=2) * 4
            if self.rng.random() < 0.45 and not closed.contains(Point(x, y)) and self.free(x, y, 9):
                self.add("palm", x, y, 27 + self.rng.random() * 10, room=7)

    def islets(self) -> None:
        """Palms and trees on the small islands, a tower or a fire among them."""
        symbols = unary_union([Point(s.symbol).buffer(52) for s in self.board.spaces if s.kind in ("lair", "port")])
        for x, y, kind, size in ISLET_FEATURES:
            self.add(kind, x, y, size, size * (0.62 if kind == "peak" else 0.5), room=size * 0.33)
        for islet in self.board.islets.values():
            core = islet.buffer(-19)
            x0, y0, x1, y1 = core.bounds
            for _ in range(1500):
                x, y = x0 + self.rng.random() * (x1 - x0), y0 + self.rng.random() * (y1 - y0)
                if not core.contains(Point(x, y)) or symbols.contains(Point(x, y)) or not self.free(x, y, 9, 1.4):
                    continue
                if self.rng.random() < 0.36:
                    self.add("palm", x, y, 28 + 9 * self.rng.random(), room=8)
                else:
                    self.add("tree", x, y, 9 + 3 * self.rng.random(), room=7)


def nearest(shore: BaseGeometry, p: np.ndarray) -> np.ndarray:
    """Point of a shore nearest to p."""
    line = min(shore.geoms, key=lambda g: g.distance(Point(p)))
    return np.array(line.interpolate(line.project(Point(p))).coords[0])


def plan(board: Board, rng: Rng) -> Plan:
    """Where everything on the land stands."""
    planner = Planner(board, rng)
    planner.heights()
    planner.estates()
    planner.villages()
    planner.islets()
    planner.woods()
    return planner.plan


def rivers(cv: skia.Canvas, board: Board, rng: Rng) -> None:
    cv.save()
    cv.clipPath(geom_path(board.island), skia.ClipOp.kIntersect, True)
    for points in RIVERS:
        q = curves.open_spline(points)
        w = np.linspace(1.5, 8.5, len(q))
        for extra, c in ((3.2, "ink_soft"), (0, "sea1")):
            for i in range(len(q) - 1):
                cv.drawLine(*q[i], *q[i + 1], stroke(c, w[i] + extra))
        ink(cv, q + 1.0, 1.4, "#2E7383", 0.7, rng, True, 0)
    cv.restore()


def roads(cv: skia.Canvas) -> None:
    """Beaten tracks, with a plank bridge over every river."""
    for width, c, a in ((6.4, "#7A5428", 0.55), (4.2, "#EBD6A0", 0.95)):
        for points in ROADS:
            cv.drawPath(poly(curves.open_spline(points), False), stroke(c, width, a))
    for points in ROADS:
        q = curves.resample(curves.open_spline(points), 3, closed=False)
        for i in range(0, len(q) - 3, 7):
            cv.drawLine(*q[i], *q[i + 2], stroke("#A07A40", 1.1, 0.6))
    for road in ROADS:
        for river in RIVERS:
            cross = LineString(curves.open_spline(road)).intersection(LineString(curves.open_spline(river)))
            for p in getattr(cross, "geoms", [cross]):
                if not p.is_empty:
                    bridge(cv, p.x, p.y)


def bridge(cv: skia.Canvas, x: float, y: float) -> None:
    cv.drawRect(skia.Rect(x - 13, y - 6, x + 13, y + 6), fill("#C79A5C"))
    for k in range(7):
        cv.drawLine(x - 12 + k * 4, y - 6, x - 12 + k * 4, y + 6, stroke("#6B4420", 0.9))
    for s in (-1, 1):
        cv.drawLine(x - 14, y + s * 6.5, x + 14, y + s * 6.5, stroke("ink", 2))


def fields(cv: skia.Canvas, plots: list[np.ndarray], rng: Rng) -> None:
    """Quilted plots with furrows or rows of cane."""
    for q in plots:
        (x, y), w = q[0], q[2][0] - q[0][0]
        c = ("#C9C77A", "#A3B55E", "#DDBB6A", "#B7A957")[int(rng.integers(4))]
        path = poly(q)
        cv.drawPath(path, fill(c, 0.9))
        cv.save()
        cv.clipPath(path, skia.ClipOp.kIntersect, True)
        if rng.random() < 0.5:
            for i in range(9):
                cv.drawLine(x - 8, y + i * 5, x + w + 8, y - 4 + i * 5, stroke("#5A5A28", 1.2, 0.7))
        else:
            for i in range(8):
                for j in range(13):
                    px, py = x + j * 5.6 + (i % 2) * 2.8, y + i * 5.2 + 1
                    cv.drawLine(px, py, px + 1, py - 4.2, stroke("#4F6228", 1.3, 0.85))
        cv.restore()
        cv.drawPath(path, stroke("ink", 1.3, 0.85))


def tufts(cv: skia.Canvas, board: Board, items: list[Item], rng: Rng) -> None:
    """Grass in the open country."""
    ground = prep(board.island.buffer(-24).difference(unary_union([g.buffer(4) for g in KEEP])))
    near = np.array([(i.x, i.y) for i in items])
    for _ in range(2400):
        x, y = 380 + rng.random() * 1840, 330 + rng.random() * 960
        if ground.contains(Point(x, y)) and np.min(np.hypot(near[:, 0] - x, near[:, 1] - y)) > 19:
            for k in (-1, 0, 1):
                blade = curve((x + k * 4, y), (x + k * 5, y - 4), (x + k * 7.5, y - 7 - 2 * (k == 0)), 5)
                ink(cv, blade, 1.3, "#55602F", 0.7)


def paint_item(cv: skia.Canvas, i: Item, rng: Rng) -> None:
    x, y, s = i.x, i.y, i.size
    roof = "roof" if i.tone < 0.8 else mix("roof", "#B98A50", 0.8)
    hides = ("#8A4A22", "#F1E4C4", "#3E2C20", "#B5763F")
    painters: dict[str, Callable[[], None]] = {
        "peak": lambda: country.peak(cv, x, y, s, i.height, rng, i.tone),
        "mound": lambda: mound(cv, x, y, s, i.height, rng, rng.random() * 0.7),
        "tree": lambda: tree(cv, x, y, s, rng),
        "palm": lambda: palm(cv, x, y, s, rng),
        "house": lambda: house(cv, x, y, s, rng, roof),
        "church": lambda: church(cv, x, y, s, rng),
        "fort": lambda: fort(cv, x, y, s, rng),
        "windmill": lambda: country.windmill(cv, x, y, s, 0.35 + x % 1),
        "sugar mill": lambda: country.sugar_mill(cv, x, y, s),
        "great house": lambda: country.great_house(cv, x, y, s),
        "cart": lambda: country.ox_cart(cv, x, y, s),
        "cow": lambda: country.cow(cv, x, y, s, i.tone < 0.5, hides[int(i.tone * 997) % 4]),
        "watchtower": lambda: country.watchtower(cv, x, y, s),
        "lighthouse": lambda: country.watchtower(cv, x, y, s, lamp=True),
        "camp": lambda: country.smoke(cv, x, y, s),
    }
    painters[i.kind]()


def paint(cv: skia.Canvas, board: Board, land: Plan, rng: Rng) -> None:
    """The whole landscape, from north to south."""
    rivers(cv, board, rng)
    fields(cv, land.plots, rng)
    roads(cv)
    tufts(cv, board, land.items, rng)
    for j in land.jetties:
        country.jetty(cv, *j)
    for item in sorted(land.items, key=lambda i: i.y):
        paint_item(cv, item, rng)
