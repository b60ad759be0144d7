"""Goods of the harbour: barrels whole and broken, coins, ship slots, count plates."""

from __future__ import annotations

import math

import numpy as np
import skia

from kit.chart import curve, fill, icon, mix, number, poly, radial, stroke
from montego.brush import disc, grad, outline, oval, paint, rr
from montego.crews import Crew

DATA = ("workshop/icons/lorc/crown.svg",)
BUTT = skia.Paint.kButt_Cap
WOOD = ("#E9B878", "#B9783C", "#5A3012")


def barrel(
    cv: skia.Canvas, x: float, y: float, h: float, tone: tuple[str, str, str] = WOOD, shadow: bool = True
) -> None:
    """Standing barrel; (x, y) = middle of its foot."""
    light, main, dark = tone
    lw = max(1.6, h * 0.03)
    w, b, e = h * 0.33, h * 0.41, h * 0.11
    lid, foot = y - h * 0.9, y - h * 0.06
    if shadow:
        cv.drawOval(skia.Rect(x - w * 0.7, y - h * 0.17, x + w * 1.9, y + h * 0.09), fill("#0A0502", 0.6, h * 0.05))
    body = outline(
        (x - w, lid),
        (x - b * 1.08, lid + h * 0.25, x - b * 1.08, foot - h * 0.25, x - w, foot),
        (x - w * 0.6, foot + e * 0.85, x + w * 0.6, foot + e * 0.85, x + w, foot),
        (x + b * 1.08, foot - h * 0.25, x + b * 1.08, lid + h * 0.25, x + w, lid),
        (x + w * 0.6, lid + e, x - w * 0.6, lid + e, x - w, lid),
    )
    staves = [mix(light, main, 0.35), light, main, dark]
    cv.drawPath(body, grad(x - b, y - h * 0.6, x + b, y - h * 0.4, staves, [0, 0.22, 0.58, 1]))
    cv.save()
    cv.clipPath(body, skia.ClipOp.kIntersect, True)
    for f in (-0.72, -0.38, 0, 0.38, 0.72):
        joint = curve((x + w * f, lid), (x + b * 1.14 * f, y - h * 0.48), (x + w * f, y), 10)
        cv.drawPath(poly(joint, False), stroke(dark, lw * 0.6, 0.75))
    for at in (0.17, 0.66):
        hoop(cv, x, lid + h * at, h, lw)
    cv.restore()
    cv.drawPath(body, stroke("#1E1008", lw))
    rim = oval(skia.Rect(x - w, lid - e, x + w, lid + e))
    cv.drawPath(rim, fill(dark))
    cv.drawOval(
        skia.Rect(x - w * 0.86, lid - e * 0.78, x + w * 0.86, lid + e * 0.86),
        grad(x - w, lid - e, x + w, lid + e, [mix(light, "#FFFFFF", 0.35), light, main]),
    )
    for f in (-0.4, 0, 0.4):
        cv.drawLine(x + w * f, lid - e * 0.7, x + w * f, lid + e * 0.75, stroke(dark, lw * 0.5, 0.7))
    cv.drawPath(rim, stroke("#1E1008", lw))


def hoop(cv: skia.Canvas, x: float, y: float, h: float, lw: float) -> None:
    """Iron hoop round a barrel of height h, with the glint of the north-west."""
    w, b, e, band = h * 0.33, h * 0.41, h * 0.11, h * 0.095
    line = poly(curve((x - b * 1.1, y), (x, y + e * 1.5), (x + b * 1.1, y), 14), False)
    paint(cv, line, stroke("#241A14", band + lw, cap=BUTT), stroke("#5C5A5C", band - lw * 0.2, cap=BUTT))
    glint = curve((x - b * 0.8, y - band * 0.1), (x - w * 0.4, y + e * 0.9), (x - w * 0.1, y + e), 8)
    cv.drawPath(poly(glint, False), stroke("#C9CBD0", lw * 1.1, 0.9))


# the jagged rim of a broken barrel, in half widths and heights
JAGS = (
    (-1.04, -0.42), (-0.86, -0.78), (-0.66, -0.5), (-0.46, -0.92), (-0.22, -0.44), (0.02, -0.62), (0.2, -0.32),
    (0.44, -0.7), (0.66, -0.38), (0.84, -0.58), (1.06, -0.3),
)  # fmt: skip


