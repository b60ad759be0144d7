"""Things of the quay: barrels, warehouses, workers, freighters, taverns. Same hand as the chart."""
from __future__ import annotations

import math

import numpy as np
import skia

from kit.chart import (
    curve,
    fill,
    icon,
    ink,
    linear,
    mix,
    number,
    poly,
    radial,
    stroke,
    text,
)
from montego import layout as L

# name, light, main, dark, emblem (game-icons), hat
CREWS = [
    ("red", "#E8705C", "#BE2A20", "#6A100C", "anchor", "tricorn"),
    ("yellow", "#FFE58C", "#F2B42C", "#8E5A0A", "sun", "plume"),
    ("blue", "#6C9BDD", "#2456A6", "#0F2A5C", "flatfish", "bandana"),
    ("green", "#B6DE95", "#5FA657", "#21522A", "palm-tree", "cone"),
]
SKIN = ["#E9B98C", "#C98A5A", "#8A5836", "#D9A070"]
WOOD = ("#E9B878", "#B9783C", "#5A3012")


def rr(x0, y0, x1, y1, r=8):
    return skia.RRect.MakeRectXY(skia.Rect(x0, y0, x1, y1), r, r)


def drop(cv, path, dx=6, dy=8, a=.45, blur=6, c="#140A04"):
    cv.save(); cv.translate(dx, dy)
    cv.drawPath(path, fill(c, a, blur))
    cv.restore()


def as_path(r):
    p = skia.Path()
    p.addRRect(r)
    return p


def grad(x0, y0, x1, y1, cs, pos=None):
    return fill("#FFFFFF", shader=linear((x0, y0), (x1, y1), cs, pos))


# ---------------------------------------------------------------- barrels and coins

def barrel(cv, x, y, h, tone=WOOD, rng=None, lw=None):
    """Standing barrel; (x, y) = middle of its foot."""
    lw = lw or max(1.6, h * .030)
    w, b, e = h * .33, h * .41, h * .11
    lid, foot = y - h * .90, y - h * .06
    cv.drawOval(skia.Rect(x - w * .7, y - h * .17, x + w * 1.9, y + h * .09), fill("#0A0502", .60, h * .05))
    body = skia.Path()
    body.moveTo(x - w, lid)
    body.cubicTo(x - b * 1.08, lid + h * .25, x - b * 1.08, foot - h * .25, x - w, foot)
    body.cubicTo(x - w * .6, foot + e * .85, x + w * .6, foot + e * .85, x + w, foot)
    body.cubicTo(x + b * 1.08, foot - h * .25, x + b * 1.08, lid + h * .25, x + w, lid)
    body.cubicTo(x + w * .6, lid + e, x - w * .6, lid + e, x - w, lid)
    body.close()
    cv.drawPath(body, grad(x - b, y - h * .6, x + b, y - h * .4, [mix(tone[0], tone[1], .35), tone[0], tone[1], tone[2]], [0, .22, .58, 1]))
    cv.save()
    cv.clipPath(body, skia.ClipOp.kIntersect, True)
    for f in (-.72, -.38, 0, .38, .72):
        cv.drawPath(poly(curve((x + w * f, lid), (x + b * 1.14 * f, y - h * .48), (x + w * f, y), 10), False), stroke(tone[2], lw * .6, .75))
    for at, t in ((.17, .095), (.66, .095)):
        for k, (c, a, wd) in enumerate((("#241A14", 1, t * h + lw), ("#5C5A5C", 1, t * h - lw * .2))):
            yy = lid + h * at
            cv.drawPath(poly(curve((x - b * 1.1, yy), (x, yy + e * 1.5), (x + b * 1.1, yy), 14), False), stroke(c, wd, a, cap=skia.Paint.kButt_Cap))
        cv.drawPath(poly(curve((x - b * .8, yy - t * h * .1), (x - w * .4, yy + e * .9), (x - w * .1, yy + e * 1.0), 8), False), stroke("#C9CBD0", lw * 1.1, .9))
    cv.restore()
    cv.drawPath(body, stroke("#1E1008", lw))
    top = skia.Rect(x - w, lid - e, x + w, lid + e)
    cv.drawOval(top, fill(tone[2]))
    cv.drawOval(skia.Rect(x - w * .86, lid - e * .78, x + w * .86, lid + e * .86), grad(x - w, lid - e, x + w, lid + e, [mix(tone[0], "#FFFFFF", .35), tone[0], tone[1]]))
    for f in (-.4, 0, .4):
        cv.drawLine(x + w * f, lid - e * .7, x + w * f, lid + e * .75, stroke(tone[2], lw * .5, .7))
    cv.drawOval(top, stroke("#1E1008", lw))


def broken_barrel(cv, x, y, h, rng, hoop=True):
    """Smashed barrel: jagged staves, a sprung hoop, spilt rum."""
    lw = max(1.8, h * .032)
    w, b, e = h * .33, h * .42, h * .12
    pud = [(x + h * (.62 + .07 * math.sin(3 * a + 1)) * math.cos(a) + h * .05, y - h * .02 + h * .17 * math.sin(a)) for a in np.linspace(0, 6.28, 40)]
    cv.drawPath(poly(pud), fill("#B8301E", .95))
    cv.drawPath(poly(pud), stroke("#D9735C", lw * .7, .8))
    foot = y - h * .08
    cut = [(-1.04, -.42), (-.86, -.78), (-.66, -.50), (-.46, -.92), (-.22, -.44), (.02, -.62), (.20, -.32), (.44, -.70), (.66, -.38), (.84, -.58), (1.06, -.30)]
    back = skia.Path()
    back.addOval(skia.Rect(x - w * 1.05, y - h * .52 - e, x + w * 1.05, y - h * .36 + e))
    cv.drawPath(back, fill("#1E0F06"))
    for f, t in ((-.5, .74), (0, .70), (.45, .82)):
        q = [(x + w * (f - .2), y - h * .4), (x + w * (f - .16), y - h * t), (x + w * (f + .05), y - h * (t - .12)), (x + w * (f + .22), y - h * .4)]
        cv.drawPath(poly(q), fill("#A8743C")); cv.drawPath(poly(q), stroke("#1E1008", lw * .8))
    body = skia.Path()
    body.moveTo(x - w, foot)
    body.quadTo(x - b * 1.05, foot - h * .18, x - b * 1.0, y - h * .42)
    for a, c in cut:
        body.lineTo(x + b * a * .96, y + h * c)
    body.quadTo(x + b * 1.05, foot - h * .14, x + w, foot)
    body.cubicTo(x + w * .6, foot + e * .9, x - w * .6, foot + e * .9, x - w, foot)
    body.close()
    cv.drawPath(body, grad(x - b, y, x + b, y, ["#F0C88A", "#FBDDA6", "#D29A58", "#7A4A1E"], [0, .25, .65, 1]))
    cv.save(); cv.clipPath(body, skia.ClipOp.kIntersect, True)
    for f in (-.72, -.38, 0, .38, .72):
        cv.drawPath(poly(curve((x + b * f, y - h), (x + b * 1.1 * f, y - h * .4), (x + w * f, y), 10), False), stroke("#3F210C", lw * .8, .85))
    yy = foot - h * .10
    cv.drawPath(poly(curve((x - b * 1.1, yy), (x, yy + e * 1.5), (x + b * 1.1, yy), 14), False), stroke("#241A14", h * .11, cap=skia.Paint.kButt_Cap))
    cv.drawPath(poly(curve((x - b * 1.1, yy), (x, yy + e * 1.5), (x + b * 1.1, yy), 14), False), stroke("#6A686A", h * .075, cap=skia.Paint.kButt_Cap))
    cv.restore()
    cv.drawPath(body, stroke("#1E1008", lw))
    if hoop:                                                                      # the sprung hoop
        cv.save(); cv.translate(x + w * .5, y - h * .60); cv.rotate(-32)
        for c, wd in (("#1E1008", h * .10), ("#D9DDE2", h * .055)):
            cv.drawOval(skia.Rect(-h * .40, -h * .13, h * .40, h * .13), stroke(c, wd))
        cv.restore()
    for dx, dy, a in ((-.62, -.05, 20), (.66, .02, -24), (.1, .10, 4)):             # loose staves
        cv.save(); cv.translate(x + h * dx, y + h * dy); cv.rotate(a)
        r = rr(-h * .20, -h * .05, h * .20, h * .05, h * .03)
        cv.drawRRect(r, grad(0, -h * .05, 0, h * .05, ["#E3B878", "#8A5526"])); cv.drawRRect(r, stroke("#1E1008", lw * .8))
        cv.restore()


def coin(cv, x, y, r):
    cv.drawCircle(x + r * .14, y + r * .2, r, fill("#060302", .6, r * .15))
    cv.drawCircle(x, y, r, fill("#22262C"))
    cv.drawCircle(x, y, r * .94, grad(x - r, y - r, x + r, y + r, ["#FFFFFF", "#DFE5EA", "#8E99A4", "#C4CDD4"], [0, .35, .8, 1]))
    for k in range(24):
        a = k * math.pi / 12
        cv.drawLine(x + r * .80 * math.cos(a), y + r * .80 * math.sin(a), x + r * .92 * math.cos(a), y + r * .92 * math.sin(a), stroke("#4A545E", r * .06))
    cv.drawCircle(x, y, r * .74, fill("#FFFFFF", shader=radial((x - r * .3, y - r * .35), r * 1.3, ["#FFFFFF", "#E3E9EE", "#A9B4BE"])))
    cv.drawCircle(x, y, r * .74, stroke("#3A444E", r * .06))
    icon(cv, "crown", x + 1, y + 1, r * 1.02, "#FFFFFF")
    icon(cv, "crown", x, y, r * 1.02, "#27303A")


def cargo(cv, x, y, r, crew):
    """A loaded barrel seen from above: hoop, head in the crew's colour, emblem."""
    _, lt, c, dk, emb, _ = CREWS[crew]
    cv.drawCircle(x + r * .16, y + r * .22, r, fill("#060302", .6, r * .14))
    cv.drawCircle(x, y, r, fill("#1E1008"))
    cv.drawCircle(x, y, r * .93, grad(x - r, y - r, x + r, y + r, ["#B9BCC2", "#6A686A", "#2C2A2C"]))
    cv.drawCircle(x, y, r * .80, fill("#1E1008"))
    cv.drawCircle(x, y, r * .76, fill("#FFFFFF", shader=radial((x - r * .3, y - r * .35), r * 1.35, [lt, c, dk], [0, .5, 1])))
    light = crew in (1, 3)
    icon(cv, emb, x, y, r * 1.06, "#1C0E04" if light else "#FFF8E4")


