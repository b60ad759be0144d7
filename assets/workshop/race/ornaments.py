"""What is printed over the Jamaica board: title, dice wells, corner pieces, Port Royal."""

from __future__ import annotations

import math

import numpy as np
import skia
from shapely.geometry import Polygon, box

from kit.chart import fill, font, geom_path, icon, linear, number, radial, stroke, text
from kit.sheet import FRAME, H, W
from kit.things import (
    brass_ring,
    card_back,
    card_bed,
    chest,
    church,
    compass,
    face,
    fort,
    house,
    moon_slot,
    ribbon,
    scroll,
    serpent,
    slot_well,
    sun_slot,
    wind_head,
)
from race.atlas import TOWN
from race.places import LAUREL, MOON, PILE, SUN, WELL

Rng = np.random.Generator
CORNERS = {
    "SE": (W - FRAME - 104, H - FRAME - 86),
    "SW": (FRAME + 104, H - FRAME - 86),
    "NW": (FRAME + 104, FRAME + 86),
}


def spandrels(cv: skia.Canvas, outer: Polygon, rng: Rng) -> None:
    """Three corners outside the track: compass, serpent, wind on vellum."""
    sheet = box(FRAME, FRAME, W - FRAME, H - FRAME)
    cv.save()
    cv.clipPath(geom_path(sheet.difference(outer.buffer(9))), skia.ClipOp.kIntersect, True)
    for k, off in enumerate((15, 20, 27, 36, 47, 60)):  # echo lines behind the gilded rim
        cv.drawPath(geom_path(outer.buffer(off)), stroke("ink_soft", 1.9 - 0.2 * k, 0.75 - 0.1 * k))
    for x, y in CORNERS.values():
        cv.drawCircle(x, y, 190, fill("#FFFFFF", shader=radial((x, y), 190, [("#FFF4D2", 0.75), ("#FFF4D2", 0)])))
    cv.restore()
    compass(cv, CORNERS["SE"][0] + 12, CORNERS["SE"][1] + 12, 86)
    serpent(cv, CORNERS["SW"][0] + 20, CORNERS["SW"][1] + 58, 62, rng)
    wind_head(cv, CORNERS["NW"][0] - 12, CORNERS["NW"][1] - 12, 50)


def title(cv: skia.Canvas) -> None:
    """Cartouche: strapwork frame, curled scrolls, garlands, title."""
    x, y, w, h = 1290, 572, 640, 200
    plate = skia.Path()
    left, right, top, foot = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    plate.moveTo(left + 40, top)
    plate.cubicTo(x - 150, top - 26, x - 90, top + 14, x, top - 18)
    plate.cubicTo(x + 90, top + 14, x + 150, top - 26, right - 40, top)
    plate.cubicTo(right - 26, top + 40, right + 26, y - 30, right, y)
    plate.cubicTo(right + 26, y + 30, right - 26, foot - 40, right - 40, foot)
    plate.cubicTo(x + 150, foot + 26, x + 90, foot - 14, x, foot + 18)
    plate.cubicTo(x - 90, foot - 14, x - 150, foot + 26, left + 40, foot)
    plate.cubicTo(left + 26, foot - 40, left - 26, y + 30, left, y)
    plate.cubicTo(left - 26, y - 30, left + 26, top + 40, left + 40, top)
    plate.close()
    cv.save()
    cv.translate(9, 12)
    cv.drawPath(plate, fill("#1A1008", 0.55, 12))
    cv.restore()
    cv.drawPath(plate, stroke("ink", 30))
    cv.drawPath(plate, fill("#FFFFFF", shader=linear((left, top), (right, foot), ["#E9BE5A", "#B47A26"])))
    p = stroke("#FFFFFF", 25)
    p.setShader(linear((left, top), (right, foot), ["#F9E3A0", "#D9A441", "#8A5A14", "#D9A441"], [0, 0.35, 0.75, 1]))
    cv.drawPath(plate, p)
    cv.drawPath(plate, stroke("red_dark", 9))
    cv.drawPath(plate, stroke("#C2362B", 5))
    cv.drawPath(plate, fill("#FFFFFF", shader=radial((x - 120, y - 60), 460, ["#FFFAE6", "#F3E2B4", "#DDBF80"])))
    cv.drawPath(plate, stroke("ink", 2.4))
    cv.save()
    cv.translate(x, y)
    cv.scale(0.955, 0.88)
    cv.translate(-x, -y)
    cv.drawPath(plate, stroke("ink", 1.4, 0.8))
    cv.restore()
    for sx in (-1, 1):
        for sy in (-1, 1):
            scroll(
                cv, x + sx * (w / 2 - 14), y + sy * (h / 2 + 4), 34, math.pi * (0.5 if sy > 0 else 1.5), -sx * sy, 10
            )
        scroll(cv, x + sx * (w / 2 + 14), y, 22, math.pi * (0 if sx < 0 else 1), sx, 8)
        for k in range(5):  # laurel from the middle outwards
            lx, ly = x + sx * (46 + k * 30), y - h / 2 - 14 - 10 * math.sin(k * 0.8)
            for up in (-1, 1):
                cv.save()
                cv.translate(lx, ly)
                cv.rotate(sx * up * 38 if sx > 0 else 180 - up * 38 * -sx)
                leaf = skia.Path()
                leaf.moveTo(0, 0)
                leaf.quadTo(12, -9, 27, 0)
                leaf.quadTo(12, 9, 0, 0)
                cv.drawPath(leaf, fill("#FFFFFF", shader=linear((0, -8), (0, 8), ["#8FA85A", "#3F5A37"])))
                cv.drawPath(leaf, stroke("ink", 1.5))
                cv.restore()
    # skull and sabres on top
    cv.drawCircle(x + 3, y - h / 2 - 22 + 4, 42, fill("#1A1008", 0.5, 5))
    cv.drawCircle(x, y - h / 2 - 22, 42, fill("ink"))
    cv.drawCircle(
        x, y - h / 2 - 22, 38.5, fill("#FFFFFF", shader=radial((x - 14, y - h / 2 - 36), 60, ["#C2362B", "#7A1712"]))
    )
    cv.drawCircle(x, y - h / 2 - 22, 38.5, stroke("gold", 4))
    icon(cv, "skull-crossed-bones", x, y - h / 2 - 22, 54, "cream")
    size = 128
    text(cv, "Jamaica", x + 4, y - 10, size, "im-fell-english-sc", "#5A3A18", 0.35, True, 7)
    total = text(cv, "Jamaica", x, y - 15, size, "im-fell-english-sc", "#3A1A0C", 1, True, 7)
    f = font("im-fell-english-sc", size, True)
    initial = fill("#FFFFFF", shader=linear((x, y - 80), (x, y + 60), ["#C8362A", "#7E1510"]))
    cv.drawString("J", x - total / 2, y - 15 + f.getMetrics().fCapHeight / 2, f, initial)
    text(cv, "INSVLA · ANNO MDCLXXV", x + 34, y + 62, 26, "im-fell-english-sc", "#5A3413", 1, False, 3)


