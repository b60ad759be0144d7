"""How long a frame takes: ``python -m tests.ui.frames [--game montego]``.

At 1280×800, only frames in which something moves, with the admirals thinking in their process; then the idle table, and
the time from the command to the first frame. Processor time is measured beside time on the clock, because on a busy
machine the clock also counts what others do. Exits with 1 if the processor time misses a bar.

``--scene battle`` measures the scenes of `film` whose name contains this instead, at 1280×800 too.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from statistics import quantiles
from time import perf_counter, process_time, sleep, thread_time

import pygame

from ai.worker import Worker
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.files import assets
from jamaica.games import GAMES, find_game
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.heap import keep_for_good
from jamaica.ui.table.factory import House, open_table
from jamaica.ui.table.scene import TableScene

from .film import SCENES, scene_table
from .pilot import QUIET, Pilot

FRAME = 1 / 60
BARS = {"p50 ms": 8.0, "p99 ms": 16.7, "idle % of a core": 15.0, "first frame s": 1.5}


def at_table(name: str, people: int) -> tuple[Pilot, TableScene]:
    """A table of four with admirals in the other seats."""
    display = Display(assets(), (1280, 800), Settings(**QUIET))
    game = find_game(name)
    pilots = ["human"] * people + ["admiral"] * (4 - people)
    seats = [Seat(name, pilot) for name, pilot in zip(game.names(), pilots, strict=False)]
    match = Match.begin(game, game.options(players=4), seats, "frames")
    pilot = Pilot(App(display, open_table(display, match, House(Worker))))
    table = pilot.top
    assert isinstance(table, TableScene)
    return pilot, table


def frame_times(game: str, frames: int) -> list[tuple[float, float]]:
    """Milliseconds, by processor and by clock, of frames with motion: everything between two waits of the loop."""
    pilot, table = at_table(game, people=0)
    pilot.frames(1)
    keep_for_good()
    times: list[tuple[float, float]] = []
    while pilot.top is table and len(times) < frames:
        moving, begun, busy = table.tabletop.player.playback.busy, perf_counter(), thread_time()
        pilot.app.display.catch_up()
        pilot.frames(1, FRAME)
        spent = perf_counter() - begun
        if moving:
            times.append((1000 * (thread_time() - busy), 1000 * spent))
        sleep(max(0.0, FRAME - spent))
    table.controller.thinker.close()
    pygame.quit()
    return times


def scene_times(name: str) -> list[tuple[float, float]]:
    """The same of the frames of a scene, its pictures being loaded on the way as in a match."""
    pilot = scene_table(SCENES[name], (1280, 800))
    table = pilot.top
    assert isinstance(table, TableScene)
    keep_for_good()
    times: list[tuple[float, float]] = []
    for _ in range(round(SCENES[name].seconds / FRAME)):
        if pilot.top is not table:
            break
        begun, busy = perf_counter(), thread_time()
        pilot.app.display.catch_up()
        pilot.frames(1, FRAME)
        times.append((1000 * (thread_time() - busy), 1000 * (perf_counter() - begun)))
        sleep(max(0.0, FRAME - (perf_counter() - begun)))
    pygame.quit()
    return times


def measure_scenes(wanted: str) -> int:
    """A line per scene; the exit code."""
    good = True
    for name in (name for name in SCENES if wanted in name):
        processor, clock = zip(*scene_times(name), strict=True)
        cuts, cuts_by_clock = quantiles(processor, n=100), quantiles(clock, n=100)
        good &= cuts[98] <= BARS["p99 ms"]
        figures = f"p50 {cuts[49]:5.2f}  p99 {cuts[98]:5.2f}  most {max(processor):5.1f} ms"
        beside = f"bar p99 {BARS['p99 ms']}; by the clock p99 {cuts_by_clock[98]:.1f}; load {os.getloadavg()[0]:.1f}"
        print(f"{name:16} {len(processor):4} frames  {figures}   ({beside})")
    return 0 if good else 1


def idle(game: str, seconds: float) -> float:
    """Per cent of a core that a table takes where nobody does anything."""
    pilot, table = at_table(game, people=1)
    while not table.context.asked:
        pilot.frames(1, FRAME)
        table.tabletop.player.playback.skip_all()
        sleep(FRAME)
    begun, busy = perf_counter(), process_time()
    while perf_counter() - begun < seconds:
        spent = perf_counter()
        pilot.frames(1, FRAME)
        sleep(max(0.0, FRAME - (perf_counter() - spent)))
    share = 100 * (process_time() - busy) / (perf_counter() - begun)
    table.controller.thinker.close()
    pygame.quit()
    return share


def first_frame() -> tuple[float, float]:
    """Seconds from the command to the first picture, in a process of its own, by processor and by clock."""
    code = (
        "from jamaica.ui import app\n"
        "step = app.App.step\n"
        "app.App.step = lambda self, seconds: step(self, seconds) and False\n"
        "from jamaica.cli.main import main\n"
        "main([])\n"
    )
    with tempfile.TemporaryDirectory() as home:
        begun, busy = perf_counter(), os.times()
        subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "JAMAICA_HOME": home})
        spent = os.times()
        used = spent.children_user + spent.children_system - busy.children_user - busy.children_system
        return used, perf_counter() - begun


def main() -> int:
    """Measure and compare; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="jamaica", choices=GAMES)
    parser.add_argument("--frames", type=int, default=1800)
    parser.add_argument("--idle", type=float, default=10.0, help="seconds of doing nothing")
    parser.add_argument("--scene", metavar="NAME", help="only the scenes whose name contains this")
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if wanted.scene is not None:
        return measure_scenes(wanted.scene)
    times = frame_times(wanted.game, wanted.frames)
    (middle, slow), (clock_middle, clock_slow) = (
        (cuts[49], cuts[98]) for cuts in (quantiles(column, n=100) for column in zip(*times, strict=True))
    )
    start, start_clock = min(first_frame() for _ in range(3))
    print(f"{len(times)} frames with motion, load of the machine {os.getloadavg()[0]:.1f}")
    rows = ((middle, clock_middle), (slow, clock_slow), (idle(wanted.game, wanted.idle), None), (start, start_clock))
    for (name, bar), (value, clock) in zip(BARS.items(), rows, strict=True):
        beside = "" if clock is None else f", by the clock {clock:.2f}"
        print(f"{name:18} {value:6.2f}   (bar {bar}{beside})")
    return 0 if all(value <= bar for bar, (value, _) in zip(BARS.values(), rows, strict=True)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
