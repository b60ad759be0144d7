"""Moments of Jamaica that a captain may remark on: told by what everybody sees, never by hands or closed treasures."""

from collections.abc import Iterable, Iterator
from functools import singledispatch

from ....engine.contract import Event, Moment
from ..rules import events as e
from ..rules.data import STAR
from ..rules.state import State

FIRST = 3
"""The round from which a lead is worth a word."""


@singledispatch
def moments(event: Event, before: State, after: State) -> Iterable[Moment]:
    """Whom an event moves to a remark; most events move nobody."""
    return ()


@moments.register
def _(event: e.RoundBegan, before: State, after: State) -> Iterable[Moment]:
    leaders = _leaders(after)
    return (Moment("leading", leaders[0], 0.15),) if event.round >= FIRST and len(leaders) == 1 else ()


@moments.register
def _(event: e.BattleBegan, before: State, after: State) -> Iterable[Moment]:
    one, other = event.attacker, event.defender
    return Moment("attacked", other, 0.4, one), Moment("attacks", one, 0.25, other)


@moments.register
def _(event: e.CombatRolled, before: State, after: State) -> Iterable[Moment]:
    return (Moment("star", event.ship, 0.45),) if event.face == STAR else ()


@moments.register
def _(event: e.HoldTaken | e.TreasureTaken, before: State, after: State) -> Iterable[Moment]:
    one, other = event.winner, event.loser
    return Moment("robbed", other, 0.5, one), Moment("plunder", one, 0.25, other)


@moments.register
def _(event: e.TreasureGiven, before: State, after: State) -> Iterable[Moment]:
    return (Moment("cursed", event.loser, 0.6, event.winner),) if event.cursed else ()


@moments.register
def _(event: e.TreasureFound, before: State, after: State) -> Iterable[Moment]:
    return (Moment("treasure", event.ship, 0.4),)


@moments.register
def _(event: e.RanShort, before: State, after: State) -> Iterable[Moment]:
    return (Moment("shortage", event.ship, 0.5),)


@moments.register
def _(event: e.Sailed, before: State, after: State) -> Iterator[Moment]:
    ship = event.ship
    start, end = before.steps_home(ship), after.steps_home(ship)
    leaders = _leaders(before)
    for other in range(after.table.ships):
        if end < after.steps_home(other) < start:
            yield Moment("overtaken", other, 0.4 if other in leaders else 0.15, ship)


@moments.register
def _(event: e.CameHome, before: State, after: State) -> Iterable[Moment]:
    return (Moment("home", event.ship, 0.8),)


@moments.register
def _(event: e.GameEnded, before: State, after: State) -> Iterator[Moment]:
    for ship in range(len(event.scores)):
        won = ship in event.winners
        yield Moment("won" if won else "lost", ship, 1.0 if won else 0.4)


def _leaders(view: State) -> list[int]:
    """The ships that are furthest along."""
    steps = [view.steps_home(ship) for ship in range(view.table.ships)]
    return [ship for ship, left in enumerate(steps) if left == min(steps)]
