"""Printing on a terminal: whatever a file has put into it, no line steers the terminal."""

import json
import sys
from typing import TextIO

from ..engine.quoting import harmless


def tell(text: str = "", out: TextIO | None = None) -> None:
    """Print lines of text; without a stream on the standard output."""
    print("\n".join(map(harmless, text.split("\n"))), file=out or sys.stdout, flush=out is not None)


def tell_json(value: object) -> None:
    """Print plain values for programs: letters as they are, what steers a terminal as JSON writes it."""
    text = json.dumps(value, indent=1, ensure_ascii=False, default=str)
    print("".join(one if one == "\n" or one.isprintable() else json.dumps(one)[1:-1] for one in text))
