"""The store: everything that outlives the running game, in one hand."""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from ..engine.errors import GameError
from . import settings as kept_settings
from .errors import InUse, StoreError
from .lock import Lock
from .places import Places
from .results import Results
from .saves import Saves


class Store:
    """Saves and settings of one player. Made once, passed to whoever needs it, closed at the end.

    Opening never fails: what could not be read or will not be kept stands in `notices`, to be told once.
    """

    def __init__(
        self, places: Places, clock: Callable[[], datetime] = lambda: datetime.now(UTC), guest: bool = False
    ) -> None:
        """A guest reads settings but never keeps them, and so can come while a window is open."""
        self.places = places
        self.notices: list[GameError] = []
        self._lock = None if guest else self._take_lock()
        self.saves = Saves(places.data / "saves", clock)
        self.saves.tidy()
        self.settings, said = kept_settings.load(places.settings)
        self.notices += said
        if self.saves.listing().broken:
            self.notices.append(StoreError("A saved game could not be read; the list of saved games says why."))

    def results(self) -> Results:
        """The results of all finished games, brought up to date: the ground of `statistics`."""
        return Results(self.saves, self.places.data / "results.json")

    @classmethod
    def open(cls, home: Path | None = None, guest: bool = False) -> "Store":
        """The store in the folder given, else in the one that JAMAICA_HOME names, else in the system's folders."""
        return cls(Places.find(home), guest=guest)

    def _take_lock(self) -> Lock | None:
        try:
            return Lock(self.places.settings / "running.lock")
        except InUse:
            said: GameError = StoreError(
                "The game is already open in another window; settings you change here will not be saved."
            )
        except StoreError as fault:
            said = fault
        self.notices.append(said)
        return None

    @property
    def is_first(self) -> bool:
        """False for a guest, in a second running copy, and where nothing can be written: then settings are not kept."""
        return self._lock is not None

    def keep_settings(self) -> None:
        """Write the settings. A StoreError says why not; a second copy, which has said so before, keeps none."""
        if self.is_first:
            kept_settings.keep(self.places.settings, self.settings)

    def close(self) -> None:
        """Keep the settings and let others be first."""
        with suppress(StoreError):
            self.keep_settings()
        if self._lock:
            self._lock.release()
            self._lock = None
