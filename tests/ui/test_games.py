"""Whole games through the window, by mouse and by keyboard alone."""

from functools import partial
from typing import Any

import pygame
import pytest

from jamaica.ui.menus.launcher import Launcher
from jamaica.ui.menus.rules_page import Rules
from jamaica.ui.scenes import Scene
from jamaica.ui.table.ending import SETTLE
from jamaica.ui.table.handoff import Handoff
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Confirm, Pick, Tool

from .pilot import Pilot

GAMES = ("jamaica", "montego")


@pytest.mark.parametrize(
    ("game", "by", "players", "people", "options"),
    [
        ("jamaica", "mouse", 6, 1, {}),
        ("jamaica", "keyboard", 2, 2, {"edition": "second"}),
        ("jamaica", "pad", 3, 1, {}),
        ("montego", "mouse", 2, 1, {}),
        ("montego", "keyboard", 3, 1, {}),
        ("montego", "pad", 2, 2, {}),
    ],
)
def test_a_whole_game(game: str, by: str, players: int, people: int, options: dict[str, Any]) -> None:
    """Those by mouse on the couch and of captains alone are in `test_story`. One person never sees a handoff."""
    pilot = Pilot.table(players, people, game, **options)
    seen, push = list[Scene](), pilot.app.stack.push

    def watch(scene: Scene) -> None:
        seen.append(scene)
        push(scene)

    pilot.app.stack.push = watch  # type: ignore[method-assign]
    ending = pilot.play(by)
    assert any(isinstance(scene, Handoff) for scene in seen) == (people > 1)
    rows = ending.outcome.ranking.rows
    assert [parts[-1] for _, parts in sorted(rows)] == list(ending.table.match.state.scores())
    assert all(sum(parts[:-1]) == parts[-1] for _, parts in rows)
    assert rows[0][0] in ending.outcome.winners
    assert ending.table.match.is_over


def test_from_the_launcher_to_a_rematch_by_keyboard() -> None:
    pilot = Pilot.launcher()
    pilot.frames()
    pilot.press(pygame.K_RETURN)  # play at once has the focus
    pilot.frames()
    first = pilot.top
    assert isinstance(first, TableScene)
    pilot.play("keyboard")
    pilot.frames(round(SETTLE * 60) + 1)
    pilot.press(pygame.K_RETURN)  # play again has the focus
    pilot.frames(2)
    assert isinstance(pilot.top, TableScene) and pilot.top is not first
    pilot.press(pygame.K_ESCAPE)
    pilot.frames()
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_BACKSPACE)
    pilot.press(pygame.K_BACKSPACE)
    pilot.press(pygame.K_RETURN)  # leave the table
    pilot.frames()
    assert isinstance(pilot.top, Launcher)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames()
    pilot.press(pygame.K_BACKSPACE)  # from the answer that stays to the one that leaves
    pilot.press(pygame.K_RETURN)
    assert not pilot.frames()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("speed", ["1x", "off"])
def test_motions_end_and_can_be_skipped(game: str, speed: str) -> None:
    """With time passing the same choices come; a click in the open ends a motion at once."""
    pilot = Pilot.table(3, 1, game, speed)
    table = pilot.top
    assert isinstance(table, TableScene)
    moments = 0
    for _ in range(1500):
        pilot.frames(1, 0.05)
        moments += table.tabletop.player.playback.busy
        if table.tabletop.player.playback.busy and moments % 7 == 0:
            pilot.click((2, 2))
            pilot.frames(1, 0.0)
        if table.context.asked:
            pilot.choose(table, "keyboard")
        if table.match.state.round > 2:
            break
    assert moments > 10 and table.match.state.round > 2


def test_the_admiral_advises() -> None:
    """The hint puts the focus on his choice; it is not given while the hand is hidden."""
    pilot = Pilot.table(3)
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene) and table.context.asked
    pilot.click(next(spot for spot in table.ring.spots if spot.key == Tool("hint")).rect.center)
    pilot.frames(3)
    question: Any = table.question
    assert table.ring.focus is not None and table.ring.focus.key == Confirm()
    assert question.advised in question.list.moves and question.picked == question.advised[1]
    fits = partial(table.tabletop.ui.paint.can_write, question.ribbon())
    assert table.tabletop.prompt() == question.advice_words(fits) != ""
    card = next(spot for spot in table.ring.spots if spot.key == Pick(0, question.picked))
    told = table.tabletop.notes.told_by(card)[1][0]
    assert told.startswith("The admiral gives this ") and told.endswith("% chance of winning the game.")
    cards = {Pick(0, move[1]) for move in question.list.moves}
    assert cards <= set(question.shares) and set(question.golden()) == {card.key}
    table.controller.revealed = table.context.revealed = False
    table.controller.people = [0, 1]
    question.forget_advice()
    assert not table.toolbar.can_hint()
    table.toolbar.hint()
    pilot.frames(3)
    assert question.advised is None and not question.shares


def test_a_choice_is_taken_back() -> None:
    """The dice placed, but no card laid yet: that can still be changed."""
    for seed in range(30):
        pilot = Pilot.table(3, seed=str(seed))
        pilot.frames(3)
        table = pilot.top
        assert isinstance(table, TableScene)
        if table.context.view.stage == "dice":
            break
    assert isinstance(table, TableScene)
    lines = list(table.tabletop.log.lines)
    pilot.choose(table, "mouse")
    pilot.frames(3)
    assert table.context.view.stage == "card" and table.tabletop.log.lines != lines
    pilot.click(next(spot for spot in table.ring.spots if spot.key == Tool("undo")).rect.center)
    pilot.frames(3)
    assert table.context.view.stage == "dice" and table.tabletop.log.lines == lines


@pytest.mark.parametrize(("game", "chapter"), [("jamaica", "J3"), ("montego", "M5")])
def test_the_rules_open_at_the_question(game: str, chapter: str) -> None:
    pilot = Pilot.table(3, 1, game)
    pilot.frames(3)
    pilot.press(pygame.K_F1)
    pilot.frames(2)
    rules = pilot.top
    assert isinstance(rules, Rules)
    assert rules.book.chapters[rules.reading.page].number == chapter and rules.reading.number.startswith(chapter)
    pilot.press(pygame.K_UP)
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert rules.reading.page == len(rules.book.chapters), "the keys stand last"
    pilot.press(pygame.K_ESCAPE)
    pilot.frames()
    assert isinstance(pilot.top, TableScene) and pilot.top.context.asked
