"""Tokens, cargo in the holds, the holds themselves, and the small effects of battle."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from interface.engraving import INK, Plate, drawn, picture, save, straight
from interface.goods import balls, barrel, chest, coin, fish, fruit, ham, oval
from interface.sea import cloud, foam
from interface.sheets import on_wood
from interface.symbols import ENAMEL, brass_disc, sign
from kit import things
from kit.chart import fill, icon, layer, lerp, linear, mix, noise, pixels, radial, rgb, stroke

DATA = ("workshop/icons/lorc/skull-crossed-bones.svg",)

GOODS = ("gold", "food", "powder")
MOST = 6  # a hold is never loaded with more than a die shows
Spot = tuple[float, float, float]  # x, y of the foot, size, in a box of 100 x 100

KEGS: tuple[tuple[Spot, ...], ...] = (
    ((50, 94, 84),),
    ((30, 93, 62), (71, 95, 62)),
    ((50, 50, 46), (28, 96, 48), (73, 96, 48)),
    ((29, 49, 45), (72, 49, 45), (28, 96, 47), (73, 96, 47)),
    ((34, 56, 39), (66, 56, 39), (20, 96, 40), (50, 96, 40), (80, 96, 40)),
    ((50, 33, 30), (34, 65, 32), (66, 65, 32), (19, 96, 34), (50, 96, 34), (82, 96, 34)),
)
MEALS: tuple[tuple[Spot, ...], ...] = (
    ((45, 54, 74),),
    ((38, 36, 61), (62, 76, 61)),
    ((49, 24, 52), (33, 56, 52), (71, 75, 52)),
    ((28, 24, 45), (66, 33, 45), (26, 65, 45), (66, 77, 45)),
    ((30, 20, 42), (72, 25, 42), (51, 50, 42), (28, 81, 42), (72, 83, 42)),
    ((28, 18, 37), (69, 23, 37), (28, 46, 37), (67, 52, 37), (28, 77, 37), (67, 82, 37)),
)
PIECES: tuple[tuple[Spot, ...], ...] = (
    ((50, 44, 37),),
    ((32, 31, 28), (68, 57, 28)),
    ((50, 24, 23), (27, 65, 23), (73, 65, 23)),
    ((27, 22, 22), (73, 22, 22), (27, 68, 22), (73, 68, 22)),
    ((26, 20, 20), (74, 20, 20), (50, 46, 20), (26, 72, 20), (74, 72, 20)),
    ((29, 17, 17), (71, 17, 17), (29, 46, 17), (71, 46, 17), (29, 75, 17), (71, 75, 17)),
)


def token(kind: str) -> Image.Image:
    """One wooden token with its thickness."""

    def draw(cv: skia.Canvas) -> None:
        for k in range(8, -1, -1):
            cv.drawCircle(50, 51 + k, 42, fill(mix(ENAMEL[kind], "#000000", 0.55) if k else INK))
        cv.drawCircle(50, 59, 42, stroke(INK, 2))
        sign(cv, kind, 50, 50, 42.5, False)

    return drawn(100, 104, draw, 1.6)


def pile(kind: str, n: int) -> Image.Image:
    """The cargo of a hold: n things one can count."""
    plate = Plate(100, 100, 2.4, 1.9, 5)
    if kind == "powder":
        for x, y, s in KEGS[n - 1]:
            barrel(plate, x, y, s, "#565A68", "#24252B", "#F0DFA8")
    elif kind == "gold":
        for x, y, r in PIECES[n - 1]:
            for k in (3, 2, 1):
                coin(plate, x, y + k * r * 0.13, r, 0.82, False)
            coin(plate, x, y, r, 0.82)
    else:
        for k, (x, y, s) in enumerate(MEALS[n - 1]):
            meal(plate, k, x, y, s)
    return picture(plate.finished())


def meal(plate: Plate, k: int, x: float, y: float, s: float) -> None:
    """Ham, fish and fruit in turn."""
    if k % 3 == 0:
        ham(plate, x - s * 0.06, y, s, -22)
    elif k % 3 == 1:
        fish(plate, x, y, s, -8, "#A8C8C4")
    else:
        fruit(plate, x, y + s * 0.4, s * 0.82)


def timber(w: int, h: int, seed: int, base: str, dark: str) -> np.ndarray:
    """Grain of the boards a hold is made of."""
    rng = np.random.default_rng(seed)
    grain = noise((h, max(8, w // 6)), 22, rng, 4)
    grain = np.repeat(grain, 6, 1)[:, :w]
    grain = np.pad(grain, ((0, 0), (0, w - grain.shape[1])), mode="edge")
    y = np.arange(h, dtype=np.float32)[:, None]
    tone = np.clip(0.5 + 0.28 * np.sin(y / 4.2 + 3 * grain) + 0.3 * grain, 0, 1).astype(np.float32)
    return lerp(np.array(rgb(dark), np.float32) / 255, np.array(rgb(base), np.float32) / 255, tone)


HOLD_W, HOLD_H, HOLD_SCALE = 90, 96, 3
WELL = (7.0, 7.0, 76.0, 82.0)


def hold(sixth: bool = False) -> Image.Image:
    """An empty compartment: sunken boards in a brass-bound rim; the sixth one is bound in gold with a riveted plate."""
    w, h = HOLD_W * HOLD_SCALE, HOLD_H * HOLD_SCALE
    surf, cv = layer(w, h)
    cv.scale(HOLD_SCALE, HOLD_SCALE)
    x, y, ww, wh = WELL
    rim = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(1, 1, HOLD_W - 2, HOLD_H - 2), 8, 8)
    well = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, ww, wh), 4.5, 4.5)
    colours = ["#FFF6CE", "#E6B850", "#8A5A14", "#D9A441"] if sixth else ["#D8A866", "#A9713A", "#5A3418", "#8A5A2A"]
    cv.drawRRect(rim, fill("#FFFFFF", 1, 0, linear((0, 0), (HOLD_W, HOLD_H), colours)))
    cv.drawRRect(rim, stroke(INK, 1.4))
    cv.save()
    cv.clipRRect(well, skia.ClipOp.kIntersect, True)
    boards = np.clip(timber(w, h, 6 if sixth else 4, "#6A4020", "#2E190C"), 0, 1)
    cv.save()
    cv.scale(1 / HOLD_SCALE, 1 / HOLD_SCALE)
    opaque = np.dstack([boards, np.ones(boards.shape[:2], np.float32)])
    cv.drawImage(skia.Image.fromarray((opaque * 255).astype(np.uint8), colorType=skia.kRGBA_8888_ColorType), 0, 0)
    cv.restore()
    for k in range(1, 5):
        yy = y + wh * k / 5
        cv.drawLine(x, yy, x + ww, yy, stroke("#120804", 1.1))
        cv.drawLine(x, yy + 0.9, x + ww, yy + 0.9, stroke("#9A6A3A", 0.4, 0.7))
        for px in (x + 6 + 9 * (k % 2), x + ww - 8 - 7 * (k % 2)):
            cv.drawCircle(px, yy - 5, 0.9, fill("#150A04"))
    inside = skia.Path()
    inside.addRect(skia.Rect(-20, -20, HOLD_W + 20, HOLD_H + 20))
    inside.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x + 3.5, y + 4.5, ww + 6, wh + 6), 6, 6))
    inside.setFillType(skia.PathFillType.kEvenOdd)
    cv.drawPath(inside, fill("#000000", 0.8, 4.5))
    cv.drawRect(
        skia.Rect.MakeXYWH(x, y, ww, wh),
        fill("#FFFFFF", 1, 0, linear((x, y), (x + ww, y + wh), [("#000000", 0.45), ("#000000", 0.0)])),
    )
    cv.restore()
    cv.drawRRect(well, stroke(INK, 1.5))
    cv.drawRRect(well, stroke("#F0C766" if sixth else "#C98F33", 0.7))
    for px, py in ((5, 5), (HOLD_W - 5, 5), (5, HOLD_H - 5), (HOLD_W - 5, HOLD_H - 5)):
        cv.drawCircle(px, py, 2.5, fill(INK))
        cv.drawCircle(
            px, py, 2.0, fill("#FFFFFF", 1, 0, radial((px - 0.6, py - 0.7), 2.6, ["#FFF6CE", "#D9A441", "#6B430F"]))
        )
    if sixth:
        brass_disc(cv, HOLD_W / 2, HOLD_H - 5.5, 5.4, "#8E1B15", False)
        things.star(cv, HOLD_W / 2, HOLD_H - 5.5, 3.4, 1.4, 6, "#FFF6DC", "#FFF6DC")
    return picture(straight(pixels(surf)))


def rim_light(colour: str, strength: float) -> Image.Image:
    """Light round a hold, laid over it."""

    def draw(cv: skia.Canvas) -> None:
        rim = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(3, 3, HOLD_W - 6, HOLD_H - 6), 7, 7)
        cv.drawRRect(rim, fill(colour, 0.10 * strength))
        cv.drawRRect(rim, stroke(colour, 5, 0.75 * strength, 2.2))
        cv.drawRRect(rim, stroke(mix(colour, "#FFFFFF", 0.5), 1.8, strength))

    return drawn(HOLD_W, HOLD_H, draw, HOLD_SCALE)


def compass() -> Image.Image:
    """The Captain's compass in its brass case."""

    def draw(cv: skia.Canvas) -> None:
        things.brass_ring(cv, 100, 104, 82, 15)
        cv.drawCircle(100, 104, 74.5, fill("#FFFFFF", 1, 0, radial((74, 76), 120, ["#FFF8E0", "#EBD49A", "#B98F4A"])))
        cv.drawCircle(100, 104, 74.5, stroke(INK, 2))
        things.compass(cv, 100, 106, 72)
        cv.drawArc(skia.Rect(34, 38, 166, 170), 195, 70, False, stroke("#FFFFFF", 9, 0.28, 3))

    return drawn(200, 200, draw, 1.6)


