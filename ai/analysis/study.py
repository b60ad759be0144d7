"""An analysis in a process of its own, so that the window never stalls; with progress, and cancelled at any time."""

import os
from multiprocessing.connection import Connection

from jamaica.engine.errors import GameError
from jamaica.engine.record import Record
from jamaica.games import find_game

from ..processes import Helper
from .account import Analysis
from .analyst import Effort, analyse

Message = tuple[int, int] | Analysis | GameError
"""Moves done of how many, the result, or why there is none."""


class StudyFailed(GameError):
    """The process that analysed has died."""


class Study:
    """Begins at once. `poll` once a frame; `close` when it is there, or no longer wanted."""

    def __init__(self, record: Record, effort: Effort | None = None) -> None:
        self.done, self.total = 0, len(record.moves)
        self._helper = Helper(_study, record.dump(), effort, duplex=False)

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return self.done / self.total if self.total else 0.0

    def poll(self, wait: float = 0.0) -> Analysis | None:
        """The analysis once it is there, else None, at the latest after `wait` seconds without news.

        A GameError says why there will be none.
        """
        try:
            while self._helper.pipe.poll(wait):
                message: Message = self._helper.pipe.recv()
                if isinstance(message, Analysis):
                    return message
                if isinstance(message, GameError):
                    raise message
                self.done, self.total = message
        except (EOFError, OSError):
            raise StudyFailed("The analysis failed. Please try again.") from None
        return None

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._helper.close()


def _study(pipe: Connection, text: str, effort: Effort | None) -> None:
    """The process: analyses, and steps back behind the window in priority."""
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        try:
            record = Record.parse(text)
            result: Message = analyse(record, find_game(record.game), effort, lambda *done: pipe.send(done))
        except GameError as error:
            result = error
        pipe.send(result)
    except OSError:
        return  # nobody listens any more
