"""The quay: bare backgrounds for eight and for seven warehouses, and the geometry of everything on them."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import skia
from PIL import Image
from shapely.geometry import box

from kit import things
from kit.chart import over, stroke
from kit.sheet import Plate, frame, waves
from montego import furniture, layout, stonework, washes
from montego.brush import SCALE
from montego.characters import empty_hammock
from montego.crews import CREWS
from montego.shore import big_palm, buoy, crate, gull, plant, rope_coil
from montego.tavern import crab, stein, tavern
from montego.vessels import hull
from montego.village import beach

SEED = 1692
QUALITY = 90
GULLS = ((1702, 1424, 17, -20), (2100, 1350, 17, 16), (1640, 1440, 15, 20), (2330, 150, 17, -25), (2440, 1356, 15, 30))


def clip_to_frame(cv: skia.Canvas) -> None:
    """Keep what follows inside the neatline."""
    cv.clipRect(skia.Rect(layout.FRAME, layout.FRAME, layout.W - layout.FRAME, layout.H - layout.FRAME))


def sea_marks(plate: Plate, picture: np.ndarray, depth: np.ndarray) -> np.ndarray:
    """Rhumb lines from the compass and engraved wave ticks."""
    surf, cv = plate.layer()
    cv.save()
    cv.clipRect(skia.Rect(layout.FRAME, layout.WATER_Y, layout.W - layout.FRAME, layout.H - layout.FRAME))
    x, y = layout.COMPASS
    for k in range(32):
        a = math.pi * 2 * k / 32
        pen = stroke("#F6E9C4", 1.5, 0.34) if k % 4 == 0 else stroke("#EAF3E2", 1, 0.2)
        cv.drawLine(x, y, x + 3000 * math.cos(a), y + 3000 * math.sin(a), pen)
    cv.restore()
    harbour = box(layout.FRAME, layout.WATER_Y + 20, layout.W - layout.FRAME, layout.H - layout.FRAME)
    waves(cv, harbour, plate.rng("waves"), depth + 60, plate.scale)
    return over(picture, surf)


def built_ground(plate: Plate, picture: np.ndarray, n: int) -> np.ndarray:
    """The ring with its places and arrows, walls and jetties."""
    surf, cv = plate.layer()
    clip_to_frame(cv)
    stonework.ring(cv, plate.rng("ring"))
    stonework.end_arrows(cv)
    stonework.lane_arrows(cv, n)
    rng = plate.rng("places")
    for name, i, north in layout.ring(n):
        stonework.place(cv, *layout.place(i, north, n), name, rng)
    stonework.beach_wall(cv, plate.rng("beach wall"))
    stonework.quay_wall(cv, plate.rng("quay wall"))
    for k in range(1, layout.PIERS + 1):
        stonework.jetty(cv, k, plate.rng(f"jetty {k}"))
    return over(picture, surf)


def jacks_corner(cv: skia.Canvas, rng: np.random.Generator) -> None:
    """Two palms with the empty hammock between them, and the coin tray."""
    x, y = layout.HAMMOCK
    big_palm(cv, x - 92, y + 62, 116, rng, 0.08)
    big_palm(cv, x + 92, y + 62, 122, rng, -0.06)
    cv.save()
    cv.translate(x, y)
    empty_hammock(cv)
    cv.restore()
    furniture.coin_tray(cv)


def tallys_corner(cv: skia.Canvas) -> None:
    """Desk and cellar rack."""
    furniture.cellar_rack(cv)
    crate(cv, 104, 838, 42)
    rope_coil(cv, 268, 830, 20)
    cv.save()
    cv.translate(*layout.DESK)
    furniture.desk(cv)
    cv.restore()


def waiting_berths(cv: skia.Canvas) -> None:
    """Where the two stacks of ships wait: a faint outline between red buoys."""
    for x, y in layout.STACKS:
        cv.save()
        cv.translate(x, y)
        cv.scale(layout.STACK_SCALE, layout.STACK_SCALE)
        pen = stroke("#F6F3DC", 4, 0.5, cap=skia.Paint.kButt_Cap)
        pen.setPathEffect(skia.DashPathEffect.Make([18, 14], 0))
        cv.drawPath(hull(layout.beam(12), layout.ship_length(12)), pen)
        for side in (-1, 1):
            buoy(cv, side * 118, layout.ship_length(12) - 60, 15)
        cv.restore()


def alleys(cv: skia.Canvas, n: int) -> None:
    """With seven warehouses there is room between them: pots, crates and rope."""
    gap = layout.pitch(n) - layout.HOUSE_W
    if gap < 40:
        return
    for i in range(1, n):
        x = layout.ROW_X0 + i * layout.pitch(n) + 4
        if i % 3 == 0:
            crate(cv, x, 800, 30)
        else:
            rope_coil(cv, x, 800, 14)
        plant(cv, x, 860, 34)
        plant(cv, x, 548, 30)


def upright_things(plate: Plate, picture: np.ndarray, n: int) -> np.ndarray:
    """Everything that stands on the ground and does not move."""
    surf, cv = plate.layer()
    cv.save()
    clip_to_frame(cv)
    beach(cv, plate.rng("beach"))
    furniture.score_track(cv, plate.rng("score"))
    furniture.order_rail(cv, layout.TILES[n], plate.rng("rail"))
    alleys(cv, n)
    tavern(cv, True, plate.rng("west tavern"), ("Rum", "Cask"), stein)
    tavern(cv, False, plate.rng("east tavern"), ("Jolly", "Crab"), crab)
    jacks_corner(cv, plate.rng("palms"))
    tallys_corner(cv)
    ends = [layout.pier(k)[0] for k in range(1, layout.PIERS + 1)]
    rope_coil(cv, ends[0] - 6, 1398, 19)
    crate(cv, ends[1] + 2, 1402, 34)
    rope_coil(cv, ends[2] + 4, 1400, 18)
    crate(cv, ends[3] - 8, 1398, 30)
    for k, x in enumerate(ends, 1):
        things.medallion(cv, x, layout.MEDALLION_Y, k, 36)
    waiting_berths(cv)
    things.serpent(cv, 2190, 1404, 52, plate.rng("serpent"))
    for x, y, size, angle in GULLS:
        gull(cv, x, y, size, angle)
    for x in ends:
        stonework.bollard(cv, x + layout.SHIP_DX - 70, layout.QUAY_Y + 16)
        stonework.bollard(cv, x + layout.SHIP_DX + 70, layout.QUAY_Y + 16)
    furniture.title(cv)
    things.compass(cv, *layout.COMPASS, 82)
    cv.restore()
    frame(cv, box(layout.FRAME + 2, layout.FRAME + 2, layout.W - layout.FRAME - 2, layout.H - layout.FRAME - 2))
    return over(picture, surf)


def draw(plate: Plate, ground: washes.Ground, n: int) -> Image.Image:
    """The bare quay for n warehouses."""
    picture = sea_marks(plate, ground.picture, ground.depth)
    picture = washes.wear(plate, built_ground(plate, picture, n))
    picture = washes.age(plate, upright_things(plate, picture, n), ground.texture, ground.stain)
    return Image.fromarray((picture * 255 + 0.5).astype(np.uint8))


def rounded(value: Any) -> Any:
    """The same with all numbers to one decimal, tuples as lists."""
    if isinstance(value, dict):
        return {k: rounded(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [rounded(v) for v in value]
    if isinstance(value, float):
        return int(value) if value == int(value) else round(value, 1)
    return value


def row_geometry(n: int) -> dict[str, Any]:
    """What depends on the number of warehouses."""
    tiles = layout.TILES[n]
    ring = []
    for (name, i, north), path in zip(layout.ring(n), layout.steps(n), strict=True):
        x, y = layout.place(i, north, n)
        ring.append(
            {
                "name": name,
                "warehouse": i,
                "side": "north" if north else "south",
                "centre": (x, y),
                "feet": (x, y + layout.FEET),
                "tally": layout.tally_stop(i, north, n),
                "path": path,
            }
        )
    warehouses = [
        {
            "centre": (layout.place(i, True, n)[0], (layout.HOUSE_Y0 + layout.HOUSE_Y1) / 2),
            "box": (x - layout.HOUSE_W / 2, layout.HOUSE_Y0, x + layout.HOUSE_W / 2, layout.HOUSE_Y1),
            "north": (x, layout.STORE_N_Y),
            "south": (x, layout.STORE_S_Y),
        }
        for i, x in ((i, layout.place(i, True, n)[0]) for i in range(1, n + 1))
    ]
    rail = {"slots": [layout.rail_slot(k, tiles) for k in range(tiles)], "jack": layout.rail_jack(tiles)}
    return {"picture": f"quay-{n}.webp", "ring": ring, "warehouses": warehouses, "rail": rail}


def geometry() -> dict[str, Any]:
    """All places of the quay in board units."""
    taverns = {
        name: {
            "box": layout.TAVERN_W if west else layout.TAVERN_E,
            "terrace": layout.terrace(west),
            "seats": [layout.seat(k, west) for k in range(len(CREWS))],
            "exit": layout.tavern_exit(west),
        }
        for name, west in (("west", True), ("east", False))
    }
    piers = [
        {
            "jetty": layout.pier(k)[0],
            "medallion": (layout.pier(k)[0], layout.MEDALLION_Y),
            "pennant": (layout.pier(k)[0], layout.PENNANT_Y),
            "berth": (layout.pier(k)[1], layout.SHIP_Y),
        }
        for k in range(1, layout.PIERS + 1)
    ]
    ships = {
        str(n): {
            "slots": layout.slot_centres(n),
            "length": layout.ship_length(n) + layout.BOWSPRIT,
            "half_beam": layout.beam(n),
        }
        for n in layout.COLUMNS
    }
    score = {
        "cells": [layout.score_cell(v) for v in range(layout.SCORE_LAST + 1)],
        "size": (layout.SCORE_W, layout.SCORE_H),
        "spots": {str(k): spots for k, spots in layout.SCORE_SPOTS.items()},
    }
    return {
        "units": (layout.W, layout.H),
        "crews": [crew.name for crew in CREWS],
        "rows": {str(n): row_geometry(n) for n in layout.HOUSES},
        "place_radius": layout.PLACE_R,
        "feet": layout.FEET,
        "jack_beside": layout.JACK_BESIDE,
        "worker_height": layout.WORKER_H,
        "store": (layout.STORE_W, layout.STORE_H),
        "taverns": taverns,
        "cellar": {"places": [layout.cellar(k) for k in range(len(CREWS))], "radius": layout.CELLAR_R},
        "tally_desk": layout.DESK,
        "hammock": layout.HAMMOCK,
        "coins": {"wells": layout.coin_wells(), "radius": layout.COIN_R},
        "piers": piers,
        "ships": ships,
        "plain_ship": {
            "deck": layout.plain_deck(),
            "length": layout.ship_length(14) + layout.BOWSPRIT,
            "half_beam": layout.beam(14),
        },
        "slot_radius": layout.SLOT_R,
        "stacks": {"berths": layout.STACKS, "scale": layout.STACK_SCALE, "step": layout.STACK_STEP},
        "channel": layout.CHANNEL_Y,
        "cay": layout.CAY,
        "score": score,
        "tile": layout.RAIL_TILE,
    }


def make(out: Path) -> None:
    folder = out / "pictures" / "montego"
    folder.mkdir(parents=True)
    plate = Plate(SCALE, SEED)
    ground = washes.ground(plate)
    for n in layout.HOUSES:
        draw(plate, ground, n).save(folder / f"quay-{n}.webp", quality=QUALITY, method=6)
    text = json.dumps(rounded(geometry()), indent=1)
    (folder / "quay.json").write_text(text + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """Both bare quays, one large, both as in a window of 1280 x 800."""
    plate = Plate(0.75, SEED)
    ground = washes.ground(plate)
    pictures = [draw(plate, ground, n) for n in layout.HOUSES]
    out = Image.new("RGB", (1920, 1200 + 560), "#2A1B10")
    out.paste(pictures[0], (0, 0))
    for k, picture in enumerate(pictures):
        out.paste(picture.resize((872, 545), Image.Resampling.LANCZOS), (40 + 960 * k, 1208))
    return out
