"""What the program is called, and where things lie. The version has one home: ``jamaica/__init__.py``."""

import os
import platform
import re
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from string import Template

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = BUILD / "dist"
"""Where bundles and packs come to lie."""
PROGRAM = DIST / "jamaica"
"""The frozen program: one folder."""
ICONS = ROOT / "assets" / "pictures" / "interface" / "icon"

NAME = "jamaica"
TITLE = "Jamaica and Montego Bay"
SUMMARY = "Two board games of the Caribbean"
MAINTAINER = "the Jamaica maintainers"
MAIL = "jamaica@localhost"
"""A Debian control file must name an address; the project has none of its own yet."""
APP_ID = "local.jamaica.jamaica"
"""The desktop's name for the program. `local` belongs to nobody: a project without a domain claims none."""


def version() -> str:
    """The one version string."""
    text = (ROOT / "jamaica" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found, "jamaica/__init__.py names the version"
    return found[1]


def system() -> str:
    """linux, windows or macos."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def machine() -> str:
    """The processor, by one name on every system."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def pack_name() -> str:
    """The name all packs of this build begin with."""
    return f"{NAME}-{version()}-{system()}-{machine()}"


def release_day() -> date:
    """The day of the release: today, or what SOURCE_DATE_EPOCH says for a build that can be repeated."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return (datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)).date()


def filled(template: Path, **more: str) -> str:
    """A template with the program's names filled in."""
    values = {
        "app_id": APP_ID, "name": NAME, "title": TITLE, "summary": SUMMARY, "maintainer": MAINTAINER,
        "version": version(), "day": release_day().isoformat(),
    }  # fmt: skip
    return Template(template.read_text(encoding="utf-8")).substitute(values, **more)
