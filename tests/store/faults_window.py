"""The window of the fault loop: a short evening in it, past everything that reads and writes files."""

from pathlib import Path

from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.store import Settings, Store
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.menus.navigator import Harbour
from jamaica.ui.table.factory import open_table
from jamaica.ui.table.scene import TableScene
from tests.ui.pilot import QUIET, Pilot, QuickThinker

SIZE = (1024, 640)
CHOICES = 3
_warm: list[Display] = []


def warm_up() -> None:
    """One display for all tries: what it has loaded, the forked processes have too."""
    _warm.append(Display(assets(), SIZE, Settings(speed="instant", **QUIET)))


def in_window(home: Path, seed: int) -> int:
    """Play a few choices, save under a name, leave, continue, look at the lists, carry a game away and bring it in."""
    store = Store.open(home)
    for name, value in {**QUIET, "speed": "instant"}.items():
        setattr(store.settings, name, value)
    display = _warm[0]
    display.settings = store.settings
    harbour = Harbour(display, store, QuickThinker, home)
    pilot = Pilot(App(display, harbour.launcher), seed)
    pilot.frames()
    game = find_game("jamaica")
    seats = [Seat(name, pilot) for name, pilot in zip(game.names(), ("human", "mate"), strict=False)]
    match = Match.begin(game, game.options(players=2), seats, "7")
    with pilot.app._telling():
        harbour.stack.push(open_table(display, match, harbour.house))
    _play(pilot)
    _told(pilot)
    harbour._back_to_launcher()
    pilot.frames()
    for visit in (harbour.go_on, harbour.saves, harbour.replays, harbour.statistics):
        with pilot.app._telling():
            visit()
        pilot.frames(2)
        _play(pilot)
        _told(pilot)
        harbour._back_to_launcher()
    with pilot.app._telling():
        harbour.carry_away(match)
        files = sorted(home.glob("*.jamaica"))
        if files:
            store.saves.take_in(files[0])
    harbour.keep_settings()
    _told(pilot)
    pilot.app.stack.close()
    store.close()
    return 0


def _play(pilot: Pilot) -> None:
    table = pilot.top
    if not isinstance(table, TableScene):
        return
    for _ in range(CHOICES * 6):
        pilot.frames()
        _told(pilot)
        if pilot.top is table and table.context.asked:
            pilot.choose(table, "mouse")


def _told(pilot: Pilot) -> None:
    """What the window says at its foot is printed, so that it counts as told."""
    if note := pilot.app.display.toast.note:
        print(note)