def spilt_rum(cv: skia.Canvas, x: float, y: float, h: float, lw: float) -> None:
    """Puddle round a broken barrel."""
    angles = np.linspace(0, 6.28, 40)
    px = x + h * (0.62 + 0.07 * np.sin(3 * angles + 1)) * np.cos(angles) + h * 0.05
    py = y - h * 0.02 + h * 0.17 * np.sin(angles)
    paint(cv, poly(np.stack([px, py], 1)), fill("#B8301E", 0.95), stroke("#D9735C", lw * 0.7, 0.8))


def sprung_hoop(cv: skia.Canvas, x: float, y: float, h: float) -> None:
    """A hoop that has jumped off its barrel."""
    cv.save()
    cv.translate(x, y)
    cv.rotate(-32)
    ring = oval(skia.Rect(-h * 0.4, -h * 0.13, h * 0.4, h * 0.13))
    paint(cv, ring, stroke("#1E1008", h * 0.1), stroke("#D9DDE2", h * 0.055))
    cv.restore()


def loose_stave(cv: skia.Canvas, x: float, y: float, h: float, angle: float, lw: float) -> None:
    """A stave on the floor."""
    cv.save()
    cv.translate(x, y)
    cv.rotate(angle)
    stave = rr(-h * 0.2, -h * 0.05, h * 0.2, h * 0.05, h * 0.03)
    paint(cv, stave, grad(0, -h * 0.05, 0, h * 0.05, ["#E3B878", "#8A5526"]), stroke("#1E1008", lw * 0.8))
    cv.restore()


def broken_barrel(cv: skia.Canvas, x: float, y: float, h: float, sprung: bool = True) -> None:
    """Smashed barrel: jagged staves, a sprung hoop, spilt rum; (x, y) = middle of its foot."""
    lw = max(1.8, h * 0.032)
    w, b, e, foot = h * 0.33, h * 0.42, h * 0.12, y - h * 0.08
    spilt_rum(cv, x, y, h, lw)
    cv.drawOval(skia.Rect(x - w * 1.05, y - h * 0.52 - e, x + w * 1.05, y - h * 0.36 + e), fill("#1E0F06"))
    for f, top in ((-0.5, 0.74), (0, 0.7), (0.45, 0.82)):  # staves of the far side
        xs, ys = (f - 0.2, f - 0.16, f + 0.05, f + 0.22), (0.4, top, top - 0.12, 0.4)
        stave = poly([(x + w * dx, y - h * dy) for dx, dy in zip(xs, ys, strict=True)])
        paint(cv, stave, fill("#A8743C"), stroke("#1E1008", lw * 0.8))
    body = outline(
        (x - w, foot),
        (x - b * 1.05, foot - h * 0.18, x - b, y - h * 0.42),
        *((x + b * dx * 0.96, y + h * dy) for dx, dy in JAGS),
        (x + b * 1.05, foot - h * 0.14, x + w, foot),
        (x + w * 0.6, foot + e * 0.9, x - w * 0.6, foot + e * 0.9, x - w, foot),
    )
    cv.drawPath(body, grad(x - b, y, x + b, y, ["#F0C88A", "#FBDDA6", "#D29A58", "#7A4A1E"], [0, 0.25, 0.65, 1]))
    cv.save()
    cv.clipPath(body, skia.ClipOp.kIntersect, True)
    for f in (-0.72, -0.38, 0, 0.38, 0.72):
        joint = curve((x + b * f, y - h), (x + b * 1.1 * f, y - h * 0.4), (x + w * f, y), 10)
        cv.drawPath(poly(joint, False), stroke("#3F210C", lw * 0.8, 0.85))
    hoop_y = foot - h * 0.1
    band = poly(curve((x - b * 1.1, hoop_y), (x, hoop_y + e * 1.5), (x + b * 1.1, hoop_y), 14), False)
    paint(cv, band, stroke("#241A14", h * 0.11, cap=BUTT), stroke("#6A686A", h * 0.075, cap=BUTT))
    cv.restore()
    cv.drawPath(body, stroke("#1E1008", lw))
    if sprung:
        sprung_hoop(cv, x + w * 0.5, y - h * 0.6, h)
    for dx, dy, angle in ((-0.62, -0.05, 20), (0.66, 0.02, -24), (0.1, 0.1, 4)):
        loose_stave(cv, x + h * dx, y + h * dy, h, angle, lw)


