"""What is printed over the Jamaica board: title, dice wells, corner pieces, symbols of the spaces."""

from __future__ import annotations

import math

import numpy as np
import skia
from shapely.geometry import LineString, box

from kit import curves
from kit.chart import (
    curve,
    fill,
    font,
    geom_path,
    icon,
    ink,
    linear,
    number,
    poly,
    radial,
    stroke,
    text,
)
from kit.sheet import FRAME, H, W
from kit.things import (
    brass_ring,
    card_back,
    card_bed,
    church,
    compass,
    face,
    fort,
    house,
    moon_slot,
    ribbon,
    scroll,
    serpent,
    slot_well,
    sun_slot,
    wind_head,
)
from race import geometry as geo


def spandrels(cv, corners, outer, rng):
    """Three corners outside the track: compass, serpent, wind on vellum."""
    sheet = box(FRAME, FRAME, W - FRAME, H - FRAME)
    cv.save()
    cv.clipPath(geom_path(sheet.difference(outer.buffer(9))), skia.ClipOp.kIntersect, True)
    for k, off in enumerate((15, 20, 27, 36, 47, 60)):  # echo lines behind the gilded rim
        cv.drawPath(geom_path(outer.buffer(off)), stroke("ink_soft", 1.9 - 0.2 * k, 0.75 - 0.1 * k))
    for x, y in corners.values():
        cv.drawCircle(x, y, 190, fill("#FFFFFF", shader=radial((x, y), 190, [("#FFF4D2", 0.75), ("#FFF4D2", 0)])))
    cv.restore()
    compass(cv, corners["SE"][0] + 12, corners["SE"][1] + 12, 86)
    serpent(cv, corners["SW"][0] + 20, corners["SW"][1] + 58, 62, rng)
    wind_head(cv, corners["NW"][0] - 12, corners["NW"][1] - 12, 50)


