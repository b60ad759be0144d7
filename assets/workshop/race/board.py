"""Draws the Jamaica board from its geometry: washes, ink, symbols, age."""

from __future__ import annotations

import math

import numpy as np
import skia
from scipy import ndimage as ndi
from shapely.geometry import Point

from kit import curves, sheet, things
from kit.chart import (
    fill,
    geom_path,
    ink,
    layer,
    lerp,
    noise,
    over,
    parchment,
    pixels,
    poly,
    ramp,
    rgb,
    smooth,
    stroke,
)
from kit.sheet import FRAME, H, W
from race import landscape, ornaments

SEED = 1675
CHANNEL, OUTER = 146, 208  # least width of an inner channel and of an outer lane

# Island coast, clockwise from the west end; a closed spline runs through it.


SHAPE = (H, W)


def mask_of(g):
    surf, cv = layer(W, H)
    cv.drawPath(geom_path(g), fill("#FFFFFF"))
    return pixels(surf)[..., 3]


def sea_wash(b, rng, d, tex):
    """Watercolour sea: depth ramp with blooms and granulation, each stretch set off a little."""
    n1, n2 = noise(SHAPE, 300, rng, 4), noise(SHAPE, 70, rng, 4)
    depth = np.maximum(0, d * 1.0 + 34 * n1 * smooth(10, 90, d) + 9 * n2 * smooth(4, 40, d))
    sea = ramp(depth, [(0, "sea0"), (12, "sea1"), (46, "sea2"), (112, "sea3"), (205, "sea4"), (340, "sea5")])
    # one wash per stretch: its own slight tone, a darker rim where the pigment settled
    surf, cv = layer(W, H)
    tone_surf, tcv = layer(W, H)
    for s in b.spaces:
        t = 128 + int(rng.normal() * 10) + (30 if s.number % 2 else -30)
        tcv.drawPath(geom_path(s.polygon), skia.Paint(AntiAlias=False, Color=skia.Color(t, t, t, 255)))
    for _, line in b.separators:
        cv.drawPath(poly(line.coords, False), stroke("#FFFFFF", 3))
    rules = pixels(surf)[..., 3]
    dr = ndi.distance_transform_edt(rules < 0.5).astype(np.float32)
    tone = ndi.gaussian_filter(pixels(tone_surf)[..., 0], 2.5)
    tone = np.where(tone > 0.1, tone - 0.5, 0)
    sea *= (1 + 0.34 * tone)[..., None]
    rim = np.exp(-np.maximum(dr + 3 * n2 - 3, 0) / 10)
    sea *= (1 - 0.13 * rim)[..., None]
    glow = smooth(16, 70, dr) * smooth(30, 90, d)
    sea = lerp(sea, np.clip(sea * 1.10 + 0.012, 0, 1), 0.6 * glow)
    # backruns: edges of wet blooms
    warp = noise(SHAPE, 180, rng, 5) + 0.35 * n1
    for level in (-0.35, 0.15, 0.6):
        e = np.exp(-np.abs(warp - level) / 0.02)
        side = smooth(0, 0.25, warp - level)
        sea *= (1 - 0.05 * e - 0.018 * side)[..., None]
    # brush streaks, thin places where the sheet shows, the sheet's own colour under the glaze
    streak = ndi.zoom(noise((H // 4, W // 16), 9, rng, 3), (4, 16), order=1)[:H, :W]
    sea *= (1 + 0.045 * streak)[..., None]
    sheet = np.array(rgb("paper"), np.float32) / 255
    sea *= lerp(np.ones(3, np.float32), sheet, 0.55)
    sea = lerp(sea, sheet * 0.93, 0.12 * smooth(0.15, 0.8, noise(SHAPE, 140, rng, 5)) * smooth(20, 60, d))
    grain = ndi.gaussian_filter(rng.normal(size=SHAPE).astype(np.float32), 0.9)
    sea *= (1 + 0.06 * grain * smooth(10, 160, d) + 1.1 * (tex - 1))[..., None]
    return sea


def land_wash(b, rng, d_in, tex):
    """Land: ochre paper, green wash strongest along the coast, meadows and dry hills inland."""
    n1, n2, n3 = noise(SHAPE, 420, rng, 4), noise(SHAPE, 120, rng, 4), noise(SHAPE, 30, rng, 3)
    base = lerp(
        np.broadcast_to(np.array(rgb("land"), np.float32) / 255, (*SHAPE, 3)),
        np.array(rgb("#EBDDAE"), np.float32) / 255,
        smooth(-0.3, 0.5, n1),
    )
    base = lerp(base, np.array(rgb("meadow"), np.float32) / 255, 0.85 * smooth(-0.15, 0.45, n2 + 0.3 * n1))
    base = lerp(base, np.array(rgb("#D9A860"), np.float32) / 255, 0.45 * smooth(0.25, 0.7, -n1 + 0.3 * n2))
    edge = np.exp(-np.maximum(d_in + 10 * n2, 0) / 34)
    base = lerp(base, np.array(rgb("#8FA35E"), np.float32) / 255, 0.75 * edge)
    sand = 1 - smooth(5, 13, d_in + 3 * n3)
    base = lerp(base, np.array(rgb("#F4E6B8"), np.float32) / 255, 0.9 * sand)
    low = smooth(30, 110, d_in + 30 * n2)  # inland glaze: lusher valleys, dry uplands
    base = lerp(base, base * np.array([0.90, 0.97, 0.74], np.float32), 0.55 * (1 - low))
    base = lerp(base, base * np.array([0.97, 0.90, 0.72], np.float32), 0.45 * smooth(0.1, 0.8, n2 - 0.4 * n1))
    base *= (1 + 0.035 * n3 + 1.0 * (tex - 1))[..., None]
    return base


def rhumb_lines(cv, b):
    sea = geom_path(b.outer.difference(b.land))
    cv.save()
    cv.clipPath(sea, skia.ClipOp.kIntersect, True)
    for cx, cy in CORNERS.values():
        for k in range(32):
            a = math.pi * 2 * k / 32
            cv.drawLine(
                cx,
                cy,
                cx + 3200 * math.cos(a),
                cy + 3200 * math.sin(a),
                stroke("#EAF3E2" if k % 2 else "#F6E9C4", 1.5 if k % 4 == 0 else 1.0, 0.30 if k % 4 == 0 else 0.17),
            )
    cv.restore()


def separators(cv, b, rng):
    for _, line in b.separators:
        pts = np.array([line.interpolate(f, normalized=True).coords[0] for f in np.linspace(0.0, 1.0, 40)])
        if line in b.red:
            continue
        ink(cv, pts + 0.8, 6.4, "#0D3445", 0.50, None, False, 0)  # dark casing: the rule shows on pale water too
        ink(cv, pts, 3.3, "#FFF8E2", 0.97, rng, False, 0)
        for f, r in ((0.0, 4.5), (1.0, 4.5)):
            x, y = line.interpolate(f, normalized=True).coords[0]
            cv.drawCircle(x, y, r, fill("#FBF3D9", 0.95))
            cv.drawCircle(x, y, r, stroke("ink", 1.4, 0.8))


def darts(cv, b):
    """A small dart on every ruled line, pointing the way of the race."""
    at = {s.number: np.array(s.centre) for s in b.spaces}
    for (a, z), line in b.separators:
        c = np.array(line.coords)
        rim = b.outer.exterior
        shore, far = (c[0], c[-1]) if rim.distance(Point(c[-1])) < rim.distance(Point(c[0])) else (c[-1], c[0])
        p = shore + (far - shore) * 0.62
        n = np.array([-(c[-1] - c[0])[1], (c[-1] - c[0])[0]])
        n /= np.linalg.norm(n)
        n *= np.sign(n @ (at[z] - at[a])) or 1
        t = np.array([-n[1], n[0]])
        tri = [p + n * 15, p - n * 5 + t * 9, p - n * 1, p - n * 5 - t * 9]
        red = line in b.red
        cv.drawPath(poly(np.array(tri) + (1.5, 2)), fill("#06222E", 0.5, 1.5))
        cv.drawPath(poly(tri), fill("red" if red else "#FBF3D9"))
        cv.drawPath(poly(tri), stroke("#12303A", 1.5, 0.9))


def red_line(cv, b, rng):
    for line in b.red:
        pts = np.array([line.interpolate(f, normalized=True).coords[0] for f in np.linspace(0, 1, 40)])
        ink(cv, pts + 2.5, 11, "#0D2B38", 0.4, None, False, 0)
        ink(cv, pts, 13, "#FFF3DC", 0.95, rng, False, 0)
        ink(cv, pts, 8, "red", 1, rng, False, 0)


def coast(cv, b, rng):
    for g in [b.island, *b.islets.values()]:
        pts = curves.resample(np.array(curves.clockwise(g.exterior).coords)[:-1], 3)
        ink(cv, pts, 3.4, "ink", 0.95, rng, light=0.62, closed=True)
        inner = g.buffer(-6)
        for q in getattr(inner, "geoms", [inner]):
            p = curves.resample(np.array(curves.clockwise(q.exterior).coords)[:-1], 4)
            ink(cv, p, 1.1, "ink_soft", 0.55, rng, light=0.5, closed=True)


CORNERS = {
    "SE": (W - FRAME - 104, H - FRAME - 86),
    "SW": (FRAME + 104, H - FRAME - 86),
    "NW": (FRAME + 104, FRAME + 86),
}


def draw(b, tokens=True, progress=print):
    rng = np.random.default_rng(SEED)
    tex, stain = parchment(SHAPE, rng, 11)
    land = mask_of(b.land)
    outer = mask_of(b.outer)
    d = ndi.distance_transform_edt(land < 0.5).astype(np.float32)
    d = ndi.gaussian_filter(d, 0.8) * (land < 0.5)
    d_in = ndi.distance_transform_edt(land >= 0.5).astype(np.float32)
    progress("washes")
    paper = np.array(rgb("paper"), np.float32) / 255 * tex[..., None]
    paper = lerp(
        paper,
        paper * np.array([0.80, 0.66, 0.44], np.float32),
        0.6 * smooth(-0.2, 0.8, noise(SHAPE, 500, rng, 4)) * 0.6,
    )
    pic = lerp(paper, sea_wash(b, rng, d, tex), outer)
    # a cast shadow of the land on the water (light from the north-west)
    sh = ndi.shift(ndi.gaussian_filter(land, 5), (8, 7), order=1)
    pic *= (1 - 0.30 * np.clip(sh - land, 0, 1))[..., None]
    surf, cv = layer(W, H)
    rhumb_lines(cv, b)
    pic = over(pic, surf)
    wl = sheet.waterlines(d, rng) * outer
    pic = lerp(pic, np.array(rgb("#1C3A3E"), np.float32) / 255, 0.62 * wl * (land < 0.5))
    pic = lerp(pic, land_wash(b, rng, d_in, tex), land)
    progress("relief")
    surf, cv = layer(W, H)
    sheet.waves(cv, b.outer, rng, d)
    separators(cv, b, rng)
    coast(cv, b, rng)
    landscape.landscape(cv, b, rng)
    pic = over(pic, surf, 0.93 + 0.07 * np.clip(noise(SHAPE, 5, rng, 1), -1, 1))
    progress("symbols")
    surf, cv = layer(W, H)
    sheet.frame(cv, b.outer)
    ornaments.spandrels(cv, CORNERS, b.outer, rng)
    red_line(cv, b, rng)
    darts(cv, b)
    ornaments.title(cv, rng)
    ornaments.table_slots(cv, rng)
    ornaments.port_royal(cv, b, rng)
    for s in b.spaces:
        if s.kind == "sea":
            ornaments.squares(cv, s)
        elif s.kind == "lair":
            ornaments.skull_rock(cv, *s.symbol, rng)
        elif s.kind == "port":
            things.medallion(cv, *s.symbol, s.cost)
        if s.number >= 41:
            things.score_plate(cv, *s.plate, s.score)
    ornaments.minus_five(cv, b)
    if tokens:
        ornaments.treasure_pile(cv)
        for s in b.spaces:
            if s.kind == "lair":
                things.chest(cv, s.symbol[0], s.symbol[1] - 34, 56)
    pic = over(pic, surf)
    progress("age")
    # age: stains, vignette, a breath of warm light from the north-west, grain over all
    pic *= 1 - stain[..., None] * np.array([0.7, 1.0, 1.5], np.float32)
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    v = np.hypot((xx - W / 2) / (W * 0.62), (yy - H / 2) / (H * 0.62))
    pic *= (1 - 0.26 * smooth(0.62, 1.25, v))[..., None] * np.array([1, 0.985, 0.955], np.float32) ** smooth(
        0.5, 1.2, v
    )[..., None]
    lit = 1 - smooth(0, 1.5, np.hypot(xx / W, yy / H))
    pic *= (1 + 0.05 * lit)[..., None] * np.array([1.01, 1.0, 0.985], np.float32)
    edge = np.minimum(np.minimum(xx, W - 1 - xx), np.minimum(yy, H - 1 - yy)) + 7 * noise(SHAPE, 50, rng, 4)
    burn = np.exp(-np.maximum(edge, 0) / 13)
    pic *= 1 - burn[..., None] * np.array([0.42, 0.55, 0.68], np.float32)
    pic *= 1 + 0.012 * ndi.gaussian_filter(rng.normal(size=SHAPE).astype(np.float32), 0.6)[..., None]
    return np.clip(pic, 0, 1)


def evening(pic, b):
    """The same board at dusk: blue glaze, lamps in the ports, a lantern glow over Port Royal."""
    grey = pic @ np.array([0.3, 0.59, 0.11], np.float32)
    dusk = (0.72 * pic + 0.28 * grey[..., None]) * np.array([0.50, 0.58, 0.86], np.float32) + np.array(
        [0.0, 0.01, 0.035], np.float32
    )
    glow = np.zeros(SHAPE, np.float32)
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    lamps = [(*s.symbol, 95) for s in b.spaces if s.kind == "port"] + [
        (2090, 420, 190),
        (1010, 850, 150),
        (1290, 590, 330),
    ]
    for x, y, r in lamps:
        d2 = ((xx - x) ** 2 + ((yy - y) * 1.15) ** 2) / (r * r)
        glow += 0.75 * np.exp(-d2 * 1.6)
    glow = np.clip(glow, 0, 1)[..., None]
    return np.clip(dusk * (1 - glow) + pic * np.array([1.0, 0.90, 0.70], np.float32) * glow, 0, 1)
