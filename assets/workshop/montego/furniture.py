"""What stands on beach and quay for the play: score track, order rail, coin tray, cellar rack, desk, cartouche."""

from __future__ import annotations

import math

import numpy as np
import skia

from kit import things
from kit.chart import curve, fill, icon, ink, linear, mix, number, poly, radial, stroke, text
from montego import layout
from montego.brush import as_path, disc, drop, grad, outline, paint, rr
from montego.crews import CREWS
from montego.shore import rope

DATA = ("workshop/icons/delapouite/barrel.svg", "workshop/icons/lorc/crown.svg")
INK = "#1E1008"


def stud(cv: skia.Canvas, x: float, y: float, r: float = 10) -> None:
    """Gilt nail head."""
    disc(cv, x, y, r, fill(INK))
    gilt = radial((x - 3, y - 3), r * 1.2, ["#FBE7A1", "#B47A26"])
    disc(cv, x, y, r * 0.75, fill("#FFFFFF", shader=gilt))


def score_cell(cv: skia.Canvas, v: int, rng: np.random.Generator) -> None:
    """One cell: the figure low, room for the markers above it."""
    x, y = layout.score_cell(v)
    w, h = layout.SCORE_W / 2 - 2, layout.SCORE_H / 2 - 2
    t = rng.normal() * 0.05
    c = mix("#F0C878" if v % 5 == 0 else "#F6E6BE", "#FFFFFF" if t > 0 else "#A87A40", min(0.2, abs(t) * 2))
    cell = rr(x - w, y - h, x + w, y + h, 7)
    cv.drawRRect(cell, grad(x - w, y - h, x + w, y + h, [mix(c, "#FFFFFF", 0.4), c, mix(c, "#A8783A", 0.28)]))
    for k in range(3):
        gy = y - h + 12 + k * 18 + rng.normal() * 2
        grain = curve((x - w + 5, gy), (x, gy + rng.normal() * 4), (x + w - 5, gy + rng.normal() * 2), 8)
        ink(cv, grain, 1.2, "#A87A40", 0.5, rng)
    cv.drawRRect(cell, stroke("#2A1306", 2.2))
    number(cv, str(v), x, y + layout.SCORE_FIGURE, 36 if v % 5 == 0 else 33, "#2A1306")


