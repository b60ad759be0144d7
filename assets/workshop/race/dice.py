"""Dice by ray marching: resting faces and tumbles that end on each face.

Morning die of ivory, evening die of red amber (pips), combat die of black iron (gilt figures and a star).
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from kit.chart import fill, layer, number, pixels, poly, rgb

REST, SUPER = 256, 2  # pixels of a resting die; drawn so many times larger
FRAMES = 14
HALF, ROUND, BALL = 0.76, 0.24, 1.50  # a rounded box, its corners cut by a ball like an old bone die
REACH = 1.55  # nothing of the die is further from its middle
SCALE = 2.08  # the picture shows -SCALE..SCALE
TILT = math.radians(56)  # the camera looks down from the south
LIGHT = np.array([-0.52, 0.72, 0.46]) / np.linalg.norm([-0.52, 0.72, 0.46])  # north-west, from above
MASK = 128  # pixels of a face's drawing
YAW = 0.30  # how a resting die is turned

Vector = tuple[float, float, float]


def rot(axis: str, a: float) -> np.ndarray:
    """Rotation matrix about an axis."""
    c, s = math.cos(a), math.sin(a)
    i, j = {"x": (1, 2), "y": (2, 0), "z": (0, 1)}[axis]
    m = np.eye(3)
    m[i, i] = m[j, j] = c
    m[i, j], m[j, i] = -s, s
    return m


# Turns that bring each of the six sides up; sides k and 5 - k lie opposite.
UP = (
    np.eye(3),
    rot("z", math.pi / 2),
    rot("x", -math.pi / 2),
    rot("x", math.pi / 2),
    rot("z", -math.pi / 2),
    rot("x", math.pi),
)
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}


@dataclass(frozen=True)
class Die:
    """What a die is made of and what stands on its sides (in the order of UP)."""

    name: str
    sides: tuple[str, ...]
    body: Vector
    worn: Vector  # colour of the rubbed edges
    mark: Vector
    glyphs: bool = False
    gloss: float = 0.20
    grain: float = 0.07
    tumble: int = 160  # pixels of the tumbling die

    def side(self, face: str) -> int:
        return self.sides.index(face)


PIP_SIDES = ("1", "2", "3", "4", "5", "6")
DICE = (
    Die("morning", PIP_SIDES, (1.0, 0.925, 0.775), (0.78, 0.56, 0.30), (0.16, 0.07, 0.04)),
    Die("evening", PIP_SIDES, (0.66, 0.12, 0.09), (0.30, 0.04, 0.03), (0.99, 0.94, 0.80), gloss=0.30),
    Die("combat", ("2", "4", "6", "8", "10", "star"), (0.17, 0.18, 0.21), (0.40, 0.38, 0.36), (1.0, 0.80, 0.36),
        glyphs=True, gloss=0.34, grain=0.16, tumble=232),
)  # fmt: skip


@lru_cache
def drawing(face: str, glyphs: bool) -> np.ndarray:
    """What is cut into one side, as a mask: pips, a figure or a star."""
    surf, cv = layer(MASK, MASK)
    m = MASK / 2
    if not glyphs:
        for a, b in PIPS[int(face)]:
            cv.drawCircle(m + a * m * 0.50, m + b * m * 0.50, m * (0.235 if face == "1" else 0.175), fill("#FFFFFF"))
    elif face == "star":
        turns = [math.pi * k / 5 - math.pi / 2 for k in range(10)]
        reach = [m * (0.80 if k % 2 == 0 else 0.34) for k in range(10)]
        star = [(m + r * math.cos(a), m + r * math.sin(a)) for r, a in zip(reach, turns, strict=True)]
        cv.drawPath(poly(star), fill("#FFFFFF"))
    else:
        number(cv, face, m, m, MASK * (0.88 if len(face) == 1 else 0.70), "#FFFFFF")
    return pixels(surf)[..., 3]


def sdf(p: np.ndarray) -> np.ndarray:
    """Distance to the surface."""
    q = np.abs(p) - HALF
    box = np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - ROUND
    return np.maximum(box, np.linalg.norm(p, axis=-1) - BALL)


def carve(die: Die, p: np.ndarray, nrm: np.ndarray) -> np.ndarray:
    """Marks on the surface points p (0..1); tilts the normals at their rims, for they are hollows."""
    dark = np.zeros(len(p))
    for face, up in zip(die.sides, UP, strict=True):
        u, v, n = up.T @ [1, 0, 0], up.T @ [0, 0, 1], up.T @ [0, 1, 0]
        on = (p @ n > HALF) & (nrm @ n > 0.8)
        mask = drawing(face, die.glyphs)
        bowl = ndi.gaussian_filter(mask, 2.2)
        gy, gx = np.gradient(bowl)
        at = [((p[on] @ v) / 0.94 + 1) * MASK / 2 - 0.5, ((p[on] @ u) / 0.94 + 1) * MASK / 2 - 0.5]
        dark[on] = ndi.map_coordinates(mask, at, order=1)
        slope = 7.0 * np.stack([ndi.map_coordinates(g, at, order=1) for g in (gx, gy)], -1)
        nrm[on] += slope[:, :1] * u + slope[:, 1:] * v
    nrm /= np.maximum(np.linalg.norm(nrm, axis=-1, keepdims=True), 1e-9)
    return dark


def surface(die: Die, p: np.ndarray, d: np.ndarray, turn: np.ndarray) -> np.ndarray:
    """Colour of the surface points p seen along d."""
    e = 0.004
    nrm = np.stack([sdf(p + e * a) - sdf(p - e * a) for a in np.eye(3)], -1)
    nrm /= np.maximum(np.linalg.norm(nrm, axis=-1, keepdims=True), 1e-9)
    dark = carve(die, p, nrm)[:, None]
    light = LIGHT @ turn
    facing = nrm @ light
    half = (light - d) / np.linalg.norm(light - d)
    spec = np.clip(nrm @ half, 0, 1) ** 26
    deep = 0.72 + 0.28 * np.clip((p @ turn.T)[:, 1] * 0.5 + 0.5, 0, 1)
    grain = 0.5 + 0.5 * np.sin(p[:, 0] * 9 + 3 * np.sin(p[:, 1] * 4) + p[:, 2] * 2.5)
    base = np.array(die.body) * (1 - die.grain * grain[:, None])
    edge = 0.35 * np.clip((np.abs(p).max(-1) - 0.93) * -9, 0, 1)[:, None]
    base = base * (1 - edge) + np.array(die.worn) * edge
    base = base * (1 - dark) + np.array(die.mark) * dark
    shade = (0.36 + 0.36 * np.clip(facing * 0.5 + 0.5, 0, 1) + 0.50 * np.clip(facing, 0, 1)) * deep
    out = base * shade[:, None] * np.array([1.0, 0.985, 0.95]) + spec[:, None] * (die.gloss - 0.08 * dark)
    below = np.clip(-(nrm @ turn.T)[:, 1], 0, 1)[:, None]
    out += base * below * 0.10 * np.array([1, 0.8, 0.55])  # warm light from the table
    return out / (1 + np.maximum(out.max(-1, keepdims=True) - 0.84, 0) * 0.9)  # a soft shoulder keeps the hue


def render(die: Die, turn: np.ndarray, height: float, size: int) -> np.ndarray:
    """Straight-alpha picture of a die turned by the matrix, lying on (or above) the table, with its shadow."""
    n = size * SUPER
    v, u = np.meshgrid(np.linspace(1, -1, n), np.linspace(-1, 1, n), indexing="ij")
    fwd = np.array([0, -math.sin(TILT), -math.cos(TILT)])
    up = np.cross([1.0, 0, 0], fwd)
    o = u[..., None] * SCALE * np.array([1.0, 0, 0]) + (v[..., None] * SCALE - 0.05) * up - fwd * 6
    o = (o - np.array([0, height, 0])) @ turn
    d = fwd @ turn
    near = np.linalg.norm(o - (o @ d)[..., None] * d, axis=-1) < REACH
    start, t = o[near], np.full(int(near.sum()), 6 - REACH)
    for _ in range(40):
        t = t + np.minimum(sdf(start + t[:, None] * d), 0.4)
    p = start + t[:, None] * d
    struck = np.abs(sdf(p)) < 0.01
    hit = np.zeros((n, n), bool)
    hit[near] = struck
    rgb_ = np.zeros((n, n, 3))
    rgb_[hit] = np.clip(surface(die, p[struck], d, turn), 0, 1)
    solid = hit.astype(float)
    shadow = ndi.gaussian_filter(solid, (0.05 + 0.05 * height) * n)
    off = 0.05 + 0.10 * height  # thrown to the south-east
    shadow = ndi.shift(shadow, (n * off + n * 0.03, n * off), order=1) * (0.62 / (1 + 1.2 * height))
    rim = np.minimum(np.arange(n), np.arange(n)[::-1]) / (0.06 * n)
    shadow *= np.clip(np.minimum(rim[:, None], rim[None]), 0, 1)  # no hard cut at the edge of the sprite
    a = solid + shadow * (1 - solid)
    out = np.dstack([rgb_ * solid[..., None], a]).reshape(size, SUPER, size, SUPER, 4).mean((1, 3))
    out[..., :3] /= np.maximum(out[..., 3:], 1e-6)
    return np.clip(out, 0, 1)


def resting(die: Die, face: str, size: int = REST) -> np.ndarray:
    return render(die, rot("y", YAW) @ UP[die.side(face)], 0, size)


def tumble(die: Die, face: str) -> list[np.ndarray]:
    """Frames that end on the face: fast turns in the air, two bounces, a last wobble."""
    spin = 1 if die.name != "evening" else -1  # two dice thrown together do not move alike
    out = []
    for k in range(FRAMES):
        f = 1 - k / (FRAMES - 1)
        turn = (
            rot("y", YAW + spin * 2.3 * f)
            @ rot("x", 5.6 * f**1.4)
            @ rot("z", -spin * 4.1 * f**1.3)
            @ UP[die.side(face)]
        )
        out.append(render(die, turn, abs(math.sin(f * math.pi * 2.0)) * 0.62 * f, die.tumble))
    return out


def strip(frames: list[np.ndarray]) -> Image.Image:
    return Image.fromarray((np.hstack(frames) * 255 + 0.5).astype(np.uint8))


def make(out: Path) -> None:
    """Per die: one strip of resting faces, and one strip of tumbling frames for every face."""
    folder = out / "pictures" / "jamaica" / "dice"
    folder.mkdir(parents=True, exist_ok=True)
    for die in DICE:
        strip([resting(die, face) for face in die.sides]).save(folder / f"{die.name}.webp", quality=92, method=6)
        for face in die.sides:
            strip(tumble(die, face)).save(folder / f"{die.name}-{face}.webp", quality=90, method=6)
    facts = {
        "rest": REST,
        "tumble": {die.name: die.tumble for die in DICE},
        "frames": FRAMES,
        "width": round((HALF + ROUND) / SCALE, 3),  # of the die itself, as a share of its sprite
        "faces": {die.name: list(die.sides) for die in DICE},
    }
    (folder / "dice.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf8", newline="\n")


def sheet() -> Image.Image:
    """Resting faces large and at the sizes of the game, and one tumble of each die, on the colour of the land."""
    ground = np.array(rgb("land")) / 255

    def on_land(frames: list[np.ndarray], width: int) -> np.ndarray:
        row = np.hstack(frames)
        row = ground * (1 - row[..., 3:]) + row[..., :3] * row[..., 3:]
        return np.pad(row, ((0, 0), (0, width - row.shape[1]), (0, 0)), constant_values=0.5)

    width = max(die.tumble for die in DICE) * FRAMES
    rows = []
    for die in DICE:
        rows.append(on_land([resting(die, f, 176) for f in die.sides], width))
        rows.append(on_land([resting(die, f, 60) for f in die.sides], width))
        rows.append(on_land(tumble(die, die.sides[4]), width))
    return Image.fromarray((np.vstack(rows) * 255).astype(np.uint8))
