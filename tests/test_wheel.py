"""The wheel carries all the game needs: installed in an empty environment it plays from any folder."""

import importlib.util
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHIPPED = {entry.name for entry in (ROOT / "assets").iterdir()} - {"workshop", "screenshots"}


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command; its output, or a failed test with what it said."""
    done = subprocess.run([*map(str, command)], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path, ROOT, cwd=tmp_path)
    (wheel,) = tmp_path.glob("jamaica_montego_bay-*.whl")
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", wheel, cwd=tmp_path)
    for library in ("platformdirs", "msgspec"):  # all that playing headless needs
        spec = importlib.util.find_spec(library)
        assert spec is not None and spec.submodule_search_locations is not None
        (folder,) = spec.submodule_search_locations
        shutil.copytree(folder, next((tmp_path / "env").rglob("site-packages")) / library)
    for game in ("jamaica", "montego"):
        out = run(python, "-m", "jamaica", "simulate", "--game", game, "--games", "3", cwd=tmp_path)
        assert out.startswith("3 random games")
    where = Path(run(python, "-c", "from jamaica.files import assets; print(assets())", cwd=tmp_path).strip())
    assert where.is_relative_to(tmp_path), "the assets come from the wheel, not from a checkout"
    assert {entry.name for entry in where.iterdir()} == SHIPPED
