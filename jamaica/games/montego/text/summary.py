"""A worker's walk or counting in one line. And how the log is divided into such turns."""

from collections.abc import Iterator, Sequence

from ....engine.contract import Event
from ....engine.language import mark, marks
from ....engine.telling import Chapter, Told
from ..rules import events as e
from .log import Words
from .log_groups import Choices, Refusals

_CHAPTERS: dict[type[Event], Chapter] = {
    e.RoundBegan: Chapter.ROUND,
    e.CardTurned: Chapter.TURN,
    e.Counted: Chapter.TURN,
    e.JackHired: Chapter.ASIDE,
    e.CountingEnded: Chapter.ASIDE,
    e.ShipScored: Chapter.ASIDE,
    e.ShipLeft: Chapter.ASIDE,
    e.ShipMoored: Chapter.ASIDE,
    e.StackOpened: Chapter.ASIDE,
    e.TopSeen: Chapter.ASIDE,
    e.LastCall: Chapter.ASIDE,
    e.TilesMoved: Chapter.ASIDE,
    e.TilesShuffled: Chapter.ASIDE,
    e.JackWentHome: Chapter.ASIDE,
    e.CellarScored: Chapter.ASIDE,
    e.GameEnded: Chapter.ASIDE,
}
_SMALL = (
    e.TopSeen, e.HireDeclined, Refusals, e.CardsLaid, Choices, e.TilesMoved, e.TilesShuffled, e.JackWentHome,
    e.WarehouseSet, e.CoinMissed,
)  # fmt: skip
"""What matters little."""
_WALKS = marks("walks {number} space to {space}", "walks {number} spaces to {space}")
_PUSHES = mark("pushes {worker} to {space}")
_BACK = mark("finds both sides taken and goes back to {space}")
_LOADS = marks("loads {number} barrel", "loads {number} barrels")
_OFF = marks("takes {number} barrel off", "takes {number} barrels off")
_STORES = marks("puts {number} barrel into the tavern", "puts {number} barrels into the tavern")
_COIN = mark("gets a coin")


def chapter(event: Event) -> Chapter:
    """Whether an event begins a round or a worker's turn, or stands beside them."""
    return _CHAPTERS.get(type(event), Chapter.WITHIN)


def tell(event: Event, words: Words) -> Told:
    """The line of an event, whom it is about, and whether it matters."""
    return Told(words.say(event), party_of(event), isinstance(event, _SMALL))


def party_of(event: Event) -> int | None:
    """Whom an event is about."""
    match event:
        case e.Pushed(by_seat=seat):
            return seat
        case e.ShipScored(gains=gains) | e.CellarScored(gains=gains):
            return gains.index(max(gains)) if max(gains, default=0) and gains.count(max(gains)) == 1 else None
        case e.GameEnded(winners=winners):
            return winners[0]
        case e.TileSet():
            return None
    found = getattr(event, "seat", None)
    return found if isinstance(found, int) else None


def sum_up(events: Sequence[Event], words: Words) -> Told:
    """What a worker did, in one line; empty as long as he has done nothing."""
    first = events[0] if events else None
    if not isinstance(first, e.CardTurned | e.Counted):
        return Told("")
    deeds = words.language.all_of(list(_deeds(events, first.worker, words)))
    if not deeds:
        return Told("", first.seat)
    worker = words.worker(first.worker, first.seat)
    said = words.language.say("{worker} {deeds}.", worker=worker, deeds=deeds)
    return Told(words.language.capital(said), first.seat)


def _deeds(events: Sequence[Event], worker: int, w: Words) -> Iterator[str]:
    """The deeds of a worker, in their order; barrels are counted up."""
    count, say = w.language.count, w.language.say
    for event in events:
        match event:
            case e.Walked(path=path):
                yield count(*_WALKS, len(path) - 1, space=w.space(path[-1]))
            case e.Pushed(by=by) if by == worker:
                yield say(_PUSHES, worker=w.worker(event.worker, event.seat, pushed=True), space=w.space(event.end))
            case e.SentBack(worker=back) if back == worker:
                yield say(_BACK, space=w.space(event.path[-1]))
            case e.PutInCellar(barrels=barrels):
                yield count(*_STORES, barrels)
    loaded = sum(_barrels(event, off=False) for event in events)
    removed = sum(_barrels(event, off=True) for event in events)
    if loaded:
        yield count(*_LOADS, loaded)
    if removed:
        yield count(*_OFF, removed)
    if any(isinstance(event, e.CoinTaken) for event in events):
        yield say(_COIN)


def _barrels(event: Event, *, off: bool) -> int:
    """The barrels that an event puts aboard, or takes off."""
    match event:
        case e.Loaded():
            return int(not off)
        case e.Unloaded():
            return int(off)
    return 0
