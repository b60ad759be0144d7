"""Places and tokens on the charts: dice wells, cards, medallions, plates, chests."""

from __future__ import annotations

import math

import numpy as np
import skia

from kit.chart import (
    curve,
    fill,
    ink,
    linear,
    number,
    poly,
    radial,
    stroke,
)
from kit.ornaments import star


def sun_slot(cv: skia.Canvas, x: float, y: float, r: float) -> None:
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


def moon_slot(cv: skia.Canvas, x: float, y: float, r: float, rng: np.random.Generator) -> None:
    cv.drawCircle(
        x, y, r, fill("#FFFFFF", shader=radial((x - r * 0.3, y - r * 0.3), r * 1.5, ["#4E6C98", "#2B4370", "#141F3C"]))
    )
    for _k in range(26):
        a, q = rng.random() * 6.28, r * (0.64 + 0.28 * rng.random())
        star(cv, x + q * math.cos(a), y + q * math.sin(a), 3 + 4 * rng.random(), 1.4, 4, "#FBF1CE", "#FBF1CE")


def slot_well(cv: skia.Canvas, x: float, y: float, s: float, c0: str, c1: str) -> None:
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


def face(cv: skia.Canvas, x: float, y: float, r: float, moon: bool = False) -> None:
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


def card_bed(cv: skia.Canvas, x: float, y: float, w: float, h: float) -> None:
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


def card_back(cv: skia.Canvas, x: float, y: float, w: float, h: float, shadow: bool = True) -> None:
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


def medallion(cv: skia.Canvas, x: float, y: float, price: int, r: float = 41) -> None:
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


def score_plate(cv: skia.Canvas, x: float, y: float, n: int, r: float = 27) -> None:
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


def chest(cv: skia.Canvas, x: float, y: float, s: float) -> None:
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
