"""Watercolour grounds of the quay, as arrays: sand, cobbles, water, and the ageing of the finished sheet."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import skia
from scipy import ndimage as ndi
from scipy.spatial import cKDTree

from kit.chart import fill, lerp, noise, parchment, pixels, poly, ramp, rgb, smooth
from kit.curves import spline
from kit.sheet import Plate, waterlines
from montego import layout

LAGOON = (
    (2262, 40),
    (2276, 110),
    (2318, 168),
    (2330, 214),
    (2400, 262),
    (2470, 276),
    (2540, 300),
    (2600, 180),
    (2600, 20),
    (2400, 0),
)


@dataclass
class Ground:
    """The painted ground and what later layers need of it."""

    picture: np.ndarray
    texture: np.ndarray  # of the parchment, around 1
    stain: np.ndarray
    depth: np.ndarray  # distance from land, in board units


def tint(colour: str) -> np.ndarray:
    """A colour as three floats."""
    return np.array(rgb(colour), np.float32) / 255


def cobbles(plate: Plate, rows: slice, cell: float, rng: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Voronoi stones over some rows of the sheet: distance to the joint, tone per stone, light on the stone."""
    squash = 1.25
    x, y = plate.grid()
    y = y[rows] * squash
    gx, gy = np.meshgrid(np.arange(-1, layout.W / cell + 2), np.arange(y[0, 0] // cell - 1, y[-1, 0] / cell + 2))
    px = (gx + 0.5 * (gy % 2) + 0.27 * rng.normal(size=gx.shape)) * cell
    py = (gy + 0.24 * rng.normal(size=gx.shape)) * cell
    seeds = np.stack([px.ravel(), py.ravel()], 1)
    shape = (y.shape[0], x.shape[1])
    at = np.stack([np.broadcast_to(x, shape).ravel(), np.broadcast_to(y, shape).ravel()], 1)
    d, i = cKDTree(seeds).query(at, k=2, workers=2)
    edge = (d[:, 1] - d[:, 0]).reshape(shape).astype(np.float32)
    tone = rng.normal(size=len(seeds)).astype(np.float32)[i[:, 0]].reshape(shape)
    light = -((at - seeds[i[:, 0]]) / cell).sum(1).reshape(shape).astype(np.float32)
    return edge, tone, light


def sand(plate: Plate, tex: np.ndarray) -> np.ndarray:
    """Beach: pale sand, wind ripples, grass toward both ends."""
    rng = plate.rng("sand")
    n1, n2, n3 = plate.noise(360, rng), plate.noise(90, rng), plate.noise(22, rng, 3)
    x, y = plate.grid()
    c = lerp(np.broadcast_to(tint("#EFD9A0"), (*plate.shape, 3)), tint("#F8EBC2"), smooth(-0.4, 0.5, n1))
    c = lerp(c, tint("#D9B46C"), 0.55 * smooth(0.1, 0.7, n2 - 0.3 * n1))
    ends = smooth(2.0, 0.6, np.minimum(x - layout.FRAME, layout.W - layout.FRAME - x) / 240 + 0.8 * n2)
    c = lerp(c, tint("#A9B26A"), 0.75 * ends)
    ripple = np.sin((y + 9 * n2 + 6 * n1) / 3.4) * smooth(0.0, 0.5, n1)
    c *= (1 + 0.03 * n3 + 0.022 * ripple + 1.1 * (tex - 1))[..., None]
    return c


def paving(plate: Plate, tex: np.ndarray) -> np.ndarray:
    """Cobbled quay between beach and water; black elsewhere."""
    rng = plate.rng("paving")
    rows = slice(round((layout.BEACH_Y - 10) * plate.scale), round((layout.QUAY_Y + 10) * plate.scale))
    edge, tone, light = cobbles(plate, rows, 25, rng)
    n1, n2 = plate.noise(300, rng)[rows], plate.noise(60, rng, 3)[rows]
    c = lerp(np.broadcast_to(tint("#C6AE82"), (*edge.shape, 3)), tint("#A99A86"), smooth(-0.5, 0.6, n1 + 0.3 * tone))
    c = c * (1 + 0.075 * tone + 0.1 * light + 0.03 * n2)[..., None]
    c = lerp(c, tint("#5E4A30"), 0.75 * (1 - smooth(1.5, 4.5, edge)))
    out = np.zeros((*plate.shape, 3), np.float32)
    out[rows] = c * (1 + 0.8 * (tex[rows] - 1))[..., None]
    return out


def water(plate: Plate, tex: np.ndarray, d: np.ndarray) -> np.ndarray:
    """Harbour water: deeper to the south, backruns, brush streaks, waterlines along every shore."""
    rng = plate.rng("water")
    n1, n2 = plate.noise(300, rng), plate.noise(60, rng)
    _, y = plate.grid()
    depth = np.maximum(0, 0.42 * d + 0.34 * np.maximum(y - layout.WATER_Y, 0) + 30 * n1 + 8 * n2)
    sea = ramp(depth, [(0, "sea1"), (30, "sea2"), (85, "sea3"), (165, "sea4"), (300, "sea5")])
    warp = plate.noise(170, rng, 5) + 0.35 * n1
    for level in (-0.35, 0.15, 0.6):
        sea *= (1 - 0.05 * np.exp(-np.abs(warp - level) / 0.02) - 0.018 * smooth(0, 0.25, warp - level))[..., None]
    h, w = plate.shape
    streak = noise((layout.H // 4, layout.W // 16), 9, rng, 3)
    sea *= (1 + 0.055 * ndi.zoom(streak, (h / streak.shape[0], w / streak.shape[1]), order=1))[..., None]
    sea *= lerp(np.ones(3, np.float32), tint("paper"), 0.55)
    sea *= (1 + 0.065 * plate.grain(0.9, rng) + 1.1 * (tex - 1))[..., None]
    return lerp(sea, tint("#1C3A3E"), 0.55 * waterlines(d, plate.rng("waterlines"), plate.scale))


def solid(plate: Plate) -> np.ndarray:
    """Where there is land, quay or jetty (0..1)."""
    surf, cv = plate.layer()
    cv.drawRect(skia.Rect(0, 0, layout.W, layout.WATER_Y), fill("#FFFFFF"))
    hole = fill("#FFFFFF")
    hole.setBlendMode(skia.BlendMode.kClear)
    cv.drawPath(poly(spline(LAGOON, 14)), hole)
    for k in range(1, layout.PIERS + 1):
        x, _ = layout.pier(k)
        cv.drawRect(skia.Rect(x - layout.PIER_W / 2, 1000, x + layout.PIER_W / 2, layout.PIER_Y1), fill("#FFFFFF"))
    return pixels(surf)[..., 3]


def ground(plate: Plate) -> Ground:
    """Beach, paving and water inside the frame, bare parchment outside."""
    tex, stain = parchment(plate.shape, plate.rng("parchment"), 9, plate.scale)
    land = solid(plate) > 0.5
    d = plate.distance(~land)
    x, y = plate.grid()
    sea = water(plate, tex, d)
    shore = sand(plate, tex)
    wet = np.exp(-plate.distance(land) / 9) * (y < layout.BEACH_Y)
    shore = lerp(shore, shore * tint("#B98F58") * 1.15, 0.75 * wet)
    shore = np.where(land[..., None], shore, sea)
    picture = np.where((y < layout.QUAY_Y)[..., None], paving(plate, tex), sea)
    picture = np.where((y < layout.BEACH_Y)[..., None], shore, picture)
    inside = (x > layout.FRAME) & (x < layout.W - layout.FRAME) & (y > layout.FRAME) & (y < layout.H - layout.FRAME)
    picture = np.where(inside[..., None], picture, tint("paper") * tex[..., None])
    return Ground(picture.astype(np.float32), tex, stain, d)


def wear(plate: Plate, picture: np.ndarray) -> np.ndarray:
    """Years of boots on the paving: lighter and darker patches, warm where it is dark."""
    rng = plate.rng("wear")
    _, y = plate.grid()
    quay = (y > layout.BEACH_Y) & (y < layout.QUAY_Y)
    patches = 0.075 * plate.noise(240, rng, 5) + 0.05 * plate.noise(46, rng, 3)
    warmth = np.where(quay, np.clip(0.5 - 4 * patches, 0, 1), 0).astype(np.float32)
    glaze = lerp(np.ones(3, np.float32), np.array([1.0, 0.95, 0.84], np.float32), warmth)
    worn: np.ndarray = picture * np.where(quay, 0.98 + patches, 1).astype(np.float32)[..., None] * glaze
    return worn


def age(plate: Plate, picture: np.ndarray, tex: np.ndarray, stain: np.ndarray) -> np.ndarray:
    """Stains, vignette, light from the north-west, burnt edge, grain."""
    rng = plate.rng("age")
    x, y = plate.grid()
    picture = picture * (1 - 0.6 * stain[..., None] * np.array([0.7, 1.0, 1.5], np.float32))
    picture *= (1 + 0.55 * (tex - 1))[..., None]
    off = np.hypot((x - layout.W / 2) / (layout.W * 0.62), (y - layout.H / 2) / (layout.H * 0.62))
    warm = np.array([1, 0.985, 0.955], np.float32)
    picture *= (1 - 0.24 * smooth(0.66, 1.25, off))[..., None] * warm ** smooth(0.5, 1.2, off)[..., None]
    lit = 1 - smooth(0, 1.5, np.hypot(x / layout.W, y / layout.H))
    picture *= (1 + 0.09 * lit)[..., None] * np.array([1.01, 1.0, 0.985], np.float32)
    edge = np.minimum(np.minimum(x, layout.W - x), np.minimum(y, layout.H - y)) + 7 * plate.noise(50, rng)
    burn = np.exp(-np.maximum(edge, 0) / 13)
    picture *= 1 - burn[..., None] * np.array([0.42, 0.55, 0.68], np.float32)
    picture *= 1 + 0.012 * plate.grain(0.6, rng)[..., None]
    return np.clip(picture, 0, 1, out=picture)
