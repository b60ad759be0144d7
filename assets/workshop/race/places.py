"""Where things lie on the Jamaica board: symbols, score plates, berths, lanes to sail along; and their export."""

from __future__ import annotations

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

from kit.curves import biggest
from kit.sheet import FRAME, H, W
from race.geometry import XY, Board, Space, build

SQUARE, GAP = 36, 6  # a food square and the gap between two
SUN, MOON, WELL = (1010.0, 850.0), (1570.0, 850.0), 62.0  # dice wells: centres, half side
PILE = (1290.0, 862.0, 154.0, 218.0)  # treasure pile: centre, size of a card
LAUREL = (2424.0, 296.0)  # the score of Port Royal
CHEST, CHEST_LIFT = 56, 15  # width of a chest on its lair, and how far above the symbol's centre it stands
EXTENT = {"lair": (104, 92), "port": (84, 84), "port_royal": (10, 10)}  # width and height of the symbols


def arranged() -> Board:
    """The board with everything in its place."""
    board = build()
    for sp in board.spaces:
        if sp.kind != "sea":
            place_symbol(sp, board, Polygon())
    part_medallions(board.spaces)
    taken = unary_union([Point(sp.symbol).buffer(50) for sp in board.spaces if sp.kind in ("port", "lair")])
    for sp in board.spaces:
        if sp.kind == "sea":
            place_symbol(sp, board, taken)
    for sp in board.spaces:
        place_berths(sp)
    return board


def shared_edge_middle(q: Polygon, shore: Polygon) -> np.ndarray:
    """Middle of the stretch of coast a space touches."""
    edge = shapely.line_merge(q.exterior.intersection(shore.buffer(2)))
    edge = max(getattr(edge, "geoms", [edge]), key=lambda g: g.length)
    return np.array(edge.interpolate(0.5, normalized=True).coords[0])


def layouts(sp: Space) -> list[list[XY]]:
    """Ways to print the symbol: lists of offsets (squares), or one block."""
    if sp.kind != "sea":
        return [[(0, 0)]]
    p = SQUARE + GAP
    row = [((i - (sp.cost - 1) / 2) * p, 0) for i in range(sp.cost)]
    two = {
        2: [(0, -p / 2), (0, p / 2)],
        3: [(-p / 2, -p / 2), (p / 2, -p / 2), (0, p / 2)],
        4: [(-p / 2, -p / 2), (p / 2, -p / 2), (-p / 2, p / 2), (p / 2, p / 2)],
    }
    return [two[4]] if sp.cost == 4 else [row] + ([two[sp.cost]] if sp.cost in two else [])


def extent(sp: Space, layout: list[XY]) -> XY:
    """Width and height of the printed symbol."""
    if sp.kind != "sea":
        return EXTENT[sp.kind]
    w, h = np.abs(np.array(layout)).max(0) * 2 + SQUARE
    return float(w), float(h)


def part_medallions(spaces: list[Space], least: float = 90) -> None:
    """Push round symbols on the coast apart where they crowd."""
    moving = [s for s in spaces if s.kind in ("port", "lair")]
    for _ in range(60):
        for i, a in enumerate(moving):
            for b in moving[i + 1 :]:
                d = np.array(b.symbol) - np.array(a.symbol)
                dist = np.hypot(*d)
                gap = least + 8 * ((a.kind == "lair") + (b.kind == "lair"))
                if dist < gap:
                    push = d / dist * (gap - dist) * 0.5
                    a.symbol, b.symbol = tuple(np.array(a.symbol) - push), tuple(np.array(b.symbol) + push)


