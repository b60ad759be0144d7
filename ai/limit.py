"""Limits of a captain's thinking."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Timer = Callable[[], float]
"""Seconds since some moment: of the clock on the wall, or of the processor's work for this thread."""


@dataclass(frozen=True, slots=True)
class Limit:
    """Thinking ends when the time is up or so many samples are complete, whichever comes first."""

    seconds: float | None = None
    samples: int | None = None
    timer: Timer = perf_counter

    def __post_init__(self) -> None:
        if self.seconds is None and self.samples is None:
            raise ValueError("A limit needs seconds or samples: without either, thinking would never end.")


class Clock:
    """Runs down one limit."""

    __slots__ = ("_begun", "_limit", "_stop", "_timer", "samples")

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._timer = limit.timer
        self._begun = 0.0 if limit.seconds is None else limit.timer()
        self._stop = None if limit.seconds is None else self._begun + limit.seconds
        self.samples = 0

    def is_over(self) -> bool:
        """True when no further sample may be begun."""
        return self.is_late() or (self._limit.samples is not None and self.samples >= self._limit.samples)

    def is_late(self) -> bool:
        """True when the time is up."""
        return self._stop is not None and self._timer() >= self._stop

    def has_used(self, part: float) -> bool:
        """True when so large a part of the time is gone; never without a limit of time."""
        return self._stop is not None and self._timer() >= self._begun + part * (self._stop - self._begun)
