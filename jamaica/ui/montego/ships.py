"""What floats: ships at the piers with their cargo and prizes, and the stacks of those that wait."""

from collections.abc import Iterator, Sequence

import pygame

from ...engine.contract import Event
from ...games.montego.rules import events as e
from ...games.montego.rules.position import UNSEEN, Position
from ...games.montego.rules.static import PILOT, STACK
from ..entities import BoardSpace, Entity, Layer, Point
from .quay import Piece, Quay
from .voyage import Passage

EMPTY = -1
PLAIN = "ship-plain"
"""The picture of a ship with another number of slots."""
PAINTED = (8, 10, 12, 14)
"""Numbers of slots for which there is a picture."""
STERN = 48
"""How far from its end the empty deck at a ship's stern has its middle."""
PILOT_LENGTH = 232
"""Board units from its stern to its bow."""
BOUNCE = 10
"""How high a barrel bounces when it drops into its slot."""
METALS = ("gold", "silver", "bronze")


class Ship(Entity):
    """A ship on the water: its kind, where its stern lies, and whose barrel is in which slot."""

    def __init__(self, quay: Quay, kind: int, slots: int, at: Point) -> None:
        super().__init__(at, self._picture, layer=Layer.AFLOAT)
        self.quay, self.kind = quay, kind
        self.name = "pilot" if kind == PILOT else ship_picture(slots)
        self.cargo = [EMPTY] * slots
        self.moored = True
        self.passage: Passage | None = None
        """How it is seen while it is under way."""
        self._jolted = -1, 0.0
        """The slot into which a barrel has just dropped, and how far it still bounces."""

    def _picture(self) -> pygame.Surface:
        return self.quay.sprite(self.name)[0]

    @property
    def length(self) -> float:
        """From stern to bow, in board units."""
        facts = self.quay.facts["ships"].get(str(len(self.cargo)), self.quay.facts["plain_ship"])
        return PILOT_LENGTH if self.kind == PILOT else float(facts["length"])

    def cast_off(self) -> Passage:
        """It is under way from now on."""
        sails = f"sails-{len(self.cargo)}" if self.kind != PILOT and self.name != PLAIN else ""
        self.moored = False
        self.passage = Passage(self.quay, self.length, self._paint, sails)
        return self.passage

    def moor(self) -> None:
        """It has come to its berth."""
        self.moored, self.passage = True, None

    def jolt(self, slot: int, part: float) -> None:
        """The barrel that has dropped into a slot settles."""
        self._jolted = slot, 1 - part

    def stow(self, barrels: Sequence[int]) -> None:
        """So many barrels of each seat; those that lie already stay where they are."""
        for seat, count in enumerate(barrels):
            own = [slot for slot, owner in enumerate(self.cargo) if owner == seat]
            for slot in own[count:]:
                self.cargo[slot] = EMPTY
        for seat, count in enumerate(barrels):
            for _ in range(count - self.cargo.count(seat)):
                self.cargo[self.cargo.index(EMPTY)] = seat

    def free_slots(self) -> list[int]:
        """The slots without a barrel, the next one to be filled first."""
        return [slot for slot, owner in enumerate(self.cargo) if owner == EMPTY]

    def slot_of(self, seat: int) -> int:
        """The slot a seat's last barrel lies in."""
        return max(slot for slot, owner in enumerate(self.cargo) if owner == seat)

    def slot_at(self, slot: int) -> Point:
        """Where a slot lies on the quay."""
        x, y = self.quay.slots(len(self.cargo))[0][slot]
        return self.at[0] + x, self.at[1] + y

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The ship with its barrels, at its berth or under way."""
        if self.passage:
            self.passage.draw(window)
            return
        if self.moored and self.kind != PILOT and self.name != PLAIN:
            self.quay.put(window, f"moorings-{len(self.cargo)}", self.at)
        self.quay.put(window, self.name, self.at)
        if self.moored and self.kind != PILOT:
            self.quay.put(window, "gangplank", self.at)
        for barrel in self._aboard(self.at):
            barrel.draw(window, space)

    def _paint(self, made: pygame.Surface, stern: Point) -> None:
        """Hull and cargo on a surface of their own; rings of a palette come along."""
        at = self.quay.on_board(stern)
        self.quay.put(made, self.name, at)
        for barrel in self._aboard(at):
            barrel.draw(made, self.quay)

    def _aboard(self, at: Point) -> Iterator[Piece]:
        """Its barrels, if its stern lies there; on a plain deck the slots as well."""
        places, zoom = self.quay.slots(len(self.cargo)) if self.cargo else ((), 1.0)
        jolted, left = self._jolted
        for slot, owner in enumerate(self.cargo):
            x, y = at[0] + places[slot][0], at[1] + places[slot][1]
            if self.name == PLAIN:
                yield Piece(self.quay, "slot", (x, y), zoom=zoom)
            if owner != EMPTY:
                bounce = BOUNCE * left if slot == jolted else 0.0
                yield Piece(self.quay, f"barrel-{self.quay.crews[owner]}", (x, y - bounce), zoom=zoom)


class Pennant(Entity):
    """The pennant at a pier with the prizes of the ship there; it is struck while its ship is under way."""

    def __init__(self, quay: Quay, view: Position, pier: int, ship: Ship) -> None:
        super().__init__((0.0, 0.0), lambda: quay.sprite(f"pennant-{side(view)}")[0], layer=Layer.FLAGS)
        self._quay, self._pier, self._ship = quay, pier, ship
        self._colour, self._prizes = side(view), view.table.prizes[ship.kind]

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The pennant and its figures, as long as its ship lies there."""
        if not self._ship.moored:
            return
        x, y = self._quay.facts["piers"][self._pier]["pennant"]
        self._quay.put(window, f"pennant-{self._colour}", (x, y))
        places = self._quay.display.pictures.facts("montego/ships")["prizes"]["pennant"][self._colour]
        _figures(window, self._quay, self._prizes, [(x + dx, y + dy) for dx, dy in places])


