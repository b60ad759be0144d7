"""Things of the sea on a plate: skies, water, galleons, rocks, smoke. Each stands on (x, y) and is `s` units large."""

from __future__ import annotations

import math

import numpy as np
import skia

from interface.engraving import INK, Plate, Point, smooth_path
from kit.chart import fill, linear, mix, radial, stroke


def rect(x0: float, y0: float, x1: float, y1: float) -> skia.Path:
    """Rectangle as a path."""
    path = skia.Path()
    path.addRect(skia.Rect(x0, y0, x1, y1))
    return path


def sunrise(cv: skia.Canvas, x0: float, y0: float, x1: float, y1: float, sun: Point, r: float) -> None:
    """Morning sky with rays from the sun; flat colour, no hatching."""
    cv.drawRect(
        skia.Rect(x0, y0, x1, y1),
        fill("#FFFFFF", 1, 0, linear((0, y0), (0, y1), ["#E98E4A", "#F5BE6C", "#FCE3A6", "#FFF6D8"])),
    )
    cv.save()
    cv.clipRect(skia.Rect(x0, y0, x1, y1), skia.ClipOp.kIntersect, True)
    for k in range(15):
        a = -math.pi * (k + 0.5) / 15
        wide = 0.055
        tip = [
            (sun[0] + 400 * r / 10 * math.cos(a + d), sun[1] + 400 * r / 10 * math.sin(a + d)) for d in (-wide, wide)
        ]
        path = skia.Path()
        path.moveTo(*sun)
        path.lineTo(*tip[0])
        path.lineTo(*tip[1])
        path.close()
        cv.drawPath(path, fill("#FFF8DC", 0.30))
    cv.drawCircle(*sun, r * 2.6, fill("#FFFFFF", 1, 0, radial(sun, r * 2.6, [("#FFF8D0", 0.95), ("#FFE9A0", 0)])))
    cv.drawCircle(*sun, r, fill("#FFFFFF", 1, 0, radial(sun, r, ["#FFFDF0", "#FFE79A"])))
    cv.drawCircle(*sun, r, stroke("#C8641F", r * 0.08))
    cv.restore()


def moonlight(cv: skia.Canvas, x0: float, y0: float, x1: float, y1: float, moon: Point, r: float, seed: int) -> None:
    """Evening sky with a crescent and stars."""
    rng = np.random.default_rng(seed)
    cv.drawRect(
        skia.Rect(x0, y0, x1, y1),
        fill("#FFFFFF", 1, 0, linear((0, y0), (0, y1), ["#0F1B3E", "#223463", "#4A5590", "#9A86A8"])),
    )
    for _ in range(26):
        x, y, q = x0 + rng.random() * (x1 - x0), y0 + rng.random() * (y1 - y0) * 0.8, r * (0.035 + 0.06 * rng.random())
        if math.hypot(x - moon[0], y - moon[1]) > r * 1.4:
            cv.drawCircle(x, y, q, fill("#FFF6D8", 0.9))
    cv.drawCircle(*moon, r * 2.2, fill("#FFFFFF", 1, 0, radial(moon, r * 2.2, [("#E8E6FF", 0.5), ("#E8E6FF", 0)])))
    full, bite = skia.Path(), skia.Path()
    full.addCircle(*moon, r)
    bite.addCircle(moon[0] + r * 0.5, moon[1] - r * 0.22, r * 0.9)
    crescent = skia.Op(full, bite, skia.PathOp.kDifference_PathOp)
    cv.drawPath(crescent, fill("#FFFFFF", 1, 0, linear((moon[0] - r, 0), (moon[0] + r, 0), ["#FFFDF0", "#DDD8C0"])))
    cv.drawPath(crescent, stroke("#141F3C", r * 0.08))


def water(
    plate: Plate,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    near: str = "#256B80",
    far: str = "#7CC0B4",
    step: float = 4.0,
) -> None:
    """Sea from the horizon y0 down to y1: rows of wave crests that grow towards the viewer."""
    plate.shape(rect(x0, y0, x1, y1), far, near, 0, 0, 0, 90)
    plate.line.drawLine(x0, y0, x1, y0, stroke(INK, step * 0.16))
    y, k = y0 + step * 0.5, 0
    while y < y1 + step:
        t = (y - y0) / max(1e-6, y1 - y0)
        wide = step * (1.5 + 4.0 * t)
        x = x0 - wide * (0.5 if k % 2 else 0.05) - plate.rng.random() * wide * 0.3
        while x < x1:
            w = wide * (0.75 + 0.5 * plate.rng.random())
            if plate.rng.random() < 0.82:
                h = step * (0.14 + 0.66 * t)
                plate.pen(
                    [(x, y), (x + w * 0.35, y - h), (x + w * 0.62, y - h * 0.5), (x + w * 0.92, y + h * 0.1)],
                    step * (0.07 + 0.22 * t),
                    "#0E3442",
                    0.75,
                )
                plate.stroke(
                    [
                        (x + w * 0.1, y - h * 0.1 + step * 0.28),
                        (x + w * 0.45, y - h * 0.7 + step * 0.3),
                        (x + w * 0.7, y + step * 0.1),
                    ],
                    step * (0.07 + 0.14 * t),
                    "#F4FFF6",
                    0.55,
                    True,
                )
            x += w
        y += step * (0.34 + 0.98 * t)
        k += 1


