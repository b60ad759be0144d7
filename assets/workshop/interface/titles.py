"""The title pictures of the launcher, one per game, in layers that can move: from the sky to the lettering."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from interface.engraving import INK, Plate, drawn, open_curve, picture, save, smooth_path
from interface.goods import balls, barrel, chest, coins, crate, oval, sack
from interface.sea import cloud, foam, galleon, gull, rect, rock, water
from interface.shore import fort, hills, palm, town
from kit import things
from kit.chart import fill, font, icon, linear, mix, poly, radial, stroke, text

W, H = 1600, 1000
DATA = ("workshop/icons/lorc/skull-crossed-bones.svg", "workshop/icons/delapouite/barrel.svg")
HORIZON = 560.0


def plate(seed: int) -> Plate:
    """A full plate for one layer."""
    return Plate(W, H, 1.0, 6.2, seed, 0.55)


def dawn(sun: tuple[float, float] = (1120.0, 500.0)) -> Image.Image:
    """Morning sky over the open sea with rays from a low sun."""

    def draw(cv: skia.Canvas) -> None:
        cv.drawRect(
            skia.Rect(0, 0, W, H),
            fill(
                "#FFFFFF",
                1,
                0,
                linear((0, 0), (0, HORIZON + 30), ["#2E5E86", "#7FA6A8", "#F0C27A", "#FBE3A4", "#FFF4D0"]),
            ),
        )
        for k in range(40):
            a = 2 * math.pi * k / 40
            ray = poly(
                [
                    sun,
                    (sun[0] + 1900 * math.cos(a - 0.035), sun[1] + 1900 * math.sin(a - 0.035)),
                    (sun[0] + 1900 * math.cos(a + 0.035), sun[1] + 1900 * math.sin(a + 0.035)),
                ]
            )
            cv.drawPath(ray, fill("#FFFFFF", 1, 0, radial(sun, 1300, [("#FFF6CE", 0.34), ("#FFF6CE", 0.0)])))
        cv.drawCircle(
            *sun, 300, fill("#FFFFFF", 1, 0, radial(sun, 300, [("#FFFBE4", 1.0), ("#FFE9A8", 0.5), ("#FFE9A8", 0)]))
        )
        cv.drawCircle(*sun, 84, fill("#FFFFFF", 1, 0, radial(sun, 84, ["#FFFEF4", "#FFE9A0"])))
        cv.drawCircle(*sun, 84, stroke("#D08A35", 3))
        engraved_sky(cv, "#2E4A5E")

    return drawn(W, H, draw).convert("RGB")


def dusk() -> Image.Image:
    """Evening over the harbour: a warm west, the first stars, a moon."""

    def draw(cv: skia.Canvas) -> None:
        cv.drawRect(
            skia.Rect(0, 0, W, H),
            fill(
                "#FFFFFF",
                1,
                0,
                linear((0, 0), (0, HORIZON + 40), ["#1B2B57", "#4A5590", "#B9788A", "#F0A868", "#FCDFA0"]),
            ),
        )
        rng = np.random.default_rng(4)
        for _ in range(90):
            x, y = rng.random() * W, rng.random() ** 1.6 * 330
            cv.drawCircle(x, y, 0.8 + 1.8 * rng.random(), fill("#FFF8DC", 0.5 + 0.5 * rng.random()))
        moon = (1290.0, 150.0)
        cv.drawCircle(*moon, 150, fill("#FFFFFF", 1, 0, radial(moon, 150, [("#FFF6DC", 0.6), ("#FFF6DC", 0)])))
        cv.drawCircle(*moon, 56, fill("#FFFFFF", 1, 0, radial((1272, 132), 90, ["#FFFEF4", "#E8DDB8"])))
        for x, y, r in ((1272, 140, 11), (1306, 164, 15), (1296, 128, 7), (1268, 172, 7)):
            cv.drawCircle(x, y, r, fill("#C9BC92", 0.5))
        engraved_sky(cv, "#131B3A")

    return drawn(W, H, draw).convert("RGB")


def engraved_sky(cv: skia.Canvas, colour: str) -> None:
    """Long flat strokes that thicken towards the top, as an engraver darkens a sky."""
    rng = np.random.default_rng(8)
    for k in range(58):
        y = 6 + k * 8.6
        a = 0.34 * (1 - k / 58) ** 1.4
        x = -60.0
        while x < W:
            n = 90 + rng.random() * 330
            if rng.random() < 0.8:
                lift = rng.normal() * 2
                path = skia.Path()
                path.moveTo(x, y)
                path.quadTo(x + n / 2, y - 2 + lift, x + n, y + lift)
                cv.drawPath(path, stroke(colour, 1.3 + 1.2 * (1 - k / 58), a))
            x += n + 12 + rng.random() * 40


def clouds(light: str, shade: str, seed: int) -> Image.Image:
    """Banks of cloud; the layer may drift and wrap."""
    p = plate(seed)
    for x, y, r, n in (
        (230, 250, 84, 9),
        (340, 285, 60, 7),
        (135, 300, 56, 7),
        (760, 150, 62, 8),
        (850, 175, 46, 6),
        (1420, 300, 74, 8),
        (1320, 330, 48, 6),
        (1500, 335, 46, 6),
    ):
        cloud(p, x, y, r, light, shade, n, 0.65)
    for x, y, s in ((560, 300, 22), (620, 268, 15), (1010, 230, 18), (1080, 262, 12)):
        gull(p, x, y, s)
    return picture(p.finished(strength=0.7))


def jamaica_coast() -> Image.Image:
    """The island far off, with a fort on its cape."""
    p = plate(3)
    hills(p, -140, 640, HORIZON + 8, 240)
    hills(p, 330, 860, HORIZON + 10, 120, "#A9B878")
    fort(p, 640, HORIZON + 4, 130)
    town(p, 420, HORIZON + 8, 190)
    rock(p, 1440, HORIZON + 26, 150, 130)
    rock(p, 1540, HORIZON + 34, 110, 82)
    return picture(p.finished())


def open_water(sun: float = 1120) -> Image.Image:
    """The sea, lit by the sun."""
    p = plate(5)
    water(p, 0, HORIZON, W, H, "#1B5C72", "#8CCBBB", 22)
    for half, strength in ((190, 0.35), (120, 0.4), (60, 0.5)):
        shine(p, sun, HORIZON, half, H, "#FFF3C0", strength)
    return picture(p.finished())


def shine(p: Plate, x: float, top: float, half: float, low: float, colour: str, strength: float) -> None:
    """Light on the water below a lamp or the sun: broken, soft at its sides, inside the sea only."""
    p.save()
    p.clip(rect(0, top, W, H))
    shader = linear((0, top), (0, low), [(colour, strength), (colour, 0)])
    p.paint.drawRect(skia.Rect(x - half, top - half, x + half, low), fill("#FFFFFF", 1, half * 0.5, shader))
    p.restore()


def flagship() -> Image.Image:
    """The great ship, for the middle of the picture; it may heave and roll."""
    p = Plate(800, 700, 1.0, 6.2, 6, 0.6)
    galleon(p, 360, 630, 570, "#FFF3D6", "#B5302A", "#B5302A")
    foam(p, 360, 644, 540, 30)
    foam(p, 585, 622, 116, 42)
    return picture(p.finished())


def swell(colour: str, dark: str) -> Image.Image:
    """A line of waves in front; repeats sideways every W pixels."""
    p = plate(9)
    for row, (base, amp, n, c) in enumerate(
        ((860, 20, 10, mix(colour, "#FFFFFF", 0.18)), (918, 26, 8, colour), (968, 26, 7, dark))
    ):
        step = W / n
        pts = []
        for k in range(-1, n + 2):
            x = k * step + row * step / 2
            pts += [
                (x, base),
                (x + step * 0.30, base - amp * 0.9),
                (x + step * 0.44, base - amp * 1.5),
                (x + step * 0.54, base - amp * 0.8),
                (x + step * 0.62, base - amp * 0.1),
            ]
        body = smooth_path([(-W, H + 200), (-step, base), *pts, (W + 2 * step, base), (2 * W, H + 200)], 8)
        p.shape(body, c, mix(c, "#06222E", 0.45), 0.35, 4, 0, 90)
        for k in range(-1, n + 2):
            x = k * step + row * step / 2
            ridge = [
                (x + step * 0.08, base - amp * 0.2),
                (x + step * 0.30, base - amp * 0.9),
                (x + step * 0.44, base - amp * 1.5),
                (x + step * 0.53, base - amp * 0.9),
            ]
            edge = [tuple(q) for q in open_curve(ridge, 8)]
            under = [(a, b + amp * 0.62 * math.sin(math.pi * i / (len(edge) - 1))) for i, (a, b) in enumerate(edge)]
            p.shape([*edge, *under[::-1]], "#F6FFF8", "#CFE8E2", 0, 2.6)
            for j in range(3):
                p.pen(
                    [
                        (x + step * 0.1, base + 12 + j * 13),
                        (x + step * 0.34, base - amp * 0.3 + j * 13),
                        (x + step * 0.6, base + 14 + j * 13),
                    ],
                    3.0,
                    "#0B2C3A",
                    0.6,
                )
    return picture(p.finished())


def jamaica_front() -> Image.Image:
    """A beach in the corner: palms, a chest, kegs."""
    p = plate(11)
    sand = [(-80, 830), (60, 800), (230, 836), (380, 900), (520, 970), (600, 1060), (-80, 1060)]
    p.shape(smooth_path(sand, 8), "#F6E7B8", "#B98F4A", 0.6, 5)
    palm(p, 70, 900, 640, 0.14)
    palm(p, 180, 930, 430, -0.12)
    barrel(p, 400, 985, 150)
    coins(p, 150, 990, 230, 60, 30)
    chest(p, 235, 980, 240, 1.0)
    coins(p, 250, 1002, 300, 34, 26, 4)
    right = [(1720, 860), (1560, 850), (1430, 900), (1330, 980), (1290, 1060), (1720, 1060)]
    p.shape(smooth_path(right, 8), "#F6E7B8", "#B98F4A", 0.6, 5)
    palm(p, 1530, 940, 520, -0.16)
    barrel(p, 1440, 990, 140, "#565A68", "#24252B", "#F0DFA8")
    barrel(p, 1545, 1004, 150, "#565A68", "#24252B", "#F0DFA8")
    balls(p, 1360, 1000, 17)
    return picture(p.finished())


def harbour() -> Image.Image:
    """Montego Bay: hills, a row of gabled warehouses on the quay."""
    p = plate(21)
    hills(p, -200, 760, HORIZON - 20, 300, "#7E9468")
    hills(p, 620, 1500, HORIZON - 20, 200, "#8A9A6E")
    town(p, 1330, HORIZON + 26, 300)
    for k in range(5):
        storehouse(
            p,
            120 + k * 196,
            HORIZON + 60,
            178,
            300,
            ("#E8B9A0", "#F0D9A0", "#B9C9B0", "#A9BCD0", "#EBCB9A")[k],
            ("#A8402C", "#5E7A8A", "#B5562D", "#6E5A4A", "#A8402C")[k],
            k,
        )
    p.shape(rect(-10, HORIZON + 58, 1120, HORIZON + 108), "#D8C9A6", "#8A7652", 0.6, 5, 0, 90)
    for k in range(17):
        p.pen([(k * 66 + 20, HORIZON + 60), (k * 66 + 16, HORIZON + 84)], 3, INK, 0.6, False)
        p.pen([(k * 66 + 50, HORIZON + 84), (k * 66 + 48, HORIZON + 106)], 3, INK, 0.6, False)
    p.pen([(0, HORIZON + 84), (1120, HORIZON + 84)], 3, INK, 0.8, False)
    for x in (60, 300, 540, 780, 1010):
        p.shape(rect(x - 9, HORIZON + 36, x + 9, HORIZON + 62), "#4A4E58", "#17171B", 0.5, 4)
        p.shape(oval(x, HORIZON + 36, 13, 6), "#6A6E78", "#2A2A30", 0.3, 3)
    return picture(p.finished())


def storehouse(p: Plate, x: float, y: float, w: float, h: float, wall: str, roof: str, k: int) -> None:
    """A warehouse with a stepped or curved gable, an open vault full of casks and a hoist."""
    half = w / 2
    if k % 2:
        top = [
            (-1, 0.62),
            (-0.8, 0.62),
            (-0.8, 0.74),
            (-0.55, 0.74),
            (-0.55, 0.86),
            (-0.28, 0.86),
            (-0.28, 0.98),
            (0.28, 0.98),
            (0.28, 0.86),
            (0.55, 0.86),
            (0.55, 0.74),
            (0.8, 0.74),
            (0.8, 0.62),
            (1, 0.62),
        ]
    else:
        top = [
            (-1, 0.6),
            (-0.9, 0.7),
            (-0.62, 0.72),
            (-0.5, 0.86),
            (-0.2, 0.9),
            (0, 1.02),
            (0.2, 0.9),
            (0.5, 0.86),
            (0.62, 0.72),
            (0.9, 0.7),
            (1, 0.6),
        ]
    p.shape(
        [(x - half, y), *[(x + a * half, y - b * h) for a, b in top], (x + half, y)],
        wall,
        mix(wall, "#5A3A1A", 0.5),
        0.6,
        5,
    )
    p.stroke([(x + a * half, y - b * h) for a, b in top], 9, roof)
    vault = skia.Path()
    vault.moveTo(x - half * 0.62, y)
    vault.lineTo(x - half * 0.62, y - h * 0.26)
    vault.quadTo(x, y - h * 0.46, x + half * 0.62, y - h * 0.26)
    vault.lineTo(x + half * 0.62, y)
    vault.close()
    p.shape(vault, "#3A2010", "#160A04", 0, 5)
    p.save()
    p.clip(vault)
    p.glow(x, y - h * 0.12, half * 0.8, "#FFC05A", 0.7)
    for dx in (-0.34, 0.3):
        barrel(p, x + dx * half, y + 2, h * 0.24)
    p.restore()
    p.line.drawPath(vault, stroke(INK, 3.4))
    for dx in (-0.5, 0.5):
        p.shape(
            rect(x + dx * half - w * 0.07, y - h * 0.60, x + dx * half + w * 0.07, y - h * 0.47),
            "#FFE08A",
            "#F0A848",
            0,
            4,
        )
        p.pen([(x + dx * half, y - h * 0.60), (x + dx * half, y - h * 0.47)], 3, INK, 1, False)
    p.shape(oval(x, y - h * 0.72, w * 0.075, w * 0.075), "#FFE08A", "#F0A848", 0, 4)
    p.line.drawLine(x, y - h * 0.83, x + half * 0.45, y - h * 0.83, stroke(INK, 7))
    p.line.drawLine(x + half * 0.42, y - h * 0.83, x + half * 0.42, y - h * 0.62, stroke(INK, 2.6))


def bay() -> Image.Image:
    """Harbour water with lamplight on it."""
    p = plate(23)
    water(p, 0, HORIZON + 30, W, H, "#143E5A", "#6FA8A8", 22)
    for x in (120, 316, 512, 708, 904):
        shine(p, x, HORIZON + 100, 40, 900, "#FFC96A", 0.6)
    return picture(p.finished())


def freighter() -> Image.Image:
    """A freighter that leaves the bay with the evening wind."""
    p = Plate(760, 700, 1.0, 6.2, 26, 0.6)
    galleon(p, 400, 640, 560, "#FBE9C4", "#2E7A8C", "#2E7A8C", True)
    foam(p, 400, 652, 530, 32)
    return picture(p.finished())


def quay() -> Image.Image:
    """The planks in front with the day's cargo."""
    p = plate(27)
    p.shape(rect(-20, 872, W + 20, H + 20), "#C9935A", "#6B3F1C", 0.5, 6, 0, 90)
    for k in range(27):
        x = -30 + k * 63
        p.pen([(x, 874), (x - 40 + k * 3, 1004)], 4, INK, 0.9, False)
    p.shape(rect(-20, 862, W + 20, 882), "#E2B57A", "#8A5A2E", 0.4, 5, 0, 90)
    for x in (505, 1120):
        p.shape(rect(x - 26, 780, x + 26, 900), "#8A5A2E", "#3A2010", 0.7, 6)
        p.shape(oval(x, 782, 27, 11), "#C9935A", "#8A5A2E", 0.3, 5)
        for j in range(3):
            p.pen([(x - 30, 824 + j * 15), (x, 834 + j * 15), (x + 30, 824 + j * 15)], 13, "#E6D2A0")
            p.pen([(x - 30, 830 + j * 15), (x, 840 + j * 15), (x + 30, 830 + j * 15)], 3, INK, 0.8)
    for x, y, s in ((80, 940, 210), (210, 962, 190), (145, 806, 170)):
        barrel(p, x, y, s)
    crate(p, 345, 985, 200)
    sack(p, 450, 990, 130)
    crate(p, 1330, 960, 220)
    barrel(p, 1500, 950, 220)
    barrel(p, 1330, 812, 150)
    sack(p, 1230, 992, 140)
    barrel(p, 1420, 1004, 170)
    coins(p, 620, 996, 170, 40, 26, 6)
    return picture(p.finished())


