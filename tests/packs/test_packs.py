"""What goes into a bundle and its packs: names, licences, menu entries, control files. Nothing is built here."""

import configparser
import plistlib
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
from packs import about, archive, checksums, freeze, licences, linux, macos, windows

import jamaica

SHIPPED = {entry.name for entry in (about.ROOT / "assets").iterdir()} - {"workshop"}


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
    assert f"\nVersion: {jamaica.__version__}\n" in linux.control(1, "2.35", "amd64")
    assert macos.plist()["CFBundleShortVersionString"] == jamaica.__version__
    assert f"AppVersion={jamaica.__version__}\n" in windows.setup_script(Path("program"), Path("out"))
    assert f'StringStruct("ProductVersion", {jamaica.__version__!r})' in windows.resource_text()
    assert jamaica.__version__ in about.pack_name()


def test_windows_versions_have_four_numbers() -> None:
    assert windows.four_numbers("1.2") == (1, 2, 0, 0)
    assert windows.four_numbers("1.2.3") == (1, 2, 3, 0)
    compile(windows.resource_text(), "version resource", "eval")


def test_the_day_of_a_release_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert about.release_day().isoformat() == "1970-01-02"
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
        (["appstreamcli", "validate", "--no-net"], f"{about.APP_ID}.metainfo.xml", linux.metainfo),
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
    lines = linux.control(61669, "2.35", "amd64").splitlines()
    fields = dict(line.split(": ", 1) for line in lines if not line.startswith(" "))
    assert {"Package", "Version", "Architecture", "Maintainer", "Description"} <= set(fields)
    assert fields["Package"] == "jamaica"
    assert fields["Installed-Size"] == "61669"
    assert "libc6 (>= 2.35)" in fields["Depends"]
    assert all(len(line) > 1 for line in lines), "an empty line would end the paragraph"


def test_the_plist_can_be_written() -> None:
    assert plistlib.loads(plistlib.dumps(macos.plist()))["CFBundleIdentifier"] == about.APP_ID


def test_the_installer_installs_the_frozen_program() -> None:
    script = windows.setup_script(Path("C:/build/jamaica"), Path("C:/out"))
    assert "\nAppId=local.jamaica.jamaica\n" in script
    assert f"{Path('C:/build/jamaica')}\\*" in script
    assert "$" not in script, "every name is filled in"


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
        ("pygame_gui/data/NotoSans-Regular.ttf", True),
        ("pygame_gui\\data\\NotoSansJP-Bold.otf", False),
        ("pygame_gui/data/NotoSansArabic-Regular.ttf", False),
        ("libstdc++.so.6", False),
        ("assets/languages/de.mo", True),
        ("assets/languages/de.po", False),
        ("assets/fonts/alegreya-latin.ttf", True),
    ],
)
def test_what_libraries_bring_along_is_sifted(name: str, wanted: bool) -> None:
    assert freeze.is_wanted(name) is wanted


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


def test_libraries_are_told_from_python_modules(tmp_path: Path) -> None:
    for name in ("libz.so.1", "math.cpython-311-x86_64-linux-gnu.so", "libpython3.11.so.1.0", "note.txt", "SDL2.dll"):
        (tmp_path / name).touch()
    assert list(licences.shared_libraries(tmp_path)) == ["SDL2.dll", "libz.so.1"]
