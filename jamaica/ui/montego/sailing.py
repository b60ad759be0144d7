"""What is seen of ships: the scoring is spelled out, they hoist sail and leave the bay, and the next ones come in."""

from functools import partial, singledispatch

from ...engine.contract import Event
from ...games.montego.rules import events as e
from ...games.montego.rules.state import State
from ..entities import Point
from ..motion import Beat, Motion, chain, moment, smooth
from ..table.animation import wait
from .deal import berth_first
from .pieces import MontegoPieces
from .sheet import Sheet, of_cellar, of_ship
from .ships import Ship, berth
from .voyage import SAILS, Course, Moment, voyage

HOISTS, LEAVES, SHIFTS, ARRIVES = 0.7, 3.0, 1.9, 1.7
"""Seconds to set the sails, to leave the bay, to shift a pier up, to come from the stack."""
IN_CHANNEL, FAR = 0.34, 0.15
"""How large a ship is outside the jetties, and where it is lost from sight."""
EAST, WEST = 90.0, -90.0
"""How far a bow has turned from the south."""
REVEALS, READ = 0.62, 1.7
"""Seconds for each row of a scoring, and to read all of it."""


@singledispatch
def beat_of_ship(event: Event, pieces: MontegoPieces, before: State, after: State) -> Beat:
    """What moves at an event of ships; at any other one nothing."""
    return Beat()


@beat_of_ship.register
def _(event: e.ShipScored, pieces: MontegoPieces, before: State, after: State) -> Beat:
    return _score(pieces, of_ship(event), before)


@beat_of_ship.register
def _(event: e.CellarScored, pieces: MontegoPieces, before: State, after: State) -> Beat:
    return _score(pieces, of_cellar(event), before)


def _score(pieces: MontegoPieces, sheet: Sheet, before: State) -> Beat:
    """Row by row: a seat's barrels light up, its points are said, and its marker hops along the track."""

    def begin() -> None:
        pieces.sheet, pieces.rows_read = sheet, len(sheet.rows)
        pieces.hear("bell_one" if sheet.full else "page")

    def read(number: int) -> None:
        pieces.rows_read = number + 1
        pieces.hear("coins" if sheet.rows[number].points else "card_slide")

    def count(number: int, part: float) -> None:
        row = sheet.rows[number]
        points = list(pieces.points or before.points)
        points[row.seat] = before.points[row.seat] + round(row.points * smooth(part))
        pieces.show_points(points)

    def end() -> None:
        pieces.sheet, pieces.points = None, None

    rows = [
        step
        for number in range(len(sheet.rows))
        for step in (moment(partial(read, number)), Motion(REVEALS, partial(count, number)))
    ]

    def unread() -> None:
        pieces.rows_read = 0

    return Beat([chain(moment(unread), wait(0.35), *rows, wait(READ))], begin, end)


@beat_of_ship.register
def _(event: e.ShipLeft, pieces: MontegoPieces, before: State, after: State) -> Beat:
    quay, gone, behind = pieces.quay, pieces.fleet[event.pier], pieces.fleet[event.pier + 1 :]

    def begin() -> None:
        pieces.leaving = pieces.fleet.pop(event.pier)
        gone.cast_off().sail(Moment(_middle(gone, gone.at)), -1, 0)
        for ship in behind:
            ship.cast_off().sail(Moment(_middle(ship, ship.at)), -1, 0)
        pieces.hear("rope")

    def end() -> None:
        pieces.leaving = None
        for number, ship in enumerate(behind):
            ship.at = berth(quay, event.pier + number)
            ship.moor()

    beat = [_leave(pieces, gone)]
    for number, ship in enumerate(behind):
        start, goal = _middle(ship, ship.at), _middle(ship, berth(quay, event.pier + number))
        course = _shift(quay.facts["channel"], start, goal)
        late = pieces.lasts(HOISTS) + 0.4 + 0.16 * number
        beat.append(chain(wait(late), voyage(ship, course, pieces.lasts(SHIFTS), lambda part: 1)))
    return Beat(beat, begin, end)


def _leave(pieces: MontegoPieces, ship: Ship) -> Motion:
    """Sails are set one after the other; then out between the jetties, along the channel and behind the islet."""
    channel, (cay, _) = pieces.quay.facts["channel"], pieces.quay.facts["cay"]
    x, y = _middle(ship, ship.at)
    course: Course = (
        (0.0, Moment((x, y))),
        (0.16, Moment((x, y + 40), 0.96)),
        (0.42, Moment((x + 40, channel), IN_CHANNEL, EAST)),
        (0.62, Moment((x + (cay - x) * 0.4, channel), IN_CHANNEL * 0.9, EAST)),
        (0.93, Moment((cay - 40, channel - 6), FAR, EAST)),
        (1.0, Moment((cay, channel - 8), FAR * 0.9, EAST, 0)),
    )

    def hoist(part: float) -> None:
        if ship.passage:
            ship.passage.sail(Moment((x, y)), -1, min(SAILS, int(part * (SAILS + 1))))

    sail = voyage(ship, course, pieces.lasts(LEAVES), lambda part: SAILS)
    return chain(Motion(pieces.lasts(HOISTS), hoist), moment(partial(pieces.hear, "sail")), sail)


def _shift(channel: float, start: Point, goal: Point) -> Course:
    """Out of a berth, round the end of the jetty and backwards into the next berth."""
    return (
        (0.0, Moment(start)),
        (0.1, Moment((start[0], start[1] + 26), 0.92)),
        (0.36, Moment((start[0], channel - 30), IN_CHANNEL + 0.08, WEST)),
        (0.64, Moment((goal[0], channel - 30), IN_CHANNEL + 0.08, WEST)),
        (0.9, Moment((goal[0], goal[1] + 26), 0.92)),
        (1.0, Moment(goal)),
    )


def _middle(ship: Ship, stern: Point) -> Point:
    return stern[0], stern[1] + ship.length / 2


@beat_of_ship.register
def _(event: e.ShipMoored, pieces: MontegoPieces, before: State, after: State) -> Beat:
    if event.stack is None:
        return berth_first(pieces, event, after)
    quay = pieces.quay
    stacks = quay.facts["stacks"]
    start: Point = tuple(stacks["berths"][event.stack or 0])
    ship = Ship(quay, after.ships[event.pier], event.slots, berth(quay, event.pier))
    goal, scale = _middle(ship, ship.at), stacks["scale"]
    course: Course = (
        (0.0, Moment((start[0], start[1] + ship.length / 2 * scale), scale)),
        (0.12, Moment((start[0] - 10, start[1] + ship.length / 2 * scale + 30), scale)),
        (0.5, Moment((goal[0] + 150, quay.facts["channel"] - 60), 0.5, WEST)),
        (0.86, Moment((goal[0], goal[1] + 40), 0.92)),
        (1.0, Moment(goal)),
    )

    def begin() -> None:
        pieces.fleet.append(ship)
        ship.cast_off().sail(course[0][1], -1, 2)
        pieces.hear("hull")

    def end() -> None:
        ship.moor()
        pieces.hear("anchor")

    arrive = voyage(ship, course, pieces.lasts(ARRIVES), lambda part: 2 if part < 0.8 else 0)
    return Beat([arrive], begin, end)
