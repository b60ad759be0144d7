"""The drawn things of the chart: hills, trees, towns, ornaments, tokens."""

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
    number,
    poly,
    radial,
    stroke,
    text,
)


def mound(cv, x, y, w, h, rng, warm=0.5):
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
    for i in range(4):  # a few strokes on the lit side
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


def tree(cv, x, y, r, rng):
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


def palm(cv, x, y, h, rng):
    lean = rng.normal() * 0.18 + 0.12
    top = (x + lean * h, y - h)
    cv.drawOval(skia.Rect(x - 3, y - 2, x + h * 0.7, y + 5), fill("#2A2A10", 0.30, 2))
    ink(cv, curve((x, y), (x + lean * h * 0.2, y - h * 0.6), top, 9), 3.2, "#5A3A1E", 1, None, False, 0)
    for a in np.radians([-160, -120, -75, -35, 5, 195, 165]) + rng.normal(size=7) * 0.1:
        e = (top[0] + math.cos(a) * h * 0.5, top[1] + math.sin(a) * h * 0.28 + h * 0.16)
        c = (top[0] + math.cos(a) * h * 0.3, top[1] + math.sin(a) * h * 0.42 - h * 0.06)
        ink(cv, curve(top, c, e, 9), 4.6, "#27381F", 1, None, True, 0)
        ink(cv, curve(top, c, e, 9), 2.6, "#6F9148", 1, None, True, 0)


def house(cv, x, y, s, rng, roof="roof"):
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


def church(cv, x, y, s, rng):
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


def fort(cv, x, y, s, rng):
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


def star(cv, x, y, r, r2, n, c, line):
    pts = []
    for k in range(2 * n):
        a = math.pi * k / n - math.pi / 2
        q = r if k % 2 == 0 else r2
        pts.append((x + q * math.cos(a), y + q * math.sin(a)))
    cv.drawPath(poly(pts), fill(c))
    cv.drawPath(poly(pts), stroke(line, 1.2))


def compass(cv, x, y, r):
    """32-point rose, every point halved light and dark."""
    cv.drawCircle(x + 4, y + 5, r * 0.80, fill("#1A1008", 0.35, 7))
    cv.drawCircle(
        x, y, r * 0.78, fill("#FFFFFF", shader=radial((x - r * 0.3, y - r * 0.3), r * 1.2, ["#FFF6D8", "#E9CF93"]))
    )
    for q, w in ((0.78, 3.2), (0.70, 1.4), (0.66, 1.4), (0.36, 1.4)):
        cv.drawCircle(x, y, r * q, stroke("ink", w))
    for k in range(64):
        a = k * math.pi / 32
        cv.drawLine(
            x + r * 0.70 * math.cos(a),
            y + r * 0.70 * math.sin(a),
            x + r * 0.775 * math.cos(a),
            y + r * 0.775 * math.sin(a),
            stroke("ink", 2.6 if k % 4 == 0 else 1.2),
        )
    for ring, (length, width, c0, c1) in enumerate(
        ((0.62, 0.07, "#F2E3B8", "#6B4A2B"), (0.72, 0.10, "#EAD59B", "#256B80"), (0.98, 0.15, "#FBE7A1", "#A8231C"))
    ):
        n, off = ((8, math.pi / 8), (4, math.pi / 4), (4, 0))[ring]
        for k in range(n):
            a = off + k * 2 * math.pi / n - math.pi / 2
            tip = (x + r * length * math.cos(a), y + r * length * math.sin(a))
            for side, c in ((-1, c0), (1, c1)):
                b_ = a + side * math.pi / 4
                base = (x + r * width * math.cos(b_) * 1.2, y + r * width * math.sin(b_) * 1.2)
                cv.drawPath(poly([(x, y), base, tip]), fill(c))
                cv.drawPath(poly([(x, y), base, tip]), stroke("ink", 1.3))
    cv.drawCircle(x, y, r * 0.09, fill("gold"))
    cv.drawCircle(x, y, r * 0.09, stroke("ink", 1.6))
    # fleur-de-lis on the north point
    fy = y - r * 0.98
    for s in (-1, 1):
        p = skia.Path()
        p.moveTo(x, fy + 3)
        p.cubicTo(x + s * 16, fy - 2, x + s * 15, fy - 18, x + s * 6, fy - 15)
        p.cubicTo(x + s * 12, fy - 9, x + s * 5, fy - 4, x, fy + 3)
        cv.drawPath(p, fill("ink"))
    p = skia.Path()
    p.moveTo(x, fy - 28)
    p.cubicTo(x + 9, fy - 16, x + 6, fy - 8, x, fy + 2)
    p.cubicTo(x - 6, fy - 8, x - 9, fy - 16, x, fy - 28)
    cv.drawPath(p, fill("red"))
    cv.drawPath(p, stroke("ink", 1.6))


