"""What a battle looks like around the ships: framed sea by day and in the evening, waves, fire, smoke, splinters."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from interface.engraving import INK, Plate, drawn, open_curve, picture, save, smooth_path
from interface.sea import cloud, foam, gull, rect, rock, water
from interface.sheets import on_wood
from interface.shore import fort, hills, palm, town
from kit.chart import fill, icon, linear, mix, poly, radial, stroke

DATA = ("workshop/icons/lorc/crossed-sabres.svg", "workshop/icons/lorc/pirate-skull.svg")
W, H = 840.0, 500.0  # the stage in its units
SCALE = 2
SEA = (16.0, 16.0, 808.0, 382.0)
"""The window in the frame: left, top, width, height."""
BOARD = (16.0, 408.0, 808.0, 76.0)
"""The parchment below it, on which strengths are added up."""
HORIZON = 152.0


# ---------------------------------------------------------------- the stage


def sky(cv: skia.Canvas, evening: bool) -> None:
    """Rays from a low sun in the middle, or the last light with a moon."""
    x0, y0, w, _ = SEA
    sun = (x0 + w / 2, HORIZON - 14)
    tones = (
        ["#16224C", "#3D4A86", "#9A6A92", "#E59A72", "#FBD49A"]
        if evening
        else ["#2F6F9E", "#7FB2BE", "#F2D79A", "#FDE9B4", "#FFF6D6"]
    )
    cv.drawRect(skia.Rect(x0, y0, x0 + w, HORIZON + 4), fill("#FFFFFF", 1, 0, linear((0, y0), (0, HORIZON), tones)))
    for k in range(36):
        a = 2 * math.pi * (k + 0.5) / 36
        ray = poly([sun, *((sun[0] + 900 * math.cos(a + d), sun[1] + 900 * math.sin(a + d)) for d in (-0.04, 0.04))])
        strength = 0.16 if evening else 0.36
        cv.drawPath(ray, fill("#FFFFFF", 1, 0, radial(sun, 560, [("#FFF2C4", strength), ("#FFF2C4", 0.0)])))
    cv.drawCircle(
        *sun, 120, fill("#FFFFFF", 1, 0, radial(sun, 120, [("#FFF6D0", 0.95), ("#FFD98A", 0.35), ("#FFD98A", 0)]))
    )
    if evening:
        rng = np.random.default_rng(4)
        for _ in range(70):
            x, y = x0 + rng.random() * w, y0 + rng.random() ** 1.7 * 100
            cv.drawCircle(x, y, 0.4 + 0.8 * rng.random(), fill("#FFF8DC", 0.5 + 0.5 * rng.random()))
        cv.drawCircle(330, 52, 44, fill("#FFFFFF", 1, 0, radial((330, 52), 44, [("#FFF6DC", 0.5), ("#FFF6DC", 0)])))
        cv.drawCircle(330, 52, 15, fill("#FFFFFF", 1, 0, radial((326, 48), 24, ["#FFFEF4", "#E8DDB8"])))
    else:
        cv.drawCircle(*sun, 30, fill("#FFFFFF", 1, 0, radial(sun, 30, ["#FFFEF4", "#FFE9A0"])))
        cv.drawCircle(*sun, 30, stroke("#D08A35", 1.2))
    rng = np.random.default_rng(8)
    for k in range(26):
        y, x = y0 + 2 + k * 4.6, x0 - 30.0
        while x < x0 + w:
            n = 40 + rng.random() * 150
            if rng.random() < 0.8:
                path = skia.Path()
                path.moveTo(x, y)
                path.quadTo(x + n / 2, y - 1, x + n, y + rng.normal())
                cv.drawPath(
                    path,
                    stroke("#131B3A" if evening else "#2E4A5E", 0.7 + 0.5 * (1 - k / 26), 0.3 * (1 - k / 26) ** 1.3),
                )
            x += n + 6 + rng.random() * 20


def clouds(p: Plate, evening: bool) -> None:
    light, shade = ("#E8B4A4", "#6A4A78") if evening else ("#FFF6E0", "#C9A884")
    for x, y, r, n in ((150, 104, 30, 8), (196, 116, 22, 7), (112, 120, 20, 6), (690, 96, 32, 8), (735, 112, 22, 6),
                       (640, 114, 20, 6), (520, 58, 16, 6), (544, 64, 12, 5)):  # fmt: skip
        cloud(p, x, y, r, light, shade, n, 0.6)
    for x, y, s in ((300, 84, 8), (322, 74, 5), (560, 96, 6)):
        gull(p, x, y, s)


def coast(p: Plate, evening: bool) -> None:
    far, near = ("#5A6A7E", "#4C6458") if evening else ("#A9C0A0", "#9DB26A")
    hills(p, -60, 300, HORIZON + 3, 84, far)
    hills(p, -120, 170, HORIZON + 5, 62, near)
    town(p, 112, HORIZON + 4, 84)
    hills(p, 560, 900, HORIZON + 3, 70, far)
    hills(p, 690, 960, HORIZON + 5, 52, near)
    fort(p, 722, HORIZON + 4, 62)
    palm(p, 640, HORIZON + 6, 40, 0.1)
    palm(p, 656, HORIZON + 7, 30, -0.14)
    rock(p, 262, HORIZON + 14, 40, 34)
    rock(p, 592, HORIZON + 12, 30, 22)


def shine(p: Plate, evening: bool) -> None:
    """The sun's way over the water."""
    x = SEA[0] + SEA[2] / 2
    colour = "#FFC98A" if evening else "#FFF3C0"
    for half, strength in ((92, 0.4), (52, 0.45), (22, 0.5)):
        tones = linear((0, HORIZON), (0, SEA[1] + SEA[3]), [(colour, strength), (colour, 0)])
        p.paint.drawRect(
            skia.Rect(x - half, HORIZON, x + half, SEA[1] + SEA[3]), fill("#FFFFFF", 1, half * 0.45, tones)
        )


