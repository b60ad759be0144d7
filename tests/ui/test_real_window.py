"""The real program on a real (virtual) screen, with real mouse and keys: Xvfb and xdotool."""

import json
import os
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from packs.screen import Program, missing_tools, screen

from jamaica import APP_ID

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=f"needs {' and '.join(missing_tools())} for a window")
ROOT = Path(__file__).parents[2]
PATIENCE = 90.0
"""Seconds after which something that should happen in the program never will."""

WHERE_CHOICES_LIE = [(x, y) for y in (700, 640, 750) for x in (650, 550, 450, 750, 850)]
"""Cards or a list of choices, whatever is asked first; then the button that plays a card which was picked."""
WHERE_CHOICES_LIE += [(815, 590), (815, 605), (815, 620)]


def moves(program: Program) -> int:
    """How much of the match was kept so far: it is kept after every choice."""
    return sum(file.stat().st_size for file in (program.home / "data").rglob("*.save"))


def kept_language(program: Program) -> str:
    """The language that was chosen at the first start; empty before that."""
    file = program.home / "settings" / "settings.json"
    return str(json.loads(file.read_text(encoding="utf-8"))["language"]) if file.exists() else ""


def test_a_game_is_begun_played_and_left(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    own = {**os.environ, "SDL_VIDEODRIVER": "x11", "PYTHONPATH": str(ROOT)}
    with screen("1300x840x24") as display:
        program = Program([sys.executable, "-m", "jamaica"], home, display, own)
        try:
            program.start()
            assert program.has_class(APP_ID), "the desktop cannot tell which menu entry the window belongs to"
            # What the mouse points at, or the system's language, has the focus; then what plays at once. The first
            # press may come too early, because what has just appeared cannot be pressed.
            program.wait(lambda: program.press("Return") or kept_language(program), "the first choice of all", PATIENCE)
            program.wait(lambda: program.press("Return") or moves(program), "the first autosave", PATIENCE)
            places = cycle(WHERE_CHOICES_LIE)
            for act in (lambda: program.click(*next(places)), lambda: program.press("1", "Return")):
                before = moves(program)

                def chosen(act: Callable[[], None] = act, before: int = before) -> bool:
                    act()  # also skips what still moves
                    return moves(program) > before

                program.wait(chosen, "a choice", PATIENCE)
            assert program.close() == 0
        finally:
            program.kill()
