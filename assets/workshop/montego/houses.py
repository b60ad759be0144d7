"""Warehouses: slate roofs and, on either side, a gabled front with an open storeroom."""

from __future__ import annotations

import numpy as np
import skia

from kit.chart import fill, ink, linear, mix, poly, radial, stroke, text
from montego import layout
from montego.brush import as_path, disc, drop, grad, outline, oval, paint, rr
from montego.goods import barrel, broken_barrel, coin, plate, seal

SLATES = ("#4A86A6", "#4F7FA0", "#5F8C86", "#6E6A98", "#4E8896", "#5A7496", "#6A8A72", "#5C6C94")
PLASTER = ("#DE9C94", "#F0CE7C", "#E8997A", "#9CCBB4", "#F2BE5C", "#A8C4DA", "#EDA874", "#C4CE84")
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
EAVE = layout.HOUSE_Y1 - 26
RIDGE = (layout.HOUSE_Y0 + EAVE) / 2
FRONT_HW = 88  # half width of a gabled front

MANY = 5  # barrels from which on the pile stands for any number
PLATE = (-layout.STORE_W / 2 - 4, -layout.STORE_H / 2 + 2)  # count plate from the middle of a vault
PLATE_R = 27

# foot (dx, dy) and height of each barrel in a vault, the back ones first
STACKED = {
    1: ((0, 0, 90),),
    2: ((-33, 0, 81), (33, 0, 81)),
    3: ((0, -31, 71), (-33, 0, 76), (33, 0, 76)),
    4: ((-31, -34, 68), (31, -34, 68), (-33, 0, 74), (33, 0, 74)),
    MANY: ((-44, -42, 54), (0, -42, 54), (44, -42, 54), (-46, -4, 58), (0, -4, 58), (46, -4, 58)),
}
# the same beside a coin: the coin takes the right end of the vault
STACKED_BY_COIN = {
    1: ((-26, 0, 88),),
    2: ((-46, -10, 66), (-6, 0, 70)),
    3: ((-30, -32, 56), (-52, 0, 60), (-9, 0, 60)),
    4: ((-51, -32, 54), (-12, -32, 54), (-53, 0, 58), (-11, 0, 58)),
    MANY: ((-56, -36, 46), (-27, -36, 46), (2, -36, 46), (-57, 0, 50), (-27, 0, 50), (3, 0, 50)),
}
BROKEN = {1: ((4, -3, 88),), 2: ((34, -32, 58), (-24, -2, 70))}
BROKEN_BY_COIN = {1: ((-24, -3, 80),), 2: ((0, -38, 50), (-38, -2, 62))}


def slates(cv: skia.Canvas, area: skia.Rect, base: str, rng: np.random.Generator, up: bool) -> None:
    """Slate courses of one slope; up = they climb to the south (a north slope)."""
    for row in range(int(area.height() / 15) + 1):
        y = area.top() + row * 15 if up else area.bottom() - (row + 1) * 15
        edge, lip, back = (y, y + 5, y + 17) if up else (y + 15, y + 10, y - 2)
        for x in np.arange(area.left() - (row % 2) * 13, area.right() + 1, 26):
            t = rng.normal() * 0.10
            c = mix(base, "#FFFFFF" if t > 0 else "#1E2630", min(0.4, abs(t)))
            if rng.random() < 0.05:
                c = mix(c, "#B58A5A", 0.45)
            tile = outline(
                (x, back),
                (x, lip),
                (x + 2, edge, x + 8, edge),
                (x + 18, edge),
                (x + 24, edge, x + 26, lip),
                (x + 26, back),
            )
            paint(cv, tile, fill(c), stroke("#2A2F36", 1.3, 0.75))


