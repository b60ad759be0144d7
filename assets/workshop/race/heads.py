"""The heads of the six captains and of the ghost, each with its own hat, hair, beard and face."""

from __future__ import annotations

from itertools import pairwise

from interface.engraving import INK, Plate, smooth_path
from interface.faces import Face, coat, earring, features, head, lock, mass, patch, strands
from kit.chart import fill, mix


def plume(plate: Plate, f: Face, spine: list[tuple[float, float]], width: float, colour: str) -> None:
    """An ostrich feather with its barbs."""
    lock(plate, f, spine, width, colour, 0.45)
    for (u0, y0), (u1, y1) in pairwise(spine):
        for t in (0.2, 0.6):
            u, y = u0 + (u1 - u0) * t, y0 + (y1 - y0) * t
            for s in (-1, 1):
                plate.pen(f.all([(u, y), (u - 3, y + s * width * 0.22), (u - 5, y + s * width * 0.4)]), 0.7, INK, 0.6)


def bonny(plate: Plate) -> None:
    """Anne Bonny: long auburn waves under a broad red hat with a cream plume."""
    f = Face(
        side=-1,
        skin="#F9D9B8",
        shadow="#DDA27A",
        hair="#A8401C",
        eyes="#3E7A4E",
        lips="#C4483E",
        jaw=0.86,
        chin=-2,
        brow=1.6,
        gentle=True,
        lines=0,
        nose=0.4,
        smile=1.4,
    )
    hair = f.hair
    mass(
        plate,
        f,
        [
            (-26, 60),
            (-44, 84),
            (-40, 108),
            (-52, 130),
            (-44, 156),
            (-54, 186),
            (-20, 176),
            (-8, 150),
            (26, 140),
            (36, 120),
            (30, 96),
            (32, 74),
            (20, 58),
        ],
        mix(hair, "#000000", 0.25),
        0.9,
    )
    coat(plate, f, "#B3221A", "#7A120D")
    head(plate, f)
    features(plate, f)
    for u, y in ((-14, 103), (-10, 106), (-5, 104), (20, 104), (23, 101), (-17, 107), (17, 101)):
        plate.line.drawCircle(*f.at(u, y), 0.75, fill("#B5673E"))
    for spine, w in (
        ([(-18, 58), (-34, 80), (-32, 104), (-44, 126), (-38, 150), (-48, 176)], 15),
        ([(-24, 62), (-42, 88), (-42, 112), (-54, 138), (-48, 166)], 13),
        ([(-16, 60), (-29, 76), (-29, 96), (-35, 116), (-28, 140), (-36, 166)], 12),
        ([(20, 60), (29, 78), (28, 98), (33, 116), (27, 138), (31, 158)], 11),
    ):
        lock(plate, f, spine, w, hair)
    earring(plate, f)
    mass(plate, f, [(-25, 62), (-26, 40), (-14, 26), (4, 24), (20, 32), (25, 50), (24, 64), (0, 58)], "#C2281F", 0.75)
    mass(plate, f, [(-27, 62), (-25, 53), (0, 48), (24, 53), (26, 62), (0, 57)], "#F0C24E", 0.4, 1.3)
    mass(
        plate,
        f,
        [
            (-62, 62),
            (-46, 66),
            (-26, 60),
            (0, 57),
            (26, 60),
            (46, 54),
            (60, 40),
            (56, 58),
            (38, 70),
            (14, 70),
            (-14, 72),
            (-40, 76),
            (-58, 72),
        ],
        "#B3221A",
        0.8,
    )
    plume(plate, f, [(18, 54), (2, 30), (-22, 22), (-46, 30), (-62, 48)], 19, "#FFF3D8")


