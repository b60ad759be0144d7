"""Every scenario file passes the referee."""

from pathlib import Path

import pytest

from jamaica.engine import scenario
from jamaica.games import find_game

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.scn"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    found = scenario.read(file)
    verdict = scenario.run(found, find_game(found.game))
    assert verdict.passed, str(verdict)


def test_scenarios_of_both_games_are_found() -> None:
    assert {file.parent.name for file in FILES} == {"race", "montego"}
