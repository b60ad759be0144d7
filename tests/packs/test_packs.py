"""What goes into a bundle and its packs: names, licences, menu entries, control files. Nothing is built here."""

import configparser
import json
import os
import plistlib
import re
import shutil
import struct
import subprocess
import tarfile
import time
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest
from packs import about, archive, checksums, debian, freeze, licences, linux, macos, manual, sbom, screen, windows

import jamaica

SHIPPED = {entry.name for entry in (about.ROOT / "assets").iterdir()} - {"workshop", "screenshots"}


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A small stand-in for the frozen program."""
    folder = tmp_path / "program"
    (folder / "_internal").mkdir(parents=True)
    (folder / "jamaica").write_text("#!/bin/sh\n")
    (folder / "jamaica").chmod(0o755)
    (folder / "_internal" / "data.txt").write_text("data")
    return folder


def test_there_is_one_version() -> None:
    assert about.version() == jamaica.__version__
    release = ElementTree.fromstring(linux.metainfo()).find("releases/release")
    assert release is not None and release.get("version") == jamaica.__version__
    assert f"\nVersion: {jamaica.__version__}-1\n" in debian.control(1, "2.35", "amd64")
    assert macos.plist()["CFBundleShortVersionString"] == jamaica.__version__
    assert f'"DisplayVersion" "{jamaica.__version__}"' in windows.setup_script(Path("program"), Path("out"))
    assert f'StringStruct("ProductVersion", {jamaica.__version__!r})' in windows.resource_text()
    assert jamaica.__version__ in about.pack_name()
    assert f"jamaica {jamaica.__version__}" in manual.man_page()


def test_windows_versions_have_four_numbers() -> None:
    assert windows.four_numbers("1.2") == (1, 2, 0, 0)
    assert windows.four_numbers("1.2.3") == (1, 2, 3, 0)
    compile(windows.resource_text(), "version resource", "eval")


def test_the_day_of_a_release_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert about.release_time().isoformat() == "1970-01-02T00:00:00+00:00"
    assert 'date="1970-01-02"' in linux.metainfo()


def test_the_desktop_entry_names_program_and_icon(tmp_path: Path) -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(linux.desktop_entry())
    entry = parser["Desktop Entry"]
    assert (entry["Exec"], entry["Icon"], entry["Name"]) == ("jamaica", about.APP_ID, about.TITLE)
    assert "BoardGame" in entry["Categories"].split(";")
    assert {"Name[de]", "Name[it]", "Name[nl]"} <= set(entry)


def test_the_metainfo_names_the_desktop_entry() -> None:
    root = ElementTree.fromstring(linux.metainfo())
    assert root.findtext("id") == about.APP_ID
    assert root.findtext("launchable") == f"{about.APP_ID}.desktop"
    assert root.findtext("name") == about.TITLE


@pytest.mark.parametrize(
    ("tool", "name", "text"),
    [
        (["desktop-file-validate"], f"{about.APP_ID}.desktop", linux.desktop_entry),
        (["appstreamcli", "validate", "--pedantic", "--no-net"], f"{about.APP_ID}.metainfo.xml", linux.metainfo),
    ],
    ids=["desktop-file-validate", "appstreamcli"],
)
def test_the_desktops_own_checkers_agree(tool: list[str], name: str, text: object, tmp_path: Path) -> None:
    if not shutil.which(tool[0]):
        pytest.skip(f"{tool[0]} is not installed")
    assert callable(text)
    (tmp_path / name).write_text(text(), encoding="utf-8")
    done = subprocess.run([*tool, str(tmp_path / name)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_control_file_has_what_dpkg_asks_for() -> None:
    lines = debian.control(61669, "2.35", "amd64").splitlines()
    fields = dict(line.split(": ", 1) for line in lines if not line.startswith(" "))
    assert {"Package", "Version", "Architecture", "Maintainer", "Description"} <= set(fields)
    assert fields["Package"] == "jamaica"
    assert fields["Installed-Size"] == "61669"
    assert {"libc6 (>= 2.35)", "zlib1g"} <= set(fields["Depends"].split(", "))
    assert all(len(line) > 1 for line in lines), "an empty line would end the paragraph"


def test_the_plist_can_be_written() -> None:
    assert plistlib.loads(plistlib.dumps(macos.plist()))["CFBundleIdentifier"] == about.APP_ID


def test_the_installer_brings_every_file_and_takes_it_away_again(program: Path) -> None:
    script = windows.setup_script(program, Path("out"))
    for file in ("jamaica", "_internal/data.txt"):
        assert f'File "{program / file}"' in script
        inside = file.replace("/", "\\")
        assert f'Delete "$INSTDIR\\{inside}"' in script
    assert script.index('RMDir "$INSTDIR\\_internal"') < script.index('RMDir "$INSTDIR"')
    assert about.APP_ID in script


@pytest.mark.skipif(not shutil.which("makensis"), reason="makensis is not installed")
def test_nsis_takes_the_script(program: Path, tmp_path: Path) -> None:
    texts = program / "_internal" / "licences"
    texts.mkdir()
    shutil.copy(about.ROOT / "LICENSE", texts / "Jamaica.txt")
    (made,) = windows.installer(program, tmp_path)
    assert made.read_bytes().startswith(b"MZ")


def test_a_linux_tree_has_menu_entry_icons_and_a_command(program: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    linux.install_tree(program, root)
    assert (root / "usr/bin/jamaica").resolve() == (root / "usr/lib/jamaica/jamaica").resolve()
    assert (root / f"usr/share/applications/{about.APP_ID}.desktop").is_file()
    assert (root / f"usr/share/metainfo/{about.APP_ID}.metainfo.xml").is_file()
    for size in linux.SIZES:
        assert (root / f"usr/share/icons/hicolor/{size}x{size}/apps/{about.APP_ID}.png").is_file()


def test_an_app_dir_starts_by_its_app_run(program: Path, tmp_path: Path) -> None:
    linux.app_dir(program, tmp_path / "AppDir")
    assert (tmp_path / "AppDir/AppRun").read_text() == "#!/bin/sh\n"
    assert (tmp_path / "AppDir/.DirIcon").read_bytes() == (about.ICONS / "icon-256.png").read_bytes()


def test_archives_keep_modes_and_can_be_repeated(program: Path, tmp_path: Path) -> None:
    target = tmp_path / "packed.tar.gz"
    first, second = (archive.tar_gz(program, target, "jamaica-1").read_bytes() for _ in range(2))
    assert first == second
    with tarfile.open(target) as packed:
        assert packed.getmember("jamaica-1/jamaica").mode == 0o755
        assert packed.getmember("jamaica-1/_internal/data.txt").mode == 0o644
    with zipfile.ZipFile(archive.zip_file(program, tmp_path / "packed.zip", "jamaica-1")) as zipped:
        assert zipped.getinfo("jamaica-1/jamaica").external_attr >> 16 == 0o100755
        assert zipped.read("jamaica-1/_internal/data.txt") == b"data"


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"")
    (tmp_path / "a.zip").write_bytes(b"abc")
    checksums.write(tmp_path, tmp_path.glob("*.zip"))
    assert (tmp_path / "SHA256SUMS").read_text() == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.zip\n"
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b.zip\n"
    )


def test_everything_that_ships_is_frozen_in_and_the_workshop_is_not() -> None:
    inside = {Path(source).name for source, place in freeze.datas() if place.startswith("assets")}
    assert inside == SHIPPED
    assert all(Path(source).exists() for source, place in freeze.datas() if place.startswith("assets"))


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("pygame_gui/data/NotoSans-Regular.ttf", False),
        ("pygame_gui/data/FiraCode-Regular.ttf", False),
        ("pygame_gui/data/default_theme.json", True),
        ("pygame_gui\\data\\NotoSansJP-Bold.otf", False),
        ("pygame_gui/data/NotoSansArabic-Regular.ttf", False),
        ("libstdc++.so.6", False),
        ("pygame/freesansbold.ttf", False),
        ("assets/languages/de.mo", True),
        ("assets/languages/de.po", False),
        ("assets/fonts/alegreya-latin.ttf", True),
    ],
)
def test_what_libraries_bring_along_is_sifted(name: str, wanted: bool) -> None:
    assert freeze.is_wanted(name) is wanted


def test_what_else_is_installed_stays_out() -> None:
    """A bundle is the same wherever it is built: a library finds none of the packages it could make use of."""
    strangers = freeze.strangers()
    assert {"pytest", "hypothesis", "babel", "packaging"} <= set(strangers)
    assert not {"pygame", "pygame_gui", "i18n", "platformdirs", "msgspec", "websockets", "segno"} & set(strangers)
    assert not {"jamaica", "ai", "typing", "json"} & set(strangers)


@pytest.mark.parametrize(
    ("file", "stem"),
    [
        ("libSDL2_ttf-2-e69aa315.0.so.0.2400.0", "sdl2_ttf"),
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "sdl2"),
        ("libpng16-fefdc88d.so.16.58.0", "png16"),
        ("libz.so.1", "z"),
        ("SDL2_mixer.dll", "sdl2_mixer"),
        ("libogg-0.dll", "ogg"),
        ("libSDL2-2.0.0.dylib", "sdl2"),
        ("libmpg123-8b3c3c9e.so.0.49.4", "mpg123"),
    ],
)
def test_a_library_is_known_whatever_the_system(file: str, stem: str) -> None:
    assert licences.stem(file) == stem
    assert stem in licences.libraries()


def test_a_library_without_a_licence_stops_the_build() -> None:
    licences.check(["libz.so.1"])
    with pytest.raises(licences.Unlicensed, match=r"libnew\.so\.1"):
        licences.check(["libz.so.1", "libnew.so.1"])


def test_every_licence_that_is_named_has_its_text() -> None:
    named = {one.licence for one in licences.libraries().values()}
    assert {file.stem for file in licences.TEXTS.glob("*.txt")} == named


def test_libraries_are_told_from_python_modules() -> None:
    files = ("a/libz.so.1", "math.cpython-311-x86_64-linux-gnu.so", "libpython3.11.so.1.0", "note.txt", "b\\SDL2.dll")
    assert licences.shared_libraries(files) == ["SDL2.dll", "libz.so.1"]


def test_the_system_python_of_debian_brings_no_unknown_library() -> None:
    """Debian's Python is linked with libraries that others have inside."""
    licences.check(["libexpat.so.1", "libuuid.so.1", "libz.so.1", "libffi.so.8"])