def read(plate: Plate) -> None:
    """Mary Read: fair braid, striped knitted cap, weathered and calm."""
    f = Face(
        side=1,
        skin="#F3CFA6",
        shadow="#CF9868",
        hair="#D9AE56",
        eyes="#2F5F9A",
        lips="#B9584C",
        jaw=0.92,
        chin=-1,
        brow=1.8,
        gentle=True,
        lines=0.2,
        nose=0.7,
        smile=0.6,
    )
    mass(
        plate,
        f,
        [(-24, 60), (-36, 84), (-34, 118), (-24, 136), (20, 130), (30, 104), (28, 70)],
        mix(f.hair, "#000000", 0.3),
        0.8,
    )
    coat(plate, f, "#2E5688", "#F4EEDD", "#FBF4E2")
    head(plate, f)
    features(plate, f)
    plate.pen(f.all([(-20, 96), (-14, 103), (-10, 109)]), 1.5, "#A85A48")
    for spine, w in (
        ([(-10, 60), (-27, 72), (-30, 92), (-31, 110)], 10),
        ([(12, 60), (25, 68), (28.5, 82), (27.5, 98)], 8),
    ):
        lock(plate, f, spine, w, f.hair)
    for k in range(6):
        u, y = -36 - 1.5 * k, 116 + 13 * k
        mass(
            plate,
            f,
            [(u - 8, y - 4), (u, y - 9), (u + 8, y - 3), (u + 6, y + 7), (u, y + 10), (u - 7, y + 6)],
            f.hair,
            0.7,
            1.4,
        )
        strands(plate, f, [[(u - 5, y - 3), (u, y + 1), (u + 1, y + 7)], [(u + 5, y - 3), (u + 2, y + 2)]], 1.0)
    cap = [(-30, 64), (-33, 48), (-26, 33), (-8, 24), (10, 25), (24, 35), (29, 50), (28, 66), (0, 60)]
    path = mass(plate, f, cap, "#F7F0DE", 0.55)
    plate.save()
    plate.clip(path)
    for k in range(5):
        u = -28 + k * 13
        plate.stroke(f.all([(u, 68), (u * 0.86, 40), (u * 0.35, 16)]), 5.4, "#3D6FA8", 1, True)
    plate.restore()
    mass(plate, f, [(-34, 68), (-32, 56), (0, 49), (30, 56), (31, 68), (0, 62)], "#3D6FA8", 0.6)
    for k in range(-6, 7):
        plate.pen(f.all([(k * 4.7, 52 + abs(k) * 0.6), (k * 4.9, 63 + abs(k) * 0.5)]), 1.0, INK, 0.6)
    plate.disc(*f.at(-2, 21), 8, "#F7F0DE", "#C8B898", 0.5, 1.6)


def bellamy(plate: Plate) -> None:
    """Samuel Bellamy: young, long black hair tied back, tricorne with gold lace."""
    f = Face(
        side=-1,
        skin="#EFC499",
        shadow="#BF8458",
        hair="#1E1A20",
        eyes="#5A4030",
        jaw=1.0,
        chin=1,
        brow=2.6,
        frown=0.8,
        lines=0.25,
        nose=0.8,
        smile=1.6,
    )
    mass(
        plate,
        f,
        [
            (-22, 58),
            (-40, 80),
            (-44, 112),
            (-38, 146),
            (-46, 170),
            (-22, 168),
            (-16, 140),
            (20, 136),
            (30, 110),
            (27, 70),
        ],
        "#16131A",
        0.5,
    )
    coat(plate, f, "#5B2F7A", "#E9DDF0")
    head(plate, f)
    features(plate, f)
    for spine, w in (
        ([(-12, 60), (-31, 74), (-36, 100), (-34, 128), (-40, 154)], 12),
        ([(-18, 60), (-38, 84), (-42, 116), (-46, 142), (-44, 164)], 11),
        ([(16, 60), (26, 70), (29, 88), (28, 104), (31, 120)], 8),
    ):
        lock(plate, f, spine, w, "#2C2630", 0.5)
    mass(plate, f, [(3, 130), (9, 128.5), (13, 131), (10, 138), (5, 139)], f.hair, 0.3, 1.0)
    tricorne(plate, f, "#2A2230", "#F0C24E")
    plate.disc(*f.at(27, 47), 6.5, "#7A479A", "#3A1A52", 0.3, 1.2)


