"""Progress of a long command, on a terminal only: a bar, how much is done, and how long the rest will take."""

import sys
from collections.abc import Callable
from time import monotonic
from typing import TextIO

from jamaica.engine.language import ENGLISH, Language, mark

WIDE = 30
STEADY = 1.0
"""Seconds after which the pace so far says something about the rest."""
LEFT = mark("{done} of {total}, {time} left")
DONE = mark("{done} of {total}")

Tell = Callable[[int, int], None]
"""Hears how much of how much is done."""


class Progress:
    """Called with how much of how much is done, first at the start.

    In a file or a pipe it would only be in the way: nothing is shown.
    """

    def __init__(
        self, language: Language = ENGLISH, out: TextIO | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self._language, self._out, self._clock = language, out or sys.stderr, clock
        self._begun: tuple[float, int] | None = None
        self._shown = 0

    def __call__(self, done: int, total: int) -> None:
        if not self._out or not self._out.isatty():
            return
        now = self._clock()
        if self._begun is None:
            self._begun = now, done  # what was done before it began, such as results read from a file, took no time
        since, first = self._begun
        line = f"[{'#' * (WIDE * done // total):{WIDE}}] {self._told(done, total, now - since, done - first)}"
        print(f"\r{line:{self._shown}}", end="" if done < total else "\n", file=self._out, flush=True)
        self._shown = len(line)

    def _told(self, done: int, total: int, seconds: float, made: int) -> str:
        say = self._language.say
        if seconds < STEADY or not made or done >= total:
            return say(DONE, done=done, total=total)
        left = round(seconds / made * (total - done))
        return say(LEFT, done=done, total=total, time=clock_time(left))


def clock_time(seconds: int) -> str:
    """A time as clocks show it: 0:07, 12:30, 1:02:03."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
