"""The course of a lesson at a table: what is shown before the coach speaks, and what waits until he was heard."""

import sys
from collections.abc import Callable, Iterable

from ...engine.contract import Move, State
from ...session.lesson import LessonMatch
from .coach import TRY, Coach
from .tabletop import Tabletop


class LessonPlay:
    """Lets a match stop wherever a step of a lesson is due."""

    def __init__(
        self, coach: Coach, tabletop: Tabletop[State], match: LessonMatch, answer: Callable[[Iterable[Move]], None],
        replays_from: int | None,
    ) -> None:  # fmt: skip
        """`replays_from`: from which number of events on they are shown, if not from where the step begins."""
        self.coach, self._tabletop, self._match = coach, tabletop, match
        self._answer, self._replays_from = answer, replays_from
        behind = [step.choice for step in coach.guide.later if step.choice]
        self._planned = behind if coach.tries else []
        """What a wrong choice that is only tried is followed by, as far as that is possible: what the lesson plans."""
        tabletop.coach = coach
        tabletop.player.limit = lambda: sys.maxsize if coach.tries else coach.limit
        coach.go_on, coach.make = self.go_on, answer

    def begin(self) -> None:
        """What was shown before the step is there already; all else waits until the coach has spoken."""
        guide = self.coach.guide
        told = guide.cue.told if self._replays_from is None else self._replays_from
        self._tabletop.turn_back(guide.act.view_at(told), told)
        if self.coach.tries:
            self._answer(guide.tried)
        else:
            self._tabletop.play(self._match.events()[told:])

    @property
    def may_answer(self) -> bool:
        """Whether an answer of the learner would lead on."""
        return bool(self.coach.step.choice)

    @property
    def holds(self) -> bool:
        """Whether the match waits for the coach."""
        return self.coach.tries or (not self.coach.guide.cue.asks and self._is_due())

    def _is_due(self) -> bool:
        context = self._tabletop.context
        return (self.coach.tries or not context.busy) and self.coach.is_due(context.told, context.asked)

    def listen(self) -> bool:
        """The coach begins to speak when a step is due, and is silent while things happen; True if that changes."""
        if self._planned and not self._tabletop.context.busy and self._match.asks_learner:
            self._follow_plan()
        if self.coach.speaks == self._is_due():
            return False
        self.coach.speaks = not self.coach.speaks
        self._turn_page()
        return True

    def _follow_plan(self) -> None:
        choice = self._planned.pop(0)
        if len(choice) == 1 and choice[0] in self._match.choices():
            self._answer(choice)
        else:
            self._planned.clear()

    def go_on(self) -> None:
        """Go on to another step, and show what waited for it."""
        self._tabletop.player.go_on()
        self.coach.speaks = self._is_due()
        self._turn_page()

    def _turn_page(self) -> None:
        self._tabletop.ring.clear()
        self._tabletop.set_spots(self.coach.first if self.coach.speaks else None)
        self._tabletop.ring.renew()

    def refuse(self) -> None:
        """Tell the learner that a choice does not lead on."""
        self._tabletop.set_spots(TRY)

    def hush(self) -> None:
        """Close the coach's sheet: a choice was made that leads on."""
        if not self.coach.tries:
            self.coach.speaks = False
