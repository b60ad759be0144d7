"""Captains think ahead: only of what is certain to be asked, and only of what their seat will know by then."""

from dataclasses import replace
from typing import Any

import pytest

from ai.worker import Answer, Ask
from jamaica.engine.contract import Move
from jamaica.session.controller import MatchController, Thinking
from jamaica.session.thinker import Forethought, LocalThinker

from .test_controller import SECRET, Slow, asks, begin, both, run


def at_secret(game: str, *pilots: str, seed: str = "7") -> tuple[MatchController[Any], Slow]:
    """The person is asked for a secret choice before the captains are, who think ahead."""
    controller, slow = MatchController(begin(game, *pilots, seed=seed), LocalThinker()), Slow()
    is_asked = asks(0, SECRET[game])
    run(controller, lambda it: is_asked(it) and getattr(it.match.state, "captain", 0) == 0)
    controller.thinker = controller.adviser.thinker = Forethought(slow)
    return controller, slow


def answer(controller: MatchController[Any], slow: Slow) -> Move:
    """What was asked is answered by the first choice there is."""
    assert slow.asked
    move: Move = slow.asked.view.choices()[0]
    slow.reply = Answer(move)
    controller.poll()
    return move


@both
def test_what_was_thought_ahead_is_played_at_once(game: str) -> None:
    controller, slow = at_secret(game, "human", "mate", "admiral")
    controller.poll()
    made = []
    for seat in (1, 2):
        assert slow.asked and slow.asked.view.to_move == slow.asked.view.viewer == seat
        made.append((seat, answer(controller, slow)))
    slow.asked = None
    controller.choose(0, controller.match.choices()[-1])
    for _ in made:
        controller.poll()
    assert [(step.by, step.move) for step in controller.match.steps if step.by in (1, 2)][-2:] == made
    assert slow.asked is None or slow.asked.view.stage != SECRET[game], "nobody was asked again"


@both
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_what_is_asked_ahead_is_what_is_asked_in_turn_whatever_others_choose(game: str, seed: str) -> None:
    """Metamorphic: a captain thinks of the very view he will have; nothing of what the person chooses is in it."""
    controller, slow = at_secret(game, "human", "mate", "captain", seed=seed)
    controller.poll()
    for _ in (1, 2):
        foreseen = slow.asked
        assert foreseen
        for move in controller.match.choices():
            state = controller.match.state.copy()
            state.apply(move)
            while state.to_move != foreseen.view.viewer:
                state.apply(state.choices()[-1])
            assert state.view(state.to_move) == foreseen.view
        answer(controller, slow)


def test_a_captain_who_is_still_thinking_when_his_turn_comes_goes_on() -> None:
    controller, slow = at_secret("montego", "human", "mate", "mate")
    controller.poll()
    asked = slow.asked
    controller.choose(0, ("cards", 1, 1))
    controller.poll()
    assert controller.match.to_move == 1 and slow.asked is asked and not slow.cancelled
    move = answer(controller, slow)
    assert controller.match.steps[-1].move == move


def test_a_person_who_changes_his_mind_changes_nothing_about_the_captains() -> None:
    controller, slow = at_secret("montego", "human", "mate", "mate")
    controller.poll()
    first = answer(controller, slow)
    for cards in ((1, 1), (4, 4)):
        controller.choose(0, ("cards", *cards))
        controller.poll()
        assert controller.match.steps[-1].move == first and controller.match.to_move == 2
        controller.undo(0)


@both
def test_nothing_is_thought_ahead_where_what_comes_depends_on_the_choice(game: str) -> None:
    controller = MatchController(begin(game, "human", "mate", "mate"), LocalThinker())
    run(controller, lambda it: it.match.to_move == 0 and it.match.state.stage != SECRET[game])
    slow = Slow()
    controller.thinker = Forethought(slow)
    controller.poll()
    assert slow.asked is None and controller.phase != Thinking(1)


def question(seed: int, captain: str = "mate") -> Ask:
    match = begin("montego", "human", "mate")
    return Ask("montego", captain, match.view(0), seed)


def test_another_question_waits_for_what_is_thought_about() -> None:
    slow = Slow()
    thinker, ahead, other = Forethought(slow), question(1), question(2, "admiral")
    assert not thinker.foresee(ahead)
    thinker.ask(other)
    assert slow.asked is ahead and thinker.answer() is None
    slow.reply = Answer(("cards", 1, 2))
    assert thinker.answer() is None and slow.asked is other
    assert not thinker.foresee(question(3, "captain")) and slow.asked is other, "what is asked comes first"
    slow.reply = Answer(("cards", 3, 4))
    assert thinker.answer() == Answer(("cards", 3, 4))
    assert thinker.foresee(ahead)
    thinker.ask(replace(ahead, seed=9))
    assert thinker.answer() == Answer(("cards", 1, 2)) and slow.asked is other


def test_a_question_that_is_cancelled_leaves_what_is_thought_ahead() -> None:
    slow = Slow()
    thinker, ahead = Forethought(slow), question(1)
    thinker.foresee(ahead)
    thinker.ask(question(2, "admiral"))
    thinker.cancel()
    assert slow.cancelled == 0
    slow.reply = Answer(("cards", 1, 2))
    assert thinker.answer() is None and thinker.foresee(ahead)
    thinker.ask(question(2, "admiral"))
    thinker.cancel()
    thinker.close()
    assert slow.cancelled == 1 and slow.closed
