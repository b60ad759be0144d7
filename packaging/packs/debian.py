"""The Debian package: control file, changelog, copyright, checksums."""

import gzip
import json
import re
import subprocess
from collections.abc import Iterable
from email.utils import format_datetime
from hashlib import md5
from pathlib import Path

from . import about, elf, licences

REVISION = "1"
COMMANDS = "usr/games"
"""Where Debian wants the commands of games."""
RECOMMENDED = (
    "libgl1", "libegl1", "libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxss1",
    "libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0", "libdecor-0-0",
    "libpulse0", "libasound2",
)  # fmt: skip
"""Libraries SDL loads at start: X11 or Wayland for the screen, PulseAudio or ALSA for sound."""
OVERRIDES = "".join(
    f"# {reason}\n{about.NAME}: {tag}\n"
    for tag, reason in {
        "embedded-library": "The program carries its own libraries, so that it runs on any Linux.",
        "library-not-linked-against-libc": "Modules of pygame-ce, as its wheel brings them.",
        "shared-library-lacks-prerequisites": "Modules of pygame-ce, as its wheel brings them.",
        "hardening-no-pie": "PyInstaller's starting program.",
        "initial-upload-closes-no-bugs": "Not an upload to Debian.",
        "copyright-file-contains-full-apache-2-license": "Licences of libraries are quoted whole, as they come.",
    }.items()
)
"""What lintian would say of things that are not ours to change."""
FONTS = ("Igino Marini", "the Alegreya Project Authors", "the Crimson Pro Project Authors")
PYTHON_FILES = ("base_library.zip", "libpython3*", "python3*/*", "pygame/*", "pygame_gui/*", "msgspec/*")
"""Where Python and its libraries lie that are not in the program file itself."""
KEPT_BY_DEBIAN = {r"^\s+GNU GENERAL PUBLIC LICENSE$": "/usr/share/common-licenses (GPL-2, Apache-2.0)"}
"""Where a text quotes licences that Debian has, and their names there."""
COMMON = Path("/usr/share/common-licenses")
"""Where Debian keeps the texts of the licences it has most of."""


def version() -> str:
    """The version as Debian writes it."""
    return f"{about.version()}-{REVISION}"


def control(size: int, glibc: str, architecture: str) -> str:
    """The control file; `size` in kibibytes, `glibc` the least version that will do."""
    rows = {
        "Package": about.NAME,
        "Version": version(),
        "Section": "games",
        "Priority": "optional",
        "Architecture": architecture,
        "Maintainer": f"{about.MAINTAINER} <{about.mail()}>",
        "Installed-Size": str(size),
        "Depends": f"libc6 (>= {glibc}), libstdc++6, libgcc-s1, zlib1g",
        "Recommends": ", ".join(RECOMMENDED),
        "Homepage": about.homepage(),
        "Description": about.PHRASE,
    }
    story = (
        "Jamaica is a pirate race round the island for two to six captains. In Montego",
        "Bay, two to four players send their dock workers to load the ships. Against",
        "captains who think for themselves, or with friends on one screen. Offline.",
        ".",
        "An unofficial, fan-made version, not connected with the authors or publishers",
        "of the board games.",
    )
    return "".join(f"{key}: {value}\n" for key, value in rows.items()) + "".join(f" {line}\n" for line in story)


def changelog() -> str:
    """The changelog of the package; what is new in the game stands in the changelog beside it."""
    when = format_datetime(about.release_time())
    return (
        f"{about.NAME} ({version()}) unstable; urgency=medium\n\n"
        f"  * Release {about.version()}. What is new: /usr/share/doc/{about.NAME}/changelog.gz\n\n"
        f" -- {about.MAINTAINER} <{about.mail()}>  {when}\n"
    )


