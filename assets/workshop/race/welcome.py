"""What meets ships on the board: the crowd on the quay for one that comes home, and a boat that rows one back."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from interface.engraving import INK, Plate, picture, save, smooth_path
from interface.sea import foam, rect
from interface.sheets import on_wood
from kit.chart import fill, layer, mix, pixels, poly, stroke
from race.rigging import Hull, View, paint_hull

BOAT = 112  # pixels of the boat's sprite
SUPER = 3
CELL = (62.0, 62.0)
ANCHOR = (0.5, 0.58)
HEADINGS, STROKES = 16, 6
CROWD, CHEERS = (320.0, 168.0), 4
SCALE = 2.0
COATS = ("#C2281F", "#3D6FA8", "#F0B429", "#3E8E4E", "#5B2F7A", "#F4EEDD", "#B5562D", "#2E62B5")
SKINS = ("#E8B98A", "#8A5A36", "#D9A06A", "#6E4426", "#F0CDA4")
FLAGS = ("#C2281F", "#F6EBCB", "#2E62B5", "#F0B429", "#3E8E4E")


def boat(heading: float, stroke_: float) -> np.ndarray:
    """A rowing boat with four at the oars, at a moment of the stroke from 0 to 1."""
    surf, cv = layer(BOAT * SUPER, BOAT * SUPER)
    size = BOAT * SUPER / CELL[0]
    cv.scale(size, size)
    view = View(heading, cell=CELL, anchor=ANCHOR)
    hull = Hull(36, 13, 5, 2.5, 2, wood="#9A6A38", ports=0)
    t = np.linspace(-1, 1, 21)
    line = view.flat(np.array([*hull.side(t, 0.0, -1), *hull.side(t, 0.0, 1)[::-1]]))
    cv.drawPath(poly(line + np.array([4, 3])), fill("#04222E", 0.5, 2))
    cv.drawPath(poly(line), stroke("#F2FFF8", 3.0, 0.7))
    turn = 2 * math.pi * stroke_
    reach, dip = 7.5 * math.cos(turn), -3.0 if math.sin(turn) > 0 else 4.0
    oars = [(x, side) for x in (-6, 5) for side in (-1, 1)]
    far = [oar for oar in oars if oar[1] * view.starboard[1] < 0]
    draw_oars(cv, view, far, reach, dip)
    paint_hull(cv, view, hull, "#8E1B15")
    lean = 1.6 * math.cos(turn)
    for k, x in enumerate((-9, -1, 7)):
        px, py = view.flat(np.array([x - lean, 0, 5.0]))
        cv.drawOval(skia.Rect(px - 2.8, py - 4.8, px + 2.8, py + 2.2), fill(COATS[k + 4]))
        cv.drawOval(skia.Rect(px - 2.8, py - 4.8, px + 2.8, py + 2.2), stroke(INK, 0.8))
        cv.drawCircle(px, py - 6.0, 2.2, fill(SKINS[k]))
        cv.drawCircle(px, py - 6.0, 2.2, stroke(INK, 0.8))
        hat = skia.Path()
        hat.addArc(skia.Rect(px - 2.4, py - 8.6, px + 2.4, py - 4.4), 180, 180)
        cv.drawPath(hat, fill(("#8E1B15", "#24375C", "#3A2413")[k]))
    draw_oars(cv, view, [oar for oar in oars if oar not in far], reach, dip)
    a = pixels(surf).reshape(BOAT, SUPER, BOAT, SUPER, 4).mean((1, 3))
    a[..., :3] /= np.maximum(a[..., 3:], 1e-6)
    return a


def draw_oars(cv: skia.Canvas, view: View, oars: list[tuple[int, int]], reach: float, dip: float) -> None:
    for x, side in oars:
        a = view.flat(np.array([x, side * 3.0, 7.0]))
        b = view.flat(np.array([x + reach, side * 17.0, dip]))
        cv.drawLine(*a, *b, stroke(INK, 2.0))
        cv.drawLine(*a, *b, stroke("#E2B57A", 1.1))
        tip = b - (b - a) * 0.26
        cv.drawLine(*tip, *b, stroke(INK, 3.2))
        cv.drawLine(*tip, *b, stroke("#F0D7A4", 2.0))
        if dip < 0:
            cv.drawOval(skia.Rect(b[0] - 3, b[1] - 1.2, b[0] + 3, b[1] + 1.2), stroke("#F2FFF8", 1.0, 0.9))


def limb(p: Plate, a: tuple[float, float], b: tuple[float, float], half: float, colour: str) -> None:
    """A sleeve from one point to another."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = max(1e-6, math.hypot(dx, dy))
    nx, ny = -dy / long * half, dx / long * half
    p.shape([(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)],
            colour, mix(colour, "#000000", 0.3), 0.2, 1.1)  # fmt: skip


