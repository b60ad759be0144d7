"""The whole quay of Montego Bay in plain sentences, as a seat knows it."""

from collections.abc import Iterator, Sequence

from ....engine.language import Language, mark, marks
from ..rules.options import OPEN
from ..rules.position import HIDDEN, NO_CARD, NOBODY, UNSEEN
from ..rules.state import State
from ..rules.static import AWAY, PILOT, STACK
from . import choices as offers
from . import terms
from .preview import leaders

ORDER = mark("The workers go in this order: {workers}.")
NORTH = mark("Storerooms in the north, from west to east: {rooms}.")
SOUTH = mark("Storerooms in the south, from west to east: {rooms}.")
COMING, NO_MORE = mark("Ships to come, in this order: {ships}."), mark("No more ships will come.")
TOP, SECOND_TOP = mark("The next ship to come: {ship}."), mark("Top of the second stack: {ship}.")
STANDS = mark("{worker} is on {place}: {room}.")
IN_TAVERN = mark("{worker} is in the tavern.")
ON_WAY = mark("{worker} is on the way.")
CARD, CARD_UNSEEN = mark("Card: {card}."), mark("The card lies face down.")
TALLY_MAN = mark("The Tally-Man is counting at {place}.")
STANDING = mark("{name}, place {place}: {goods}.")
CELLAR = marks("{number} barrel in the tavern", "{number} barrels in the tavern")


def survey(view: State, names: Sequence[str], language: Language) -> Iterator[str]:
    """Round and order, storerooms, every ship with what it would bring, then every player with all workers."""
    say, table = language.say, view.table
    yield f"{say(terms.ROUND, round=view.round)}. {say(terms.PHASES[view.stage])}."
    if view.post >= 0:
        yield " ".join(_counting(view, language))
    yield say(ORDER, workers=", ".join(_worker(view, worker, names, language) for worker in view.order))
    rooms = [f"{offers.place(view, space)}: {_room(view, space, language)}" for space in range(table.ring)]
    yield say(NORTH, rooms="; ".join(rooms[: table.warehouses]))
    yield say(SOUTH, rooms="; ".join(reversed(rooms[table.warehouses :])))
    yield ""
    for pier in range(len(view.ships)):
        yield _ship(view, pier, names, language)
    yield from _coming(view, language)
    for seat, name in enumerate(names):
        yield ""
        yield say(STANDING, name=name, place=leaders(view)[seat], goods=", ".join(_goods(view, seat, language)))
        for worker in range(seat * table.crew, seat * table.crew + table.crew):
            yield " ".join(_stands(view, worker, names, language))
    yield ""
    if view.partner == NOBODY:
        yield f"{say(terms.JACK_FREE)}."
    else:
        yield " ".join(_stands(view, table.jack, names, language))


def _coming(view: State, language: Language) -> Iterator[str]:
    """The ships in the stacks, as far as they are seen (M12.15)."""
    coming = [terms.ship(view.table.kinds[kind], terms.A_SHIP, language) for kind in view.stack if kind != UNSEEN]
    if not coming:
        yield language.say(NO_MORE)
    elif view.options.stacks == OPEN:
        yield language.say(COMING, ships=", ".join(coming))
    else:
        yield language.say(TOP, ship=coming[0])
        if len(view.stack) > STACK:
            yield language.say(SECOND_TOP, ship=coming[-1])
        if beneath := terms.beneath(view, language):
            yield f"{beneath}."


def _counting(view: State, language: Language) -> Iterator[str]:
    yield language.say(TALLY_MAN, place=offers.place(view, view.post))
    if view.hand:
        yield f"{language.count(*terms.IN_HAND, view.hand)}."
    if view.broken:
        yield f"{language.count(*offers.BROKEN, view.broken)}."


def _goods(view: State, seat: int, language: Language) -> Iterator[str]:
    yield language.count(*terms.POINTS_NOW, view.points[seat])
    yield language.count(*terms.COINS, view.coins[seat])
    yield language.count(*terms.SUPPLY, view.supply[seat])
    yield language.count(*terms.ABOARD, view.aboard(seat))
    if view.cellar[seat]:
        yield language.count(*CELLAR, view.cellar[seat])


def _ship(view: State, pier: int, names: Sequence[str], language: Language) -> str:
    ship = offers.ship_at(view, pier, language)
    if view.ships[pier] == PILOT:
        return f"{ship}. {language.say(terms.PILOT)}."
    facts, *standing = offers.ship_notes(view, pier, names, language)
    now = f"{standing[0]} {'; '.join(standing[1:])}".strip()
    return f"{ship}: {facts}. {language.capital(now)}."


def _stands(view: State, worker: int, names: Sequence[str], language: Language) -> Iterator[str]:
    """A worker's place, and his card as far as known."""
    space, who = view.at[worker], language.capital(_worker(view, worker, names, language))
    if space >= 0:
        yield language.say(STANDS, worker=who, place=offers.place(view, space), room=_room(view, space, language))
    else:
        yield language.say(ON_WAY if space == AWAY else IN_TAVERN, worker=who)
    card = view.cards[worker]
    if card != NO_CARD:
        yield language.say(CARD_UNSEEN) if card == HIDDEN else language.say(CARD, card=card)


def _worker(view: State, worker: int, names: Sequence[str], language: Language) -> str:
    number = None if worker == view.table.jack else worker % view.table.crew
    return terms.worker(number, names[view.owner(worker)], language)


def _room(view: State, space: int, language: Language) -> str:
    return offers.room_words(view.rooms[space], language)
