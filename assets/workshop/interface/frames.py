"""Frames that stretch (nine-slice): panels, buttons, fields, bars, tooltips, ribbon; and tiles of wood and vellum."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from interface.engraving import INK, drawn, picture, save
from kit.chart import fill, linear, poly, radial, rgb, stroke

SCALE = 2  # pixels to the unit: sharp up to UI scale 200 %
Painter = Callable[[skia.Canvas, float, float], None]
BRASS = ("#FFF6CE", "#E6B850", "#8A5A14", "#D9A441", "#6B430F")


def rounded(x: float, y: float, w: float, h: float, r: float) -> skia.RRect:
    """Rounded rectangle."""
    return skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), r, r)


def brass(w: float, h: float) -> skia.Shader:
    """Brass that catches the light from the north-west."""
    return linear((0, 0), (w, h), list(BRASS), [0, 0.3, 0.55, 0.75, 1])


def cast(cv: skia.Canvas, shape: skia.RRect, dx: float, dy: float, blur: float, a: float = 0.5) -> None:
    """Shadow to the south-east."""
    cv.save()
    cv.translate(dx, dy)
    cv.drawRRect(shape, fill("#000000", a, blur))
    cv.restore()


def band(cv: skia.Canvas, x: float, y: float, w: float, h: float, r: float, width: float, shader: skia.Shader) -> None:
    """A ring of the given width inside a rounded rectangle, edged with ink."""
    path = skia.Path()
    path.addRRect(rounded(x, y, w, h, r))
    path.addRRect(rounded(x + width, y + width, w - 2 * width, h - 2 * width, max(1, r - width)))
    path.setFillType(skia.PathFillType.kEvenOdd)
    cv.drawPath(path, fill("#FFFFFF", 1, 0, shader))
    cv.drawRRect(rounded(x, y, w, h, r), stroke(INK, 1))
    cv.drawRRect(rounded(x + width, y + width, w - 2 * width, h - 2 * width, max(1, r - width)), stroke(INK, 0.9))


def corner(cv: skia.Canvas, x: float, y: float, sx: int, sy: int, s: float) -> None:
    """A brass corner piece with a rivet, its knee at (x, y)."""
    pts = [(0, 0), (s, 0), (s * 0.86, s * 0.2), (s * 0.5, s * 0.26), (s * 0.26, s * 0.5), (s * 0.2, s * 0.86), (0, s)]
    path = poly([(x + sx * a, y + sy * b) for a, b in pts])
    cv.save()
    cv.translate(0.8, 1.1)
    cv.drawPath(path, fill("#000000", 0.4, 1))
    cv.restore()
    cv.drawPath(path, fill("#FFFFFF", 1, 0, linear((x - s, y - s), (x + s, y + s), ["#FFF6CE", "#E2B24A", "#8A5A14"])))
    cv.drawPath(path, stroke(INK, 0.9))
    rx, ry = x + sx * s * 0.24, y + sy * s * 0.24
    cv.drawCircle(rx, ry, s * 0.11, fill(INK))
    cv.drawCircle(
        rx, ry, s * 0.08, fill("#FFFFFF", 1, 0, radial((rx - 0.5, ry - 0.6), s * 0.13, ["#FFF6CE", "#B47A26"]))
    )


def corners(cv: skia.Canvas, x: float, y: float, w: float, h: float, s: float) -> None:
    """Four corner pieces."""
    for sx, px in ((1, x), (-1, x + w)):
        for sy, py in ((1, y), (-1, y + h)):
            corner(cv, px, py, sx, sy, s)


def parchment(cv: skia.Canvas, w: float, h: float) -> None:
    """Vellum with a browned edge, a double ink line and brass corners."""
    box = rounded(4, 3, w - 10, h - 10, 6)
    cast(cv, box, 2, 3, 3)
    cv.drawRRect(box, fill("#FFFFFF", 1, 0, linear((0, 0), (w, h), ["#FBF0D0", "#F3E4BC", "#E6D2A0"])))
    cv.save()
    cv.clipRRect(box, skia.ClipOp.kIntersect, True)
    cv.drawRRect(box, stroke("#A9793C", 9, 0.45, 5))
    cv.restore()
    cv.drawRRect(box, stroke("#3A2413", 1.3))
    cv.drawRRect(rounded(8, 7, w - 18, h - 18, 4), stroke("#8A6A3A", 0.8))
    corners(cv, 4.5, 3.5, w - 11, h - 11, 15)


def parchment_plain(cv: skia.Canvas, w: float, h: float) -> None:
    """The same vellum without corners, for small panels and rows."""
    box = rounded(3, 2, w - 7, h - 7, 6)
    cast(cv, box, 1.6, 2.4, 2.2)
    cv.drawRRect(box, fill("#FFFFFF", 1, 0, linear((0, 0), (w, h), ["#FBF0D0", "#F3E4BC", "#E2CC98"])))
    cv.save()
    cv.clipRRect(box, skia.ClipOp.kIntersect, True)
    cv.drawRRect(box, stroke("#A9793C", 5, 0.4, 3))
    cv.restore()
    cv.drawRRect(box, stroke("#3A2413", 1.3))
    cv.drawRRect(rounded(5.6, 4.6, w - 12.2, h - 12.2, 4), stroke("#8A6A3A", 0.7))


def parchment_active(cv: skia.Canvas, w: float, h: float) -> None:
    """A row whose turn it is: lighter, with a golden rim."""
    cv.drawRRect(rounded(2.5, 1.5, w - 6, h - 6, 7), stroke("#FFD257", 4, 0.9, 1.6))
    parchment_plain(cv, w, h)
    box = rounded(3, 2, w - 7, h - 7, 6)
    cv.drawRRect(box, fill("#FFF3B8", 0.45))
    cv.drawRRect(box, stroke("#FFE08A", 2.0))
    cv.drawRRect(box, stroke("#6B430F", 0.7))


def deck(cv: skia.Canvas, w: float, h: float) -> None:
    """A ship's deck board in a brass rail; the tile of wood goes under it where the middle is clear."""
    box = rounded(4, 3, w - 10, h - 10, 9)
    cast(cv, box, 2.5, 3.5, 3.5, 0.6)
    cv.drawRRect(box, fill("#FFFFFF", 1, 0, linear((0, 0), (w, h), ["#A8713A", "#8A5A2E", "#6B3F1C"])))
    cv.save()
    cv.clipRRect(box, skia.ClipOp.kIntersect, True)
    cv.drawRRect(box, stroke("#1A0C05", 10, 0.5, 5))
    cv.restore()
    band(cv, 4, 3, w - 10, h - 10, 9, 4.6, brass(w, h))
    corners(cv, 5, 4, w - 12, h - 12, 17)