def slope(cv: skia.Canvas, area: skia.Rect, base: str, rng: np.random.Generator, north: bool) -> None:
    """One slope of a roof: slates under the light of the north-west."""
    x0, y0, x1, y1 = area.left(), area.top(), area.right(), area.bottom()
    cv.save()
    cv.clipRect(area, skia.ClipOp.kIntersect, True)
    slates(cv, area, base, rng, north)
    cv.drawRect(area, grad(x0, y0, x1, y1, [("#FFF3D0", 0.28), ("#FFF3D0", 0), ("#0E141C", 0.38)], [0, 0.45, 1]))
    if north:
        cv.drawRect(skia.Rect(x0, y0, x1, y0 + 16), grad(0, y0, 0, y0 + 16, [("#FFFFFF", 0.3), ("#FFFFFF", 0)]))
    else:
        cv.drawRect(skia.Rect(x0, y1 - 22, x1, y1), grad(0, y1 - 22, 0, y1, [("#000000", 0), ("#000000", 0.35)]))
    cv.restore()


def ridge(cv: skia.Canvas, x0: float, x1: float, y: float, tiles: int) -> None:
    """Red tiles along a ridge."""
    step = (x1 - x0) / tiles
    for k in range(tiles):
        tile = rr(x0 + k * step, y - 11, x0 + (k + 1) * step + 2, y + 9, 7)
        paint(cv, tile, grad(0, y - 11, 0, y + 10, ["#E58B5E", "#C24A2E", "#6E2417"]), stroke("#1E1008", 1.8))


def gable(x: float, yb: float, style: int) -> skia.Path:
    """Outline of a front standing on yb: 0 bell, 1 stepped, 2 straight with shoulders."""
    hw, sh, tip = FRONT_HW, yb - 96, yb - 150
    if style == 1:
        left = [(hw, 14), (hw - 20, 14), (hw - 20, 28), (hw - 40, 28), (hw - 40, 42), (hw - 60, 42), (hw - 60, 57)]
        right = [(x + dx, sh - up) for dx, up in reversed(left)]
        return poly([(x - hw, yb), *((x - dx, sh - up) for dx, up in left), *right, (x + hw, yb)])
    if style == 2:
        half = [(hw, 0), (hw, sh - 8 - yb), (hw - 14, sh - 8 - yb), (20, tip - yb)]
        right = [(x + dx, yb + dy) for dx, dy in reversed(half)]
        return poly([*((x - dx, yb + dy) for dx, dy in half), (x, tip - 5), *right])
    return outline(
        (x - hw, yb),
        (x - hw, sh),
        (x - hw + 2, sh - 18, x - hw + 26, sh - 6, x - hw + 30, sh - 26),
        (x - 52, tip + 14, x - 34, tip + 18, x - 28, tip + 8),
        (x, tip - 14, x + 28, tip + 8),
        (x + 34, tip + 18, x + 52, tip + 14, x + hw - 30, sh - 26),
        (x + hw - 26, sh - 6, x + hw - 2, sh - 18, x + hw, sh),
        (x + hw, yb),
    )


def vault(x: float, y: float) -> skia.Path:
    """The arched opening of a storeroom round its centre."""
    w, h = layout.STORE_W / 2, layout.STORE_H / 2
    return outline(
        (x - w, y + h), (x - w, y - h + 22), (x - w, y - h - 16, x + w, y - h - 16, x + w, y - h + 22), (x + w, y + h)
    )


def facade(cv: skia.Canvas, x: float, y: float, tone: str, style: int, rng: np.random.Generator) -> None:
    """Gabled front round a vault at (x, y): plaster, quoins, arch, an empty floor."""
    yb = y + layout.STORE_H / 2 + 9
    front = gable(x, yb, style)
    drop(cv, front, 12, 9, 0.6, 6)
    plaster = [mix(tone, "#FFFFFF", 0.35), tone, mix(tone, "#6A4A2A", 0.38)]
    cv.drawPath(front, grad(x - FRONT_HW, yb - 150, x + FRONT_HW, yb, plaster, [0, 0.5, 1]))
    cv.save()
    cv.clipPath(front, skia.ClipOp.kIntersect, True)
    for side, stone in ((-1, "#E9DABA"), (1, "#C4AB7E")):
        for k in range(6):
            inner = x + side * (FRONT_HW - (15 if k % 2 else 11))
            quoin = skia.Rect(inner, yb - 17 * (k + 1), x + side * FRONT_HW, yb - 17 * k - 1.5)
            quoin.sort()
            paint(cv, quoin, fill(mix(stone, "#8A6A42", 0.15 * rng.random())), stroke("ink", 1.2, 0.8))
    for _ in range(14):
        qx, qy = x + rng.normal() * 50, yb - 100 - rng.random() * 50
        cv.drawLine(qx, qy, qx + 9, qy, stroke("ink_soft", 1.2, 0.55))
    cv.restore()
    paint(cv, front, stroke("#1E1008", 7), stroke("#FFF6DC", 3.2))
    knob = oval(skia.Rect(x - 9, yb - 166, x + 9, yb - 148))
    paint(cv, knob, grad(x - 9, yb - 166, x + 9, yb - 148, ["#FFF2BE", "#B47A26"]), stroke("#1E1008", 2.2))
    arch = stroke("#FFFFFF", 9)
    w, h = layout.STORE_W / 2, layout.STORE_H / 2
    arch.setShader(linear((x - w, y - h), (x + w, y + h), ["#EBC28A", "#B07840", "#6A3E18"]))
    paint(cv, vault(x, y), stroke("#1E1008", 13), fill("#8A5526"), arch)
    floor(cv, x, y, False)