def slot(cv, x, y, r):
    cv.drawCircle(x, y, r + 2.5, fill("#2A1407"))
    cv.drawCircle(x, y, r + .5, stroke("#E7B94A", 3.2))
    cv.drawCircle(x, y, r - 1.5, fill("#FFFFFF", shader=radial((x + r * .3, y + r * .4), r * 1.5, ["#8A6238", "#5A3A1C", "#2C180A"])))
    cv.drawCircle(x, y, r * .62, stroke("#E9CF93", 1.6, .55))
    cv.drawArc(skia.Rect(x - r + 3, y - r + 3, x + r - 3, y + r - 3), 170, 110, False, stroke("#120803", 5, .55, 2))


def seal(cv, x, y, r, s, size):
    rng = np.random.default_rng(int(x + y))
    a = np.linspace(0, 2 * math.pi, 50, endpoint=False)
    q = r + r * .05 * np.interp(a, np.linspace(0, 2 * math.pi, 14), np.append(rng.normal(size=13), 0))
    pts = np.stack([x + q * np.cos(a), y + q * np.sin(a)], 1)
    cv.drawPath(poly(pts + (4, 5)), fill("#140A04", .6, 4))
    cv.drawPath(poly(pts), fill("#FFFFFF", shader=radial((x - r * .35, y - r * .4), r * 1.7, ["#D2463A", "#A8231C", "#651210"])))
    cv.drawPath(poly(pts), stroke("#3F0806", 2.2))
    cv.drawCircle(x - .7, y - 1, r * .78, stroke("#E5796C", 1.3, .8))
    cv.drawCircle(x, y, r * .75, fill("#8E1B15"))
    number(cv, s, x - 1, y + 1, size, "#FFF6E2")


def plate(cv, x, y, r, s, size):
    """Cream number disc with a gilt rim."""
    cv.drawCircle(x + 3, y + 5, r, fill("#140A04", .55, 4))
    cv.drawCircle(x, y, r + 1, fill("#2A1306"))
    cv.drawCircle(x, y, r - 1.5, grad(x - r, y - r, x + r, y + r, ["#FFF0B4", "#D9A441", "#8A5A14"]))
    cv.drawCircle(x, y, r - 5.5, fill("#2A1306"))
    cv.drawCircle(x, y, r - 7, fill("#FFFFFF", shader=radial((x - r * .3, y - r * .4), r * 1.6, ["#FFFDF0", "#F3E2B4"])))
    number(cv, s, x, y + 1, size, "#2A1306")


# ---------------------------------------------------------------- warehouses

SLATES = ["#4F7FA0", "#5F8C86", "#6E6A98", "#4E8896", "#5A7496", "#6A8A72", "#5C6C94", "#4A86A6"]


def slate(cv, x0, y0, x1, y1, base, rng, up):
    """Slate courses of one slope; up = courses climb to the south (north slope)."""
    rows = int((y1 - y0) / 15) + 1
    for r in range(rows):
        y = y0 + r * 15 if up else y1 - (r + 1) * 15
        off = (r % 2) * 13
        for x in np.arange(x0 - off, x1 + 1, 26):
            t = rng.normal() * .10
            c = mix(base, "#FFFFFF" if t > 0 else "#1E2630", min(.4, abs(t)))
            if rng.random() < .05:
                c = mix(c, "#B58A5A", .45)
            p = skia.Path()
            if up:
                p.moveTo(x, y + 17); p.lineTo(x, y + 5); p.quadTo(x + 2, y, x + 8, y); p.lineTo(x + 18, y); p.quadTo(x + 24, y, x + 26, y + 5); p.lineTo(x + 26, y + 17)
            else:
                p.moveTo(x, y - 2); p.lineTo(x, y + 10); p.quadTo(x + 2, y + 15, x + 8, y + 15); p.lineTo(x + 18, y + 15); p.quadTo(x + 24, y + 15, x + 26, y + 10); p.lineTo(x + 26, y - 2)
            p.close()
            cv.drawPath(p, fill(c))
            cv.drawPath(p, stroke("#2A2F36", 1.3, .75))


PLASTER = ["#F0CE7C", "#E8997A", "#9CCBB4", "#F2BE5C", "#A8C4DA", "#EDA874", "#C4CE84", "#DE9C94"]


def front(x, yb, style=0, hw=88, sh=96, tip=150):
    """Outline of a gable standing on yb: 0 bell, 1 stepped, 2 straight with shoulders."""
    p = skia.Path()
    p.moveTo(x - hw, yb); p.lineTo(x - hw, yb - sh)
    if style == 1:
        for k, (dx, up) in enumerate(((hw, 14), (hw - 20, 28), (hw - 40, 42), (hw - 60, 57))):
            p.lineTo(x - dx, yb - sh - up); p.lineTo(x - dx + (20 if k < 3 else 0), yb - sh - up)
        for k, (dx, up) in enumerate(((hw - 60, 57), (hw - 60, 42), (hw - 40, 42), (hw - 40, 28), (hw - 20, 28), (hw - 20, 14), (hw, 14))):
            p.lineTo(x + dx, yb - sh - up)
    elif style == 2:
        p.lineTo(x - hw, yb - sh - 8); p.lineTo(x - hw + 14, yb - sh - 8); p.lineTo(x - 20, yb - tip); p.lineTo(x, yb - tip - 5); p.lineTo(x + 20, yb - tip)
        p.lineTo(x + hw - 14, yb - sh - 8); p.lineTo(x + hw, yb - sh - 8)
    else:
        p.cubicTo(x - hw + 2, yb - sh - 18, x - hw + 26, yb - sh - 6, x - hw + 30, yb - sh - 26)
        p.cubicTo(x - 52, yb - tip + 14, x - 34, yb - tip + 18, x - 28, yb - tip + 8)
        p.quadTo(x, yb - tip - 14, x + 28, yb - tip + 8)
        p.cubicTo(x + 34, yb - tip + 18, x + 52, yb - tip + 14, x + hw - 30, yb - sh - 26)
        p.cubicTo(x + hw - 26, yb - sh - 6, x + hw - 2, yb - sh - 18, x + hw, yb - sh)
    p.lineTo(x + hw, yb); p.close()
    return p


def storeroom(cv, x, y, w, h, room, rng, north, tone="#F2DDB0", style=0):
    """A gabled front with an open vault: dark floor, goods. room = (kind, count, coin)."""
    kind, n, money = room
    yb = y + h / 2 + 9
    g = front(x, yb, style)
    drop(cv, g, 12, 9, .60, 6)
    cv.drawPath(g, grad(x - 88, yb - 150, x + 88, yb, [mix(tone, "#FFFFFF", .35), tone, mix(tone, "#6A4A2A", .38)], [0, .5, 1]))
    cv.save(); cv.clipPath(g, skia.ClipOp.kIntersect, True)
    for sx in (-1, 1):                                                            # quoins
        for k in range(6):
            qw = 15 if k % 2 else 11
            q = skia.Rect(x + sx * 88 - (0 if sx < 0 else qw), yb - 17 * (k + 1), x + sx * 88 + (qw if sx < 0 else 0), yb - 17 * k - 1.5)
            cv.drawRect(q, fill(mix("#E9DABA" if sx < 0 else "#C4AB7E", "#8A6A42", .15 * rng.random()))); cv.drawRect(q, stroke("ink", 1.2, .8))
    for _ in range(14):
        qx, qy = x + rng.normal() * 50, yb - 100 - rng.random() * 50
        cv.drawLine(qx, qy, qx + 9, qy, stroke("ink_soft", 1.2, .55))
    cv.restore()
    cv.drawPath(g, stroke("#1E1008", 7)); cv.drawPath(g, stroke("#FFF6DC", 3.2)); 
    top = skia.Path(); top.addOval(skia.Rect(x - 9, yb - 166, x + 9, yb - 148))
    cv.drawPath(top, grad(x - 9, yb - 166, x + 9, yb - 148, ["#FFF2BE", "#B47A26"])); cv.drawPath(top, stroke("#1E1008", 2.2))
    r = skia.Path()                                                               # the vault
    r.moveTo(x - w / 2, y + h / 2); r.lineTo(x - w / 2, y - h / 2 + 22); r.cubicTo(x - w / 2, y - h / 2 - 16, x + w / 2, y - h / 2 - 16, x + w / 2, y - h / 2 + 22); r.lineTo(x + w / 2, y + h / 2); r.close()
    cv.drawPath(r, stroke("#1E1008", 13)); cv.drawPath(r, grad(0, 0, 1, 1, ["#8A5526", "#8A5526"])); 
    tr = stroke("#FFFFFF", 9); tr.setShader(linear((x - w / 2, y - h / 2), (x + w / 2, y + h / 2), ["#EBC28A", "#B07840", "#6A3E18"])); cv.drawPath(r, tr)
    bad = kind == "broken"
    cv.drawPath(r, fill("#FFFFFF", shader=radial((x - w * .1, y + h * .1), w * .72, (["#6A3A2E", "#3C1A14", "#1C0A08"] if bad else ["#6E4A28", "#40270F", "#1F1006"]))))
    cv.save(); cv.clipPath(r, skia.ClipOp.kIntersect, True)
    for k in range(1, 6):
        yy = y - h / 2 + k * h / 6
        cv.drawLine(x - w / 2, yy, x + w / 2, yy, stroke("#0E0602", 2, .55))
        cv.drawLine(x - w / 2, yy + 2, x + w / 2, yy + 2, stroke("#B98A50", 1, .20))
    inv = skia.Path()
    inv.addRect(skia.Rect(x - w, y - h, x + w, y + h)); inv.addRect(skia.Rect(x - w / 2 + 10, y - h / 2 + 10, x + w, y + h))
    inv.setFillType(skia.PathFillType.kEvenOdd)
    cv.drawPath(inv, fill("#000000", .55, 7))
    cv.restore()
    cv.drawPath(r, stroke("#1E1008", 2.2))
    foot = y + h / 2 - 8
    right = 54 if money else 0
    cx = x - right / 2 + 1
    sc = .90
    if bad:
        cv.save(); cv.clipRect(skia.Rect(x - w / 2 - 4, y - h, x + w / 2 + 4, y + h / 2), skia.ClipOp.kIntersect, True)
        if n == 1:
            broken_barrel(cv, cx + 10, foot - 4, 96, rng)
        else:
            broken_barrel(cv, x + (16 if money else 32), foot - 34, 66, rng, False)
            broken_barrel(cv, x - (28 if money else 24), foot - 3, 74, rng)
        cv.restore()
    else:
        spots = {1: [(0, 0, 100)], 2: [(-36, 0, 90), (36, 0, 90)],
                 3: [(0, -34, 78), (-36, 0, 84), (36, 0, 84)],
                 4: [(-34, -38, 76), (34, -38, 76), (-36, 0, 82), (36, 0, 82)]}[n]
        for dx, dy, hh in spots:
            barrel(cv, cx + dx * sc + (5 if not money else 3), foot + dy * sc, hh * sc, WOOD, rng)
    if money:
        coin(cv, x + w / 2 - 30, y + 20, 31)
    bx, by = x - w / 2 - 14, y - h / 2 - 8
    if bad:
        seal(cv, bx + 10, by + 10, 29, "−%d" % n, 40)
    else:
        plate(cv, bx + 10, by + 10, 27, str(n), 40)


