"""The journal: what the program writes about itself, for those who have to find out what went wrong."""

import faulthandler
import logging
import platform
import sys
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from . import __version__

FILE = "jamaica.log"
OLD = "jamaica.old.log"
LARGEST = 500_000
"""Bytes after which a new file is begun; one old file is kept."""

TIME = "%Y-%m-%d %H:%M:%S"

log = logging.getLogger("jamaica")


class Journal:
    """The log file of one run. Where nothing can be written there is none, and the game goes on."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._file: TextIO | None = None
        self._handler: logging.Handler = logging.NullHandler()
        with suppress(OSError):
            self._file = self._begin(folder)
            self._handler = logging.StreamHandler(self._file)
            faulthandler.enable(self._file)  # a crash inside a library leaves its trace here too
        self._handler.setFormatter(logging.Formatter("%(asctime)s.%(msecs)03d %(levelname)s %(message)s", TIME))
        log.addHandler(self._handler)
        log.setLevel(logging.INFO)
        log.info("jamaica %s starts: %s", __version__, system())

    def _begin(self, folder: Path) -> TextIO:
        folder.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and self.path.stat().st_size > LARGEST:
            self.path.replace(folder / OLD)
        return self.path.open("a", encoding="utf-8")

    def close(self) -> None:
        """Write no more."""
        log.info("jamaica ends")
        log.removeHandler(self._handler)
        if self._file:
            faulthandler.disable()
            self._file.close()


def system() -> str:
    """The machine in a few words."""
    kind = "standalone program" if getattr(sys, "frozen", False) else "Python package"
    return f"{platform.system()} {platform.release()} {platform.machine()}, Python {platform.python_version()}, {kind}"
