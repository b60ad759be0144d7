"""The licences of everything that is frozen in, collected into one folder that ships."""

import csv
import re
import shutil
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

from . import about

TEXTS = about.PACKAGING / "licences"
FONTS = about.ROOT / "assets" / "fonts"
STARTER = "pyinstaller"
"""Of PyInstaller only the starting program goes in; its exception allows that."""
OURS = ("jamaica", "ai")
NO_TEXT_OF_ITS_OWN = {"pygame-ce": "LGPL-2.1.txt"}
"""Wheels without a licence file, and the text that belongs to them."""
PYTHON = ("python3", "libpython", "Python", "VCRUNTIME", "MSVCP", "ucrtbase", "api-ms-win")
"""Prefixes of files that come under Python's licence."""


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
    """Name of a library on any system: ``libSDL2_ttf-2-e69aa315.0.so.0.2400.0`` is ``sdl2_ttf``."""
    name = re.split(r"\.(?:so|dylib|dll)\b", file)[0].removeprefix("lib")
    return re.sub(r"(?:[-.]\d[\w.]*|-[0-9a-f]{8})+$", "", name).lower()


def shared_libraries(files: Iterable[str]) -> list[str]:
    """Those of a program's files that are libraries, but neither Python's own nor a Python module."""
    return sorted({name for name in (re.split(r"[/\\]", file)[-1] for file in files) if is_library(name)})


def is_library(name: str) -> bool:
    """True for a file of machine code that is neither Python's own nor a Python module."""
    is_code = re.search(r"\.(so(\.[\d.]+)?|dylib|dll)$", name)
    is_module = re.search(r"\.(cpython|abi3|cp\d)[^/]*$", name)
    return bool(is_code) and not is_module and not name.startswith(PYTHON)


def distributions(modules: Iterable[str]) -> list[str]:
    """The Python libraries that modules come from, and what starts them; Python's own modules and ours are left out."""
    names = packages_distributions()
    packages = {module.partition(".")[0] for module in modules} - {*OURS, *sys.stdlib_module_names}
    return sorted({re.sub(r"[-_.]+", "-", name).lower() for one in packages for name in names.get(one, ())} | {STARTER})


def check(files: Iterable[str]) -> None:
    """Every library has a line in libraries.csv; otherwise `Unlicensed` names those that have none."""
    known = libraries()
    unknown = sorted({file for file in files if stem(file) not in known})
    if unknown:
        raise Unlicensed(f"No licence is known for {', '.join(unknown)}: look it up for {TEXTS / 'libraries.csv'}.")


def named(files: Iterable[str]) -> list[Library]:
    """The libraries that files belong to, each once."""
    known = libraries()
    found = {(one.name, one.licence): one for one in (known[stem(file)] for file in files)}
    return [found[key] for key in sorted(found)]


def notices(files: Iterable[str]) -> str:
    """Authors and licences of the libraries, in one text."""
    lines = [
        f"{about.TITLE} contains these libraries. Their licence texts lie beside this file.",
        "This software is based in part on the work of the Independent JPEG Group.",
        "Portions of this software are copyright the FreeType Project (freetype.org). All rights reserved.",
        "The libraries under the LGPL are files of their own in this folder's neighbourhood and can be replaced.",
        "",
    ]
    for one in named(files):
        lines += [f"{one.name} ({one.source})", f"    Copyright {one.copyright}", f"    Licence: {one.licence}.txt"]
    return "\n".join(lines) + "\n"


def collect(folder: Path, files: Iterable[str], python_libraries: Iterable[str]) -> None:
    """Fill a folder with the licences of the game, its libraries, fonts, icons and Python."""
    files = list(files)
    check(files)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(about.ROOT / "LICENSE", folder / "Jamaica.txt")
    shutil.copy(about.ROOT / "assets" / "CREDITS.md", folder / "CREDITS.md")
    for font in FONTS.glob("*-LICENSE.txt"):
        shutil.copy(font, folder / f"font-{font.name}")
    for licence in {one.licence for one in named(files)}:
        shutil.copy(TEXTS / f"{licence}.txt", folder)
    (folder / "LIBRARIES.txt").write_text(notices(files), encoding="utf-8", newline="\n")
    (folder / "Python.txt").write_bytes(_python_licence().read_bytes())
    for name in python_libraries:
        texts = _licence_files(name)
        for file in texts:
            shutil.copy(file, folder / f"{name}-{file.name}")
        if not texts:
            if name not in NO_TEXT_OF_ITS_OWN:
                raise Unlicensed(f"{name} brings no licence text: look it up for NO_TEXT_OF_ITS_OWN in {__file__}.")
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
