"""Sprites of the people: eight workers in all poses, Lazy Jack, the Tally-Man."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from kit.chart import col, layer
from montego import layout
from montego.brush import Draw, unpremultiplied
from montego.characters import jack_asleep, jack_wakes, tally_at_desk
from montego.crews import CREWS, SIZES
from montego.figure import COUNTING, FRAMES, JACK, LAZY, STAND, TALLY, Look, Pose, figure, worker_look
from montego.sprites import Box, Sprites

JACK_H, TALLY_H = 112, 122
MARGIN = (-0.62, -1.22, 0.70, 0.12)  # of a frame, in heights of the figure
DESK_BOX = (-112, -172, 132, 96)
HAMMOCK_BOX = (-112, -134, 126, 88)
SCALE, QUALITY = 1.0, 80  # pixels per board unit: there are many poses

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


Poses = Mapping[str, Sequence[Pose]]


def frames(look: Look, h: float, poses: Poses) -> list[Draw]:
    """All poses of a person, one after the other."""
    return [partial(figure, x=0, y=0, h=h, look=look, pose=p) for moments in poses.values() for p in moments]


def sequences(poses: Poses) -> dict[str, tuple[int, int]]:
    """First frame and length of every sequence of poses."""
    found, at = {}, 0
    for name, moments in poses.items():
        found[name] = (at, len(moments))
        at += len(moments)
    return found


def crew_of_all() -> Iterator[tuple[str, Look, float, Poses]]:
    """Name, look, height and poses of everybody who walks the quay."""
    for crew in CREWS:
        for size in SIZES:
            yield f"worker-{crew.name}-{size}", worker_look(crew, size == "large"), layout.WORKER_H[size], FRAMES
    yield "jack", JACK, JACK_H, LAZY
    yield "tally", TALLY, TALLY_H, COUNTING


def make(out: Path) -> None:
    sprites = Sprites(out, "workers", SCALE)
    for name, look, h, poses in crew_of_all():
        sprites.add_strip(name, frames(look, h, poses), frame_box(h), sequences(poses), QUALITY)
    asleep = [partial(jack_asleep, breath=k) for k in range(4)]
    awake = [partial(jack_wakes, stage=k) for k in range(3)]
    stages = {"asleep": (0, len(asleep)), "wakes": (len(asleep), len(awake))}
    sprites.add_strip("jack-hammock", [*asleep, *awake], HAMMOCK_BOX, stages)
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
    surf, cv = layer(6400, 150 * len(rows) + 20)
    cv.clear(col("#E9D8AE"))
    for r, (_, look, h, poses) in enumerate(rows):
        for k, draw in enumerate(frames(look, h, poses)):
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
    for k, (_, look, h, _) in enumerate(crew_of_all()):
        figure(cv, 60 + k * 110, 180, h, look, STAND)
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
