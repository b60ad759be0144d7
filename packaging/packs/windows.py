"""Windows: a zip to unpack anywhere, and an Inno Setup script for an installer."""

import shutil
import subprocess
from pathlib import Path

from . import about, archive

SOURCES = about.PACKAGING / "windows"
_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", {maintainer!r}),
      StringStruct("FileDescription", {title!r}),
      StringStruct("FileVersion", {version!r}),
      StringStruct("InternalName", {name!r}),
      StringStruct("LegalCopyright", "MIT licence, {maintainer}"),
      StringStruct("OriginalFilename", "{name}.exe"),
      StringStruct("ProductName", {title!r}),
      StringStruct("ProductVersion", {version!r}),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """A version as Windows wants it: four numbers."""
    numbers = [int(part) for part in version.split(".")]
    first, second, third, fourth = [*numbers, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def version_resource() -> str:
    """The file from which PyInstaller makes the version resource of the programs; its path."""
    path = about.BUILD / "version-resource.txt"
    path.write_text(resource_text(), encoding="utf-8")
    return str(path)


def resource_text() -> str:
    """The version resource in PyInstaller's notation."""
    return _RESOURCE.format(
        numbers=four_numbers(about.version()), version=about.version(), name=about.NAME, title=about.TITLE,
        maintainer=about.MAINTAINER,
    )  # fmt: skip


def setup_script(program: Path, target: Path) -> str:
    """The Inno Setup script for this build."""
    return about.filled(
        SOURCES / "jamaica.iss",
        program=str(program), target=str(target), pack=about.pack_name(), icon=str(about.ICONS / "icon.ico"),
    )  # fmt: skip


def pack(program: Path, target: Path) -> list[Path]:
    """All packs for Windows; the installer only where Inno Setup is."""
    made = [archive.zip_file(program, target / f"{about.pack_name()}.zip", about.pack_name())]
    script = target / "jamaica.iss"
    script.write_text(setup_script(program, target), encoding="utf-8-sig")  # Inno Setup knows UTF-8 by its mark
    compiler = shutil.which("iscc")
    if compiler:
        subprocess.run([compiler, "/Qp", str(script)], check=True)
        made.append(target / f"{about.pack_name()}-setup.exe")
    else:
        print("No Inno Setup (iscc) here: its script jamaica.iss is ready, no installer is made.")
    return made
