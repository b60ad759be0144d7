"""Ships at the piers, seen from above with the stern to the quay: freighters and the pilot boat."""

from __future__ import annotations

import numpy as np
import skia

from kit.chart import curve, fill, icon, linear, mix, poly, radial, stroke
from montego import layout
from montego.brush import disc, drop, grad, outline, paint, rr
from montego.goods import slot
from montego.shore import rope_coil

DATA = ("workshop/icons/delapouite/ship-wheel.svg",)
INK = "#1A0D05"
# one livery per size, none of them a crew's colour
LIVERIES = {8: "#A9692E", 10: "#4C6B78", 12: "#7A4A78", 14: "#4A4038"}
PILOT_LENGTH, PILOT_BEAM = 232, 66


def hull(b: float, length: float, stern: float = 0.7) -> skia.Path:
    """Outline of a hull: stern at the origin, bow to the south."""
    return outline(
        (-b * stern, 4),
        (0, -10, b * stern, 4),
        (b * 0.96, 30, b, 60, b, 100),
        (b, length - 168),
        (b, length - 88, b * 0.40, length - 34, 0, length),
        (-b * 0.40, length - 34, -b, length - 88, -b, length - 168),
        (-b, 100),
        (-b, 60, -b * 0.96, 30, -b * stern, 4),
    )


def inset(cv: skia.Canvas, length: float, fx: float, fy: float) -> None:
    """Shrink what follows toward the middle of the deck."""
    cv.translate(0, length * 0.48)
    cv.scale(fx, fy)
    cv.translate(0, -length * 0.48)


def on_water(cv: skia.Canvas, shape: skia.Path, length: float) -> None:
    """Shadow on the water and the ripples round a hull."""
    drop(cv, shape, 14, 16, 0.55, 10, "#04222E")
    for k in range(3):
        cv.save()
        cv.translate(0, length / 2)
        cv.scale(1.045 + 0.045 * k, 1.02 + 0.02 * k)
        cv.translate(0, -length / 2)
        cv.drawPath(shape, stroke("#F2FFF8", 2.4 - 0.5 * k, 0.60 - 0.16 * k))
        cv.restore()


def yard(cv: skia.Canvas, y: float, half: float) -> None:
    """A long yard with its sail furled to it, from above; the arms reach over the rails."""
    cv.drawLine(-half + 7, y + 10, half + 7, y + 10, stroke("#140A04", 11, 0.35, 5))
    spar = outline((-half, y - 2), (0, y - 7, half, y - 2), (half, y + 2), (0, y + 7, -half, y + 2))
    paint(cv, spar, stroke(INK, 4), grad(0, y - 6, 0, y + 6, ["#D9A868", "#7A4A22"]))
    rolls = 9
    reach = half * 0.86
    for k in range(rolls):
        a = -reach + k * 2 * reach / rolls
        bulge = 10.5 - 4.5 * abs(k - (rolls - 1) / 2) / (rolls / 2)
        roll = rr(a, y - bulge, a + 2 * reach / rolls, y + bulge + 1, 8)
        paint(cv, roll, grad(0, y - bulge, 0, y + bulge, ["#FFFDF2", "#F6ECD0", "#A8946A"]), stroke("#2A170A", 1.7))
        cv.drawLine(a, y - bulge + 2, a, y + bulge, stroke("#8A6230", 2.2))
    for side in (-1, 1):
        disc(cv, side * half, y, 4.5, fill("#E7B94A"), stroke(INK, 1.8))
    disc(cv, 0, y, 13, fill(INK))
    disc(cv, -1, y - 1, 10, fill("#FFFFFF", shader=radial((-4, y - 5), 16, ["#F0C88A", "#8A5526"])))


