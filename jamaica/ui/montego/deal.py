"""The set-up as it is seen, in about two seconds: warehouses, tiles and workers, ships, cards."""

from collections.abc import Callable
from functools import partial

from ...games.montego.rules import events as e
from ...games.montego.rules.state import State
from ..entities import Layer
from ..motion import Beat, Motion, smooth
from ..table.effects import fly
from .pieces import MontegoPieces
from .quay import Piece
from .ships import Ship, berth
from .voyage import Course, Moment, voyage

BUILDS, SETS, COMES, DEALS = 0.05, 0.06, 0.34, 0.5
"""Seconds of a warehouse, of a tile with its worker, of a ship, and of all cards."""
FALL = 150
"""From how high warehouses and workers drop into their places."""
IN_CHANNEL, WEST = 0.4, -90.0
"""How large a ship is at the mouth of its berth, and where its bow points."""


def build(pieces: MontegoPieces, event: e.WarehouseSet) -> Beat:
    """A warehouse drops into its place."""
    x, y = pieces.quay.row["warehouses"][event.place]["centre"]
    house = Piece(pieces.quay, f"house-{event.warehouse + 1}", (x, y - FALL), Layer.TILES)

    def drop(part: float) -> None:
        house.at = (x, y - FALL * (1 - smooth(part)))

    def begin() -> None:
        pieces.appear(house, "thud" if event.place == 0 else "card_slide")

    return Beat([Motion(BUILDS, drop)], begin, lambda: pieces.world.discard(house))


def set_tile(pieces: MontegoPieces, event: e.TileSet, lay: Callable[[], None]) -> Beat:
    """A tile is laid, and its worker jumps into his tavern."""
    person = pieces.people[event.worker]
    x, y = person.at

    def jump(part: float) -> None:
        person.at = (x, y - FALL * (1 - smooth(part)))

    def begin() -> None:
        lay()
        pieces.hear("card_slide")

    return Beat([Motion(SETS, jump)], begin)


def berth_first(pieces: MontegoPieces, event: e.ShipMoored, after: State) -> Beat:
    """One of the first ships backs into its berth."""
    quay, place = pieces.quay, berth(pieces.quay, event.pier)
    ship = Ship(quay, after.ships[event.pier], event.slots, place)
    x, y = place[0], place[1] + ship.length / 2
    course: Course = (
        (0.0, Moment((x + 150, quay.facts["channel"] - 30), IN_CHANNEL, WEST)),
        (0.5, Moment((x, y + 60), 0.8, WEST / 4)),
        (1.0, Moment((x, y))),
    )

    def begin() -> None:
        pieces.fleet.append(ship)
        ship.cast_off().sail(course[0][1], -1, 1)
        pieces.hear("hull")

    return Beat([voyage(ship, course, COMES, lambda part: 1)], begin, ship.moor)


def deal_cards(pieces: MontegoPieces, view: State) -> Beat:
    """Everybody gets the cards of the own workers (M5)."""
    display, middle = pieces.display, pieces.quay.on_board(pieces.table.layout.board.center)
    flights = []
    for seat in range(view.seats):
        back = display.pictures.high(f"montego/card-{pieces.quay.crews[seat]}-large-back", display.px(64))
        flights.append(fly(display, pieces.world, back, 4, middle, pieces.panel_at(seat)))
    for flight in flights:
        flight.seconds = DEALS
    return Beat(flights, partial(pieces.hear, "card_shuffle"))
