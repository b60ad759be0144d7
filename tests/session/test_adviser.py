"""The tutor: weighs while a person thinks, holds a dear choice before anything comes of it, and lets go in time."""

from typing import Any

import pytest

from ai.arguments import Verdict
from ai.counsel import DEAR
from ai.mind import Plan
from ai.worker import Answer, Ask
from jamaica.engine.argument import Argument
from jamaica.engine.contract import ONLOOKER, Move
from jamaica.games import GAMES
from jamaica.session.adviser import LONGEST, OFF
from jamaica.session.controller import Asking, HandOver, MatchController, Showing, Thinking, Unveiling, Warned, Weighing
from jamaica.session.guide import Guide
from jamaica.session.lesson import LEARNER, load
from jamaica.session.thinker import LocalThinker

from .test_controller import SECRET, asks, begin, run

both = pytest.mark.parametrize("game", GAMES)
GENTLE, STRICT = DEAR
DOUBT = 0.01
"""The standard error of what the judge finds."""


class Judge:
    """Answers at once: the first choice is best, every other costs the same."""

    def __init__(self, cost: float) -> None:
        self.cost = cost
        self.asked: list[Ask] = []
        self.silent = False
        self._ask: Ask | None = None

    def ask(self, ask: Ask) -> None:
        self.asked.append(ask)
        self._ask = ask

    def answer(self) -> Answer | None:
        if self.silent or self._ask is None:
            return None
        ask, self._ask = self._ask, None
        moves = ask.view.choices()
        if ask.rank:
            return Answer(moves[0], ranking=tuple((move,) for move in moves))
        found = Verdict(self.cost, DOUBT, 50, (Argument("shortage", (2,), 0.6, 0.1),))
        return Answer(moves[0], verdict=found if ask.compare else None)

    def cancel(self) -> None:
        self._ask = None

    def close(self) -> None:
        self._ask = None


class Table:
    """A controller at a secret question of seat 0, with a judge."""

    def __init__(self, game: str, *pilots: str, level: str = GENTLE, cost: float = 0.1) -> None:
        self.judge, self.level = Judge(cost), level
        match = begin(game, *(pilots or ("human", "mate", "mate")))
        self.it: MatchController[Any] = MatchController(match, LocalThinker(), warns=lambda: self.level)
        self.level = OFF
        run(self.it, asks(0, SECRET[game]))
        self.level = level
        self.it.thinker = self.it.adviser.thinker = self.judge
        self.steps = len(match.steps)

    def choose(self, place: int) -> Plan:
        """The choice at this place of the list is made."""
        move: Move = self.it.match.choices()[place]
        self.it.choose(0, move)
        return (move,)

    def think(self, frames: int = 20) -> None:
        """Time in which the person only looks."""
        for _ in range(frames):
            self.it.poll(0.02)

    @property
    def is_made(self) -> bool:
        """Whether the choice was carried out."""
        return len(self.it.match.steps) > self.steps


@both
def test_a_dear_choice_is_held_before_anything_comes_of_it(game: str) -> None:
    table = Table(game)
    table.think()
    happened = len(table.it.match.events())
    held = table.choose(1)
    assert table.it.phase == Warned(0) and not table.is_made
    assert len(table.it.match.events()) == happened and table.it.adviser.held
    assert table.it.adviser.held.moves == held and table.it.adviser.verdict
    assert table.it.adviser.verdict.arguments[0].topic == "shortage"
    table.it.keep_choice()
    table.it.mark_shown()
    assert table.is_made and table.it.match.steps[table.steps].move == held[0]
    assert table.it.phase == Thinking(1) and table.it.adviser.held is None


@both
def test_a_choice_is_taken_back_and_another_made(game: str) -> None:
    table = Table(game)
    table.think()
    table.choose(1)
    table.it.adviser.release()
    assert table.it.phase == Asking(0) and not table.is_made
    table.choose(0)
    assert table.is_made, "the best choice is never warned of"


@both
def test_who_decides_quickly_waits_until_it_is_weighed(game: str) -> None:
    table = Table(game)
    table.choose(1)
    assert table.it.phase == Weighing(0) and not table.is_made
    table.think(3)
    assert table.it.phase == Warned(0) and not table.is_made
    cheap = Table(game, cost=0.01)
    cheap.choose(1)
    assert cheap.it.phase == Weighing(0)
    cheap.think(3)
    assert cheap.is_made, "carried out by itself"


@both
def test_nobody_waits_longer_than_the_tutor_may_think(game: str) -> None:
    table = Table(game)
    table.judge.silent = True
    table.choose(1)
    table.it.poll(LONGEST * 0.6)
    assert table.it.phase == Weighing(0) and 0 < (table.it.adviser.progress or 0) < 1
    table.it.poll(LONGEST * 0.6)
    assert table.is_made