def stage(evening: bool) -> Image.Image:
    """The framed sea without its ships."""
    back = drawn(W, H, lambda cv: sky(cv, evening), SCALE)
    p = Plate(W, H, SCALE, 3.1, 5, 0.62)
    x, y, w, h = SEA
    p.save()
    p.clip(rect(x, y, x + w, y + h))
    clouds(p, evening)
    coast(p, evening)
    tones = ("#163A5C", "#8C7FA0") if evening else ("#1B5C72", "#93D0BE")
    water(p, x, HORIZON, x + w, y + h, *tones, 8.5)
    shine(p, evening)
    p.restore()
    front = picture(p.finished(strength=0.72))
    back.alpha_composite(front)
    back.alpha_composite(drawn(W, H, vignette, SCALE))
    back.alpha_composite(frame())
    return back.convert("RGB")


def vignette(cv: skia.Canvas) -> None:
    """The corners are darker."""
    x, y, w, h = SEA
    middle = (x + w / 2, y + h / 2)
    tones = [("#0A1420", 0), ("#0A1420", 0), ("#0A1420", 0.55)]
    cv.drawRect(skia.Rect(x, y, x + w, y + h), fill("#000000", 1, 0, radial(middle, 470, tones, [0, 0.6, 1])))


def frame() -> Image.Image:
    """Carved wood with gilt edges round the sea, and parchment let into its foot."""

    def draw(cv: skia.Canvas) -> None:
        whole = skia.Path()
        whole.addRoundRect(skia.Rect(1, 1, W - 1, H - 1), 12, 12)
        for x, y, w, h in (SEA, BOARD):
            whole.addRect(skia.Rect(x, y, x + w, y + h))
        whole.setFillType(skia.PathFillType.kEvenOdd)
        cv.drawPath(whole, fill("#FFFFFF", 1, 0, linear((0, 0), (0, H), ["#8A5529", "#5E3517", "#6E4220", "#3E210E"])))
        cv.save()
        cv.clipPath(whole, skia.ClipOp.kIntersect, True)
        rng = np.random.default_rng(2)
        for _ in range(260):
            y = rng.random() * H
            x = rng.random() * W
            cv.drawLine(x, y, x + 30 + rng.random() * 120, y + rng.normal(), stroke("#221006", 0.8, 0.28))
        cv.restore()
        edge = skia.Path()
        edge.addRoundRect(skia.Rect(1, 1, W - 1, H - 1), 12, 12)
        cv.drawPath(edge, stroke(INK, 2.4))
        inner = skia.Path()
        inner.addRoundRect(skia.Rect(4.5, 4.5, W - 4.5, H - 4.5), 9, 9)
        cv.drawPath(inner, stroke("#E2B24A", 1.6))
        cv.drawPath(inner, stroke("#FFF0B8", 0.6))
        for x, y, w, h in (SEA, BOARD):
            for grow, c, wide in ((3.2, INK, 1.4), (2.0, "#D9A441", 2.2), (2.4, "#FFF0B8", 0.6), (0.2, INK, 1.6)):
                cv.drawRect(skia.Rect(x - grow, y - grow, x + w + grow, y + h + grow), stroke(c, wide))
        x, y, w, h = BOARD
        cv.drawRect(
            skia.Rect(x, y, x + w, y + h),
            fill("#FFFFFF", 1, 0, linear((0, y), (0, y + h), ["#F6EBCB", "#EBDCB2", "#DCC796"])),
        )
        for k in (0.25, 0.75):
            cv.drawRect(
                skia.Rect(x, y, x + w, y + h),
                fill("#FFFFFF", 1, 0, radial((x + w * k, y + 30), 260, [("#FFF8E2", 0.7), ("#FFF8E2", 0)])),
            )
        cv.drawLine(x + w / 2, y + 5, x + w / 2, y + 12, stroke(INK, 1, 0.5))
        cv.drawLine(x + w / 2, y + h - 12, x + w / 2, y + h - 5, stroke(INK, 1, 0.5))
        icon(cv, "crossed-sabres", x + w / 2, y + h / 2, 40, "#8E1B15", 0.85)
        for cx, cy in ((16, 16), (W - 16, 16), (16, H - 16), (W - 16, H - 16), (16, 403), (W - 16, 403)):
            cv.drawCircle(cx + 0.8, cy + 1.4, 9.4, fill("#000000", 0.45, 1.6))
            cv.drawCircle(
                cx, cy, 9, fill("#FFFFFF", 1, 0, radial((cx - 3, cy - 3), 12, ["#FFF6CE", "#E0AE48", "#7A4E12"]))
            )
            cv.drawCircle(cx, cy, 9, stroke(INK, 1.4))
            cv.drawCircle(cx, cy, 5.2, stroke(INK, 0.9, 0.7))
            cv.drawCircle(cx, cy, 2.2, fill("#7A1712"))

    made = drawn(W, H, draw, SCALE)
    inset = drawn(W, H, inner_shadow, SCALE)
    inset.alpha_composite(made)
    return inset


