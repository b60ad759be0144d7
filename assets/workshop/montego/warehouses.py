"""Sprites of the eight warehouses and of everything a storeroom can hold."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import skia
from PIL import Image

from montego import houses, layout
from montego.brush import Draw, sprite
from montego.sprites import Sprites

MIDDLE = (layout.HOUSE_Y0 + layout.HOUSE_Y1) / 2
HOUSE_BOX = (-112, layout.HOUSE_Y0 - 22 - MIDDLE, 146, layout.HOUSE_Y1 + 48 - MIDDLE)
STORE_BOX = (-112, -92, 84, 60)
MOST = {"barrel": houses.MANY, "broken": 2}
CONTENTS = [(kind, n + 1, coin) for kind, most in MOST.items() for n in range(most) for coin in (False, True)]


def store_name(kind: str, count: int, coin: bool) -> str:
    """File name of a storeroom's contents, e.g. store-barrel-1-coin or store-barrel-many."""
    number = "many" if count == houses.MANY else str(count)
    return f"store-{kind}-{number}" + ("-coin" if coin else "")


def house(i: int) -> Draw:
    """Warehouse i round its middle, storerooms empty."""

    def draw(cv: skia.Canvas) -> None:
        cv.translate(0, -MIDDLE)
        houses.warehouse(cv, 0, i)

    return draw


def store(kind: str, count: int, coin: bool) -> Draw:
    """Contents of a storeroom round the middle of its vault."""
    return partial(houses.contents, x=0, y=0, kind=kind, count=count, money=coin)


def make(out: Path) -> None:
    sprites = Sprites(out, "warehouses")
    for i in range(1, 9):
        sprites.add(f"house-{i}", house(i), HOUSE_BOX, 90)
    for contents in CONTENTS:
        sprites.add(store_name(*contents), store(*contents), STORE_BOX)
    sprites.finish(plate={"at": houses.PLATE, "radius": houses.PLATE_R})


def sheet() -> Image.Image:
    """All houses filled at their full size, then at the size of a small window."""
    scale = 1.0
    big = sprite(row, (0, -200, 8 * layout.pitch(8), 240), scale)
    out = Image.new("RGB", (big.width, big.height * 2), "#B89A66")
    out.paste(big, (0, 0), big)
    small = sprite(row, (0, -200, 8 * layout.pitch(8), 240), 0.34)
    out.paste(small, (20, big.height + 40), small)
    return out


def row(cv: skia.Canvas) -> None:
    """The eight houses side by side with all the contents there are."""
    for i in range(1, 9):
        cv.save()
        cv.translate(layout.pitch(8) * (i - 0.5), 0)
        house(i)(cv)
        cv.translate(0, MIDDLE)
        for k, y in enumerate((layout.STORE_N_Y, layout.STORE_S_Y)):
            cv.save()
            cv.translate(0, y - MIDDLE)
            store(*CONTENTS[(2 * i + k - 2) % len(CONTENTS)])(cv)
            cv.restore()
        cv.restore()