def person(p: Plate, x: float, y: float, s: float, k: int, lift: float) -> None:
    """Somebody who waves, s high; `lift` from 0 to 1 is how high hat and hand are."""
    coat, skin = COATS[k * 5 % len(COATS)], SKINS[k * 3 % len(SKINS)]
    y -= 0.06 * s * lift
    woman = k % 3 == 1
    foot = 0.30 if woman else 0.17
    body = [(x - 0.13 * s, y - 0.66 * s), (x + 0.13 * s, y - 0.66 * s), (x + foot * s, y), (x - foot * s, y)]
    for side in (-1, 1):
        up = lift if side == (1 if k % 2 else -1) else 1 - lift
        hand = (x + side * 0.30 * s, y - (0.46 + 0.52 * up) * s)
        elbow = (x + side * 0.26 * s, y - (0.5 + 0.2 * up) * s)
        for a, b in (((x + side * 0.11 * s, y - 0.62 * s), elbow), (elbow, hand)):
            limb(p, a, b, 0.05 * s, coat)
        p.disc(*hand, 0.055 * s, skin, None, 0, 1.0)
        if side == (1 if k % 2 else -1):
            if k % 4 < 2:  # a hat in the air
                hat = [(-0.14, -0.04), (0.0, -0.2), (0.14, -0.04), (0.0, 0.0)]
                brim = smooth_path([(hand[0] + a * s, hand[1] + b * s) for a, b in hat], 6)
                p.shape(brim, "#3A2413", None, 0.2, 1.0)
            else:
                p.shape(
                    [hand, (hand[0] + 0.16 * s, hand[1] - 0.16 * s), (hand[0] + 0.22 * s, hand[1] - 0.02 * s)],
                    "#FFFFFF",
                    None,
                    0.1,
                    0.9,
                )
    p.shape(body, mix(coat, "#FFFFFF", 0.1), mix(coat, "#000000", 0.35), 0.5, 1.4)
    p.disc(x, y - 0.79 * s, 0.125 * s, skin, mix(skin, "#3A1E0C", 0.35), 0.2, 1.3)
    p.disc(x - 0.04 * s, y - 0.8 * s, 0.012 * s, INK, None, 0, 0.6)
    p.disc(x + 0.05 * s, y - 0.8 * s, 0.012 * s, INK, None, 0, 0.6)
    mouth = skia.Path()
    mouth.addOval(skia.Rect(x - 0.03 * s, y - 0.76 * s, x + 0.04 * s, y - (0.70 - 0.02 * lift) * s))
    p.shape(mouth, "#5A1A14", None, 0, 0.6)
    cap = ("#8E1B15", "#F4EEDD", "#24375C", "#3A2413")[k % 4]
    p.shape(
        smooth_path(
            [
                (x - 0.17 * s, y - 0.85 * s),
                (x - 0.10 * s, y - 0.97 * s),
                (x + 0.10 * s, y - 0.97 * s),
                (x + 0.17 * s, y - 0.85 * s),
            ],
            6,
        ),
        cap,
        mix(cap, "#000000", 0.3),
        0.2,
        1.2,
    )