def deck(cv: skia.Canvas, shape: skia.Path, b: float, length: float, rng: np.random.Generator) -> None:
    """Planks inside the rail, in the rail's shadow."""
    cv.save()
    inset(cv, length, 0.86, 0.925)
    cv.drawPath(shape, grad(-b, 0, b, length, ["#F2D19A", "#D9A868", "#B07C42"]))
    cv.clipPath(shape, skia.ClipOp.kIntersect, True)
    for x in np.arange(-13 * (b // 13 + 1), b + 13, 13):
        cv.drawLine(x, -10, x, length + 10, stroke("#6A4218", 1.6, 0.75))
        for _ in range(4):
            y = rng.random() * length
            cv.drawLine(x, y, x + 13, y, stroke("#6A4218", 1.6, 0.75))
    shade = skia.Path()
    shade.addRect(skia.Rect(-3 * b, -100, 3 * b, length + 100))
    shade.addPath(shape)
    shade.setFillType(skia.PathFillType.kEvenOdd)
    cv.translate(9, 11)
    cv.drawPath(shade, fill(INK, 0.55, 8))
    cv.restore()
    cv.save()
    inset(cv, length, 0.86, 0.925)
    cv.drawPath(shape, stroke(INK, 2.6))
    cv.restore()


def quarterdeck(cv: skia.Canvas, b: float) -> None:
    """Raised after deck with rail, wheel, lanterns and the mizzen yard."""
    shape = outline((-b * 0.66, 12), (0, 0, b * 0.66, 12), (b * 0.8, 60), (0, 72, -b * 0.8, 60))
    drop(cv, shape, 3, 8, 0.55, 5)
    paint(cv, shape, grad(-b, 0, b, 70, ["#E9BE80", "#B98048", "#7A4A22"]), stroke(INK, 2.6))
    for k in range(1, 5):
        f = b * (0.66 + 0.03 * k)
        cv.drawPath(
            poly(curve((-f, 8 + k * 10.5), (0, k * 10.5 + 5), (f, 8 + k * 10.5), 10), False),
            stroke("#54300F", 1.5, 0.7),
        )
    rail = poly(curve((-b * 0.8, 60), (0, 72), (b * 0.8, 60), 10), False)
    paint(cv, rail, stroke(INK, 8), stroke("#E7B94A", 4))
    for side in (-1, 1):
        disc(cv, side * b * 0.62, 14, 9, fill(INK))
        disc(cv, side * b * 0.62, 14, 6.5, fill("#FFE9A0"))
        cv.save()
        cv.translate(side * b * 0.5, 35)
        cv.scale(0.55, 0.55)
        rope_coil(cv, 0, 0, 22)
        cv.restore()
    icon(cv, "ship-wheel", 1, 33, 42, INK)
    icon(cv, "ship-wheel", 0, 32, 37, "#F4CE6A")


def bowsprit(cv: skia.Canvas, length: float, reach: float) -> None:
    """The spar over the bow with its stays."""
    for side in (-1, 1):
        cv.drawLine(side * 34, length - 58, 0, length + reach - 8, stroke(INK, 1.8, 0.85))
    spar = outline((-6.5, length - 62), (6.5, length - 62), (2.6, length + reach), (-2.6, length + reach))
    paint(cv, spar, stroke(INK, 4), grad(-6, 0, 6, 0, ["#E9BE80", "#A87844", "#6A3E18"]))
    for k in range(3):
        y = length - 44 + k * 22
        cv.drawLine(-6, y, 6, y, stroke("#E9D3A0", 3.2))


def guns(cv: skia.Canvas, b: float, length: float, count: int) -> None:
    """Muzzles run out on both sides."""
    for side in (-1, 1):
        for k in range(count):
            y = 108 + k * (length - 290) / max(1, count - 1)
            x = side * (b + 4)
            muzzle = rr(x - 9, y - 5, x + 9, y + 5, 3)
            paint(cv, muzzle, grad(0, y - 5, 0, y + 5, ["#8A8E94", "#2A2A2C"]), stroke("#120A06", 1.8))


def freighter(cv: skia.Canvas, slots: int, wake: bool = True, wells: bool = True) -> None:
    """Freighter with empty slots, or with a bare deck; origin = middle of the stern."""
    rng = np.random.default_rng(slots)
    length, b, c = layout.ship_length(slots), layout.beam(slots), LIVERIES[slots]
    shape = hull(b, length)
    if wake:
        on_water(cv, shape, length)
    bowsprit(cv, length, layout.BOWSPRIT)
    guns(cv, b, length, max(layout.COLUMNS[slots]))
    sides = [mix(c, "#FFFFFF", 0.34), c, c, mix(c, "#000000", 0.4)]
    paint(cv, shape, grad(-b, 0, b, 0, sides, [0, 0.15, 0.8, 1]), stroke(INK, 4.4))
    cv.save()
    inset(cv, length, 0.895, 0.945)
    paint(cv, shape, stroke(INK, 8), stroke("#E7B94A", 4.6), stroke("#FFF2BE", 1.4))
    cv.restore()
    deck(cv, shape, b, length, rng)
    quarterdeck(cv, b)
    yard(cv, 68, b * 1.08)
    fore = layout.SLOT_Y0 + layout.SLOT_PITCH * max(layout.COLUMNS[slots]) + 20
    for side in (-1, 1):
        for k in range(3):
            cv.drawLine(0, fore, side * b * (0.90 - 0.12 * k), fore - 22 + 12 * k, stroke(INK, 1.6, 0.8))
    hatch(cv, length - 42)
    yard(cv, fore, b * 1.06)
    for x, y in layout.slot_centres(slots) if wells else ():
        slot(cv, x, y, layout.SLOT_R - 2)


def sails(cv: skia.Canvas, slots: int, full: float) -> None:
    """Square sails from above, bellied out towards the bow; full = how far they are set."""
    b = layout.beam(slots)
    fore = layout.SLOT_Y0 + layout.SLOT_PITCH * max(layout.COLUMNS[slots]) + 20
    middle = (68 + fore) / 2
    for y, half in ((fore, b * 1.06), (68, b * 1.08), (middle, b * 1.02)):
        belly = 22 + 40 * full
        top, reach = y - 4, half * 0.9
        sheet = outline(
            (-reach, top),
            (-reach * 0.4, top + 7, reach * 0.4, top + 7, reach, top),
            (reach * 0.99, top + belly * 0.5, reach * 0.78, top + belly * 0.86),
            (reach * 0.3, top + belly * 1.12, -reach * 0.3, top + belly * 1.12, -reach * 0.78, top + belly * 0.86),
            (-reach * 0.99, top + belly * 0.5, -reach, top),
        )
        drop(cv, sheet, 8, 14, 0.42, 8)
        paint(
            cv,
            sheet,
            grad(-reach, top, reach * 0.4, top + belly, ["#FFFFFA", "#FBF1D6", "#DCC795"]),
            stroke("#2A170A", 3),
        )
        cv.save()
        cv.clipPath(sheet, skia.ClipOp.kIntersect, True)
        for k in range(-3, 4):
            seam = curve(
                (k * reach / 3.6, top), (k * reach / 3.3, top + belly * 0.6), (k * reach / 4.2, top + belly * 1.2), 8
            )
            cv.drawPath(poly(seam, False), stroke("#A8946A", 1.8, 0.8))
        glow = radial((-reach * 0.25, top + belly * 0.62), reach * 0.7, [("#FFFFFF", 0.75), ("#FFFFFF", 0.0)])
        cv.drawPath(sheet, fill("#FFFFFF", shader=glow))
        cv.restore()
        spar = outline((-half, y - 4), (0, y - 9, half, y - 4), (half, y), (0, y + 4, -half, y))
        paint(cv, spar, stroke(INK, 3.4), grad(0, y - 8, 0, y + 4, ["#D9A868", "#7A4A22"]))
    pennon = outline(
        (-4, middle - 6),
        (8, middle - 24, 4, middle - 42, 14, middle - 62),
        (0, middle - 44, -8, middle - 26, -10, middle - 6),
    )
    paint(cv, pennon, fill("#B4281E"), stroke(INK, 2))


def wake(cv: skia.Canvas, moment: int) -> None:
    """Foam behind a stern at the origin, and along the sides as far as the bow wave."""
    rng = np.random.default_rng(40 + moment)
    for side in (-1, 1):
        for k in range(3):
            arm = curve(
                (side * (74 + 10 * k), 60), (side * (92 + 16 * k), -70), (side * (112 + 14 * k), -196 + 30 * k), 12
            )
            cv.drawPath(poly(arm, False), stroke("#F2FFF8", 9 - 2 * k, 0.5 - 0.12 * k, 3))
    path = outline((-62, 6), (-40, -80, -86, -190), (0, -150, 86, -190), (40, -80, 62, 6))
    cv.drawPath(path, grad(0, 0, 0, -190, [("#F2FFF8", 0.62), ("#F2FFF8", 0.0)]))
    for _ in range(46):
        x, y = rng.normal() * 46, -rng.random() * 180
        x *= 0.7 + abs(y) / 260
        cv.drawOval(skia.Rect(x - 9, y - 3, x + 9, y + 3), fill("#FFFFFF", 0.75 * (1 + y / 200), 1.2))


def hatch(cv: skia.Canvas, y: float) -> None:
    """Grating of the forepeak."""
    frame = rr(-15, y - 9, 15, y + 9, 3)
    paint(cv, frame, fill("#2A1407"), stroke("#8A5526", 3), stroke(INK, 1.2))
    for k in range(-2, 3):
        cv.drawLine(k * 5.5, y - 7, k * 5.5, y + 7, stroke("#B98048", 1.6))


def pilot_boat(cv: skia.Canvas) -> None:
    """The pilot boat: small, white and red, oars shipped, a lantern and no slots; origin = middle of the stern."""
    b, length = PILOT_BEAM, PILOT_LENGTH
    shape = outline(
        (-b * 0.62, 2),
        (0, -8, b * 0.62, 2),
        (b * 1.02, 40, b * 1.06, 120, 0, length),
        (-b * 1.06, 120, -b * 1.02, 40, -b * 0.62, 2),
    )
    on_water(cv, shape, length)
    paint(cv, shape, grad(-b, 0, b, 0, ["#FFFDF2", "#F3E6C6", "#B9A47A"]), stroke(INK, 4))
    cv.save()
    inset(cv, length, 0.86, 0.91)
    paint(cv, shape, stroke(INK, 7), stroke("#B4281E", 4.4))
    cv.restore()
    cv.save()
    inset(cv, length, 0.80, 0.88)
    paint(cv, shape, grad(-b, 0, b, length, ["#8A5A2C", "#B98048", "#D9A868"]), stroke(INK, 2.4))
    cv.clipPath(shape, skia.ClipOp.kIntersect, True)
    for x in range(-60, 61, 12):
        cv.drawLine(x, -5, x, length, stroke("#5A3412", 1.5, 0.7))
    for y in (46, 92, 138):
        thwart = skia.Rect(-b, y - 9, b, y + 9)
        paint(cv, thwart, grad(0, y - 9, 0, y + 9, ["#F6D9A4", "#C08C54"]), stroke(INK, 2.2))
    cv.restore()
    for side in (-1, 1):
        oar = skia.Path()
        oar.moveTo(side * 20, 36)
        oar.lineTo(side * 26, 168)
        paint(cv, oar, stroke(INK, 8), stroke("#E9C48C", 4.5))
        blade = rr(side * 27 - 7, 160, side * 27 + 7, 192, 6)
        paint(cv, blade, grad(0, 160, 0, 192, ["#F6D9A4", "#B07840"]), stroke(INK, 2.2))
    flag = outline((0, 92), (20, 76, 34, 108, 58, 96), (48, 110), (60, 124), (36, 132, 22, 104, 2, 116))
    drop(cv, flag, 5, 7, 0.45, 4)
    paint(cv, flag, grad(0, 92, 58, 124, ["#FFFDF2", "#F3E6C6", "#FFFDF2"]), stroke(INK, 2.4))
    hoist = outline((0, 92), (10, 85, 26, 92), (27, 115), (12, 104, 2, 116))
    paint(cv, hoist, fill("#B4281E"), stroke(INK, 1.4))
    disc(cv, 0, 92, 9, fill(INK))
    disc(cv, -1, 91, 6.5, fill("#FFFFFF", shader=radial((-3, 88), 11, ["#F0C88A", "#8A5526"])))
    disc(cv, 0, 14, 19, fill("#FFE08A", 0.35, 6))
    disc(cv, 0, 14, 11, fill(INK))
    disc(cv, 0, 14, 8.2, fill("#FFE9A0"))
    glint = stroke("#FFFFFF", 3)
    glint.setShader(linear((-5, 9), (4, 18), ["#FFFFFF", "#F0B429"]))
    cv.drawCircle(0, 14, 4.5, glint)
