"""The quay on the screen: ground, warehouses, lanes and places in board units, and the sprites that stand on it."""

from collections.abc import Sequence

import pygame

from ...games.montego.rules.data import Room
from ...games.montego.rules.position import Position
from ..display import Display
from ..entities import BoardSpace, Entity, Layer, Point
from ..lettering import CREAM, INK
from ..pictures import Facts
from .rings import draw_ring, is_below, ring_of

LISTS = ("warehouses", "ships", "voyages", "pieces", "workers", "highlights", "cards")
MANY = 5
"""From so many barrels on a storeroom shows a heap."""
TAG = 48
"""How far below the middle of a place its name stands, how large it is, and the smallest pixels it can be read in."""
TAG_SIZE = 34
TAG_LEAST = 11


class Quay(BoardSpace):
    """The quay, scaled to its rectangle. A sprite's anchor lies on the point it is put on."""

    def __init__(self, display: Display, crews: Sequence[str]) -> None:
        self.facts: Facts = display.pictures.facts("montego/quay")
        super().__init__(self.facts["units"][0])
        self.display = display
        self.crews = crews
        """The crews' words in the pictures, by seat; with two players the last two are their third workers."""
        self.row: Facts = self.facts["rows"]["8"]
        """Ring, warehouses and rail for the number of warehouses."""
        self._sprites: dict[str, tuple[float, Facts]] = {}
        for name in LISTS:
            facts = display.pictures.facts(f"montego/{name}")
            self._sprites |= {sprite: (facts["scale"], part) for sprite, part in facts["sprites"].items()}
        self._ground: pygame.Surface | None = None
        self._shown: tuple[Sequence[int], Sequence[Room], tuple[int, int]] = ((), (), (0, 0))

    # Measures

    def box(self, corners: Sequence[float]) -> pygame.Rect:
        """A rectangle from its left, top, right and bottom, on the screen."""
        left, top, right, bottom = corners
        return self.around(((left + right) / 2, (top + bottom) / 2), right - left, bottom - top)

    def cellar(self) -> pygame.Rect:
        """Where barrels lie in the tavern by the Tally-Man."""
        (left, y), (right, _) = self.facts["cellar"]["places"][0], self.facts["cellar"]["places"][-1]
        return self.box((left - 30, y - 30, right + 30, y + 30))

    def feet(self, space: int) -> Point:
        """Where a worker on a space has his boots."""
        x, y = self.row["ring"][space]["feet"]
        return x, y

    def lane(self, space: int) -> list[Point]:
        """The way from a space to the next one, for boots."""
        return [(x, y + self.facts["feet"]) for x, y in self.row["ring"][space]["path"]]

    def store(self, space: int) -> Point:
        """The storeroom beside a space."""
        ring = self.row["ring"][space]
        x, y = self.row["warehouses"][ring["warehouse"] - 1][ring["side"]]
        return x, y

    def slots(self, count: int) -> tuple[list[Point], float]:
        """The slots of a ship from its berth, and their size; ships of other sizes than painted have a plain deck."""
        if str(count) in self.facts["ships"]:
            return [(x, y) for x, y in self.facts["ships"][str(count)]["slots"]], 1.0
        left, top, right, bottom = self.facts["plain_ship"]["deck"]
        columns = 4 if count <= 16 else 6
        rows = -(-count // columns)
        step = min((right - left) / columns, (bottom - top) / rows)
        radius = self.facts["slot_radius"]
        first = (left + right) / 2 - step * (columns - 1) / 2, top + step / 2
        places = [(first[0] + step * (slot % columns), first[1] + step * (slot // columns)) for slot in range(count)]
        return places, min(1.0, step / (2 * radius + 4))

    # Sprites

    def sequence(self, name: str, pose: str) -> tuple[int, int]:
        """First frame and number of frames of a pose."""
        first, count = self._sprites[name][1]["sequences"][pose]
        return first, count

    def sprite(self, name: str, frame: int = 0, zoom: float = 1.0) -> tuple[pygame.Surface, Point]:
        """A frame of a sprite, and its anchor."""
        scale, facts = self._sprites[name]
        fit = self.scale * zoom / scale
        wide, high = facts["size"]
        size = (round(wide * fit), round(high * fit))
        picture = self.display.pictures.frame(f"montego/{name}", (wide, high), frame, size)
        return picture, (facts["anchor"][0] * fit, facts["anchor"][1] * fit)

    def put(
        self, window: pygame.Surface, name: str, at: Sequence[float], frame: int = 0, zoom: float = 1.0
    ) -> None:  # fmt: skip
        """Draw a sprite with its anchor on a point of the quay, in a ring if the palette asks for rings."""
        picture, anchor = self.sprite(name, frame, zoom)
        x, y = self.on_screen(at)
        ring = ring_of(self.display.palette, name)
        if ring and is_below(name):
            draw_ring(window, name, (x, y), ring, self.scale)
        window.blit(picture, (x - anchor[0], y - anchor[1]))
        if ring and not is_below(name):
            draw_ring(window, name, (x, y), ring, self.scale * zoom)

    def put_figure(self, window: pygame.Surface, view: Position, space: int) -> None:
        """The figure of a storeroom once more, over the light that was put on it."""
        (x, y), plate = self.store(space), self.display.pictures.facts("montego/warehouses")["plate"]
        at, room = (x + plate["at"][0], y + plate["at"][1]), view.rooms[space]
        if room.barrels >= MANY:
            self.put(window, "count-plates", at, self.figure("count-plates", room.barrels))
            return
        clip, around = window.get_clip(), 2 * plate["radius"] + 4
        window.set_clip(self.around(at, around, around).clip(clip))
        self.put(window, store_picture(room), (x, y))
        window.set_clip(clip)

    def figure(self, name: str, number: int) -> int:
        """The frame of a sprite that shows a number; the highest if there is none."""
        first, count = self.sequence(name, "figures")
        return first + min(number, count - 1)

    # The ground

    def resize(self, rect: pygame.Rect) -> None:
        """Another rectangle."""
        if rect != self.rect:
            self.rect = rect
            self._ground = None

    def close(self) -> None:
        """Let the large picture go."""
        self._ground = None

    def dress(self, view: Position) -> None:
        """The row of warehouses of this game."""
        self.row = self.facts["rows"][str(view.table.warehouses)]

    def draw_ground(self, window: pygame.Surface, view: Position) -> None:
        """Quay and warehouses; painted once. While they are set up, each new one is added."""
        houses, rooms, size = shown = (view.houses, view.rooms, self.rect.size)
        if self._ground is None or self._shown != shown:
            before, stored, was = self._shown
            if self._ground is None or was != size or stored or houses[: len(before)] != before:
                self._ground, before = self._bare(view), ()
            self._build(self._ground, houses, len(before), rooms)
            self._shown = shown
        window.blit(self._ground, self.rect)

    def _bare(self, view: Position) -> pygame.Surface:
        pictures, name = self.display.pictures, f"montego/quay-{view.table.warehouses}"
        made = pictures.get(name, self.rect.size).convert()
        pictures.drop(name)
        pictures.forget()
        return made

    def _build(self, made: pygame.Surface, houses: Sequence[int], first: int, rooms: Sequence[Room]) -> None:
        """Warehouses from the first new one on, and what lies in all of them, on a surface of the board's own."""
        pictures, place = self.display.pictures, self.rect
        self.rect = made.get_rect()
        for number, house in enumerate(houses[first:], start=first):
            self.put(made, f"house-{house // 2 + 1}", self.row["warehouses"][number]["centre"])
        for space, room in enumerate(rooms):
            self.put(made, store_picture(room), self.store(space))
            if room.barrels >= MANY:
                x, y = self.store(space)
                aside, above = pictures.facts("montego/warehouses")["plate"]["at"]
                self.put(made, "count-plates", (x + aside, y + above), self.figure("count-plates", room.barrels))
        self.rect = place

    def draw_names(self, window: pygame.Surface) -> None:
        """The names of the places, large enough to be read: the log speaks of them."""
        for place in self.row["ring"]:
            line = self.display.text.line(place["name"], max(TAG_LEAST, self.px(TAG_SIZE)), INK, bold=True)
            x, y = self.on_screen((place["centre"][0], place["centre"][1] + TAG))
            plate = pygame.Rect(0, 0, line.get_width() + self.px(16), self.px(TAG_SIZE + 4))
            plate.center = (round(x), round(y))
            pygame.draw.rect(window, INK, plate.inflate(2, 2), border_radius=self.px(11))
            pygame.draw.rect(window, CREAM, plate, border_radius=self.px(10))
            window.blit(line, line.get_rect(center=plate.center))


def store_picture(room: Room) -> str:
    """The picture of what lies in a storeroom."""
    coin = "-coin" if room.coins else ""
    if room.broken:
        return f"store-broken-{min(room.broken, 2)}{coin}"
    return f"store-barrel-{'many' if room.barrels >= MANY else room.barrels}{coin}"


class Piece(Entity):
    """A sprite on the quay, placed in board units."""

    def __init__(
        self, quay: Quay, name: str, at: Sequence[float], layer: Layer = Layer.GROUND, frame: int = 0,
        zoom: float = 1.0,
    ) -> None:  # fmt: skip
        super().__init__((at[0], at[1]), self._picture, layer=layer)
        self.quay, self.name, self.frame, self.zoom = quay, name, frame, zoom

    def _picture(self) -> pygame.Surface:
        return self.quay.sprite(self.name, self.frame, self.zoom)[0]

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """With its anchor on its place."""
        self.quay.put(window, self.name, self.at, self.frame, self.zoom)


class Person(Piece):
    """Somebody on the quay, who stands or walks."""

    def __init__(self, quay: Quay, name: str) -> None:
        super().__init__(quay, name, (0.0, 0.0), Layer.PEOPLE)
        self.posed = "stand"

    def pose(self, pose: str, step: int = 0) -> None:
        """Take a pose; walking ones have several steps."""
        first, count = self.quay.sequence(self.name, pose)
        self.posed = pose
        self.frame = first + step % count

    def face(self, ahead: Point, step: int) -> None:
        """Walk into a direction."""
        x, y = ahead
        self.pose(("right" if x > 0 else "left") if abs(x) >= abs(y) else "down" if y > 0 else "up", step)


def worker_picture(crews: Sequence[str], view: Position, worker: int) -> str:
    """The picture of a worker, or of Lazy Jack."""
    if worker == view.table.jack:
        return "jack"
    return f"worker-{crew_of(crews, view, worker)}-{view.size(worker)}"


def colour_of(view: Position, worker: int) -> int:
    """The number of a worker's colour: his seat's, or with two players for the third one another."""
    seat, number = divmod(worker, view.table.crew)
    return seat if number < 2 else seat + 2


def crew_of(crews: Sequence[str], view: Position, worker: int) -> str:
    """The colour of a worker in the pictures."""
    return crews[colour_of(view, worker)]


def tile_picture(crews: Sequence[str], view: Position, worker: int) -> str:
    """The order tile of a worker, or of Lazy Jack."""
    if worker == view.table.jack:
        return "tile-jack"
    return f"tile-{crew_of(crews, view, worker)}-{view.size(worker)}"


def card_picture(crews: Sequence[str], view: Position, worker: int, card: int) -> str:
    """A worker's card in the pictures; 0 is its back. Lazy Jack's backs are those of the worker beside him (M5)."""
    if worker == view.table.jack and card:
        return f"montego/card-jack-{card}"
    owner = view.partner if worker == view.table.jack else worker
    return f"montego/card-{crew_of(crews, view, owner)}-{view.size(owner)}-{card or 'back'}"
