"""Small painted ships, seen from slightly above, bow to the right."""

from __future__ import annotations

import numpy as np
import skia

from kit.chart import fill, icon, layer, linear, pixels, rgb, stroke

# name, main colour, second colour, sail pattern, emblem (game-icons), emblem colour
CAPTAINS = [
    ("Anne Bonny", "#C2281F", "#F4E2B8", "plain", "rose", "#FFF3D8"),
    ("Mary Read", "#F4EEDD", "#3D6FA8", "stripes", "crossed-sabres", "#1B2F55"),
    ("Samuel Bellamy", "#5B2F7A", "#E9DDF0", "saltire", "hourglass", "#FFF6DC"),
    ("John Rackham", "#2E62B5", "#F3C23C", "halved", "anchor", "#FFF6DC"),
    ("Olivier Levasseur", "#F0B429", "#8A3B12", "bands", "death-skull", "#3A1606"),
    ("Edward Drummond", "#3E8E4E", "#E9F1D0", "checks", "crown", "#FFF8DC"),
]
GHOST = ("The ghost ship", "#211F22", "#3B383D", "plain", "pirate-skull", "#E9F1E4")
ORNAMENT = ("ornament", "#F3E3BB", "#C24A2E", "stripes", None, "#3A2413")


def sail(x, y, w, h, belly):
    """Billowing square sail: yard at the top, wind from the left."""
    p = skia.Path()
    p.moveTo(x - w * 0.44, y)
    p.quadTo(x, y - h * 0.06, x + w * 0.44, y)
    p.cubicTo(x + w * 0.44 + belly, y + h * 0.3, x + w * 0.52 + belly, y + h * 0.75, x + w * 0.50, y + h)
    p.quadTo(x + belly * 0.6, y + h * 0.86, x - w * 0.50, y + h)
    p.cubicTo(x - w * 0.40 + belly * 0.7, y + h * 0.7, x - w * 0.38 + belly * 0.6, y + h * 0.3, x - w * 0.44, y)
    p.close()
    return p


def paint_sail(cv, x, y, w, h, belly, cap, emblem=False, u=1.0):
    _, c1, c2, pattern, icon_name, ic = cap
    p = sail(x, y, w, h, belly)
    cv.save()
    cv.translate(u * 2, u * 3)
    cv.drawPath(p, fill("#000000", 0.22, u * 2))
    cv.restore()
    cv.drawPath(p, fill(c1))
    cv.save()
    cv.clipPath(p, skia.ClipOp.kIntersect, True)
    x0, x1, yb = x - w * 0.6, x + w * 0.6 + belly, y + h * 1.05
    if pattern == "stripes":
        for k in range(4):
            xx = x0 + (k + 0.35) * (x1 - x0) / 4
            cv.drawRect(skia.Rect(xx, y - h, xx + (x1 - x0) / 8.5, yb), fill(c2))
    elif pattern == "bands":
        for k in range(3):
            yy = y + (k + 0.22) * h / 3
            cv.drawRect(skia.Rect(x0, yy, x1 + w, yy + h / 6.5), fill(c2))
    elif pattern == "halved":
        cv.drawRect(skia.Rect(x + belly * 0.5, y - h, x1 + w, yb), fill(c2))
    elif pattern == "saltire":
        cv.drawLine(x - w * 0.5, y, x + w * 0.6 + belly * 0.5, y + h, stroke(c2, w * 0.17))
        cv.drawLine(x + w * 0.55 + belly * 0.5, y, x - w * 0.5, y + h, stroke(c2, w * 0.17))
    elif pattern == "checks":
        n = 4
        for i in range(n + 2):
            for j in range(n):
                if (i + j) % 2:
                    s = w * 0.30
                    cv.drawRect(
                        skia.Rect(x0 + i * s, y - h * 0.05 + j * s, x0 + (i + 1) * s, y - h * 0.05 + (j + 1) * s),
                        fill(c2),
                    )
    # light: from the left and above; folds
    cv.drawPath(
        p,
        fill(
            "#FFFFFF",
            shader=linear(
                (x - w * 0.5, y),
                (x + w * 0.6 + belly, y + h * 0.9),
                [("#FFFFFF", 0.42), ("#FFFFFF", 0.05), ("#000000", 0.12), ("#000000", 0.48)],
                [0, 0.35, 0.6, 1],
            ),
        ),
    )
    for k in (-0.22, 0.08, 0.36):  # seams
        sm = skia.Path()
        sm.moveTo(x + w * k, y)
        sm.quadTo(x + w * k + belly * 1.5, y + h * 0.5, x + w * k * 1.1 + belly * 0.3, y + h)
        cv.drawPath(sm, stroke("#1E1008", 0.9 * u, 0.28))
    cv.restore()
    cv.drawPath(p, stroke("#1E1008", 2.2 * u))
    if emblem and icon_name:
        e = min(w, h) * 0.74
        cx, cy = x + belly * 0.55, y + h * 0.47
        if pattern in ("stripes", "checks", "halved", "bands", "saltire"):
            disc = {
                "saltire": "#4A2366",
                "stripes": "#F4EEDD",
                "checks": "#2C6B3A",
                "halved": "#1F478A",
                "bands": "#F7C94B",
            }[pattern]
            cv.drawCircle(cx, cy, e * 0.60, fill(disc))
            cv.drawCircle(cx, cy, e * 0.60, stroke("#1E1008", 1.6 * u))
        icon(cv, icon_name, cx, cy, e, ic)
    cv.drawLine(x - w * 0.50, y, x + w * 0.50, y, stroke("#2A170A", 4.4 * u))
    cv.drawLine(x - w * 0.50, y - u * 0.6, x + w * 0.50, y - u * 0.6, stroke("#9A6A3A", 1.6 * u))


