"""Hostile files of every kind, by command line and by window, each try in a process of its own.

    python -m tests.store.hostile --times 5000             by commands of every kind
    python -m tests.store.hostile --times 2000 --window    dropped on the window, and lying where it looks

A try fails if the process dies of a signal, ends with an exception, prints what steers a terminal, or takes a minute.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ai.analysis.analyst import Effort, analyse
from ai.analysis.rollouts import Care
from jamaica.cli import review
from jamaica.cli.main import main as command
from jamaica.engine import record as records
from jamaica.engine.errors import GameError
from jamaica.engine.sealing import unveil_lines, veil_lines
from jamaica.files import assets
from jamaica.session.puzzles import load as load_puzzles
from jamaica.store import AUTO, Solved, Store, autosave, heading
from jamaica.store.saves import ANALYSIS, PICTURE

from .forked import BUG, Ended, tried
from .helpers import begin, go_on, png

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 1 << 70, 1e999, 0.5, "", "\0", "\ud7ff", "\ud800", "x" * 5_000, [], {}, [[]], {"": {}},
    "a b", ["a"], "standard", "//server/share", "W" * 60_000, "\x1b[2J\x1b[HEverything checks out.", "\u202egnihtyna",
    10**15, 10**16, 9.99e300, [0] * 500, "9999-12-31T23:59:59+23:59", "0001-01-01T00:00:00-23:59", "jamaica",
    "\U000e0041", {"name": "x", "pilot": "human"}, "mate:nobody", "random", "ismcts", "../../etc/passwd",
    "a\u0301" * 20,
)  # fmt: skip
DEEP = b'{"a":' + b"[" * 981 + b"]" * 981 + b"}"
LONG_NUMBER = b'{"format": ' + b"9" * 4299 + b"}"
Head = dict[str, Any]


def damaged(content: bytes, rng: Random) -> bytes:
    """The bytes with some changed, cut off, taken out, doubled or put in."""
    start, end = sorted((rng.randrange(len(content)), rng.randrange(len(content))))
    kind = rng.randrange(5)
    if kind == 0:
        return content[:start]
    if kind == 1:
        return content[:start] + content[end + 1 :]
    if kind == 2:
        return content[:end] + content[start:]
    noise = rng.randbytes(rng.randrange(1, 9))
    return content[:start] + noise + content[start + (len(noise) if kind == 3 else 0) :]


def warped(value: Any, rng: Random) -> Any:
    """A JSON value with one thing in it changed, anywhere."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        if rng.random() < 0.1:
            return {name: entry for name, entry in value.items() if name != key}
        return {**value, key: warped(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        place = rng.randrange(len(value))
        if rng.random() < 0.2:
            return rng.choice((value[:place], value[place:], value[:place] + value[place + 1 :], value * 2))
        return [*value[:place], warped(value[place], rng), *value[place + 1 :]]
    return rng.choice(ODD)


def resealed_record(text: str, rng: Random) -> str:
    """A record changed in its meaning, with a seal that fits: what someone who knows the format could write."""
    body = json.loads(text)
    del body["seal"]
    if not body["over"]:
        body["moves"] = unveil_lines(body["moves"], body["opening"])
    body = warped(body, rng)
    if isinstance(body, dict):
        moves, opening = body.get("moves"), body.get("opening")
        lines = isinstance(moves, list) and all(isinstance(one, str) and "\ud800" not in one for one in moves)
        if body.get("over") is False and lines and isinstance(opening, str) and opening.isascii():
            body["moves"] = veil_lines(body["moves"], opening)
        body = {**body, "seal": records._seal(body)}
    return json.dumps(body)


def resealed(text: str, head: Head, rng: Random) -> bytes:
    """A saved game changed in its meaning, with sums that fit."""
    sealed = resealed_record(text, rng)
    if rng.random() < 0.3:
        head = warped(head, rng)
    if isinstance(head, dict) and rng.random() < 0.9:
        head = {**head, "sum": heading._sum(sealed.encode())}
    return f"{json.dumps(head)}\n{sealed}".encode()


def hostile(content: bytes, rng: Random) -> bytes:
    """Any file, changed in one way or another."""
    way = rng.random()
    if way < 0.35:
        return damaged(content, rng)
    if way < 0.45:
        return rng.choice((b"", DEEP, LONG_NUMBER, b"[" * 100_000, b"\xff\xfe", b"\0" * 3000, b"null", b"{}",
                           b'{"format": 1}', png(30_000, 30_000), rng.randbytes(200)))  # fmt: skip
    first, line, rest = content.partition(b"\n")
    try:
        if rest.startswith(b"{") and line:
            return resealed(rest.decode(), json.loads(first), rng)
        body = json.loads(content)
        if "seal" in body:
            return resealed_record(content.decode(), rng).encode()
        return json.dumps(warped(body, rng), ensure_ascii=rng.random() < 0.5).encode(errors="surrogatepass")
    except ValueError:
        cells = content.split(b",")
        cells[rng.randrange(len(cells))] = str(rng.choice(ODD)).encode(errors="surrogatepass")
        return b",".join(cells)


@dataclass(frozen=True)
class Target:
    """A kind of file: where it lies, and the commands that read it."""

    path: Path
    commands: tuple[tuple[str, ...], ...]


FILE = "FILE"
RECORD_COMMANDS = (
    ("verify", FILE), ("verify", FILE, "--json"), ("rolls", FILE), ("saves", "import", FILE),
    ("play", "--resume", FILE), ("analyse", FILE),
)  # fmt: skip
SHELF_COMMANDS = (
    ("saves",), ("saves", "--json"), ("statistics",), ("play", "--resume"), ("saves", "export", "1", "away"),
    ("play", "--resume", "2"), ("saves", "remove", "1", "--yes"), ("statistics", "--export", "away"),
)  # fmt: skip


class Sample:
    """A store with every kind of file in it, all of them sound."""

    def __init__(self, home: Path) -> None:
        self.home = home
        store = Store.open(home)
        saves, places = store.saves, store.places
        running, finished = go_on(begin("jamaica", 2), 12), go_on(begin("montego", 2))
        slot = saves.keep(running, "mine", picture=png())
        replay = saves.keep(finished, "won", picture=png())
        saves.keep_analysis(
            replay, analyse(finished.record(), finished.game, Effort(Care(least=2, most=2), search=0)).dump()
        )
        auto = saves.autosave(running)
        auto.keep(running)
        auto.close(png())
        store.results().refresh()
        store.puzzles.note(load_puzzles("jamaica").puzzles[0].name, Solved(2, True))
        saves.own_files.remember(str(home / "own.csv"))
        store.close()
        (home / "record.json").write_text(finished.record().dump(), encoding="utf-8")
        (home / "running.json").write_text(running.record().dump(), encoding="utf-8")
        shutil.copy(assets() / "data" / "montego.csv", home / "own.csv")
        scenario = next(iter(sorted((Path(__file__).parents[1] / "scenarios").rglob("*.scn"))))
        shutil.copy(scenario, home / "one.scn")
        kept = places.data / "saves"
        latest = kept / AUTO / f"{auto.name}{autosave.LATEST}"
        own = ("play", "--game", "montego", "--players", "2", "--data", FILE)
        targets = {
            "record": (home / "record.json", RECORD_COMMANDS),
            "running record": (home / "running.json", RECORD_COMMANDS),
            "slot": (slot.path, (*RECORD_COMMANDS, *SHELF_COMMANDS)),
            "replay": (replay.path, (*RECORD_COMMANDS, *SHELF_COMMANDS)),
            "latest": (latest, SHELF_COMMANDS),
            "autosave": (latest.with_suffix(autosave.SAFE), SHELF_COMMANDS),
            "picture": (replay.path.with_suffix(PICTURE), SHELF_COMMANDS),
            "analysis": (replay.path.with_suffix(ANALYSIS), (("analyse", str(replay.path)),)),
            "settings": (places.settings / "settings.json", (*SHELF_COMMANDS, own)),
            "results": (places.data / "results.json", (("statistics",), ("statistics", "--json"))),
            "puzzles": (places.data / "puzzles.json", (("puzzles",), ("puzzles", "next"))),
            "ledger": (kept / "ledger.json", SHELF_COMMANDS),
            "own files": (kept / "own-files.json", (*SHELF_COMMANDS, own)),
            "own data": (home / "own.csv", (own,)),
            "scenario": (home / "one.scn", (("referee", FILE), ("referee", FILE, "--json"))),
        }
        self.targets = {name: Target(path.relative_to(home), found) for name, (path, found) in targets.items()}

    def copied(self, home: Path, kind: str) -> Path:
        """A copy of it elsewhere; where a file of this kind lies in it."""
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(self.home, home)
        return home / self.targets[kind].path

    def attacked(self, home: Path, kind: str, rng: Random) -> Path:
        """A copy of it in which one file is hostile; where that one lies."""
        path = self.copied(home, kind)
        path.write_bytes(hostile((self.home / self.targets[kind].path).read_bytes(), rng))
        return path


def by_command(sample: Sample, home: Path, kind: str, rng: Random) -> tuple[str, Ended]:
    """Attack one kind of file, and let a command read it."""
    path = sample.attacked(home, kind, rng)
    words = rng.choice(sample.targets[kind].commands)
    line = [str(path) if word == FILE else str(home / word) if word == "away" else word for word in words]
    line = [word.replace(str(sample.home), str(home)) for word in line]
    answers = "".join(f"{rng.randint(1, 4)}\n" for _ in range(6)).encode()

    def act() -> int:
        def not_now(*_: object, **__: object) -> None:
            raise GameError("Not now.")

        vars(review)["analyse"] = not_now  # an analysis takes a minute; what is kept is read
        return command([*line, "--language", rng.choice(["en", "de"]), *home_flag(line[0], home)])

    ended = tried(act, answers, megabytes=1500)
    if ended.code > 2:
        ended = Ended(BUG, f"{ended.told}\nexit code {ended.code}")
    return " ".join(words), ended


def home_flag(word: str, home: Path) -> list[str]:
    """The flag that names the store, for the commands that have one."""
    return [] if word == "referee" else ["--home", str(home)]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.store.hostile", description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=1000, help="how many files are tried (default: 1000)")
    parser.add_argument("--window", action="store_true", help="in the window instead of the command line")
    parser.add_argument("--seed", type=int, default=1, help="other files (default: 1)")
    args = parser.parse_args()
    faults, kinds, codes = list[str](), Counter[str](), Counter[int]()
    with tempfile.TemporaryDirectory() as folder:
        sample = Sample(Path(folder) / "sample")
        attack: Callable[[Sample, Path, str, Random], tuple[str, Ended]] = by_command
        if args.window:
            from .hostile_window import by_window, warm_up  # here, because commands need no pygame

            attack = by_window
            warm_up(sample, Path(folder) / "home")
        names = list(sample.targets)
        for number in range(args.times):
            kind = names[number % len(names)]
            words, ended = attack(sample, Path(folder) / "home", kind, Random(f"{args.seed} {number}"))
            kinds[kind] += 1
            codes[ended.code] += 1
            if ended.fault:
                faults.append(f"{number} ({kind}, {words}): {ended.fault}\n{ended.told[-1500:]}")
                print(faults[-1], file=sys.stderr)
            if not (number + 1) % 100:
                print(f"{number + 1} of {args.times}, {len(faults)} failed", file=sys.stderr, flush=True)
    print(f"{args.times} files of {len(kinds)} kinds tried, {len(faults)} failed; exit codes {dict(codes)}")
    sys.exit(bool(faults))


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    main()
