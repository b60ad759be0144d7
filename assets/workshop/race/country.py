"""Things of the Jamaican country: mountains, mills, cattle, jetties, towers. (x, y) is the middle of a thing's foot."""

from __future__ import annotations

import math

import numpy as np
import skia

from kit.chart import curve, fill, ink, linear, mix, poly, radial, stroke

STONE, STONE_DARK = "#EADBB6", "#7D6646"


def jagged(n: int, rng: np.random.Generator) -> np.ndarray:
    """Fractal noise along a slope, zero at both ends."""
    t = np.linspace(0, 1, n)
    out = np.zeros(n)
    for k, a in ((4, 1.0), (8, 0.6), (17, 0.35)):
        out += a * np.interp(t, np.linspace(0, 1, k), rng.normal(size=k))
    return out * np.sin(t * math.pi) ** 0.5


def peak(cv: skia.Canvas, x: float, y: float, w: float, h: float, rng: np.random.Generator, blue: float = 0.0) -> None:
    """A mountain: jagged outline, a spine from the summit, its lee side dark and hatched, the foot fading out."""
    n = 26
    t = np.linspace(0, 1, n)
    ax, rough = x + w * rng.normal() * 0.045, h * 0.030
    rise = 0.55 * t + 0.45 * t**2
    left = np.stack([x - w / 2 + (ax - x + w / 2) * t, y - h * rise + rough * jagged(n, rng)], 1)
    right = np.stack([ax + (x + w / 2 - ax) * t, y - h * rise[::-1] + rough * jagged(n, rng)], 1)
    k = 9
    s = np.linspace(0, 1, k)
    zig = np.array([0, 1, -0.55, 0.9, -0.5, 0.8, -0.4, 0.7, 0.2]) * w * 0.035 * (0.6 + 0.8 * rng.random(k)) * (0.4 + s)
    spine = np.stack([ax + zig + w * 0.07 * s, y - h * (1 - s) + h * 0.10 * s], 1)
    foot = [(x + w * 0.40, y + h * 0.13), (x, y + h * 0.20), (x - w * 0.40, y + h * 0.13)]
    body, lee = poly([*left, *right, *foot]), poly([*right, (x + w * 0.40, y + h * 0.14), *spine[::-1]])
    lit = mix(mix("#F3E0A8", "#DCD896", rng.random() * 0.8), "#E2E2C8", blue)
    dark = mix(mix("#6E5230", "#596238", rng.random() * 0.6), "#3F5664", blue)
    cv.drawOval(skia.Rect(x - w * 0.3, y - h * 0.10, x + w * 0.72, y + h * 0.16), fill("#33280F", 0.22, w * 0.05))
    bounds = skia.Rect(x - w, y - h * 1.25, x + w, y + h * 0.3)
    cv.saveLayer(bounds)
    tones = [mix(lit, "#FFFFFF", 0.25), lit, mix(mix(lit, dark, 0.16), "meadow", 0.6)]
    cv.drawPath(body, fill("#FFFFFF", shader=linear((x - w * 0.3, y - h), (x + w * 0.1, y), tones, [0, 0.45, 1])))
    shade = linear(
        (ax, y - h), (x + w * 0.2, y + h * 0.1), [dark, mix(dark, lit, 0.16), mix(mix(dark, lit, 0.4), "forest", 0.5)]
    )
    cv.drawPath(lee, fill("#FFFFFF", 1, shader=shade))
    flank(cv, body, spine, h, rng, mix(dark, "#2A1A0C", 0.25))
    cv.save()
    cv.clipPath(lee, skia.ClipOp.kIntersect, True)
    lines = int(7 + w / 8)
    for i in range(lines):  # hatching runs down the lee slope
        f = (i + 0.3) / lines
        sx, sy = np.array([np.interp(f, s, spine[:, 0]), np.interp(f, s, spine[:, 1])])
        reach = h * (0.42 + 0.2 * rng.random()) * (1 - 0.35 * f)
        end = (sx + reach * w / h * 0.46, sy + reach)
        ink(cv, curve((sx, sy), (sx + reach * 0.15, sy + reach * 0.55), end, 8), 1.5, "ink", 0.55, rng)
    cv.restore()
    ink(cv, spine[:-1], 1.5, "ink", 0.8, rng, light=0)
    ink(cv, left, 1.5, "ink", 0.85, rng, light=0)
    ink(cv, right, 2.6, "ink", 0.95, rng, light=0)
    fade = fill("#000000", shader=linear((x, y - h * 0.20), (x, y + h * 0.13), [("#000000", 1), ("#000000", 0)]))
    fade.setBlendMode(skia.BlendMode.kDstIn)
    cv.drawRect(bounds, fade)
    cv.restore()


