"""``python -m jamaica``, and the program ``jamaica``."""

import os
import sys

INSTALL = "To install what the game needs: python3 -m pip install -e ."
INTERRUPTED = 130


def forget_current_folder(path: list[str]) -> None:
    """``python -m`` looks for modules in the current folder first: a file called signal.py beside one's saved games
    would run. Unless the game itself lies there, nothing is imported from it."""
    # Without pathlib: it is not loaded yet, and could come from that folder.
    ours = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))  # noqa: PTH120
    try:
        current = os.path.realpath(os.getcwd())  # noqa: PTH109
    except OSError:  # it is gone
        return
    if path and os.path.realpath(path[0]) == current != ours:
        del path[0]


def run() -> int:
    """The command line; the exit code. A library that is not installed is named, not traced back."""
    try:
        from jamaica.cli.main import main  # the full name: the bundle starts this file outside its package

        return main()
    except KeyboardInterrupt:  # before the command line is there to take it
        return INTERRUPTED
    except ModuleNotFoundError as missing:
        module = str(missing.name).partition(".")[0]
        if module in ("jamaica", "ai"):
            raise
        print(f"jamaica: The Python library {module} is missing. {INSTALL}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    forget_current_folder(sys.path)
    from multiprocessing import freeze_support  # only now: it imports a good deal

    freeze_support()  # first: in a frozen bundle the AI's worker process starts here too
    sys.exit(run())
