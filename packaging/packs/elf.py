"""Machine code of Linux: what a file asks of the system it runs on."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path


def files(folder: Path) -> Iterator[Path]:
    """All programs and libraries in a folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink() and _begins(file) == b"\x7fELF":
            yield file


def _begins(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(4)


def run_path(file: Path) -> list[str]:
    """The folders that a file tells the system to look for its libraries in."""
    listed = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=True).stdout
    return [place for found in re.findall(r"R(?:UN)?PATH +(\S+)", listed) for place in found.split(":")]


def least_glibc(program: Path) -> str:
    """The newest glibc symbol any file of the program asks for: with an older glibc it does not start."""
    found = {(2, 17)}
    for file in files(program):
        listed = subprocess.run(["objdump", "-T", str(file)], capture_output=True, text=True, check=False).stdout
        found |= {(int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", listed)}
    return ".".join(map(str, max(found)))
