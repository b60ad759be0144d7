"""Palms, boats, crates, creatures of the beach."""

from __future__ import annotations

import math

import numpy as np
import skia

from kit.chart import curve, fill, mix, poly, stroke
from montego.brush import disc, drop, grad, outline, oval, paint, rr
from montego.goods import barrel


def palm_shadow(cv: skia.Canvas, x: float, y: float, h: float) -> None:
    """Shadow of trunk and crown to the south-east."""
    ex, ey = x + h * 0.52, y + h * 0.1
    trunk = poly(curve((x, y), (x + h * 0.25, y + h * 0.02), (ex, ey), 8), False)
    cv.drawPath(trunk, stroke("#2A1A08", h * 0.06, 0.32, h * 0.03))
    for a in np.linspace(0, 6.28, 9):
        leaf = [(ex, ey)]
        for turn, reach in ((-0.14, 0.26), (0, 0.36), (0.14, 0.26)):
            leaf.append((ex + math.cos(a + turn) * h * reach, ey + math.sin(a + turn) * h * reach * 0.42))
        cv.drawPath(poly(leaf), fill("#2A1A08", 0.3, h * 0.02))


def palm_trunk(cv: skia.Canvas, line: np.ndarray, h: float) -> None:
    """Tapering trunk with the rings of fallen leaves."""
    pieces = list(zip(line[:-1], line[1:], h * np.linspace(0.085, 0.052, len(line) - 1), strict=True))
    for a, b, w in pieces:
        cv.drawLine(*a, *b, stroke("#2A170A", w + 3))
    for a, b, w in pieces:
        cv.drawLine(*a, *b, stroke("#A87844", w))
        cv.drawLine(a[0] - w * 0.5, a[1], a[0] + w * 0.5, a[1] + 1, stroke("#5A3A1E", 1.6))


