"""The referee: passes what is right, and says what was expected and what came."""

from pathlib import Path

import pytest

from jamaica.cli.main import main
from jamaica.engine import scenario
from jamaica.engine.errors import ScenarioError
from jamaica.games.jamaica import Jamaica

GOOD = """
scenario: Two ships sail
rules: J5.1
game: jamaica
options: players 3
position:
  captain: 1
  ship 1 hand: forward/food, gold/gold, food/powder
play:
  chance roll 2 3
  1 dice 3 2
  expect asked: 1 card
  refuse 2 card gold/gold
  refuse 1 card powder/food
  1 card forward/food
"""


def verdict(text: str) -> scenario.Verdict:
    return scenario.run(scenario.parse("test.scn", text), Jamaica())


def test_a_true_scenario_passes() -> None:
    assert verdict(GOOD).passed
    assert str(verdict(GOOD)) == "pass  test.scn: Two ships sail"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("  expect ship 1 at: 3", "expected ship 1 at: 3; came ship 1 at: 0"),
        ("  expect moon: full", "nothing is called 'moon'; there is round, "),
        ("  refuse 2 card food/forward", "'card food/forward' should be refused, but it is possible"),
        ("  chance roll 1 1", "chance should decide 'roll 1 1', but 2 card is asked"),
        ("  1 card gold/gold", "seat 1 should choose 'card gold/gold', but 2 card is asked"),
        ("  2 card gold/gold", "'card gold/gold' is not possible; possible: card food/forward"),
    ],
)
def test_a_false_scenario_names_line_and_fault(line: str, fault: str) -> None:
    found = verdict(GOOD + line)
    assert not found.passed
    assert found.line == len(GOOD.splitlines()) + 1
    assert fault in found.fault
    assert str(found).startswith("FAIL  test.scn, line 16: Two ships sail\n      ")


def test_an_impossible_roll_is_named() -> None:
    found = verdict(GOOD.replace("chance roll 2 3", "chance roll 2 7"))
    assert "'roll 2 7' is not a possible outcome; possible: roll 1 1, " in found.fault


def test_an_impossible_position_is_named() -> None:
    found = verdict(GOOD.replace("captain: 1", "captain: 9"))
    assert found.fault == "'captain' should be a number from 1 to 3, not '9'."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("weather: fine", "x.scn, line 1: 'weather' is not a heading; there are scenario, rules, game, options."),
        ("no colon", "x.scn, line 1: 'no colon' should read 'name: value'."),
        ("scenario: a\ngame: jamaica", "x.scn: the scenario has no 'play'."),
        ("game: jamaica\nplay:\n one card", "x.scn, line 3: 'one card' should read"),
        ("game: jamaica\nplay:\n 1 card x", "x.scn: the scenario has no 'scenario'."),
    ],
)
def test_what_cannot_be_read_is_named(text: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        scenario.parse("x.scn", text)
    assert str(raised.value).startswith(sentence)


def test_the_referee_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good.scn").write_text(GOOD, encoding="utf-8")
    assert main(["referee", str(tmp_path)]) == 0
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")
    (tmp_path / "bad.scn").write_text(GOOD + "  expect round: 7", encoding="utf-8")
    assert main(["referee", str(tmp_path / "bad.scn"), str(tmp_path / "good.scn")]) == 1
    assert capsys.readouterr().out.endswith("1 passed, 1 failed\n")
    assert main(["referee", str(tmp_path / "missing.scn")]) == 2
    assert "missing.scn cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("seat", ["²", pytest.param("1" * 5000, id="endless"), "x"])
def test_a_line_of_no_seat_is_told(seat: str) -> None:
    """Python calls ² a digit, but no number."""
    with pytest.raises(ScenarioError, match=r"line 11: .* should read"):
        scenario.parse("test.scn", GOOD.replace("1 dice 3 2", f"{seat} dice 3 2"))
