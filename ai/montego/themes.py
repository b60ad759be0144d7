"""What a puzzle of Montego Bay is about."""

from jamaica.games.montego.rules import stages
from jamaica.games.montego.rules.events import Pushed, ShipLeft, Unloaded
from jamaica.games.montego.text.themes import BROKEN, CARDS, DEPARTURES, JACK, MAJORITIES, PUSHES

from ..descriptor import Sign, Themes


def _breaks(event: Unloaded, seat: int) -> bool:
    return event.seat == seat


def _pushes(event: Pushed, seat: int) -> bool:
    return seat in (event.seat, event.by_seat)


def _sails(event: ShipLeft, seat: int) -> bool:
    return True


THEMES = Themes(
    asked={stages.HIRE: JACK, stages.CARDS: CARDS, stages.LOAD: MAJORITIES, stages.UNLOAD: BROKEN},
    signs=(
        Sign(BROKEN, Unloaded, _breaks, frozenset((stages.CARDS,))),
        Sign(PUSHES, Pushed, _pushes, frozenset((stages.CARDS,))),
        Sign(DEPARTURES, ShipLeft, _sails, frozenset((stages.CARDS, stages.LOAD))),
    ),
)
