"""Plays game after game in the window, with the real captains' process, and watches what grows.

    python -m tests.store.soak --minutes 60

Prints memory, file handles, processes and files of the store after every few games.
"""

import argparse
import os
import tempfile
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pygame

from ai.worker import Worker
from jamaica.store import Store
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.handoff import Handoff
from jamaica.ui.table.scene import TableScene
from tests.ui.pilot import Pilot

EVERY = 5


def figures(home: Path) -> str:
    """What this process has and the store holds."""
    status = Path("/proc/self/status").read_text().splitlines()
    memory = next(int(line.split()[1]) // 1024 for line in status if line.startswith("VmRSS"))
    handles = len(list(Path("/proc/self/fd").iterdir()))
    threads = next(line.split()[1] for line in status if line.startswith("Threads"))
    files = [path for path in home.rglob("*") if path.is_file()]
    left = sum(path.name.endswith((".unfinished", ".lock")) for path in files)
    size = sum(path.stat().st_size for path in files) // 1024
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return (
        f"{memory} MB, {handles} handles, {threads} threads, {len(children)} processes, "
        f"{len(files)} files of {size} KB, {left} of them locks or unfinished"
    )


def play_one(pilot: Pilot, game: str, limit: float) -> bool:
    """One game from the launcher to its end and back; False if time is up."""
    pilot.harbour.quick(game)
    table = pilot.top
    assert isinstance(table, TableScene)
    while not isinstance(pilot.top, Ending):
        pilot.frames()
        if isinstance(pilot.top, Handoff):
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1, touch=False))
            pilot.frames(8, 0.1)
        elif pilot.top is table and table.context.asked:
            pilot.choose(table, "mouse")
        if monotonic() > limit:
            break
    ended = isinstance(pilot.top, Ending)
    pilot.harbour._back_to_launcher()
    pilot.frames(3)
    return ended


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.store.soak", description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=60, help="how long to play (default: 60)")
    args = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    limit, games = monotonic() + 60 * args.minutes, 0
    with tempfile.TemporaryDirectory() as folder:
        os.environ["JAMAICA_HOME"] = folder
        pilot = Pilot.launcher()
        pilot.harbour.house = replace(pilot.harbour.house, thinker=Worker)
        print("at the start:", figures(Path(folder)), flush=True)
        while play_one(pilot, ("jamaica", "montego")[games % 2], limit):
            games += 1
            if games % EVERY == 1:
                print(f"after {games} games:", figures(Path(folder)), flush=True)
        print(f"after {games} games and {args.minutes:g} minutes:", figures(Path(folder)), flush=True)
        pilot.close()
        store = Store.open(Path(folder))
        listing = store.saves.listing()
        for saved in listing.games:
            store.saves.load(saved)
        print(f"{len(listing.games)} games on the shelf, all of them whole; {len(listing.broken)} damaged")
        store.close()


if __name__ == "__main__":
    main()
