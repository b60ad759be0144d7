"""The arena: seats rotate, seeds are paired, results are kept and resumed."""

from pathlib import Path
from typing import Any

import pytest

from ai import arena, cluster
from ai.captains import lineup
from ai.cluster import executor_at
from jamaica.cli.main import main
from jamaica.engine.errors import OptionError, RecordError

OPTIONS: dict[str, Any] = {"players": 3}


def test_captains_keep_their_place_while_seats_rotate() -> None:
    duel = arena.Duel("montego", OPTIONS, ("greedy", "random", "random"))
    results = [arena.play_game(duel, 1, turn) for turn in range(3)]
    assert sum(result.shares[0] for result in results) >= 2, "greedy wins from every seat"
    for result in results:
        assert sum(result.shares) == pytest.approx(1)


def test_the_same_seed_and_turn_play_the_same_game() -> None:
    duel = arena.Duel("jamaica", OPTIONS, ("greedy", "random", "random"))
    first, second = arena.play_game(duel, 4, 1), arena.play_game(duel, 4, 1)
    assert (first.shares, first.scores) == (second.shares, second.scores)


def habits(gold: float) -> list[dict[str, float]]:
    """The first of three captains likes gold."""
    none = dict.fromkeys(("fights", "lairs", "gold", "speed"), 0.0)
    return [{**none, "gold": gold}, none, none]


def test_standings_by_hand() -> None:
    duel = arena.Duel("jamaica", OPTIONS, ("mate", "random", "random"))
    results = [
        arena.Result(0, 0, [1.0, 0.0, 0.0], [20, 10, 0], [[0.1], [], []], habits(2.0)),
        arena.Result(0, 1, [0.5, 0.5, 0.0], [15, 15, 0], [[0.3], [], []], habits(4.0)),
        arena.Result(1, 0, [0.0, 0.0, 1.0], [10, 5, 30], [[], [], []], habits(0.0)),
        arena.Result(1, 1, [1.0, 0.0, 0.0], [15, 0, 0], [[], [], []], habits(2.0)),
    ]
    mate, other = arena.standings(duel, results)
    assert (mate.name, mate.seats, mate.share.value, mate.score.value) == ("mate", 1, 0.625, 15)
    assert mate.share.half == pytest.approx(1.96 * 0.17678 / 2**0.5, rel=1e-3)
    assert (mate.decisions, mate.mean_time, mate.p95_time) == (2, pytest.approx(0.2), 0.3)
    assert (other.seats, other.share.value) == (2, 0.1875)
    assert mate.habits["gold"].value == 2
    assert mate.habits["gold"].half == pytest.approx(1.96 * 2**0.5 / 2**0.5)
    assert other.habits["gold"].value == 0


def test_results_are_kept_and_resumed(tmp_path: Path) -> None:
    duel = arena.Duel("montego", OPTIONS, ("greedy", "random", "random"))
    out = tmp_path / "results.jsonl"
    told: list[int] = []
    first = arena.run(duel, 3, out, lambda done, games: told.append(done))
    again = arena.run(duel, 6, out, lambda done, games: told.append(done))
    assert told == [0, 1, 2, 3, 3, 4, 5, 6], "also where it begins"
    assert again[:3] == first
    with pytest.raises(RecordError, match="a different contest"):
        arena.run(arena.Duel("montego", OPTIONS, ("random",) * 3), 3, out, lambda done, games: None)
    out.write_text("nonsense")
    with pytest.raises(RecordError, match="not an arena results file"):
        arena.run(duel, 3, out, lambda done, games: None)


def test_the_number_of_captains_must_fit() -> None:
    with pytest.raises(OptionError, match="set up for 3 players, but 2 captains"):
        arena.Duel("jamaica", OPTIONS, ("mate", "random"))


def test_the_arena_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "greedy", "random:2", "--game", "montego", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("3 games of Montego Bay; fair share 33.3%\n  greedy x1")
    assert "random x2" in out


def test_words_stand_for_captains() -> None:
    """One per seat; what is no number behind the colon is a character, and no number is longer than a table."""
    assert lineup(["greedy:2", "mate:bonny", "mate:bonny:2", "random"]) == (
        "greedy", "greedy", "mate:bonny", "mate:bonny", "mate:bonny", "random",
    )  # fmt: skip
    assert lineup([f"mate:{'9' * 5000}"]) == (f"mate:{'9' * 5000}",)


def test_a_file_that_takes_no_more_results_is_told(tmp_path: Path) -> None:
    duel = arena.Duel("montego", {"players": 2}, ("random", "random"))
    with pytest.raises(RecordError, match="cannot be written"):
        arena.run(duel, 1, tmp_path / "gone" / "results", lambda done, total: None)
    with (tmp_path / "large").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(RecordError, match="too large"):
        arena.run(duel, 1, tmp_path / "large", lambda done, total: None)
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(RecordError, match="loop cannot be"):
        arena.run(duel, 1, tmp_path / "loop", lambda done, total: None)


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """Two workers of a local Dask cluster, and the processes of this computer."""
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    duel = arena.Duel("montego", {"players": 2}, ("mate", "greedy"))

    def games(address: str | None) -> list[tuple[list[float], list[int]]]:
        with executor_at(address) as executor:
            results = arena.run(duel, 4, None, lambda done, total: None, executor)
        return [(result.shares, result.scores) for result in results]

    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address="127.0.0.1:0"
    ) as cluster_here:
        assert games(cluster_here.scheduler_address) == games(None)


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    monkeypatch.setattr(cluster, "PATIENCE", 0.1)
    with pytest.raises(OptionError, match="no Dask cluster at tcp:"), executor_at("tcp://127.0.0.1:9"):
        pass
