"""Where a number of steps leads without a choice (J5), worked out once per board."""

from typing import NamedTuple

from .data import PORT_ROYAL, Board


class Voyage(NamedTuple):
    """A ship's way up to where it arrives, or to a fork."""

    path: tuple[int, ...]
    """The first space is where the ship was."""
    left: int
    """Steps still to sail beyond the fork; 0 where it arrives."""
    lap: int
    """The lap it is on then."""


def find_voyage(board: Board, here: int, course: int, steps: int, lap: int) -> Voyage:
    """The way of a ship from a space in a direction."""
    ways = board.ahead if course > 0 else board.behind
    path = [here]
    while steps and len(ways[here]) == 1:
        if course < 0 and here == PORT_ROYAL:
            lap -= 1  # J5.2: behind the start, the whole lap is still to be sailed
        here = ways[here][0]
        path.append(here)
        steps -= 1
        if course > 0 and here == PORT_ROYAL:
            lap += 1
            if lap > 0:  # J5.3: home after the lap, however far the die would carry
                steps = 0
    return Voyage(tuple(path), steps, lap)
