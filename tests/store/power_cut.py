"""Cuts the power at every step of keeping a match, in many ways, and looks what is left of it.

    python -m tests.store.power_cut --times 3600

All calls that change files are noted while matches are kept and finished. Then the disk is made as a power cut after
any of them may leave it: content that was not synced is whole, cut off, empty or zeros; of names that were not synced
the first ones are there (as journals do), or, in strict cuts, any of them. What the disk had confirmed must be there.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from stat import S_ISDIR
from typing import Any, cast
from unittest.mock import patch

from jamaica.store import Places, Saves, Store

from .helpers import Clock, begin, go_on


@dataclass
class Inode:
    """The content of a file: as it is, and as the disk has confirmed it (None: not yet)."""

    content: bytes = b""
    synced: bytes | None = None


@dataclass(frozen=True)
class Change:
    """A name in a folder that was given, taken or moved."""

    folder: Path
    name: str
    inode: Inode | None
    """What it names now; None if it names nothing more."""
    source: str = ""
    """The name it had before in the same folder."""
    is_folder: bool = False


@dataclass
class Disk:
    """All changes in their order, and how many of each folder's were confirmed at every moment."""

    root: Path
    changes: list[Change] = field(default_factory=list)
    moments: "list[Moment]" = field(default_factory=list)
    names: dict[Path, Inode] = field(default_factory=dict)
    open: dict[int, tuple[Path, Inode | None]] = field(default_factory=dict)
    confirmed: set[int] = field(default_factory=set)
    """The numbers of changes that the disk has confirmed."""
    kept: int = 0
    """Moves of the match that were confirmed to the player."""
    games: int = 0
    """Finished matches that were confirmed."""

    def note(self, change: Change | None = None) -> None:
        """One more step, after which the power may fail."""
        if change:
            self.changes.append(change)
        contents = {id(inode): (inode.content, inode.synced) for inode in self.names.values()}
        self.moments.append(Moment(len(self.changes), frozenset(self.confirmed), contents, self.kept, self.games))


@dataclass(frozen=True)
class Moment:
    """The disk at one step: changes so far, those confirmed, contents, and what the player was told is kept."""

    changes: int
    confirmed: frozenset[int]
    contents: dict[int, tuple[bytes, bytes | None]]
    kept: int
    games: int


