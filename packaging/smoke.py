"""Try the frozen program as a player gets it: ``python packaging/smoke.py [--whole]`` after bundle.py. Linux only.

The program is copied out of the checkout and started without any Python around. It tests itself; then in a window on a
screen in memory, by keys alone, each game is begun, kept, killed in the middle and gone on with; ``--whole`` plays both
to the end.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

from packs import about, screen
from packs.screen import Failed, Program

CHOICES = 6
"""Choices a short run makes before the program is killed."""
FIRST_PICTURE = 1.5
"""Processor seconds to the first picture, at most, however busy the machine is; told, not demanded: machines differ."""


def main() -> int:
    """Try everything; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--whole", action="store_true", help="play both games to the end")
    parser.add_argument("--games", nargs="+", default=["jamaica", "montego"], help="which games (default: both)")
    parser.add_argument(
        "--program", type=Path, default=about.PROGRAM, help="the folder (default: build/dist/linux/jamaica)"
    )
    args = parser.parse_args()
    if missing := screen.missing_tools():
        print(f"Cannot try the window: {', '.join(missing)} not installed.")
        return 2
    try:
        with tempfile.TemporaryDirectory(prefix="jamaica-") as folder, screen.screen() as display:
            program = shutil.copytree(args.program, Path(folder) / "program", symlinks=True)
            start = [str(program / about.NAME)]
            alone = Program(start, Path(folder), display)
            print(f"{alone.command('--version').strip()} in {program}")
            print(alone.command("selftest"))
            for game in args.games:
                try_game(game, args.whole, Program(start, Path(folder) / game, display))
    except Failed as fault:
        print(f"FAILED: {fault}")
        return 1
    print("The bundle works.")
    return 0


def try_game(game: str, whole: bool, jamaica: Program, picture: Path | None = None) -> None:
    """One game from the first start to its going on after a kill, and to the end and with a picture if wanted."""
    settings = jamaica.home / "settings" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"format": 1, "game": game, "speed": "instant", "language": "en"}), encoding="utf-8")
    with playing(jamaica):
        begin(jamaica, game)
        kept = play(jamaica, CHOICES)
        jamaica.wait(jamaica.workers, "the captains' process")
        jamaica.kill()
        print(f"{game}: {kept} moves kept, the captains' process is alive; killed")
        jamaica.start()
        print(f"{game}: first picture {jamaica.first_picture:.2f} s after the second start, {slowness(jamaica)}")
        jamaica.press("Return")
        again = play(jamaica, 1)
        if again <= kept:
            raise Failed(f"The game did not go on: {kept} moves before, {again} after.")
        print(f"{game}: gone on with, {again} moves")
        if whole:
            play(jamaica, None)
            print(f"{game}: played to the end, {moves(jamaica.home, 'replays')} moves")
        if picture:
            jamaica.picture(picture)
        if code := jamaica.close():
            raise Failed(f"The window closed with exit code {code}.")


def slowness(jamaica: Program) -> str:
    """What a start cost the processor, and whether that is a lot; never a fault."""
    told = f"{jamaica.worked:.2f} s of work (load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores)"
    return told if jamaica.worked <= FIRST_PICTURE else f"{told}; SLOW: {FIRST_PICTURE} s are wanted"


@contextmanager
def playing(jamaica: Program) -> Iterator[None]:
    """Keep a picture of the screen if something fails, and leave nothing running."""
    try:
        yield
    except Failed:
        jamaica.picture(about.BUILD / "smoke.png")
        raise
    finally:
        jamaica.kill()


def begin(jamaica: Program, game: str) -> None:
    """Start the program and a new game with the first thing the launcher offers."""
    jamaica.start()
    # The first press may come too early: what has just appeared cannot be pressed.
    jamaica.wait(lambda: jamaica.press("Return") or moves(jamaica.home, "auto"), f"the first autosave of {game}")


def play(jamaica: Program, choices: int | None) -> int:
    """Press keys until so many more moves were kept, or until the end; how many are kept then."""
    home = jamaica.home
    before = moves(home, "auto")
    for _, number in zip(range(10_000), cycle("1234"), strict=False):  # one number alone may not answer everything
        if moves(home, "replays") if choices is None else moves(home, "auto") >= before + choices:
            return moves(home, "auto")
        jamaica.press(number, "Return")
    raise Failed("The game does not end.")


def moves(home: Path, kind: str) -> int:
    """Moves of the longest kept game of a kind; 0 if there is none."""
    files = (home / "data" / "saves" / kind).glob("*.*")
    return max((moves_in(file) for file in files if file.suffix in (".latest", ".save")), default=0)


def moves_in(file: Path) -> int:
    """Moves of a kept game; 0 if the running program has just replaced the file."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return 0
    return len(json.loads(text.partition("\n")[2])["moves"])


if __name__ == "__main__":
    sys.exit(main())
