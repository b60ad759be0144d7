"""How long pages take to open and to draw: ``python -m tests.ui.page_frames``.

At 1280×800: every page of the harbour is opened, the focus goes through it, then it rests; a shelf of 300 games is
scrolled from end to end. Processor time of the thread, because on a busy machine the clock also counts what others do.
Exits with 1 if a bar is missed.
"""

import os
import tempfile
from collections.abc import Callable
from functools import partial
from statistics import quantiles
from time import thread_time

import pygame

from jamaica.session.setup import Setup
from jamaica.ui.gui.page import Page
from jamaica.ui.gui.scroller import Scroller
from jamaica.ui.heap import keep_for_good
from jamaica.ui.menus.saves import SavedGames

from .pilot import FRAME, Pilot
from .sights import SIGHTS

OPENING, MIDDLE, SLOW = 100.0, 8.0, 16.7
"""Milliseconds: of opening a page, of the middle frame and of the slowest in a hundred."""
SHELF = 300


def timed(act: Callable[[], object]) -> float:
    """Milliseconds that something takes."""
    begun = thread_time()
    act()
    return 1000 * (thread_time() - begun)


def tell(name: str, opening: float, frames: list[float]) -> bool:
    """One line; whether all bars are met."""
    cuts = quantiles(frames, n=100)
    print(f"{name:20} opens in {opening:5.1f} ms, frames p50 {cuts[49]:4.1f} p99 {cuts[98]:4.1f} ms", flush=True)
    return opening <= OPENING and cuts[49] <= MIDDLE and cuts[98] <= SLOW


def reopen(pilot: Pilot) -> None:
    """Make the page that is seen anew, and draw it."""
    assert isinstance(pilot.top, Page)
    pilot.top.resize()
    pilot.frames(1, FRAME)


def walk(pilot: Pilot) -> list[float]:
    """Frames in which the focus moves on, and some in which nothing happens."""
    frames = []
    for number in range(120):
        if number < 80:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0))
            pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_TAB, mod=0, unicode="", scancode=0))
        frames.append(timed(lambda: pilot.frames(1, FRAME)))
    return frames


def main() -> int:
    """Measure and compare; the exit code."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    good = True
    with tempfile.TemporaryDirectory() as home:
        os.environ["JAMAICA_HOME"] = home
        pilot = Pilot.launcher((1280, 800))
        pilot.frames(2)
        keep_for_good()
        for name, act in SIGHTS.items():
            if name.startswith("launcher"):
                continue
            act(pilot)  # pictures are loaded once
            pilot.frames(2)
            good &= tell(name, timed(partial(reopen, pilot)), walk(pilot))
            while pilot.top is not pilot.harbour.launcher:
                pilot.app.stack.pop()
        match = Setup.quick("jamaica").match()
        for number in range(SHELF):
            pilot.harbour.store.saves.keep(match, str(number))
        opening = timed(lambda: (pilot.harbour.saves(), pilot.frames(1, FRAME)))
        shelf = pilot.top
        assert isinstance(shelf, SavedGames)
        scroller = next(element for element in shelf.elements if isinstance(element, Scroller))
        frames = []
        for _ in range(400):
            pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, y=-1, x=0))
            frames.append(timed(lambda: pilot.frames(1, FRAME)))
        assert scroller.position.offset > 0
        good &= tell(f"{SHELF} saves", opening, frames)
        pilot.close()
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
