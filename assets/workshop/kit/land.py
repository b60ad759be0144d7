"""Hills, trees and buildings of the charts; (x, y) is the middle of the foot."""

from __future__ import annotations

import math

import numpy as np
import skia

from kit.chart import (
    curve,
    fill,
    ink,
    linear,
    mix,
    poly,
    radial,
    stroke,
)


def mound(cv: skia.Canvas, x: float, y: float, w: float, h: float, rng: np.random.Generator, warm: float = 0.5) -> None:
    """A hill as an engraver cuts it: lit left flank, hatched right flank, foot melting into the ground."""
    k = 28
    t = np.linspace(0, 1, k)
    peak = 0.45 + rng.normal() * 0.05
    up, down = np.clip(t / peak, 0, 1), np.clip((t - peak) / (1 - peak), 0, 1)
    prof = np.where(t < peak, np.sin(up * math.pi / 2) ** 1.35, np.clip(np.cos(down * math.pi / 2), 0, 1) ** 1.1)
    prof = prof + 0.06 * np.interp(t, np.linspace(0, 1, 8), rng.normal(size=8)) * np.sin(t * math.pi)
    pts = np.stack([x - w / 2 + w * t, y - h * np.clip(prof, 0, 2)], 1)
    body = poly(np.vstack([pts, [(x + w * 0.42, y + h * 0.12), (x, y + h * 0.2), (x - w * 0.42, y + h * 0.12)]]))
    lit, dark = mix("#F0DFA6", "#CFD08E", 1 - warm), mix("#7A5A30", "#55683A", 1 - warm)
    cv.drawOval(skia.Rect(x - w * 0.25, y - h * 0.14, x + w * 0.74, y + h * 0.2), fill("#33280F", 0.26, 7))
    cv.saveLayer(skia.Rect(x - w, y - h * 1.5, x + w, y + h * 0.3))
    cv.drawPath(
        body,
        fill(
            "#FFFFFF",
            shader=linear(
                (x - w * 0.45, y - h * 0.7),
                (x + w * 0.46, y),
                [lit, mix(lit, dark, 0.22), mix(lit, dark, 0.72), dark],
                [0, 0.42, 0.66, 1],
            ),
        ),
    )
    cv.save()
    cv.clipPath(body, skia.ClipOp.kIntersect, True)
    n = int(8 + w / 7)
    for i in range(n):  # hatching follows the slope
        f = i / n
        j = int((peak - 0.03 + (1 - peak) * (f * 0.95)) * (k - 1))
        sx, sy = pts[j]
        length = (y - sy) * (1.0 - 0.22 * rng.random()) + 5
        ink(
            cv,
            curve((sx, sy), (sx - w * 0.045, sy + length * 0.5), (sx + w * (0.08 - 0.2 * f), sy + length), 9),
            1.8,
            "ink",
            0.62,
            rng,
        )
    for _ in range(4):  # a few strokes on the lit side
        j = int(peak * (0.2 + 0.6 * rng.random()) * (k - 1))
        sx, sy = pts[j]
        ink(
            cv,
            curve((sx + 3, sy + 4), (sx, sy + (y - sy) * 0.3), (sx - 5, sy + (y - sy) * 0.55), 7),
            1.1,
            "ink_soft",
            0.55,
            rng,
        )
    cv.restore()
    j = int(k * peak)
    ink(cv, pts[: j + 1], 1.7, "ink", 0.85, rng, light=0)
    ink(cv, pts[j - 1 :], 3.0, "ink", 0.95, rng, light=0)
    fade = fill("#000000", shader=linear((x, y - h * 0.30), (x, y + h * 0.1), [("#000000", 1), ("#000000", 0)]))
    fade.setBlendMode(skia.BlendMode.kDstIn)
    cv.drawRect(skia.Rect(x - w, y - h * 1.5, x + w, y + h * 0.3), fade)
    cv.restore()


