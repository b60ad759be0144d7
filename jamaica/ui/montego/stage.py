"""The stage of Montego Bay: people, ships and tiles as they are seen, and how they move."""

from collections.abc import Callable, Sequence

import pygame

from ...games.montego.rules.position import NOBODY
from ...games.montego.rules.state import State
from ...games.montego.rules.static import AWAY
from ..display import Display
from ..entities import Entity, Point, between
from ..motion import Motion, smooth
from ..table.effects import fly, strip
from ..table.story import Story
from . import ways
from .ground import resting_place
from .quay import Person, Quay, card_picture, worker_picture
from .sheet import Sheet
from .ships import Ship, fleet_of

STRIDE = 26
"""Board units of one step."""
PACE = 760
"""Board units a worker walks in a second."""
CARD_AT = (2282, 1214)
"""Where cards are turned, and how high they are."""
CARD_HIGH = 330


class Stage(Story[State]):
    """People, ships and tiles as they are seen."""

    def __init__(self, display: Display, quay: Quay, view: State, panel_at: Callable[[int], Point]) -> None:
        super().__init__(display, view)
        self.quay = quay
        self.panel_at = panel_at
        """Where a seat's coins and barrels are, on the screen."""
        self.people = [
            Person(quay, worker_picture(quay.crews, view, worker), (0, 0)) for worker in range(view.table.jack + 1)
        ]
        self.tally = Person(quay, "tally", (0, 0))
        self.fleet: list[Ship] = []
        self.leaving: Ship | None = None
        self.tiles: dict[int, Point] = {}
        self.sheet: Sheet | None = None
        self.walking = NOBODY
        """The worker whose card was turned last."""
        self.blocked: Sequence[int] = ()
        """The two sides of a warehouse between which nobody gets through."""
        self.show(view)

    def show(self, view: State) -> None:
        self.view = view
        self.crowd.clear()
        self.sheet = self.leaving = None
        self.walking, self.blocked = NOBODY, ()
        self.quay.dress(view)
        for worker, person in enumerate(self.people):
            person.name = worker_picture(self.quay.crews, view, worker)
            person.pose("stand")
            if view.at[worker] != AWAY:
                person.at = resting_place(self.quay, view, worker)
        self.fleet = fleet_of(self.quay, view, self.fleet)
        self.tiles = {worker: self.rail(place) for place, worker in enumerate(view.order)}
        if 0 <= view.post < view.table.ring:
            self.tally.at = ways.post(self.quay, view.post)
            self.tally.pose("stand")

    def rail(self, place: int) -> Point:
        """Where the order tile of a place lies."""
        x, y = self.quay.row["rail"]["slots"][place]
        return x, y

    @property
    def crew(self) -> list[Person]:
        """Everybody who is on the quay."""
        view = self.view
        there = [person for worker, person in enumerate(self.people) if view.at[worker] != AWAY]
        return [*there, self.tally] if 0 <= view.post < view.table.ring else there

    # Motions

    def stand(self, worker: int, space: int) -> None:
        """A worker has come to a space."""
        person = self.people[worker]
        self.view.at[worker], person.at = space, self.quay.feet(space)
        person.pose("stand")

    def hear(self, sound: str) -> None:
        """A sound."""
        self.display.sounds.play(sound)

    def stroll(self, person: Person, way: Sequence[Point], seconds: float | None = None) -> Motion:
        """Somebody walks a way."""
        far = ways.length(way)

        def step(part: float) -> None:
            person.at, ahead = ways.along(way, part)
            if part < 1.0:
                person.face(ahead, int(part * far / STRIDE))

        return Motion(far / PACE if seconds is None else seconds, step)

    def stumble(self, person: Person, way: Sequence[Point]) -> Motion:
        """Somebody goes a way backwards."""

        def step(part: float) -> None:
            person.at, (ahead, _) = ways.along(way, part)
            person.pose("shoved-left" if ahead < 0 else "shoved-right")

        return Motion(0.3 + ways.length(way) / PACE, step)

    def turned(self, worker: int, card: int) -> tuple[Entity, Motion]:
        """A worker's card, and how it is turned over."""
        high = self.quay.px(CARD_HIGH)
        sides = [
            self.display.pictures.high(card_picture(self.quay.crews, self.view, worker, face), high)
            for face in (0, card)
        ]
        shown = [sides[0]]
        entity = Entity(self.quay.on_screen(CARD_AT), lambda: shown[0], layer=5)

        def turn(part: float) -> None:
            side, wide = (sides[0], 1 - part * 4) if part < 0.25 else (sides[1], min(1.0, (part - 0.25) * 4))
            shown[0] = pygame.transform.smoothscale(side, (max(1, round(side.get_width() * wide)), high))

        return entity, Motion(0.7, turn)

    def slide(self, order: Sequence[int]) -> Motion:
        """The order tiles move to their new places; the last one jumps to the front."""
        starts = dict(self.tiles)

        def move(part: float) -> None:
            for place, worker in enumerate(order):
                x, y = between(starts.get(worker, self.rail(place)), self.rail(place), smooth(part))
                self.tiles[worker] = (x, y - (280 * part * (1 - part) if place == 0 else 0))

        return Motion(0.8, move)

    def dust(self, at: Point) -> Motion:
        """A cloud of dust where somebody is shoved."""
        facts = {**self.display.pictures.facts("montego/pieces")["sprites"]["dust"]}
        facts["anchor"] = (0.5, 0.5)
        screen = self.quay.on_screen(at)
        return strip(self.display, self.crowd, "montego/dust", facts, screen, self.quay.px(152))

    def coins(self, amount: int, start: Point, end: Point) -> Motion:
        """Coins fly over the screen."""
        picture = self.display.pictures.high("montego/coin", self.display.px(28))
        return fly(self.display, self.crowd, picture, amount, start, end)

    def stock(self) -> Point:
        """The middle of the coins in stock, on the screen."""
        return self.quay.on_screen(self.quay.facts["coins"]["wells"][7])