def rail(cv: skia.Canvas, w: float, h: float) -> None:
    """Only the brass rail, clear inside: for the board, pictures and pop-ups over anything."""
    box = rounded(4, 3, w - 10, h - 10, 6)
    ring = skia.Path()
    ring.addRRect(box)
    ring.addRRect(rounded(10, 9, w - 22, h - 22, 3))
    ring.setFillType(skia.PathFillType.kEvenOdd)
    cv.save()
    cv.translate(2, 3)
    cv.drawPath(ring, fill("#000000", 0.5, 2.5))
    cv.restore()
    band(cv, 4, 3, w - 10, h - 10, 6, 6, brass(w, h))
    corners(cv, 4, 3, w - 10, h - 10, 17)


def plate(colours: tuple[str, str], edge: tuple[str, ...], sunk: bool = False, glow: str | None = None) -> Painter:
    """A button: a plate of colour in a metal edge."""

    def draw(cv: skia.Canvas, w: float, h: float) -> None:
        box = rounded(3, 2, w - 7, h - 7, 8)
        if glow:
            cv.drawRRect(box, stroke(glow, 4, 0.85, 1.8))
        if not sunk:
            cast(cv, box, 1.4, 2.2, 1.8)
        cv.drawRRect(box, fill("#FFFFFF", 1, 0, linear((0, 2), (0, h - 5), list(colours))))
        if sunk:
            cv.save()
            cv.clipRRect(box, skia.ClipOp.kIntersect, True)
            cv.translate(2, 3)
            cv.drawRRect(rounded(0, -1, w + 2, h + 2, 8), stroke("#000000", 6, 0.45, 2.5))
            cv.restore()
        else:
            cv.drawLine(11, 7, w - 15, 7, stroke("#FFFFFF", 1.4, 0.5))
        band(cv, 3, 2, w - 7, h - 7, 8, 2.6, linear((0, 0), (0, h), list(edge)))

    return draw


