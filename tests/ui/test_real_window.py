"""The real program on a real (virtual) screen, with real mouse and keys: Xvfb and xdotool."""

import os
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from packs.screen import Program, missing_tools, screen

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=f"needs {' and '.join(missing_tools())} for a window")
ROOT = Path(__file__).parents[2]
PATIENCE = 90.0
"""Seconds after which something that should happen in the program never will."""

WHERE_CHOICES_LIE = [(x, y) for y in (700, 640, 750) for x in (650, 550, 450, 750, 850)]
"""Cards or a list of choices, whatever is asked first."""


def moves(program: Program) -> int:
    """How much of the match was kept so far: it is kept after every choice."""
    return sum(file.stat().st_size for file in (program.home / "data").rglob("*.save"))


def test_a_game_is_begun_played_and_left(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    own = {**os.environ, "SDL_VIDEODRIVER": "x11", "PYTHONPATH": str(ROOT)}
    with screen("1300x840x24") as display:
        program = Program([sys.executable, "-m", "jamaica"], home, display, own)
        try:
            program.start()
            program.press("Return")  # play at once has the focus
            program.wait(lambda: moves(program), "the first autosave", PATIENCE)
            places = cycle(WHERE_CHOICES_LIE)
            for act in (lambda: program.click(*next(places)), lambda: program.press("1")):
                before = moves(program)

                def chosen(act: Callable[[], None] = act, before: int = before) -> bool:
                    act()  # also skips what still moves
                    return moves(program) > before

                program.wait(chosen, "a choice", PATIENCE)
            program.press("Escape", "Tab", "BackSpace", "BackSpace", "Return")  # the menu's last entry leaves the table
            program.press("Escape", "BackSpace", "Return")  # asked, the player leaves
            assert program.ended() == 0
        finally:
            program.kill()
