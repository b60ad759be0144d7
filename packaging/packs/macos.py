"""macOS: an application folder, zipped."""

from pathlib import Path
from typing import Any

from jamaica.engine.language import LANGUAGES

from . import about, archive

APP = "Jamaica.app"


def plist() -> dict[str, Any]:
    """Entries of Info.plist beyond PyInstaller's own."""
    return {
        "CFBundleName": "Jamaica",
        "CFBundleDisplayName": about.TITLE,
        "CFBundleIdentifier": about.APP_ID,
        "CFBundleShortVersionString": about.version(),
        "CFBundleVersion": about.version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"MIT licence, {about.MAINTAINER}",
    }


def pack(program: Path, target: Path) -> list[Path]:
    """The application as a zip."""
    return [archive.zip_file(target / APP, target / f"{about.pack_name()}.zip", APP)]
