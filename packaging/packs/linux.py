"""Linux: a .tar.gz to unpack anywhere, a .deb, and folders laid out as AppImage and Flatpak want them."""

import shutil
import subprocess
from pathlib import Path
from xml.sax.saxutils import escape

from . import about, archive, checksums, debian, manual

SOURCES = about.PACKAGING / "linux"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def desktop_entry() -> str:
    """The entry in the desktop's menu."""
    return about.filled(SOURCES / "jamaica.desktop")


def metainfo() -> str:
    """Metadata for software centres."""
    return about.filled(SOURCES / "metainfo.xml", notes=escape(about.release_notes()))


def pack(program: Path, target: Path) -> list[Path]:
    """Make all Linux packs; those that lack a tool are named and left out."""
    (program / "README.txt").write_text(about.filled(SOURCES / "README.txt"), encoding="utf-8")
    share(program / "share")
    made = [archive.tar_gz(program, target / f"{about.pack_name()}.tar.gz", about.pack_name())]
    made.append(flatpak(made[0], target))
    app_dir(program, target / "Jamaica.AppDir")
    if shutil.which("appimagetool"):
        image = target / f"{about.pack_name()}.AppImage"
        subprocess.run(["appimagetool", "--no-appstream", target / "Jamaica.AppDir", image], check=True)
        made.append(image)
    else:
        print("No appimagetool here: the folder Jamaica.AppDir is ready for it, no .AppImage is made.")
    if shutil.which("dpkg-deb"):
        root = about.BUILD / "deb"
        install_tree(program, root, debian.COMMANDS)
        made.append(debian.package(root, target))
    else:
        print("No dpkg-deb here: no .deb is made.")
    return made


def share(folder: Path) -> None:
    """Menu entry, icons, metainfo, man page and completions, as below /usr/share."""
    _write(folder / f"applications/{about.APP_ID}.desktop", desktop_entry())
    _write(folder / f"metainfo/{about.APP_ID}.metainfo.xml", metainfo())
    for size in SIZES:
        icon = folder / f"icons/hicolor/{size}x{size}/apps/{about.APP_ID}.png"
        icon.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(about.ICONS / f"icon-{size}.png", icon)
    manual.write(folder)


def install_tree(program: Path, root: Path, commands: str = "usr/bin") -> None:
    """The program and what belongs to it where a Linux system wants them below `root`; `commands` is for its name."""
    shutil.rmtree(root, ignore_errors=True)
    home = root / "usr/lib" / about.NAME
    shutil.copytree(program, home, symlinks=True, ignore=lambda folder, _: _LOOSE if Path(folder) == program else ())
    share(root / "usr/share")
    (root / commands).mkdir()
    (root / commands / about.NAME).symlink_to(f"../lib/{about.NAME}/{about.NAME}")


_LOOSE = ("README.txt", "share")
"""What lies in the .tar.gz beside the program and has other places in an installed system."""


def app_dir(program: Path, root: Path) -> None:
    """The folder an AppImage is made of; it also starts as it is, by its AppRun."""
    install_tree(program, root)
    (root / "AppRun").symlink_to(f"usr/lib/{about.NAME}/{about.NAME}")
    shutil.copy(root / f"usr/share/applications/{about.APP_ID}.desktop", root)
    shutil.copy(about.ICONS / "icon-256.png", root / f"{about.APP_ID}.png")
    (root / ".DirIcon").symlink_to(f"{about.APP_ID}.png")


def flatpak(archived: Path, folder: Path) -> Path:
    """The manifest for flatpak-builder. Its one source is the .tar.gz beside it, so it builds without a network."""
    manifest = folder / f"{about.APP_ID}.yml"
    text = about.filled(SOURCES / "flatpak.yml", archive=archived.name, sha256=checksums.digest(archived))
    _write(manifest, text)
    return manifest


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
