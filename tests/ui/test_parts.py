"""The parts of the window on their own: focus, motions, outlook, layout of offers."""

import pygame
import pytest

from jamaica.ui import focus
from jamaica.ui.focus import Ring, Spot, Stick
from jamaica.ui.menus.markdown_page import HEADING, ITEM, PLAIN, blocks
from jamaica.ui.motion import Beat, Motion, Playback, Skipper


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


def test_the_mouse_only_borrows_the_focus() -> None:
    """It goes back to where keys have put it when the mouse leaves, unless something was pressed."""
    ring = grid()
    ring.move(focus.NEXT)
    ring.point((60, 50))
    assert ring.focus is not None and ring.focus.key == (1, 1)
    ring.point((500, 500))
    assert ring.focus.key == (0, 0)
    pressed = ring.at((60, 50))
    assert pressed is not None
    ring.take(pressed)
    ring.point((500, 500))
    assert ring.focus is pressed


def test_what_only_tells_is_pointed_at_but_neither_reached_nor_pressed() -> None:
    """And a choice goes before it, even a larger one."""
    ring = Ring()
    choice = Spot("ship", pygame.Rect(0, 0, 50, 50), lambda: None)
    sea, far = (Spot(f"sea {x}", pygame.Rect(x, 0, 40, 40), None, tell=lambda: ("open sea",)) for x in (20, 60))
    ring.set([sea, choice, far])
    ring.point((30, 30))
    assert ring.focus is choice
    ring.point((80, 30))
    assert ring.focus is far and ring.at((80, 30)) is None
    for command in (focus.NEXT, focus.NEXT, focus.RIGHT):
        ring.move(command)
        assert ring.focus is choice


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


def test_pages_become_blocks() -> None:
    assert blocks("One\ntwo **three** *x*\n\n- a\n  b\n- [c](d)\n1. `e`\n") == [
        (PLAIN, "One two **three** x"), (ITEM, "• a b"), (ITEM, "• c"), (ITEM, "1. e"),
    ]  # fmt: skip


def test_tables_and_headings_become_lines() -> None:
    assert blocks("### Ships\n| a | b |\n|---|---|\n| 1 | |\n") == [(HEADING, "Ships"), (ITEM, "a · b"), (ITEM, "1")]


def beats(count: int) -> tuple[Playback, list[int]]:
    """So many motions of a second each, with something that takes no time before each of them."""
    told: list[int] = []
    playback = Playback()
    for number in range(count):
        playback.add(Beat)
        playback.add(lambda number=number: Beat([Motion(1, lambda part: None)], after=lambda: told.append(number)))  # type: ignore[misc]
    return playback, told


def test_a_press_skips_one_motion_and_a_second_all() -> None:
    playback, told = beats(4)
    skipper = Skipper()
    playback.advance(0.01)
    skipper.press(playback)
    assert told == [0]
    skipper.release()
    skipper.advance(1.0, playback)
    skipper.press(playback)
    assert told == [0, 1]
    skipper.advance(0.1, playback)
    skipper.press(playback)
    assert told == [0, 1, 2, 3]


def test_holding_on_skips_all() -> None:
    playback, told = beats(3)
    skipper = Skipper()
    skipper.press(playback)
    skipper.advance(0.2, playback)
    assert told == [0]
    skipper.advance(0.3, playback)
    assert told == [0, 1, 2]


def test_with_reduced_motion_only_fades_are_shown() -> None:
    shown: list[str] = []
    playback = Playback(reduced=True)
    motions = [Motion(1, lambda part: shown.append("flight")), Motion(1, lambda part: shown.append("fade"), calm=True)]
    playback.add(lambda: Beat(motions))
    playback.advance(0.5)
    assert shown == ["fade"]
    playback.advance(0.6)
    assert shown == ["fade", "flight", "fade"]
