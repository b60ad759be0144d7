"""Lets every file call of a playing program fail, one after the other, and looks what becomes of the match.

    python -m tests.store.faults            in the terminal
    python -m tests.store.faults --window   in the window
    python -m tests.store.faults --memory 500 [--window]   no memory at so many calls of functions instead

Each call fails once in a process of its own: no file handle, no space, no permission or a bad disk. The program must go
on or end with a sentence; every choice it called kept must be there, and what it could not keep it must have told.
"""

import argparse
import errno
import fcntl
import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import CO_GENERATOR
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any
from unittest.mock import patch

from jamaica.cli import play
from jamaica.cli.main import main as command
from jamaica.store import Autosave, Places, Saves

from .forked import BUG, Ended, tried

ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EMFILE)
CALLS = (
    "open", "fsync", "replace", "rename", "unlink", "mkdir", "rmdir", "stat", "lstat", "scandir", "listdir", "chmod",
    "write", "fdopen", "truncate",
)  # fmt: skip
CHOICES = 4


class Faulty:
    """Counts calls below a folder and lets one of them fail; number 0: none."""

    def __init__(self, folder: Path, number: int) -> None:
        self.folder, self.number, self.count = str(folder), number, 0

    def passes(self, path: Any) -> None:
        """One more call; OSError if it is the one that fails."""
        if isinstance(path, int) or str(path).startswith(self.folder):
            self.count += 1
            if self.count == self.number:
                code = ERRORS[self.number % len(ERRORS)]
                raise OSError(code, os.strerror(code), None if isinstance(path, int) else str(path))

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """While this lasts, calls are counted and may fail."""
        changed: dict[str, Any] = {name: self._wrapped(getattr(os, name)) for name in CALLS if name != "fdopen"}
        real_fdopen = os.fdopen

        def fdopen(handle: int, mode: str) -> Any:
            return _File(real_fdopen(handle, mode), self)

        with (
            patch.multiple(os, fdopen=fdopen, **changed),
            patch.object(io, "open", self._wrapped(io.open)),
            patch.object(fcntl, "flock", self._wrapped(fcntl.flock)),
        ):
            yield

    def _wrapped(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            self.passes(given[0] if given else "")
            return real(*given, **named)

        return call


class _File:
    """A file whose writing may fail."""

    def __init__(self, file: Any, faulty: Faulty) -> None:
        self.file, self.faulty = file, faulty

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, content: bytes) -> None:
        self.faulty.passes(self.file.fileno())
        self.file.write(content)

    def flush(self) -> None:
        self.file.flush()

    def fileno(self) -> int:
        return int(self.file.fileno())


