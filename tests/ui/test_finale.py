"""The end played out: what it says is true, any press leads on, and nothing is pressed by accident."""

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.files import assets
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.games import GAME_UIS
from jamaica.ui.scenes import Scene
from jamaica.ui.table.context import TableContext
from jamaica.ui.table.counting import Counting
from jamaica.ui.table.ending import SETTLE, Ending
from jamaica.ui.table.factory import House, open_table
from jamaica.ui.table.finale import HOLDS, Finale
from jamaica.ui.table.outcome import Outcome
from tests.test_verdicts import DOCKS, RACES

from .pilot import QUIET, Pilot, QuickThinker

MATCHES = [*RACES[:6], *DOCKS[:5]]


def seated(match: Match[Any], people: Sequence[int], **settings: Any) -> TableContext[Any]:
    """A finished match at a table where some seats were people's."""
    match.seats = tuple(
        Seat(seat.name, "human" if number in people else "mate") for number, seat in enumerate(match.seats)
    )
    display = Display(assets(), (1024, 640), Settings(**{**QUIET, **settings}))
    return TableContext(display, match, GAME_UIS[match.game.name].kit, 0, False)


@pytest.fixture
def table() -> TableContext[Any]:
    return seated(RACES[0], (0,))


def outcome(match: Match[Any], people: Sequence[int], table: TableContext[Any]) -> Outcome:
    """How a match ended, without opening another window for it."""
    made = TableContext(table.display, match, GAME_UIS[match.game.name].kit, 0, False)
    match.seats = tuple(
        Seat(seat.name, "human" if number in people else "mate") for number, seat in enumerate(match.seats)
    )
    return Outcome(made)


def test_the_count_ends_with_the_scores(table: TableContext[Any]) -> None:
    """Step by step, and in the order of the ranking, whoever overtook whom."""
    for match in MATCHES:
        counting = Counting(outcome(match, (), table).ranking)
        scores, end = match.state.scores(), counting.seconds
        for party, score in enumerate(scores):
            assert counting.points(party, end) == score == counting.points(party, end - 1e-6)
            assert counting.points(party, 0) == 0
        assert [counting.row(party, end) for party in counting.order(counting.steps)] == list(range(len(scores)))
        for step in range(counting.steps + 1):
            so_far = [counting.points(party, step * counting.pace) for party in counting.order(step)]
            assert so_far == sorted(so_far, reverse=True), "the order follows the points"
        assert all(
            step.name(table.display.language) and table.display.pictures.raw(step.picture)
            for step in counting.ranking.steps
        )


def test_everybody_reads_the_own_place(table: TableContext[Any]) -> None:
    """One person reads the own place and points, won or lost; several read all of theirs."""
    for match in MATCHES:
        scores, winners = match.state.scores(), match.state.winners()
        for seat in range(len(match.seats)):
            found = outcome(match, (seat,), table)
            place = found.ranking.place(seat)
            assert (place == 1) == (seat in winners) and found.is_defeat == (seat not in winners)
            assert seat in found.rivals()
            told = found.place()
            assert match.seats[seat].name in told and str(scores[seat]).replace("-", "−") in told
            assert (f"place {place}" in told) == (seat not in winners)
            better = sum(scores[other] > scores[seat] for other in range(len(scores)))
            level = sum(scores[other] == scores[seat] for other in range(len(scores)))
            assert better < place <= better + level
        everybody = outcome(match, range(len(match.seats)), table)
        assert all(seat.name in everybody.place() for seat in match.seats)


def test_captains_alone_are_neither_beaten_nor_victorious(table: TableContext[Any]) -> None:
    found = outcome(DOCKS[0], (), table)
    assert found.title() == "" and not found.is_defeat and found.headline()


def test_a_shared_victory_is_no_defeat(table: TableContext[Any]) -> None:
    found = outcome(DOCKS[0], (0,), table)
    found.winners = (0, 1)
    assert not found.is_defeat and "share" in found.headline()


def finale(match: Match[Any], people: Sequence[int], **settings: Any) -> tuple[Pilot, Finale, list[str]]:
    """The scene, and what it led to."""
    context = seated(match, people, **settings)
    went = list[str]()
    show = context.kit.celebration
    assert show
    scene = Finale(context, Outcome(context), show, lambda: went.append("on"))
    return Pilot(App(context.display, scene)), scene, went


@pytest.mark.parametrize("by", ["keyboard", "mouse", "pad"])
def test_any_press_leads_on_but_a_hasty_one(by: str) -> None:
    """What was pressed for the last choice is not meant for the scene."""
    pilot, _, went = finale(RACES[0], (0,))

    def press() -> None:
        if by == "mouse":
            pilot.click((300, 300))
        elif by == "pad":
            pilot.button(0)
        else:
            pilot.press(pygame.K_RETURN)
        pilot.frames(1)

    pilot.frames(2)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1, touch=False))
    pilot.frames(1)
    assert not went
    pilot.frames(round(SETTLE * 60))
    press()
    assert went


@pytest.mark.parametrize("number", [0, len(MATCHES) - 1])
def test_it_ends_by_itself(number: int) -> None:
    pilot, scene, went = finale(MATCHES[number], (0,))
    for _ in range(round(HOLDS / 0.5)):
        scene.update(0.5)
        scene.draw(pilot.app.display.window)
    assert went


def played(**settings: Any) -> tuple[Pilot, Scene]:
    """The table of a match that is over, until something is seen that is not the table."""
    display = Display(assets(), (1024, 640), Settings(**{**QUIET, **settings}))
    pilot = Pilot(App(display, open_table(display, DOCKS[0], House(QuickThinker))))
    table = pilot.top
    for _ in range(100):
        pilot.frames()
        if pilot.top is not table and isinstance(scene := pilot.top, Scene):
            return pilot, scene
    raise AssertionError("the match does not end")


def test_with_reduced_motion_and_at_instant_speed_the_facts_are_there_at_once() -> None:
    for settings in ({"speed": "instant"}, {"speed": "off"}, {"reduced_motion": True}):
        _, scene = played(**settings)
        assert isinstance(scene, Ending) and not scene.counts
        assert scene.outcome.told()


def test_the_scene_then_the_count_then_the_buttons_each_by_a_fresh_press() -> None:
    pilot, scene = played()
    assert isinstance(scene, Finale)
    pilot.frames(round(SETTLE * 60) + 2)
    pilot.press(pygame.K_RETURN)
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    end = pilot.top
    assert isinstance(end, Ending) and end.counts and not end.ring.spots, "nothing is offered while points are counted"
    pilot.frames(round(SETTLE * 60))
    pilot.press(pygame.K_RETURN)
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert pilot.top is end and not end.counts and end.ring.spots
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert pilot.top is end, "whoever skipped the count has not seen the buttons yet"
    pilot.frames(round(SETTLE * 60))
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert pilot.top is not end


def test_the_count_runs_to_its_end_by_itself() -> None:
    context = seated(DOCKS[0], (0,))
    end = Ending(context, Outcome(context), lambda: None, lambda: None)
    pilot = Pilot(App(context.display, end))
    for _ in range(200):
        pilot.frames(1, 0.1)
        if not end.counts:
            break
    assert not end.counts and end.ring.spots and end._seen < SETTLE
