"""Statistics: results are indexed, rebuilt and forgotten; figures and ratings are right."""

import json
from datetime import UTC, datetime, timedelta
from math import log10
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.cli import main
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import GAMES
from jamaica.store import REPLAY, Player, Result, Store, StoreError, statistics

ANNE, MARY, MATE = Player("Anne", True), Player("Mary", True), Player("mate:bold", False)
DAY = datetime(2026, 3, 1, tzinfo=UTC)


def finished(seed: int, *pilots: tuple[str, str]) -> Match[Any]:
    game, rng = GAMES["montego"], Random(seed)
    seats = [Seat(name, pilot) for name, pilot in pilots]
    match: Match[Any] = Match.begin(game, game.options(players=len(seats)), seats, seed=str(seed))
    while not match.is_over:
        match.play(match.to_move, rng.choice(match.choices()))
    return match


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Two finished games of Anne's, one with Mary and one against captains."""
    store = Store.open(tmp_path, guest=True)
    store.saves.keep(finished(1, ("Anne", "human"), ("Mary", "human")), "")
    store.saves.keep(finished(2, ("Anne", "human"), ("Sol", "mate:bold"), ("Finn", "admiral")), "")
    return store


def result(number: int, winners: tuple[int, ...], scores: tuple[int, ...], *players: Player) -> Result:
    return Result(f"match {number}", "race", players, scores, winners, 20, DAY + timedelta(days=number))


def test_finished_games_are_found_on_the_shelf(store: Store) -> None:
    results = store.results()
    assert {len(one.players) for one in results.all} == {2, 3} and results.notices == []
    assert {player for one in results.all for player in one.players} == {
        ANNE, MARY, MATE, Player("admiral", False)
    }  # fmt: skip
    assert store.results().all == results.all, "the same from the index as from the shelf"


def test_a_deleted_replay_stays_in_the_statistics(store: Store) -> None:
    before = store.results().all
    for saved in store.saves.listing(REPLAY).games:
        store.saves.remove(saved)
    assert store.results().all == before


@pytest.mark.parametrize("text", ["", "{", '{"format": 1}', '{"format": 1, "results": [{}]}', "[]", "\udcff", "cut"])
def test_a_damaged_index_is_made_anew(store: Store, text: str) -> None:
    results = store.results()
    whole = results.path.read_bytes()
    results.path.write_bytes(whole[: len(whole) // 2] if text == "cut" else text.encode(errors="surrogateescape"))
    again = store.results()
    assert again.all == results.all and len(again.notices) == 1
    assert again.path.read_bytes() == whole


def test_what_if_games_do_not_count(store: Store) -> None:
    match = finished(3, ("Anne", "human"), ("Mary", "human"))
    branch: Match[Any] = Match.branch(match.record(), match.game, 40, seed="new")
    while not branch.is_over:
        branch.play(branch.to_move, branch.choices()[0])
    store.saves.keep(branch, "")
    assert len(store.results().all) == 2


def test_a_person_is_forgotten_with_all_games(store: Store) -> None:
    results = store.results()
    assert results.forget("Mary") == 1
    assert [len(one.players) for one in store.results().all] == [3]
    assert len(store.saves.listing(REPLAY).games) == 1
    assert results.forget() == 1
    assert store.results().all == [] and store.saves.listing(REPLAY).games == []


def test_ones_data_are_exported(store: Store, tmp_path: Path) -> None:
    results = store.results()
    assert results.export(tmp_path / "mary.json", "Mary") == 1
    assert results.export(tmp_path / "all.json") == 2
    assert len(json.loads((tmp_path / "mary.json").read_text(encoding="utf-8"))["results"]) == 1
    with pytest.raises(StoreError, match="already exists"):
        results.export(tmp_path / "all.json")


def test_figures_by_hand() -> None:
    played = [
        result(1, (0,), (20, 10), ANNE, MARY),
        result(2, (0, 1), (15, 15), ANNE, MARY),
        result(3, (0,), (31, 10, 9), ANNE, MARY, MATE),
        result(4, (1,), (3, 10), ANNE, MARY),
    ]
    found = {(one.player.name, one.seats): one for one in statistics.figures(played)}
    anne = found["Anne", 0]
    assert (anne.games, anne.wins, anne.best_score, anne.streak, anne.longest) == (4, 2.5, 31, -1, 3)
    assert anne.mean_score == pytest.approx(69 / 4) and anne.best == played[2] and anne.last == played[3].ended
    assert (found["Anne", 2].games, found["Anne", 3].games, found["mate:bold", 3].wins) == (3, 1, 0)
    assert found["Mary", 0].streak == 1 and found["Mary", 0].longest == 1
    assert [one.player.is_person for one in statistics.figures(played)] == [True] * 6 + [False] * 2


def test_wilson_by_hand() -> None:
    """10 of 20: 0.299 to 0.701, as in any table."""
    least, most = statistics.wilson(10, 20)
    assert (round(least, 3), round(most, 3)) == (0.299, 0.701)
    assert statistics.wilson(0, 5)[0] == 0 and statistics.wilson(5, 5)[1] == pytest.approx(1)


def test_a_rating_by_hand() -> None:
    """Three games against two mates each: better than both, than one, than none; two captains are one observation."""
    mates = (MATE, Player("mate", False))
    played = [
        result(1, (0,), (20, 10, 5), ANNE, *mates),
        result(2, (1,), (20, 30, 5), ANNE, *mates),
        result(3, (1,), (1, 30, 5), ANNE, *mates),
    ]
    (rating,) = statistics.ratings(played)
    assert (rating.person, rating.level, rating.games) == ("Anne", "mate", 3)
    share = (1.5 + 1) / (3 + 2)
    assert rating.points == pytest.approx(400 * log10(share / (1 - share)))
    assert rating.least < rating.points < rating.most and rating.most - rating.least > 400


def test_many_games_make_a_rating_sure() -> None:
    played = [result(number, (number % 4 == 0,), (9, 9), ANNE, MATE) for number in range(200)]
    (rating,) = statistics.ratings(played)
    assert rating.points == pytest.approx(400 * log10(3), abs=10) and rating.most - rating.least < 130


def test_the_command(store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = ["--home", str(tmp_path)]
    assert main(["statistics", *home]) == 0
    out = capsys.readouterr().out
    assert "Anne, Montego Bay, any number of players: 2 games" in out and "Anne against mate in Montego Bay" in out
    assert main(["statistics", *home, "--json", "--person", "Mary"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {one["player"]["name"] for one in figures["figures"]} == {"Anne", "Mary"} and figures["ratings"] == []
    assert main(["statistics", *home, "--person", "Mary", "--export", str(tmp_path / "x.json"), "--forget"]) == 0
    assert "1 game was deleted." in capsys.readouterr().out
    assert main(["statistics", *home, "--forget"]) == 0 and main(["statistics", *home]) == 0
    assert "No game has been finished yet." in capsys.readouterr().out
