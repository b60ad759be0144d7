"""The window: scenes, entities, motions and sounds. Only here pygame is known."""

import os

from ..files import assets

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame reads this when imported


def run() -> int:
    """Open the launcher and stay until it is closed; the exit code."""
    from .app import App
    from .display import Display
    from .launcher import Launcher

    display = Display(assets())
    App(display, Launcher(display)).run()
    return 0