def tricorne(plate: Plate, f: Face, felt: str, lace: str) -> None:
    """Cocked hat seen from the front corner."""
    mass(
        plate,
        f,
        [(-27, 62), (-30, 40), (-16, 26), (4, 23), (22, 32), (27, 50), (26, 64), (0, 60)],
        mix(felt, "#FFFFFF", 0.1),
        0.6,
    )
    near = [
        (-64, 46),
        (-50, 54),
        (-22, 62),
        (10, 68),
        (38, 62),
        (48, 52),
        (38, 46),
        (20, 40),
        (0, 36),
        (-24, 34),
        (-48, 36),
    ]
    mass(plate, f, near, felt, 0.7)
    plate.stroke(
        f.all([(-64, 46), (-48, 37), (-24, 35), (0, 37), (20, 41), (38, 47), (47, 52)]),
        3.6,
        mix(lace, "#000000", 0.4),
        1,
        True,
    )
    plate.stroke(f.all([(-63, 46), (-48, 37), (-24, 35), (0, 37), (20, 41), (38, 47), (47, 52)]), 2.2, lace, 1, True)
    far = [(47, 53), (57, 48), (59, 40), (48, 33), (32, 31), (19, 38), (36, 45)]
    mass(plate, f, far, mix(felt, "#000000", 0.25), 0.6)
    strands(plate, f, [[(-50, 48), (-24, 55), (8, 61), (34, 57)]], 0.9, 0.6)


def rackham(plate: Plate) -> None:
    """John Rackham: calico headscarf, curled moustache, pointed beard, gold earring."""
    f = Face(
        side=1,
        skin="#E2AE7C",
        shadow="#A96C40",
        hair="#4A2A14",
        eyes="#3A5A30",
        jaw=0.98,
        chin=1,
        brow=3.0,
        frown=0.4,
        lines=0.55,
        nose=1.3,
        smile=1.8,
    )
    mass(
        plate,
        f,
        [(-22, 62), (-38, 84), (-42, 112), (-36, 138), (-20, 140), (-16, 110), (22, 104), (28, 74)],
        mix(f.hair, "#000000", 0.2),
        0.8,
    )
    coat(plate, f, "#2E62B5", "#F3C23C")
    head(plate, f)
    features(plate, f)
    mass(plate, f, [(1, 129), (9, 126.6), (16, 129), (15.5, 138), (10, 152), (6, 150), (1, 138)], f.hair, 0.6, 1.4)
    strands(
        plate, f, [[(4, 131), (6, 140), (8.5, 149)], [(12.6, 130), (12, 139), (9.6, 149)], [(8.4, 129), (9, 139)]], 0.8
    )
    for spine in (
        [(9.5, 117), (2, 117.6), (-6, 121.5), (-12, 119.5), (-15, 113)],
        [(11, 117), (17, 117.6), (23.5, 121), (28, 118.6), (29.6, 112.5)],
    ):
        lock(plate, f, spine, 7.4, f.hair, 0.4)
    earring(plate, f)
    for strand in ([(-24, 66), (-36, 84), (-35, 104), (-41, 126)], [(-20, 66), (-31, 80), (-34, 100), (-34, 122)]):
        lock(plate, f, strand, 9, f.hair)
    mass(plate, f, [(-32, 60), (-46, 62), (-56, 74), (-50, 84), (-40, 74), (-30, 70)], "#1F478A", 0.7)
    mass(plate, f, [(-32, 62), (-42, 74), (-46, 92), (-38, 96), (-34, 82), (-28, 70)], "#2E62B5", 0.7)
    path = mass(
        plate,
        f,
        [(-33, 70), (-33, 50), (-22, 34), (0, 28), (20, 33), (29, 50), (29, 70), (16, 64), (0, 62), (-18, 64)],
        "#2E62B5",
        0.65,
    )
    plate.save()
    plate.clip(path)
    for k, (u, y) in enumerate(
        (
            (-24, 58),
            (-14, 46),
            (-2, 54),
            (8, 42),
            (17, 54),
            (-10, 34),
            (24, 44),
            (4, 33),
            (-20, 42),
            (26, 60),
            (-28, 68),
            (12, 61),
        )
    ):
        plate.disc(*f.at(u, y), 2.9 if k % 2 else 2.4, "#F3C23C", "#C98F20", 0, 0.9)
    plate.restore()
    strands(plate, f, [[(-32, 66), (-16, 58), (4, 57), (24, 62)], [(-32, 62), (-20, 48), (-4, 42)]], 1.0, 0.6)


