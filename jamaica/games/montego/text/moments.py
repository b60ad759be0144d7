"""Moments of Montego Bay that a foreman may remark on: told by what everybody sees, never by the cards laid."""

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch

from ....engine.contract import Event, Moment
from ..rules import events as e
from ..rules.position import NOBODY
from ..rules.state import State

FIRST = 3
"""The round from which a lead is worth a word."""
GOOD = 4
"""Points of a ship that are worth a cheer."""


@singledispatch
def moments(event: Event, before: State, after: State) -> Iterable[Moment]:
    """Whom an event moves to a remark; most events move nobody."""
    return ()


@moments.register
def _(event: e.RoundBegan, before: State, after: State) -> Iterable[Moment]:
    if event.last:
        return [Moment("last", seat, 0.5) for seat in range(after.seats)]
    leader = _alone(after.points)
    return (Moment("leading", leader, 0.15),) if event.round >= FIRST and leader != NOBODY else ()


@moments.register
def _(event: e.JackHired, before: State, after: State) -> Iterable[Moment]:
    return (Moment("jack", event.seat, 0.4),)


@moments.register
def _(event: e.Pushed, before: State, after: State) -> Iterable[Moment]:
    if event.seat == event.by_seat:
        return ()
    return Moment("pushed", event.seat, 0.3, event.by_seat), Moment("pushes", event.by_seat, 0.15, event.seat)


@moments.register
def _(event: e.Counted, before: State, after: State) -> Iterable[Moment]:
    return (Moment("broken", event.seat, 0.4),) if event.broken else ()


@moments.register
def _(event: e.CoinTaken, before: State, after: State) -> Iterable[Moment]:
    return (Moment("coin", event.seat, 0.12),)


@moments.register
def _(event: e.Loaded, before: State, after: State) -> Iterable[Moment]:
    leader, aboard = _alone(before.barrels(event.pier)), after.barrels(event.pier)
    passed = leader not in (NOBODY, event.seat) and aboard[event.seat] > aboard[leader]
    level = leader not in (NOBODY, event.seat) and aboard[event.seat] == aboard[leader] and not event.free
    return (Moment("outnumbered", leader, 0.3, event.seat),) if passed or level else ()


@moments.register
def _(event: e.ShipScored, before: State, after: State) -> Iterable[Moment]:
    best = _alone(event.gains)
    return (Moment("prize", best, 0.4),) if best != NOBODY and event.gains[best] >= GOOD else ()


@moments.register
def _(event: e.GameEnded, before: State, after: State) -> Iterator[Moment]:
    for seat in range(len(event.points)):
        won = seat in event.winners
        yield Moment("won" if won else "lost", seat, 1.0 if won else 0.4)


def _alone(values: Sequence[int]) -> int:
    """Who has more than everybody else, or NOBODY."""
    most = max(values)
    return values.index(most) if most and list(values).count(most) == 1 else NOBODY
