"""Draws the Montego Bay board (2560 x 1600): python montego_board.py [out.jpg [pieces.png]] [--bare]. Deterministic.

Uses the kit of the Jamaica board (chart, things, geometry, board, ships) from ./src beside this file.
"""
from __future__ import annotations

import math
import sys
import time
from types import SimpleNamespace

import numpy as np
import skia
from scipy import ndimage as ndi
from scipy.spatial import cKDTree
from shapely.geometry import box

from kit import curves, sheet, things
from kit.chart import (
    col,
    curve,
    fill,
    icon,
    ink,
    layer,
    lerp,
    linear,
    mix,
    noise,
    number,
    over,
    parchment,
    pixels,
    poly,
    radial,
    ramp,
    rgb,
    save_jpg,
    smooth,
    stroke,
    text,
)
from montego import layout as L
from montego import things as T
from race import ships

W, H, FRAME = L.W, L.H, L.FRAME
SHAPE = (H, W)
SEED = 1692

# ---- the position shown
ROOMS = {1: (("barrel", 4, 0), ("broken", 1, 0)), 2: (("barrel", 1, 1), ("barrel", 3, 0)), 3: (("barrel", 3, 0), ("broken", 2, 1)),
         4: (("barrel", 2, 0), ("barrel", 2, 0)), 5: (("barrel", 1, 1), ("barrel", 2, 0)), 6: (("broken", 1, 0), ("barrel", 3, 0)),
         7: (("barrel", 4, 0), ("broken", 2, 1)), 8: (("barrel", 2, 0), ("barrel", 1, 1))}
SHIPS = [(10, (5, 3, 2), (0, 2, 1, 0, 3, 0, 2, 1), 0), (8, (4, 2, 1), (1, 1, 3, 2), 1), (14, (7, 4, 3), (3, 0, 0, 2, 3, 1, 2), 2), (12, (6, 4, 2), (2, 3), 3)]
WAITING = [(12, (6, 4, 2), 0), (8, (4, 2, 1), 1)]
ORDER = [(2, True), (0, False), (1, True), (3, True), (2, False), (0, True), (3, False), (1, False)]
SCORES = (17, 23, 12, 26)
STANDING = {(0, True): (2, True), (3, True): (5, False), (1, True): (7, True), (2, True): (4, False),
            (0, False): (4, True), (2, False): (6, True), (1, False): (2, False), (3, False): (7, False)}


def lin(v):
    return np.array(rgb(v), np.float32) / 255


# ---------------------------------------------------------------- washes

def stones(x0, y0, x1, y1, cell, rng, squash=1.25):
    """Voronoi cobbles: distance to the joint and one tone per stone."""
    h, w = y1 - y0, x1 - x0
    gx, gy = np.meshgrid(np.arange(-1, w / cell + 2), np.arange(-1, h * squash / cell + 2))
    p = np.stack([(gx + .5 * (gy % 2) + .34 * rng.normal(size=gx.shape) * .8).ravel() * cell, (gy + .30 * rng.normal(size=gx.shape) * .8).ravel() * cell], 1)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d, i = cKDTree(p).query(np.stack([xx.ravel(), yy.ravel() * squash], 1), k=2, workers=2)
    edge = (d[:, 1] - d[:, 0]).reshape(h, w).astype(np.float32)
    tone = rng.normal(size=len(p)).astype(np.float32)[i[:, 0]].reshape(h, w)
    rel = (np.stack([xx.ravel(), yy.ravel() * squash], 1) - p[i[:, 0]]) / cell
    lit = -(rel[:, 0] + rel[:, 1]).reshape(h, w).astype(np.float32)
    return edge, tone, lit


def sand_wash(rng, tex):
    n1, n2, n3 = noise(SHAPE, 360, rng, 4), noise(SHAPE, 90, rng, 4), noise(SHAPE, 22, rng, 3)
    c = lerp(np.broadcast_to(lin("#EFD9A0"), (*SHAPE, 3)), lin("#F8EBC2"), smooth(-.4, .5, n1))
    c = lerp(c, lin("#D9B46C"), .55 * smooth(.1, .7, n2 - .3 * n1))
    yy = np.mgrid[0:H, 0:W][0].astype(np.float32)
    xx = np.mgrid[0:H, 0:W][1].astype(np.float32)
    side = smooth(2.0, .6, np.minimum(xx - FRAME, W - FRAME - xx) / 240 + .8 * n2)
    c = lerp(c, lin("#A9B26A"), .75 * side)
    ripple = np.sin((yy + 9 * n2 + 6 * n1) / 3.4) * smooth(.0, .5, n1)
    c *= (1 + .030 * n3 + .022 * ripple + 1.1 * (tex - 1))[..., None]
    return c


def plaza_wash(rng, tex):
    y0, y1 = L.BEACH_Y - 10, L.QUAY_Y + 10
    e, t, lit = stones(0, y0, W, y1, 25, rng)
    n1, n2 = noise(SHAPE, 300, rng, 4)[y0:y1], noise(SHAPE, 60, rng, 3)[y0:y1]
    c = lerp(np.broadcast_to(lin("#C6AE82"), (*e.shape, 3)), lin("#A99A86"), smooth(-.5, .6, n1 + .3 * t))
    c = c * (1 + .075 * t + .10 * lit + .03 * n2)[..., None]
    joint = 1 - smooth(1.5, 4.5, e)
    c = lerp(c, lin("#5E4A30"), .75 * joint)
    out = np.zeros((*SHAPE, 3), np.float32)
    out[y0:y1] = c * (1 + .8 * (tex[y0:y1] - 1))[..., None]
    return out


