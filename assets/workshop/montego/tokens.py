"""Small pieces: order tiles, score markers, count plates, kegs, coins."""

from __future__ import annotations

import math

import skia

from kit.chart import fill, icon, number, poly, radial, stroke
from montego import layout
from montego.brush import as_path, disc, drop, grad, paint, rr
from montego.crews import Crew
from montego.figure import JACK, STAND, Look, figure, worker_look
from montego.goods import barrel, cargo, coin
from montego.hats import HATS

INK = "#1E1008"
DARK = "#2A1306"


def framed(cv: skia.Canvas, half: float, tones: tuple[str, str, str]) -> skia.RRect:
    """Square tile with a coloured frame round a cream field; returns the field."""
    edge = rr(-half, -half, half, half, 10)
    drop(cv, as_path(edge), 4, 5, 0.65, 4, "#0E0602")
    paint(cv, edge, grad(-half, -half, half, half, tones), stroke(INK, 2.6))
    field = rr(-half + 7, -half + 7, half - 7, half - 7, 6)
    cream = radial((-14, -18), 90, ["#FFFDF0", "#F3E2B4", "#D9BB7C"])
    paint(cv, field, fill("#FFFFFF", shader=cream), stroke(DARK, 1.8))
    return field


def portrait_tile(cv: skia.Canvas, look: Look, feet: float, h: float, frame: tuple[str, str, str]) -> None:
    """A figure in a coloured frame."""
    field = framed(cv, layout.RAIL_TILE / 2, frame)
    cv.save()
    cv.clipRRect(field, skia.ClipOp.kIntersect, True)
    figure(cv, 0, feet, h, look, STAND)
    cv.restore()


def order_tile(cv: skia.Canvas, crew: Crew, large: bool) -> None:
    """Order tile of a worker: the large one fills it and is cut by the frame, the small one stands on a step."""
    look = worker_look(crew, large)
    if large:
        portrait_tile(cv, look, 57, 98, look.coat)
        return
    portrait_tile(cv, look, 30, 62, look.coat)
    step = rr(-33, 31, 33, 39, 2)
    paint(cv, step, grad(0, 31, 0, 39, [crew.light, crew.dark]), stroke(DARK, 1.6))


def jack_tile(cv: skia.Canvas) -> None:
    """Tile of Lazy Jack."""
    portrait_tile(cv, JACK, 52, 96, ("#E3CFA0", "#B99A68", "#6A4E2A"))


def jack_marker(cv: skia.Canvas) -> None:
    """Round token with the straw hat: who has hired Jack."""
    r = 30
    disc(cv, 4, 5, r, fill("#0E0602", 0.6, 4))
    disc(cv, 0, 0, r, fill(INK))
    disc(cv, 0, 0, r - 2, grad(-r, -r, r, r, ["#FFF0B4", "#D9A441", "#8A5A14"]))
    disc(cv, 0, 0, r - 6, fill(INK))
    disc(cv, 0, 0, r - 7.5, fill("#FFFFFF", shader=radial((-8, -10), r * 1.4, ["#5E8E98", "#2C5A6A", "#163642"])))
    cv.save()
    cv.translate(0, 9)
    cv.scale(11.5, 11.5)
    HATS["straw"](cv, JACK.coat, 0.16)
    cv.restore()


def marker(cv: skia.Canvas, crew: Crew) -> None:
    """Score marker: a barrel head of radius 18."""
    cargo(cv, 0, 0, 18, crew)


def marker_fifty(cv: skia.Canvas, crew: Crew) -> None:
    """Score marker of a player who has passed 49: a gilded star behind the barrel head, and the figure 50."""
    points = []
    for k in range(24):
        r = 20.5 if k % 2 == 0 else 16
        a = math.pi * k / 12
        points.append((r * math.cos(a), r * math.sin(a) - 1))
    star = poly(points)
    drop(cv, star, 3, 4, 0.6, 3)
    paint(cv, star, grad(-20, -20, 20, 20, ["#FFF3BE", "#E9BE4A", "#9A6718"]), stroke(INK, 1.8))
    cargo(cv, 0, -3, 13.5, crew)
    plaque = rr(-13, 4, 13, 19, 5)
    paint(cv, plaque, grad(0, 4, 0, 19, ["#FFFDF0", "#F3E2B4"]), stroke(INK, 1.8))
    number(cv, "50", 0, 11.8, 18, "#7A120C")


