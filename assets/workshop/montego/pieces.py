"""Sprites of the pieces: barrels, coins, order tiles, score markers."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import skia
from PIL import Image

from kit.chart import col, layer
from montego import layout, tokens
from montego.brush import Draw, unpremultiplied
from montego.crews import CREWS, SIZES
from montego.goods import broken_barrel, bursting, coin, rolling, stowed
from montego.shore import cay
from montego.sprites import Box, Sprites
from montego.workers import COLOUR_VISION, seen

Piece = tuple[str, Draw, Box]
SPIN, PUFFS, TURNS, BURSTS = 8, 6, 8, 6  # frames
PLATES = 32  # greatest figure on a count plate: a player's whole supply with two players


def crew_pieces() -> list[Piece]:
    """What every crew has."""
    found: list[Piece] = []
    for crew in CREWS:
        found += [
            (f"barrel-{crew.name}", partial(stowed, x=0, y=0, r=layout.SLOT_R + 1, crew=crew), (-34, -36, 50, 46)),
            (f"keg-{crew.name}", partial(tokens.keg, crew=crew), (-34, -84, 56, 14)),
            (f"marker-{crew.name}", partial(tokens.marker, crew=crew), (-20, -20, 26, 28)),
            (f"marker-{crew.name}-50", partial(tokens.marker_fifty, crew=crew), (-26, -26, 32, 34)),
        ]
        for size in SIZES:
            tile = partial(tokens.order_tile, crew=crew, large=size == "large")
            found.append((f"tile-{crew.name}-{size}", tile, (-50, -50, 58, 60)))
    return found


def common_pieces() -> list[Piece]:
    """What belongs to nobody."""
    return [
        ("tile-jack", tokens.jack_tile, (-50, -50, 58, 60)),
        ("marker-jack", tokens.jack_marker, (-32, -32, 40, 42)),
        ("barrel-broken", partial(broken_barrel, x=0, y=0, h=78), (-70, -86, 76, 20)),
        ("shadow", tokens.shadow, (-60, -26, 60, 26)),
        ("gangplank", tokens.gangplank, (-34, -84, 44, 76)),
        ("cay", cay, (-128, -176, 134, 44)),
        ("coin", partial(coin, x=0, y=0, r=31), (-33, -33, 40, 42)),
    ]


def make(out: Path) -> None:
    sprites = Sprites(out, "pieces")
    for piece in [*crew_pieces(), *common_pieces()]:
        sprites.add(*piece)
    plates: list[Draw] = [partial(tokens.count_plate, label=str(k)) for k in range(PLATES + 1)]
    sprites.add_strip("count-plates", plates, (-20, -20, 24, 26), {"figures": (0, PLATES + 1)})
    spin: list[Draw] = [partial(tokens.spinning_coin, turn=k * 180 / SPIN) for k in range(SPIN)]
    sprites.add_strip("coin-spin", spin, (-36, -36, 42, 44), {"spin": (0, SPIN)})
    puffs: list[Draw] = [partial(tokens.dust, age=k / PUFFS) for k in range(PUFFS)]
    sprites.add_strip("dust", puffs, (-76, -44, 76, 44), {"puff": (0, PUFFS)})
    for crew in CREWS:
        turns: list[Draw] = [partial(rolling, r=25, turn=k / TURNS / 2, crew=crew) for k in range(TURNS)]
        sprites.add_strip(f"roll-{crew.name}", turns, (-38, -32, 48, 42), {"roll": (0, TURNS)})
    bursts: list[Draw] = [partial(bursting, age=k / BURSTS) for k in range(BURSTS)]
    sprites.add_strip("burst", bursts, (-92, -96, 92, 56), {"burst": (0, BURSTS)})
    sprites.finish()


def show(cv: skia.Canvas, pieces: list[Piece], columns: int) -> None:
    """Pieces in rows."""
    for k, (_, draw, (x0, y0, x1, y1)) in enumerate(pieces):
        cv.save()
        cv.translate(75 + k % columns * 140 - (x0 + x1) / 2, 75 + k // columns * 140 - (y0 + y1) / 2)
        draw(cv)
        cv.restore()


def sheet() -> Image.Image:
    """All pieces at full size, then those of the crews at the size of a small window in five kinds of sight."""
    surf, cv = layer(1700, 450)
    cv.clear(col("#C9B58A"))
    show(cv, [*crew_pieces(), *common_pieces()], 12)
    big = unpremultiplied(surf).convert("RGB")
    surf, cv = layer(340, 225)
    cv.clear(col("#C9A46A"))
    cv.scale(0.38, 0.38)
    show(cv, crew_pieces(), 6)
    small = unpremultiplied(surf).convert("RGB")
    out = Image.new("RGB", (1700, 680))
    out.paste(big, (0, 0))
    for k, kind in enumerate(("plain", "grey", *COLOUR_VISION)):
        out.paste(small if kind == "plain" else seen(small, kind), (340 * k, 455))
    return out
