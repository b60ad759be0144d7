"""The course of a match without a screen: who is asked, whose secrets may be seen, what waits, what is taken back."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from ai.worker import Answer, Ask
from jamaica.engine.contract import ONLOOKER, Move
from jamaica.engine.errors import IllegalMove, NothingToUndo, WrongSeat
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import GAMES
from jamaica.games.jamaica.rules.proposal import left_by
from jamaica.games.montego.rules.static import PASS
from jamaica.session.adviser import HINT
from jamaica.session.controller import Asking, HandOver, MatchController, Over, Showing, Thinking, Unveiling
from jamaica.session.guide import Guide
from jamaica.session.lesson import LEARNER, load
from jamaica.session.thinker import LocalThinker

both = pytest.mark.parametrize("game", GAMES)


class Slow:
    """Answers only when it is told to."""

    def __init__(self) -> None:
        self.asked: Ask | None = None
        self.reply: Answer | None = None
        self.cancelled = 0
        self.closed = False

    def ask(self, ask: Ask) -> None:
        self.asked = ask

    def answer(self) -> Answer | None:
        reply, self.reply = self.reply, None
        return reply

    def cancel(self) -> None:
        self.cancelled += 1
        self.asked = None

    def close(self) -> None:
        self.closed = True


class Shelf:
    """Remembers what it was given to keep."""

    is_copied = False

    def __init__(self) -> None:
        self.kept: list[tuple[tuple[Move, ...], tuple[int, ...]]] = []
        self.closed = False

    def keep(self, match: Match[Any], read: Sequence[int] = ()) -> None:
        self.kept.append((tuple(step.move for step in match.steps), tuple(read)))

    def news(self) -> None:
        return None

    def close(self, picture: bytes = b"") -> None:
        self.closed = True


def begin(game: str, *pilots: str, seed: str = "7") -> Match[Any]:
    rules = GAMES[game]
    seats = [Seat(name, pilot) for name, pilot in zip(rules.names(), pilots, strict=False)]
    return Match.begin(rules, rules.options(players=len(seats)), seats, seed)


def run(
    controller: MatchController[Any], until: Callable[[MatchController[Any]], bool], rng: Random | None = None
) -> None:
    """Play on with choices at random, or the first ones, until something is the case."""
    for _ in range(20_000):
        if until(controller):
            return
        match controller.phase:
            case Showing():
                controller.mark_shown()
            case Thinking():
                controller.poll()
            case HandOver(seat) | Unveiling(seat):
                controller.take_wheel(seat)
            case Asking(seat):
                controller.look(seat)
                choices = controller.match.choices()
                controller.choose(seat, rng.choice(choices) if rng else choices[0])
            case Over():
                raise AssertionError("the match is over")
    raise AssertionError("it never comes to that")


def goes_on_from(controller: MatchController[Any]) -> Callable[[MatchController[Any]], bool]:
    """Until something else is due, or nothing any more."""
    now = controller.phase
    return lambda it: it.phase != now or isinstance(it.phase, Over)


def asks(seat: int, stage: str) -> Callable[[MatchController[Any]], bool]:
    return lambda it: isinstance(it.phase, Asking) and (it.match.to_move, it.match.state.stage) == (seat, stage)


SECRET = {"jamaica": "card", "montego": "cards"}


# Who is asked


@both
@pytest.mark.parametrize("people", [0, 1, 2, 3])
def test_a_whole_match_is_driven_without_a_screen(game: str, people: int) -> None:
    match = begin(game, *["human"] * people, *["random"] * (3 - people))
    controller = MatchController(match, LocalThinker())
    seen, rng = set[type](), Random(3)
    while not isinstance(controller.phase, Over):
        seen.add(type(controller.phase))
        run(controller, goes_on_from(controller), rng)
    assert match.is_over and controller.shown == len(match.events())
    assert (
        (HandOver in seen) == (people > 1) and (Thinking in seen) == (people < 3) and (Asking in seen) == (people > 0)
    )


@both
def test_nothing_is_asked_before_all_was_shown_and_captains_need_not_wait_for_it(game: str) -> None:
    match = begin(game, "human", "mate", "mate")
    controller = MatchController(match, LocalThinker())
    run(controller, asks(0, SECRET[game]))
    controller.choose(0, match.choices()[0])
    while match.to_move not in (0, -2):
        assert isinstance(controller.phase, Showing)
        controller.poll()
    assert isinstance(controller.phase, Showing)
    controller.mark_shown(controller.shown + 1)
    assert isinstance(controller.phase, Showing)
    controller.mark_shown()
    assert not isinstance(controller.phase, Showing | Thinking)


def test_only_people_choose_and_only_what_is_possible() -> None:
    controller = MatchController(begin("jamaica", "human", "mate"), LocalThinker())
    run(controller, asks(0, "card"))
    with pytest.raises(WrongSeat):
        controller.choose(1, controller.match.choices()[0])
    with pytest.raises(IllegalMove):
        controller.choose(0, ("card", "none of this name"))


# Whose secrets may be seen


@both
def test_secrets_are_open_to_nobody_but_the_person_at_the_wheel(game: str) -> None:
    """Over a whole game on the couch: what may be shown is what that person knows, or what everybody sees."""
    match = begin(game, "human", "human", "human")
    controller, rng = MatchController(match, LocalThinker()), Random(5)
    while not match.is_over:
        match controller.phase:
            case HandOver(seat) | Unveiling(seat):
                assert not controller.revealed and controller.view().viewer == ONLOOKER
                controller.take_wheel(seat)
                assert controller.view().viewer == seat
            case Asking(seat):
                controller.look(seat)
                assert controller.revealed == (match.state.stage in match.game.secret)
                was_open = controller.revealed
                controller.choose(seat, rng.choice(match.choices()))
                goes_on = match.to_move == seat and match.can_undo(seat) and controller.is_secret
                assert controller.revealed == (was_open and goes_on)
            case _:
                controller.mark_shown()


@both
def test_one_person_alone_never_hands_over(game: str) -> None:
    controller = MatchController(begin(game, "mate", "human", "mate"), LocalThinker())
    run(controller, lambda it: it.match.state.round == 3 or isinstance(it.phase, HandOver | Unveiling))
    assert controller.match.state.round == 3 and controller.revealed and controller.seat == 1
    controller.cover()
    assert controller.revealed


def test_who_just_chose_is_not_handed_over_to_but_opens_the_own_cards_again() -> None:
    """After a prize the same person places the next dice: nobody changes seats, though others have watched."""
    for seed in range(200):
        controller = MatchController(begin("jamaica", "human", "human", seed=str(seed)), LocalThinker())
        rng, before = Random(seed), -1
        while controller.match.state.round < 5 and not isinstance(controller.phase, Unveiling):
            phase = controller.phase
            run(controller, goes_on_from(controller), rng)
            before = phase.seat if isinstance(phase, Asking) else before
        if isinstance(controller.phase, Unveiling):
            break
    assert controller.phase == Unveiling(before) and not controller.revealed
    assert controller.match.state.stage in controller.match.game.secret
    read = controller.shown
    controller.take_wheel(controller.phase.seat)
    assert controller.phase == Asking(before) and controller.read[before] == read, "what he has watched is no news"
    controller.choose(before, controller.match.choices()[0])


def test_who_may_have_left_is_handed_over_to_anew() -> None:
    controller = MatchController(begin("jamaica", "human", "human"), LocalThinker())
    seat = controller.match.to_move
    controller.take_wheel(seat)
    assert controller.phase == Asking(seat)
    controller.cover()
    assert controller.phase == HandOver(seat) and not controller.revealed


@both
def test_every_person_has_read_what_was_shown_until_the_own_cards_were_closed(game: str) -> None:
    controller, shelf = MatchController(begin(game, "human", "mate", "human"), LocalThinker()), Shelf()
    controller.keeper = shelf
    run(controller, lambda it: asks(0, SECRET[game])(it) and getattr(it.match.state, "captain", 0) == 0)
    read = controller.shown
    controller.choose(0, controller.match.choices()[0])
    assert controller.read[0] == read < len(controller.match.events())
    run(controller, asks(2, SECRET[game]))
    assert controller.read_by_all() == (read, 0, controller.shown)


# Secret choices in any order


@both
def test_secret_choices_may_come_in_any_order(game: str) -> None:
    """Those that come early wait, and are handed to the rules in their order: the match is the same."""
    match = begin(game, "human", "human", "human")
    controller = MatchController(match, LocalThinker())
    run(controller, lambda it: it.match.state.stage == SECRET[game])
    first = match.to_move
    order = [(first + step) % 3 for step in range(3)]
    plain = Match.resume(match.record(), match.game)
    wanted = {}
    for seat in order:
        wanted[seat] = plain.choices()[-1]
        plain.play(seat, wanted[seat])
    for seat in reversed(order[1:]):
        assert controller.choose(seat, wanted[seat]) == [] and controller.early.get(seat)
        assert match.to_move == first
    with pytest.raises(IllegalMove):
        controller.choose(order[2], ("card", "of another"))
    events = controller.choose(first, wanted[first])
    assert match.record() == plain.record() and len(events) >= 3
    assert not any(controller.early.get(seat) for seat in order)


def test_an_early_choice_can_be_replaced_and_is_no_choice_of_a_later_round() -> None:
    match = begin("montego", "human", "human", "human")
    controller = MatchController(match, LocalThinker())
    run(controller, asks(0, "cards"))
    controller.choose(2, ("cards", 1, 1))
    controller.choose(2, ("cards", 5, 4))
    controller.choose(0, ("cards", 2, 2))
    controller.mark_shown()
    controller.take_wheel(1)
    before = len(match.steps)
    controller.choose(1, ("cards", 3, 3))
    assert match.steps[before + 1].move == ("cards", 5, 4)
    with pytest.raises(WrongSeat):
        controller.choose((match.to_move + 1) % 3, ("cards", 1, 1))


# Taking back


@both
def test_a_laid_card_is_changed_until_somebody_reveals(game: str) -> None:
    """Through the handover to the next person, and past a captain who has laid since: his choice stays what it was."""
    match = begin(game, "human", "mate", "human")
    controller = MatchController(match, LocalThinker())
    run(controller, lambda it: isinstance(it.phase, HandOver) and it.phase.before == 0)
    assert match.to_move == 2
    laid = {step.by: step.move for step in match.steps[-2:]}
    controller.undo(0)
    assert controller.phase == HandOver(0) and not controller.revealed and controller.early.get(1)
    controller.take_wheel(0)
    other = next(move for move in match.choices() if move != laid[0])
    controller.choose(0, other)
    assert [(step.by, step.move) for step in match.steps[-2:]] == [(0, other), (1, laid[1])]
    controller.mark_shown()
    assert controller.phase == HandOver(2, 0)
    controller.take_wheel(2)
    controller.choose(2, match.choices()[0])
    assert not controller.can_undo(0) and not controller.can_undo(2)
    with pytest.raises(NothingToUndo):
        controller.undo(0)


def test_one_person_takes_a_card_back_while_captains_think() -> None:
    thinker = Slow()
    match = begin("montego", "human", "mate", "mate")
    controller = MatchController(match, LocalThinker())
    run(controller, asks(0, "cards"))
    controller.thinker = controller.adviser.thinker = thinker
    controller.choose(0, ("cards", 1, 1))
    controller.poll()
    assert thinker.asked and thinker.asked.view.to_move == 1
    thinker.reply = Answer(("cards", 2, 3))
    controller.poll()
    controller.poll()
    controller.undo(0)
    assert match.to_move == 0 and thinker.cancelled == 1 and controller.early.get(1)
    controller.choose(0, ("cards", 4, 4))
    controller.poll()
    assert [step.move for step in match.steps[-2:]] == [("cards", 4, 4), ("cards", 2, 3)]
    assert match.to_move == 2 and thinker.asked.view.to_move == 2


def test_nobody_takes_back_over_what_another_has_decided_in_the_open() -> None:
    """M4: Lazy Jack is hired or not before all eyes."""
    for seed in range(50):
        match = begin("montego", "human", "human", "human", seed=str(seed))
        controller = MatchController(match, LocalThinker())
        run(controller, lambda it: it.match.state.stage == "hire" or it.match.is_over, Random(seed))
        if not match.is_over:
            first = match.to_move
            controller.choose(first, PASS)
            if match.state.stage == "hire":
                break
    assert controller.can_undo(first)
    second = match.to_move
    controller.choose(second, PASS)
    assert not controller.can_undo(first)
    controller.undo(second)
    assert match.to_move == second and match.state.stage == "hire"


def test_moves_that_were_one_choice_are_taken_back_as_one() -> None:
    match = begin("montego", "human", "random")
    controller = MatchController(match, LocalThinker())
    run(controller, lambda it: asks(0, "load")(it) and it.match.state.hand > 2)
    before, state = len(match.steps), match.state
    pier = ("load", state.first + 1 if state.free[state.first] > state.hand else len(state.ships))
    controller.carry_out(0, [pier, pier])
    if match.undoable:
        controller.undo(0)
        assert len(match.steps) == before and match.state == state


def test_why_nothing_can_be_taken_back_is_said() -> None:
    controller = MatchController(begin("jamaica", "human", "mate"), LocalThinker())
    run(controller, lambda it: isinstance(it.phase, Asking))
    reasons = {controller.why_no_undo(0)}
    run(controller, lambda it: it.match.state.round == 2 and asks(0, "card")(it))
    if not controller.can_undo(0):
        reasons.add(controller.why_no_undo(0))
    assert all(reason.startswith("Nothing to undo") for reason in reasons) and len(reasons) == 2


# Questions that leave nothing to decide


def test_no_payment_is_asked_for_that_leaves_the_same_whatever_one_chooses() -> None:
    """J7.1, J12.5: holds of 2 and 3 pay 4. The proposed payment is made; what differs is asked."""
    asked = spared = 0
    for seed in range(60):
        controller = MatchController(begin("jamaica", "human", "human", seed=str(seed)), LocalThinker())
        match, rng = controller.match, Random(seed)
        while match.state.round < 9 and not match.is_over:
            phase = controller.phase
            if isinstance(phase, Asking):
                assert match.game.foregone(match.view(phase.seat)) is None and len(match.choices()) > 1
                asked += match.state.stage == "pay"
            known = len(match.steps)
            run(controller, goes_on_from(controller), rng)
            for step in match.steps[known + 1 :]:
                spared += step.by >= 0 and step.move[0] == "pay"
    assert asked > 20 and spared > 5


def test_a_foregone_answer_is_taken_back_with_the_choice_before_it() -> None:
    for seed in range(400):
        controller = MatchController(begin("jamaica", "human", "human", seed=str(seed)), LocalThinker())
        match, rng = controller.match, Random(seed)
        found = False
        while match.state.round < 8 and not match.is_over and not found:
            known = len(match.steps)
            run(controller, goes_on_from(controller), rng)
            made = [step for step in match.steps[known:] if step.by >= 0]
            found = len(made) == 2 and made[1].move[0] == "pay" and len(match.undoable) >= 2
        if found:
            break
    seat = made[0].by
    assert made[1].by == seat and controller.can_undo(seat)
    controller.undo(seat)
    assert len(match.steps) == known and match.to_move == seat


def test_payments_that_leave_the_same_are_told_from_others() -> None:
    """The Sixth Hold is unlike the others (J9.5), so what is left there matters."""
    seen = set[bool]()
    for seed in range(30):
        match, rng = begin("jamaica", "human", "human", seed=str(seed)), Random(seed)
        while not match.is_over:
            if match.state.stage == "pay":
                view, answer = match.view(match.to_move), match.game.foregone(match.view(match.to_move))
                left = [left_by(view, move) for move in match.choices()]
                assert (answer is None) == any(one != left[0] for one in left)
                assert answer is None or answer in match.choices()
                seen.add(answer is None)
            match.play(match.to_move, rng.choice(match.choices()))
    assert seen == {True, False}


# Advice


def test_a_hint_shows_its_progress_and_comes_by_itself() -> None:
    controller, thinker = MatchController(begin("jamaica", "human", "mate"), LocalThinker()), Slow()
    run(controller, asks(0, "card"))
    controller.thinker = controller.adviser.thinker = thinker
    assert controller.adviser.hint_progress is None and controller.ask_hint()
    assert thinker.asked and thinker.asked.weigh and thinker.asked.view.viewer == 0
    controller.poll(HINT / 4)
    assert controller.adviser.hint_progress == pytest.approx(0.25) and not controller.ask_hint()
    controller.poll(HINT * 2)
    assert controller.adviser.hint_progress == 1.0 and controller.adviser.advice is None
    move = controller.match.choices()[1]
    thinker.reply = Answer(move, {move: 0.4})
    controller.poll(0.01)
    assert (
        controller.adviser.advice
        and controller.adviser.advice.move == move
        and controller.adviser.hint_progress is None
    )
    controller.choose(0, move)
    assert controller.adviser.advice is None


def test_a_hint_can_be_cancelled_and_its_answer_comes_no_more() -> None:
    controller, thinker = MatchController(begin("montego", "human", "mate"), LocalThinker()), Slow()
    run(controller, asks(0, "cards"))
    controller.thinker = controller.adviser.thinker = thinker
    assert not controller.adviser.cancel_hint() and controller.ask_hint() and controller.adviser.cancel_hint()
    thinker.reply = Answer(("cards", 1, 1))
    controller.poll(1.0)
    assert controller.adviser.advice is None and controller.adviser.hint_progress is None and thinker.cancelled == 1


@both
def test_the_adviser_is_told_no_more_than_is_shown(game: str) -> None:
    """On the couch an open question is advised on without anybody's cards, a secret one only at the wheel."""
    controller, thinker = MatchController(begin(game, "human", "human"), LocalThinker()), Slow()
    run(controller, lambda it: isinstance(it.phase, Asking) and not it.is_secret)
    controller.thinker = controller.adviser.thinker = thinker
    assert controller.ask_hint() and thinker.asked and thinker.asked.view.viewer == ONLOOKER
    controller.adviser.cancel_hint()
    controller.thinker = LocalThinker()
    run(controller, lambda it: isinstance(it.phase, HandOver))
    assert not controller.can_hint()
    controller.take_wheel(controller.match.to_move)
    assert controller.can_hint()


