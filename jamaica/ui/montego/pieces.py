"""The pieces of Montego Bay as they are seen: people, ships and tiles, and how they move."""

from collections.abc import Sequence

import pygame

from ...games.montego.rules.position import NOBODY
from ...games.montego.rules.state import State
from ...games.montego.rules.static import AWAY, PILOT
from ..entities import Entity, Layer, Point, World, between
from ..motion import Motion, chain, smooth
from ..table.animation import appear, wait
from ..table.context import TableContext
from ..table.effects import fly, strip
from . import ways
from .ground import Tile, cellar, coins, resting_place, score_markers
from .quay import Person, Piece, Quay, card_picture, tile_picture, worker_picture
from .sheet import Sheet
from .ships import Pennant, Ship, fleet_of, stacks

STRIDE = 19
"""Board units of one picture of a walk."""
FOOTFALL = 8
"""Pictures of a walk from one footstep that is heard to the next."""
PACE = 640
"""Board units a worker walks in a second."""
AT_REST = 0.4
"""Seconds that what only moves takes where nothing may move."""
BREATH = 0.7
"""Seconds of one picture of Lazy Jack asleep."""
CARD_AT = (2282, 1214)
"""Where cards are turned, and how high they are."""
CARD_HIGH = 330


def is_set(view: State, worker: int) -> bool:
    """In the set-up a worker comes to his tavern with his tile (M2.1, M2.3)."""
    return bool(view.round) or worker in view.order or worker == view.table.jack


