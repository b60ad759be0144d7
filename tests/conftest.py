"""No test reads or writes what the person who runs it has saved."""

import os

import pytest


@pytest.fixture(scope="session", autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Saves and settings of the tests lie in a folder of their own."""
    os.environ["JAMAICA_HOME"] = str(tmp_path_factory.mktemp("home"))
    os.environ["LANG"] = os.environ["LC_ALL"] = "C"