def lettering(name: str, sign: str) -> Image.Image:
    """The name of a game on a cartouche (a proper name: it is the same in every language)."""
    w, h = 900, 300

    def draw(cv: skia.Canvas) -> None:
        x, y, pw, ph = w / 2, h / 2 + 16, 700, 178
        path = skia.Path()
        left, right, top, low = x - pw / 2, x + pw / 2, y - ph / 2, y + ph / 2
        path.moveTo(left + 36, top)
        path.cubicTo(x - 170, top - 22, x - 100, top + 12, x, top - 16)
        path.cubicTo(x + 100, top + 12, x + 170, top - 22, right - 36, top)
        path.cubicTo(right - 24, top + 36, right + 24, y - 26, right, y)
        path.cubicTo(right + 24, y + 26, right - 24, low - 36, right - 36, low)
        path.cubicTo(x + 170, low + 22, x + 100, low - 12, x, low + 16)
        path.cubicTo(x - 100, low - 12, x - 170, low + 22, left + 36, low)
        path.cubicTo(left + 24, low - 36, left - 24, y + 26, left, y)
        path.cubicTo(left - 24, y - 26, left + 24, top + 36, left + 36, top)
        path.close()
        cv.save()
        cv.translate(8, 11)
        cv.drawPath(path, fill("#000000", 0.55, 11))
        cv.restore()
        cv.drawPath(path, stroke(INK, 30))
        gold = stroke("#FFFFFF", 25)
        gold.setShader(
            linear((left, top), (right, low), ["#FFF6CE", "#E6B850", "#8A5A14", "#D9A441"], [0, 0.35, 0.75, 1])
        )
        cv.drawPath(path, gold)
        cv.drawPath(path, stroke("#651210", 9))
        cv.drawPath(path, stroke("#C2362B", 5))
        cv.drawPath(path, fill("#FFFFFF", 1, 0, radial((x - 150, y - 60), 540, ["#FFFAE6", "#F3E2B4", "#DDBF80"])))
        cv.drawPath(path, stroke(INK, 2.4))
        for sx in (-1, 1):
            for sy in (-1, 1):
                things.scroll(
                    cv,
                    x + sx * (pw / 2 - 12),
                    y + sy * (ph / 2 + 4),
                    34,
                    math.pi * (0.5 if sy > 0 else 1.5),
                    -sx * sy,
                    10,
                )
        cv.drawCircle(x + 3, top - 12, 42, fill("#000000", 0.5, 5))
        cv.drawCircle(x, top - 16, 42, fill(INK))
        cv.drawCircle(x, top - 16, 38.5, fill("#FFFFFF", 1, 0, radial((x - 14, top - 30), 62, ["#C2362B", "#7A1712"])))
        cv.drawCircle(x, top - 16, 38.5, stroke("gold", 4))
        icon(cv, sign, x, top - 16, 52, "cream")
        size = 132 if len(name) < 9 else 96
        text(cv, name, x + 4, y + 14, size, "im-fell-english-sc", "#5A3A18", 0.35, True, 6)
        total = text(cv, name, x, y + 8, size, "im-fell-english-sc", "#3A1A0C", 1, True, 6)
        face = font("im-fell-english-sc", size, True)
        red = fill("#FFFFFF", 1, 0, linear((x, y - 70), (x, y + 70), ["#C8362A", "#7E1510"]))
        cv.drawString(name[0], x - total / 2, y + 8 + face.getMetrics().fCapHeight / 2, face, red)

    return drawn(w, h, draw)