def title(cv, rng):
    """Cartouche: strapwork frame, curled scrolls, garlands, title."""
    x, y, w, h = 1290, 572, 640, 200
    plate = skia.Path()
    l, r, t, b_ = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    plate.moveTo(l + 40, t)
    plate.cubicTo(x - 150, t - 26, x - 90, t + 14, x, t - 18)
    plate.cubicTo(x + 90, t + 14, x + 150, t - 26, r - 40, t)
    plate.cubicTo(r - 26, t + 40, r + 26, y - 30, r, y)
    plate.cubicTo(r + 26, y + 30, r - 26, b_ - 40, r - 40, b_)
    plate.cubicTo(x + 150, b_ + 26, x + 90, b_ - 14, x, b_ + 18)
    plate.cubicTo(x - 90, b_ - 14, x - 150, b_ + 26, l + 40, b_)
    plate.cubicTo(l + 26, b_ - 40, l - 26, y + 30, l, y)
    plate.cubicTo(l - 26, y - 30, l + 26, t + 40, l + 40, t)
    plate.close()
    cv.save()
    cv.translate(9, 12)
    cv.drawPath(plate, fill("#1A1008", 0.55, 12))
    cv.restore()
    cv.drawPath(plate, stroke("ink", 30))
    cv.drawPath(plate, fill("#FFFFFF", shader=linear((l, t), (r, b_), ["#E9BE5A", "#B47A26"])))
    p = stroke("#FFFFFF", 25)
    p.setShader(linear((l, t), (r, b_), ["#F9E3A0", "#D9A441", "#8A5A14", "#D9A441"], [0, 0.35, 0.75, 1]))
    cv.drawPath(plate, p)
    cv.drawPath(plate, stroke("red_dark", 9))
    cv.drawPath(plate, stroke("#C2362B", 5))
    cv.drawPath(plate, fill("#FFFFFF", shader=radial((x - 120, y - 60), 460, ["#FFFAE6", "#F3E2B4", "#DDBF80"])))
    cv.drawPath(plate, stroke("ink", 2.4))
    cv.save()
    cv.translate(x, y)
    cv.scale(0.955, 0.88)
    cv.translate(-x, -y)
    cv.drawPath(plate, stroke("ink", 1.4, 0.8))
    cv.restore()
    for sx in (-1, 1):
        for sy in (-1, 1):
            scroll(
                cv, x + sx * (w / 2 - 14), y + sy * (h / 2 + 4), 34, math.pi * (0.5 if sy > 0 else 1.5), -sx * sy, 10
            )
        scroll(cv, x + sx * (w / 2 + 14), y, 22, math.pi * (0 if sx < 0 else 1), sx, 8)
        for k in range(5):  # laurel from the middle outwards
            lx, ly = x + sx * (46 + k * 30), y - h / 2 - 14 - 10 * math.sin(k * 0.8)
            for up in (-1, 1):
                cv.save()
                cv.translate(lx, ly)
                cv.rotate(sx * up * 38 if sx > 0 else 180 - up * 38 * -sx)
                leaf = skia.Path()
                leaf.moveTo(0, 0)
                leaf.quadTo(12, -9, 27, 0)
                leaf.quadTo(12, 9, 0, 0)
                cv.drawPath(leaf, fill("#FFFFFF", shader=linear((0, -8), (0, 8), ["#8FA85A", "#3F5A37"])))
                cv.drawPath(leaf, stroke("ink", 1.5))
                cv.restore()
    # skull and sabres on top
    cv.drawCircle(x + 3, y - h / 2 - 22 + 4, 42, fill("#1A1008", 0.5, 5))
    cv.drawCircle(x, y - h / 2 - 22, 42, fill("ink"))
    cv.drawCircle(
        x, y - h / 2 - 22, 38.5, fill("#FFFFFF", shader=radial((x - 14, y - h / 2 - 36), 60, ["#C2362B", "#7A1712"]))
    )
    cv.drawCircle(x, y - h / 2 - 22, 38.5, stroke("gold", 4))
    icon(cv, "skull-crossed-bones", x, y - h / 2 - 22, 54, "cream")
    size = 128
    text(cv, "Jamaica", x + 4, y - 10, size, "im-fell-english-sc", "#5A3A18", 0.35, True, 7)
    total = text(cv, "Jamaica", x, y - 15, size, "im-fell-english-sc", "#3A1A0C", 1, True, 7)
    f = font("im-fell-english-sc", size, True)
    initial = fill("#FFFFFF", shader=linear((x, y - 80), (x, y + 60), ["#C8362A", "#7E1510"]))
    cv.drawString("J", x - total / 2, y - 15 + f.getMetrics().fCapHeight / 2, f, initial)
    text(cv, "INSVLA · ANNO MDCLXXV", x + 34, y + 62, 26, "im-fell-english-sc", "#5A3413", 1, False, 3)


def table_slots(cv, rng):
    """Sun and moon wells for the two dice, and the bed of the treasure pile."""
    for x, kind in ((1010, "sun"), (1570, "moon")):
        y, r = 850, 118
        (sun_slot(cv, x, y, r) if kind == "sun" else moon_slot(cv, x, y, r, rng))
        brass_ring(cv, x, y, r, 20)
        slot_well(cv, x, y, 62, "#C98B3A" if kind == "sun" else "#1A2747", "#F0C873" if kind == "sun" else "#3C5688")
        face(cv, x, y, 48, kind == "moon")
    card_bed(cv, 1290, 862, 168, 232)


def treasure_pile(cv, x=1290, y=862, w=154, h=218, n=9):
    """The face-down treasure cards (a token, not part of the printed board)."""
    for i in range(n - 1, -1, -1):
        card_back(cv, x + i * 1.7 - 6, y + i * 1.7 - 7, w, h, i == n - 1)


