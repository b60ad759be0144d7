"""No test reads or writes what the person who runs it has saved, and none plays with dice nobody chose."""

import os
import sys
from itertools import count

import pytest

from jamaica.engine import sealing

# Most processes that tests start would compile the whole game anew; so would each worker.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


@pytest.fixture(scope="session", autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Saves and settings of the tests lie in a folder of their own."""
    os.environ["JAMAICA_HOME"] = str(tmp_path_factory.mktemp("home"))
    os.environ["LANG"] = os.environ["LC_ALL"] = "C"


@pytest.fixture(autouse=True)
def numbered_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hidden seeds are the same in every run, so that a test that fails once fails always."""
    numbers = count(1)
    monkeypatch.setattr(sealing, "new_seed", lambda: f"hidden {next(numbers)}")