def serpent(cv, x, y, s, rng):
    """Sea serpent: three coils, head to the right."""
    for _j, (dx, w, h) in enumerate(((-1.25, 0.42, 0.50), (-0.62, 0.50, 0.72), (0.05, 0.56, 0.92))):
        cx = x + dx * s
        out = [(cx + w * s * math.cos(a), y - h * s * math.sin(a)) for a in np.linspace(math.pi, 0, 26)]
        inn = [(cx + w * s * 0.42 * math.cos(a), y - h * s * 0.48 * math.sin(a)) for a in np.linspace(0, math.pi, 20)]
        body = poly(out + inn)
        cv.drawPath(
            body,
            fill(
                "#FFFFFF",
                shader=linear(
                    (cx - w * s, y - h * s), (cx + w * s, y), ["#A9C48C", "#5E8F6B", "#24504E"], [0, 0.45, 1]
                ),
            ),
        )
        for a in np.linspace(0.25, math.pi - 0.2, 12):
            p0 = (cx + w * s * math.cos(a), y - h * s * math.sin(a))
            p1 = (cx + w * s * 1.16 * math.cos(a - 0.07), y - h * s * 1.14 * math.sin(a - 0.07))
            p2 = (cx + w * s * math.cos(a - 0.16), y - h * s * math.sin(a - 0.16))
            cv.drawPath(poly([p0, p1, p2]), fill("red"))
            cv.drawPath(poly([p0, p1, p2]), stroke("ink", 1.1))
        for a in np.linspace(0.15, 1.5, 10):
            ink(
                cv,
                [(cx + w * s * q * math.cos(a), y - h * s * q * math.sin(a)) for q in (0.98, 0.85, 0.70, 0.58)],
                1.3,
                "ink",
                0.6,
            )
        cv.drawPath(body, stroke("ink", 2.2))
    hx, hy = x + 0.72 * s, y
    neck = skia.Path()
    neck.moveTo(hx - 0.10 * s, hy)
    neck.cubicTo(hx - 0.18 * s, hy - 0.7 * s, hx + 0.02 * s, hy - 1.15 * s, hx + 0.30 * s, hy - 1.12 * s)
    neck.cubicTo(hx + 0.44 * s, hy - 1.15 * s, hx + 0.60 * s, hy - 1.02 * s, hx + 0.80 * s, hy - 0.92 * s)
    neck.cubicTo(hx + 0.72 * s, hy - 0.84 * s, hx + 0.58 * s, hy - 0.86 * s, hx + 0.50 * s, hy - 0.84 * s)
    neck.lineTo(hx + 0.70 * s, hy - 0.74 * s)
    neck.cubicTo(hx + 0.55 * s, hy - 0.66 * s, hx + 0.38 * s, hy - 0.74 * s, hx + 0.28 * s, hy - 0.80 * s)
    neck.cubicTo(hx + 0.14 * s, hy - 0.7 * s, hx + 0.16 * s, hy - 0.4 * s, hx + 0.20 * s, hy)
    neck.close()
    cv.drawPath(
        neck,
        fill("#FFFFFF", shader=linear((hx - 0.2 * s, hy - s), (hx + 0.3 * s, hy), ["#B5CC93", "#5E8F6B", "#24504E"])),
    )
    cv.drawPath(neck, stroke("ink", 2.2))
    cv.drawCircle(hx + 0.36 * s, hy - 1.0 * s, 0.055 * s, fill("gold_light"))
    cv.drawCircle(hx + 0.37 * s, hy - 1.0 * s, 0.026 * s, fill("ink"))
    for k in range(6):
        ink(
            cv,
            curve(
                (hx + (0.14 - 0.02 * k) * s, hy - (0.1 + 0.11 * k) * s),
                (hx + 0.05 * s, hy - (0.06 + 0.11 * k) * s),
                (hx - 0.02 * s, hy - (0.10 + 0.11 * k) * s),
                7,
            ),
            1.2,
            "ink",
            0.6,
        )
    for k in range(-4, 4):  # foam at the waterline
        ink(
            cv,
            curve(
                (x + (0.42 * k) * s - 0.2 * s, y + 4), (x + 0.42 * k * s, y - 6), (x + 0.42 * k * s + 0.2 * s, y + 4), 8
            ),
            2,
            "#1F5265",
            0.8,
        )
        ink(
            cv,
            curve(
                (x + (0.42 * k) * s - 0.1 * s, y + 11),
                (x + 0.42 * k * s + 0.1 * s, y + 3),
                (x + 0.42 * k * s + 0.3 * s, y + 11),
                8,
            ),
            1.6,
            "#1F5265",
            0.6,
        )


