"""Set pieces of the two characters: the Tally-Man at his desk, Lazy Jack in his hammock."""

from __future__ import annotations

import skia

from kit.chart import curve, fill, poly, stroke, text
from montego.brush import disc, drop, grad, outline, oval, paint
from montego.figure import JACK, TALLY
from montego.furniture import desk
from montego.hats import HATS, INK, head

PEN = 2.4


def tally_bust(cv: skia.Canvas, h: float) -> None:
    """The Tally-Man's upper half behind the desk; h = his height if he stood."""
    w = h * 0.3
    pen = stroke(INK, PEN)
    coat = outline(
        (-w * 0.6, -h * 0.6),
        (0, -h * 0.68, w * 0.6, -h * 0.6),
        (w * 1.25, -h * 0.56, w * 1.2, -h * 0.3, w * 1.25, 0),
        (-w * 1.25, 0),
        (-w * 1.2, -h * 0.3, -w * 1.25, -h * 0.56, -w * 0.6, -h * 0.6),
    )
    drop(cv, coat, 8, 8, 0.5, 6)
    paint(cv, coat, grad(-w, -h * 0.6, w, 0, TALLY.coat), pen)
    cravat = poly([(-w * 0.28, -h * 0.63), (0, -h * 0.4), (w * 0.28, -h * 0.63)])
    paint(cv, cravat, fill("#FFF8E4"), pen)
    cv.save()
    cv.translate(0, -h * 0.75)
    cv.scale(h * 0.13, h * 0.13)
    head(cv, TALLY.skin, PEN / (h * 0.13), spectacles=True)
    HATS["tall"](cv, TALLY.coat, PEN / (h * 0.13))
    cv.restore()


def quill(cv: skia.Canvas, x: float, y: float) -> None:
    """Goose quill, its point at (x, y)."""
    vane = outline(
        (x, y), (x + 2, y - 42, x + 24, y - 76, x + 52, y - 84), (x + 48, y - 52, x + 28, y - 26, x + 4, y + 2)
    )
    paint(cv, vane, grad(x, y - 84, x + 50, y, ["#FFFFFF", "#D9E3E6"]), stroke(INK, PEN))
    cv.drawPath(poly(curve((x - 2, y + 10), (x + 14, y - 42), (x + 48, y - 80), 8), False), stroke("#5A3413", 1.8))


def tally_at_desk(cv: skia.Canvas, writing: bool = False) -> None:
    """The Tally-Man at his desk, with the quill lifted or on the page; origin = middle of the desk's top."""
    tally_bust(cv, 152)
    desk(cv)
    hand = (30, -18) if writing else (66, -14)
    for x, y in ((-66, -12), hand):
        disc(cv, x, y, 12, fill(TALLY.skin), stroke(INK, PEN))
    quill(cv, hand[0] - 6, hand[1] + 6)


def hammock_back(cv: skia.Canvas) -> None:
    """Shadow, ropes and the far edge of the hammock; origin = its middle."""
    cv.drawOval(skia.Rect(-76, 44, 112, 78), fill("#140A04", 0.42, 9))
    for side in (-1, 1):
        for k in range(4):
            cv.drawLine(side * 98, -40, side * (66 - 4 * k), -2 + 8 * k, stroke("#3A2413", 2.2))
    back = outline((-84, -14), (0, 34, 84, -14), (0, 6, -84, -14))
    paint(cv, back, fill("#8A5A2A"), stroke(INK, PEN))


def hammock_front(cv: skia.Canvas) -> None:
    """The near side of the hammock: striped canvas."""
    cloth = outline((-86, -16), (-50, 12, 50, 12, 86, -16), (60, 56, -60, 56, -86, -16))
    cv.drawPath(cloth, grad(-80, -10, 80, 50, ["#F6E3B0", "#D9A860", "#8A5A2A"]))
    cv.save()
    cv.clipPath(cloth, skia.ClipOp.kIntersect, True)
    for k in range(-7, 8):
        stripe = curve((k * 15 - 10, -20), (k * 11, 20), (k * 8, 60), 8)
        cv.drawPath(poly(stripe, False), stroke("#A8231C" if k % 2 else "#2C6A7A", 5, 0.85))
    cv.restore()
    cv.drawPath(cloth, stroke(INK, PEN))