def place_symbol(sp: Space, board: Board, taken: shapely.Geometry) -> None:
    """Symbol on the coast side of the space: medallion on the shore, squares and skull in the water."""
    q = sp.polygon
    c = np.array(q.centroid.coords[0])
    shore = board.island if q.distance(board.island) < 1 else min(board.islets.values(), key=q.distance)
    foot = shared_edge_middle(q, shore)
    inward = (foot - c) / np.linalg.norm(foot - c)
    sp.inward, sp.coast = tuple(inward), tuple(foot)
    sp.layout = layouts(sp)[0]
    if sp.kind in ("port", "port_royal"):
        sp.symbol = tuple(foot - inward * 2)
        return
    best: tuple[float, XY, list[XY]] | None = None  # slide off the coast until the symbol swims free
    edges = q.exterior.difference(shore.buffer(3))  # rules and rim
    water = q.union(shore.intersection(q.buffer(40))) if sp.kind == "lair" else q
    for n, layout in enumerate(layouts(sp)):
        w, h = extent(sp, layout)
        for t in range(26 if sp.kind == "lair" else 18, 112, 4):
            for side in range(-36, 37, 6):
                x, y = foot - inward * t + np.array([-inward[1], inward[0]]) * side
                r = box(x - w / 2 - 7, y - h / 2 - 7, x + w / 2 + 7, y + h / 2 + 7)
                value = r.intersection(water).area / r.area * 400 - t * 0.8 - abs(side) * 0.3 - n * 8
                value += 2.2 * min(r.distance(edges), 16) if sp.kind == "sea" else 0
                value -= 2 * r.intersection(taken).area ** 0.5
                if best is None or value > best[0]:
                    best = (value, (float(x), float(y)), layout)
    _, sp.symbol, sp.layout = best


def free_water(sp: Space) -> Polygon:
    """The part of a space where nothing is printed."""
    x, y = sp.symbol
    w, h = extent(sp, sp.layout)
    free = sp.polygon.difference(box(x - w / 2, y - h / 2, x + w / 2, y + h / 2))
    if sp.kind == "port_royal":  # ribbon with the name, laurelled 15
        free = free.difference(unary_union([box(2120, FRAME, 2480, 178), Point(LAUREL).buffer(74)]))
    if sp.score > 0 and sp.kind != "port_royal":
        free = free.difference(Point(sp.plate).buffer(38))
    return biggest(free)


def place_berths(sp: Space) -> None:
    """Score plate at the border; six berths as a 3 x 2 or 2 x 3 grid; the place of a lone ship in the widest water."""
    if sp.score > 0 and sp.kind != "port_royal":
        sp.plate = (sp.polygon.intersection(box(0, 0, W, FRAME + 60)).centroid.x, FRAME + 38)
    free = free_water(sp)
    middle = free.centroid.coords[0]
    x0, y0, x1, y1 = free.bounds
    xs, ys = np.meshgrid(np.arange(x0 + 20, x1 - 20, 6), np.arange(y0 + 20, y1 - 20, 6))
    candidates = np.stack([xs.ravel(), ys.ravel()], 1)
    best: tuple[float, int, np.ndarray] | None = None
    for cols, rows in ((3, 2), (2, 3)):
        grid = np.array([((i - (cols - 1) / 2), (j - (rows - 1) / 2)) for j in range(rows) for i in range(cols)])
        for scale in (1.5, 1.35, 1.2, 1.1, 1, 0.92, 0.84, 0.76, 0.7, 0.64):
            pts = candidates[:, None, :] + grid[None] * np.array([66, 58]) * scale
            inside = shapely.contains_xy(free, pts[..., 0], pts[..., 1])
            room = np.where(inside, shapely.distance(free.boundary, shapely.points(pts)), -1).min(1)
            value = np.minimum(room, 24) * 8 + scale * 50 - np.hypot(*(candidates - middle).T) * 0.15
            value[room < 15] -= 900
            k = int(np.argmax(value))
            if best is None or value[k] > best[0]:
                best = (float(value[k]), k, pts[k])
    sp.berths = [tuple(p) for p in best[2]]
    inside = candidates[shapely.contains_xy(free, candidates)]
    room = shapely.distance(free.boundary, shapely.points(inside))
    k = int(np.argmax(np.minimum(room, 80) - 0.1 * np.hypot(*(inside - middle).T)))
    sp.centre, sp.room = tuple(inside[k]), float(room[k])