def wind_head(cv, x, y, r):
    """A puffing wind: curls of cloud round a face that blows to the south-east."""
    mx, my = x + r * 0.62, y + r * 0.60
    for k, a in enumerate(np.radians([8, 27, 45, 63, 82])):  # breath
        n = r * (1.55 + 0.25 * math.sin(k * 2.2))
        end = (mx + n * math.cos(a), my + n * math.sin(a))
        c = (mx + n * 0.5 * math.cos(a + 0.12), my + n * 0.5 * math.sin(a - 0.08))
        ink(cv, curve((mx + 8 * math.cos(a), my + 8 * math.sin(a)), c, end, 12), 3.0, "ink_soft", 0.85)
    curls = [(a, 1.02, 0.36) for a in np.radians(np.arange(100, 352, 25))] + [
        (a, 0.76, 0.32) for a in np.radians(np.arange(120, 330, 28))
    ]
    for a, q, w in curls:
        cx, cy, cr = x + r * q * math.cos(a), y + r * q * math.sin(a), r * w
        cv.drawCircle(
            cx,
            cy,
            cr,
            fill("#FFFFFF", shader=radial((cx - cr * 0.4, cy - cr * 0.5), cr * 1.7, ["#FFFBEC", "#D5DFD6", "#7FA0A6"])),
        )
        cv.drawCircle(cx, cy, cr, stroke("ink", 1.7))
        ink(cv, spiral(cx, cy, cr * 0.62, 0.8, a, 1, 18), 1.6, "ink", 0.8)
    cv.drawCircle(
        x,
        y,
        r * 0.74,
        fill("#FFFFFF", shader=radial((x - r * 0.3, y - r * 0.35), r * 1.3, ["#FFE9C8", "#EDBE8C", "#B97A4E"])),
    )
    cv.drawCircle(x, y, r * 0.74, stroke("ink", 2.2))
    for dx, dy in ((0.02, 0.52), (0.54, 0.02)):  # puffed cheeks
        cv.drawCircle(
            x + r * dx,
            y + r * dy,
            r * 0.25,
            fill("#FFFFFF", shader=radial((x + r * dx - 4, y + r * dy - 4), r * 0.3, ["#FFD9B8", "#E08A66"])),
        )
        ink(
            cv,
            [
                (x + r * dx + r * 0.25 * math.cos(t), y + r * dy + r * 0.25 * math.sin(t))
                for t in np.linspace(2.2, 4.6, 12)
            ],
            1.5,
            "ink",
            0.7,
        )
    for dx, dy in ((-0.22, 0.10), (0.22, -0.28)):  # eyes and brows
        cv.drawCircle(x + r * dx, y + r * dy, r * 0.075, fill("ink"))
        ink(
            cv,
            curve(
                (x + r * (dx - 0.18), y + r * (dy - 0.02)),
                (x + r * (dx - 0.06), y + r * (dy - 0.26)),
                (x + r * (dx + 0.16), y + r * (dy - 0.16)),
                8,
            ),
            2.6,
            "ink",
        )
    ink(
        cv,
        curve((x + r * 0.02, y - r * 0.04), (x + r * 0.34, y + r * 0.12), (x + r * 0.18, y + r * 0.24), 9),
        2.2,
        "ink",
    )
    cv.drawCircle(x + r * 0.44, y + r * 0.42, r * 0.14, fill("#8E2A20"))
    cv.drawCircle(x + r * 0.44, y + r * 0.42, r * 0.14, stroke("ink", 2))
    cv.drawCircle(x + r * 0.46, y + r * 0.44, r * 0.06, fill("#2A0A06"))


