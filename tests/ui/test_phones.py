"""People with phones at the table in the window: they choose there, and the screen shows nobody's secrets."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest

from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.phones import PhoneTable
from jamaica.session.controller import OnPhone
from jamaica.store import PhoneKeysFolder, Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.menus.phone_codes import PhoneCodes
from jamaica.ui.table.factory import House, open_table
from jamaica.ui.table.scene import TableScene
from tests.phones.driver import LOOPBACK, Phone

from .pilot import QUIET, Pilot, QuickThinker

STEPS = 4000
"""Frames after which a test gives up."""
PAUSE = Event()
"""A phone answers from threads of its own: each frame yields to them."""


class Beside:
    """What a phone of the tests asks of whoever drives the table."""

    def __init__(self, table: PhoneTable) -> None:
        self.table = table

    @property
    def address(self) -> str:
        return self.table.addresses()[0]


def seated(game: str, home: Path) -> tuple[Pilot, TableScene]:
    """A table with a person at the screen, one with a phone and a captain."""
    rules = find_game(game)
    pilots = ("human", "human", "mate")
    seats = [Seat(name, pilot) for name, pilot in zip(rules.names(), pilots, strict=False)]
    match: Match[Any] = Match.begin(rules, rules.options(players=3), seats, "7")
    display = Display(assets(), (1024, 640), Settings(speed="instant", **QUIET))

    def phones(controller: Any, wanted: Any) -> PhoneTable:
        return PhoneTable(controller, PhoneKeysFolder(home), wanted, display.language, hosts=LOOPBACK)

    table = open_table(display, match, House(QuickThinker, phones=phones), phones=(1,))
    return Pilot(App(display, table)), table


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_a_person_with_a_phone_is_never_asked_in_secret_at_the_screen(game: str, tmp_path: Path) -> None:
    pilot, table = seated(game, tmp_path)
    phones = table.phones.phones
    assert phones is not None
    phone = Phone(Beside(phones), 1)  # type: ignore[arg-type]
    for _ in range(STEPS):
        pilot.frames(1, 0.1)
        PAUSE.wait(0.001)
        phone.listen()
        assert not (table.context.revealed and table.context.seat == 1)
        if isinstance(pilot.top, PhoneCodes):
            pilot.app.stack.pop()
        if isinstance(table.controller.phase, OnPhone) and phone.page.get("question"):
            break
        if isinstance(pilot.top, TableScene) and table.context.asked and table.match.to_move == 0:
            pilot.choose(table, "mouse")
        elif not isinstance(pilot.top, TableScene):
            pilot.press(32, hold=45)
    before = len(table.match.steps)
    assert isinstance(table.controller.phase, OnPhone) and "phone" in table.tabletop.prompt()
    phone.choose(0)
    for _ in range(STEPS):
        pilot.frames(1, 0.1)
        PAUSE.wait(0.001)
        if len(table.match.steps) > before or table.controller.early.get(1):
            break
    assert len(table.match.steps) > before or table.controller.early.get(1)
    phone.close()
    pilot.app.stack.close()
    assert not phones.is_open


def test_a_missing_phone_is_told_with_its_code(tmp_path: Path) -> None:
    pilot, table = seated("jamaica", tmp_path)
    for _ in range(STEPS):
        pilot.frames(1, 0.1)
        if isinstance(pilot.top, PhoneCodes):
            break
        if isinstance(pilot.top, TableScene) and table.context.asked:
            pilot.choose(table, "mouse")
        elif not isinstance(pilot.top, TableScene):
            pilot.press(32, hold=45)
    phones = table.phones.phones
    assert isinstance(pilot.top, PhoneCodes) and phones and phones.missing() == [1]
    pilot.app.stack.close()
