"""Drawing kit of the chart style: noise, washes, ink, text, icons. Light comes from the north-west."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np
import skia
from numpy.typing import ArrayLike
from scipy import ndimage as ndi
from shapely.geometry.base import BaseGeometry

Shape = tuple[int, int]
XY = Sequence[float]

WORKSHOP = Path(__file__).resolve().parents[1]
FONTS = WORKSHOP.parent / "fonts"
ICONS = WORKSHOP / "icons"

PALETTE = {
    "ink": "#3A2413",
    "ink_soft": "#6B4A2B",
    "paper": "#EBDDB9",
    "paper_dark": "#CDB482",
    "cream": "#FFF8E4",
    "sea0": "#C9DFC4",
    "sea1": "#9CCFC0",
    "sea2": "#66B0AE",
    "sea3": "#3C8C98",
    "sea4": "#256B80",
    "sea5": "#174D66",
    "land": "#E3CF96",
    "meadow": "#B9BE7B",
    "forest": "#6E8B4E",
    "forest_dark": "#3F5A37",
    "hill": "#D8BE80",
    "hill_dark": "#7D6238",
    "rock": "#CFC6B0",
    "rock_dark": "#6E6558",
    "gold": "#E7B94A",
    "gold_light": "#FBE7A1",
    "gold_dark": "#8A5A14",
    "red": "#A8231C",
    "red_dark": "#651210",
    "roof": "#C24A2E",
    "roof_dark": "#8C2B1D",
    "wall": "#F3E6C6",
    "navy": "#1B3350",
    "night": "#24375C",
}


def rgb(c: str) -> tuple[int, int, int]:
    c = PALETTE.get(c, c)
    return tuple(int(c[i : i + 2], 16) for i in (1, 3, 5))


def col(c: str, a: float = 1.0) -> int:
    r, g, b = rgb(c)
    return skia.Color(r, g, b, round(255 * a))


def mix(a: str, b: str, t: float) -> str:
    a, b = rgb(a), rgb(b)
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in zip(a, b, strict=True))


# ---------------------------------------------------------------- noise and raster


def noise(shape: Shape, cell: float, rng: np.random.Generator, octaves: int = 4, gain: float = 0.5) -> np.ndarray:
    """Fractal value noise in about -1..1; cell = size of the largest blobs in pixels."""
    h, w = shape
    out, amp, total = np.zeros(shape, np.float32), 1.0, 0.0
    for _ in range(octaves):
        gh, gw = max(3, int(h / cell) + 4), max(3, int(w / cell) + 4)
        g = rng.normal(size=(gh, gw)).astype(np.float32)
        oy, ox = rng.random(2)
        yy = np.arange(h, dtype=np.float32) / cell + 1 + oy
        xx = np.arange(w, dtype=np.float32) / cell + 1 + ox
        yy = np.minimum(yy, gh - 2)
        xx = np.minimum(xx, gw - 2)
        rows = ndi.map_coordinates(
            g, [yy[:, None] + 0 * np.arange(gw)[None], np.arange(gw)[None] + 0 * yy[:, None]], order=3, mode="nearest"
        )
        rows = ndi.spline_filter1d(rows, axis=1).astype(np.float32)
        i = np.floor(xx).astype(int)
        f = xx - i
        wts = [(1 - f) ** 3 / 6, (3 * f**3 - 6 * f**2 + 4) / 6, (-3 * f**3 + 3 * f**2 + 3 * f + 1) / 6, f**3 / 6]
        layer = sum(rows[:, np.clip(i + k - 1, 0, gw - 1)] * wts[k][None] for k in range(4))
        out += amp * layer.astype(np.float32)
        total += amp
        amp *= gain
        cell = max(2, cell / 2)
    return out / total


def ramp(v: np.ndarray, stops: list[tuple[float, str]]) -> np.ndarray:
    """Colour ramp: v -> (..., 3) in 0..1; stops = [(value, colour)]."""
    xs = [s for s, _ in stops]
    cs = np.array([rgb(c) for _, c in stops], np.float32) / 255
    return np.stack([np.interp(v, xs, cs[:, k]) for k in range(3)], -1).astype(np.float32)


def smooth(a: float, b: float, v: np.ndarray) -> np.ndarray:
    t = np.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def lerp(a: np.ndarray, b: np.ndarray, t: np.ndarray | float) -> np.ndarray:
    t = t[..., None] if np.ndim(t) == 2 else t
    return a * (1 - t) + b * t


def grain(shape: Shape, sigma: float, rng: np.random.Generator) -> np.ndarray:
    """Fine even speckle of about the same strength at every sigma."""
    speckle = rng.standard_normal(size=shape, dtype=np.float32)
    return ndi.gaussian_filter(speckle, sigma) * max(sigma, 0.28)


def parchment(
    shape: Shape, rng: np.random.Generator, stains: int = 9, scale: float = 1.0
) -> tuple[np.ndarray, np.ndarray]:
    """Grain, fibres, blotches, folds: a multiplicative texture around 1, and the tinted sheet.

    scale = pixels per board unit, so that a large sheet has the same marks as a small one.
    """
    h, w = shape
    tex = 1 + 0.030 * noise(shape, 260 * scale, rng, 5) + 0.016 * noise(shape, 26 * scale, rng, 3)
    tex += grain(shape, 0.7 * scale, rng) * 0.029
    surf, cv = layer(w, h)
    cv.scale(scale, scale)
    for _ in range(int(w * h / 5200 / scale**2)):  # fibres
        x, y, a, n = rng.random() * w / scale, rng.random() * h / scale, rng.random() * 6.28, 8 + rng.random() * 22
        p = skia.Path()
        p.moveTo(x, y)
        p.quadTo(
            x + n * 0.5 * math.cos(a),
            y + n * 0.5 * math.sin(a) + rng.normal() * 4,
            x + n * math.cos(a),
            y + n * math.sin(a),
        )
        cv.drawPath(p, stroke("#000000" if rng.random() < 0.5 else "#FFFFFF", 0.8, 0.10))
    fib = pixels(surf)
    tex += (fib[..., 0] - (fib[..., 3] - fib[..., 0])) * 0.35
    tone = np.zeros(shape, np.float32)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    for _ in range(stains):  # water stains: faint body, darker edge
        cx, cy, r = rng.random() * w, rng.random() * h, (40 + rng.random() * 150) * w / 2560
        x0, x1, y0, y1 = (
            int(max(0, cx - 2 * r)),
            int(min(w, cx + 2 * r)),
            int(max(0, cy - 2 * r)),
            int(min(h, cy + 2 * r)),
        )
        if x1 <= x0 or y1 <= y0:
            continue
        d = np.hypot(xx[y0:y1, x0:x1] - cx, yy[y0:y1, x0:x1] - cy) / r
        d = d + 0.16 * noise(d.shape, r * 0.7, rng, 3)
        tone[y0:y1, x0:x1] += 0.022 * (1 - smooth(0.93, 1.02, d)) + 0.05 * np.exp(-(((d - 0.97) / 0.03) ** 2))
    for x in (w * 0.333, w * 0.667):  # folds of the sheet
        dx = (xx[0] - x) / (w / 2560) - 2 * np.sin(yy[:, :1] / (w / 2560) / 90)
        tex += (
            0.05 * np.exp(-((dx + 2.2) ** 2) / 6)
            - 0.07 * np.exp(-((dx - 1.2) ** 2) / 5)
            - 0.012 * np.exp(-(dx**2) / 900)
        )
    dy = (yy - h * 0.5) / (w / 2560)
    tex += 0.04 * np.exp(-((dy + 2.2) ** 2) / 6) - 0.06 * np.exp(-((dy - 1.2) ** 2) / 5)
    return tex.astype(np.float32), tone


# ---------------------------------------------------------------- skia


def layer(w: float, h: float) -> tuple[skia.Surface, skia.Canvas]:
    surf = skia.Surface(int(w), int(h))
    cv = surf.getCanvas()
    cv.clear(0)
    return surf, cv


def pixels(surf: skia.Surface) -> np.ndarray:
    """Premultiplied RGBA floats of a surface."""
    a = surf.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType)
    return a.astype(np.float32) / 255


def over(base: np.ndarray, surf: skia.Surface, mult: np.ndarray | None = None) -> np.ndarray:
    """Composite a surface on a float RGB picture."""
    a = pixels(surf)
    if mult is not None:
        a = a * mult[..., None]
    return base * (1 - a[..., 3:]) + a[..., :3]


def image_of(arr: np.ndarray) -> skia.Image:
    """Float RGB(A straight) array -> skia image."""
    a = np.clip(arr * 255 + 0.5, 0, 255).astype(np.uint8)
    if a.shape[2] == 3:
        a = np.dstack([a, np.full(a.shape[:2], 255, np.uint8)])
    return skia.Image.fromarray(np.ascontiguousarray(a), colorType=skia.kRGBA_8888_ColorType)


def fill(c: str, a: float = 1.0, blur: float = 0, shader: skia.Shader | None = None) -> skia.Paint:
    p = skia.Paint(AntiAlias=True, Color=col(c, a))
    if shader:
        p.setShader(shader)
    if blur:
        p.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return p


def stroke(
    c: str, w: float, a: float = 1.0, blur: float = 0, cap: skia.Paint.Cap = skia.Paint.kRound_Cap
) -> skia.Paint:
    p = skia.Paint(
        AntiAlias=True,
        Color=col(c, a),
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=w,
        StrokeCap=cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )
    if blur:
        p.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return p


def linear(p0: XY, p1: XY, colors: Sequence, pos: Sequence[float] | None = None) -> skia.Shader:
    cs = [c if isinstance(c, int) else col(*c) if isinstance(c, tuple) else col(c) for c in colors]
    return skia.GradientShader.MakeLinear(points=[p0, p1], colors=cs, positions=pos)


def radial(c: XY, r: float, colors: Sequence, pos: Sequence[float] | None = None) -> skia.Shader:
    cs = [k if isinstance(k, int) else col(*k) if isinstance(k, tuple) else col(k) for k in colors]
    return skia.GradientShader.MakeRadial(center=c, radius=r, colors=cs, positions=pos)


def poly(pts: Iterable, close: bool = True) -> skia.Path:
    p = skia.Path()
    p.addPoly([skia.Point(float(x), float(y)) for x, y in pts], close)
    return p


def geom_path(g: BaseGeometry) -> skia.Path:
    """Shapely polygon(s) -> path."""
    p = skia.Path()
    for q in getattr(g, "geoms", [g]):
        p.addPath(poly(list(q.exterior.coords)[:-1]))
        for r in q.interiors:
            p.addPath(poly(list(r.coords)[:-1]))
    p.setFillType(skia.PathFillType.kEvenOdd)
    return p


def ink(
    cv: skia.Canvas,
    pts: ArrayLike,
    w: float = 2.0,
    c: str = "ink",
    a: float = 1.0,
    rng: np.random.Generator | None = None,
    taper: bool = True,
    light: float = 0.5,
    closed: bool = False,
) -> None:
    """A pen line: swells on the side away from the light, tapers at the ends, trembles a little."""
    p = np.asarray(pts, float)
    if len(p) < 2:
        return
    t = np.roll(p, -1, 0) - np.roll(p, 1, 0) if closed else np.gradient(p, axis=0)
    t /= np.maximum(np.linalg.norm(t, axis=1), 1e-6)[:, None]
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    n_out = np.stack([t[:, 1], -t[:, 0]], 1)  # left of travel on screen = outside of a clockwise curve
    shade = (n_out @ np.array([0.707, 0.707])) * light
    width = w * (1 + shade)
    if rng is not None:
        k = max(3, len(p) // 7)
        width *= 1 + 0.28 * np.interp(np.linspace(0, k - 1, len(p)), np.arange(k), rng.normal(size=k))
    if taper and not closed:
        s = np.linspace(0, 1, len(p))
        width *= np.clip(np.minimum(s, 1 - s) * 5 + 0.15, 0, 1)
    half = np.maximum(width, 0.5)[:, None] / 2
    if closed:
        path = poly(p + n * half)
        path.addPath(poly(p - n * half))
        path.setFillType(skia.PathFillType.kEvenOdd)
        cv.drawPath(path, fill(c, a))
    else:
        cv.drawPath(poly(np.vstack([p + n * half, (p - n * half)[::-1]])), fill(c, a))


def curve(p0: XY, p1: XY, p2: XY, n: int = 14) -> np.ndarray:
    """Quadratic Bezier as points."""
    t = np.linspace(0, 1, n)[:, None]
    p0, p1, p2 = map(np.asarray, (p0, p1, p2))
    return (1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t**2 * p2


@lru_cache(None)
def typeface(name: str) -> skia.Typeface:
    tf = skia.Typeface.MakeFromFile(str(FONTS / f"{name}-latin.ttf"))
    assert tf, name
    return tf


def font(name: str, size: float, bold: bool = False) -> skia.Font:
    f = skia.Font(typeface(name), size)
    f.setEdging(skia.Font.Edging.kAntiAlias)
    f.setSubpixel(True)
    f.setEmbolden(bold)
    return f


def text(
    cv: skia.Canvas,
    s: str,
    x: float,
    y: float,
    size: float,
    name: str = "im-fell-english-sc",
    c: str = "ink",
    a: float = 1.0,
    bold: bool = False,
    spacing: float = 0,
    outline: str | None = None,
    ow: float = 0,
    middle: bool = True,
) -> float:
    """Text centred on (x, y); vertically by cap height."""
    f = font(name, size, bold)
    widths = f.getWidths(f.textToGlyphs(s))
    total = sum(widths) + spacing * (len(s) - 1)
    cap = f.getMetrics().fCapHeight or size * 0.66
    x -= total / 2
    base = y + cap / 2 if middle else y
    for paint in ([stroke(outline, ow)] if outline else []) + [fill(c, a)]:
        px = x
        for ch, wd in zip(s, widths, strict=True):
            cv.drawString(ch, px, base, f, paint)
            px += wd + spacing
    return total


def number(
    cv: skia.Canvas, s: str, x: float, y: float, size: float, c: str = "#2A1306", name: str = "crimson-pro"
) -> None:
    """A game figure: lining digits, heavy, centred by their real outline."""
    f = font(name, size, True)
    glyphs = f.textToGlyphs(s)
    bounds = f.getBounds(glyphs)
    widths = f.getWidths(glyphs)
    left = bounds[0].left()
    right = sum(widths[:-1]) + bounds[-1].right()
    digits = [r for r, ch in zip(bounds, s, strict=True) if ch.isdigit()]
    top, bottom = min(r.top() for r in digits), max(r.bottom() for r in digits)
    px, py = x - (left + right) / 2, y - (top + bottom) / 2
    cv.drawString(s, px, py, f, stroke(c, size * 0.022))
    cv.drawString(s, px, py, f, fill(c))


@lru_cache(None)
def icon_mask(name: str, size: int) -> np.ndarray:
    """Alpha mask of a game-icons SVG (0..1)."""
    path = min(ICONS.rglob(f"{name}.svg"))
    data = path.read_text(encoding="utf8").replace("currentColor", "#000").encode()
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream(data, True))  # True = copy; else it reads freed memory
    assert dom, path
    dom.setContainerSize(skia.Size(size, size))
    surf, cv = layer(size, size)
    dom.render(cv)
    return pixels(surf)[..., 3]


def icon(cv: skia.Canvas, name: str, x: float, y: float, size: float, c: str = "ink", a: float = 1.0) -> None:
    """Icon in one colour centred on (x, y)."""
    m = icon_mask(name, int(size * 2))
    r, g, b = (v / 255 for v in rgb(c))
    arr = np.dstack([np.full_like(m, r), np.full_like(m, g), np.full_like(m, b), m * a])
    img = skia.Image.fromarray(np.ascontiguousarray((arr * 255).astype(np.uint8)), colorType=skia.kRGBA_8888_ColorType)
    cv.drawImageRect(
        img,
        skia.Rect.MakeXYWH(x - size / 2, y - size / 2, size, size),
        skia.SamplingOptions(skia.CubicResampler.Mitchell()),
    )