GILT, DULL = ("#FFF6CE", "#D9A441", "#8A5A14"), ("#CFC2A4", "#A3957A", "#857858")


def field(cv: skia.Canvas, w: float, h: float) -> None:
    """A sunken place to write in."""
    box = rounded(2, 2, w - 4, h - 4, 5)
    cv.drawRRect(box, fill("#FFFBEE"))
    cv.save()
    cv.clipRRect(box, skia.ClipOp.kIntersect, True)
    cv.drawRRect(rounded(4, 5, w, h, 5), stroke("#5A3A1A", 5, 0.5, 2))
    cv.restore()
    cv.drawRRect(box, stroke("#7A4E12", 1.6))


def groove(cv: skia.Canvas, w: float, h: float) -> None:
    """The slot of a slider or scroll bar."""
    box = rounded(2, 2, w - 4, h - 4, min(w, h) / 2 - 2)
    cv.drawRRect(box, fill("#FFFFFF", 1, 0, linear((0, 0), (w, h), ["#2E190C", "#6B4522"])))
    cv.drawRRect(box, stroke("#C98F33", 1.2))
    cv.drawRRect(rounded(1.2, 1.2, w - 2.4, h - 2.4, min(w, h) / 2 - 1), stroke(INK, 0.8))


def grip(cv: skia.Canvas, w: float, h: float) -> None:
    """The part of a scroll bar one drags."""
    box = rounded(2, 2, w - 4, h - 4, min(w, h) / 2 - 2)
    cv.drawRRect(box, fill("#FFFFFF", 1, 0, linear((0, 0), (w, h), ["#FFF2BE", "#E2B24A", "#9A6718"])))
    cv.drawRRect(box, stroke(INK, 1.1))


def tooltip(cv: skia.Canvas, w: float, h: float) -> None:
    """A light slip of paper."""
    box = rounded(4, 3, w - 9, h - 9, 5)
    cast(cv, box, 1.6, 2.6, 2.6, 0.6)
    cv.drawRRect(box, fill("#FFFFFF", 1, 0, linear((0, 0), (0, h), ["#FFFDF2", "#F3E4BC"])))
    cv.drawRRect(box, stroke("#3A2413", 1.3))
    cv.drawRRect(rounded(6.4, 5.4, w - 13.8, h - 13.8, 3.4), stroke("#C98F33", 0.7))


def focus(cv: skia.Canvas, w: float, h: float) -> None:
    """Where the keyboard is: white-gold ring with a dark edge, visible on wood, paper and sea."""
    box = rounded(6, 6, w - 12, h - 12, 9)
    cv.drawRRect(box, stroke("#FFC933", 6, 0.85, 2.6))
    cv.drawRRect(box, stroke(INK, 4.6))
    cv.drawRRect(box, stroke("#FFF3B8", 2.6))


