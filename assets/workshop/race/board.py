"""The Jamaica board: morning picture, light and lamps of the evening, and the geometry for the game."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import skia
from PIL import Image
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from kit import curves, things
from kit import sheet as chart_sheet
from kit.chart import fill, geom_path, ink, lerp, over, parchment, pixels, radial, stroke
from kit.sheet import FRAME, H, Plate, W
from race import atlas, landscape, ornaments, places, sealife, symbols, washes
from race.geometry import Board
from race.landscape import Plan

DATA = ("data/jamaica-board.csv",)
SEED = 1675
SCALE = 1.5  # 3840 x 2400 pixels


def rhumb_lines(cv: skia.Canvas, b: Board) -> None:
    """Wind rays from the three corner pieces."""
    cv.save()
    cv.clipPath(geom_path(b.outer.difference(b.land)), skia.ClipOp.kIntersect, True)
    for cx, cy in ornaments.CORNERS.values():
        for k in range(32):
            a = math.pi * 2 * k / 32
            paint = stroke("#EAF3E2" if k % 2 else "#F6E9C4", 1.5 if k % 4 == 0 else 1.0, 0.30 if k % 4 == 0 else 0.17)
            cv.drawLine(cx, cy, cx + 3200 * math.cos(a), cy + 3200 * math.sin(a), paint)
    cv.restore()


def coast(cv: skia.Canvas, b: Board, rng: np.random.Generator) -> None:
    """Coastline swelling on the lee side, with a fine line inside it."""
    for g in (b.island, *b.islets.values()):
        pts = curves.resample(np.array(curves.clockwise(g.exterior).coords)[:-1], 3)
        ink(cv, pts, 3.4, "ink", 0.95, rng, light=0.62, closed=True)
        inner = g.buffer(-6)
        for q in getattr(inner, "geoms", [inner]):
            p = curves.resample(np.array(curves.clockwise(q.exterior).coords)[:-1], 4)
            ink(cv, p, 1.1, "ink_soft", 0.55, rng, light=0.5, closed=True)


def ground(plate: Plate, b: Board, land: Plan, tex: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Sheet, sea and land without any ink; and the distance of the water from the land."""
    shore, outer = plate.mask(b.land), plate.mask(b.outer)
    d = plate.blur(plate.distance(shore < 0.5), 0.8) * (shore < 0.5)
    paper = washes.colour("paper") * tex[..., None]
    blotch = washes.smooth(-0.2, 0.8, plate.noise(500, plate.rng("sheet")))
    paper = lerp(paper, paper * np.array([0.80, 0.66, 0.44], np.float32), 0.36 * blotch)
    pic = lerp(paper, washes.sea_wash(plate, b, d, tex), outer)
    cast = plate.shift(plate.blur(shore, 5), 7, 8)  # shadow of the land on the water, light from the north-west
    pic *= (1 - 0.30 * np.clip(cast - shore, 0, 1))[..., None]
    surf, cv = plate.layer()
    rhumb_lines(cv, b)
    pic = over(pic, surf)
    lines = chart_sheet.waterlines(d, plate.rng("waterlines"), plate.scale) * outer * (shore < 0.5)
    pic = lerp(pic, washes.colour(washes.TIDE), 0.62 * lines)
    pic = lerp(pic, washes.colour("#F7FFF6"), 0.55 * washes.surf_line(d, plate) * outer)
    d_in = plate.distance(shore >= 0.5)
    return lerp(pic, washes.land_wash(plate, land, d_in, tex), shore), d


def engraving(plate: Plate, b: Board, land: Plan, d: np.ndarray) -> skia.Surface:
    """All that the pen drew below the symbols."""
    surf, cv = plate.layer()
    sealife.currents(cv, b, plate.rng("currents"))
    chart_sheet.waves(cv, b.outer, plate.rng("waves"), d, plate.scale)
    sealife.name_of_the_sea(cv)
    sealife.shoals(cv, b, plate.rng("shoals"))
    sealife.anchorages(cv, b)
    sealife.creatures(cv, b, plate.rng("creatures"))
    symbols.rules(cv, b, plate.rng("rules"))
    coast(cv, b, plate.rng("coast"))
    landscape.paint(cv, b, land, plate.rng("landscape"))
    ornaments.town(cv, plate.rng("town"))
    return surf


