"""The round brass frame of a portrait with its coloured ground and emblem."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia
from PIL import Image

from interface.engraving import INK, Plate, drawn, picture, straight
from kit.chart import fill, icon, image_of, layer, linear, mix, pixels, radial, stroke

SIZE = 512
UNITS = 200.0
RADIUS = 86.0  # of the opening


def portrait(
    draw: Callable[[Plate], None], ground: str, rim: str, field: str, emblem: str, emblem_colour: str
) -> Image.Image:
    """A medallion, SIZE pixels wide: `draw` puts the head onto a plate of 200 x 200 units."""
    scale = SIZE / UNITS
    plate = Plate(UNITS, UNITS, scale, 2.1)
    opening = skia.Path()
    opening.addCircle(100, 100, RADIUS + 2)
    plate.save()
    plate.clip(opening)
    plate.shape(opening, mix(ground, "#FFF2D0", 0.42), mix(ground, "#000000", 0.42), 0.5, 0, 0.16)
    plate.glow(78, 74, 78, mix(ground, "#FFF6DC", 0.7), 0.6)
    plate.move(-5, -1, 1.05)  # the heads are drawn a little small, with room for any hat
    draw(plate)
    plate.restore()
    surf, cv = layer(SIZE, SIZE)
    cv.scale(scale, scale)
    cv.drawCircle(102.5, 103.5, 95, fill("#000000", 0.45, 2.2))
    cv.save()
    cv.clipPath(opening, skia.ClipOp.kIntersect, True)
    cv.scale(1 / scale, 1 / scale)
    cv.drawImage(image_of(plate.finished()), 0, 0)
    cv.restore()
    brass_rim(cv, rim)
    badge(cv, 158, 160, 30, field, emblem, emblem_colour)
    return picture(straight(pixels(surf)))


def emblem_badge(field: str, emblem: str, colour: str) -> Image.Image:
    """The emblem alone, for rows of text, markers and small places; 128 pixels wide."""
    return drawn(100, 100, lambda cv: badge(cv, 48, 47, 45, field, emblem, colour), 1.28)


def brass_rim(cv: skia.Canvas, enamel: str) -> None:
    """Brass ring with an enamelled band in the owner's colour."""
    shadow = skia.Path()
    shadow.addCircle(100, 100, RADIUS + 5)
    shadow.addCircle(103, 104, RADIUS - 1)
    shadow.setFillType(skia.PathFillType.kEvenOdd)
    cv.save()
    inside = skia.Path()
    inside.addCircle(100, 100, RADIUS)
    cv.clipPath(inside, skia.ClipOp.kIntersect, True)
    cv.drawPath(shadow, fill("#000000", 0.6, 2.5))
    cv.restore()
    brass = linear(
        (32, 32), (168, 168), ["#FFF6CE", "#EFC766", "#A9752A", "#E2B24A", "#6B430F"], [0, 0.28, 0.55, 0.74, 1]
    )
    ring = stroke("#FFFFFF", 11)
    ring.setShader(brass)
    cv.drawCircle(100, 100, 91, stroke(INK, 14.5))
    cv.drawCircle(100, 100, 91, ring)
    cv.drawCircle(100, 100, 91, stroke(mix(enamel, "#000000", 0.45), 5.4))
    cv.drawCircle(100, 100, 91, stroke(enamel, 4.0))
    shine = stroke("#FFFFFF", 4.0)
    shine.setShader(linear((32, 32), (168, 168), [("#FFFFFF", 0.6), ("#FFFFFF", 0), ("#000000", 0.35)]))
    cv.drawCircle(100, 100, 91, shine)
    cv.drawCircle(100, 100, 85.2, stroke(INK, 1.2))
    for k in range(8):
        a = math.pi * (k / 4 + 0.125)
        x, y = 100 + 91 * math.cos(a), 100 + 91 * math.sin(a)
        cv.drawCircle(x, y, 4.4, fill(INK))
        cv.drawCircle(
            x, y, 3.5, fill("#FFFFFF", 1, 0, radial((x - 1.2, y - 1.2), 4.5, ["#FFF6CE", "#D9A441", "#6B430F"]))
        )


def badge(cv: skia.Canvas, x: float, y: float, r: float, field: str, emblem: str, colour: str) -> None:
    """Small disc with the emblem."""
    cv.drawCircle(x + r * 0.07, y + r * 0.1, r, fill("#000000", 0.5, r * 0.07))
    cv.drawCircle(x, y, r, fill(INK))
    ring = fill("#FFFFFF", 1, 0, linear((x - r, y - r), (x + r, y + r), ["#FFF6CE", "#E2B24A", "#7A4E12"]))
    cv.drawCircle(x, y, r * 0.95, ring)
    cv.drawCircle(x, y, r * 0.855, fill(INK))
    ball = radial(
        (x - r * 0.35, y - r * 0.4), r * 1.6, [mix(field, "#FFFFFF", 0.28), field, mix(field, "#000000", 0.3)]
    )
    cv.drawCircle(x, y, r * 0.81, fill("#FFFFFF", 1, 0, ball))
    icon(cv, emblem, x, y, r * 1.18, colour)
