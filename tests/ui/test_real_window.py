"""The real program on a real (virtual) screen, with real mouse and keys: Xvfb and xdotool."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from time import monotonic, sleep

import pytest

NEEDED = ("Xvfb", "xdotool")
MISSING = [tool for tool in NEEDED if not shutil.which(tool)]
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)} to show a window to")
PATIENCE = 90.0
"""Seconds after which something that should happen in another process never will."""

WHERE_CHOICES_LIE = [(x, y) for y in (700, 640, 750) for x in (650, 550, 450, 750, 850)]
"""Cards or a list of choices, whatever is asked first."""


def until(condition: Callable[[], object]) -> None:
    """Watch another process until something is true."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "it does not happen"
        sleep(0.05)


@pytest.fixture
def screen() -> Iterator[str]:
    """A virtual screen."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1300x840x24"], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


class Program:
    """The program as a player starts it, and the player's hands."""

    def __init__(self, screen: str, home: Path) -> None:
        self.home = home
        drivers = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        self._env = {**os.environ, **drivers, "DISPLAY": screen, "JAMAICA_HOME": str(home)}
        self.process = subprocess.Popen([sys.executable, "-m", "jamaica"], env=self._env)
        until(lambda: "the first picture is shown" in self.log())

    def log(self) -> str:
        file = self.home / "logs" / "jamaica.log"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def moves(self) -> int:
        """How many moves of the match were kept so far: it is kept after every choice."""
        return sum(file.stat().st_size for file in (self.home / "data").rglob("*.save"))

    def xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._env, check=True)

    def keys(self, *names: str) -> None:
        self.xdotool("key", "--delay", "150", *names)

    def click(self, x: int, y: int) -> None:
        self.xdotool("mousemove", str(x), str(y), "click", "1")


def test_a_game_is_begun_played_and_left(screen: str, tmp_path: Path) -> None:
    program = Program(screen, tmp_path / "home")
    try:
        program.keys("Return")  # play at once has the focus
        until(program.moves)
        places = cycle(WHERE_CHOICES_LIE)
        for act in (lambda: program.click(*next(places)), lambda: program.keys("1")):
            before = program.moves()

            def chosen(act: Callable[[], None] = act, before: int = before) -> bool:
                act()  # also skips what still moves
                return program.moves() > before

            until(chosen)
        program.keys("Escape", "Tab", "BackSpace", "BackSpace", "Return")  # the last entry of the menu leaves the table
        program.keys("Escape", "BackSpace", "Return")  # asked, the player leaves
        assert program.process.wait(PATIENCE) == 0
    finally:
        program.process.kill()
        program.process.wait()
