"""Twelve pictures for the treasure cards, in units of the card, lit from the north-west."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from interface.engraving import INK, Plate, open_curve, smooth_path
from interface.goods import (
    GOLD,
    GOLD_DARK,
    barrel,
    cannon,
    chest,
    coin,
    coins,
    crate,
    flame,
    oval,
    sack,
    scaled,
    shadow,
)
from interface.sea import rect
from kit.chart import fill, mix, stroke

FLOOR = 126.0


def bone_skull(plate: Plate, x: float, y: float, s: float, colour: str = "#F6ECD2") -> None:
    """A skull from the front, s wide; (x, y) = its middle."""
    plate.shape(
        smooth_path(
            scaled(
                x,
                y,
                s,
                [
                    (-0.5, -0.1),
                    (-0.42, -0.42),
                    (0, -0.58),
                    (0.42, -0.42),
                    (0.5, -0.1),
                    (0.42, 0.16),
                    (0.27, 0.24),
                    (0.25, 0.52),
                    (0, 0.56),
                    (-0.25, 0.52),
                    (-0.27, 0.24),
                    (-0.42, 0.16),
                ],
            )
        ),
        colour,
        mix(colour, "#6E5A3A", 0.6),
        0.7,
        s * 0.03,
    )
    for k in (-1, 1):
        plate.shape(
            smooth_path(
                scaled(
                    x, y, s, [(k * 0.08, -0.04), (k * 0.2, -0.16), (k * 0.36, -0.08), (k * 0.34, 0.08), (k * 0.2, 0.14)]
                )
            ),
            "#1E120A",
            None,
            0,
            s * 0.02,
        )
    plate.shape(scaled(x, y, s, [(0, 0.12), (0.08, 0.26), (-0.08, 0.26)]), "#1E120A", None, 0, s * 0.015)
    for k in range(-3, 4):
        plate.pen(scaled(x, y, s, [(k * 0.07, 0.34), (k * 0.07, 0.5)]), s * 0.03, INK, 1, False)
    plate.pen(scaled(x, y, s, [(-0.24, 0.42), (0, 0.44), (0.24, 0.42)]), s * 0.025)


def gem(plate: Plate, x: float, y: float, r: float, colour: str) -> None:
    """A cut stone from above."""
    n = 8
    outer = [(x + r * math.cos(math.pi * (k + 0.5) / 4), y + r * math.sin(math.pi * (k + 0.5) / 4)) for k in range(n)]
    inner = [(x + (px - x) * 0.55, y + (py - y) * 0.55) for px, py in outer]
    plate.shape(outer, mix(colour, "#FFFFFF", 0.3), mix(colour, "#000000", 0.5), 0.2, r * 0.13)
    plate.shape(inner, mix(colour, "#FFFFFF", 0.55), colour, 0, r * 0.08)
    for a, b in zip(outer, inner, strict=True):
        plate.line.drawLine(*a, *b, stroke(INK, r * 0.07))


def morgans_map(plate: Plate) -> None:
    """A torn chart with a dotted way and a red cross."""
    sheet = [
        (16, 60),
        (30, 56),
        (52, 59),
        (74, 55),
        (93, 60),
        (90, 80),
        (94, 100),
        (90, 122),
        (70, 119),
        (48, 124),
        (30, 120),
        (14, 124),
        (18, 100),
        (14, 80),
    ]
    plate.paint.drawPath(smooth_path([(x + 2, y + 3) for x, y in sheet], 4), fill("#1A0E06", 0.5, 2))
    plate.shape(smooth_path(sheet, 4), "#FBEFCB", "#D2AE68", 0.4, 1.2)
    island = [(34, 80), (46, 70), (62, 74), (76, 72), (82, 86), (76, 102), (60, 108), (44, 104), (32, 96)]
    for grow, c in ((1.16, "#B9DCD0"), (1.0, "#C9CC8A")):
        plate.shape(smooth_path([(57 + (x - 57) * grow, 89 + (y - 89) * grow) for x, y in island]), c, None, 0.15, 0.8)
    way = open_curve([(24, 112), (34, 100), (44, 92), (52, 96), (60, 88), (66, 84)], 5)
    for p in way[::2]:
        plate.line.drawCircle(*p, 1.0, fill("#A8231C"))
    for a, b in (((64, 78), (74, 88)), ((74, 78), (64, 88))):
        plate.line.drawLine(*a, *b, stroke(INK, 4.2))
        plate.line.drawLine(*a, *b, stroke("#C2281F", 2.8))
    for x, y in ((48, 82), (54, 80), (50, 88)):
        plate.shape([(x - 3.4, y + 3), (x, y - 3.4), (x + 3.4, y + 3)], "#D8BE80", "#7D6238", 0.6, 0.7)
    for k in range(8):
        turn, reach = k * math.pi / 4, 7.5 if k % 2 == 0 else 4.5
        base = (24 + 1.6 * math.cos(turn + 0.8), 70 + 1.6 * math.sin(turn + 0.8))
        tip = (24 + reach * math.cos(turn), 70 + reach * math.sin(turn))
        plate.shape([(24, 70), base, tip], "#A8231C" if k == 6 else "#6B4A2B", None, 0, 0.4)


def sabre(plate: Plate) -> None:
    """A curved blade with a brass guard, across a red cloth."""
    plate.shape(
        smooth_path([(10, 118), (26, 104), (48, 112), (72, 102), (98, 114), (94, 128), (60, 124), (30, 130)]),
        "#A8231C",
        "#5A0E0A",
        0.7,
        1.1,
    )
    for x in (28, 46, 64, 82):
        plate.pen([(x, 107), (x + 3, 115), (x - 2, 126)], 0.9, INK, 0.8)
    back = open_curve([(32, 106), (52, 88), (72, 68), (93, 51)], 8)
    edge = open_curve([(94, 51), (84, 70), (64, 94), (37, 113)], 8)
    plate.shape([*map(tuple, back), *map(tuple, edge)], "#FBFBF4", "#6E7A84", 0.6, 1.1)
    plate.pen([(36, 106), (56, 88), (76, 68)], 0.9, INK, 0.7)
    plate.glow(86, 58, 9, "#FFFFFF", 0.9)
    plate.shape(
        smooth_path([(34, 110), (22, 120), (16, 124), (12, 119), (18, 114), (30, 104)]), "#5A3418", "#26140A", 0.6, 1.1
    )
    for k in range(4):
        plate.pen([(19 + k * 3.4, 121 - k * 3), (15.6 + k * 3.4, 117.4 - k * 3)], 1.1, GOLD)
    plate.shape(
        smooth_path(
            [(28, 100), (34, 100), (40, 108), (40, 114), (30, 121), (18, 128), (14, 125), (26, 117), (35, 110)]
        ),
        GOLD,
        GOLD_DARK,
        0.5,
        1.1,
    )
    plate.disc(13, 122, 3.6, "#FFE9A0", GOLD_DARK, 0.3, 1.0)


def lady_beth(plate: Plate) -> None:
    """The great bronze gun with rosettes, a garland of roses round her muzzle."""
    plate.shape(rect(4, FLOOR - 4, 104, 142), "#C9935A", "#7A4A22", 0.4, 0.9)
    cannon(plate, 50, FLOOR + 2, 68, "#D9A441", "#5A360A", True)
    for k in range(9):
        t = k / 8
        x, y = 34 + 34 * t, 107 - 10 * t + 13 * math.sin(math.pi * t)
        plate.shape(smooth_path([(x - 4, y + 3), (x, y - 2), (x + 5, y + 3)]), "#6F9148", "#33502A", 0.2, 0.5)
        if k % 2 == 0:
            plate.disc(x, y, 3.2, "#F06A5A", "#8E1512", 0.3, 0.7)
            plate.line.drawCircle(x - 0.3, y - 0.3, 1.2, stroke(INK, 0.5))


def sixth_hold(plate: Plate) -> None:
    """An open hatch in the deck; light falls on the goods below."""
    plate.shape(rect(0, 0, 108, 142), "#D8A866", "#7A4A22", 0.35, 0, 0, 60)
    for k in range(14):
        plate.pen([(0, 1 + k * 11), (108, 1 + k * 11)], 0.8, INK, 0.8, False)
    plate.shape(rect(24, 62, 84, 124), "#8A5A2A", "#3A2010", 0.5, 1.3)
    plate.shape(rect(30, 68, 78, 118), "#2A160A", "#120804", 0, 1.2)
    plate.shape([(30, 68), (78, 68), (72, 78), (36, 78)], "#5A3418", "#3A2010", 0.5, 0.8)
    plate.save()
    plate.clip(rect(30, 68, 78, 118))
    plate.glow(50, 92, 32, "#FFCF7A", 0.55)
    barrel(plate, 42, 104, 25)
    crate(plate, 63, 106, 23)
    sack(plate, 52, 118, 20)
    plate.restore()
    plate.line.drawPath(rect(30, 68, 78, 118), stroke(INK, 1.4))
    plate.shape([(84, 62), (99, 54), (99, 112), (84, 124)], "#B97A3E", "#5A3014", 0.7, 1.2)
    for y in (72, 104):
        plate.shape([(83, y), (92, y - 3), (92, y + 2), (83, y + 5)], "#6A6E78", "#24252B", 0.4, 0.8)
    plate.line.drawCircle(92, 90, 3.4, stroke(INK, 2.4))
    plate.line.drawCircle(92, 90, 3.4, stroke("#C9A24A", 1.1))


def pearls(plate: Plate) -> None:
    """A string of pearls in an open shell."""
    shadow(plate, 54, FLOOR - 2, 34, 6)
    for k in range(-4, 5):
        a = math.radians(-90 + k * 15)
        tip = (54 + 38 * math.cos(a), 108 + 44 * math.sin(a))
        b0, b1 = math.radians(-90 + (k - 0.55) * 15), math.radians(-90 + (k + 0.55) * 15)
        plate.shape(
            smooth_path(
                [
                    (54, 110),
                    (54 + 35 * math.cos(b0), 108 + 41 * math.sin(b0)),
                    tip,
                    (54 + 35 * math.cos(b1), 108 + 41 * math.sin(b1)),
                ],
                6,
            ),
            "#FFE3D2",
            "#D98F86",
            0.4,
            0.9,
        )
    plate.shape(
        smooth_path([(18, 112), (30, 122), (54, 127), (78, 122), (90, 112), (70, 108), (54, 110), (38, 108)]),
        "#FFF1E4",
        "#C98278",
        0.5,
        1.1,
    )
    line = open_curve([(30, 106), (38, 114), (50, 110), (56, 100), (66, 98), (74, 108), (84, 116), (92, 126)], 4)
    for i, (x, y) in enumerate(line[::2]):
        plate.disc(float(x), float(y), 3.6 if i % 3 else 4.2, "#FFFFFF", "#9FB0BC", 0.35, 0.8)


def goblets(plate: Plate) -> None:
    """Two silver cups and a candlestick."""
    for x, s, tall in ((34, 1.0, False), (76, 0.92, False), (56, 1.15, True)):
        shadow(plate, x, FLOOR, 12 * s, 3)
        if tall:
            body = [
                (-12, 0),
                (-10, -4),
                (-3, -7),
                (-3, -22),
                (-6, -26),
                (-2.5, -30),
                (-2.5, -44),
                (-7, -48),
                (7, -48),
                (2.5, -44),
                (2.5, -30),
                (6, -26),
                (3, -22),
                (3, -7),
                (10, -4),
                (12, 0),
            ]
        else:
            body = [
                (-10, 0),
                (-8, -3),
                (-2, -6),
                (-2, -16),
                (-9, -22),
                (-12, -34),
                (-11, -42),
                (11, -42),
                (12, -34),
                (9, -22),
                (2, -16),
                (2, -6),
                (8, -3),
                (10, 0),
            ]
        plate.shape([(x + a * s, FLOOR + b * s) for a, b in body], "#FBFBF6", "#5E6A74", 0.8, 1.1, 0, 5)
        if tall:
            plate.shape(rect(x - 3, FLOOR - 70, x + 3, FLOOR - 48 * s), "#FFF6DC", "#D8C490", 0.4, 0.9)
            plate.glow(x, FLOOR - 76, 13, "#FFD878", 0.9)
            flame(plate, x, FLOOR - 70, 9)
        else:
            plate.shape(oval(x, FLOOR - 42 * s, 11 * s, 3 * s), "#8A1F2A", "#4A0A12", 0.2, 1.0)
            for k in (-1, 0, 1):
                gem(plate, x + k * 5.5 * s, FLOOR - 31 * s, 2.1 * s, ("#2E6FA0", "#C2281F", "#3E8E4E")[k + 1])


def idol(plate: Plate) -> None:
    """A golden idol with jade eyes."""
    shadow(plate, 54, FLOOR, 24, 5)
    plate.shape([(32, FLOOR), (36, FLOOR - 9), (72, FLOOR - 9), (76, FLOOR)], "#CFC6B0", "#6E6558", 0.6, 1.1)
    plate.shape(
        smooth_path(
            [
                (34, FLOOR - 9),
                (32, FLOOR - 26),
                (40, FLOOR - 36),
                (54, FLOOR - 38),
                (68, FLOOR - 36),
                (76, FLOOR - 26),
                (74, FLOOR - 9),
            ]
        ),
        GOLD,
        GOLD_DARK,
        0.7,
        1.2,
    )
    for k in (-1, 1):
        plate.shape(
            smooth_path(
                [
                    (54 + k * 20, FLOOR - 26),
                    (54 + k * 22, FLOOR - 14),
                    (54 + k * 8, FLOOR - 12),
                    (54 + k * 7, FLOOR - 18),
                    (54 + k * 15, FLOOR - 20),
                ]
            ),
            GOLD,
            GOLD_DARK,
            0.4,
            1.0,
        )
        plate.disc(54 + k * 20, FLOOR - 50, 5.5, GOLD, GOLD_DARK, 0.3, 1.0)
    plate.shape(
        smooth_path(
            [
                (36, FLOOR - 40),
                (34, FLOOR - 58),
                (42, FLOOR - 68),
                (54, FLOOR - 70),
                (66, FLOOR - 68),
                (74, FLOOR - 58),
                (72, FLOOR - 40),
                (54, FLOOR - 33),
            ]
        ),
        "#FBE08A",
        GOLD_DARK,
        0.65,
        1.2,
    )
    for k in (-1, 0, 1):
        plate.shape(
            smooth_path(
                [(54 + k * 11 - 6, FLOOR - 66), (54 + k * 14, FLOOR - 82 + abs(k) * 5), (54 + k * 11 + 6, FLOOR - 66)],
                6,
            ),
            "#E2662A" if k else "#2E8E7A",
            None,
            0.4,
            0.9,
        )
    for k in (-1, 1):
        plate.shape(oval(54 + k * 9, FLOOR - 53, 5.6, 4.2), "#FFF8DC", None, 0, 1.0)
        plate.disc(54 + k * 9, FLOOR - 53, 3.2, "#4EBF8A", "#14503A", 0, 0.9)
    plate.pen([(50, FLOOR - 47), (54, FLOOR - 44), (58, FLOOR - 47)], 1.4)
    plate.shape(
        smooth_path([(43, FLOOR - 41), (54, FLOOR - 43), (65, FLOOR - 41), (54, FLOOR - 36)]), "#3A1606", None, 0, 1.0
    )
    for k in range(-2, 3):
        plate.shape(rect(54 + k * 3.6 - 1.4, FLOOR - 41.6, 54 + k * 3.6 + 1.4, FLOOR - 38.6), "#FFF8DC", None, 0, 0.5)


def crown(plate: Plate) -> None:
    """A royal crown on a purple cushion."""
    plate.shape(
        smooth_path([(14, 118), (20, 108), (54, 104), (88, 108), (94, 118), (90, 132), (54, 136), (18, 132)]),
        "#7A479A",
        "#2E1246",
        0.7,
        1.2,
    )
    for x in (15, 93):
        plate.disc(x, 131, 4, GOLD, GOLD_DARK, 0.3, 0.9)
    plate.shape(smooth_path([(30, 100), (34, 76), (54, 68), (74, 76), (78, 100)]), "#A8231C", "#5A0E0A", 0.6, 1.0)
    points = [
        (26, 106),
        (20, 74),
        (33, 88),
        (38, 66),
        (48, 84),
        (54, 60),
        (60, 84),
        (70, 66),
        (75, 88),
        (88, 74),
        (82, 106),
    ]
    plate.shape(points, "#FBE08A", GOLD_DARK, 0.55, 1.3)
    for x, y in ((20, 73), (38, 65), (54, 59), (70, 65), (88, 73)):
        plate.disc(x, y, 3.6, "#FFFDF0", "#B9C4CC", 0.2, 0.9)
    plate.shape(
        smooth_path([(24, 102), (54, 98), (84, 102), (83, 113), (54, 109), (25, 113)], 8),
        "#FFE9A0",
        GOLD_DARK,
        0.4,
        1.2,
    )
    for k, c in enumerate(("#2E6FA0", "#C2281F", "#3E8E4E", "#C2281F", "#2E6FA0")):
        gem(plate, 34 + k * 10, 106.4 - 2 * math.sin(math.pi * (k + 0.5) / 5), 3.6, c)
    plate.glow(54, 60, 8, "#FFFFFF", 0.7)


def fortune(plate: Plate) -> None:
    """A great chest that cannot be shut any more."""
    coins(plate, 28, FLOOR + 4, 46, 18, 26, 12)
    coins(plate, 84, FLOOR + 4, 42, 16, 24, 14)
    chest(plate, 54, FLOOR + 2, 62, 1.0)
    for x, y, r, c in (
        (40, 84, 4.2, "#C2281F"),
        (62, 81, 3.8, "#2E6FA0"),
        (74, 88, 3.4, "#3E8E4E"),
        (20, 124, 3.6, "#7A479A"),
        (90, 125, 3.4, "#C2281F"),
    ):
        gem(plate, x, y, r, c)
    coins(plate, 54, FLOOR + 11, 74, 8, 24, 15)


def black_spot(plate: Plate) -> None:
    """A scrap of paper with the black spot, nailed by a dagger."""
    plate.shape(
        smooth_path(
            [
                (24, 66),
                (40, 62),
                (62, 66),
                (84, 62),
                (88, 82),
                (84, 104),
                (88, 124),
                (66, 120),
                (46, 126),
                (22, 122),
                (26, 96),
            ],
            5,
        ),
        "#F6E9C4",
        "#B9935A",
        0.5,
        1.2,
    )
    ragged = [
        (
            54 + (18 + 1.6 * math.sin(a * 5) + 1.2 * math.sin(a * 9 + 1)) * math.cos(a),
            96 + (17 + 1.5 * math.sin(a * 7)) * math.sin(a),
        )
        for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)
    ]
    plate.shape(smooth_path(ragged, 4), "#1A1412", None, 0, 1.0)
    for x, y, r in ((78, 108, 2.2), (34, 114, 1.8), (74, 78, 1.4), (38, 76, 2.0)):
        plate.line.drawCircle(x, y, r, fill("#1A1412"))
    plate.shape([(70, 48), (76, 52), (60, 90), (57, 93), (57, 88)], "#FBFBF4", "#5E6A74", 0.6, 1.0)
    plate.shape(smooth_path([(64, 48), (68, 46), (82, 53), (82, 57), (78, 57), (66, 52)], 5), GOLD, GOLD_DARK, 0.4, 0.9)
    plate.shape([(72, 47), (78, 50), (84, 37), (78, 34)], "#5A1A14", "#26080A", 0.4, 0.9)


def cursed_gold(plate: Plate) -> None:
    """A skull on a heap of tainted coins; green light in its eyes."""
    coins(plate, 54, FLOOR + 6, 86, 26, 60, 21)
    plate.glow(54, 88, 40, "#7CFFB0", 0.35)
    bone_skull(plate, 54, 88, 46)
    for k in (-1, 1):
        plate.glow(54 + k * 10, 87, 7, "#7CFFB0", 1.0)
        plate.line.drawCircle(54 + k * 10, 87, 1.9, fill("#EFFFF6"))
    plate.pen([(40, 72), (44, 78), (41, 84), (45, 88)], 1.0)
    for x, y in ((26, 122), (84, 121), (56, 128)):
        coin(plate, x, y, 5.5, 0.7)


def serpent(plate: Plate) -> None:
    """A viper coiled round an idol's hand full of rubies."""
    shadow(plate, 54, FLOOR, 30, 6)
    plate.shape(
        smooth_path(
            [
                (44, FLOOR),
                (42, 104),
                (34, 94),
                (32, 80),
                (36, 78),
                (40, 90),
                (42, 72),
                (46, 70),
                (48, 88),
                (52, 66),
                (57, 66),
                (56, 88),
                (62, 72),
                (66, 74),
                (64, 92),
                (72, 86),
                (74, 90),
                (66, 104),
                (64, FLOOR),
            ],
            7,
        ),
        "#C9B58A",
        "#5F4A2A",
        0.75,
        1.2,
    )
    for x, y in ((46, 96), (54, 92), (61, 97), (53, 100)):
        gem(plate, x, y, 4.6, "#C2281F")
    coil = [
        (18, 122),
        (34, 130),
        (60, 131),
        (84, 124),
        (86, 114),
        (66, 112),
        (44, 118),
        (34, 112),
        (40, 104),
        (60, 106),
        (78, 100),
        (80, 88),
        (72, 76),
        (78, 64),
        (86, 60),
    ]
    spine = [(float(px), float(py)) for px, py in open_curve(coil, 10)]
    n = len(spine)
    for i, (px, py) in enumerate(spine):
        t = i / (n - 1)
        r = 1.4 + 4.6 * min(1.0, t * 3) * (0.82 + 0.18 * t)
        if i % 3 == 0:
            plate.shape(oval(px, py, r + 0.9, r + 0.9), INK, None, 0, 0)
        for back in (3, 1):  # the skin follows behind, so that each ring of ink stays a rim
            ring = oval(*spine[max(0, i - back)], r - 0.02 * back, r - 0.02 * back)
            plate.shape(ring, "#2E6B3A" if (i - back) % 8 < 4 else "#8FB35C", None, 0, 0)
    for px, py in spine[6::3]:
        plate.dark(oval(px + 1.2, py + 2.2, 3.4, 2.2), 0.4, 0.6)
        plate.paint.drawCircle(px - 1.6, py - 2.0, 1.5, fill("#FFFFFF", 0.25))
    plate.shape(
        smooth_path([(80, 66), (82, 56), (90, 52), (98, 56), (97, 62), (90, 66)]), "#4E9A4A", "#1F4A24", 0.4, 1.1
    )
    plate.disc(90, 57.4, 1.7, "#FFE48A", None, 0, 0.6)
    plate.line.drawLine(90, 56.2, 90, 58.6, stroke(INK, 0.8))
    plate.pen([(97, 60), (102, 62), (101, 65)], 1.0, "#C2281F")


Riches = tuple[Callable[[Plate], None], str]  # picture; figure on the seal ("" for a power with its own sign)
RICHES: dict[str, Riches] = {  # by their names in the game's data
    "map": (morgans_map, ""),
    "sabre": (sabre, ""),
    "lady-beth": (lady_beth, "+2"),
    "sixth-hold": (sixth_hold, ""),
    "+3a": (pearls, "+3"),
    "+3b": (goblets, "+3"),
    "+5": (idol, "+5"),
    "+7a": (crown, "+7"),
    "+7b": (fortune, "+7"),
    "-2": (black_spot, "−2"),
    "-3": (cursed_gold, "−3"),
    "-4": (serpent, "−4"),
}
