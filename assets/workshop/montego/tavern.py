"""The taverns at both ends of the row: a bell gable with a sign, a terrace with four seats."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from kit.chart import curve, fill, icon, mix, poly, radial, stroke, text
from montego import layout
from montego.brush import as_path, disc, drop, grad, outline, oval, paint, rr
from montego.crews import CREWS
from montego.houses import ridge, slope

DATA = ("workshop/icons/lorc/beer-stein.svg",)
INK = "#1E1008"
Mark = Callable[[skia.Canvas, str], None]
LAMPS = ("#FFD24A", "#F0603A", "#7FD0C0")


def bell_gable(cx: float, yb: float) -> skia.Path:
    """Outline of the front on its base line."""
    half = [
        (92, 0),
        (92, -84),
        (90, -106, 64, -94, 60, -118),
        (56, -160, 32, -156, 28, -172),
    ]
    left = [tuple(cx - v if k % 2 == 0 else yb + v for k, v in enumerate(part)) for part in half]
    right = [
        (cx, yb - 196, cx + 28, yb - 172),
        (cx + 32, yb - 156, cx + 56, yb - 160, cx + 60, yb - 118),
        (cx + 64, yb - 94, cx + 90, yb - 106, cx + 92, yb - 84),
        (cx + 92, yb),
    ]
    return outline(*left, *right)


def window(cv: skia.Canvas, x: float, y: float) -> None:
    """Lit window with open shutters."""
    disc(cv, x, y, 30, fill("#FFD98A", 0.30, 9))
    pane = skia.Rect(x - 15, y - 19, x + 15, y + 17)
    paint(cv, pane, grad(x - 15, y - 19, x + 15, y + 17, ["#FFF3BE", "#FFD070", "#E09A3A"]), stroke(INK, 3))
    cv.drawLine(x, y - 19, x, y + 17, stroke(INK, 2))
    cv.drawLine(x - 15, y - 3, x + 15, y - 3, stroke(INK, 2))
    for side in (-1, 1):
        shutter = skia.Rect(x + side * 16, y - 20, x + side * 27, y + 18)
        shutter.sort()
        paint(cv, shutter, fill("#2A6578" if side < 0 else "#1B4A5E"), stroke(INK, 2))
        for k in range(4):
            cv.drawLine(shutter.left() + 2, y - 13 + k * 9, shutter.right() - 2, y - 13 + k * 9, stroke(INK, 1.2, 0.7))


def door(cv: skia.Canvas, x: float, y: float) -> None:
    """Open door, warm light inside."""
    arch = outline((x - 21, y), (x - 21, y - 48), (x - 20, y - 72, x + 20, y - 72, x + 21, y - 48), (x + 21, y))
    glow = radial((x, y - 8), 62, ["#FFD98A", "#B9702A", "#3A1E0A"])
    paint(cv, arch, stroke(INK, 9), stroke("#D9B878", 5), fill("#FFFFFF", shader=glow), stroke(INK, 2))


def stein(cv: skia.Canvas, c: str) -> None:
    """Mark of the west tavern, round the origin."""
    icon(cv, "beer-stein", 0, 0, 54, c)


def crab(cv: skia.Canvas, c: str) -> None:
    """Mark of the east tavern, round the origin: a crab that lifts its claws."""
    for side in (-1, 1):
        for k in range(3):
            knee = (side * (22 + 3 * k), 2 + 7 * k)
            leg = curve((side * 12, 4 + 4 * k), knee, (side * (26 - k), 14 + 6 * k), 8)
            cv.drawPath(poly(leg, False), stroke(c, 4))
        arm = curve((side * 14, -2), (side * 27, -4), (side * 22, -16), 8)
        cv.drawPath(poly(arm, False), stroke(c, 5))
        claw = outline(
            (side * 20, -12),
            (side * 33, -16, side * 30, -30, side * 20, -31),
            (side * 24, -26, side * 24, -22, side * 18, -21),
            (side * 12, -24, side * 12, -29, side * 13, -31),
            (side * 6, -24, side * 10, -13, side * 20, -12),
        )
        cv.drawPath(claw, fill(c))
        cv.drawLine(side * 5, -4, side * 6, -11, stroke(c, 2.6))
        cv.drawCircle(side * 6, -12, 3, fill(c))
    cv.drawOval(skia.Rect(-18, -7, 18, 17), fill(c))
    cv.drawPath(poly(curve((-8, 6), (0, 12), (8, 6), 8), False), stroke("#1B4A5E", 2.4))
    for side in (-1, 1):
        cv.drawCircle(side * 6, 1, 1.8, fill("#1B4A5E"))


def sign(cv: skia.Canvas, cx: float, y: float, name: tuple[str, str], mark: Mark) -> None:
    """Painted board on two chains: the mark of the house and its name."""
    for side in (-1, 1):
        cv.drawLine(cx + side * 62, y - 58, cx + side * 66, y - 34, stroke(INK, 3))
    board = rr(cx - 94, y - 38, cx + 94, y + 38, 14)
    drop(cv, as_path(board), 5, 7, 0.6, 5)
    paint(cv, board, grad(cx - 90, y - 38, cx + 90, y + 38, ["#2E6B7C", "#1B4A5E", "#0F2E40"]))
    paint(cv, board, stroke(INK, 6), stroke("#E7B94A", 3))
    cv.save()
    cv.translate(cx - 58, y + 2)
    mark(cv, "#FBE7A1")
    cv.restore()
    text(cv, name[0], cx + 28, y - 15, 31, "im-fell-english-sc", "#FFF6DC", 1, True, 1)
    text(cv, name[1], cx + 28, y + 17, 31, "im-fell-english-sc", "#FFF6DC", 1, True, 1)


def chimney(cv: skia.Canvas, x: float, y: float) -> None:
    """Chimney with the smoke of the kitchen."""
    cv.drawRect(skia.Rect(x - 8, y - 2, x + 36, y + 32), fill("#1A0E04", 0.4, 5))
    stack = skia.Rect(x - 15, y - 34, x + 15, y + 14)
    paint(cv, stack, grad(x - 15, 0, x + 15, 0, ["#E9D8B0", "#9A8258"]), stroke(INK, 2.4))
    paint(cv, skia.Rect(x - 18, y - 38, x + 18, y - 28), fill("#C9B080"), stroke(INK, 2.2))
    for k in range(9):
        f = k / 8
        puff = fill("#FFF8EA", 0.42 * (1 - f) + 0.05, 3 + 3 * f)
        cv.drawCircle(x + f * 26 + 7 * math.sin(k * 1.3), y - 42 - f * 46, 6 + 9 * f, puff)


def lamps(cv: skia.Canvas, x0: float, x1: float, y: float) -> None:
    """String of paper lanterns."""
    step = (x1 - x0) / 3
    line = np.vstack(
        [curve((x0 + q * step, y), (x0 + (q + 0.5) * step, y + 22), (x0 + (q + 1) * step, y), 9) for q in range(3)]
    )
    cv.drawPath(poly(line, False), stroke("#2A1608", 2.2))
    for k, (x, ly) in enumerate(line[4::4]):
        disc(cv, x, ly + 6, 14, fill("#FFE08A", 0.45, 5))
        paint(cv, oval(skia.Rect(x - 5.5, ly, x + 5.5, ly + 14)), fill(LAMPS[k % 3]), stroke("#2A1608", 1.7))


def deck(cv: skia.Canvas, west: bool, rng: np.random.Generator) -> None:
    """Planked terrace with a seat for each crew."""
    x0, y0, x1, y1 = layout.terrace(west)
    area = skia.Rect(x0, y0, x1, y1)
    cv.drawRect(area, grad(x0, y0, x1, y1, ["#E9C48C", "#C9985A", "#A06E38"]))
    rows = 9
    for k in range(rows):
        y = y0 + k * (y1 - y0) / rows
        cv.drawLine(x0, y, x1, y, stroke("#5A3412", 1.8, 0.75))
        for _ in range(2):
            x = x0 + rng.random() * (x1 - x0)
            cv.drawLine(x, y, x, y + (y1 - y0) / rows, stroke("#5A3412", 1.8, 0.75))
    cv.drawRect(skia.Rect(x0, y0, x1, y0 + 16), grad(0, y0, 0, y0 + 16, [("#1A0E04", 0.5), ("#1A0E04", 0.0)]))
    cv.drawRect(area, stroke(INK, 3))
    for k, crew in enumerate(CREWS):
        x, y = layout.seat(k, west)
        y -= 6
        disc(cv, x, y, 22, fill("#3A1E0A", 0.85), stroke(crew.main, 5))
        cv.drawCircle(x, y, 25, stroke(INK, 1.8))
        icon(cv, crew.emblem, x, y, 27, "#FFF3D0")


def railing(cv: skia.Canvas, x0: float, x1: float, y: float) -> None:
    """Low rail along the foot of the terrace."""
    cv.drawLine(x0, y, x1, y, stroke(INK, 9))
    cv.drawLine(x0, y - 1, x1, y - 1, stroke("#D9A868", 5))
    for x in np.linspace(x0, x1, 5):
        disc(cv, x, y - 1, 7, fill(INK))
        disc(cv, x - 1, y - 2, 5, fill("#F0CC90"))


def gangplank(cv: skia.Canvas, west: bool) -> None:
    """The way out: boards with a red arrow."""
    x, y = layout.gangplank(west)
    boards = rr(x - 34, y - 26, x + 34, y + 26, 5)
    drop(cv, as_path(boards), 4, 6, 0.5, 4)
    paint(cv, boards, grad(x - 34, y - 26, x + 34, y + 26, ["#F0CC90", "#C9985A", "#9A6A34"]), stroke(INK, 2.8))
    for k in (-1, 0, 1):
        cv.drawLine(x + k * 17, y - 26, x + k * 17, y + 26, stroke("#5A3412", 1.6, 0.8))
    d = 1 if west else -1
    tip = [(-24, -8), (2, -8), (2, -20), (26, 0), (2, 20), (2, 8), (-24, 8)]
    head = poly([(x + d * dx, y + dy) for dx, dy in tip])
    paint(cv, head, stroke("#FFF8E4", 8), fill("#9C1C16"), stroke("#2A0A06", 2.2))


def tavern(cv: skia.Canvas, west: bool, rng: np.random.Generator, name: tuple[str, str], mark: Mark) -> None:
    """One tavern with its terrace and gangplank."""
    x0, y0, x1, y1 = layout.TAVERN_W if west else layout.TAVERN_E
    cx, yb = (x0 + x1) / 2, layout.terrace(west)[1]
    cv.drawRect(skia.Rect(x0 + 10, y0 + 30, x1 + 16, y1 + 14), fill("#1A0E04", 0.5, 9))
    deck(cv, west, rng)
    roof = skia.Rect(x0 - 2, y0 + 34, x1 + 2, yb - 44)
    wall = skia.Rect(x0 + 4, yb - 60, x1 - 4, yb)
    paint(cv, wall, grad(x0, 0, x1, 0, ["#F3E2BC", "#C9AC78"]), stroke(INK, 2.6))
    slope(cv, roof, "#C9583A", rng, False)
    cv.drawRect(roof, stroke(INK, 3))
    ridge(cv, x0 - 4, x1 + 4, y0 + 36, 9)
    chimney(cv, x1 - 26, y0 + 44)
    front = bell_gable(cx, yb)
    drop(cv, front, 10, 8, 0.5, 6)
    tone = "#F2D7A0" if west else "#F0C4A4"
    plaster = [mix(tone, "#FFFFFF", 0.4), tone, mix(tone, "#6A4A2A", 0.35)]
    cv.drawPath(front, grad(cx - 92, yb - 190, cx + 92, yb, plaster, [0, 0.5, 1]))
    paint(cv, front, stroke(INK, 7), stroke("#FFF6DC", 3.2))
    for _ in range(10):
        bx, by = cx + rng.normal() * 40, yb - 70 - rng.random() * 20
        cv.drawLine(bx, by, bx + 9, by, stroke("ink_soft", 1.2, 0.55))
    disc(cv, cx, yb - 184, 10, grad(cx - 9, yb - 194, cx + 9, yb - 174, ["#FFF2BE", "#B47A26"]), stroke(INK, 2.2))
    door(cv, cx, yb)
    for side in (-1, 1):
        window(cv, cx + side * 56, yb - 32)
    sign(cv, cx, yb - 116, name, mark)
    lamps(cv, x0 + 2, x1 - 2, yb + 2)
    railing(cv, x0 + 2, x1 - 2, y1 - 2)
    gangplank(cv, west)
