"""The six captains' ships and the ghost: hulls, sail plans, painted sails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import skia

from kit.chart import fill, layer, mix, poly, stroke
from race.captains import CAPTAINS, GHOST, Captain
from race.rigging import INK, Badge, Hull, Sail, View, along_sail, cloth, paint_hull, paint_sail, spar, square_sail

UNIT = 6  # texture pixels per ship unit
PATTERNS = {
    "bonny": "plain",
    "read": "stripes",
    "bellamy": "saltire",
    "rackham": "halved",
    "levasseur": "bands",
    "drummond": "checks",
    "ghost": "rags",
}


# ---------------------------------------------------------------- painted sails


def sail_cloth(captain: Captain, w: float, h: float, torn: bool = False) -> skia.Image:
    """Texture of a sail w x h units: the captain's pattern, seams, reef band; shot through if it is torn."""
    surf, cv = layer(w * UNIT, h * UNIT)
    cv.scale(UNIT, UNIT)
    cv.drawRect(skia.Rect(0, 0, w, h), fill(captain.main))
    pattern(cv, PATTERNS[captain.key], captain, w, h)
    for k in range(1, 5):
        cv.drawLine(w * k / 5, 0, w * k / 5, h, stroke(INK, 0.5, 0.22))
    cv.drawLine(0, h * 0.12, w, h * 0.12, stroke(INK, 0.6, 0.28))
    if torn:
        shot_holes(cv, w, h)
    return surf.makeImageSnapshot()


def shot_holes(cv: skia.Canvas, w: float, h: float) -> None:
    """Ragged holes where balls went through."""
    rng = np.random.default_rng(int(w * 7 + h * 3))
    gone = fill("#000000")
    gone.setBlendMode(skia.BlendMode.kClear)
    for _ in range(max(3, int(w * h / 420))):
        x, y, r = w * (0.1 + 0.8 * rng.random()), h * (0.12 + 0.76 * rng.random()), 1.8 + 2.6 * rng.random()
        turns = np.linspace(0, 2 * np.pi, 11)[:-1]
        reach = r * (0.55 + 0.8 * rng.random(10))
        hole = poly([(x + q * np.cos(a), y + 1.2 * q * np.sin(a)) for a, q in zip(turns, reach, strict=True)])
        cv.drawPath(hole, stroke(INK, 1.6, 0.8))
        cv.drawPath(hole, gone)


def pattern(cv: skia.Canvas, name: str, captain: Captain, w: float, h: float) -> None:
    """What tells the captains' sails apart besides their colour."""
    c = captain.second
    if name == "stripes":
        n = max(2, round(w / 15))
        for k in range(n):
            cv.drawRect(skia.Rect.MakeXYWH((k + 0.25) * w / n, 0, w / n / 2, h), fill(c))
    elif name == "bands":
        n = max(2, round(h / 15))
        for k in range(n):
            cv.drawRect(skia.Rect.MakeXYWH(0, (k + 0.3) * h / n, w, h / n / 2.1), fill(c))
    elif name == "halved":
        cv.drawRect(skia.Rect(w / 2, 0, w, h), fill(c))
    elif name == "saltire":
        cv.drawLine(0, 0, w, h, stroke(c, min(w, h) * 0.20))
        cv.drawLine(w, 0, 0, h, stroke(c, min(w, h) * 0.20))
    elif name == "checks":
        s = 10.5
        for i in range(int(w / s) + 1):
            for j in range(int(h / s) + 1):
                if (i + j) % 2:
                    cv.drawRect(skia.Rect.MakeXYWH(i * s, j * s, s, s), fill(c))
    elif name == "rags":
        rags(cv, w, h, c)


def rags(cv: skia.Canvas, w: float, h: float, pale: str) -> None:
    """Patches, holes and a torn foot."""
    rng = np.random.default_rng(int(w * 13 + h))
    for _ in range(5):
        x, y, s = rng.random() * w, rng.random() * h, 4 + 6 * rng.random()
        cv.drawRect(skia.Rect(x, y, x + s, y + s * 0.8), fill(mix(pale, "#6F7F78", 0.35)))
    gone = fill("#000000")
    gone.setBlendMode(skia.BlendMode.kClear)
    steps = max(5, int(w / 6))
    edge = [
        (k * w / steps, h * (0.80 + 0.20 * rng.random()) if k % 2 else h * (0.90 + 0.1 * rng.random()))
        for k in range(steps + 1)
    ]
    foot = poly([*edge, (w, h * 1.2), (0, h * 1.2)])
    cv.drawPath(foot, gone)
    cv.drawPath(poly(edge, False), stroke("#8FA79A", 1.0, 0.8))
    for _ in range(4):
        x, y, r = w * (0.1 + 0.8 * rng.random()), h * (0.15 + 0.6 * rng.random()), 1.6 + 2.2 * rng.random()
        if abs(x - w / 2) < w * 0.26 and abs(y - h / 2) < h * 0.3:
            continue
        hole = poly(
            [(x + r * np.cos(a) * (0.6 + 0.7 * rng.random()), y + r * np.sin(a)) for a in np.linspace(0, 6.28, 9)]
        )
        cv.drawPath(hole, gone)
    for x0, x1 in ((0.6, 0.6), (w - 0.6, w - 0.6)):
        cv.drawLine(x0, 0, x1, h * 0.85, stroke("#8FA79A", 1.0, 0.8))