def crowd(cheer: float) -> Image.Image:
    """People on the quay under bunting; `cheer` from 0 to 1 goes round."""
    w, h = CROWD
    p = Plate(w, h, SCALE, 2.4, 4, 0.9)
    sway = math.sin(2 * math.pi * cheer)
    for x in (14.0, w / 2, w - 14):
        p.shape(rect(x - 2, 14, x + 2, h - 30), "#C98A4A", "#6B3F1C", 0.4, 1.2)
        p.disc(x, 12, 4, "#F2C65A", "#8A5A14", 0.3, 1.2)
    for left, right in ((14.0, w / 2), (w / 2, w - 14)):
        rope = [
            (left + (right - left) * f, 18 + 26 * math.sin(math.pi * f) + 1.5 * sway * math.sin(2 * math.pi * f))
            for f in np.linspace(0, 1, 15)
        ]
        p.pen(rope, 1.6, INK)
        for k in range(1, 14, 2):
            (x, y), lean = rope[k], 3 * math.sin(2 * math.pi * cheer + k)
            flag = FLAGS[k // 2 % len(FLAGS)]
            p.shape([(x - 6.5, y), (x + 6.5, y), (x + lean, y + 17)], flag, mix(flag, "#000000", 0.25), 0.25, 1.2)
    rng = np.random.default_rng(9)
    for row, (base, size, count) in enumerate(((h - 40, 52, 13), (h - 26, 60, 11))):
        for k in range(count):
            x = 22 + (w - 44) * (k + 0.5 * row) / (count - 0.5) + rng.normal() * 2
            lift = 0.5 + 0.5 * math.sin(2 * math.pi * (cheer + 0.37 * k + 0.2 * row))
            person(p, x, base, size * (0.92 + 0.16 * rng.random()), k + 7 * row, lift)
    p.shape(rect(0, h - 30, w, h - 12), "#D8C9A6", "#9A8660", 0.5, 1.8, 0, 90)
    for k in range(12):
        p.pen([(k * 28 + 8, h - 29), (k * 28 + 8, h - 21)], 1.4, INK, 0.7, False)
        p.pen([(k * 28 + 22, h - 21), (k * 28 + 22, h - 13)], 1.4, INK, 0.7, False)
    p.pen([(0, h - 21), (w, h - 21)], 1.4, INK, 0.8, False)
    foam(p, w / 2, h - 10, w * 0.99, 9)
    return picture(p.finished())


def strip(cells: list[Image.Image], columns: int) -> Image.Image:
    """Pictures of one size in rows of so many."""
    w, h = cells[0].size
    out = Image.new("RGBA", (columns * w, math.ceil(len(cells) / columns) * h))
    for k, cell in enumerate(cells):
        out.paste(cell, (k % columns * w, k // columns * h))
    return out


def boats() -> Image.Image:
    """Rows of headings, one row per moment of the stroke."""
    cells = [
        picture(boat(360 * k / HEADINGS, stroke_ / STROKES)) for stroke_ in range(STROKES) for k in range(HEADINGS)
    ]
    return strip(cells, HEADINGS)


def make(out: Path) -> None:
    """Write boat and crowd, and what is known of them."""
    folder = out / "pictures" / "jamaica" / "welcome"
    save(boats(), folder / "boat.webp", 90)
    save(strip([crowd(k / CHEERS) for k in range(CHEERS)], CHEERS), folder / "crowd.webp", 90)
    facts = {
        "boat": {"size": [BOAT, BOAT], "headings": HEADINGS, "strokes": STROKES, "anchor": ANCHOR},
        "crowd": {"size": [round(side * SCALE) for side in CROWD], "frames": CHEERS},
    }
    (folder / "welcome.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf8", newline="\n")


def sheet() -> Image.Image:
    """Boats on the sea, and the crowd."""
    boat_row = on_wood([boats().crop((0, 0, BOAT * HEADINGS, BOAT * 2))], (1600,), 1, (60, 110, 120))
    crowd_row = on_wood([crowd(0.0), crowd(0.5)], (640,), 10, (60, 110, 120))
    out = Image.new("RGB", (max(boat_row.width, crowd_row.width), boat_row.height + crowd_row.height), (58, 35, 20))
    out.paste(boat_row, (0, 0))
    out.paste(crowd_row, (0, boat_row.height))
    return out