def ribbon(cv: skia.Canvas, w: float, h: float) -> None:
    """A cream banner with crimson tails; only its middle stretches."""
    top, low = h * 0.12, h * 0.74
    for side in (0, 1):

        def flip(x: float, side: int = side) -> float:
            return w - x if side else x

        tail = [
            (flip(2), h * 0.26),
            (flip(44), h * 0.26),
            (flip(44), h * 0.94),
            (flip(2), h * 0.94),
            (flip(15), h * 0.60),
        ]
        cv.drawPath(poly([(a + 1.6, b + 2.2) for a, b in tail]), fill("#000000", 0.45, 2))
        cv.drawPath(poly(tail), fill("#FFFFFF", 1, 0, linear((0, h * 0.26), (0, h), ["#C2382C", "#6E1512"])))
        cv.drawPath(poly(tail), stroke(INK, 1.3))
        fold = [(flip(26), low), (flip(44), low), (flip(44), h * 0.94)]
        cv.drawPath(poly(fold), fill("#4A0A08"))
        cv.drawPath(poly(fold), stroke(INK, 1.1))
    body = skia.Rect(26, top, w - 26, low)
    cv.drawRect(skia.Rect(28, top + 3, w - 24, low + 3), fill("#000000", 0.4, 2))
    cv.drawRect(body, fill("#FFFFFF", 1, 0, linear((0, top), (0, low), ["#FFFBEA", "#F6E6B8", "#E2C688"])))
    cv.drawRect(body, stroke(INK, 1.5))
    for y in (top + 3.2, low - 3.2):
        cv.drawLine(27, y, w - 27, y, stroke("#C98F33", 1.0))


def glow(cv: skia.Canvas, w: float, h: float) -> None:
    """Soft golden halo for a chosen card or row."""
    box = rounded(14, 14, w - 28, h - 28, 10)
    cv.drawRRect(box, stroke("#FFC933", 14, 0.7, 6))
    cv.drawRRect(box, stroke("#FFE48A", 4, 1, 1))


FRAMES: dict[str, tuple[float, float, tuple[float, float, float, float], Painter]] = {
    # width, height, margins (left, top, right, bottom) that do not stretch, painter
    "parchment": (96, 96, (24, 24, 26, 26), parchment),
    "parchment-plain": (64, 64, (14, 14, 16, 16), parchment_plain),
    "parchment-active": (64, 64, (14, 14, 16, 16), parchment_active),
    "deck": (96, 96, (28, 28, 30, 30), deck),
    "rail": (96, 96, (26, 26, 28, 28), rail),
    "button-normal": (72, 48, (16, 16, 18, 18), plate(("#FFF6DA", "#E2C688"), GILT)),
    "button-hover": (72, 48, (16, 16, 18, 18), plate(("#FFFDF2", "#F6E0A6"), GILT, False, "#FFD257")),
    "button-pressed": (72, 48, (16, 16, 18, 18), plate(("#D2B272", "#EBD8A2"), GILT, True)),
    "button-selected": (72, 48, (16, 16, 18, 18), plate(("#2E7A8C", "#174D66"), GILT, True, "#FFD257")),
    "button-disabled": (72, 48, (16, 16, 18, 18), plate(("#DDD2B6", "#C4B692"), DULL)),
    "primary-normal": (72, 48, (16, 16, 18, 18), plate(("#C2382C", "#7E1712"), GILT)),
    "primary-hover": (72, 48, (16, 16, 18, 18), plate(("#DE5042", "#96201A"), GILT, False, "#FFD257")),
    "primary-pressed": (72, 48, (16, 16, 18, 18), plate(("#6E1512", "#A8231C"), GILT, True)),
    "primary-disabled": (72, 48, (16, 16, 18, 18), plate(("#A8938A", "#8A756C"), DULL)),
    "wood-normal": (72, 48, (16, 16, 18, 18), plate(("#8A5A2E", "#4A2C18"), GILT)),
    "wood-hover": (72, 48, (16, 16, 18, 18), plate(("#A8713A", "#5E3A1E"), GILT, False, "#FFD257")),
    "wood-pressed": (72, 48, (16, 16, 18, 18), plate(("#33200F", "#6B3F1C"), GILT, True)),
    "wood-disabled": (72, 48, (16, 16, 18, 18), plate(("#6A5C4E", "#4E4338"), DULL)),
    "field": (48, 40, (10, 10, 10, 10), field),
    "groove": (48, 24, (12, 11, 12, 11), groove),
    "grip": (32, 24, (11, 11, 11, 11), grip),
    "tooltip": (56, 56, (14, 14, 16, 16), tooltip),
    "focus": (64, 64, (20, 20, 20, 20), focus),
    "glow": (88, 88, (32, 32, 32, 32), glow),
    "ribbon": (180, 56, (60, 20, 60, 24), ribbon),
}


