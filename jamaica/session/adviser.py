"""The adviser: gives a hint when asked, and as a tutor warns of a choice that costs much before it is carried out.

The tutor weighs the choices while the person thinks, so that he has an opinion when one is made. He knows what the
person knows and no more, and keeps the rules waiting no longer than he may think.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic

from ai.arguments import Verdict
from ai.counsel import ADVISER, CLEARLY, COMPARE, DEAR, RANK
from ai.mind import Plan
from ai.worker import Answer, Ask

from ..engine.argument import Argument
from ..engine.contract import Move, S, State
from ..engine.match import Match
from .thinker import Thinker

OFF: Final = "off"
HINT = 1.5
"""Seconds for a hint."""
AHEAD = 5
"""Plans that are compared with the best before anybody has chosen."""
LONGEST = 2.0
"""Seconds after which a choice is let through, whatever the tutor may still find."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the adviser would choose, the share of victory he expects of each choice, and why it is best."""

    move: Move
    shares: Mapping[Move, float] = field(default_factory=dict)
    arguments: Sequence[Argument] = ()


@dataclass(frozen=True, slots=True)
class Held:
    """A choice that is not carried out before the tutor has weighed it."""

    seat: int
    moves: Plan


class Adviser(Generic[S]):
    """One adviser for one match; he thinks where captains think, and only while they do not."""

    def __init__(self, match: Match[S], thinker: Thinker, tutor: Callable[[], str]) -> None:
        """`tutor` says how strict he is now, if he warns at all."""
        self._match = match
        self.thinker = thinker
        self._tutor = tutor
        self.advice: Advice | None = None
        self.held: Held | None = None
        self._hint: S | None = None
        """The view for which a hint was asked that has not come yet."""
        self._pondered = 0.0
        """Seconds since a hint was asked for."""
        self._waited = 0.0
        """Seconds since a choice is held."""
        self._asked: Ask | None = None
        """What he thinks about now."""
        self._asked_for: State | None = None
        """The view of the question that it is about; None once that is over."""
        self._ranking: Sequence[Plan] | None = None
        self._verdicts: dict[Plan, Verdict | None] = {}
        self._insists: Plan | None = None
        """The choice that was warned of and is kept."""

    @property
    def is_thinking(self) -> bool:
        """Whether he uses the thinker now."""
        return self._asked is not None

    # Hints

    @property
    def hint_progress(self) -> float | None:
        """How much of his time for a hint he has used; None if he was not asked for one."""
        return None if self._hint is None else min(1.0, self._pondered / HINT)

    def ask_hint(self, view: S) -> bool:
        """Ask what he would choose, from this view; False if he is asked already."""
        if self._hint is not None:
            return False
        self.advice = None
        self._hint, self._pondered = view, 0.0
        self._go_on(None)
        return True

    def cancel_hint(self) -> bool:
        """Give up a hint that was asked for; False if none was."""
        if self._hint is None:
            return False
        self._hint = None
        if self._asked and self._asked.weigh:
            self._asked = None
            self.thinker.cancel()
        return True

    def forget(self) -> None:
        """Drop all advice and estimates: the match has gone on, or back."""
        self.cancel_hint()
        self.advice = self.held = self._insists = self._ranking = None
        self._verdicts.clear()
        self._asked_for = None

    # The tutor

    @property
    def verdict(self) -> Verdict | None:
        """What is to be said of the choice that is held; None if he has not weighed it, or has nothing to say."""
        return self._verdicts.get(self.held.moves) if self.held else None

    @property
    def warns(self) -> bool:
        """Whether he warns of the choice that is held."""
        return self.held is not None and self._is_dear(self._verdicts.get(self.held.moves))

    @property
    def progress(self) -> float | None:
        """The part of the time for a hint or for weighing a choice that has passed; None if neither is awaited."""
        if self.held is None or self.warns:
            return self.hint_progress
        return min(1.0, self._waited / LONGEST)

    def holds(self, seat: int, moves: Plan) -> bool:
        """A choice is made: True if it is held until he has weighed it, or because he warns of it."""
        if self._tutor() == OFF:
            return False
        if moves == self._insists or self._is_best(moves):
            return False
        if moves in self._verdicts and not self._is_dear(self._verdicts[moves]):
            return False
        if self.held is None or self.held.moves != moves:
            self.held, self._waited = Held(seat, moves), 0.0
        return True

    def insist(self) -> Held | None:
        """Carry out the held choice in spite of the warning: returns it, and holds it no more."""
        held, self.held = self.held, None
        self._insists = held.moves if held else None
        return held

    def let_go(self) -> Held | None:
        """The held choice, once it may be carried out without a warning; None until then."""
        if self.held is None or self.warns:
            return None
        known = self.held.moves in self._verdicts or self._is_best(self.held.moves)
        return self.insist() if known or self._waited >= LONGEST else None

    def release(self) -> None:
        """The choice that is held is taken back."""
        self.held = None

    def _is_best(self, moves: Plan) -> bool:
        return self._ranking is not None and (not self._ranking or self._ranking[0][: len(moves)] == moves)

    def _is_dear(self, verdict: Verdict | None) -> bool:
        least = DEAR.get(self._tutor())
        return bool(verdict and least and verdict.gain > max(least, CLEARLY * verdict.error))

    # Time

    def poll(self, seconds: float, view: Callable[[], S] | None) -> None:
        """Let time pass. `view` makes what the person knows who is asked at the screen now; None if nobody is."""
        self._pondered += seconds
        self._waited += seconds
        if self._asked and (answer := self.thinker.answer()):
            asked, self._asked = self._asked, None
            if asked.weigh:
                self._hint = None
                arguments = answer.verdict.arguments if answer.verdict else ()
                self.advice = Advice(answer.move, answer.shares, [argument.turned() for argument in arguments])
            elif self._asked_for is not None:
                self._learn(asked, answer)
        self._go_on(view)

    def _learn(self, asked: Ask, answer: Answer) -> None:
        if asked.compare is None:
            self._ranking = answer.ranking
        else:
            self._verdicts[asked.compare[1]] = answer.verdict

    def _go_on(self, view: Callable[[], S] | None) -> None:
        """What he thinks about next, if he is not thinking."""
        weighs = view is not None and self._tutor() != OFF
        if self._asked is not None or not (self._hint is not None or weighs):
            return
        name, seed = self._match.game.name, self._match.whim() + len(self._verdicts)
        if self._hint is not None:
            self._asked = Ask(name, ADVISER, self._hint, seed, HINT, weigh=True)
        elif view is not None and self._tutor() != OFF:
            if self._ranking is None:
                self._asked = Ask(name, ADVISER, view(), seed, RANK, rank=True)
            elif pair := self._next_pair(self._ranking):  # in other worlds than those it was found best in
                self._asked = Ask(name, ADVISER, view(), seed + 1, COMPARE, compare=pair)
        if self._asked is not None:
            self._asked_for = self._asked.view
            self.thinker.ask(self._asked)

    def _next_pair(self, ranking: Sequence[Plan]) -> tuple[Plan, Plan] | None:
        """The best plan and one to compare with it: what was chosen, else what may be chosen."""
        if not ranking:
            return None
        wanted = [self.held.moves] if self.held else list(ranking[1 : 1 + AHEAD])
        for plan in wanted:
            if plan not in self._verdicts and not self._is_best(plan):
                return ranking[0] if plan in ranking else ranking[0][: len(plan)], plan
        return None