def inner_shadow(cv: skia.Canvas) -> None:
    """The frame's shadow on the picture."""
    x, y, w, h = SEA
    cv.save()
    cv.clipRect(skia.Rect(x, y, x + w, y + h))
    ring = skia.Path()
    ring.addRect(skia.Rect(x - 40, y - 40, x + w + 40, y + h + 40))
    ring.addRect(skia.Rect(x + 4, y + 6, x + w - 2, y + h - 2))
    ring.setFillType(skia.PathFillType.kEvenOdd)
    cv.drawPath(ring, fill("#000000", 0.65, 6))
    cv.restore()


def swell(evening: bool) -> Image.Image:
    """A line of waves in front of the ships; repeats sideways."""
    w, h = SEA[2], 78.0
    p = Plate(w, h, SCALE, 3.0, 9, 0.62)
    near, dark = ("#1E4A70", "#112F4E") if evening else ("#2A7F92", "#155266")
    for row, (base, amp, n, colour) in enumerate(((26, 8.5, 9, near), (54, 11, 7, dark))):
        step = w / n
        pts: list[tuple[float, float]] = []
        for k in range(-1, n + 2):
            x = k * step + row * step / 2
            pts += [(x, base), (x + step * 0.30, base - amp * 0.9), (x + step * 0.44, base - amp * 1.5),
                    (x + step * 0.54, base - amp * 0.8), (x + step * 0.62, base - amp * 0.1)]  # fmt: skip
        body = smooth_path([(-w, h + 80), (-step, base), *pts, (w + 2 * step, base), (2 * w, h + 80)], 8)
        p.shape(body, colour, mix(colour, "#06222E", 0.4), 0.3, 1.8, 0, 90)
        for k in range(-1, n + 2):
            x = k * step + row * step / 2
            ridge = [(x + step * 0.08, base - amp * 0.2), (x + step * 0.30, base - amp * 0.9),
                     (x + step * 0.44, base - amp * 1.5), (x + step * 0.53, base - amp * 0.9)]  # fmt: skip
            edge = [tuple(q) for q in open_curve(ridge, 8)]
            under = [(a, b + amp * 0.62 * math.sin(math.pi * i / (len(edge) - 1))) for i, (a, b) in enumerate(edge)]
            p.shape([*edge, *under[::-1]], "#F6FFF8", "#CFE8E2", 0, 1.3)
            for j in range(2):
                p.pen([(x + step * 0.1, base + 6 + j * 6), (x + step * 0.34, base - amp * 0.3 + j * 6),
                       (x + step * 0.6, base + 7 + j * 6)], 1.4, "#0B2C3A", 0.6)  # fmt: skip
    return picture(p.finished())