class Stack(Entity):
    """The ships that wait, the next one on top, and what it pays."""

    def __init__(self, quay: Quay, view: Position, kinds: Sequence[int], at: Sequence[float]) -> None:
        super().__init__((at[0], at[1]), lambda: quay.sprite("count-plates")[0])
        self._quay, self._view, self._kinds = quay, view, kinds

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """From the lowest ship to the one on top."""
        quay, view, kinds, (x, y) = self._quay, self._view, self._kinds, self.at
        facts, prizes = quay.facts["stacks"], quay.display.pictures.facts("montego/ships")["prizes"]
        for number in range(len(kinds) - 1, -1, -1):
            seen = kinds[0] if kinds[number] == UNSEEN else kinds[number]  # M12.15: of those beneath only the rim shows
            slots, shift = view.table.slots[seen], number * facts["step"]
            name = ship_picture(slots)
            name += "-stacked" if name != PLAIN else ""
            quay.put(window, name, (x + shift, y + shift), zoom=facts["scale"])
        colour, banner = side(view), (x + 14, y - 58)
        quay.put(window, f"banner-{colour}", banner)
        places = [(banner[0] + dx, banner[1] + dy) for dx, dy in prizes["banner"][colour]]
        _figures(window, quay, view.table.prizes[kinds[0]], places, prizes["banner_scale"])
        quay.put(window, "count-plates", (x - 84, y + 2), quay.figure("count-plates", len(kinds)), zoom=1.3)


def stacks(quay: Quay, view: Position) -> list[Entity]:
    """Both stacks of ships that wait."""
    piles = (view.stack[:-STACK], view.stack[-STACK:])
    berths = quay.facts["stacks"]["berths"]
    return [Stack(quay, view, kinds, at) for at, kinds in zip(berths, piles, strict=True) if kinds]


def berth(quay: Quay, pier: int) -> Point:
    """Where a ship at a pier has its stern."""
    x, y = quay.facts["piers"][pier]["berth"]
    return x, y


def ship_picture(slots: int) -> str:
    """The picture of a ship with so many slots."""
    return f"ship-{slots}" if slots in PAINTED else PLAIN


def outline(quay: Quay, ship: Ship) -> pygame.Rect:
    """The ship on the screen."""
    if ship.kind == PILOT:
        return quay.around((ship.at[0], ship.at[1] + 120), 150, 240)
    facts = quay.facts["ships"].get(str(len(ship.cargo)), quay.facts["plain_ship"])
    return quay.around(
        (ship.at[0], ship.at[1] + facts["length"] / 2 - 20), 2 * facts["half_beam"], facts["length"] - 20
    )


