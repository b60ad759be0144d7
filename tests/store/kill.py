"""Kills a playing process at random moments and looks what is left of its match.

    python -m tests.store.kill --times 200            in the terminal, typed through a pipe
    python -m tests.store.kill --times 200 --window   in the window, clicked by the pilot

Every time the match must be there, whole, with every choice that was confirmed to the player: at most the gesture that
nobody has seen answered may be lost. Prints what was found.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import IO, Any

from jamaica.cli.text_table import HELP
from jamaica.engine.match import Match
from jamaica.games import GAMES
from jamaica.store import AUTO, REPLAY, Places, Saved, Saves, autosave

ROOT = Path(__file__).parents[2]
MOST_GESTURES = 12
"""Per life of a process."""
LINGER = 0.03
"""Seconds after the last gesture, at most: playing and saving it takes about as long."""
STARTING = 1.5
"""Seconds in which a process may be killed before its first gesture."""


@dataclass(frozen=True)
class Kept:
    """A match as it was found on disk: its moves, and how many of them people chose."""

    saved: Saved | None = None
    moves: tuple[str, ...] = ()
    choices: int = 0
    over: bool = False
    foregone: int = 0
    """Choices of people that were made for them, because there was only one."""


def look(home: Path) -> Kept:
    """The one match in the store, played again; an assertion fails if anything is damaged."""
    saves = Saves(Places.at(home).data / "saves")
    saves.tidy()
    listing = saves.listing()
    assert not listing.broken, f"{listing.broken[0].path}: {listing.broken[0].reason}"
    if not listing.games:
        return Kept()
    (saved,) = listing.games
    match = saves.load(saved)
    made = sum(step.by in match.people for step in match.steps)
    return Kept(saved, match.record().moves, made, match.is_over, foregone(match))


def foregone(match: Match[Any]) -> int:
    """Choices of people that were made for them, because there was only one."""
    state, count = match.origin.copy(), 0
    for step in match.steps:
        count += step.by in match.people and match.game.foregone(state.view(step.by)) == step.move
        state.apply(step.move)
    return count


class Typist:
    """A process that plays in the terminal, and somebody who types any choice it offers."""

    PROMPT = re.compile(rb"(?:from 1 to (\d+)(?: \(or all at once, such as ([\d ]+)\))?: |press Enter\. )$")

    def __init__(self, home: Path, rng: Random, resume: bool) -> None:
        game = rng.choice(list(GAMES))
        flags = ["--resume"] if resume else ["--game", game, "--players", "3", "--humans", "2"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "jamaica", "play", "--text", "--language", "en", "--home", str(home), *flags],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT,
        )  # fmt: skip
        self._rng = rng
        self.sent = self.confirmed = 0

    def gesture(self) -> bool:
        """Wait for a question and answer it; False if the process has ended by itself."""
        told = b""
        while not (asked := self.PROMPT.search(told)):
            part = os.read(_pipe(self._process.stdout).fileno(), 1 << 16)
            if not part:
                self.confirmed = self.sent
                return False
            told += part
        self.sent -= HELP.encode() in told  # cards that may not go together
        self.confirmed = self.sent  # the answer before was carried out, or there would be no new question
        answer = b""
        if asked[1]:
            parts = len((asked[2] or b"1").split())  # a card for each worker is typed at once
            answer = " ".join(str(self._rng.randint(1, int(asked[1]))) for _ in range(parts)).encode()
            self.sent += 1
        _pipe(self._process.stdin).write(answer + b"\n")
        _pipe(self._process.stdin).flush()
        return True

    def kill(self) -> None:
        """In the middle of whatever it does."""
        self._process.kill()
        self._process.communicate()


class Clicker:
    """A process that plays in the window by itself and tells how many choices of people it has shown."""

    def __init__(self, home: Path, rng: Random, resume: bool) -> None:
        server = get_context("forkserver")  # everything is imported once, so that a life costs little
        server.set_forkserver_preload(["tests.store.clicker"])
        self._ear, mouth = server.Pipe(duplex=False)
        self._process = server.Process(target=_click, args=(mouth, rng.random(), str(home)))
        self._process.start()
        mouth.close()
        self.confirmed = 0

    @property
    def sent(self) -> int:
        """It may always be one gesture ahead of what it has told."""
        return self.confirmed + 1

    def gesture(self) -> bool:
        """Wait until one more choice has been shown; False if the process has ended by itself."""
        try:
            self._ear.recv_bytes()
        except EOFError:
            return False
        self.confirmed += 1
        return True

    def kill(self) -> None:
        """In the middle of whatever it does; what it has told until then counts."""
        self._process.kill()
        self._process.join()
        while self.gesture():
            pass
        self._ear.close()


def _click(mouth: Connection, seed: float, home: str) -> None:
    from .clicker import play  # here, because the terminal needs no pygame

    play(mouth, seed, home)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def one_life(home: Path, rng: Random, player: type[Typist | Clicker]) -> str:
    """Start or resume a match, play, kill, and look; what was found. A finished match is put away."""
    before = look(home)
    process = player(home, rng, before.saved is not None)
    gestures = rng.randrange(MOST_GESTURES + 1)
    try:
        ended = not all(process.gesture() for _ in range(gestures))
        time.sleep(rng.random() * (LINGER if gestures else STARTING))
    finally:
        process.kill()
    latest = list((Places.at(home).data / "saves" / AUTO).glob(f"*{autosave.LATEST}"))
    torn = list(Places.at(home).data.rglob(".*.unfinished"))
    after = look(home)
    assert after.moves[: len(before.moves)] == before.moves, "what was kept before is still so"
    gained = after.choices - before.choices
    given = after.foregone - before.foregone
    assert process.confirmed <= gained <= process.sent + given, (
        f"{process.confirmed} choices were confirmed, {gained} are kept"
    )
    if after.over:
        assert after.saved and after.saved.kind == REPLAY
        after.saved.path.unlink()
    for path in torn:
        path.unlink(missing_ok=True)
    if ended or after.over:
        return "at the end of a match"
    if torn:
        return "while a file was written"
    if gained < process.sent:
        return "before the last gesture was carried out"
    return "between choices" if latest else "before the first choice"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.store.kill", description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=200, help="how many processes are killed (default: 200)")
    parser.add_argument("--window", action="store_true", help="play in the window instead of the terminal")
    parser.add_argument("--seed", type=int, default=1, help="other choices and moments (default: 1)")
    args = parser.parse_args()
    rng, moments = Random(args.seed), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(args.times):
            moments[one_life(Path(folder), rng, Clicker if args.window else Typist)] += 1
            print(f"\r{number + 1} of {args.times}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for moment, count in moments.most_common():
        print(f"{count:4} killed {moment}")
    print(f"{args.times} times the match was whole, with every confirmed choice.")


if __name__ == "__main__":
    main()