def spiral(cx, cy, r, turns, start, sign=1, n=60):
    t = np.linspace(0, 1, n)
    a = start + sign * t * turns * 2 * math.pi
    q = r * (1 - t * 0.88)
    return np.stack([cx + q * np.cos(a), cy + q * np.sin(a)], 1)


def scroll(cv, cx, cy, r, start, sign, w=9):
    p = spiral(cx, cy, r, 1.35, start, sign)
    ink(cv, p + (3, 4), w + 3, "#1A1008", 0.35, None, False, 0)
    ink(cv, p, w + 4, "ink", 1, None, False, 0)
    ink(cv, p, w, "#C98F33", 1, None, False, 0)
    ink(cv, p - (1.2, 1.4), w * 0.38, "gold_light", 0.95, None, False, 0)
    cv.drawCircle(*p[-1], w * 0.75, fill("ink"))
    cv.drawCircle(*p[-1], w * 0.5, fill("gold"))


def brass_ring(cv, x, y, r, w):
    cv.drawCircle(x + 6, y + 8, r, stroke("#1A1008", w, 0.5, 7))
    p = stroke("#FFFFFF", w)
    p.setShader(
        linear(
            (x - r, y - r),
            (x + r, y + r),
            ["#FFF2BE", "#E2B24A", "#8A5A14", "#D7A03C", "#5E3A0C"],
            [0, 0.3, 0.55, 0.75, 1],
        )
    )
    cv.drawCircle(x, y, r + w * 0.5, stroke("ink", 2.5))
    cv.drawCircle(x, y, r, p)
    cv.drawCircle(x, y, r + w * 0.5, stroke("ink", 2.2))
    cv.drawCircle(x, y, r - w * 0.5, stroke("ink", 2.2))
    for k in range(36):
        a = k * math.pi / 18
        cv.drawCircle(x + r * math.cos(a), y + r * math.sin(a), w * 0.14, fill("#6B430F"))
        cv.drawCircle(x + r * math.cos(a) - 0.8, y + r * math.sin(a) - 0.8, w * 0.10, fill("gold_light"))


def sun_slot(cv, x, y, r):
    cv.drawCircle(
        x, y, r, fill("#FFFFFF", shader=radial((x - r * 0.3, y - r * 0.3), r * 1.4, ["#FFF0B8", "#F3CE77", "#D99A3C"]))
    )
    for k in range(16):
        a = k * math.pi / 8
        q = r * (0.93 if k % 2 == 0 else 0.84)
        wv = 0.13 if k % 2 == 0 else 0.09
        tip = (x + q * math.cos(a), y + q * math.sin(a))
        b0 = (x + r * 0.60 * math.cos(a - wv * 1.3), y + r * 0.60 * math.sin(a - wv * 1.3))
        b1 = (x + r * 0.60 * math.cos(a + wv * 1.3), y + r * 0.60 * math.sin(a + wv * 1.3))
        cv.drawPath(poly([b0, tip, b1]), fill("#E2662A" if k % 2 else "#C8381F"))
        cv.drawPath(poly([b0, tip, b1]), stroke("ink", 1.5))


def moon_slot(cv, x, y, r, rng):
    cv.drawCircle(
        x, y, r, fill("#FFFFFF", shader=radial((x - r * 0.3, y - r * 0.3), r * 1.5, ["#4E6C98", "#2B4370", "#141F3C"]))
    )
    for _k in range(26):
        a, q = rng.random() * 6.28, r * (0.64 + 0.28 * rng.random())
        star(cv, x + q * math.cos(a), y + q * math.sin(a), 3 + 4 * rng.random(), 1.4, 4, "#FBF1CE", "#FBF1CE")


