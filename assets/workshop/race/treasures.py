"""The treasure cards: twelve faces with a figure or a sign on a seal, and their back."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from interface.engraving import INK, Plate, picture, save, straight
from interface.goods import chest
from interface.sheets import on_wood
from kit.chart import fill, icon, image_of, layer, linear, mix, number, pixels, poly, radial, stroke
from race.cards import BANNER, EDGE, RADIUS, SCALE, H, W, rounded, scroll
from race.riches import RICHES

SIGN = {"map": "card-draw", "sabre": "rolling-dices", "sixth-hold": "wooden-crate"}
DATA = (
    "workshop/icons/faithtoken/card-draw.svg",
    "workshop/icons/delapouite/rolling-dices.svg",
    "workshop/icons/delapouite/wooden-crate.svg",
)
SEAL = (82.0, 27.0, 20.0)


def ground(cv: skia.Canvas, cursed: bool) -> None:
    """Warm lamplight for good finds, cold dusk for cursed ones."""
    colours = ["#5E7A6A", "#2E4240", "#12201F"] if cursed else ["#FFF1C4", "#EBC67E", "#A9753A"]
    cv.drawRect(skia.Rect(0, 0, W, H), fill("#FFFFFF", 1, 0, radial((38, 58), 105, colours)))
    for k in range(24):
        a = 2 * math.pi * k / 24
        ray = poly(
            [
                (46, 84),
                (46 + 160 * math.cos(a - 0.05), 84 + 160 * math.sin(a - 0.05)),
                (46 + 160 * math.cos(a + 0.05), 84 + 160 * math.sin(a + 0.05)),
            ]
        )
        cv.drawPath(ray, fill("#FFFFFF", 0.05 if cursed else 0.16))


def seal(cv: skia.Canvas, key: str, figure: str) -> None:
    """Gold for riches, blue for powers, black wax for curses."""
    x, y, r = SEAL
    power, cursed = not figure or key == "lady-beth", figure.startswith("−")
    colour = "#2A1E24" if cursed else "#24568A" if power else "#F4D070"
    a = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    q = r * (1 + (0.035 * np.sin(a * 5 + 1) + 0.025 * np.sin(a * 9)) * cursed)
    edge = np.stack([x + q * np.cos(a), y + q * np.sin(a)], 1)
    cv.drawPath(poly(edge + np.array([1.4, 2.0])), fill("#000000", 0.5, 1.8))
    cv.drawPath(poly(edge), fill(INK))
    ring = linear(
        (x - r, y - r),
        (x + r, y + r),
        ["#7A6A72", "#3A2A30", "#140C10"] if cursed else ["#FFF6CE", "#E6B850", "#8A5A14", "#D9A441"],
    )
    cv.drawPath(poly((edge - (x, y)) * 0.95 + (x, y)), fill("#FFFFFF", 1, 0, ring))
    cv.drawCircle(x, y, r * 0.80, fill(INK))
    cv.drawCircle(
        x,
        y,
        r * 0.76,
        fill(
            "#FFFFFF",
            1,
            0,
            radial(
                (x - r * 0.3, y - r * 0.35),
                r * 1.5,
                [mix(colour, "#FFFFFF", 0.25), colour, mix(colour, "#000000", 0.3)],
            ),
        ),
    )
    ink = "#2A1306" if not (power or cursed) else "#FFF6E2"
    if figure:
        number(cv, figure, x, y, r * 1.2, ink)
    else:
        icon(cv, SIGN[key], x, y, r * 1.06, ink)


def face(key: str) -> Image.Image:
    """One treasure."""
    draw, figure = RICHES[key]
    cursed = figure.startswith("−")
    plate = Plate(W, H, SCALE, 1.45, 7)
    draw(plate)
    surf, cv = layer(W * SCALE, H * SCALE)
    cv.scale(SCALE, SCALE)
    cv.clipRRect(rounded(0.5, 0.5, W - 1, H - 1, RADIUS), skia.ClipOp.kIntersect, True)
    ground(cv, cursed)
    cv.save()
    cv.scale(1 / SCALE, 1 / SCALE)
    cv.drawImage(image_of(plate.finished(strength=0.85)), 0, 0)
    cv.restore()
    scroll(cv)
    border(cv, "#3A4A46" if cursed else "#8E1B15")
    seal(cv, key, figure)
    return picture(straight(pixels(surf)))


def border(cv: skia.Canvas, colour: str) -> None:
    """Lacquered frame with gold lines."""
    band = skia.Path()
    band.addRRect(rounded(0.5, 0.5, W - 1, H - 1, RADIUS))
    band.addRRect(rounded(EDGE, EDGE, W - 2 * EDGE, H - 2 * EDGE, RADIUS - 4))
    band.setFillType(skia.PathFillType.kEvenOdd)
    cv.drawPath(
        band,
        fill(
            "#FFFFFF", 1, 0, linear((0, 0), (W, H), [mix(colour, "#FFFFFF", 0.2), colour, mix(colour, "#000000", 0.4)])
        ),
    )
    cv.drawRRect(rounded(3.2, 3.2, W - 6.4, H - 6.4, RADIUS - 2.4), stroke("#F0C766", 0.7))
    cv.drawRRect(rounded(EDGE, EDGE, W - 2 * EDGE, H - 2 * EDGE, RADIUS - 4), stroke(INK, 1.6))
    cv.drawRRect(rounded(EDGE, EDGE, W - 2 * EDGE, H - 2 * EDGE, RADIUS - 4), stroke("#F0C766", 0.8))
    cv.drawRRect(rounded(0.5, 0.5, W - 1, H - 1, RADIUS), stroke(INK, 1.1))


def back() -> Image.Image:
    """The back: a closed chest on crimson."""
    surf, cv = layer(W * SCALE, H * SCALE)
    cv.scale(SCALE, SCALE)
    cv.drawRRect(rounded(0.5, 0.5, W - 1, H - 1, RADIUS), fill("#F3E6C4"))
    inner = rounded(EDGE, EDGE, W - 2 * EDGE, H - 2 * EDGE, RADIUS - 4)
    cv.drawRRect(inner, fill("#FFFFFF", 1, 0, radial((W * 0.35, H * 0.3), H * 0.75, ["#B5302A", "#7E1712", "#460B0A"])))
    cv.save()
    cv.clipRRect(inner, skia.ClipOp.kIntersect, True)
    for k in range(-16, 30):
        cv.drawLine(k * 9, 0, k * 9 + H * 0.75, H, stroke("gold", 0.6, 0.4))
        cv.drawLine(k * 9, 0, k * 9 - H * 0.75, H, stroke("gold", 0.6, 0.4))
    cv.restore()
    cv.drawRRect(inner, stroke(INK, 1.6))
    cv.drawRRect(inner, stroke("#F0C766", 0.8))
    cv.drawRRect(rounded(0.5, 0.5, W - 1, H - 1, RADIUS), stroke(INK, 1.1))
    cv.drawCircle(W / 2, H / 2, 38, fill(INK))
    cv.drawCircle(
        W / 2, H / 2, 36, fill("#FFFFFF", 1, 0, linear((20, 50), (88, 118), ["#FFF6CE", "#E6B850", "#8A5A14"]))
    )
    cv.drawCircle(W / 2, H / 2, 31, fill(INK))
    cv.drawCircle(W / 2, H / 2, 30, fill("#FFFFFF", 1, 0, radial((W * 0.4, H * 0.42), 46, ["#6E1512", "#2E0605"])))
    plate = Plate(W, H, SCALE, 1.45, 7)
    chest(plate, W / 2, H / 2 + 16, 38)
    cv.scale(1 / SCALE, 1 / SCALE)
    cv.drawImage(image_of(plate.finished(strength=0.85)), 0, 0)
    return picture(straight(pixels(surf)))


def make(out: Path) -> None:
    """Write twelve faces, the back and their geometry (in units of the 108 x 166 card)."""
    folder = out / "pictures" / "jamaica" / "treasures"
    for key in RICHES:
        save(face(key), folder / f"{key}.webp", 92)
    save(back(), folder / "back.webp", 92)
    about = {"size": [W, H], "scale": SCALE, "banner": BANNER, "seal": SEAL, "faces": list(RICHES)}
    (folder / "treasures.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """All at double size and at the size of the table."""
    return on_wood([*(face(key) for key in RICHES), back()], (W * 2, W, 44), 7)