def coin(cv: skia.Canvas, x: float, y: float, r: float) -> None:
    """Silver coin with a milled edge."""
    cv.drawCircle(x + r * 0.14, y + r * 0.2, r, fill("#060302", 0.6, r * 0.15))
    cv.drawCircle(x, y, r, fill("#22262C"))
    cv.drawCircle(
        x,
        y,
        r * 0.94,
        grad(x - r, y - r, x + r, y + r, ["#FFFFFF", "#DFE5EA", "#8E99A4", "#C4CDD4"], [0, 0.35, 0.8, 1]),
    )
    for k in range(24):
        a = k * math.pi / 12
        cv.drawLine(
            x + r * 0.8 * math.cos(a),
            y + r * 0.8 * math.sin(a),
            x + r * 0.92 * math.cos(a),
            y + r * 0.92 * math.sin(a),
            stroke("#4A545E", r * 0.06),
        )
    disc(
        cv,
        x,
        y,
        r * 0.74,
        fill("#FFFFFF", shader=radial((x - r * 0.3, y - r * 0.35), r * 1.3, ["#FFFFFF", "#E3E9EE", "#A9B4BE"])),
        stroke("#3A444E", r * 0.06),
    )
    icon(cv, "crown", x + 1, y + 1, r * 1.02, "#FFFFFF")
    icon(cv, "crown", x, y, r * 1.02, "#27303A")


def cargo(cv: skia.Canvas, x: float, y: float, r: float, crew: Crew) -> None:
    """A loaded barrel seen from above: hoop, head in the crew's colour, emblem."""
    cv.drawCircle(x + r * 0.16, y + r * 0.22, r, fill("#060302", 0.6, r * 0.14))
    cv.drawCircle(x, y, r, fill("#1E1008"))
    cv.drawCircle(x, y, r * 0.93, grad(x - r, y - r, x + r, y + r, ["#B9BCC2", "#6A686A", "#2C2A2C"]))
    cv.drawCircle(x, y, r * 0.8, fill("#1E1008"))
    tones = [crew.light, crew.main, crew.dark]
    lid = radial((x - r * 0.3, y - r * 0.35), r * 1.35, tones, [0, 0.55, 1])
    cv.drawCircle(x, y, r * 0.76, fill("#FFFFFF", shader=lid))
    icon(cv, crew.emblem, x, y, r * 1.12, crew.figure)


def stowed(cv: skia.Canvas, x: float, y: float, r: float, crew: Crew) -> None:
    """A barrel that stands in its slot, seen from high up: its lid in the crew's colour, staves and hoops below it."""
    w, lid, foot, e = r * 0.86, y - r * 0.30, y + r * 0.78, r * 0.66
    cv.drawOval(skia.Rect(x - w * 0.7, foot - e * 0.9, x + w * 1.75, foot + e * 0.62), fill("#060302", 0.62, r * 0.16))
    body = outline(
        (x - w, lid),
        (x - w * 1.2, (lid + foot) / 2, x - w * 0.94, foot),
        (x - w * 0.55, foot + e * 0.62, x + w * 0.55, foot + e * 0.62, x + w * 0.94, foot),
        (x + w * 1.2, (lid + foot) / 2, x + w, lid),
    )
    cv.drawPath(body, grad(x - w, y, x + w, y, ["#FBDDA6", "#E9B878", "#B9783C", "#5A3012"], [0, 0.25, 0.62, 1]))
    cv.save()
    cv.clipPath(body, skia.ClipOp.kIntersect, True)
    for f in (-0.75, -0.38, 0, 0.38, 0.75):
        cv.drawLine(x + w * f, lid, x + w * f * 1.04, foot + e, stroke("#5A3012", r * 0.05, 0.8))
    for at in (0.46, 0.92):
        y0 = lid + (foot - lid) * at
        band = poly(curve((x - w * 1.2, y0), (x, y0 + e * 1.15), (x + w * 1.2, y0), 14), False)
        paint(cv, band, stroke("#241A14", r * 0.22, cap=BUTT), stroke("#7A787C", r * 0.13, cap=BUTT))
    cv.restore()
    cv.drawPath(body, stroke("#1E1008", r * 0.09))
    cv.save()
    cv.translate(x, lid)
    cv.scale(1, 0.8)
    cv.drawCircle(0, 0, w * 1.04, fill("#1E1008"))
    cv.drawCircle(0, 0, w * 0.97, grad(-w, -w, w, w, ["#D9DCE2", "#8A888C", "#3A383C"]))
    cv.drawCircle(0, 0, w * 0.84, fill("#1E1008"))
    shine = radial((-w * 0.35, -w * 0.4), w * 1.4, [crew.light, crew.main, crew.dark], [0, 0.55, 1])
    cv.drawCircle(0, 0, w * 0.79, fill("#FFFFFF", shader=shine))
    icon(cv, crew.emblem, 0, 0, w * 1.18, crew.figure)
    cv.restore()