def frame(name: str) -> Image.Image:
    """One frame at its own size."""
    w, h, _, draw = FRAMES[name]
    return drawn(w, h, lambda cv: draw(cv, w, h), SCALE)


def stretched(name: str, w: int, h: int) -> Image.Image:
    """A frame as the game stretches it, w x h pixels."""
    source = frame(name)
    left, top, right, bottom = (round(m * SCALE) for m in FRAMES[name][2])
    xs, ys = (0, left, source.width - right, source.width), (0, top, source.height - bottom, source.height)
    xt, yt = (0, left, w - right, w), (0, top, h - bottom, h)
    out = Image.new("RGBA", (w, h))
    for i in range(3):
        for j in range(3):
            piece = source.crop((xs[i], ys[j], xs[i + 1], ys[j + 1]))
            out.paste(piece.resize((xt[i + 1] - xt[i], yt[j + 1] - yt[j]), Image.Resampling.BILINEAR), (xt[i], yt[j]))
    return out


def waves(shape: tuple[int, int], rng: np.random.Generator, across: float, along: float) -> np.ndarray:
    """Noise in about -1..1 that repeats at the edges: filtered in the frequency domain."""
    h, w = shape
    fy, fx = np.fft.fftfreq(h)[:, None] * across, np.fft.fftfreq(w)[None] * along
    spectrum = np.fft.fft2(rng.normal(size=shape)) * np.exp(-2 * (fx**2 + fy**2) * math.pi**2)
    out = np.real(np.fft.ifft2(spectrum))
    return (out / (np.abs(out).max() or 1)).astype(np.float32)


