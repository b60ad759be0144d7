"""Windows: a zip to unpack anywhere, and an installer made by NSIS, which also runs on Linux."""

import os
import shutil
import subprocess
from pathlib import Path

from . import about, archive

SOURCES = about.PACKAGING / "windows"
NSIS = (r"C:\Program Files (x86)\NSIS", r"C:\Program Files\NSIS")
"""Where NSIS installs itself, without a word in the PATH."""
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
    """The NSIS script for this build; the installer knows every file and folder it brings, to take them away again."""
    folders = sorted({file.parent.relative_to(program) for file in program.rglob("*") if file.is_file()})
    every = sorted({folder for one in folders for folder in (one, *one.parents)} - {Path()})
    install, remove = [], []
    for folder in folders:
        names = sorted(file.name for file in (program / folder).iterdir() if file.is_file())
        install += [f'SetOutPath "$INSTDIR{_below(folder)}"', *(f'File "{program / folder / name}"' for name in names)]
        remove += [f'Delete "$INSTDIR{_below(folder)}\\{name}"' for name in names]
    remove += [f'RMDir "$INSTDIR{_below(folder)}"' for folder in reversed(every)]
    size = sum(file.stat().st_size for file in program.rglob("*") if file.is_file()) // 1024
    return about.filled(
        SOURCES / "jamaica.nsi",
        licence=str(program / "_internal" / "licences" / "Jamaica.txt"), icon=str(about.ICONS / "icon.ico"),
        target=str(target / installer_name()), install="\n  ".join(install), remove="\n  ".join(remove),
        numbers=".".join(map(str, four_numbers(about.version()))), size=str(size),
        cpu="x86" if about.system() == "windows" else "amd64",  # NSIS for Windows comes without the other
    )  # fmt: skip


def _below(folder: Path) -> str:
    return "".join(f"\\{part}" for part in folder.parts)


def zip_name() -> str:
    """File name of the zip."""
    return f"{about.pack_name('windows')}.zip"


def installer_name() -> str:
    """File name of the installer."""
    return f"{about.pack_name('windows')}-setup.exe"


def installer(program: Path, target: Path) -> list[Path]:
    """Make the installer, where NSIS is."""
    script = about.BUILD / "jamaica.nsi"
    script.write_text(setup_script(program, target), encoding="utf-8-sig")  # NSIS knows UTF-8 by its mark
    compiler = shutil.which("makensis", path=os.pathsep.join((os.environ["PATH"], *NSIS)))
    if not compiler:
        print("No NSIS (makensis) here: no installer is made.")
        return []
    moment = str(int(about.release_time().timestamp()))
    environment = {**os.environ, "SOURCE_DATE_EPOCH": moment}
    subprocess.run([compiler, "-V2", str(script)], check=True, env=environment)
    return [target / installer_name()]


def pack(program: Path, target: Path) -> list[Path]:
    """Make all Windows packs."""
    (program / "README.txt").write_text(about.filled(SOURCES / "README.txt"), encoding="utf-8", newline="\r\n")
    return [archive.zip_file(program, target / zip_name(), about.pack_name("windows")), *installer(program, target)]
