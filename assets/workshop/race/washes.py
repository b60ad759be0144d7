"""The painted grounds of the Jamaica board: watercolour sea and land, waterlines, the age of the sheet."""

from __future__ import annotations

import numpy as np
import skia
from scipy import ndimage as ndi

from kit.chart import col, fill, geom_path, lerp, pixels, poly, radial, ramp, rgb, smooth, stroke
from kit.sheet import H, Plate, W
from race.geometry import Board
from race.landscape import Plan

SEA = [(0, "sea0"), (12, "sea1"), (46, "sea2"), (112, "sea3"), (205, "sea4"), (340, "sea5")]
TIDE = "#1C3A3E"


def colour(c: str) -> np.ndarray:
    return np.array(rgb(c), np.float32) / 255


def sea_wash(plate: Plate, b: Board, d: np.ndarray, tex: np.ndarray) -> np.ndarray:
    """Watercolour sea: depth ramp with blooms and granulation, reefs in the shallows, each space set off a little."""
    rng = plate.rng("sea")
    n1, n2 = plate.noise(300, rng), plate.noise(70, rng)
    depth = np.maximum(0, d + 34 * n1 * smooth(10, 90, d) + 9 * n2 * smooth(4, 40, d))
    sea = ramp(depth, SEA)
    sea = reefs(plate, sea, d, n2)
    tone, dr = spaces_tone(plate, b, rng)
    sea *= (1 + 0.34 * tone)[..., None]
    sea *= (1 - 0.13 * np.exp(-np.maximum(dr + 3 * n2 - 3, 0) / 10))[..., None]  # pigment settled along the rules
    glow = smooth(16, 70, dr) * smooth(30, 90, d)
    sea = lerp(sea, np.clip(sea * 1.10 + 0.012, 0, 1), 0.6 * glow)
    warp = plate.noise(180, rng, 5) + 0.35 * n1
    for level in (-0.35, 0.15, 0.6):  # backruns: edges of wet blooms
        edge = np.exp(-np.abs(warp - level) / 0.02)
        sea *= (1 - 0.05 * edge - 0.018 * smooth(0, 0.25, warp - level))[..., None]
    # brush streaks, thin places where the sheet shows, the sheet's own colour under the glaze
    h, w = plate.shape
    small = Plate(plate.scale / 4, plate.seed).noise(36, rng, 3)
    streak = ndi.zoom(ndi.uniform_filter1d(small, max(1, round(16 * plate.scale)), axis=1), 4, order=1)
    streak = np.pad(streak, ((0, max(0, h - streak.shape[0])), (0, max(0, w - streak.shape[1]))), mode="edge")[:h, :w]
    sea *= (1 + 0.05 * streak)[..., None]
    sheet = colour("paper")
    sea *= lerp(np.ones(3, np.float32), sheet, 0.55)
    sea = lerp(sea, sheet * 0.93, 0.12 * smooth(0.15, 0.8, plate.noise(140, rng, 5)) * smooth(20, 60, d))
    sea *= (1 + 0.066 * plate.grain(0.9, rng) * smooth(10, 160, d) + 1.1 * (tex - 1))[..., None]
    return sea


def reefs(plate: Plate, sea: np.ndarray, d: np.ndarray, broad: np.ndarray) -> np.ndarray:
    """Sandbanks and coral in the shallow water: pale turquoise patches, flecked with rust and violet."""
    rng = plate.rng("reefs")
    bank = smooth(0.25, 0.6, plate.noise(90, rng, 3) + 0.25 * broad) * smooth(12, 30, d) * (1 - smooth(70, 120, d))
    sea = lerp(sea, colour("#BFE3CC"), 0.42 * bank)
    fleck = plate.noise(7, rng, 2)
    coral = bank * smooth(0.40, 0.62, fleck)
    hue = smooth(-0.2, 0.2, plate.noise(40, rng, 2))
    return lerp(sea, lerp(np.broadcast_to(colour("#8A5A4C"), sea.shape), colour("#3F6F7C"), hue), 0.22 * coral)