def foam(plate: Plate, x: float, y: float, w: float, h: float, ink: str = INK) -> None:
    """Curls of white water at the foot of a thing, w wide."""
    n = max(4, int(w / h / 1.5))
    points: list[Point] = [(x - w / 2, y + h * 0.45)]
    for k in range(n):
        a, lobe = x - w / 2 + w * (k + 0.5) / n, w / n
        top = h * (0.40 + 0.32 * plate.rng.random())
        points += [
            (a - lobe * 0.36, y - top * 0.45),
            (a - lobe * 0.08, y - top),
            (a + lobe * 0.24, y - top * 0.8),
            (a + lobe * 0.40, y + h * 0.02),
        ]
    points += [(x + w / 2, y + h * 0.45), (x, y + h * 0.7)]
    plate.shape(smooth_path(points, 6), "#F6FFF8", "#B9DCD6", 0, h * 0.12, ink=ink)


def sail(
    plate: Plate,
    x: float,
    y: float,
    top: float,
    bottom: float,
    h: float,
    belly: float,
    colour: str,
    stripe: str | None = None,
) -> None:
    """A square sail full of wind from the left; yard above."""
    path = skia.Path()
    path.moveTo(x - top / 2, y)
    path.quadTo(x, y - h * 0.04, x + top / 2, y)
    path.cubicTo(x + top / 2 + belly, y + h * 0.25, x + bottom / 2 + belly * 1.1, y + h * 0.75, x + bottom / 2, y + h)
    path.quadTo(x + belly * 0.7, y + h * 0.84, x - bottom / 2, y + h)
    path.cubicTo(x - bottom / 2 + belly * 0.8, y + h * 0.7, x - top / 2 + belly * 0.7, y + h * 0.3, x - top / 2, y)
    path.close()
    plate.shape(path, colour, mix(colour, "#7A5A3A", 0.45), 0.75, 0, 0, 25)
    if stripe:
        plate.save()
        plate.clip(path)
        for k in (-0.32, 0.02, 0.36):
            plate.stroke(
                [(x + top * k, y - 1), (x + top * k + belly * 1.3, y + h * 0.5), (x + bottom * k, y + h)],
                top * 0.13,
                stripe,
                1,
                True,
            )
        plate.restore()
    plate.line.drawPath(path, stroke(INK, 0.9 * plate.weight))
    for k in (-0.2, 0.2):
        plate.pen(
            [(x + top * k, y), (x + top * k + belly * 1.2, y + h * 0.5), (x + bottom * k, y + h * 0.94)], 0.5, INK, 0.6
        )
    plate.line.drawLine(x - top * 0.56, y, x + top * 0.56, y, stroke(INK, 2.0))
    plate.line.drawLine(x - top * 0.56, y - 0.2, x + top * 0.56, y - 0.2, stroke("#A9713A", 0.8))


def pennant(plate: Plate, x: float, y: float, w: float, colour: str) -> None:
    """A streamer at a masthead."""
    path = skia.Path()
    path.moveTo(x, y)
    path.cubicTo(x + w * 0.3, y - w * 0.16, x + w * 0.6, y + w * 0.14, x + w, y + w * 0.02)
    path.cubicTo(x + w * 0.6, y + w * 0.30, x + w * 0.3, y + w * 0.06, x, y + w * 0.22)
    path.close()
    plate.shape(path, colour, mix(colour, "#000000", 0.3), 0.3, 0.6)


