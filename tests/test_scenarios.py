"""Every scenario file passes the referee."""

from pathlib import Path

import pytest

from jamaica.engine import notation, scenario
from jamaica.engine.contract import Event
from jamaica.games import find_game

from .conformance.suite import Followers

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.scn"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    found = scenario.read(file)
    verdict = scenario.run(found, find_game(found.game))
    assert verdict.passed, str(verdict)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_its_events_are_enough(file: Path) -> None:
    """Rare cases too: every view follows from the events its viewer saw."""
    found = scenario.read(file)
    game = find_game(found.game)
    options = game.options.read(found.options)
    state = game.start(options) if found.position is None else game.arrange(options, found.position)
    followers = Followers(game, state)
    for line in found.play:
        if line.verb in ("chance", "seat"):
            events: list[Event] = []
            state.apply(notation.parse(line.rest), events)
            followers.follow(events, state)


def test_scenarios_of_both_games_are_found() -> None:
    assert {file.parent.name for file in FILES} == {"jamaica", "montego"}