def stern_of(quay: Quay, ship: Ship) -> tuple[int, int]:
    """The deck behind a ship's slots on the screen."""
    x, y = quay.on_screen((ship.at[0], ship.at[1] + STERN))
    return round(x), round(y)


def draw_draft(window: pygame.Surface, quay: Quay, ship: Ship, seat: int, count: int) -> None:
    """Barrels that would go aboard, in the next free slots; with a negative count those that would come off."""
    _, zoom = quay.slots(len(ship.cargo))
    name, size = (f"barrel-{quay.crews[seat]}", zoom) if count > 0 else ("barrel-broken", 0.5 * zoom)
    for slot in _draft_slots(ship, seat, count):
        quay.put(window, name, ship.slot_at(slot), zoom=size)
        quay.put(window, "glow-barrel", ship.slot_at(slot), zoom=zoom)


def draft_spots(quay: Quay, ship: Ship, seat: int, count: int) -> list[pygame.Rect]:
    """Where the barrels of a draft lie on the screen."""
    wide = 2 * quay.facts["slot_radius"]
    return [quay.around(ship.slot_at(slot), wide, wide) for slot in _draft_slots(ship, seat, count)]


def _draft_slots(ship: Ship, seat: int, count: int) -> list[int]:
    """The slots of barrels that would go aboard; with a negative count of those that would come off."""
    if count >= 0:
        return ship.free_slots()[:count]
    return [slot for slot, owner in enumerate(ship.cargo) if owner == seat][count:]


def _figures(
    window: pygame.Surface, quay: Quay, prizes: Sequence[int], places: Sequence[Point], zoom: float = 1.0
) -> None:
    for metal, prize, place in zip(METALS, prizes, places, strict=False):
        draw_prize(window, quay, metal, prize, place, zoom)


def draw_prize(
    window: pygame.Surface, quay: Quay, metal: str, prize: int, at: Sequence[float], zoom: float = 1.0
) -> None:
    """A prize on its coin; a figure that was not painted is written."""
    name = f"prize-{metal}"
    figures, (blank, _) = quay.sequence(name, "figures")[1], quay.sequence(name, "blank")
    if prize < figures:
        quay.put(window, name, at, prize, zoom)
        return
    quay.put(window, name, at, blank, zoom)
    line = quay.display.text.line(str(prize), quay.px(30 * zoom), bold=True)
    window.blit(line, line.get_rect(center=quay.on_screen(at)))


def side(view: Position) -> str:
    """Which side of the ships is up: red with four players, yellow with fewer (M1)."""
    return "red" if view.seats == 4 else "yellow"


def fleet_of(quay: Quay, view: Position, before: Sequence[Ship], events: Sequence[Event]) -> list[Ship]:
    """The ships of a view; barrels stay in the slots they lie in, or lie as `events` have loaded them."""
    fleet, stowed = [], stowage(events) if len(before) != len(view.ships) else []
    for pier, kind in enumerate(view.ships):
        slots = 0 if kind == PILOT else view.table.slots[kind]
        old = before[pier] if pier < len(before) and before[pier].kind == kind else None
        ship = old or Ship(quay, kind, slots, berth(quay, pier))
        if not old and pier < len(stowed) and len(stowed[pier]) == slots:
            ship.cargo = stowed[pier]
        ship.at = berth(quay, pier)
        ship.moor()
        ship.stow(view.barrels(pier) if slots else ())
        fleet.append(ship)
    return fleet


def stowage(events: Sequence[Event]) -> list[list[int]]:
    """Whose barrel lies in which slot of each ship in harbour after all that has happened."""
    ships = list[list[int]]([[]])  # M2.4: the pilot boat, which has none
    for event in events:
        match event:
            case e.ShipMoored(slots=slots):
                ships.append([EMPTY] * slots)
            case e.ShipLeft(pier=pier) if pier < len(ships):
                del ships[pier]
            case e.Loaded(pier=pier, seat=seat) if pier < len(ships) and EMPTY in ships[pier]:
                ships[pier][ships[pier].index(EMPTY)] = seat
            case e.Unloaded(pier=pier, seat=seat) if pier < len(ships) and seat in ships[pier]:
                own = [slot for slot, owner in enumerate(ships[pier]) if owner == seat]
                ships[pier][own[-1]] = EMPTY
    return ships