class Witness:
    """Notes in a file outside what the program calls kept, and whether it told of trouble."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def watch(self) -> Any:
        """While this lasts, what every keeper says is noted."""
        real_keep, path = Autosave.keep, self.path

        def keep(self: Autosave, match: Any, read: Any = ()) -> None:
            real_keep(self, match, read)
            self.flush()
            with path.open("ab") as file:  # by append: other calls of this name may be made to fail
                file.write(f"{len(match.steps) if self.is_kept else -1}\n".encode())

        return patch.object(Autosave, "keep", keep)

    @property
    def kept(self) -> int:
        """Moves that were called kept, at most."""
        return max(map(int, self.path.read_text().split()), default=0) if self.path.exists() else 0

    @property
    def has_failed(self) -> bool:
        """True if the last choice was not kept; one before it may have failed, as long as the next one is kept."""
        return self.path.exists() and self.path.read_text().endswith("-1\n")


def in_terminal(home: Path, seed: int) -> int:
    """Play a few choices at the text table, leave, go on, name it, list, export."""
    rng = Random(seed)
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += 1
        return "quit" if asked % (CHOICES + 1) == 0 else str(rng.randint(1, 2))

    with patch.object(play, "ask", answer):
        codes = [
            command([*line, "--home", str(home), "--language", "en"])
            for line in (
                ["play", "--game", "montego", "--players", "2", "--seed", "7"], ["play", "--resume"], ["saves"],
                ["saves", "export", "1", str(home / "away.json")], ["saves", "import", str(home / "away.json")],
                ["verify", str(home / "away.json")], ["statistics"],
            )
        ]  # fmt: skip
    return 0 if set(codes) <= {0, 1, 2} else BUG


def look(home: Path, witness: Witness) -> str:
    """What is wrong with the store when all works again; empty if nothing is."""
    saves = Saves(Places.at(home).data / "saves")
    saves.tidy()
    listing = saves.listing()
    if listing.broken:
        return f"damaged: {listing.broken[0].reason}"
    steps = [len(saves.load(saved).steps) for saved in listing.games]
    if max(steps, default=0) < witness.kept:
        return f"{witness.kept} moves were called kept, {steps} are there"
    return "a lock is left" if list(Places.at(home).data.rglob("*.lock")) and not _can_lock(saves) else ""


def _can_lock(saves: Saves) -> bool:
    """True if every running match can be opened again."""
    for saved in saves.listing("auto").games:
        saves.open(saved).keeper.close()
    return True


@contextmanager
def without_memory(number: int) -> Iterator[list[int]]:
    """A function of the game finds no memory when it is called, the so-manieth of all; number 0: none does."""
    count = [0]
    room = str(Path(__file__).parents[2])

    def called(frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code.co_flags & CO_GENERATOR:  # also called when it is closed, where Python only prints what is raised
            return
        if event == "call" and code.co_filename.startswith(room):
            count[0] += 1
            if count[0] == number:
                sys.setprofile(None)
                raise MemoryError

    sys.setprofile(called)
    try:
        yield count
    finally:
        sys.setprofile(None)


Scenario = Callable[[Path, int], int]


def one(scenario: Scenario, number: int, folder: Path, memory: bool) -> tuple[Ended, int, str]:
    """Let one call fail: how the program ended, how many calls there were, and what is wrong afterwards."""
    home, notes, counted = folder / f"home{number}", folder / f"kept{number}", folder / "count"
    witness = Witness(notes)

    def act() -> int:
        faulty = Faulty(home, 0 if memory else number)
        code = 1
        with witness.watch(), faulty.at_work():
            if memory:
                with without_memory(number) as calls:
                    try:
                        code = scenario(home, 1)
                    except MemoryError:  # the window then says so and goes on from the last choice (ui/crash.py)
                        code = BUG if scenario is in_terminal else 0
                total = calls[0]
            else:
                code = scenario(home, 1)
                total = faulty.count
        counted.write_text(str(total))
        return code

    ended = tried(act, seconds=120)
    wrong = ended.fault or look(home, witness)
    if not wrong and not memory and witness.has_failed and not told_of_trouble(ended.told):
        wrong = "what was not kept was not told"
    return ended, int(counted.read_text()) if counted.exists() else 0, wrong


def told_of_trouble(text: str) -> bool:
    """True if somebody read that something was not saved."""
    return any(word in text for word in ("cannot be", "could not", "not be saved"))


def loop(
    scenario: Scenario, memory: int = 0, first: int = 1, step: int = 1, tell: bool = False
) -> tuple[int, list[str]]:
    """Let every call fail, or so many of them without memory; how many were tried, and what went wrong."""
    found, rng = list[str](), Random(1)
    with tempfile.TemporaryDirectory() as folder:
        _, total, wrong = one(scenario, 0, Path(folder), bool(memory))
        assert total and not wrong, wrong
        numbers = list(range(first, total + 1, step))
        if memory:
            numbers = sorted(rng.sample(range(1, total + 1), min(memory, total)))
        for number in numbers:
            ended, _, wrong = one(scenario, number, Path(folder), bool(memory))
            if wrong:
                found.append(f"call {number}: {wrong}\n{ended.told[-2500:]}")
                print(found[-1] if tell else "", file=sys.stderr, flush=True)
    return len(numbers), found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.store.faults", description=__doc__.split("\n")[0])
    parser.add_argument("--window", action="store_true", help="play in the window instead of the terminal")
    parser.add_argument("--memory", type=int, default=0, metavar="N", help="let memory fail at N calls of functions")
    parser.add_argument("--first", type=int, default=1, help="begin with this call (default: 1)")
    parser.add_argument("--step", type=int, default=1, help="only every so-manieth call (default: 1)")
    args = parser.parse_args()
    scenario: Scenario = in_terminal
    if args.window:
        from .faults_window import in_window, warm_up  # here, because the terminal needs no pygame

        warm_up()
        scenario = in_window
    tried_, found = loop(scenario, args.memory, args.first, step=args.step, tell=True)
    print(f"{tried_} calls failed, {len(found)} times something went wrong")
    sys.exit(bool(found))


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    main()
