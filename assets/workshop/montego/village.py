"""The beach: a village at its west end, a lagoon at its east end, palms, boats and creatures between."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np
import skia

from kit import things
from kit.chart import curve, fill, ink, poly, stroke
from kit.curves import resample, spline
from montego.brush import drop
from montego.shore import big_palm, cart, crate, rowboat, shell, starfish, turtle

Item = tuple[float, Callable[[], None]]  # how far south it stands, and how to draw it

WOODS = (
    (74, 360, 96, 118, 22, 13),
    (74, 118, 118, 222, 12, 13),
    (250, 300, 232, 300, 5, 10),
    (74, 300, 100, 130, 12, 13),
)
HOUSES = ((170, 210, 62), (262, 196, 54), (226, 280, 66), (128, 296, 56))
PALMS = (
    (100, 342, 104),
    (330, 336, 118),
    (384, 344, 84),
    (2236, 318, 108),
    (2290, 340, 128),
    (2462, 344, 112),
    (2410, 336, 84),
    (566, 344, 82),
    (612, 346, 62),
    (1916, 344, 82),
    (1962, 344, 64),
)
BOATS = ((2356, 300, 48, -34, "#1F6A8A"), (2400, 150, 44, 18, "#B23A2C"), (1846, 318, 42, 8, "#2F6B45"))
FIELDS = (
    (96, 226, 62, 30, 8, "#C9C77A"),
    (164, 232, 50, 28, 8, "#DDBB6A"),
    (214, 120, 60, 26, -8, "#A9B565"),
    (146, 132, 58, 26, -8, "#C9C77A"),
)
ROADS = (((190, 232), (250, 250), (286, 300), (300, 350)), ((322, 190), (296, 230), (286, 300)))


def field(cv: skia.Canvas, x: float, y: float, w: float, h: float, slant: float, c: str) -> None:
    """Ploughed field."""
    shape = poly([(x, y), (x + w, y - 4), (x + w + slant, y + h), (x + slant, y + h + 4)])
    cv.drawPath(shape, fill(c, 0.9))
    cv.save()
    cv.clipPath(shape, skia.ClipOp.kIntersect, True)
    for i in range(14):
        cv.drawLine(x - 20, y + i * 5, x + w + 30, y - 5 + i * 5, stroke("#5A5A28", 1.3, 0.75))
    cv.restore()
    cv.drawPath(shape, stroke("ink", 1.6, 0.9))


def footprints(cv: skia.Canvas, x0: float, x1: float, y: float, sway: float, steps: int) -> None:
    """Somebody walked along the beach."""
    for k in range(steps):
        f = k / (steps - 1)
        x, py = x0 + (x1 - x0) * f, y + 11 * math.sin(f * sway) + (5 if k % 2 else -5)
        cv.drawOval(skia.Rect(x - 5, py - 2.6, x + 5, py + 2.6), fill("#8A6430", 0.52))


def flat_things(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """What lies flat on the ground: prints, shells, roads, fields, grass."""
    for x, y, r, a in ((430.0, 262.0, 13, 0.3), (2090, 262, 12, 0.9), (2318, 226, 12, 0.5)):
        starfish(cv, x, y, r, a)
    for x, y in ((516.0, 268.0), (1960, 250), (2186, 276), (2250, 262), (2430, 300)):
        shell(cv, x, y, 8)
    footprints(cv, 1980, 2220, 268, 5, 20)
    footprints(cv, 440, 640, 300, 6, 14)
    for points in ROADS:
        line = resample(spline(points, 14)[: 14 * (len(points) - 1)], 3, closed=False)
        for i in range(0, len(line) - 3, 5):
            cv.drawLine(*line[i], *line[i + 3], stroke("#8A4A22", 2.6, 0.8, cap=skia.Paint.kButt_Cap))
    for args in FIELDS:
        field(cv, *args)
    for _ in range(46):
        x, y = 84 + rng.random() * 280, 130 + rng.random() * 205
        for k in (-1, 0, 1):
            blade = curve((x + k * 4, y), (x + k * 5, y - 4), (x + k * 7.5, y - 7 - 2 * (k == 0)), 5)
            ink(cv, blade, 1.4, "#55602F", 0.75)


def net(cv: skia.Canvas, x: float, y: float, w: float, h: float) -> None:
    """Fishing net drying on two poles."""
    cloth = poly(
        np.vstack([curve((x, y - h), (x + w / 2, y - h + 16), (x + w, y - h), 9), [(x + w - 5, y), (x + 6, y + 4)]])
    )
    drop(cv, cloth, 7, 9, 0.3, 4)
    cv.drawPath(cloth, fill("#6A4A2B", 0.22))
    cv.save()
    cv.clipPath(cloth, skia.ClipOp.kIntersect, True)
    for k in range(-8, 16):
        cv.drawLine(x + k * 9, y - h, x + k * 9 + h, y + 6, stroke("#4A3218", 1.2, 0.85))
        cv.drawLine(x + k * 9, y + 6, x + k * 9 + h, y - h, stroke("#4A3218", 1.2, 0.85))
    cv.restore()
    for px in (x, x + w):
        cv.drawLine(px, y - h - 10, px, y + 6, stroke("#1E1008", 7))
        cv.drawLine(px - 1, y - h - 10, px - 1, y + 6, stroke("#A87844", 3.6))


def beach(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """All of it, from north to south, so that what stands in front covers what stands behind."""
    flat_things(cv, rng)
    items: list[Item] = [
        (330, partial(turtle, cv, 2140, 330, 20)),
        (338, partial(cart, cv, 490, 338, 60)),
        (336, partial(crate, cv, 424, 336, 36)),
        (322, partial(cart, cv, 2052, 326, 62)),
        (178, partial(things.church, cv, 322, 178, 50, rng)),
        (330, partial(net, cv, 1766, 330, 62, 52)),
    ]
    for x0, x1, y0, y1, count, least in WOODS:
        for _ in range(count):
            x, y, r = x0 + rng.random() * (x1 - x0), y0 + rng.random() * (y1 - y0), least + rng.random() * 7
            items.append((y, partial(things.tree, cv, x, y, r, rng)))
    items += [(y, partial(things.house, cv, x, y, s, rng)) for x, y, s in HOUSES]
    items += [(y, partial(big_palm, cv, x, y, h, rng)) for x, y, h in PALMS]
    items += [(y, partial(rowboat, cv, x, y, s, a, c)) for x, y, s, a, c in BOATS]
    for _, draw in sorted(items, key=lambda item: item[0]):
        draw()
