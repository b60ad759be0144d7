"""Sprites of the people: eight workers in all poses, Lazy Jack, the Tally-Man."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from kit.chart import col, layer
from montego import layout
from montego.brush import Draw, unpremultiplied
from montego.characters import jack_asleep, tally_at_desk
from montego.crews import CREWS, SIZES
from montego.figure import FRAMES, JACK, TALLY, Look, figure, worker_look
from montego.sprites import Box, Sprites

JACK_H, TALLY_H = 112, 122
MARGIN = (-0.62, -1.22, 0.70, 0.12)  # of a frame, in heights of the figure
DESK_BOX = (-112, -172, 132, 96)
HAMMOCK_BOX = (-112, -116, 126, 88)

# how the three common kinds of colour blindness see linear RGB (Machado, Oliveira and Fernandes 2009, severity 1)
COLOUR_VISION = {
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def frame_box(h: float) -> Box:
    """The frame of a figure of height h round the point between its boots."""
    x0, y0, x1, y1 = MARGIN
    return x0 * h, y0 * h, x1 * h, y1 * h


def frames(look: Look, h: float) -> list[Draw]:
    """All poses of a person, in the order of FRAMES."""
    return [partial(figure, x=0, y=0, h=h, look=look, pose=p) for poses in FRAMES.values() for p in poses]


def sequences() -> dict[str, tuple[int, int]]:
    """First frame and length of every sequence of poses."""
    found, at = {}, 0
    for name, poses in FRAMES.items():
        found[name] = (at, len(poses))
        at += len(poses)
    return found


def crew_of_all() -> Iterator[tuple[str, Look, float]]:
    """Name, look and height of everybody who walks the quay."""
    for crew in CREWS:
        for size in SIZES:
            yield f"worker-{crew.name}-{size}", worker_look(crew, size == "large"), layout.WORKER_H[size]
    yield "jack", JACK, JACK_H
    yield "tally", TALLY, TALLY_H


def make(out: Path) -> None:
    sprites = Sprites(out, "workers")
    for name, look, h in crew_of_all():
        sprites.add_strip(name, frames(look, h), frame_box(h), sequences())
    asleep = [partial(jack_asleep, breath=k) for k in range(4)]
    sprites.add_strip("jack-hammock", asleep, HAMMOCK_BOX, {"asleep": (0, 4)})
    at_desk = [partial(tally_at_desk, writing=w) for w in (False, True)]
    sprites.add_strip("tally-desk", at_desk, DESK_BOX, {"waiting": (0, 1), "writing": (0, 2)})
    sprites.finish()


def seen(picture: Image.Image, kind: str) -> Image.Image:
    """The picture in grey or as a colour-blind person sees it."""
    if kind == "grey":
        return picture.convert("L").convert("RGB")
    srgb = np.asarray(picture, np.float32) / 255
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    linear = np.clip(linear @ np.array(COLOUR_VISION[kind], np.float32).T, 0, 1)
    srgb = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    return Image.fromarray((np.clip(srgb, 0, 1) * 255 + 0.5).astype(np.uint8))


def poses_sheet() -> Image.Image:
    """Everybody in every pose on flagstone colour."""
    rows = list(crew_of_all())
    surf, cv = layer(2760, 150 * len(rows) + 20)
    cv.clear(col("#E9D8AE"))
    for r, (_, look, h) in enumerate(rows):
        for k, draw in enumerate(frames(look, h)):
            cv.save()
            cv.translate(70 + k * 128, 138 + r * 150)
            draw(cv)
            cv.restore()
    return unpremultiplied(surf).convert("RGB")


def vision_sheet() -> Image.Image:
    """The eight workers at the size of a small window, in colour, grey and three kinds of colour blindness."""
    surf, cv = layer(560, 120)
    cv.clear(col("#E9D8AE"))
    cv.scale(0.5, 0.5)
    for k, (_, look, h) in enumerate(crew_of_all()):
        figure(cv, 60 + k * 110, 180, h, look, FRAMES["stand"][0])
    plain = unpremultiplied(surf).convert("RGB")
    pictures = [plain, *(seen(plain, kind) for kind in ("grey", *COLOUR_VISION))]
    out = Image.new("RGB", (plain.width, plain.height * len(pictures)))
    for k, picture in enumerate(pictures):
        out.paste(picture, (0, k * plain.height))
    return out


def set_pieces(cv: skia.Canvas) -> None:
    """Jack in his hammock and the Tally-Man at his desk."""
    jack_asleep(cv)
    cv.translate(0, 260)
    tally_at_desk(cv)


def sheet() -> Image.Image:
    poses, vision = poses_sheet(), vision_sheet()
    surf, cv = layer(560, poses.height - vision.height)
    cv.clear(col("#C6AE82"))
    cv.translate(260, 220)
    set_pieces(cv)
    extra = unpremultiplied(surf).convert("RGB")
    out = Image.new("RGB", (poses.width + vision.width, poses.height))
    out.paste(poses, (0, 0))
    out.paste(vision, (poses.width, 0))
    out.paste(extra, (poses.width, vision.height))
    return out