Layer = tuple[str, Callable[[], Image.Image], tuple[int, int]]
TITLES: dict[str, tuple[Layer, ...]] = {  # name of the layer, painter, place of its top left corner; back to front
    "jamaica": (
        ("sky", dawn, (0, 0)),
        ("clouds", lambda: clouds("#FFF8E8", "#D9A98A", 2), (0, 0)),
        ("coast", jamaica_coast, (0, 0)),
        ("sea", open_water, (0, 0)),
        ("ship", flagship, (420, 226)),
        ("swell", lambda: swell("#2E7F90", "#1B5C72"), (0, 0)),
        ("front", jamaica_front, (0, 0)),
        ("lettering", lambda: lettering("Jamaica", "skull-crossed-bones"), (350, 16)),
    ),
    "montego": (
        ("sky", dusk, (0, 0)),
        ("clouds", lambda: clouds("#F3C9B4", "#7A5A8A", 4), (0, 0)),
        ("coast", harbour, (0, 0)),
        ("sea", bay, (0, 0)),
        ("ship", freighter, (800, 130)),
        ("swell", lambda: swell("#235F78", "#143E5A"), (0, 0)),
        ("front", quay, (0, 0)),
        ("lettering", lambda: lettering("Montego Bay", "barrel"), (350, 16)),
    ),
}


