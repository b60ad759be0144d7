"""Highlights: a golden glow for what may be chosen, a bright double rim for what has the focus."""

from __future__ import annotations

from pathlib import Path

import skia
from PIL import Image

from kit.chart import col, fill, layer, stroke
from montego import layout
from montego.brush import Draw, as_path, circle, paint, rr, unpremultiplied
from montego.houses import vault
from montego.sprites import Sprites
from montego.vessels import hull

SCALE = 0.75  # pixels per board unit: a soft light needs no more
ROOM = 26  # round a shape, for its light


def glow(shape: skia.Path) -> Draw:
    """Soft gold round a shape; its inside stays clear."""

    def draw(cv: skia.Canvas) -> None:
        paint(
            cv,
            shape,
            stroke("#FFD24A", 16, 0.55, 7),
            stroke("#5A360A", 7, 0.75),
            stroke("#FFE08A", 4.4),
            stroke("#FFFBE4", 1.6),
            fill("#FFE9A0", 0.10),
        )

    return draw


def focus(shape: skia.Path) -> Draw:
    """Cream rim in a dark casing with a dashed gold line: seen on every ground, without colour too."""

    def draw(cv: skia.Canvas) -> None:
        dashes = stroke("#B4281E", 3.2, cap=skia.Paint.kButt_Cap)
        dashes.setPathEffect(skia.DashPathEffect.Make([9, 7], 0))
        paint(
            cv,
            shape,
            stroke("#FFF3C0", 22, 0.6, 8),
            stroke("#1A0D05", 12),
            stroke("#FFFDF0", 8),
            dashes,
        )

    return draw


def place_rim() -> skia.Path:
    """Circle round a place, open at the label plate."""
    r = layout.PLACE_R + 3
    p = skia.Path()
    p.addArc(skia.Rect(-r, -r, r, r), 118, 304)
    return p


def shapes() -> dict[str, skia.Path]:
    """Outline of everything that can be chosen, round the anchor of its sprite."""
    half = layout.RAIL_TILE / 2
    found = {
        "place": place_rim(),
        "slot": circle(0, 0, layout.SLOT_R + 1),
        "barrel": circle(0, 0, layout.SLOT_R + 3),
        "store": vault(0, 0),
        "tile": as_path(rr(-half, -half, half, half, 10)),
        "pier": circle(0, 0, 40),
    }
    return found | {f"ship-{slots}": hull(layout.beam(slots), layout.ship_length(slots)) for slots in layout.COLUMNS}


def make(out: Path) -> None:
    sprites = Sprites(out, "highlights", SCALE)
    for name, shape in shapes().items():
        b = shape.getBounds()
        box = (b.left() - ROOM, b.top() - ROOM, b.right() + ROOM, b.bottom() + ROOM)
        sprites.add(f"glow-{name}", glow(shape), box)
        sprites.add(f"focus-{name}", focus(shape), box)
    sprites.finish()


def sheet() -> Image.Image:
    """Glow and focus on paving and on water."""
    surf, cv = layer(1900, 1300)
    cv.clear(col("#D9C394"))
    cv.drawRect(skia.Rect(0, 560, 1900, 1300), fill("#3C8C98"))
    for row, light in enumerate((glow, focus)):
        for k, shape in enumerate(shapes().values()):
            cv.save()
            if k < 6:
                cv.translate(120 + 190 * k, 120 + 200 * row)
            else:
                cv.translate(170 + 320 * (k - 6), 600 + 350 * row)
                cv.scale(0.7, 0.7)
            light(shape)(cv)
            cv.restore()
    return unpremultiplied(surf).convert("RGB")