def tree(cv: skia.Canvas, x: float, y: float, r: float, rng: np.random.Generator) -> None:
    cv.drawOval(skia.Rect(x - r * 0.5, y - r * 0.2, x + r * 1.35, y + r * 0.35), fill("#2A2A10", 0.32, 2.5))
    cv.drawLine(x, y, x, y - r * 0.6, stroke("#4A2E18", max(1.6, r * 0.18)))
    hue = rng.random()
    base, dark = mix("#7E9A55", "#8FA055", hue), mix("#3F5A37", "#4C5A2E", hue)
    cx, cy = x, y - r * 1.15
    lobes = [
        (cx + math.cos(a) * r * 0.45, cy + math.sin(a) * r * 0.38, r * (0.52 + 0.1 * rng.random()))
        for a in np.linspace(0, 2 * math.pi, 6)[:-1] + rng.random()
    ]
    p = skia.Path()
    for lx, ly, lr in lobes:
        p.addCircle(lx, ly, lr)
    p.addCircle(cx, cy, r * 0.5)
    union = skia.Op(p, p, skia.PathOp.kUnion_PathOp)
    cv.drawPath(
        union,
        fill(
            "#FFFFFF",
            shader=radial(
                (cx - r * 0.4, cy - r * 0.45), r * 1.6, [mix(base, "#DDE0A0", 0.5), base, dark], [0, 0.42, 1]
            ),
        ),
    )
    cv.drawPath(union, stroke("#26301A", 1.25, 0.9))
    for k in range(3):
        ink(
            cv,
            curve(
                (cx + r * 0.15 * k, cy + r * 0.55),
                (cx + r * 0.4, cy + r * (0.45 - 0.2 * k)),
                (cx + r * 0.72, cy + r * (0.15 - 0.25 * k)),
                6,
            ),
            1.1,
            "#26301A",
            0.6,
        )


def palm(cv: skia.Canvas, x: float, y: float, h: float, rng: np.random.Generator) -> None:
    lean = rng.normal() * 0.18 + 0.12
    top = (x + lean * h, y - h)
    cv.drawOval(skia.Rect(x - 3, y - 2, x + h * 0.7, y + 5), fill("#2A2A10", 0.30, 2))
    ink(cv, curve((x, y), (x + lean * h * 0.2, y - h * 0.6), top, 9), 3.2, "#5A3A1E", 1, None, False, 0)
    for a in np.radians([-160, -120, -75, -35, 5, 195, 165]) + rng.normal(size=7) * 0.1:
        e = (top[0] + math.cos(a) * h * 0.5, top[1] + math.sin(a) * h * 0.28 + h * 0.16)
        c = (top[0] + math.cos(a) * h * 0.3, top[1] + math.sin(a) * h * 0.42 - h * 0.06)
        ink(cv, curve(top, c, e, 9), 4.6, "#27381F", 1, None, True, 0)
        ink(cv, curve(top, c, e, 9), 2.6, "#6F9148", 1, None, True, 0)


def house(cv: skia.Canvas, x: float, y: float, s: float, rng: np.random.Generator, roof: str = "roof") -> None:
    """Little house, gable to the left, seen from slightly above; (x, y) = middle of its foot."""
    w, d, hgt = s * 0.42, s * 0.75, s * 0.42
    cv.drawPath(
        poly([(x - w * 0.2, y), (x + w + d * 0.7, y - s * 0.05), (x + w + d * 0.8, y + s * 0.12), (x, y + s * 0.12)]),
        fill("#2A1A0E", 0.28, 2),
    )
    front = [
        (x - w, y),
        (x, y + s * 0.06),
        (x, y - hgt),
        (x - w * 0.5, y - hgt - s * 0.36),
        (x - w, y - hgt - s * 0.04),
    ]
    side = [(x, y + s * 0.06), (x + d, y - s * 0.03), (x + d, y - hgt - s * 0.06), (x, y - hgt)]
    rf = [
        (x - w * 0.5, y - hgt - s * 0.40),
        (x + d - w * 0.5, y - hgt - s * 0.48),
        (x + d + s * 0.05, y - hgt - s * 0.02),
        (x + s * 0.03, y - hgt + s * 0.05),
    ]
    cv.drawPath(poly(front), fill("wall"))
    cv.drawPath(poly(side), fill(mix("wall", "#8A6A42", 0.45)))
    cv.drawPath(poly(rf), fill("#FFFFFF", shader=linear(rf[0], rf[2], [mix(roof, "#FFD9A0", 0.35), roof, "roof_dark"])))
    for q, w_ in ((front, 1.3), (side, 1.5), (rf, 1.6)):
        cv.drawPath(poly(q), stroke("ink", w_))
    cv.drawRect(skia.Rect(x - w * 0.62, y - hgt * 0.55, x - w * 0.36, y + s * 0.03), fill("ink", 0.85))
    if s > 20:
        cv.drawRect(skia.Rect(x + d * 0.3, y - hgt * 0.66, x + d * 0.45, y - hgt * 0.34), fill("ink", 0.8))
        cv.drawRect(skia.Rect(x + d * 0.62, y - hgt * 0.68, x + d * 0.77, y - hgt * 0.36), fill("ink", 0.8))


