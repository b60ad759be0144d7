"""What is drawn in the sea of the Jamaica board, tone on tone: currents, anchorages, rocks, creatures."""

from __future__ import annotations

import math

import numpy as np
import skia
from shapely.geometry import LineString, Point, box
from shapely.ops import unary_union
from shapely.prepared import prep

from kit.chart import curve, fill, icon, ink, linear, poly, stroke, text
from kit.curves import resample
from race.geometry import Board
from race.places import lane

Rng = np.random.Generator
FOAM, DEEP = "#E9F6EC", "#0E3A4C"
NAME = box(700, 1446, 1860, 1494)  # where the name of the sea stands


def clear_water(board: Board, gap: float):
    """Prepared shape of the water away from land, rules and symbols."""
    closed = [board.land.buffer(58), *(line.buffer(gap) for line in board.rules.values())]
    closed += [Point(s.symbol).buffer(58) for s in board.spaces]
    closed += [Point(s.plate).buffer(40) for s in board.spaces if s.plate != (0, 0)]
    closed.append(NAME)
    return prep(board.outer.buffer(-26).difference(unary_union(closed)))


def currents(cv: skia.Canvas, board: Board, rng: Rng) -> None:
    """Long feathery strokes that run with the race, each ending in a curl."""
    by_number = {s.number: s for s in board.spaces}
    water = prep(board.outer.buffer(-14).difference(unary_union([board.land.buffer(60), NAME])))
    for s in board.spaces:
        for n in s.next:
            way = resample(lane(board, s, by_number[n]), 4, closed=False)
            t = np.gradient(way, axis=0)
            side = np.stack([-t[:, 1], t[:, 0]], 1) / np.linalg.norm(t, axis=1)[:, None]
            for _ in range(7):
                n0 = int(rng.integers(0, max(1, len(way) - 18)))
                k = int(rng.integers(14, 26))
                off = rng.normal() * 46
                bow = 7 * np.sin(np.linspace(0, math.pi * (1 + rng.random()), len(way[n0 : n0 + k])))
                p = way[n0 : n0 + k] + side[n0 : n0 + k] * (off + bow)[:, None]
                level = len(p) > 9 and abs(p[-1, 1] - p[0, 1]) < 0.8 * abs(
                    p[-1, 0] - p[0, 0]
                )  # upright ones look like weed
                if level and water.contains(LineString(p)):
                    stream(cv, p, rng)


def stream(cv: skia.Canvas, p: np.ndarray, rng: Rng) -> None:
    """One stroke of a current: a pale line with its shadow, a curl at its head."""
    d = p[-1] - p[-4]
    d /= np.linalg.norm(d)
    hook = 1 if rng.random() < 0.5 else -1
    n = np.array([-d[1], d[0]]) * hook
    curl = [p[-1] + d * 7 * math.sin(a) + n * 6 * (1 - math.cos(a)) for a in np.linspace(0.3, 3.9, 10)]
    line = np.vstack([p, curl])
    ink(cv, line + np.array([0.6, 1.6]), 2.0, DEEP, 0.30, rng)
    ink(cv, line, 1.7, FOAM, 0.40, rng)


def name_of_the_sea(cv: skia.Canvas) -> None:
    """Its Latin name in wide pale letters over the south, as charts have it."""
    for dx, c, a in ((1.6, DEEP, 0.30), (0, FOAM, 0.34)):
        text(cv, "MARE CARIBÆVM", 1280 + dx, 1470 + dx, 50, c=c, a=a, spacing=58)


def anchorages(cv: skia.Canvas, board: Board) -> None:
    """Small anchors off every port, as charts mark a roadstead."""
    for s in board.spaces:
        if s.kind == "port":
            x, y = np.array(s.symbol) - np.array(s.inward) * 66
            icon(cv, "anchor", x + 0.8, y + 1.2, 24, DEEP, 0.5)
            icon(cv, "anchor", x, y, 24, FOAM, 0.62)


def shoals(cv: skia.Canvas, board: Board, rng: Rng) -> None:
    """Crosses for sunken rocks along the coasts, and stippled sand."""
    symbols = unary_union([Point(s.symbol).buffer(64) for s in board.spaces])
    for land in (board.island, *board.islets.values()):
        ring = np.array(land.buffer(30).exterior.coords)
        for i in range(0, len(ring), 4):
            x, y = ring[i] + rng.normal(size=2) * 7
            if rng.random() > 0.16 or symbols.contains(Point(x, y)):
                continue
            for k in range(int(rng.integers(2, 4))):
                px, py = x + k * 9 - 9, y + rng.normal() * 4
                for dx, dy in ((3, 0), (0, 3)):
                    cv.drawLine(px - dx, py - dy, px + dx, py + dy, stroke(DEEP, 1.3, 0.55))
            for _ in range(14):
                cv.drawCircle(x + rng.normal() * 15, y + rng.normal() * 7, 0.9, fill(DEEP, 0.4))


