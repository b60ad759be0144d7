"""Plane curves: splines, even resampling, ragged coasts. No drawing here."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike
from shapely.geometry import LineString, MultiPolygon
from shapely.geometry.base import BaseGeometry


def spline(points: ArrayLike, per: int = 24) -> np.ndarray:
    """Closed Catmull-Rom spline through the points."""
    p = np.asarray(points, float)
    n = len(p)
    t = np.linspace(0, 1, per, endpoint=False)[:, None]
    out = []
    for i in range(n):
        a, b, c, d = p[i - 1], p[i], p[(i + 1) % n], p[(i + 2) % n]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack(out)


def open_spline(points: ArrayLike, per: int = 16) -> np.ndarray:
    """Catmull-Rom spline through the points, from the first to the last."""
    p = np.asarray(points, float)
    ring = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])  # guests at both ends keep the ends straight
    return np.vstack([spline(ring, per)[per : per * len(p)], p[-1:]])


def resample(pts: ArrayLike, step: float, closed: bool = True) -> np.ndarray:
    """Points at even steps along a curve."""
    line = LineString(list(pts) + ([pts[0]] if closed else []))
    n = max(8, int(line.length / step))
    s = np.arange(n + (0 if closed else 1)) * line.length / n
    return np.array([line.interpolate(v).coords[0] for v in s])


def ragged(pts: ArrayLike, rng: np.random.Generator, amp: float, step: float = 4.0) -> np.ndarray:
    """Coast with small bays and points: displaces a closed curve along its normals by fractal noise."""
    p = resample(pts, step)
    n = len(p)
    d = np.zeros(n)
    for wave, a in ((150, 1.0), (70, 0.75), (33, 0.55), (16, 0.35), (8, 0.18)):
        k = max(3, int(n * step / wave))
        v = rng.normal(size=k)
        d += a * np.interp(np.arange(n) / n * k, np.arange(k + 1), np.append(v, v[0]))
    t = np.roll(p, -3, 0) - np.roll(p, 3, 0)
    t /= np.linalg.norm(t, axis=1)[:, None]
    return p + np.stack([t[:, 1], -t[:, 0]], 1) * (d * amp)[:, None]


def biggest(g: BaseGeometry) -> BaseGeometry:
    """The largest part of a shape."""
    return max(g.geoms, key=lambda q: q.area) if isinstance(g, MultiPolygon) else g


def clockwise(line: BaseGeometry, yes: bool = True) -> LineString:
    """A closed line as seen on the screen (y down): clockwise, or anticlockwise."""
    c = np.array(line.coords)
    area = np.sum(c[:-1, 0] * c[1:, 1] - c[1:, 0] * c[:-1, 1])
    return LineString(c if (area > 0) == yes else c[::-1])
