"""Small helpers for painting with skia: shapes, gradients, cast shadows, sprites."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from kit.chart import fill, layer, linear

Colour = str | tuple[str, float]
Draw = Callable[[skia.Canvas], None]

SCALE = 1.5  # pixels per board unit of everything that lies on the quay


def rr(x0: float, y0: float, x1: float, y1: float, r: float = 8) -> skia.RRect:
    """Rectangle with round corners."""
    return skia.RRect.MakeRectXY(skia.Rect(x0, y0, x1, y1), r, r)


def oval(r: skia.Rect) -> skia.Path:
    """Ellipse in a rectangle."""
    p = skia.Path()
    p.addOval(r)
    return p


def circle(x: float, y: float, r: float) -> skia.Path:
    """Circle as a path."""
    p = skia.Path()
    p.addCircle(x, y, r)
    return p


def as_path(r: skia.RRect) -> skia.Path:
    """Rounded rectangle as a path."""
    p = skia.Path()
    p.addRRect(r)
    return p


def outline(*parts: tuple[float, ...]) -> skia.Path:
    """Closed path: first a point, then lines (2 numbers), quadratic (4) and cubic (6) curves."""
    p = skia.Path()
    p.moveTo(*parts[0])
    for part in parts[1:]:
        {2: p.lineTo, 4: p.quadTo, 6: p.cubicTo}[len(part)](*part)
    p.close()
    return p


def grad(
    x0: float, y0: float, x1: float, y1: float, colours: Sequence[Colour], pos: Sequence[float] | None = None
) -> skia.Paint:
    """Linear gradient as a fill."""
    return fill("#FFFFFF", shader=linear((x0, y0), (x1, y1), list(colours), pos))


def paint(cv: skia.Canvas, shape: skia.Path | skia.RRect | skia.Rect, *paints: skia.Paint) -> None:
    """Draw one shape with several paints, the first below."""
    for p in paints:
        if isinstance(shape, skia.Path):
            cv.drawPath(shape, p)
        elif isinstance(shape, skia.RRect):
            cv.drawRRect(shape, p)
        else:
            cv.drawRect(shape, p)


def disc(cv: skia.Canvas, x: float, y: float, r: float, *paints: skia.Paint) -> None:
    """Draw one circle with several paints, the first below."""
    for p in paints:
        cv.drawCircle(x, y, r, p)


def drop(
    cv: skia.Canvas,
    path: skia.Path,
    dx: float = 6,
    dy: float = 8,
    a: float = 0.45,
    blur: float = 6,
    c: str = "#140A04",
) -> None:
    """Cast shadow of a path, to the south-east."""
    cv.save()
    cv.translate(dx, dy)
    cv.drawPath(path, fill(c, a, blur))
    cv.restore()


def sprite(draw: Draw, box: tuple[float, float, float, float], scale: float = SCALE) -> Image.Image:
    """A picture with alpha of what `draw` paints inside `box` (x0, y0, x1, y1 in board units)."""
    x0, y0, x1, y1 = box
    surf, cv = layer(round((x1 - x0) * scale), round((y1 - y0) * scale))
    cv.scale(scale, scale)
    cv.translate(-x0, -y0)
    draw(cv)
    return unpremultiplied(surf)


def unpremultiplied(surf: skia.Surface) -> Image.Image:
    """The pixels of a surface with straight alpha."""
    pixels = surf.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kUnpremul_AlphaType)
    return Image.fromarray(np.ascontiguousarray(pixels))


def strip(frames: Sequence[Image.Image]) -> Image.Image:
    """Frames of one size side by side."""
    w, h = frames[0].size
    out = Image.new("RGBA", (w * len(frames), h))
    for k, frame in enumerate(frames):
        out.paste(frame, (k * w, 0))
    return out


def save(picture: Image.Image, path: Path, quality: int = 92) -> None:
    """Write a WebP file; alpha stays exact."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=quality, alpha_quality=100, method=4)
