"""Engraved heads in three-quarter view: one rig of skull, eyes, nose, mouth, beards and hair for all portraits.

Places are (u, y) on a 200 x 200 plate: u counts from the middle towards where the face looks, y goes down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import skia

from interface.engraving import INK, Plate, Point, open_curve, smooth_path
from kit.chart import fill, mix, poly, stroke

MIDDLE = 100.0

SKULL: tuple[Point, ...] = (
    (25, 58),
    (28, 70),
    (27.5, 80),
    (25.5, 88),
    (28, 97),
    (26.5, 109),
    (21, 123),
    (12, 134),
    (2, 138.5),
    (-9, 136.5),
    (-20, 128),
    (-27, 115),
    (-30, 100),
    (-31, 84),
    (-29, 66),
    (-20, 52),
    (0, 46),
    (16, 49),
)


@dataclass(frozen=True)
class Face:
    """What makes a head somebody's."""

    side: int = -1  # -1 looks to the left, +1 to the right
    skin: str = "#F2C9A0"
    shadow: str = "#C98A5E"
    hair: str = "#5A3418"
    eyes: str = "#4A6A78"
    lips: str = "#B5604C"
    jaw: float = 1.0  # width of the lower face
    chin: float = 0.0  # how far the chin reaches further down
    brow: float = 2.4  # thickness of the eyebrows
    frown: float = 0.0  # how much lower the inner ends of the brows lie
    nose: float = 1.0
    gentle: bool = False  # softer features, lashes, fuller lips
    lines: float = 0.5  # wrinkles
    smile: float = 0.5

    def at(self, u: float, y: float) -> Point:
        """Place on the plate."""
        return MIDDLE + self.side * u, y

    def all(self, points: Sequence[Point]) -> list[Point]:
        """Places on the plate."""
        return [self.at(u, y) for u, y in points]

    def skull(self) -> list[Point]:
        """Outline of the head with its own jaw and chin."""
        out = []
        for u, y in SKULL:
            low = max(0.0, min(1.0, (y - 98) / 34))
            out.append(self.at(u * (1 + (self.jaw - 1) * low), y + self.chin * low * low))
        return out


def neck(plate: Plate, f: Face) -> None:
    """The neck, dark under the chin; it goes on before the coat."""
    wide = 0 if f.gentle else 3
    points = [
        (-18 - wide, 112),
        (-18 - wide, 138),
        (-28 - wide, 158),
        (-18, 188),
        (12, 188),
        (20 + wide, 158),
        (11 + wide, 138),
        (10, 116),
    ]
    plate.shape(smooth_path(f.all(points)), f.skin, f.shadow, 0.5, 1.6)
    plate.dark(smooth_path(f.all([(-24, 116), (-22, 144), (-6, 154), (14, 149), (18, 130), (4, 116)])), 0.62, 3)
    plate.pen(f.all([(-15, 134), (-9, 150), (0, 164)]), 1.2, INK, 0.7)


def head(plate: Plate, f: Face) -> None:
    """Ear and skull, shaded; no features yet."""
    ear = f.all([(-29, 88), (-34, 84), (-37.5, 89), (-36.5, 98), (-32.5, 106), (-28.5, 104)])
    plate.shape(smooth_path(ear), f.skin, f.shadow, 0.5, 1.4)
    plate.pen(f.all([(-31, 90), (-34.5, 90), (-34, 97), (-31, 101)]), 1.2)
    outline = f.skull()
    skull = smooth_path(outline, 8)
    plate.shape(skull, f.skin, mix(f.skin, f.shadow, 0.75), 0.62, 0, 0, 14)
    plate.save()
    plate.clip(skull)
    for points, amount, blur in (
        ([(0, 82), (-14, 82), (-15, 92), (-2, 92)], 0.20, 2.5),
        ([(12, 82), (25, 82), (25, 92), (14, 92)], 0.20, 2.5),
        ([(-14, 132), (2, 139 + f.chin), (20, 128), (12, 150), (-20, 150)], 0.45, 2.5),
    ):
        plate.dark(smooth_path(f.all(points)), amount, blur)
    blush = f.at(-14, 107)
    plate.paint.drawCircle(*blush, 11, fill(f.lips, 0.27, 5))
    plate.restore()
    plate.pen(outline[-3:] + outline[:11], 2.0)
    plate.pen(outline[10:16], 2.0)


