"""Prizes of the ships: pennants at the piers, banners on the quay wall, roundels with the figures."""

from __future__ import annotations

import skia

from kit.chart import fill, number, radial, stroke
from montego.brush import disc, drop, grad, outline, paint

SIDES = {"red": 3, "yellow": 2}  # prizes on the side for four players, and for two or three
CLOTH = {
    "red": (("#C43A2C", "#A8231C", "#6A120E"), "#E7B94A", "#2A0A06"),
    "yellow": (("#FBDF8A", "#EDBB3E", "#B9801C"), "#9C1C16", "#2A1606"),
}
METALS = {
    "gold": ("#FFF6CF", "#F4D070", "#C08A2A"),
    "silver": ("#FFFFFF", "#DDE3E8", "#98A4AE"),
    "bronze": ("#FFE0C0", "#DFA070", "#9A5A2C"),
}
PENNANT_W, PENNANT_STEP, PENNANT_TOP = 62, 60, 36
BANNER_STEP, BANNER_H = 47, 48
ROUNDEL_R = 25
BANNER_ROUNDEL = 0.78  # roundels on a banner are smaller
MOST = 12  # the greatest figure a roundel is made for


def pennant_spots(side: str) -> list[tuple[float, float]]:
    """Centres of the roundels below the middle of the pole."""
    return [(0, PENNANT_TOP + k * PENNANT_STEP) for k in range(SIDES[side])]


def pennant(cv: skia.Canvas, side: str) -> None:
    """Tall pennant hanging from a pole; origin = middle of its upper edge."""
    tones, edge, ink = CLOTH[side]
    w, h = PENNANT_W / 2, PENNANT_STEP * SIDES[side] + 38
    cv.drawLine(-24, 0, 40, 0, stroke("#140A04", 9, 0.4, 4))
    cloth = outline((-w, 0), (w, 0), (w, h), (0, h - 24), (-w, h))
    drop(cv, cloth, 6, 8, 0.5, 5)
    paint(cv, cloth, grad(-w, 0, w, h, tones), stroke(ink, 2.6))
    cv.save()
    cv.clipPath(cloth, skia.ClipOp.kIntersect, True)
    paint(cv, cloth, stroke(edge, 9), stroke(ink, 4))
    cv.restore()
    cv.drawLine(-40, -3, 40, -3, stroke("#1E1008", 10))
    cv.drawLine(-40, -4, 40, -4, stroke("#C98F4E", 6))
    for x in (-41, 41):
        disc(cv, x, -3, 7, fill("#1E1008"))
        disc(cv, x, -3, 5, fill("#FBE7A1"))


def banner_spots(side: str) -> list[tuple[float, float]]:
    """Centres of the roundels of a banner."""
    return [((k - (SIDES[side] - 1) / 2) * BANNER_STEP, 0) for k in range(SIDES[side])]


def banner(cv: skia.Canvas, side: str) -> None:
    """Short banner for the quay wall behind a stack of waiting ships; origin = its middle."""
    tones, edge, ink = CLOTH[side]
    w, h = (BANNER_STEP * SIDES[side] + 16) / 2, BANNER_H / 2
    cloth = outline((-w, -h), (w, -h), (w + 14, 0), (w, h), (-w, h), (-w - 14, 0))
    drop(cv, cloth, 5, 7, 0.5, 5)
    paint(cv, cloth, grad(-w, -h, w, h, tones), stroke(ink, 5), stroke(edge, 2.6))


def roundel(cv: skia.Canvas, metal: str, value: int | None) -> None:
    """Prize figure on gold, silver or bronze, or a blank; origin = its centre."""
    r = ROUNDEL_R
    disc(cv, 0, 0, r + 1.5, fill("#2A0A06"))
    disc(cv, 0, 0, r, fill("#FFFFFF", shader=radial((-8, -10), r * 1.7, list(METALS[metal]))))
    cv.drawCircle(0, 0, r - 4, stroke("#2A1306", 1.4, 0.7))
    if value is not None:
        number(cv, str(value), 0, 1, 41 if value < 10 else 34, "#221004")
