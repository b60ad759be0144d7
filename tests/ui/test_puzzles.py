"""Puzzles in the window: the list, an answer that is right and one that is not, and nothing else is touched."""

from collections.abc import Iterator

import pygame
import pytest

from jamaica.engine.puzzle import Difficulty
from jamaica.games import GAMES
from jamaica.session.puzzles import by_theme, listed, load
from jamaica.store import Solved
from jamaica.ui.menus.launcher import Launcher
from jamaica.ui.puzzles.list_page import PuzzleList
from jamaica.ui.puzzles.scene import PuzzleScene
from jamaica.ui.table.targets import Answer, LogLine

from .pilot import Pilot

SMALL, USUAL, LARGE = (1024, 640), (1366, 768), (2560, 1440)


@pytest.fixture
def pilot(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setenv("JAMAICA_HOME", str(tmp_path))
    made = Pilot.launcher(USUAL)
    yield made
    made.close()


def press(pilot: Pilot, key: object) -> None:
    """Press what has this key."""
    scene = pilot.app.stack.top
    assert scene is not None
    pilot.settle()
    scene.press(next(spot for spot in scene.ring.spots if spot.key == key))
    pilot.frames(2)


def opened(pilot: Pilot, game: str, number: int = 0) -> PuzzleScene:
    """A puzzle by its number in the list, reached as a player reaches it."""
    press(pilot, ("puzzles", game))
    page = pilot.top
    assert isinstance(page, PuzzleList)
    if number:
        page._open(number)
        pilot.frames()
    else:
        press(pilot, ("puzzle", listed(load(game))[0].name))
    scene = pilot.top
    assert isinstance(scene, PuzzleScene)
    return scene


def said(scene: PuzzleScene) -> str:
    """All that is written on the sheet."""
    return " ".join(scene.attempt.said(scene.marked, scene.tabletop.context.names, scene.display.language)
                    if scene.marked else ())  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_explained_and_a_right_one_is_kept(pilot: Pilot, game: str) -> None:
    scene = opened(pilot, game)
    puzzle = scene.attempt.puzzle
    assert scene.tabletop.context.asked
    scene.tabletop.context.answer(puzzle.choices[-1].plan)
    pilot.frames(2)
    assert scene.marked and not scene.marked.is_right
    assert "percentage points" in said(scene)
    assert scene.tabletop.context.asked, "one may try again"
    scene.tabletop.context.answer(puzzle.answer.plan)
    pilot.frames(2)
    assert scene.marked.is_right
    assert pilot.harbour.store.puzzles.of(puzzle.name) == Solved(2, True)
    assert scene.tabletop.ui.question.shares, "now every choice tells what it is worth"
    press(pilot, ("back",))
    assert isinstance(pilot.top, PuzzleList)


def test_an_answer_is_given_by_mouse_alone(pilot: Pilot) -> None:
    """By what can be pressed at the table, until the answer is found."""
    lanes = next(n for n, one in enumerate(listed(load("jamaica"))) if one.theme == "lanes")
    scene = opened(pilot, "jamaica", lanes)
    for move in scene.attempt.view.choices():
        spot = next(spot for spot in scene.ring.spots if getattr(spot.key, "move", None) == move)
        pilot.click(spot.rect.center)
        pilot.frames(3)
    assert scene.attempt.solved.solved
    assert scene.attempt.solved.tries in (1, 2)


def test_the_answer_is_shown_and_the_next_puzzle_follows(pilot: Pilot) -> None:
    scene = opened(pilot, "montego")
    press(pilot, ("show",))
    assert scene.marked and scene.marked.is_shown
    assert not any(spot.key == ("show",) for spot in scene.ring.spots)
    press(pilot, ("next",))
    following = pilot.top
    assert isinstance(following, PuzzleScene)
    assert following.place[0] == scene.place[0] + 1
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert isinstance(pilot.top, Launcher)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_leaves_no_save_and_no_result(pilot: Pilot, game: str) -> None:
    scene = opened(pilot, game)
    before = scene.attempt.match.record()
    for weighed in scene.attempt.puzzle.choices[:4]:
        scene.answer(weighed.plan)
        pilot.frames()
    for key in (pygame.K_h, pygame.K_u):
        pilot.press(key)
        pilot.frames(2)
    assert scene.attempt.match.record() == before
    pilot.app.stack.pop()
    store = pilot.harbour.store
    assert not store.saves.listing().games
    results = store.results()
    results.refresh()
    assert not results.all


def test_only_what_the_seat_sees_is_on_the_table(pilot: Pilot) -> None:
    scene = opened(pilot, "jamaica")
    context = scene.tabletop.context
    assert context.viewer == scene.attempt.seat
    assert context.view.key() == scene.attempt.match.view(scene.attempt.seat).key()


def test_the_sheet_gives_way_to_the_log(pilot: Pilot) -> None:
    scene = opened(pilot, "jamaica")
    assert not any(isinstance(spot.key, LogLine) for spot in scene.ring.spots)
    scene.turn_sheet()
    pilot.frames()
    assert any(isinstance(spot.key, LogLine) for spot in scene.ring.spots)
    scene.answer(scene.attempt.puzzle.answer.plan)
    pilot.frames()
    assert not any(isinstance(spot.key, LogLine) for spot in scene.ring.spots), "the verdict lies on top again"


@pytest.mark.parametrize(
    ("game", "size", "scale"), [("jamaica", SMALL, 1.0), ("montego", LARGE, 1.0), ("montego", SMALL, 1.5)]
)
def test_all_of_it_lies_in_the_window(
    game: str, size: tuple[int, int], scale: float, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAMAICA_HOME", str(tmp_path))
    pilot = Pilot.launcher(size, scale=scale, language="de")
    scene = opened(pilot, game)
    scene.show_answer()
    pilot.frames(2)
    window = scene.display.window.get_rect()
    assert all(window.contains(spot.rect) for spot in scene.spots_beside())
    answers = [spot for spot in scene.ring.spots if isinstance(spot.key, Answer)]
    buttons = [spot.rect for spot in scene.spots_beside()]
    assert answers
    assert all(spot.rect.collidelist(buttons) < 0 for spot in answers)
    pilot.close()


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_the_list_begins_with_easy_ones_and_no_theme_goes_back_to_easier_ones(game: str) -> None:
    themes, hard = by_theme(load(game)), list(Difficulty)
    ranks = [[hard.index(puzzle.difficulty) for puzzle in puzzles] for puzzles in themes.values()]
    assert ranks[0][0] == 0 and all(theme == sorted(theme) for theme in ranks)
    means = [sum(theme) / len(theme) for theme in ranks]
    assert means == sorted(means)