def test_python_libraries_are_found_by_their_modules() -> None:
    found = licences.distributions(["json", "jamaica.ui.app", "ai", "pygame_gui.core", "platformdirs", "i18n.config"])
    assert {"platformdirs", "pygame-gui", "pyinstaller", "python-i18n"} == set(found)


@pytest.fixture
def papers(program: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The stand-in with a library in machine code, its licences and its SBOM."""
    monkeypatch.setattr(licences, "STARTER", "platformdirs")  # tests run without PyInstaller
    (program / "_internal" / "libz.so.1").write_text("")
    texts = program / "_internal" / "licences"
    monkeypatch.setattr(freeze, "LICENCES", texts)
    monkeypatch.setattr(freeze, "SBOM", program.parent / "sbom.cdx.json")
    entries = freeze.papers(["pygame_gui.core", "platformdirs.api"], ["libz.so.1"])
    assert {place for place, _, _ in entries} == {f"licences/{file.name}" for file in texts.iterdir()}
    return texts


def test_the_licences_of_everything_inside_are_collected(papers: Path) -> None:
    names = {file.name for file in papers.iterdir()}
    assert {"Jamaica.txt", "Python.txt", "Zlib.txt", "LIBRARIES.txt", "font-alegreya-LICENSE.txt"} <= names
    assert "LGPL-2.1.txt" not in names, "nothing inside is under it"
    assert any(name.startswith("platformdirs-LICENSE") for name in names)
    assert "Jean-loup Gailly" in (papers / "LIBRARIES.txt").read_text(encoding="utf-8")
    fonts = {file.name for file in licences.FONTS.glob("*-LICENSE.txt")}
    assert {name.removeprefix("font-") for name in names if name.startswith("font-")} == fonts


def test_the_sbom_lists_everything_inside_and_can_be_repeated(papers: Path) -> None:
    text = (papers / "sbom.cdx.json").read_text(encoding="utf-8")
    bill = json.loads(text)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["version"] == jamaica.__version__
    found = {one["name"]: one for one in bill["components"]}
    assert set(found) == {"CPython", "platformdirs", "pygame-gui", "zlib"}
    assert found["pygame-gui"]["purl"].startswith("pkg:pypi/pygame-gui@0.6.")
    assert all(one["licenses"] for one in bill["components"])
    again = papers.parent / "again.json"
    sbom.write(again, ["platformdirs", "pygame-gui"], licences.named(["libz.so.1"]))
    assert again.read_text(encoding="utf-8") == text


def test_the_debian_copyright_names_owner_and_licence_of_every_library(papers: Path) -> None:
    text = debian.copyright_file(papers.parents[1])
    paragraphs = text.split("\n\n")
    (zlib,) = (one for one in paragraphs if "/libz.so.1" in one)
    assert "Jean-loup Gailly" in zlib and "License: Zlib" in zlib
    named = {name for one in paragraphs if one.startswith("Files:") for name in one.rpartition(": ")[2].split(" and ")}
    assert named == {one.split("\n")[0].removeprefix("License: ") for one in paragraphs if one.startswith("License:")}


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb is not installed")
def test_a_debian_package_has_sums_a_man_page_and_a_changelog(papers: Path, tmp_path: Path) -> None:
    linux.install_tree(papers.parents[1], tmp_path / "root", debian.COMMANDS)
    made = debian.package(tmp_path / "root", tmp_path)
    listed = subprocess.run(["dpkg-deb", "-c", str(made)], capture_output=True, text=True, check=True).stdout
    for file in (
        "usr/games/jamaica", "usr/share/man/man6/jamaica.6.gz", "usr/share/doc/jamaica/changelog.Debian.gz",
        "usr/share/doc/jamaica/copyright", "usr/share/bash-completion/completions/jamaica",
    ):  # fmt: skip
        assert f" ./{file}" in listed
    sums = (tmp_path / "root/DEBIAN/md5sums").read_text()
    assert "  usr/lib/jamaica/_internal/data.txt\n" in sums
    first = made.read_bytes()
    linux.install_tree(papers.parents[1], tmp_path / "root", debian.COMMANDS)
    assert debian.package(tmp_path / "root", tmp_path).read_bytes() == first


def test_every_library_of_the_game_is_listed_with_its_licence() -> None:
    names = [re.split(r"[>=<]", one)[0] for one in about.project()["dependencies"]]
    listed = {one.name: [licence.id for licence in one.licenses] for one in sbom.bill(names, []).components}
    assert set(names) < set(listed) and all(all(ids) for ids in listed.values()), listed


def test_man_page_and_completions_know_every_command() -> None:
    commands = ("play", "saves", "analyse", "arena", "referee")
    page, bash, zsh = manual.man_page(), manual.completion("bash"), manual.completion("zsh")
    assert page.startswith('.TH JAMAICA "6"')
    for command in commands:
        assert f"jamaica {command}" in page.replace("\\-", "-")
        assert command in bash and command in zsh


@pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")
@pytest.mark.parametrize(
    ("words", "offered"),
    [("play --game m", "montego"), ("saves re", "remove"), ("verify READ", "README.md"), ("--home pack", "packaging")],
)
def test_bash_completes_commands_values_files_and_folders(words: str, offered: str) -> None:
    script = f"{manual.completion('bash')}\nset -- jamaica {words}\n"
    script += 'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _shtab_jamaica; echo "${COMPREPLY[@]}"'
    done = subprocess.run(["bash", "-c", script], cwd=about.ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [offered]


def test_the_flatpak_manifest_names_its_one_source(tmp_path: Path) -> None:
    archived = tmp_path / "jamaica.tar.gz"
    archived.write_bytes(b"abc")
    manifest = linux.flatpak(archived, tmp_path).read_text(encoding="utf-8")
    assert f"id: {about.APP_ID}\n" in manifest and "path: jamaica.tar.gz\n" in manifest, "downloads lie side by side"
    assert "sha256: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\n" in manifest
    assert "http" not in manifest, "it builds without a network"
    assert "--share=network" in manifest, "phones could not reach the table"


@pytest.mark.parametrize("size", [4, 3])
def test_a_dump_of_the_screen_becomes_a_picture(size: int, tmp_path: Path) -> None:
    """Three bytes a pixel come from windows under wine; a line takes the room of four all the same."""
    red, blue = bytes([10, 20, 200]).ljust(size, b"\0"), bytes([200, 20, 10]).ljust(size, b"\0")
    words = [100, 7, 2, 24, 2, 1, 0, 0, 32, 0, 32, 8 * size, 8, 4, 0, 0, 0, 8, 1, 1, *[0] * 5]
    dump = struct.pack(">25I", *words) + bytes(12) + (red + blue).ljust(8, b"\0")
    screen.as_png(dump, tmp_path / "screen.png")
    picture = pygame.image.load(tmp_path / "screen.png")
    assert [picture.get_at((x, 0))[:3] for x in range(2)] == [(200, 20, 10), (10, 20, 200)]


@pytest.mark.skipif(not Path("/proc").exists(), reason="there is no /proc here")
def test_the_processors_time_is_that_of_the_process() -> None:
    before = time.process_time()
    told = screen.processor_seconds(os.getpid())
    assert before - 0.02 <= told <= time.process_time() + 0.02, "in hundredths"


def test_every_picture_that_is_named_is_there() -> None:
    images = [image.text or "" for image in ElementTree.fromstring(linux.metainfo()).iter("image")]
    readme = (about.ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"assets/screenshots/([\w.-]+)", readme)
    assert len(images) >= 3 and len(shown) >= 5
    for name in (*(one.rpartition("/")[2] for one in images), *shown):
        assert 0 < (about.SCREENSHOTS / name).stat().st_size < 4_000_000