def lane(board: Board, a: Space, z: Space, steps: int = 11) -> list[XY]:
    """Way of a ship from the centre of a space to the next one: through the gap of the rule, square to it."""
    p0, p2 = np.array(a.centre), np.array(z.centre)
    rule = board.rules[a.number, z.number]
    crossing = rule.interpolate(np.clip(rule.project(Point((p0 + p2) / 2)), 34, rule.length - 34))
    p1 = np.array(crossing.coords[0])
    c = np.array(rule.coords)
    across = np.array([-(c[-1] - c[0])[1], (c[-1] - c[0])[0]]) / np.linalg.norm(c[-1] - c[0])
    across *= np.sign(across @ (p2 - p0))
    water = unary_union([a.polygon, z.polygon]).buffer(1.0)
    t = np.linspace(0, 1, steps)[:, None]
    for pull in (1.0, 0.6, 0.3, 0.0):  # Hermite arcs, less bowed if they would run ashore
        arcs = []
        for s, e, ms, me in ((p0, p1, p1 - p0, across), (p1, p2, across, p2 - p1)):
            size = np.linalg.norm(e - s)
            ms = (1 - pull) * (e - s) + pull * ms / np.linalg.norm(ms) * size
            me = (1 - pull) * (e - s) + pull * me / np.linalg.norm(me) * size
            h = 2 * t**3 - 3 * t**2
            arcs.append((h + 1) * s + (t**3 - 2 * t**2 + t) * ms - h * e + (t**3 - t**2) * me)
        way = np.vstack([arcs[0], arcs[1][1:]])
        if water.contains(LineString(way)):
            return [tuple(p) for p in way]
    raise ValueError(f"no way from space {a.number} to {z.number} stays on the water")


def chest_foot(s: Space) -> XY:
    """Where the chest of a lair stands: on the crown of its skull."""
    return s.symbol[0], s.symbol[1] - CHEST_LIFT


def rounded(points: object) -> list:
    """Coordinates with one decimal, as plain lists."""
    return np.round(np.asarray(points, float), 1).tolist()


def seal_at(board: Board) -> XY:
    """Where the red seal lies, on the islet between the two red lines."""
    islet = board.islets["NW"]
    x = islet.bounds[2] - 74
    return x, LineString([(x, 0), (x, 600)]).intersection(islet).centroid.y


def export(board: Board) -> dict:
    """What the game needs to know about the picture of the board, in board units."""
    by_number = {s.number: s for s in board.spaces}
    spaces = []
    for s in board.spaces:
        entry = {
            "space": s.number,
            "centre": rounded(s.centre),
            "room": round(s.room, 1),
            "berths": rounded(s.berths),
            "symbol": rounded(s.symbol),
            "symbol_size": rounded(extent(s, s.layout)),
            "polygon": rounded(s.polygon.simplify(0.8).exterior.coords[:-1]),
            "lanes": {str(n): rounded(lane(board, s, by_number[n])) for n in s.next},
        }
        if s.kind == "sea":
            entry["squares"] = rounded(np.array(s.symbol) + np.array(s.layout))
        if s.kind == "lair":
            entry["chest"] = rounded(chest_foot(s))
        if s.score > 0:
            entry["score"] = rounded(LAUREL if s.kind == "port_royal" else s.plate)
        spaces.append(entry)
    return {
        "size": [W, H],
        "frame": FRAME,
        "square": SQUARE,
        "chest_width": CHEST,
        "wells": {"morning": rounded(SUN), "evening": rounded(MOON), "half": WELL},
        "pile": {"centre": rounded(PILE[:2]), "card": rounded(PILE[2:])},
        "red_lines": [rounded(line.coords) for line in board.red],
        "seal": rounded(seal_at(board)),
        "spaces": spaces,
    }