@pytest.mark.parametrize(
    ("level", "cost", "warned"),
    [
        (OFF, 0.9, False),
        (GENTLE, DEAR[GENTLE] + 0.001, True),
        (GENTLE, DEAR[GENTLE] - 0.001, False),
        (STRICT, DEAR[STRICT] + 0.001, True),
        (STRICT, DOUBT * 1.9, False),
    ],
)
def test_how_strict_he_is(level: str, cost: float, warned: bool) -> None:
    table = Table("jamaica", level=level, cost=cost)
    table.think()
    table.choose(1)
    assert isinstance(table.it.phase, Warned) == warned and table.is_made != warned


def test_what_is_within_doubt_is_not_warned_of() -> None:
    table = Table("jamaica", level=STRICT, cost=0.08)
    table.judge.answer = lambda: _doubtful(table.judge)  # type: ignore[method-assign]
    table.think()
    table.choose(1)
    assert table.is_made


def _doubtful(judge: Judge) -> Answer | None:
    found = Judge.answer(judge)
    return (
        Answer(found.move, ranking=found.ranking, verdict=found.verdict and Verdict(0.08, 0.05, 50)) if found else None
    )


@both
def test_he_is_asked_what_the_person_knows_and_never_for_captains(game: str) -> None:
    table = Table(game)
    table.think()
    assert table.judge.asked and {ask.view.viewer for ask in table.judge.asked} == {0}
    assert [ask.rank for ask in table.judge.asked[:2]] == [True, False]
    asked = len(table.judge.asked)
    table.choose(0)
    table.it.mark_shown()
    table.it.poll(0.1)
    assert all(not (ask.rank or ask.compare) for ask in table.judge.asked[asked:]), "captains think for themselves"


@both
def test_on_the_couch_he_speaks_to_the_person_at_the_wheel_alone(game: str) -> None:
    table = Table(game, "human", "human", "human")
    table.think()
    table.choose(1)
    assert table.it.phase == Warned(0)
    table.it.cover()
    assert isinstance(table.it.phase, HandOver), "whoever else looks is told nothing"
    assert not table.it.revealed and not table.is_made
    table.it.take_wheel(0)
    assert table.it.phase == Warned(0)
    table.it.keep_choice()
    table.it.mark_shown()
    assert isinstance(table.it.phase, HandOver) and not table.it.revealed


def test_an_open_question_on_the_couch_is_weighed_without_anybody_s_cards() -> None:
    table = Table("jamaica", "human", "human")
    table.level = OFF
    run(table.it, lambda it: isinstance(it.phase, Asking) and not it.is_secret and len(it.match.choices()) > 1)
    table.level = GENTLE
    table.it.conceal()
    table.judge.asked.clear()
    table.think(3)
    assert {ask.view.viewer for ask in table.judge.asked} == {ONLOOKER}


@both
def test_a_choice_kept_in_spite_of_the_warning_can_still_be_undone(game: str) -> None:
    table = Table(game)
    table.think()
    table.choose(1)
    table.it.keep_choice()
    table.it.undo(0)
    assert not table.is_made and table.it.phase == Asking(0)
    table.choose(2)
    table.think(6)
    assert table.it.phase == Warned(0), "he weighs anew"


@both
def test_who_has_a_phone_is_not_warned(game: str) -> None:
    table = Table(game, "human", "human")
    table.it.hold_phones([0])
    table.it.choose(0, table.it.match.choices()[1])
    assert table.is_made


@both
def test_never_in_a_lesson(game: str) -> None:
    guide, judge = Guide(load(game).chapters[1]), Judge(0.9)
    match = guide.act.begin(0)
    it = MatchController(match, judge, guide=guide, warns=lambda: STRICT)
    it.start()
    it.mark_shown()
    for _ in range(5):
        it.poll(0.1)
    assert judge.asked == [] and match.to_move == LEARNER and it.phase == Asking(LEARNER)


def test_barrels_are_weighed_together() -> None:
    """M7.2: what a worker has in hand is spread as one choice, and held as one."""
    table = Table("montego")
    table.level = OFF
    run(table.it, lambda it: it.match.state.stage == "load" and it.match.state.hand > 1 and it.match.to_move == 0)
    table.level, steps = GENTLE, len(table.it.match.steps)
    table.it.mark_shown()
    table.judge.silent = True
    last = table.it.match.choices()[-1]
    table.it.carry_out(0, (last, last))
    assert table.it.adviser.held and table.it.adviser.held.moves == (last, last)
    assert isinstance(table.it.phase, Weighing) and len(table.it.match.steps) == steps


@both
def test_the_real_adviser_warns_and_lets_go(game: str) -> None:
    """With the admiral himself, in this process: whatever is chosen, the match goes on."""
    match = begin(game, "human", "greedy", seed="3")
    it = MatchController(match, LocalThinker(), warns=lambda: STRICT)
    for _ in range(60):
        match_phase = it.phase
        if isinstance(match_phase, Asking):
            it.choose(0, match.choices()[-1])
            if isinstance(it.phase, Weighing):
                it.adviser.thinker = Judge(0.2)
        elif isinstance(match_phase, Warned):
            it.keep_choice()
            return
        elif isinstance(match_phase, HandOver | Unveiling):
            it.take_wheel(0)
        elif isinstance(match_phase, Showing):
            it.mark_shown()
        it.poll(0.1)
    raise AssertionError("nothing was warned of")
