"""Random input over the whole application: ``python -m tests.ui.monkey --events 200000``.

Clicks, keys, wheel, pad, resizes and lost focus, wise or not. Fails on an exception, and if the memory grows by more
than 5 % after the first tenth of the events. Memory goes up and down with what happens to be open, so that like is
compared with like: growth is the slope of the line that fits best when every situation (scenes that are open, size of
the window) has a level of its own.
"""

import argparse
import gc
import os
import tempfile
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import pygame

from jamaica.ui.memory import return_large_blocks

from .pilot import Pilot

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
            width, height = rng.choice(SIZES)
            pygame.display.set_mode((width, height), pygame.RESIZABLE)
            pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(width, height), w=width, h=height))
        pygame.event.post(random_event(rng, pilot.app.display.size))
        if number % 4 == 0 and not pilot.frames(1, rng.choice((0.0, 0.016, 0.3))):
            pilot.close()
            del pilot
            gc.collect()  # a program that is left gives everything back; here it is opened again in the same process
            pilot = Pilot.launcher()
        yield pilot
    pilot.close()


class Look(NamedTuple):
    """One look at the memory."""

    number: int
    """The events until then."""
    situation: Hashable
    memory: float
    """In MB."""


def situation(pilot: Pilot) -> Hashable:
    """What is open, and how large."""
    return pilot.app.display.size, tuple(type(scene) for scene in pilot.app.stack.scenes)


def memory() -> int:
    """Bytes of this process that lie in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


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


def main() -> int:
    """Fire and watch; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    return_large_blocks()  # as the program does
    block = wanted.events // TENTHS
    looks = list[Look]()
    with tempfile.TemporaryDirectory() as home:
        os.environ["JAMAICA_HOME"] = home
        situations = map(situation, rampage(block * TENTHS, Random(wanted.seed)))  # nobody holds on to what is left
        for number, now in enumerate(situations, start=1):
            if number % EVERY == 0:
                looks.append(Look(number, now, memory() / 2**20))
            if number % block == 0:
                last = [look.memory for look in looks[-block // EVERY :]]
                print(f"{number:,} events: {fmean(last):.0f} MB on average, at most {max(last):.0f} MB", flush=True)
    settled = looks[block // EVERY :]
    level = fmean(look.memory for look in settled)
    grown = growth(settled) * block * (TENTHS - 1) / level
    print(f"after the first {block:,} events the memory of {level:.0f} MB on average grew by {100 * grown:+.1f} %")
    return 0 if grown <= MOST_GROWTH else 1


if __name__ == "__main__":
    raise SystemExit(main())