def warehouse(cv, cx, i, rooms, rng, w=202):
    y0, y1 = L.HOUSE_Y0, L.HOUSE_Y1
    x0, x1 = cx - w / 2, cx + w / 2
    eave = y1 - 26
    mid = (y0 + eave) / 2
    base = SLATES[i % 8]
    cv.drawPath(poly([(x0, y0 + 10), (x1, y0), (x1 + 30, y0 + 34), (x1 + 30, y1 + 34), (x0 + 34, y1 + 34), (x0, y1)]), fill("#1A0E04", .62, 7))
    for k in range(27):                                                           # the engraver's hatching in the cast shadow
        hx = x0 + 14 + k * 8.4
        ink(cv, [(hx, y1), (hx + 10, y1 + 10), (hx + 19 + 3 * rng.random(), y1 + 19 + 4 * rng.random())], 1.7, "ink", .50, rng)
    for k in range(34):
        hy = y0 + 22 + k * 10.4
        ink(cv, [(x1, hy), (x1 + 9, hy + 9), (x1 + 17, hy + 17)], 1.6, "ink", .45, rng)
    wall = skia.Rect(x0 + 6, eave - 6, x1 - 6, y1)                                # south wall under the eave
    cv.drawRect(wall, grad(x0, y1, x1, y1, ["#F0E2BC", "#D6C193", "#A88C5E"]))
    for r in range(2):
        for k in range(int(w / 24) + 1):
            bx = x0 + 6 + k * 24 + (r % 2) * 12
            if bx + 22 < x1 - 6:
                cv.drawRect(skia.Rect(bx, eave + 6 + r * 11, bx + 22, eave + 16 + r * 11), stroke("ink_soft", 1.1, .7))
    cv.drawRect(wall, stroke("ink", 2.4))
    cv.drawRect(skia.Rect(x0, eave - 2, x1, eave + 9), fill("#1A0E04", .40, 4))
    for ya, yb, up in ((y0, mid, True), (mid, eave, False)):
        cv.save()
        cv.clipRect(skia.Rect(x0, ya, x1, yb), skia.ClipOp.kIntersect, True)
        slate(cv, x0, ya, x1, yb, mix(base, "#FFFFFF", .20) if up else mix(base, "#1E2630", .26), rng, up)
        cv.drawRect(skia.Rect(x0, ya, x1, yb), grad(x0, ya, x1, yb, [("#FFF3D0", .28), ("#FFF3D0", 0), ("#0E141C", .38)], [0, .45, 1]))
        if up:
            cv.drawRect(skia.Rect(x0, ya, x1, ya + 16), grad(0, ya, 0, ya + 16, [("#FFFFFF", .3), ("#FFFFFF", 0)]))
        else:
            cv.drawRect(skia.Rect(x0, yb - 22, x1, yb), grad(0, yb - 22, 0, yb, [("#000000", 0), ("#000000", .35)]))
        cv.restore()
    cv.drawRect(skia.Rect(x0, y0 - 2, x1, eave + 3), stroke("#1E1008", 2.8))
    for k in range(10):                                                           # ridge tiles
        a = x0 - 3 + k * (w + 6) / 10
        r = rr(a, mid - 11, a + (w + 6) / 10 + 2, mid + 9, 7)
        cv.drawRRect(r, grad(0, mid - 11, 0, mid + 10, ["#E58B5E", "#C24A2E", "#6E2417"])); cv.drawRRect(r, stroke("#1E1008", 1.8))
    for sx in (-1, 1):                                                            # finials of the ridge
        cv.drawCircle(cx + sx * (w / 2 - 1), mid - 1, 9, fill("#1E1008")); cv.drawCircle(cx + sx * (w / 2 - 1) - 1, mid - 2, 6.5, fill("#FFFFFF", shader=radial((cx + sx * w / 2 - 4, mid - 5), 10, ["#FBE7A1", "#B47A26"])))
    for _ in range(7):                                                            # moss and lichen
        mx, my = x0 + 12 + rng.random() * (w - 24), y0 + rng.random() * (eave - y0)
        for _ in range(5):
            cv.drawCircle(mx + rng.normal() * 8, my + rng.normal() * 5, 2 + 3 * rng.random(), fill("#7E8A4A", .45))
    h = 106
    storeroom(cv, cx, mid - 13 - 9 - h / 2, 146, h, rooms[0], rng, True, PLASTER[i % 8], i % 3)
    storeroom(cv, cx, eave + 8 - 9 - h / 2, 146, h, rooms[1], rng, False, PLASTER[i % 8], i % 3)
    roman = "I II III IV V VI VII VIII".split()[i - 1]                              # house number on the threshold of the south front
    pw = 26 + 9 * len(roman)
    ym = y1 - 5
    r = rr(cx - pw / 2 - 6, ym - 13, cx + pw / 2 + 6, ym + 12, 6)
    drop(cv, as_path(r), 3, 4, .5, 3)
    cv.drawRRect(r, grad(cx - pw, ym - 14, cx + pw, ym + 12, ["#FFF3C8", "#E3BC62", "#A8741F"])); cv.drawRRect(r, stroke("#2A1306", 2.2))
    text(cv, roman, cx, ym, 21, "im-fell-english-sc", "#2A1306", 1, True, 2)


# ---------------------------------------------------------------- people

def hat(cv, kind, x, y, s, crew, lw):
    """Hat on a head of radius s at (x, y)."""
    _, lt, c, dk, _, _ = CREWS[crew]
    pen = stroke("#1A0D05", lw)
    if kind == "tricorn":
        p = skia.Path(); p.moveTo(x - 1.75 * s, y - 1.05 * s); p.cubicTo(x - 1.5 * s, y - .45 * s, x - .9 * s, y - .12 * s, x, y - .12 * s)
        p.cubicTo(x + .9 * s, y - .12 * s, x + 1.5 * s, y - .45 * s, x + 1.75 * s, y - 1.05 * s); p.cubicTo(x + 1.3 * s, y - .95 * s, x + .95 * s, y - 1.05 * s, x + .75 * s, y - 1.15 * s)
        p.cubicTo(x + .55 * s, y - 1.75 * s, x - .55 * s, y - 1.75 * s, x - .75 * s, y - 1.15 * s); p.cubicTo(x - .95 * s, y - 1.05 * s, x - 1.3 * s, y - .95 * s, x - 1.75 * s, y - 1.05 * s); p.close()
        cv.drawPath(p, grad(x - s, y - 1.6 * s, x + s, y, [c, dk, mix(dk, "#000000", .4)])); cv.drawPath(p, pen)
        trim = np.vstack([curve((x - 1.66 * s, y - .98 * s), (x - 1.1 * s, y - .24 * s), (x, y - .26 * s), 9), curve((x, y - .26 * s), (x + 1.1 * s, y - .24 * s), (x + 1.66 * s, y - .98 * s), 9)])
        cv.drawPath(poly(trim, False), stroke("#FBE7A1", lw * 1.6))
        cv.drawCircle(x, y - .72 * s, s * .26, fill("#FFF8E4")); cv.drawCircle(x, y - .72 * s, s * .26, stroke("#1A0D05", lw * .8))
    elif kind == "plume":
        cv.drawOval(skia.Rect(x - 1.7 * s, y - .80 * s, x + 1.7 * s, y - .12 * s), grad(x - s, y - s, x + s, y, [lt, c, dk])); cv.drawOval(skia.Rect(x - 1.7 * s, y - .80 * s, x + 1.7 * s, y - .12 * s), pen)
        p = skia.Path(); p.moveTo(x - .85 * s, y - .55 * s); p.cubicTo(x - .85 * s, y - 1.9 * s, x + .85 * s, y - 1.9 * s, x + .85 * s, y - .55 * s); p.quadTo(x, y - .25 * s, x - .85 * s, y - .55 * s); p.close()
        cv.drawPath(p, grad(x - s, y - 1.6 * s, x + s, y, [lt, c, dk])); cv.drawPath(p, pen)
        cv.drawPath(poly(curve((x - .85 * s, y - .68 * s), (x, y - .38 * s), (x + .85 * s, y - .68 * s), 10), False), stroke("#4A1408", lw * 2))
        f = skia.Path(); f.moveTo(x + .5 * s, y - .7 * s); f.cubicTo(x + .9 * s, y - 2.3 * s, x + 2.2 * s, y - 2.2 * s, x + 2.1 * s, y - 1.3 * s); f.cubicTo(x + 1.7 * s, y - 1.7 * s, x + 1.2 * s, y - 1.3 * s, x + .5 * s, y - .7 * s); f.close()
        cv.drawPath(f, fill("#FFF8E4")); cv.drawPath(f, pen)
    elif kind == "bandana":
        p = skia.Path(); p.moveTo(x - 1.02 * s, y - .30 * s); p.cubicTo(x - 1.0 * s, y - 1.45 * s, x + 1.0 * s, y - 1.45 * s, x + 1.02 * s, y - .30 * s); p.quadTo(x, y - .62 * s, x - 1.02 * s, y - .30 * s); p.close()
        k = skia.Path(); k.moveTo(x + .9 * s, y - .45 * s); k.lineTo(x + 1.75 * s, y - .75 * s); k.lineTo(x + 1.45 * s, y - .30 * s); k.lineTo(x + 1.8 * s, y + .15 * s); k.close()
        cv.drawPath(k, fill(c)); cv.drawPath(k, pen)
        cv.drawPath(p, grad(x - s, y - 1.4 * s, x + s, y, [lt, c, dk])); cv.drawPath(p, pen)
        for dx, dy in ((-.45, -.72), (.05, -.95), (.5, -.7), (-.1, -.62)):
            cv.drawCircle(x + dx * s, y + dy * s, s * .11, fill("#FFF8E4"))
    elif kind == "cone":
        p = skia.Path(); p.moveTo(x - 1.85 * s, y - .20 * s); p.quadTo(x - .6 * s, y - 1.0 * s, x, y - 1.95 * s); p.quadTo(x + .6 * s, y - 1.0 * s, x + 1.85 * s, y - .20 * s)
        p.cubicTo(x + .9 * s, y + .12 * s, x - .9 * s, y + .12 * s, x - 1.85 * s, y - .20 * s); p.close()
        cv.drawPath(p, grad(x - s, y - 1.4 * s, x + 1.2 * s, y, [lt, c, dk]))
        for f in (-.62, -.2, .2, .62):
            cv.drawPath(poly(curve((x, y - 1.9 * s), (x + f * .5 * s, y - .9 * s), (x + f * 1.7 * s, y - .10 * s), 7), False), stroke(dk, lw * .7, .9))
        cv.drawPath(p, pen)
        cv.drawPath(poly(curve((x - .95 * s, y - .80 * s), (x, y - .52 * s), (x + .95 * s, y - .80 * s), 9), False), stroke("#FFF3D0", lw * 1.5))
    elif kind == "straw":
        cv.drawOval(skia.Rect(x - 1.9 * s, y - .85 * s, x + 1.9 * s, y + .05 * s), grad(x - s, y - s, x + s, y, ["#FFF0B8", "#E3BE68", "#9A6E22"])); cv.drawOval(skia.Rect(x - 1.9 * s, y - .85 * s, x + 1.9 * s, y + .05 * s), pen)
        for q in (.5, .75):
            cv.drawOval(skia.Rect(x - 1.9 * s * q, y - .4 * s - .42 * s * q, x + 1.9 * s * q, y - .4 * s + .42 * s * q), stroke("#8A5A14", lw * .5, .8))
        p = skia.Path(); p.moveTo(x - .9 * s, y - .55 * s); p.cubicTo(x - .8 * s, y - 1.6 * s, x + .8 * s, y - 1.6 * s, x + .9 * s, y - .55 * s); p.quadTo(x, y - .25 * s, x - .9 * s, y - .55 * s); p.close()
        cv.drawPath(p, grad(x - s, y - 1.4 * s, x + s, y, ["#FFF0B8", "#E3BE68", "#A8782A"])); cv.drawPath(p, pen)
        cv.drawPath(poly(curve((x - .88 * s, y - .72 * s), (x, y - .42 * s), (x + .88 * s, y - .72 * s), 10), False), stroke("#A8231C", lw * 2))
    elif kind == "tall":
        cv.drawOval(skia.Rect(x - 1.45 * s, y - .75 * s, x + 1.45 * s, y - .15 * s), fill("#2A2224")); cv.drawOval(skia.Rect(x - 1.45 * s, y - .75 * s, x + 1.45 * s, y - .15 * s), pen)
        p = poly([(x - .8 * s, y - .5 * s), (x - .68 * s, y - 1.9 * s), (x + .68 * s, y - 1.9 * s), (x + .8 * s, y - .5 * s)])
        cv.drawPath(p, grad(x - s, y, x + s, y, ["#6A5E60", "#2E2628", "#161012"])); cv.drawPath(p, pen)
        cv.drawRect(skia.Rect(x - .8 * s, y - .85 * s, x + .8 * s, y - .55 * s), fill("#C98F33")); cv.drawRect(skia.Rect(x - .22 * s, y - .95 * s, x + .22 * s, y - .45 * s), fill("#FBE7A1")); cv.drawRect(skia.Rect(x - .22 * s, y - .95 * s, x + .22 * s, y - .45 * s), stroke("#1A0D05", lw * .6))