# ---------------------------------------------------------------- effects


def flash(p: Plate, t: float) -> None:
    """Fire from a gun, to the right and a little towards the viewer."""
    reach = 34 + 74 * math.sin(math.pi * min(1.0, 0.2 + t * 0.78))
    p.glow(42, 46, 40, "#FFD27A", 0.75 * (1 - 0.6 * t))
    p.save()
    p.move(14, 34, 1.0, 20)
    for size, colour, n in ((1.0, "#C8381F", 13), (0.76, "#F29A3A", 11), (0.5, "#FFE37A", 9), (0.28, "#FFFDE8", 7)):
        pts = [(-2.0, -5 * size)]
        for k in range(n * 2 - 1):
            a = math.radians(-58 + 116 * k / (n * 2 - 2))
            q = reach * size * (1.0 if k % 2 else 0.5 + 0.2 * t) * (0.62 + 0.38 * math.cos(a) ** 2)
            q *= 0.86 + 0.28 * ((k * 7) % 5) / 4
            pts.append((2 + q * math.cos(a), q * math.sin(a) * 0.55))
        pts.append((-2.0, 5 * size))
        p.shape(pts, colour, None, 0, 1.6 if size == 1.0 else 0)
    p.restore()
    rng = np.random.default_rng(3)
    for _ in range(9):
        a, q = math.radians(20 + rng.normal() * 22), reach * (0.7 + 0.55 * rng.random())
        p.disc(14 + q * math.cos(a), 34 + q * math.sin(a), 1.6 + 1.2 * rng.random(), "#FFE37A", None, 0, 0.7)


def smoke(p: Plate, t: float) -> None:
    """Powder smoke: fire in its heart at first, then it swells, lifts and pales."""
    r = 12 + 34 * t**0.5
    hot = max(0.0, 1 - t * 4)
    light = mix(mix("#FFFAEC", "#DCD8D0", t), "#FFD58A", hot)
    dark = mix(mix("#8E8272", "#A8A49C", t), "#C8642A", hot)
    x, y = 46 + 18 * t, 74 - 22 * t
    rng = np.random.default_rng(6)
    for k in range(4 + int(4 * t)):
        a, q = k * 2.4, r * (0.18 + 0.5 * math.sqrt((k + 0.5) / 8))
        cloud(
            p,
            x + q * math.cos(a) * 1.15,
            y + q * math.sin(a) * 0.8,
            r * (0.42 + 0.12 * rng.random()),
            light,
            dark,
            6,
            0.75 - 0.35 * t,
        )
    cloud(p, x, y, r * 0.66, mix(light, "#FFFFFF", 0.4), dark, 7, 0.55 - 0.25 * t)


