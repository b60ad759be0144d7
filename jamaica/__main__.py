"""``python -m jamaica``, and the program ``jamaica``."""

import sys
from multiprocessing import freeze_support

INSTALL = "To install what the game needs: python3 -m pip install -e ."


def run() -> int:
    """The command line; the exit code. A library that is not installed is named, not traced back."""
    try:
        from jamaica.cli.main import main  # the full name: the bundle starts this file outside its package

        return main()
    except KeyboardInterrupt:  # before the command line is there to take it
        return 1
    except ModuleNotFoundError as missing:
        module = str(missing.name).partition(".")[0]
        if module in ("jamaica", "ai"):
            raise
        print(f"jamaica: The Python library {module} is missing. {INSTALL}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    freeze_support()  # first: in a frozen bundle the AI's worker process starts here too
    sys.exit(run())
