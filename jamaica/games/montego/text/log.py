"""Log lines of Montego Bay, one for each event worth it; the reader is spoken to."""

from collections.abc import Sequence
from functools import singledispatch

from ....engine.contract import Event
from ....engine.language import Language, mark, mark_phrase, marks
from ....engine.telling import sign
from ..rules import events as e
from ..rules.data import PILOT_BOAT
from ..rules.naming import space_name
from ..rules.static import crew_for, warehouses_for
from . import terms
from .log_groups import Choices, Haul, Order, Refusals, Stop, haul_of

_LAID = (mark("large worker {card}"), mark("small worker {card}"), mark("third worker {card}"))
_PLACE = marks("{names} {points} with {number} barrel", "{names} {points} with {number} barrels")
_SHARED = marks(
    "{names} {points} each with {number} barrel ({prize} shared)",
    "{names} {points} each with {number} barrels ({prize} shared)",
)
_LOADS = marks("{worker} loads {number} barrel: {piers}.", "{worker} loads {number} barrels: {piers}.")
_LOADS_ALL = marks(
    "{worker} at {space} loads {number} barrel: {piers}.", "{worker} at {space} loads {number} barrels: {piers}."
)
_LOADS_SOME = marks(
    "{worker} at {space} loads {number} of {due} barrels: {piers}.",
    "{worker} at {space} loads {number} of {due} barrels: {piers}.",
)
_TAKES_OFF = marks(
    "{worker} takes {number} broken barrel off: {piers}.", "{worker} takes {number} broken barrels off: {piers}."
)
_BREAKS = marks(
    "{worker} at {space} takes {number} broken barrel off: {piers}.",
    "{worker} at {space} takes {number} broken barrels off: {piers}.",
)
_ALL_AT = marks("at pier {pier}", "all at pier {pier}")
_ORDER, _SHUFFLED = mark("Order: {workers}."), mark("Shuffled order: {workers}.")
_YOU = mark_phrase("in a list", "you")
AT_PIER = mark("{number} at pier {pier}")


class Words:
    """The log lines of one match: who sits where, in which language, and who reads them."""

    def __init__(self, names: Sequence[str], language: Language, reader: int | None = None) -> None:
        self.names = names
        self.language = language
        self.reader = reader
        self.crew = crew_for(len(names))

    def say(self, event: Event) -> str:
        """The line of an event; empty if it is not worth one."""
        return self.language.capital(_line(event, self))

    def worker(self, worker: int, seat: int, *, pushed: bool = False) -> str:
        """A worker with whom he works for; `pushed` if something is done to him."""
        number = None if worker == self.crew * len(self.names) else worker % self.crew
        name = "" if seat == self.reader else self.names[seat]
        return terms.worker(number, name, self.language, pushed=pushed)

    def name(self, seat: int) -> str:
        """A player inside a list, or the reader."""
        return self.language.phrase(*_YOU) if seat == self.reader else self.names[seat]

    def of(self, seat: int, sentence: str, you: str, **values: object) -> str:
        """A sentence about a player, or its form for the reader."""
        if seat == self.reader:
            return self.language.say(you, **values)
        return self.language.say(sentence, name=self.names[seat], **values)

    def space(self, space: int) -> str:
        """A space by its word on the board."""
        return space_name(space, warehouses_for(len(self.names)))

    def the_ship(self, kind: str) -> str:
        """A ship that everybody sees."""
        return terms.ship(kind, terms.THE_SHIP, self.language)

    def piers(self, stops: Sequence[Stop]) -> str:
        """Barrels by pier."""
        if len(stops) == 1:
            return self.language.count(*_ALL_AT, stops[0].barrels, pier=stops[0].pier + 1)
        return ", ".join(self.language.say(AT_PIER, number=stop.barrels, pier=stop.pier + 1) for stop in stops)

    def places(self, places: Sequence[e.Place]) -> str:
        """The places of a scoring, spelled out: who, with how many barrels, gets how many points, and shared how."""
        parts = []
        for place in places:
            forms = _SHARED if len(place.seats) > 1 and place.prize else _PLACE
            names = self.language.all_of([self.name(seat) for seat in place.seats])
            said = self.language.count(*forms, place.barrels, names=names, points=place.points, prize=place.prize)
            parts.append(said)
        return ", ".join(parts) or self.language.say("nobody has a barrel aboard")


@singledispatch
def _line(event: Event, w: Words) -> str:
    """Events without a line: single draws of the set-up, and cards turned over (the walk tells)."""
    return ""


@_line.register
def _lot(event: e.LotDrawn, w: Words) -> str:
    if event.seat == w.reader:
        sentence = mark("The draw decides: your third worker is large, {other}'s is small.")
    elif w.reader == 1 - event.seat:
        sentence = mark("The draw decides: {name}'s third worker is large, yours is small.")
    else:
        sentence = mark("The draw decides: {name}'s third worker is large, {other}'s is small.")
    return w.language.say(sentence, name=w.names[event.seat], other=w.names[1 - event.seat])