def minus_five(cv, b):
    """Red wax seal on the north-west islet, between the two red lines."""
    isl = b.islets["NW"]
    x, y = isl.bounds[2] - 72, None
    col_line = LineString([(x, 0), (x, 600)]).intersection(isl)
    y = col_line.centroid.y
    rng = np.random.default_rng(5)
    a = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    r = 46 + 2.6 * np.interp(a, np.linspace(0, 2 * math.pi, 14), np.append(rng.normal(size=13), 0))
    pts = np.stack([x + r * np.cos(a), y + r * np.sin(a)], 1)
    cv.drawPath(poly(pts + (5, 6)), fill("#140A04", 0.5, 5))
    cv.drawPath(poly(pts), fill("#FFFFFF", shader=radial((x - 16, y - 18), 78, ["#D2463A", "#A8231C", "#651210"])))
    cv.drawPath(poly(pts), stroke("#3F0806", 2.5))
    cv.drawCircle(x, y, 35, stroke("#5A0E0A", 3))
    cv.drawCircle(x - 1, y - 1.5, 35, stroke("#E5796C", 1.4, 0.8))
    cv.drawCircle(x, y, 34, fill("#8E1B15"))
    number(cv, "−5", x - 1, y, 48, "#FFF6E2")


def squares(cv, s):
    """Food cost: white squares with an ink edge. No dots on them: they would read as dice."""
    half = geo.SQUARE / 2
    for ox, oy in s.layout:
        x, y = s.symbol[0] + ox, s.symbol[1] + oy
        r = skia.RRect.MakeRectXY(skia.Rect(x - half, y - half, x + half, y + half), 5, 5)
        cv.save()
        cv.translate(3, 4)
        cv.drawRRect(r, fill("#062230", 0.55, 3))
        cv.restore()
        cv.drawRRect(
            r,
            fill(
                "cream",
                shader=linear(
                    (x - half, y - half), (x + half, y + half), ["#FFFFFF", "#FFFBEE", "#EFE2C2"], [0, 0.55, 1]
                ),
            ),
        )
        cv.drawRRect(r, stroke("#2A180B", 3.4))
        cv.drawRRect(
            skia.RRect.MakeRectXY(skia.Rect(x - half + 5, y - half + 5, x + half - 5, y + half - 5), 2, 2),
            stroke("#CDB78A", 1.2, 0.8),
        )


