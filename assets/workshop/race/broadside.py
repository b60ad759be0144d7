"""The ships of a battle, seen from the side: coming up, broadside on with guns run out, and losing a mast."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from interface.engraving import Plate, picture, save
from kit.chart import fill, layer, pixels, poly, rgb, stroke
from race.fleet import GHOST_SHIP, SHIPS, Fall, Ship
from race.rigging import INK, View

DATA = (
    "workshop/icons/lorc/rose.svg",
    "workshop/icons/lorc/crossed-sabres.svg",
    "workshop/icons/lorc/hourglass.svg",
    "workshop/icons/lorc/anchor.svg",
    "workshop/icons/lorc/crown.svg",
    "workshop/icons/lorc/pirate-skull.svg",
    "workshop/icons/sbed/death-skull.svg",
)
CELL = (176.0, 148.0)  # units of a sprite
ANCHOR = (0.5, 0.86)  # the ship's middle at the waterline
SCALE = 3.0  # pixels to the unit
SUPER = 2
ELEVATION = math.radians(15)
COMING = (24.0, 10.0, -6.0, -20.0)
BROADSIDE = -31.0
FALLS = (14.0, 38.0, 74.0, 104.0)
"""Degrees by which the shot mast has fallen, frame by frame."""
LIST = 7.0
"""Degrees by which the ship lies over in the end, away from the enemy."""
BREAKS = {
    "bonny": (8, 66),
    "read": (-20, 68),
    "bellamy": (-2, 68),
    "rackham": (-14, 34),
    "levasseur": (-4, 76),
    "drummond": (0, 34),
    "ghost": (-2, 74),
}
"""Per captain the mast that is shot, and at which height."""
SIDES = {"attack": 1, "defend": -1}
"""The attacker lies on the left and looks east, the defender lies on the right and looks west."""
SHIRTS = ("#F2E7CF", "#B5302A", "#3D6FA8", "#D9A441", "#6E8B4E")
FOAM, GHOST_FOAM = "#F6FFF8", "#A9E6C4"


def view_of(side: int, heading: float) -> View:
    """A ship on the left on this heading, or on the right on the mirrored one."""
    return View(heading if side > 0 else 180 - heading, ELEVATION, CELL, ANCHOR)


def canvas() -> tuple[skia.Surface, skia.Canvas]:
    size = SCALE * SUPER
    surf, cv = layer(CELL[0] * size, CELL[1] * size)
    cv.scale(size, size)
    return surf, cv


def averaged(surf: skia.Surface) -> np.ndarray:
    """Premultiplied picture, scaled down by SUPER."""
    a = pixels(surf)
    h, w = a.shape[0] // SUPER, a.shape[1] // SUPER
    return a[: h * SUPER, : w * SUPER].reshape(h, SUPER, w, SUPER, 4).mean((1, 3))


def guns(cv: skia.Canvas, view: View, ship: Ship) -> None:
    """Port lids and the muzzles of the guns that are run out."""
    hull = ship.hull
    for side in (-1, 1):
        if side * view.starboard[1] <= 0.05:
            continue
        for p in np.linspace(-0.58, 0.52, hull.ports):
            root = hull.side(np.array([p]), 0.45, side)[0]
            out = root + np.array([0, side * 9.0, 0.6])
            a, b = view.flat(root), view.flat(out)
            lid = view.flat(hull.side(np.array([p - 0.05, p + 0.05]), 0.62, side))
            up = view.flat(hull.side(np.array([p - 0.05, p + 0.05]), 0.62, side) + np.array([0, side * 4.5, 2.0]))
            cv.drawPath(poly([*lid, *up[::-1]]), fill("#A8342A"))
            cv.drawPath(poly([*lid, *up[::-1]]), stroke(INK, 0.9))
            cv.drawLine(*a, *b, stroke(INK, 5.0, cap=skia.Paint.kButt_Cap))
            cv.drawLine(*a, *b, stroke("#3E434C", 3.4, cap=skia.Paint.kButt_Cap))
            cv.drawLine(*(a - (0, 0.7)), *(b - (0, 0.7)), stroke("#8A919C", 0.9, cap=skia.Paint.kButt_Cap))
            cv.drawOval(skia.Rect(b[0] - 2.2, b[1] - 2.4, b[0] + 2.2, b[1] + 2.4), fill("#2B2F36"))
            cv.drawOval(skia.Rect(b[0] - 2.2, b[1] - 2.4, b[0] + 2.2, b[1] + 2.4), stroke(INK, 0.9))
            cv.drawOval(skia.Rect(b[0] - 1.1, b[1] - 1.2, b[0] + 1.1, b[1] + 1.2), fill("#08090B"))


def crew(cv: skia.Canvas, view: View, ship: Ship) -> None:
    """Heads and shoulders over the near rail."""
    hull = ship.hull
    rng = np.random.default_rng(len(ship.captain.key) * 7 + hull.ports)
    side = 1 if view.starboard[1] >= 0 else -1
    pale = ship is GHOST_SHIP
    for t in np.linspace(-0.5, 0.62, 6):
        t = t + rng.normal() * 0.03
        x, y = view.flat(hull.side(np.array([t]), 1.0, side)[0] * np.array([1, 0.86, 1]))
        shirt = "#7FA590" if pale else SHIRTS[rng.integers(len(SHIRTS))]
        body = poly([(x - 2.6, y + 1), (x - 2.2, y - 4.2), (x + 2.2, y - 4.2), (x + 2.6, y + 1)])
        cv.drawPath(body, fill(shirt))
        cv.drawPath(body, stroke(INK, 0.8))
        cv.drawCircle(x, y - 6.2, 2.1, fill("#CFEBD8" if pale else ("#E8B98A", "#8A5A36", "#D9A06A")[rng.integers(3)]))
        cv.drawCircle(x, y - 6.2, 2.1, stroke(INK, 0.8))
        hat = skia.Path()
        hat.addArc(skia.Rect(x - 2.4, y - 8.8, x + 2.4, y - 4.6), 180, 180)
        cv.drawPath(hat, fill("#2E3A36" if pale else ("#8E1B15", "#24375C", "#3A2413")[rng.integers(3)]))
        cv.drawPath(hat, stroke(INK, 0.7))


def shrouds(cv: skia.Canvas, view: View, ship: Ship) -> None:
    """Rope ladders from the near rail to the mastheads."""
    masts = {"bonny": (8,), "read": (-20, 24), "bellamy": (-34, -2, 30), "rackham": (-14, 24),
             "levasseur": (-32, -4, 28), "drummond": (0,), "ghost": (-2, 28)}[ship.captain.key]  # fmt: skip
    side = 1 if view.starboard[1] >= 0 else -1
    half = ship.hull.length / 2
    for mast in masts:
        feet = [view.flat(ship.hull.side(np.array([(mast + d) / half]), 0.95, side)[0]) for d in (-9, -3, 3, 9)]
        top = view.flat(np.array([mast, 0, 58.0]))
        for foot in feet:
            cv.drawLine(*foot, *top, stroke(INK, 0.7, 0.85))
        for f in np.linspace(0.08, 0.85, 9):
            a, b = (foot + (top - foot) * f for foot in (feet[0], feet[-1]))
            cv.drawLine(*a, *b, stroke(INK, 0.55, 0.8))


def wounds(cv: skia.Canvas, view: View, ship: Ship) -> None:
    """Holes in the planking, with bright broken edges."""
    hull, rng = ship.hull, np.random.default_rng(5)
    side = 1 if view.starboard[1] >= 0 else -1
    for t, f, r in ((-0.32, 0.55, 4.4), (0.12, 0.34, 3.6), (0.44, 0.72, 4.0)):
        x, y = view.flat(hull.side(np.array([t]), f, side)[0])
        turns = np.linspace(0, 2 * math.pi, 13)[:-1]
        for size, colour in ((1.5, "#E8C48A"), (1.0, "#140A05")):
            reach = r * size * (0.6 + 0.75 * rng.random(12))
            edge = [(x + q * math.cos(a), y + 0.8 * q * math.sin(a)) for q, a in zip(reach, turns, strict=True)]
            cv.drawPath(poly(edge), fill(colour))


def painted(ship: Ship, view: View, fall: Fall | None, ready: bool, tilt: float) -> skia.Surface:
    """The ship itself, over no water."""
    surf, cv = canvas()
    cv.rotate(tilt, CELL[0] * ANCHOR[0], CELL[1] * ANCHOR[1])
    shrouds(cv, view, ship)
    ship.paint(cv, view, fall)
    crew(cv, view, ship)
    if fall:
        wounds(cv, view, ship)
    if ready:
        guns(cv, view, ship)
    return surf


def pale(ship: Ship) -> Ship:
    """The same ship with everything white: its picture tells where shadow lies."""
    white = replace(ship.captain, main="#FFFFFF", second="#FFFFFF", emblem_colour="#FFFFFF", field="#FFFFFF")
    return replace(ship, captain=white, hull=replace(ship.hull, wood="#FFFFFF", shine="#FFFFFF"), trim="#FFFFFF")


def near_line(view: View, ship: Ship) -> np.ndarray:
    """Where the water meets the side that is seen, from west to east."""
    hull = ship.hull
    which = 1 if view.starboard[1] >= 0 else -1
    t = np.linspace(-1, 1, 41)
    stern = hull.side(np.array([-1.0]), 0.0, -which)
    line = view.flat(np.array([*stern, *hull.side(t, 0.0, which)]))
    return line[np.argsort(line[:, 0], kind="stable")]


def shadow(cv: skia.Canvas, view: View, ship: Ship) -> None:
    """What the hull darkens of the sea."""
    t = np.linspace(-1, 1, 25)
    line = view.flat(np.array([*ship.hull.side(t, 0.0, -1), *ship.hull.side(t, 0.0, 1)[::-1]]))
    cv.drawPath(poly(line + np.array([2, 8])), fill("#04222E", 0.6, 4.5))


def foam(cv: skia.Canvas, view: View, ship: Ship) -> None:
    """White water along the hull; what lies below it of a hull that leans over is gone."""
    line = near_line(view, ship)
    gone = fill("#000000", 1, 0.6)
    gone.setBlendMode(skia.BlendMode.kClear)
    below = line + np.array([0, 1.5])
    corners = [(CELL[0], line[-1, 1]), (CELL[0], CELL[1] + 40), (0, CELL[1] + 40), (0, line[0, 1])]
    cv.drawPath(poly([*below, *corners]), gone)
    colour = GHOST_FOAM if ship is GHOST_SHIP else FOAM
    rng = np.random.default_rng(3)
    for reach, size, alpha in ((5.0, 2.6, 0.35), (1.6, 2.9, 0.95)):
        for x in np.arange(line[0, 0] - 2, line[-1, 0] + 3, 2.1):
            y = float(np.interp(x, line[:, 0], line[:, 1]))
            r = size * (0.5 + 0.75 * rng.random())
            cv.drawOval(
                skia.Rect(x - 1.5 * r, y + reach - r * 0.75, x + 1.5 * r, y + reach + r * 0.75), fill(colour, alpha)
            )
    for x in np.arange(line[0, 0], line[-1, 0], 6.5):
        y = float(np.interp(x, line[:, 0], line[:, 1])) + 4.5 + rng.random() * 3
        cv.drawLine(x, y, x + 4 + 3 * rng.random(), y + 0.4, stroke("#1F5265", 0.7, 0.55))


def sprite(
    ship: Ship, side: int, heading: float, fallen: float | None = None, ready: bool = False, tilt: float = 0.0
) -> np.ndarray:
    """One picture of a ship, shaded as a copper plate."""
    view = view_of(side, heading)
    fall = None if fallen is None else Fall(*BREAKS[ship.captain.key], fallen)
    tilt *= -side
    colour = averaged(painted(ship, view, fall, ready, tilt))
    tone = averaged(painted(pale(ship), view, fall, ready, tilt))
    solid = colour[..., 3]
    light = tone[..., :3].mean(-1) / np.maximum(tone[..., 3], 1e-6)
    dark = np.clip(1.02 - light, 0, 0.8) * solid
    plate = Plate(CELL[0], CELL[1], SCALE, 2.3, 7)
    lay(plate.paint, np.dstack([colour[..., :3], solid]))
    lay(plate.shade, np.dstack([np.zeros_like(colour[..., :3]), dark]))
    foam(plate.paint, view, ship)
    printed = plate.finished(0.12, 0.62)
    sea = Plate(CELL[0], CELL[1], SCALE)
    shadow(sea.paint, view, ship)
    return under(printed, sea.finished())


def under(picture_: np.ndarray, ground: np.ndarray) -> np.ndarray:
    """A straight-alpha picture over another one."""
    a, b = picture_[..., 3:], ground[..., 3:]
    alpha = a + b * (1 - a)
    colour = (picture_[..., :3] * a + ground[..., :3] * b * (1 - a)) / np.maximum(alpha, 1e-6)
    return np.dstack([colour, alpha])


def lay(cv: skia.Canvas, premultiplied: np.ndarray) -> None:
    """A picture over the whole of a layer."""
    data = np.ascontiguousarray(np.clip(premultiplied * 255 + 0.5, 0, 255).astype(np.uint8))
    image = skia.Image.fromarray(data, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType)
    cv.save()
    cv.resetMatrix()
    cv.drawImage(image, 0, 0)
    cv.restore()


def frames(ship: Ship, side: int) -> list[np.ndarray]:
    """Coming up, broadside on, and four of a mast that falls."""
    coming = [sprite(ship, side, heading) for heading in COMING]
    whole = sprite(ship, side, BROADSIDE, ready=True)
    wrecked = [sprite(ship, side, BROADSIDE, angle, True, LIST * (k + 1) / len(FALLS)) for k, angle in enumerate(FALLS)]
    return [*coming, whole, *wrecked]


def muzzles(ship: Ship, side: int) -> list[list[float]]:
    """Where the guns end, broadside on, as shares of the sprite."""
    view = view_of(side, BROADSIDE)
    which = 1 if view.starboard[1] > 0 else -1
    ends = [ship.hull.side(np.array([p]), 0.45, which)[0] + np.array([0, which * 9.0, 0.6])
            for p in np.linspace(-0.58, 0.52, ship.hull.ports)]  # fmt: skip
    return [[round(float(v) / c, 4) for v, c in zip(view.flat(end), CELL, strict=True)] for end in ends]


def strip(cells: list[np.ndarray]) -> Image.Image:
    return picture(np.hstack(cells))


def make(out: Path) -> None:
    """A strip per ship and side, and what is known of them."""
    folder = out / "pictures" / "jamaica" / "battle" / "ships"
    facts: dict[str, object] = {
        "size": [round(CELL[0] * SCALE), round(CELL[1] * SCALE)],
        "units": CELL,
        "anchor": ANCHOR,
        "coming": len(COMING),
        "falling": len(FALLS),
        "muzzles": {
            side: {ship.captain.key: muzzles(ship, way) for ship in (*SHIPS, GHOST_SHIP)} for side, way in SIDES.items()
        },
    }
    for ship in (*SHIPS, GHOST_SHIP):
        for side, way in SIDES.items():
            save(strip(frames(ship, way)), folder / f"{ship.captain.key}-{side}.webp", 90)
    (folder / "ships.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf8", newline="\n")


def sheet() -> Image.Image:
    """Every ship as the attacker and as the defender, on the sea."""
    sea = np.array(rgb("#3C8C98")) / 255
    rows = []
    for ship in (*SHIPS, GHOST_SHIP):
        row = np.hstack([cell for way in SIDES.values() for cell in frames(ship, way)[3::2]])
        rows.append(sea * (1 - row[..., 3:]) + row[..., :3] * row[..., 3:])
    return Image.fromarray((np.clip(np.vstack(rows), 0, 1) * 255).astype(np.uint8)).reduce(2)
