"""Printing on a terminal and asking there: no line steers the terminal, and words are not torn at its edge."""

import json
import sys
from shutil import get_terminal_size
from textwrap import wrap
from typing import TextIO

from ..engine.quoting import harmless

INDENT = "   "
LEAST_WIDTH = 20
"""A terminal narrower than this breaks lines as it likes."""


def tell(text: str = "", out: TextIO | None = None) -> None:
    """Print lines of text; without a stream on the standard output."""
    stream = out or sys.stdout
    print("\n".join(_rows(text, stream)), file=stream, flush=out is not None)


def ask(prompt: str) -> str:
    """A line that a person types behind a prompt; without a keyboard or a screen the input has ended."""
    if sys.stdin is None or sys.stdout is None:
        raise EOFError
    *above, last = _rows(prompt, sys.stdout)
    if above:
        tell("\n".join(above))
    return input(f"{last} ")


def _rows(text: str, out: TextIO | None) -> list[str]:
    """Lines broken between words at the width of a terminal; what goes on is indented."""
    width = get_terminal_size().columns if out and out.isatty() else 0
    rows = list[str]()
    for line in map(harmless, text.split("\n")):
        indent = line[: len(line) - len(line.lstrip())] + INDENT
        fits = len(line) <= width or width < LEAST_WIDTH
        rows += [line] if fits else wrap(line, width, subsequent_indent=indent)
    return rows


def tell_json(value: object) -> None:
    """Print plain values for programs: letters as they are, what steers a terminal as JSON writes it."""
    text = json.dumps(value, indent=1, ensure_ascii=False, default=str)
    print("".join(one if one == "\n" or one.isprintable() else json.dumps(one)[1:-1] for one in text))