def slot_well(cv, x, y, s, c0, c1):
    """Sunken square a die lies in."""
    rr = skia.RRect.MakeRectXY(skia.Rect(x - s, y - s, x + s, y + s), 14, 14)
    cv.drawRRect(rr, fill("#FFFFFF", shader=linear((x - s, y - s), (x + s, y + s), [c0, c1])))
    cv.save()
    cv.clipRRect(rr, skia.ClipOp.kIntersect, True)
    inv = skia.Path()
    inv.addRect(skia.Rect(x - 3 * s, y - 3 * s, x + 3 * s, y + 3 * s))
    inv.addRRect(skia.RRect.MakeRectXY(skia.Rect(x - s + 7, y - s + 8, x + s + 7, y + s + 8), 14, 14))
    inv.setFillType(skia.PathFillType.kEvenOdd)
    cv.drawPath(inv, fill("#000000", 0.5, 6))
    cv.restore()
    cv.drawRRect(rr, stroke("ink", 3))
    rr2 = skia.RRect.MakeRectXY(skia.Rect(x - s - 5, y - s - 5, x + s + 5, y + s + 5), 17, 17)
    cv.drawRRect(rr2, stroke("gold", 4))
    cv.drawRRect(rr2, stroke("ink", 1.2))


def face(cv, x, y, r, moon=False):
    c = "#3A2413" if not moon else "#26395E"
    if moon:
        m = skia.Path()
        m.addCircle(x, y, r)
        n = skia.Path()
        n.addCircle(x + r * 0.52, y - r * 0.08, r * 0.86)
        cres = skia.Op(m, n, skia.PathOp.kDifference_PathOp)
        cv.drawPath(
            cres,
            fill("#FFFFFF", shader=linear((x - r, y - r), (x + r * 0.3, y + r), ["#FFFDF0", "#E8E2C8", "#A9A98F"])),
        )
        cv.drawPath(cres, stroke("#141F3C", 2.4))
        cv.drawCircle(x - r * 0.46, y - r * 0.22, r * 0.07, fill(c))
        ink(
            cv, curve((x - r * 0.60, y - r * 0.40), (x - r * 0.45, y - r * 0.50), (x - r * 0.30, y - r * 0.40), 8), 3, c
        )
        ink(
            cv,
            curve((x - r * 0.30, y - r * 0.15), (x - r * 0.12, y + r * 0.10), (x - r * 0.30, y + r * 0.14), 8),
            2.6,
            c,
        )
        ink(
            cv, curve((x - r * 0.46, y + r * 0.36), (x - r * 0.34, y + r * 0.46), (x - r * 0.18, y + r * 0.34), 8), 3, c
        )
    else:
        cv.drawCircle(
            x,
            y,
            r,
            fill("#FFFFFF", shader=radial((x - r * 0.35, y - r * 0.4), r * 1.7, ["#FFF8D6", "#F6CE63", "#D9822B"])),
        )
        cv.drawCircle(x, y, r, stroke("#5A2E0C", 2.6))
        for s in (-1, 1):
            cv.drawOval(
                skia.Rect(x + s * r * 0.38 - r * 0.11, y - r * 0.22, x + s * r * 0.38 + r * 0.11, y - r * 0.05), fill(c)
            )
            ink(
                cv,
                curve(
                    (x + s * r * 0.16, y - r * 0.32),
                    (x + s * r * 0.38, y - r * 0.52),
                    (x + s * r * 0.62, y - r * 0.32),
                    8,
                ),
                3.2,
                c,
            )
            cv.drawCircle(x + s * r * 0.52, y + r * 0.22, r * 0.14, fill("#D9482B", 0.35, 3))
        ink(cv, curve((x, y - r * 0.18), (x - r * 0.16, y + r * 0.18), (x + r * 0.04, y + r * 0.20), 8), 2.6, c)
        ink(cv, curve((x - r * 0.36, y + r * 0.42), (x, y + r * 0.70), (x + r * 0.36, y + r * 0.42), 12), 4, c)


def card_bed(cv, x, y, w, h):
    rr = skia.RRect.MakeRectXY(skia.Rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2), 14, 14)
    cv.drawRRect(rr, fill("#2A1A0E", 0.30))
    cv.drawRRect(rr, stroke("ink", 2.4))
    cv.drawRRect(
        skia.RRect.MakeRectXY(skia.Rect(x - w / 2 - 7, y - h / 2 - 7, x + w / 2 + 7, y + h / 2 + 7), 18, 18),
        stroke("gold", 4),
    )
    cv.drawRRect(
        skia.RRect.MakeRectXY(skia.Rect(x - w / 2 - 10, y - h / 2 - 10, x + w / 2 + 10, y + h / 2 + 10), 20, 20),
        stroke("ink", 1.6),
    )