def water_wash(rng, tex, solid):
    d = ndi.distance_transform_edt(solid < .5).astype(np.float32)
    n1, n2 = noise(SHAPE, 300, rng, 4), noise(SHAPE, 60, rng, 4)
    yy = np.mgrid[0:H, 0:W][0].astype(np.float32)
    depth = np.maximum(0, .42 * d + .34 * np.maximum(yy - L.WATER_Y, 0) + 30 * n1 + 8 * n2)
    sea = ramp(depth, [(0, "sea1"), (30, "sea2"), (85, "sea3"), (165, "sea4"), (300, "sea5")])
    warp = noise(SHAPE, 170, rng, 5) + .35 * n1
    for level in (-.35, .15, .6):
        sea *= (1 - .05 * np.exp(-np.abs(warp - level) / .02) - .018 * smooth(0, .25, warp - level))[..., None]
    streak = ndi.zoom(noise((H // 4, W // 16), 9, rng, 3), (4, 16), order=1)[:H, :W]
    sea *= (1 + .055 * streak)[..., None]
    sea *= lerp(np.ones(3, np.float32), lin("paper"), .55)
    grain = ndi.gaussian_filter(rng.normal(size=SHAPE).astype(np.float32), .9)
    sea *= (1 + .05 * grain + 1.1 * (tex - 1))[..., None]
    return sea, d


# ---------------------------------------------------------------- the quay

def ring_path(inset=0):
    x0, y0, x1, y1 = L.RING
    p = skia.Path()
    p.addRRect(T.rr(x0 + inset, y0 + inset, x1 - inset, y1 - inset, 60 - inset))
    q = skia.Path()
    q.addRRect(T.rr(L.ROW_X0 - 6 - inset, L.LANE_N + L.LANE_HALF + inset * -1, L.ROW_X1 + 6 + inset, L.LANE_S - L.LANE_HALF + inset, 16))
    return skia.Op(p, q, skia.PathOp.kDifference_PathOp)


def ring(cv, rng):
    """The walk: pale flagstones between ink and brick kerbs, arrows inlaid."""
    x0, y0, x1, y1 = L.RING
    p = ring_path()
    cv.drawPath(p, stroke("#1A0E04", 22, .40, 7))
    cv.drawPath(p, fill("#8A7048"))
    cv.save(); cv.clipPath(p, skia.ClipOp.kIntersect, True)
    y = y0
    while y < y1:
        h = 30 + 8 * rng.random()
        x = x0 - rng.random() * 40
        while x < x1:
            w = 44 + 40 * rng.random()
            t = rng.normal()
            c = mix("#EAD9AE", "#FFF3D2" if t > 0 else "#C9AE7C", min(.75, abs(t) * .4))
            r = T.rr(x + 1.2, y + 1.2, x + w - 1.2, y + h - 1.2, 4)
            cv.drawRRect(r, T.grad(x, y, x + w, y + h, [mix(c, "#FFFFFF", .25), c, mix(c, "#8A6A3A", .22)]))
            cv.drawRRect(r, stroke("#6B4A2B", 1.2, .55))
            if rng.random() < .12:
                ink(cv, curve((x + w * .2, y + 3), (x + w * .5, y + h * .5), (x + w * .4, y + h - 3), 6), 1.2, "ink_soft", .6, rng)
            x += w
        y += h
    cv.restore()
    inner = skia.Rect(L.ROW_X0 - 6, L.LANE_N + L.LANE_HALF, L.ROW_X1 + 6, L.LANE_S - L.LANE_HALF)
    cv.drawRect(inner, fill("#94794C"))
    cv.save(); cv.clipRect(inner)
    for k in range(900):
        qx, qy, qr = inner.left() + rng.random() * inner.width(), inner.top() + rng.random() * inner.height(), 7 + 5 * rng.random()
        cv.drawOval(skia.Rect(qx - qr, qy - qr * .7, qx + qr, qy + qr * .7), fill(mix("#B89A66", "#8C7044", rng.random()))); cv.drawOval(skia.Rect(qx - qr, qy - qr * .7, qx + qr, qy + qr * .7), stroke("#5A4424", 1.2, .8))
    cv.restore()
    cv.drawRect(inner, stroke("#5A4020", 2.4, .8))
    p = T.as_path(T.rr(x0, y0, x1, y1, 60))
    cv.drawPath(p, stroke("#1E1008", 13)); cv.drawPath(p, stroke("#C98A5A", 9)); 
    dash = stroke("#6A3418", 9); dash.setPathEffect(skia.DashPathEffect.Make([2.4, 20], 0)); dash.setStrokeCap(skia.Paint.kButt_Cap)
    cv.drawPath(p, dash)
    def arrow(x, y, ang, s=1.0):
        cv.save(); cv.translate(x, y); cv.rotate(ang); cv.scale(s, s)
        q = poly([(-20, -26), (2, -26), (24, 0), (2, 26), (-20, 26), (0, 0)])
        cv.save(); cv.translate(1.5, 2); cv.drawPath(q, stroke("#FFF8E0", 3, .8)); cv.restore()
        cv.drawPath(q, T.grad(-20, -26, 20, 26, ["#3E7C8C", "#2A6578", "#1B4A5E"])); cv.drawPath(q, stroke("#12242E", 2.6))
        cv.restore()
    for i in range(1, L.N):
        arrow((L.place(i, True)[0] + L.place(i + 1, True)[0]) / 2, L.LANE_N, 0, .84)
        arrow((L.place(i, False)[0] + L.place(i + 1, False)[0]) / 2, L.LANE_S, 180, .84)
    m = (L.LANE_N + L.LANE_S) / 2
    for x, ang in (((x0 + L.ROW_X0 - 6) / 2, -90), ((x1 + L.ROW_X1 + 6) / 2, 90)):
        for k in (-1, 0, 1):
            arrow(x, m + k * 104, ang, .84)
    r = 70
    for sx, sy, start, ang in ((-1, -1, 180, 0), (1, -1, 270, 90), (1, 1, 0, 180), (-1, 1, 90, 270)):
        ax = (x0 + L.ROW_X0 - 6) / 2 if sx < 0 else (x1 + L.ROW_X1 + 6) / 2
        ay = L.LANE_N if sy < 0 else L.LANE_S
        ox, oy = ax - sx * r, ay - sy * r
        rc = skia.Rect(ox - r, oy - r, ox + r, oy + r)
        for c, w in (("#FFF8E0", 24), ("#12242E", 21), ("#2A6578", 16)):
            cv.drawArc(rc, start + 2, 62, False, stroke(c, w, 1, 0, skia.Paint.kButt_Cap))
        e = math.radians(start + 72)
        arrow(ox + r * math.cos(e), oy + r * math.sin(e), start + 72 + 90 - 4, .84)


def place(cv, x, y, label, rng, tag_dy):
    """Standing place: a round of wedge stones with a brass rim."""
    r = L.PLACE_R
    cv.drawCircle(x + 2, y + 3, r + 3, fill("#1A0E04", .45, 4))
    cv.drawCircle(x, y, r + 3, fill("#2A1306"))
    cv.drawCircle(x, y, r + 1, T.grad(x - r, y - r, x + r, y + r, ["#FFF0B4", "#D9A441", "#8A5A14", "#C98F33"], [0, .4, .8, 1]))
    cv.drawCircle(x, y, r - 5, fill("#2A1306"))
    n = 16
    for k in range(n):
        a0, a1 = k * 360 / n, (k + 1) * 360 / n
        for ra, rb in ((r - 6.5, r * .60), (r * .57, 0)):
            if rb == 0 and k % 2:
                continue
            p = skia.Path()
            p.arcTo(skia.Rect(x - ra, y - ra, x + ra, y + ra), a0 + .8, (a1 - a0) * (2 if rb == 0 else 1) - 1.6, True)
            if rb:
                p.arcTo(skia.Rect(x - rb, y - rb, x + rb, y + rb), a1 - 1.2, -(a1 - a0) + 2.4, False)
            else:
                p.lineTo(x, y)
            p.close()
            t = rng.normal() * .12
            c = mix("#D98E62" if rb else "#F3D9A6", "#FFFFFF" if t > 0 else "#3A1A08", abs(t))
            cv.drawPath(p, fill(c)); cv.drawPath(p, stroke("#4A2A12", 1.3, .8))
    cv.drawCircle(x, y, r - 6, T.grad(x - r, y - r, x + r, y + r, [("#FFFFFF", .25), ("#FFFFFF", 0), ("#000000", .22)]))
    w = 44
    yy = y + tag_dy
    tag = T.rr(x - w / 2, yy - 14, x + w / 2, yy + 14, 8)
    cv.drawRRect(tag, fill("#FFF8E4")); cv.drawRRect(tag, stroke("#2A1306", 2.2))
    number(cv, label, x, yy + 1, 25, "#2A1306")


def quay_wall(cv, rng):
    y0, y1 = L.QUAY_Y, L.WATER_Y
    cv.drawRect(skia.Rect(FRAME, y0 + 10, W - FRAME, y1 + 16), fill("#04222E", .55, 8))
    cv.drawRect(skia.Rect(FRAME, y0 + 16, W - FRAME, y1), T.grad(0, y0, 0, y1, ["#A8946A", "#7D6846", "#4A3E2C"]))
    for r in range(2):
        x = FRAME - (r % 2) * 30
        while x < W - FRAME:
            w = 50 + 26 * rng.random()
            t = rng.normal() * .14
            c = mix("#9C8860", "#F0E2BC" if t > 0 else "#2E2618", abs(t))
            rc = T.rr(x + 1, y0 + 17 + r * 16, x + w - 1, y0 + 32 + r * 16, 3)
            cv.drawRRect(rc, T.grad(0, y0 + 17 + r * 16, 0, y0 + 33 + r * 16, [mix(c, "#FFFFFF", .15), mix(c, "#2A2012", .25)])); cv.drawRRect(rc, stroke("#2A1E10", 1.5))
            if r == 1 and rng.random() < .5:
                ink(cv, curve((x + 6, y1), (x + w * .4, y1 - 12), (x + w - 8, y1), 8), 4, "#4E6B3A", .8, rng)
            x += w
    x = FRAME
    while x < W - FRAME:
        w = 74 + 30 * rng.random()
        c = mix("#EBDCB4", "#C9B184", rng.random())
        rc = T.rr(x + .6, y0 - 10, min(x + w, W - FRAME) - .6, y0 + 17, 4)
        cv.drawRRect(rc, T.grad(0, y0 - 10, 0, y0 + 17, ["#FFF6DC", c, mix(c, "#7A5E34", .5)], [0, .4, 1])); cv.drawRRect(rc, stroke("ink", 2))
        x += w
    x = FRAME
    while x < W - FRAME:                                                          # weed and surf at the foot
        ink(cv, curve((x, y1 + 3), (x + 13, y1 - 4), (x + 26, y1 + 3), 8), 2.4, "#F2FFF8", .8, rng)
        ink(cv, curve((x + 8, y1 + 11), (x + 22, y1 + 4), (x + 36, y1 + 11), 8), 1.7, "#E3F6EC", .5, rng)
        x += 27
    x = 300


def bollard(cv, x, y):
    cv.drawOval(skia.Rect(x - 10, y - 4, x + 26, y + 12), fill("#140A04", .5, 4))
    cv.drawRRect(T.rr(x - 9, y - 16, x + 9, y + 6, 5), T.grad(x - 9, 0, x + 9, 0, ["#7A7E84", "#3A3C40", "#1A1A1C"])); cv.drawRRect(T.rr(x - 9, y - 16, x + 9, y + 6, 5), stroke("#120A06", 2))
    cv.drawOval(skia.Rect(x - 14, y - 24, x + 14, y - 11), T.grad(x - 14, y - 24, x + 14, y - 11, ["#B9BEC4", "#5A5E64", "#2A2A2C"])); cv.drawOval(skia.Rect(x - 14, y - 24, x + 14, y - 11), stroke("#120A06", 2))


def jetty(cv, k, rng):
    x, _ = L.pier(k)
    w = L.PIER_W / 2
    y0, y1 = L.QUAY_Y + 4, 1500
    cv.drawRect(skia.Rect(x - w + 16, y0 + 20, x + w + 20, y1 + 20), fill("#04222E", .55, 9))
    for yy in range(y0 + 70, y1, 118):
        for sx in (-1, 1):
            cv.drawRRect(T.rr(x + sx * (w + 1) - 9, yy, x + sx * (w + 1) + 9, yy + 30, 6), fill("#2A1608"))
            for q in range(2):
                cv.drawOval(skia.Rect(x + sx * (w + 1) - 15 - 5 * q, yy + 20 - 2 * q, x + sx * (w + 1) + 15 + 5 * q, yy + 36 + 3 * q), stroke("#F2FFF8", 1.8, .7 - .3 * q))
    y = y0
    while y < y1:
        h = 15 + 4 * rng.random()
        t = rng.normal() * .16
        c = mix("#C08C54", "#F6D9A4" if t > 0 else "#3A1E0A", min(.4, abs(t)))
        dx = rng.normal() * 2.2
        r = skia.Rect(x - w + dx, y, x + w + dx, y + h - 1)
        cv.drawRect(r, T.grad(x - w, 0, x + w, 0, [mix(c, "#FFFFFF", .2), c, mix(c, "#2A1206", .35)])); cv.drawRect(r, stroke("#2A1608", 1.7))
        for sx in (-1, 1):
            cv.drawCircle(x + sx * (w - 9), y + h / 2, 1.9, fill("#1A0D05"))
        if rng.random() < .4:
            ink(cv, [(x - w * .6 + rng.random() * 30, y + h * .5), (x, y + h * .45), (x + w * .5, y + h * .55)], 1, "#5A3412", .6, rng)
        y += h
    for yy in range(y0 + 70, y1, 118):
        for sx in (-1, 1):
            cx = x + sx * (w + 1)
            cv.drawCircle(cx + 3, yy + 4, 11, fill("#140A04", .5, 3)); cv.drawCircle(cx, yy, 11, fill("#1E1008")); cv.drawCircle(cx, yy, 8.6, fill("#FFFFFF", shader=radial((cx - 3, yy - 3), 13, ["#E9C08A", "#8A5A2A"]))); cv.drawCircle(cx, yy, 4, stroke("#5A3412", 1.2))


def moorings(cv, k, n):
    jx, sx = L.pier(k)
    for (x0, y0), (x1, y1) in (((jx + 39, L.QUAY_Y + 74), (sx - 92, L.SHIP_Y + 60)), ((jx + 39, L.QUAY_Y + 310 if n != 8 else L.QUAY_Y + 192), (sx - 108, L.SHIP_Y + L.ship_length(n) - 150))):
        c = curve((x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 16), (x1, y1), 12)
        cv.drawPath(poly(c, False), stroke("#2A170A", 5)); cv.drawPath(poly(c, False), stroke("#E9D3A0", 2.6))


# ---------------------------------------------------------------- the beach

def beach_edge(cv, rng):
    """Retaining wall between sand and paving."""
    y = L.BEACH_Y
    cv.drawRect(skia.Rect(FRAME, y, W - FRAME, y + 22), fill("#1A0E04", .40, 7))
    x = FRAME
    while x < W - FRAME:
        w = 40 + 36 * rng.random()
        c = mix("#D9C396", "#A98F62", rng.random())
        r = T.rr(x + .6, y - 9, min(x + w, W - FRAME) - .6, y + 8, 5)
        cv.drawRRect(r, T.grad(0, y - 9, 0, y + 8, ["#FFF3D2", c, mix(c, "#4A3418", .5)], [0, .4, 1])); cv.drawRRect(r, stroke("ink", 1.8))
        x += w


def score_track(cv, rng):
    s = L.SCORE
    x0, y0, x1, y1 = s["x0"], s["y0"], s["x0"] + s["cw"] * 25, s["y0"] + 2 * s["ch"]
    fr = T.rr(x0 - 16, y0 - 12, x1 + 52, y1 + 12, 14)
    T.drop(cv, T.as_path(fr), 8, 11, .5, 8)
    cv.drawRRect(fr, T.grad(x0, y0, x1, y1, ["#B07A40", "#8A5526", "#6A3E18"])); cv.drawRRect(fr, stroke("#1E1008", 3))
    for v in range(50):
        x, y = L.score_cell(v)
        w, h = s["cw"] / 2 - 2, s["ch"] / 2 - 2
        t = rng.normal() * .05
        base = "#F0C878" if v % 5 == 0 else "#F6E6BE"
        c = mix(base, "#FFFFFF" if t > 0 else "#A87A40", min(.2, abs(t) * 2))
        r = T.rr(x - w, y - h, x + w, y + h, 7)
        cv.drawRRect(r, T.grad(x - w, y - h, x + w, y + h, [mix(c, "#FFFFFF", .4), c, mix(c, "#A8783A", .28)]))
        for k in range(3):
            yy = y - h + 12 + k * 18 + rng.normal() * 2
            ink(cv, curve((x - w + 5, yy), (x, yy + rng.normal() * 4), (x + w - 5, yy + rng.normal() * 2), 8), 1.2, "#A87A40", .5, rng)
        cv.drawRRect(r, stroke("#2A1306", 2.2))
        number(cv, str(v), x - (14 if v < 10 else 9), y - 3, 38 if v % 5 == 0 else 35, "#2A1306")
    T.rope(cv, T.as_path(T.rr(x0 - 16, y0 - 12, x1 + 52, y1 + 12, 14)), 8)
    for sx in (x0 - 16, x1 + 52):
        for sy in (y0 - 12, y1 + 12):
            cv.drawCircle(sx, sy, 10, fill("#1E1008")); cv.drawCircle(sx, sy, 7.5, fill("#FFFFFF", shader=radial((sx - 3, sy - 3), 12, ["#FBE7A1", "#B47A26"])))
    cx, cy = x1 + 4, (y0 + y1) / 2                                                # the turn at the east end
    for c, w in (("#1E1008", 15), ("#F0C878", 10)):
        cv.drawArc(skia.Rect(cx - 20, cy - 32, cx + 26, cy + 32), -75, 142, False, stroke(c, w))
    e = poly([(cx - 6, cy + 30), (cx + 16, cy + 12), (cx + 24, cy + 42)])
    cv.drawPath(e, fill("#F0C878")); cv.drawPath(e, stroke("#1E1008", 2.6))


def score_marker(cv, x, y, crew, r=20):
    T.cargo(cv, x, y, r, crew)


def order_rail(cv, rng, tokens):
    r_ = L.RAIL
    x0, x1 = r_["x"] - 4 * r_["pitch"] - 10, r_["x"] + 4 * r_["pitch"] + 10
    y0, y1 = r_["y"] - 58, r_["y"] + 60
    fr = T.rr(x0 - 8, y0, x1 + 8, y1, 16)
    T.drop(cv, T.as_path(fr), 8, 11, .55, 8)
    cv.drawRRect(fr, T.grad(x0, y0, x0, y1, ["#A86E36", "#7A4A22", "#4A2810"])); cv.drawRRect(fr, stroke("#1E1008", 3.2))
    for k in range(5):
        yy = y0 + 16 + k * 22
        ink(cv, curve((x0, yy), ((x0 + x1) / 2, yy + rng.normal() * 12), (x1, yy + rng.normal() * 4), 30), 1.6, "#2A1408", .6, rng, False, 0)
    for sx in (x0 - 8, x1 - 18):
        b = T.rr(sx, y0 - 5, sx + 26, y1 + 5, 8)
        cv.drawRRect(b, T.grad(sx, 0, sx + 26, 0, ["#FFF2BE", "#D9A441", "#8A5A14"])); cv.drawRRect(b, stroke("#1E1008", 2.6))
        for sy in (y0 + 14, y1 - 14):
            cv.drawCircle(sx + 13, sy, 5, fill("#5A360A")); cv.drawCircle(sx + 12, sy - 1, 3.4, fill("gold_light"))
    for k, (crew, big) in enumerate(ORDER):
        x, y = L.rail_slot(k)
        h = r_["tile"] / 2
        _, lt, c, dk, emb, _ = T.CREWS[crew]
        b = T.rr(x - h, y - h, x + h, y + h, 10)
        if not tokens:
            cv.drawRRect(b, fill("#1E1008", .45)); cv.drawRRect(b, stroke("#E7B94A", 2.2, .8)); number(cv, str(k + 1), x, y, 54, "#E9CF93")
            continue
        cv.save(); cv.translate(4, 5); cv.drawRRect(b, fill("#0E0602", .65, 4)); cv.restore()
        cv.drawRRect(b, T.grad(x - h, y - h, x + h, y + h, [lt, c, dk])); cv.drawRRect(b, stroke("#1E1008", 2.6))
        i = T.rr(x - h + 7, y - h + 7, x + h - 7, y + h - 7, 6)
        cv.drawRRect(i, fill("#FFFFFF", shader=radial((x - 14, y - 18), 90, ["#FFFDF0", "#F3E2B4", "#D9BB7C"]))); cv.drawRRect(i, stroke("#2A1306", 1.8))
        cv.save(); cv.clipRRect(i, skia.ClipOp.kIntersect, True)
        if big:
            T.worker(cv, x + 7, y + 48, 98, crew, True)
        else:
            T.worker(cv, x + 7, y + 37, 66, crew, False)
        cv.restore()
        cv.drawCircle(x - h + 6, y - h + 6, 19, fill("#1E1008")); cv.drawCircle(x - h + 6, y - h + 6, 16.5, fill("#FFF8E4"))
        number(cv, str(k + 1), x - h + 6, y - h + 7, 30, "#2A1306")


def greenery(cv, rng):
    """Village, wood and palms at both ends of the beach; a few along it."""
    for x, y, r, a in ((430, 262, 13, .3), (2090, 262, 12, .9), (2318, 226, 12, .5), (690, 268, 10, .1)):
        T.starfish(cv, x, y, r, a)
    for x, y in ((516, 268), (640, 258), (1960, 250), (2186, 276), (2250, 262), (2430, 300)):
        T.shell(cv, x, y, 8)
    for k in range(26):                                                           # footprints along the beach
        f = k / 25
        x, y = 1890 + 330 * f, 268 + 12 * math.sin(f * 5) + (5 if k % 2 else -5)
        cv.drawOval(skia.Rect(x - 5, y - 2.6, x + 5, y + 2.6), fill("#8A6430", .55))
    for k in range(20):
        f = k / 19
        x, y = 440 + 330 * f, 300 + 10 * math.sin(f * 6 + 1) + (5 if k % 2 else -5)
        cv.drawOval(skia.Rect(x - 5, y - 2.6, x + 5, y + 2.6), fill("#8A6430", .5))
    for pts in (((190, 232), (250, 250), (286, 300), (300, 350)), ((322, 190), (296, 230), (286, 300))):
        q = curves.resample(curves.spline(pts, 14)[: 14 * (len(pts) - 1)], 3, closed=False)
        for i in range(0, len(q) - 3, 5):
            cv.drawLine(*q[i], *q[i + 3], stroke("#8A4A22", 2.6, .8, cap=skia.Paint.kButt_Cap))
    for x, y, w, h, k, c in ((96, 226, 62, 30, 8, "#C9C77A"), (164, 232, 50, 28, 8, "#DDBB6A"), (214, 120, 60, 26, -8, "#A9B565"), (146, 132, 58, 26, -8, "#C9C77A")):
        q = [(x, y), (x + w, y - 4), (x + w + k, y + h), (x + k, y + h + 4)]
        cv.drawPath(poly(q), fill(c, .9))
        cv.save(); cv.clipPath(poly(q), skia.ClipOp.kIntersect, True)
        for i in range(14):
            cv.drawLine(x - 20, y + i * 5, x + w + 30, y - 5 + i * 5, stroke("#5A5A28", 1.3, .75))
        cv.restore(); cv.drawPath(poly(q), stroke("ink", 1.6, .9))
    for _ in range(46):
        x, y = 84 + rng.random() * 280, 130 + rng.random() * 205
        for k in (-1, 0, 1):
            ink(cv, curve((x + k * 4, y), (x + k * 5, y - 4), (x + k * 7.5, y - 7 - 2 * (k == 0)), 5), 1.4, "#55602F", .75)
    items = []
    def blob(x0, x1, y0, y1, n, rmin=13, rmax=20):
        for _ in range(n):
            items.append((y0 + rng.random() * (y1 - y0), "tree", x0 + rng.random() * (x1 - x0), rmin + rng.random() * (rmax - rmin)))
    blob(74, 360, 96, 118, 22); blob(74, 118, 118, 222, 12); blob(250, 300, 232, 300, 5, 11, 15); blob(74, 300, 100, 130, 12)
    items.append((330, "turtle", 2140, 20)); items.append((338, "cart", 618, 66)); items.append((336, "crate", 452, 40)); items.append((344, "crate", 488, 34)); items.append((322, "cart", 2010, 70))
    for x, y, s in ((170, 210, 62), (262, 196, 54), (226, 280, 66), (128, 296, 56)):
        items.append((y, "house", x, s))
    items.append((178, "church", 322, 50))
    for x, y, h in ((100, 342, 104), (330, 336, 118), (384, 344, 84), (2236, 318, 108), (2290, 340, 128), (2462, 344, 112), (2410, 336, 84), (722, 344, 84), (776, 346, 66), (1816, 344, 82), (1866, 344, 64), (556, 342, 74)):
        items.append((y, "palm", x, h))
    items.append((300, "boat", 2356, 48)); items.append((150, "boat", 2400, 44)); items.append((296, "boat", 1932, 46))
    for y, kind, x, s in sorted(items):
        if kind == "tree":
            things.tree(cv, x, y, s, rng)
        elif kind == "house":
            things.house(cv, x, y, s, rng)
        elif kind == "church":
            things.church(cv, x, y, s, rng)
        elif kind == "boat":
            T.rowboat(cv, x, y, s, {2356: -34, 2400: 18}.get(x, 10), {2356: "#1F6A8A", 2400: "#B23A2C"}.get(x, "#2F6B45"))
        elif kind == "turtle":
            T.turtle(cv, x, y, s)
        elif kind == "cart":
            T.cart(cv, x, y, s)
        elif kind == "crate":
            T.crate(cv, x, y, s)
        else:
            T.big_palm(cv, x, y, s, rng)


def title(cv, x, y):
    """Cartouche of the chart in the open water."""
    w, h = 370, 200
    l, r, t, b_ = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    p = skia.Path()
    p.moveTo(l + 30, t); p.cubicTo(x - 80, t - 22, x - 50, t + 10, x, t - 16); p.cubicTo(x + 50, t + 10, x + 80, t - 22, r - 30, t)
    p.cubicTo(r - 18, t + 40, r + 22, y - 30, r, y); p.cubicTo(r + 22, y + 30, r - 18, b_ - 40, r - 30, b_)
    p.cubicTo(x + 80, b_ + 22, x + 50, b_ - 10, x, b_ + 16); p.cubicTo(x - 50, b_ - 10, x - 80, b_ + 22, l + 30, b_)
    p.cubicTo(l + 18, b_ - 40, l - 22, y + 30, l, y); p.cubicTo(l - 22, y - 30, l + 18, t + 40, l + 30, t); p.close()
    T.drop(cv, p, 10, 13, .6, 12)
    cv.drawPath(p, stroke("ink", 28))
    g = stroke("#FFFFFF", 23); g.setShader(linear((l, t), (r, b_), ["#F9E3A0", "#D9A441", "#8A5A14", "#D9A441"], [0, .35, .75, 1])); cv.drawPath(p, g)
    cv.drawPath(p, stroke("red_dark", 9)); cv.drawPath(p, stroke("#C2362B", 5))
    cv.drawPath(p, fill("#FFFFFF", shader=radial((x - 70, y - 50), 300, ["#FFFAE6", "#F3E2B4", "#DDBF80"]))); cv.drawPath(p, stroke("ink", 2.4))
    cv.save(); cv.translate(x, y); cv.scale(.94, .90); cv.translate(-x, -y); cv.drawPath(p, stroke("ink", 1.4, .8)); cv.restore()
    for sx in (-1, 1):
        for sy in (-1, 1):
            things.scroll(cv, x + sx * (w / 2 - 8), y + sy * (h / 2 + 2), 28, math.pi * (.5 if sy > 0 else 1.5), -sx * sy, 9)
    cv.drawCircle(x + 3, t - 14, 33, fill("#1A1008", .5, 5)); cv.drawCircle(x, t - 18, 33, fill("ink"))
    cv.drawCircle(x, t - 18, 30, fill("#FFFFFF", shader=radial((x - 10, t - 30), 50, ["#3E7C8C", "#1B4A5E"]))); cv.drawCircle(x, t - 18, 30, stroke("gold", 4))
    icon(cv, "barrel", x, t - 18, 40, "cream")
    for dx, c, a in ((3, "#5A3A18", .35), (0, "#3A1A0C", 1)):
        text(cv, "Montego", x + dx, y - 30 + dx, 80, "im-fell-english-sc", c, a, True, 1)
        text(cv, "Bay", x + dx, y + 44 + dx, 80, "im-fell-english-sc", c, a, True, 8)
    for sx in (-1, 1):
        things.star(cv, x + sx * 118, y + 42, 15, 6, 8, "red", "ink")


LAGOON = [(2262, 40), (2276, 110), (2318, 168), (2330, 214), (2400, 262), (2470, 276), (2540, 300), (2600, 180), (2600, 20), (2400, 0)]


def solid_mask():
    surf, cv = layer(W, H)
    cv.drawRect(skia.Rect(0, 0, W, L.WATER_Y), fill("#FFFFFF"))
    hole = fill("#FFFFFF"); hole.setBlendMode(skia.BlendMode.kClear)
    cv.drawPath(poly(curves.spline(LAGOON, 14)), hole)
    for k in range(1, 5):
        x, _ = L.pier(k)
        cv.drawRect(skia.Rect(x - L.PIER_W / 2, 1000, x + L.PIER_W / 2, 1500), fill("#FFFFFF"))
    return pixels(surf)[..., 3]


def base(rng, progress):
    tex, stain = parchment(SHAPE, rng, 9)
    solid = solid_mask()
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    paper = lin("paper") * tex[..., None]
    sand, plaza = sand_wash(rng, tex), plaza_wash(rng, tex)
    progress("stones")
    sea, d = water_wash(rng, tex, solid)
    wl = sheet.waterlines(d, rng)
    sea = lerp(sea, lin("#1C3A3E"), .55 * wl)
    wet = np.exp(-ndi.distance_transform_edt(solid > .5) / 9).astype(np.float32) * (yy < L.BEACH_Y)
    sand = lerp(sand, sand * lin("#B98F58") * 1.15, .75 * wet)
    sand = np.where((solid < .5)[..., None], sea, sand)
    pic = np.where((yy < L.BEACH_Y)[..., None], sand, np.where((yy < L.QUAY_Y)[..., None], plaza, sea))
    inside = (xx > FRAME) & (xx < W - FRAME) & (yy > FRAME) & (yy < H - FRAME)
    return np.where(inside[..., None], pic, paper).astype(np.float32), tex, stain, d


def draw(progress=print, tokens=True):
    """The whole picture; tokens=False leaves out all that moves or is shuffled."""
    rng = np.random.default_rng(SEED)
    pic, tex, stain, d = base(rng, progress)
    progress("washes")
    sea_box = SimpleNamespace(outer=box(FRAME, L.WATER_Y, W - FRAME, H - FRAME), land=box(0, 0, W, L.WATER_Y))
    surf, cv = layer(W, H)
    cv.save(); cv.clipRect(skia.Rect(FRAME, L.WATER_Y, W - FRAME, H - FRAME))
    cx, cy = L.COMPASS
    for k in range(32):
        a = math.pi * 2 * k / 32
        cv.drawLine(cx, cy, cx + 3000 * math.cos(a), cy + 3000 * math.sin(a), stroke("#EAF3E2" if k % 2 else "#F6E9C4", 1.5 if k % 4 == 0 else 1, .34 if k % 4 == 0 else .2))
    cv.restore()
    sheet.waves(cv, sea_box.outer, rng, np.where(np.mgrid[0:H, 0:W][0] > L.WATER_Y + 20, d + 60, 0))
    pic = over(pic, surf)
    surf, cv = layer(W, H)
    cv.clipRect(skia.Rect(FRAME, FRAME, W - FRAME, H - FRAME))
    ring(cv, rng)
    for i in range(1, L.N + 1):
        for north in (True, False):
            x, y = L.place(i, north)
            place(cv, x, y, ("N" if north else "S") + str(i), rng, 47 if north else 50)
    beach_edge(cv, rng)
    quay_wall(cv, rng)
    for k in range(1, 5):
        jetty(cv, k, rng)
    progress("ground")
    pic = over(pic, surf)
    yy = np.mgrid[0:H, 0:W][0]
    quay = (yy > L.BEACH_Y) & (yy < L.QUAY_Y)
    wear = .075 * noise(SHAPE, 240, rng, 5) + .05 * noise(SHAPE, 46, rng, 3)
    pic *= np.where(quay, 1 + wear - .02, 1).astype(np.float32)[..., None] * lerp(np.ones(3, np.float32), np.array([1.0, .95, .84], np.float32), np.where(quay, np.clip(.5 - 4 * wear, 0, 1), 0).astype(np.float32))
    surf, cv = layer(W, H)
    cv.save()
    cv.clipRect(skia.Rect(FRAME, FRAME, W - FRAME, H - FRAME))
    greenery(cv, rng)
    score_track(cv, rng)
    order_rail(cv, rng, tokens)
    for i in range(1, L.N + 1):
        if tokens:
            T.warehouse(cv, L.place(i, True)[0], i, ROOMS[i], rng)
    T.tavern(cv, L.TAVERN_W, True, rng, ("Rum", "Cask"))
    T.tavern(cv, L.TAVERN_E, False, rng, ("Jolly", "Crab"))
    progress("houses")
    x, y = L.HAMMOCK
    T.big_palm(cv, x - 92, y + 62, 124, rng, .08); T.big_palm(cv, x + 92, y + 62, 132, rng, -.06)
    T.crate(cv, x - 76, y - 122, 44); T.barrel(cv, x + 70, y - 112, 60); T.barrel(cv, x + 30, y - 124, 60); T.rope_coil(cv, x - 14, y - 118, 20)
    if tokens:
        T.lazy_jack(cv, x, y)
    for bx, by in ((116, 800), (266, 796)):
        T.barrel(cv, bx, by + 22, 58)
    T.crate(cv, 100, 850, 44)
    T.tally_man(cv, *L.CRATE, 190)
    ends = [L.pier(k)[0] for k in (1, 2, 3, 4)]
    T.rope_coil(cv, ends[0] - 6, 1462, 22); T.crate(cv, ends[1] + 2, 1476, 46); T.barrel(cv, ends[2] - 14, 1482, 58); T.barrel(cv, ends[2] + 18, 1490, 52); T.crate(cv, ends[3] - 10, 1452, 38); T.rope_coil(cv, ends[3] + 6, 1478, 18)
    for n, (slots, prizes, load, tint) in enumerate(SHIPS, 1):
        jx, sx = L.pier(n)
        if tokens:
            T.freighter(cv, sx, L.SHIP_Y, slots, load, tint, rng)
            moorings(cv, n, slots)
            T.pennant(cv, jx, 1150, prizes)
        cv.save(); cv.translate(jx, 1078); 
        things.medallion(cv, 0, 0, n, 38)
        cv.restore()
    for (sx, sy), (slots, prizes, tint) in zip(L.STACKS, WAITING if tokens else ()):
        for k in (3, 2, 1, 0):
            T.freighter(cv, sx + 9 * k, sy + 9 * k, slots, (), (tint + k) % 4, rng, L.STACK_SCALE, k == 3, k == 0)
        T.banner(cv, sx + 22, sy - 34, prizes)
        T.count_badge(cv, sx - 84, sy + 22, "×6")
    things.serpent(cv, 1830, 1508, 66, rng)
    cv.save(); cv.translate(2080, 1376); ships.draw_ship(cv, 150, ships.ORNAMENT); cv.restore()
    for gx, gy, gs, ga in ((1702, 1424, 17, -20), (2262, 1370, 19, 16), (720, 1480, 17, -12), (2010, 1420, 15, 30), (1588, 1504, 16, 20), (2330, 150, 17, -25)):
        T.gull(cv, gx, gy, gs, ga)
    for bx in (392, 796, 1200, 1640):
        bollard(cv, bx, L.QUAY_Y + 16)
    # workers
    for (crew, big), (i, north) in sorted(STANDING.items(), key=lambda q: q[1][1]) if tokens else ():
        x, y = L.place(i, north)
        T.worker(cv, x, y + 36, 118 if big else 84, crew, big)
    for v, crew in zip(SCORES if tokens else (), range(4)):
        x, y = L.score_cell(v)
        score_marker(cv, x + 22, y + 15, crew, 19)
    title(cv, *L.TITLE)
    things.compass(cv, *L.COMPASS, 82)
    cv.restore()
    sheet.frame(cv, box(FRAME + 2, FRAME + 2, W - FRAME - 2, H - FRAME - 2))
    pic = over(pic, surf, None)
    progress("age")
    pic *= (1 - .6 * stain[..., None] * np.array([.7, 1.0, 1.5], np.float32))
    pic *= (1 + .55 * (tex - 1))[..., None]
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    v = np.hypot((xx - W / 2) / (W * .62), (yy - H / 2) / (H * .62))
    pic *= (1 - .24 * smooth(.66, 1.25, v))[..., None] * np.array([1, .985, .955], np.float32) ** smooth(.5, 1.2, v)[..., None]
    lit = 1 - smooth(0, 1.5, np.hypot(xx / W, yy / H))
    pic *= (1 + .09 * lit)[..., None] * np.array([1.01, 1.0, .985], np.float32)
    edge = np.minimum(np.minimum(xx, W - 1 - xx), np.minimum(yy, H - 1 - yy)) + 7 * noise(SHAPE, 50, rng, 4)
    pic *= (1 - np.exp(-np.maximum(edge, 0) / 13)[..., None] * np.array([.42, .55, .68], np.float32))
    pic *= 1 + .012 * ndi.gaussian_filter(rng.normal(size=SHAPE).astype(np.float32), .6)[..., None]
    return np.clip(pic, 0, 1)


def pieces(out):
    """Sheet of the pieces at twice their size on the board."""
    surf, cv = layer(1500, 620)
    cv.clear(col("#E3D2A4"))
    for k in range(4):
        T.worker(cv, 130 + k * 210, 290, 236, k, True)
        T.worker(cv, 130 + k * 210, 540, 168, k, False)
        T.cargo(cv, 130 + k * 210 + 96, 500, 38, k)
    T.jack(cv, 1010, 290, 236)
    cv.save(); cv.translate(1290, 240); cv.scale(1.4, 1.4); T.lazy_jack(cv, 0, 0); cv.restore()
    T.barrel(cv, 960, 540, 150); T.broken_barrel(cv, 1120, 536, 150, np.random.default_rng(1)); T.coin(cv, 1270, 480, 56); T.slot(cv, 1380, 480, 38)
    surf.makeImageSnapshot().save(str(out), skia.kPNG)


if __name__ == "__main__":
    t0 = time.time()
    args = [a for a in sys.argv[1:] if a != "--bare"]
    out = args[0] if args else "montego-reference.jpg"
    bare = "--bare" in sys.argv
    pic = draw(lambda m: print(f"{time.time() - t0:5.1f}s {m}", flush=True), tokens=not bare)
    q = save_jpg(pic, out, 91, 1_500_000)
    if len(args) > 1:
        pieces(args[1])
    print(f"{time.time() - t0:5.1f}s {out} quality {q}")
