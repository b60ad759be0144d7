"""Where on the table an event took place: spaces, ships, panels."""

from collections.abc import Callable, Sequence

import pygame

from ...engine.contract import Event
from ...montego import events as e
from .harbour import Ship, outline
from .quay import Quay


def places_of(
    event: Event, quay: Quay, fleet: Sequence[Ship], panel: Callable[[int], pygame.Rect]
) -> list[pygame.Rect]:  # fmt: skip
    """The places on the screen, as the table stands now."""
    spaces = [space for space in _spaces(event) if space >= 0]
    if spaces:
        return [quay.spot(quay.row["ring"][space]["centre"], 116, 116) for space in spaces]
    pier = getattr(event, "pier", None)
    if pier is not None:
        return [outline(quay, fleet[pier])] if pier < len(fleet) else []
    if isinstance(event, e.TilesMoved | e.TilesShuffled):
        return [quay.spot(slot, 96, 96) for slot in quay.row["rail"]["slots"]]
    seat = getattr(event, "seat", None)
    return [panel(seat)] if seat is not None else []


def _spaces(event: Event) -> Sequence[int]:
    """The spaces of the ring an event is about; negative ones are taverns."""
    match event:
        case e.Walked(path=path) | e.SentBack(path=path):
            return path[0], path[-1]
        case e.Pushed(start=start, end=end):
            return start, end
        case e.Counted(space=space) | e.JackHired(space=space):
            return (space,)
    return ()
