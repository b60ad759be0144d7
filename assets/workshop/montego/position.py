"""A made-up position in the middle of a game, to judge the pieces on the quay."""

from __future__ import annotations

import skia
from PIL import Image

from montego import flags, houses, layout, tokens, vessels
from montego.brush import circle, sprite
from montego.characters import jack_asleep, tally_at_desk
from montego.crews import CREWS, SIZES
from montego.figure import STAND, STRIDE, figure, worker_look
from montego.goods import cargo, coin
from montego.highlights import glow
from montego.ships import moorings

Room = tuple[str, int, bool]
ROOMS: dict[int, tuple[Room, Room]] = {
    1: (("barrel", 4, False), ("broken", 1, False)),
    2: (("barrel", 1, True), ("barrel", 3, False)),
    3: (("barrel", 3, False), ("broken", 2, True)),
    4: (("barrel", 2, False), ("barrel", 2, False)),
    5: (("barrel", 1, True), ("barrel", 2, False)),
    6: (("broken", 1, False), ("barrel", 3, False)),
    7: (("barrel", 4, False), ("broken", 2, True)),
    8: (("barrel", 2, False), ("barrel", 1, True)),
}
PRIZES = {8: (4, 2, 1), 10: (5, 3, 2), 12: (6, 4, 2), 14: (7, 4, 3)}
MOORED = ((10, (0, 2, 1, 0, 3, 0, 2, 1)), (8, (1, 1, 3, 2)), (14, (3, 0, 0, 2, 3, 1, 2)), (12, (2, 3)))
WAITING = ((12, 6), (8, 6))
SCORES = ((17, 23, 12, 26), (5, 5, 5, 5))
STANDING = ((0, True, 2, True), (3, True, 5, False), (1, True, 7, True), (0, False, 4, True), (2, False, 6, True),
            (1, False, 2, False), (2, True, 4, False), (3, False, 7, False))  # fmt: skip


def shifted(cv: skia.Canvas, x: float, y: float, scale: float = 1) -> None:
    """Save the canvas and move its origin."""
    cv.save()
    cv.translate(x, y)
    cv.scale(scale, scale)


def prizes(cv: skia.Canvas, spots: list[tuple[float, float]], slots: int, scale: float) -> None:
    """The roundels of a ship on its flag."""
    for (x, y), metal, value in zip(spots, flags.METALS, PRIZES[slots], strict=False):
        shifted(cv, x, y, scale)
        flags.roundel(cv, metal, value)
        cv.restore()


def harbour(cv: skia.Canvas, side: str) -> None:
    """Ships at the piers and in the stacks."""
    for k, (slots, load) in enumerate(MOORED, 1):
        jetty, x = layout.pier(k)
        shifted(cv, x, layout.SHIP_Y)
        vessels.freighter(cv, slots)
        moorings(slots)(cv)
        for (sx, sy), crew in zip(layout.slot_centres(slots), load, strict=False):
            cargo(cv, sx, sy, layout.SLOT_R + 1, CREWS[crew])
        sx, sy = layout.slot_centres(slots)[len(load)]
        cv.translate(sx, sy)
        glow(circle(0, 0, layout.SLOT_R + 1))(cv)
        cv.restore()
        shifted(cv, jetty, layout.PENNANT_Y)
        flags.pennant(cv, side)
        prizes(cv, flags.pennant_spots(side), slots, 1)
        cv.restore()
    for (x, y), (slots, left) in zip(layout.STACKS, WAITING, strict=True):
        for k in range(3, -1, -1):
            shifted(cv, x + layout.STACK_STEP * k, y + layout.STACK_STEP * k, layout.STACK_SCALE)
            vessels.freighter(cv, slots, wake=k == 3)
            cv.restore()
        shifted(cv, x + 14, y - 58)
        flags.banner(cv, side)
        prizes(cv, flags.banner_spots(side), slots, flags.BANNER_ROUNDEL)
        cv.restore()
        shifted(cv, x - 82, y + 16, 1.3)
        tokens.count_plate(cv, str(left))
        cv.restore()


def records(cv: skia.Canvas, n: int) -> None:
    """Score markers, order tiles, coins."""
    by_cell: dict[int, list[int]] = {}
    for number, score in enumerate(SCORES[n == 7]):
        by_cell.setdefault(score, []).append(number)
    for score, numbers in by_cell.items():
        x, y = layout.score_cell(score)
        for number, (dx, dy, r) in zip(numbers, layout.SCORE_SPOTS[len(numbers)], strict=True):
            shifted(cv, x + dx, y + dy, r / 18)
            tokens.marker(cv, CREWS[number])
            cv.restore()
    tiles = layout.TILES[n]
    workers = [(crew, size) for crew in CREWS for size in SIZES]
    for k in range(tiles):
        crew, size = workers[k * 3 % 8]
        shifted(cv, *layout.rail_slot(k, tiles))
        tokens.order_tile(cv, crew, size == "large")
        cv.translate(-layout.RAIL_TILE / 2 + 5, -layout.RAIL_TILE / 2 + 5)
        tokens.count_plate(cv, str(k + 1))
        cv.restore()
    for x, y in layout.coin_wells()[:9]:
        coin(cv, x, y, layout.COIN_R)


def people(cv: skia.Canvas, n: int) -> None:
    """Workers on their places (or in the taverns), Jack and the Tally-Man."""
    if n == 7:
        for k, crew in enumerate(CREWS):
            for west, size in ((True, "large"), (False, "small")):
                figure(cv, *layout.seat(k, west), layout.WORKER_H[size], worker_look(crew, size == "large"), STAND)
    else:
        for number, large, i, north in STANDING:
            x, y = layout.place(i, north, n)
            h = layout.WORKER_H["large" if large else "small"]
            figure(cv, x, y + layout.FEET, h, worker_look(CREWS[number], large), STAND)
        figure(cv, layout.LANE_WEST, 600, layout.WORKER_H["large"], worker_look(CREWS[1], True), STRIDE[0])
    shifted(cv, *layout.HAMMOCK)
    jack_asleep(cv)
    cv.restore()
    shifted(cv, *layout.DESK)
    tally_at_desk(cv)
    cv.restore()


def laid_out(bare: Image.Image, scale: float, n: int) -> Image.Image:
    """The position on a bare quay of that scale."""

    def draw(cv: skia.Canvas) -> None:
        for i in range(1, n + 1):
            x = layout.place(i, True, n)[0]
            houses.warehouse(cv, x, i)
            for y, room in zip((layout.STORE_N_Y, layout.STORE_S_Y), ROOMS[i], strict=True):
                houses.contents(cv, x, y, *room)
        harbour(cv, "red" if n == 8 else "yellow")
        records(cv, n)
        people(cv, n)

    pieces = sprite(draw, (0, 0, layout.W, layout.H), scale)
    out = bare.copy()
    out.paste(pieces, (0, 0), pieces)
    return out
