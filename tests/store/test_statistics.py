"""Statistics: results are indexed, rebuilt and forgotten; figures and ratings are right."""

import errno
import json
from datetime import UTC, datetime, timedelta
from math import log10
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.cli.main import main
from jamaica.engine.errors import NewerFormat
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import GAMES
from jamaica.store import (
    REPLAY,
    Player,
    Result,
    Results,
    Saved,
    Saves,
    Store,
    StoreError,
    read_analysis,
    statistics,
    write_analysis,
)

from .helpers import fail

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


def up_to_date(store: Store) -> Results:
    results = store.results()
    results.refresh()
    return results


def result(number: int, winners: tuple[int, ...], scores: tuple[int, ...], *players: Player) -> Result:
    return Result(f"match {number}", "jamaica", players, scores, winners, 20, DAY + timedelta(days=number))


def test_finished_games_are_found_on_the_shelf(store: Store) -> None:
    results = up_to_date(store)
    assert {len(one.players) for one in results.all} == {2, 3} and results.notices == []
    assert {player for one in results.all for player in one.players} == {
        ANNE, MARY, MATE, Player("admiral", False)
    }  # fmt: skip
    assert up_to_date(store).all == results.all, "the same from the index as from the shelf"


def test_a_deleted_replay_stays_in_the_statistics(store: Store) -> None:
    before = up_to_date(store).all
    for saved in store.saves.listing(REPLAY).games:
        store.saves.remove(saved)
    assert up_to_date(store).all == before