def card_back(cv, x, y, w, h, shadow=True):
    rr = skia.RRect.MakeRectXY(skia.Rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2), 12, 12)
    if shadow:
        cv.save()
        cv.translate(w * 0.03, w * 0.04)
        cv.drawRRect(rr, fill("#140A04", 0.55, w * 0.03))
        cv.restore()
    cv.drawRRect(rr, fill("#F2E4BC"))
    cv.drawRRect(rr, stroke("#6B4A2B", max(0.8, w * 0.008)))
    m = w * 0.06
    rr = skia.RRect.MakeRectXY(skia.Rect(x - w / 2 + m, y - h / 2 + m, x + w / 2 - m, y + h / 2 - m), 8, 8)
    cv.drawRRect(
        rr, fill("#FFFFFF", shader=radial((x - w * 0.2, y - h * 0.25), h * 0.8, ["#A82A22", "#6E1512", "#460B0A"]))
    )
    cv.save()
    cv.clipRRect(rr, skia.ClipOp.kIntersect, True)
    for k in range(-12, 24):
        cv.drawLine(x - w + k * w / 9, y - h / 2, x - w + k * w / 9 + h, y + h / 2, stroke("gold", 1, 0.28))
        cv.drawLine(x + w - k * w / 9, y - h / 2, x + w - k * w / 9 - h, y + h / 2, stroke("gold", 1, 0.28))
    cv.restore()
    cv.drawRRect(rr, stroke("gold", 3))
    cv.drawCircle(x, y, w * 0.33, fill("#3A0A08"))
    cv.drawCircle(x, y, w * 0.33, stroke("gold", 3))
    chest(cv, x, y + w * 0.02, w * 0.46)


def medallion(cv, x, y, price, r=41):
    """Golden port medallion: pin, rope rim, price in dark ink."""
    cv.drawCircle(x + 5, y + 7, r, fill("#140A04", 0.55, 6))
    cv.drawCircle(x, y, r + 1.5, fill("#2A1505"))
    p = fill("#FFFFFF")
    p.setShader(linear((x - r, y - r), (x + r, y + r), ["#FFF3BF", "#E9BE4A", "#9A6718", "#C98F33"], [0, 0.38, 0.8, 1]))
    cv.drawCircle(x, y, r - 1.5, p)
    for k in range(28):
        a = k * 2 * math.pi / 28
        cv.drawLine(
            x + (r - 9) * math.cos(a),
            y + (r - 9) * math.sin(a),
            x + (r - 3) * math.cos(a + 0.12),
            y + (r - 3) * math.sin(a + 0.12),
            stroke("#5A360A", 2.2),
        )
    cv.drawCircle(
        x,
        y,
        r - 10,
        fill("#FFFFFF", shader=radial((x - r * 0.35, y - r * 0.4), r * 1.5, ["#FFF6CF", "#F4D070", "#D9A441"])),
    )
    cv.drawCircle(x, y, r - 10, stroke("#5A360A", 2.2))
    number(cv, str(price), x, y, 54)


def score_plate(cv, x, y, n, r=27):
    cv.drawCircle(x + 3, y + 4, r, fill("#041820", 0.5, 4))
    w = r * 1.12
    sh = skia.Path()
    sh.moveTo(x - w, y - r * 0.85)
    sh.lineTo(x + w, y - r * 0.85)
    sh.cubicTo(x + w, y + r * 0.5, x + w * 0.55, y + r * 0.95, x, y + r * 1.3)
    sh.cubicTo(x - w * 0.55, y + r * 0.95, x - w, y + r * 0.5, x - w, y - r * 0.85)
    sh.close()
    cv.drawPath(sh, fill("#FFFFFF", shader=linear((x - r, y - r), (x + r, y + r), ["#FFFBEA", "#F0DFB2"])))
    cv.drawPath(sh, stroke("#2A1306", 5))
    cv.drawPath(sh, stroke("gold", 2.4))
    number(cv, str(n), x, y + 2, 44 if n < 10 else 40)