def column(p: Plate, t: float) -> None:
    """A ball falls short: a tall column of water that breaks into drops."""
    high = 128 * math.sin(math.pi * min(1.0, 0.14 + t * 0.9)) ** 0.8
    wide = 9 + 15 * t
    ink = "#1F5265"
    for k in range(3):
        q = 15 + k * 8 + 24 * t
        p.paint.drawOval(
            skia.Rect(50 - q, 146 - q * 0.2, 50 + q, 146 + q * 0.2),
            stroke("#F4FFF6", 2.2 - 0.5 * k, max(0.0, 0.9 - t * 0.8)),
        )
    if high > 10:
        pts: list[tuple[float, float]] = [(50 - wide, 147)]
        for k in range(9):
            a = (k - 4) / 4
            tip = high * (1 - 0.7 * abs(a) ** 1.4) * (0.86 + 0.28 * ((k * 5) % 4) / 3)
            pts += [(50 + a * wide * 0.8 - 1.6, 145 - tip * 0.5), (50 + a * wide * (1.0 + 0.7 * t), 145 - tip),
                    (50 + a * wide * 0.8 + 1.8, 145 - tip * 0.46)]  # fmt: skip
        pts.append((50 + wide, 147))
        p.shape(pts, "#FFFFFF", "#74B8C4", 0.22, 1.5, ink=ink)
        for k in (-2, 0, 2):
            p.pen(
                [(50 + k * 2.2, 142), (50 + k * 2.6, 145 - high * 0.4), (50 + k * 3.4, 145 - high * 0.72)],
                1.2,
                ink,
                0.55,
            )
        foam(p, 50, 147, wide * 3.0, 13, ink)
    rng = np.random.default_rng(12)
    for _ in range(22):
        a, age = rng.normal() * 0.55, t * 1.1 - 0.16 - 0.1 * rng.random()
        if age > 0:
            x, y = 50 + a * (10 + 62 * age), 140 - (260 - 60 * abs(a)) * age + 300 * age * age
            if y < 147:
                r = (2.8 - 1.2 * t) * (0.6 + 0.6 * rng.random())
                p.disc(x, y, r, "#FFFFFF", "#8CC6D0", 0, 0.9)


def splinters(p: Plate, t: float) -> None:
    """A hit: fire, then planks and splinters fly."""
    rng = np.random.default_rng(21)
    if t < 0.5:
        reach = 20 + 62 * math.sin(math.pi * min(1.0, 0.25 + 1.4 * t))
        p.glow(75, 75, 73, "#FFB84A", 0.9 * (1 - 2 * t))
        for size, colour in ((1.0, "#C8381F"), (0.7, "#F29A3A"), (0.4, "#FFF3B0")):
            pts = []
            for k in range(26):
                q = reach * size * (1.0 if k % 2 else 0.55) * (0.8 + 0.4 * ((k * 11) % 7) / 6) * (1 - 0.9 * t)
                pts.append((75 + q * math.cos(2 * math.pi * k / 26), 75 + q * math.sin(2 * math.pi * k / 26)))
            p.shape(pts, colour, None, 0, 1.6 if size == 1.0 else 0)
    for k in range(26):
        a = rng.random() * 2 * math.pi
        fast = 40 + 70 * rng.random()
        long, thick = 7 + 15 * rng.random(), 1.6 + 2.8 * rng.random()
        spin = a + (rng.random() - 0.5) * 9 * t
        x, y = 75 + fast * t * math.cos(a), 75 + fast * t * math.sin(a) * 0.85 - 26 * t + 62 * t * t
        dx, dy = math.cos(spin) * long / 2, math.sin(spin) * long / 2
        nx, ny = -math.sin(spin) * thick / 2, math.cos(spin) * thick / 2
        wood = ("#E2B57A", "#B57A3E", "#8A5428", "#F0D7A4")[k % 4]
        p.shape(
            [(x - dx + nx, y - dy + ny), (x + dx, y + dy), (x - dx * 0.8 - nx, y - dy - ny)],
            wood,
            mix(wood, "#3A1E0C", 0.4),
            0.2,
            1.1,
        )
    if t > 0.15:
        for k in range(5):
            a = k * 1.26 + 0.4
            cloud(
                p,
                75 + 26 * t * math.cos(a),
                78 + 20 * t * math.sin(a) - 14 * t,
                9 + 12 * t,
                "#8E857A",
                "#4A433C",
                5,
                0.7,
            )