@_line.register
def _round_began(event: e.RoundBegan, w: Words) -> str:
    sentence = mark("Round {round}, the last one.") if event.last else mark("Round {round}.")
    return w.language.say(sentence, round=event.round)


@_line.register
def _tile_set(event: e.TileSet, w: Words) -> str:
    return w.language.say("Order {place}: {worker}.", place=event.place + 1, worker=w.worker(event.worker, event.seat))


@_line.register
def _order(event: Order, w: Words) -> str:
    workers = ", ".join(sign(f"tile-{worker}", "", w.worker(worker, seat)) for worker, seat in event.tiles)
    return w.language.say(_SHUFFLED if event.shuffled else _ORDER, workers=workers)


@_line.register
def _stack_opened(event: e.StackOpened, w: Words) -> str:
    return w.language.say("The second stack of ships is opened: the order will be shuffled.")


@_line.register
def _top_seen(event: e.TopSeen, w: Words) -> str:
    sentence = mark("Top of the second stack: {ship}.") if event.stack else mark("Top of the first stack: {ship}.")
    return w.language.say(sentence, ship=terms.ship(event.kind, terms.A_SHIP, w.language))


@_line.register
def _ship_moored(event: e.ShipMoored, w: Words) -> str:
    ship, prizes = terms.ship(event.kind, terms.A_SHIP, w.language), "-".join(map(str, event.prizes))
    sentence = mark("{ship} arrives at pier {pier}: {slots} slots, {prizes} points.")
    return w.language.say(sentence, ship=ship, pier=event.pier + 1, slots=event.slots, prizes=prizes)


@_line.register
def _hire_declined(event: e.HireDeclined, w: Words) -> str:
    return w.of(event.seat, mark("{name} does not want Lazy Jack."), mark("You do not want Lazy Jack."))


@_line.register
def _refusals(event: Refusals, w: Words) -> str:
    return w.language.say("Without Lazy Jack: {names}.", names=", ".join(map(w.name, event.seats)))


@_line.register
def _jack_hired(event: e.JackHired, w: Words) -> str:
    if event.space < 0:
        return w.of(event.seat, mark("{name} hires Lazy Jack for {wage} coins; he starts in the tavern."),
                    mark("You hire Lazy Jack for {wage} coins; he starts in the tavern."), wage=event.wage)  # fmt: skip
    return w.of(event.seat, mark("{name} hires Lazy Jack for {wage} coins; he starts on {space}."),
                mark("You hire Lazy Jack for {wage} coins; he starts on {space}."), wage=event.wage,
                space=w.space(event.space))  # fmt: skip


@_line.register
def _cards_laid(event: e.CardsLaid, w: Words) -> str:
    if event.cards is None:
        return w.of(event.seat, mark("{name} has chosen."), mark("You have chosen."))
    cards = [w.language.say(_LAID[number], card=card) for number, card in enumerate(event.cards)]
    if event.jack is not None:
        cards.append(w.language.say("Lazy Jack {card}", card=event.jack))
    said = mark("{name} has chosen: {cards}."), mark("You have chosen: {cards}.")
    return w.of(event.seat, *said, cards=", ".join(cards))


@_line.register
def _choices(event: Choices, w: Words) -> str:
    return w.language.say("Cards chosen: {names}.", names=", ".join(map(w.name, event.seats)))


@_line.register
def _walked(event: e.Walked, w: Words) -> str:
    one, many = marks("{worker} walks {number} space to {space}.", "{worker} walks {number} spaces to {space}.")
    worker, space = w.worker(event.worker, event.seat), w.space(event.path[-1])
    return w.language.count(one, many, len(event.path) - 1, worker=worker, space=space)


@_line.register
def _pushed(event: e.Pushed, w: Words) -> str:
    pusher, pushed = w.worker(event.by, event.by_seat), w.worker(event.worker, event.seat, pushed=True)
    sentence = mark("{pusher} pushes {pushed} across to {space}.")
    return w.language.say(sentence, pusher=pusher, pushed=pushed, space=w.space(event.end))


@_line.register
def _sent_back(event: e.SentBack, w: Words) -> str:
    worker, space = w.worker(event.worker, event.seat), w.space(event.path[-1])
    return w.language.say("Both sides are taken: {worker} goes back to {space}.", worker=worker, space=space)


