"""Everything a guided game speaks of is lit, its note hides none of it, and the arrow touches it, in any window."""

import pygame
import pytest

from jamaica.games import GAMES
from jamaica.session.lesson import Target
from jamaica.ui.jamaica.game_ui import JamaicaUi
from jamaica.ui.table.coach import Coach
from jamaica.ui.table.pointing import Pointed, point_at
from jamaica.ui.table.scene import TableScene

from .lessons import Lectern, points_of
from .pilot import Pilot

SIZES = ((1024, 640), (1366, 768), (2560, 1440))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_spoken_of_is_lit(game: str, size: tuple[int, int]) -> None:
    """In German, the longest language."""
    pilot = Pilot.launcher(size, language="de")
    lectern, faults = Lectern(pilot, game), list[str]()
    for chapter in lectern.course.chapters:
        for table, coach in lectern.walk(chapter):
            faults += [f"{chapter.name} {coach.guide.place + 1}: {fault}" for fault in faults_of(table, coach)]
    assert faults == []
    pilot.close()


def faults_of(table: TableScene, coach: Coach) -> list[str]:
    """What is wrong with how a step is pointed at."""
    window, pointed, step = table.display.window.get_rect(), coach.pointed, coach.step
    faults = [] if window.contains(pointed.sheet) else ["the sheet lies outside"]
    for target in (*step.at, *([step.press] if step.press else [])):
        points = points_of(table, target)
        dark = [point for point in points if not is_lit(coach, point)]
        faults += [f"{target} is dark at {dark[0]} of {pointed.lit}"] if dark else []
        faults += [] if points else [f"{target} is nowhere"]
    if step.choice and not any(is_lit(coach, rect.center) for rect in answers_to(table, coach)):
        faults.append(f"the choice is dark: {answers_to(table, coach)}")
    hidden = [place for place in pointed.lit if place.colliderect(pointed.sheet)]
    if hidden:
        faults.append(f"the sheet {pointed.sheet} hides {hidden}")
    return faults + faults_of_arrow(pointed)


def answers_to(table: TableScene, coach: Coach) -> list[pygame.Rect]:
    """Where the choice of a step can be made."""
    keys = {key for move in coach.step.choice for key in table.question.answers_of(move)}
    return [spot.rect for spot in table.ring.spots if spot.key in keys]


def faults_of_arrow(pointed: Pointed) -> list[str]:
    """What is wrong with the arrow from a note to what it points at."""
    if pointed.arrow is None:
        return ["no arrow"]
    start, end = pointed.arrow
    faults = []
    if not any(place.collidepoint(end) for place in pointed.lit):
        faults.append(f"the arrow ends at {end}, outside of {pointed.lit}")
    if not pointed.sheet.inflate(2, 2).collidepoint(start):
        faults.append("the arrow does not come from the sheet")
    return faults


def is_lit(coach: Coach, point: tuple[float, float]) -> bool:
    """Whether nothing lies over a point of the window."""
    at = round(point[0]), round(point[1])
    return coach.veil.get_at(at).a == 0 and not coach.pointed.sheet.collidepoint(at)


@pytest.mark.parametrize("aim", [(0, 0, 60, 60), (900, 560, 124, 80), (400, 300, 40, 40), (0, 0, 1024, 300)])
def test_a_note_finds_a_place_anywhere(aim: tuple[int, int, int, int]) -> None:
    window, lit = pygame.Rect(0, 0, 1024, 640), pygame.Rect(aim)
    found = point_at(window, [(280, 160), (360, 130)], [lit], lit, (), 30)
    assert window.contains(found.sheet) and not found.sheet.colliderect(lit)
    assert found.arrow is not None and lit.collidepoint(found.arrow[1])
    assert found.sheet.inflate(2, 2).collidepoint(found.arrow[0])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_space_is_lit_without_its_neighbours(size: tuple[int, int]) -> None:
    pilot = Pilot.launcher(size)
    lectern = Lectern(pilot, "jamaica")
    chapter = next(chapter for chapter in lectern.course.chapters if chapter.name == "race")
    steps = [step for act in chapter.acts for step in act.steps]
    place = next(number for number, step in enumerate(steps) if step.at == (Target.read("space 4"),))
    table, coach = lectern.open(chapter, place)
    assert isinstance(table.tabletop.ui, JamaicaUi)
    board = table.tabletop.ui.board
    assert is_lit(coach, board.symbol(4).center)
    for beside in (3, 5):
        assert not is_lit(coach, board.symbol(beside).center)
        assert not is_lit(coach, board.on_screen(board.spaces[beside]["centre"]))
    pilot.close()
