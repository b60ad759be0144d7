"""A small shipyard: hulls and sails as solid shapes, seen from above and the south, painted like the chart.

A ship lies at the origin: x forward, y to starboard, z up, in units of which a sprite is CELL wide. A view turns it
to a heading (degrees on the screen, 0 = east, 90 = south) and projects it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import skia
from shapely.geometry import Polygon
from shapely.ops import unary_union

from kit.chart import fill, icon, mix, poly, stroke

CELL = 160
ANCHOR = (0.5, 0.69)  # where the ship's origin lies in its sprite
ZOOM = 1.1
ELEVATION = math.radians(38)
LIGHT = np.array([-0.62, 0.30, 0.72]) / np.linalg.norm([-0.62, 0.30, 0.72])  # west, a little to the viewer, above
INK = "#1E1008"
LINE = 1.7

Points = np.ndarray


@dataclass(frozen=True)
class View:
    """How a ship on some heading is seen."""

    heading: float
    elevation: float = ELEVATION
    cell: tuple[float, float] = (CELL, CELL)
    """Width and height of the sprite."""
    anchor: tuple[float, float] = ANCHOR

    @property
    def forward(self) -> np.ndarray:
        a = math.radians(self.heading)
        return np.array([math.cos(a), math.sin(a)])

    @property
    def starboard(self) -> np.ndarray:
        f = self.forward
        return np.array([-f[1], f[0]])

    def world(self, p: Points) -> Points:
        """Ship coordinates -> east, south, up."""
        p = np.asarray(p, float)
        ground = p[..., :1] * self.forward + p[..., 1:2] * self.starboard
        return np.concatenate([ground, p[..., 2:]], -1)

    def flat(self, p: Points) -> Points:
        """Ship coordinates -> sprite units."""
        w = self.world(p)
        x = self.cell[0] * self.anchor[0] + ZOOM * w[..., 0]
        up = w[..., 1] * math.sin(self.elevation) - w[..., 2] * math.cos(self.elevation)
        y = self.cell[1] * self.anchor[1] + ZOOM * up
        return np.stack([x, y], -1)

    def nearness(self, p: Points) -> np.ndarray:
        """Larger = closer to the viewer."""
        w = self.world(p)
        return w[..., 1] * math.cos(self.elevation) + w[..., 2] * math.sin(self.elevation)

    def swing(self, reach: float, across: bool) -> float:
        """Angle (within the reach) by which a yard or boom is swung so that its sail shows best.

        across: a square sail, set across the ship; else a sail set along it.
        """
        best, angle = -9.0, 0.0
        for a in np.linspace(-reach, reach, 41):
            turned = math.radians(self.heading) + a
            shown = math.sin(turned) if across else abs(math.cos(turned))
            score = abs(shown) + (0.12 if across and shown > 0 else 0) - 0.10 * abs(a)
            if score > best + 1e-6:
                best, angle = score, a
        return angle


# ---------------------------------------------------------------- hull


@dataclass(frozen=True)
class Hull:
    """Shape of a hull."""

    length: float
    beam: float
    freeboard: float
    bow_rise: float = 7
    stern_rise: float = 7
    castle: float = 0  # height of a castle on the stern
    wood: str = "#8A5428"
    ports: int = 4  # gun ports a side
    shine: str = "#F0C890"  # where light falls on the wood
    glass: str = "#FFE08A"  # windows of the stern

    def breadth(self, t: np.ndarray) -> np.ndarray:
        """Half the breadth at t = -1 (stern) .. 1 (bow)."""
        aft = 0.66 + 0.34 * (1 - np.clip(-t, 0, 1) ** 2.2)
        return self.beam / 2 * np.where(t < 0, aft, 1 - np.clip(t, 0, 1) ** 2.5)

    def sheer(self, t: np.ndarray) -> np.ndarray:
        """Height of the rail."""
        rise = self.stern_rise * np.clip(-t, 0, 1) ** 2 + self.bow_rise * np.clip(t, 0, 1) ** 2.2
        step = np.clip((-t - 0.42) / 0.10, 0, 1)
        return self.freeboard + rise + self.castle * step * step * (3 - 2 * step)

    def side(self, t: np.ndarray, f: float | np.ndarray, which: int) -> Points:
        """Points on the planking at height fraction f (0 = waterline, 1 = rail), which = -1 port, 1 starboard."""
        b = self.breadth(t)
        y = which * b * (0.74 + 0.26 * np.asarray(f) ** 0.7)
        x = t * self.length / 2 - np.where(t > 0.5, (t - 0.5) * 8 * (1 - np.asarray(f)), 0)  # raked stem
        return np.stack([x, y, self.sheer(t) * f], -1)


def paint_hull(cv: skia.Canvas, view: View, hull: Hull, band: str, trim: str = "#F0C766") -> None:
    """Inside, deck, planking, stern and outline."""
    t = np.linspace(-1, 1, 33)
    shapes = []

    def quad(pts: Points, colour: str) -> None:
        q = view.flat(np.asarray(pts))
        shapes.append(Polygon(q).buffer(0))
        cv.drawPath(poly(q), fill(colour))
        cv.drawPath(poly(q), stroke(colour, 0.7))

    rails = {k: hull.side(t, 1.0, k) for k in (-1, 1)}
    decks = {k: np.stack([v[:, 0], v[:, 1] * 0.90, v[:, 2] - 5.5], 1) for k, v in rails.items()}
    near = 1 if view.starboard[1] >= 0 else -1
    for k in (-near, near):  # inner face of the far bulwark, then the near one's
        inside = [*rails[k], *decks[k][::-1]]
        cv.drawPath(poly(view.flat(np.array(inside))), fill(mix(hull.wood, "#2A1206", 0.45 if k == near else 0.2)))
    deck = view.flat(np.array([*decks[-1], *decks[1][::-1]]))
    cv.drawPath(poly(deck), fill(mix(hull.wood, hull.shine, 0.72)))
    cv.save()
    cv.clipPath(poly(deck), skia.ClipOp.kIntersect, True)
    for f in (-0.6, -0.2, 0.2, 0.6):
        line = [(x, y * f, z) for x, y, z in decks[1]]
        cv.drawPath(poly(view.flat(np.array(line)), False), stroke(mix(hull.wood, "#1E1008", 0.2), 0.8, 0.7))
    cv.restore()
    for k in (-near, near):
        planking(quad, view, hull, t, k)
    transom(cv, quad, view, hull, band, trim)
    for k in (-near, near):
        if facing(view, hull, k):
            wales(cv, view, hull, k, band, trim)
    body = unary_union([s for s in shapes if s.area > 0.1] + [Polygon(deck).buffer(0)]).buffer(0.4)
    for part in getattr(body, "geoms", [body]):
        cv.drawPath(poly(part.exterior.coords[:-1]), stroke(INK, LINE))
    for k in (-1, 1):
        cv.drawPath(poly(view.flat(rails[k]), False), stroke(INK, LINE * 0.7))
        cv.drawPath(poly(view.flat(rails[k]) - (0.3, 0.7), False), stroke(mix(trim, "#FFFFFF", 0.2), 0.8, 0.9))


def facing(view: View, hull: Hull, side: int) -> bool:
    """Is this side of the hull turned to the viewer?"""
    return side * view.starboard[1] > -0.05


def shade(normal: np.ndarray, view: View) -> float:
    """Brightness of a face by its normal in ship coordinates."""
    w = view.world(normal)
    return float(0.5 + 0.5 * np.dot(w / max(np.linalg.norm(w), 1e-9), LIGHT))


def planking(quad, view: View, hull: Hull, t: np.ndarray, side: int) -> None:
    levels = np.linspace(0, 1, 5)
    for i in range(len(t) - 1):
        for j in range(len(levels) - 1):
            a, b = (hull.side(t[i : i + 2], f, side) for f in (levels[j], levels[j + 1]))
            normal = np.cross(a[1] - a[0], b[0] - a[0]) * -side
            if view.nearness(normal) <= 0:  # turned away
                continue
            light = shade(normal, view) * 0.75 + 0.25 * levels[j]
            quad([a[0], a[1], b[1], b[0]], mix("#2E1808", mix(hull.wood, hull.shine, 0.55), np.clip(light, 0, 1)))


def transom(cv: skia.Canvas, quad, view: View, hull: Hull, band: str, trim: str) -> None:
    """The stern, with its lit windows, when it is turned to the viewer."""
    if view.forward[1] > -0.05:
        return
    t = np.full(1, -1.0)
    corners = [hull.side(t, f, k)[0] for k, f in ((-1, 0.0), (1, 0.0), (1, 1.0), (-1, 1.0))]
    light = shade(np.array([-1.0, 0, 0.2]), view)
    quad(corners, mix("#2E1808", mix(hull.wood, hull.shine, 0.5), light))
    for f0, f1, c in ((0.62, 0.92, band), (0.30, 0.56, "#3A1F0E")):
        p = [hull.side(t, f, k)[0] * np.array([1, 0.86, 1]) for k, f in ((-1, f0), (1, f0), (1, f1), (-1, f1))]
        cv.drawPath(poly(view.flat(np.array(p))), fill(c))
        cv.drawPath(poly(view.flat(np.array(p))), stroke(trim, 0.9))
    for k in (-0.55, 0, 0.55):
        b = hull.side(t, 0.43, 1)[0]
        x, y = view.flat(np.array([b[0], b[1] * k, b[2]]))
        cv.drawRect(skia.Rect(x - 2.1, y - 2.2, x + 2.1, y + 2.2), fill(hull.glass))


def wales(cv: skia.Canvas, view: View, hull: Hull, side: int, band: str, trim: str) -> None:
    """Painted strake, gilt line and gun ports along one side."""
    t = np.linspace(-0.995, 0.97, 40)
    top, foot = hull.side(t, 0.86, side), hull.side(t, 0.52, side)
    cv.drawPath(poly(view.flat(np.array([*top, *foot[::-1]]))), fill(band))
    for f, c, w in ((0.86, INK, 0.8), (0.52, INK, 0.8), (0.46, trim, 1.5), (0.22, "#2A1206", 0.7)):
        cv.drawPath(poly(view.flat(hull.side(t, f, side)), False), stroke(c, w, 0.9))
    for p in np.linspace(-0.58, 0.52, hull.ports):
        c = hull.side(np.array([p - 0.045, p + 0.045]), 0.30, side)
        d = hull.side(np.array([p - 0.045, p + 0.045]), 0.60, side)
        q = view.flat(np.array([c[0], c[1], d[1], d[0]]))
        cv.drawPath(poly(q), fill("#160B05"))
        cv.drawPath(poly(q), stroke("#C98F33", 0.6, 0.8))


# ---------------------------------------------------------------- spars and sails


@dataclass(frozen=True)
class Badge:
    """The emblem on a sail; it follows the cloth only half way, so that it can be read on every heading."""

    icon: str
    colour: str
    size: float
    at: tuple[float, float]  # across and down, 0..1
    disc: str | None = None  # plain ground under the emblem


@dataclass(frozen=True)
class Sail:
    """A piece of cloth: a grid of points, its texture, and how it is finished."""

    mesh: Points  # (rows, columns, 3), ship coordinates
    texture: skia.Image
    ragged: bool = False
    badge: Badge | None = None


def spar(cv: skia.Canvas, view: View, a: Points, b: Points, width: float) -> None:
    """A mast, yard or boom."""
    p, q = view.flat(np.array(a)), view.flat(np.array(b))
    cv.drawLine(*p, *q, stroke(INK, width))
    cv.drawLine(*(p - 0.25), *(q - 0.25), stroke("#A8744A", width * 0.45))


def cloth(corners: Points, belly: Points, n: int = 10) -> Points:
    """Grid between four corners (top left, top right, bottom right, bottom left) blown out by the vector belly."""
    u, v = np.meshgrid(np.linspace(0, 1, n + 1), np.linspace(0, 1, n + 1))
    u, v = u[..., None], v[..., None]
    tl, tr, br, bl = (np.asarray(c, float) for c in corners)
    flat = (1 - v) * ((1 - u) * tl + u * tr) + v * ((1 - u) * bl + u * br)
    return flat + np.asarray(belly, float) * (np.sin(math.pi * u) * np.sin(math.pi * (0.08 + 0.86 * v)))


def square_sail(view: View, mast: float, top: float, foot: float, wide: float, narrow: float, belly: float) -> Points:
    """Sail on a yard across the ship, from height top to foot; wide at its foot, narrow at the yard."""
    a = view.swing(math.radians(66), across=True)
    n = np.array([math.cos(a), math.sin(a), 0])  # the way the sail looks
    s = np.array([-n[1], n[0], 0])
    if (view.world(s))[0] < 0:  # left edge of the texture = left on the screen
        s = -s
    at = np.array([mast, 0, 0]) + n * 2
    up = np.array([0, 0, 1])
    corners = [
        at - s * narrow / 2 + up * top,
        at + s * narrow / 2 + up * top,
        at + s * wide / 2 + up * foot,
        at - s * wide / 2 + up * foot,
    ]
    return cloth(corners, n * belly - up * belly * 0.15)


def along_sail(view: View, mast: float, profile: list[tuple[float, float]], belly: float) -> Points:
    """Sail in a plane through the mast, swung out with its boom.

    profile: four (distance aft of the mast, height): throat, peak, clew, tack.
    """
    a = view.swing(math.radians(58), across=False)
    aft = np.array([-math.cos(a), -math.sin(a), 0])
    n = np.array([-aft[1], aft[0], 0])
    if view.world(n)[1] < 0:
        n = -n
    pts = [np.array([mast, 0, 0]) + aft * d + np.array([0, 0, z]) for d, z in profile]
    if view.world(aft)[0] < 0:  # mirror, so that emblems are never seen from behind
        pts = [pts[1], pts[0], pts[3], pts[2]]
    return cloth(pts, n * belly)


def paint_sail(cv: skia.Canvas, view: View, sail: Sail) -> None:
    """Textured, lit and outlined."""
    m = sail.mesh
    rows, columns = m.shape[:2]
    du, dv = np.gradient(m, axis=1), np.gradient(m, axis=0)
    n = view.world(np.cross(du, dv))
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)
    n *= np.where((n[..., 1:2] * math.cos(view.elevation) + n[..., 2:] * math.sin(view.elevation)) < 0, -1, 1)
    light = np.clip(0.62 + 0.55 * (n @ LIGHT), 0.42, 1.0)
    flat = view.flat(m).reshape(-1, 2)
    w, h = sail.texture.width(), sail.texture.height()
    u, v = np.meshgrid(np.linspace(0.5, w - 0.5, columns), np.linspace(0.5, h - 0.5, rows))
    grey = (light.reshape(-1) * 255).astype(int)
    index = []
    for r in range(rows - 1):
        for c in range(columns - 1):
            i = r * columns + c
            index += [i, i + 1, i + columns, i + 1, i + columns + 1, i + columns]
    mesh = skia.Vertices(
        skia.Vertices.kTriangles_VertexMode,
        [skia.Point(*map(float, p)) for p in flat],
        [skia.Point(float(a), float(b)) for a, b in zip(u.reshape(-1), v.reshape(-1), strict=True)],
        [skia.Color(g, g, int(g * 0.98), 255) for g in grey.tolist()],
        index,
    )
    paint = skia.Paint(
        AntiAlias=True,
        Shader=sail.texture.makeShader(
            skia.TileMode.kClamp, skia.TileMode.kClamp, skia.SamplingOptions(skia.CubicResampler.Mitchell())
        ),
    )
    cv.drawVertices(mesh, paint, skia.BlendMode.kModulate)
    rim = poly(view.flat(np.vstack([m[0], m[1:, -1], m[-1, ::-1], m[::-1, 0]])))
    if sail.badge:
        cv.save()
        cv.clipPath(rim, skia.ClipOp.kIntersect, True)
        paint_badge(cv, view.flat(m), sail.badge)
        cv.restore()
    if not sail.ragged:
        cv.drawPath(rim, stroke(INK, LINE))


def paint_badge(cv: skia.Canvas, flat: Points, badge: Badge) -> None:
    """Emblem (on its disc) at its place on the cloth."""
    rows, columns = flat.shape[:2]
    r, c = round(badge.at[1] * (rows - 1)), round(badge.at[0] * (columns - 1))
    across, down = flat[r, c + 1] - flat[r, c - 1], flat[r + 1, c] - flat[r - 1, c]
    size = np.sqrt(abs(across[0] * down[1] - across[1] * down[0]))
    lean = np.stack([across / max(np.linalg.norm(across), 1e-6), down / max(np.linalg.norm(down), 1e-6)], 1)
    m = 0.5 * np.eye(2) + 0.5 * lean
    m *= min(1.0, 0.55 + 0.45 * size / max(np.linalg.norm(across), np.linalg.norm(down), 1e-6))
    u, v = badge.at
    plane = (1 - v) * ((1 - u) * flat[0, 0] + u * flat[0, -1]) + v * ((1 - u) * flat[-1, 0] + u * flat[-1, -1])
    x, y = 0.3 * flat[r, c] + 0.7 * plane  # where the cloth bellies out, its middle seems too low
    cv.save()
    cv.concat(skia.Matrix.MakeAll(m[0, 0], m[0, 1], x, m[1, 0], m[1, 1], y, 0, 0, 1))
    cv.scale(ZOOM, ZOOM)
    if badge.disc:
        cv.drawCircle(0, 0, badge.size * 0.60, fill(badge.disc))
        cv.drawCircle(0, 0, badge.size * 0.60, stroke(INK, 1.1))
        icon(cv, badge.icon, 0, 0, badge.size * 0.98, badge.colour)
    else:
        icon(cv, badge.icon, 0, 0, badge.size * 1.1, badge.colour)
    cv.restore()
