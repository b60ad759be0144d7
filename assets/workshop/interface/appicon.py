"""The icon of the application: a galleon in a brass ring; up to 64 pixels one bold sail, which still reads at 16."""

from __future__ import annotations

import math
from pathlib import Path

import skia
from PIL import Image

from interface.engraving import INK, Plate, picture, straight
from interface.sea import foam, galleon, water
from interface.sheets import on_wood
from kit.chart import fill, icon, image_of, layer, linear, pixels, poly, stroke

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
DATA = ("workshop/icons/lorc/skull-crossed-bones.svg",)


def ring(cv: skia.Canvas, width: float, rays: bool) -> None:
    """Sky, sea and the brass ring on a canvas of 100 units."""
    inside = skia.Path()
    inside.addCircle(50, 50, 46 - width / 2)
    cv.drawCircle(50, 50, 49, fill(INK))
    cv.save()
    cv.clipPath(inside, skia.ClipOp.kIntersect, True)
    cv.drawRect(
        skia.Rect(0, 0, 100, 100), fill("#FFFFFF", 1, 0, linear((0, 0), (0, 70), ["#E98E4A", "#F7C978", "#FFF3CC"]))
    )
    if rays:
        for k in range(18):
            a = 2 * math.pi * k / 18
            ray = [
                (50, 62),
                (50 + 90 * math.cos(a - 0.07), 62 + 90 * math.sin(a - 0.07)),
                (50 + 90 * math.cos(a + 0.07), 62 + 90 * math.sin(a + 0.07)),
            ]
            cv.drawPath(poly(ray), fill("#FFF8DC", 0.35))
    cv.drawRect(skia.Rect(0, 68, 100, 100), fill("#FFFFFF", 1, 0, linear((0, 68), (0, 100), ["#4FA3A6", "#174D66"])))
    cv.restore()


def rim(cv: skia.Canvas, width: float) -> None:
    """The brass ring."""
    brass = stroke("#FFFFFF", width)
    brass.setShader(
        linear((10, 10), (90, 90), ["#FFF6CE", "#EFC766", "#A9752A", "#E2B24A", "#6B430F"], [0, 0.28, 0.55, 0.74, 1])
    )
    r = 48 - width / 2
    cv.drawCircle(50, 50, r, stroke(INK, width + 2.4))
    cv.drawCircle(50, 50, r, brass)


def large(size: int) -> Image.Image:
    """Full drawing for 128 pixels and more."""
    surf, cv = layer(size, size)
    cv.scale(size / 100, size / 100)
    ring(cv, 7, True)
    plate = Plate(100, 100, size / 100, max(1.2, 160 / size), 3, 0.9)
    opening = skia.Path()
    opening.addCircle(50, 50, 42.5)
    plate.save()
    plate.clip(opening)
    water(plate, 0, 68, 100, 100, step=3.6)
    galleon(plate, 47, 78, 66, "#FFF6E0", "#C2281F", "#C2281F")
    foam(plate, 47, 80, 62, 4)
    plate.restore()
    cv.save()
    cv.scale(100 / size, 100 / size)
    cv.drawImage(image_of(plate.finished()), 0, 0)
    cv.restore()
    rim(cv, 7)
    return picture(straight(pixels(surf)))


def small(size: int) -> Image.Image:
    """Bold drawing for 64 pixels and fewer."""
    surf, cv = layer(size * 4, size * 4)
    cv.scale(size * 4 / 100, size * 4 / 100)
    ring(cv, 9, False)
    cv.drawLine(50, 14, 50, 72, stroke(INK, 5))
    sail = skia.Path()
    sail.moveTo(26, 22)
    sail.lineTo(72, 22)
    sail.cubicTo(84, 34, 84, 50, 74, 60)
    sail.quadTo(52, 52, 24, 60)
    sail.cubicTo(34, 48, 34, 34, 26, 22)
    sail.close()
    cv.drawPath(sail, fill("#FFFFFF", 1, 0, linear((26, 20), (80, 60), ["#E0483A", "#8E1B15"])))
    cv.drawPath(sail, stroke(INK, 4))
    if size >= 24:
        icon(cv, "skull-crossed-bones", 54, 39, 27, "#FFF8E4")
    hull = poly([(16, 64), (30, 68), (68, 68), (86, 60), (76, 82), (26, 82)])
    cv.drawPath(hull, fill("#FFFFFF", 1, 0, linear((0, 62), (0, 84), ["#C68A4C", "#5A3014"])))
    cv.drawPath(hull, stroke(INK, 4))
    rim(cv, 9)
    return picture(straight(pixels(surf))).resize((size, size), Image.Resampling.LANCZOS)


def app_icon(size: int) -> Image.Image:
    """The icon at a size."""
    return small(size) if size <= 64 else large(size)


def make(out: Path) -> None:
    """Write PNG files, the Windows icon and the Macintosh icon."""
    folder = out / "pictures" / "interface" / "icon"
    folder.mkdir(parents=True)
    images = {size: app_icon(size) for size in SIZES}
    for size, image in images.items():
        image.save(folder / f"icon-{size}.png", optimize=True)
    windows = [16, 24, 32, 48, 64, 128, 256]
    images[256].save(
        folder / "icon.ico", sizes=[(s, s) for s in windows], append_images=[images[s] for s in windows[:-1]]
    )
    images[1024].save(folder / "icon.icns", append_images=[images[s] for s in (16, 32, 64, 128, 256, 512)])


def sheet() -> Image.Image:
    """Every size, on dark and on light."""
    rows = [on_wood([app_icon(s)], (s,), 1) for s in (256, 128, 64, 48, 32, 24, 16)]
    rows += [on_wood([app_icon(s)], (s,), 1, (235, 235, 235)) for s in (64, 48, 32, 24, 16)]
    out = Image.new("RGB", (sum(r.width for r in rows), max(r.height for r in rows)), (58, 35, 20))
    x = 0
    for row in rows:
        out.paste(row, (x, 0))
        x += row.width
    return out