def count_plate(cv: skia.Canvas, label: str) -> None:
    """Cream disc with a figure: place in the order, or how many."""
    r = 19
    disc(cv, 2, 3, r, fill("#140A04", 0.5, 3))
    disc(cv, 0, 0, r, fill(INK))
    disc(cv, 0, 0, r - 2, grad(-r, -r, r, r, ["#FFF0B4", "#D9A441", "#8A5A14"]))
    disc(cv, 0, 0, r - 4.5, fill("#FFFAEA"))
    number(cv, label, 0, 0.6, 27 if len(label) == 1 else 22, DARK)


def keg(cv: skia.Canvas, crew: Crew) -> None:
    """Standing barrel with the crew's badge, for supplies; origin = middle of its foot."""
    barrel(cv, 0, 0, 78)
    disc(cv, 0, -34, 19, fill(INK))
    disc(cv, 0, -34, 17, fill("#FFFFFF", shader=radial((-6, -41), 28, [crew.light, crew.main, crew.dark])))
    icon(cv, crew.emblem, 0, -34, 25, crew.figure)


def spinning_coin(cv: skia.Canvas, turn: float) -> None:
    """A coin turned about its upright axis; turn in degrees."""
    squeeze = max(0.12, abs(math.cos(math.radians(turn))))
    cv.save()
    if squeeze < 0.3:  # nearly edge on: the milled rim
        rim = rr(-31 * squeeze - 2, -31, 31 * squeeze + 2, 31, 4)
        paint(cv, rim, grad(-6, 0, 6, 0, ["#FFFFFF", "#B9C4CE", "#6A747E"]), stroke("#22262C", 2.2))
        for k in range(11):
            y = -25 + 5 * k
            cv.drawLine(-31 * squeeze, y, 31 * squeeze, y, stroke("#4A545E", 1.4))
    else:
        cv.scale(squeeze, 1)
        coin(cv, 0, 0, 31)
    cv.restore()


def dust(cv: skia.Canvas, age: float) -> None:
    """A puff of dust round a shoved worker's boots, from 0 (fresh) to 1 (gone)."""
    for k in range(9):
        a = math.radians(k * 40 + 12)
        reach = 16 + 34 * age + 5 * (k % 3)
        r = (13 - 3 * (k % 2)) * (1 - 0.45 * age)
        puff = radial(
            (reach * math.cos(a) - 3, reach * 0.45 * math.sin(a) - 4),
            r * 1.4,
            [("#FFF8E4", 0.85 * (1 - age)), ("#D9C394", 0.55 * (1 - age)), ("#B89A66", 0.0)],
        )
        cv.drawCircle(reach * math.cos(a), reach * 0.45 * math.sin(a), r, fill("#FFFFFF", shader=puff))


def shadow(cv: skia.Canvas) -> None:
    """Shadow of something in the air."""
    cv.drawOval(skia.Rect(-44, -15, 44, 15), fill("#0E0602", 0.5, 6))


def gangplank(cv: skia.Canvas) -> None:
    """From the edge of the quay over the stern onto the deck; origin = the middle of the stern."""
    board = rr(-19, -74, 19, 58, 4)
    drop(cv, as_path(board), 8, 7, 0.5, 6)
    paint(cv, board, grad(-19, 0, 19, 0, ["#FFF0CC", "#F2D19A", "#B98048"]), stroke(INK, 2.8))
    for k in range(9):
        y = -64 + 14.5 * k
        cv.drawLine(-16, y, 16, y, stroke("#5A3412", 3.4))
        cv.drawLine(-16, y - 2, 16, y - 2, stroke("#FBDDA6", 1.6, 0.8))
    for side in (-1, 1):
        cv.drawLine(side * 19, -72, side * 19, 60, stroke(INK, 5))
        cv.drawLine(side * 19, -72, side * 19, 60, stroke("#B07A40", 2.4))
