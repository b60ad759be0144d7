"""The parts of the window on their own: focus, motions, outlook, layout of choices."""

import pygame
import pytest

from jamaica.games import find_game
from jamaica.race.options import RaceOptions
from jamaica.race.rules import State
from jamaica.race.table import table_for
from jamaica.ui import focus
from jamaica.ui.focus import Ring, Spot, Stick
from jamaica.ui.motion import Beat, Motion, Playback
from jamaica.ui.rules import as_html, chapters
from jamaica.ui.table import choices, outlook

from .pilot import Pilot


def grid() -> Ring:
    """Three by three spots, keyed by column and row."""
    ring = Ring()
    ring.set([Spot((x, y), pygame.Rect(x * 50, y * 40, 40, 30), lambda: None) for y in range(3) for x in range(3)])
    return ring


def test_arrows_go_to_the_nearest_spot_in_their_direction() -> None:
    ring = grid()
    ring.point((60, 50))
    for command, key in (("left", (0, 1)), ("up", (0, 0)), ("right", (1, 0)), ("down", (1, 1)), ("down", (1, 2))):
        ring.move(command)
        assert ring.focus is not None and ring.focus.key == key


def test_tab_goes_round() -> None:
    ring = grid()
    for _ in range(10):
        ring.move(focus.NEXT)
    assert ring.focus is not None and ring.focus.key == (0, 0)
    ring.move(focus.PREVIOUS)
    assert ring.focus.key == (2, 2)


def test_the_smallest_spot_under_the_mouse_counts() -> None:
    ring = Ring()
    inner = Spot("hold", pygame.Rect(10, 10, 10, 10), lambda: None)
    ring.set([inner, Spot("panel", pygame.Rect(0, 0, 100, 100), lambda: None)])
    assert ring.at((12, 12)) is inner


def test_a_spot_with_an_outline_is_no_rectangle() -> None:
    spot = Spot("space", pygame.Rect(0, 0, 10, 10), lambda: None, shape=[(0, 0), (10, 0), (0, 10)])
    assert spot.holds((2, 2)) and not spot.holds((8, 8))


def test_the_focus_stays_when_the_spots_are_laid_out_anew() -> None:
    ring = grid()
    ring.point((60, 50))
    ring.set([Spot((1, 1), pygame.Rect(5, 5, 5, 5), lambda: None)])
    assert ring.focus is not None and ring.focus.key == (1, 1)


def test_a_stick_counts_once_until_it_comes_back() -> None:
    stick = Stick()
    values = (0.2, 0.9, 1.0, 0.1, 0.8)
    said = [stick.command(pygame.Event(pygame.JOYAXISMOTION, axis=0, value=value)) for value in values]
    assert said == ["", "right", "", "", "right"]


@pytest.mark.parametrize(("speed", "frames"), [("1x", 10), ("2x", 5), ("off", 5), ("instant", 1)])
def test_speeds(speed: str, frames: int) -> None:
    shown: list[float] = []
    playback = Playback(speed)
    playback.add(lambda: Beat([Motion(1.0, shown.append)]))
    needed = 0
    while playback.busy:
        playback.advance(0.1001)
        needed += 1
    assert needed == frames and shown[-1] == 1.0
    assert (len(shown) == 1) == (speed in ("off", "instant"))


def test_beats_run_one_after_the_other_and_can_be_skipped() -> None:
    told: list[str] = []
    playback = Playback()
    for name in "ab":
        playback.add(lambda name=name: Beat([Motion(1, lambda part: None)], after=lambda: told.append(name)))  # type: ignore[misc]
    playback.advance(0.1)
    playback.skip()
    assert told == ["a"] and playback.busy
    playback.skip_all()
    assert told == ["a", "b"] and not playback.busy


def test_landings_follow_both_lanes_and_stop_at_home() -> None:
    board = table_for(RaceOptions()).board
    assert outlook.landings(board, [(5, 0)], 1, 2) == {(7, 0), (13, 0)}
    assert outlook.landings(board, [(0, 0)], 1, 1) == {(1, 0)}
    assert outlook.landings(board, [(49, 0)], 1, 6) == {(0, 1)}
    assert outlook.landings(board, [(1, 0)], -1, 2) == {(49, -1)}
    assert outlook.landings(board, [(49, -1)], 1, 2) == {(1, 0)}  # J5.2: behind the start, home is still a lap away


def test_every_choice_has_words_of_its_own() -> None:
    """In many positions: no two choices of a question read alike."""
    pilot = Pilot.table(4, people=4)
    table = pilot.top
    names = table.names  # type: ignore[attr-defined]
    match = table.match  # type: ignore[attr-defined]
    while not match.is_over:
        view: State = match.view(match.to_move)
        labels = [choices.label(view, move, names) for move in view.choices()]
        assert len(set(labels)) == len(labels) and all(labels)
        assert names[match.to_move] in choices.prompt(view, names)
        match.play(match.to_move, pilot.rng.choice(match.choices()))


def test_powder_helps() -> None:
    """J8: the more gunpowder, the better the odds, and a star wins whatever was spent."""
    state = find_game("race").start(RaceOptions(players=3))
    state.actor, state.foe = 0, 1
    odds = [outlook.win_chance(state, amount) for amount in range(12)]
    assert odds == sorted(odds) and odds[0] < 50 and odds[-1] < 100
    state.side, state.strength = 1, 12
    assert outlook.win_chance(state, 0) == 17
    assert outlook.win_chance(state, 11) == 100


def test_the_rules_become_pages() -> None:
    found = chapters("# Title\n\n## J1 First\n\nOne\ntwo **three** <x>\n\n## J2 Second\n- a\n- b\n")
    assert [title for title, _ in found] == ["J1 First", "J2 Second"]
    assert as_html(found[0][1]) == "One two <b>three</b> &lt;x&gt;"
    assert as_html(found[1][1]) == "• a<br><br>• b"
