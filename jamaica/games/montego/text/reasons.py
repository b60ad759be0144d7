"""Why something happened in Montego Bay: the rule it follows from, and the sum behind it."""

from collections.abc import Mapping, Sequence
from functools import singledispatch

from ....engine.contract import Event, Reason
from ....engine.language import Language, mark, marks
from ..rules import events as e
from ..rules.data import PILOT_BOAT
from .log import AT_PIER
from .log_groups import Choices, Haul, Order, Refusals, haul_of

_RULES: Mapping[type[Event], str] = {
    e.LotDrawn: "M12.14",
    e.WarehouseSet: "M2.2",
    e.ShipStacked: "M2.4",
    e.TopSeen: "M12.15",
    e.StackOpened: "M12.11",
    e.HireDeclined: "M12.3",
    e.JackHired: "M4",
    Refusals: "M12.3",
    e.CardsLaid: "M5",
    Choices: "M5",
    e.CardTurned: "M6.1",
    e.Pushed: "M6.2",
    e.SentBack: "M6.3",
    e.PutInCellar: "M11.2",
    e.CoinMissed: "M12.2",
    e.LastCall: "M11.1",
    e.TilesMoved: "M10",
    e.TilesShuffled: "M10",
    e.JackWentHome: "M10",
}
"""Events that always follow from the same rule."""
_PRIZE = mark("{names}: the prize of {points}.")
_SHARED = mark("{names}: {prize} points shared by {number}, rounded up to {points} each.")
_EXTRA = mark("{name}: 1 extra for the last slot, {points} in all.")
_TOTAL = mark("{name}: ships {ships} + tavern {tavern} = {points}.")
_LEFT = mark("Free slots: {piers}.")
_STOCK = marks("{number} coin is left in the stock.", "{number} coins are left in the stock.")
_CARD = mark("The card shows {number}.")


class Witness:
    """Context of the question "why?": earlier events, names and language."""

    def __init__(self, before: Sequence[Event], names: Sequence[str], language: Language) -> None:
        self.before, self.names, self.language = before, names, language

    def began(self) -> bool:
        """True once the first round has begun."""
        return any(isinstance(event, e.RoundBegan) for event in self.before)

    def shared(self, places: Sequence[e.Place]) -> list[str]:
        """The prizes of each place, and how they are shared."""
        said = []
        for place in places:
            if place.prize:
                forms = _SHARED if len(place.seats) > 1 else _PRIZE
                names = self.language.all_of([self.names[seat] for seat in place.seats])
                values = {"names": names, "points": place.points, "prize": place.prize, "number": len(place.seats)}
                said.append(self.language.say(forms, **values))
        return said


@singledispatch
def why(event: Event, w: Witness) -> Reason:
    """The rule an event follows from, and its sum."""
    return Reason(_RULES.get(type(event), ""))


@why.register
def _order(event: Order, w: Witness) -> Reason:
    return Reason("M10" if w.began() else "M2.3")


@why.register
def _round_began(event: e.RoundBegan, w: Witness) -> Reason:
    return Reason("M11.1" if event.last else "M3.1")


@why.register
def _tile_set(event: e.TileSet, w: Witness) -> Reason:
    return Reason("M10" if w.began() else "M2.3")


@why.register
def _ship_moored(event: e.ShipMoored, w: Witness) -> Reason:
    if event.stack is None:
        return Reason("M2.4")
    scored = next((one for one in reversed(w.before) if isinstance(one, e.ShipScored | e.RoundBegan)), None)
    return Reason("M7.5" if isinstance(scored, e.ShipScored) and scored.extra is not None else "M9")


@why.register
def _walked(event: e.Walked, w: Witness) -> Reason:
    return Reason("M6.1", w.language.say(_CARD, number=len(event.path) - 1))


@why.register
def _counted(event: e.Counted, w: Witness) -> Reason:
    if event.barrels:
        return Reason("M7.2" if event.taken == event.barrels else "M12.2")
    return Reason("M7.3")


@why.register
def _haul(event: Haul, w: Witness) -> Reason:
    free = [w.language.say(AT_PIER, number=stop.free, pier=stop.pier + 1) for stop in event.stops]
    return Reason("M7.3" if event.is_off else "M7.2", w.language.say(_LEFT, piers=", ".join(free)))


@why.register
def _barrel(event: e.Loaded | e.Unloaded, w: Witness) -> Reason:
    return _haul(haul_of(event), w)


@why.register
def _coin_taken(event: e.CoinTaken, w: Witness) -> Reason:
    return Reason("M7.4", w.language.count(*_STOCK, event.left))


@why.register
def _ship_scored(event: e.ShipScored, w: Witness) -> Reason:
    said = w.shared(event.places)
    if event.extra is not None:
        said.append(w.language.say(_EXTRA, name=w.names[event.extra], points=event.gains[event.extra]))
    shared = any(len(place.seats) > 1 and place.prize for place in event.places)
    return Reason("M8.2" if shared else "M8.1" if event.extra is None else "M8.3", " ".join(said))


@why.register
def _ship_left(event: e.ShipLeft, w: Witness) -> Reason:
    return Reason("M9" if event.kind == PILOT_BOAT else "M8.5")


@why.register
def _cellar_scored(event: e.CellarScored, w: Witness) -> Reason:
    return Reason("M11.2", " ".join(w.shared(event.places)))


@why.register
def _game_ended(event: e.GameEnded, w: Witness) -> Reason:
    """A line per player: the points of every ship that paid, and of the tavern."""
    sums = []
    for seat, (name, points) in enumerate(zip(w.names, event.points, strict=True)):
        ships = [one.gains[seat] for one in w.before if isinstance(one, e.ShipScored) and one.gains[seat]]
        tavern = sum(one.gains[seat] for one in w.before if isinstance(one, e.CellarScored))
        parts = " + ".join(map(str, ships)) or "0"
        sums.append(w.language.say(_TOTAL, name=name, ships=parts, tavern=tavern, points=points))
    return Reason("M11.3", "\n".join(sums))
