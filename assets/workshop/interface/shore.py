"""Land seen from the sea, on a plate: islands, palms, towns, forts, beaches."""

from __future__ import annotations

import math

from interface.engraving import INK, Plate, open_curve, smooth_path
from interface.sea import pennant, rect
from kit.chart import mix, stroke

FRONDS = (  # of a palm: reach, height of the tip and of the middle, in heights of the tree; the far ones first
    (-0.27, -0.19, -0.28),
    (0.30, -0.17, -0.26),
    (-0.43, -0.09, -0.25),
    (0.46, -0.06, -0.22),
    (-0.55, 0.07, -0.14),
    (0.55, 0.09, -0.12),
    (-0.45, 0.27, 0.02),
    (0.43, 0.28, 0.03),
)


def palm(plate: Plate, x: float, y: float, h: float, lean: float = 0.25) -> None:
    """A coconut palm, h high."""
    top = (x + lean * h, y - h)
    left = open_curve(
        [(x - h * 0.055, y), (x + lean * h * 0.15 - h * 0.04, y - h * 0.5), (top[0] - h * 0.025, top[1])], 6
    )
    right = open_curve(
        [(x + h * 0.055, y), (x + lean * h * 0.15 + h * 0.045, y - h * 0.5), (top[0] + h * 0.03, top[1])], 6
    )
    plate.shape([*map(tuple, left), *map(tuple, right[::-1])], "#B98A55", "#5A3A1E", 0.7, h * 0.016, 0, 10)
    for k in range(1, 9):
        t = k / 9
        i = int(t * (len(left) - 1))
        plate.pen(
            [tuple(left[i]), (left[i][0] / 2 + right[i][0] / 2, left[i][1] + h * 0.02), tuple(right[i])],
            h * 0.012,
            INK,
            0.8,
        )
    for reach, tip_y, mid_y in FRONDS:
        tip = (top[0] + reach * h, top[1] + tip_y * h)
        mid = (top[0] + reach * 0.52 * h, top[1] + mid_y * h)
        spine = open_curve([top, mid, tip], 6)
        up, low = [], []
        for i, (px, py) in enumerate(spine):
            t = i / (len(spine) - 1)
            half = h * 0.065 * math.sin(math.pi * (0.08 + 0.92 * t)) * (0.75 + 0.25 * (i % 2))
            before, after = spine[max(0, i - 1)], spine[min(len(spine) - 1, i + 1)]
            dx, dy = after[0] - before[0], after[1] - before[1]
            length = math.hypot(dx, dy) or 1.0
            side = 1 if tip[0] >= top[0] else -1  # leaflets hang below the rib
            nx, ny = -dy / length * side, dx / length * side
            up.append((px - nx * half * 0.35, py - ny * half * 0.35))
            low.append((px + nx * half * 1.5, py + ny * half * 1.5))
        plate.shape([*up, *low[::-1]], "#8FB35C", "#33502A", 0.5, h * 0.012)
        plate.pen(spine, h * 0.012, INK, 0.8, False)
    for k in range(-4, 5):
        blade = [
            (x + k * h * 0.022, y + h * 0.012),
            (x + k * h * 0.032, y - h * 0.035),
            (x + k * h * 0.042, y - h * (0.075 - 0.008 * abs(k))),
        ]
        plate.pen(blade, h * 0.022, "#3F5A2C")
    for a, b in ((-0.035, 0.035), (0.04, 0.05), (0.0, 0.075)):
        plate.disc(top[0] + a * h, top[1] + b * h, h * 0.042, "#9A6A34", "#4A2C12", 0.4, h * 0.012)


def beach(plate: Plate, x0: float, x1: float, y: float, rise: float, bottom: float) -> None:
    """Sand from the curved water's edge down to `bottom`."""
    w = x1 - x0
    points = [
        (x0 - w * 0.05, y),
        (x0 + w * 0.25, y - rise),
        (x0 + w * 0.55, y - rise * 0.8),
        (x0 + w * 0.85, y - rise * 0.2),
        (x1 + w * 0.05, y + rise * 0.4),
    ]
    edge = [tuple(p) for p in open_curve(points, 10)]
    plate.shape([*edge, (x1 + w, bottom), (x0 - w, bottom)], "#F6E7B8", "#CFAE6C", 0.35, rise * 0.06)
    for _ in range(16):
        px, py = x0 + plate.rng.random() * w, y + plate.rng.random() * (bottom - y)
        plate.pen([(px, py), (px + w * 0.03, py - rise * 0.05), (px + w * 0.06, py)], rise * 0.035, INK, 0.4)
        plate.line.drawCircle(px + w * 0.05, py + rise * 0.2, rise * 0.02, stroke(INK, rise * 0.03, 0.5))


