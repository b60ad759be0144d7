"""Sprites of the race: seven ships in sixteen headings, their wakes, and the ring of a ship at rest."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from kit.chart import fill, layer, pixels, poly, rgb, stroke
from race.fleet import GHOST_SHIP, SHIPS, Ship
from race.rigging import ANCHOR, CELL, ELEVATION, View

DATA = (
    "workshop/icons/lorc/rose.svg",
    "workshop/icons/lorc/crossed-sabres.svg",
    "workshop/icons/lorc/hourglass.svg",
    "workshop/icons/lorc/anchor.svg",
    "workshop/icons/lorc/crown.svg",
    "workshop/icons/lorc/pirate-skull.svg",
    "workshop/icons/sbed/death-skull.svg",
)
HEADINGS = 16
SIZE = 256  # pixels of a sprite
SUPER = 3  # drawn so many times larger, then averaged: meshes have no smooth edges of their own
WAKE_FRAMES = 4


def averaged(surf: skia.Surface, size: int) -> np.ndarray:
    """Straight-alpha picture, scaled down by SUPER."""
    a = pixels(surf).reshape(size, SUPER, size, SUPER, 4).mean((1, 3))
    a[..., :3] /= np.maximum(a[..., 3:], 1e-6)
    return a


def canvas(size: int) -> tuple[skia.Surface, skia.Canvas]:
    surf, cv = layer(size * SUPER, size * SUPER)
    cv.scale(size * SUPER / CELL, size * SUPER / CELL)
    return surf, cv


def waterline(ship: Ship, heading: float) -> np.ndarray:
    """Outline of the hull at the water, in sprite units."""
    t = np.linspace(-1, 1, 25)
    hull = ship.hull
    return View(heading).flat(np.array([*hull.side(t, 0.0, -1), *hull.side(t, 0.0, 1)[::-1]]))


def sprite(ship: Ship, heading: float, size: int = SIZE) -> np.ndarray:
    """One ship on one heading, with its shadow on the water and foam at the waterline."""
    surf, cv = canvas(size)
    line = waterline(ship, heading)
    cv.drawPath(poly(line + np.array([10, 7])), fill("#04222E", 0.50, 6))
    cv.drawPath(poly(line + np.array([2, 3])), fill("#04222E", 0.45, 2.5))
    foam = "#F2FFF8" if ship is not GHOST_SHIP else "#A9E6C4"
    cv.drawPath(poly(line), stroke(foam, 4.6, 0.55, 1.0))
    cv.drawPath(poly(line + np.array([0, 0.8])), stroke(foam, 2.6, 0.9))
    if ship is GHOST_SHIP:
        x, y = CELL * ANCHOR[0], CELL * ANCHOR[1]
        cv.drawOval(skia.Rect(x - 62, y - 34, x + 62, y + 34), fill("#7FE8B0", 0.16, 10))
    ship.paint(cv, View(heading))
    a = averaged(surf, size)
    grain = np.random.default_rng(11).normal(size=(size, size, 1)) * 0.016
    a[..., :3] = np.clip(a[..., :3] * (1 + grain), 0, 1)
    return a


def wake(heading: float, frame: int, size: int) -> np.ndarray:
    """Foam of a ship under way: two arms of the bow wave and the churned water behind her."""
    surf, cv = canvas(size)
    view = View(heading)
    phase = 2 * math.pi * frame / WAKE_FRAMES
    f = np.linspace(0, 1, 40)
    for side in (-1, 1):
        for k in range(3):
            x = 50 - 7 * k - (104 - 10 * k) * f
            y = side * (5 + 5 * k + (40 - 7 * k) * f**0.8)
            alpha = (1 - f) ** 0.9 * (0.62 + 0.38 * np.sin(13 * f - phase + 2.1 * k)) * (0.95 - 0.25 * k)
            foam_line(cv, view.flat(np.stack([x, y, 0 * x], 1)), 3.2 - 0.7 * k, alpha)
    for k in range(-3, 4):
        x = -36 - 36 * f
        y = k * (3.2 + 2.2 * f) + 1.5 * np.sin(9 * f - phase + k)
        alpha = (1 - f) * (0.55 + 0.45 * np.sin(16 * f - phase + 1.7 * k)) * (0.85 - 0.14 * abs(k))
        foam_line(cv, view.flat(np.stack([x, y, 0 * x], 1)), 2.4, alpha)
    return averaged(surf, size)


def foam_line(cv: skia.Canvas, p: np.ndarray, width: float, alpha: np.ndarray) -> None:
    """A stroke of foam that comes and goes along its way."""
    for q, r, a in zip(p[:-1], p[1:], alpha[:-1], strict=True):
        if a > 0.02:
            cv.drawLine(*q, *r, stroke("#F2FFF8", width * (0.5 + 0.5 * a), float(min(a, 1)), cap=skia.Paint.kButt_Cap))


def ripple(frame: int, size: int) -> np.ndarray:
    """Slow rings round a ship at rest."""
    surf, cv = canvas(size)
    x, y = CELL * ANCHOR[0], CELL * ANCHOR[1]
    for k in range(3):
        f = (k + frame / WAKE_FRAMES) / 3
        rx = 44 + 26 * f
        ry = rx * math.sin(ELEVATION)
        oval = skia.Rect(x - rx, y - ry, x + rx, y + ry)
        for start in (10 + 30 * k, 130 + 20 * k, 250 + 15 * k):
            cv.drawArc(
                oval, start, 70, False, stroke("#F2FFF8", 1.9 * (1 - 0.5 * f), 0.5 * (1 - f) * min(1, 4 * f + 0.2))
            )
    return averaged(surf, size)


def strip(frames: list[np.ndarray], columns: int) -> Image.Image:
    """Frames in rows of so many columns."""
    size = frames[0].shape[0]
    rows = math.ceil(len(frames) / columns)
    out = np.zeros((rows * size, columns * size, 4), np.float32)
    for k, f in enumerate(frames):
        y, x = divmod(k, columns)
        out[y * size : (y + 1) * size, x * size : (x + 1) * size] = f
    return Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8))


def headings() -> list[float]:
    return [k * 360 / HEADINGS for k in range(HEADINGS)]


def make(out: Path) -> None:
    """One sheet per ship (4 x 4 headings, clockwise from east), one for wakes, one for ripples, and ships.json."""
    folder = out / "pictures" / "jamaica" / "ships"
    folder.mkdir(parents=True, exist_ok=True)
    for ship in (*SHIPS, GHOST_SHIP):
        strip([sprite(ship, h) for h in headings()], 4).save(folder / f"{ship.captain.key}.webp", quality=92, method=6)
    half = SIZE // 2
    wakes = [wake(h, f, half) for f in range(WAKE_FRAMES) for h in headings()]
    strip(wakes, HEADINGS).save(folder / "wake.webp", quality=85, method=6)
    strip([ripple(f, half) for f in range(WAKE_FRAMES)], WAKE_FRAMES).save(folder / "ripple.webp", quality=85, method=6)
    facts = {
        "size": SIZE,
        "columns": 4,
        "headings": HEADINGS,
        "anchor": list(ANCHOR),  # the ship's middle at the waterline
        "middle": [0.5, 0.56],  # middle of what one sees: lay this on the centre of a space
        "cell_units": CELL,
        "wake": {"size": half, "columns": HEADINGS, "frames": WAKE_FRAMES},
        "ripple": {"size": half, "frames": WAKE_FRAMES},
        "ships": [s.captain.key for s in (*SHIPS, GHOST_SHIP)],
    }
    (folder / "ships.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf8", newline="\n")


# ---------------------------------------------------------------- contact sheet

# Simulated colour blindness (Machado, Oliveira and Fernandes 2009, severity 1), for linear light
BLIND = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def as_seen(rgb_: np.ndarray, eye: str) -> np.ndarray:
    """Colours as another eye sees them: plain, grey, or one of BLIND."""
    if eye == "plain":
        return rgb_
    if eye == "grey":
        return np.repeat((rgb_ @ np.array([0.299, 0.587, 0.114]))[..., None], 3, -1)
    linear = np.where(rgb_ <= 0.04045, rgb_ / 12.92, ((rgb_ + 0.055) / 1.055) ** 2.4) @ np.array(BLIND[eye]).T
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def sheet() -> Image.Image:
    """Each ship large, through five kinds of eyes, on all headings, and at the sizes of the game."""
    fleet = (*SHIPS, GHOST_SHIP)
    w, rows = 230, []
    sea = np.array(rgb("#2E7383")) / 255

    def on_sea(a: np.ndarray) -> np.ndarray:
        return sea * (1 - a[..., 3:]) + a[..., :3] * a[..., 3:]

    large = np.hstack([on_sea(sprite(s, 0, w)) for s in fleet])
    rows.append(large)
    rows += [as_seen(large, eye)[30:220:1] for eye in ("grey", *BLIND)]
    for k in range(0, HEADINGS, 2):
        rows.append(np.hstack([on_sea(sprite(s, k * 360 / HEADINGS, w)) for s in fleet]))
    small = []
    for s in fleet:
        line = [
            np.pad(on_sea(sprite(s, 0, n)), ((88 - n, 2), (0, 0), (0, 0)), constant_values=0.4) for n in (88, 64, 44)
        ]
        cell = np.hstack(line)
        small.append(np.pad(cell, ((0, 0), (0, w - cell.shape[1]), (0, 0)), constant_values=0.4))
    rows.append(np.hstack(small))
    return Image.fromarray((np.clip(np.vstack(rows), 0, 1) * 255).astype(np.uint8))