def composed(game: str) -> Image.Image:
    """All layers of a title picture on top of each other."""
    out = Image.new("RGBA", (W, H))
    for _, paint, place in ordered(game):
        layer = paint().convert("RGBA")
        out.alpha_composite(layer, place)
    return out


def ordered(game: str) -> list[Layer]:
    """Layers back to front: the coast comes after the sea."""
    layers = list(TITLES[game])
    names = [name for name, _, _ in layers]
    coast = layers.pop(names.index("coast"))
    layers.insert([name for name, _, _ in layers].index("sea") + 1, coast)
    return layers


def make(out: Path) -> None:
    """Write the layers, cut to what they show, and where they lie."""
    folder = out / "pictures" / "interface" / "titles"
    about: dict[str, object] = {"size": [W, H]}
    for game in TITLES:
        rows = []
        for name, paint, (x, y) in ordered(game):
            image = paint()
            box = image.getbbox() if image.mode == "RGBA" else (0, 0, W, H)
            assert box
            save(image.crop(box), folder / f"{game}-{name}.webp", 88)
            rows.append({"layer": name, "at": [x + box[0], y + box[1]], "size": [box[2] - box[0], box[3] - box[1]]})
        about[game] = rows
    (folder / "titles.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """Both pictures, half size."""
    out = Image.new("RGB", (W, H // 2))
    for k, game in enumerate(TITLES):
        out.paste(composed(game).convert("RGB").resize((W // 2, H // 2), Image.Resampling.LANCZOS), (k * W // 2, 0))
    return out