def flank(cv, body: skia.Path, spine: np.ndarray, h: float, rng: np.random.Generator, dark: str) -> None:
    """Spurs on the lit side of a mountain: short ribs with a breath of shade in their lee."""
    cv.save()
    cv.clipPath(body, skia.ClipOp.kIntersect, True)
    for f in (0.22, 0.42, 0.60):
        sx = np.interp(f, np.linspace(0, 1, len(spine)), spine[:, 0])
        sy = np.interp(f, np.linspace(0, 1, len(spine)), spine[:, 1])
        n = h * (0.34 + 0.16 * rng.random())
        rib = curve((sx, sy), (sx - n * 0.30, sy + n * 0.35), (sx - n * (0.42 + 0.2 * rng.random()), sy + n), 9)
        wedge = [*rib, (sx - n * 0.12, sy + n * 0.9), (sx - n * 0.02, sy + n * 0.4)]
        cv.drawPath(poly(wedge), fill(dark, 0.20))
        ink(cv, rib, 1.2, "ink", 0.6, rng)
        for j in range(1, 8):
            px, py = rib[j]
            end = (px + n * 0.10, py + n * (0.16 + 0.14 * rng.random()))
            ink(cv, curve((px, py), (px + n * 0.07, py + n * 0.08), end, 5), 0.9, "ink", 0.42)
    cv.restore()


def windmill(cv: skia.Canvas, x: float, y: float, s: float, turn: float = 0.3) -> None:
    """Stone tower mill with four lattice sails."""
    cv.drawOval(skia.Rect(x - s * 0.3, y - s * 0.08, x + s * 0.75, y + s * 0.16), fill("#2A1A0E", 0.32, 3))
    body = [(x - s * 0.24, y), (x - s * 0.15, y - s * 0.78), (x + s * 0.15, y - s * 0.78), (x + s * 0.24, y)]
    light = linear((x - s * 0.2, 0), (x + s * 0.24, 0), ["#FFF6DC", STONE, STONE_DARK])
    cv.drawPath(poly(body), fill("#FFFFFF", shader=light))
    cv.drawPath(poly(body), stroke("ink", 1.5))
    cap = [(x - s * 0.19, y - s * 0.76), (x, y - s * 1.06), (x + s * 0.19, y - s * 0.76)]
    cv.drawPath(poly(cap), fill("#FFFFFF", shader=linear(cap[0], cap[2], ["#D9693F", "roof", "roof_dark"])))
    cv.drawPath(poly(cap), stroke("ink", 1.5))
    cv.drawPath(
        poly([(x - s * 0.06, y), (x - s * 0.06, y - s * 0.2), (x + s * 0.05, y - s * 0.2), (x + s * 0.05, y)]),
        fill("ink"),
    )
    hub = (x - s * 0.02, y - s * 0.78)
    for k in range(4):
        cv.save()
        cv.translate(*hub)
        cv.rotate(math.degrees(turn) + 90 * k)
        vane = skia.Rect(s * 0.14, 0, s * 0.68, s * 0.17)
        cv.drawRect(vane, fill("#FFF8E4", 0.92))
        for i in range(1, 5):
            cv.drawLine(s * (0.14 + 0.11 * i), 0, s * (0.14 + 0.11 * i), s * 0.17, stroke("ink_soft", 0.8, 0.8))
        cv.drawRect(vane, stroke("ink", 1.1))
        cv.drawLine(0, 0, s * 0.7, 0, stroke("ink", 1.9))
        cv.restore()
    cv.drawCircle(*hub, s * 0.05, fill("ink"))


