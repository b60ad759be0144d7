"""What can be an argument in Jamaica: what happens to a ship, and what it has at the horizon."""

from collections import Counter
from collections.abc import Sequence

from jamaica.engine.contract import OVER, Event
from jamaica.games.jamaica.rules import events as e
from jamaica.games.jamaica.rules.data import FOOD, GOLD, POWDER
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.text.arguments import (
    CURSES,
    DOUBLOONS,
    LOST,
    OVERBOARD,
    RIVAL,
    ROBBED,
    SCORE,
    SHORTAGE,
    SPACES,
    STORES,
    TREASURE,
    VICTORY,
    WON,
)

from ..arguments import Amounts, Trait, Traits

WORTH = {
    SHORTAGE: -0.06, LOST: -0.045, WON: 0.045, TREASURE: 0.05, ROBBED: -0.06, CURSES: 0.012, OVERBOARD: -0.012,
    DOUBLOONS: 0.01, STORES: 0.01, SPACES: 0.008, SCORE: 0.006, RIVAL: -0.008, VICTORY: 0.5,
}  # fmt: skip


def read(view: State, after: State, events: Sequence[Event], seat: int) -> Amounts:
    """The traits of a seat's future."""
    found: Counter[tuple[str, *tuple[int, ...]]] = Counter()
    for event in events:
        match event:
            case e.RanShort(ship, kind) if ship == seat:
                found[SHORTAGE, kind] = 1
            case e.BattleEnded(attacker, defender, int(winner)) if seat in (attacker, defender):
                foe = attacker + defender - seat
                found[WON if winner == seat else LOST, foe] = 1
            case e.TreasureFound(ship) if ship == seat:
                found[TREASURE,] = 1
            case e.TreasureTaken(winner, loser) if seat in (winner, loser):
                found[(TREASURE if winner == seat else ROBBED),] = 1
            case e.HoldEmptied(ship, _, kind, amount) if ship == seat:
                found[OVERBOARD, kind] += amount
    found[DOUBLOONS,] = after.has(seat, GOLD)
    found[STORES, FOOD], found[STORES, POWDER] = after.has(seat, FOOD), after.has(seat, POWDER)
    found[SPACES,] = view.steps_home(seat) - after.steps_home(seat)
    score, _, treasures = after.score_parts(seat)
    found[SCORE,], found[CURSES,] = score, treasures
    for other in range(view.table.ships):
        if other != seat:
            found[RIVAL, other] = after.has(other, GOLD)
    if after.to_move == OVER:
        found[VICTORY,] = seat in after.winners()
    return found


def kin(trait: Trait) -> Trait:
    """A shortage, and what goes overboard, are told again by what is left of that kind."""
    topic, *about = trait
    if topic in (SHORTAGE, OVERBOARD):
        return (DOUBLOONS,) if about == [GOLD] else (STORES, *about)
    return (LOST, *about) if topic == WON else trait


TRAITS = Traits(read, WORTH, kin)
