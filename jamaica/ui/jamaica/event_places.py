"""Where on the table an event took place: ships, spaces, holds, panels."""

from collections.abc import Callable, Sequence
from functools import singledispatch

import pygame

from ...engine.contract import Event
from ...games.jamaica.rules import events as e
from ...games.jamaica.rules.state import State
from .board import Field, Ship


def places_of(
    event: Event, view: State, board: Field, fleet: Sequence[Ship], holds: Callable[[int], list[pygame.Rect]],
    panel: Callable[[int], pygame.Rect],
) -> list[pygame.Rect]:  # fmt: skip
    """The places on the screen, as the table stands now."""
    ships, spaces, hatches = _found(event)
    found = [fleet[ship].rect() for ship in ships] + [board.bounds(space) for space in spaces]
    for ship, numbers in hatches:
        rects = holds(ship)
        found += [rects[min(number, len(rects) - 1)] for number in numbers]
    if not found:
        seat = getattr(event, "seat", getattr(event, "winner", None))
        found = [panel(one) for one in getattr(event, "seats", () if seat is None else (seat,))]
    return found


Found = tuple[Sequence[int], Sequence[int], Sequence[tuple[int, Sequence[int]]]]
"""Ships, spaces, and holds by ship."""


@singledispatch
def _found(event: Event) -> Found:
    ship = getattr(event, "ship", None)
    return ((ship,) if ship is not None else (), (), ())


@_found.register
def _(event: e.Sailed) -> Found:
    return (), (event.path[0], event.path[-1]), ()


@_found.register
def _(event: e.TreasureFound) -> Found:
    return (event.ship,), (event.space,), ()


@_found.register
def _(event: e.BattleBegan | e.BattleEnded) -> Found:
    return (event.attacker, event.defender), (), ()


@_found.register
def _(event: e.Loaded | e.HoldEmptied) -> Found:
    return (), (), ((event.ship, (event.hold,)),)


@_found.register
def _(event: e.Paid) -> Found:
    paid = [hold for hold, part in enumerate(event.amounts) if part]
    return (), (() if event.space is None else (event.space,)), ((event.ship, paid),)


@_found.register
def _(event: e.HoldTaken) -> Found:
    return (event.winner,), (), ((event.loser, (event.hold,)),)


@_found.register
def _(event: e.TreasureTaken | e.TreasureGiven) -> Found:
    return (event.winner, event.loser), (), ()


@_found.register
def _(event: e.GhostSteered) -> Found:
    return (-1,), (), ()