@_line.register
def _counted(event: e.Counted, w: Words) -> str:
    number = event.barrels or event.broken
    if event.barrels and event.taken == event.barrels:
        forms = marks("{worker} at {space} takes {number} barrel.", "{worker} at {space} takes {number} barrels.")
    elif event.barrels:
        forms = marks("{worker} at {space} takes {taken} of {number} barrel: the supply is empty.",
                      "{worker} at {space} takes {taken} of {number} barrels: the supply is empty.")  # fmt: skip
    elif event.to_remove:
        forms = marks("{worker} at {space} finds a broken barrel: {off} must come off the ships.",
                      "{worker} at {space} finds {number} broken barrels: {off} must come off the ships.")  # fmt: skip
    else:
        forms = marks("{worker} at {space} finds a broken barrel; no barrel comes off.",
                      "{worker} at {space} finds {number} broken barrels; no barrel comes off.")  # fmt: skip
    worker, space = w.worker(event.worker, event.seat), w.space(event.space)
    return w.language.count(*forms, number, worker=worker, space=space, taken=event.taken, off=event.to_remove)


@_line.register
def _haul(event: Haul, w: Words) -> str:
    if event.space is None:
        forms = _TAKES_OFF if event.is_off else _LOADS
    elif event.is_off:
        forms = _BREAKS
    else:
        forms = _LOADS_ALL if event.barrels == event.due else _LOADS_SOME
    space = "" if event.space is None else w.space(event.space)
    worker, piers = w.worker(event.worker, event.seat), w.piers(event.stops)
    return w.language.count(*forms, event.barrels, worker=worker, space=space, due=event.due, piers=piers)


@_line.register
def _barrel(event: e.Loaded | e.Unloaded, w: Words) -> str:
    return _haul(haul_of(event), w)


@_line.register
def _put_in_cellar(event: e.PutInCellar, w: Words) -> str:
    forms = marks("No ship is left: {worker} at {space} puts {number} barrel into the tavern.",
                  "No ship is left: {worker} at {space} puts {number} barrels into the tavern.")  # fmt: skip
    worker, space = w.worker(event.worker, event.seat), w.space(event.space)
    return w.language.count(*forms, event.barrels, worker=worker, space=space)


@_line.register
def _coin_taken(event: e.CoinTaken, w: Words) -> str:
    return w.of(event.seat, mark("{name} gets a silver coin."), mark("You get a silver coin."))


@_line.register
def _coin_missed(event: e.CoinMissed, w: Words) -> str:
    return w.of(event.seat, mark("There is no silver coin left for {name}."),
                mark("There is no silver coin left for you."))  # fmt: skip


@_line.register
def _last_call(event: e.LastCall, w: Words) -> str:
    forms = marks("No more ships will come and {number} is left: the game ends when all workers have been counted.",
                  "No more ships will come and {number} are left: the game ends when all workers have been counted."
                  )  # fmt: skip
    return w.language.count(*forms, event.ships)


@_line.register
def _ship_scored(event: e.ShipScored, w: Words) -> str:
    ship, pier, places = w.the_ship(event.kind), event.pier + 1, w.places(event.places)
    if event.extra is None:
        return w.language.say("{ship} at pier {pier} leaves: {places}.", ship=ship, pier=pier, places=places)
    return w.of(event.extra,
                mark("{ship} at pier {pier} is full and leaves: {places}; {name} gets 1 more for the last slot."),
                mark("{ship} at pier {pier} is full and leaves: {places}; you get 1 more for the last slot."),
                ship=ship, pier=pier, places=places)  # fmt: skip


@_line.register
def _ship_left(event: e.ShipLeft, w: Words) -> str:
    return w.language.say("The pilot boat leaves.") if event.kind == PILOT_BOAT else ""


@_line.register
def _tiles_moved(event: e.TilesMoved, w: Words) -> str:
    first = event.order[0]
    return w.language.say("{worker} walks first next round.", worker=w.worker(first, first // w.crew))


@_line.register
def _tiles_shuffled(event: e.TilesShuffled, w: Words) -> str:
    return w.language.say("The order tiles are shuffled.")


@_line.register
def _jack_went_home(event: e.JackWentHome, w: Words) -> str:
    return w.language.say("Lazy Jack goes back to his hammock.")


@_line.register
def _cellar_scored(event: e.CellarScored, w: Words) -> str:
    return w.language.say("The barrels in the tavern: {places}.", places=w.places(event.places))


@_line.register
def _game_ended(event: e.GameEnded, w: Words) -> str:
    points = max(event.points)
    if len(event.winners) > 1:
        names = w.language.all_of([w.names[seat] for seat in event.winners if seat != w.reader])
        forms = marks("{names} share the victory with {points} points and {number} coin each.",
                      "{names} share the victory with {points} points and {number} coins each.")  # fmt: skip
        if w.reader in event.winners:
            forms = marks("You share the victory with {names}: {points} points and {number} coin each.",
                          "You share the victory with {names}: {points} points and {number} coins each.")  # fmt: skip
        return w.language.count(*forms, event.coins[event.winners[0]], names=names, points=points)
    if event.points.count(points) > 1:
        said = (mark("{name} wins with {points} points, ahead on coins."),
                mark("You win with {points} points, ahead on coins."))  # fmt: skip
    else:
        said = mark("{name} wins with {points} points."), mark("You win with {points} points.")
    return w.of(event.winners[0], *said, points=points)
