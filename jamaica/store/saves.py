"""Saved games on disk: what the player kept, what the game keeps by itself, and finished games to be seen again."""

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import TypeVar

from ..engine.contract import State
from ..engine.errors import DataError, GameError, NewerFormat
from ..engine.match import Match
from ..engine.record import Record
from ..engine.schema import LONGEST_WORD
from ..games import find_game
from . import atomic, heading
from .autosave import LATEST, SAFE, Autosave
from .errors import InUse, Missing, StoreError, Unreadable
from .heading import Heading
from .ledger import Ledger
from .lock import Lock
from .own_files import OPTION, STANDARD, OwnFiles

AUTO, SLOT, REPLAY = "auto", "slots", "replays"
"""Kinds of saved games, each in a folder of that name: running matches, those the player named, finished ones."""
KINDS = (AUTO, SLOT, REPLAY)
ASIDE = "aside"
"""The folder of what could not be read."""
STAYS = (NewerFormat, Unreadable, Missing, DataError)
"""Why a file that cannot be used stays where it lies: nothing is wrong with it, and it may be of use another time."""
T = TypeVar("T")
PICTURE = ".png"
LARGEST_PICTURE = 4_000_000
WIDEST_PICTURE = 2000
ANALYSIS = ".analysis"
MOST_RUNNING = 30
"""So many running matches are kept by themselves; a new one lets the oldest go."""


@dataclass(frozen=True, slots=True)
class Saved:
    """One saved game."""

    kind: str
    name: str
    """The name of its file, without ending."""
    path: Path
    heading: Heading


@dataclass(frozen=True, slots=True)
class Broken:
    """A file that cannot be a saved game: where it lies now, and why, in one sentence."""

    path: Path
    reason: GameError


@dataclass(frozen=True, slots=True)
class Listing:
    """What was found: saved games, newest first, and what could not be read."""

    games: list[Saved] = field(default_factory=list)
    broken: list[Broken] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Opened:
    """A saved game that is played on: the match as it stands, what keeps it from now on, and what its file said."""

    match: Match[State]
    keeper: Autosave
    heading: Heading


