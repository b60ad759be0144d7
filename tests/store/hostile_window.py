"""Hostile files in the window: dropped on it, and lying where it looks. Everything is loaded before the first try."""

from pathlib import Path
from random import Random
from typing import Any

import pygame

from jamaica.files import assets
from jamaica.store import Settings, Store
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.menus.navigator import Harbour
from jamaica.ui.review.statistics import StatisticsPage
from tests.ui.pilot import QUIET, QuickThinker

from .forked import Ended, tried
from .hostile import Sample

SIZE = (1024, 640)
FRAMES = 1
PAGES = 2
_warm: list[Display] = []


def warm_up(sample: Sample, home: Path) -> None:
    """One display for all tries, and one walk past everything: what it has loaded, the forked processes have too."""
    display = Display(assets(), SIZE, Settings(speed="instant", **QUIET))
    _warm.append(display)
    path = sample.copied(home, "slot")
    Walk(home, path, Random(1), everything=True).act()
    if display.pictures.ahead.is_alive():
        display.pictures.ahead.join()


def by_window(sample: Sample, home: Path, kind: str, rng: Random) -> tuple[str, Ended]:
    """Attack one kind of file, open the window and look at every page that reads files."""
    path = sample.attacked(home, kind, rng)
    walk = Walk(home, path, rng)
    ended = tried(walk.act, seconds=120, megabytes=1500)
    return "window", ended


class Walk:
    """One way through the window, past everything that reads files."""

    def __init__(self, home: Path, path: Path, rng: Random, everything: bool = False) -> None:
        self.home, self.path, self.rng, self.everything = home, path, rng, everything

    def act(self) -> int:
        """Walk it; the exit code. An exception is a fault: sentences for people are told in the window."""
        store = Store.open(self.home)
        for name, value in {**QUIET, "speed": "instant"}.items():
            setattr(store.settings, name, value)
        display = _warm[0]
        before, display.settings = display.settings, store.settings
        for name in ("scale", "text_size", "high_contrast", "palette"):
            if getattr(before, name) != getattr(store.settings, name):
                display.apply(name)
        self.harbour = Harbour(display, store, QuickThinker, self.home)
        self.app = App(display, self.harbour.launcher)
        self._frames()
        pages: list[Any] = [
            self._drop, self.harbour.go_on, self.harbour.replays, self._watch, self._result, self._analyse,
            self.harbour.statistics, self._new_game, self._open,
        ]  # fmt: skip
        self.rng.shuffle(pages)
        for visit in [self.harbour.saves, *(pages if self.everything else pages[:PAGES])]:
            with self.app._telling():
                visit()
            self._frames()
            if isinstance(self.app.stack.top, StatisticsPage):
                self._frames(10)
            self.harbour._back_to_launcher()
        self._frames()
        self.app.stack.close()
        store.close()
        return 0

    def _frames(self, count: int = FRAMES) -> None:
        for _ in range(count):
            self.app.step(1 / 60)

    def _drop(self) -> None:
        self.harbour.saves()
        self._frames(1)
        pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(self.path)))
        self._frames(1)

    def _saved(self, finished: bool) -> Any:
        games = [one for one in self.harbour.store.saves.listing().games if one.heading.finished == finished]
        return games[0] if games else None

    def _open(self) -> None:
        if saved := self._saved(False):
            self.harbour.open(saved)

    def _watch(self) -> None:
        if saved := self._saved(self.rng.random() < 0.5):
            self.harbour.watch(saved)

    def _result(self) -> None:
        if saved := self._saved(True):
            self.harbour.show_result(saved)

    def _analyse(self) -> None:
        if saved := self._saved(True):
            match = self.harbour.store.saves.load(saved)
            if self.harbour.store.saves.analysis(saved):
                self.harbour.study = lambda record: _NoStudy()
                self.harbour.analyse(match, saved)

    def _new_game(self) -> None:
        self.harbour.new_game(self.rng.choice(["jamaica", "montego"]))


class _NoStudy:
    """An analysis that never comes: what is kept is shown."""

    done, total, progress = 0, 1, 0.0

    def poll(self, wait: float = 0.0) -> None:
        return None

    def close(self) -> None:
        return None