def print_symbols(plate: Plate, b: Board) -> skia.Surface:
    """Frame, ornaments and the symbols of all spaces."""
    surf, cv = plate.layer()
    rng = plate.rng("symbols")
    chart_sheet.frame(cv, b.outer)
    ornaments.spandrels(cv, b.outer, rng)
    symbols.red_line(cv, b, rng)
    symbols.darts(cv, b)
    ornaments.title(cv)
    ornaments.table_slots(cv, rng)
    ornaments.port_royal(cv)
    for s in b.spaces:
        if s.kind == "sea":
            symbols.squares(cv, s, rng)
        elif s.kind == "lair":
            symbols.skull_rock(cv, *s.symbol, symbols.CRAGS[s.number], rng)
        elif s.kind == "port":
            things.medallion(cv, *s.symbol, s.cost)
        if s.number >= 41:
            things.score_plate(cv, *s.plate, s.score)
    symbols.minus_five(cv, b)
    return surf


def draw(b: Board, land: Plan, scale: float = SCALE) -> np.ndarray:
    """The bare board in the morning: chests, pile, ships and dice are sprites."""
    plate = Plate(scale, SEED)
    tex, stain = parchment(plate.shape, plate.rng("parchment"), 11, scale)
    pic, d = ground(plate, b, land, tex)
    worn = 0.97 + 0.03 * np.clip(plate.noise(5, plate.rng("worn"), 1), -1, 1)
    pic = over(pic, engraving(plate, b, land, d), worn)
    pic = over(pic, print_symbols(plate, b))
    return washes.age(plate, pic, stain)


# ---------------------------------------------------------------- evening


def lit_windows(land: Plan) -> list[tuple[float, float, float]]:
    """Where a light shows in the evening: x, y, size of the house."""
    houses = land.of("house", "church", "great house", "sugar mill", "fort")
    return [*atlas.TOWN, *((i.x, i.y, i.size) for i in houses)]


def light(b: Board, land: Plan, scale: float) -> np.ndarray:
    """Multiply the morning picture by this at dusk."""
    ports = [(*s.symbol, 120.0) for s in b.spaces if s.kind == "port"]
    plates = [(*s.plate, 74.0) for s in b.spaces if s.plate != (0, 0)]
    plates.append((*symbols.seal_at(b), 96.0))
    homes = [(x, y - s * 0.3, s * 1.7) for x, y, s in lit_windows(land)]
    great = [
        (2090, 420, 200),
        (*ornaments.LAUREL, 110),
        (1290, 590, 420),
        (*places.SUN, 190),
        (*places.MOON, 190),
        (2302, 122, 165),
    ]
    return washes.light_map(Plate(scale, SEED), [*homes, *ports, *plates, *great])


def lamps(b: Board, land: Plan, scale: float) -> np.ndarray:
    """Add this to the dusk picture: lit windows, lanterns, the moon's path on the sea."""
    surf, cv = Plate(scale, SEED).layer()
    cv.clear(0xFF000000)
    rng = np.random.default_rng(7)
    for x, y, s in lit_windows(land):
        for dx, dy in ((-0.2, -0.12), (0.28, -0.20), (0.54, -0.22)):
            if rng.random() < 0.75:
                px, py, r = x + s * dx, y + s * dy, s * 0.30
                glow = radial((px, py), r, [("#FFC45A", 0.85), ("#FF8A2A", 0.28), ("#000000", 0)], [0, 0.35, 1])
                cv.drawCircle(px, py, r, fill("#FFFFFF", shader=glow))
    fires = [(i.x, i.y - (i.size * 1.1 if i.kind == "lighthouse" else 0), 56) for i in land.of("lighthouse", "camp")]
    eyes = [e for s in b.spaces if s.kind == "lair" for e in symbols.CRAGS[s.number].fires(*s.symbol)]
    for px, py, r in [*fires, *((x, y, 34) for x, y in eyes)]:
        glow = radial((px, py), r, [("#FFE39A", 0.95), ("#FFA23A", 0.35), ("#000000", 0)], [0, 0.2, 1])
        cv.drawCircle(px, py, r, fill("#FFFFFF", shader=glow))
    moon_path(cv, b, rng)
    return pixels(surf)[..., :3]


