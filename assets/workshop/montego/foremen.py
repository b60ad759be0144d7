"""Four foremen of the docks as engraved medallions, in the colours and with the emblems of the workers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from interface.engraving import INK, Plate, save
from interface.faces import Face, earring, features, head, lock, mass, neck, strands
from interface.medallion import SIZE, emblem_badge, portrait
from interface.sheets import on_wood
from kit.chart import mix
from montego.crews import BLUE, CREWS, GREEN, RED, YELLOW, Crew


def smock(plate: Plate, f: Face, colour: str) -> None:
    """Broad shoulders in a dock worker's smock with a rope at the neck."""
    body = [
        (-98, 214),
        (-94, 184),
        (-74, 164),
        (-44, 154),
        (-24, 150),
        (18, 150),
        (44, 155),
        (72, 168),
        (88, 188),
        (92, 214),
    ]
    mass(plate, f, body, colour, 0.75, 2.0)
    neck(plate, f)
    mass(
        plate,
        f,
        [
            (-30, 152),
            (-24, 148),
            (-14, 168),
            (0, 178),
            (12, 168),
            (20, 148),
            (26, 152),
            (14, 182),
            (0, 192),
            (-18, 184),
        ],
        mix(colour, "#FFF3D0", 0.75),
        0.5,
        1.5,
    )
    strands(
        plate,
        f,
        [
            [(-62, 176), (-54, 192), (-52, 208)],
            [(-44, 168), (-40, 190)],
            [(54, 176), (50, 196)],
            [(38, 166), (36, 186)],
        ],
        1.3,
    )


def red(plate: Plate) -> None:
    """Tricorne, full brown beard."""
    f = Face(
        side=-1,
        skin="#F0C29A",
        shadow="#BC7E56",
        hair="#5E3216",
        eyes="#4A5A60",
        jaw=1.16,
        brow=3.6,
        frown=0.6,
        lines=0.7,
        nose=1.8,
        smile=1.6,
    )
    smock(plate, f, RED.main)
    head(plate, f)
    features(plate, f)
    beard = [
        (-31, 92),
        (-35, 112),
        (-33, 134),
        (-20, 152),
        (0, 160),
        (18, 152),
        (27, 134),
        (28, 106),
        (23, 112),
        (15, 115),
        (9, 115.5),
        (0, 115),
        (-10, 119),
        (-22, 112),
    ]
    mass(plate, f, beard, f.hair, 0.7, 2.0)
    mass(plate, f, [(0, 121.4), (9, 123), (17, 121), (13, 125.6), (8, 126.6), (3, 125)], "#A8503E", 0.2, 1.0)
    for u0, u1 in ((-30, -28), (-22, -18), (-12, -8), (0, 1), (10, 9), (19, 17)):
        strands(plate, f, [[(u0, 124), (u0 * 0.5 + u1 * 0.5, 138), (u1, 151)]], 1.2)
    for spine in ([(9, 115), (0, 115), (-9, 120), (-15, 127)], [(11, 115), (17, 115), (23, 119), (26, 127)]):
        lock(plate, f, spine, 8, mix(f.hair, "#FFFFFF", 0.08), 0.4)
    mass(plate, f, [(-29, 64), (-32, 42), (-16, 26), (4, 23), (24, 32), (29, 52), (27, 66), (0, 60)], "#A3231C", 0.6)
    brim = [
        (-62, 34),
        (-52, 52),
        (-30, 66),
        (0, 72),
        (28, 66),
        (48, 52),
        (56, 34),
        (40, 40),
        (20, 34),
        (0, 20),
        (-22, 34),
        (-44, 42),
    ]
    mass(plate, f, brim, "#7E1712", 0.75)
    edge = [(-62, 34), (-44, 41), (-22, 33), (0, 19), (20, 33), (40, 39), (56, 34)]
    plate.stroke(f.all(edge), 4.0, mix("#F4DFA0", "#000000", 0.5), 1, True)
    plate.stroke(f.all(edge), 2.6, "#F4DFA0", 1, True)
    plate.disc(*f.at(0, 46), 7, "#FFF6DE", "#C9B27C", 0.3, 1.4)


def yellow(plate: Plate) -> None:
    """Wide straw-yellow hat with a white plume, thin moustache."""
    f = Face(
        side=1,
        skin="#D9A06A",
        shadow="#955C34",
        hair="#33200F",
        eyes="#4A2E14",
        jaw=1.02,
        brow=2.8,
        lines=0.4,
        nose=1.1,
        smile=2.0,
    )
    mass(plate, f, [(-24, 62), (-37, 84), (-39, 112), (-30, 122), (-18, 110), (22, 104), (27, 74)], f.hair, 0.7)
    smock(plate, f, YELLOW.main)
    head(plate, f)
    features(plate, f)
    for spine in ([(9.5, 117), (3, 116.6), (-4, 118.4), (-8, 121)], [(11, 117), (15, 116.6), (20, 118), (23, 120.6)]):
        lock(plate, f, spine, 4.6, f.hair, 0.4)
    for strand in ([(-22, 64), (-32, 78), (-32, 98)], [(18, 62), (27, 72), (28, 86)]):
        lock(plate, f, strand, 8, f.hair)
    mass(plate, f, [(-28, 62), (-27, 40), (-12, 26), (8, 26), (24, 38), (27, 62), (0, 57)], YELLOW.main, 0.7)
    mass(plate, f, [(-29, 63), (-28, 51), (0, 45), (27, 51), (28, 63), (0, 58)], "#7A2C14", 0.5, 1.4)
    mass(
        plate,
        f,
        [
            (-64, 60),
            (-44, 60),
            (-26, 60),
            (0, 56),
            (26, 59),
            (46, 60),
            (62, 56),
            (60, 68),
            (36, 74),
            (0, 71),
            (-36, 76),
            (-60, 72),
        ],
        "#E5A21E",
        0.75,
    )
    strands(plate, f, [[(-54, 67), (-24, 68), (4, 64), (30, 67), (52, 64)]], 0.9, 0.6)
    lock(plate, f, [(-20, 56), (-26, 34), (-44, 22), (-60, 30), (-66, 46)], 18, "#FFFBEE", 0.45)