# ---------------------------------------------------------------- sail plans

Job = tuple[float, Callable[[skia.Canvas], None]]  # nearness, what to draw


@dataclass(frozen=True)
class Fall:
    """A mast that was shot through at some height and falls astern."""

    mast: float
    height: float
    angle: float

    def lean(self, points: np.ndarray) -> np.ndarray:
        """Points of what was above, where they are now."""
        a = np.radians(self.angle)
        dx, dz = points[..., 0] - self.mast, points[..., 2] - self.height
        x = self.mast + dx * np.cos(a) - dz * np.sin(a)
        z = self.height + dx * np.sin(a) + dz * np.cos(a)
        return np.stack([x, points[..., 1], z], -1)


@dataclass
class Rig:
    """Collects the spars and sails of one ship in one view, to be painted from far to near."""

    view: View
    captain: Captain
    jobs: list[Job]
    fall: Fall | None = None
    """The mast that was shot, if any; then the sails are torn too."""

    def sail(
        self, mesh: np.ndarray, w: float, h: float, emblem: float = 0, at: tuple[float, float] = (0.5, 0.5)
    ) -> Sail:
        """Cloth of w x h units on a mesh, with an emblem of the given height or none."""
        c = self.captain
        plain = PATTERNS[c.key] in ("plain", "rags")
        badge = Badge(c.emblem, c.emblem_colour, emblem, at, None if plain else c.field) if emblem else None
        return Sail(mesh, sail_cloth(c, w, h, self.fall is not None), c is GHOST, badge)

    def hung(self, x: float, mesh: np.ndarray) -> np.ndarray:
        """The mesh of a sail of the mast at x, where it hangs now."""
        fall = self.fall
        if fall is None or abs(fall.mast - x) > 6 or mesh[..., 2].mean() < fall.height:
            return mesh
        return fall.lean(mesh)

    def add(self, near: float, paint: Callable[[skia.Canvas], None]) -> None:
        self.jobs.append((near, paint))

    def mast(self, x: float, top: float, width: float = 4.2, flag: bool = True) -> None:
        v, fall = self.view, self.fall
        near = float(v.nearness(np.array([x, 0, 10.0])))
        if fall is not None and abs(fall.mast - x) < 6:
            ends = fall.lean(np.array([[x, 0, fall.height], [x, 0, top]]))
            self.add(near, lambda cv: spar(cv, v, (x, 0, 12), (x, 0, fall.height + 3), width))
            self.add(near + 1, lambda cv: spar(cv, v, *ends, width))
            return
        self.add(near, lambda cv: spar(cv, v, (x, 0, 12), (x, 0, top), width))
        if flag:
            self.add(900.0, lambda cv: pennant(cv, v, x, top, self.captain))

    def square(
        self, x: float, top: float, foot: float, wide: float, narrow: float, belly: float = 11, emblem: float = 0
    ) -> None:
        v = self.view
        mesh = self.hung(x, square_sail(v, x, top, foot, wide, narrow, belly))
        sail = self.sail(mesh, wide, top - foot, emblem)
        yard = mesh[0, 0] * 1.04 - mesh[0, -1] * 0.04, mesh[0, -1] * 1.04 - mesh[0, 0] * 0.04

        def paint(cv: skia.Canvas) -> None:
            paint_sail(cv, v, sail)
            spar(cv, v, *yard, 3.0)

        self.add(float(v.nearness(mesh).mean()) + (4 if emblem else 1), paint)

    def gaff(self, x: float, foot: float, throat: float, peak: float, boom: float, emblem: float = 0) -> None:
        v = self.view
        mesh = self.hung(x, along_sail(v, x, [(1, throat), (boom * 0.76, peak), (boom, foot), (1, foot)], 7))
        sail = self.sail(mesh, boom, peak - foot, emblem, (0.5, 0.54))

        def paint(cv: skia.Canvas) -> None:
            spar(cv, v, mesh[-1, 0], mesh[-1, -1], 3.0)
            paint_sail(cv, v, sail)
            spar(cv, v, mesh[0, 0], mesh[0, -1], 2.8)

        self.add(float(v.nearness(mesh).mean()), paint)

    def lateen(
        self, x: float, foot: float, low: float, high: float, fore: float, aft: float, emblem: float = 0
    ) -> None:
        """Three-cornered sail on one long slanting yard."""
        v = self.view
        mesh = self.hung(
            x, along_sail(v, x, [(-fore, low), (aft, high), (aft * 0.92, foot), (-fore * 0.96, low - 1)], 8)
        )
        at = (0.7, 0.6) if mesh[0, 0, 2] < mesh[0, -1, 2] else (0.3, 0.6)
        sail = self.sail(mesh, fore + aft, high - foot, emblem, at)

        def paint(cv: skia.Canvas) -> None:
            paint_sail(cv, v, sail)
            spar(cv, v, mesh[0, 0], mesh[0, -1], 3.2)

        self.add(float(v.nearness(mesh).mean()), paint)

    def jib(self, x: float, top: float, tack: tuple[float, float], clew: float = 20) -> None:
        v = self.view
        side = 9 if v.starboard[1] > 0 or (abs(v.starboard[1]) < 0.2 and v.starboard[0] > 0) else -9
        head, tip, back = (x + 2, 0, top), (tack[0], 0, tack[1]), (x + 8, side, clew)
        corners = [head, head, tip, back] if v.forward[0] > 0 else [head, head, back, tip]
        sail = self.sail(cloth(np.array(corners, float), np.array([0, side * 0.5, 0]), 8), 26, top - clew)
        self.add(float(v.nearness(sail.mesh).mean()), lambda cv: paint_sail(cv, v, sail))

    def bowsprit(self, x0: float, z0: float, x1: float, z1: float) -> None:
        v = self.view
        self.add(float(v.nearness(np.array([x1, 0, z1]))) - 20, lambda cv: spar(cv, v, (x0, 0, z0), (x1, 0, z1), 3.4))

    def stay(self, a: tuple[float, float], b: tuple[float, float]) -> None:
        v = self.view

        def paint(cv: skia.Canvas) -> None:
            p, q = v.flat(np.array([[a[0], 0, a[1]], [b[0], 0, b[1]]]))
            cv.drawLine(*p, *q, stroke(INK, 0.8, 0.75))

        self.add(-900.0, paint)