def features(plate: Plate, f: Face, patch: bool = False) -> None:
    """Eyes, brows, nose and mouth."""
    eye(plate, f, -6.0, 89.5, 7.4)
    if not patch:
        eye(plate, f, 18.6, 89.5, 5.4)
    brows(plate, f, patch)
    nose(plate, f)
    mouth(plate, f)
    if f.lines > 0.3:
        plate.pen(f.all([(1.5, 110), (-3.5, 115), (-5.5, 121)]), 1.1 * f.lines + 0.4, INK, 0.8)
        plate.pen(f.all([(-14, 95.5), (-8, 98.2), (-2, 97)]), 0.9 * f.lines + 0.2, INK, 0.7)
    if f.lines > 0.6:
        for u, y, n in ((-16, 88, 6), (-16, 91, 6.5), (-15.5, 94, 6)):
            plate.pen(f.all([(u, y), (u - n * 0.5, y + (y - 91) * 0.25), (u - n, y + (y - 91) * 0.6)]), 0.9, INK, 0.7)
        plate.pen(f.all([(9, 77), (10.5, 81)]), 1.0, INK, 0.8)


def eye(plate: Plate, f: Face, u: float, y: float, half: float) -> None:
    """One eye: white, iris looking forward, heavy upper lid."""
    top = 4.3 if f.gentle else 3.5
    low = 2.7 if f.gentle else 2.3
    inner = 1 if u < 10 else -1  # towards the nose
    rim = [(u - inner * half, y - 0.4), (u - inner * half * 0.4, y - top), (u + inner * half * 0.35, y - top * 0.9)]
    rim += [(u + inner * half, y + 1.0), (u + inner * half * 0.3, y + low), (u - inner * half * 0.5, y + low * 0.9)]
    white = smooth_path(f.all(rim))
    plate.shape(white, "#FFF8EA", "#E6D5BC", 0, 0)
    plate.save()
    plate.clip(white)
    x0, y0 = f.at(u + 1.0 * half / 7, y - 0.5)
    r = 3.5 * (0.9 if half < 6 else 1.0)
    plate.disc(x0, y0, r, f.eyes, mix(f.eyes, "#000000", 0.45), 0, 0.9)
    plate.paint.drawCircle(x0, y0, r * 0.5, fill(INK))
    plate.line.drawCircle(x0, y0, r * 0.5, fill(INK))
    plate.line.drawCircle(x0 - 1.2, y0 - 1.3, 0.95, fill("#FFFFFF"))
    plate.restore()
    lid = [rim[0], rim[1], rim[2], rim[3]]
    plate.pen(f.all([(lid[0][0] - inner * 0.8, lid[0][1] + 0.4), *lid[1:]]), 2.5 if f.gentle else 2.2)
    plate.pen(f.all([rim[3], rim[4], rim[5], rim[0]]), 0.9, INK, 0.8)
    plate.pen(
        f.all([(u - inner * half * 0.95, y - top * 1.1), (u, y - top * 1.75), (u + inner * half * 0.8, y - top * 0.9)]),
        0.9,
        INK,
        0.75,
    )
    if f.gentle:
        for k in range(3):
            a, b = u - inner * half * (1.0 - 0.22 * k), y - 0.8 - top * 0.33 * k
            plate.pen(f.all([(a, b), (a - inner * 2.4, b - 1.7 - 0.3 * k)]), 1.2)