@pytest.mark.parametrize("text", ["", "{", '{"format": 1}', '{"format": 1, "results": [{}]}', "[]", "\udcff", "cut"])
def test_a_damaged_index_is_made_anew(store: Store, text: str) -> None:
    results = up_to_date(store)
    whole = results.path.read_bytes()
    results.path.write_bytes(whole[: len(whole) // 2] if text == "cut" else text.encode(errors="surrogateescape"))
    again = up_to_date(store)
    assert again.all == results.all and len(again.notices) == 1
    assert again.path.read_bytes() == whole


@pytest.mark.parametrize(("name", "value"), [("game", "chess"), ("game", []), ("ended", "0001-01-01T00:00:00+00:00")])
def test_an_index_with_what_cannot_be_shown_is_made_anew(store: Store, name: str, value: object) -> None:
    results = up_to_date(store)
    body = json.loads(results.path.read_bytes())
    body["results"][0][name] = value
    results.path.write_text(json.dumps(body), encoding="utf-8")
    again = up_to_date(store)
    assert again.all == results.all and len(again.notices) == 1


def test_a_file_with_a_long_name_does_not_spoil_the_index(store: Store) -> None:
    (saved, _) = store.saves.listing(REPLAY).games
    saved.path.rename(saved.path.with_stem("x" * 90))
    assert up_to_date(store).all == up_to_date(store).all and up_to_date(store).notices == []


def test_an_index_of_a_newer_version_stays_for_it(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = up_to_date(store).path
    newer = path.read_bytes().replace(b'"format": 2', b'"format": 99')
    path.write_bytes(newer)
    with pytest.raises(NewerFormat, match="newer version"):
        store.results()
    assert main(["statistics", "--home", str(tmp_path)]) == 2
    assert "written by a newer version of the game" in capsys.readouterr().err
    assert path.read_bytes() == newer


def test_an_index_that_cannot_be_read_now_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Made anew it would lack the games whose replays were deleted."""
    before = up_to_date(store).all
    for saved in store.saves.listing(REPLAY).games:
        store.saves.remove(saved)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", fail(errno.EMFILE))
        with pytest.raises(StoreError, match="cannot be read"):
            store.results()
    assert up_to_date(store).all == before


def what_if(store: Store) -> Saved:
    """A finished game on the shelf that branched off from another."""
    match = finished(3, ("Anne", "human"), ("Mary", "human"))
    branch: Match[Any] = Match.branch(match.record(), match.game, 40, seed="new")
    while not branch.is_over:
        branch.play(branch.to_move, branch.choices()[0])
    return store.saves.keep(branch, "")


def test_what_if_games_do_not_count(store: Store) -> None:
    what_if(store)
    assert len(up_to_date(store).all) == 2


def test_every_game_is_played_again_only_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that do not count, and those that lie on the shelf twice."""
    what_if(store)
    store.saves.take_in(store.saves.listing(REPLAY).games[-1].path)
    loaded: list[str] = []
    load = Saves.load

    def loading(saves: Saves, saved: Saved) -> Match[Any]:
        loaded.append(saved.name)
        return load(saves, saved)

    monkeypatch.setattr(Saves, "load", loading)
    first = up_to_date(store)
    assert len(first.all) == 2 and len(loaded) == len(set(loaded)) == 4
    again = up_to_date(store)
    assert again.all == first.all and len(loaded) == 4 and again.notices == []


def test_a_stopped_refresh_goes_on_where_it_was(store: Store) -> None:
    asked = iter([False, True])
    store.results().refresh(lambda: next(asked))
    assert len(store.results().all) == 1 and len(up_to_date(store).all) == 2


def test_who_is_forgotten_does_not_come_back_with_a_second_replay(store: Store) -> None:
    mary = next(saved for saved in store.saves.listing(REPLAY).games if len(saved.heading.seats) == 2)
    store.saves.take_in(mary.path)
    assert up_to_date(store).forget("Mary") == 1
    assert up_to_date(store).of("Mary") == [] and len(store.saves.listing(REPLAY).games) == 1


def test_forgetting_says_so_when_it_cannot_be_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    results = up_to_date(store)
    monkeypatch.setattr(Path, "replace", fail(errno.ENOSPC))
    with pytest.raises(StoreError, match="cannot be written"):
        results.forget("Mary")


def test_a_person_is_forgotten_with_all_games(store: Store) -> None:
    results = up_to_date(store)
    assert results.forget("Mary") == 1
    assert [len(one.players) for one in up_to_date(store).all] == [3]
    assert len(store.saves.listing(REPLAY).games) == 1
    assert results.forget() == 1
    assert up_to_date(store).all == [] and store.saves.listing(REPLAY).games == []


def test_ones_data_are_exported(store: Store, tmp_path: Path) -> None:
    results = up_to_date(store)
    assert results.export(tmp_path / "mary.json", "Mary") == 1
    assert results.export(tmp_path / "all.json") == 2
    assert len(json.loads((tmp_path / "mary.json").read_text(encoding="utf-8"))["results"]) == 1
    with pytest.raises(StoreError, match="already exists"):
        results.export(tmp_path / "all.json")


def test_a_file_in_ones_home_is_written_there(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shell leaves ~ as it is in --export=~/x; no folder of that name comes of it."""
    (home := tmp_path / "home").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    assert main(["statistics", "--home", str(tmp_path), "--export=~/x.json"]) == 0
    write_analysis(Path("~/game.save"), "of it")
    assert read_analysis(Path("~/game.save")) == "of it"
    assert {path.name for path in home.iterdir()} == {"x.json", "game.analysis"} and not (tmp_path / "~").exists()


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
    assert "Anne, Montego Bay, any number of players: 2 games" in out and "Anne against AI: mate in Montego Bay" in out
    assert "AI: mate (Bold), Montego Bay" in out and "mate:" not in out, "the words of the window"
    assert main(["statistics", *home, "--json", "--person", "Mary"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {one["player"]["name"] for one in figures["figures"]} == {"Anne", "Mary"} and figures["ratings"] == []
    assert main(["statistics", *home, "--person", "Mary", "--export", str(tmp_path / "x.json"), "--forget"]) == 0
    assert "1 game was deleted." in capsys.readouterr().out
    assert main(["statistics", *home, "--forget"]) == 0 and main(["statistics", *home]) == 0
    assert "No game has been finished yet." in capsys.readouterr().out
