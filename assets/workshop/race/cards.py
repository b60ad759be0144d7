"""The action cards: eleven faces, a frame and a back per captain. The game lays frame on face and writes the name."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from interface.engraving import INK, Plate, picture, save, straight
from interface.medallion import badge
from interface.sea import moonlight, sunrise
from interface.sheets import on_wood
from interface.symbols import sign
from kit.chart import fill, image_of, layer, linear, mix, pixels, poly, radial, stroke
from race.captains import CAPTAINS, Captain
from race.scenes import HORIZON, SCENES

DATA = (
    "workshop/icons/lorc/rose.svg",
    "workshop/icons/lorc/crossed-sabres.svg",
    "workshop/icons/lorc/hourglass.svg",
    "workshop/icons/lorc/anchor.svg",
    "workshop/icons/lorc/crown.svg",
    "workshop/icons/sbed/death-skull.svg",
)

W, H, SCALE = 108, 166, 3
RADIUS = 8.0
EDGE = 6.0  # width of the coloured frame
BANNER = (8.0, 141.5, 92.0, 18.0)  # x, y, w, h of the blank scroll
SPLIT = 9.0  # how far the border of night leans
SIGNS = ((25.5, 26.0), (82.5, 26.0))
SIGN_RADIUS = 19.5


def rounded(x: float, y: float, w: float, h: float, r: float) -> skia.RRect:
    """Rounded rectangle."""
    return skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), r, r)


def night(rgba: np.ndarray) -> np.ndarray:
    """The same pixels by moonlight."""
    out = rgba.copy()
    grey = (out[..., :3] @ np.array([0.299, 0.587, 0.114], np.float32))[..., None]
    out[..., :3] = (out[..., :3] * 0.82 + grey * 0.18) * np.array([0.60, 0.67, 0.96], np.float32)
    return out


def evening_side() -> skia.Path:
    """The right half of the card."""
    mid = W / 2
    return poly([(mid + SPLIT, 0), (W, 0), (W, H), (mid - SPLIT * 1.3, H)])


def face(key: str) -> Image.Image:
    """One card without its frame."""
    morning, evening = key.split("-")
    seed = sum(map(ord, key))
    plate = Plate(W, H, SCALE, 1.45, seed)
    SCENES[key](plate)
    scene = plate.finished(strength=0.85)
    surf, cv = layer(W * SCALE, H * SCALE)
    cv.scale(SCALE, SCALE)
    cv.clipRRect(rounded(0.5, 0.5, W - 1, H - 1, RADIUS), skia.ClipOp.kIntersect, True)
    sunrise(cv, 0, 0, W, HORIZON + 2, (24, HORIZON - 3), 10)
    _put(cv, scene)
    cv.save()
    cv.clipPath(evening_side(), skia.ClipOp.kIntersect, True)
    moonlight(cv, 0, 0, W, HORIZON + 2, (86, 63), 8, seed)
    _put(cv, night(scene))
    cv.restore()
    cv.drawLine(W / 2 + SPLIT, 0, W / 2 - SPLIT * 1.3, H, stroke("#3A2006", 1.5))
    cv.drawLine(W / 2 + SPLIT, 0, W / 2 - SPLIT * 1.3, H, stroke("#F9E3A0", 0.8))
    scroll(cv)
    for kind, (x, y) in zip((morning, evening), SIGNS, strict=True):
        sign(cv, kind, x, y, SIGN_RADIUS)
    return picture(straight(pixels(surf)))


def _put(cv: skia.Canvas, rgba: np.ndarray) -> None:
    """Draw a finished plate at its own size."""
    cv.save()
    cv.scale(1 / SCALE, 1 / SCALE)
    cv.drawImage(image_of(rgba), 0, 0)
    cv.restore()


def scroll(cv: skia.Canvas) -> None:
    """The blank strip for the name of the card."""
    x, y, w, h = BANNER
    cv.drawRect(
        skia.Rect.MakeXYWH(0, y - 1.5, W, H - y + 1.5),
        fill("#FFFFFF", 1, 0, linear((0, y), (0, H), ["#5A3618", "#2E1A0C"])),
    )
    cv.drawLine(0, y - 1.5, W, y - 1.5, stroke(INK, 1.2))
    strip = rounded(x, y + 0.6, w, h - 1.2, 3)
    cv.drawRRect(strip, fill("#FFFFFF", 1, 0, linear((x, y), (x + w, y + h), ["#FFF8E2", "#F4E3B6", "#E2C98E"])))
    cv.drawRRect(strip, stroke(INK, 0.9))


def frame(captain: Captain | None) -> Image.Image:
    """The coloured border with the captain's emblem, or a plain one of wood; transparent inside."""
    surf, cv = layer(W * SCALE, H * SCALE)
    cv.scale(SCALE, SCALE)
    outer, inner = rounded(0.5, 0.5, W - 1, H - 1, RADIUS), rounded(EDGE, EDGE, W - 2 * EDGE, H - 2 * EDGE, RADIUS - 4)
    band = skia.Path()
    band.addRRect(outer)
    band.addRRect(inner)
    band.setFillType(skia.PathFillType.kEvenOdd)
    c, second = (captain.main, captain.second) if captain else ("#8A5A2E", "#E6C27A")
    cv.drawPath(
        band, fill("#FFFFFF", 1, 0, linear((0, 0), (W, H), [mix(c, "#FFFFFF", 0.25), c, mix(c, "#000000", 0.35)]))
    )
    cv.drawRRect(rounded(4.3, 4.3, W - 8.6, H - 8.6, RADIUS - 2.8), stroke(second, 0.7))
    cv.drawRRect(inner, stroke(INK, 1.6))
    cv.drawRRect(inner, stroke("#F0C766", 0.8))
    cv.drawRRect(outer, stroke(INK, 1.1))
    if captain:
        badge(cv, W / 2, 14.5, 10.5, captain.field, captain.emblem, captain.emblem_colour)
    return picture(straight(pixels(surf)))