def skull_rock(cv, x, y, rng):
    """A lair: a crag in the shape of a skull, with surf around its foot."""
    y += 4
    s = 52
    for k in range(3):
        pts = [
            (x + (s * 1.02 + 5 * k) * math.cos(a), y + 24 + (s * 0.44 + 4 * k) * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 50)
        ]
        if k == 0:
            cv.drawPath(poly(np.array(pts) + (6, 6)), fill("#062230", 0.5, 6))
            cv.drawPath(poly(pts), fill("#DDF0E4", 0.85))
        ink(cv, pts, 1.7, "#F4FFF6" if k else "#1C3A3E", 0.85 - 0.2 * k, rng, False, 0)
    out = [
        (-0.98, 0.50),
        (-0.90, 0.18),
        (-0.98, -0.12),
        (-0.86, -0.48),
        (-0.62, -0.78),
        (-0.28, -0.98),
        (0.06, -1.0),
        (0.40, -0.92),
        (0.70, -0.72),
        (0.90, -0.40),
        (0.98, -0.06),
        (0.88, 0.20),
        (0.98, 0.50),
        (0.62, 0.62),
        (0.54, 0.80),
        (0.2, 0.86),
        (-0.2, 0.86),
        (-0.54, 0.80),
        (-0.62, 0.62),
    ]
    crag = curves.spline(
        [(x + a * s * 0.94 + rng.normal() * 1.2, y + c * s * 0.86 + rng.normal() * 1.2) for a, c in out], 6
    )
    p = poly(crag)
    cv.drawPath(
        p,
        fill(
            "#FFFFFF",
            shader=linear(
                (x - s, y - s),
                (x + s * 0.9, y + s * 0.8),
                ["#FBF4DF", "#DCD0B2", "#9A8B6E", "#5F543F"],
                [0, 0.4, 0.75, 1],
            ),
        ),
    )
    cv.save()
    cv.clipPath(p, skia.ClipOp.kIntersect, True)
    for k in range(13):
        f = k / 12
        sx, sy = x + s * (0.25 + 0.75 * f), y - s * (0.95 - 0.75 * f)
        ink(cv, curve((sx, sy), (sx + 2, sy + 14), (sx - 6, sy + 30 + 10 * rng.random()), 8), 1.7, "ink", 0.55, rng)
    for k in range(5):
        sx, sy = x - s * 0.7 + k * 9, y - s * (0.5 + 0.09 * k)
        ink(cv, curve((sx, sy), (sx - 4, sy + 6), (sx - 3, sy + 13), 6), 1.1, "ink_soft", 0.5, rng)
    cv.restore()
    for sx in (-1, 1):
        eye = curves.spline(
            [
                (x + sx * s * (0.36 + a * 0.26), y + s * (0.06 + c * 0.25))
                for a, c in ((-1, 0.2), (-0.6, -0.8), (0.3, -1), (1, -0.2), (0.7, 0.8), (-0.3, 0.95))
            ],
            5,
        )
        cv.drawPath(poly(eye), fill("#1E120A"))
        cv.drawPath(poly(eye), stroke("ink", 2.2))
        ink(cv, [q for q in eye[:14]], 1.6, "#FFF6DC", 0.5, None, True, 0)
    cv.drawPath(
        poly(
            [
                (x - s * 0.02, y + s * 0.22),
                (x + s * 0.12, y + s * 0.46),
                (x, y + s * 0.41),
                (x - s * 0.13, y + s * 0.46),
            ]
        ),
        fill("#1E120A"),
    )
    for k in range(-3, 4):
        cv.drawLine(x + k * s * 0.13, y + s * 0.57, x + k * s * 0.135, y + s * 0.74, stroke("ink", 2.6))
    ink(cv, curve((x - s * 0.5, y + s * 0.56), (x, y + s * 0.66), (x + s * 0.5, y + s * 0.56), 12), 2, "ink", 0.9)
    ink(cv, crag, 3.2, "ink", 1, rng, light=0.5, closed=True)


def port_royal(cv, b, rng):
    """Fort and town on the north-east cape, ribbon with the name, laurelled 15."""
    for x, y, s in (
        (2010, 372, 26),
        (2046, 392, 27),
        (1985, 402, 25),
        (2020, 424, 27),
        (2060, 430, 26),
        (2090, 452, 27),
        (2040, 462, 27),
        (2135, 470, 25),
        (2110, 492, 26),
    ):
        house(cv, x, y, s, rng)
    church(cv, 2076, 388, 30, rng)
    fort(cv, 2140, 420, 74, rng)
    ribbon(cv, 2302, 122, 300, 56, "Port Royal")
    x, y = 2424, 296
    for s_ in (-1, 1):
        for k in range(9):
            a = math.pi / 2 + s_ * (0.25 + k * 0.27)
            cv.save()
            cv.translate(x + 46 * math.cos(a), y + 46 * math.sin(a))
            cv.rotate(math.degrees(a) + s_ * 62)
            leaf = skia.Path()
            leaf.moveTo(-4, 0)
            leaf.quadTo(7, -9, 24, 0)
            leaf.quadTo(7, 9, -4, 0)
            cv.drawPath(leaf, fill("#FFFFFF", shader=linear((0, -8), (0, 8), ["#F4D97C", "#B8862B"])))
            cv.drawPath(leaf, stroke("#2A1306", 1.6))
            cv.restore()
    cv.drawCircle(x, y, 41, fill("#2A1306"))
    cv.drawCircle(x, y, 38, fill("#FFFFFF", shader=radial((x - 14, y - 16), 70, ["#FFFDF0", "#F3E2B4"])))
    cv.drawCircle(x, y, 34, stroke("gold", 3))
    number(cv, "15", x, y, 52)
