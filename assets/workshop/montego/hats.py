"""Heads and hats, drawn round a head of radius 1 at the origin."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import skia

from kit.chart import curve, fill, mix, poly, radial, stroke
from montego.brush import disc, grad, outline, oval, paint

INK = "#1A0D05"
STRAW = ("#FFF0B8", "#E3BE68", "#9A6E22")


def tricorn(cv: skia.Canvas, tones: tuple[str, str, str], lw: float) -> None:
    """Three-cornered hat with a gold edge and a cockade."""
    _, main, dark = tones
    p = outline(
        (-1.75, -1.05),
        (-1.5, -0.45, -0.9, -0.12, 0, -0.12),
        (0.9, -0.12, 1.5, -0.45, 1.75, -1.05),
        (1.3, -0.95, 0.95, -1.05, 0.75, -1.15),
        (0.55, -1.75, -0.55, -1.75, -0.75, -1.15),
        (-0.95, -1.05, -1.3, -0.95, -1.75, -1.05),
    )
    paint(cv, p, grad(-1, -1.6, 1, 0, [main, dark, mix(dark, "#000000", 0.4)]), stroke(INK, lw))
    trim = np.vstack(
        [curve((-1.66, -0.98), (-1.1, -0.24), (0, -0.26), 9), curve((0, -0.26), (1.1, -0.24), (1.66, -0.98), 9)]
    )
    cv.drawPath(poly(trim, False), stroke("#FBE7A1", lw * 1.6))
    disc(cv, 0, -0.72, 0.26, fill("#FFF8E4"), stroke(INK, lw * 0.8))


def plume(cv: skia.Canvas, tones: tuple[str, str, str], lw: float) -> None:
    """Broad brim with a white feather."""
    pen = stroke(INK, lw)
    paint(cv, oval(skia.Rect(-1.7, -0.8, 1.7, -0.12)), grad(-1, -1, 1, 0, tones), pen)
    crown = outline((-0.85, -0.55), (-0.85, -1.9, 0.85, -1.9, 0.85, -0.55), (0, -0.25, -0.85, -0.55))
    paint(cv, crown, grad(-1, -1.6, 1, 0, tones), pen)
    cv.drawPath(poly(curve((-0.85, -0.68), (0, -0.38), (0.85, -0.68), 10), False), stroke("#4A1408", lw * 2))
    feather = outline((0.5, -0.7), (0.9, -2.3, 2.2, -2.2, 2.1, -1.3), (1.7, -1.7, 1.2, -1.3, 0.5, -0.7))
    paint(cv, feather, fill("#FFF8E4"), pen)
    cv.drawPath(poly(curve((0.62, -0.9), (1.05, -1.75), (1.85, -1.72), 8), False), stroke("#8A6A42", lw * 0.6))


def bandana(cv: skia.Canvas, tones: tuple[str, str, str], lw: float) -> None:
    """Dotted headcloth, knotted at one side."""
    pen = stroke(INK, lw)
    knot = outline((0.9, -0.45), (1.75, -0.75), (1.45, -0.3), (1.8, 0.15))
    paint(cv, knot, fill(tones[1]), pen)
    cloth = outline((-1.02, -0.3), (-1.0, -1.45, 1.0, -1.45, 1.02, -0.3), (0, -0.62, -1.02, -0.3))
    paint(cv, cloth, grad(-1, -1.4, 1, 0, tones), pen)
    for dx, dy in ((-0.45, -0.72), (0.05, -0.95), (0.5, -0.7), (-0.1, -0.62)):
        cv.drawCircle(dx, dy, 0.12, fill("#FFF8E4"))


def cone(cv: skia.Canvas, tones: tuple[str, str, str], lw: float) -> None:
    """Pointed sun hat of plaited leaves."""
    p = outline((-1.85, -0.2), (-0.6, -1.0, 0, -1.95), (0.6, -1.0, 1.85, -0.2), (0.9, 0.12, -0.9, 0.12, -1.85, -0.2))
    cv.drawPath(p, grad(-1, -1.4, 1.2, 0, tones))
    for f in (-0.62, -0.2, 0.2, 0.62):
        cv.drawPath(poly(curve((0, -1.9), (f * 0.5, -0.9), (f * 1.7, -0.1), 7), False), stroke(tones[2], lw * 0.7, 0.9))
    cv.drawPath(p, stroke(INK, lw))
    cv.drawPath(poly(curve((-0.95, -0.8), (0, -0.52), (0.95, -0.8), 9), False), stroke("#FFF3D0", lw * 1.5))


def straw(cv: skia.Canvas, tones: tuple[str, str, str], lw: float) -> None:
    """Lazy Jack's straw hat with a red band."""
    pen = stroke(INK, lw)
    paint(cv, oval(skia.Rect(-1.9, -0.85, 1.9, 0.05)), grad(-1, -1, 1, 0, STRAW), pen)
    for q in (0.5, 0.75):
        cv.drawOval(skia.Rect(-1.9 * q, -0.4 - 0.42 * q, 1.9 * q, -0.4 + 0.42 * q), stroke("#8A5A14", lw * 0.5, 0.8))
    crown = outline((-0.9, -0.55), (-0.8, -1.6, 0.8, -1.6, 0.9, -0.55), (0, -0.25, -0.9, -0.55))
    paint(cv, crown, grad(-1, -1.4, 1, 0, STRAW), pen)
    cv.drawPath(poly(curve((-0.88, -0.72), (0, -0.42), (0.88, -0.72), 10), False), stroke("#A8231C", lw * 2))


