"""Cards 1 to 5 of the eight workers, and their backs."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from kit import things
from kit.chart import col, curve, fill, icon, ink, layer, mix, number, radial, stroke
from montego.brush import as_path, circle, disc, drop, grad, outline, paint, rr, unpremultiplied
from montego.crews import CREWS, SIZES, Crew
from montego.figure import JACK, STAND, STRIDE, Pose, figure, worker_look
from montego.hats import HATS
from montego.shore import big_palm, gull, rope
from montego.sprites import Sprites

W, H = 300, 460  # the card, in pixels
ROOM = (0, 0, W, H)
HIGHEST = 5
QUALITY = 80
INK = "#1E1008"
FIELD = (22, 22, 278, 438)
GROUND_Y = 318  # where the quay begins
FIGURE_H = {"large": 236, "small": 168}
PATH_Y = 402  # the band with the footprints
JACKS = replace(CREWS[2], light="#7FB0B8", main="#3A7480", dark="#173C46")  # the colours of his shirt
PACES = (  # from a stroll to a run
    STRIDE[1],
    STRIDE[3],
    STRIDE[0],
    Pose(1, (42, -40), (6, 22), (-60, 52), (14, 34), 8, -2),
    Pose(1, (54, -54), (10, 44), (-84, 70), (16, 44), 14, 3, (-3, -2, -12)),
)


def blank(cv: skia.Canvas, crew: Crew) -> None:
    """Edge of a card in its crew's colour: round corners, gilt line."""
    edge = rr(3, 3, W - 3, H - 3, 20)
    paint(cv, edge, grad(0, 0, W, H, [crew.light, crew.main, crew.dark], [0, 0.4, 1]), stroke(INK, 5))
    line = rr(13, 13, W - 13, H - 13, 13)
    paint(cv, line, stroke("#3A1E0A", 5), stroke("#FBE7A1", 2.6))


def scene(cv: skia.Canvas) -> None:
    """The quay in the morning: sky, hills, sea, flagstones."""
    x0, y0, x1, _ = FIELD
    rng = np.random.default_rng(12)
    cv.drawRect(skia.Rect(*FIELD), grad(0, y0, 0, 240, ["#BFE0DA", "#F4EBCB", "#FBE2AE"]))
    cv.drawRect(skia.Rect(x0, 232, x1, GROUND_Y), grad(0, 232, 0, GROUND_Y, ["#7FBFB8", "#3C8C98", "#2A6F84"]))
    for x, w, h in ((40.0, 150, 34), (140, 190, 50), (250, 120, 30)):
        hill = outline((x - w / 2, 234), (x - w / 4, 234 - h, x, 234 - h), (x + w / 4, 234 - h, x + w / 2, 234))
        paint(cv, hill, grad(x - w / 2, 234 - h, x + w / 2, 234, ["#C9D39A", "#8FA870"]), stroke("ink_soft", 1.4, 0.7))
    for _ in range(16):
        x, y = x0 + rng.random() * 250, 246 + rng.random() * 66
        ink(cv, curve((x, y), (x + 7, y - 4), (x + 14, y), 7), 1.5, "#EAF6EE", 0.6, rng)
    gull(cv, 196, 138, 12, -12, shadow=False)
    gull(cv, 178, 112, 8, 14, shadow=False)
    big_palm(cv, 262, GROUND_Y + 6, 116, np.random.default_rng(3), -0.14)
    flags(cv, rng)