def plaque() -> Image.Image:
    """The treasure token that lies on a lair: a chest over crossed bones on a stone disc."""

    def draw(cv: skia.Canvas) -> None:
        for k in range(7, -1, -1):
            cv.drawCircle(50, 50 + k, 43, fill("#5F543F" if k else INK))
        cv.drawCircle(50, 50, 42, fill("#FFFFFF", 1, 0, radial((36, 34), 76, ["#FBF4DF", "#D8CBA8", "#94835F"])))
        cv.drawCircle(50, 50, 38, stroke("#8E1B15", 2.4))
        cv.drawCircle(50, 50, 43, stroke(INK, 1.8))
        icon(cv, "skull-crossed-bones", 50, 30, 34, "#4A3A24", 0.9)

    base = drawn(100, 104, draw, 1.6)
    plate = Plate(100, 104, 1.6, 2.2, 3)
    chest(plate, 50, 82, 50)
    base.alpha_composite(picture(plate.finished()))
    return base


def well_light(colour: str) -> Image.Image:
    """Halo round a dice well; the well's brass ring has 0.39 of its width as radius."""

    def draw(cv: skia.Canvas) -> None:
        for width, a, blur in ((26, 0.55, 9), (12, 0.8, 4), (4, 1.0, 0.8)):
            cv.drawCircle(100, 100, 82, stroke(colour if blur > 1 else mix(colour, "#FFFFFF", 0.6), width, a, blur))

    return drawn(200, 200, draw, 1.8)