def floor(cv: skia.Canvas, x: float, y: float, broken: bool) -> None:
    """The dark inside of a vault; reddish where barrels broke."""
    w, h = layout.STORE_W, layout.STORE_H
    opening = vault(x, y)
    tones = ["#6A3A2E", "#3C1A14", "#1C0A08"] if broken else ["#6E4A28", "#40270F", "#1F1006"]
    cv.drawPath(opening, fill("#FFFFFF", shader=radial((x - w * 0.1, y + h * 0.1), w * 0.72, tones)))
    cv.save()
    cv.clipPath(opening, skia.ClipOp.kIntersect, True)
    for k in range(1, 6):
        yy = y - h / 2 + k * h / 6
        cv.drawLine(x - w / 2, yy, x + w / 2, yy, stroke("#0E0602", 2, 0.55))
        cv.drawLine(x - w / 2, yy + 2, x + w / 2, yy + 2, stroke("#B98A50", 1, 0.2))
    shade = skia.Path()
    shade.addRect(skia.Rect(x - w, y - h, x + w, y + h))
    shade.addRect(skia.Rect(x - w / 2 + 10, y - h / 2 + 10, x + w, y + h))
    shade.setFillType(skia.PathFillType.kEvenOdd)
    cv.drawPath(shade, fill("#000000", 0.55, 7))
    cv.restore()
    cv.drawPath(opening, stroke("#1E1008", 2.2))


def contents(cv: skia.Canvas, x: float, y: float, kind: str, count: int, money: bool) -> None:
    """What a storeroom at (x, y) holds: kind is "barrel" or "broken", with a count and perhaps a coin.

    MANY barrels come without a plate: the game puts the figure there.
    """
    broken = kind == "broken"
    floor(cv, x, y, broken)
    foot = y + layout.STORE_H / 2 - 8
    cv.save()
    cv.clipPath(vault(x, y), skia.ClipOp.kIntersect, True)
    if broken:
        for k, (dx, dy, h) in enumerate((BROKEN_BY_COIN if money else BROKEN)[count]):
            broken_barrel(cv, x + dx, foot + dy, h, sprung=k == count - 1)
    else:
        for dx, dy, h in (STACKED_BY_COIN if money else STACKED)[count]:
            barrel(cv, x + dx + 3, foot + dy, h)
    cv.restore()
    if money:
        coin(cv, x + layout.STORE_W / 2 - 32, y + 18, 28)
    bx, by = x + PLATE[0], y + PLATE[1]
    if broken:
        seal(cv, bx, by, PLATE_R + 2, f"−{count}", 40)
    elif count < MANY:
        plate(cv, bx, by, PLATE_R, str(count), 40)


