"""Opens the table of a lesson: the real one, with a coach, a prompter for the captains, and a real game at its end."""

from collections.abc import Callable
from typing import Any

from ai.worker import Answer, Ask

from ...session.lesson import Lesson, LessonMatch
from ..display import Display
from ..games import TABLES
from ..menus.rules_page import Rules
from .coach import Coach, Ways
from .factory import House, open_table
from .pause_menu import PauseMenu
from .scene import TableScene


class Prompter:
    """Thinks what the script says."""

    def __init__(self, match: LessonMatch) -> None:
        self._match = match
        self._asked = False

    def ask(self, ask: Ask) -> None:
        """The script knows."""
        self._asked = True

    def answer(self) -> Answer | None:
        """The next move of the script."""
        if not self._asked or self._match.is_done:
            return None
        self._asked = False
        return Answer(self._match.next_move(), {})

    def close(self) -> None:
        """Nothing to close."""


def open_lesson(
    display: Display, lesson: Lesson, house: House, step: int, keep: Callable[[int], None]
) -> TableScene[Any]:
    """A lesson from a step on; `keep` is told of every further step, and of step 0 at the end."""
    match = lesson.begin(step)

    def menu(table: TableScene[Any]) -> PauseMenu:
        return PauseMenu(table, lambda: table.stack.remove(table), lambda: house.settings(table), None)

    def rules(table: TableScene[Any], number: str) -> Rules:
        return Rules(display, table.kit, number)

    def ended(table: TableScene[Any]) -> PauseMenu:
        return menu(table)

    def handoff(table: TableScene[Any], seat: int) -> PauseMenu:
        return menu(table)

    def play_on() -> None:
        keep(0)
        table.stack.replace(open_table(display, lesson.go_on(match), house))

    def skip() -> None:
        table.stack.remove(table)

    table = TABLES[lesson.game.name](display, match, Prompter(match), handoff, rules, menu, ended)
    table.coach = Coach(display, lesson, table.kit.portrait(lesson.teacher), Ways(keep, skip, play_on), step)
    table.coach.turned = table.set_spots
    return table
