"""Habits of Jamaica's captains."""

from jamaica.engine.language import mark
from jamaica.games.jamaica.rules.data import GOLD
from jamaica.games.jamaica.rules.events import BattleBegan, Loaded, Sailed, TreasureFound

from ..habits import Habit


def _fights(event: BattleBegan, seat: int) -> float:
    return float(event.attacker == seat)


def _lairs(event: TreasureFound, seat: int) -> float:
    return float(event.ship == seat)


def _gold(event: Loaded, seat: int) -> float:
    return float(event.amount) if event.ship == seat and event.kind == GOLD else 0.0


def _speed(event: Sailed, seat: int) -> float:
    return float(event.course * (len(event.path) - 1)) if event.ship == seat and not event.fleeing else 0.0


HABITS = (
    Habit("fights", mark("starts battles"), BattleBegan, _fights),
    Habit("lairs", mark("takes treasures from lairs"), TreasureFound, _lairs),
    Habit("gold", mark("loads doubloons"), Loaded, _gold),
    Habit("speed", mark("sails forward"), Sailed, _speed),
)