def cow(cv: skia.Canvas, x: float, y: float, s: float, right: bool, hide: str) -> None:
    """Grazing ox."""
    cv.save()
    cv.translate(x, y)
    cv.scale(s if right else -s, s)
    cv.drawOval(skia.Rect(-0.5, -0.1, 0.75, 0.12), fill("#2A1A0E", 0.30, 0.05))
    for lx in (-0.36, -0.24, 0.22, 0.33):
        cv.drawLine(lx, -0.3, lx, 0, stroke("ink", 0.075))
    body = skia.Path()
    body.moveTo(-0.46, -0.60)
    body.cubicTo(-0.2, -0.70, 0.2, -0.62, 0.42, -0.66)
    body.cubicTo(0.60, -0.62, 0.74, -0.40, 0.78, -0.18)
    body.cubicTo(0.72, -0.10, 0.62, -0.12, 0.56, -0.30)
    body.cubicTo(0.45, -0.28, 0.2, -0.18, -0.1, -0.2)
    body.cubicTo(-0.4, -0.2, -0.5, -0.3, -0.46, -0.60)
    cv.drawPath(
        body,
        fill(
            "#FFFFFF",
            shader=linear((-0.3, -0.7), (0.2, -0.1), [mix(hide, "#FFFFFF", 0.4), hide, mix(hide, "#2A1206", 0.4)]),
        ),
    )
    cv.drawPath(body, stroke("ink", 0.06))
    cv.drawPath(poly(curve((0.52, -0.58), (0.66, -0.78), (0.78, -0.62), 7), False), stroke("ink", 0.05))
    cv.drawPath(poly(curve((-0.46, -0.58), (-0.60, -0.5), (-0.56, -0.2), 7), False), stroke("ink", 0.045))
    cv.restore()


def ox_cart(cv: skia.Canvas, x: float, y: float, s: float) -> None:
    """Cart with cane behind an ox, going west."""
    cow(cv, x - s * 0.85, y, s * 0.62, False, "#B5763F")
    cv.drawLine(x - s * 0.6, y - s * 0.2, x - s * 0.1, y - s * 0.2, stroke("ink", 1.3))
    bed = [
        (x - s * 0.15, y - s * 0.36),
        (x + s * 0.62, y - s * 0.36),
        (x + s * 0.56, y - s * 0.14),
        (x - s * 0.1, y - s * 0.14),
    ]
    for k in range(7):
        x0 = x - s * 0.1 + k * s * 0.1
        ink(cv, curve((x0, y - s * 0.34), (x0 + 2, y - s * 0.5), (x0 + s * 0.12, y - s * 0.62), 5), 2.2, "#8FA055")
    cv.drawPath(poly(bed), fill("#A8713A"))
    cv.drawPath(poly(bed), stroke("ink", 1.2))
    cv.drawCircle(x + s * 0.24, y - s * 0.1, s * 0.17, fill("#D9B070"))
    cv.drawCircle(x + s * 0.24, y - s * 0.1, s * 0.17, stroke("ink", 1.5))
    for k in range(3):
        a = k * math.pi / 3
        dx, dy = s * 0.16 * math.cos(a), s * 0.16 * math.sin(a)
        cv.drawLine(x + s * 0.24 - dx, y - s * 0.1 - dy, x + s * 0.24 + dx, y - s * 0.1 + dy, stroke("ink", 0.8))


def smoke(cv: skia.Canvas, x: float, y: float, s: float) -> None:
    """A lazy plume that drifts to the south-east with the wind."""
    for k in range(6):
        f = k / 5
        r = s * (0.10 + 0.16 * f)
        cv.drawCircle(x + s * 1.1 * f, y - s * (0.9 * f - 0.3 * f * f), r, fill("#FFF9E6", 0.42 - 0.28 * f, r * 0.35))
    ink(cv, curve((x, y), (x + s * 0.3, y - s * 0.5), (x + s * 0.9, y - s * 0.55), 10), 1.0, "ink_soft", 0.5)