def badge(cv: skia.Canvas, y: float, squeeze: float, r: float, crew: Crew) -> None:
    """A crew's badge on a round belly."""
    cv.save()
    cv.translate(0, y)
    cv.scale(1, squeeze)
    disc(cv, 0, 0, r, fill("#1E1008"))
    shine = radial((-r * 0.28, -r * 0.35), r * 1.4, [crew.light, crew.main, crew.dark])
    disc(cv, 0, 0, r * 0.89, fill("#FFFFFF", shader=shine))
    icon(cv, crew.emblem, 0, 0, r * 1.35, crew.figure)
    cv.restore()


def rolling(cv: skia.Canvas, r: float, turn: float, crew: Crew) -> None:
    """A barrel on its side that rolls towards the viewer, `turn` parts of its way round; the badge comes by once."""
    half, belly, waist = r * 1.28, r * 0.98, r * 0.78
    cv.drawOval(skia.Rect(-half * 0.94, r * 0.62, half * 1.2, r * 1.34), fill("#060302", 0.6, r * 0.14))
    body = outline(
        (-half, -waist),
        (-half * 0.5, -belly * 1.06, half * 0.5, -belly * 1.06, half, -waist),
        (half * 1.1, 0, half, waist),
        (half * 0.5, belly * 1.06, -half * 0.5, belly * 1.06, -half, waist),
        (-half * 1.1, 0, -half, -waist),
    )
    cv.drawPath(body, grad(0, -belly, 0, belly, ["#8A5526", "#F6CF92", "#D29A58", "#4A260E"], [0, 0.3, 0.6, 1]))
    cv.save()
    cv.clipPath(body, skia.ClipOp.kIntersect, True)
    for k in range(12):
        angle = 2 * math.pi * (k / 12 + turn)
        if math.cos(angle) > 0:
            y = math.sin(angle)
            cv.drawPath(
                poly(curve((-half, y * waist), (0, y * belly), (half, y * waist), 10), False),
                stroke("#3F210C", r * 0.06, 0.85),
            )
    for at in (-0.66, -0.24, 0.24, 0.66):
        bulge = skia.Rect(half * at - r * 0.1, -belly * 1.1, half * at + r * 0.1, belly * 1.1)
        paint(
            cv,
            bulge,
            grad(0, -belly, 0, belly, ["#3A383C", "#C9CBD0", "#6A686A", "#241A14"], [0, 0.3, 0.6, 1]),
            stroke("#241A14", r * 0.05),
        )
    for side in (-1, 1):
        band = skia.Rect(
            min(side * half * 0.76, side * half * 1.1), -belly, max(side * half * 0.76, side * half * 1.1), belly
        )
        paint(cv, band, grad(0, -belly, 0, belly, [crew.dark, crew.light, crew.main, crew.dark], [0, 0.3, 0.6, 1]))
        cv.drawLine(side * half * 0.76, -belly, side * half * 0.76, belly, stroke("#1E1008", r * 0.06))
    for angle in (2 * math.pi * turn, 2 * math.pi * (turn + 0.5)):
        if math.cos(angle) > 0.05:
            badge(cv, math.sin(angle) * belly * 0.92, max(0.12, math.cos(angle)), r * 0.7, crew)
    cv.restore()
    cv.drawPath(body, stroke("#1E1008", r * 0.1))


