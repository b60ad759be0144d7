"""Where on the table an event took place: spaces, ships, panels."""

from collections.abc import Callable, Sequence

import pygame

from ...engine.contract import Event
from ...games.montego.rules import events as e
from ...games.montego.text.log_groups import Haul, Order
from .quay import Quay
from .ships import Ship, outline


def places_of(
    event: Event, quay: Quay, fleet: Sequence[Ship], panel: Callable[[int], pygame.Rect]
) -> list[pygame.Rect]:  # fmt: skip
    """The places on the screen, as the table stands now."""
    places = [quay.around(quay.row["ring"][space]["centre"], 116, 116) for space in _spaces(event) if space >= 0]
    places += [outline(quay, fleet[pier]) for pier in _piers(event) if pier < len(fleet)]
    places += [quay.cellar()] if isinstance(event, e.PutInCellar | e.CellarScored) else []
    if places or _piers(event):
        return places
    if isinstance(event, e.TilesMoved | e.TilesShuffled | Order):
        return [quay.around(slot, 96, 96) for slot in quay.row["rail"]["slots"]]
    seat = getattr(event, "seat", None)
    return [panel(one) for one in getattr(event, "seats", () if seat is None else (seat,))]


def _spaces(event: Event) -> Sequence[int]:
    """The spaces of the ring an event is about; negative ones are taverns."""
    match event:
        case e.Walked(path=path) | e.SentBack(path=path):
            return path[0], path[-1]
        case e.Pushed(start=start, end=end):
            return start, end
        case e.Counted(space=space) | e.JackHired(space=space) | e.PutInCellar(space=space):
            return (space,)
        case Haul(space=int(space)):
            return (space,)
    return ()


def _piers(event: Event) -> Sequence[int]:
    """The piers an event is about."""
    if isinstance(event, Haul):
        return [stop.pier for stop in event.stops]
    pier = getattr(event, "pier", None)
    return () if pier is None else (pier,)
