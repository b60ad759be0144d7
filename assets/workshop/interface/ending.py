"""The end of a match: a sky with the sun in its middle, a wreath, a flag, a ship, and small ships for tables of points.

What belongs to a party is painted in white on a layer of its own, which the game tints in that party's colour.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from interface.buttons import laurel
from interface.engraving import INK, Plate, drawn, picture, save, smooth_path
from interface.sea import foam, galleon, pennant, sail
from interface.titles import dawn, open_water
from kit.chart import fill, linear, stroke

SUN = (800.0, 372.0)
SHIP = (620, 540)
FLAG = (420, 280)
SMALL = (150, 150)
MASTS = {8: (6,), 10: (-14, 16), 12: (-22, 2, 26), 14: (-28, -2, 24)}
"""Where the masts of Montego Bay's freighters stand, by the number of their slots."""


def wreath() -> Image.Image:
    """The winner's laurel, large."""
    return laurel(3.6)


def cloth() -> Image.Image:
    """A swallow-tailed flag of white cloth that hangs from its left edge; folds and seams as an engraver has them."""
    w, h = FLAG
    p = Plate(w, h, 1.0, 5.0, 31, 0.9)
    shape = [(8, 12), (w - 12, 12), (w - 78, h / 2), (w - 12, h - 12), (8, h - 12)]
    body = p.shape(shape, "#FFFFFF", "#E6E6E6", 0.1, 0)
    p.save()
    p.clip(body)
    for x, wide, strength in ((74, 30, 0.3), (180, 38, 0.36), (300, 34, 0.36)):
        p.dark(
            smooth_path([(x, 0), (x + wide, 0), (x + wide * 0.7, h / 2), (x + wide, h), (x, h), (x - 12, h / 2)]),
            strength,
            9,
        )
    p.stroke([(8, 30), (w, 30)], 12, "#BDBDBD")
    p.stroke([(8, h - 30), (w, h - 30)], 12, "#BDBDBD")
    p.restore()
    p.line.drawPath(body, stroke(INK, 5))
    return picture(p.finished(0.2))


def pole() -> Image.Image:
    """A flagpole with a golden ball."""

    def draw(cv: skia.Canvas) -> None:
        wood = linear((20, 0), (40, 0), ["#E2B57A", "#A9713A", "#5A3414"])
        cv.drawRect(skia.Rect(20, 40, 40, 700), fill("#FFFFFF", 1, 0, wood))
        cv.drawRect(skia.Rect(20, 40, 40, 700), stroke(INK, 4))
        cv.drawCircle(30, 28, 20, fill("#FFFFFF", 1, 0, linear((16, 10), (46, 50), ["#FFF6CE", "#E6B850", "#8A5A14"])))
        cv.drawCircle(30, 28, 20, stroke(INK, 4))

    return drawn(60, 700, draw)


def ship(colour: str) -> Image.Image:
    """A galleon under full sail whose stripes and pennants have a colour."""
    p = Plate(*SHIP, 1.0, 6.0, 6, 0.6)
    galleon(p, 285, 486, 456, "#FFF3D6", colour, colour)
    foam(p, 285, 498, 440, 26)
    return picture(p.finished())


def parted() -> tuple[Image.Image, Image.Image]:
    """The ship with black stripes, and what white stripes add to it: where the black one is black, tinted light."""
    black, white = (np.asarray(ship(colour)).astype(np.float32) for colour in ("#000000", "#FFFFFF"))
    light = np.clip((white - black)[..., :3].max(axis=2), 0, 255)
    where = (light > 10) & (black[..., 3] > 0)
    layer = np.zeros_like(black)
    layer[..., :3] = 255
    layer[..., 3] = np.where(where, light, 0)
    return picture(black / 255), picture(layer / 255)


def freighter(slots: int) -> Image.Image:
    """A freighter of Montego Bay from the side: the more slots, the larger, with one mast to three."""
    p = Plate(*SMALL, 1.0, 5.0, 40 + slots, 0.8)
    wide = 96 + 5 * (slots - 8)
    p.move(SMALL[0] / 2 - 6, 124, wide / 100)
    masts = MASTS[slots]
    p.line.drawLine(34, -12, 62, -30, stroke(INK, 3))
    for mast in masts:
        p.line.drawLine(mast, -8, mast, -92, stroke(INK, 3.4))
    p.shape(
        smooth_path([(58, -28), (44, -40), (masts[-1] + 4, -74), (masts[-1] + 8, -34)], 6), "#FFF3D6", "#D9BE8A", 0.4, 2
    )
    hull = [(-48, -26), (-46, -10), (-36, 8), (30, 8), (42, -6), (47, -22), (28, -14), (-18, -12), (-24, -24)]
    p.shape(hull, "#B5703A", "#5A3217", 0.6, 3, 0, 80)
    p.stroke([(-46, -13), (-18, -4), (24, -5), (44, -16)], 5, "#F0C766", 1, True)
    high = 62 if len(masts) == 1 else 56
    for mast in masts:
        size = 34 if len(masts) < 3 else 27
        sail(p, mast, -84, size * 0.7, size, high * 0.4, 5, "#FFF3D6")
        sail(p, mast, -84 + high * 0.44, size, size * 1.1, high * 0.56, 7, "#FFF3D6")
        pennant(p, mast, -94, 15, "#C2281F")
    foam(p, -2, 12, 92, 10)
    return picture(p.finished())


def make(out: Path) -> None:
    """Write the pictures and their measures."""
    folder = out / "pictures" / "interface" / "ending"
    black, light = parted()
    painted = {
        "sky": (dawn(SUN), 86), "sea": (open_water(SUN[0]), 84), "wreath": (wreath(), 88), "cloth": (cloth(), 88),
        "pole": (pole(), 88), "ship": (black, 88), "ship-colour": (light, 88),
    }  # fmt: skip
    for name, (image, quality) in painted.items():
        save(image.crop(image.getbbox()) if name == "sea" else image, folder / f"{name}.webp", quality)
    sea = painted["sea"][0].getbbox()
    assert sea
    about = {"size": painted["sky"][0].size, "sea": list(sea[:2]), "sun": SUN}
    (folder / "ending.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf8")
    for slots in MASTS:
        save(freighter(slots), out / "pictures" / "montego" / f"freighter-{slots}.webp", 90)


def sheet() -> Image.Image:
    """All of it on one sheet, the ship in red."""
    out = dawn(SUN).convert("RGBA")
    water = open_water(SUN[0])
    out.alpha_composite(water)
    black, light = parted()
    red = np.asarray(light).astype(np.float32) / 255
    red = red * np.array([0.75, 0.12, 0.1, 1], np.float32)
    for n, image in enumerate((wreath(), cloth(), pole(), black)):
        out.alpha_composite(image, (20 + n * 380, 40))
    out.alpha_composite(picture(red), (20 + 3 * 380, 40))
    for n, slots in enumerate(MASTS):
        out.alpha_composite(freighter(slots), (40 + n * 170, 800))
    return out.convert("RGB")
