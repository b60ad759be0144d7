"""The tutor at the table: a sheet beside the board before anything comes of a dear choice, taken back or kept."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from ai.arguments import Verdict
from ai.games import mind_for
from ai.worker import Answer, Ask
from jamaica.engine.argument import Argument
from jamaica.engine.contract import Move
from jamaica.games import GAMES
from jamaica.session.controller import Warned, Weighing
from jamaica.session.warning import KEEP, TAKE_BACK
from jamaica.ui.table.handoff import Handoff
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Answer as Answering
from jamaica.ui.table.warning import WarningPage

from .pilot import Pilot, QuickThinker

both = pytest.mark.parametrize("game", GAMES)
REASONS = {
    "jamaica": (Argument("lost", (1,), 0.31, 0.05), Argument("shortage", (2,), 0.62, 0.1)),
    "montego": (Argument("broken", (), 1.9, 0.0), Argument("barrels", (), 3.0, 6.5)),
}
SECRET = {"jamaica": "card", "montego": "cards"}


class Fearful(QuickThinker):
    """Takes every plan but the first for dear, for the same reasons; silent while he is told to be."""

    silent = False

    def ask(self, ask: Ask) -> None:
        plans = mind_for(ask.game).plans(ask.view)
        super().ask(replace(ask, rank=False, compare=None))
        if ask.rank:
            self._answer = Answer(plans[0][0], ranking=tuple(plans))
        elif ask.weigh and self._answer:
            self._answer = replace(self._answer, verdict=Verdict(0.12, 0.01, 50, REASONS[ask.game]))
        elif ask.compare:
            self._answer = Answer(plans[0][0], verdict=Verdict(0.12, 0.01, 50, REASONS[ask.game]))

    def answer(self) -> Answer | None:
        return None if self.silent else super().answer()


def table_at(
    game: str, people: int = 1, size: tuple[int, int] = (1024, 640), **settings: Any
) -> tuple[Pilot, TableScene, Move]:
    """At the first secret question of a game, with a strict tutor; and a choice that he fears."""
    pilot = Pilot.table(3, people, game, size=size)
    display, table = pilot.app.display, pilot.top
    assert isinstance(table, TableScene)
    table.controller.thinker = table.controller.adviser.thinker = Fearful()
    while table.match.state.stage != SECRET[game] or pilot.top is not table or not table.context.asked:
        if isinstance(pilot.top, Handoff):
            pilot.press(pygame.K_SPACE, hold=45)
        elif table.context.asked:
            pilot.choose(table, "mouse")
        pilot.frames()
    for name, value in {"tutor": "strict", **settings}.items():
        setattr(display.settings, name, value)
        display.apply(name)
    dear = mind_for(game).plans(table.match.view(table.match.to_move))[1][0]
    return pilot, table, dear


@both
def test_a_dear_choice_is_warned_of_and_taken_back_or_kept(game: str) -> None:
    pilot, table, dear = table_at(game)
    thinker, steps, parts = table.controller.adviser.thinker, len(table.match.steps), list[float]()
    assert isinstance(thinker, Fearful)
    table.toolbar.hint()
    pilot.frames(8)
    assert table.ring.focus and isinstance(table.ring.focus.key, Answering)
    assert len(table.question.reasons(table.ring.focus.key)) == 2, "a hint says why"
    table.controller.adviser.forget()
    thinker.silent = True
    table.answer((dear,))
    for _ in range(3):
        pilot.frames(2, 0.1)
        assert table.context.pondering is not None, "while he weighs it shows how far he is"
        parts.append(table.context.pondering)
    assert parts == sorted(parts) and parts[0] < parts[-1] and isinstance(table.controller.phase, Weighing)
    thinker.silent = False
    pilot.frames(4)
    for taken_back_by in (pygame.K_RETURN, pygame.K_ESCAPE):
        assert isinstance(pilot.top, WarningPage) and len(table.match.steps) == steps
        assert pilot.top.ring.focus is not None and pilot.top.ring.focus.key == TAKE_BACK
        pilot.press(taken_back_by)
        pilot.frames(2)
        assert pilot.top is table and table.context.asked and table.controller.adviser.held is None
        table.answer((dear,))
        pilot.frames(2)
    assert isinstance(pilot.top, WarningPage), "at once, now that he knows"
    pilot.click(next(spot.rect.center for spot in pilot.top.ring.spots if spot.key == KEEP))
    pilot.frames(3)
    assert pilot.top is table and table.match.steps[steps].move == dear


@both
def test_who_leaves_the_screen_leaves_no_warning_behind(game: str) -> None:
    """On the couch it is for one person's eyes: whoever comes next finds the table covered."""
    pilot, table, dear = table_at(game, people=3)
    pilot.frames(6)
    table.answer((dear,))
    pilot.frames(2)
    assert isinstance(pilot.top, WarningPage)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.frames(3)
    assert isinstance(pilot.top, Handoff) and not table.context.revealed
    pilot.press(pygame.K_SPACE, hold=45)
    pilot.frames(3)
    assert isinstance(pilot.top, WarningPage), "and is warned once the wheel is taken again"
    assert isinstance(table.controller.phase, Warned)


@pytest.mark.parametrize(("game", "size"), [("jamaica", (1024, 640)), ("montego", (1024, 640))])
def test_all_is_said_on_the_sheet(game: str, size: tuple[int, int]) -> None:
    pilot, table, dear = table_at(game, size=size, language="de", text_size=1.5)
    pilot.frames(6)
    table.answer((dear,))
    pilot.frames(3)
    page = pilot.top
    assert isinstance(page, WarningPage)
    window = pilot.app.display.window.get_rect()
    for element in page.elements:
        assert window.contains(element.rect)
    assert len(page.elements) >= 5, "sheet, title, the cost and two buttons at least"