def levasseur(plate: Plate) -> None:
    """Olivier Levasseur: eye patch, grey pointed moustache and imperial, bicorne with a skull."""
    f = Face(
        side=-1,
        skin="#E4B58A",
        shadow="#A9714A",
        hair="#6E655C",
        eyes="#5A4A2A",
        jaw=0.9,
        chin=4,
        brow=3.2,
        frown=1.8,
        lines=1.0,
        nose=2.2,
        smile=0.0,
    )
    mass(
        plate,
        f,
        [(-22, 62), (-38, 84), (-40, 110), (-34, 132), (-20, 130), (-16, 110), (22, 104), (27, 74)],
        mix(f.hair, "#000000", 0.25),
        0.8,
    )
    coat(plate, f, "#8A3B12", "#F0B429")
    head(plate, f)
    features(plate, f, True)
    patch(plate, f)
    plate.pen(f.all([(20, 97), (22, 104), (20.5, 112)]), 1.6, "#8A3A2A")
    for spine in (
        [(9, 117), (0, 118), (-9, 123), (-17, 121), (-22, 114)],
        [(11, 117), (18, 118), (25, 122), (30, 119), (33, 112)],
    ):
        lock(plate, f, spine, 6.6, "#8E857A", 0.4)
    mass(plate, f, [(5, 130), (9, 128.6), (13, 130), (12, 142), (9, 158), (6.5, 142)], "#8E857A", 0.5, 1.3)
    strands(plate, f, [[(7.6, 131), (8, 142), (8.8, 153)], [(10.6, 131), (10.4, 142)]], 0.7)
    for spine in ([(-22, 64), (-33, 82), (-33, 104), (-39, 124)], [(-26, 66), (-39, 88), (-41, 110), (-45, 122)]):
        lock(plate, f, spine, 9, "#8E857A")
    hat = [
        (-66, 68),
        (-58, 52),
        (-40, 30),
        (-8, 16),
        (22, 22),
        (46, 42),
        (58, 62),
        (50, 66),
        (28, 60),
        (0, 58),
        (-28, 62),
        (-50, 68),
    ]
    mass(plate, f, hat, "#4A2410", 0.75)
    edge = [(-66, 68), (-58, 52), (-40, 30), (-8, 16), (22, 22), (46, 42), (58, 62)]
    plate.stroke(f.all(edge), 4.4, "#6B430F", 1, True)
    plate.stroke(f.all(edge), 2.8, "#F7C94B", 1, True)
    x, y = f.at(4, 40)
    plate.disc(x, y, 11.5, "#F7C94B", "#B07C1E", 0.4, 1.5)
    skull(plate, x, y, 7.5)


def skull(plate: Plate, x: float, y: float, r: float) -> None:
    """A tiny death's head."""
    plate.shape(
        smooth_path(
            [
                (x - r, y - r * 0.3),
                (x, y - r),
                (x + r, y - r * 0.3),
                (x + r * 0.7, y + r * 0.4),
                (x + r * 0.45, y + r),
                (x - r * 0.45, y + r),
                (x - r * 0.7, y + r * 0.4),
            ]
        ),
        "#3A1606",
        None,
        0,
        0,
    )
    for s in (-1, 1):
        plate.paint.drawCircle(x + s * r * 0.38, y, r * 0.26, fill("#F7C94B"))
    plate.paint.drawCircle(x, y + r * 0.45, r * 0.12, fill("#F7C94B"))