def blue(plate: Plate) -> None:
    """Dotted headscarf, dark skin, gold earring, clean-shaven with a broad smile."""
    f = Face(
        side=-1,
        skin="#8E5A38",
        shadow="#4E2C18",
        hair="#17100C",
        eyes="#2E1A0E",
        lips="#7A3A30",
        jaw=1.1,
        brow=3.0,
        lines=0.35,
        nose=1.6,
        smile=2.6,
    )
    smock(plate, f, BLUE.main)
    head(plate, f)
    features(plate, f)
    earring(plate, f)
    mass(plate, f, [(-32, 58), (-48, 56), (-60, 66), (-56, 78), (-44, 68), (-31, 68)], BLUE.dark, 0.7)
    mass(plate, f, [(-32, 62), (-44, 72), (-52, 88), (-44, 94), (-36, 82), (-28, 70)], BLUE.main, 0.7)
    path = mass(
        plate,
        f,
        [(-33, 72), (-34, 50), (-22, 34), (0, 28), (20, 33), (29, 50), (30, 72), (16, 66), (0, 64), (-18, 66)],
        BLUE.main,
        0.65,
    )
    plate.save()
    plate.clip(path)
    for u, y in (
        (-24, 60),
        (-14, 47),
        (-3, 56),
        (8, 44),
        (18, 56),
        (-10, 36),
        (24, 46),
        (4, 35),
        (26, 64),
        (-30, 50),
        (10, 64),
    ):
        plate.disc(*f.at(u, y), 3.4, "#FFF6DE", "#D8C8A0", 0, 0.9)
    plate.restore()
    strands(plate, f, [[(-33, 68), (-16, 60), (4, 59), (26, 65)]], 1.1, 0.7)


def green(plate: Plate) -> None:
    """A woman with two plaits under a pointed hat of palm leaves."""
    f = Face(
        side=1,
        skin="#C68E5C",
        shadow="#86522E",
        hair="#1E1612",
        eyes="#33241A",
        lips="#9E4438",
        jaw=0.92,
        chin=-1,
        brow=2.0,
        gentle=True,
        lines=0.2,
        nose=0.6,
        smile=2.2,
    )
    mass(plate, f, [(-24, 62), (-38, 84), (-36, 116), (-22, 128), (20, 122), (30, 98), (28, 74)], f.hair, 0.5)
    smock(plate, f, GREEN.main)
    head(plate, f)
    features(plate, f)
    earring(plate, f)
    for u in (-38, 29):
        for k in range(6):
            y = 112 + 12 * k
            mass(
                plate,
                f,
                [(u - 7, y - 4), (u, y - 8), (u + 7, y - 3), (u + 5, y + 6), (u, y + 9), (u - 6, y + 5)],
                "#2C211B",
                0.4,
                1.2,
            )
    for spine in ([(-16, 62), (-31, 78), (-34, 98), (-38, 112)], [(16, 62), (27, 74), (29, 92), (29, 110)]):
        lock(plate, f, spine, 9, "#2C211B", 0.4)
    cone = mass(
        plate,
        f,
        [
            (-70, 72),
            (-62, 66),
            (-30, 42),
            (-2, 14),
            (0, 12),
            (2, 14),
            (30, 42),
            (60, 66),
            (68, 72),
            (40, 78),
            (0, 82),
            (-40, 78),
        ],
        GREEN.main,
        0.8,
    )
    plate.save()
    plate.clip(cone)
    for k in range(-8, 9):
        plate.pen(f.all([(0, 12), (k * 8.6, 84)]), 1.4, INK, 0.8, False)
    for y, half in ((36, 24), (54, 46), (68, 62)):
        plate.pen(f.all([(-half, y - 3), (0, y + 6), (half, y - 3)]), 1.2, INK, 0.7)
    plate.stroke(f.all([(-56, 62), (0, 73), (56, 62)]), 6.0, "#FFF3D0", 1, True)
    plate.restore()


HEADS: dict[str, Callable[[Plate], None]] = {"red": red, "yellow": yellow, "blue": blue, "green": green}


def medallion(crew: Crew) -> Image.Image:
    """One foreman, SIZE pixels wide."""
    return portrait(HEADS[crew.name], crew.main, crew.main, crew.main, crew.emblem, crew.figure)


def make(out: Path) -> None:
    """Write the four medallions, the emblems and their description."""
    folder = out / "pictures" / "montego" / "portraits"
    for crew in CREWS:
        save(medallion(crew), folder / f"{crew.name}.webp", 92)
        save(emblem_badge(crew.main, crew.emblem, crew.figure), folder / f"emblem-{crew.name}.webp", 93)
    about = {"size": SIZE, "opening": [0.5, 0.5, 0.43], "keys": [crew.name for crew in CREWS]}
    (folder / "portraits.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """All four and their emblems, from 256 to 22 pixels."""
    badges = [emblem_badge(crew.main, crew.emblem, crew.figure) for crew in CREWS]
    return on_wood([*(medallion(crew) for crew in CREWS), *badges], (256, 96, 56, 40, 22))
