"""Log lines of Montego Bay, one for each event worth it."""

from collections.abc import Sequence
from functools import singledispatch

from ....engine.contract import Event
from ....engine.language import Language, mark, marks
from ..rules import events as e
from ..rules.data import WAREHOUSES
from ..rules.naming import space_name
from . import terms
from .log_groups import Haul, Stop, haul_of

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
AT_PIER = mark("{number} at pier {pier}")


class Words:
    """The log lines of one match: who sits where, and in which language."""

    def __init__(self, names: Sequence[str], language: Language) -> None:
        self.names = names
        self.language = language
        self.crew = 3 if len(names) == 2 else 2
        """Workers of each player (M1)."""

    def say(self, event: Event) -> str:
        """The line of an event; empty if it is not worth one."""
        return self.language.capital(_line(event, self))

    def worker(self, worker: int, seat: int, *, pushed: bool = False) -> str:
        """A worker with whom he works for; `pushed` if something is done to him."""
        number = None if worker == self.crew * len(self.names) else worker % self.crew
        return terms.worker(number, self.names[seat], self.language, pushed=pushed)

    def space(self, space: int) -> str:
        """A space by its word on the board."""
        return space_name(space, WAREHOUSES if len(self.names) == 4 else WAREHOUSES - 1)

    def the_ship(self, kind: str) -> str:
        """A ship that everybody sees."""
        return terms.ship(kind, terms.THE_SHIP, self.language)

    def piers(self, stops: Sequence[Stop]) -> str:
        """How many barrels at which piers."""
        if len(stops) == 1:
            return self.language.count(*_ALL_AT, stops[0].barrels, pier=stops[0].pier + 1)
        return ", ".join(self.language.say(AT_PIER, number=stop.barrels, pier=stop.pier + 1) for stop in stops)

    def places(self, places: Sequence[e.Place]) -> str:
        """The places of a scoring, spelled out: who, with how many barrels, gets how many points, and shared how."""
        parts = []
        for place in places:
            forms = _SHARED if len(place.seats) > 1 and place.prize else _PLACE
            names = self.language.all_of([self.names[seat] for seat in place.seats])
            said = self.language.count(*forms, place.barrels, names=names, points=place.points, prize=place.prize)
            parts.append(said)
        return ", ".join(parts) or self.language.say("nobody has a barrel aboard")


@singledispatch
def _line(event: Event, w: Words) -> str:
    """Events without a line: single draws of the set-up, and cards turned over (the walk tells)."""
    return ""


@_line.register
def _lot(event: e.LotDrawn, w: Words) -> str:
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
def _stack_opened(event: e.StackOpened, w: Words) -> str:
    return w.language.say("The second stack of ships is opened: the order will be shuffled.")


@_line.register
def _ship_moored(event: e.ShipMoored, w: Words) -> str:
    ship, prizes = terms.ship(event.kind, terms.A_SHIP, w.language), "-".join(map(str, event.prizes))
    sentence = mark("{ship} arrives at pier {pier}: {slots} slots, {prizes} points.")
    return w.language.say(sentence, ship=ship, pier=event.pier + 1, slots=event.slots, prizes=prizes)


@_line.register
def _hire_declined(event: e.HireDeclined, w: Words) -> str:
    return w.language.say("{name} does not want Lazy Jack.", name=w.names[event.seat])


@_line.register
def _jack_hired(event: e.JackHired, w: Words) -> str:
    name, wage = w.names[event.seat], event.wage
    if event.space < 0:
        return w.language.say("{name} hires Lazy Jack for {wage} coins; he starts in the tavern.", name=name, wage=wage)
    sentence = mark("{name} hires Lazy Jack for {wage} coins; he starts on {space}.")
    return w.language.say(sentence, name=name, wage=wage, space=w.space(event.space))


@_line.register
def _cards_laid(event: e.CardsLaid, w: Words) -> str:
    name = w.names[event.seat]
    if event.cards is None:
        return w.language.say("{name} has chosen.", name=name)
    cards = [w.language.say(_LAID[number], card=card) for number, card in enumerate(event.cards)]
    if event.jack is not None:
        cards.append(w.language.say("Lazy Jack {card}", card=event.jack))
    return w.language.say("{name} has chosen: {cards}.", name=name, cards=", ".join(cards))


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
        forms = marks("{worker} at {space} finds a broken barrel, but nothing has to come off.",
                      "{worker} at {space} finds {number} broken barrels, but nothing has to come off.")  # fmt: skip
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
    return w.language.say("{name} gets a silver coin.", name=w.names[event.seat])


@_line.register
def _coin_missed(event: e.CoinMissed, w: Words) -> str:
    return w.language.say("There is no silver coin left for {name}.", name=w.names[event.seat])


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
    sentence = mark("{ship} at pier {pier} is full and leaves: {places}; {name} gets 1 more for the last slot.")
    return w.language.say(sentence, ship=ship, pier=pier, places=places, name=w.names[event.extra])


@_line.register
def _ship_left(event: e.ShipLeft, w: Words) -> str:
    return w.language.say("The pilot boat leaves.") if event.kind == "pilot" else ""


@_line.register
def _tiles_moved(event: e.TilesMoved, w: Words) -> str:
    first = event.order[0]
    return w.language.say("{worker} will walk first in the next round.", worker=w.worker(first, first // w.crew))


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
    points, names = max(event.points), [w.names[seat] for seat in event.winners]
    if len(names) > 1:
        forms = marks("{names} share the victory with {points} points and {number} coin each.",
                      "{names} share the victory with {points} points and {number} coins each.")  # fmt: skip
        return w.language.count(*forms, event.coins[event.winners[0]], names=w.language.all_of(names), points=points)
    if event.points.count(points) > 1:
        return w.language.say("{name} wins with {points} points, ahead on coins.", name=names[0], points=points)
    return w.language.say("{name} wins with {points} points.", name=names[0], points=points)
