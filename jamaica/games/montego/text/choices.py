"""Every choice of Montego Bay in plain words, and what it leads to."""

from collections.abc import Sequence

from ....engine.contract import Blank, Move
from ....engine.language import Language, mark, marks
from ..rules.data import PILOT_BOAT, Room
from ..rules.naming import space_name
from ..rules.position import Position
from ..rules.stages import CARDS, HIRE
from ..rules.static import CARDS as CARD_VALUES
from ..rules.static import PASS, PILOT
from . import terms
from .preview import landing, standing

_WORKERS = (mark("Large worker"), mark("Small worker"), mark("Third worker"))
_JACK = mark("Lazy Jack")
_HIRE = (
    mark("Hire him to join your large worker ({place})"),
    mark("Hire him to join your small worker ({place})"),
    mark("Hire him to join your third worker ({place})"),
)
_PASS = mark("Let him sleep")
_IN_TAVERN = mark("in the tavern")
_CARD = mark("{worker} {card}")
_TO_PLACE = mark("{card} to {place}: {room}")
_AT_PIER = mark("{ship} at pier {pier}")
_PRIZES = mark("{prizes} points, {free}")
FREE = marks("{number} free", "{number} free")
_IF_LEFT = mark("If it left now:")
_GETS = marks("{name}: {number} point with {barrels}", "{name}: {number} points with {barrels}")
NOBODY_ABOARD = mark("nobody aboard")
BARRELS = marks("{number} barrel", "{number} barrels")
BROKEN = marks("{number} broken barrel", "{number} broken barrels")
_AND_COIN = mark("{what} and a coin")


def label(view: Position, move: Move, language: Language) -> str:
    """A choice of the seat to move, in words."""
    if move == PASS:
        return language.say(_PASS)
    if move[0] == HIRE:
        worker = view.to_move * view.table.crew + move[1] - 1
        space = view.at[worker]
        where = language.say(_IN_TAVERN) if space < 0 else place(view, space)
        return language.say(_HIRE[move[1] - 1], place=where)
    if move[0] == CARDS:
        pairs = zip(workers_of(view, view.to_move), cards_of(move), strict=True)
        return ", ".join(language.say(_CARD, worker=worker_name(view, one, language), card=card) for one, card in pairs)
    return ship_at(view, move[1] - 1, language)


def notes(view: Position, move: Move, names: Sequence[str], language: Language) -> list[str]:
    """Consequences of a choice: where cards take the workers, what lies there, how a ship stands."""
    if move[0] == CARDS:
        pairs = zip(workers_of(view, view.to_move), cards_of(move), strict=True)
        return ["; ".join(to_place(view, worker, card, language) for worker, card in pairs)]
    return [] if move[0] == HIRE or move == PASS else ship_notes(view, move[1] - 1, names, language)


# Workers and cards


def workers_of(view: Position, seat: int) -> tuple[int, ...]:
    """The workers who get cards from a seat; Lazy Jack last, if he works for it."""
    crew = view.table.crew
    own = tuple(range(seat * crew, seat * crew + crew))
    return (*own, view.table.jack) if view.hirer == seat else own


def cards_of(move: Move) -> list[int]:
    """The cards of a choice, worker by worker."""
    return [part for part in move[1:] if isinstance(part, int)]


def worker_name(view: Position, worker: int, language: Language) -> str:
    """A worker's name within the crew."""
    return language.say(_JACK if worker == view.table.jack else _WORKERS[worker % view.table.crew])


def to_place(view: Position, worker: int, card: int, language: Language) -> str:
    """Destination of a worker's card and its storeroom."""
    space = landing(view, worker, card)
    room = room_words(view.rooms[space], language)
    return language.say(_TO_PLACE, card=card, place=place(view, space), room=room)


def cards_to_fill(view: Position, language: Language) -> list[Blank]:
    """For each worker of the seat to move the cards and where they lead."""

    def leads(worker: int) -> dict[int, str]:
        return {card: to_place(view, worker, card, language) for card in CARD_VALUES}

    return [Blank(worker_name(view, worker, language), leads(worker)) for worker in workers_of(view, view.to_move)]


def room_words(room: Room, language: Language) -> str:
    """Contents of a storeroom in words."""
    what = language.count(*BROKEN, room.broken) if room.broken else language.count(*BARRELS, room.barrels)
    return language.say(_AND_COIN, what=what) if room.coins else what


def place(view: Position, space: int) -> str:
    """A space by its name on the quay."""
    return space_name(space, view.table.warehouses)


# Ships


def ship_at(view: Position, pier: int, language: Language) -> str:
    """The ship at a pier."""
    kind = view.ships[pier]
    ship = terms.ship(PILOT_BOAT if kind == PILOT else view.table.kinds[kind], terms.THE_SHIP, language)
    line = language.say(_AT_PIER, ship=ship, pier=pier + 1)
    return language.capital(line)


def prizes_and_room(view: Position, pier: int, language: Language) -> str:
    """The prizes and free slots of the ship at a pier."""
    prizes = "-".join(map(str, view.table.prizes[view.ships[pier]]))
    return language.say(_PRIZES, prizes=prizes, free=language.count(*FREE, view.free[pier]))


def ship_notes(view: Position, pier: int, names: Sequence[str], language: Language) -> list[str]:
    """The prizes and free slots of the ship at a pier, and what everybody would get if it left now."""
    lines = [prizes_and_room(view, pier, language), language.say(_IF_LEFT)]
    now = standing(view, pier)
    for place in now.places:
        for seat in place.seats:
            barrels = language.count(*BARRELS, place.barrels)
            lines.append(language.count(*_GETS, now.gains[seat], name=names[seat], barrels=barrels))
    return lines if now.places else [lines[0], language.say(NOBODY_ABOARD)]
