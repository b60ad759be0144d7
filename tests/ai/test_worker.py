"""The worker process: answers, forgets, and is replaced when it dies or hangs."""

import errno
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.worker import Ask, Worker, answer_to
from jamaica.engine.contract import CHANCE, Game, Move
from jamaica.engine.errors import GameError
from jamaica.games import GAMES


def first_question(game: Game[Any]) -> Any:
    """The view of the first seat that is asked for cards."""
    rng = Random(5)
    state = game.start(game.options(players=3))
    while not state.stage.startswith("card") or state.to_move < 0:
        if state.to_move == CHANCE:
            odds = state.odds()
            state.apply(odds.pick(rng.randrange(odds.total)))
        else:
            state.apply(state.choices()[0])
    return state.view(state.to_move)


def wait(worker: Worker) -> Move:
    """Poll until the answer is there; a worker that never answers ends in its own fallback."""
    while (answer := worker.answer()) is None:
        pass
    return answer.move


class Clock:
    """Time that only goes on when told."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def worker(clock: Clock) -> Iterator[Worker]:
    worker = Worker(patience=5, clock=clock)
    yield worker
    worker.close()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_view_travels_whole(game: Game[Any]) -> None:
    view = first_question(game)
    arrived = pickle.loads(pickle.dumps(view))
    assert arrived == view
    assert arrived.table is view.table, "what is worked out for a table stays where it is"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_answers(game: Game[Any], worker: Worker) -> None:
    view = first_question(game)
    worker.ask(Ask(game.name, "captain", view, seed=1, seconds=0.02))
    assert wait(worker) in view.choices()
    assert worker.answer() is None
    assert worker.restarts == 0


def test_shares_come_with_the_answer_to_who_asks_for_them() -> None:
    """Each choice gets one, and the choice is the one with the greatest."""
    view = first_question(GAMES["jamaica"])
    answer = answer_to(Ask("jamaica", "captain", view, seed=1, seconds=60, weigh=True))
    assert set(answer.shares) == set(view.choices()) and all(0 <= share <= 1 for share in answer.shares.values())
    assert answer.shares[answer.move] == max(answer.shares.values())
    assert not answer_to(Ask("jamaica", "captain", view, seed=1, seconds=0.02)).shares
    assert not answer_to(Ask("jamaica", "greedy", view, seed=1, weigh=True)).shares


def test_a_new_question_replaces_a_cancelled_one(worker: Worker) -> None:
    race, montego = (first_question(game) for game in GAMES.values())
    worker.ask(Ask("jamaica", "admiral", race, seed=1, seconds=60))
    worker.cancel()
    assert worker.answer() is None
    worker.ask(Ask("montego", "mate", montego, seed=1))
    assert wait(worker) in montego.choices()
    assert worker.restarts == 1


def test_a_process_that_has_done_with_a_cancelled_question_is_kept(worker: Worker) -> None:
    view = first_question(GAMES["montego"])
    worker.ask(Ask("montego", "greedy", view, seed=1))
    worker.cancel()
    assert worker._helper and worker._helper.pipe.poll(60)
    worker.ask(Ask("montego", "greedy", view, seed=2))
    assert wait(worker) in view.choices()
    assert worker.restarts == 0


def test_a_process_that_died_before_the_question_is_replaced(worker: Worker) -> None:
    view = first_question(GAMES["montego"])
    assert worker._helper
    worker._helper.process.kill()
    worker._helper.process.join()
    worker.ask(Ask("montego", "captain:sol", view, seed=1))
    assert wait(worker) in view.choices()
    assert worker.restarts == 1


def test_a_captain_whose_thoughts_fail_is_replaced(worker: Worker) -> None:
    view = first_question(GAMES["montego"])
    worker.ask(Ask("montego", "nobody", view, seed=1))
    assert wait(worker) in view.choices()
    assert worker.restarts == 1


def test_a_dead_process_is_replaced_and_the_game_goes_on(worker: Worker) -> None:
    view = first_question(GAMES["jamaica"])
    worker.ask(Ask("jamaica", "admiral", view, seed=1, seconds=60))
    assert worker.pid
    os.kill(worker.pid, signal.SIGTERM)
    assert wait(worker) in view.choices()
    assert worker.restarts == 1
    worker.ask(Ask("jamaica", "mate", view, seed=1))
    assert wait(worker) in view.choices()


def test_a_hanging_process_is_replaced_and_the_log_tells(
    worker: Worker, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    view = first_question(GAMES["jamaica"])
    worker.ask(Ask("jamaica", "admiral", view, seed=1, seconds=60))
    assert worker.answer() is None
    clock.now = 65
    assert wait(worker) in view.choices()
    assert worker.restarts == 1
    assert "the captains' process was silent for admiral" in caplog.text


def refused(*_: object, **__: object) -> None:
    """As a system answers that has no more processes."""
    raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))


@pytest.mark.parametrize("captain", ["captain", "nobody"])
def test_where_no_process_can_be_started_a_captain_thinks_in_the_program(
    captain: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the beginning; that is told once, whatever happens then."""
    told: list[GameError] = []
    monkeypatch.setattr(SpawnProcess, "start", refused)
    worker = Worker(tell=told.append)
    assert worker.pid is None and len(told) == 1 and "think inside the game" in str(told[0])
    view = first_question(GAMES["montego"])
    for _ in range(2):
        worker.ask(Ask("montego", captain, view, seed=1, seconds=0.01))
        assert wait(worker) in view.choices()
        worker.cancel()
    assert worker.answer() is None and len(told) == 1
    worker.close()


def test_a_process_that_cannot_be_replaced_is_done_without(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    view = first_question(GAMES["montego"])
    monkeypatch.setattr(SpawnProcess, "start", refused)
    assert worker.pid
    worker.ask(Ask("montego", "admiral", view, seed=1, seconds=60))
    os.kill(worker.pid, signal.SIGKILL)
    assert wait(worker) in view.choices() and worker.pid is None
    worker.ask(Ask("montego", "captain", view, seed=1, seconds=0.01))
    assert wait(worker) in view.choices()


def test_no_pipe_is_left_open_where_no_process_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SpawnProcess, "start", refused)
    Worker().close()
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(5):
        Worker().close()
    assert len(list(Path("/proc/self/fd").iterdir())) == before


STOPPED = """
import os, signal, sys
from ai.worker import Ask, Worker
from jamaica.games import GAMES
if __name__ == "__main__":
    worker, game = Worker(patience=600), GAMES["montego"]
    state = game.start(game.options(players=2))
    while state.to_move < 0:
        state.apply(state.odds().moves[0])
    worker.ask(Ask("montego", "random", state.view(state.to_move), seed=1))
    while not worker.answer():
        pass
    os.kill(worker.pid, signal.SIGSTOP)
    print(worker.pid, flush=True)
    if sys.argv[1] == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("way", ["kill", "end"])
def test_a_stopped_process_is_not_left_behind(way: str, tmp_path: Path) -> None:
    """A program that ends asks its processes to end; one that was stopped does not hear it."""
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED)
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run([sys.executable, str(script), way], env=env, capture_output=True, text=True, timeout=60)
    assert is_gone(int(done.stdout)), done.stderr
    assert "Traceback" not in done.stderr


def is_gone(process: int) -> bool:
    """True once a process has ended; the system may need a moment for that."""
    for _ in range(200_000):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        os.sched_yield()
    return False