def head(cv, x, y, s, skin, lw, beard=None):
    cv.drawCircle(x, y, s, fill("#FFFFFF", shader=radial((x - s * .4, y - s * .4), s * 1.7, [mix(skin, "#FFFFFF", .35), skin, mix(skin, "#3A1A08", .5)])))
    cv.drawCircle(x, y, s, stroke("#1A0D05", lw))
    for sx in (-1, 1):
        cv.drawCircle(x + sx * s * .36, y - s * .02, s * .12, fill("#1A0D05"))
    cv.drawPath(poly(curve((x - s * .02, y), (x + s * .2, y + s * .3), (x - s * .06, y + s * .28), 6), False), stroke("#5A2E12", lw * .7))
    if beard:
        p = skia.Path(); p.moveTo(x - s * .9, y + s * .15); p.quadTo(x, y + s * .55, x + s * .9, y + s * .15); p.quadTo(x + s * .7, y + s * 1.35, x, y + s * 1.35); p.quadTo(x - s * .7, y + s * 1.35, x - s * .9, y + s * .15); p.close()
        cv.drawPath(p, fill(beard)); cv.drawPath(p, stroke("#1A0D05", lw * .8))
    cv.drawPath(poly(curve((x - s * .3, y + s * .52), (x, y + s * .68), (x + s * .3, y + s * .52), 6), False), stroke("#4A1408", lw * .9))


def worker(cv, x, y, h, crew, big=True):
    """Dock worker: (x, y) between his boots, h = height up to the crown of the hat."""
    _, lt, c, dk, emb, hk = CREWS[crew]
    lw = max(1.7, h * .021)
    pen = stroke("#1A0D05", lw)
    wd = h * (.27 if big else .29)
    cv.drawOval(skia.Rect(x - wd * .9, y - h * .08, x + wd * 2.1, y + h * .09), fill("#0E0602", .55, h * .035))
    for sx in (-1, 1):                                                            # legs and boots
        r = rr(x + sx * wd * .42 - wd * .30, y - h * .26, x + sx * wd * .42 + wd * .30, y - h * .02, wd * .1)
        cv.drawRRect(r, grad(x - wd, 0, x + wd, 0, ["#F0E2C0", "#B99A68"])); cv.drawRRect(r, pen)
        r = rr(x + sx * wd * .46 - wd * .40, y - h * .10, x + sx * wd * .46 + wd * .40, y + h * .015, wd * .18)
        cv.drawRRect(r, grad(x - wd, 0, x + wd, 0, ["#7A4A22", "#2E1808"])); cv.drawRRect(r, pen)
    sh, hem = y - h * .60, y - h * .19
    for sx in (-1, 1):                                                            # arms
        arm = skia.Path(); arm.moveTo(x + sx * wd * .70, sh + h * .02); arm.cubicTo(x + sx * wd * 1.55, sh + h * .06, x + sx * wd * 1.55, y - h * .34, x + sx * wd * 1.18, y - h * .24)
        arm.lineTo(x + sx * wd * .80, y - h * .28); arm.close()
        cv.drawPath(arm, grad(x - wd * 1.4, sh, x + wd * 1.4, hem, [lt, c, dk])); cv.drawPath(arm, pen)
        cv.drawCircle(x + sx * wd * 1.08, y - h * .245, wd * .26, fill(SKIN[crew])); cv.drawCircle(x + sx * wd * 1.08, y - h * .245, wd * .26, pen)
    coat = skia.Path(); coat.moveTo(x - wd * .62, sh); coat.quadTo(x, sh - h * .06, x + wd * .62, sh)
    coat.cubicTo(x + wd * 1.05, sh + h * .02, x + wd * 1.0, y - h * .34, x + wd * 1.08, hem); coat.quadTo(x, hem + h * .05, x - wd * 1.08, hem)
    coat.cubicTo(x - wd * 1.0, y - h * .34, x - wd * 1.05, sh + h * .02, x - wd * .62, sh); coat.close()
    cv.drawPath(coat, grad(x - wd, sh, x + wd, hem, [lt, c, c, dk], [0, .3, .6, 1])); cv.drawPath(coat, pen)
    cv.drawPath(poly(curve((x - wd * 1.04, hem - h * .035), (x, hem + h * .02), (x + wd * 1.04, hem - h * .035), 10), False), stroke("#FBE7A1", lw * 1.1))
    er = h * (.145 if big else .165)
    ey = y - h * .395
    cv.drawCircle(x, ey, er + lw * .6, fill("#1A0D05")); cv.drawCircle(x, ey, er - lw * .2, fill("#FFF8E4"))
    icon(cv, emb, x, ey, er * 1.72, mix(dk, "#140A04", .45))
    hs = h * .135
    hy = y - h * .70
    head(cv, x, hy, hs, SKIN[crew], lw, {0: "#6A3414", 2: None, 1: None, 3: None}[crew])
    hat(cv, hk, x, hy, hs, crew, lw)