def table_slots(cv: skia.Canvas, rng: Rng) -> None:
    """Sun and moon wells for the two dice, and the bed of the treasure pile."""
    r = 118
    sun_slot(cv, *SUN, r)
    moon_slot(cv, *MOON, r, rng)
    for (x, y), dark, light, moon in ((SUN, "#C98B3A", "#F0C873", False), (MOON, "#1A2747", "#3C5688", True)):
        brass_ring(cv, x, y, r, 20)
        slot_well(cv, x, y, WELL, dark, light)
        face(cv, x, y, 48, moon)
    x, y, w, h = PILE
    card_bed(cv, x, y, w + 14, h + 14)
    cv.saveLayerAlpha(None, 90)  # an empty bed still says what lies here
    chest(cv, x, y, 92)
    cv.restore()


def treasure_pile(cv: skia.Canvas, cards: int) -> None:
    """The face-down treasure cards at their place (a token, not part of the printed board)."""
    x, y, w, h = PILE
    for i in range(cards - 1, -1, -1):
        card_back(cv, x + i * 1.7 - 6, y + i * 1.7 - 7, w, h, i == cards - 1)


def town(cv: skia.Canvas, rng: Rng) -> None:
    """Port Royal: church, houses and the great fort on the north-east cape."""
    church(cv, 2084, 388, 30, rng)
    for x, y, s in TOWN:
        house(cv, x, y, s, rng)
    fort(cv, 2142, 420, 74, rng)


def port_royal(cv: skia.Canvas) -> None:
    """Ribbon with the name, and the laurelled 15."""
    ribbon(cv, 2302, 122, 300, 56, "Port Royal")
    x, y = LAUREL
    for s_ in (-1, 1):
        for k in range(9):
            a = math.pi / 2 + s_ * (0.25 + k * 0.27)
            cv.save()
            cv.translate(x + 46 * math.cos(a), y + 46 * math.sin(a))
            cv.rotate(math.degrees(a) + s_ * 62)
            leaf = skia.Path()
            leaf.moveTo(-4, 0)
            leaf.quadTo(7, -9, 24, 0)
            leaf.quadTo(7, 9, -4, 0)
            cv.drawPath(leaf, fill("#FFFFFF", shader=linear((0, -8), (0, 8), ["#F4D97C", "#B8862B"])))
            cv.drawPath(leaf, stroke("#2A1306", 1.6))
            cv.restore()
    cv.drawCircle(x, y, 41, fill("#2A1306"))
    cv.drawCircle(x, y, 38, fill("#FFFFFF", shader=radial((x - 14, y - 16), 70, ["#FFFDF0", "#F3E2B4"])))
    cv.drawCircle(x, y, 34, stroke("gold", 3))
    number(cv, "15", x, y, 52)