def copyright_file(program: Path) -> str:
    """Who owns what of the program, in Debian's machine-readable form."""
    home, texts = f"usr/lib/{about.NAME}/_internal", program / "_internal/licences"
    bill = json.loads((texts / "sbom.cdx.json").read_text(encoding="utf-8"))
    ours = f"2026 {about.MAINTAINER}"
    icons = "Lorc, Delapouite, Faithtoken, Guard13007, Sbed and Skoll (icons from game-icons.net)"
    parts = [
        f"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: {about.TITLE}\n"
        f"Source: {about.homepage()}",
        _files(["*"], [ours], ["MIT"]),
        _files([f"{home}/assets/fonts/*"], FONTS, ["OFL-1.1"]),
        _files([f"{home}/assets/pictures/*"], [ours, icons], ["MIT", "CC-BY-3.0"]),
    ]
    used = {"MIT": texts / "Jamaica.txt", "OFL-1.1": texts / "font-alegreya-LICENSE.txt"}
    for library, files in _libraries(program).items():
        parts.append(_files(files, [library.copyright], [library.licence]))
        used.setdefault(library.licence, texts / f"{library.licence}.txt")
    inside = [one["name"] for one in bill["components"] if "purl" in one or one["name"] == "CPython"]
    for name in inside:
        used[f"{name}-licence"] = texts / "Python.txt" if name == "CPython" else next(texts.glob(f"{name}-*"))
    parts.append(
        _files(
            [f"usr/lib/{about.NAME}/{about.NAME}", *(f"{home}/{place}" for place in PYTHON_FILES)],
            [ours, *(f"the authors of {name}" for name in inside)],
            ["MIT", *(f"{name}-licence" for name in inside)],
        )
    )
    parts += [_licence(name, text) for name, text in sorted(used.items())]
    parts.append(
        "License: CC-BY-3.0\n Creative Commons Attribution 3.0 Unported. The text is at\n"
        " https://creativecommons.org/licenses/by/3.0/legalcode; who made which icon is told in\n"
        f" /{home}/licences/CREDITS.md."
    )
    return "\n\n".join(parts) + "\n"


def _files(files: Iterable[str], owners: Iterable[str], names: Iterable[str]) -> str:
    listed, owned = "\n ".join(files), "\n ".join(owners)
    return f"Files: {listed}\nCopyright: {owned}\nLicense: {' and '.join(names)}"


def _libraries(program: Path) -> dict[licences.Library, list[str]]:
    """The libraries in machine code that are inside, and their files as the package has them."""
    known, found = licences.libraries(), dict[licences.Library, list[str]]()
    for file in sorted(program.rglob("*")):
        if licences.is_library(file.name) and not file.is_symlink():
            place = f"usr/lib/{about.NAME}/{file.relative_to(program).as_posix()}"
            found.setdefault(known[licences.stem(file.name)], []).append(place)
    return found


def _licence(name: str, text: Path) -> str:
    """A paragraph with a licence's text; what Debian keeps itself is only named."""
    if (COMMON / name).is_file():
        return f"License: {name}\n On Debian systems the full text is in {COMMON / name}."
    told = text.read_text(encoding="utf-8", errors="replace")
    for begins, common in KEPT_BY_DEBIAN.items():
        if found := re.search(begins, told, re.MULTILINE):
            told = f"{told[: found.start()].rstrip()}\n\nOn Debian systems the full texts are in {common}."
    lines = (f" {line.rstrip()}" if line.strip() else " ." for line in told.splitlines())
    return "\n".join([f"License: {name}", *lines])


def package(root: Path, target: Path) -> Path:
    """Make the package of what lies in `root` as it will in the system."""
    program = root / "usr/lib" / about.NAME
    documents = root / "usr/share/doc" / about.NAME
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_file(program), encoding="utf-8")
    overrides = root / "usr/share/lintian/overrides" / about.NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES, encoding="utf-8")
    _packed(documents / "changelog.gz", (about.ROOT / "CHANGELOG.md").read_bytes())
    _packed(documents / "changelog.Debian.gz", changelog().encode())
    for page in (root / "usr/share/man").rglob("*.6"):
        _packed(page.with_name(f"{page.name}.gz"), page.read_bytes())
        page.unlink()
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_run(path) else 0o644)
    files = sorted(file for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    ask = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    architecture = ask.stdout.strip()
    size = sum(file.stat().st_size for file in files) // 1024
    sums = [f"{md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n" for file in files]
    (root / "DEBIAN").mkdir(mode=0o755)
    (root / "DEBIAN/control").write_text(control(size, elf.least_glibc(program), architecture), encoding="utf-8")
    (root / "DEBIAN/md5sums").write_text("".join(sums), encoding="utf-8")
    made = target / f"{about.NAME}_{version()}_{architecture}.deb"
    moment = str(int(about.release_time().timestamp()))
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(made)]
    environment = {"PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": moment}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    return made


def _is_run(path: Path) -> bool:
    """Libraries are data to a Debian system: only programs may be started."""
    return bool(path.stat().st_mode & 0o100) and ".so" not in path.name


def _packed(file: Path, content: bytes) -> None:
    file.write_bytes(gzip.compress(content, 9, mtime=0))
