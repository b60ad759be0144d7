"""An ivory die by ray marching (numpy): six resting faces and a tumble."""

from __future__ import annotations

import math

import numpy as np
from scipy import ndimage as ndi

SIZE, SS = 176, 2
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
# axis, sign -> number (opposite faces add to seven)
FACES = {(1, 1): 1, (1, -1): 6, (0, 1): 2, (0, -1): 5, (2, 1): 3, (2, -1): 4}
HALF, ROUND, PIP = 0.76, 0.24, 0.165
LIGHT = np.array([-0.52, 0.72, 0.46]) / np.linalg.norm([-0.52, 0.72, 0.46])  # north-west, from above


def rot(axis, a):
    c, s = math.cos(a), math.sin(a)
    i, j = {"x": (1, 2), "y": (2, 0), "z": (0, 1)}[axis]
    m = np.eye(3)
    m[i, i] = m[j, j] = c
    m[i, j], m[j, i] = -s, s
    return m


def sdf(p):
    q = np.abs(p) - HALF
    box = np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - ROUND
    ball = np.linalg.norm(p, axis=-1) - 1.50  # cut corners, like an old bone die
    return np.maximum(box, ball)


def render(turn, height=0.0, size=SIZE, ivory=((1.0, 0.925, 0.775), (0.78, 0.56, 0.30)), pip=(0.16, 0.07, 0.04)):
    """RGBA float picture of a die turned by the matrix, lying on (or above) the table."""
    n = size * SS
    v, u = np.meshgrid(np.linspace(1, -1, n), np.linspace(-1, 1, n), indexing="ij")
    tilt = math.radians(56)  # camera looks down from the south
    right = np.array([1.0, 0, 0])
    fwd = np.array([0, -math.sin(tilt), -math.cos(tilt)])
    up = np.cross(right, fwd)
    scale = 2.08
    o = u[..., None] * scale * right + (v[..., None] * scale - 0.05) * up - fwd * 6
    o = o - np.array([0, height, 0])
    o, d, light = o @ turn, fwd @ turn, LIGHT @ turn
    t = np.full((n, n), 3.6)
    for _ in range(46):
        t = t + np.minimum(sdf(o + t[..., None] * d), 0.4)
    p = o + t[..., None] * d
    hit = np.abs(sdf(p)) < 0.01
    e = 0.004
    g = np.stack([sdf(p + e * a) - sdf(p - e * a) for a in np.eye(3)], -1)
    nrm = g / np.maximum(np.linalg.norm(g, axis=-1, keepdims=True), 1e-9)
    # pips: hollows filled with dark wax
    dark = np.zeros((n, n))
    for (axis, sign), value in FACES.items():
        i, j = [(1, 2), (0, 2), (0, 1)][axis]
        on = (p[..., axis] * sign > HALF) & (nrm[..., axis] * sign > 0.8)
        for a, b in PIPS[value]:
            r = np.hypot(p[..., i] - a * 0.47, p[..., j] - b * 0.47) / (PIP * (1.35 if value == 1 else 1))
            dark = np.maximum(dark, np.where(on, np.clip((1 - r) * 7, 0, 1), 0))
            bowl = on & (r < 1.12)
            k = np.where(bowl, np.clip(r, 0, 1) ** 2 * 0.75, 0)
            dx, dy = (p[..., i] - a * 0.47), (p[..., j] - b * 0.47)
            away = np.maximum(np.hypot(dx, dy), 1e-6)
            nrm[..., i] -= k * dx / away
            nrm[..., j] -= k * dy / away
    nrm /= np.maximum(np.linalg.norm(nrm, axis=-1, keepdims=True), 1e-9)
    lam = np.clip((nrm * light).sum(-1), 0, 1)
    wrap = np.clip((nrm * light).sum(-1) * 0.5 + 0.5, 0, 1)
    half = light - d
    half /= np.linalg.norm(half)
    spec = np.clip((nrm * half).sum(-1), 0, 1) ** 26
    world_y = (nrm @ turn.T)[..., 1]
    ao = 0.72 + 0.28 * np.clip((p @ turn.T)[..., 1] * 0.5 + 0.5, 0, 1)
    grain = 0.5 + 0.5 * np.sin(p[..., 0] * 9 + 3 * np.sin(p[..., 1] * 4) + p[..., 2] * 2.5)
    base = np.array(ivory[0]) * (1 - 0.07 * grain[..., None])
    edge = np.clip((np.abs(p).max(-1) - 0.93) * -9, 0, 1)  # worn, stained edges
    base = base * (1 - 0.35 * edge[..., None]) + np.array(ivory[1]) * 0.35 * edge[..., None]
    base = base * (1 - dark[..., None]) + np.array(pip) * dark[..., None]
    shade = (0.30 + 0.34 * wrap + 0.50 * lam) * ao
    rgb = base * shade[..., None] * np.array([1.0, 0.985, 0.95]) + (spec * (0.20 - 0.08 * dark))[..., None]
    rgb += base * np.clip(-world_y, 0, 1)[..., None] * 0.10 * np.array([1, 0.8, 0.55])
    rgb = rgb / (1 + np.maximum(rgb.max(-1, keepdims=True) - 0.84, 0) * 0.9)  # soft shoulder keeps the hue
    out = np.dstack([np.clip(rgb, 0, 1), hit.astype(float)])
    # shadow on the table, thrown to the south-east
    s = ndi.gaussian_filter(hit.astype(float), (0.05 + 0.05 * height) * n)
    off = 0.05 + 0.10 * height
    s = ndi.shift(s, (n * off + n * 0.03, n * off), order=1) * (0.62 / (1 + 1.2 * height))
    a = out[..., 3] + s * (1 - out[..., 3])
    c = out[..., :3] * out[..., 3:] / np.maximum(a, 1e-6)[..., None]
    res = np.dstack([c * a[..., None], a]).reshape(size, SS, size, SS, 4).mean((1, 3))
    res[..., :3] /= np.maximum(res[..., 3:], 1e-6)
    return res


UP = {
    1: np.eye(3),
    6: rot("x", math.pi),
    2: rot("z", math.pi / 2),
    5: rot("z", -math.pi / 2),
    3: rot("x", -math.pi / 2),
    4: rot("x", math.pi / 2),
}


def resting(value, yaw=0.35, **kw):
    return render(rot("y", yaw) @ UP[value], **kw)


def tumble(value, frames=8, yaw=0.35, **kw):
    """Frames that end on the value: fast turns in the air that die out."""
    out = []
    for k in range(frames):
        f = 1 - k / (frames - 1)
        turn = rot("y", yaw + 1.9 * f) @ rot("x", 4.2 * f**1.3) @ rot("z", -3.1 * f**1.2) @ UP[value]
        out.append(render(turn, abs(math.sin(f * math.pi * 1.5)) * 0.55 * f, **kw))
    return out


def sheet():
    rows = [[resting(v, 0.30 + 0.25 * math.sin(v * 2.1)) for v in range(1, 7)] + [None, None], tumble(5)]
    crimson = dict(ivory=((0.62, 0.13, 0.10), (0.30, 0.04, 0.03)), pip=(0.99, 0.94, 0.80))
    rows.append(tumble(3, **crimson))
    w, h = SIZE * 8, SIZE * 3
    img = np.zeros((h, w, 4))
    for j, row in enumerate(rows):
        for i, f in enumerate(row):
            if f is not None:
                img[j * SIZE : (j + 1) * SIZE, i * SIZE : (i + 1) * SIZE] = f
    return img