def strip(frames: int, w: float, h: float, scale: float, draw: Callable[[Plate, float], None]) -> Image.Image:
    """Frames side by side; `draw` gets the time 0..1."""
    cells = []
    for k in range(frames):
        t = k / (frames - 1)
        plate = Plate(w, h, scale, 2.0, 9)
        draw(plate, t)
        rgba = plate.finished()
        if draw is smoke_frame:
            rgba[..., 3] *= 1 - 0.8 * max(0.0, t - 0.4) / 0.6
        cells.append(picture(rgba))
    out = Image.new("RGBA", (sum(c.width for c in cells), cells[0].height))
    for k, cell in enumerate(cells):
        out.paste(cell, (k * cell.width, 0))
    return out


def flash_frame(plate: Plate, t: float) -> None:
    """Muzzle fire to the right: a spiked burst that opens and thins."""
    reach = 30 + 58 * math.sin(math.pi * min(1.0, 0.15 + t * 0.8))
    for size, c, n in ((1.0, "#C8381F", 11), (0.72, "#F29A3A", 9), (0.42, "#FFF3B0", 7)):
        pts = [(8.0, 50.0 - 7 * size)]
        for k in range(n * 2 - 1):
            a = math.radians(-64 + 128 * k / (n * 2 - 2))
            q = reach * size * (1.0 if k % 2 else 0.52 + 0.2 * t) * (0.7 + 0.3 * math.cos(a))
            pts.append((12 + q * math.cos(a), 50 + q * math.sin(a) * 0.62))
        pts.append((8.0, 50.0 + 7 * size))
        plate.shape(pts, c, None, 0, 1.4 if size == 1.0 else 0)