def bursting(cv: skia.Canvas, age: float) -> None:
    """A barrel that falls apart: staves fly, rum splashes; age from 0 to 1."""
    rng = np.random.default_rng(11)
    for k in range(9):
        a = math.radians(k * 40 + 9)
        reach = (16 + 46 * age) * (0.8 + 0.4 * rng.random())
        x, y = reach * math.cos(a), -22 + 0.62 * reach * math.sin(a) - 60 * age * (1 - age)
        cv.save()
        cv.translate(x, y)
        cv.rotate(math.degrees(a) + 260 * age * (1 if k % 2 else -1))
        stave = rr(-15, -4.5, 15, 4.5, 3)
        paint(cv, stave, grad(0, -5, 0, 5, ["#FBDDA6", "#8A5526"]), stroke("#1E1008", 2))
        cv.restore()
        drop_r = 7 * (1 - age) * (0.6 + rng.random())
        disc(cv, 1.25 * x, y + 10, drop_r, fill("#B8301E", 0.9))
    if age < 0.5:
        for k in range(10):
            a = math.pi * k / 5
            flash = 40 * (0.4 + age)
            cv.drawLine(
                0, -22, flash * math.cos(a), -22 + 0.7 * flash * math.sin(a), stroke("#FFF3C0", 5, 0.9 - 1.6 * age)
            )


def slot(cv: skia.Canvas, x: float, y: float, r: float) -> None:
    """Empty slot of a ship: a hollow with a brass rim."""
    cv.drawCircle(x, y, r + 2.5, fill("#2A1407"))
    cv.drawCircle(x, y, r + 0.5, stroke("#E7B94A", 3.2))
    cv.drawCircle(
        x,
        y,
        r - 1.5,
        fill("#FFFFFF", shader=radial((x + r * 0.3, y + r * 0.4), r * 1.5, ["#8A6238", "#5A3A1C", "#2C180A"])),
    )
    cv.drawCircle(x, y, r * 0.62, stroke("#E9CF93", 1.6, 0.55))
    cv.drawArc(skia.Rect(x - r + 3, y - r + 3, x + r - 3, y + r - 3), 170, 110, False, stroke("#120803", 5, 0.55, 2))


def seal(cv: skia.Canvas, x: float, y: float, r: float, s: str, size: float) -> None:
    """Red wax seal with a figure: what the broken barrels take away."""
    rng = np.random.default_rng(7)
    a = np.linspace(0, 2 * math.pi, 50, endpoint=False)
    q = r + r * 0.05 * np.interp(a, np.linspace(0, 2 * math.pi, 14), np.append(rng.normal(size=13), 0))
    pts = np.stack([x + q * np.cos(a), y + q * np.sin(a)], 1)
    cv.drawPath(poly(pts + np.array((4, 5))), fill("#140A04", 0.6, 4))
    paint(
        cv,
        poly(pts),
        fill("#FFFFFF", shader=radial((x - r * 0.35, y - r * 0.4), r * 1.7, ["#D2463A", "#A8231C", "#651210"])),
        stroke("#3F0806", 2.2),
    )
    cv.drawCircle(x - 0.7, y - 1, r * 0.78, stroke("#E5796C", 1.3, 0.8))
    cv.drawCircle(x, y, r * 0.75, fill("#8E1B15"))
    number(cv, s, x - 1, y + 1, size, "#FFF6E2")


def plate(cv: skia.Canvas, x: float, y: float, r: float, s: str, size: float) -> None:
    """Cream number disc with a gilt rim."""
    cv.drawCircle(x + 3, y + 5, r, fill("#140A04", 0.55, 4))
    cv.drawCircle(x, y, r + 1, fill("#2A1306"))
    cv.drawCircle(x, y, r - 1.5, grad(x - r, y - r, x + r, y + r, ["#FFF0B4", "#D9A441", "#8A5A14"]))
    cv.drawCircle(x, y, r - 5.5, fill("#2A1306"))
    cv.drawCircle(
        x, y, r - 7, fill("#FFFFFF", shader=radial((x - r * 0.3, y - r * 0.4), r * 1.6, ["#FFFDF0", "#F3E2B4"]))
    )
    number(cv, s, x, y + 1, size, "#2A1306")
