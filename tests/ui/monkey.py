"""Random input over the whole application: ``python -m tests.ui.monkey --events 200000``.

Clicks, keys, wheel, pad, resizes and lost focus, wise or not. Fails on an exception, and if the memory grows by more
than 5 % after the first tenth of the events. Memory goes up and down with what happens to be open, so that like is
compared with like, in two ways:

- *At home*: now and then everything is left for the launcher, in a window of the same size each time. Whatever is not
  given back shows there, nearly without noise. Growth is the slope of the line that fits best, and the upper end of its
  interval must not be above 5 % of the average memory.
- *On the way*: the slope when every situation (scenes that are open, size of the window) has a level of its own. Which
  pictures were seen lately makes this a rough measure; it fails if its whole interval is above 5 %.

The intervals (95 %) come from leaving out one tenth after the other: what follows closely on each other is alike.
"""

import argparse
import gc
import os
import tempfile
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import chain, count
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import pygame

from jamaica.ui.heap import return_large_blocks
from jamaica.ui.window_place import LEAST

from .pilot import QUIET, Pilot

KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_1, pygame.K_2, pygame.K_9, pygame.K_a, pygame.K_h, pygame.K_u, pygame.K_f, pygame.K_l, pygame.K_F1,
    pygame.K_PAGEUP, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE,
)  # fmt: skip
SIZES = ((1024, 640), (1024, 640), (1280, 800), (1100, 900), (700, 500))
MOST_GROWTH = 0.05
TENTHS = 10
EVERY = 100
"""Events between two looks at the memory."""
VISITS = 5
"""How often everything is left for the launcher in a tenth of the events."""
HOME = "home"
ALIKE = {**QUIET, "scale": 1.0, "text_size": 1.0, "high_contrast": False}
"""How everything is set there."""
SPREAD = 2.306
"""Standard errors to either side of a value that was found from nine parts, for 95 %."""


def random_event(rng: Random, size: tuple[int, int]) -> pygame.Event:
    """Any input a person could make, wise or not."""
    where = (rng.randrange(size[0]), rng.randrange(size[1]))
    kind = rng.randrange(14)
    if kind < 3:
        return pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0), touch=False)
    if kind < 6:
        return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=rng.choice((1, 1, 1, 3, 4, 5)), touch=False)
    if kind == 6:
        return pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=False)
    if kind == 7 and rng.random() < 0.2:
        return pygame.Event(rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED)))
    if kind == 8:
        down = rng.choice((pygame.JOYBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP))
        return pygame.Event(down, button=rng.randrange(9), joy=0, instance_id=0)
    if kind == 9:
        lean = rng.choice(((0, 1), (0, -1), (-1, 0), (1, 0), (0, 0)))
        return pygame.Event(pygame.JOYHATMOTION, value=lean, hat=0, joy=0, instance_id=0)
    if kind == 10:
        return pygame.Event(pygame.JOYAXISMOTION, axis=rng.randrange(3), value=rng.uniform(-1, 1), joy=0, instance_id=0)
    key = pygame.K_ESCAPE if rng.random() < 0.02 else rng.choice(KEYS)
    down = rng.random() < 0.8
    unicode = chr(key) if 32 <= key < 127 else ""
    return pygame.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=key, mod=0, unicode=unicode, scancode=0)


def rampage(events: int, rng: Random) -> Iterator[Pilot]:
    """Fire so many events, several a frame; an application that is left is opened again. Yields it after each."""
    pilot = Pilot.launcher()
    for number in range(events):
        if rng.random() < 1 / 500:
            _resize(rng.choice(SIZES))
        pygame.event.post(random_event(rng, pilot.app.display.size))
        if number % 4 == 0 and not pilot.frames(1, rng.choice((0.0, 0.016, 0.3))):
            pilot.close()
            del pilot
            gc.collect()  # a program that is left gives everything back; here it is opened again in the same process
            pilot = Pilot.launcher()
        yield pilot
    pilot.close()


def _resize(size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))


class Look(NamedTuple):
    """One look at the memory."""

    number: int
    """The events until then."""
    situation: Hashable
    memory: float
    """In MB."""


def situation(pilot: Pilot) -> Hashable:
    """What is open, how large everything is, and whether sounds are kept."""
    display, settings = pilot.app.display, pilot.app.display.settings
    scenes = tuple(type(scene) for scene in pilot.app.stack.scenes)
    sizes = (display.size, settings.scale, settings.text_size, settings.high_contrast)
    return scenes, sizes, max(settings.effects, settings.ambience) > 0