# Keeping


@both
def test_every_choice_is_kept_and_how_much_was_shown(game: str) -> None:
    shelf = Shelf()
    match = begin(game, "human", "mate")
    controller = MatchController(match, LocalThinker(), shelf)
    controller.start()
    rng = Random(2)
    while match.state.round < 3:
        made = len(match.steps)
        run(controller, lambda it, made=made: len(it.match.steps) > made, rng)  # type: ignore[misc]
        assert shelf.kept[-1][0] == tuple(step.move for step in match.steps)
        assert shelf.kept[-1][1] == (controller.shown, 0)
    controller.mark_shown()
    controller.poll()
    assert shelf.kept[-1][1] == (len(match.events()), 0)
    controller.close()
    assert shelf.closed


@both
def test_what_was_not_shown_before_the_match_was_left_is_known_when_it_goes_on(game: str) -> None:
    shelf = Shelf()
    match = begin(game, "human", "mate")
    controller = MatchController(match, LocalThinker(), shelf)
    run(controller, asks(0, SECRET[game]))
    controller.choose(0, match.choices()[0])
    while match.to_move == 1:
        controller.poll()
    controller.mark_shown(controller.shown + 1)
    read = controller.shown
    controller.close()
    again = MatchController(Match.resume(match.record(), match.game), LocalThinker(), read=shelf.kept[-1][1])
    assert again.read == {0: read} and read < again.shown == len(match.events())
    run(again, lambda it: len(it.match.steps) > len(match.steps))
    assert again.read == {}, "from the next choice on nothing was missed"


