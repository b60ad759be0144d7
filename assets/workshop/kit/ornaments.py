"""Ornaments of the charts: stars, compass, sea serpent, wind, scrolls, brass, ribbons."""

from __future__ import annotations

import math

import numpy as np
import skia

from kit.chart import (
    curve,
    fill,
    ink,
    linear,
    poly,
    radial,
    stroke,
    text,
)


def star(cv: skia.Canvas, x: float, y: float, r: float, r2: float, n: int, c: str, line: str) -> None:
    pts = []
    for k in range(2 * n):
        a = math.pi * k / n - math.pi / 2
        q = r if k % 2 == 0 else r2
        pts.append((x + q * math.cos(a), y + q * math.sin(a)))
    cv.drawPath(poly(pts), fill(c))
    cv.drawPath(poly(pts), stroke(line, 1.2))


def compass(cv: skia.Canvas, x: float, y: float, r: float) -> None:
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


def serpent(cv: skia.Canvas, x: float, y: float, s: float, rng: np.random.Generator) -> None:
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


def wind_head(cv: skia.Canvas, x: float, y: float, r: float) -> None:
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


def spiral(cx: float, cy: float, r: float, turns: float, start: float, sign: int = 1, n: int = 60) -> np.ndarray:
    t = np.linspace(0, 1, n)
    a = start + sign * t * turns * 2 * math.pi
    q = r * (1 - t * 0.88)
    return np.stack([cx + q * np.cos(a), cy + q * np.sin(a)], 1)


def scroll(cv: skia.Canvas, cx: float, cy: float, r: float, start: float, sign: int, w: float = 9) -> None:
    p = spiral(cx, cy, r, 1.35, start, sign)
    ink(cv, p + np.array([3, 4]), w + 3, "#1A1008", 0.35, None, False, 0)
    ink(cv, p, w + 4, "ink", 1, None, False, 0)
    ink(cv, p, w, "#C98F33", 1, None, False, 0)
    ink(cv, p - (1.2, 1.4), w * 0.38, "gold_light", 0.95, None, False, 0)
    cv.drawCircle(*p[-1], w * 0.75, fill("ink"))
    cv.drawCircle(*p[-1], w * 0.5, fill("gold"))


def brass_ring(cv: skia.Canvas, x: float, y: float, r: float, w: float) -> None:
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


def ribbon(cv: skia.Canvas, x: float, y: float, w: float, h: float, s: str) -> None:
    for sx in (-1, 1):
        tail = [
            (x + sx * w * 0.40, y - h * 0.22),
            (x + sx * w * 0.56, y - h * 0.30),
            (x + sx * w * 0.51, y + h * 0.16),
            (x + sx * w * 0.56, y + h * 0.62),
            (x + sx * w * 0.40, y + h * 0.66),
        ]
        cv.drawPath(poly(np.array(tail) + np.array([4, 6])), fill("#041820", 0.45, 5))
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