def spaces_tone(plate: Plate, b: Board, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A slight tone of its own for every space, and the distance to the nearest rule."""
    surf, cv = plate.layer()
    tones, tcv = plate.layer()
    for s in b.spaces:
        t = 128 + int(rng.normal() * 10) + (30 if s.number % 2 else -30)
        tcv.drawPath(geom_path(s.polygon), skia.Paint(AntiAlias=False, Color=skia.Color(t, t, t, 255)))
    for line in b.rules.values():
        cv.drawPath(poly(line.coords, False), stroke("#FFFFFF", 3))
    tone = plate.blur(pixels(tones)[..., 0], 2.5)
    return np.where(tone > 0.1, tone - 0.5, 0), plate.distance(pixels(surf)[..., 3] < 0.5)


def land_wash(plate: Plate, land: Plan, d_in: np.ndarray, tex: np.ndarray) -> np.ndarray:
    """Land: ochre paper, green wash strongest along the coast, meadows and dry uplands, shade under hills and woods."""
    rng = plate.rng("land")
    n1, n2, n3 = plate.noise(420, rng), plate.noise(120, rng), plate.noise(30, rng, 3)
    base = lerp(np.broadcast_to(colour("land"), (*plate.shape, 3)), colour("#EBDDAE"), smooth(-0.3, 0.5, n1))
    base = lerp(base, colour("meadow"), 0.85 * smooth(-0.15, 0.45, n2 + 0.3 * n1))
    base = lerp(base, colour("#D9A860"), 0.40 * smooth(0.25, 0.7, -n1 + 0.3 * n2))
    heights, woods = relief(plate, land)
    base = lerp(base, base * np.array([0.93, 0.86, 0.74], np.float32), 0.75 * heights)
    base = lerp(base, colour("#7F9150"), 0.62 * woods * smooth(-0.7, 0.3, n3 + 0.6))
    base = lerp(base, colour("#8FA35E"), 0.75 * np.exp(-np.maximum(d_in + 10 * n2, 0) / 34))
    base = lerp(base, colour("#F4E6B8"), 0.9 * (1 - smooth(5, 13, d_in + 3 * n3)))
    valley = 1 - smooth(30, 110, d_in + 30 * n2)
    base = lerp(base, base * np.array([0.90, 0.97, 0.74], np.float32), 0.55 * valley)
    base = lerp(base, base * np.array([0.97, 0.90, 0.72], np.float32), 0.40 * smooth(0.1, 0.8, n2 - 0.4 * n1))
    base *= (1 + 0.035 * n3 + 1.0 * (tex - 1))[..., None]
    return base


def relief(plate: Plate, land: Plan) -> tuple[np.ndarray, np.ndarray]:
    """Soft masks of the uplands and of the woods, for the wash under them."""
    surf, cv = plate.layer()
    for i in land.of("peak", "mound"):
        r = i.size * (0.72 if i.kind == "peak" else 0.55)
        cv.drawOval(
            skia.Rect(i.x - r, i.y - i.height * 0.6 - r * 0.2, i.x + r, i.y + r * 0.36), fill("#FFFFFF", 0.55, r * 0.2)
        )
    heights = pixels(surf)[..., 3]
    surf, cv = plate.layer()
    for i in land.of("tree"):
        r = i.size * 2.1
        cv.drawOval(skia.Rect(i.x - r, i.y - r * 0.7, i.x + r, i.y + r * 0.6), fill("#FFFFFF", 0.5, r * 0.3))
    return heights, pixels(surf)[..., 3]


def surf_line(d: np.ndarray, plate: Plate) -> np.ndarray:
    """Alpha of the broken white surf along the coast."""
    n = plate.noise(26, plate.rng("surf"), 3)
    return np.exp(-(((d - 4.2 - 1.6 * n) / 2.0) ** 2)) * smooth(-0.55, 0.1, n) * (d > 0)


def age(plate: Plate, pic: np.ndarray, stain: np.ndarray) -> np.ndarray:
    """Stains, vignette, a breath of warm light from the north-west, burnt edge, grain over all."""
    rng = plate.rng("age")
    x, y = plate.grid()
    pic = pic * (1 - stain[..., None] * np.array([0.7, 1.0, 1.5], np.float32))
    v = np.hypot((x - W / 2) / (W * 0.62), (y - H / 2) / (H * 0.62))
    pic *= (1 - 0.24 * smooth(0.62, 1.25, v))[..., None]
    pic *= np.array([1, 0.985, 0.955], np.float32) ** smooth(0.5, 1.2, v)[..., None]
    pic *= (1 + 0.05 * (1 - smooth(0, 1.5, np.hypot(x / W, y / H))))[..., None] * np.array(
        [1.01, 1.0, 0.985], np.float32
    )
    edge = np.minimum(np.minimum(x, W - x), np.minimum(y, H - y)) + 7 * plate.noise(50, rng)
    burn = np.exp(-np.maximum(edge, 0) / 13)
    pic *= 1 - burn[..., None] * np.array([0.42, 0.55, 0.68], np.float32)
    pic *= 1 + 0.010 * plate.grain(0.6, rng)[..., None]
    return np.clip(pic, 0, 1)


def light_map(plate: Plate, lamps: list[tuple[float, float, float]]) -> np.ndarray:
    """What the day picture is multiplied by at dusk: blue, warm round the lamps (x, y, radius)."""
    surf, cv = plate.layer()
    cv.clear(col("#7F8FD2"))
    for x, y, r in lamps:
        glow = radial(
            (x, y), r, [("#FFE7B4", 0.95), ("#FFCF86", 0.62), ("#D79C6A", 0.22), ("#A07A7A", 0)], [0, 0.3, 0.65, 1]
        )
        cv.drawCircle(x, y, r, fill("#FFFFFF", shader=glow))
    return pixels(surf)[..., :3]
