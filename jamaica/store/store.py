"""The store: everything that outlives the running game, in one hand."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from ..engine.errors import GameError
from . import settings as kept_settings
from .directories import Places
from .errors import InUse, StoreError
from .lock import Lock
from .own_files import OPTION, STANDARD
from .phone_keys import PhoneKeysFolder
from .results import Results
from .saves import Saves
from .settings import Settings
from .solved import SolvedPuzzles


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
        self.settings = self._load_settings()
        chosen = (str(last.options.get(OPTION, STANDARD)) for last in self.settings.new_games.values())
        self.saves = Saves(places.data / "saves", clock, chosen)
        self.saves.tidy()
        self.phone_keys = PhoneKeysFolder(places.data / "phones")
        self.puzzles = SolvedPuzzles(places.data)
        self._passing: tuple[str, str] | None = None
        if self.saves.listing().broken:
            self.notices.append(StoreError("A saved game could not be read; the list of saved games says why."))

    def results(self) -> Results:
        """The results of all finished games, the ground of `statistics`; `refresh` brings them up to date."""
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

    def _load_settings(self) -> Settings:
        try:
            settings, said = kept_settings.load(self.places.settings)
        except StoreError as fault:  # the file may be sound, so nothing is written over it
            self._let_go()
            settings, said = Settings(), [fault, StoreError("Settings you change now will not be saved.")]
        self.notices += said
        return settings

    @property
    def is_first(self) -> bool:
        """False for a guest, in a second running copy, and where files cannot be used: then settings are not kept."""
        return self._lock is not None

    def speak_for_now(self, code: str) -> None:
        """A language for this run alone: the one that was set stays kept, until another is set."""
        self._passing = code, self.settings.language
        self.settings.language = code

    def keep_settings(self) -> None:
        """Write the settings. A StoreError says why not; a second copy, which has said so before, keeps none."""
        if not self.is_first:
            return
        settings = self.settings
        if self._passing and settings.language == self._passing[0]:
            settings = replace(settings, language=self._passing[1])
        kept_settings.keep(self.places.settings, settings)

    def close(self) -> None:
        """Keep the settings and let others be first."""
        with suppress(StoreError):
            self.keep_settings()
        self._let_go()

    def _let_go(self) -> None:
        """Let others be first."""
        if self._lock:
            self._lock.release()
            self._lock = None

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
