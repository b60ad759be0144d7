"""A captain thinks in a process of his own, so that the window never stalls; if it fails, the game goes on.

The process is spawned (not forked), so that it works alike on every system and in a frozen bundle.
"""

import logging
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from time import monotonic
from typing import Any

from jamaica.engine.contract import Move
from jamaica.games import find_game

from .captains import SearchCaptain, captain_for

log = logging.getLogger("jamaica")

PATIENCE = 4.0
"""Seconds after which a silent process is given up, beyond those that an `Ask` grants. One that grants none leaves the
captain his own time, half a second at most, out of these."""
FALLBACK = "greedy"
"""Who decides at a glance when the process has failed."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One question: what a captain would choose in a view."""

    game: str
    captain: str
    view: Any
    seed: int
    seconds: float | None = None
    weigh: bool = False
    """Whether the share of victory of each choice is asked for too."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A captain's choice; `shares` is what he expects of each choice, if he was asked and looks ahead at all."""

    move: Move
    shares: dict[Move, float] = field(default_factory=dict)


class Worker:
    """Asks go to the process one at a time; `answer` is polled once a frame."""

    def __init__(self, patience: float = PATIENCE, clock: Callable[[], float] = monotonic) -> None:
        self._patience = patience
        self._clock = clock
        self._ask: Ask | None = None
        self._deadline = 0.0
        self._busy = False
        self.restarts = 0
        self._start()

    def ask(self, ask: Ask) -> None:
        """Begin to think; a question before it is dropped."""
        if self._busy and not self._is_done():
            self._restart()
        self._ask = ask
        self._deadline = self._clock() + (ask.seconds or 0.0) + self._patience
        self._busy = True
        try:
            self._pipe.send(ask)
        except OSError:
            self._deadline = self._clock()  # `answer` falls back at once

    def answer(self) -> Answer | None:
        """The answer once it is there, else None. A dead or silent process is replaced, and a quick choice made."""
        if self._ask is None:
            return None
        try:
            if self._pipe.poll():
                answer: Answer = self._pipe.recv()
                self._ask, self._busy = None, False
                return answer
        except (EOFError, OSError):
            return self._fall_back()
        if not self._process.is_alive() or self._clock() >= self._deadline:
            return self._fall_back()
        return None

    def cancel(self) -> None:
        """Forget the question; what the process still thinks about it is lost."""
        self._ask = None

    def close(self) -> None:
        """End the process."""
        self._pipe.close()
        self._process.kill()
        self._process.join()

    @property
    def pid(self) -> int | None:
        """The process, for those who watch it."""
        return self._process.pid

    def _start(self) -> None:
        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_think, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()

    def _restart(self) -> None:
        self.close()
        self._start()
        self._busy = False
        self.restarts += 1

    def _is_done(self) -> bool:
        """True if the answer to a cancelled question has come meanwhile; it is thrown away."""
        try:
            return self._pipe.poll() and self._pipe.recv() is not None
        except (EOFError, OSError):
            return False

    def _state(self) -> str:
        return "was silent" if self._process.is_alive() else f"ended with {self._process.exitcode}"

    def _fall_back(self) -> Answer:
        ask = self._ask
        assert ask is not None
        log.warning("the captains' process %s for %s; it is replaced", self._state(), ask.captain)
        self._ask = None
        self._restart()
        return Answer(captain_for(FALLBACK, find_game(ask.game)).choose(ask.view, Random(ask.seed)))


def _think(pipe: Connection) -> None:
    """The process: answers questions until its pipe is closed. Steps back behind the window in priority."""
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        while True:
            ask: Ask = pipe.recv()
            pipe.send(answer_to(ask))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def answer_to(ask: Ask) -> Answer:
    """What the captain says, thought out here and now."""
    captain, rng = captain_for(ask.captain, find_game(ask.game), ask.seconds), Random(ask.seed)
    shares = captain.weigh(ask.view, rng) if ask.weigh and isinstance(captain, SearchCaptain) else {}
    if shares:
        return Answer(max(shares, key=lambda move: shares[move]), shares)
    return Answer(captain.choose(ask.view, rng))