def tally_man(cv, x, y, h):
    """The Tally-Man behind his crate: tall hat, spectacles, quill and ledger."""
    lw = 2.4
    pen = stroke("#1A0D05", lw)
    wd = h * .30
    coat = skia.Path(); coat.moveTo(x - wd * .6, y - h * .60); coat.quadTo(x, y - h * .68, x + wd * .6, y - h * .60)
    coat.cubicTo(x + wd * 1.25, y - h * .56, x + wd * 1.2, y - h * .3, x + wd * 1.25, y); coat.lineTo(x - wd * 1.25, y); coat.cubicTo(x - wd * 1.2, y - h * .3, x - wd * 1.25, y - h * .56, x - wd * .6, y - h * .60); coat.close()
    drop(cv, coat, 8, 8, .5, 6)
    cv.drawPath(coat, grad(x - wd, y - h * .6, x + wd, y, ["#7A6A8A", "#4A3E58", "#221A2C"])); cv.drawPath(coat, pen)
    cv.drawPath(poly([(x - wd * .28, y - h * .62), (x, y - h * .40), (x + wd * .28, y - h * .62)]), fill("#FFF8E4")); cv.drawPath(poly([(x - wd * .28, y - h * .62), (x, y - h * .40), (x + wd * .28, y - h * .62)]), pen)
    head(cv, x, y - h * .74, h * .125, "#E9B98C", lw)
    for sx in (-1, 1):
        cv.drawCircle(x + sx * h * .05, y - h * .735, h * .042, stroke("#C98F33", 2.6))
    hat(cv, "tall", x, y - h * .74, h * .125, 0, lw)
    # crate
    r = skia.Rect(x - 98, y - 26, x + 98, y + 74)
    drop(cv, as_path(rr(x - 98, y - 26, x + 98, y + 74, 4)), 9, 10, .55, 7)
    cv.drawRect(skia.Rect(x - 98, y - 44, x + 98, y + 14), grad(x - 98, y - 44, x + 98, y + 14, ["#F0C88A", "#C98F4E", "#A86E36"])); cv.drawRect(skia.Rect(x - 98, y - 44, x + 98, y + 14), pen)
    for k in range(1, 4):
        cv.drawLine(x - 98, y - 44 + k * 14.5, x + 98, y - 44 + k * 14.5, stroke("#5A3012", 1.8, .8))
    f = skia.Rect(x - 98, y + 14, x + 98, y + 76)
    cv.drawRect(f, grad(x - 98, y + 14, x + 98, y + 76, ["#C98F4E", "#8A5526", "#54300F"])); cv.drawRect(f, pen)
    for k in range(1, 6):
        cv.drawLine(x - 98 + k * 32.6, y + 14, x - 98 + k * 32.6, y + 76, stroke("#3A1E0A", 2.2, .9))
    cv.drawRect(skia.Rect(x - 98, y + 26, x + 98, y + 38), fill("#B07A40")); cv.drawRect(skia.Rect(x - 98, y + 26, x + 98, y + 38), stroke("#1A0D05", 1.6))
    for k in range(6):
        cv.drawCircle(x - 82 + k * 32.6, y + 32, 2.8, fill("#1A0D05"))
    # ledger
    for sx in (-1, 1):
        pg = skia.Path(); pg.moveTo(x, y - 30); pg.quadTo(x + sx * 26, y - 42, x + sx * 56, y - 32); pg.lineTo(x + sx * 60, y + 8); pg.quadTo(x + sx * 28, y - 3, x, y + 10); pg.close()
        cv.drawPath(pg, grad(x - 56, y - 40, x + 56, y + 8, ["#FFFDF0", "#F3E2B4", "#D6B878"])); cv.drawPath(pg, pen)
        for k in range(4):
            cv.drawPath(poly(curve((x + sx * 10, y - 22 + k * 8), (x + sx * 28, y - 31 + k * 8.4), (x + sx * 48, y - 24 + k * 8), 6), False), stroke("#5A3413", 1.8, .9))
    for sx in (-1, 1):
        cv.drawCircle(x + sx * 66, y - 12, 12, fill("#E9B98C")); cv.drawCircle(x + sx * 66, y - 12, 12, pen)
    q = skia.Path(); q.moveTo(x + 60, y - 8); q.cubicTo(x + 62, y - 50, x + 84, y - 84, x + 112, y - 92); q.cubicTo(x + 108, y - 60, x + 88, y - 34, x + 64, y - 6); q.close()
    cv.drawPath(q, grad(x + 60, y - 90, x + 110, y, ["#FFFFFF", "#D9E3E6"])); cv.drawPath(q, pen)
    cv.drawPath(poly(curve((x + 58, y + 2), (x + 74, y - 50), (x + 108, y - 88), 8), False), stroke("#5A3413", 1.8))


def lazy_jack(cv, x, y):
    """Lazy Jack in his hammock: straw hat over his nose."""
    lw = 2.4
    pen = stroke("#1A0D05", lw)
    cv.drawOval(skia.Rect(x - 76, y + 44, x + 112, y + 78), fill("#140A04", .42, 9))
    for sx in (-1, 1):
        for k in range(4):
            cv.drawLine(x + sx * 98, y - 40, x + sx * (66 - 4 * k), y - 2 + 8 * k, stroke("#3A2413", 2.2))
    back = skia.Path(); back.moveTo(x - 84, y - 14); back.quadTo(x, y + 34, x + 84, y - 14); back.quadTo(x, y + 6, x - 84, y - 14); back.close()
    cv.drawPath(back, fill("#8A5A2A")); cv.drawPath(back, pen)
    # body
    leg = skia.Path(); leg.moveTo(x - 4, y + 2); leg.cubicTo(x + 20, y - 26, x + 44, y - 26, x + 78, y - 26); leg.lineTo(x + 80, y - 8); leg.cubicTo(x + 50, y - 4, x + 30, y + 14, x + 8, y + 20); leg.close()
    cv.drawPath(leg, grad(x, y - 20, x + 80, y, ["#F0E2C0", "#C9AA72"])); cv.drawPath(leg, pen)
    for dx in (0, 9):
        cv.drawOval(skia.Rect(x + 70 + dx, y - 38 + dx * .6, x + 86 + dx, y - 12 + dx * .6), fill("#C98A5A")); cv.drawOval(skia.Rect(x + 70 + dx, y - 38 + dx * .6, x + 86 + dx, y - 12 + dx * .6), pen)
    tor = skia.Path(); tor.moveTo(x - 56, y - 20); tor.cubicTo(x - 30, y - 34, x - 4, y - 26, x + 14, y - 10); tor.lineTo(x + 10, y + 20); tor.cubicTo(x - 20, y + 24, x - 44, y + 14, x - 60, y); tor.close()
    cv.drawPath(tor, grad(x - 50, y - 30, x + 10, y + 20, ["#FFFDF0", "#EFE3C4", "#C4AE80"])); cv.drawPath(tor, pen)
    for k in range(4):
        cv.drawPath(poly(curve((x - 44 + k * 15, y - 24), (x - 40 + k * 15, y - 2), (x - 36 + k * 14, y + 18), 6), False), stroke("#2C6A7A", 4.2))
    front = skia.Path(); front.moveTo(x - 86, y - 16); front.cubicTo(x - 50, y + 12, x + 50, y + 12, x + 86, y - 16); front.cubicTo(x + 60, y + 56, x - 60, y + 56, x - 86, y - 16); front.close()
    cv.drawPath(front, grad(x - 80, y - 10, x + 80, y + 50, ["#F6E3B0", "#D9A860", "#8A5A2A"])); 
    cv.save(); cv.clipPath(front, skia.ClipOp.kIntersect, True)
    for k in range(-7, 8):
        cv.drawPath(poly(curve((x + k * 15 - 10, y - 20), (x + k * 11, y + 20), (x + k * 8, y + 60), 8), False), stroke("#A8231C" if k % 2 else "#2C6A7A", 5, .85))
    cv.restore()
    cv.drawPath(front, pen)
    cv.drawPath(poly(curve((x - 30, y - 16), (x - 12, y + 12), (x - 26, y + 34), 8), False), stroke("#1A0D05", 13)); cv.drawPath(poly(curve((x - 30, y - 16), (x - 12, y + 12), (x - 26, y + 34), 8), False), stroke("#C98A5A", 8.5))
    cv.drawCircle(x - 62, y - 28, 18, fill("#C98A5A")); cv.drawCircle(x - 62, y - 28, 18, pen)
    cv.drawPath(poly(curve((x - 66, y - 16), (x - 58, y - 13), (x - 50, y - 18), 6), False), stroke("#4A1408", 2.4))
    cv.save(); cv.translate(x - 62, y - 26); cv.rotate(-14)
    hat(cv, "straw", 0, 0, 19, 0, lw)
    cv.restore()
    for k, s in enumerate((19, 25, 32)):
        text(cv, "z", x - 26 + k * 22, y - 52 - k * 17, s, "im-fell-english", "#2A1306", 1, True, 0, "#FFF8E4", 5)


# ---------------------------------------------------------------- palms and beach

def big_palm(cv, x, y, h, rng, lean=None):
    lean = rng.normal() * .14 + .10 if lean is None else lean
    top = np.array((x + lean * h, y - h))
    sh = np.array((x + h * .52, y + h * .10))
    cv.drawPath(poly(curve((x, y), (x + h * .25, y + h * .02), sh, 8), False), stroke("#2A1A08", h * .06, .32, h * .03))
    for a in np.linspace(0, 6.28, 9):
        cv.drawPath(poly([sh, sh + (math.cos(a - .14) * h * .26, math.sin(a - .14) * h * .11), sh + (math.cos(a) * h * .36, math.sin(a) * h * .15), sh + (math.cos(a + .14) * h * .26, math.sin(a + .14) * h * .11)]), fill("#2A1A08", .30, h * .02))
    tr = curve((x, y), (x + lean * h * .05, y - h * .6), top, 16)
    for i in range(len(tr) - 1):
        w = h * (.085 - .035 * i / 15)
        cv.drawLine(*tr[i], *tr[i + 1], stroke("#2A170A", w + 3))
    for i in range(len(tr) - 1):
        w = h * (.085 - .035 * i / 15)
        cv.drawLine(*tr[i], *tr[i + 1], stroke("#A87844", w))
        cv.drawLine(tr[i][0] - w * .5, tr[i][1], tr[i][0] + w * .5, tr[i][1] + 1, stroke("#5A3A1E", 1.6))
    angles = list(np.radians([-172, -140, -105, -70, -38, -8, 22, 158, 195, 55, 125]) + rng.normal(size=11) * .08)
    for k, a in enumerate(sorted(angles, key=lambda q: -math.sin(q))[::-1]):
        ln = h * (.46 + .10 * rng.random())
        e = top + (math.cos(a) * ln, math.sin(a) * ln * .55 + h * .13)
        m = top + (math.cos(a) * ln * .55, math.sin(a) * ln * .70 - h * .10)
        rib = curve(top, m, e, 14)
        t = np.gradient(rib, axis=0); t /= np.linalg.norm(t, axis=1)[:, None]
        nrm = np.stack([-t[:, 1], t[:, 0]], 1)
        s = np.linspace(0, 1, 14)
        wd = h * .085 * np.sin(np.clip(s * 1.05, 0, 1) * math.pi) ** .7
        zig = np.where(np.arange(14) % 2 == 0, 1, .62)
        left = rib + nrm * (wd * zig)[:, None] + t * 3
        right = rib - nrm * (wd * zig)[:, None] + t * 3
        leaf = poly(np.vstack([left, right[::-1]]))
        lit = -math.cos(a - math.radians(225)) * .5 + .5
        c0 = mix("#B9CC74", "#4C7038", lit)
        cv.drawPath(leaf, fill("#FFFFFF", shader=linear(tuple(top), tuple(e), [c0, mix(c0, "#2E4A26", .55)])))
        cv.drawPath(leaf, stroke("#1E2A12", max(1.2, h * .013)))
        cv.drawPath(poly(rib, False), stroke("#E6E8A8", max(1, h * .010), .7))
    for dx, dy in ((-.04, .03), (.05, .04), (.0, .07)):
        cv.drawCircle(top[0] + dx * h, top[1] + dy * h, h * .042, fill("#8A5526")); cv.drawCircle(top[0] + dx * h, top[1] + dy * h, h * .042, stroke("#1E1008", 1.6))


