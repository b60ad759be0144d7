"""Sprites of the ships, their ropes and prizes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import skia
from PIL import Image

from kit.chart import curve, poly, stroke
from montego import flags, layout, vessels
from montego.brush import Draw, paint, sprite
from montego.crews import CREWS
from montego.goods import cargo, slot
from montego.sprites import Box, Sprites

PENNANT_BOX = {side: (-50, -14, 50, 60 * count + 56) for side, count in flags.SIDES.items()}
BANNER_BOX = {side: (-24 * count - 26, -30, 24 * count + 36, 40) for side, count in flags.SIDES.items()}
PLAIN = 14  # the hull that serves for other numbers of slots
ROUNDEL_BOX = (-27, -27, 27, 27)


def ship_box(slots: int) -> Box:
    """Room for hull, yards, wake and shadow."""
    b = layout.beam(slots) * 1.08 + 18
    return -b, -26, b + 8, layout.ship_length(slots) + layout.BOWSPRIT + 12


def freighter(slots: int, wake: bool = True) -> Draw:
    """A freighter with empty slots."""
    return partial(vessels.freighter, slots=slots, wake=wake)


def moorings(slots: int) -> Draw:
    """Two ropes from the jetty to the ship's side; origin = middle of the stern."""

    def draw(cv: skia.Canvas) -> None:
        jetty = layout.PIER_W / 2 - layout.SHIP_DX
        side = -layout.beam(slots)
        for y0, y1, reach in ((14, 66, 0.90), (layout.ship_length(slots) - 196, layout.ship_length(slots) - 150, 0.98)):
            line = curve((jetty, y0), ((jetty + side * reach) / 2, (y0 + y1) / 2 + 18), (side * reach, y1), 12)
            paint(cv, poly(line, False), stroke("#2A170A", 5), stroke("#E9D3A0", 2.6))

    return draw


def prizes(metal: str) -> list[Draw]:
    """Roundels 0..12 of one metal, then a blank one for greater figures."""
    return [partial(flags.roundel, metal=metal, value=v) for v in (*range(flags.MOST + 1), None)]


def make(out: Path) -> None:
    sprites = Sprites(out, "ships")
    for slots in layout.COLUMNS:
        sprites.add(f"ship-{slots}", freighter(slots), ship_box(slots))
        sprites.add(f"ship-{slots}-stacked", freighter(slots, wake=False), ship_box(slots))
        sprites.add(f"moorings-{slots}", moorings(slots), (-layout.SHIP_DX, -10, 0, layout.ship_length(slots)))
    plain = partial(vessels.freighter, slots=PLAIN, wells=False)
    sprites.add("ship-plain", plain, ship_box(PLAIN))
    sprites.add("slot", partial(slot, x=0, y=0, r=layout.SLOT_R - 2), (-30, -30, 30, 30))
    b, length = vessels.PILOT_BEAM, vessels.PILOT_LENGTH
    sprites.add("pilot", vessels.pilot_boat, (-b - 16, -24, b + 34, length + 28))
    for side in flags.SIDES:
        sprites.add(f"pennant-{side}", partial(flags.pennant, side=side), PENNANT_BOX[side])
        sprites.add(f"banner-{side}", partial(flags.banner, side=side), BANNER_BOX[side])
    for metal in flags.METALS:
        sprites.add_strip(
            f"prize-{metal}", prizes(metal), ROUNDEL_BOX, {"figures": (0, flags.MOST + 1), "blank": (flags.MOST + 1, 1)}
        )
    spots = {
        "pennant": {side: flags.pennant_spots(side) for side in flags.SIDES},
        "banner": {side: flags.banner_spots(side) for side in flags.SIDES},
        "banner_scale": flags.BANNER_ROUNDEL,
        "metals": list(flags.METALS),
    }
    sprites.finish(prizes=spots)


def moored(cv: skia.Canvas) -> None:
    """A pier of each kind of ship, half laden."""
    for k, slots in enumerate(layout.COLUMNS):
        cv.save()
        cv.translate(layout.SHIP_DX + k * layout.PIER_PITCH + 40, 40)
        vessels.freighter(cv, slots)
        moorings(slots)(cv)
        for i, (x, y) in enumerate(layout.slot_centres(slots)[: slots // 2 + k]):
            cargo(cv, x, y, layout.SLOT_R + 1, CREWS[i * 3 % 4])
        cv.translate(-layout.SHIP_DX, layout.PENNANT_Y - layout.SHIP_Y)
        side = "red" if k % 2 else "yellow"
        flags.pennant(cv, side)
        for (x, y), metal, v in zip(flags.pennant_spots(side), flags.METALS, (7, 4, 3), strict=False):
            cv.save()
            cv.translate(x, y)
            flags.roundel(cv, metal, v)
            cv.restore()
        cv.restore()
    cv.translate(40 + 4 * layout.PIER_PITCH + 90, 60)
    vessels.pilot_boat(cv)


def sheet() -> Image.Image:
    """All ships at full size and at the size of a small window."""
    out = Image.new("RGB", (1820, 720), "#3C8C98")
    for scale, at in ((1.0, (0, 0)), (0.34, (20, 520))):
        picture = sprite(moored, (0, 0, 1820, 520), scale)
        out.paste(picture, at, picture)
    return out
