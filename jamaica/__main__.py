"""``python -m jamaica``."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # first: in a frozen bundle the AI's worker process starts here too
    from jamaica.cli import main  # the full name: the bundle starts this file outside its package

    sys.exit(main())