def rowboat(cv, x, y, s, ang, c="#B23A2C"):
    cv.save(); cv.translate(x, y); cv.rotate(ang)
    p = skia.Path(); p.moveTo(-s, 0); p.cubicTo(-s * .9, -s * .42, s * .4, -s * .46, s, 0); p.cubicTo(s * .4, s * .46, -s * .9, s * .42, -s, 0); p.close()
    drop(cv, p, 6, 9, .5, 6)
    cv.drawPath(p, fill(c)); cv.drawPath(p, stroke("#1E1008", 2.6))
    cv.scale(.84, .72)
    cv.drawPath(p, grad(-s, -s * .4, s, s * .4, ["#7A4A22", "#C98F4E", "#E9BE80"])); cv.drawPath(p, stroke("#1E1008", 2.2))
    for f in (-.5, 0, .45):
        cv.drawRect(skia.Rect(s * f - s * .08, -s * .42, s * f + s * .08, s * .42), fill("#E3B878")); cv.drawRect(skia.Rect(s * f - s * .08, -s * .42, s * f + s * .08, s * .42), stroke("#1E1008", 1.8))
    cv.restore()


def crate(cv, x, y, s):
    cv.drawPath(poly([(x, y + s * .1), (x + s * 1.3, y - s * .1), (x + s * 1.3, y + s * .2), (x, y + s * .2)]), fill("#140A04", .45, 5))
    top = skia.Rect(x - s * .5, y - s * .95, x + s * .5, y - s * .5); fr = skia.Rect(x - s * .5, y - s * .5, x + s * .5, y + s * .15)
    cv.drawRect(top, grad(x, y - s, x, y - s * .5, ["#F0CC90", "#CF9C5C"])); cv.drawRect(fr, grad(x - s * .5, 0, x + s * .5, 0, ["#B98048", "#7A4A22"]))
    for r in (top, fr):
        cv.drawRect(r, stroke("#1E1008", 2))
    for k in (.33, .66):
        cv.drawLine(x - s * .5, y - s * .5 + s * .65 * k, x + s * .5, y - s * .5 + s * .65 * k, stroke("#3A1E0A", 1.5, .8))
    cv.drawLine(x - s * .5, y - s * .5, x + s * .5, y + s * .15, stroke("#3A1E0A", 3)); cv.drawLine(x - s * .5, y - s * .5, x + s * .5, y + s * .15, stroke("#D9A860", 1.2))


def rope_coil(cv, x, y, r):
    cv.drawOval(skia.Rect(x - r + 4, y - r * .6 + 5, x + r + 6, y + r * .7 + 5), fill("#140A04", .4, 4))
    for k in range(4):
        q = r * (1 - k * .22)
        cv.drawOval(skia.Rect(x - q, y - q * .62 - k * 2, x + q, y + q * .62 - k * 2), stroke("#3A2413", r * .24)); cv.drawOval(skia.Rect(x - q, y - q * .62 - k * 2, x + q, y + q * .62 - k * 2), stroke("#E3C58A", r * .15))


# ---------------------------------------------------------------- freighters

def hull_path(b, ln, stern=.70):
    p = skia.Path()
    p.moveTo(-b * stern, 4)
    p.quadTo(0, -10, b * stern, 4)
    p.cubicTo(b * .96, 30, b, 60, b, 100)
    p.lineTo(b, ln - 150)
    p.cubicTo(b, ln - 80, b * .45, ln - 26, 0, ln)
    p.cubicTo(-b * .45, ln - 26, -b, ln - 80, -b, ln - 150)
    p.lineTo(-b, 100)
    p.cubicTo(-b, 60, -b * .96, 30, -b * stern, 4)
    p.close()
    return p


HULLS = ["#B4281E", "#1F6A94", "#2F7B4B", "#6A3F86"]


def furled(cv, x, y, w, c="#F6ECD0"):
    """A yard with its sail rolled up, seen from above."""
    cv.drawLine(x - w + 6, y + 9, x + w + 6, y + 9, stroke("#140A04", 12, .35, 5))
    cv.drawLine(x - w, y, x + w, y, stroke("#1E1008", 8)); cv.drawLine(x - w, y, x + w, y, stroke("#9A6A3A", 4.5))
    n = 8
    for k in range(n):
        a, b_ = x - w * .86 + k * 1.72 * w / n, x - w * .86 + (k + 1) * 1.72 * w / n
        r = rr(a, y - 9, b_, y + 10, 8)
        cv.drawRRect(r, grad(0, y - 9, 0, y + 10, ["#FFFDF2", c, "#A8946A"])); cv.drawRRect(r, stroke("#2A170A", 1.8))


def freighter(cv, x, y, n, load, tint, rng, scale=1.0, wake=True, mast=True):
    """Ship with n slots, stern to the quay at (x, y); load = crews of the filled slots in order."""
    cv.save(); cv.translate(x, y); cv.scale(scale, scale)
    ln, b = L.ship_length(n), L.BEAM
    p = hull_path(b, ln)
    c = HULLS[tint]
    if wake:
        drop(cv, p, 16, 18, .55, 11, "#04222E")
        for k in range(3):
            cv.save(); cv.translate(0, ln / 2); cv.scale(1 + .045 + .05 * k, 1 + .022 + .022 * k); cv.translate(0, -ln / 2)
            cv.drawPath(p, stroke("#F2FFF8", 2.4 - .5 * k, .60 - .16 * k)); cv.restore()
    cv.drawLine(0, ln - 30, 0, ln + 14, stroke("#1E1008", 11)); cv.drawLine(-1, ln - 30, -1, ln + 13, stroke("#A87844", 6))
    for sx in (-1, 1):                                                            # guns run out
        for k in range(max(L.COLUMNS[n])):
            gy = 112 + k * (ln - 250) / max(1, max(L.COLUMNS[n]) - 1)
            cv.drawRRect(rr(sx * (b + 6) - 9, gy - 5, sx * (b + 6) + 9, gy + 5, 3), grad(0, gy - 5, 0, gy + 5, ["#8A8E94", "#2A2A2C"])); cv.drawRRect(rr(sx * (b + 6) - 9, gy - 5, sx * (b + 6) + 9, gy + 5, 3), stroke("#120A06", 1.8))
    cv.drawPath(p, grad(-b, 0, b, 0, [mix(c, "#FFFFFF", .34), c, c, mix(c, "#000000", .40)], [0, .15, .8, 1]))
    cv.drawPath(p, stroke("#1A0D05", 4.4))
    cv.save(); cv.translate(0, ln * .48); cv.scale(.885, .945); cv.translate(0, -ln * .48)
    cv.drawPath(p, stroke("#1A0D05", 8)); cv.drawPath(p, stroke("#E7B94A", 4.6)); cv.drawPath(p, stroke("#FFF2BE", 1.4)); cv.restore()
    cv.save(); cv.translate(0, ln * .48); cv.scale(.85, .925); cv.translate(0, -ln * .48)
    cv.drawPath(p, grad(-b, 0, b, ln, ["#F2D19A", "#D9A868", "#B07C42"])); 
    cv.clipPath(p, skia.ClipOp.kIntersect, True)
    for k in range(-9, 10):
        cv.drawLine(k * 13, -10, k * 13, ln + 10, stroke("#6A4218", 1.6, .75))
        for _ in range(4):
            yy = rng.random() * ln
            cv.drawLine(k * 13, yy, k * 13 + 13, yy, stroke("#6A4218", 1.6, .75))
    inv = skia.Path(); inv.addRect(skia.Rect(-3 * b, -100, 3 * b, ln + 100)); cv.save(); cv.translate(9, 11); inv.addPath(p); inv.setFillType(skia.PathFillType.kEvenOdd)
    cv.drawPath(inv, fill("#1A0D05", .55, 8)); cv.restore()
    cv.restore()
    cv.save(); cv.translate(0, ln * .48); cv.scale(.85, .925); cv.translate(0, -ln * .48); cv.drawPath(p, stroke("#1A0D05", 2.6)); cv.restore()
    # quarterdeck: raised, with rail, skylight and lanterns
    qd = skia.Path(); qd.moveTo(-b * .66, 12); qd.quadTo(0, 0, b * .66, 12); qd.lineTo(b * .80, 64); qd.quadTo(0, 76, -b * .80, 64); qd.close()
    drop(cv, qd, 3, 8, .55, 5)
    cv.drawPath(qd, grad(-b, 0, b, 70, ["#E9BE80", "#B98048", "#7A4A22"])); cv.drawPath(qd, stroke("#1A0D05", 2.6))
    for k in range(1, 5):
        cv.drawPath(poly(curve((-b * (.66 + .03 * k), 8 + k * 11), (0, k * 11 + 6), (b * (.66 + .03 * k), 8 + k * 11), 10), False), stroke("#54300F", 1.5, .7))
    cv.drawPath(poly(curve((-b * .80, 64), (0, 76), (b * .80, 64), 10), False), stroke("#1A0D05", 8)); cv.drawPath(poly(curve((-b * .80, 64), (0, 76), (b * .80, 64), 10), False), stroke("#E7B94A", 4))
    for sx in (-1, 1):
        cv.drawCircle(sx * b * .62, 14, 9, fill("#1A0D05")); cv.drawCircle(sx * b * .62, 14, 6.5, fill("#FFE9A0"))
    icon(cv, "ship-wheel", 1, 33, 42, "#1A0D05"); icon(cv, "ship-wheel", 0, 32, 37, "#F4CE6A")
    furled(cv, 0, 70, b * .98)
    cv.drawCircle(0, 70, 13, fill("#1A0D05")); cv.drawCircle(-1, 69, 10, fill("#FFFFFF", shader=radial((-4, 65), 16, ["#F0C88A", "#8A5526"])))
    # foredeck
    fy = 84 + L.SLOT_PITCH * max(L.COLUMNS[n]) + 12
    if mast:
        for f in (-.86, .86):
            for k in range(3):
                cv.drawLine(0, fy + 14, f * b * (.93 - .1 * k), fy - 6 + 10 * k, stroke("#1A0D05", 1.6, .8))
        furled(cv, 0, fy + 16, b * .92)
        cv.drawCircle(0, fy + 16, 13, fill("#1A0D05")); cv.drawCircle(-1, fy + 15, 10, fill("#FFFFFF", shader=radial((-4, fy + 11), 16, ["#F0C88A", "#8A5526"])))
    for sx in (-1, 1):
        cv.save(); cv.translate(sx * b * .50, 36); cv.scale(.55, .55); rope_coil(cv, 0, 0, 22); cv.restore()
    for k, (sx, sy) in enumerate(L.slots(n)):
        if k < len(load):
            cargo(cv, sx, sy, L.SLOT_R + 1, load[k])
        else:
            slot(cv, sx, sy, L.SLOT_R - 2)
    cv.restore()


