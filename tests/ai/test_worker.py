"""The worker process: answers, forgets, and is replaced when it dies or hangs."""

import os
import pickle
import signal
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ai.worker import Ask, Worker, answer_to
from jamaica.engine.contract import CHANCE, Game, Move
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
    view = first_question(GAMES["race"])
    answer = answer_to(Ask("race", "captain", view, seed=1, seconds=0.1, weigh=True))
    assert set(answer.shares) == set(view.choices()) and all(0 <= share <= 1 for share in answer.shares.values())
    assert answer.shares[answer.move] == max(answer.shares.values())
    assert not answer_to(Ask("race", "captain", view, seed=1, seconds=0.02)).shares
    assert not answer_to(Ask("race", "greedy", view, seed=1, weigh=True)).shares


def test_a_new_question_replaces_a_cancelled_one(worker: Worker) -> None:
    race, montego = (first_question(game) for game in GAMES.values())
    worker.ask(Ask("race", "admiral", race, seed=1, seconds=60))
    worker.cancel()
    assert worker.answer() is None
    worker.ask(Ask("montego", "mate", montego, seed=1))
    assert wait(worker) in montego.choices()
    assert worker.restarts == 1


def test_a_process_that_has_done_with_a_cancelled_question_is_kept(worker: Worker) -> None:
    view = first_question(GAMES["montego"])
    worker.ask(Ask("montego", "greedy", view, seed=1))
    worker.cancel()
    assert worker._pipe.poll(60)
    worker.ask(Ask("montego", "greedy", view, seed=2))
    assert wait(worker) in view.choices()
    assert worker.restarts == 0


def test_a_process_that_died_before_the_question_is_replaced(worker: Worker) -> None:
    view = first_question(GAMES["montego"])
    worker._process.kill()
    worker._process.join()
    worker.ask(Ask("montego", "captain:sol", view, seed=1))
    assert wait(worker) in view.choices()
    assert worker.restarts == 1


def test_a_captain_whose_thoughts_fail_is_replaced(worker: Worker) -> None:
    view = first_question(GAMES["montego"])
    worker.ask(Ask("montego", "nobody", view, seed=1))
    assert wait(worker) in view.choices()
    assert worker.restarts == 1


def test_a_dead_process_is_replaced_and_the_game_goes_on(worker: Worker) -> None:
    view = first_question(GAMES["race"])
    worker.ask(Ask("race", "admiral", view, seed=1, seconds=60))
    assert worker.pid
    os.kill(worker.pid, signal.SIGTERM)
    assert wait(worker) in view.choices()
    assert worker.restarts == 1
    worker.ask(Ask("race", "mate", view, seed=1))
    assert wait(worker) in view.choices()


def test_a_hanging_process_is_replaced_and_the_log_tells(
    worker: Worker, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    view = first_question(GAMES["race"])
    worker.ask(Ask("race", "admiral", view, seed=1, seconds=60))
    assert worker.answer() is None
    clock.now = 65
    assert wait(worker) in view.choices()
    assert worker.restarts == 1
    assert "the captains' process was silent for admiral" in caplog.text
