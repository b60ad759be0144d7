"""The five actions and three goods as round enamel signs, in one style for cards, tokens and buttons."""

from __future__ import annotations

import skia

from interface.engraving import INK, Point
from kit.chart import fill, icon, linear, mix, poly, radial, stroke

ENAMEL = {"forward": "#2E6FA0", "backward": "#9A2A20", "food": "#557420", "powder": "#3C3E4A", "gold": "#EDBE48"}
GLYPH = {"food": "chicken-leg", "powder": "barrel", "gold": "two-coins"}
DATA = (
    "workshop/icons/lorc/chicken-leg.svg",
    "workshop/icons/delapouite/barrel.svg",
    "workshop/icons/delapouite/two-coins.svg",
)


def arrow(x: float, y: float, s: float, left: bool) -> skia.Path:
    """A broad arrow, s long."""
    k = -1 if left else 1
    shape: list[Point] = [(-0.5, -0.2), (0.0, -0.2), (0.0, -0.5), (0.55, 0), (0.0, 0.5), (0.0, 0.2), (-0.5, 0.2)]
    return poly([(x + k * a * s, y + b * s) for a, b in shape])


def brass_disc(cv: skia.Canvas, x: float, y: float, r: float, enamel: str, shadow: bool = True) -> None:
    """A disc of enamel in a brass ring."""
    if shadow:
        cv.drawCircle(x + r * 0.07, y + r * 0.11, r, fill("#000000", 0.5, r * 0.09))
    cv.drawCircle(x, y, r, fill(INK))
    ring = linear((x - r, y - r), (x + r, y + r), ["#FFF6CE", "#E6B850", "#8A5A14", "#D9A441"], [0, 0.35, 0.75, 1])
    cv.drawCircle(x, y, r * 0.955, fill("#FFFFFF", 1, 0, ring))
    cv.drawCircle(x, y, r * 0.82, fill(INK))
    ball = radial(
        (x - r * 0.3, y - r * 0.35), r * 1.5, [mix(enamel, "#FFFFFF", 0.3), enamel, mix(enamel, "#000000", 0.4)]
    )
    cv.drawCircle(x, y, r * 0.775, fill("#FFFFFF", 1, 0, ball))


def sign(cv: skia.Canvas, kind: str, x: float, y: float, r: float, shadow: bool = True) -> None:
    """The sign of an action or a good."""
    brass_disc(cv, x, y, r, ENAMEL[kind], shadow)
    if kind in GLYPH:
        light, dark = ("#FFF3C0", "#3A1E04") if kind == "gold" else (INK, "#FFF8E4")
        icon(cv, GLYPH[kind], x + r * 0.03, y + r * 0.05, r * 1.12, light, 0.55)
        icon(cv, GLYPH[kind], x, y, r * 1.12, dark)
    else:
        path = arrow(x, y, r * 1.02, kind == "backward")
        cv.drawPath(path, stroke(INK, r * 0.13))
        cv.drawPath(path, fill("#FFF8E4"))