def pennant(cv: skia.Canvas, view: View, x: float, top: float, captain: Captain) -> None:
    """Long pennant at a masthead; the wind always blows it east."""
    px, py = view.flat(np.array([x, 0, top]))
    cv.drawLine(px, py, px, py - 9, stroke(INK, 1.6))
    flag = skia.Path()
    flag.moveTo(px, py - 9)
    flag.cubicTo(px + 7, py - 13, px + 13, py - 5, px + 21, py - 8)
    flag.cubicTo(px + 13, py - 2, px + 7, py - 7, px, py - 2.5)
    flag.close()
    colour = captain.main if captain.key != "read" else captain.second
    cv.drawPath(flag, fill(colour if captain.key != "ghost" else "#5E7268"))
    cv.drawPath(flag, stroke(INK, 1.1))


def sloop(r: Rig) -> None:
    """One tall mast: great gaff sail, square topsail, two headsails."""
    r.bowsprit(40, 20, 68, 29)
    r.stay((10, 96), (68, 29))
    r.mast(8, 100, 4.6)
    r.gaff(8, 20, 62, 86, 58, emblem=36)
    r.jib(10, 90, (67, 29), 24)
    r.square(12, 98, 70, 42, 28, 7)


def brig(r: Rig) -> None:
    """Two masts, each with a course and a topsail."""
    r.bowsprit(42, 22, 66, 32)
    r.mast(-20, 99)
    r.mast(24, 91)
    r.square(-20, 69, 22, 54, 46, 11, emblem=27)
    r.square(-20, 95, 72, 42, 34, 8)
    r.square(24, 62, 23, 46, 40, 10, emblem=23)
    r.square(24, 86, 65, 36, 28, 7)
    r.jib(26, 64, (66, 32), 26)


