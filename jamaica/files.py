"""Where the shipped files are: in a checkout, in an installed wheel, in a frozen bundle."""

import sys
from functools import cache
from pathlib import Path

from .engine.errors import DataError
from .engine.language import LANGUAGES, Language


@cache
def assets() -> Path:
    """The folder of pictures, sounds, data and translations."""
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / "assets"] if frozen else [package / "assets", package.parent / "assets"]
    for place in places:
        if place.is_dir():
            return place
    looked = " or ".join(map(str, places))
    raise DataError(f"The game's files are missing: there is no folder {looked}. Please install the game again.")


def language(code: str) -> Language:
    """A language by its code; English if there is no such language."""
    return Language.load(assets() / "languages", code if code in LANGUAGES else "en")


def stamp(path: Path) -> int:
    """When a file was last changed, so that an edited one is read again; 0 if there is none."""
    try:
        return path.expanduser().stat().st_mtime_ns
    except (OSError, ValueError, RuntimeError):
        return 0


def data_file(name: str, standard: str) -> Path:
    """A data file by name: ``standard`` for the shipped one, otherwise the path of a player's own file."""
    return assets() / "data" / standard if name == "standard" else Path(name)
