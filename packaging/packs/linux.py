"""Linux: a .tar.gz to unpack anywhere, a .deb, and a folder laid out as AppImage wants it."""

import gzip
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from . import about, archive

SOURCES = about.PACKAGING / "linux"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
RECOMMENDED = ("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxss1", "libgl1", "libpulse0")
"""What SDL looks for when it starts: any one kind of screen and sound is enough."""


def desktop_entry() -> str:
    """The entry in the desktop's menu."""
    return about.filled(SOURCES / "jamaica.desktop")


def metainfo() -> str:
    """What software centres show."""
    return about.filled(SOURCES / "metainfo.xml")


def control(size: int, glibc: str, architecture: str) -> str:
    """The control file of the Debian package; `size` in kibibytes, `glibc` the least version that will do."""
    rows = {
        "Package": about.NAME,
        "Version": about.version(),
        "Section": "games",
        "Priority": "optional",
        "Architecture": architecture,
        "Maintainer": f"{about.MAINTAINER} <{about.MAIL}>",
        "Installed-Size": str(size),
        "Depends": f"libc6 (>= {glibc}), libstdc++6, libgcc-s1",
        "Recommends": ", ".join(RECOMMENDED),
        "Description": about.SUMMARY,
    }
    story = (
        f"{about.TITLE}: a pirate race round the island, and dock workers loading ships.",
        "Against captains who think for themselves, or with friends on one screen. Offline.",
        ".",
        "An unofficial, fan-made version, not connected with the authors or publishers",
        "of the board games.",
    )
    return "".join(f"{key}: {value}\n" for key, value in rows.items()) + "".join(f" {line}\n" for line in story)


def least_glibc(program: Path) -> str:
    """The newest glibc symbol any file of the program asks for: with an older glibc it does not start."""
    found = {(2, 17)}
    for file in _machine_code(program):
        listed = subprocess.run(["objdump", "-T", str(file)], capture_output=True, text=True, check=False).stdout
        found |= {(int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", listed)}
    return ".".join(map(str, max(found)))


def _machine_code(program: Path) -> Iterator[Path]:
    for file in program.rglob("*"):
        if file.is_file() and not file.is_symlink() and file.read_bytes()[:4] == b"\x7fELF":
            yield file


def pack(program: Path, target: Path) -> list[Path]:
    """All packs for Linux; those that lack a tool are named and left out."""
    (program / "README.txt").write_text(about.filled(SOURCES / "README.txt"), encoding="utf-8")
    made = [archive.tar_gz(program, target / f"{about.pack_name()}.tar.gz", about.pack_name())]
    app_dir(program, target / "Jamaica.AppDir")
    if shutil.which("appimagetool"):
        image = target / f"{about.pack_name()}.AppImage"
        subprocess.run(["appimagetool", "--no-appstream", target / "Jamaica.AppDir", image], check=True)
        made.append(image)
    else:
        print("No appimagetool here: the folder Jamaica.AppDir is ready for it, no .AppImage is made.")
    if shutil.which("dpkg-deb"):
        made.append(deb(program, target))
    else:
        print("No dpkg-deb here: no .deb is made.")
    return made


def install_tree(program: Path, root: Path) -> None:
    """The program and its menu entry, icons and metainfo where a Linux system wants them below `root`."""
    shutil.rmtree(root, ignore_errors=True)
    home = root / "usr/lib" / about.NAME
    shutil.copytree(program, home, symlinks=True, ignore=shutil.ignore_patterns("README.txt"))
    _write(root / f"usr/share/applications/{about.APP_ID}.desktop", desktop_entry())
    _write(root / f"usr/share/metainfo/{about.APP_ID}.metainfo.xml", metainfo())
    for size in SIZES:
        icon = root / f"usr/share/icons/hicolor/{size}x{size}/apps/{about.APP_ID}.png"
        icon.parent.mkdir(parents=True)
        shutil.copy(about.ICONS / f"icon-{size}.png", icon)
    (root / "usr/bin").mkdir()
    (root / "usr/bin" / about.NAME).symlink_to(f"../lib/{about.NAME}/{about.NAME}")


def app_dir(program: Path, root: Path) -> None:
    """The folder an AppImage is made of; it also starts as it is, by its AppRun."""
    install_tree(program, root)
    (root / "AppRun").symlink_to(f"usr/lib/{about.NAME}/{about.NAME}")
    shutil.copy(root / f"usr/share/applications/{about.APP_ID}.desktop", root)
    shutil.copy(about.ICONS / "icon-256.png", root / f"{about.APP_ID}.png")
    (root / ".DirIcon").symlink_to(f"{about.APP_ID}.png")


def deb(program: Path, target: Path) -> Path:
    """The Debian package."""
    root = about.BUILD / "deb"
    install_tree(program, root)
    documents = root / "usr/share/doc" / about.NAME
    documents.mkdir(parents=True)
    shutil.copy(about.ROOT / "LICENSE", documents / "copyright")
    changes = (about.ROOT / "CHANGELOG.md").read_bytes()
    (documents / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    ask = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    architecture = ask.stdout.strip()
    _write(root / "DEBIAN/control", control(size // 1024, least_glibc(program), architecture))
    package = target / f"{about.NAME}_{about.version()}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return package


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
