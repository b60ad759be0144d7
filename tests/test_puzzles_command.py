"""`jamaica puzzles`: the list, and puzzles solved by what is typed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from jamaica.cli import puzzles
from jamaica.cli.main import main
from jamaica.session.puzzles import listed, load
from jamaica.store import Solved, Store


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a person types, line by line; then the input has ended."""
    lines: list[str] = []

    def ask(prompt: str) -> str:
        print(prompt)
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr(puzzles, "ask", ask)
    return lines


@pytest.fixture
def home(tmp_path: Path) -> Iterator[list[str]]:
    yield ["--home", str(tmp_path)]


def run(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    main(["puzzles", *arguments, "--language", "en"])
    return capsys.readouterr().out


def numbered(game: str, number: int) -> tuple[int, int]:
    """The number to type for the best answer of a puzzle, and for another one."""
    choices = listed(load(game))[number - 1].choices
    plans = sorted(weighed.plan for weighed in choices)
    return plans.index(choices[0].plan) + 1, plans.index(choices[-1].plan) + 1


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_the_list_names_every_puzzle(game: str, home: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    out = run(["--game", game, *home], capsys)
    count = len(load(game).puzzles)
    assert f"0 of {count} puzzles solved" in out
    assert f"   {count}. " in out
    assert out.count("not tried yet") == count


def test_a_puzzle_is_solved_and_kept(
    typed: list[str], home: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right, wrong = numbered("jamaica", 1)
    typed += ["look", "nonsense", "99999", str(wrong), str(right), "quit"]
    out = run(["1", *home], capsys)
    assert "Not the best" in out
    assert "Right:" in out
    assert "Solved: 2 stars." in out
    with Store.open(tmp_path, guest=True) as store:
        assert store.puzzles.of(listed(load("jamaica"))[0].name) == Solved(2, True)
        assert not store.saves.listing().games
    assert "1. easy" in run(home, capsys)
    typed += ["answer", "quit"]
    out = run(["next", *home], capsys)
    assert out.startswith("Puzzle 2:")
    assert "The answer:" in out
    assert "answer seen" in run(home, capsys)


def test_cards_are_typed_in_one_line(typed: list[str], home: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    puzzle, number = next((one, n) for n, one in enumerate(listed(load("montego")), 1)
                          if one.answer.moves[0].startswith("cards") and "jack" not in one.answer.moves[0])  # fmt: skip
    typed += [puzzle.answer.moves[0].removeprefix("cards "), "quit"]
    out = run([str(number), "--game", "montego", *home], capsys)
    assert "Solved: 3 stars." in out


@pytest.mark.parametrize("word", ["0", "four", "9999"])
def test_a_number_that_is_none_gets_one_sentence(
    word: str, home: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", word, *home]) == 2
    assert capsys.readouterr().err.startswith(f"jamaica: There is no puzzle {word}.")