@contextmanager
def noted(disk: Disk) -> Iterator[None]:
    """Every call that changes a file below the root of the disk is noted."""
    real = {name: getattr(os, name) for name in ("open", "close", "write", "fsync", "replace", "rename", "unlink",
                                                 "mkdir", "rmdir", "fdopen", "truncate")}  # fmt: skip

    def ours(path: Any) -> Path | None:
        found = Path(os.fspath(path)) if not isinstance(path, int) else None
        return found if found and found.is_relative_to(disk.root) else None

    def open_(path: Any, flags: int, *more: Any, **named: Any) -> int:
        is_new = bool(flags & os.O_CREAT) and not os.path.lexists(path)
        handle: int = real["open"](path, flags, *more, **named)
        if found := ours(path):
            if is_new:
                disk.names[found] = Inode()
                disk.note(Change(found.parent, found.name, disk.names[found]))
            disk.open[handle] = found, disk.names.get(found)
        return handle

    def put(handle: int, content: bytes, fresh: bool = False) -> None:
        inode = disk.open.get(handle, (None, None))[1]
        if inode:
            inode.content = content if fresh else inode.content + content
            inode.synced = None
            disk.note()

    class File:
        """A file that is written in halves: the power may fail between them."""

        def __init__(self, file: Any) -> None:
            self.file = file

        def __enter__(self) -> "File":
            return self

        def __exit__(self, *_: object) -> None:
            self.file.close()

        def write(self, content: bytes) -> None:
            self.file.write(content)
            for part in (content[: len(content) // 2], content[len(content) // 2 :]):
                put(self.file.fileno(), part)

        def flush(self) -> None:
            self.file.flush()

        def fileno(self) -> int:
            return int(self.file.fileno())

    def write(handle: int, content: bytes) -> int:
        put(handle, content, fresh=True)
        return int(real["write"](handle, content))

    def fsync(handle: int) -> None:
        real["fsync"](handle)
        path, inode = disk.open.get(handle, (None, None))
        if S_ISDIR(os.fstat(handle).st_mode):
            disk.confirmed |= {number for number, change in enumerate(disk.changes) if change.folder == path}
        elif inode:
            inode.synced = inode.content
        disk.note()

    def move(source: Any, target: Any, **named: Any) -> None:
        real["replace"](source, target, **named)
        if (old := ours(source)) and (new := ours(target)):
            disk.names[new] = disk.names.pop(old)
            if old.parent == new.parent:
                disk.note(Change(new.parent, new.name, disk.names[new], source=old.name))
            else:
                disk.note(Change(new.parent, new.name, disk.names[new]))
                disk.note(Change(old.parent, old.name, None))

    def unlink(path: Any, **named: Any) -> None:
        real["unlink"](path, **named)
        if found := ours(path):
            disk.names.pop(found, None)
            disk.note(Change(found.parent, found.name, None))

    def mkdir(path: Any, *more: Any, **named: Any) -> None:
        real["mkdir"](path, *more, **named)
        if found := ours(path):
            disk.note(Change(found.parent, found.name, None, is_folder=True))

    changed: dict[str, Callable[..., Any]] = {
        "open": open_, "write": write, "fsync": fsync, "replace": move, "rename": move, "unlink": unlink,
        "mkdir": mkdir, "fdopen": lambda handle, mode: File(real["fdopen"](handle, mode)),
    }  # fmt: skip
    with patch.multiple(os, **cast(Any, changed)):
        yield


def matches_kept(root: Path, finished: bool) -> Disk:
    """The disk while a match is kept choice by choice, left, taken up again, and perhaps finished."""
    disk = Disk(root)
    with noted(disk):
        saves = Saves(Places.at(root / "home").data / "saves", Clock())
        match = begin("montego", 2)
        auto = saves.autosave(match)
        for _ in range(4):
            auto.keep(go_on(match, 1))
            auto.flush()
            assert auto.is_kept
            disk.kept = len(match.steps)
            disk.note()
        auto.close(b"\x89PNG\r\n\x1a\n")
        saved = saves.last()
        assert saved
        opened = saves.open(saved)
        match = opened.match
        for _ in range(2):
            opened.keeper.keep(go_on(match, 1))
            opened.keeper.flush()
            disk.kept = len(match.steps)
            disk.note()
        if finished:
            opened.keeper.keep(go_on(match))
            opened.keeper.flush()
            disk.kept = len(match.steps)
            disk.games = 1
            disk.note()
        opened.keeper.close()
        disk.note()
    return disk


def after_cut(disk: Disk, moment: Moment, strict: bool, rng: Random, home: Path) -> None:
    """Make the disk as the power cut leaves it."""
    pending = [number for number in range(moment.changes) if number not in moment.confirmed]
    if strict:
        there = {number for number in pending if rng.random() < 0.5}
    else:
        there = set(pending[: rng.randrange(len(pending) + 1)])
    names, folders = _reached(disk, sorted(moment.confirmed & set(range(moment.changes)) | there))
    for folder in sorted(folders):
        if all(above in folders for above in folder.parents if above.is_relative_to(disk.root)):
            (home / folder.relative_to(disk.root)).mkdir(parents=True, exist_ok=True)
    for path, inode in names.items():
        target = home / path.relative_to(disk.root)
        if target.parent.is_dir():
            content, synced = moment.contents.get(id(inode), (inode.content, inode.synced))
            if synced is None:
                ways = (content, b"", content[: rng.randrange(len(content) + 1)], bytes(len(content)))
                synced = rng.choice(ways)
            target.write_bytes(synced)


def _reached(disk: Disk, numbers: Sequence[int]) -> tuple[dict[Path, Inode], set[Path]]:
    """The files and folders there are when these changes, and no others, have reached the disk."""
    names, folders = dict[Path, Inode](), {disk.root}
    for number in numbers:
        change = disk.changes[number]
        path = change.folder / change.name
        if change.is_folder:
            folders.add(path)
        elif change.inode is None:
            names.pop(path, None)
        else:
            names.pop(change.folder / change.source, None)
            names[path] = change.inode
    return names, folders


def fault_after(disk: Disk, moment: Moment, strict: bool, rng: Random) -> str:
    """Cut the power and look; what is lost or wrongly told, empty if nothing is."""
    with tempfile.TemporaryDirectory() as folder:
        after_cut(disk, moment, strict, rng, Path(folder))
        store = Store.open(Path(folder) / "home")
        try:
            listing = store.saves.listing()
            if listing.games and (listing.broken or store.notices):
                return f"a false alarm: {[str(one.reason) for one in listing.broken]} {list(map(str, store.notices))}"
            if len(listing.games) > 1:
                return "two games of one"
            if not listing.games:
                return "the match is lost" if moment.kept else ""
            match = store.saves.load(listing.games[0])
            if len(match.steps) < moment.kept:
                return f"{moment.kept} moves were confirmed, {len(match.steps)} are there"
            return "the end is lost" if moment.games and not match.is_over else ""
        finally:
            store.close()


def faults(times: int, seed: int, tell: Callable[[int], None] = lambda done: None) -> list[str]:
    """Cut the power so often, at every step in turn, every other time strictly; what was lost."""
    rng, found = Random(seed), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        disks = [matches_kept(Path(folder) / str(finished), finished) for finished in (False, True)]
        steps = [(disk, moment) for disk in disks for moment in disk.moments]
        for number in range(times):
            disk, moment = steps[number * len(steps) // times] if times < len(steps) else steps[number % len(steps)]
            if fault := fault_after(disk, moment, bool(number % 2), rng):
                found.append(f"cut {number} at step {disk.moments.index(moment)}: {fault}")
            tell(number + 1)
    return found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.store.power_cut", description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=3600, help="how often the power is cut (default: 3600)")
    parser.add_argument("--seed", type=int, default=1, help="other cuts (default: 1)")
    args = parser.parse_args()
    found = faults(args.times, args.seed)
    for fault, count in Counter(one.partition(": ")[2] for one in found).most_common():
        print(f"{count:4} times {fault}")
    print(f"{args.times} power cuts, {len(found)} of them with a loss")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