def moon_path(cv: skia.Canvas, b: Board, rng: np.random.Generator) -> None:
    """Glints on the open water, thickest in the north-west where the moon stands."""
    cv.save()
    cv.clipPath(geom_path(open_water(b)), skia.ClipOp.kIntersect, True)
    for _ in range(2600):
        x, y = rng.random() * W, rng.random() * H
        near = math.exp(-math.hypot(x - 250, (y - 250) * 1.2) / 900)
        if rng.random() < 0.25 + near:
            n = 4 + 10 * rng.random()
            cv.drawLine(x - n, y, x + n, y, stroke("#9FB6E8", 1.3, 0.10 + 0.28 * near, 0.5))
    cv.restore()


def open_water(b: Board) -> BaseGeometry:
    """The sea without land and symbols."""
    printed = [box(2120, FRAME, 2480, 178), Point(ornaments.LAUREL).buffer(66)]
    for s in b.spaces:
        (x, y), (w, h) = s.symbol, places.extent(s, s.layout)
        printed += [box(x - w / 2 - 8, y - h / 2 - 8, x + w / 2 + 8, y + h / 2 + 8), Point(s.plate).buffer(40)]
    return b.outer.buffer(-8).difference(unary_union([b.land.buffer(10), *printed]))


def at_dusk(pic: np.ndarray, light_: np.ndarray, lamps_: np.ndarray) -> np.ndarray:
    """What the game shows in the evening: the morning picture times the light, plus the lamps."""
    h, w = pic.shape[:2]

    def fit(a: np.ndarray) -> np.ndarray:
        return np.asarray(image(a).resize((w, h), Image.Resampling.BILINEAR), np.float32) / 255

    return np.clip(pic * fit(light_) + fit(lamps_), 0, 1)


# ---------------------------------------------------------------- results


def image(a: np.ndarray) -> Image.Image:
    """Float picture (straight alpha) -> image."""
    return Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8))


def world() -> tuple[Board, Plan]:
    """The board and what stands on its land."""
    b = places.arranged()
    return b, landscape.plan(b, Plate(SCALE, SEED).rng("plan"))


def make(out: Path) -> None:
    """Write the board's pictures and geometry."""
    folder = out / "pictures" / "jamaica"
    folder.mkdir(parents=True, exist_ok=True)
    b, land = world()
    image(draw(b, land)).save(folder / "board.webp", quality=94, method=6)
    image(light(b, land, 0.375)).save(folder / "board-evening-light.webp", quality=95, method=6)
    image(lamps(b, land, 0.75)).save(folder / "board-evening-lamps.webp", quality=92, method=6)
    text = json.dumps(places.export(b), separators=(",", ":"))
    (folder / "board.json").write_text(text + "\n", encoding="utf8", newline="\n")


def with_tokens(pic: np.ndarray, b: Board, scale: float) -> np.ndarray:
    """The board as a game begins: treasure pile, a chest on every lair."""
    surf, cv = Plate(scale, SEED).layer()
    ornaments.treasure_pile(cv, 9)
    for s in b.spaces:
        if s.kind == "lair":
            x, y = places.chest_foot(s)
            things.chest(cv, x, y - 0.345 * places.CHEST, places.CHEST)
    return over(pic, surf)


def sheet() -> Image.Image:
    """Morning and evening, with tokens, one above the other at the size of a 1280 x 800 window."""
    b, land = world()
    scale = 0.68
    morning = with_tokens(draw(b, land, scale), b, scale)
    evening = at_dusk(morning, light(b, land, 0.375), lamps(b, land, 0.75))
    both = Image.new("RGB", (870, 1100), "#2A170A")
    for k, pic in enumerate((morning, evening)):
        both.paste(image(pic).resize((870, 544), Image.Resampling.LANCZOS), (0, 556 * k))
    return both
