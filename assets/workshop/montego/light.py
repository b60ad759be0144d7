"""Dusk over the quay as one overlay: blue shade, with the warm light of the taverns and lamps left out of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from kit.sheet import Plate
from montego import layout, position, quay, washes
from montego.brush import save

SCALE = 0.375  # light is soft: a small picture, stretched over the board, is enough
SHADE = np.array((16, 26, 66), np.float32)
GLOW = np.array((255, 176, 84), np.float32)


def lamps() -> list[tuple[float, float, float]]:
    """Centre and reach of every light."""
    found: list[tuple[float, float, float]] = []
    for west in (True, False):
        x0, y0, x1, _ = layout.terrace(west)
        found += [((x0 + x1) / 2, y0 - 20, 150), ((x0 + x1) / 2, y0 + 40, 150)]
    found += [(*layout.DESK, 130), (layout.RAIL_X, layout.RAIL_Y - 70, 420)]
    found += [(layout.pier(k)[0], layout.MEDALLION_Y, 110) for k in range(1, layout.PIERS + 1)]
    return found


def overlay() -> Image.Image:
    """Straight-alpha picture to be laid over the whole board."""
    plate = Plate(SCALE, quay.SEED)
    x, y = plate.grid()
    light = np.zeros(plate.shape, np.float32)
    for lx, ly, r in lamps():
        light += np.exp(-1.5 * ((x - lx) ** 2 + ((y - ly) * 1.1) ** 2) / r**2)
    light = np.clip(light, 0, 1)[..., None]
    alpha = 0.46 * (1 - light) + 0.13 * light
    colour = SHADE * (1 - light) + GLOW * light
    return Image.fromarray(np.dstack([colour, alpha * 255]).round().astype(np.uint8))


def make(out: Path) -> None:
    save(overlay(), out / "pictures" / "montego" / "dusk.webp", 85)


def sheet() -> Image.Image:
    """A position on both quays by day and at dusk, then as small as in a window of 1280 x 800."""
    plate = Plate(0.6, quay.SEED)
    ground = washes.ground(plate)
    dusk = overlay().resize((1536, 960), Image.Resampling.BILINEAR)
    out = Image.new("RGB", (1536 * 2, 960 * 2 + 560), "#2A1B10")
    for k, n in enumerate(layout.HOUSES):
        day = position.laid_out(quay.draw(plate, ground, n), plate.scale, n)
        evening = day.copy()
        evening.paste(dusk, (0, 0), dusk)
        for row, picture in enumerate((day, evening)):
            out.paste(picture, (1536 * k, 960 * row))
            small = picture.resize((744, 465), Image.Resampling.LANCZOS)
            out.paste(small, (16 + 1536 * k + 760 * row, 960 * 2 + 40))
    return out
