"""SHA256SUMS: how people see that a download arrived whole. Checked by ``sha256sum --check SHA256SUMS``."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

FILE = "SHA256SUMS"


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    found = sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            found.update(block)
    return found.hexdigest()


def write(folder: Path, files: Iterable[Path]) -> Path:
    """Write the sums of the files beside them."""
    lines = [f"{digest(file)}  {file.name}\n" for file in sorted(files)]
    (folder / FILE).write_text("".join(lines), encoding="utf-8", newline="\n")
    return folder / FILE
