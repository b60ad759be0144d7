"""What the desktop does for the game: opening a folder in its file manager."""

import os
import subprocess
import sys
from pathlib import Path

from ..engine.errors import GameError
from ..engine.language import mark

FAILED = mark("The folder could not be opened from here. It is {folder}.")


class NoFileManager(GameError):
    """The desktop has no program that shows a folder."""


def open_folder(folder: Path) -> None:
    """Show a folder in the file manager."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(
                [opener, str(folder)], env=own_environment(), start_new_session=True,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
    except OSError as cause:
        raise NoFileManager(FAILED, folder=folder) from cause


def own_environment() -> dict[str, str]:
    """The environment as it was before a frozen bundle put its own libraries first: other programs want theirs."""
    environment = dict(os.environ)
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = environment.pop(f"{name}_ORIG", None)
        if getattr(sys, "frozen", False):
            environment.pop(name, None)
        if before:
            environment[name] = before
    return environment
