"""Cargo, food, weapons and riches on a plate. Every thing stands on (x, y) and is `s` units large."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia

from interface.engraving import INK, Plate, Point, smooth_path
from kit.chart import fill, mix, stroke

GOLD, GOLD_DARK = "#F7D56E", "#A9701C"
IRON, IRON_DARK = "#5A5E68", "#1C1D22"
WOOD, WOOD_DARK = "#B97A3E", "#5A3014"


def scaled(x: float, y: float, s: float, points: Sequence[Point]) -> list[Point]:
    """Points of a thing of unit size put on its place."""
    return [(x + a * s, y + b * s) for a, b in points]


def oval(x: float, y: float, rx: float, ry: float) -> skia.Path:
    """Ellipse as a path."""
    path = skia.Path()
    path.addOval(skia.Rect(x - rx, y - ry, x + rx, y + ry))
    return path


def shadow(plate: Plate, x: float, y: float, rx: float, ry: float) -> None:
    """Shadow on the ground, to the south-east."""
    plate.dark(oval(x + rx * 0.25, y + ry * 0.3, rx, ry), 0.75, ry * 0.4)
    plate.paint.drawPath(oval(x + rx * 0.25, y + ry * 0.3, rx, ry), fill("#1A0E06", 0.35, ry * 0.3))


def barrel(
    plate: Plate, x: float, y: float, s: float, wood: str = WOOD, hoop: str = "#8A8F98", mark: str | None = None
) -> None:
    """A standing cask, s high; `mark` paints a band of colour with a flame of powder on it."""
    side = [(-0.33, -0.94), (-0.4, -0.72), (-0.43, -0.48), (-0.4, -0.24), (-0.33, -0.03)]
    right = [(-a, b) for a, b in reversed(side)]
    bottom = [(-0.2, 0.02), (0.0, 0.035), (0.2, 0.02)]
    shadow(plate, x, y, s * 0.42, s * 0.09)
    path = plate.shape(
        smooth_path(scaled(x, y, s, [*side, *bottom, *right])),
        mix(wood, "#FFE6B0", 0.25),
        mix(wood, "#000000", 0.5),
        0.85,
        s * 0.03,
        0,
        10,
    )
    plate.save()
    plate.clip(path)
    for k in (-0.22, -0.07, 0.09, 0.24):
        plate.pen(scaled(x, y, s, [(k * 0.85, -0.95), (k * 1.25, -0.48), (k * 0.85, 0.0)]), s * 0.016, INK, 0.8)
    for b in (-0.78, -0.24):
        band = scaled(
            x, y, s, [(-0.5, b - 0.05), (0, b), (0.5, b - 0.05), (0.5, b + 0.06), (0, b + 0.11), (-0.5, b + 0.06)]
        )
        plate.shape(smooth_path(band, 6), hoop, mix(hoop, "#000000", 0.55), 0.6, s * 0.016, 0, 0)
    plate.restore()
    plate.line.drawPath(path, stroke(INK, s * 0.03))
    plate.shape(oval(x, y - s * 0.93, s * 0.33, s * 0.085), mix(wood, "#FFE6B0", 0.45), wood, 0.3, s * 0.026)
    if mark:
        plate.shape(oval(x - s * 0.03, y - s * 0.5, s * 0.17, s * 0.17), mark, None, 0, s * 0.02)
        flame(plate, x - s * 0.03, y - s * 0.4, s * 0.2)


def flame(plate: Plate, x: float, y: float, s: float, outer: str = "#E2662A", inner: str = "#FFE48A") -> None:
    """A tongue of fire."""
    plate.shape(
        smooth_path(
            scaled(
                x,
                y,
                s,
                [
                    (0, 0.08),
                    (-0.4, -0.1),
                    (-0.38, -0.5),
                    (-0.12, -0.72),
                    (-0.06, -1.15),
                    (0.22, -0.78),
                    (0.3, -0.5),
                    (0.46, -0.3),
                    (0.3, 0),
                ],
            )
        ),
        outer,
        "#A8321A",
        0,
        s * 0.06,
    )
    plate.shape(
        smooth_path(
            scaled(x, y, s, [(0, 0.02), (-0.2, -0.16), (-0.1, -0.46), (0.02, -0.66), (0.2, -0.34), (0.18, -0.08)])
        ),
        inner,
        None,
        0,
        0,
    )


def crate(plate: Plate, x: float, y: float, s: float) -> None:
    """A wooden box, front and lid."""
    shadow(plate, x, y, s * 0.55, s * 0.08)
    plate.shape(
        scaled(x, y, s, [(-0.5, -0.62), (-0.36, -0.8), (0.6, -0.8), (0.5, -0.62)]),
        mix(WOOD, "#FFE6B0", 0.4),
        WOOD,
        0.2,
        s * 0.025,
    )
    plate.shape(scaled(x, y, s, [(0.5, -0.62), (0.6, -0.8), (0.6, -0.12), (0.5, 0)]), WOOD_DARK, None, 0.8, s * 0.025)
    plate.shape(
        scaled(x, y, s, [(-0.5, -0.62), (0.5, -0.62), (0.5, 0), (-0.5, 0)]),
        mix(WOOD, "#FFE6B0", 0.15),
        mix(WOOD, "#000000", 0.3),
        0.5,
        s * 0.03,
    )
    for b in (-0.42, -0.21):
        plate.pen(scaled(x, y, s, [(-0.48, b), (0.48, b)]), s * 0.02, INK, 0.9, False)
    plate.shape(
        scaled(x, y, s, [(-0.5, -0.08), (-0.4, 0), (0.5, -0.54), (0.4, -0.62)]),
        mix(WOOD, "#FFE6B0", 0.3),
        None,
        0.3,
        s * 0.02,
    )


def coin(plate: Plate, x: float, y: float, r: float, tilt: float = 1.0, face: bool = True) -> None:
    """A doubloon; tilt 1 = seen from the front, less = lying."""
    plate.shape(oval(x, y + r * 0.14 * (1.2 - tilt), r, r * tilt), GOLD_DARK, "#6B430F", 0.5, r * 0.10)
    plate.shape(oval(x, y, r, r * tilt), "#FFF0B0", "#E0A638", 0.12, r * 0.09)
    if face:
        plate.line.drawPath(oval(x, y, r * 0.72, r * 0.72 * tilt), stroke("#7A4E12", r * 0.07))
        plate.line.drawLine(x - r * 0.3, y, x + r * 0.3, y, stroke("#7A4E12", r * 0.12))
        plate.line.drawLine(x, y - r * 0.4 * tilt, x, y + r * 0.4 * tilt, stroke("#7A4E12", r * 0.12))


def coins(plate: Plate, x: float, y: float, w: float, h: float, n: int, seed: int = 3) -> None:
    """A heap of doubloons, w wide and h high."""
    rng = np.random.default_rng(seed)
    plate.shape(
        smooth_path(
            [
                (x - w / 2, y),
                (x - w * 0.3, y - h * 0.6),
                (x, y - h),
                (x + w * 0.28, y - h * 0.65),
                (x + w / 2, y),
                (x, y + h * 0.08),
            ]
        ),
        "#F0C766",
        "#A9701C",
        0.45,
        w * 0.012,
    )
    spots = []
    for _ in range(n):
        a = (rng.random() - 0.5) * 0.94
        top = h * (1 - (abs(a) * 2) ** 1.5)
        spots.append((x + a * w, y - top * (0.06 + 0.9 * rng.random())))
    for cx, cy in sorted(spots, key=lambda p: p[1]):
        coin(plate, cx, cy, w * 0.072, 0.5 + 0.35 * rng.random(), rng.random() < 0.7)


def chest(plate: Plate, x: float, y: float, s: float, opening: float = 0.0) -> None:
    """A treasure chest, s wide; opening 0 closed .. 1 wide open and full of gold."""
    shadow(plate, x, y, s * 0.55, s * 0.1)
    angle = math.radians(100 * opening)
    mouth, front = (
        0.52 * math.sin(angle),
        max(0.14, 0.38 * math.cos(angle)),
    )  # how much of the inside and of the lid shows
    if opening > 0:
        inside = [
            (-0.5, -0.5),
            (-0.48, -0.5 - mouth * 0.8),
            (-0.44, -0.5 - mouth),
            (0.44, -0.5 - mouth),
            (0.48, -0.5 - mouth * 0.8),
            (0.5, -0.5),
        ]
        plate.shape(scaled(x, y, s, inside), "#6A3A18", "#2A140A", 0.7, s * 0.03)
        plate.glow(x, y - s * (0.5 + mouth * 0.3), s * 0.5 * opening, "#FFE9A0", 0.8)
        coins(plate, x, y - s * 0.44, s * 0.92, s * 0.32 * opening, 26)
    low = -0.46 - mouth
    dome = skia.Path()
    dome.moveTo(-0.51, low + 0.02)
    dome.lineTo(-0.5, low - front * 0.5)
    dome.quadTo(-0.47, low - front * 0.95, -0.28, low - front)
    dome.lineTo(0.28, low - front)
    dome.quadTo(0.47, low - front * 0.95, 0.5, low - front * 0.5)
    dome.lineTo(0.51, low + 0.02)
    dome.close()
    place = skia.Matrix.Translate(x, y).preScale(s, s)
    dome.transform(place)
    plate.shape(dome, mix(WOOD, "#FFE6B0", 0.35), WOOD_DARK, 0.75, s * 0.03)
    for b in (0.4, 0.7):
        if front > 0.15:
            plate.pen(
                scaled(
                    x,
                    y,
                    s,
                    [(-0.48, low - front * b + 0.02), (0, low - front * b - 0.03), (0.48, low - front * b + 0.02)],
                ),
                s * 0.014,
                INK,
                0.8,
            )
    for a in (-0.36, 0.36):
        plate.shape(
            scaled(
                x,
                y,
                s,
                [(a - 0.055, low - front * 0.93), (a + 0.055, low - front * 0.93), (a + 0.055, low), (a - 0.055, low)],
            ),
            GOLD,
            GOLD_DARK,
            0.3,
            s * 0.018,
        )
    box = plate.shape(
        scaled(x, y, s, [(-0.5, -0.5), (0.5, -0.5), (0.47, 0), (-0.47, 0)]),
        mix(WOOD, "#FFE6B0", 0.1),
        WOOD_DARK,
        0.7,
        s * 0.03,
    )
    for b in (-0.33, -0.17):
        plate.pen(scaled(x, y, s, [(-0.48, b), (0.48, b)]), s * 0.014, INK, 0.9, False)
    for a in (-0.36, 0.36):
        plate.shape(
            scaled(x, y, s, [(a - 0.055, -0.5), (a + 0.055, -0.5), (a + 0.055, 0), (a - 0.055, 0)]),
            GOLD,
            GOLD_DARK,
            0.3,
            s * 0.018,
        )
        for b in (-0.4, -0.08):
            plate.line.drawCircle(x + a * s, y + b * s, s * 0.018, fill("#5A360A"))
    plate.shape(
        scaled(x, y, s, [(-0.52, -0.53), (0.52, -0.53), (0.52, -0.44), (-0.52, -0.44)]), GOLD, GOLD_DARK, 0.3, s * 0.02
    )
    plate.line.drawPath(box, stroke(INK, s * 0.02))
    plate.shape(
        smooth_path(scaled(x, y, s, [(-0.1, -0.56), (0.1, -0.56), (0.1, -0.34), (0, -0.28), (-0.1, -0.34)]), 4),
        "#FFE9A0",
        GOLD_DARK,
        0.2,
        s * 0.02,
    )
    plate.line.drawCircle(x, y - s * 0.44, s * 0.03, fill(INK))


def cannon(
    plate: Plate, x: float, y: float, s: float, metal: str = IRON, dark: str = IRON_DARK, ornate: bool = False
) -> None:
    """A gun on its truck, muzzle up to the right; s = length."""
    shadow(plate, x, y, s * 0.45, s * 0.07)
    plate.shape(
        scaled(
            x,
            y,
            s,
            [(-0.46, -0.10), (-0.42, -0.30), (-0.2, -0.34), (-0.12, -0.24), (0.06, -0.26), (0.12, -0.08), (0.2, -0.06)],
        ),
        "#A2622C",
        WOOD_DARK,
        0.7,
        s * 0.02,
    )
    plate.save()
    plate.move(x - s * 0.1, y - s * 0.34, s, -17)
    tube = [
        (-0.44, -0.11),
        (-0.1, -0.125),
        (0.2, -0.085),
        (0.52, -0.075),
        (0.56, -0.1),
        (0.62, -0.09),
        (0.62, 0.09),
        (0.56, 0.1),
        (0.52, 0.075),
        (0.2, 0.085),
        (-0.1, 0.125),
        (-0.44, 0.11),
    ]
    plate.shape(smooth_path([(-0.5, 0), (-0.56, -0.05), (-0.61, 0), (-0.56, 0.05)], 6), metal, dark, 0.4, 0.018)
    plate.shape(tube, mix(metal, "#FFFFFF", 0.3), dark, 0.85, 0.022, 0, 90)
    for a in (-0.42, -0.12, 0.2, 0.5):
        h = 0.13 if a < 0 else 0.095
        plate.shape(
            [(a - 0.025, -h), (a + 0.025, -h), (a + 0.025, h), (a - 0.025, h)],
            mix(metal, "#FFFFFF", 0.25),
            dark,
            0.6,
            0.015,
            0,
            90,
        )
    plate.shape(oval(0.62, 0, 0.03, 0.085), "#0E0C0C", None, 0, 0.02)
    if ornate:
        for a in (-0.27, 0.04, 0.34):
            plate.disc(a, -0.01, 0.055, "#FFE9A0", GOLD_DARK, 0.2, 0.014)
            plate.disc(a, -0.01, 0.026, "#C2281F", "#651210", 0.2, 0.01)
    plate.restore()
    for a, r in ((-0.34, 0.1), (0.08, 0.115)):
        plate.disc(x + a * s, y - r * s * 0.9, r * s, "#B97A3E", "#5A3014", 0.6, s * 0.022)
        plate.disc(x + a * s, y - r * s * 0.9, r * s * 0.32, IRON, IRON_DARK, 0.3, s * 0.014)


def balls(plate: Plate, x: float, y: float, r: float) -> None:
    """Six cannonballs in a pile."""
    for row, n in ((0, 3), (1, 2), (2, 1)):
        for k in range(n):
            plate.disc(x + (k - (n - 1) / 2) * r * 2, y - r - row * r * 1.72, r, "#7A808A", "#141418", 0.6, r * 0.13)


def ham(plate: Plate, x: float, y: float, s: float, turn: float = -25) -> None:
    """A joint of meat on the bone."""
    plate.save()
    plate.move(x, y, s / 100, turn)  # a hundredth: the pen has a least width in units
    plate.shape(
        smooth_path([(30, -5), (62, -6), (66, -15), (76, -12), (74, -2), (80, 4), (72, 12), (62, 6), (30, 7)], 6),
        "#FBF2DC",
        "#B9A480",
        0.4,
        3,
    )
    plate.shape(
        smooth_path([(-50, -2), (-42, -26), (-12, -34), (20, -20), (40, -6), (40, 8), (18, 22), (-14, 32), (-42, 24)]),
        "#D98A4E",
        "#7A2E16",
        0.75,
        3.5,
    )
    plate.shape(
        smooth_path([(-50, -2), (-46, -20), (-36, -26), (-30, 0), (-36, 24), (-46, 18)]), "#F3C4A0", "#D98A6A", 0.2, 2.5
    )
    plate.shape(oval(-40, -1, 5, 8), "#FBF2DC", None, 0.2, 2)
    for a in (-10, 6, 20):
        plate.pen([(a, -24 + a * 0.3), (a + 5, 0), (a, 20 - a * 0.2)], 2, INK, 0.6)
    plate.restore()


def fish(plate: Plate, x: float, y: float, s: float, turn: float = 0, colour: str = "#9FC4C4") -> None:
    """A fat fish, head to the left."""
    plate.save()
    plate.move(x, y, s / 100, turn)  # a hundredth: the pen has a least width in units
    plate.shape(
        smooth_path([(30, 0), (50, -20), (54, -18), (46, 0), (55, 18), (50, 20)], 6),
        colour,
        mix(colour, "#1F4A5A", 0.7),
        0.4,
        2.5,
    )
    plate.shape(
        smooth_path([(-12, -18), (0, -31), (14, -26), (12, -14)], 6), mix(colour, "#C2281F", 0.5), None, 0.3, 2.2
    )
    plate.shape(
        smooth_path([(-50, 0), (-36, -15), (-10, -21), (16, -12), (36, 0), (16, 12), (-10, 20), (-36, 13)]),
        mix(colour, "#FFFFFF", 0.35),
        mix(colour, "#1F4A5A", 0.5),
        0.35,
        3,
        0,
        80,
    )
    plate.pen([(-27, -16), (-21, 0), (-27, 14)], 2.5)
    plate.disc(-36, -4, 3.5, "#FFF8E0", None, 0, 2)
    plate.line.drawCircle(-36.5, -4, 1.6, fill(INK))
    for k in range(4):
        for j in (-7, 2, 10):
            plate.pen([(-12 + k * 10, j - 4), (-8 + k * 10, j), (-12 + k * 10, j + 4)], 1.4, INK, 0.7)
    plate.restore()


def fruit(plate: Plate, x: float, y: float, s: float) -> None:
    """A basket heaped with bananas, oranges and a pineapple."""
    shadow(plate, x, y, s * 0.45, s * 0.08)
    for a in (-0.3, -0.15, 0, 0.15, 0.3):
        plate.shape(
            smooth_path(
                scaled(
                    x + s * 0.13,
                    y - s * 0.82,
                    s * 0.5,
                    [(a * 0.2 - 0.04, 0), (a * 1.0, -0.5 + abs(a) * 0.5), (a * 0.2 + 0.04, 0)],
                ),
                6,
            ),
            "#7CA050",
            "#3F5A37",
            0.4,
            s * 0.018,
        )
    plate.shape(
        smooth_path(
            scaled(x + s * 0.13, y, s, [(0, -0.88), (-0.15, -0.78), (-0.17, -0.5), (0.17, -0.5), (0.15, -0.78)])
        ),
        "#E2A23A",
        "#9A5A18",
        0.5,
        s * 0.024,
    )
    for k in range(4):
        plate.pen(
            scaled(x + s * 0.13, y, s, [(-0.15, -0.84 + k * 0.1), (0.14, -0.72 + k * 0.1)]), s * 0.012, INK, 0.7, False
        )
        plate.pen(
            scaled(x + s * 0.13, y, s, [(0.15, -0.84 + k * 0.1), (-0.14, -0.72 + k * 0.1)]), s * 0.012, INK, 0.7, False
        )
    for a, b, r in ((-0.3, -0.5, 0.14), (-0.12, -0.6, 0.13), (0.33, -0.52, 0.13)):
        plate.disc(x + a * s, y + b * s, r * s, "#F6A83A", "#B8521A", 0.5, s * 0.024)
    for k in range(3):
        plate.shape(
            smooth_path(
                scaled(
                    x - s * 0.05,
                    y - s * 0.42,
                    s * 0.44,
                    [
                        (-0.2, -0.12 + k * 0.13),
                        (0.1, -0.3 + k * 0.13),
                        (0.5, -0.12 + k * 0.13),
                        (0.1, -0.12 + k * 0.13),
                    ],
                ),
                6,
            ),
            "#FBE27A",
            "#C9942A",
            0.3,
            s * 0.02,
        )
    path = plate.shape(
        smooth_path(
            scaled(
                x,
                y,
                s,
                [(-0.5, -0.42), (-0.4, -0.05), (-0.2, 0.02), (0.2, 0.02), (0.4, -0.05), (0.5, -0.42), (0, -0.36)],
            ),
            8,
        ),
        "#CF9A55",
        "#6B3F1C",
        0.6,
        s * 0.03,
    )
    plate.save()
    plate.clip(path)
    for k in range(-6, 9):
        plate.pen(scaled(x, y, s, [(k * 0.09 - 0.3, -0.45), (k * 0.09, 0.05)]), s * 0.014, INK, 0.7, False)
        plate.pen(scaled(x, y, s, [(k * 0.09 + 0.2, -0.45), (k * 0.09 - 0.1, 0.05)]), s * 0.014, INK, 0.7, False)
    plate.restore()


def kettle(plate: Plate, x: float, y: float, s: float) -> None:
    """A stew pot over a fire."""
    plate.glow(x, y - s * 0.1, s * 0.75, "#FFB44A", 0.7)
    for a, t in ((-0.2, 20), (0.18, -22), (0, 4)):
        plate.save()
        plate.move(x + a * s, y, s, t)
        plate.shape([(-0.3, -0.05), (0.3, -0.05), (0.3, 0.05), (-0.3, 0.05)], "#8A5A2A", "#3A2010", 0.4, 0.02)
        plate.restore()
    for a, h in ((-0.22, 0.32), (0.0, 0.42), (0.2, 0.34)):
        flame(plate, x + a * s, y - s * 0.04, h * s)
    plate.pen(scaled(x, y, s, [(-0.36, -0.66), (-0.2, -1.02), (0, -1.1), (0.2, -1.02), (0.36, -0.66)]), s * 0.05)
    plate.shape(
        smooth_path(
            scaled(
                x,
                y,
                s,
                [
                    (-0.4, -0.66),
                    (-0.46, -0.4),
                    (-0.3, -0.2),
                    (0, -0.14),
                    (0.3, -0.2),
                    (0.46, -0.4),
                    (0.4, -0.66),
                    (0, -0.6),
                ],
            )
        ),
        "#5A5E68",
        "#17171B",
        0.7,
        s * 0.035,
    )
    plate.shape(oval(x, y - s * 0.66, s * 0.41, s * 0.085), "#D9822B", "#8A3A18", 0.2, s * 0.03)
    for a in (-0.18, 0.02, 0.2):
        plate.disc(x + a * s, y - s * 0.67, s * 0.05, "#F3C76A", "#B8742A", 0, s * 0.014)


def sack(plate: Plate, x: float, y: float, s: float, colour: str = "#E2CC9A") -> None:
    """A tied sack."""
    shadow(plate, x, y, s * 0.4, s * 0.07)
    plate.shape(
        smooth_path(
            scaled(
                x,
                y,
                s,
                [
                    (-0.1, -0.74),
                    (-0.2, -0.92),
                    (0, -0.86),
                    (0.2, -0.92),
                    (0.1, -0.74),
                    (0.36, -0.5),
                    (0.42, -0.14),
                    (0.3, 0.02),
                    (-0.3, 0.02),
                    (-0.42, -0.14),
                    (-0.36, -0.5),
                ],
            )
        ),
        mix(colour, "#FFFFFF", 0.2),
        mix(colour, "#5A3A1A", 0.6),
        0.7,
        s * 0.03,
    )
    plate.pen(scaled(x, y, s, [(-0.13, -0.75), (0, -0.7), (0.13, -0.75)]), s * 0.06, "#7A3A1A")
    for a in (-0.18, 0.02, 0.2):
        plate.pen(scaled(x, y, s, [(a * 0.5, -0.66), (a * 1.1, -0.45), (a * 1.2, -0.3)]), s * 0.018, INK, 0.7)
