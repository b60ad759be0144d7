"""The built ground: the walk round the warehouses, its places, quay wall, jetties, beach wall."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from kit.chart import curve, fill, ink, mix, number, poly, radial, stroke
from montego import layout
from montego.brush import as_path, disc, grad, oval, paint, rr

BUTT = skia.Paint.kButt_Cap


def ring_area() -> skia.Path:
    """The walk without the yard inside it."""
    outer = as_path(rr(*layout.RING, 60))
    return skia.Op(outer, as_path(rr(*layout.YARD, 16)), skia.PathOp.kDifference_PathOp)


def flagstones(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """Pale flags in courses over the whole ring."""
    x0, y0, x1, y1 = layout.RING
    y = y0
    while y < y1:
        h = 30 + 8 * rng.random()
        x = x0 - rng.random() * 40
        while x < x1:
            w = 44 + 40 * rng.random()
            t = rng.normal()
            c = mix("#EAD9AE", "#FFF3D2" if t > 0 else "#C9AE7C", min(0.75, abs(t) * 0.4))
            tones = [mix(c, "#FFFFFF", 0.25), c, mix(c, "#8A6A3A", 0.22)]
            flag = rr(x + 1.2, y + 1.2, x + w - 1.2, y + h - 1.2, 4)
            paint(cv, flag, grad(x, y, x + w, y + h, tones), stroke("#6B4A2B", 1.2, 0.55))
            if rng.random() < 0.12:
                crack = curve((x + w * 0.2, y + 3), (x + w * 0.5, y + h * 0.5), (x + w * 0.4, y + h - 3), 6)
                ink(cv, crack, 1.2, "ink_soft", 0.6, rng)
            x += w
        y += h


def yard(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """Rough cobbles under and between the warehouses."""
    area = skia.Rect(*layout.YARD)
    cv.drawRect(area, fill("#94794C"))
    cv.save()
    cv.clipRect(area)
    for _ in range(2600):
        x, y = area.left() + rng.random() * area.width(), area.top() + rng.random() * area.height()
        r = 7 + 5 * rng.random()
        cobble = oval(skia.Rect(x - r, y - r * 0.7, x + r, y + r * 0.7))
        paint(cv, cobble, fill(mix("#B89A66", "#8C7044", rng.random())), stroke("#5A4424", 1.2, 0.8))
    cv.restore()
    cv.drawRect(area, stroke("#5A4020", 2.4, 0.8))


def ring(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """The walk: flagstones between a brick kerb and the yard."""
    area = ring_area()
    paint(cv, area, stroke("#1A0E04", 22, 0.4, 7), fill("#8A7048"))
    cv.save()
    cv.clipPath(area, skia.ClipOp.kIntersect, True)
    flagstones(cv, rng)
    cv.restore()
    yard(cv, rng)
    bricks = stroke("#6A3418", 9, cap=BUTT)
    bricks.setPathEffect(skia.DashPathEffect.Make([2.4, 20], 0))
    paint(cv, as_path(rr(*layout.RING, 60)), stroke("#1E1008", 13), stroke("#C98A5A", 9), bricks)


def arrow(cv: skia.Canvas, x: float, y: float, angle: float) -> None:
    """Inlaid arrow head of blue slate."""
    cv.save()
    cv.translate(x, y)
    cv.rotate(angle)
    cv.scale(0.84, 0.84)
    head = poly([(-20, -26), (2, -26), (24, 0), (2, 26), (-20, 26), (0, 0)])
    cv.save()
    cv.translate(1.5, 2)
    cv.drawPath(head, stroke("#FFF8E0", 3, 0.8))
    cv.restore()
    paint(cv, head, grad(-20, -26, 20, 26, ["#3E7C8C", "#2A6578", "#1B4A5E"]), stroke("#12242E", 2.6))
    cv.restore()


def lane_arrows(cv: skia.Canvas, n: int) -> None:
    """Arrows between the places of both lanes."""
    for i in range(1, n):
        x = (layout.place(i, True, n)[0] + layout.place(i + 1, True, n)[0]) / 2
        arrow(cv, x, layout.LANE_N, 0)
        arrow(cv, x, layout.LANE_S, 180)


def end_arrows(cv: skia.Canvas) -> None:
    """Arrows up the west end, down the east end and round the four corners."""
    middle = (layout.LANE_N + layout.LANE_S) / 2
    for x, angle in ((layout.LANE_WEST, -90), (layout.LANE_EAST, 90)):
        for k in (-1, 0, 1):
            arrow(cv, x, middle + k * 104, angle)
    r = layout.CORNER
    for sx, sy, start in ((-1, -1, 180), (1, -1, 270), (1, 1, 0), (-1, 1, 90)):
        x = (layout.LANE_WEST if sx < 0 else layout.LANE_EAST) - sx * r
        y = (layout.LANE_N if sy < 0 else layout.LANE_S) - sy * r
        for c, w in (("#FFF8E0", 24), ("#12242E", 21), ("#2A6578", 16)):
            cv.drawArc(skia.Rect(x - r, y - r, x + r, y + r), start + 2, 62, False, stroke(c, w, cap=BUTT))
        a = math.radians(start + 72)
        arrow(cv, x + r * math.cos(a), y + r * math.sin(a), start + 158)


def wedge(x: float, y: float, outer: float, inner: float, start: float, sweep: float) -> skia.Path:
    """Piece of a ring, or of a disc when inner is 0."""
    p = skia.Path()
    p.arcTo(skia.Rect(x - outer, y - outer, x + outer, y + outer), start, sweep, True)
    if inner:
        p.arcTo(skia.Rect(x - inner, y - inner, x + inner, y + inner), start + sweep, -sweep, False)
    else:
        p.lineTo(x, y)
    p.close()
    return p


def place(cv: skia.Canvas, x: float, y: float, label: str, rng: np.random.Generator) -> None:
    """Standing place: a round of wedge stones with a brass rim and a label plate below."""
    r = layout.PLACE_R
    brass = ["#FFF0B4", "#D9A441", "#8A5A14", "#C98F33"]
    cv.drawCircle(x + 2, y + 3, r + 3, fill("#1A0E04", 0.45, 4))
    cv.drawCircle(x, y, r + 3, fill("#2A1306"))
    cv.drawCircle(x, y, r + 1, grad(x - r, y - r, x + r, y + r, brass, [0, 0.4, 0.8, 1]))
    cv.drawCircle(x, y, r - 5, fill("#2A1306"))
    for count, outer, inner, tone in ((16, r - 6.5, r * 0.6, "#D98E62"), (8, r * 0.57, 0, "#F3D9A6")):
        step = 360 / count
        for k in range(count):
            t = rng.normal() * 0.12
            c = mix(tone, "#FFFFFF" if t > 0 else "#3A1A08", abs(t))
            paint(cv, wedge(x, y, outer, inner, k * step + 0.8, step - 1.6), fill(c), stroke("#4A2A12", 1.3, 0.8))
    light = [("#FFFFFF", 0.25), ("#FFFFFF", 0.0), ("#000000", 0.22)]
    cv.drawCircle(x, y, r - 6, grad(x - r, y - r, x + r, y + r, light))
    ty = y + layout.PLACE_TAG
    paint(cv, rr(x - 22, ty - 14, x + 22, ty + 14, 8), fill("#FFF8E4"), stroke("#2A1306", 2.2))
    number(cv, label, x, ty + 1, 25, "#2A1306")


def courses(x0: float, x1: float, least: float, spread: float, rng: np.random.Generator) -> list[tuple[float, float]]:
    """Cut a stretch into stones of uneven width."""
    cuts = [x0]
    while cuts[-1] < x1:
        cuts.append(cuts[-1] + least + spread * rng.random())
    return list(zip(cuts, [min(x, x1) for x in cuts[1:]], strict=False))


def coping(cv: skia.Canvas, y0: float, y1: float, stones: list[tuple[float, float]], tone: Callable[[], str]) -> None:
    """A course of cap stones lit from above."""
    for a, b in stones:
        c = tone()
        tones = ["#FFF6DC", c, mix(c, "#6A4E28", 0.5)]
        paint(cv, rr(a + 0.6, y0, b - 0.6, y1, 4), grad(0, y0, 0, y1, tones, [0, 0.4, 1]), stroke("ink", 1.9))


def quay_wall(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """Front of the quay: two courses, weed, a coping and the surf at its foot."""
    x0, x1, y0, y1 = layout.FRAME, layout.W - layout.FRAME, layout.QUAY_Y, layout.WATER_Y
    cv.drawRect(skia.Rect(x0, y0 + 10, x1, y1 + 16), fill("#04222E", 0.55, 8))
    cv.drawRect(skia.Rect(x0, y0 + 16, x1, y1), grad(0, y0, 0, y1, ["#A8946A", "#7D6846", "#4A3E2C"]))
    for row in range(2):
        y = y0 + 17 + row * 16
        for a, b in courses(x0 - row * 30, x1, 50, 26, rng):
            t = rng.normal() * 0.14
            c = mix("#9C8860", "#F0E2BC" if t > 0 else "#2E2618", abs(t))
            stone = grad(0, y, 0, y + 16, [mix(c, "#FFFFFF", 0.15), mix(c, "#2A2012", 0.25)])
            paint(cv, rr(a + 1, y, b - 1, y + 15, 3), stone, stroke("#2A1E10", 1.5))
            if row == 1 and rng.random() < 0.5:
                weed = curve((a + 6, y1), (a + (b - a) * 0.4, y1 - 12), (b - 8, y1), 8)
                ink(cv, weed, 4, "#4E6B3A", 0.8, rng)
    coping(cv, y0 - 10, y0 + 17, courses(x0, x1, 74, 30, rng), lambda: mix("#EBDCB4", "#C9B184", rng.random()))
    for x in range(x0, x1, 27):
        ink(cv, curve((x, y1 + 3), (x + 13, y1 - 4), (x + 26, y1 + 3), 8), 2.4, "#F2FFF8", 0.8, rng)
        ink(cv, curve((x + 8, y1 + 11), (x + 22, y1 + 4), (x + 36, y1 + 11), 8), 1.7, "#E3F6EC", 0.5, rng)


def beach_wall(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """Retaining wall between sand and paving."""
    x0, x1, y = layout.FRAME, layout.W - layout.FRAME, layout.BEACH_Y
    cv.drawRect(skia.Rect(x0, y, x1, y + 22), fill("#1A0E04", 0.4, 7))
    coping(cv, y - 9, y + 8, courses(x0, x1, 40, 36, rng), lambda: mix("#D9C396", "#A98F62", rng.random()))


def bollard(cv: skia.Canvas, x: float, y: float) -> None:
    """Iron bollard on the coping."""
    cv.drawOval(skia.Rect(x - 10, y - 4, x + 26, y + 12), fill("#140A04", 0.5, 4))
    iron = stroke("#120A06", 2)
    paint(cv, rr(x - 9, y - 16, x + 9, y + 6, 5), grad(x - 9, 0, x + 9, 0, ["#7A7E84", "#3A3C40", "#1A1A1C"]), iron)
    cap = oval(skia.Rect(x - 14, y - 24, x + 14, y - 11))
    paint(cv, cap, grad(x - 14, y - 24, x + 14, y - 11, ["#B9BEC4", "#5A5E64", "#2A2A2C"]), iron)


def plank(cv: skia.Canvas, area: skia.Rect, rng: np.random.Generator) -> None:
    """One board of a jetty with its nails and grain."""
    x0, x1, y, h = area.left(), area.right(), area.top(), area.height()
    t = rng.normal() * 0.16
    c = mix("#C08C54", "#F6D9A4" if t > 0 else "#3A1E0A", min(0.4, abs(t)))
    tones = [mix(c, "#FFFFFF", 0.2), c, mix(c, "#2A1206", 0.35)]
    paint(cv, area, grad(x0, 0, x1, 0, tones), stroke("#2A1608", 1.7))
    for x in (x0 + 9, x1 - 9):
        cv.drawCircle(x, y + h / 2, 1.9, fill("#1A0D05"))
    if rng.random() < 0.4:
        w = x1 - x0
        grain = [
            (x0 + w * 0.2 + rng.random() * 20, y + h * 0.5),
            (x0 + w / 2, y + h * 0.45),
            (x0 + w * 0.8, y + h * 0.55),
        ]
        ink(cv, grain, 1, "#5A3412", 0.6, rng)


def jetty(cv: skia.Canvas, k: int, rng: np.random.Generator) -> None:
    """Pier k: boards on posts, ripples round the posts."""
    x, w = layout.pier(k)[0], layout.PIER_W / 2
    y0, y1 = layout.QUAY_Y + 4, layout.PIER_Y1
    posts = [(px, py) for py in range(y0 + 70, y1, 118) for px in (x - w - 1, x + w + 1)]
    cv.drawRect(skia.Rect(x - w + 14, y0 + 20, x + w + 18, y1 + 18), fill("#04222E", 0.55, 9))
    for px, py in posts:
        cv.drawRRect(rr(px - 9, py, px + 9, py + 30, 6), fill("#2A1608"))
        for q in range(2):
            ripple = skia.Rect(px - 15 - 5 * q, py + 20 - 2 * q, px + 15 + 5 * q, py + 36 + 3 * q)
            cv.drawOval(ripple, stroke("#F2FFF8", 1.8, 0.7 - 0.3 * q))
    y = float(y0)
    while y < y1:
        h, dx = 15 + 4 * rng.random(), rng.normal() * 2
        plank(cv, skia.Rect(x - w + dx, y, x + w + dx, y + h - 1), rng)
        y += h
    for px, py in posts:
        cv.drawCircle(px + 3, py + 4, 11, fill("#140A04", 0.5, 3))
        cv.drawCircle(px, py, 11, fill("#1E1008"))
        disc(cv, px, py, 8.6, fill("#FFFFFF", shader=radial((px - 3, py - 3), 13, ["#E9C08A", "#8A5A2A"])))
        cv.drawCircle(px, py, 4, stroke("#5A3412", 1.2))
