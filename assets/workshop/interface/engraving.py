"""A copper plate: flat colour below, ink hatching where it is dark, ink contours on top.

Every shape goes onto three layers at once. It covers what lies under it on all three, so that the hatching and the
contours of a thing in the background never show through a thing in front. Light comes from the north-west.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from kit.chart import fill, layer, linear, noise, pixels, poly, radial, rgb, stroke
from kit.chart import ink as pen_line
from kit.curves import spline

INK = "#24130A"

Point = tuple[float, float]


def smooth_path(points: Iterable[Point], per: int = 10) -> skia.Path:
    """Closed path through the points (Catmull-Rom)."""
    return poly(spline([tuple(p) for p in points], per))


def open_curve(points: Sequence[Point], per: int = 10) -> np.ndarray:
    """Points of an open curve through the given ones."""
    first = (2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1])
    last = (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1])
    ring: np.ndarray = spline([first, *points, last], per)
    return ring[per : per * len(points) + 1]


def straight(premultiplied: np.ndarray) -> np.ndarray:
    """Straight-alpha floats from premultiplied ones."""
    out = premultiplied.copy()
    out[..., :3] /= np.maximum(out[..., 3:], 1e-6)
    return np.clip(out, 0, 1)


def picture(rgba: np.ndarray) -> Image.Image:
    """Pillow picture of straight-alpha floats."""
    return Image.fromarray((np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def drawn(w: float, h: float, draw: Callable[[skia.Canvas], None], scale: float = 1.0) -> Image.Image:
    """Picture of what `draw` puts onto a transparent w x h canvas, `scale` pixels to the unit."""
    surf, cv = layer(math.ceil(w * scale), math.ceil(h * scale))
    cv.scale(scale, scale)
    draw(cv)
    return picture(straight(pixels(surf)))


def save(image: Image.Image, path: Path, quality: int | None = None) -> None:
    """Write a WebP: lossless, or lossy with the given quality."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if quality is None:
        image.save(path, lossless=True, quality=80, method=6)
    else:
        image.save(path, quality=quality, alpha_quality=95, method=6)


