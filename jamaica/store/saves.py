"""Saved games on disk: what the player kept, what the game keeps by itself, and finished games to be seen again."""

import os
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

from ..engine.errors import DataError, GameError
from ..engine.match import Match
from ..engine.record import Record
from ..games import find_game
from . import atomic, heading
from .autosave import LATEST, SAFE, Autosave
from .bodies import LONGEST_WORD, is_word
from .errors import InUse, Newer, StoreError, Unreadable
from .heading import Heading
from .lock import Lock

AUTO, SLOT, REPLAY = "auto", "slots", "replays"
"""Kinds of saved games, each in a folder of that name: running matches, those the player named, finished ones."""
KINDS = (AUTO, SLOT, REPLAY)
ASIDE = "aside"
"""The folder of what could not be read."""
STAYS = (Newer, Unreadable, DataError)
"""Why a file that cannot be used stays where it lies: nothing is wrong with it, and it may be of use another time."""
T = TypeVar("T")
PICTURE = ".png"
LARGEST_PICTURE = 4_000_000
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


class Saves:
    """The saved games in one folder. Nothing here ever overwrites another game than the one it is given."""

    def __init__(self, folder: Path, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.folder = folder
        self.clock = clock
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
        games.sort(key=lambda saved: saved.heading.saved, reverse=True)
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
        for saved in self.listing(AUTO).games:
            replay = self.folder / REPLAY / f"{saved.name}{SAFE}"
            if saved.heading.finished or os.path.lexists(replay):
                with suppress(StoreError), Lock(saved.path.with_suffix(".lock")):
                    if not os.path.lexists(replay):
                        atomic.write(replay, atomic.read(saved.path, heading.LARGEST))
                    self._delete(saved)

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
        """The newest state of a saved game that can be read; before it what cannot, and stays where it lies."""
        for path in self._files(kind, name):
            try:
                head = self._heading(path)
            except GameError as reason:
                if os.path.lexists(path) and not self._put_aside(path, reason):
                    yield Broken(path, reason)
            else:
                yield Saved(kind, name, path, head)
                return

    def _heading(self, path: Path) -> Heading:
        """The heading of a file; one that has not changed since is not read again."""
        stamp = _stamp(path)
        known = self._known.get(path)
        if not stamp or not known or known[0] != stamp:
            known = self._known[path] = stamp, heading.read_heading(atomic.read(path, heading.LARGEST))
        return known[1]

    def _put_aside(self, path: Path, reason: GameError) -> bool:
        """Move a file out of the way if it is damaged; whether that was done."""
        if isinstance(reason, STAYS):
            return False
        try:
            self._aside[path] = Broken(atomic.move_into(path, self.folder / ASIDE), reason)
        except StoreError:  # where nothing can be moved, it stays
            return False
        return True

    # Going on

    def load(self, saved: Saved) -> Match[Any]:
        """The match of a saved game, replayed and checked. A GameError says why not; a damaged file is put aside."""
        content = atomic.read(saved.path, heading.LARGEST)
        record = self._sound(saved.path, lambda: heading.read_record(content))
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

    def autosave(self, match: Match[Any], saved: Saved | None = None) -> Autosave:
        """Keeps a running match from now on. One that was kept before stays in its file; others get a new one.

        A named game that still runs just as it was named goes on in the file of the running one.
        InUse: another copy of the game plays it just now.
        """
        if saved and saved.kind == SLOT:
            saved = self._twin(match, saved)
        if saved and saved.kind == AUTO:
            name = saved.name
        else:
            name = self._new_name()
            self._make_room()
        path = self.folder / AUTO / name
        try:
            lock: Lock | None = Lock(path.with_suffix(".lock"))
        except InUse as held:
            raise InUse("This game is already being played in another window.") from held
        except StoreError:  # nothing can be written now; perhaps later
            lock = None
        replay = self.folder / REPLAY / f"{name}{SAFE}"
        return Autosave(path, replay, lock, self.clock)

    def _twin(self, match: Match[Any], slot: Saved) -> Saved | None:
        """The running match that stands where a named game does, move by move, unless it is being played."""
        for saved in self.listing(AUTO).games:
            if replace(saved.heading, saved=slot.heading.saved, title=slot.heading.title) == slot.heading:
                with suppress(GameError), Lock(saved.path.with_suffix(".lock")):
                    if heading.read_record(atomic.read(saved.path, heading.LARGEST)) == match.record():
                        return saved
        return None

    def _make_room(self) -> None:
        """Let the oldest running matches go, except those being played. What the player named stays."""
        running = [saved for saved in self.listing(AUTO).games if not saved.heading.finished]
        for saved in running[MOST_RUNNING - 1 :]:
            with suppress(StoreError):
                self.remove(saved)

    # Keeping

    def keep(self, match: Match[Any], title: str, over: Saved | None = None, picture: bytes = b"") -> Saved:
        """Save under a title of the player's: in a new slot, or over an old one. A finished match becomes a replay."""
        kind = REPLAY if match.is_over else SLOT
        title = "".join(letter for letter in title if letter.isprintable())[:LONGEST_WORD]
        name = over.name if over and over.kind == kind else self._new_name()
        return self._write(kind, name, Heading.of(match, self.clock(), title), match.record(), picture)

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
            return atomic.read(saved.path.with_suffix(PICTURE), LARGEST_PICTURE)
        except StoreError:
            return b""

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
        match = resume(source)
        kind = REPLAY if match.is_over else SLOT
        head = Heading.of(match, self.clock(), source.stem if is_word(source.stem) else "")
        return self._write(kind, self._new_name(), head, match.record())

    def _new_name(self) -> str:
        return f"{self.clock():%Y%m%d-%H%M%S}-{token_hex(4)}"


def _stamp(path: Path) -> tuple[int, ...]:
    """What changes when a file is written; empty if nothing can be said of it."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return ()
    return found.st_ino, found.st_mtime_ns, found.st_size


def resume(path: Path) -> Match[Any]:
    """The match in any file, a saved game or a record; a GameError says why it cannot be resumed."""
    record = heading.read_record(atomic.read(atomic.home_known(path), heading.LARGEST))
    return Match.resume(record, find_game(record.game))


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
