"""The licences of everything that is frozen in, collected into one folder that ships."""

import csv
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

from . import about

TEXTS = about.PACKAGING / "licences"
DISTRIBUTIONS = ("pygame-ce", "pygame-gui", "platformdirs", "python-i18n", "pyinstaller")
"""The Python libraries inside. Of PyInstaller only the starting program goes in; its exception allows that."""
NO_TEXT_OF_ITS_OWN = {"pygame-ce": "LGPL-2.1.txt"}
"""Wheels without a licence file, and the text that belongs to them."""
SYSTEM = ("python3", "libpython", "Python", "VCRUNTIME", "MSVCP", "ucrtbase", "api-ms-win")
"""How the files of Python and of the system's own runtime begin; they come under Python's licence."""


class Unlicensed(Exception):
    """A library was frozen in whose licence nobody has looked up; the message says what to do."""


@dataclass(frozen=True)
class Library:
    """A library in machine code that the wheels bring along."""

    file: str
    name: str
    copyright: str
    licence: str
    source: str


def libraries() -> dict[str, Library]:
    """The known ones, by the stem of their file."""
    with (TEXTS / "libraries.csv").open(encoding="utf-8", newline="") as file:
        return {row["file"].lower(): Library(**row) for row in csv.DictReader(file)}


def stem(file: str) -> str:
    """What a library is called whatever the system: ``libSDL2_ttf-2-e69aa315.0.so.0.2400.0`` is ``sdl2_ttf``."""
    name = re.split(r"\.(?:so|dylib|dll)\b", file)[0].removeprefix("lib")
    return re.sub(r"(?:[-.]\d[\w.]*|-[0-9a-f]{8})+$", "", name).lower()


def shared_libraries(folder: Path) -> Iterator[str]:
    """The names of the libraries in a frozen program that are neither Python's nor a Python module."""
    for file in sorted(folder.rglob("*")):
        is_library = re.search(r"\.(so(\.[\d.]+)?|dylib|dll)$", file.name)
        is_module = re.search(r"\.(cpython|abi3|cp\d)[^/]*$", file.name)
        if is_library and not is_module and not file.name.startswith(SYSTEM):
            yield file.name


def check(files: Iterable[str]) -> None:
    """Every library has a line in libraries.csv; otherwise `Unlicensed` names those that have none."""
    known = libraries()
    unknown = sorted({file for file in files if stem(file) not in known})
    if unknown:
        raise Unlicensed(f"No licence is known for {', '.join(unknown)}: look it up for {TEXTS / 'libraries.csv'}.")


def notices() -> str:
    """Who made the libraries, and under which licence, in one text."""
    lines = [
        f"{about.TITLE} contains these libraries. Their licence texts lie beside this file.",
        "This software is based in part on the work of the Independent JPEG Group.",
        "Portions of this software are copyright the FreeType Project (freetype.org). All rights reserved.",
        "The libraries under the LGPL are files of their own in this folder's neighbourhood and can be replaced.",
        "",
    ]
    told = {(one.name, one.copyright, one.licence, one.source) for one in libraries().values()}
    for name, copyright_, licence, source in sorted(told):
        lines += [f"{name} ({source})", f"    Copyright {copyright_}", f"    Licence: {licence}.txt"]
    return "\n".join(lines) + "\n"


def collect(folder: Path) -> None:
    """Fill a folder with the licences of the game, its libraries, fonts, icons and Python."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(about.ROOT / "LICENSE", folder / "Jamaica.txt")
    shutil.copy(about.ROOT / "assets" / "CREDITS.md", folder / "CREDITS.md")
    for text in TEXTS.glob("*.txt"):
        shutil.copy(text, folder)
    (folder / "LIBRARIES.txt").write_text(notices(), encoding="utf-8")
    (folder / "Python.txt").write_bytes(_python_licence().read_bytes())
    for name in DISTRIBUTIONS:
        found = _licence_files(name)
        for file in found:
            shutil.copy(file, folder / f"{name}-{Path(file).name}")
        if not found:
            shutil.copy(TEXTS / NO_TEXT_OF_ITS_OWN[name], folder / f"{name}-LICENSE.txt")


def _licence_files(name: str) -> list[Path]:
    files = distribution(name).files or []
    wanted = [file for file in files if re.match(r"(LICEN[CS]E|COPYING)", file.name) and ".dist-info" in str(file)]
    return [Path(str(file.locate())) for file in wanted]


def _python_licence() -> Path:
    """Python's own licence, wherever this Python keeps it."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    base = Path(sys.base_prefix)
    places = [
        base / "LICENSE.txt", base / "lib" / version / "LICENSE.txt", Path("/usr/share/doc") / version / "copyright",
        base / "Resources" / "LICENSE.txt", Path("/usr/share/doc") / f"lib{version}-minimal" / "copyright",
    ]  # fmt: skip
    for place in places:
        if place.is_file():
            return place
    raise Unlicensed(f"Python's licence lies in none of {', '.join(map(str, places))}.")
