"""What stands on the quay: score markers, order tiles, coins, the cellar, and the people from north to south."""

import pygame

from ...games.montego.rules.position import NOBODY, Position
from ..entities import Point
from .quay import Quay, colour_of, tile_picture

MARKER = 18
"""The radius of a score marker as painted; of a coin; of a barrel."""
COIN = 31
CELLAR_ZOOM = 0.78
PLACE_ZOOM = 1.05
"""How large the figure of its place is on an order tile."""
LAP = 50
"""Points of one lap of the score track."""


def draw_score(window: pygame.Surface, quay: Quay, view: Position) -> None:
    """The markers on the score track; beyond 49 points they turn over and begin again."""
    cells: dict[int, list[int]] = {}
    for seat, points in enumerate(view.points):
        cells.setdefault(points % LAP, []).append(seat)
    facts = quay.facts["score"]
    for cell, seats in cells.items():
        x, y = facts["cells"][cell]
        for seat, (dx, dy, radius) in zip(seats, facts["spots"][str(len(seats))], strict=True):
            name = f"marker-{quay.crews[seat]}" + ("-50" if view.points[seat] >= LAP else "")
            quay.put(window, name, (x + dx, y + dy), zoom=radius / MARKER)


def draw_coins(window: pygame.Surface, quay: Quay, view: Position) -> None:
    """The silver coins in stock."""
    facts = quay.facts["coins"]
    for well in facts["wells"][: view.stock]:
        quay.put(window, "coin", well, zoom=facts["radius"] / COIN)


def draw_cellar(window: pygame.Surface, quay: Quay, view: Position) -> None:
    """The barrels in the tavern by the Tally-Man (M11.2)."""
    for seat, barrels in enumerate(view.cellar):
        x, y = quay.facts["cellar"]["places"][seat]
        for number in range(barrels):
            quay.put(window, f"barrel-{quay.crews[seat]}", (x, y - 5 * number), zoom=CELLAR_ZOOM)
        if barrels > 1:
            quay.put(window, "count-plates", (x - 20, y - 5 * barrels - 16), barrels)


def draw_tiles(window: pygame.Surface, quay: Quay, view: Position, tiles: dict[int, Point], active: int) -> None:
    """The order tiles; the one whose worker walks is lit."""
    for worker, at in tiles.items():
        quay.put(window, tile_picture(quay.crews, view, worker), at)
        place = view.order.index(worker) + 1 if worker in view.order else 0
        if place:
            quay.put(window, "count-plates", (at[0] - 34, at[1] - 34), place, zoom=PLACE_ZOOM)
        if worker == active:
            quay.put(window, "focus-tile", at)
    if view.partner != NOBODY:
        quay.put(window, "tile-jack", quay.row["rail"]["jack"])
        if active == view.table.jack:
            quay.put(window, "focus-tile", quay.row["rail"]["jack"])


def resting_place(quay: Quay, view: Position, worker: int) -> Point:
    """Where a worker has his boots: on his space, beside his partner, or in a tavern."""
    jack = worker == view.table.jack
    space = view.at[worker]
    if space >= 0:
        x, y = quay.feet(space)
    else:
        tavern = quay.facts["taverns"]["west" if space == -1 else "east"]
        x, y = tavern["seats"][colour_of(view, view.partner if jack else worker)]
    if jack and view.at.count(space) > 1:
        dx, dy = quay.facts["jack_beside"]
        return x + dx, y + dy
    return x, y