def dolphin(cv: skia.Canvas, x: float, y: float, s: float, right: bool) -> None:
    """A leaping dolphin."""
    cv.save()
    cv.translate(x, y)
    cv.scale(s if right else -s, s)
    body = skia.Path()
    body.moveTo(-0.95, 0.28)
    body.cubicTo(-0.55, -0.45, 0.25, -0.62, 0.72, -0.08)
    body.quadTo(0.86, -0.02, 0.98, 0.1)
    body.quadTo(0.78, 0.12, 0.62, 0.10)
    body.cubicTo(0.2, -0.12, -0.4, -0.06, -0.78, 0.36)
    body.lineTo(-0.9, 0.62)
    body.lineTo(-0.98, 0.42)
    body.lineTo(-1.18, 0.34)
    body.close()
    fin = poly([(-0.05, -0.38), (-0.22, -0.68), (0.18, -0.42)])
    flipper = poly([(0.28, 0.0), (0.18, 0.34), (0.42, 0.08)])
    for part in (fin, flipper, body):
        cv.drawPath(part, fill("#FFFFFF", shader=linear((-0.5, -0.6), (0.3, 0.4), ["#7FB2B4", "#3F7F8C", "#1F566A"])))
        cv.drawPath(part, stroke(DEEP, 0.05, 0.9))
    cv.drawCircle(0.66, -0.06, 0.035, fill(DEEP))
    cv.restore()
    for k in (-1, 1):
        ink(
            cv,
            curve((x + k * s - 14, y + s * 0.62), (x + k * s, y + s * 0.42), (x + k * s + 14, y + s * 0.62), 8),
            1.7,
            FOAM,
            0.7,
        )


def whale(cv: skia.Canvas, x: float, y: float, s: float) -> None:
    """Back, fluke and spout of a whale going east."""
    back = poly([*curve((x - s, y), (x - s * 0.1, y - s * 0.78), (x + s * 0.95, y), 22)])
    tones = linear((x - s, y - s * 0.5), (x + s, y), ["#6FA3A8", "#37717F", "#1B4A5E"])
    cv.drawPath(back, fill("#FFFFFF", shader=tones))
    ink(cv, curve((x - s, y), (x - s * 0.1, y - s * 0.78), (x + s * 0.95, y), 22), 2.0, DEEP, 0.9)
    fluke = skia.Path()
    fx, fy = x - s * 1.42, y - s * 0.36
    fluke.moveTo(fx + s * 0.08, y)
    fluke.cubicTo(fx + s * 0.02, fy + s * 0.2, fx - s * 0.1, fy + s * 0.08, fx - s * 0.34, fy - s * 0.05)
    fluke.quadTo(fx - s * 0.1, fy - s * 0.14, fx, fy + s * 0.02)
    fluke.quadTo(fx + s * 0.12, fy - s * 0.18, fx + s * 0.36, fy - s * 0.12)
    fluke.cubicTo(fx + s * 0.14, fy + s * 0.06, fx + s * 0.14, fy + s * 0.2, fx + s * 0.2, y)
    fluke.close()
    cv.drawPath(fluke, fill("#37717F"))
    cv.drawPath(fluke, stroke(DEEP, 1.7, 0.9))
    for k in (-1, 0, 1):
        tip = (x + s * 0.52 + k * s * 0.2, y - s * (0.86 - 0.14 * abs(k)))
        ink(cv, curve((x + s * 0.5, y - s * 0.3), (x + s * 0.5 + k * 2, y - s * 0.9), tip, 9), 1.9, FOAM, 0.85)
    for k in range(-3, 4):
        x0 = x + k * s * 0.36
        ink(cv, curve((x0 - 9, y + 4), (x0, y - 3), (x0 + 9, y + 4), 7), 1.6, FOAM, 0.75)


def fish(cv: skia.Canvas, x: float, y: float, s: float, right: bool) -> None:
    """A flying fish just above the water."""
    cv.save()
    cv.translate(x, y)
    cv.scale(s if right else -s, s)
    cv.rotate(-14)
    body = poly([*curve((-0.8, 0), (0, -0.34), (0.9, 0), 12), *curve((0.9, 0), (0, 0.26), (-0.8, 0), 12)])
    tail = poly([(-0.72, 0), (-1.2, -0.32), (-1.02, 0), (-1.15, 0.36)])
    wing = poly([(0.3, -0.1), (-0.35, -0.85), (-0.1, -0.12)])
    for part in (tail, body, wing):
        cv.drawPath(part, fill("#9CC9C4", 0.95))
        cv.drawPath(part, stroke(DEEP, 0.09, 0.9))
    cv.restore()


def creatures(cv: skia.Canvas, board: Board, rng: Rng) -> None:
    """A few animals in the wide water, clear of symbols and of each other."""
    water = clear_water(board, 24)
    placed: list[tuple[float, float]] = []
    wanted = [("whale", 34)] * 2 + [("dolphin", 26)] * 5 + [("fish", 12)] * 7
    for kind, s in wanted:
        for _ in range(4000):
            x, y = 90 + rng.random() * 2380, 90 + rng.random() * 1420
            reach = s * (1.9 if kind == "whale" else 1.3)
            if not water.contains(Point(x, y).buffer(reach)) or any(math.hypot(x - u, y - v) < 240 for u, v in placed):
                continue
            placed.append((x, y))
            if kind == "whale":
                whale(cv, x, y, s)
            elif kind == "dolphin":
                dolphin(cv, x, y, s, bool(rng.random() < 0.5))
            else:
                for k in range(3):
                    fish(cv, x + k * 20 - 20, y + rng.normal() * 8, s, x > 1280)
            break