def tall(cv: skia.Canvas, tones: tuple[str, str, str], lw: float) -> None:
    """The Tally-Man's tall hat with a buckle."""
    pen = stroke(INK, lw)
    paint(cv, oval(skia.Rect(-1.45, -0.75, 1.45, -0.15)), fill("#2A2224"), pen)
    crown = poly([(-0.8, -0.5), (-0.68, -1.9), (0.68, -1.9), (0.8, -0.5)])
    paint(cv, crown, grad(-1, 0, 1, 0, ["#6A5E60", "#2E2628", "#161012"]), pen)
    cv.drawRect(skia.Rect(-0.8, -0.85, 0.8, -0.55), fill("#C98F33"))
    paint(cv, skia.Rect(-0.22, -0.95, 0.22, -0.45), fill("#FBE7A1"), stroke(INK, lw * 0.6))


def nape(cv: skia.Canvas, skin: str, hair: str, lw: float) -> None:
    """A head from behind: ears, neck and hair."""
    pen = stroke(INK, lw)
    for side in (-1, 1):
        disc(cv, side * 0.98, 0.12, 0.2, fill(mix(skin, "#3A1A08", 0.15)), pen)
    disc(cv, 0, 0, 1, fill(skin), pen)
    shape = outline((-0.98, 0.2), (-1.1, -1.35, 1.1, -1.35, 0.98, 0.2), (0.8, 0.86, 0, 0.8), (-0.8, 0.86, -0.98, 0.2))
    paint(cv, shape, grad(-1, -1, 1, 1, [mix(hair, "#FFFFFF", 0.25), hair, mix(hair, "#000000", 0.3)]), pen)
    for f in (-0.5, 0, 0.5):
        cv.drawPath(poly(curve((f * 0.9, -0.4), (f * 1.2, 0.2), (f, 0.66), 6), False), stroke(INK, lw * 0.5, 0.6))


HATS: dict[str, Callable[[skia.Canvas, tuple[str, str, str], float], None]] = {
    "tricorn": tricorn,
    "plume": plume,
    "bandana": bandana,
    "cone": cone,
    "straw": straw,
    "tall": tall,
}


def head(
    cv: skia.Canvas,
    skin: str,
    lw: float,
    turn: float = 0,
    beard: str | None = None,
    gasp: bool = False,
    spectacles: bool = False,
) -> None:
    """A face; turn = -1 left, 0 to the viewer, 1 right."""
    pen = stroke(INK, lw)
    dx = 0.34 * turn
    if turn:
        nose = outline((0.86 * turn, -0.16), (1.28 * turn, 0.06, 1.2 * turn, 0.32), (1.0 * turn, 0.36, 0.8 * turn, 0.3))
        paint(cv, nose, fill(mix(skin, "#FFFFFF", 0.12)), pen)
    disc(
        cv,
        0,
        0,
        1,
        fill(
            "#FFFFFF",
            shader=radial((-0.4, -0.4), 1.7, [mix(skin, "#FFFFFF", 0.35), skin, mix(skin, "#3A1A08", 0.5)]),
        ),
        pen,
    )
    if turn:
        disc(cv, -0.6 * turn, 0.16, 0.17, fill(mix(skin, "#3A1A08", 0.15)), stroke("#5A2E12", lw * 0.6))
    for sx in (-1, 1):
        cv.drawCircle(dx + sx * 0.34, 0.04, 0.17 if gasp else 0.14, fill(INK))
    if not turn:
        cv.drawPath(poly(curve((-0.02, 0), (0.2, 0.3), (-0.06, 0.28), 6), False), stroke("#5A2E12", lw * 0.7))
    if spectacles:
        for sx in (-1, 1):
            disc(cv, dx + sx * 0.38, -0.02, 0.31, fill("#FFFFFF", 0.25), stroke("#C98F33", lw))
    if beard:
        shape = outline(
            (-0.9, 0.15),
            (dx, 0.55, 0.9, 0.15),
            (0.7 + dx * 0.4, 1.35, dx * 0.6, 1.35),
            (-0.7 + dx * 0.4, 1.35, -0.9, 0.15),
        )
        paint(cv, shape, fill(beard), stroke(INK, lw * 0.8))
    if gasp:
        cv.drawOval(skia.Rect(dx - 0.2, 0.42, dx + 0.2, 0.84), fill("#3A0E08"))
    else:
        cv.drawPath(poly(curve((dx - 0.3, 0.52), (dx, 0.7), (dx + 0.3, 0.52), 6), False), stroke("#4A1408", lw * 0.9))