def flags(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """Flagstones of the quay with a kerb."""
    x0, _, x1, y1 = FIELD
    cv.drawRect(skia.Rect(x0, GROUND_Y, x1, y1), fill("#D9C394"))
    y, row = float(GROUND_Y), 0
    while y < y1:
        h = 16 + 5 * row
        x = x0 - rng.random() * 30
        while x < x1:
            w = 44 + 26 * rng.random() + 6 * row
            c = mix("#EAD9AE", "#C9AE7C", rng.random() * 0.7)
            stone = rr(x + 1, y + 1, x + w - 1, y + h - 1, 3)
            paint(cv, stone, grad(x, y, x + w, y + h, [mix(c, "#FFFFFF", 0.25), c]), stroke("#6B4A2B", 1.1, 0.55))
            x += w
        y += h
        row += 1
    cv.drawLine(x0, GROUND_Y, x1, GROUND_Y, stroke("ink", 3))


def footprint(cv: skia.Canvas, x: float, y: float, left: bool) -> None:
    """Print of a boot that walks to the right."""
    cv.save()
    cv.translate(x, y + (-7 if left else 7))
    cv.rotate(-7 if left else 7)
    sole = outline((-4, -7), (6, -10, 21, -9, 21, 0), (21, 9, 6, 9, -4, 6))
    heel = rr(-17, -6, -8, 6, 4)
    paint(cv, sole, fill("#3A2413"))
    paint(cv, heel, fill("#3A2413"))
    cv.restore()


def steps(cv: skia.Canvas, count: int) -> None:
    """As many footprints as the card has steps, on a paper band."""
    band = rr(34, PATH_Y - 27, W - 34, PATH_Y + 27, 13)
    drop(cv, as_path(band), 3, 4, 0.45, 4)
    paint(cv, band, grad(34, 0, W - 34, 0, ["#FFFAEA", "#F3E2B4", "#E3CB92"]), stroke(INK, 2.6))
    for k in range(count):
        footprint(cv, W / 2 + (k - (count - 1) / 2) * 45 - 2, PATH_Y, k % 2 == 0)


def value(cv: skia.Canvas, x: float, y: float, r: float, count: int) -> None:
    """The figure of the card on a gilt disc."""
    disc(cv, x + 3, y + 5, r, fill("#140A04", 0.5, 5))
    things.brass_ring(cv, x, y, r - 4, 9)
    disc(cv, x, y, r - 8, fill("#FFFFFF", shader=radial((x - 12, y - 14), r * 1.5, ["#FFFDF2", "#F3E2B4"])))
    number(cv, str(count), x, y + 1, r * 1.62, "#2A1306")


def size_sign(cv: skia.Canvas, x: float, y: float, crew: Crew, large: bool) -> None:
    """Badge of the crew with a tall and a short silhouette, the right one lit."""
    disc(cv, x + 3, y + 4, 33, fill("#140A04", 0.45, 4))
    disc(cv, x, y, 33, fill(INK))
    disc(cv, x, y, 30, fill("#FFFFFF", shader=radial((x - 10, y - 12), 50, [crew.light, crew.main, crew.dark])))
    icon(cv, crew.emblem, x, y, 45, crew.figure)
    pawns = rr(x - 22, y + 24, x + 22, y + 58, 8)
    paint(cv, pawns, fill("#FFFAEA"), stroke(INK, 2.4))
    for px, h, lit in ((x - 9, 26, large), (x + 11, 18, not large)):
        pawn(cv, px, y + 54, h, lit)


def pawn(cv: skia.Canvas, x: float, y: float, h: float, lit: bool) -> None:
    """Little figure, inked or only outlined."""
    neck = y - h * 0.58
    body = outline(
        (x - h * 0.3, y),
        (x - h * 0.24, y - h * 0.5, x - h * 0.1, neck),
        (x + h * 0.1, neck),
        (x + h * 0.24, y - h * 0.5, x + h * 0.3, y),
    )
    brush = fill("#2A1306") if lit else stroke("#B9A47A", 1.6)
    paint(cv, body, brush)
    disc(cv, x, y - h * 0.76, h * 0.2, brush)


def face(cv: skia.Canvas, crew: Crew, size: str, count: int) -> None:
    """Front of a card."""
    blank(cv, crew)
    cv.save()
    cv.clipRRect(rr(*FIELD, 9), skia.ClipOp.kIntersect, True)
    scene(cv)
    figure(cv, 112 + 9 * count, 366, FIGURE_H[size], worker_look(crew, size == "large"), PACES[count - 1])
    cv.restore()
    cv.drawRRect(rr(*FIELD, 9), stroke(INK, 3))
    steps(cv, count)
    value(cv, 60, 62, 48, count)
    size_sign(cv, 246, 54, crew, size == "large")


def planks(cv: skia.Canvas, crew: Crew) -> None:
    """Boards in the crew's colour with a faint net of gold over them."""
    x0, y0, x1, y1 = FIELD
    rng = np.random.default_rng(5)
    for k, x in enumerate(range(x0, x1, 32)):
        c = mix(crew.dark, crew.main, 0.28 + 0.16 * (k % 2))
        wood = grad(x, 0, x + 32, 0, [mix(c, "#FFFFFF", 0.1), c])
        paint(cv, skia.Rect(x, y0, x + 32, y1), wood, stroke(INK, 1.6, 0.7))
        for _ in range(4):
            gx, gy = x + 6 + rng.random() * 20, y0 + rng.random() * (y1 - y0)
            ink(cv, curve((gx, gy), (gx + rng.normal() * 3, gy + 30), (gx, gy + 60), 8), 1.3, INK, 0.35, rng)
    for side in (1, -1):
        for k in range(-6, 14):
            cord = W / 2 + side * k * 64
            cv.drawLine(cord - side * 250, 0, cord + side * 210, H, stroke("#FBE7A1", 1.6, 0.16))


def roundel(cv: skia.Canvas, crew: Crew, size: str) -> None:
    """The worker in a ring of brass and rope in the middle of the card."""
    x, y, r = W / 2, H / 2, 92
    disc(cv, x + 5, y + 7, r + 4, fill("#140A04", 0.5, 8))
    rope(cv, circle(x, y, r + 10), 9)
    things.brass_ring(cv, x, y, r, 13)
    cream = radial((x - 24, y - 30), r * 1.4, ["#FFFDF0", "#F3E2B4", "#D9BB7C"])
    disc(cv, x, y, r - 6, fill("#FFFFFF", shader=cream))
    cv.save()
    cv.clipPath(circle(x, y, r - 6), skia.ClipOp.kIntersect, True)
    h, feet = (178, 92) if size == "large" else (112, 52)
    figure(cv, x, y + feet, h, worker_look(crew, size == "large"), STAND)
    cv.restore()


def back(cv: skia.Canvas, crew: Crew, size: str) -> None:
    """Back of a card: planks, the emblem in the corners, the worker in a roundel."""
    blank(cv, crew)
    field = rr(*FIELD, 9)
    cv.save()
    cv.clipRRect(field, skia.ClipOp.kIntersect, True)
    planks(cv, crew)
    cv.restore()
    cv.drawRRect(field, stroke(INK, 3))
    for x, y in ((44, 44), (W - 44, 44), (44, H - 44), (W - 44, H - 44)):
        disc(cv, x, y, 17, fill(INK, 0.55))
        icon(cv, crew.emblem, x, y, 26, "#FFF3D0")
    roundel(cv, crew, size)


def jack_face(cv: skia.Canvas, count: int) -> None:
    """Front of a card that Lazy Jack plays: the same quay, and he on it."""
    blank(cv, JACKS)
    cv.save()
    cv.clipRRect(rr(*FIELD, 9), skia.ClipOp.kIntersect, True)
    scene(cv)
    figure(cv, 112 + 9 * count, 366, FIGURE_H["large"], JACK, PACES[count - 1])
    cv.restore()
    cv.drawRRect(rr(*FIELD, 9), stroke(INK, 3))
    steps(cv, count)
    value(cv, 60, 62, 48, count)
    disc(cv, 246, 54, 33, fill(INK))
    disc(cv, 246, 54, 30, fill("#FFFFFF", shader=radial((236, 42), 50, [JACKS.light, JACKS.main, JACKS.dark])))
    cv.save()
    cv.translate(246, 66)
    cv.scale(14, 14)
    HATS["straw"](cv, JACK.coat, 0.16)
    cv.restore()


def make(out: Path) -> None:
    sprites = Sprites(out, "cards", 1.0)
    for crew in CREWS:
        for size in SIZES:
            for count in range(1, HIGHEST + 1):
                sprites.add(
                    f"card-{crew.name}-{size}-{count}", partial(face, crew=crew, size=size, count=count), ROOM, QUALITY
                )
            sprites.add(f"card-{crew.name}-{size}-back", partial(back, crew=crew, size=size), ROOM, QUALITY)
    for count in range(1, HIGHEST + 1):
        sprites.add(f"card-jack-{count}", partial(jack_face, count=count), ROOM, QUALITY)
    sprites.finish()


def sheet() -> Image.Image:
    """One row per crew at full size, and all of them as small as in a hand."""
    rows = [(crew, size) for crew in CREWS for size in SIZES]
    surf, cv = layer(6 * 310 + 20, 4 * 470 + 20 + 180)
    cv.clear(col("#3A2413"))
    for r, (crew, size) in enumerate(rows[::2] if len(rows) > 4 else rows):
        for k in range(HIGHEST + 1):
            cv.save()
            cv.translate(10 + k * 310, 10 + r * 470)
            other = SIZES[k % 2] if size == "large" else size
            back(cv, crew, other) if k == HIGHEST else face(cv, crew, other, k + 1)
            cv.restore()
    for k, (crew, size) in enumerate(rows):
        cv.save()
        cv.translate(10 + k * 125, 4 * 470 + 20)
        cv.scale(0.36, 0.36)
        face(cv, crew, size, k % HIGHEST + 1)
        cv.restore()
    return unpremultiplied(surf).convert("RGB")
