"""Symbols printed on the spaces of the Jamaica board: rules, darts, squares, skull rocks, the red line and its seal."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import skia
from shapely.geometry import LineString, Point

from kit import curves
from kit.chart import curve, fill, ink, linear, mix, number, poly, radial, stroke
from kit.things import palm
from race.country import flame
from race.geometry import XY, Board, Space
from race.places import SQUARE, seal_at

Rng = np.random.Generator


def samples(line: LineString, n: int = 40) -> np.ndarray:
    return np.array([line.interpolate(f, normalized=True).coords[0] for f in np.linspace(0, 1, n)])


def rules(cv: skia.Canvas, b: Board, rng: Rng) -> None:
    """The ruled lines between spaces, a ring at each end."""
    for line in b.rules.values():
        if line in b.red:
            continue
        pts = samples(line)
        ink(cv, pts + 0.8, 6.2, "#0D3445", 0.50, None, False, 0)  # dark casing: the rule shows on pale water too
        ink(cv, pts, 3.1, "#FFF8E2", 0.97, rng, False, 0)
        for x, y in (pts[0], pts[-1]):
            cv.drawCircle(x, y, 4.5, fill("#FBF3D9", 0.95))
            cv.drawCircle(x, y, 4.5, stroke("ink", 1.4, 0.8))


def darts(cv: skia.Canvas, b: Board) -> None:
    """A small dart on every ruled line, pointing the way of the race."""
    at = {s.number: np.array(s.centre) for s in b.spaces}
    rim = b.outer.exterior
    for (a, z), line in b.rules.items():
        c = np.array(line.coords)
        shore, far = (c[0], c[-1]) if rim.distance(Point(c[-1])) < rim.distance(Point(c[0])) else (c[-1], c[0])
        p = shore + (far - shore) * 0.62
        n = np.array([-(c[-1] - c[0])[1], (c[-1] - c[0])[0]])
        n /= np.linalg.norm(n)
        n *= np.sign(n @ (at[z] - at[a])) or 1
        t = np.array([-n[1], n[0]])
        dart = [p + n * 15, p - n * 5 + t * 9, p - n * 1, p - n * 5 - t * 9]
        cv.drawPath(poly(np.array(dart) + np.array([1.5, 2])), fill("#06222E", 0.5, 1.5))
        cv.drawPath(poly(dart), fill("red" if line in b.red else "#FBF3D9"))
        cv.drawPath(poly(dart), stroke("#12303A", 1.5, 0.9))


def red_line(cv: skia.Canvas, b: Board, rng: Rng) -> None:
    """Where the printed scores begin: a red cord, whipped with white."""
    for line in b.red:
        pts = samples(line)
        ink(cv, pts + 2.5, 11, "#0D2B38", 0.4, None, False, 0)
        ink(cv, pts, 12.5, "#FFF3DC", 0.97, None, False, 0)
        ink(cv, pts, 8.5, "red", 1, rng, False, 0)
        d = (pts[-1] - pts[0]) / np.linalg.norm(pts[-1] - pts[0])
        n = np.array([-d[1], d[0]])
        for k in np.arange(6, line.length - 4, 9):
            p = pts[0] + d * k
            cv.drawLine(*(p - n * 4 - d * 2.5), *(p + n * 4 + d * 2.5), stroke("red_dark", 1.5, 0.8))


def tile(x: float, y: float, half: float, round_: float, rng: Rng) -> skia.Path:
    """A square cut by hand: its corners a little off, and rounded."""
    c = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * half + rng.uniform(-0.9, 0.9, size=(4, 2)) + np.array([x, y])
    p = skia.Path()
    for k in range(4):
        before, after = (n - c[k] for n in (c[k - 1], c[(k + 1) % 4]))
        start, end = (c[k] + d / np.linalg.norm(d) * round_ for d in (before, after))
        p.lineTo(*start) if k else p.moveTo(*start)
        p.quadTo(*c[k], *end)
    p.close()
    return p


def squares(cv: skia.Canvas, s: Space, rng: Rng) -> None:
    """Food cost: ivory tiles with an ink edge. No dots on them: they would read as dice."""
    half = SQUARE / 2
    for ox, oy in s.layout:
        x, y = s.symbol[0] + ox, s.symbol[1] + oy
        edge = tile(x, y, half, 6, rng)
        cv.save()
        cv.translate(3, 4)
        cv.drawPath(edge, fill("#062230", 0.55, 3))
        cv.restore()
        light = linear((x - half, y - half), (x + half, y + half), ["#FFFFFF", "#FFFAEA", "#EFDFB8"], [0, 0.5, 1])
        cv.drawPath(edge, fill("cream", shader=light))
        cv.drawPath(edge, stroke("#2A180B", 3.2))
        cv.drawPath(tile(x, y, half - 5, 3, rng), stroke("#B98B45", 1.2, 0.85))


def minus_five(cv: skia.Canvas, b: Board) -> None:
    """Red wax seal on the north-west islet, between the two red lines."""
    x, y = seal_at(b)
    rng = np.random.default_rng(5)
    a = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    r = 44 + 2.6 * np.interp(a, np.linspace(0, 2 * math.pi, 14), np.append(rng.normal(size=13), 0))
    pts = np.stack([x + r * np.cos(a), y + r * np.sin(a)], 1)
    cv.drawPath(poly(pts + np.array([5, 6])), fill("#140A04", 0.5, 5))
    cv.drawPath(poly(pts), fill("#FFFFFF", shader=radial((x - 16, y - 18), 78, ["#D2463A", "#A8231C", "#651210"])))
    cv.drawPath(poly(pts), stroke("#3F0806", 2.5))
    cv.drawCircle(x, y, 34, stroke("#5A0E0A", 3))
    cv.drawCircle(x - 1, y - 1.5, 34, stroke("#E5796C", 1.4, 0.8))
    cv.drawCircle(x, y, 33, fill("#8E1B15"))
    number(cv, "−5", x - 1, y, 47, "#FFF6E2")


# ---------------------------------------------------------------- the nine lairs


CRAG_SIZE = 52.0


@dataclass(frozen=True)
class Crag:
    """What makes one skull rock unlike the others."""

    width: float = 1.0
    jaw: float = 1.0  # how deep it reaches
    lean: float = 0.0  # shear to one side
    eye: float = 1.0
    tilt: float = 0.0  # slant of the eyes: grim above, mournful below zero
    horns: tuple[float, ...] = ()  # stacks of rock on the shoulders: place (-1..1)
    crack: float | None = None
    palm: float | None = None
    fire: bool = False
    moss: float = 0.2
    stone: str = "#DCD0B2"

    def place(self, x: float, y: float) -> Callable[[float, float], XY]:
        """Maps face coordinates (-1..1) of the skull with its symbol at (x, y) to the board."""

        def at(a: float, c: float) -> XY:
            deep = self.jaw if c > 0.3 else 1.0
            across, down = (a * self.width - self.lean * c) * 0.94, c * deep * 0.86
            return x + across * CRAG_SIZE, y + 4 + down * CRAG_SIZE

        return at

    def fires(self, x: float, y: float) -> list[XY]:
        """Where fire burns in its eyes."""
        at = self.place(x, y)
        return [at(side * 0.36, 0.07) for side in (-1, 1)] if self.fire else []


CRAGS = {
    4: Crag(horns=(1.12,), palm=-0.72, moss=0.25),
    9: Crag(width=1.05, lean=-0.10, tilt=0.35, crack=0.35, stone="#D3C6A8"),
    11: Crag(width=0.94, jaw=1.12, eye=1.12, horns=(-1.14,), moss=0.1, stone="#DDD6C4"),
    19: Crag(width=1.08, tilt=-0.25, horns=(-1.15, 1.15), palm=0.74, moss=0.35),
    22: Crag(lean=0.12, eye=0.92, crack=-0.3, fire=True, stone="#CDBFA4"),
    25: Crag(width=0.96, tilt=0.5, horns=(1.16,), moss=0.45, stone="#C9C3A4"),
    33: Crag(width=1.02, jaw=0.94, eye=1.15, tilt=-0.1, palm=-0.8, horns=(-1.2,), stone="#E2D4B0"),
    37: Crag(width=0.98, lean=0.08, tilt=0.2, crack=0.1, fire=True, moss=0.15),
    44: Crag(width=1.06, jaw=1.05, lean=-0.06, eye=1.05, tilt=0.3, horns=(1.18, -1.16), moss=0.3, stone="#D8CBB0"),
}
SKULL = (
    (-0.98, 0.50), (-0.90, 0.18), (-0.98, -0.12), (-0.86, -0.48), (-0.62, -0.78), (-0.28, -0.98), (0.06, -1.0),
    (0.40, -0.92), (0.70, -0.72), (0.90, -0.40), (0.98, -0.06), (0.88, 0.20), (0.98, 0.50), (0.62, 0.62),
    (0.54, 0.80), (0.2, 0.86), (-0.2, 0.86), (-0.54, 0.80), (-0.62, 0.62),
)  # fmt: skip
NEEDLE = ((-0.5, 0.05), (-0.42, -0.35), (-0.22, -0.5), (-0.1, -1), (0.1, -0.8), (0.2, -0.45), (0.4, -0.4), (0.55, 0.05))
EYE = ((-1, 0.2), (-0.6, -0.8), (0.3, -1), (1, -0.2), (0.7, 0.8), (-0.3, 0.95))


def skull_rock(cv: skia.Canvas, x: float, y: float, crag: Crag, rng: Rng) -> None:
    """A lair: a crag in the shape of a skull, with surf around its foot."""
    at, fires = crag.place(x, y), crag.fires(x, y)
    y += 4
    s = CRAG_SIZE
    surf(cv, x, y, s * crag.width, crag.horns, rng)
    for place in crag.horns:
        height = s * (0.34 + 0.2 * rng.random())
        stack(cv, x + place * s * 0.92, y + s * 0.66, s * 0.5, height, crag.stone, rng)
    outline = curves.spline([np.array(at(a, c)) + rng.normal(size=2) * 1.5 for a, c in SKULL], 6)
    body = poly(outline)
    tones = [mix(crag.stone, "#FFFFFF", 0.62), crag.stone, mix(crag.stone, "#5F543F", 0.62), "#544A38"]
    cv.drawPath(
        body, fill("#FFFFFF", shader=linear((x - s, y - s), (x + s * 0.9, y + s * 0.8), tones, [0, 0.4, 0.75, 1]))
    )
    cv.save()
    cv.clipPath(body, skia.ClipOp.kIntersect, True)
    weather(cv, x, y, s, crag, rng)
    cv.restore()
    features(cv, at, s, crag)
    ink(cv, outline, 2.8, "ink", 1, rng, light=0.5, closed=True)
    if crag.palm is not None:
        palm(cv, x + crag.palm * s * 0.9, y - s * 0.52, 34, rng)
    for eye in fires:
        flame(cv, *eye, 7)


def surf(cv: skia.Canvas, x: float, y: float, s: float, horns: tuple[float, ...], rng: Rng) -> None:
    """White water round the foot, wider where a stack of rock stands."""
    left, right = 1.02 + (0.2 if min((*horns, 0)) < -1 else 0), 1.02 + (0.2 if max((*horns, 0)) > 1 else 0)
    for k in range(3):
        a = np.linspace(0, 2 * math.pi, 50)
        reach = np.where(np.cos(a) > 0, right, left) * s + 5 * k
        pts = np.stack([x + reach * np.cos(a), y + 24 + (s * 0.44 + 4 * k) * np.sin(a)], 1)
        if k == 0:
            cv.drawPath(poly(pts + 6), fill("#062230", 0.5, 6))
            cv.drawPath(poly(pts), fill("#DDF0E4", 0.85))
        ink(cv, pts, 1.7, "#F4FFF6" if k else "#1C3A3E", 0.85 - 0.2 * k, rng, False, 0)


def stack(cv: skia.Canvas, x: float, y: float, w: float, h: float, stone: str, rng: Rng) -> None:
    """A needle of rock beside the skull."""
    x0, y0 = np.array(NEEDLE).T
    shape = np.stack([x + x0 * w, y + y0 * h], 1) + rng.normal(size=(len(NEEDLE), 2)) * 1.2
    tones = [mix(stone, "#FFFFFF", 0.5), stone, "#5F543F"]
    cv.drawPath(poly(shape), fill("#FFFFFF", shader=linear((x - w * 0.5, y - h), (x + w * 0.5, y), tones)))
    for k in range(4):
        sx = x + w * (0.0 + 0.12 * k)
        ink(
            cv, curve((sx, y - h * (0.75 - 0.14 * k)), (sx + 2, y - h * 0.3), (sx - 1, y - 2), 6), 1.2, "ink", 0.55, rng
        )
    ink(cv, shape, 2.2, "ink", 1, rng, light=0.5, closed=True)


def weather(cv: skia.Canvas, x: float, y: float, s: float, crag: Crag, rng: Rng) -> None:
    """Hatching on the lee side, moss on the crown, a crack."""
    for _ in range(int(26 * crag.moss)):
        a = -math.pi * (0.12 + 0.76 * rng.random())
        q = s * (0.72 + 0.26 * rng.random())
        cv.drawCircle(
            x + q * math.cos(a), y + q * 0.86 * math.sin(a), 2.5 + 4 * rng.random(), fill("#6F8148", 0.55, 1.2)
        )
    for k in range(13):
        f = k / 12
        sx, sy = x + s * (0.25 + 0.75 * f), y - s * (0.95 - 0.75 * f)
        ink(cv, curve((sx, sy), (sx + 2, sy + 14), (sx - 6, sy + 30 + 10 * rng.random()), 8), 1.5, "ink", 0.5, rng)
    for k in range(5):
        sx, sy = x - s * 0.7 + k * 9, y - s * (0.5 + 0.09 * k)
        ink(cv, curve((sx, sy), (sx - 4, sy + 6), (sx - 3, sy + 13), 6), 1.1, "ink_soft", 0.5, rng)
    if crag.crack is not None:
        cx = x + crag.crack * s
        pts = [(cx, y - s), (cx + 5, y - s * 0.78), (cx - 3, y - s * 0.6), (cx + 4, y - s * 0.44), (cx, y - s * 0.3)]
        ink(cv, pts, 3.2, "#1E120A", 0.95, None, True, 0)
        ink(cv, np.array(pts) - (1.6, 0), 1, "#FFF6DC", 0.6, None, True, 0)


def features(cv: skia.Canvas, at: Callable[[float, float], XY], s: float, crag: Crag) -> None:
    """Eyes, nose and teeth."""
    for side in (-1, 1):
        cx, cy = at(side * 0.38, 0.06)
        ring = []
        for a, c in EYE:
            a, c = a * 0.26 * crag.eye, c * 0.24 * crag.eye
            ring.append((cx + side * a * s, cy + (c + a * -crag.tilt * 0.8) * s * 0.92))
        eye = curves.spline(ring, 5)
        cv.drawPath(poly(eye), fill("#1E120A"))
        cv.drawPath(poly(eye), stroke("ink", 2.0))
        ink(cv, eye[:14], 1.5, "#FFF6DC", 0.5, None, True, 0)
    nose = [at(-0.02, 0.26), at(0.13, 0.52), at(0.0, 0.47), at(-0.14, 0.52)]
    cv.drawPath(poly(nose), fill("#1E120A"))
    for k in range(-3, 4):
        cv.drawLine(*at(k * 0.14, 0.65), *at(k * 0.145, 0.82), stroke("ink", 2.4))
    ink(cv, curve(at(-0.52, 0.64), at(0, 0.75), at(0.52, 0.64), 12), 2, "ink", 0.9)