class Saves:
    """The saved games in one folder. Nothing here ever overwrites another game than the one it is given."""

    def __init__(
        self, folder: Path, clock: Callable[[], datetime] = lambda: datetime.now(UTC), known_files: Iterable[str] = ()
    ) -> None:
        """`known_files`: data files that players chose before the store kept a list of them."""
        self.folder = folder
        self.clock = clock
        self.own_files = OwnFiles(folder / "own-files.json", known_files)
        self._ledger = Ledger(folder / "ledger.json")
        self._order = 0
        """The greatest order of all headings that were read or written."""
        self._known: dict[Path, tuple[tuple[int, ...], Heading]] = {}
        """Headings with the stamp of their file when it was read."""
        self._aside: dict[Path, Broken] = {}
        """What was put aside in this run, by where it lay."""

    # Finding

    def listing(self, *kinds: str) -> Listing:
        """All saved games of these kinds (none given: all), newest first.

        Damaged files are moved aside; every listing of this run names them.
        """
        kinds = kinds or KINDS
        names = {kind: self._names(kind) for kind in kinds}
        self._forget_gone(names)
        looked = [found for kind in kinds for name in sorted(names[kind]) for found in self._look(kind, name)]
        games = [found for found in looked if isinstance(found, Saved)]
        games.sort(key=lambda saved: (saved.heading.order, saved.heading.saved), reverse=True)
        broken = [found for found in looked if isinstance(found, Broken)]
        aside = self._aside.copy()  # a thread that loads games may put one aside meanwhile
        return Listing(games, broken + [one for path, one in aside.items() if path.parent.name in kinds])

    def last(self) -> Saved | None:
        """The game to continue: the newest running match; what the player named is opened by its name."""
        return next((saved for saved in self.listing(AUTO).games if not saved.heading.finished), None)

    def tidy(self) -> None:
        """Bring to an end what was interrupted: finished games go to the replays, half-written files go."""
        for kind in KINDS:
            atomic.sweep(self.folder / kind)
            atomic.make_private(self.folder / kind)
        for saved in self.listing(AUTO).games:
            replay = self._replay(saved.name)
            if saved.heading.finished or os.path.lexists(replay):
                with suppress(StoreError), Lock(saved.path.with_suffix(".lock")):
                    if not os.path.lexists(replay):
                        atomic.write(replay, atomic.read(saved.path, heading.LARGEST))
                    self._delete(saved)

    def _replay(self, name: str) -> Path:
        """Where a running match lies when it has ended."""
        return self.folder / REPLAY / f"{name}{SAFE}"

    def _names(self, kind: str) -> set[str]:
        try:
            files = [path for path in (self.folder / kind).iterdir() if path.suffix in (LATEST, SAFE)]
        except OSError:  # no folder, no saved games
            return set()
        return {path.stem for path in files}

    def _files(self, kind: str, name: str) -> Iterator[Path]:
        """The files of a saved game, the newest state first."""
        yield from (path for end in (LATEST, SAFE) if os.path.lexists(path := self.folder / kind / f"{name}{end}"))

    def _forget_gone(self, names: Mapping[str, Collection[str]]) -> None:
        """Keep no headings of games that are there no more."""
        for path in list(self._known):
            if path.stem not in names.get(path.parent.name, (path.stem,)):
                self._known.pop(path, None)

    def _look(self, kind: str, name: str) -> Iterator[Saved | Broken]:
        """The newest state of a saved game that can be read; before it what cannot, and stays where it lies.

        After a power cut the file that was written at once may be cut off, or older than the one the disk confirmed.
        As long as one of the two can be read, or the match has become a replay, that is no loss and nothing to tell.
        """
        found, faults = list[Saved](), list[tuple[Path, GameError]]()
        for path in self._files(kind, name):
            try:
                found.append(Saved(kind, name, path, self._heading(path)))
            except GameError as reason:
                faults.append((path, reason))
        is_lost = not found and not (kind == AUTO and os.path.lexists(self._replay(name)))
        for path, fault in faults:
            if os.path.lexists(path) and not self._put_aside(path, fault, told=is_lost):
                yield Broken(path, fault)
        if found:
            yield max(found, key=lambda saved: saved.heading.order)

    def _heading(self, path: Path) -> Heading:
        """The heading of a file; one that has not changed since is not read again."""
        stamp = _stamp(path)
        known = self._known.get(path)
        if not stamp or not known or known[0] != stamp:
            known = self._known[path] = stamp, heading.read_heading(atomic.read(path, heading.LARGEST))
            self._order = max(self._order, known[1].order)
        return known[1]

    def _next_order(self) -> int:
        """The number of what is saved now: after all that was saved before, by another running copy of the game too."""
        self.listing(AUTO)
        self._order = min(self._order + 1, heading.LAST)
        return self._order

    def _put_aside(self, path: Path, reason: GameError, told: bool = True) -> bool:
        """Move a file out of the way if it is damaged; whether that was done. `told`: every listing names it."""
        if isinstance(reason, STAYS):
            return False
        try:
            moved = atomic.move_into(path, self.folder / ASIDE)
        except StoreError:  # where nothing can be moved, it stays
            return not told
        if told:
            self._aside[path] = Broken(moved, reason)
        return True

    # Going on

    def load(self, saved: Saved) -> Match[State]:
        """The match of a saved game, replayed and checked, to be looked at. A damaged file is put aside.

        A GameError says why it cannot be loaded.
        """
        content = atomic.read(saved.path, heading.LARGEST)
        record = self._sound(saved.path, lambda: heading.read_record(content))
        self.own_files.check(record)
        game = self._sound(saved.path, lambda: find_game(record.game))
        options = self._sound(saved.path, lambda: game.options.read(record.options))
        if record.data != game.fingerprint(options):
            raise StoreError("This game was played with game data different from yours.")  # they may come back
        return self._sound(saved.path, lambda: Match.resume(record, game))

    def _sound(self, path: Path, read: Callable[[], T]) -> T:
        """What is read of a file; if it is damaged, it is put aside."""
        try:
            return read()
        except GameError as reason:
            self._put_aside(path, reason)
            raise

    def open(self, saved: Saved) -> Opened:
        """Play a saved game on. It is locked first, then read: another copy of the game may have played it meanwhile.

        A named game that still runs just as it was named goes on in the file of the running one; others get a new file.
        InUse: another copy of the game plays it just now.
        """
        if saved.kind != AUTO:
            match = self.load(saved)
            return self._open_twin(match, saved) or Opened(match, self.autosave(match, from_copy=True), saved.heading)
        return self._open_locked(saved.name, self._locked(saved.name))

    def _open_locked(self, name: str, lock: Lock | None) -> Opened:
        try:
            saved = next((found for found in self._look(AUTO, name) if isinstance(found, Saved)), None)
            if saved is None:
                raise StoreError("This game is no longer there.")
            match = self.load(saved)
            return Opened(match, self._keeper(match, name, lock), saved.heading)
        except BaseException:
            if lock:
                lock.release()
            raise

    def _open_twin(self, match: Match[State], slot: Saved) -> Opened | None:
        """The running match that stands where a named game does, move by move, unless it is being played."""
        for saved in self.listing(AUTO).games:
            head = saved.heading
            same = replace(slot.heading, saved=head.saved, title=head.title, order=head.order, read=head.read)
            if same == head:
                with suppress(GameError):
                    lock = self._locked(saved.name)
                    opened = self._open_locked(saved.name, lock)
                    if opened.match.record() == match.record():
                        return opened
                    opened.keeper.close()
        return None

    def autosave(self, match: Match[State], from_copy: bool = False) -> Autosave:
        """Keeps a match from now on, in a file of its own; `from_copy`: it was begun elsewhere."""
        name = self._new_name()
        self._make_room()
        lock = self._locked(name)
        try:
            return self._keeper(match, name, lock, from_copy)
        except BaseException:
            if lock:
                lock.release()
            raise

    def _locked(self, name: str) -> Lock | None:
        """The lock of a running match; None where nothing can be written now."""
        try:
            return Lock(self.folder / AUTO / f"{name}.lock")
        except InUse as held:
            raise InUse("This game is already being played in another window.") from held
        except StoreError:  # perhaps later
            return None

    def _keeper(self, match: Match[State], name: str, lock: Lock | None, from_copy: bool = False) -> Autosave:
        self._remember_file(match)
        self._ledger.open(match.fingerprint, name, len(match.steps), from_copy)
        return Autosave(self.folder / AUTO / name, self._replay(name), lock, self.clock, self._next_order, self._ledger)

    def _remember_file(self, match: Match[State]) -> None:
        self.own_files.remember(str(match.options.as_dict().get(OPTION, STANDARD)))

    def resume(self, path: Path) -> Match[State]:
        """The match in any file, a saved game or a record, kept nowhere. A GameError says why it cannot be resumed."""
        record = self.record(path)
        match = Match.resume(record, find_game(record.game))
        if not match.is_over:
            self._ledger.look_at(match.fingerprint)
        return match

    def record(self, path: Path) -> Record:
        """The record in any file, a saved game or a record; one that names a file nobody chose here is refused."""
        record = heading.read_record(atomic.read(atomic.home_known(path), heading.LARGEST))
        self.own_files.check(record)
        return record

    def _make_room(self) -> None:
        """Let the oldest running matches go, except those being played. What the player named stays."""
        running = [saved for saved in self.listing(AUTO).games if not saved.heading.finished]
        for saved in running[MOST_RUNNING - 1 :]:
            with suppress(StoreError):
                self.remove(saved)

    # Keeping

    def keep(
        self, match: Match[State], title: str, over: Saved | None = None, picture: bytes = b"", read: Sequence[int] = ()
    ) -> Saved:
        """Save under a title of the player's: in a new slot, or over an old one. A finished match becomes a replay.

        `read` is how many events the person of each seat has been shown.
        """
        kind = REPLAY if match.is_over else SLOT
        title = _title(title)
        name = over.name if over and over.kind == kind else self._new_name()
        self._remember_file(match)
        head = Heading.of(match, self.clock(), title, read, self._next_order())
        return self._write(kind, name, head, match.record(), picture)

    def _write(self, kind: str, name: str, head: Heading, record: Record, picture: bytes = b"") -> Saved:
        path = self.folder / kind / f"{name}{SAFE}"
        atomic.write(path, heading.dump(head, record))
        if picture:
            with suppress(StoreError):  # the game is kept; a list can do without its picture
                atomic.write(path.with_suffix(PICTURE), picture)
        return Saved(kind, name, path, head)

    def picture(self, saved: Saved) -> bytes:
        """The picture of a saved game as PNG; empty if there is none."""
        try:
            content = atomic.read(saved.path.with_suffix(PICTURE), LARGEST_PICTURE)
        except StoreError:
            return b""
        return content if _is_small(content) else b""

    def analysis(self, saved: Saved) -> str:
        """What was kept of an analysis of this game; empty if there is none."""
        return read_analysis(saved.path)

    def keep_analysis(self, saved: Saved, text: str) -> None:
        """Keep an analysis beside its game; it goes when the game goes."""
        write_analysis(saved.path, text)

    def remove(self, saved: Saved) -> None:
        """Delete a saved game for good. InUse: it is being played."""
        with Lock(saved.path.with_suffix(".lock")):
            self._delete(saved)

    def _delete(self, saved: Saved) -> None:
        for end in (LATEST, SAFE, PICTURE, ANALYSIS):
            atomic.remove(saved.path.with_suffix(end))

    # Carrying from one computer to another

    def export(self, saved: Saved, target: Path) -> None:
        """Write the game's record, and nothing else, into a file of the player's. An existing file is not touched."""
        export(heading.read_record(atomic.read(saved.path, heading.LARGEST)), target)

    def take_in(self, source: Path) -> Saved:
        """Import a file: played again and checked as a whole, then kept in a slot of its own. The file stays."""
        match = self.resume(source)
        kind = REPLAY if match.is_over else SLOT
        head = Heading.of(match, self.clock(), _title(source.stem), order=self._next_order())
        return self._write(kind, self._new_name(), head, match.record())

    def _new_name(self) -> str:
        return f"{self.clock():%Y%m%d-%H%M%S}-{token_hex(4)}"