def back(captain: Captain) -> Image.Image:
    """The back: lattice in the captain's colours round a large emblem."""
    surf, cv = layer(W * SCALE, H * SCALE)
    cv.scale(SCALE, SCALE)
    cv.drawRRect(rounded(0.5, 0.5, W - 1, H - 1, RADIUS), fill("#F3E6C4"))
    inner = rounded(EDGE, EDGE, W - 2 * EDGE, H - 2 * EDGE, RADIUS - 4)
    ground = captain.main
    cv.drawRRect(
        inner,
        fill(
            "#FFFFFF",
            1,
            0,
            radial((W * 0.35, H * 0.3), H * 0.75, [mix(ground, "#FFFFFF", 0.15), ground, mix(ground, "#000000", 0.5)]),
        ),
    )
    cv.save()
    cv.clipRRect(inner, skia.ClipOp.kIntersect, True)
    for k in range(-16, 30):
        x = k * 9.0
        cv.drawLine(x, 0, x + H * 0.75, H, stroke(captain.second, 0.7, 0.55))
        cv.drawLine(x, 0, x - H * 0.75, H, stroke(captain.second, 0.7, 0.55))
    cv.restore()
    cv.drawRRect(inner, stroke(INK, 1.6))
    cv.drawRRect(inner, stroke("#F0C766", 0.8))
    cv.drawRRect(rounded(EDGE + 3.2, EDGE + 3.2, W - 2 * EDGE - 6.4, H - 2 * EDGE - 6.4, 3), stroke("#F0C766", 0.6))
    cv.drawRRect(rounded(0.5, 0.5, W - 1, H - 1, RADIUS), stroke(INK, 1.1))
    badge(cv, W / 2, H / 2, 34, captain.field, captain.emblem, captain.emblem_colour)
    return picture(straight(pixels(surf)))


def make(out: Path) -> None:
    """Write faces, frames, backs and their geometry (in units of the 108 x 166 card)."""
    folder = out / "pictures" / "jamaica" / "cards"
    for key in SCENES:
        save(face(key), folder / f"{key}.webp", 92)
    save(frame(None), folder / "frame-plain.webp")
    for captain in CAPTAINS:
        save(frame(captain), folder / f"frame-{captain.key}.webp")
        save(back(captain), folder / f"back-{captain.key}.webp", 92)
    about = {
        "size": [W, H],
        "scale": SCALE,
        "radius": RADIUS,
        "banner": BANNER,
        "signs": {"centres": SIGNS, "radius": SIGN_RADIUS},
        "emblem": {"centre": [W / 2, 14.5], "radius": 10.5},
        "faces": list(SCENES),
        "captains": [captain.key for captain in CAPTAINS],
    }
    (folder / "cards.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """All cards in a frame at full size, then at the size of the table."""
    framed = []
    for i, key in enumerate(SCENES):
        card, edge = face(key), frame(CAPTAINS[i % len(CAPTAINS)])
        card.alpha_composite(edge)
        framed.append(card)
    backs = [back(captain) for captain in CAPTAINS]
    return on_wood([*framed, *backs], (W * 2, W, W * 3 // 4), 9)