class Plate:
    """Canvas of w x h units, `scale` pixels to the unit; `weight` thins the contours of large pictures."""

    def __init__(
        self, w: float, h: float, scale: float = 1.0, period: float = 5.0, seed: int = 1, weight: float = 1.0
    ) -> None:
        self.w, self.h, self.scale, self.period, self.weight = w, h, scale, period, weight
        self.rng = np.random.default_rng(seed)
        self.paint_surface, self.paint = layer(math.ceil(w * scale), math.ceil(h * scale))
        self.shade_surface, self.shade = layer(math.ceil(w * scale), math.ceil(h * scale))
        self.line_surface, self.line = layer(math.ceil(w * scale), math.ceil(h * scale))
        for cv in self.layers:
            cv.scale(scale, scale)

    @property
    def layers(self) -> tuple[skia.Canvas, skia.Canvas, skia.Canvas]:
        """The three canvases, bottom to top."""
        return self.paint, self.shade, self.line

    def save(self) -> None:
        """Keep transform and clip of all layers."""
        for cv in self.layers:
            cv.save()

    def restore(self) -> None:
        """Return to the transform and clip kept last."""
        for cv in self.layers:
            cv.restore()

    def move(self, x: float, y: float, size: float = 1.0, turn: float = 0.0, mirror: bool = False) -> None:
        """Put the origin at (x, y), turned by degrees and enlarged."""
        for cv in self.layers:
            cv.translate(x, y)
            cv.rotate(turn)
            cv.scale(-size if mirror else size, size)

    def clip(self, path: skia.Path) -> None:
        """Draw only inside the path until restore()."""
        for cv in self.layers:
            cv.clipPath(path, skia.ClipOp.kIntersect, True)

    def shape(
        self,
        path: skia.Path | Sequence[Point],
        colour: str,
        to: str | None = None,
        shade: float = 0.0,
        line: float = 1.0,
        light: float = 0.0,
        turn: float = 45.0,
        ink: str = INK,
    ) -> skia.Path:
        """A body: colour (running to `to`), hatched up to `shade` on the side in shadow, contour `line` wide."""
        if not isinstance(path, skia.Path):
            path = poly(path)
        box = path.getBounds()
        a, b = self._axis(box, turn)
        shader = linear(a, b, [colour, to]) if to else None
        self.paint.drawPath(path, fill(colour, 1, 0, shader))
        for cv in (self.shade, self.line):
            clear = fill("#000000")
            clear.setBlendMode(skia.BlendMode.kClear)
            cv.drawPath(path, clear)
        if shade:
            tones = linear(
                a, b, [("#000000", light), ("#000000", light + shade * 0.2), ("#000000", shade)], [0.1, 0.5, 1]
            )
            self.shade.drawPath(path, fill("#000000", 1, 0, tones))
        if line:
            self.line.drawPath(path, stroke(ink, line * self.weight))
        return path

    @staticmethod
    def _axis(box: skia.Rect, turn: float) -> tuple[Point, Point]:
        """The two ends of the box along the light's direction."""
        cx, cy = box.centerX(), box.centerY()
        dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        reach = (abs(dx) * box.width() + abs(dy) * box.height()) / 2
        return (cx - dx * reach, cy - dy * reach), (cx + dx * reach, cy + dy * reach)

    def disc(
        self, x: float, y: float, r: float, colour: str, to: str | None = None, shade: float = 0.0, line: float = 1.0
    ) -> None:
        """A round body, lit like a ball."""
        path = skia.Path()
        path.addCircle(x, y, r)
        self.shape(path, colour, None, 0, line)
        if to:
            ball = radial((x - r * 0.35, y - r * 0.4), r * 1.6, [colour, colour, to], [0, 0.25, 1])
            self.paint.drawPath(path, fill("#000000", 1, 0, ball))
        if shade:
            tones = radial(
                (x - r * 0.3, y - r * 0.35),
                r * 1.5,
                [("#000000", 0), ("#000000", shade * 0.1), ("#000000", shade)],
                [0, 0.5, 1],
            )
            self.shade.drawPath(path, fill("#000000", 1, 0, tones))
        if to or shade:
            self.line.drawPath(path, stroke(INK, line * self.weight))

    def dark(self, path: skia.Path | Sequence[Point], amount: float, blur: float = 0.0) -> None:
        """More hatching inside a path."""
        self.shade.drawPath(path if isinstance(path, skia.Path) else poly(path), fill("#000000", amount, blur))

    def glow(self, x: float, y: float, r: float, colour: str, amount: float = 0.8) -> None:
        """Light that spills over everything drawn so far."""
        paint = fill(
            "#000000", 1, 0, radial((x, y), r, [(colour, amount), (colour, amount * 0.35), (colour, 0)], [0, 0.4, 1])
        )
        self.paint.drawCircle(x, y, r, paint)
        hole = fill("#000000", 1, 0, radial((x, y), r, [("#000000", amount), ("#000000", 0)]))
        hole.setBlendMode(skia.BlendMode.kDstOut)
        self.shade.drawCircle(x, y, r, hole)

    def pen(
        self,
        points: Sequence[Point] | np.ndarray,
        width: float = 1.0,
        colour: str = INK,
        alpha: float = 1.0,
        smooth: bool = True,
    ) -> None:
        """A pen line that tapers at both ends."""
        pts = open_curve([tuple(p) for p in points]) if smooth and len(points) > 2 else points
        pen_line(self.line, pts, width * self.weight, colour, alpha, None, len(points) > 1, 0)

    def stroke(
        self, points: Sequence[Point], width: float, colour: str, alpha: float = 1.0, smooth: bool = False
    ) -> None:
        """A flat painted line of even width under the contours."""
        pts = open_curve(points) if smooth and len(points) > 2 else points
        self.paint.drawPath(poly(pts, False), stroke(colour, width, alpha))

    def finished(self, tone: float = 0.30, strength: float = 0.92, angle: float = -38.0) -> np.ndarray:
        """Straight-alpha floats of the printed plate."""
        base, shade, line = (pixels(s) for s in (self.paint_surface, self.shade_surface, self.line_surface))
        dark = shade[..., 3]
        hatch = self._hatching(dark, angle) * strength
        alpha = base[..., 3:]
        colour = straight(base)[..., :3]
        warm = np.array(rgb("#3A1A08"), np.float32) / 255
        colour = colour * (1 - tone * dark[..., None] * (1 - warm))
        ink_colour = np.array(rgb(INK), np.float32) / 255
        colour = colour * (1 - hatch[..., None]) + ink_colour * hatch[..., None]
        out = np.dstack([colour * alpha, alpha])
        out = out * (1 - line[..., 3:]) + line
        return straight(out)

    def _hatching(self, dark: np.ndarray, angle: float) -> np.ndarray:
        """Coverage 0..1 of two sets of swelling lines; the second crosses the first in the deep shadow."""
        h, w = dark.shape
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        wobble = 1.6 * noise((h, w), 90 * max(1.0, self.scale / 2), np.random.default_rng(11), 2)
        period = self.period * self.scale
        out = np.zeros_like(dark)
        for k, (turn, first, full) in enumerate(((angle, 0.10, 0.95), (angle + 72, 0.52, 1.25))):
            a = math.radians(turn)
            phase = (xx * -math.sin(a) + yy * math.cos(a)) / period + wobble * (0.5 if k else 0.8)
            wave = np.abs((phase % 1.0) - 0.5) * 2
            width = np.clip((dark - first) / (full - first), 0, 1) * 0.78
            soft = 1.6 / period
            lines = np.clip((width - wave) / soft + 0.5, 0, 1) * np.clip((dark - first) / 0.06, 0, 1)
            out = np.maximum(out, lines)
        return out
