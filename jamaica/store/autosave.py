"""Keeps one running match after every choice, without making the screen wait for the disk.

Each choice is written twice. At once and without waiting, into a file that outlives the death of the process; then, in
a thread, into one that outlives a power cut. Whoever loads takes the first if it is whole, else the second.
"""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from ..engine.contract import S
from ..engine.match import Match
from . import atomic, heading
from .errors import StoreError
from .heading import Heading
from .ledger import Ledger
from .lock import Lock

LATEST, SAFE = ".latest", ".save"
"""Endings of the file written at once, and of the one the disk has confirmed."""
WELL_AGAIN = 5
"""After a fault so many choices in a row have to be kept before all is well: a disk that is nearly full wavers."""


class Autosave:
    """Keeps a match under one name. What fails is told by `news`, and tried again with the next choice."""

    def __init__(
        self, path: Path, replay: Path, lock: Lock | None, clock: Callable[[], datetime], order: Callable[[], int],
        ledger: Ledger,
    ) -> None:  # fmt: skip
        self._latest, self._safe, self._replay = path.with_suffix(LATEST), path.with_suffix(SAFE), replay
        self._lock, self._clock, self._order, self._ledger = lock, clock, order, ledger
        self._match: Match[Any] | None = None
        """As it was kept last."""
        self._turn = Condition()
        self._due: tuple[bytes, bool] | None = None
        """What the thread has to write next, and whether the match is over; only the newest counts."""
        self._busy = self._closed = False
        self._fault: StoreError | None = None
        self._kept = 0
        """Choices kept since the last fault."""
        self._told = ""
        self._thread: Thread | None = Thread(target=self._work, name="autosave", daemon=True)
        try:
            self._thread.start()
        except RuntimeError:  # the system gives no more threads: whoever keeps the match waits for the disk
            self._thread = None

    @property
    def name(self) -> str:
        """The name the match is kept under."""
        return self._safe.stem

    def keep(self, match: Match[S], read: Sequence[int] = ()) -> None:
        """Keep the match as it stands, with how much each person has seen; a finished one moves to the replays."""
        self._match = match
        try:
            content = heading.dump(Heading.of(match, self._clock(), "", read, self._order()), match.record())
        except MemoryError as lack:
            self._note(_unsaved(lack))
            return
        try:
            atomic.write(self._latest, content, durable=False)
        except StoreError:  # an older state must not pass for the latest; whether the disk takes it, the thread tells
            with suppress(StoreError):
                atomic.remove(self._latest)
        with self._turn:
            self._due = content, match.is_over
            self._turn.notify_all()
        if not self._thread:
            self._write_due()

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
        try:
            self.flush()
            with self._turn:
                self._closed = True
                self._turn.notify_all()
            if self._thread:
                self._thread.join()
            home = next((path for path in (self._replay, self._safe) if os.path.lexists(path)), None)
            if picture and home:
                with suppress(StoreError):
                    atomic.write(home.with_suffix(".png"), picture)
            if self._match:
                self._ledger.leave(self._match.fingerprint, len(self._match.steps))
        finally:  # whatever has failed, the match can be opened again
            if self._lock:
                self._lock.release()

    @property
    def is_copied(self) -> bool:
        """True if the match that is kept was ever opened from a copy: somebody may have seen its dice beforehand."""
        return self._match is not None and self._ledger.is_copied(self._match.fingerprint)

    # In the thread, if there is one

    def _work(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(lambda: self._due or self._closed)
                if not self._due:
                    return
            self._write_due()

    def _write_due(self) -> None:
        with self._turn:
            if not self._due:
                return
            (content, over), self._due, self._busy = self._due, None, True
        self._note(self._write(content, over))

    def _note(self, fault: StoreError | None) -> None:
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
            return _unsaved(bug)
        return None


def _unsaved(fault: Exception) -> StoreError:
    return StoreError("The game could not be saved: {reason}.", reason=repr(fault))
