"""Results brought up to date in a thread: after the index was lost the whole shelf is played again."""

from threading import Event, Thread

from ...store import Results


class Gathering:
    """Takes in the finished games that the index does not know yet."""

    def __init__(self, results: Results) -> None:
        self._results = results
        self._stop = Event()
        self.thread = Thread(target=self._work, name="gathering", daemon=True)
        self.thread.start()

    @property
    def is_done(self) -> bool:
        """True once nothing more will come."""
        return not self.thread.is_alive()

    def close(self) -> None:
        """No longer wanted: what was found up to the game it is at is kept, and nothing is written afterwards."""
        self._stop.set()
        self.thread.join()

    def _work(self) -> None:
        self._results.refresh(self._stop.is_set)
