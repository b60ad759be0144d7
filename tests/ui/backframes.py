"""How long a frame takes when looking back: ``python -m tests.ui.backframes [--game montego]``.

At 1280×800: a replay that is played, then scrubbed through; then an analysis that is made by its process until it is
there, and its pages. Opening a page counts as a frame too, and is told apart. Processor time, beside time on the clock.
"""

import argparse
import os
import tempfile
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time, sleep
from typing import Any

from ai.analysis import Effort, Study
from ai.analysis.rollouts import Care
from jamaica.engine.record import Record
from jamaica.games import GAMES
from jamaica.ui.review.analysis import AnalysisPage
from jamaica.ui.review.replay import ReplayScene
from jamaica.ui.review.words import TABS

from .backsights import finished
from .pilot import FRAME, Pilot

ROUGH = Effort(Care(least=8, most=8), search=1, worlds=2)
Times = list[tuple[float, float]]


class Watch:
    """Lets frames pass as the application does, and keeps how long they took."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.opened: Times = []
        self.times: Times = []

    def frame(self, act: Callable[[], Any] | None = None, opens: bool = False) -> None:
        """What is done between two waits of the loop."""
        begun, busy = perf_counter(), process_time()
        if act:
            act()
        self.pilot.frames(1, FRAME)
        spent = perf_counter() - begun
        (self.opened if opens else self.times).append((1000 * (process_time() - busy), 1000 * spent))
        self.pilot.app.display.catch_up()
        sleep(max(0.0, FRAME - spent))

    def tell(self, title: str) -> None:
        """One line, and begin anew."""
        for name, times in (("opening", self.opened), ("frames", self.times)):
            busy, clock = (sorted(column) for column in zip(*times, strict=True))
            late = sum(time > 1000 * FRAME for time in busy)
            print(f"{title:9} {name:8} {len(busy):5}: p99 {busy[int(len(busy) * 0.99)]:5.1f} ms, worst {busy[-1]:5.1f} "
                  f"ms, {late} above 16.7 (by the clock {clock[-1]:.1f})", flush=True)  # fmt: skip
        self.opened, self.times = [], []


def rough(record: Record) -> Study:
    """An analysis in its process that does not take long."""
    return Study(record, ROUGH)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="jamaica", choices=GAMES)
    parser.add_argument("--frames", type=int, default=1800)
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home:
        os.environ["JAMAICA_HOME"] = home
        pilot, match, rng = Pilot.launcher((1280, 800), speed="1x"), finished(wanted.game), Random(1)
        pilot.harbour.study, watch = rough, Watch(pilot)
        saved = pilot.harbour.store.saves.keep(match, "")
        watch.frame()
        watch.times.clear()
        watch.frame(lambda: pilot.harbour.replay(match, saved), opens=True)
        scene = pilot.top
        assert isinstance(scene, ReplayScene)
        scene.toggle()
        for _ in range(wanted.frames):
            watch.frame()
        watch.tell("replay")
        watch.frame(lambda: pilot.harbour.replay(match, saved), opens=True)
        shown = pilot.top
        assert isinstance(shown, ReplayScene)
        scene = shown
        for _ in range(200):
            watch.frame(lambda: scene.go(rng.randrange(scene.replay.last)))
        watch.tell("scrubbing")
        watch.frame(lambda: pilot.harbour.analyse(match, saved), opens=True)
        page = pilot.top
        assert isinstance(page, AnalysisPage)
        while page.found is None:
            watch.frame()
        for _ in range(60):
            watch.frame()
        for tab in TABS:
            watch.frame(lambda tab=tab: page.tabs.turn_to(tab), opens=True)  # type: ignore[misc]
            watch.frame()
        watch.tell("analysis")
        pilot.harbour.writing.join()
        pilot.close()


if __name__ == "__main__":
    main()