def empty_hammock(cv: skia.Canvas) -> None:
    """The hammock while Jack is out at work."""
    hammock_back(cv)
    hammock_front(cv)


def sleeper(cv: skia.Canvas) -> None:
    """Jack between the two sides of the hammock."""
    pen = stroke(INK, PEN)
    leg = outline((-4, 2), (20, -26, 44, -26, 78, -26), (80, -8), (50, -4, 30, 14, 8, 20))
    paint(cv, leg, grad(0, -20, 80, 0, JACK.trousers), pen)
    for dx in (0, 9):
        foot = oval(skia.Rect(70 + dx, -38 + dx * 0.6, 86 + dx, -12 + dx * 0.6))
        paint(cv, foot, fill(JACK.skin), pen)
    shirt = outline((-56, -20), (-30, -34, -4, -26, 14, -10), (10, 20), (-20, 24, -44, 14, -60, 0))
    paint(cv, shirt, grad(-50, -30, 10, 20, JACK.coat), pen)
    for k in range(4):
        stripe = curve((-44 + k * 15, -24), (-40 + k * 15, -2), (-36 + k * 14, 18), 6)
        cv.drawPath(poly(stripe, False), stroke("#2C5A6A", 4.2))


def jack_asleep(cv: skia.Canvas, breath: int = 3) -> None:
    """Lazy Jack in his hammock, straw hat over his nose; breath = how many z have risen (0..3)."""
    hammock_back(cv)
    sleeper(cv)
    hammock_front(cv)
    arm = poly(curve((-30, -16), (-12, 12), (-26, 34), 8), False)
    paint(cv, arm, stroke(INK, 13), stroke(JACK.skin, 8.5))
    disc(cv, -62, -28, 18, fill(JACK.skin), stroke(INK, PEN))
    cv.drawPath(poly(curve((-66, -16), (-58, -13), (-50, -18), 6), False), stroke("#4A1408", 2.4))
    cv.save()
    cv.translate(-62, -26)
    cv.rotate(-14)
    cv.scale(19, 19)
    HATS["straw"](cv, JACK.coat, PEN / 19)
    cv.restore()
    for k, size in enumerate((19, 25, 32)[:breath]):
        x, y = -26 + k * 22, -52 - k * 17
        text(cv, "z", x, y, size, "im-fell-english", "#2A1306", 1, True, 0, "#FFF8E4", 5)


def jack_wakes(cv: skia.Canvas, stage: int) -> None:
    """Lazy Jack lifts his hat, sits up and yawns, stretches; stage = 0..2."""
    hammock_back(cv)
    sleeper(cv)
    hammock_front(cv)
    x, y = ((-62, -30), (-46, -50), (-44, -54))[stage]
    if stage:
        back = outline(
            (-66, -4), (-66, -34, -56, -46, -44, -40), (-24, -38, -20, -14, -14, 0), (-30, 10, -52, 8, -66, -4)
        )
        paint(cv, back, grad(-60, -40, -10, 10, JACK.coat), stroke(INK, PEN))
        for k in range(3):
            cv.drawPath(
                poly(curve((-62, -28 + k * 11), (-42, -23 + k * 11), (-22, -27 + k * 11), 6), False),
                stroke("#2C5A6A", 4),
            )
    hands = (((-40, 6), (-84, -44)), ((-18, -74), (-84, -62)), ((2, -104), (-92, -98)))[stage]
    for (hx, hy), root in zip(hands, ((-30, -22), (-58, -24)), strict=True):
        bend = ((root[0] + hx) / 2 + (8 if hx > root[0] else -8), (root[1] + hy) / 2)
        arm = poly(curve(root, bend, (hx, hy), 8), False)
        paint(cv, arm, stroke(INK, 13), stroke(JACK.skin, 8.5))
        disc(cv, hx, hy, 6.5, fill(JACK.skin), stroke(INK, PEN))
    cv.save()
    cv.translate(x, y)
    cv.scale(18, 18)
    head(cv, JACK.skin, PEN / 18, gasp=stage > 0)
    cv.translate(0, -0.25)
    cv.rotate(-14 - 8 * stage)
    HATS["straw"](cv, JACK.coat, PEN / 18)
    cv.restore()
