"""Whole games through the window: ``python -m tests.ui.voyages``.

By mouse, by keyboard alone and by pad, with 2 to 6 seats in both editions; the suite plays a sample of them.
"""

import argparse
import os
from itertools import product

import pygame

from .pilot import Pilot

ALL = tuple(product(("mouse", "keyboard", "pad"), range(2, 7), ("first", "second")))


def main() -> None:
    """Play them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=2, help="people at each table")
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    for by, seats, edition in ALL:
        ending = Pilot.table(seats, wanted.people, edition=edition).play(by)
        rounds, points = ending.table.match.state.round, [points[-1] for _, points in ending.outcome.ranking.rows]
        print(f"{by:8}  {seats} seats  {edition:6} edition  {rounds:3} rounds  points {points}", flush=True)
        pygame.quit()


if __name__ == "__main__":
    main()