def wood_tile(base: str, dark: str, planks: int, seed: int, size: int = 768) -> Image.Image:
    """Planks that repeat without a seam."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    height = size / planks
    row = np.floor(y / height).astype(int)
    shifts = rng.integers(0, size, planks)
    grain = waves((size, size), rng, 3.0, 150.0)
    warp = waves((size, size), rng, 26.0, 120.0)
    cols = (x.astype(int) + shifts[row]) % size
    rows = y.astype(int)
    grain, warp = grain[rows, cols], warp[rows, cols]
    rings = np.sin(2 * np.pi * (y / size * planks * 5 + warp * 2.2) + rng.random(planks)[row] * 6)
    tone = np.clip(0.5 + 0.22 * rings + 0.45 * grain + 0.08 * rng.normal(size=planks)[row], 0, 1)
    low, high = (np.array(rgb(c), np.float32) / 255 for c in (dark, base))
    board = low + (high - low) * tone[..., None]
    gap = np.minimum(y % height, height - y % height)
    board *= (1 - 0.62 * np.exp(-gap / 1.6))[..., None]
    board += (0.07 * np.exp(-(((y % height) - 3.5) ** 2) / 2))[..., None]
    joint = (x + shifts[row]) % size
    ends = np.minimum(joint, size - joint)
    board *= (1 - 0.6 * np.exp(-ends / 1.5))[..., None]
    for k in range(planks):
        for dy in (0.22, 0.78):
            for side in (9, size - 9):
                px, py = (side - shifts[k]) % size, (k + dy) * height
                d = np.hypot((x - px + size / 2) % size - size / 2, y - py)
                board *= (1 - 0.75 * np.exp(-((d / 3.2) ** 4)))[..., None]
    board *= (1 + 0.035 * rng.normal(size=(size, size)))[..., None]
    return Image.fromarray((np.clip(board, 0, 1) * 255 + 0.5).astype(np.uint8))


def parchment_tile(seed: int = 5, size: int = 512) -> Image.Image:
    """Vellum that repeats without a seam."""
    rng = np.random.default_rng(seed)
    tone = 0.030 * waves((size, size), rng, 120, 120) + 0.022 * waves((size, size), rng, 22, 22)
    tone += 0.016 * waves((size, size), rng, 2.0, 14.0) + 0.012 * waves((size, size), rng, 1.2, 1.2)
    paper = np.array(rgb("#F3E4BC"), np.float32) / 255
    vellum = paper * (1 + 1.6 * tone[..., None] * np.array([0.8, 1.0, 1.4], np.float32))
    return Image.fromarray((np.clip(vellum, 0, 1) * 255 + 0.5).astype(np.uint8))


def vignette() -> Image.Image:
    """Lamplight over the table: dark corners, brightest in the north-west; stretched over the whole window."""
    y, x = np.mgrid[0:200, 0:320].astype(np.float32)
    far = np.hypot((x - 120) / 320, (y - 70) / 200)
    alpha = np.clip((far - 0.25) / 0.75, 0, 1) ** 1.5 * 0.62
    shade = np.zeros((200, 320, 4), np.float32)
    shade[..., :3] = np.array(rgb("#0C0502"), np.float32) / 255
    shade[..., 3] = alpha
    return picture(shade)


TILES: dict[str, Callable[[], Image.Image]] = {
    "table": lambda: wood_tile("#5A371F", "#26140A", 6, 7),
    "planks": lambda: wood_tile("#B0793F", "#754621", 8, 3, 512),
    "vellum": parchment_tile,
}


def make(out: Path) -> None:
    """Write frames, tiles and the margins."""
    folder = out / "pictures" / "interface" / "frames"
    about = {}
    for name, (w, h, margins, _) in FRAMES.items():
        save(frame(name), folder / f"{name}.webp")
        about[name] = {"size": [w * SCALE, h * SCALE], "margins": [m * SCALE for m in margins]}
    for name, tile in TILES.items():
        save(tile(), folder / f"tile-{name}.webp", 90)
    save(vignette(), folder / "vignette.webp")
    data = {"scale": SCALE, "frames": about, "tiles": [f"tile-{name}" for name in TILES]}
    (folder / "frames.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """Every frame stretched to a size of use, on the table."""
    tile = TILES["table"]()
    out = Image.new("RGB", (1500, 1180))
    for x in range(0, out.width, tile.width):
        for y in range(0, out.height, tile.height):
            out.paste(tile, (x, y))
    dark = vignette().resize(out.size, Image.Resampling.BICUBIC)
    out.paste(dark, (0, 0), dark)
    x, y, low = 16, 16, 0
    sizes = {
        "parchment": (420, 260),
        "deck": (420, 260),
        "rail": (300, 260),
        "ribbon": (520, 112),
        "groove": (300, 48),
        "grip": (120, 48),
        "field": (300, 80),
        "glow": (230, 180),
        "focus": (230, 140),
    }
    for name in FRAMES:
        w, h = sizes.get(name, (230, 96))
        if x + w > out.width:
            x, y, low = 16, y + low + 12, 0
        piece = stretched(name, w, h)
        out.paste(piece, (x, y), piece)
        x, low = x + w + 12, max(low, h)
    for k, name in enumerate(("planks", "vellum")):
        out.paste(TILES[name]().crop((0, 0, 300, 200)), (16 + 320 * k, out.height - 216))
    return out