class MontegoPieces:
    """Pictures that move, each where it is seen now."""

    def __init__(self, table: TableContext[State], quay: Quay) -> None:
        self.table, self.display, self.quay = table, table.display, quay
        self.world = World(quay)
        view = table.view
        self.people = [Person(quay, worker_picture(quay.crews, view, worker)) for worker in range(view.table.jack + 1)]
        self.tally = Person(quay, "tally")
        self.fleet: list[Ship] = []
        self.leaving: Ship | None = None
        self.tiles: dict[int, Tile] = {}
        """The order tiles, by worker."""
        self.sheet: Sheet | None = None
        """The scoring of the moment."""
        self.rows_read = 0
        """How many of its rows are shown."""
        self.points: Sequence[int] | None = None
        """What the markers show while points are counted."""
        self.asleep = True
        """Whether Lazy Jack is still in his hammock, though he has been hired."""
        self._breath = 0.0
        self.walking = NOBODY
        """The worker whose card was turned last."""
        self.blocked: Sequence[int] = ()
        """The two sides of a warehouse between which nobody gets through."""
        self.afloat = 0
        """Coins on their way to or from the stock: they do not lie there."""

    def panel_at(self, seat: int) -> Point:
        """The middle of a seat's panel, beside the board."""
        return self.quay.on_board(self.table.panel(seat).center)

    def lay_out(self, view: State) -> None:
        """Put all pictures where a view says."""
        self.sheet = self.leaving = self.points = None
        self.asleep = False
        self.walking, self.blocked = NOBODY, ()
        self.afloat = 0
        self.quay.dress(view)
        for worker, person in enumerate(self.people):
            person.name = worker_picture(self.quay.crews, view, worker)
            person.pose("stand")
            if view.at[worker] != AWAY:
                person.at = resting_place(self.quay, view, worker)
        self.fleet = fleet_of(self.quay, view, self.fleet, self.table.told_events())
        self.tiles = {worker: self.tile(view, worker, self.rail(place)) for place, worker in enumerate(view.order)}
        if 0 <= view.post < view.table.ring:
            self.tally.at = ways.post(self.quay, view.post)
            self.tally.pose("stand")

    def sync(self, view: State) -> None:
        """Put there what lies where a view says, but for what moves."""
        quay, world = self.quay, self.world
        tally_away, jack_away = not 0 <= view.post < view.table.ring, view.at[view.table.jack] == AWAY
        desk = [Piece(quay, "tally-desk", quay.facts["tally_desk"])] if tally_away else []
        world.lay("resting", desk)
        world.lay("hammock", [self._hammock()] if jack_away else [])
        world.lay("cay", [Piece(quay, "cay", quay.facts["cay"], Layer.FLAGS)])
        world.lay("stacks", stacks(quay, view))
        self.show_points(self.points or view.points)
        world.lay("coins", coins(quay, view.stock - self.afloat))
        world.lay("cellar", cellar(quay, view))
        world.lay("fleet", [*self.fleet, self.leaving] if self.leaving else self.fleet)
        ships = [(pier, ship) for pier, ship in enumerate(self.fleet) if ship.kind != PILOT]
        world.lay("pennants", [Pennant(quay, view, pier, ship) for pier, ship in ships])
        world.lay("people", self._on_quay(view))
        self._sync_tiles(view)

    def _on_quay(self, view: State) -> list[Person]:
        jack = view.table.jack
        there = [
            person
            for worker, person in enumerate(self.people)
            if view.at[worker] != AWAY and not (worker == jack and self.asleep) and is_set(view, worker)
        ]
        return [*there, self.tally] if 0 <= view.post < view.table.ring else there

    def _sync_tiles(self, view: State) -> None:
        jack, shown = view.table.jack, dict(self.tiles)
        if view.partner != NOBODY:
            x, y = self.quay.row["rail"]["jack"]
            shown[jack] = Tile(self.quay, "tile-jack", (x, y), 0)
        for worker, tile in shown.items():
            tile.place = view.order.index(worker) + 1 if worker in view.order else 0
            tile.lit = worker == self.walking
        self.world.lay("tiles", shown.values())

    def tile(self, view: State, worker: int, at: Point) -> Tile:
        """The order tile of a worker, at a place of the board."""
        return Tile(self.quay, tile_picture(self.quay.crews, view, worker), at, 0)

    def rail(self, place: int) -> Point:
        """Where the order tile of a place lies."""
        x, y = self.quay.row["rail"]["slots"][place]
        return x, y

    def _hammock(self) -> Piece:
        first, breaths = self.quay.sequence("jack-hammock", "asleep")
        return Piece(self.quay, "jack-hammock", self.quay.facts["hammock"], frame=first + int(self._breath) % breaths)

    def breathe(self, seconds: float, view: State) -> bool:
        """Lazy Jack sleeps on; True if he is seen to."""
        before = int(self._breath)
        self._breath += seconds / BREATH
        if int(self._breath) == before or view.at[view.table.jack] != AWAY:
            return False
        self.world.lay("hammock", [self._hammock()])
        return True

    def show_points(self, points: Sequence[int]) -> None:
        """The markers show so many points of each seat."""
        self.points = points if self.sheet else None
        self.world.lay("score", score_markers(self.quay, points))

    # Motions

    def lasts(self, seconds: float) -> float:
        """How long something takes that is only a motion."""
        return seconds if self.display.moves else min(seconds, AT_REST)

    def stand(self, worker: int, space: int) -> None:
        """A worker has come to a space."""
        person = self.people[worker]
        person.at = self.quay.feet(space)
        person.pose("stand")

    def appear(self, entity: Entity, sound: str) -> None:
        """Something appears, and is heard."""
        appear(self.world, self.display.sounds, entity, sound)

    def hear(self, sound: str) -> None:
        """A sound."""
        self.display.sounds.play(sound)

    def stroll(self, person: Person, way: Sequence[Point], seconds: float | None = None) -> Motion:
        """Somebody walks a way."""
        far, heard = ways.length(way), [-1]

        def step(part: float) -> None:
            person.at, ahead = ways.along(way, part)
            if part >= 1.0:
                return
            steps = int(part * far / STRIDE)
            person.face(ahead, steps)
            if steps // FOOTFALL != heard[0]:
                heard[0] = steps // FOOTFALL
                self.hear("footstep")

        return Motion(far / PACE if seconds is None else seconds, step)

    def turned(self, worker: int, card: int) -> tuple[Entity, Motion]:
        """A worker's card, and how it is turned over."""
        high = self.quay.px(CARD_HIGH)
        sides = [
            self.display.pictures.high(card_picture(self.quay.crews, self.table.view, worker, face), high)
            for face in (0, card)
        ]
        shown = [sides[0]]
        entity = Entity(CARD_AT, lambda: shown[0], layer=Layer.CARDS)

        def turn(part: float) -> None:
            side, wide = (sides[0], 1 - part * 4) if part < 0.25 else (sides[1], min(1.0, (part - 0.25) * 4))
            shown[0] = pygame.transform.smoothscale(side, (max(1, round(side.get_width() * wide)), high))

        return entity, Motion(0.7, turn)

    def slide(self, order: Sequence[int]) -> Motion:
        """The order tiles move to their new places; the last one jumps to the front."""
        starts = {worker: tile.at for worker, tile in self.tiles.items()}
        for place, worker in enumerate(order):
            self.tiles.setdefault(worker, self.tile(self.table.view, worker, self.rail(place)))

        def move(part: float) -> None:
            for place, worker in enumerate(order):
                x, y = between(starts.get(worker, self.rail(place)), self.rail(place), smooth(part))
                self.tiles[worker].at = (x, y - (280 * part * (1 - part) if place == 0 else 0))

        return Motion(0.8, move)

    def dust(self, at: Point, late: float = 0.0) -> Motion:
        """A cloud of dust where somebody is shoved, so many seconds later."""
        facts = {**self.display.pictures.facts("montego/pieces")["sprites"]["dust"]}
        facts["anchor"] = (0.5, 0.5)
        return chain(wait(late), strip(self.display, self.world, "montego/dust", facts, at, self.quay.px(152)))

    def coins(self, amount: int, start: Point, end: Point) -> Motion:
        """Coins fly over the table, spinning."""
        pictures, high = self.display.pictures, self.display.px(30)
        cell = tuple(pictures.facts("montego/pieces")["sprites"]["coin-spin"]["size"])
        size = (round(high * cell[0] / cell[1]), high)
        turn = [pictures.frame("montego/coin-spin", (cell[0], cell[1]), number, size) for number in range(8)]
        return fly(self.display, self.world, turn[0], amount, start, end, turn)

    def stock(self) -> Point:
        """The middle of the coins in stock."""
        x, y = self.quay.facts["coins"]["wells"][7]
        return x, y