def smoke_frame(plate: Plate, t: float) -> None:
    """A ball of powder smoke that swells and lifts."""
    r = 12 + 26 * math.sqrt(t)
    cloud(
        plate,
        50 + 8 * t,
        58 - 16 * t,
        r,
        mix("#FFF6E2", "#E9E2D4", t),
        mix("#8A7A66", "#B8AEA0", t),
        7 + int(4 * t),
        0.7 - 0.4 * t,
    )


def splash_frame(plate: Plate, t: float) -> None:
    """A column of water that leaps up and falls back as drops."""
    high = 78 * math.sin(math.pi * min(1.0, 0.12 + t * 0.95))
    wide = 12 + 20 * t
    for k in range(3):
        q = min(48 - 3 * (2 - k), wide + 14 + k * 9 * (0.4 + t))
        ring = skia.Rect(50 - q, 86 - q * 0.2, 50 + q, 86 + q * 0.2)
        plate.line.drawOval(ring, stroke("#F4FFF6", 1.8 - 0.4 * k, max(0.0, 0.9 - t * 0.7)))
    if high > 8:
        n = 7
        pts: list[tuple[float, float]] = [(50 - wide, 87)]
        for k in range(n):
            a = (k - (n - 1) / 2) / ((n - 1) / 2)
            tip = high * (1 - 0.62 * a * a)
            pts += [
                (50 + a * wide * 0.9 - 2.4, 86 - tip * 0.45),
                (50 + a * wide * (1.0 + 0.5 * t), 86 - tip),
                (50 + a * wide * 0.9 + 3.2, 86 - tip * 0.42),
            ]
        pts.append((50 + wide, 87))
        plate.shape(pts, "#F6FFFB", "#6FB0BA", 0.2, 1.2, ink="#1F5265")
        foam(plate, 50, 87, wide * 2.5, 11, "#1F5265")
    for k in range(12):
        a = (k / 11 - 0.5) * 2
        age = t - 0.2 - 0.03 * (k % 3)
        if age > 0:
            x, y = 50 + a * (14 + 74 * age), 84 - (150 - 40 * abs(a)) * age + 190 * age * age
            if y < 88:
                plate.shape(oval(x, y, 2.9 - 1.4 * t, 3.2 - 1.4 * t), "#F6FFFB", "#7FB9C0", 0, 0.8, ink="#1F5265")


def star() -> Image.Image:
    """The star of the combat die: a burst of gold on crimson."""

    def draw(cv: skia.Canvas) -> None:
        pts = []
        for k in range(32):
            a = 2 * math.pi * k / 32 - math.pi / 2
            q = 48 if k % 2 == 0 else 38
            pts.append((50 + q * math.cos(a), 50 + q * math.sin(a)))
        burst = skia.Path()
        burst.addPoly([skia.Point(*p) for p in pts], True)
        cv.save()
        cv.translate(2, 3)
        cv.drawPath(burst, fill("#000000", 0.5, 2))
        cv.restore()
        cv.drawPath(burst, fill("#FFFFFF", 1, 0, radial((38, 36), 76, ["#D8402F", "#A8231C", "#560C0A"])))
        cv.drawPath(burst, stroke(INK, 2))
        for k in range(5):
            a0 = 2 * math.pi * k / 5 - math.pi / 2
            tip = (50 + 33 * math.cos(a0), 50 + 33 * math.sin(a0))
            for s, c in ((-1, "#FFF3B8"), (1, "#D08F2A")):
                b = a0 + s * math.pi / 5
                half = skia.Path()
                half.addPoly(
                    [skia.Point(50, 50), skia.Point(*tip), skia.Point(50 + 14 * math.cos(b), 50 + 14 * math.sin(b))],
                    True,
                )
                cv.drawPath(half, fill(c))
                cv.drawPath(half, stroke(INK, 1.4))

    return drawn(100, 100, draw, 2.0)


