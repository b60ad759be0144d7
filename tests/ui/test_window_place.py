"""The window opens inside the usable desktop, frame included, and as it was left."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from packs.screen import Program, missing_tools, screen

from jamaica.ui.window_place import LEAST, Frame, fitted

ROOT = Path(__file__).parents[2]
managed = pytest.mark.skipif(
    bool(missing_tools()) or not shutil.which("openbox"), reason="needs Xvfb, xdotool and openbox for a framed window"
)


@pytest.mark.parametrize("desktop", [(1024, 768), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_a_new_window_fits_with_its_frame_and_task_bar(desktop: tuple[int, int]) -> None:
    area = pygame.Rect(0, 0, desktop[0], desktop[1] - 40)
    room = Frame(top=25, left=1, bottom=1, right=1).inside(area)
    place = fitted(None, room)
    assert room.contains(place)
    assert place.w >= LEAST[0] - 2 and place.h >= LEAST[1]
    assert place.w * place.h >= 0.7 * room.w * room.h, "no postage stamp"


def test_a_window_is_where_it_was_left() -> None:
    room, left = pygame.Rect(0, 25, 1920, 1020), pygame.Rect(300, 120, 1280, 800)
    assert fitted(left, room) == left


def test_a_window_of_a_larger_screen_shrinks_and_moves_into_a_smaller_one() -> None:
    room = pygame.Rect(0, 25, 1366, 700)
    place = fitted(pygame.Rect(1400, 300, 2000, 1200), room)
    assert place == room


def test_a_window_is_never_smaller_than_everything_needs() -> None:
    assert fitted(pygame.Rect(5, 30, 300, 200), pygame.Rect(0, 25, 1920, 1020)).size == LEAST


@contextmanager
def desktop(size: str) -> Iterator[str]:
    """A screen with a window manager that has begun its work."""
    with screen(f"{size}x24") as display:
        own = {**os.environ, "DISPLAY": display}
        manager = subprocess.Popen(["openbox"], env=own, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while subprocess.run(["xdotool", "get_num_desktops"], env=own, capture_output=True, check=False).returncode:
                assert manager.poll() is None, "the window manager has ended"
            yield display
        finally:
            manager.terminate()
            manager.wait()


def left_by(program: Program) -> tuple[pygame.Rect, bool]:
    """Start the program and close it; where its window lay, and whether it was maximised."""
    program.start()
    assert program.close() == 0
    settings = json.loads(next(program.home.rglob("settings.json")).read_text(encoding="utf-8"))
    return pygame.Rect(settings["window"]), settings["maximised"]


@managed
def test_on_a_small_laptop_nothing_is_cut_off_and_a_bigger_window_comes_back_smaller(tmp_path: Path) -> None:
    own = {**os.environ, "SDL_VIDEODRIVER": "x11", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "jamaica"]
    with desktop("1366x768") as display:
        place, maximised = left_by(Program(command, tmp_path, display, own))
        assert pygame.Rect(0, 0, 1366, 768).contains(place.inflate(2, 2)) and place.top > 10, "room for the title bar"
        assert place.h > 700 and not maximised
    with desktop("1100x700") as display:
        again, _ = left_by(Program(command, tmp_path, display, own))
        assert pygame.Rect(0, 0, 1100, 700).contains(again)
