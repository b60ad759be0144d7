"""Keeps one running match after every choice, without making the screen wait for the disk.

Each choice is written twice. At once and without waiting, into a file that outlives the death of the process; then, in
a thread, into one that outlives a power cut. Whoever loads takes the first if it is whole, else the second.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from ..engine.match import Match
from . import atomic, heading
from .errors import StoreError
from .heading import Heading
from .lock import Lock

LATEST, SAFE = ".latest", ".save"
"""Endings of the file written at once, and of the one the disk has confirmed."""
WELL_AGAIN = 5
"""After a fault so many choices in a row have to be kept before all is well: a disk that is nearly full wavers."""


class Autosave:
    """Keeps a match under one name. What fails is told by `news`, and tried again with the next choice."""

    def __init__(self, path: Path, replay: Path, lock: Lock | None, clock: Callable[[], datetime]) -> None:
        self._latest, self._safe, self._replay = path.with_suffix(LATEST), path.with_suffix(SAFE), replay
        self._lock, self._clock = lock, clock
        self._turn = Condition()
        self._due: tuple[bytes, bool] | None = None
        """What the thread has to write next, and whether the match is over; only the newest counts."""
        self._busy = self._closed = False
        self._fault: StoreError | None = None
        self._kept = 0
        """Choices kept since the last fault."""
        self._told = ""
        self._thread = Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    @property
    def name(self) -> str:
        """The name the match is kept under."""
        return self._safe.stem

    def keep(self, match: Match[Any]) -> None:
        """Keep the match as it stands; a finished one moves to the replays."""
        content = heading.dump(Heading.of(match, self._clock()), match.record())
        try:
            atomic.write(self._latest, content, durable=False)
        except StoreError:  # an older state must not pass for the latest; whether the disk takes it, the thread tells
            with suppress(StoreError):
                atomic.remove(self._latest)
        with self._turn:
            self._due = content, match.is_over
            self._turn.notify_all()

    def flush(self) -> None:
        """Wait until the disk has confirmed what was kept last, or refused it."""
        with self._turn:
            self._turn.wait_for(lambda: not self._due and not self._busy)

    @property
    def is_kept(self) -> bool:
        """True if the disk has confirmed what was kept last."""
        with self._turn:
            return not self._fault and not self._due and not self._busy

    def news(self) -> StoreError | None:
        """What has gone wrong since it was last asked, or that all is well again; None if there is nothing to say."""
        with self._turn:
            fault, kept = self._fault, self._kept
        if fault and str(fault) != self._told:
            self._told = str(fault)
            return fault
        if self._told and kept >= WELL_AGAIN:
            self._told = ""
            return StoreError("The game is being saved again.")
        return None

    def close(self, picture: bytes = b"") -> None:
        """Wait for the disk and let the match go, with a last picture of the table for lists."""
        self.flush()
        with self._turn:
            self._closed = True
            self._turn.notify_all()
        self._thread.join()
        home = self._replay if self._replay.exists() else self._safe
        if picture and home.exists():
            with suppress(StoreError):
                atomic.write(home.with_suffix(".png"), picture)
        if self._lock:
            self._lock.release()

    # In the thread

    def _work(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(lambda: self._due or self._closed)
                if not self._due:
                    return
                (content, over), self._due, self._busy = self._due, None, True
            fault = self._write(content, over)
            with self._turn:
                self._fault, self._busy = fault, False
                self._kept = 0 if fault else self._kept + 1
                self._turn.notify_all()

    def _write(self, content: bytes, over: bool) -> StoreError | None:
        try:
            atomic.write(self._replay if over else self._safe, content)
            if over:  # only now, when the replay is safe
                atomic.remove(self._latest)
                atomic.remove(self._safe)
        except StoreError as fault:
            return fault
        except Exception as bug:  # a dead thread would let everybody wait for ever
            return StoreError("The game could not be saved: {reason}.", reason=repr(bug))
        return None
