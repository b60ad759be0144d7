"""``jamaica selftest``: does everything work on this machine? Prints a short report that a player can send.

In English whatever the player's language, because those who get it have to read it.
"""

import json
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import TextIO

from ai.captains import captain_for
from ai.worker import Ask, Worker

from .. import __version__
from ..engine import notation
from ..engine.contract import Game, State
from ..engine.language import LANGUAGES, Language
from ..engine.match import Match
from ..engine.record import Record, Seat
from ..files import assets
from ..games import GAMES, find_game
from ..journal import system
from ..store import Places, Store
from .output import tell, tell_json

PATIENCE = 20.0
"""Seconds the captains' process may take to start and answer."""
QUICK = "mate"
"""The captain who decides at a glance."""


class Fault(Exception):
    """Something does not work; the message says what."""


@dataclass(frozen=True)
class Check:
    """One thing to be tried. `attempt` tells what it found, or raises whatever is wrong."""

    name: str
    attempt: Callable[[], str]


@dataclass(frozen=True)
class Report:
    """What became of a check."""

    name: str
    passed: bool
    told: str
    seconds: float

    def __str__(self) -> str:
        return f"{'ok' if self.passed else 'FAILED':6}  {self.name:<12} {self.told} ({self.seconds:.1f} s)"


def run(out: TextIO, checks: list[Check] | None = None, as_json: bool = False) -> int:
    """Try everything and print the report; the exit code."""
    title, reports = f"jamaica {__version__} selftest: {system()}", list[Report]()
    if not as_json:
        tell(title, out)
    for check in all_checks() if checks is None else checks:
        reports.append(_attempted(check))
        if not as_json:
            tell(str(reports[-1]), out)
    failed = sum(not report.passed for report in reports)
    if as_json:
        tell_json({"program": title, "failed": failed, "checks": [asdict(report) for report in reports]})
    else:
        tell("Everything works." if not failed else f"{failed} of these failed. Please send this report.", out)
    return 1 if failed else 0


def _attempted(check: Check) -> Report:
    start = monotonic()
    try:
        told, passed = check.attempt(), True
    except Exception as fault:  # whatever it is: finding it is the purpose
        told, passed = f"{type(fault).__name__}: {fault}", False
    return Report(check.name, passed, _without_home(told), round(monotonic() - start, 3))


def _without_home(told: str) -> str:
    """A report is sent to others: the home folder, which often bears its owner's name, is written ``~``."""
    try:
        home = str(Path.home() / "_")[:-1]
    except RuntimeError:  # nobody knows where it is
        return told
    for spelled in (home, repr(home)[1:-1]):  # errors quote paths
        told = told.replace(spelled, f"~{home[-1]}") if Path(home).name else told
    return told


def all_checks() -> list[Check]:
    """Everything, in the order of the report. The window's parts come from the only room that knows pygame."""
    from ..ui import check as window

    folder = assets()
    games = [Check(game.title, lambda game=game: play(game)) for game in GAMES.values()]  # type: ignore[misc]
    return [
        Check("files", lambda: files(folder)),
        Check("languages", lambda: languages(folder / "languages")),
        Check("pictures", lambda: window.pictures(folder)),
        Check("fonts", lambda: window.fonts(folder)),
        Check("sound", lambda: window.sound(folder)),
        Check("screen", window.screen),
        Check("folders", lambda: folders(Places.find())),
        Check("captains", captains),
        *games,
    ]


def files(folder: Path) -> str:
    """Every file that ships is whole: a download that broke off leaves one that is not."""
    found = [file for file in sorted(folder.rglob("*")) if file.is_file() and "workshop" not in file.parts]
    broken = [file for file in found if not is_whole(file)]
    if not found or broken:
        names = ", ".join(str(file.relative_to(folder)) for file in broken[:5])
        raise Fault(f"{len(broken)} of {len(found)} files in {folder} are damaged: {names}. Install the game again.")
    return f"{len(found)} files in {folder}"


def is_whole(file: Path) -> bool:
    """True if a file ends where its own format says."""
    content = file.read_bytes()
    if file.suffix == ".webp":
        return content[:4] == b"RIFF" and int.from_bytes(content[4:8], "little") + 8 == len(content)
    if file.suffix == ".ogg":
        last = content.rfind(b"OggS")
        return content[:4] == b"OggS" and bool(content[last + 5] & 4)  # the last page is marked as the last
    if file.suffix == ".png":
        return content[1:4] == b"PNG" and content[-8:-4] == b"IEND"
    if file.suffix == ".json":
        return bool(json.loads(content))
    return bool(content)


def languages(folder: Path) -> str:
    """Every language can be spoken."""
    for code in LANGUAGES:
        Language.load(folder, code)
    return ", ".join(LANGUAGES.values())


def folders(places: Places) -> str:
    """A game can be kept where games are kept, and comes back the same; what was there before is let alone."""
    places.data.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="selftest-", dir=places.data) as scratch:
        store = Store.open(Path(scratch))
        match = a_match(find_game("jamaica"))
        auto = store.saves.autosave(match)
        auto.keep(match)
        auto.close()
        last = store.saves.last()
        store.close()
        if last is None or store.saves.load(last).record() != match.record():
            raise Fault(f"A game kept in {places.data} does not come back.")
    return f"games in {places.data}, settings in {places.settings}, log in {places.logs}"


def captains() -> str:
    """The captains' process starts, and answers by itself."""
    match = a_match(find_game("jamaica"))
    worker = Worker(patience=PATIENCE)
    try:
        worker.ask(Ask("jamaica", QUICK, match.view(match.to_move), seed=1))
        while (answer := worker.answer()) is None:
            sleep(0.01)
        if worker.restarts or worker.pid is None:
            raise Fault("The captains' process does not answer; the game is playable, with weak captains.")
        return f"process {worker.pid} answered '{notation.text(answer.move)}'"
    finally:
        worker.close()


def play(game: Game[State]) -> str:
    """A whole game among captains, replayed from its record."""
    match = a_match(game)
    captain, rng = captain_for(QUICK, game), Random(1)
    choices = 0
    while not match.is_over:
        seat = match.to_move
        match.play(seat, captain.choose(match.view(seat), rng))
        choices += 1
    Match.resume(Record.parse(match.record().dump()), game)
    winners = " and ".join(_names(match))
    return f"{len(match.seats)} captains, {choices} choices, won by {winners}"


def _names(match: Match[State]) -> Iterator[str]:
    for winner in match.state.winners():
        yield match.seats[winner].name if winner < len(match.seats) else "nobody at the table"


def a_match(game: Game[State]) -> Match[State]:
    """A match for as many as the game asks for by itself, the same every time."""
    options = game.options()
    seats = [Seat(name, QUICK) for name in game.names()[: options.players]]
    return Match.begin(game, options, seats, "selftest")