def star_burst(p: Plate, t: float) -> None:
    """The star of the combat die: it leaps out of its rays, and sparks fly."""
    grow = 1 - (1 - min(1.0, t * 1.7)) ** 3
    over = 1 + 0.22 * math.sin(math.pi * min(1.0, t * 1.7))
    p.glow(90, 90, 30 + 58 * grow, "#FFE9A0", 0.9)
    for n, reach, colour, turn in ((16, 86, "#C8281F", 0.0), (16, 70, "#F2A53A", 0.2), (16, 56, "#FFE58A", 0.0)):
        pts = []
        for k in range(n * 2):
            a = math.pi * k / n + turn + 0.5 * t
            q = reach * grow * (1.0 if k % 2 == 0 else 0.62)
            pts.append((90 + q * math.cos(a), 90 + q * math.sin(a)))
        p.shape(pts, colour, None, 0, 2.0 if reach == 86 else 0)
    size = 46 * grow * over
    for k in range(5):
        a0 = 2 * math.pi * k / 5 - math.pi / 2
        tip = (90 + size * math.cos(a0), 90 + size * math.sin(a0))
        for s, colour in ((-1, "#FFF9DC"), (1, "#E0A02C")):
            b = a0 + s * math.pi / 5
            p.shape(
                [(90, 90), tip, (90 + size * 0.42 * math.cos(b), 90 + size * 0.42 * math.sin(b))], colour, None, 0, 1.8
            )
    rng = np.random.default_rng(2)
    for _ in range(18):
        a, q = rng.random() * 2 * math.pi, (30 + 58 * rng.random()) * t**0.6
        r = 2.6 * (1 - 0.5 * t) * (0.5 + rng.random())
        x, y = 90 + q * math.cos(a), 90 + q * math.sin(a)
        p.shape([(x, y - 2 * r), (x + r * 0.6, y), (x, y + 2 * r), (x - r * 0.6, y)], "#FFFDF0", None, 0, 0.6)


def sabre(p: Plate, x: float, y: float, turn: float) -> None:
    """A sabre held at its hilt."""
    p.save()
    p.move(x, y, 1.0, turn)
    blade = smooth_path([(0, -4), (50, -9), (100, -4), (128, 9), (100, 6), (50, 2), (0, 4)], 8)
    p.shape(blade, "#FFFFFF", "#9FB2C2", 0.25, 1.6, 0, 90)
    p.pen([(6, -1), (54, -5), (110, 1)], 1.4, "#5A6B7A", 0.7)
    p.shape(smooth_path([(-4, -11), (4, -10), (5, 10), (-3, 13)], 6), "#F2C65A", "#8A5A14", 0.4, 1.4)
    p.shape(
        smooth_path([(-3, 10), (-22, 15), (-29, 3), (-25, 3), (-19, 10), (-5, 6)], 6), "#F2C65A", "#8A5A14", 0.4, 1.2
    )
    p.shape(rect(-26, -4, -3, 4), "#5A2A1A", "#2A120A", 0.4, 1.2)
    p.disc(-28, 0, 5, "#F2C65A", "#8A5A14", 0.3, 1.2)
    p.restore()


def slash(p: Plate, t: float) -> None:
    """The Sabre cuts across and leaves its light behind."""
    turn = -118 + 150 * (1 - (1 - min(1.0, t * 1.35)) ** 3)
    start = max(-118.0, turn - 96 * (1 - max(0.0, t - 0.55) * 2.2))
    hand = np.array([62.0, 146.0])
    if turn - start > 4:
        for inner, colour in ((0.55, "#8FD0E8"), (0.72, "#E6F8FF"), (0.86, "#FFFFFF")):
            edges = []
            for a in np.linspace(start, turn, 24):
                reach = inner + (1 - inner) * abs(a - turn) / max(1.0, turn - start)
                way = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
                edges.append((hand + 138 * way, hand + 138 * reach * way))
            crescent = [tuple(out) for out, _ in edges] + [tuple(back) for _, back in edges[::-1]]
            p.shape(crescent, colour, None, 0, 1.2 if inner == 0.55 else 0, ink="#1F5265")
    if t < 0.86:
        sabre(p, *hand, turn)


def curse(p: Plate, t: float) -> None:
    """Green smoke with a skull in it."""
    for k in range(9):
        a, q = k * 0.698 + t, 26 + 26 * t
        cloud(
            p,
            80 + q * math.cos(a),
            84 + q * 0.85 * math.sin(a) - 12 * t,
            17 + 7 * math.sin(k * 2.0) + 5 * t,
            "#9FD48A",
            "#2E4A34",
            6,
            0.8,
        )
    cloud(p, 80, 82 - 8 * t, 34 + 8 * t, "#4E7A4A", "#15261A", 8, 0.8)
    size = 46 + 20 * t
    for dx, dy, colour in ((2.0, 2.5, "#0A140C"), (0.0, 0.0, "#F2F8E4")):
        icon(p.line, "pirate-skull", 80 + dx, 80 - 8 * t + dy, size, colour)


