"""What lies on the quay: score markers, order tiles, coins and barrels in the cellar; and where people stand."""

from collections.abc import Sequence

import pygame

from ...games.montego.rules.position import Position
from ..entities import BoardSpace, Entity, Layer, Point
from .quay import Piece, Quay, colour_of

MARKER = 18
"""The radius of a score marker as painted; of a coin; of a barrel."""
COIN = 31
CELLAR_ZOOM = 0.78
PLACE_ZOOM = 1.05
"""How large the figure of its place is on an order tile."""
LAP = 50
"""Points of one lap of the score track."""


def score_markers(quay: Quay, points_of: Sequence[int]) -> list[Entity]:
    """The markers on the score track; beyond 49 points they turn over and begin again."""
    cells: dict[int, list[int]] = {}
    for seat, points in enumerate(points_of):
        cells.setdefault(points % LAP, []).append(seat)
    facts, made = quay.facts["score"], list[Entity]()
    for cell, seats in cells.items():
        x, y = facts["cells"][cell]
        for seat, (dx, dy, radius) in zip(seats, facts["spots"][str(len(seats))], strict=True):
            name = f"marker-{quay.crews[seat]}" + ("-50" if points_of[seat] >= LAP else "")
            made.append(Piece(quay, name, (x + dx, y + dy), zoom=radius / MARKER))
    return made


def coins(quay: Quay, count: int) -> list[Entity]:
    """The silver coins in stock."""
    facts = quay.facts["coins"]
    return [Piece(quay, "coin", well, zoom=facts["radius"] / COIN) for well in facts["wells"][:count]]


def cellar(quay: Quay, view: Position) -> list[Entity]:
    """The barrels in the tavern by the Tally-Man (M11.2)."""
    return [
        BarrelStack(quay, seat, barrels, quay.facts["cellar"]["places"][seat])
        for seat, barrels in enumerate(view.cellar)
        if barrels
    ]


class BarrelStack(Piece):
    """A seat's barrels in the cellar, one on the other, with their number."""

    def __init__(self, quay: Quay, seat: int, barrels: int, at: Sequence[float]) -> None:
        super().__init__(quay, f"barrel-{quay.crews[seat]}", at, zoom=CELLAR_ZOOM)
        self.barrels = barrels

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """From the lowest to the highest."""
        x, y = self.at
        for number in range(self.barrels):
            self.quay.put(window, self.name, (x, y - 5 * number), zoom=self.zoom)
        if self.barrels > 1:
            self.quay.put(window, "count-plates", (x - 20, y - 5 * self.barrels - 16), self.barrels)


class Tile(Piece):
    """An order tile with the figure of its place; the one whose worker walks is lit."""

    def __init__(self, quay: Quay, name: str, at: Point, place: int) -> None:
        """`place`: counted from 1, or 0 if it has none."""
        super().__init__(quay, name, at, Layer.TILES)
        self.place, self.lit = place, False

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The tile."""
        super().draw(window, space)
        if self.place:
            x, y = self.at
            self.quay.put(window, "count-plates", (x - 34, y - 34), self.place, zoom=PLACE_ZOOM)
        if self.lit:
            self.quay.put(window, "focus-tile", self.at)


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