def brows(plate: Plate, f: Face, patch: bool) -> None:
    """Two tapered brows."""
    t, d = f.brow, f.frown
    near = [
        (3.2, 81.2 + d),
        (-4, 78.4 - t * 0.3 + d * 0.3),
        (-11, 77.2),
        (-16.4, 80.6),
        (-10.5, 79.6),
        (-3.5, 80.6 + t * 0.5 + d * 0.4),
    ]
    far = [
        (12.8, 81.2 + d),
        (18, 78.2 - t * 0.3 + d * 0.3),
        (22.5, 77.8),
        (25.8, 81.2),
        (22.2, 80.0),
        (18, 80.6 + t * 0.5 + d * 0.4),
    ]
    for points in (near,) if patch else (near, far):
        plate.shape(smooth_path(f.all(points), 6), mix(f.hair, "#000000", 0.15), None, 0.5, 1.0)


def nose(plate: Plate, f: Face) -> None:
    """Bridge, tip and nostril; its shadow lies away from the light."""
    n = f.nose
    if f.side < 0:
        side = [(8, 88), (5.5, 100), (3.2, 108), (5, 111.5), (12, 111), (12, 98)]
    else:
        side = [(12.5, 86), (16.5, 98), (19 + n, 107), (13, 111), (13.5, 98)]
    plate.dark(smooth_path(f.all(side)), 0.42, 1.0)
    plate.dark(smooth_path(f.all([(4, 111), (16, 111), (14, 115), (7, 115)])), 0.5, 1.4)
    tip = 17.4 + 1.8 * n
    plate.pen(f.all([(12.2, 83), (13.2, 91), (tip - 2.2, 102), (tip, 107), (tip - 3, 111.2), (tip - 7, 111.2)]), 1.7)
    plate.pen(f.all([(tip - 7.6, 110.4), (6.4, 112), (3.4, 111.2), (2.6, 108.2), (4.2, 105.2)]), 1.6)
    plate.pen(f.all([(5.4, 110.6), (8.4, 109.6), (10.6, 110.8)]), 1.8)


def mouth(plate: Plate, f: Face) -> None:
    """Lips with a thin smile."""
    s = f.smile
    full = 1.35 if f.gentle else 1.0
    near, far = (-2.5, 122.0 - s), (18.6, 121.0 - s * 0.7)
    line = [near, (3.5, 121.6), (9, 122.6 + s * 0.5), (13.5, 121.6), far]
    upper = [
        near,
        (4, 119.2 - full * 0.8),
        (8.2, 118.3 - full * 0.6),
        (10.3, 119.3 - full * 0.4),
        (12.6, 118.4 - full * 0.6),
        far,
        (13.5, 121.9),
        (9, 122.8),
        (3.5, 121.9),
    ]
    lower = [
        (0.5, 122),
        (9, 122.8 + s * 0.5),
        (16.5, 121.6),
        (14, 125.3 + full),
        (9, 126.6 + full),
        (3.5, 125.4 + full),
    ]
    plate.shape(smooth_path(f.all(lower), 6), f.lips, mix(f.lips, "#5A2018", 0.35), 0.15, 0)
    plate.shape(smooth_path(f.all(upper), 6), mix(f.lips, "#5A2018", 0.35), None, 0.25, 0)
    plate.pen(f.all(line), 1.8)
    plate.pen(f.all([(4, 127 + full), (9, 128.2 + full), (13.5, 127 + full)]), 1.2, INK, 0.85)
    plate.pen(f.all([(near[0] + 0.6, near[1] - 1.4), near, (near[0] + 0.2, near[1] + 1.6)]), 1.2)


def patch(plate: Plate, f: Face) -> None:
    """Black patch over the far eye with its string."""
    for string in ([(24, 84), (6, 74), (-14, 66), (-31, 60)], [(24, 93), (26.5, 96)]):
        plate.pen(f.all(string), 2.4)
    cloth = [(12, 82.5), (18, 81.2), (25.5, 83), (26, 90), (22.5, 96), (17, 96.5), (12.8, 92)]
    plate.shape(smooth_path(f.all(cloth)), "#3A3230", "#14100E", 0.4, 1.4)
    plate.pen(f.all([(14.6, 85), (18.5, 83.8), (22, 84.4)]), 0.9, "#B9A68C", 0.9)