def chest(cv, x, y, s):
    """Treasure chest token."""
    w, h = s * 0.5, s * 0.30
    cv.drawOval(skia.Rect(x - w * 0.8, y + h * 0.6, x + w * 1.4, y + h * 1.6), fill("#140A04", 0.55, 4))
    body = skia.Rect(x - w, y - h * 0.15, x + w, y + h * 1.15)
    cv.drawRect(body, fill("#FFFFFF", shader=linear((x - w, y), (x + w, y + h), ["#B06F34", "#8A4E20", "#4F2A10"])))
    lid = skia.Path()
    lid.moveTo(x - w, y - h * 0.1)
    lid.cubicTo(x - w, y - h * 1.5, x + w, y - h * 1.5, x + w, y - h * 0.1)
    lid.close()
    cv.drawPath(
        lid, fill("#FFFFFF", shader=linear((x - w, y - h * 1.2), (x + w, y), ["#D08A45", "#9A5A28", "#5A3012"]))
    )
    lw = max(1.5, s * 0.035)
    for bx in (-0.72, 0.72):
        cv.drawRect(skia.Rect(x + w * bx - w * 0.1, y - h * 0.95, x + w * bx + w * 0.1, y + h * 1.15), fill("gold"))
        cv.drawRect(
            skia.Rect(x + w * bx - w * 0.1, y - h * 0.95, x + w * bx + w * 0.1, y + h * 1.15), stroke("ink", lw * 0.6)
        )
    cv.drawRect(skia.Rect(x - w, y - h * 0.2, x + w, y + h * 0.08), fill("gold"))
    cv.drawRect(skia.Rect(x - w, y - h * 0.2, x + w, y + h * 0.08), stroke("ink", lw * 0.6))
    cv.drawRect(body, stroke("#241005", lw))
    cv.drawPath(lid, stroke("#241005", lw))
    cv.drawCircle(x, y + h * 0.15, w * 0.2, fill("gold_light"))
    cv.drawCircle(x, y + h * 0.15, w * 0.2, stroke("#241005", lw * 0.8))
    cv.drawCircle(x, y + h * 0.17, w * 0.06, fill("#241005"))


def ribbon(cv, x, y, w, h, s):
    for sx in (-1, 1):
        tail = [
            (x + sx * w * 0.40, y - h * 0.22),
            (x + sx * w * 0.56, y - h * 0.30),
            (x + sx * w * 0.51, y + h * 0.16),
            (x + sx * w * 0.56, y + h * 0.62),
            (x + sx * w * 0.40, y + h * 0.66),
        ]
        cv.drawPath(poly(np.array(tail) + (4, 6)), fill("#041820", 0.45, 5))
        cv.drawPath(
            poly(tail), fill("#FFFFFF", shader=linear((x, y - h * 0.3), (x, y + h * 0.6), ["#B5392D", "#6E1512"]))
        )
        cv.drawPath(poly(tail), stroke("#2A0A06", 2.4))
    p = skia.Path()
    p.moveTo(x - w * 0.45, y - h * 0.42)
    p.quadTo(x, y - h * 0.72, x + w * 0.45, y - h * 0.42)
    p.lineTo(x + w * 0.45, y + h * 0.48)
    p.quadTo(x, y + h * 0.22, x - w * 0.45, y + h * 0.48)
    p.close()
    cv.save()
    cv.translate(4, 6)
    cv.drawPath(p, fill("#041820", 0.5, 5))
    cv.restore()
    cv.drawPath(
        p,
        fill(
            "#FFFFFF", shader=linear((x - w / 2, y - h / 2), (x + w / 2, y + h / 2), ["#FFF8E0", "#F3E0AE", "#DDBD7C"])
        ),
    )
    cv.drawPath(p, stroke("#2A1306", 3))
    text(cv, s, x, y - 1, h * 0.80, "im-fell-english-sc", "#3A140A", 1, True, 2)


def brass_ring_small(cv, x, y, r):
    """Round brass button."""
    cv.drawCircle(x + 2, y + 3, r, fill("#000000", 0.6, 4))
    cv.drawCircle(x, y, r, fill("#2A1306"))
    cv.drawCircle(
        x, y, r - 1.5, fill("#FFFFFF", shader=linear((x - r, y - r), (x + r, y + r), ["#FFF2BE", "#E2B24A", "#8A5A14"]))
    )
    cv.drawCircle(
        x, y, r - 5, fill("#FFFFFF", shader=linear((x - r, y - r), (x + r, y + r), ["#C98F33", "#EFC766", "#F9E3A0"]))
    )
    cv.drawCircle(x, y, r - 5, stroke("#6B430F", 1))
