"""Rolls against expectation: counts, expectations and ranges are right, and loaded dice are found."""

import json
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.cli.main import main
from jamaica.engine.language import ENGLISH
from jamaica.engine.record import Record
from jamaica.engine.rolls import Kind, Thrown, against_expectation, oddness, throws_of, told, verdict
from jamaica.files import language
from jamaica.games import GAMES

JAMAICA = GAMES["jamaica"]
GOLDEN = Path(__file__).parents[1] / "golden"


def combat(faces: list[Any]) -> list[Thrown]:
    state: Any = JAMAICA.start(JAMAICA.options(players=2))
    odds = state.table.combat_odds
    return [("combat", odds, ("combat", face)) for face in faces]


def record(name: str) -> Record:
    return Record.parse((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["jamaica-2-second-edition", "jamaica-5-ghost", "montego-2", "montego-4"])
def test_every_kind_of_chance_has_a_name(name: str) -> None:
    found = record(name)
    game = GAMES[found.game]
    assert {stage for stage, _, _ in throws_of(found, game)} <= set(game.throws)


def test_a_fair_die_by_hand() -> None:
    """12 throws of a die with six faces: the chances of a count are those of the binomial distribution."""
    (kind,) = against_expectation(combat([2, 4, 6, 8, 10, "star"] * 2), JAMAICA)
    assert (kind.throws, len(kind.outcomes), kind.surprise, kind.is_unusual) == (12, 6, 1.0, False)
    chances = [comb(12, k) * 5 ** (12 - k) / 6**12 for k in range(13)]
    for outcome in kind.outcomes:
        assert outcome.count == 2 and outcome.expected == pytest.approx(2)
        assert sum(chances[outcome.most + 1 :]) <= 0.025 / 6 < sum(chances[outcome.most :])
        assert outcome.least == 0


def test_a_loaded_die_is_found() -> None:
    rng = Random(1)
    (kind,) = against_expectation(combat([rng.choice([2, 4, 6, 8, 10, 10, 10]) for _ in range(60)]), JAMAICA)
    by_name = {outcome.name: outcome for outcome in kind.outcomes}
    assert kind.is_unusual and by_name["10"].count > by_name["10"].most


def test_fair_dice_are_seldom_called_unusual() -> None:
    """The promise of the ranges: at most one in twenty, here with 400 tries and room for chance."""
    rng, alarms = Random(2), 0
    for _ in range(400):
        (kind,) = against_expectation(combat([rng.choice([2, 4, 6, 8, 10, "star"]) for _ in range(24)]), JAMAICA)
        outside = any(not one.least <= one.count <= one.most for one in kind.outcomes)
        assert outside == kind.is_unusual, "ranges and surprise are one method"
        alarms += outside
    assert alarms <= 32


def test_two_dice_are_counted_face_by_face() -> None:
    rolls = [throw for throw in throws_of(record("jamaica-4"), JAMAICA) if throw[0] == "roll"]
    (kind,) = against_expectation(rolls, JAMAICA)
    assert sum(outcome.count for outcome in kind.outcomes) == 2 * kind.throws
    assert [outcome.expected for outcome in kind.outcomes] == [pytest.approx(kind.throws / 3)] * 6


def test_a_warehouse_comes_once_and_only_its_turn_is_chance() -> None:
    """After one game each of the eight is expected half the time as it is, half the time turned round."""
    found = record("montego-4")
    houses = [throw for throw in throws_of(found, GAMES["montego"]) if throw[0] == "warehouse"]
    (kind,) = against_expectation(houses, GAMES["montego"])
    assert kind.throws == 8 and len(kind.outcomes) == 16
    for outcome in kind.outcomes:
        assert (outcome.expected, outcome.least, outcome.most) == (pytest.approx(0.5), 0, 1)
    assert sum(outcome.count for outcome in kind.outcomes) == 8 and kind.surprise == 1.0


@pytest.mark.parametrize("name", ["jamaica-4", "montego-4", "jamaica-3-salted"])
def test_expectations_add_up_to_the_throws(name: str) -> None:
    found = record(name)
    for kind in against_expectation(throws_of(found, GAMES[found.game]), GAMES[found.game]):
        each = 2 if kind.stage == "roll" else 1
        assert sum(outcome.expected for outcome in kind.outcomes) == pytest.approx(each * kind.throws)
        assert sum(outcome.count for outcome in kind.outcomes) == each * kind.throws


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(GOLDEN / "jamaica-4.json")
    assert main(["rolls", file]) == 0
    out = capsys.readouterr().out
    assert "Captain's dice" in out and "fair range" in out and "Pure chance gives" in out
    assert "Bonferroni" in out.splitlines()[-1] and "Bonferroni" not in out.rsplit("How this is worked out", 1)[0]
    assert main(["rolls", file, file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["stage"] == "roll"


def test_expectations_are_told_in_the_language() -> None:
    (kind,) = against_expectation(combat([2, 2, 4, "star"]), JAMAICA)
    assert told(kind.outcomes[0], language("de")).startswith("2-mal, erwartet 0,7,")
    assert verdict(kind, JAMAICA, language("en")) == "Combat die, 4 times: nothing unusual"
    assert "nichts Ungewöhnliches" in verdict(kind, JAMAICA, language("de"))


@pytest.mark.parametrize(
    ("surprise", "said"),
    [
        (1.0, "Pure chance gives a result at least this unusual more often than not."),
        (0.26, "Pure chance gives a result at least this unusual about once in 4 times."),
        (0.0123, "Pure chance gives a result this unusual at most once in 81 times."),
        (0.00034, "Pure chance gives a result this unusual at most once in 2,900 times."),
        (0.0, "Pure chance gives a result this unusual less than once in a million times."),
    ],
)
def test_how_odd_something_is_can_be_understood_without_statistics(surprise: float, said: str) -> None:
    assert oddness(Kind("combat", 12, (), surprise), ENGLISH) == said