def strands(plate: Plate, f: Face, lines: Sequence[Sequence[Point]], width: float = 1.1, alpha: float = 0.9) -> None:
    """Pen lines of hair."""
    for points in lines:
        plate.pen(f.all(points), width, INK, alpha)


def lock(plate: Plate, f: Face, spine: Sequence[Point], width: float, colour: str, shade: float = 0.6) -> None:
    """A lock of hair or beard: a tapered ribbon along its spine with strands in it."""
    mid = open_curve(list(spine), 8)
    n = len(mid)
    left, right = [], []
    for i, (u, y) in enumerate(mid):
        a, b = mid[max(0, i - 1)], mid[min(n - 1, i + 1)]
        du, dy = b[0] - a[0], b[1] - a[1]
        length = max(1e-6, (du * du + dy * dy) ** 0.5)
        t = i / (n - 1)
        half = width / 2 * (0.35 + 1.3 * t * (1 - t) * 2) * (1 - t**4)
        left.append((u - dy / length * half, y + du / length * half))
        right.append((u + dy / length * half, y - du / length * half))
    plate.shape(poly(f.all(left + right[::-1])), colour, mix(colour, "#000000", 0.35), shade, 1.3)
    for q in (-0.4, 0.1, 0.5):
        line = [
            (lu + (ru - lu) * (q + 1) / 2, ly + (ry - ly) * (q + 1) / 2)
            for (lu, ly), (ru, ry) in zip(left, right, strict=True)
        ]
        plate.pen(f.all(line[2:-2:2]), 0.8, INK, 0.7)


def mass(
    plate: Plate, f: Face, points: Sequence[Point], colour: str, shade: float = 0.7, line: float = 1.8
) -> skia.Path:
    """A closed shape with curved outline in the colours of hair, cloth or felt."""
    return plate.shape(smooth_path(f.all(points)), colour, mix(colour, "#000000", 0.38), shade, line)


def coat(plate: Plate, f: Face, colour: str, lapel: str, shirt: str = "#F4EAD2") -> None:
    """Shoulders: coat with wide lapels over an open shirt."""
    body = [
        (-92, 210),
        (-86, 182),
        (-66, 164),
        (-40, 155),
        (-22, 150),
        (16, 150),
        (38, 156),
        (62, 168),
        (76, 186),
        (80, 210),
    ]
    plate.shape(smooth_path(f.all(body)), colour, mix(colour, "#000000", 0.45), 0.75, 2.0)
    plate.shape(
        poly(f.all([(-26, 146), (-20, 206), (16, 206), (21, 146), (2, 156)])),
        shirt,
        mix(shirt, "#8A6A4A", 0.4),
        0.3,
        1.4,
    )
    neck(plate, f)
    for points in (
        [(-27, 148), (-19, 146), (0, 180), (-5, 190), (-16, 182)],
        [(20, 147), (13, 146), (1, 180), (6, 188), (17, 176)],
    ):
        plate.shape(poly(f.all(points)), shirt, mix(shirt, "#8A6A4A", 0.4), 0.35, 1.4)
    for points in (
        [(-25, 142), (-42, 157), (-35, 180), (-45, 188), (-14, 214), (-4, 208), (-14, 178)],
        [(19, 143), (35, 156), (31, 176), (40, 184), (18, 214), (9, 206), (16, 174)],
    ):
        plate.shape(poly(f.all(points)), lapel, mix(lapel, "#000000", 0.35), 0.5, 1.6)
    for u, y in ((-38, 199), (31, 197)):
        plate.disc(*f.at(u, y), 3.4, "#FBE7A1", "#8A5A14", 0.3, 1.0)


def earring(plate: Plate, f: Face) -> None:
    """A gold hoop in the near ear."""
    x, y = f.at(-33.4, 110)
    for colour, width in ((INK, 3.4), ("#F0C24E", 1.8)):
        plate.line.drawCircle(x, y, 4.6, stroke(colour, width))