def _is_small(picture: bytes) -> bool:
    """True for a PNG of modest size: whatever a few bytes promise, so much memory is taken when they are decoded."""
    width, height = (int.from_bytes(picture[start : start + 4], "big") for start in (16, 20))
    return picture.startswith(b"\x89PNG\r\n\x1a\n") and 0 < width <= WIDEST_PICTURE and 0 < height <= WIDEST_PICTURE


def _title(text: str) -> str:
    """A title of the player's, as far as it can be shown."""
    return "".join(letter for letter in text if letter.isprintable())[:LONGEST_WORD]


def _stamp(path: Path) -> tuple[int, ...]:
    """What changes when a file is written; empty if nothing can be said of it."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return ()
    return found.st_ino, found.st_mtime_ns, found.st_size


def read_analysis(path: Path) -> str:
    """The text of the analysis beside the file of a game; empty if there is none."""
    try:
        return atomic.read(atomic.home_known(path).with_suffix(ANALYSIS), heading.LARGEST).decode(errors="replace")
    except StoreError:
        return ""


def write_analysis(path: Path, text: str) -> None:
    """Keep an analysis beside the file of a game."""
    atomic.write(atomic.home_known(path).with_suffix(ANALYSIS), text.encode())


def record_text(path: Path) -> str:
    """The text of the record in any file, a saved game or a record, unchecked."""
    return heading.record_text(atomic.read(atomic.home_known(path), heading.LARGEST))


def export(record: Record, target: Path) -> None:
    """Write a record into a new file of the player's; one that is there is not touched."""
    atomic.write_new(target, record.dump().encode())