def pennant(cv, x, y, prizes):
    """Tall pennant on a pole: first, second, third prize."""
    w, h = 62, 64 * len(prizes) + 30
    cv.drawLine(x - 30 + 6, y - 8 + 8, x + 34 + 6, y - 8 + 8, stroke("#140A04", 9, .4, 4))
    p = skia.Path(); p.moveTo(x - w / 2, y); p.lineTo(x + w / 2, y); p.lineTo(x + w / 2, y + h); p.lineTo(x, y + h - 24); p.lineTo(x - w / 2, y + h); p.close()
    drop(cv, p, 6, 8, .5, 5)
    cv.drawPath(p, grad(x - w / 2, y, x + w / 2, y + h, ["#C43A2C", "#A8231C", "#6A120E"])); cv.drawPath(p, stroke("#2A0A06", 2.6))
    cv.save(); cv.clipPath(p, skia.ClipOp.kIntersect, True); cv.drawPath(p, stroke("#E7B94A", 9)); cv.drawPath(p, stroke("#2A0A06", 4)); cv.restore()
    cv.drawLine(x - 40, y - 3, x + 40, y - 3, stroke("#1E1008", 10)); cv.drawLine(x - 40, y - 4, x + 40, y - 4, stroke("#C98F4E", 6))
    for sx in (-1, 1):
        cv.drawCircle(x + sx * 41, y - 3, 7, fill("#1E1008")); cv.drawCircle(x + sx * 41, y - 3, 5, fill("#FBE7A1"))
    metal = (["#FFF6CF", "#F4D070", "#C08A2A"], ["#FFFFFF", "#DDE3E8", "#98A4AE"], ["#FFE0C0", "#DFA070", "#9A5A2C"])
    for k, v in enumerate(prizes):
        yy = y + 36 + k * 60
        r = 26 if k == 0 else 24
        cv.drawCircle(x, yy, r + 1.5, fill("#2A0A06")); cv.drawCircle(x, yy, r, fill("#FFFFFF", shader=radial((x - 8, yy - 10), r * 1.7, metal[k])))
        cv.drawCircle(x, yy, r - 4, stroke("#2A1306", 1.4, .7))
        number(cv, str(v), x, yy + 1, 42 if k == 0 else 38, "#221004")


# ---------------------------------------------------------------- taverns

def tavern(cv, box_, west, rng, name):
    """Tiled roof with a sign; a planked terrace with four places toward the lane."""
    x0, y0, x1, y1 = box_
    ty0, ty1 = (y0, y0 + 132) if west else (y1 - 132, y1)
    ry0, ry1 = (y0 + 128, y1) if west else (y0, y1 - 128)
    cv.drawRect(skia.Rect(x0 + 10, y0 + 14, x1 + 16, y1 + 14), fill("#1A0E04", .5, 9))
    t = skia.Rect(x0, ty0, x1, ty1)
    cv.drawRect(t, grad(x0, ty0, x1, ty1, ["#E9C48C", "#C9985A", "#A06E38"]))
    for k in range(1, 9):
        yy = ty0 + k * 132 / 9
        cv.drawLine(x0, yy, x1, yy, stroke("#5A3412", 1.8, .75))
        for _ in range(2):
            xx = x0 + rng.random() * (x1 - x0); cv.drawLine(xx, yy, xx, yy + 14, stroke("#5A3412", 1.8, .75))
    cv.drawRect(t, stroke("#1E1008", 3))
    for k in range(4):                                                            # four places
        px, py = x0 + 36 + (k % 4) * 49, (ty0 + ty1) / 2 + ((25 if k % 2 else -1) if west else (30 if k % 2 else 4))
        cv.drawCircle(px, py, 23, fill("#3A1E0A", .80)); cv.drawCircle(px, py, 23, stroke(CREWS[k][2], 5)); cv.drawCircle(px, py, 26, stroke("#1E1008", 1.8))
        icon(cv, CREWS[k][4], px, py, 27, "#FFF3D0")
    ry1e = ry1 - (24 if west else 20)
    mid = (ry0 + ry1e) / 2
    wall = skia.Rect(x0 + 6, ry1e - 4, x1 - 6, ry1)
    cv.drawRect(wall, grad(x0, 0, x1, 0, ["#F6EACB", "#C9B080"])); cv.drawRect(wall, stroke("ink", 2.4))
    for k in range(4):
        cv.drawRect(skia.Rect(x0 + 28 + k * 48, ry1e + 3, x0 + 50 + k * 48, ry1 - 4), fill("#FFD98A" if k != 1 else "#2A1408")); cv.drawRect(skia.Rect(x0 + 28 + k * 48, ry1e + 3, x0 + 50 + k * 48, ry1 - 4), stroke("ink", 2))
    for ya, yb, up in ((ry0, mid, True), (mid, ry1e, False)):
        cv.save(); cv.clipRect(skia.Rect(x0 - 4, ya, x1 + 4, yb), skia.ClipOp.kIntersect, True)
        slate(cv, x0 - 4, ya, x1 + 4, yb, "#D96A44" if up else "#B5452C", rng, up)
        cv.drawRect(skia.Rect(x0 - 4, ya, x1 + 4, yb), grad(x0, ya, x1, yb, [("#FFF3D0", .3), ("#FFF3D0", 0), ("#1E0806", .42)], [0, .45, 1]))
        cv.restore()
    cv.drawRect(skia.Rect(x0 - 4, ry0, x1 + 4, ry1e), stroke("#1E1008", 3))
    for k in range(9):
        a = x0 - 6 + k * (x1 - x0 + 12) / 9
        r = rr(a, mid - 10, a + (x1 - x0 + 12) / 9 + 2, mid + 9, 7)
        cv.drawRRect(r, grad(0, mid - 10, 0, mid + 9, ["#F0A87A", "#C24A2E", "#6E2417"])); cv.drawRRect(r, stroke("#1E1008", 1.8))
    ch = skia.Rect(x1 - 56, ry0 + 16, x1 - 22, ry0 + 54)
    cv.drawRect(skia.Rect(x1 - 48, ry0 + 30, x1 - 2, ry0 + 66), fill("#1A0E04", .4, 5)); cv.drawRect(ch, grad(x1 - 56, 0, x1 - 22, 0, ["#E9D8B0", "#9A8258"])); cv.drawRect(ch, stroke("#1E1008", 2.4)); cv.drawRect(skia.Rect(x1 - 48, ry0 + 24, x1 - 30, ry0 + 44), fill("#1E1008"))
    gx0, gx1, gy = (x1 - 14, x1 + 54, ty0 + 34) if west else (x0 - 54, x0 + 14, ty1 - 34)       # the way out: a gangplank with an arrow
    g = rr(gx0, gy - 27, gx1, gy + 27, 5)
    drop(cv, as_path(g), 4, 6, .5, 4)
    cv.drawRRect(g, grad(gx0, gy - 27, gx1, gy + 27, ["#F0CC90", "#C9985A", "#9A6A34"])); cv.drawRRect(g, stroke("#1E1008", 2.8))
    for k in (1, 2, 3):
        cv.drawLine(gx0 + k * 17, gy - 27, gx0 + k * 17, gy + 27, stroke("#5A3412", 1.6, .8))
    d = 1 if west else -1
    gm = (gx0 + gx1) / 2 + d * 3
    aw = poly([(gm - d * 24, gy - 8), (gm + d * 2, gy - 8), (gm + d * 2, gy - 20), (gm + d * 26, gy), (gm + d * 2, gy + 20), (gm + d * 2, gy + 8), (gm - d * 24, gy + 8)])
    cv.drawPath(aw, stroke("#FFF8E4", 8)); cv.drawPath(aw, fill("#9C1C16")); cv.drawPath(aw, stroke("#2A0A06", 2.2))
    for k in range(9):                                                            # smoke of the kitchen
        f = k / 8
        cv.drawCircle(x1 - 38 + f * 34 + 8 * math.sin(k * 1.3), ry0 + 32 - f * 52, 7 + 11 * f, fill("#FFF8EA", .42 * (1 - f) + .05, 3 + 3 * f))
    ly = ty0 + 10 if west else ty0 + 8
    pts = np.vstack([curve((x0 + 4 + q * 70, ly), (x0 + 39 + q * 70, ly + 20), (x0 + 74 + q * 70, ly), 9) for q in range(3)])
    cv.drawPath(poly(pts, False), stroke("#2A1608", 2.2))
    for q, cc in zip(pts[4::4], ("#FFD24A", "#F0603A", "#7FD0C0", "#FFD24A", "#F0603A", "#7FD0C0")):
        cv.drawCircle(q[0], q[1] + 6, 13, fill("#FFE08A", .45, 5)); cv.drawOval(skia.Rect(q[0] - 5.5, q[1], q[0] + 5.5, q[1] + 14), fill(cc)); cv.drawOval(skia.Rect(q[0] - 5.5, q[1], q[0] + 5.5, q[1] + 14), stroke("#2A1608", 1.7))
    # sign board
    sx, sy = (x0 + x1) / 2, mid + 2
    r = rr(sx - 92, sy - 46, sx + 92, sy + 46, 16)
    drop(cv, as_path(r), 5, 7, .6, 5)
    cv.drawRRect(r, grad(sx - 90, sy - 46, sx + 90, sy + 46, ["#2E6B7C", "#1B4A5E", "#0F2E40"])); cv.drawRRect(r, stroke("#1E1008", 5)); cv.drawRRect(r, stroke("#E7B94A", 3))
    icon(cv, "beer-stein" if west else "rum" if False else "beer-stein", sx - 58, sy, 52, "#FBE7A1")
    text(cv, name[0], sx + 26, sy - 15, 30, "im-fell-english-sc", "#FFF6DC", 1, True, 1)
    text(cv, name[1], sx + 26, sy + 19, 30, "im-fell-english-sc", "#FFF6DC", 1, True, 1)


