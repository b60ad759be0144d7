"""What can be an argument in Montego Bay: what happens to a seat's workers and ships."""

from collections import Counter
from collections.abc import Sequence

from jamaica.engine.contract import Event
from jamaica.games.montego.rules import events as e
from jamaica.games.montego.rules.scoring import share_out
from jamaica.games.montego.rules.state import State
from jamaica.games.montego.rules.static import PILOT
from jamaica.games.montego.text.arguments import (
    BARRELS,
    BROKEN,
    CELLAR,
    COINS,
    JACK,
    LEAVES,
    MOST,
    NO_BARRELS,
    PRIZE,
    PUSHED,
    RIVAL,
    SENT_BACK,
    TALLY,
)

from ..arguments import Amounts, Trait, Traits

WORTH = {
    LEAVES: 0.03, MOST: 0.03, PRIZE: 0.015, PUSHED: -0.02, SENT_BACK: -0.02, BARRELS: 0.012, BROKEN: -0.02,
    NO_BARRELS: -0.012, COINS: 0.015, CELLAR: 0.01, TALLY: -0.008, RIVAL: -0.012, JACK: -0.02,
}  # fmt: skip
KIN = {MOST: LEAVES, PRIZE: LEAVES, BROKEN: BARRELS, NO_BARRELS: BARRELS, SENT_BACK: PUSHED}
NEW = -1
"""A ship that was not there yet."""


def read(view: State, after: State, events: Sequence[Event], seat: int) -> Amounts:
    """The traits of a seat's future; piers as they were in the view."""
    found: Counter[tuple[str, *tuple[int, ...]]] = Counter()
    piers, counted = list(range(len(view.ships))), 0
    for event in events:
        match event:
            case e.Pushed(_, whose, _, _, _, by) if whose == seat != by:
                found[PUSHED, by] = 1
            case e.SentBack(_, whose) if whose == seat:
                found[SENT_BACK,] = 1
            case e.JackHired(by) if by != seat:
                found[JACK, by] = 1
            case e.Counted():
                counted += 1
                if event.seat == seat:
                    found[BROKEN,] += event.to_remove
                    found[NO_BARRELS,] += event.barrels - event.taken
                    if (TALLY,) not in found:
                        found[TALLY,] = counted
            case e.Loaded(_, whose) if whose == seat:
                found[BARRELS,] += 1
            case e.ShipScored():
                _score(found, piers[event.pier], event, seat)
            case e.ShipLeft(pier):
                del piers[pier]
            case e.ShipMoored():
                piers.append(NEW)
    for now, pier in enumerate(piers):
        if pier != NEW and after.ships[now] != PILOT:
            barrels = after.barrels(now)
            found[PRIZE, pier] = share_out(after.table.prizes[after.ships[now]], barrels)[seat]
            found[MOST, pier] = _has_most(barrels, seat)
    found[COINS,] = after.coins[seat]
    found[CELLAR,] = after.cellar[seat]
    return found


def _score(found: Counter[tuple[str, *tuple[int, ...]]], pier: int, event: e.ShipScored, seat: int) -> None:
    for other, gain in enumerate(event.gains):
        if other != seat:
            found[RIVAL, other] += gain
    if pier != NEW:
        found[LEAVES, pier] = event.gains[seat]
        found[MOST, pier] = _has_most(event.barrels, seat)


def _has_most(barrels: Sequence[int], seat: int) -> bool:
    return 0 < barrels[seat] == max(barrels)


def kin(trait: Trait) -> Trait:
    """What a ship brings is told once, what becomes of barrels too, and of workers."""
    topic, *about = trait
    return (KIN[topic],) if topic in (BROKEN, NO_BARRELS, SENT_BACK) else (KIN.get(topic, topic), *about)


TRAITS = Traits(read, WORTH, kin)
