"""What the things on the quay of Montego Bay are, in words: storerooms, people, tiles, ships, taverns and coins."""

from collections.abc import Iterator, Sequence

from ...engine.language import Language, mark, marks
from ...games.montego.rules.position import NOBODY
from ...games.montego.rules.state import State
from ...games.montego.rules.static import AWAY, PILOT, STACK
from ...games.montego.text import choices as offers
from ...games.montego.text import terms
from ..table.area import Area, Told
from . import words
from .pieces import MontegoPieces
from .quay import Quay
from .ships import outline

_ROOM = mark("Storeroom {place}")
_WHO_LOADS = mark("Whoever stands here when the Tally-Man counts must load it")
_WHO_LOSES = mark("Whoever stands here when the Tally-Man counts must take barrels off")
_TILE = mark("Walks in place {place}")
_JACKS_TILE = mark("Walks before everybody")
_TALLY, _HIS_WAY = mark("The Tally-Man"), mark("When all have walked he counts round the quay: every worker loads")
_JACK, _HIRED = mark("Lazy Jack"), mark("One player may hire him for a round, for 3 coins")
_TAVERN, _BEGIN = mark("A tavern"), mark("Workers wait here for their first walk")
_CELLAR, _LATE = mark("Barrels in the tavern"), mark("Barrels that find no ship go here; the most score at the end")
_SCORE, _COINS = mark("Points: {points}"), mark("Silver coins")
_IN_STOCK = marks("{number} in stock", "{number} in stock")
_NEXT, _PRIZES = mark("The next ship"), mark("{prizes} points, {slots} slots")
_WAITING = marks("{number} ship in this stack", "{number} ships in this stack")
_PLACE, _BY = mark("Place {place}"), mark("By points; if level, by coins")


def place(number: int, language: Language) -> Told:
    """A place in the ranking."""
    return language.say(_PLACE, place=number), [language.say(_BY)]


def of_quay(view: State, quay: Quay, stage: MontegoPieces, names: Sequence[str], language: Language) -> Iterator[Area]:
    """Everything that stands or lies on the quay."""
    say, facts = language.say, quay.facts
    yield from _people(view, quay, stage, names, language)
    yield from _ships(view, quay, stage, language)
    wide, high = facts["store"]
    for space, room in enumerate(view.rooms):
        told = [offers.room_words(room, language), say(_WHO_LOSES if room.broken else _WHO_LOADS)]
        yield Area.of(quay.around(quay.store(space), wide, high), (say(_ROOM, place=offers.place(view, space)), told))
    for side in ("west", "east"):
        yield Area.of(quay.box(facts["taverns"][side]["box"]), (say(_TAVERN), [say(_BEGIN)]))
    yield Area.of(quay.cellar(), (say(_CELLAR), [say(_LATE)]))
    (left, top), (right, low) = facts["coins"]["wells"][0], facts["coins"]["wells"][-1]
    stock = language.count(*_IN_STOCK, view.stock)
    yield Area.of(quay.box((left - 20, top - 20, right + 20, low + 20)), (say(_COINS), [stock]))
    cells = facts["score"]["cells"]
    for number, cell in enumerate(cells):
        there = [f"{names[seat]}: {points}" for seat, points in enumerate(view.points) if points % len(cells) == number]
        yield Area.of(quay.around(cell, 72, 72), (say(_SCORE, points=number), there))


def _people(view: State, quay: Quay, stage: MontegoPieces, names: Sequence[str], language: Language) -> Iterator[Area]:
    """The workers and their order tiles, Lazy Jack and the Tally-Man."""
    say, jack = language.say, view.table.jack
    for worker, person in enumerate(stage.people):
        if view.at[worker] == AWAY:
            continue
        number = None if worker == jack else worker % view.table.crew
        name = terms.worker(number, names[view.owner(worker)], language)
        name = name[:1].upper() + name[1:]
        walks = say(_JACKS_TILE) if worker == jack else ""
        if worker in stage.tiles and worker in view.order:
            walks = say(_TILE, place=view.order.index(worker) + 1)
            yield Area.of(quay.around(stage.tiles[worker].at, quay.facts["tile"], quay.facts["tile"]), (name, [walks]))
        yield Area.of(quay.around((person.at[0], person.at[1] - 44), 84, 104), (name, [walks] * bool(walks)))
    if view.partner == NOBODY:
        told = (say(_JACK), [say(_HIRED), *(say(note) for note in words.JACK_NOTES)])
        yield Area.of(quay.around(quay.facts["hammock"], 190, 110), told)
    on_way = 0 <= view.post < view.table.ring
    x, y = stage.tally.at if on_way else quay.facts["tally_desk"]
    yield Area.of(quay.around((x, y - 50), 120, 130), (say(_TALLY), [say(_HIS_WAY)]))


def _ships(view: State, quay: Quay, stage: MontegoPieces, language: Language) -> Iterator[Area]:
    """The pilot boat, and the stacks of ships that wait; the others tell of themselves."""
    for ship in stage.fleet:
        if ship.kind == PILOT:
            name = terms.ship("pilot", terms.THE_SHIP, language)
            yield Area.of(outline(quay, ship), (name[:1].upper() + name[1:], [language.say(terms.PILOT)]))
    stacks = (view.stack[:-STACK], view.stack[-STACK:])
    for (x, y), kinds in zip(quay.facts["stacks"]["berths"], stacks, strict=True):
        if kinds:
            prizes = "-".join(map(str, view.table.prizes[kinds[0]]))
            next_one = language.say(_PRIZES, prizes=prizes, slots=view.table.slots[kinds[0]])
            told = [next_one, language.count(*_WAITING, len(kinds)), terms.beneath(view, language)]
            yield Area.of(quay.around((x, y + 90), 200, 340), (language.say(_NEXT), list(filter(None, told))))
