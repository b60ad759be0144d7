"""The command line: what it prints, and one sentence for every mistake."""

import json

import pytest

from jamaica import __version__
from jamaica.cli import main


def test_simulate_prints_what_players_care_about(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "3", "--games", "20", "--ghost", "yes"]) == 0
    out = capsys.readouterr().out
    for word in ("games per second", "rounds", "score", "margin", "battles", "shortages", "treasures", "seat 3 wins"):
        assert word in out


@pytest.mark.parametrize("game", ["race", "montego"])
def test_simulate_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", game, "--games", "20", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 20
    assert sum(figures["wins"].values()) >= 20
    assert figures["rounds"]["least"] <= figures["rounds"]["mean"] <= figures["rounds"]["most"]


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    figures = []
    for seed in ("7", "7", "8"):
        main(["simulate", "--games", "10", "--seed", seed, "--json"])
        figures.append(json.loads(capsys.readouterr().out)["scores"])
    assert figures[0] == figures[1] != figures[2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "--players", "9"], "players can be 2, 3, 4, 5, 6, not 9."),
        (["simulate", "--game", "montego", "--ghost", "yes"], "There is no option 'ghost'. Choose from players, data."),
        (["simulate", "--data", "gone.csv"], "gone.csv cannot be read: No such file or directory."),
        (["referee", "gone.scn"], "gone.scn cannot be read: No such file or directory."),
    ],
)
def test_wrong_values_get_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err == f"jamaica: {sentence}" + "\n"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"jamaica {__version__}\n"
