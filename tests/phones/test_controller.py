"""The controller with phones: who is asked where, and secret choices that are changed without anybody's notice."""

from random import Random
from typing import Any

import pytest

from jamaica.engine.contract import ONLOOKER
from jamaica.engine.errors import IllegalMove
from jamaica.games import GAMES
from jamaica.session.controller import Asking, HandOver, MatchController, OnPhone, Thinking
from jamaica.session.thinker import LocalThinker

from ..session.test_controller import SECRET, Slow
from .driver import begin

both = pytest.mark.parametrize("game", GAMES)


def at_secret(game: str, *pilots: str, phones: set[int]) -> MatchController[Any]:
    """A controller at the first question that all answer in secret."""
    controller = MatchController(begin(game, *pilots), LocalThinker())
    controller.hold_phones(phones)
    rng = Random(1)
    while controller.match.state.stage != SECRET[game]:
        seat = controller.match.to_move
        if seat in controller.people:
            controller.choose(seat, rng.choice(controller.match.choices()))
        else:
            controller.poll()
    controller.mark_shown()
    return controller


def choices(controller: MatchController[Any], seat: int) -> Any:
    turn = controller.secret_turn(seat)
    assert turn
    return turn[0].view(seat).choices()


@both
def test_what_a_phone_decides_in_secret_is_not_asked_at_the_screen(game: str) -> None:
    controller = at_secret(game, "human", "human", "human", phones={0, 1, 2})
    assert controller.phase == OnPhone(controller.match.to_move)
    assert controller.view().viewer == ONLOOKER and not controller.can_hint()


@both
def test_one_person_with_a_phone_shows_nothing_on_the_screen_and_one_without_shows_it_again(game: str) -> None:
    controller = MatchController(begin(game, "human", "mate"), LocalThinker())
    assert controller.revealed
    controller.hold_phones({0})
    assert not controller.revealed and controller.view().viewer == ONLOOKER
    controller.hold_phones(())
    assert controller.revealed


@both
def test_people_without_a_phone_are_handed_over_to_as_ever(game: str) -> None:
    controller = at_secret(game, "human", "human", "human", phones={0, 2})
    for _ in range(3):
        seat = controller.match.to_move
        if seat == 1:
            assert controller.phase == HandOver(1), "nobody with a phone changes a card at the screen"
            controller.take_wheel(1)
            assert controller.phase == Asking(1)
        else:
            assert controller.phase == OnPhone(seat)
        controller.choose(seat, controller.match.choices()[0])
        controller.mark_shown()


@both
def test_a_laid_choice_is_changed_without_anybodys_notice(game: str) -> None:
    """The one at the screen stays there, what was shown stays shown, and the others' choices stay theirs."""
    controller = at_secret(game, "human", "human", "human", phones={0, 1, 2})
    match, order = controller.match, list[int]()
    while len(order) < 2:
        order.append(match.to_move)
        controller.choose(match.to_move, match.choices()[0])
    last = match.to_move
    controller.hold_phones(set(order))
    controller.mark_shown()
    controller.take_wheel(last)
    laid, events, shown = [step.move for step in match.steps[-2:]], len(match.events()), controller.shown
    other = next(move for move in choices(controller, order[0]) if move != laid[0])
    assert controller.change(order[0], other) == []
    assert [step.move for step in match.steps[-2:]] == [other, laid[1]]
    assert (controller.phase, controller.revealed, controller.shown) == (Asking(last), True, shown)
    assert len(match.events()) == events
    with pytest.raises(IllegalMove):
        controller.change(order[0], ("card", "of another"))
    assert controller.secret_turn(order[0])[1] == other  # type: ignore[index]
    controller.choose(last, match.choices()[0])
    assert controller.secret_turn(order[0]) is None, "all are in"


@both
def test_a_choice_that_waits_is_changed_too(game: str) -> None:
    controller = at_secret(game, "human", "human", "human", phones={0, 1, 2})
    first = controller.match.to_move
    late = (first + 2) % 3
    one, other, *_ = choices(controller, late)
    assert controller.secret_turn(late)[1] is None  # type: ignore[index]
    assert controller.change(late, one) == [] and controller.secret_turn(late)[1] == one  # type: ignore[index]
    assert controller.change(late, other) == [] and controller.secret_turn(late)[1] == other  # type: ignore[index]
    assert controller.match.to_move == first


def test_a_captain_who_thinks_goes_on_thinking_while_somebody_changes_a_card() -> None:
    controller = at_secret("montego", "human", "mate", phones={0})
    thinker = Slow()
    controller.thinker = thinker
    controller.choose(0, ("cards", 1, 1, 1))
    controller.mark_shown()
    controller.poll()
    asked = thinker.asked
    assert controller.phase == Thinking(1) and asked
    controller.change(0, ("cards", 2, 2, 2))
    controller.poll()
    assert thinker.asked is asked and not thinker.cancelled
    assert controller.match.steps[-1].move == ("cards", 2, 2, 2)


def test_captains_and_strangers_have_no_secret_turn() -> None:
    controller = at_secret("jamaica", "human", "mate", phones={0})
    assert controller.secret_turn(1) is None and controller.secret_turn(0)
    controller.hold_phones({0, 1, 5})
    assert controller.phones == {0}
