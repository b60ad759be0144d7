"""What floats: ships at the piers with their cargo and prizes, and the stacks of those that wait."""

from collections.abc import Mapping, Sequence

import pygame

from ...games.montego.rules.departures import STACK
from ...games.montego.rules.position import Position
from ...games.montego.rules.static import PILOT
from ..entities import Point
from .quay import Quay

EMPTY = -1
PAINTED = (8, 10, 12, 14)
"""Numbers of slots for which there is a picture."""
STERN = 48
"""How far from its end the empty deck at a ship's stern has its middle."""
METALS = ("gold", "silver", "bronze")


class Ship:
    """A ship on the water: its kind, where its stern lies, and whose barrel is in which slot."""

    def __init__(self, kind: int, slots: int, at: Point) -> None:
        self.kind, self.at = kind, at
        self.cargo = [EMPTY] * slots
        self.moored = True
        self.zoom = 1.0
        """How large it is drawn: a ship that waits is smaller."""

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

    def slot_at(self, quay: Quay, slot: int) -> Point:
        """Where a slot lies on the quay."""
        x, y = quay.slots(len(self.cargo))[0][slot]
        return self.at[0] + x, self.at[1] + y


def berth(quay: Quay, pier: int) -> Point:
    """Where a ship at a pier has its stern."""
    x, y = quay.facts["piers"][pier]["berth"]
    return x, y


def ship_picture(slots: int) -> str:
    """The picture of a ship with so many slots."""
    return f"ship-{slots}" if slots in PAINTED else "ship-plain"


def outline(quay: Quay, ship: Ship) -> pygame.Rect:
    """The ship on the screen."""
    if ship.kind == PILOT:
        return quay.spot((ship.at[0], ship.at[1] + 120), 150, 240)
    facts = quay.facts["ships"].get(str(len(ship.cargo)), quay.facts["plain_ship"])
    return quay.spot((ship.at[0], ship.at[1] + facts["length"] / 2 - 20), 2 * facts["half_beam"], facts["length"] - 20)


def stern_of(quay: Quay, ship: Ship) -> tuple[int, int]:
    """The deck behind a ship's slots on the screen."""
    x, y = quay.on_screen((ship.at[0], ship.at[1] + STERN))
    return round(x), round(y)


def draw_ship(window: pygame.Surface, quay: Quay, ship: Ship) -> None:
    """A ship with its cargo."""
    if ship.kind == PILOT:
        quay.put(window, "pilot", ship.at)
        return
    count = len(ship.cargo)
    name = ship_picture(count)
    if ship.moored and name != "ship-plain":
        quay.put(window, f"moorings-{count}", ship.at)
    if ship.zoom != 1.0:
        _draw_growing(window, quay, ship, name)
        return
    quay.put(window, name, ship.at)
    _, zoom = quay.slots(count)
    for slot, owner in enumerate(ship.cargo):
        if name == "ship-plain":
            quay.put(window, "slot", ship.slot_at(quay, slot), zoom=zoom)
        if owner != EMPTY:
            quay.put(window, f"barrel-{quay.crews[owner]}", ship.slot_at(quay, slot), zoom=zoom)


def _draw_growing(window: pygame.Surface, quay: Quay, ship: Ship, name: str) -> None:
    """A ship on its way from a stack; it has no cargo yet. The sizes in between are not kept."""
    picture, anchor = quay.sprite(name)
    x, y = quay.on_screen(ship.at)
    shown = pygame.transform.smoothscale_by(picture, ship.zoom)
    window.blit(shown, (x - anchor[0] * ship.zoom, y - anchor[1] * ship.zoom))


def draw_draft(window: pygame.Surface, quay: Quay, ship: Ship, seat: int, count: int) -> None:
    """Barrels that would go aboard, in the next free slots; with a negative count those that would come off."""
    _, zoom = quay.slots(len(ship.cargo))
    name, size = (f"barrel-{quay.crews[seat]}", zoom) if count > 0 else ("barrel-broken", 0.5 * zoom)
    for slot in _draft_slots(ship, seat, count):
        quay.put(window, name, ship.slot_at(quay, slot), zoom=size)
        quay.put(window, "glow-barrel", ship.slot_at(quay, slot), zoom=zoom)


