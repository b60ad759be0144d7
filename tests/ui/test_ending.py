"""The end: what everybody scored for, and how it came to that."""

import re
from dataclasses import replace
from typing import Any

import pygame
import pytest

from jamaica.engine.language import LANGUAGES
from jamaica.files import assets, language
from jamaica.games.jamaica.rules.data import GOLD
from jamaica.store import Settings
from jamaica.ui.display import Display
from jamaica.ui.gui.dialog import Question
from jamaica.ui.lettering import NAMES
from jamaica.ui.review.line_chart import Chart, Curve
from jamaica.ui.table.ending import FAIR, SETTLE, Ending
from jamaica.ui.table.kit import Source
from jamaica.ui.table.outcome import Outcome
from jamaica.ui.table.ranking_sheet import HEAD
from jamaica.ui.table.scene import TableScene

from .pilot import QUIET, Pilot


def ending() -> tuple[Pilot, Ending]:
    pilot = Pilot.table(5, people=0, left=8)
    return pilot, pilot.play("nobody")


def test_every_point_has_its_source() -> None:
    """J10.2: the space, the doubloons of each hold, each treasure turned over and each curse."""
    _, end = ending()
    state: Any = end.table.match.state
    for ship, points in end.outcome.ranking.rows:
        space, holds, treasures = end.outcome.ranking.sources[ship]
        assert [sum(part.points for part in parts) for parts in (space, holds, treasures)] == list(points[:-1])
        assert sum(points[:-1]) == points[-1] == state.scores()[ship]
        assert len(holds) == sum(kind == GOLD for kind, _ in state.holds(ship))
        assert len(treasures) == state.down[ship].bit_count()


def test_the_charts_run_from_the_start_to_the_end() -> None:
    """Replayed frame by frame: a value for the beginning of each round and for the end, shares that add up to 1."""
    pilot, end = ending()
    assert len(end.chronicle.standings) < end.chronicle.rounds
    pilot.frames(40)
    state, chronicle = end.table.match.state, end.chronicle
    assert len(chronicle.standings) == len(chronicle.shares) == state.round + 1
    assert set(chronicle.standings[0]) == {0}
    assert all(abs(sum(shares) - 1) < 1e-9 for shares in chronicle.shares)
    winners = state.winners()
    assert all((share > 0) == (ship in winners) for ship, share in enumerate(chronicle.shares[-1]))


def test_a_ship_behind_the_start_is_not_drawn_below_the_axis(monkeypatch: pytest.MonkeyPatch) -> None:
    """The axis begins at the least value of the whole game, not only of its end."""
    pilot, end = ending()
    pilot.frames(40)
    end.chronicle.standings[1] = [-7, 0, 0, 0, 0]
    charts = list[Chart]()
    monkeypatch.setattr(Chart, "draw", lambda chart, *_: charts.append(chart))
    end.draw(pilot.app.display.window)
    values = [value for now in end.chronicle.standings for value in now]
    assert charts[0].least == -7 and max(values) <= charts[0].most


def test_pictures_at_the_ends_of_curves_leave_the_last_round_to_be_read() -> None:
    display, rect = Display(assets(), (1024, 640), Settings(**QUIET)), pygame.Rect(600, 320, 400, 240)
    chart = Chart("Chances", 0, 1, str, 10)
    below = pygame.Rect(rect.x, rect.bottom - display.px(36), rect.w, display.px(36))
    seen = []
    for curves in ([], [Curve((200, 30, 30), "jamaica/portraits/emblem-bonny", [0.5, 0.0])] * 5):
        display.window.fill("black")
        chart.draw(display.window, display, rect, curves)
        seen.append(pygame.image.tobytes(display.window.subsurface(below), "RGB"))
    assert seen[0] == seen[1]


def test_the_lines_of_a_chart_are_round_figures_that_enclose_all_values() -> None:
    def marks(least: float, most: float) -> list[float]:
        return Chart("", least, most, str, 10).marks

    assert marks(-1, 32) == [-5, 0, 5, 10, 15, 20, 25, 30, 35]
    assert marks(0, 79) == [0, 10, 20, 30, 40, 50, 60, 70, 80]
    assert marks(0, 86) == [0, 20, 40, 60, 80, 100]
    assert marks(0, 1) == [0, 0.25, 0.5, 0.75, 1]


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_the_heads_of_the_ranking_are_written_in_one_size(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every column has room for its head, in every language, however many things another column shows."""
    monkeypatch.setattr("jamaica.ui.table.ending.Chronicle", lambda *_: None)  # no match is played for this
    table = Pilot.table(4, people=0, game=game).top
    assert isinstance(table, TableScene)
    end, display = Ending(table.context, Outcome(table.context), lambda: None, lambda: None), table.display
    sheet = end.sheet
    crowd = [[Source("", 1)] * 16, *([] for _ in sheet.ranking.columns[2:])]
    sheet.ranking = replace(sheet.ranking, sources={0: crowd})
    for tag in LANGUAGES:
        display.language = language(tag)
        words = [display.language.say(word) for word in sheet.ranking.columns]
        needs = [display.text.font(NAMES, display.px(HEAD)).size(word)[0] for word in words]
        columns = sheet.columns(pygame.Rect(16, 60, 570, 500))
        assert all(room >= need + display.px(6) for (_, room), need in zip(columns, needs, strict=True))


@pytest.mark.parametrize("by", ["keyboard", "mouse", "pad"])
def test_a_press_meant_for_the_last_choice_starts_no_new_game(by: str) -> None:
    """For a moment nothing can be pressed, counted in the time of the scene."""

    def press() -> None:
        if by == "mouse":
            pilot.click(end.ring.spots[0].rect.center)
        elif by == "pad":
            pilot.button(0)
        else:
            pilot.press(pygame.K_RETURN)
        pilot.frames(2)

    pilot, end = ending()
    press()
    assert pilot.top is end
    pilot.frames(round(SETTLE * 60))
    press()
    assert pilot.top is not end


def test_whether_it_was_fair_is_told_without_riddles() -> None:
    """A plain question below the ranking; pressed, it tells in words how everybody can check it."""
    pilot, end = ending()
    pilot.frames(round(SETTLE * 60) + 2)
    match = end.table.match
    (line,) = (spot for spot in end.ring.spots if spot.key == FAIR)
    assert line.label == "Was it fair?"
    pilot.click(line.rect.center)
    pilot.frames(2)
    assert isinstance(pilot.top, Question) and "jamaica verify" in pilot.top._text
    assert str(match.luck.seed) not in pilot.top._text and not re.search("[0-9a-f]{4} [0-9a-f]{4}", pilot.top._text)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.top is end
