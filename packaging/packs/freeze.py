"""PyInstaller configuration: what is frozen and what stays out."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from fnmatch import fnmatch
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from . import about, elf, licences, macos, sbom

UNUSED = [
    "tkinter", "unittest", "pydoc", "doctest", "pdb", "sqlite3", "lib2to3", "distutils",
    "ssl", "_ssl", "_hashlib", "xmlrpc", "ftplib", "curses", "readline", "bz2", "_bz2", "lzma", "_lzma",
    "pygame.tests", "pygame.examples", "pygame.docs",
]  # fmt: skip
"""Modules of Python that the analysis finds and the game never needs. Offline as it is, it needs no OpenSSL either."""

LEFT_OUT = [
    "pygame_gui/data/NotoSans*",  # the game writes in fonts of its own; Chinese, Japanese and Korean alone are 38 MB
    "pygame_gui/data/FiraCode*",
    "pygame/freesansbold.ttf",  # the font pygame falls back to; we never do, and its licence is another
    "assets/languages/*.po*",  # the translators' files: the program reads those made of them
    "libstdc++.so*", "libgcc_s.so*",  # every Linux desktop has them, and its screen drivers want their own
]  # fmt: skip
"""Files that the libraries' hooks bring along and that are better left out."""
NOT_SHIPPED = ("workshop", "screenshots")
"""Folders in assets/ that do not ship."""
LICENCES = about.BUILD / "licences"
SBOM = about.BUILD / "sbom.cdx.json"


def strangers() -> list[str]:
    """Installed packages the project does not depend on.

    A library that can use one, as websockets can use trio, would bring it along: numpy alone is 40 MB.
    """
    ours = _needed(about.project()["dependencies"])
    makers = packages_distributions()
    foreign = {name for name in makers if not ours.intersection(map(canonicalize_name, makers[name]))}
    return sorted(filter(str.isidentifier, foreign - {*licences.OURS, *sys.stdlib_module_names}))


def _needed(requirements: Iterable[str]) -> set[str]:
    """The distributions that requirements lead to on this system, without anybody's extras."""
    found, waiting = set[str](), list(requirements)
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        if name not in found and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            found.add(name)
            waiting += distribution(name).requires or ()
    return found


def datas() -> list[tuple[str, str]]:
    """The files of our own that go in: everything in assets/ that ships."""
    found = []
    for entry in sorted((about.ROOT / "assets").iterdir()):
        if entry.name not in NOT_SHIPPED and not entry.name.startswith((".", "__")):
            found.append((str(entry), f"assets/{entry.name}" if entry.is_dir() else "assets"))
    return found


def papers(modules: Iterable[str], files: Iterable[str]) -> list[tuple[str, str, str]]:
    """Licences and the list of what is inside, for what the analysis found; entries as PyInstaller wants them.

    Called before anything is packed: `Unlicensed` names what nobody has looked up.
    """
    libraries, python_libraries = licences.shared_libraries(files), licences.distributions(modules)
    licences.collect(LICENCES, libraries, python_libraries)
    sbom.write(SBOM, python_libraries, licences.named(libraries))
    shutil.copy(SBOM, LICENCES / SBOM.name)
    return [(f"licences/{file.name}", str(file), "DATA") for file in sorted(LICENCES.iterdir())]


def is_wanted(name: str) -> bool:
    """False for files that a library brings along and nobody needs."""
    return not any(fnmatch(name.replace("\\", "/"), pattern) for pattern in LEFT_OUT)


def freeze() -> None:
    """Run PyInstaller into build/dist; the order of sets and the time are fixed, so that code comes out alike."""
    moment = str(int(about.release_time().timestamp()))
    environment = {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": moment}
    where = ["--distpath", str(about.DIST), "--workpath", str(about.BUILD / "work" / about.system())]
    spec = str(about.PACKAGING / "jamaica.spec")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *where, spec]
    subprocess.run(command, cwd=about.ROOT, env=environment, check=True)
    if about.system() == "linux":
        _strip(about.PROGRAM / "_internal")
        _forget_build_paths(about.PROGRAM)


def executable(system: str) -> Path:
    """The frozen program that can print: on Windows the one with a console, on macOS inside the application."""
    places = {
        "linux": about.PROGRAM / about.NAME,
        "windows": about.PROGRAM / f"{about.NAME}-console.exe",
        "macos": about.DIST / macos.APP / "Contents" / "MacOS" / about.NAME,
    }
    return places[system]


def selftest() -> None:
    """Let the frozen program test itself, with nothing of the player's own folders."""
    with TemporaryDirectory(prefix="jamaica-") as home:
        environment = {**os.environ, "JAMAICA_HOME": home, "SDL_AUDIODRIVER": "dummy"}
        subprocess.run([str(executable(about.system())), "selftest"], env=environment, cwd=home, check=True)


def _strip(folder: Path) -> None:
    """Take the debugging names out of Python itself, 15 MB, and out of modules; the wheels' libraries come without."""
    files = [*folder.glob("libpython*"), *folder.glob("python3*/lib-dynload/*.so"), *folder.rglob("*.cpython-*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)


def _forget_build_paths(program: Path) -> None:
    """Take folders of the building machine out of the places where libraries look for others."""
    for file in elf.files(program):
        if any(place.startswith("/") for place in elf.run_path(file)):
            subprocess.run(["patchelf", "--remove-rpath", str(file)], check=True)