def draw_ship(cv, size, cap, wake=True):
    """Ship in a size x size box."""
    u = size / 160
    cv.save()
    cv.scale(u, u)
    cv.translate(80, 154)
    cv.scale(0.93, 0.93)
    cv.translate(-82, -152)
    if wake:
        cv.drawOval(skia.Rect(18, 122, 150, 150), fill("#04222E", 0.50, 6))
        for k, (a, w) in enumerate(((0.85, 2.6), (0.55, 2.0))):
            r = skia.Rect(10 - 5 * k, 124 - 2 * k, 152 + 5 * k, 150 + 4 * k)
            cv.drawArc(r, 12, 150, False, stroke("#F2FFF8", w, a))
    dark, wood, light = "#3E210E", "#7A4522", "#C68A4C"
    # masts
    for x, top, base in ((52, 34, 118), (92, 12, 120), (126, 40, 116)):
        cv.drawLine(x, base, x, top, stroke("#2A170A", 5))
        cv.drawLine(x - 0.8, base, x - 0.8, top, stroke("#9A6A3A", 2))
    cv.drawLine(134, 110, 158, 92, stroke("#2A170A", 4.4))
    # deck seen from above
    deck = skia.Path()
    deck.moveTo(20, 100)
    deck.cubicTo(50, 92, 110, 96, 148, 108)
    deck.cubicTo(120, 124, 60, 126, 22, 112)
    deck.close()
    cv.drawPath(deck, fill("#FFFFFF", shader=linear((20, 95), (140, 120), ["#E6BE82", "#B98048"])))
    cv.save()
    cv.clipPath(deck, skia.ClipOp.kIntersect, True)
    for k in range(5):
        cv.drawLine(16, 97 + k * 5, 150, 101 + k * 5, stroke("#7A4A20", 1.1, 0.7))
    cv.restore()
    cv.drawPath(deck, stroke(dark, 2))
    for x0, y0, x1, y1 in ((92, 16, 20, 90), (92, 16, 150, 98), (52, 36, 18, 90), (126, 42, 157, 93)):
        cv.drawLine(x0, y0, x1, y1, stroke("#2A170A", 1.2, 0.8))
    hull = skia.Path()
    hull.moveTo(14, 88)
    hull.lineTo(32, 90)
    hull.cubicTo(34, 104, 40, 110, 60, 113)
    hull.cubicTo(90, 117, 122, 114, 152, 103)
    hull.cubicTo(146, 124, 138, 138, 126, 142)
    hull.cubicTo(96, 149, 56, 148, 32, 141)
    hull.cubicTo(20, 132, 15, 112, 14, 88)
    hull.close()
    cv.drawPath(hull, fill("#FFFFFF", shader=linear((40, 95), (70, 150), [light, wood, dark], [0, 0.45, 1])))
    cv.save()
    cv.clipPath(hull, skia.ClipOp.kIntersect, True)
    band = skia.Path()
    band.moveTo(14, 104)
    band.cubicTo(50, 124, 110, 128, 156, 112)
    cv.drawPath(band, stroke(cap[1], 9))
    cv.drawPath(band, stroke("#1E1008", 1.4))
    for k in range(4):  # planking
        pl = skia.Path()
        pl.moveTo(14, 112 + 8 * k)
        pl.cubicTo(50, 128 + 8 * k, 110, 132 + 8 * k, 152, 116 + 8 * k)
        cv.drawPath(pl, stroke("#2A1206", 1, 0.45))
    b2 = skia.Path()
    b2.moveTo(14, 118)
    b2.cubicTo(50, 134, 110, 138, 150, 124)
    cv.drawPath(b2, stroke("#F0C766", 2.4))
    for x, y in ((48, 126), (66, 130), (84, 131), (102, 130), (119, 127)):
        cv.drawRect(skia.Rect(x - 3.6, y - 3.4, x + 3.6, y + 3.4), fill("#160B05"))
    cv.drawRect(skia.Rect(10, 138, 150, 150), fill("#04222E", 0.45, 3))
    cv.restore()
    cv.drawPath(hull, stroke("#1E1008", 2.8))
    cv.drawRect(skia.Rect(15, 94, 26, 101), fill("#FFE08A"))
    cv.drawRect(skia.Rect(15, 94, 26, 101), stroke("#1E1008", 1.4))
    paint_sail(cv, 50, 44, 40, 46, 8, cap, False)
    paint_sail(cv, 124, 50, 36, 42, 9, cap, False)
    paint_sail(cv, 90, 18, 38, 24, 7, cap, False)
    paint_sail(cv, 90, 44, 62, 58, 12, cap, True)
    jib = skia.Path()
    jib.moveTo(157, 92)
    jib.quadTo(140, 74, 129, 48)
    jib.quadTo(134, 84, 140, 104)
    jib.close()
    for x, top, c in ((92, 12, cap[1]), (52, 34, cap[1])):
        fl = skia.Path()
        fl.moveTo(x, top - 10)
        fl.quadTo(x + 10, top - 14, x + 24, top - 7)
        fl.quadTo(x + 12, top - 5, x, top - 1)
        fl.close()
        cv.drawLine(x, top, x, top - 12, stroke("#2A170A", 2.4))
        cv.drawPath(fl, fill(c))
        cv.drawPath(fl, stroke("#1E1008", 1.5))
    cv.restore()