def frond(cv: skia.Canvas, x: float, y: float, angle: float, length: float, h: float) -> None:
    """One jagged leaf that bends down under its weight; brightest toward the north-west."""
    dx, dy = math.cos(angle) * length, math.sin(angle) * length
    tip = (x + dx, y + dy * 0.55 + h * 0.13)
    rib = curve((x, y), (x + dx * 0.55, y + dy * 0.7 - h * 0.1), tip, 14)
    along = np.gradient(rib, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.stack([-along[:, 1], along[:, 0]], 1)
    width = h * 0.085 * np.sin(np.clip(np.linspace(0, 1.05, 14), 0, 1) * math.pi) ** 0.7
    width *= np.where(np.arange(14) % 2 == 0, 1, 0.62)
    half = across * width[:, None]
    leaf = poly(np.vstack([rib + half + along * 3, (rib - half + along * 3)[::-1]]))
    c = mix("#B9CC74", "#4C7038", 0.5 - 0.5 * math.cos(angle - math.radians(225)))
    paint(cv, leaf, grad(x, y, *tip, [c, mix(c, "#2E4A26", 0.55)]), stroke("#1E2A12", max(1.2, h * 0.013)))
    cv.drawPath(poly(rib, False), stroke("#E6E8A8", max(1, h * 0.01), 0.7))


def big_palm(
    cv: skia.Canvas, x: float, y: float, h: float, rng: np.random.Generator, lean: float | None = None
) -> None:
    """Coconut palm; (x, y) = its foot."""
    lean = rng.normal() * 0.14 + 0.1 if lean is None else lean
    tx, ty = x + lean * h, y - h
    palm_shadow(cv, x, y, h)
    palm_trunk(cv, curve((x, y), (x + lean * h * 0.05, y - h * 0.6), (tx, ty), 16), h)
    angles = np.radians([-172, -140, -105, -70, -38, -8, 22, 158, 195, 55, 125]) + rng.normal(size=11) * 0.08
    for angle in sorted(map(float, angles), key=math.sin):
        frond(cv, tx, ty, angle, h * (0.46 + 0.1 * rng.random()), h)
    for dx, dy in ((-0.04, 0.03), (0.05, 0.04), (0.0, 0.07)):
        disc(cv, tx + dx * h, ty + dy * h, h * 0.042, fill("#8A5526"), stroke("#1E1008", 1.6))


def rowboat(cv: skia.Canvas, x: float, y: float, s: float, ang: float, c: str = "#B23A2C") -> None:
    """Rowing boat from above."""
    cv.save()
    cv.translate(x, y)
    cv.rotate(ang)
    p = skia.Path()
    p.moveTo(-s, 0)
    p.cubicTo(-s * 0.9, -s * 0.42, s * 0.4, -s * 0.46, s, 0)
    p.cubicTo(s * 0.4, s * 0.46, -s * 0.9, s * 0.42, -s, 0)
    p.close()
    drop(cv, p, 6, 9, 0.5, 6)
    paint(cv, p, fill(c), stroke("#1E1008", 2.6))
    cv.scale(0.84, 0.72)
    paint(cv, p, grad(-s, -s * 0.4, s, s * 0.4, ["#7A4A22", "#C98F4E", "#E9BE80"]), stroke("#1E1008", 2.2))
    for f in (-0.5, 0, 0.45):
        paint(
            cv,
            skia.Rect(s * f - s * 0.08, -s * 0.42, s * f + s * 0.08, s * 0.42),
            fill("#E3B878"),
            stroke("#1E1008", 1.8),
        )
    cv.restore()


def crate(cv: skia.Canvas, x: float, y: float, s: float) -> None:
    """Wooden crate; (x, y) = middle of its foot."""
    cv.drawPath(
        poly([(x, y + s * 0.1), (x + s * 1.3, y - s * 0.1), (x + s * 1.3, y + s * 0.2), (x, y + s * 0.2)]),
        fill("#140A04", 0.45, 5),
    )
    top = skia.Rect(x - s * 0.5, y - s * 0.95, x + s * 0.5, y - s * 0.5)
    fr = skia.Rect(x - s * 0.5, y - s * 0.5, x + s * 0.5, y + s * 0.15)
    cv.drawRect(top, grad(x, y - s, x, y - s * 0.5, ["#F0CC90", "#CF9C5C"]))
    cv.drawRect(fr, grad(x - s * 0.5, 0, x + s * 0.5, 0, ["#B98048", "#7A4A22"]))
    for r in (top, fr):
        cv.drawRect(r, stroke("#1E1008", 2))
    for k in (0.33, 0.66):
        cv.drawLine(
            x - s * 0.5,
            y - s * 0.5 + s * 0.65 * k,
            x + s * 0.5,
            y - s * 0.5 + s * 0.65 * k,
            stroke("#3A1E0A", 1.5, 0.8),
        )
    cv.drawLine(x - s * 0.5, y - s * 0.5, x + s * 0.5, y + s * 0.15, stroke("#3A1E0A", 3))
    cv.drawLine(x - s * 0.5, y - s * 0.5, x + s * 0.5, y + s * 0.15, stroke("#D9A860", 1.2))


def rope_coil(cv: skia.Canvas, x: float, y: float, r: float) -> None:
    """Coil of rope."""
    cv.drawOval(skia.Rect(x - r + 4, y - r * 0.6 + 5, x + r + 6, y + r * 0.7 + 5), fill("#140A04", 0.4, 4))
    for k in range(4):
        q = r * (1 - k * 0.22)
        paint(
            cv,
            oval(skia.Rect(x - q, y - q * 0.62 - k * 2, x + q, y + q * 0.62 - k * 2)),
            stroke("#3A2413", r * 0.24),
            stroke("#E3C58A", r * 0.15),
        )


def rope(cv: skia.Canvas, path: skia.Path, w: float = 9) -> None:
    """Laid rope along a path."""
    paint(cv, path, stroke("#1E1008", w + 3.5), stroke("#E9CF98", w))
    d = stroke("#8A6230", w, 1, 0, skia.Paint.kButt_Cap)
    d.setPathEffect(skia.DashPathEffect.Make([2.6, 6.2], 0))
    paint(cv, path, d, stroke("#FFF6DA", w * 0.22, 0.7))


def gull(cv: skia.Canvas, x: float, y: float, s: float, ang: float = 0, shadow: bool = True) -> None:
    """Gull in flight; seen from above it casts a shadow."""
    if shadow:
        cv.drawOval(skia.Rect(x + s * 0.3, y + s * 1.1, x + s * 1.9, y + s * 1.5), fill("#04181E", 0.3, s * 0.15))
    cv.save()
    cv.translate(x, y)
    cv.rotate(ang)
    for sx in (-1, 1):
        p = skia.Path()
        p.moveTo(0, 0)
        p.cubicTo(sx * s * 0.4, -s * 0.65, sx * s * 1.0, -s * 0.6, sx * s * 1.7, -s * 0.05)
        p.cubicTo(sx * s * 1.0, -s * 0.28, sx * s * 0.5, -s * 0.1, 0, s * 0.28)
        p.close()
        paint(
            cv,
            p,
            grad(0, -s * 0.5, sx * s * 1.6, s * 0.2, ["#FFFFFF", "#E6E9E6", "#6A747A"]),
            stroke("#1E1008", max(1.5, s * 0.07)),
        )
    b = skia.Path()
    b.addOval(skia.Rect(-s * 0.19, -s * 0.42, s * 0.19, s * 0.55))
    paint(cv, b, fill("#FFFFFF"), stroke("#1E1008", max(1.5, s * 0.07)))
    cv.drawPath(poly([(-s * 0.07, -s * 0.42), (0, -s * 0.62), (s * 0.07, -s * 0.42)]), fill("#E7A02A"))
    cv.restore()


def cart(cv: skia.Canvas, x: float, y: float, s: float) -> None:
    """Handcart with two barrels."""
    cv.drawOval(skia.Rect(x - s * 0.5, y - s * 0.05, x + s * 1.1, y + s * 0.22), fill("#140A04", 0.45, 5))
    cv.drawPath(
        poly(
            [
                (x - s * 1.05, y - s * 0.42),
                (x - s * 0.3, y - s * 0.3),
                (x - s * 0.3, y - s * 0.22),
                (x - s * 1.05, y - s * 0.34),
            ]
        ),
        fill("#8A5526"),
    )
    barrel(cv, x - s * 0.12, y - s * 0.22, s * 0.62)
    barrel(cv, x + s * 0.34, y - s * 0.22, s * 0.62)
    r = skia.Rect(x - s * 0.5, y - s * 0.34, x + s * 0.68, y - s * 0.12)
    paint(cv, r, grad(0, y - s * 0.34, 0, y - s * 0.12, ["#D9A868", "#7A4A22"]), stroke("#1E1008", 2.2))
    wx, wy = (x + s * 0.1, y - s * 0.04)
    disc(cv, wx, wy, s * 0.24, stroke("#1E1008", s * 0.13), stroke("#A86E36", s * 0.07))
    for k in range(6):
        cv.drawLine(
            wx, wy, wx + s * 0.22 * math.cos(k * 1.047), wy + s * 0.22 * math.sin(k * 1.047), stroke("#1E1008", 2.4)
        )


def turtle(cv: skia.Canvas, x: float, y: float, s: float) -> None:
    """Sea turtle."""
    cv.drawOval(skia.Rect(x - s * 0.8, y - s * 0.2, x + s * 1.1, y + s * 0.8), fill("#2A1A08", 0.35, 4))
    for dx, dy in ((-0.8, -0.5), (0.7, -0.6), (-0.75, 0.5), (0.7, 0.5)):
        paint(
            cv,
            oval(skia.Rect(x + dx * s - s * 0.3, y + dy * s - s * 0.18, x + dx * s + s * 0.3, y + dy * s + s * 0.18)),
            fill("#8FA35E"),
            stroke("#1E1008", 1.8),
        )
    disc(cv, x + s * 1.1, y - s * 0.1, s * 0.26, fill("#8FA35E"), stroke("#1E1008", 1.8))
    sh = skia.Rect(x - s * 0.9, y - s * 0.65, x + s * 0.9, y + s * 0.65)
    paint(cv, oval(sh), grad(x - s, y - s, x + s, y + s, ["#A9B56A", "#6E7F3E", "#3A4A22"]), stroke("#1E1008", 2.2))
    for dx in (-0.45, 0, 0.45):
        cv.drawPath(
            poly([(x + dx * s + s * 0.22 * math.cos(a), y + s * 0.26 * math.sin(a)) for a in np.linspace(0, 6.28, 7)]),
            stroke("#26301A", 1.8),
        )


def starfish(cv: skia.Canvas, x: float, y: float, r: float, ang: float, c: str = "#D9623A") -> None:
    """Starfish."""
    pts = [
        (
            x + (r if k % 2 == 0 else r * 0.42) * math.cos(ang + k * math.pi / 5),
            y + (r if k % 2 == 0 else r * 0.42) * math.sin(ang + k * math.pi / 5),
        )
        for k in range(10)
    ]
    cv.drawPath(poly(np.array(pts) + np.array((3, 4))), fill("#2A1A08", 0.35, 2))
    paint(cv, poly(pts), fill(c), stroke("#3A1408", 1.8))


def shell(cv: skia.Canvas, x: float, y: float, r: float) -> None:
    """Scallop shell."""
    p = skia.Path()
    p.moveTo(x, y + r * 0.6)
    p.cubicTo(x - r * 1.3, y, x - r * 0.8, y - r, x, y - r)
    p.cubicTo(x + r * 0.8, y - r, x + r * 1.3, y, x, y + r * 0.6)
    p.close()
    drop(cv, p, 2, 3, 0.35, 2)
    paint(cv, p, fill("#F6D3C0"), stroke("#3A1408", 1.5))
    for k in (-0.6, 0, 0.6):
        cv.drawLine(x, y + r * 0.5, x + k * r, y - r * 0.8, stroke("#8A4A38", 1.2))


def plant(cv: skia.Canvas, x: float, y: float, h: float) -> None:
    """Shrub in a clay pot; (x, y) = middle of its foot."""
    cv.drawOval(skia.Rect(x - h * 0.2, y - h * 0.1, x + h * 0.55, y + h * 0.1), fill("#140A04", 0.45, 3))
    for a in (-62, -36, -12, 14, 40, 66):
        t = math.radians(a)
        tip = (x + h * 0.52 * math.sin(t), y - h * 0.42 - h * 0.5 * math.cos(t))
        leaf = poly(
            np.vstack(
                [
                    curve((x, y - h * 0.34), (x + h * 0.42 * math.sin(t - 0.5), y - h * 0.8), tip, 8),
                    curve(tip, (x + h * 0.42 * math.sin(t + 0.5), y - h * 0.55), (x, y - h * 0.34), 8),
                ]
            )
        )
        paint(cv, leaf, fill(mix("#A9C46A", "#3F6A38", (a + 62) / 128)), stroke("#1E2A12", 1.4))
    pot = poly([(x - h * 0.25, y - h * 0.4), (x + h * 0.25, y - h * 0.4), (x + h * 0.18, y), (x - h * 0.18, y)])
    paint(cv, pot, grad(x - h * 0.25, 0, x + h * 0.25, 0, ["#E58B5E", "#B5532E", "#6E2417"]), stroke("#1E1008", 1.8))


def buoy(cv: skia.Canvas, x: float, y: float, r: float) -> None:
    """Red and white buoy with its ripples."""
    for k in range(2):
        q = r * (1.5 + 0.5 * k)
        cv.drawOval(skia.Rect(x - q, y - q * 0.55, x + q, y + q * 0.75), stroke("#F2FFF8", 2, 0.6 - 0.25 * k))
    disc(cv, x + r * 0.4, y + r * 0.5, r, fill("#04222E", 0.5, r * 0.3))
    disc(cv, x, y, r, grad(x - r, y - r, x + r, y + r, ["#E8705C", "#BE2A20", "#6A100C"]), stroke("#1E1008", 2.6))
    band = poly(curve((x - r * 0.9, y - r * 0.1), (x, y + r * 0.5), (x + r * 0.9, y - r * 0.1), 9), False)
    cv.drawPath(band, stroke("#FFF8E4", r * 0.34, cap=skia.Paint.kButt_Cap))
    disc(cv, x, y - r * 0.55, r * 0.22, fill("#3A3C40"), stroke("#1E1008", 1.6))


def cay(cv: skia.Canvas) -> None:
    """Islet with palms and a lighthouse at the mouth of the bay; origin = the middle of its waterline."""
    rng = np.random.default_rng(5)
    for k in range(3):
        ring = skia.Rect(-104 - 9 * k, -26 - 5 * k, 104 + 9 * k, 20 + 5 * k)
        cv.drawOval(ring, stroke("#F2FFF8", 3 - 0.7 * k, 0.7 - 0.2 * k))
    sand = outline((-102, 4), (-96, -22, -60, -40, -12, -42), (40, -44, 92, -26, 102, 2), (60, 20, -60, 20, -102, 4))
    drop(cv, sand, 8, 9, 0.5, 7, "#04222E")
    paint(cv, sand, grad(-100, -40, 100, 16, ["#FFF3CC", "#E9CF93", "#B08A4E"]), stroke("#1E1008", 2.6))
    grass = outline((-76, -16), (-60, -50, -20, -62, 14, -60), (52, -58, 74, -34, 78, -18), (40, -4, -40, -4, -76, -16))
    paint(cv, grass, grad(-76, -60, 78, -6, ["#C9D98A", "#8FB05A", "#4E7434"]), stroke("#1E1008", 2.2))
    for x, y, r in ((-84, 6, 11), (-66, 12, 8), (88, 4, 12), (68, 12, 8)):
        disc(cv, x, y, r, grad(x - r, y - r, x + r, y + r, ["#C9BBA2", "#7A6A52"]), stroke("#1E1008", 2))
    tower = outline((-26, -34), (-17, -118), (13, -118), (22, -34), (8, -28, -12, -28, -26, -34))
    drop(cv, tower, 14, 6, 0.4, 5)
    paint(cv, tower, grad(-26, 0, 22, 0, ["#FFFFFF", "#F3E6C6", "#A8946A"]), stroke("#1E1008", 2.6))
    cv.save()
    cv.clipPath(tower, skia.ClipOp.kIntersect, True)
    for y in (-104, -70, -36):
        cv.drawRect(skia.Rect(-30, y, 30, y + 17), grad(-26, 0, 22, 0, ["#D9564A", "#B4281E", "#6A120C"]))
    cv.restore()
    gallery = rr(-24, -126, 20, -116, 3)
    paint(cv, gallery, grad(0, -126, 0, -116, ["#E9BE80", "#7A4A22"]), stroke("#1E1008", 2.2))
    disc(cv, -2, -138, 24, fill("#FFE08A", 0.4, 7))
    paint(cv, rr(-14, -148, 10, -126, 3), grad(-14, 0, 10, 0, ["#FFFBE4", "#FFD84A"]), stroke("#1E1008", 2.2))
    roof = outline((-18, -148), (-2, -168), (14, -148))
    paint(cv, roof, grad(-18, 0, 14, 0, ["#D9564A", "#7A120C"]), stroke("#1E1008", 2.2))
    big_palm(cv, 52, -24, 76, rng, 0.16)
    big_palm(cv, -58, -20, 66, rng, -0.18)
