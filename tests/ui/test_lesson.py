"""Lessons at the real table: by mouse, keys and pad, with wrong choices, left and taken up again, into a real game."""

import pygame
import pytest

from jamaica.engine.contract import Move
from jamaica.session.lesson import LEARNER, LessonMatch
from jamaica.ui.menus.launcher import Launcher
from jamaica.ui.montego.draft import Cards, Spread
from jamaica.ui.montego.table import MontegoTable
from jamaica.ui.table.coach import NEXT, SKIP, Coach
from jamaica.ui.table.scene import TableScene

from .pilot import Pilot


def asked(pilot: Pilot) -> tuple[TableScene, Coach]:
    """Until the learner is asked."""
    for _ in range(600):
        pilot.frames()
        table = pilot.top
        assert isinstance(table, TableScene)
        if table.asked:
            assert table.coach is not None
            return table, table.coach
    raise AssertionError("the learner is never asked")


def press(pilot: Pilot, table: TableScene, key: object, by: str) -> None:
    spot = next(spot for spot in table.ring.spots if spot.key == key)
    if by == "mouse":
        pilot.click(spot.rect.center)
    else:
        table.ring.set(table.ring.spots, key)  # type: ignore[arg-type]
        pilot.button(0) if by == "pad" else pilot.press(pygame.K_RETURN)
    pilot.frames(2)


def make(pilot: Pilot, table: TableScene, moves: tuple[Move, ...], by: str) -> None:
    """The choice of a step as it is made at the table."""
    if isinstance(table, MontegoTable) and isinstance(table.draft, Cards):
        for number, card in enumerate(moves[0][1:]):
            press(pilot, table, ("pick", number, card), by)
    elif isinstance(table, MontegoTable) and isinstance(table.draft, Spread):
        piers = [move[1] for move in moves]
        piers += piers[-1:] * (table.draft.total - len(piers))
        for pier in piers:
            press(pilot, table, ("load", pier), by)
    else:
        press(pilot, table, moves[0], by)
        return
    press(pilot, table, ("confirm",), by)


@pytest.mark.parametrize(("game", "by"), [("race", "mouse"), ("race", "pad"), ("montego", "keys")])
def test_a_lesson_leads_into_a_real_game(game: str, by: str) -> None:
    pilot = Pilot.launcher()
    pilot.harbour.learn(game)
    while True:
        table, coach = asked(pilot)
        if coach.step.choice:
            make(pilot, table, coach.step.choice, by)
        elif coach.is_last:
            break
        else:
            press(pilot, table, NEXT, by)
    press(pilot, table, NEXT, by)
    real = pilot.top
    assert isinstance(real, TableScene) and real is not table and real.coach is None
    assert not isinstance(real.match, LessonMatch) and real.match.state == table.match.state
    assert pilot.harbour.settings.lessons[game] == 0
    pilot.close()


def test_another_choice_gets_a_friendly_word_and_nothing_happens() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.learn("race")
    table, coach = asked(pilot)
    press(pilot, table, table.match.choices()[0], "mouse")
    assert coach.place == 0 and coach.reproof and not table.can_undo()
    while not coach.step.choice:
        press(pilot, table, NEXT, "pad")
    assert not any(spot.key == NEXT for spot in table.ring.spots), "only the choice leads on from here"
    before = len(table.match.steps)
    wrong = next(move for move in table.match.choices() if move != coach.step.choice[0])
    press(pilot, table, wrong, "mouse")
    assert coach.reproof == coach.step.other and len(table.match.steps) == before
    press(pilot, table, coach.step.choice[0], "mouse")
    assert coach.reproof == "" and len(table.match.steps) > before
    pilot.close()


def test_wrong_barrels_are_no_dead_end() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.settings.lessons["montego"] = 4
    pilot.harbour.learn("montego")
    table, coach = asked(pilot)
    assert isinstance(table, MontegoTable)
    for _ in range(3):
        press(pilot, table, ("load", 4), "mouse")
    press(pilot, table, ("confirm",), "mouse")
    table, coach = asked(pilot)
    assert coach.place == 4 and coach.reproof
    table.undo(), table.undo(), table.undo()
    make(pilot, table, coach.step.choice, "mouse")
    assert coach.place == 5
    pilot.close()


def test_what_happens_meanwhile_is_told() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.learn("race")
    table, coach = asked(pilot)
    drawn = []
    for told in ((), ("Anne Bonny sails to space 4.",), ("Anne Bonny sails to space 4.",) * 40):
        window = table.display.window.copy()
        coach.draw(window, table.layout, False, None, told)
        drawn.append(window.get_buffer().raw)
    assert len(set(drawn)) == 3
    pilot.close()


def note_of(pilot: Pilot, key: object) -> str:
    return next(spot.note for spot in pilot.top.ring.spots if spot.key == key)  # type: ignore[attr-defined,no-any-return]


def test_a_lesson_is_left_and_taken_up_again() -> None:
    pilot = Pilot.launcher()
    pilot.frames()
    assert note_of(pilot, "continue").startswith("Welcome!")
    pilot.harbour.learn("race")
    table, coach = asked(pilot)
    for _ in range(3):
        press(pilot, table, NEXT, "mouse")
    make(pilot, table, coach.step.choice, "mouse")
    table, coach = asked(pilot)
    place = coach.place
    press(pilot, table, SKIP, "keys")
    assert isinstance(pilot.top, Launcher)
    assert note_of(pilot, ("learn", "race")) == f"Continues the Jamaica lesson at step {place + 1}."
    assert not note_of(pilot, "continue").startswith("Welcome!")
    pilot.harbour.learn("race")
    table, coach = asked(pilot)
    assert coach.place == place and coach.step.choice[0] in table.match.choices() and table.match.to_move == LEARNER
    pilot.close()