def score_track(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """Boards with the figures 0 to 49, there and back, in a rope frame."""
    x0, y0 = layout.SCORE_X0, layout.SCORE_Y0
    x1, y1 = x0 + layout.SCORE_W * layout.SCORE_COLUMNS, y0 + 2 * layout.SCORE_H
    frame = rr(x0 - 16, y0 - 9, x1 + 52, y1 + 9, 14)
    drop(cv, as_path(frame), 8, 11, 0.5, 8)
    paint(cv, frame, grad(x0, y0, x1, y1, ["#B07A40", "#8A5526", "#6A3E18"]), stroke(INK, 3))
    for v in range(layout.SCORE_LAST + 1):
        score_cell(cv, v, rng)
    rope(cv, as_path(frame), 8)
    for x in (x0 - 16, x1 + 52):
        for y in (y0 - 9, y1 + 9):
            stud(cv, x, y)
    cx, cy = x1 + 4, (y0 + y1) / 2
    for c, w in ((INK, 15), ("#F0C878", 10)):
        cv.drawArc(skia.Rect(cx - 20, cy - 32, cx + 26, cy + 32), -75, 142, False, stroke(c, w))
    head = poly([(cx - 6, cy + 30), (cx + 16, cy + 12), (cx + 24, cy + 42)])
    paint(cv, head, fill("#F0C878"), stroke(INK, 2.6))


def well(cv: skia.Canvas, x: float, y: float, half: float) -> None:
    """Sunk square for a tile."""
    hollow = rr(x - half, y - half, x + half, y + half, 10)
    paint(cv, hollow, fill(INK, 0.45), stroke("#E7B94A", 2.2, 0.8))


def order_rail(cv: skia.Canvas, tiles: int, rng: np.random.Generator) -> None:
    """Wooden rail with numbered wells for the order tiles, and a hook before it for Lazy Jack's."""
    half = layout.RAIL_TILE / 2
    x0, x1 = layout.rail_slot(0, tiles)[0] - 66, layout.rail_slot(tiles - 1, tiles)[0] + 66
    y0, y1 = layout.RAIL_Y - 56, layout.RAIL_Y + 56
    board = rr(x0 - 8, y0, x1 + 8, y1, 16)
    drop(cv, as_path(board), 8, 9, 0.55, 8)
    paint(cv, board, grad(x0, y0, x0, y1, ["#A86E36", "#7A4A22", "#4A2810"]), stroke(INK, 3.2))
    for k in range(5):
        gy = y0 + 16 + k * 20
        grain = curve((x0, gy), ((x0 + x1) / 2, gy + rng.normal() * 12), (x1, gy + rng.normal() * 4), 30)
        ink(cv, grain, 1.6, "#2A1408", 0.6, rng, False, 0)
    for x in (x0 - 8, x1 - 18):
        clamp = rr(x, y0 - 4, x + 26, y1 + 4, 8)
        paint(cv, clamp, grad(x, 0, x + 26, 0, ["#FFF2BE", "#D9A441", "#8A5A14"]), stroke(INK, 2.6))
        for nail in (y0 + 14, y1 - 14):
            disc(cv, x + 13, nail, 5, fill("#5A360A"))
            disc(cv, x + 12, nail - 1, 3.4, fill("gold_light"))
    for k in range(tiles):
        x, y = layout.rail_slot(k, tiles)
        well(cv, x, y, half)
        number(cv, str(k + 1), x, y, 54, "#E9CF93")
    jack_hook(cv, *layout.rail_jack(tiles), half)


def jack_hook(cv: skia.Canvas, x: float, y: float, half: float) -> None:
    """Driftwood board with a straw hat: the place of Jack's tile, tied to the rail."""
    line = skia.Path()
    line.moveTo(x + half, y - 10)
    line.quadTo(x + half + 18, y + 6, x + half + 36, y - 8)
    rope(cv, line, 6)
    board = rr(x - half - 9, y - half - 9, x + half + 9, y + half + 9, 16)
    drop(cv, as_path(board), 6, 8, 0.5, 6)
    paint(cv, board, grad(x - half, y - half, x + half, y + half, ["#E3CFA0", "#B99A68", "#8A6A42"]), stroke(INK, 3))
    well(cv, x, y, half)
    cv.save()
    cv.translate(x, y + 18)
    cv.scale(22, 22)
    hat = outline((-1.9, -0.4), (-1.2, -0.9, -0.9, -0.75), (-0.8, -1.7, 0.8, -1.7, 0.9, -0.75), (1.2, -0.9, 1.9, -0.4),
                  (0.9, 0.15, -0.9, 0.15, -1.9, -0.4))  # fmt: skip
    paint(cv, hat, fill("#E9CF93", 0.9))
    cv.drawPath(poly(curve((-0.9, -0.72), (0, -0.42), (0.9, -0.72), 9), False), stroke("#5A3412", 0.16))
    cv.restore()


def coin_tray(cv: skia.Canvas) -> None:
    """Lined tray with a hollow for each silver coin."""
    x, y = layout.COINS
    w, h = layout.COIN_COLUMNS * layout.COIN_PITCH / 2 + 8, layout.COIN_ROWS * layout.COIN_PITCH / 2 + 4
    box = rr(x - w - 9, y - h - 7, x + w + 9, y + h + 7, 12)
    drop(cv, as_path(box), 7, 9, 0.55, 7)
    paint(cv, box, grad(x - w, y - h, x + w, y + h, ["#C98F4E", "#8A5526", "#54300F"]), stroke(INK, 3))
    felt = rr(x - w, y - h, x + w, y + h, 8)
    lining = radial((x - 40, y - 30), 150, ["#5A7A5A", "#35573F", "#1E3526"])
    paint(cv, felt, fill("#FFFFFF", shader=lining), stroke(INK, 2.4))
    for cx, cy in layout.coin_wells():
        r = layout.COIN_R
        disc(cv, cx, cy, r + 1, fill("#0E1C14", 0.75))
        cv.drawCircle(cx, cy, r, stroke("#C9D3DA", 1.6, 0.65))
        icon(cv, "crown", cx, cy, r * 1.05, "#C9D3DA", 0.5)
    for sx in (x - w - 3, x + w + 3):
        for sy in (y - h - 1, y + h + 1):
            stud(cv, sx, sy, 6)


def cellar_rack(cv: skia.Canvas) -> None:
    """Rack under the tavern by the Tally-Man: a cradle per crew for the barrels that found no ship."""
    x, y = layout.CELLAR
    w = layout.CELLAR_PITCH * 2 + 4
    beam = rr(x - w, y - 26, x + w, y + 26, 10)
    drop(cv, as_path(beam), 6, 7, 0.5, 6)
    paint(cv, beam, grad(x, y - 26, x, y + 26, ["#B98048", "#8A5526", "#5A3412"]), stroke(INK, 2.8))
    for k in (-1, 1):
        cv.drawLine(x - w + 6, y + k * 17, x + w - 6, y + k * 17, stroke("#3A1E0A", 1.6, 0.7))
    for k, crew in enumerate(CREWS):
        cx, cy = layout.cellar(k)
        disc(cv, cx, cy, layout.CELLAR_R, fill("#2A1407"), stroke(crew.main, 4))
        cv.drawCircle(cx, cy, layout.CELLAR_R + 2.4, stroke(INK, 1.6))
        icon(cv, crew.emblem, cx, cy, 24, "#FFF3D0", 0.9)


def desk(cv: skia.Canvas) -> None:
    """The Tally-Man's desk: a crate with the open ledger; origin = middle of its top."""
    drop(cv, as_path(rr(-98, -26, 98, 74, 4)), 9, 10, 0.55, 7)
    pen = stroke("#1A0D05", 2.4)
    top, front = skia.Rect(-98, -44, 98, 14), skia.Rect(-98, 14, 98, 76)
    paint(cv, top, grad(-98, -44, 98, 14, ["#F0C88A", "#C98F4E", "#A86E36"]), pen)
    for k in range(1, 4):
        cv.drawLine(-98, -44 + k * 14.5, 98, -44 + k * 14.5, stroke("#5A3012", 1.8, 0.8))
    paint(cv, front, grad(-98, 14, 98, 76, ["#C98F4E", "#8A5526", "#54300F"]), pen)
    for k in range(1, 6):
        cv.drawLine(-98 + k * 32.6, 14, -98 + k * 32.6, 76, stroke("#3A1E0A", 2.2, 0.9))
    paint(cv, skia.Rect(-98, 26, 98, 38), fill("#B07A40"), stroke("#1A0D05", 1.6))
    for k in range(6):
        cv.drawCircle(-82 + k * 32.6, 32, 2.8, fill("#1A0D05"))
    for side in (-1, 1):
        page = outline((0, -30), (side * 26, -42, side * 56, -32), (side * 60, 8), (side * 28, -3, 0, 10))
        paint(cv, page, grad(-56, -40, 56, 8, ["#FFFDF0", "#F3E2B4", "#D6B878"]), pen)
        for k in range(4):
            line = curve((side * 10, -22 + k * 8), (side * 28, -31 + k * 8.4), (side * 48, -24 + k * 8), 6)
            cv.drawPath(poly(line, False), stroke("#5A3413", 1.8, 0.9))
    inkpot(cv, -80, -14)


def inkpot(cv: skia.Canvas, x: float, y: float) -> None:
    """Pewter inkpot."""
    pot = outline((x - 11, y + 6), (x - 13, y - 8, x - 5, y - 10), (x + 5, y - 10), (x + 13, y - 8, x + 11, y + 6))
    paint(cv, pot, grad(x - 12, 0, x + 12, 0, ["#C9CDD2", "#5A5E64"]), stroke("#1A0D05", 2))
    cv.drawOval(skia.Rect(x - 5, y - 13, x + 5, y - 7), fill("#16100C"))


def cartouche(x: float, y: float, w: float, h: float) -> skia.Path:
    """Scrolled outline of a title."""
    x0, x1, y0, y1 = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    return outline(
        (x0 + 30, y0),
        (x - 80, y0 - 22, x - 50, y0 + 10, x, y0 - 16),
        (x + 50, y0 + 10, x + 80, y0 - 22, x1 - 30, y0),
        (x1 - 18, y0 + 40, x1 + 22, y - 30, x1, y),
        (x1 + 22, y + 30, x1 - 18, y1 - 40, x1 - 30, y1),
        (x + 80, y1 + 22, x + 50, y1 - 10, x, y1 + 16),
        (x - 50, y1 - 10, x - 80, y1 + 22, x0 + 30, y1),
        (x0 + 18, y1 - 40, x0 - 22, y + 30, x0, y),
        (x0 - 22, y - 30, x0 + 18, y0 + 40, x0 + 30, y0),
    )


def title(cv: skia.Canvas) -> None:
    """Cartouche with the name of the game in the open water."""
    x, y = layout.TITLE
    w, h = 330, 190
    shape = cartouche(x, y, w, h)
    drop(cv, shape, 10, 13, 0.6, 12)
    gilt = stroke("#FFFFFF", 23)
    tones = ["#F9E3A0", "#D9A441", "#8A5A14", "#D9A441"]
    gilt.setShader(linear((x - w / 2, y - h / 2), (x + w / 2, y + h / 2), tones, [0, 0.35, 0.75, 1]))
    sheet = fill("#FFFFFF", shader=radial((x - 70, y - 50), 300, ["#FFFAE6", "#F3E2B4", "#DDBF80"]))
    paint(cv, shape, stroke("ink", 28), gilt, stroke("red_dark", 9), stroke("#C2362B", 5), sheet, stroke("ink", 2.4))
    cv.save()
    cv.translate(x, y)
    cv.scale(0.94, 0.9)
    cv.translate(-x, -y)
    cv.drawPath(shape, stroke("ink", 1.4, 0.8))
    cv.restore()
    for sx in (-1, 1):
        for sy in (-1, 1):
            turn = math.pi * (0.5 if sy > 0 else 1.5)
            things.scroll(cv, x + sx * (w / 2 - 8), y + sy * (h / 2 + 2), 28, turn, -sx * sy, 9)
    top = y - h / 2 - 18
    cv.drawCircle(x + 3, top + 4, 33, fill("#1A1008", 0.5, 5))
    cv.drawCircle(x, top, 33, fill("ink"))
    lid = radial((x - 10, top - 12), 50, ["#3E7C8C", "#1B4A5E"])
    disc(cv, x, top, 30, fill("#FFFFFF", shader=lid), stroke("gold", 4))
    icon(cv, "barrel", x, top, 40, "cream")
    for dx, c, a in ((3, "#5A3A18", 0.35), (0, "#3A1A0C", 1)):
        text(cv, "Montego", x + dx, y - 28 + dx, 71, "im-fell-english-sc", c, a, True, 1)
        text(cv, "Bay", x + dx, y + 42 + dx, 71, "im-fell-english-sc", c, a, True, 8)
    for sx in (-1, 1):
        things.star(cv, x + sx * 106, y + 42, 14, 6, 8, "red", "ink")