def frigate(r: Rig) -> None:
    """Three masts, full-rigged, long and lean."""
    r.bowsprit(50, 20, 72, 30)
    for x, top in ((-34, 81), (-2, 101), (30, 89)):
        r.mast(x, top, 3.8)
    r.square(-2, 69, 22, 58, 46, 11, emblem=27)
    r.square(-2, 97, 72, 42, 34, 8)
    r.square(30, 62, 22, 44, 36, 9, emblem=22)
    r.square(30, 85, 65, 34, 26, 6)
    r.square(-34, 60, 27, 38, 30, 8, emblem=18)
    r.square(-34, 78, 63, 28, 22, 5)


def schooner(r: Rig) -> None:
    """Two raked masts with gaff sails, low and fast."""
    r.bowsprit(44, 18, 74, 25)
    r.stay((20, 84), (74, 25))
    r.mast(-14, 92)
    r.mast(24, 86)
    r.gaff(-14, 18, 58, 80, 50, emblem=28)
    r.gaff(24, 19, 54, 74, 36, emblem=22)
    r.jib(26, 78, (72, 25), 22)


def galleon(r: Rig) -> None:
    """High castle, bulging courses, lateen mizzen."""
    r.bowsprit(38, 26, 60, 42)
    r.mast(-32, 84, 3.8)
    r.mast(-4, 102, 5)
    r.mast(28, 84, 4.4)
    r.lateen(-32, 42, 40, 88, 14, 20)
    r.square(-4, 75, 23, 66, 52, 15, emblem=30)
    r.square(-4, 99, 78, 40, 32, 8)
    r.square(28, 65, 26, 50, 40, 12, emblem=23)
    r.square(60, 46, 28, 24, 20, 5)


def xebec(r: Rig) -> None:
    """Three lateen sails like wings."""
    r.bowsprit(46, 16, 70, 20)
    r.mast(-30, 60, 3.8, flag=False)
    r.mast(0, 70, 4.4)
    r.mast(32, 62, 3.8, flag=False)
    r.lateen(-30, 22, 30, 74, 14, 26)
    r.lateen(0, 20, 26, 96, 26, 42, emblem=29)
    r.lateen(32, 20, 24, 78, 20, 26, emblem=21)


def wreck(r: Rig) -> None:
    """The ghost: a galleon in rags, one mast broken."""
    r.bowsprit(38, 26, 58, 40)
    r.mast(-30, 58, 3.8, flag=False)
    r.mast(-2, 102, 5)
    r.mast(28, 84, 4.2, flag=False)
    r.square(-2, 76, 20, 66, 52, 12, emblem=33)
    r.square(-2, 99, 76, 40, 32, 7)
    r.square(28, 66, 26, 48, 38, 10, emblem=25)
    r.square(-30, 56, 30, 34, 28, 6)


@dataclass(frozen=True)
class Ship:
    """A captain with hull and sail plan."""

    captain: Captain
    hull: Hull
    plan: Callable[[Rig], None]
    trim: str = "#F0C766"

    def paint(self, cv: skia.Canvas, view: View, fall: Fall | None = None) -> None:
        """Paint the ship in the cell of its view."""
        rig = Rig(view, self.captain, [], fall)
        self.plan(rig)
        band = self.captain.main if self.captain.key != "ghost" else "#2E3A36"
        paint_hull(cv, view, self.hull, band, self.trim)
        for _, job in sorted(rig.jobs, key=lambda j: j[0]):
            job(cv)


BONNY, READ, BELLAMY, RACKHAM, LEVASSEUR, DRUMMOND = CAPTAINS
SHIPS = (
    Ship(BONNY, Hull(88, 34, 15, 7, 6, wood="#9A5A2C", ports=3), sloop),
    Ship(READ, Hull(96, 36, 17, 7, 8, 3, wood="#7A5230", ports=4), brig),
    Ship(BELLAMY, Hull(112, 34, 16, 7, 9, 3, wood="#6E4424", ports=6), frigate),
    Ship(RACKHAM, Hull(100, 31, 13, 8, 5, wood="#A26A34", ports=4), schooner),
    Ship(LEVASSEUR, Hull(92, 40, 18, 10, 10, 12, wood="#8A4E22", ports=4), galleon),
    Ship(DRUMMOND, Hull(104, 30, 13, 9, 7, wood="#8E6A3C", ports=4), xebec),
)
GHOST_SHIP = Ship(
    GHOST, Hull(94, 38, 18, 10, 10, 12, wood="#222B28", ports=4, shine="#5F736B", glass="#9DF0C0"), wreck, "#8FA79A"
)
