"""A captain thinks in a process of his own, so that the window never stalls; if it fails, the game goes on.

The process is spawned (not forked), so that it works alike on every system and in a frozen bundle. Where none can be
started, the captain thinks in the program itself.
"""

import logging
import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from random import Random
from time import monotonic

from jamaica.engine.contract import Move, State
from jamaica.engine.errors import GameError
from jamaica.engine.language import mark
from jamaica.games import find_game

from .arguments import Verdict
from .captains import SearchCaptain, captain_for
from .counsel import Counsel
from .limit import Limit
from .mind import Plan
from .processes import Helper, NoProcess

log = logging.getLogger("jamaica")

PATIENCE = 4.0
"""Seconds after which a silent process is given up, beyond those that an `Ask` grants. One that grants none leaves the
captain his own time, half a second at most, out of these."""
FALLBACK = "greedy"
"""Level of the captain who decides when the worker process has failed."""
BRIEF = 0.5
"""Seconds a captain may think in the program itself, at most: the window stands still meanwhile."""
WEIGHING = 0.75
"""Part of the time for a weighing that goes to all choices; the rest tells why the best is better."""
IN_PROGRAM = mark(
    "The system starts no more processes, so the AI opponents think inside the game: it may pause while they do."
)


@dataclass(frozen=True, slots=True)
class Ask:
    """A request: what would this captain choose in this view?"""

    game: str
    captain: str
    view: State
    seed: int
    seconds: float | None = None
    weigh: bool = False
    """True if the share of victory of each choice is wanted too, and why the best one is better."""
    rank: bool = False
    """True if all that is wanted is the plans, the best first."""
    compare: tuple[Plan, Plan] | None = None
    """All that is wanted is how much better the first plan is than the second."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A captain's choice; `shares` is what he expects of each choice, if he was asked and looks ahead at all."""

    move: Move
    shares: dict[Move, float] = field(default_factory=dict)
    errors: dict[Move, float] = field(default_factory=dict)
    """The standard error of each share."""
    ranking: tuple[Plan, ...] = ()
    """The plans, the best first, if they were asked for; none if the captain could not look ahead."""
    verdict: Verdict | None = None
    """Of a comparison, or of the best choice against the others."""


class Worker:
    """Asks go to the process one at a time; `answer` is polled once a frame."""

    def __init__(
        self, patience: float = PATIENCE, clock: Callable[[], float] = monotonic,
        tell: Callable[[GameError], None] = lambda said: None,
    ) -> None:  # fmt: skip
        """`tell` is called if no process can be started."""
        self._patience = patience
        self._clock = clock
        self._tell = tell
        self._ask: Ask | None = None
        self._deadline = 0.0
        self._busy = False
        self.restarts = 0
        self._helper: Helper | None = None
        """None where no process can be started."""
        self._start()

    def ask(self, ask: Ask) -> None:
        """Begin to think; a question before it is dropped."""
        if self._busy and not self._is_done():
            self._restart()
        self._ask = ask
        self._deadline = self._clock() + (ask.seconds or 0.0) + self._patience
        self._busy = True
        if self._helper:
            try:
                self._helper.pipe.send(ask)
            except (OSError, MemoryError):
                self._deadline = self._clock()  # `answer` falls back at once

    def answer(self) -> Answer | None:
        """The answer once it is there, else None. A dead or silent process is replaced, and a quick choice made."""
        ask = self._ask
        if ask is None:
            return None
        if not self._helper:
            return self._think_here(ask)
        try:
            if self._helper.pipe.poll():
                answer: Answer = self._helper.pipe.recv()
                self._ask, self._busy = None, False
                return answer
        except (EOFError, OSError, MemoryError):
            return self._fall_back(ask)
        if not self._helper.process.is_alive() or self._clock() >= self._deadline:
            return self._fall_back(ask)
        return None

    def cancel(self) -> None:
        """Forget the question; what the process still thinks about it is lost."""
        self._ask = None

    def close(self) -> None:
        """End the process."""
        if self._helper:
            self._helper.close()
            self._helper = None

    @property
    def pid(self) -> int | None:
        """The process, for those who watch it; None if there is none."""
        return self._helper.process.pid if self._helper else None

    def _start(self) -> None:
        try:
            self._helper = Helper(_think)
        except NoProcess as fault:
            log.warning("the captains think in the program itself: %s", fault)
            self._tell(NoProcess(IN_PROGRAM))

    def _restart(self) -> None:
        self.close()
        self._start()
        self._busy = False
        self.restarts += 1

    def _is_done(self) -> bool:
        """True if the answer to a cancelled question has come meanwhile; it is thrown away."""
        try:
            return self._helper is None or (self._helper.pipe.poll() and self._helper.pipe.recv() is not None)
        except (EOFError, OSError):
            return False

    def _state(self) -> str:
        process = self._helper and self._helper.process
        return f"ended with {process.exitcode}" if process and not process.is_alive() else "was silent"

    def _fall_back(self, ask: Ask) -> Answer:
        log.warning("the captains' process %s for %s; it is replaced", self._state(), ask.captain)
        self._ask = None
        self._restart()
        return _quick_answer(ask)

    def _think_here(self, ask: Ask) -> Answer:
        self._ask, self._busy = None, False
        try:
            return answer_to(replace(ask, seconds=ask.seconds and min(ask.seconds, BRIEF)))
        except (GameError, MemoryError) as fault:
            log.warning("%s could not think in the program: %r", ask.captain, fault)
            return _quick_answer(ask)


def _quick_answer(ask: Ask) -> Answer:
    return Answer(captain_for(FALLBACK, find_game(ask.game)).choose(ask.view, Random(ask.seed)))


def _think(pipe: Connection) -> None:
    """The process: answers questions until its pipe is closed. Steps back behind the window in priority."""
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        while True:
            ask: Ask = pipe.recv()
            pipe.send(answer_to(ask))
    except (EOFError, OSError, MemoryError):  # without memory another process begins anew
        return


def answer_to(ask: Ask) -> Answer:
    """The captain's answer, computed in this process."""
    game, rng = find_game(ask.game), Random(ask.seed)
    if ask.rank or ask.compare:
        return _counsel(ask, Counsel(game), rng)
    seconds = ask.seconds and ask.seconds * (WEIGHING if ask.weigh else 1)
    captain = captain_for(ask.captain, game, seconds)
    weighed = captain.weigh(ask.view, rng) if ask.weigh and isinstance(captain, SearchCaptain) else {}
    if not weighed:
        return Answer(captain.choose(ask.view, rng))
    shares = {move: estimate.share for move, estimate in weighed.items()}
    errors = {move: estimate.error for move, estimate in weighed.items()}
    best = max(shares, key=lambda move: shares[move])
    limit = Limit((ask.seconds or BRIEF) * (1 - WEIGHING))
    return Answer(best, shares, errors, verdict=Counsel(game).praise(ask.view, best, limit, rng))


def _counsel(ask: Ask, counsel: Counsel, rng: Random) -> Answer:
    limit = Limit(ask.seconds or BRIEF)
    if ask.compare:
        better, worse = ask.compare
        return Answer(better[0], verdict=counsel.compare(ask.view, better, worse, limit, rng))
    ranking = counsel.ranking(ask.view, limit, rng)
    return Answer(ranking[0][0] if ranking else ask.view.choices()[0], ranking=tuple(ranking))
