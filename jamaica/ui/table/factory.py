"""Opens a table with all the scenes that belong to it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ai.worker import Answer, Ask

from ...engine.match import Match
from ...session.keeper import Keeper, Nobody
from ...session.thinker import Thinker
from ..display import Display
from ..games import TABLES
from ..menus.rules_page import Rules
from .ending import Ending
from .handoff import Handoff
from .pause_menu import PauseMenu
from .scene import TableScene


def _nothing(table: TableScene[Any]) -> None:
    """Nothing is offered here."""


@dataclass(frozen=True)
class House:
    """What a table can ask of the program around it; what is None is not offered at the table."""

    thinker: Callable[[], Thinker]
    """Makes what thinks for the captains; the table closes it."""
    keeper: Callable[[Match[Any]], Keeper] = lambda match: Nobody()
    """Makes what keeps a new match after every choice; the table closes it."""
    settings: Callable[[TableScene[Any]], None] = _nothing
    """Opens the settings on top of the table."""
    save: Callable[[TableScene[Any]], None] | None = None
    """Keeps the match under a name of the player's."""
    carry_away: Callable[[Match[Any]], None] | None = None
    """Writes the record of a finished match where the player finds it."""
    replay: Callable[[Match[Any]], None] | None = None
    """Shows a finished match again."""
    analyse: Callable[[Match[Any]], None] | None = None
    """Looks back at it, with all that luck and skill had to do with it."""


class Resting:
    """Thinks about nothing: for a table at which nobody plays."""

    def ask(self, ask: Ask) -> None:
        """Nobody answers."""

    def answer(self) -> Answer | None:
        """Nothing."""
        return None

    def close(self) -> None:
        """Nothing to close."""


def watched_table(display: Display, match: Match[Any]) -> TableScene[Any]:
    """A table to look at a match, at which nobody is asked anything."""

    def rules(table: TableScene[Any], number: str = "") -> Rules:
        return Rules(display, table.kit, number)

    kind = TABLES[match.game.name]
    kind.check_board(display, match.state)
    table = kind(display, match, Resting(), Handoff, rules, rules, rules)
    table.watched = True
    return table


def open_table(display: Display, match: Match[Any], house: House, keeper: Keeper | None = None) -> TableScene[Any]:
    """A table for a match; `keeper` if the match was kept before."""

    def menu(table: TableScene[Any]) -> PauseMenu:
        save = house.save
        saving = (lambda: save(table)) if save else None
        return PauseMenu(table, lambda: table.stack.remove(table), lambda: house.settings(table), saving)

    def rules(table: TableScene[Any], number: str) -> Rules:
        return Rules(display, table.kit, number)

    def again(table: TableScene[Any]) -> None:
        stack = table.stack
        new = open_table(display, Match.begin(match.game, match.options, match.seats), house)
        stack.pop()
        stack.replace(new)

    def ended(table: TableScene[Any]) -> Ending:
        carry = house.carry_away
        record = (lambda: carry(table.match)) if carry else None
        replay = house.replay
        seen_again = (lambda: replay(table.match)) if replay else None
        analyse = house.analyse
        study = (lambda: analyse(table.match)) if analyse else None
        return Ending(table, lambda: again(table), lambda: table.stack.remove(table), record, seen_again, study)

    kind = TABLES[match.game.name]
    kind.check_board(display, match.state)
    kept = keeper or house.keeper(match)
    return kind(display, match, house.thinker(), Handoff, rules, menu, ended, kept)
