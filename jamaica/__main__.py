"""``python -m jamaica``."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # first: in a frozen bundle the AI's worker process starts here too
    from .cli import main

    sys.exit(main())
