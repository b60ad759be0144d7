"""What PyInstaller freezes, and what stays out."""

import os
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory

from . import about, macos

UNUSED = [
    "numpy", "PIL", "yaml",  # optional friends of pygame and i18n; numpy alone is 40 MB
    "tkinter", "unittest", "pydoc", "doctest", "pdb", "sqlite3", "lib2to3", "distutils", "setuptools", "pip",
    "ssl", "_ssl", "_hashlib", "xmlrpc", "ftplib", "curses", "readline", "bz2", "_bz2", "lzma", "_lzma",
    "pygame.tests", "pygame.examples", "pygame.docs",
]  # fmt: skip
"""Modules that the analysis finds and the game never needs. Offline as it is, it needs no OpenSSL either."""

LEFT_OUT = [
    "pygame_gui/data/NotoSans[A-Z][a-z]*",  # Arabic, Georgian, Hebrew
    "pygame_gui/data/NotoSans[JKS][PRC]*",  # Chinese, Japanese, Korean: 38 MB
    "assets/languages/*.po*",  # the translators' files: the program reads those made of them
    "libstdc++.so*", "libgcc_s.so*",  # every Linux desktop has them, and its screen drivers want their own
]  # fmt: skip
"""Files that the libraries' hooks bring along and that are better left out."""
NOT_SHIPPED = ("workshop",)
"""What in assets/ makes the others and does not ship."""


def datas() -> list[tuple[str, str]]:
    """The files that go in: everything in assets/ that ships, and the licences."""
    found = []
    for entry in sorted((about.ROOT / "assets").iterdir()):
        if entry.name not in NOT_SHIPPED and not entry.name.startswith((".", "__")):
            found.append((str(entry), f"assets/{entry.name}" if entry.is_dir() else "assets"))
    return [*found, (str(about.BUILD / "licences"), "licences")]


def is_wanted(name: str) -> bool:
    """False for files that a library brings along and nobody needs."""
    return not any(fnmatch(name.replace("\\", "/"), pattern) for pattern in LEFT_OUT)


def freeze() -> None:
    """Run PyInstaller into build/dist."""
    where = ["--distpath", str(about.DIST), "--workpath", str(about.BUILD / "work")]
    spec = str(about.PACKAGING / "jamaica.spec")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *where, spec]
    subprocess.run(command, cwd=about.ROOT, check=True)
    if about.system() == "linux":
        _strip(about.PROGRAM / "_internal")


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
    """Take the debugging names out of Python itself, 15 MB; the wheels' libraries come without."""
    files = [*folder.glob("libpython*"), *folder.glob("python3*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)