def sugar_mill(cv: skia.Canvas, x: float, y: float, s: float) -> None:
    """Long boiling house with a smoking chimney."""
    w, h = s * 1.5, s * 0.5
    cv.drawPath(
        poly([(x, y), (x + w, y - 2), (x + w + s * 0.3, y + s * 0.18), (x + s * 0.2, y + s * 0.18)]),
        fill("#2A1A0E", 0.28, 3),
    )
    wall = skia.Rect(x - w / 2, y - h, x + w / 2, y)
    cv.drawRect(wall, fill("#FFFFFF", shader=linear((x - w / 2, 0), (x + w / 2, 0), ["#FBF0D2", "#DCC797"])))
    roof = [
        (x - w * 0.54, y - h + 1),
        (x - w * 0.44, y - h - s * 0.42),
        (x + w * 0.44, y - h - s * 0.42),
        (x + w * 0.54, y - h + 1),
    ]
    chimney = skia.Rect(x + w * 0.22, y - h - s * 0.95, x + w * 0.34, y - h - s * 0.3)
    cv.drawRect(
        chimney, fill("#FFFFFF", shader=linear((chimney.left(), 0), (chimney.right(), 0), ["#D9805A", "#8C2B1D"]))
    )
    cv.drawRect(chimney, stroke("ink", 1.3))
    cv.drawPath(poly(roof), fill("#FFFFFF", shader=linear(roof[1], roof[3], ["#DB7A50", "roof", "roof_dark"])))
    for k in range(1, 9):
        f = k / 9
        top, foot = roof[1][0] + (roof[2][0] - roof[1][0]) * f, roof[0][0] + (roof[3][0] - roof[0][0]) * f
        cv.drawLine(top, roof[1][1], foot, roof[0][1], stroke("roof_dark", 0.9, 0.6))
    for path, width in (
        (poly(roof), 1.5),
        (poly([(wall.left(), wall.top()), (wall.right(), wall.top()), (wall.right(), y), (wall.left(), y)]), 1.3),
    ):
        cv.drawPath(path, stroke("ink", width))
    for k in range(4):
        ax = x - w * 0.36 + k * w * 0.24
        cv.drawPath(
            poly(
                [
                    (ax - s * 0.08, y),
                    (ax - s * 0.08, y - s * 0.2),
                    (ax, y - s * 0.3),
                    (ax + s * 0.08, y - s * 0.2),
                    (ax + s * 0.08, y),
                ]
            ),
            fill("ink", 0.85),
        )
    smoke(cv, (chimney.left() + chimney.right()) / 2, chimney.top(), s * 0.9)


def watchtower(cv: skia.Canvas, x: float, y: float, s: float, lamp: bool = False) -> None:
    """Round stone tower: with a lantern room it is a lighthouse, else battlements and a pennant."""
    cv.drawOval(skia.Rect(x - s * 0.2, y - s * 0.06, x + s * 0.7, y + s * 0.14), fill("#2A1A0E", 0.34, 3))
    body = [(x - s * 0.2, y), (x - s * 0.14, y - s), (x + s * 0.14, y - s), (x + s * 0.2, y)]
    cv.drawPath(
        poly(body), fill("#FFFFFF", shader=linear((x - s * 0.2, 0), (x + s * 0.2, 0), ["#FFF6DC", STONE, STONE_DARK]))
    )
    if lamp:
        for f in (0.22, 0.62):
            band = [(x - s * (0.2 - 0.06 * q), y - s * q) for q in (f, f + 0.2)] + [
                (x + s * (0.2 - 0.06 * q), y - s * q) for q in (f + 0.2, f)
            ]
            cv.drawPath(
                poly(band), fill("#FFFFFF", shader=linear((x - s * 0.2, 0), (x + s * 0.2, 0), ["#D8402F", "#7E1510"]))
            )
    cv.drawPath(poly(body), stroke("ink", 1.5))
    if lamp:
        room = skia.Rect(x - s * 0.11, y - s * 1.2, x + s * 0.11, y - s)
        cv.drawRect(room, fill("#FFE9A0"))
        cv.drawRect(room, stroke("ink", 1.3))
        top = [(x - s * 0.17, y - s * 1.19), (x, y - s * 1.42), (x + s * 0.17, y - s * 1.19)]
        cv.drawPath(poly(top), fill("roof"))
        cv.drawPath(poly(top), stroke("ink", 1.3))
    else:
        for k in (-1, 0, 1):
            m = skia.Rect(x + k * s * 0.13 - s * 0.05, y - s * 1.1, x + k * s * 0.13 + s * 0.05, y - s)
            cv.drawRect(m, fill(STONE))
            cv.drawRect(m, stroke("ink", 1.1))
        cv.drawLine(x, y - s * 1.05, x, y - s * 1.5, stroke("ink", 1.6))
        flag = poly(
            [*curve((x, y - s * 1.5), (x + s * 0.2, y - s * 1.56), (x + s * 0.42, y - s * 1.42), 7), (x, y - s * 1.3)]
        )
        cv.drawPath(flag, fill("#C2362B"))
        cv.drawPath(flag, stroke("ink", 1.1))
    cv.drawRect(skia.Rect(x - s * 0.04, y - s * 0.66, x + s * 0.03, y - s * 0.5), fill("ink"))