def church(cv: skia.Canvas, x: float, y: float, s: float, rng: np.random.Generator) -> None:
    house(cv, x, y, s, rng)
    w = s * 0.34
    cv.drawRect(
        skia.Rect(x - s * 0.75, y - s * 1.0, x - s * 0.75 + w, y),
        fill("#FFFFFF", shader=linear((x - s * 0.75, 0), (x - s * 0.4, 0), ["wall", mix("wall", "#8A6A42", 0.5)])),
    )
    cv.drawRect(skia.Rect(x - s * 0.75, y - s * 1.0, x - s * 0.75 + w, y), stroke("ink", 1.5))
    tip = [(x - s * 0.79, y - s), (x - s * 0.75 + w / 2, y - s * 1.6), (x - s * 0.71 + w, y - s)]
    cv.drawPath(poly(tip), fill("#FFFFFF", shader=linear(tip[0], tip[2], ["roof", "roof_dark"])))
    cv.drawPath(poly(tip), stroke("ink", 1.5))
    cv.drawLine(x - s * 0.75 + w / 2, y - s * 1.6, x - s * 0.75 + w / 2, y - s * 1.85, stroke("ink", 1.6))


def fort(cv: skia.Canvas, x: float, y: float, s: float, rng: np.random.Generator) -> None:
    """Walled fort with two towers and a flag."""
    cv.drawOval(skia.Rect(x - s * 0.9, y - s * 0.1, x + s * 1.3, y + s * 0.3), fill("#2A1A0E", 0.35, 6))

    def wall(x0, y0, w, h, shade=0):
        c = mix("#E7D7B0", "#7D6646", shade)
        cv.drawRect(
            skia.Rect(x0, y0 - h, x0 + w, y0),
            fill("#FFFFFF", shader=linear((x0, 0), (x0 + w, 0), [c, mix(c, "#6B5436", 0.45)])),
        )
        cv.drawRect(skia.Rect(x0, y0 - h, x0 + w, y0), stroke("ink", 1.9))
        m = s * 0.085
        k = x0
        while k < x0 + w - m * 0.5:
            cv.drawRect(skia.Rect(k, y0 - h - m, min(k + m, x0 + w), y0 - h), fill(mix(c, "#6B5436", 0.2)))
            cv.drawRect(skia.Rect(k, y0 - h - m, min(k + m, x0 + w), y0 - h), stroke("ink", 1.3))
            k += m * 2
        for r in range(1, int(h / (s * 0.09))):
            yy = y0 - r * s * 0.09
            off = (r % 2) * s * 0.08
            for q in np.arange(x0 + off, x0 + w - s * 0.1, s * 0.2):
                if rng.random() < 0.55:
                    cv.drawLine(q, yy, q + s * 0.1, yy, stroke("ink_soft", 1.0, 0.6))

    wall(x - s * 0.38, y - s * 0.22, s * 0.76, s * 0.42, 0.12)
    wall(x - s * 0.16, y - s * 0.45, s * 0.36, s * 0.50, 0.0)
    wall(x - s * 0.78, y, s * 1.56, s * 0.34, 0.1)
    wall(x - s * 0.92, y + s * 0.06, s * 0.34, s * 0.58)
    wall(x + s * 0.58, y + s * 0.06, s * 0.34, s * 0.58, 0.18)
    cv.drawPath(
        poly(
            [
                (x - s * 0.1, y),
                (x - s * 0.1, y - s * 0.16),
                (x, y - s * 0.24),
                (x + s * 0.1, y - s * 0.16),
                (x + s * 0.1, y),
            ]
        ),
        fill("ink"),
    )
    for i in (-0.45, -0.28, 0.28, 0.45):
        cv.drawCircle(x + s * i, y - s * 0.15, s * 0.035, fill("ink"))
    px, py = x + s * 0.02, y - s * 0.95
    cv.drawLine(px, py, px, py - s * 0.52, stroke("ink", 2.4))
    flag = skia.Path()
    flag.moveTo(px, py - s * 0.52)
    flag.cubicTo(px + s * 0.15, py - s * 0.62, px + s * 0.25, py - s * 0.42, px + s * 0.45, py - s * 0.52)
    flag.lineTo(px + s * 0.45, py - s * 0.27)
    flag.cubicTo(px + s * 0.25, py - s * 0.17, px + s * 0.15, py - s * 0.37, px, py - s * 0.27)
    flag.close()
    cv.drawPath(
        flag,
        fill("#FFFFFF", shader=linear((px, 0), (px + s * 0.45, 0), ["#D8402F", "#9C1F18", "#C9382A"], [0, 0.55, 1])),
    )
    cv.drawPath(flag, stroke("ink", 1.6))