def hills(plate: Plate, x0: float, x1: float, y: float, h: float, colour: str = "#9DB26A") -> None:
    """A far coast with two ridges."""
    w = x1 - x0
    for high, c in ((1.0, mix(colour, "#D8C48A", 0.4)), (0.6, colour)):
        pts = [
            (x0, y),
            (x0 + w * 0.1, y - h * 0.35 * high),
            (x0 + w * 0.24, y - h * 0.55 * high),
            (x0 + w * (0.42 if high == 1 else 0.3), y - h * high),
            (x0 + w * 0.58, y - h * 0.6 * high),
            (x0 + w * 0.74, y - h * 0.75 * high),
            (x0 + w * 0.9, y - h * 0.3 * high),
            (x1, y),
            (x0 + w / 2, y + 0.5),
        ]
        plate.shape(smooth_path(pts), mix(c, "#FFF3C8", 0.3), mix(c, "#2E4A2A", 0.5), 0.8, h * 0.03)


def house(plate: Plate, x: float, y: float, s: float, roof: str = "#C24A2E", wall: str = "#F6EACB") -> None:
    """A gabled town house, s high."""
    w = s * 0.3
    plate.shape(rect(x - w, y - s * 0.6, x + w, y), wall, mix(wall, "#8A6A42", 0.5), 0.5, s * 0.022)
    plate.shape(
        [(x - w * 1.15, y - s * 0.58), (x, y - s), (x + w * 1.15, y - s * 0.58)],
        mix(roof, "#FFD9A0", 0.3),
        mix(roof, "#3A0E08", 0.4),
        0.6,
        s * 0.025,
    )
    plate.shape(rect(x - w * 0.28, y - s * 0.26, x + w * 0.28, y), "#4A2A14", None, 0.4, s * 0.016)
    for a in (-0.55, 0.55):
        plate.shape(
            rect(x + w * a - w * 0.2, y - s * 0.48, x + w * a + w * 0.2, y - s * 0.34), "#3A2A20", None, 0.2, s * 0.014
        )


def town(plate: Plate, x: float, y: float, w: float) -> None:
    """A row of houses with a church, w wide."""
    tower = w * 0.055
    cx = x - w * 0.06
    plate.shape(rect(cx - tower, y - w * 0.36, cx + tower, y), "#F3E6C6", "#A98A5A", 0.6, w * 0.008)
    plate.shape(
        [(cx - tower * 1.3, y - w * 0.35), (cx, y - w * 0.56), (cx + tower * 1.3, y - w * 0.35)],
        "#6E8FA0",
        "#2E4A5A",
        0.5,
        w * 0.008,
    )
    for k, (a, s, roof) in enumerate(
        (
            (-0.42, 0.24, "#C24A2E"),
            (-0.25, 0.3, "#A8713A"),
            (0.12, 0.27, "#C24A2E"),
            (0.3, 0.32, "#B5392D"),
            (0.46, 0.22, "#A8713A"),
        )
    ):
        house(plate, x + a * w, y, s * w, roof, "#F6EACB" if k % 2 else "#EBD3B0")


def fort(plate: Plate, x: float, y: float, s: float, flag: str = "#C2281F") -> None:
    """A stone fort with two round towers, s wide."""
    stone = "#D8C9A6"
    plate.line.drawLine(x, y - s * 0.5, x, y - s * 0.92, stroke(INK, s * 0.018))
    pennant(plate, x, y - s * 0.92, s * 0.28, flag)
    for x0, x1, h in ((-0.16, 0.16, 0.58), (-0.36, 0.36, 0.36), (-0.5, -0.28, 0.5), (0.28, 0.5, 0.5)):
        plate.shape(
            rect(x + x0 * s, y - h * s, x + x1 * s, y),
            mix(stone, "#FFFFFF", 0.25),
            mix(stone, "#4A3418", 0.55),
            0.7,
            s * 0.014,
            0,
            10,
        )
        n = max(3, round((x1 - x0) / 0.075))
        step = (x1 - x0) * s / n
        for k in range(0, n, 2):
            plate.shape(
                rect(x + x0 * s + k * step, y - h * s - s * 0.05, x + x0 * s + (k + 1) * step, y - h * s),
                stone,
                None,
                0.3,
                s * 0.01,
            )
        for row in range(1, int(h / 0.07)):
            for k in range(3):
                px = x + x0 * s + ((k + 0.5 * (row % 2) + 0.25) / 3) * (x1 - x0) * s
                plate.pen([(px, y - row * s * 0.07), (px + s * 0.04, y - row * s * 0.07)], s * 0.008, INK, 0.5, False)
    for a in (-0.22, -0.1, 0.1, 0.22):
        plate.shape(
            rect(x + a * s - s * 0.025, y - s * 0.2, x + a * s + s * 0.025, y - s * 0.15), "#20140C", None, 0, s * 0.006
        )