def drummond(plate: Plate) -> None:
    """Edward Drummond: a huge black beard in braids with green ribbons, smoking fuses, checked band on a wide hat."""
    f = Face(
        side=1,
        skin="#EBBB90",
        shadow="#B07850",
        hair="#1C1614",
        eyes="#6A2A1A",
        jaw=1.12,
        chin=0,
        brow=4.2,
        frown=2.2,
        lines=0.8,
        nose=1.8,
        smile=0.2,
    )
    mass(
        plate,
        f,
        [(-24, 60), (-44, 84), (-52, 116), (-48, 146), (-20, 150), (20, 146), (34, 120), (30, 74)],
        "#120E0D",
        0.4,
    )
    coat(plate, f, "#2C6B3A", "#17401F", "#E9E0C4")
    head(plate, f)
    features(plate, f)
    beard = [
        (-31, 92),
        (-38, 112),
        (-42, 140),
        (-34, 166),
        (-14, 184),
        (8, 190),
        (26, 178),
        (36, 156),
        (35, 128),
        (29, 104),
        (25, 112),
        (16, 114),
        (9, 115.5),
        (0, 114.5),
        (-10, 118),
        (-22, 112),
    ]
    mass(plate, f, beard, "#241C1A", 0.5, 2.0)
    mass(plate, f, [(0, 121.4), (9, 122.6), (17, 121), (13, 125), (8, 126), (3, 124.6)], "#8E4438", 0.2, 1.0)
    for spine in ([(9, 115), (0, 115), (-10, 121), (-17, 130)], [(11, 115), (18, 115), (25, 120), (29, 129)]):
        lock(plate, f, spine, 9, "#2E2522", 0.3)
    for k, (u0, u1) in enumerate(((-30, -34), (-20, -24), (-9, -10), (3, 3), (14, 15), (24, 27))):
        strands(plate, f, [[(u0, 118 + (k % 2) * 4), (u0 * 0.9 + u1 * 0.2, 140), (u1, 166 + (k % 3) * 6)]], 1.5, 0.9)
    for u, y in ((-27, 150), (-9, 158), (12, 158), (27, 148)):
        lock(plate, f, [(u, y - 14), (u - 1, y), (u + 1, y + 18), (u, y + 34)], 9, "#2E2522", 0.3)
        mass(plate, f, [(u - 5, y + 1), (u + 5, y - 1), (u + 5, y + 5), (u - 5, y + 7)], "#6FBF6A", 0.4, 1.2)
    for u, y, s in ((-40, 100, -1), (34, 98, 1)):
        plate.stroke(f.all([(u - s * 6, y - 22), (u, y - 8), (u + s * 6, y + 8)]), 3.4, INK, 1, True)
        plate.stroke(f.all([(u - s * 6, y - 22), (u, y - 8), (u + s * 6, y + 8)]), 2.0, "#C9A56A", 1, True)
        plate.glow(*f.at(u + s * 6, y + 9), 11, "#FFB43A", 0.9)
        plate.line.drawCircle(*f.at(u + s * 6, y + 9), 2.2, fill("#FFF3B0"))
    mass(plate, f, [(-30, 62), (-36, 36), (-22, 20), (4, 16), (26, 24), (33, 44), (30, 64), (0, 58)], "#2A2420", 0.6)
    band = mass(plate, f, [(-34, 64), (-33, 50), (0, 43), (31, 50), (32, 64), (0, 57)], "#E9F1D0", 0.4, 1.4)
    plate.save()
    plate.clip(band)
    for k in range(17):
        left = -36 + k * 4.4
        first = 43 + abs(left + 2) * 0.2 + 5 * (k % 2)
        for top in (first, first + 10):
            check = [(left, top), (left + 4.4, top), (left + 4.4, top + 5), (left, top + 5)]
            plate.shape(f.all(check), "#3E8E4E", None, 0.3, 0)
    plate.restore()
    mass(
        plate,
        f,
        [
            (-68, 58),
            (-50, 64),
            (-30, 62),
            (0, 57),
            (30, 61),
            (50, 60),
            (64, 50),
            (58, 66),
            (34, 72),
            (0, 69),
            (-32, 74),
            (-58, 72),
        ],
        "#2A2420",
        0.6,
    )


