"""What the program costs while nobody does anything: ``python -m tests.ui.idle``.

The real program at 1280×800 on a screen in memory (Xvfb, xdotool; openbox minimises it): the launcher, and a table that
waits for a choice, each of them in front, behind another window and minimised. Processor time and memory of the
program's own process, from /proc. ``--game montego`` for the other table, ``--seconds N`` for how long each is watched.
Exits with 1 if a bar is missed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from packs.screen import Program, screen  # noqa: E402 (the tools of packaging beside this folder)

from jamaica.games import GAMES  # noqa: E402
from jamaica.store import Store  # noqa: E402

SETTLE = 6.0
"""Seconds that something gets to come to rest."""
ARRIVAL = 30.0
"""Seconds in which a table is opened and the others have had their turns."""
BARS = {
    "launcher": 6.0, "launcher behind": 6.0, "launcher minimised": 1.0, "table": 3.0, "table behind": 3.0,
    "table minimised": 1.0,
}  # fmt: skip
"""Per cent of a core, at most."""
MEMORY = {"launcher": 160.0, "table": 220.0}
"""Megabytes, at most."""


@contextmanager
def manager(display: str) -> Iterator[None]:
    """A window manager, so that windows can be minimised."""
    if not shutil.which("openbox"):
        yield
        return
    running = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": display}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        time.sleep(1)
        yield
    finally:
        running.terminate()
        running.wait()


def processor(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1000


def watch(name: str, pid: int, seconds: float) -> bool:
    """Look on for a while; whether all bars are met."""
    time.sleep(SETTLE)
    before, begun = processor(pid), time.monotonic()
    time.sleep(seconds)
    share, used = 100 * (processor(pid) - before) / (time.monotonic() - begun), memory(pid)
    good = share <= BARS[name] and used <= MEMORY.get(name, float("inf"))
    print(f"{name:20} {share:5.1f} % of a core, {used:5.0f} MB{'' if good else '  too much'}", flush=True)
    return good


def xdotool(display: str, *words: str) -> str:
    """What a tool for windows says."""
    made = subprocess.run(
        ["xdotool", *words], env={**os.environ, "DISPLAY": display}, capture_output=True, text=True, check=False
    )
    return made.stdout.strip()


def views(name: str, display: str, pid: int, seconds: float) -> bool:
    """A scene in front, behind another window and minimised."""
    window = xdotool(display, "search", "--onlyvisible", "--pid", str(pid)).split()[-1]
    good = watch(name, pid, seconds)
    xdotool(display, "windowfocus", "--sync", xdotool(display, "search", "--maxdepth", "1", "").split()[0])
    good &= watch(f"{name} behind", pid, seconds)
    xdotool(display, "windowminimize", "--sync", window)
    good &= watch(f"{name} minimised", pid, seconds)
    xdotool(display, "windowmap", "--sync", window)
    xdotool(display, "windowactivate", "--sync", window)
    xdotool(display, "windowfocus", "--sync", window)
    return good


def main() -> int:
    """Measure and compare; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each is watched (default: 15)")
    parser.add_argument("--game", default="jamaica", choices=GAMES)
    wanted = parser.parse_args()
    seconds = wanted.seconds
    own = {**os.environ, "SDL_VIDEODRIVER": "x11", "PYTHONPATH": str(ROOT)}
    with tempfile.TemporaryDirectory() as folder, screen("1400x920x24") as display, manager(display):
        home = Path(folder)
        os.environ["JAMAICA_HOME"] = folder
        store = Store.open()
        store.settings.language, store.settings.window = "en", (40, 40, 1280, 800)
        store.settings.game = wanted.game
        store.keep_settings()
        store.close()
        program = Program([sys.executable, "-m", "jamaica"], home, display, own)
        try:
            program.start()
            pid = int(xdotool(display, "getwindowfocus", "getwindowpid"))
            good = views("launcher", display, pid, seconds)
            program.press("Return")  # play at once has the focus
            time.sleep(ARRIVAL)
            good &= views("table", display, pid, seconds)
        finally:
            program.kill()
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