# Lessons


@both
def test_a_lesson_lets_nothing_happen_but_what_leads_on(game: str) -> None:
    for chapter in load(game).chapters[1:3]:
        places = list[int]()
        guide = Guide(chapter, keep=places.append)
        match = guide.act.begin(0)
        controller = MatchController(match, Script(match), guide=guide)
        while not guide.is_last and guide.act is chapter.acts[0]:
            if controller.phase != Asking(LEARNER) or not guide.cue.asks:
                controller.poll()
                controller.mark_shown()
                if not guide.step.choice:
                    guide.go_to(guide.place + 1)
            elif not guide.step.choice:
                assert controller.choose(LEARNER, match.choices()[0]) == [] and not guide.wrong
                guide.go_to(guide.place + 1)
            else:
                choice = guide.step.choice
                wrong = next(move for move in match.choices() if move != choice[0])
                assert controller.choose(LEARNER, wrong) == [] and guide.reproof == guide.step.against((wrong,))
                assert controller.carry_out(LEARNER, choice)
                assert not controller.can_undo(LEARNER) and controller.why_no_undo(LEARNER)
        assert places == list(range(1, len(places) + 1)) and len(places) > 3


class Script(Slow):
    """Answers what a lesson's script says."""

    def __init__(self, match: Any) -> None:
        super().__init__()
        self.match = match

    def answer(self) -> Answer | None:
        return None if self.match.is_done else Answer(self.match.next_move())