def rays(p: Plate, t: float) -> None:
    """Light out of an open chest; frames turn it a little."""
    for k in range(14):
        a = 2 * math.pi * k / 14 + t * 2 * math.pi / 14
        reach = 96 if k % 2 else 78
        beam = poly(
            [(100, 100), *((100 + reach * math.cos(a + d), 100 + reach * math.sin(a + d)) for d in (-0.09, 0.09))]
        )
        p.paint.drawPath(
            beam, fill("#FFFFFF", 1, 1.2, radial((100, 100), 98, [("#FFF6CE", 0.95), ("#FFE08A", 0.5), ("#FFD24A", 0)]))
        )
    p.paint.drawCircle(
        100,
        100,
        70,
        fill("#FFFFFF", 1, 0, radial((100, 100), 70, [("#FFFDF0", 0.95), ("#FFE9A0", 0.4), ("#FFE9A0", 0)])),
    )


Painter = Callable[[Plate, float], None]
STRIPS: dict[str, tuple[int, float, float, float, Painter, tuple[float, float], float]] = {
    # frames, width, height, scale, painter, anchor (share of the frame), from when on it fades
    "flash": (6, 130, 100, 1.7, flash, (0.11, 0.34), 0.8),
    "smoke": (11, 116, 110, 2.0, smoke, (0.40, 0.67), 0.35),
    "column": (11, 100, 160, 1.8, column, (0.5, 0.92), 0.85),
    "splinters": (9, 150, 150, 1.8, splinters, (0.5, 0.5), 0.6),
    "star": (9, 180, 180, 1.9, star_burst, (0.5, 0.5), 1.0),
    "slash": (8, 210, 210, 1.7, slash, (0.5, 0.5), 0.75),
    "curse": (8, 160, 150, 1.8, curse, (0.5, 0.55), 0.6),
    "rays": (4, 200, 200, 1.6, rays, (0.5, 0.5), 2.0),
}
LOOPS = ("rays",)
"""Strips whose last frame leads to the first."""


def strip(name: str) -> Image.Image:
    """Frames side by side."""
    count, w, h, scale, draw, _, fades = STRIPS[name]
    cells = []
    for k in range(count):
        t = k / (count if name in LOOPS else count - 1)
        plate = Plate(w, h, scale, 2.4, 9, 0.9)
        draw(plate, t)
        rgba = plate.finished()
        rgba[..., 3] *= 1 - 0.86 * max(0.0, t - fades) / max(1e-6, 1 - fades) if t > fades else 1
        cells.append(picture(rgba))
    out = Image.new("RGBA", (sum(c.width for c in cells), cells[0].height))
    for k, cell in enumerate(cells):
        out.paste(cell, (k * cell.width, 0))
    return out


def make(out: Path) -> None:
    """Write stages, waves and effects, and what is known of them."""
    folder = out / "pictures" / "jamaica" / "battle"
    facts: dict[str, object] = {"size": [W, H], "sea": SEA, "board": BOARD, "horizon": HORIZON}
    for name, evening in (("morning", False), ("evening", True)):
        save(stage(evening), folder / f"stage-{name}.webp", 88)
        save(swell(evening), folder / f"swell-{name}.webp", 90)
    strips = {}
    for name, (count, w, h, scale, _, anchor, _) in STRIPS.items():
        save(strip(name), folder / f"{name}.webp", 90)
        strips[name] = {
            "frames": count,
            "size": [math.ceil(w * scale), math.ceil(h * scale)],
            "anchor": anchor,
            "units": w,
        }
    facts["strips"] = strips
    (folder / "battle.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf8", newline="\n")


def sheet() -> Image.Image:
    """Both stages, and every effect."""
    rows = [stage(evening) for evening in (False, True)]
    rows += [on_wood([strip(name)], (1600,), 1, (60, 110, 120)) for name in STRIPS]
    out = Image.new("RGB", (max(r.width for r in rows), sum(r.height for r in rows)), (58, 35, 20))
    y = 0
    for row in rows:
        out.paste(row.convert("RGB"), (0, y))
        y += row.height
    return out