def draft_spots(quay: Quay, ship: Ship, seat: int, count: int) -> list[pygame.Rect]:
    """Where the barrels of a draft lie on the screen."""
    wide = 2 * quay.facts["slot_radius"]
    return [quay.spot(ship.slot_at(quay, slot), wide, wide) for slot in _draft_slots(ship, seat, count)]


def _draft_slots(ship: Ship, seat: int, count: int) -> list[int]:
    """The slots of barrels that would go aboard; with a negative count of those that would come off."""
    if count >= 0:
        return ship.free_slots()[:count]
    return [slot for slot, owner in enumerate(ship.cargo) if owner == seat][count:]


def draw_prizes(window: pygame.Surface, quay: Quay, view: Position, fleet: Sequence[Ship]) -> None:
    """The pennants at the piers with the prizes of the ships that lie there; they come and go with their ships."""
    colour, facts = side(view), quay.display.pictures.facts("montego/ships")["prizes"]
    for pier, ship in enumerate(fleet):
        if (kind := ship.kind) != PILOT:
            x, y = pennant(quay, pier, ship)
            quay.put(window, f"pennant-{colour}", (x, y))
            places = facts["pennant"][colour]
            _figures(window, quay, view.table.prizes[kind], [(x + dx, y + dy) for dx, dy in places])


def pennant(quay: Quay, pier: int, ship: Ship) -> Point:
    """Where the pennant of a ship flies: at its pier, or as far from there as the ship still is."""
    (x, y), (left, top) = quay.facts["piers"][pier]["pennant"], berth(quay, pier)
    return x + ship.at[0] - left, y + ship.at[1] - top


def draw_stacks(window: pygame.Surface, quay: Quay, view: Position) -> None:
    """The ships that wait, the next one on top, and what it pays."""
    colour, facts = side(view), quay.facts["stacks"]
    prizes = quay.display.pictures.facts("montego/ships")["prizes"]
    stacks = (view.stack[:-STACK], view.stack[-STACK:])
    for (x, y), kinds in zip(facts["berths"], stacks, strict=True):
        for number in range(len(kinds) - 1, -1, -1):
            slots, shift = view.table.slots[kinds[number]], number * facts["step"]
            name = ship_picture(slots)
            name += "-stacked" if name != "ship-plain" else ""
            quay.put(window, name, (x + shift, y + shift), zoom=facts["scale"])
        if kinds:
            banner = (x + 14, y - 58)
            quay.put(window, f"banner-{colour}", banner)
            places = [(banner[0] + dx, banner[1] + dy) for dx, dy in prizes["banner"][colour]]
            _figures(window, quay, view.table.prizes[kinds[0]], places, prizes["banner_scale"])
            quay.put(window, "count-plates", (x - 84, y + 2), quay.figure("count-plates", len(kinds)), zoom=1.3)


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


def fleet_of(quay: Quay, view: Position, before: Sequence[Ship]) -> list[Ship]:
    """The ships of a view; barrels stay in the slots they lie in."""
    fleet = []
    for pier, kind in enumerate(view.ships):
        slots = 0 if kind == PILOT else view.table.slots[kind]
        old = before[pier] if pier < len(before) and before[pier].kind == kind else None
        ship = old or Ship(kind, slots, berth(quay, pier))
        ship.at, ship.moored, ship.zoom = berth(quay, pier), True, 1.0
        ship.stow(view.barrels(pier) if slots else ())
        fleet.append(ship)
    return fleet


def draw_fleet(window: pygame.Surface, quay: Quay, fleet: Sequence[Ship], seat: int, draft: Mapping[int, int]) -> None:
    """All ships in harbour; `draft` are barrels that would go aboard at a pier, or come off if negative."""
    for pier, ship in enumerate(fleet):
        draw_ship(window, quay, ship)
        if draft.get(pier):
            draw_draft(window, quay, ship, seat, draft[pier])
