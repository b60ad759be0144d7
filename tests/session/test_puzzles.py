"""Puzzles: what ships can be loaded and holds what it says, and one is solved as it should be."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from ai.games import GAME_AIS
from ai.puzzles.find import LEAST, SHARED, SURE
from ai.puzzles.trials import Court
from jamaica.engine.contract import ONLOOKER
from jamaica.engine.errors import DataError, RecordError
from jamaica.engine.language import LANGUAGES, Language
from jamaica.engine.puzzle import Puzzle, PuzzleBook
from jamaica.files import assets
from jamaica.games import GAMES, find_game
from jamaica.session import puzzles
from jamaica.session.puzzles import Attempt, by_theme, load, path_of
from jamaica.store import Solved

BOOKS = {name: load(name) for name in GAMES}
ALL = [pytest.param(book.game, puzzle, id=f"{book.game} {puzzle.source}") for book in BOOKS.values()
       for puzzle in book.puzzles]  # fmt: skip


def attempt(game: str, puzzle: Puzzle, kept: list[Solved] | None = None) -> Attempt:
    notes = [] if kept is None else kept
    return Attempt(puzzle, find_game(game), Solved(), notes.append)


# The files


@pytest.mark.parametrize(("game", "puzzle"), ALL)
def test_a_puzzle_loads_and_holds_what_it_says(game: str, puzzle: Puzzle) -> None:
    """Its game is replayed; all answers are possible; the first is the best in both searches and to the end."""
    one = attempt(game, puzzle)
    assert one.view.viewer == one.seat == one.match.to_move
    assert puzzle.theme in find_game(game).themes
    assert one.view.stage in GAME_AIS[game].themes.asked
    assert one.match.game.foregone(one.view) is None
    for weighed in puzzle.choices:
        assert one.give(weighed.plan).chosen == weighed, "each answer is told from all others"
    for move in one.view.choices():
        assert one.give([move]).chosen.plan, "every choice is an answer, or a part of one"
    assert puzzle.answer.behind == 0
    assert all(earlier.share >= later.share for earlier, later in pairwise(puzzle.choices))
    assert all(abs(puzzle.answer.share - other.share - other.behind) < 0.001 for other in puzzle.choices)
    for margin in (puzzle.margin, puzzle.first):
        assert margin.share >= max(LEAST, SURE * margin.error) - 0.001
    assert puzzle.played.share > 0


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_the_puzzles_of_a_game_differ(book: PuzzleBook) -> None:
    """No position twice, few of one game and those about different things; all themes, and every number of players."""
    assert len({puzzle.name for puzzle in book.puzzles}) == len(book.puzzles) >= 40
    games = Counter(puzzle.source.rpartition(" ")[0] for puzzle in book.puzzles)
    assert max(games.values()) <= SHARED
    themes = Counter((puzzle.source.rpartition(" ")[0], puzzle.theme) for puzzle in book.puzzles)
    assert max(themes.values()) == 1
    assert set(by_theme(book)) == set(find_game(book.game).themes)
    assert {len(puzzle.record["seats"]) for puzzle in book.puzzles} == set(find_game(book.game).seats)
    assert len({puzzle.difficulty for puzzle in book.puzzles}) == 3


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_a_search_with_other_luck_finds_the_same_answers(book: PuzzleBook) -> None:
    """A sample is weighed again, against the answers that came closest."""
    sample = sorted(book.puzzles, key=lambda puzzle: puzzle.margin.error / puzzle.margin.share)[:10:2]
    for puzzle in sample:
        view = attempt(book.game, puzzle).view
        plans = [weighed.plan for weighed in puzzle.choices[:3]]
        trial = Court(find_game(book.game)).try_out(view, plans, 24, Random(f"again {puzzle.name}"))
        assert trial.best == puzzle.answer.plan
        margin = trial.margin(trial.best)
        assert margin.share > 2 * margin.error


def test_a_file_that_is_no_book_is_named(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "puzzles").mkdir()
    monkeypatch.setattr(puzzles, "assets", lambda: tmp_path)
    with pytest.raises(DataError, match=r"jamaica\.json"):
        load("jamaica")
    path_of("jamaica").write_text('{"format": 1, "game": 3}', encoding="utf-8")
    with pytest.raises(DataError, match=r"jamaica\.json"):
        load("jamaica")


def test_a_position_that_was_changed_does_not_load() -> None:
    puzzle = BOOKS["jamaica"].puzzles[0]
    record = {**puzzle.record, "options": {**puzzle.record["options"], "edition": "second", "reshuffle": "late"}}
    changed = Puzzle(**{name: getattr(puzzle, name) for name in Puzzle.__slots__} | {"record": record})
    with pytest.raises(RecordError):
        attempt("jamaica", changed)


# Solving


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_counts_and_a_right_one_ends_it(game: str) -> None:
    puzzle, kept = BOOKS[game].puzzles[0], list[Solved]()
    one = attempt(game, puzzle, kept)
    assert not one.give(puzzle.choices[-1].plan).is_right
    assert one.is_open
    assert one.give(puzzle.answer.plan).is_right
    assert not one.is_open
    assert not one.give(puzzle.choices[1].plan).is_right, "one may go on trying, and nothing counts any more"
    assert kept == [Solved(1), Solved(2, True)]


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_can_be_shown(game: str) -> None:
    puzzle, kept = BOOKS[game].puzzles[0], list[Solved]()
    shown = attempt(game, puzzle, kept).show()
    assert shown.chosen == puzzle.answer
    assert kept == [Solved(shown=True)]


def test_a_part_of_an_answer_is_judged_by_the_best_it_can_become() -> None:
    """M7.5: barrels that fill a ship are carried out before the rest is placed."""
    puzzle = next(puzzle for puzzle in BOOKS["montego"].puzzles if len(puzzle.answer.moves) > 1)
    one = attempt("montego", puzzle)
    assert one.give(puzzle.answer.plan[:1]).is_right


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_explained_in_every_language(game: str, code: str) -> None:
    """What it is worth, why, and how sure that is; nothing of the others' secrets goes into it."""
    language = Language.load(assets() / "languages", code)
    puzzle = BOOKS[game].puzzles[0]
    one = attempt(game, puzzle)
    wrong, right = one.give(puzzle.choices[1].plan), one.give(puzzle.answer.plan)
    told = [one.said(marked, one.names, language) for marked in (wrong, right)]
    assert all(len(lines) >= 2 and all(lines) for lines in told)
    assert told[0] != told[1]
    assert one.view.key() != one.match.view(ONLOOKER).key() or game == "montego"
