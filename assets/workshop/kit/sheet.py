"""What every chart shares: size, frame with its ladder of degrees, waterlines, wave ticks."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import numpy as np
import skia
from scipy import ndimage as ndi
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

from kit.chart import (
    curve,
    fill,
    geom_path,
    grain,
    ink,
    layer,
    noise,
    pixels,
    smooth,
    stroke,
)
from kit.ornaments import star

W, H = 2560, 1600  # board units
FRAME = 66  # neatline: where the sheet begins


@dataclass(frozen=True)
class Plate:
    """A picture of the whole sheet at some number of pixels per board unit.

    All sizes given to its methods are board units, so the same program draws a preview and the full picture.
    """

    scale: float
    seed: int

    @property
    def shape(self) -> tuple[int, int]:
        return round(H * self.scale), round(W * self.scale)

    def rng(self, name: str) -> np.random.Generator:
        """A stream of its own per purpose: what one layer draws never shifts the next one."""
        return np.random.default_rng([self.seed, zlib.crc32(name.encode())])

    def layer(self) -> tuple[skia.Surface, skia.Canvas]:
        """A clear surface whose canvas takes board units."""
        h, w = self.shape
        surf, cv = layer(w, h)
        cv.scale(self.scale, self.scale)
        return surf, cv

    def mask(self, geometry: BaseGeometry) -> np.ndarray:
        """Coverage (0..1) of a shape."""
        surf, cv = self.layer()
        cv.drawPath(geom_path(geometry), fill("#FFFFFF"))
        return pixels(surf)[..., 3]

    def noise(self, cell: float, rng: np.random.Generator, octaves: int = 4) -> np.ndarray:
        return noise(self.shape, cell * self.scale, rng, octaves)

    def grain(self, sigma: float, rng: np.random.Generator) -> np.ndarray:
        return grain(self.shape, sigma * self.scale, rng)

    def blur(self, a: np.ndarray, sigma: float) -> np.ndarray:
        return ndi.gaussian_filter(a, sigma * self.scale)

    def distance(self, inside: np.ndarray) -> np.ndarray:
        """Distance of every pixel that is inside to the nearest one that is not."""
        return ndi.distance_transform_edt(inside).astype(np.float32) / self.scale

    def shift(self, a: np.ndarray, dx: float, dy: float) -> np.ndarray:
        return ndi.shift(a, (dy * self.scale, dx * self.scale), order=1)

    def grid(self) -> tuple[np.ndarray, np.ndarray]:
        """Board coordinates x and y of every pixel (as a row and a column)."""
        h, w = self.shape
        x = (np.arange(w, dtype=np.float32) + 0.5) / self.scale
        y = (np.arange(h, dtype=np.float32) + 0.5) / self.scale
        return x[None], y[:, None]


def waterlines(d: np.ndarray, rng: np.random.Generator, scale: float = 1.0) -> np.ndarray:
    """Alpha of the engraved sea marks along the coast: flat hachures, then widening waterlines.

    d = distance to the land in board units, scale = pixels per unit.
    """
    y = np.arange(d.shape[0], dtype=np.float32)[:, None] / scale
    n = noise(d.shape, 60 * scale, rng, 3)
    n2 = noise(d.shape, 14 * scale, rng, 2)
    tri = np.abs(((y + n) / 4.6) % 1 - 0.5) * 2  # 1 on the line
    reach = 12 + 6 * np.clip(n2, -1, 1)
    out = smooth(0.40, 0.80, tri) * np.clip((reach - d) / 5, 0, 1) * (d > 0) * 0.9
    for k, at in enumerate((21, 30, 40.5, 53, 68)):
        width = 1.45 - 0.10 * k
        line = np.clip(1.25 - np.abs(d + 1.3 * n - at) / width, 0, 1)
        gap = smooth(-1.5 + 0.34 * k, -1.1 + 0.34 * k, n2 + 0.3 * n)
        out = np.maximum(out, line * gap * (0.80 - 0.11 * k))
    return out


def waves(cv: skia.Canvas, outer: Polygon, rng: np.random.Generator, d: np.ndarray, scale: float = 1.0) -> None:
    """Small engraved wave ticks in the open water; d as for `waterlines`."""
    pts: list[tuple[float, float]] = []
    for _ in range(2600):
        x, y = rng.random() * W, rng.random() * H
        if d[int(y * scale), int(x * scale)] < 78 or not outer.contains(Point(x, y)):
            continue
        if any((x - u) ** 2 + (y - v) ** 2 < 52**2 for u, v in pts):
            continue
        pts.append((x, y))
        wave_tick(cv, x, y, rng)


def wave_tick(cv: skia.Canvas, x: float, y: float, rng: np.random.Generator) -> None:
    """Two or three little crests side by side."""
    n = int(rng.integers(2, 4))
    w = 13 + rng.random() * 6
    for j in range(n):
        x0 = x + (j - n / 2) * w
        ink(cv, curve((x0, y), (x0 + w * 0.5, y - 7), (x0 + w, y), 9), 1.6, "#0E3A4C", 0.34, rng)
        ink(cv, curve((x0, y + 2), (x0 + w * 0.5, y - 4.6), (x0 + w, y + 2), 9), 1.2, "#E9F6EC", 0.30, rng)


def frame(cv: skia.Canvas, outer: Polygon) -> None:
    """Parchment margin, ladder of degrees, gilded neatlines, rim of the track."""
    rim = geom_path(outer)
    cv.drawPath(rim, stroke("ink", 9, 0.9))
    cv.drawPath(rim, stroke("gold", 5.5))
    cv.drawPath(rim, stroke("gold_light", 1.6, 0.9))
    for inset, w, c in ((FRAME, 4, "ink"), (FRAME - 7, 1.6, "ink"), (30, 1.6, "ink"), (22, 4.5, "ink")):
        cv.drawRect(skia.Rect(inset, inset, W - inset, H - inset), stroke(c, w))
    a, z = 34, FRAME - 11  # the ladder band

    def ladder(horizontal: bool, at0: float, at1: float, n: int, base: float, thick: float) -> None:
        step = (at1 - at0) / n
        for i in range(n):
            p, q = at0 + i * step, at0 + (i + 1) * step
            r = skia.Rect(p, base, q, base + thick) if horizontal else skia.Rect(base, p, base + thick, q)
            cv.drawRect(r, fill("#4A2E18" if i % 2 else "#F6EACB", 0.92))
            cv.drawRect(r, stroke("ink", 1.4))
            half = thick / 2
            if i % 2 == 0:
                r2 = (
                    skia.Rect(p, base, (p + q) / 2, base + half)
                    if horizontal
                    else skia.Rect(base, p, base + half, (p + q) / 2)
                )
                r3 = (
                    skia.Rect((p + q) / 2, base + half, q, base + thick)
                    if horizontal
                    else skia.Rect(base + half, (p + q) / 2, base + thick, q)
                )
                for rr in (r2, r3):
                    cv.drawRect(rr, fill("#B98B45", 0.55))

    for y in (a, H - z):
        ladder(True, FRAME, W - FRAME, 48, y, z - a)
    for x in (a, W - z):
        ladder(False, FRAME, H - FRAME, 30, x, z - a)
    for cx in (a, W - z):
        for cy in (a, H - z):
            s = z - a
            cv.drawRect(skia.Rect(cx - 5, cy - 5, cx + s + 5, cy + s + 5), fill("gold"))
            cv.drawRect(skia.Rect(cx - 5, cy - 5, cx + s + 5, cy + s + 5), stroke("ink", 2))
            star(cv, cx + s / 2, cy + s / 2, 13, 5, 8, "red", "ink")