def great_house(cv: skia.Canvas, x: float, y: float, s: float) -> None:
    """Planter's house: hipped roof, white veranda with arches, a flight of steps."""
    w, h = s * 1.25, s * 0.46
    cv.drawPath(
        poly([(x - w * 0.3, y), (x + w * 0.55, y - 2), (x + w * 0.75, y + s * 0.16), (x, y + s * 0.16)]),
        fill("#2A1A0E", 0.28, 3),
    )
    cv.drawRect(
        skia.Rect(x - w / 2, y - h, x + w / 2, y),
        fill("#FFFFFF", shader=linear((x - w / 2, 0), (x + w / 2, 0), ["#FFFBEC", "#E4D3A6"])),
    )
    for k in range(5):
        ax = x + (k - 2) * w * 0.19
        cv.drawPath(
            poly(
                [
                    (ax - s * 0.07, y - s * 0.05),
                    (ax - s * 0.07, y - s * 0.24),
                    (ax, y - s * 0.34),
                    (ax + s * 0.07, y - s * 0.24),
                    (ax + s * 0.07, y - s * 0.05),
                ]
            ),
            fill("#6B4A2B"),
        )
    cv.drawRect(skia.Rect(x - w / 2, y - h, x + w / 2, y), stroke("ink", 1.3))
    roof = [
        (x - w * 0.57, y - h + 1),
        (x - w * 0.26, y - h - s * 0.38),
        (x + w * 0.26, y - h - s * 0.38),
        (x + w * 0.57, y - h + 1),
    ]
    cv.drawPath(poly(roof), fill("#FFFFFF", shader=linear(roof[1], roof[3], ["#DB7A50", "roof", "roof_dark"])))
    cv.drawPath(poly(roof), stroke("ink", 1.5))
    steps = [(x - s * 0.1, y), (x + s * 0.1, y), (x + s * 0.16, y + s * 0.12), (x - s * 0.16, y + s * 0.12)]
    cv.drawPath(poly(steps), fill(STONE))
    cv.drawPath(poly(steps), stroke("ink", 1.0))


def jetty(cv: skia.Canvas, x: float, y: float, dx: float, dy: float, n: float) -> None:
    """Plank pier from the shore point (x, y) along the unit vector (dx, dy), n long, with a moored boat."""
    p, t = np.array([x, y]), np.array([dx, dy])
    q = np.array([-dy, dx])
    half = 4.2
    deck = [p - q * half, p + t * n - q * half, p + t * n + q * half, p + q * half]
    cv.drawPath(poly(np.array(deck) + np.array([3, 4])), fill("#062230", 0.45, 2))
    cv.drawPath(poly(deck), fill("#B98A52"))
    for k in np.arange(4, n, 4.5):
        a, b = p + t * k - q * half, p + t * k + q * half
        cv.drawLine(*a, *b, stroke("#5A3A1C", 1.0))
    cv.drawPath(poly(deck), stroke("ink", 1.3))
    for f in (0.55, 0.98):
        for side in (-1, 1):
            cv.drawCircle(*(p + t * n * f + q * side * (half + 0.8)), 1.7, fill("ink"))
    rowboat(cv, *(p + t * n * 0.66 + q * 11), math.degrees(math.atan2(dy, dx)), 20)


def rowboat(cv: skia.Canvas, x: float, y: float, angle: float, n: float) -> None:
    """Boat seen from above."""
    cv.save()
    cv.translate(x, y)
    cv.rotate(angle)
    hull = skia.Path()
    hull.moveTo(-n * 0.5, -n * 0.14)
    hull.quadTo(n * 0.1, -n * 0.30, n * 0.55, 0)
    hull.quadTo(n * 0.1, n * 0.30, -n * 0.5, n * 0.14)
    hull.close()
    cv.save()
    cv.translate(1.5, 2.5)
    cv.drawPath(hull, fill("#062230", 0.5, 1.5))
    cv.restore()
    cv.drawPath(hull, fill("#8A5528"))
    cv.drawPath(hull, stroke("ink", 1.5))
    for f in (-0.2, 0.12):
        cv.drawLine(n * f, -n * 0.16, n * f, n * 0.16, stroke("#E2BC80", 2.0))
    cv.restore()


def flame(cv: skia.Canvas, x: float, y: float, r: float) -> None:
    """Glow of a fire or lantern on the printed board."""
    cv.drawCircle(x, y, r * 2.4, fill("#FFFFFF", shader=radial((x, y), r * 2.4, [("#FFD873", 0.75), ("#FFB03A", 0)])))
    cv.drawCircle(x, y, r * 0.7, fill("#FFF3C0"))
