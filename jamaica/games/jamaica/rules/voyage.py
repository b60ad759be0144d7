"""Sailing a number of steps (J5): to the next fork, or to every place the lanes lead to."""

from collections.abc import Iterable
from typing import NamedTuple

from .data import PORT_ROYAL, Board

Place = tuple[int, int]
"""A space and the lap a ship is on there: -1 behind the start, 0 in the race, 1 home."""


class Voyage(NamedTuple):
    """A ship's way up to where it arrives, or to a fork."""

    path: tuple[int, ...]
    """The first space is where the ship was."""
    left: int
    """Steps still to sail beyond the fork; 0 where it arrives."""
    lap: int
    """The lap it is on then."""


def next_places(board: Board, space: int, lap: int, course: int) -> list[Place]:
    """One step on: a place per lane; a ship that is home stays there."""
    if course < 0:  # J5.2: behind the start, the whole lap is still to be sailed
        return [(way, lap - (space == PORT_ROYAL)) for way in board.behind[space]]
    if lap > 0:  # J5.3: home after the lap, however far the die would carry
        return [(space, lap)]
    return [(way, lap + (way == PORT_ROYAL)) for way in board.ahead[space]]


def find_voyage(board: Board, here: int, course: int, steps: int, lap: int) -> Voyage:
    """The way of a ship from a space in a direction, as far as it has no choice."""
    path = [here]
    while steps:
        places = next_places(board, here, lap, course)
        if len(places) > 1:
            break
        here, lap = places[0]
        path.append(here)
        steps = 0 if lap > 0 else steps - 1
    return Voyage(tuple(path), steps, lap)


def landings(board: Board, starts: Iterable[Place], course: int, steps: int) -> frozenset[Place]:
    """All places ships can reach, whichever lanes they take."""
    here = frozenset(starts)
    for _ in range(steps):
        here = frozenset(place for space, lap in here for place in next_places(board, space, lap, course))
    return here