def cannonball() -> Image.Image:
    """One iron ball."""
    plate = Plate(24, 24, 4, 2.0, 2)
    plate.disc(12, 12, 10, "#8A909A", "#121216", 0.6, 1.2)
    return picture(plate.finished())


def shot_pile() -> Image.Image:
    """Six balls, for the powder chooser of a duel."""
    plate = Plate(64, 58, 3, 2.0, 2)
    balls(plate, 32, 55, 10)
    return picture(plate.finished())


STRIPS: dict[str, tuple[int, float, float, float, Callable[[Plate, float], None], tuple[float, float]]] = {
    # frames, width, height, scale, painter, anchor (share of the frame)
    "chest": (8, 100, 116, 3.2, lambda plate, t: chest(plate, 48, 106, 74, t), (0.48, 0.91)),
    "flash": (6, 100, 100, 1.8, flash_frame, (0.08, 0.5)),
    "smoke": (8, 110, 100, 1.8, smoke_frame, (0.46, 0.58)),
    "splash": (9, 100, 100, 1.8, splash_frame, (0.5, 0.86)),
}


def results() -> dict[str, Image.Image]:
    """All single pictures by name."""
    out = {f"token-{kind}": token(kind) for kind in GOODS}
    out |= {f"pile-{kind}-{n}": pile(kind, n) for kind in GOODS for n in range(1, MOST + 1)}
    out |= {
        "hold": hold(),
        "hold-sixth": hold(True),
        "hold-hover": rim_light("#FFD98A", 0.8),
        "hold-selected": rim_light("#FFC933", 1.0),
    }
    out |= {
        "compass": compass(),
        "lair": plaque(),
        "well-morning": well_light("#FFC24A"),
        "well-evening": well_light("#8FB4FF"),
    }
    out |= {"star": star(), "cannonball": cannonball(), "shot": shot_pile()}
    return out


def make(out: Path) -> None:
    """Write all tokens and their description."""
    folder = out / "pictures" / "jamaica" / "tokens"
    for name, image in results().items():
        save(image, folder / f"{name}.webp", 93)
    about: dict[str, object] = {
        "goods": GOODS,
        "most": MOST,
        "hold": {"size": [HOLD_W, HOLD_H], "scale": HOLD_SCALE, "well": WELL},
        "well_radius": 0.41,
    }
    strips = {}
    for name, (frames, w, h, scale, draw, anchor) in STRIPS.items():
        save(strip(frames, w, h, scale, draw), folder / f"{name}.webp", 93)
        strips[name] = {"frames": frames, "size": [math.ceil(w * scale), math.ceil(h * scale)], "anchor": anchor}
    about["strips"] = strips
    (folder / "tokens.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """Everything at the sizes of the table; a hold with every load."""
    loaded = []
    for kind in GOODS:
        for n in range(1, MOST + 1):
            box = hold(n == MOST)
            load = pile(kind, n).resize((204, 204), Image.Resampling.LANCZOS)
            box.alpha_composite(load, (33, 54))
            loaded.append(box)
    chosen = hold()
    chosen.alpha_composite(rim_light("#FFC933", 1.0))
    small = results()
    singles = [
        small[k]
        for k in (
            "token-gold",
            "token-food",
            "token-powder",
            "compass",
            "lair",
            "star",
            "cannonball",
            "shot",
            "well-morning",
            "well-evening",
        )
    ]
    rows = [on_wood([*loaded, hold(), chosen], (90, 60), 10), on_wood(singles, (96, 44, 22), 10)]
    rows += [on_wood([strip(f, w, h, s, d)], (f * 90,), 1, (60, 110, 120)) for f, w, h, s, d, _ in STRIPS.values()]
    out = Image.new("RGB", (max(r.width for r in rows), sum(r.height for r in rows)), (58, 35, 20))
    y = 0
    for row in rows:
        out.paste(row, (0, y))
        y += row.height
    return out