def sprite(cap, size=256, ss=2):
    """Straight-alpha RGBA array of one ship."""
    surf, cv = layer(size * ss, size * ss)
    draw_ship(cv, size * ss, cap)
    a = pixels(surf).reshape(size, ss, size, ss, 4).mean((1, 3))
    a[..., :3] /= np.maximum(a[..., 3:], 1e-6)
    return np.clip(a, 0, 1)


def sheet(size=300):
    """Row 1: sprites; row 2: the same in grey; row 3: at board size, on water."""
    w, h = size * 6, size * 2 + 130
    img = np.ones((h, w, 3)) * np.array(rgb("#2E7383")) / 255
    img[size : 2 * size] = 0.5
    for i, cap in enumerate(CAPTAINS):
        s = sprite(cap, size)
        a = s[..., 3:]
        for j, c in ((0, s[..., :3]), (1, np.repeat((s[..., :3] @ np.array([0.299, 0.587, 0.114]))[..., None], 3, 2))):
            v = img[j * size : (j + 1) * size, i * size : (i + 1) * size]
            v[:] = v * (1 - a) + c * a
        for k, small in enumerate((88, 64, 44)):
            t = sprite(cap, small, 4)
            y, x = 2 * size + 110 - small, i * size + (30, 135, 220)[k]
            v = img[y : y + small, x : x + small]
            v[:] = v * (1 - t[..., 3:]) + t[..., :3] * t[..., 3:]
    return img