def galleon(
    plate: Plate,
    x: float,
    y: float,
    s: float,
    colour: str = "#F6E9C8",
    stripe: str | None = None,
    flag: str = "#C2281F",
    mirror: bool = False,
) -> None:
    """A three-master under full sail, bow to the right; s = length of the hull; (x, y) = middle of the waterline."""
    plate.save()
    plate.move(x, y, s / 100, 0, mirror)
    for a, b in (
        ((62, -36), (26, -78)),
        ((62, -36), (2, -92)),
        ((-44, -28), (-27, -72)),
        ((-27, -72), (2, -92)),
        ((2, -92), (26, -80)),
    ):
        plate.line.drawLine(*a, *b, stroke(INK, 0.6))
    plate.line.drawLine(40, -20, 66, -38, stroke(INK, 2.6))
    plate.line.drawLine(40, -20.4, 66, -38.4, stroke("#A9713A", 1.0))
    for mx, top in ((-27, -76), (2, -96), (27, -82)):
        plate.line.drawLine(mx, -12, mx, top, stroke(INK, 2.6))
        plate.line.drawLine(mx - 0.3, -12, mx - 0.3, top, stroke("#A9713A", 1.1))
    if s * plate.scale > 250:
        rigging(plate)
    jib = smooth_path([(60, -36), (50, -46), (32, -74), (36, -50), (42, -34)], 6)
    plate.shape(jib, colour, mix(colour, "#7A5A3A", 0.4), 0.5, 0.9)
    lateen = smooth_path([(-46, -30), (-36, -52), (-20, -70), (-22, -50), (-27, -32)], 6)
    plate.shape(lateen, colour, mix(colour, "#7A5A3A", 0.45), 0.6, 0.9)
    hull = [
        (-48, -34),
        (-47, -22),
        (-43, -8),
        (-36, 3),
        (30, 3),
        (39, -7),
        (46, -23),
        (30, -19),
        (24, -13),
        (-20, -14),
        (-25, -25),
        (-34, -27),
        (-36, -35),
    ]
    body = plate.shape(hull, "#A9682F", "#4A2812", 0.75, 1.3, 0, 80)
    plate.save()
    plate.clip(body)
    for k, c in ((0, flag), (1, "#F0C766")):
        plate.stroke(
            [(-50, -19 + k * 4), (-20, -9 + k * 4), (20, -8 + k * 4), (50, -17 + k * 4)], 3.4 - 1.6 * k, c, 1, True
        )
    for k in range(4):
        plate.pen([(-50, -14 + k * 5), (-20, -4 + k * 5), (20, -3 + k * 5), (48, -12 + k * 5)], 0.6, INK, 0.7)
    plate.restore()
    for k in range(6):
        px = -30 + k * 10.5
        py = -3.2 + abs(k - 2.5) * -0.7
        plate.shape(rect(px - 1.9, py - 1.9, px + 1.9, py + 1.9), "#160B05", None, 0, 0.5)
    if s * plate.scale > 250:
        for k in range(6):
            px, py = -30 + k * 10.5, -3.2 + abs(k - 2.5) * -0.7
            plate.shape(rect(px - 2.3, py - 3.9, px + 2.3, py - 2.1), "#B5302A", "#6E1512", 0.2, 0.5)
        for k in range(3):
            plate.shape(rect(-45.5 + k * 4.2, -21.5, -42.7 + k * 4.2, -17.5), "#FFE08A", "#E2A23A", 0, 0.5)
        plate.shape(
            smooth_path([(44, -23), (48, -26), (51, -30.5), (52.6, -29.5), (51.5, -24.5), (46.5, -19)], 6),
            "#E2B24A",
            "#7A4E12",
            0.4,
            0.8,
        )
    for px, py in ((-44, -29), (-40, -30)):
        plate.shape(rect(px - 1.3, py - 1.8, px + 1.3, py + 1.8), "#FFE08A", None, 0, 0.5)
    plate.pen([(-47, -35), (-36, -36)], 1.6, INK, 1, False)
    plate.disc(-50, -39, 2.4, "#FFE9A0", "#D9922A", 0, 0.7)
    plate.line.drawLine(-49, -36, -50, -38, stroke(INK, 0.9))
    sail(plate, 27, -70, 17, 20, 17, 4, colour, stripe)
    sail(plate, 27, -50, 24, 26, 26, 6, colour, stripe)
    sail(plate, 1, -84, 19, 25, 20, 4, colour, stripe)
    sail(plate, 1, -61, 31, 35, 36, 8, colour, stripe)
    sail(plate, -27, -66, 13, 16, 15, 3, colour, stripe)
    for mx, top, w in ((2, -97, 17), (27, -83, 13), (-27, -77, 12)):
        pennant(plate, mx, top, w, flag)
    plate.restore()