def cast_shadow(cv: skia.Canvas, x0: float, x1: float, rng: np.random.Generator) -> None:
    """Shadow to the south-east with the engraver's hatching."""
    y0, y1 = layout.HOUSE_Y0, layout.HOUSE_Y1
    shape = [(x0, y0 + 10), (x1, y0), (x1 + 30, y0 + 34), (x1 + 30, y1 + 34), (x0 + 34, y1 + 34), (x0, y1)]
    cv.drawPath(poly(shape), fill("#1A0E04", 0.62, 7))
    for k in range(27):
        x = x0 + 14 + k * 8.4
        end = (x + 19 + 3 * rng.random(), y1 + 19 + 4 * rng.random())
        ink(cv, [(x, y1), (x + 10, y1 + 10), end], 1.7, "ink", 0.5, rng)
    for k in range(34):
        y = y0 + 22 + k * 10.4
        ink(cv, [(x1, y), (x1 + 9, y + 9), (x1 + 17, y + 17)], 1.6, "ink", 0.45, rng)


def south_wall(cv: skia.Canvas, x0: float, x1: float) -> None:
    """The strip of brick wall under the southern eave."""
    wall = skia.Rect(x0 + 6, EAVE - 6, x1 - 6, layout.HOUSE_Y1)
    cv.drawRect(wall, grad(x0, 0, x1, 0, ["#F0E2BC", "#D6C193", "#A88C5E"]))
    for row in range(2):
        for x in np.arange(x0 + 6 + row * 12, x1 - 28, 24):
            y = EAVE + 6 + row * 11
            cv.drawRect(skia.Rect(x, y, x + 22, y + 10), stroke("ink_soft", 1.1, 0.7))
    cv.drawRect(wall, stroke("ink", 2.4))
    cv.drawRect(skia.Rect(x0, EAVE - 2, x1, EAVE + 9), fill("#1A0E04", 0.4, 4))


def house_number(cv: skia.Canvas, x: float, y: float, roman: str) -> None:
    """Brass plate on the ridge, where neither workers nor goods can hide it."""
    hw = 18 + 4.5 * len(roman)
    shape = rr(x - hw, y - 14, x + hw, y + 13, 6)
    drop(cv, as_path(shape), 3, 4, 0.5, 3)
    paint(cv, shape, grad(x - hw, y - 14, x + hw, y + 12, ["#FFF3C8", "#E3BC62", "#B98A34"]), stroke("#2A1306", 2.2))
    text(cv, roman, x, y, 22, "im-fell-english-sc", "#2A1306", 1, True, 2)


def warehouse(cv: skia.Canvas, cx: float, i: int) -> None:
    """Warehouse i (1..8) with both storerooms empty."""
    rng = np.random.default_rng(1692 + i)
    x0, x1 = cx - layout.HOUSE_W / 2, cx + layout.HOUSE_W / 2
    base = SLATES[i - 1]
    cast_shadow(cv, x0, x1, rng)
    south_wall(cv, x0, x1)
    slope(cv, skia.Rect(x0, layout.HOUSE_Y0, x1, RIDGE), mix(base, "#FFFFFF", 0.2), rng, True)
    slope(cv, skia.Rect(x0, RIDGE, x1, EAVE), mix(base, "#1E2630", 0.26), rng, False)
    cv.drawRect(skia.Rect(x0, layout.HOUSE_Y0 - 2, x1, EAVE + 3), stroke("#1E1008", 2.8))
    ridge(cv, x0 - 3, x1 + 3, RIDGE, 10)
    for x in (x0 + 1, x1 - 1):
        gilt = radial((x - 3, RIDGE - 5), 10, ["#FBE7A1", "#B47A26"])
        disc(cv, x, RIDGE - 1, 9, fill("#1E1008"))
        disc(cv, x - 1, RIDGE - 2, 6.5, fill("#FFFFFF", shader=gilt))
    for _ in range(7):  # moss and lichen
        mx, my = (
            x0 + 12 + rng.random() * (layout.HOUSE_W - 24),
            layout.HOUSE_Y0 + 18 + rng.random() * (EAVE - layout.HOUSE_Y0 - 30),
        )
        for _ in range(5):
            cv.drawCircle(mx + rng.normal() * 8, my + rng.normal() * 5, 2 + 3 * rng.random(), fill("#7E8A4A", 0.45))
    for y in (layout.STORE_N_Y, layout.STORE_S_Y):
        facade(cv, cx, y, PLASTER[i - 1], i % 3, rng)
    house_number(cv, cx, RIDGE - 2, ROMAN[i - 1])