def memory() -> int:
    """Bytes of this process that lie in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def go_home(pilot: Pilot) -> None:
    """Leave everything for the launcher in the window it opens with, set as at first; a table that was seen just before
    has brought the pictures that all scenes share."""
    app, display = pilot.app, pilot.app.display
    pygame.event.get()  # cleared events keep what they carry for ever
    if display.settings.full_screen:
        display.toggle_full_screen()
    if len(app.stack.scenes) > 1:
        app.stack.remove(app.stack.scenes[1])
    for name, value in ALIKE.items():
        setattr(display.settings, name, value)
        display.apply(name)
    pygame.mixer.stop()  # what fades is still there
    _resize(LEAST)
    pilot.harbour.quick("jamaica")
    pilot.frames(2)
    app.stack.remove(app.stack.scenes[1])
    pilot.frames(2)


def watch(pilots: Iterable[Pilot], visit: int) -> Iterator[Look]:
    """Look at the memory again and again, every `visit` events at home."""
    numbers = count(1)
    for pilot in pilots:  # enumerate would hold on to a pilot that is left
        number = next(numbers)
        if number % EVERY == 0:
            yield Look(number, situation(pilot), memory() / 2**20)
        if number % visit == 0:
            go_home(pilot)
            yield Look(number, HOME, memory() / 2**20)
        del pilot


def growth(looks: Iterable[Look]) -> float:
    """MB per event, within situations."""
    alike = defaultdict[Hashable, list[Look]](list)
    for look in looks:
        alike[look.situation].append(look)
    over = up = 0.0
    for group in alike.values():
        number, level = fmean(look.number for look in group), fmean(look.memory for look in group)
        over += sum((look.number - number) ** 2 for look in group)
        up += sum((look.number - number) * (look.memory - level) for look in group)
    return up / over


def margin(parts: Sequence[Sequence[Look]]) -> float:
    """How far off the growth may be to either side (95 %), found by leaving out one part after the other."""
    found = [growth(chain.from_iterable([*parts[:part], *parts[part + 1 :]])) for part in range(len(parts))]
    middle = fmean(found)
    return SPREAD * sqrt((1 - 1 / len(found)) * sum((one - middle) ** 2 for one in found))


class Estimate(NamedTuple):
    """How much the memory grew after the first tenth, as a part of a level."""

    grown: float
    margin: float

    @classmethod
    def of(cls, looks: Iterable[Look], block: int, level: float) -> "Estimate":
        """From looks at the memory, so many events in a tenth."""
        tenths = [[look for look in looks if (look.number - 1) // block == tenth] for tenth in range(1, TENTHS)]
        scale = block * (TENTHS - 1) / level
        return cls(growth(chain.from_iterable(tenths)) * scale, margin(tenths) * scale)

    @property
    def least(self) -> float:
        """The lower end of the interval."""
        return self.grown - self.margin

    @property
    def most(self) -> float:
        """The upper end."""
        return self.grown + self.margin

    def __str__(self) -> str:
        return f"{100 * self.grown:+.1f} % ({100 * self.least:+.1f} … {100 * self.most:+.1f} %)"


def main() -> int:
    """Fire and watch; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    return_large_blocks()  # as the program does
    block = wanted.events // TENTHS
    home, away = list[Look](), list[Look]()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["JAMAICA_HOME"] = folder
        for look in watch(rampage(block * TENTHS, Random(wanted.seed)), block // VISITS):
            (home if look.situation == HOME else away).append(look)
            if look.number % block == 0 and look.situation == HOME:
                last = [other.memory for other in away if other.number > look.number - block]
                print(
                    f"{look.number:,} events: {fmean(last):.0f} MB on average, at most {max(last):.0f} MB;"
                    f" at home {fmean(other.memory for other in home[-VISITS:]):.1f} MB",
                    flush=True,
                )
    level = fmean(look.memory for look in away if look.number > block)
    at_home, on_the_way = Estimate.of(home, block, level), Estimate.of(away, block, level)
    print(f"after the first {block:,} events the memory of {level:.0f} MB on average grew by {at_home} of it at home,")
    print(f"and by {on_the_way} on the way")
    return 0 if at_home.most <= MOST_GROWTH and on_the_way.least <= MOST_GROWTH else 1


if __name__ == "__main__":
    raise SystemExit(main())
