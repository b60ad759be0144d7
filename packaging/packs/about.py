"""Names and paths for packaging.

Version and app id have one home, ``jamaica/__init__.py``; the project's addresses have theirs in ``pyproject.toml``.
"""

import os
import platform
import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from string import Template
from typing import Any

import jamaica

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
SCREENSHOTS = ROOT / "assets" / "screenshots"
ICONS = ROOT / "assets" / "pictures" / "interface" / "icon"

APP_ID = jamaica.APP_ID
NAME = "jamaica"
TITLE = "Jamaica and Montego Bay"
SUMMARY = "Two board games of the Caribbean"
PHRASE = SUMMARY[0].lower() + SUMMARY[1:]
"""The summary as it stands behind a name and a dash."""
MAINTAINER = "the Jamaica maintainers"


def system() -> str:
    """linux, windows or macos."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


DIST = BUILD / "dist" / system()
"""Output folder for the bundle and its packs."""
PROGRAM = DIST / NAME
"""The frozen program: one folder."""


def version() -> str:
    """The one version string."""
    return jamaica.__version__


def project() -> dict[str, Any]:
    """The table [project] of pyproject.toml."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def homepage() -> str:
    """Where the project lives; a forge that builds it says so by JAMAICA_HOMEPAGE."""
    return os.environ.get("JAMAICA_HOMEPAGE") or str(project()["urls"]["Homepage"])


def mail() -> str:
    """The maintainers' address."""
    return str(project()["maintainers"][0]["email"])


def machine() -> str:
    """The processor, by one name on every system."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def pack_name(of: str = "") -> str:
    """The name all packs of this build begin with; `of` is the system they are for, if not this one."""
    return f"{NAME}-{version()}-{of or system()}-{machine()}"


def release_time() -> datetime:
    """The moment that everything in a pack is dated by: SOURCE_DATE_EPOCH, else the last commit, else now."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or _last_commit()
    return datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)


def release_notes() -> str:
    """What is told of this version in software centres: the first paragraph under its heading in the changelog."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version())}\b.*\n\n((?:.+\n)+)", changes, re.MULTILINE)
    assert found, f"CHANGELOG.md has a section for {version()} that begins with a paragraph"
    return " ".join(found[1].split())


def _last_commit() -> str:
    try:
        command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def filled(template: Path, **more: str) -> str:
    """A template with the program's names filled in."""
    values = {
        "app_id": APP_ID, "name": NAME, "title": TITLE, "summary": SUMMARY, "maintainer": MAINTAINER, "mail": mail(),
        "version": version(), "day": release_time().date().isoformat(), "homepage": homepage(), "pack": pack_name(),
    }  # fmt: skip
    return Template(template.read_text(encoding="utf-8")).substitute({**values, **more})