def gull(cv, x, y, s, ang=0):
    cv.drawOval(skia.Rect(x + s * .3, y + s * 1.1, x + s * 1.9, y + s * 1.5), fill("#04181E", .30, s * .15))
    cv.save(); cv.translate(x, y); cv.rotate(ang)
    for sx in (-1, 1):
        p = skia.Path(); p.moveTo(0, 0); p.cubicTo(sx * s * .4, -s * .65, sx * s * 1.0, -s * .6, sx * s * 1.7, -s * .05); p.cubicTo(sx * s * 1.0, -s * .28, sx * s * .5, -s * .1, 0, s * .28); p.close()
        cv.drawPath(p, grad(0, -s * .5, sx * s * 1.6, s * .2, ["#FFFFFF", "#E6E9E6", "#6A747A"])); cv.drawPath(p, stroke("#1E1008", max(1.5, s * .07)))
    b = skia.Path(); b.addOval(skia.Rect(-s * .19, -s * .42, s * .19, s * .55)); cv.drawPath(b, fill("#FFFFFF")); cv.drawPath(b, stroke("#1E1008", max(1.5, s * .07)))
    cv.drawPath(poly([(-s * .07, -s * .42), (0, -s * .62), (s * .07, -s * .42)]), fill("#E7A02A"))
    cv.restore()


def count_badge(cv, x, y, s):
    plate(cv, x, y, 28, s, 32)


def cart(cv, x, y, s):
    """Handcart with two barrels."""
    cv.drawOval(skia.Rect(x - s * .5, y - s * .05, x + s * 1.1, y + s * .22), fill("#140A04", .45, 5))
    cv.drawPath(poly([(x - s * 1.05, y - s * .42), (x - s * .3, y - s * .30), (x - s * .3, y - s * .22), (x - s * 1.05, y - s * .34)]), fill("#8A5526")); 
    barrel(cv, x - s * .12, y - s * .22, s * .62); barrel(cv, x + s * .34, y - s * .22, s * .62)
    r = skia.Rect(x - s * .5, y - s * .34, x + s * .68, y - s * .12)
    cv.drawRect(r, grad(0, y - s * .34, 0, y - s * .12, ["#D9A868", "#7A4A22"])); cv.drawRect(r, stroke("#1E1008", 2.2))
    wx, wy = x + s * .1, y - s * .04
    cv.drawCircle(wx, wy, s * .24, stroke("#1E1008", s * .13)); cv.drawCircle(wx, wy, s * .24, stroke("#A86E36", s * .07))
    for k in range(6):
        cv.drawLine(wx, wy, wx + s * .22 * math.cos(k * 1.047), wy + s * .22 * math.sin(k * 1.047), stroke("#1E1008", 2.4))


def turtle(cv, x, y, s):
    cv.drawOval(skia.Rect(x - s * .8, y - s * .2, x + s * 1.1, y + s * .8), fill("#2A1A08", .35, 4))
    for dx, dy in ((-.8, -.5), (.7, -.6), (-.75, .5), (.7, .5)):
        cv.drawOval(skia.Rect(x + dx * s - s * .3, y + dy * s - s * .18, x + dx * s + s * .3, y + dy * s + s * .18), fill("#8FA35E")); cv.drawOval(skia.Rect(x + dx * s - s * .3, y + dy * s - s * .18, x + dx * s + s * .3, y + dy * s + s * .18), stroke("#1E1008", 1.8))
    cv.drawCircle(x + s * 1.1, y - s * .1, s * .26, fill("#8FA35E")); cv.drawCircle(x + s * 1.1, y - s * .1, s * .26, stroke("#1E1008", 1.8))
    sh = skia.Rect(x - s * .9, y - s * .65, x + s * .9, y + s * .65)
    cv.drawOval(sh, grad(x - s, y - s, x + s, y + s, ["#A9B56A", "#6E7F3E", "#3A4A22"])); cv.drawOval(sh, stroke("#1E1008", 2.2))
    for dx in (-.45, 0, .45):
        cv.drawPath(poly([(x + dx * s + s * .22 * math.cos(a), y + s * .26 * math.sin(a)) for a in np.linspace(0, 6.28, 7)]), stroke("#26301A", 1.8))


def rope(cv, path, w=9):
    """Laid rope along a path."""
    cv.drawPath(path, stroke("#1E1008", w + 3.5)); cv.drawPath(path, stroke("#E9CF98", w))
    d = stroke("#8A6230", w, 1, 0, skia.Paint.kButt_Cap); d.setPathEffect(skia.DashPathEffect.Make([2.6, 6.2], 0)); cv.drawPath(path, d)
    cv.drawPath(path, stroke("#FFF6DA", w * .22, .7))


def starfish(cv, x, y, r, ang, c="#D9623A"):
    pts = [(x + (r if k % 2 == 0 else r * .42) * math.cos(ang + k * math.pi / 5), y + (r if k % 2 == 0 else r * .42) * math.sin(ang + k * math.pi / 5)) for k in range(10)]
    cv.drawPath(poly(np.array(pts) + (3, 4)), fill("#2A1A08", .35, 2)); cv.drawPath(poly(pts), fill(c)); cv.drawPath(poly(pts), stroke("#3A1408", 1.8))


def shell(cv, x, y, r):
    p = skia.Path(); p.moveTo(x, y + r * .6); p.cubicTo(x - r * 1.3, y, x - r * .8, y - r, x, y - r); p.cubicTo(x + r * .8, y - r, x + r * 1.3, y, x, y + r * .6); p.close()
    drop(cv, p, 2, 3, .35, 2); cv.drawPath(p, fill("#F6D3C0")); cv.drawPath(p, stroke("#3A1408", 1.5))
    for k in (-.6, 0, .6):
        cv.drawLine(x, y + r * .5, x + k * r, y - r * .8, stroke("#8A4A38", 1.2))


def jack(cv, x, y, h):
    """Lazy Jack hired: leaning on a barrel, striped shirt, straw hat over the eyes; no crew colour."""
    lw = max(1.7, h * .021)
    pen = stroke("#1A0D05", lw)
    wd = h * .23
    barrel(cv, x - h * .27, y + h * .02, h * .50)
    cv.drawOval(skia.Rect(x - wd, y - h * .07, x + wd * 2.2, y + h * .09), fill("#0E0602", .5, h * .035))
    for dx, top in ((.1, .02), (.62, .05)):
        r = rr(x + wd * dx - wd * .28, y - h * .34, x + wd * dx + wd * .32, y - h * .02, wd * .1)
        cv.drawRRect(r, grad(x - wd, 0, x + wd, 0, ["#B9C4C0", "#6E7F80"])); cv.drawRRect(r, pen)
        cv.drawOval(skia.Rect(x + wd * dx - wd * .40, y - h * .07, x + wd * dx + wd * .55, y + h * .02), fill("#C98A5A")); cv.drawOval(skia.Rect(x + wd * dx - wd * .40, y - h * .07, x + wd * dx + wd * .55, y + h * .02), pen)
    body = skia.Path(); body.moveTo(x - wd * .75, y - h * .60); body.quadTo(x, y - h * .67, x + wd * .6, y - h * .58); body.cubicTo(x + wd * 1.0, y - h * .5, x + wd * 1.1, y - h * .36, x + wd * 1.05, y - h * .27); body.lineTo(x - wd * .5, y - h * .27); body.cubicTo(x - wd * .9, y - h * .4, x - wd, y - h * .5, x - wd * .75, y - h * .60); body.close()
    cv.drawPath(body, grad(x - wd, y - h * .6, x + wd, y - h * .3, ["#FFFDF0", "#EFE3C4", "#B9A47A"]))
    cv.save(); cv.clipPath(body, skia.ClipOp.kIntersect, True)
    for k in range(6):
        yy = y - h * (.61 - k * .065)
        cv.drawPath(poly(curve((x - wd * 1.2, yy), (x, yy + h * .02), (x + wd * 1.2, yy), 8), False), stroke("#2C5A6A", h * .028))
    cv.restore(); cv.drawPath(body, pen)
    for a in (curve((x - wd * .6, y - h * .54), (x - wd * 1.5, y - h * .50), (x - wd * 1.3, y - h * .44), 8), curve((x + wd * .7, y - h * .52), (x + wd * 1.7, y - h * .40), (x + wd * .5, y - h * .34), 8)):
        cv.drawPath(poly(a, False), stroke("#1A0D05", h * .085 + lw)); cv.drawPath(poly(a, False), stroke("#C98A5A", h * .075))
    hx, hy, hs = x - wd * .10, y - h * .72, h * .125
    head(cv, hx, hy, hs, "#C98A5A", lw)
    cv.save(); cv.translate(hx, hy + hs * .34); cv.rotate(-9); hat(cv, "straw", 0, 0, hs * 1.02, 0, lw); cv.restore()
    cv.drawPath(poly(curve((hx + hs * .3, hy + hs * .62), (hx + hs * 1.2, hy + hs * .5), (hx + hs * 1.7, hy + hs * .1), 6), False), stroke("#8AA03A", lw * 1.3))


def banner(cv, x, y, prizes):
    """Prizes of a waiting ship: a short banner hung on the quay wall."""
    w, h = 47 * len(prizes) + 16, 48
    p = skia.Path(); p.moveTo(x - w / 2, y - h / 2); p.lineTo(x + w / 2, y - h / 2); p.lineTo(x + w / 2 + 14, y); p.lineTo(x + w / 2, y + h / 2); p.lineTo(x - w / 2, y + h / 2); p.lineTo(x - w / 2 - 14, y); p.close()
    drop(cv, p, 5, 7, .5, 5)
    cv.drawPath(p, grad(x - w / 2, y - h / 2, x + w / 2, y + h / 2, ["#C43A2C", "#A8231C", "#6A120E"])); cv.drawPath(p, stroke("#2A0A06", 5)); cv.drawPath(p, stroke("#E7B94A", 2.6))
    metal = (["#FFF6CF", "#F4D070", "#C08A2A"], ["#FFFFFF", "#DDE3E8", "#98A4AE"], ["#FFE0C0", "#DFA070", "#9A5A2C"])
    for k, v in enumerate(prizes):
        px = x + (k - (len(prizes) - 1) / 2) * 47
        cv.drawCircle(px, y, 20.5, fill("#2A0A06")); cv.drawCircle(px, y, 19, fill("#FFFFFF", shader=radial((px - 6, y - 8), 32, metal[k])))
        number(cv, str(v), px, y, 33, "#221004")
