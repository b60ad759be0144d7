"""The proofs in short: hostile files, failing calls, power cuts. Each module says how to run its long form."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from . import power_cut

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "line",
    [
        ("hostile", "--times", "42"),
        ("hostile", "--times", "4", "--window", "--seed", "3"),
        ("faults", "--step", "23"),
        ("faults", "--memory", "12"),
    ],
    ids=" ".join,
)
def test_nothing_is_lost_and_nothing_dies(line: tuple[str, ...], tmp_path: Path) -> None:
    """In a process of its own, which forks one for each try."""
    name, *flags = line
    env = {**os.environ, "JAMAICA_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-m", f"tests.store.{name}", *flags], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_a_power_cut_leaves_holds_what_was_confirmed(seed: int) -> None:
    """Every few steps of keeping a match the power fails, every other time in the strictest way."""
    assert power_cut.faults(90, seed) == []