def ghost(plate: Plate) -> None:
    """The ghost: a pale skull in a torn black hat and shroud, lit from within."""
    f = Face(side=-1, skin="#DCEBDD", shadow="#7FA39A", hair="#211F22")
    mass(
        plate,
        f,
        [
            (-92, 210),
            (-84, 176),
            (-56, 158),
            (-40, 128),
            (-44, 92),
            (-30, 60),
            (0, 46),
            (28, 60),
            (38, 96),
            (34, 130),
            (54, 160),
            (78, 180),
            (84, 210),
        ],
        "#26242B",
        0.6,
    )
    plate.glow(100, 104, 62, "#8FE0C0", 0.55)
    bone = [
        (24, 58),
        (28, 72),
        (27, 84),
        (29, 96),
        (25, 108),
        (20, 113),
        (19, 128),
        (12, 137),
        (-4, 138),
        (-12, 132),
        (-14, 116),
        (-22, 112),
        (-29, 102),
        (-31, 84),
        (-29, 66),
        (-20, 52),
        (0, 46),
        (16, 49),
    ]
    plate.shape(smooth_path(f.all(bone), 8), f.skin, f.shadow, 0.75, 2.0, 0, 20)
    for hole in (
        [(1, 84), (-6, 80), (-14, 83), (-15, 92), (-9, 98), (-1, 96), (2, 90)],
        [(13, 85), (18, 81), (24, 84), (24.5, 92), (20, 97), (14, 94)],
        [(8, 101), (11, 98), (13.5, 101), (14.5, 108), (11, 106.5), (7, 108.5)],
    ):
        plate.shape(smooth_path(f.all(hole)), "#10181A", None, 0, 1.4)
    for u in (-6.5, 18.6):
        plate.glow(*f.at(u, 90), 9, "#7CFFC8", 1.0)
        plate.line.drawCircle(*f.at(u, 90), 2.4, fill("#E8FFF4"))
    plate.pen(f.all([(-12, 120), (0, 119), (10, 120), (19, 118)]), 1.8)
    for k in range(9):
        u = -9 + k * 3.2
        plate.pen(f.all([(u, 114.5), (u, 125.5)]), 1.5, INK, 1, False)
    plate.pen(f.all([(-11, 113.6), (0, 112.4), (12, 113.6), (20, 112.6)]), 1.2)
    plate.pen(f.all([(-8, 127), (2, 128), (12, 127.4), (17, 126)]), 1.2)
    strands(
        plate,
        f,
        [
            [(-20, 72), (-15, 64), (-17, 58)],
            [(-15, 64), (-10, 61)],
            [(22, 104), (14, 110), (6, 113)],
            [(-24, 104), (-18, 109)],
        ],
        1.2,
    )
    mass(plate, f, [(-27, 62), (-30, 40), (-16, 26), (4, 23), (22, 32), (27, 50), (26, 64), (0, 60)], "#2E2B33", 0.6)
    torn = [
        (-64, 44),
        (-52, 54),
        (-46, 50),
        (-38, 60),
        (-28, 58),
        (-18, 65),
        (-6, 63),
        (8, 69),
        (18, 64),
        (30, 66),
        (36, 58),
        (50, 52),
        (38, 44),
        (16, 38),
        (-8, 34),
        (-34, 32),
        (-50, 36),
    ]
    plate.shape(f.all(torn), "#211F22", "#0E0D10", 0.4, 1.6)
    plate.stroke(
        f.all([(-62, 44), (-48, 37), (-34, 33), (-8, 35), (16, 39), (38, 45), (48, 52)]), 2.2, "#9CB8AC", 0.9, True
    )


HEADS = {
    "bonny": bonny,
    "read": read,
    "bellamy": bellamy,
    "rackham": rackham,
    "levasseur": levasseur,
    "drummond": drummond,
    "ghost": ghost,
}