def rigging(plate: Plate) -> None:
    """Shrouds with ratlines and the rail of the waist, for a galleon drawn large (in its own units)."""
    for mx, top in ((-27, -52), (2, -62), (27, -52)):
        foot = -26 if mx < -20 else -14
        for dx in (-9, -3, 3, 9):
            plate.line.drawLine(mx + dx, foot, mx, top, stroke(INK, 0.45))
        for k in range(1, 9):
            t = k / 10
            y, half = foot + (top - foot) * t, 9 * (1 - t)
            plate.line.drawLine(mx - half, y, mx + half, y, stroke(INK, 0.35))
    for k in range(12):
        x = -18 + k * 3.8
        plate.line.drawLine(x, -13, x, -18, stroke(INK, 0.9))
    plate.line.drawLine(-20, -18, 25, -18, stroke(INK, 1.8))
    plate.line.drawLine(-20, -18.2, 25, -18.2, stroke("#C68A4C", 0.8))


def rock(plate: Plate, x: float, y: float, w: float, h: float, colour: str = "#B9A98A") -> skia.Path:
    """A jagged sea crag."""
    pts = [
        (-0.5, 0),
        (-0.46, -0.3),
        (-0.33, -0.36),
        (-0.27, -0.72),
        (-0.14, -0.66),
        (-0.05, -1.0),
        (0.07, -0.82),
        (0.14, -0.9),
        (0.22, -0.52),
        (0.34, -0.5),
        (0.4, -0.2),
        (0.5, 0),
    ]
    path = plate.shape(
        [(x + a * w, y + b * h) for a, b in pts],
        mix(colour, "#FFF3D0", 0.35),
        mix(colour, "#2A1A0E", 0.45),
        0.9,
        w * 0.018,
        0,
        25,
    )
    for a, b, c, d in (
        (-0.27, -0.7, -0.2, -0.2),
        (-0.05, -0.98, 0.02, -0.35),
        (0.14, -0.88, 0.2, -0.3),
        (-0.1, -0.5, -0.06, -0.1),
        (0.3, -0.45, 0.32, -0.12),
    ):
        plate.pen(
            [(x + a * w, y + b * h), (x + (a + c) / 2 * w + w * 0.015, y + (b + d) / 2 * h), (x + c * w, y + d * h)],
            w * 0.016,
            INK,
            0.85,
        )
    return path


def cloud(
    plate: Plate,
    x: float,
    y: float,
    r: float,
    colour: str = "#FBF3E0",
    dark: str = "#B8A890",
    lumps: int = 7,
    shade: float = 0.6,
) -> None:
    """A puff of smoke or cloud."""
    spots = [
        (
            math.cos(k * 2.4) * r * 0.62 * math.sqrt((k + 0.5) / lumps),
            math.sin(k * 2.4) * r * 0.5 * math.sqrt((k + 0.5) / lumps),
        )
        for k in range(lumps)
    ]
    path = skia.Path()
    for k, (dx, dy) in enumerate(spots):
        path.addCircle(x + dx, y + dy, r * (0.52 - 0.02 * (k % 3)))
    whole = skia.Op(path, path, skia.PathOp.kUnion_PathOp)
    plate.shape(whole, colour, dark, shade, r * 0.045)
    for dx, dy in spots[:5]:
        a = np.linspace(2.6, 4.6, 8)
        plate.pen([(x + dx + r * 0.36 * math.cos(t), y + dy + r * 0.36 * math.sin(t)) for t in a], r * 0.03, INK, 0.6)


def gull(plate: Plate, x: float, y: float, s: float) -> None:
    """A gull far off."""
    plate.pen([(x - s, y - s * 0.25), (x - s * 0.5, y - s * 0.5), (x, y)], s * 0.16)
    plate.pen([(x, y), (x + s * 0.5, y - s * 0.55), (x + s, y - s * 0.35)], s * 0.16)


def whirlpool(plate: Plate, x: float, y: float, r: float) -> None:
    """A spiral that pulls the sea down."""
    path = skia.Path()
    path.addOval(skia.Rect(x - r, y - r * 0.4, x + r, y + r * 0.4))
    plate.shape(path, "#5FAFB0", "#0E3A4C", 0.35, 0)
    for turn in (0, math.pi * 2 / 3, math.pi * 4 / 3):
        t = np.linspace(0, 1, 46)
        a, q = turn + t * 5.6, r * (1 - t * 0.93)
        pts = np.stack([x + q * np.cos(a), y + q * 0.4 * np.sin(a) + r * 0.10 * t], 1)
        plate.stroke([tuple(p) for p in pts], r * 0.055, "#F4FFF6", 0.9)
        plate.pen(pts + np.array([0, r * 0.03]), r * 0.035, INK, 0.9, False)
