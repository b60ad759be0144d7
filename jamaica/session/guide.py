"""The guide of a lesson: allows only the choices that lead on in its chapter, and says what is wrong with others."""

from collections.abc import Callable, Sequence

from ai.worker import Answer, Ask

from ..engine.contract import Move
from .lesson import Act, Chapter, Cue, LessonMatch, Step
from .thinker import Thinker


class Guide:
    """Where the learner is in a chapter. A match in which a wrong choice is tried out follows no script."""

    def __init__(self, chapter: Chapter, place: int = 0, keep: Callable[[int], None] = lambda place: None) -> None:
        """`keep` is told of every new place."""
        self.chapter, self.place = chapter, place
        self.wrong: tuple[Move, ...] = ()
        """The last choice that does not lead on."""
        self.tried: tuple[Move, ...] = ()
        """The wrong choice that is played at this match, to see what it leads to."""
        self._places = chapter.places()
        self._keep = keep

    @property
    def act(self) -> Act:
        """The match of the moment."""
        return self._places[self.place][0]

    @property
    def step(self) -> Step:
        """What is said now."""
        act, number = self._places[self.place]
        return act.steps[number]

    @property
    def later(self) -> Sequence[Step]:
        """The steps behind it in the same match."""
        act, number = self._places[self.place]
        return act.steps[number + 1 :]

    @property
    def cue(self) -> Cue:
        """When the step is due."""
        act, number = self._places[self.place]
        return act.cues[number]

    @property
    def steps(self) -> int:
        """How many steps the chapter has."""
        return len(self._places)

    @property
    def is_last(self) -> bool:
        """Whether this is the chapter's last step."""
        return self.place == self.steps - 1

    @property
    def reproof(self) -> str:
        """What is said about the last choice, if it was wrong."""
        return self.step.against(self.wrong) if self.wrong else ""

    def takes(self, moves: Sequence[Move]) -> bool:
        """A choice is made; False if it does not lead on."""
        if self.tried:
            return True
        if not self.step.choice or tuple(moves) != self.step.choice:
            self.wrong = tuple(moves) if self.step.choice else ()
            return False
        self.go_to(self.place + 1)
        return True

    def go_to(self, place: int) -> bool:
        """Go to another step; True if the match can go on to it from where it stands."""
        act, told = self.act, self.cue.told
        self.place, self.wrong = place, ()
        self._keep(place)
        return self.act is act and self.cue.told >= told

    def replayed(self) -> int | None:
        """From which number of events on the last thing that was shown before this step is shown again."""
        act, number = self._places[self.place]
        told = act.cues[number].told
        return next((cue.told for cue in reversed(act.cues[:number]) if cue.told < told), None)


class ScriptThinker:
    """Thinks for the captains of a lesson: what the script says. A hint is asked of somebody who can think."""

    def __init__(self, match: LessonMatch, adviser: Callable[[], Thinker]) -> None:
        self._match, self._make = match, adviser
        self._adviser: Thinker | None = None
        self._asked = self._advises = False

    def ask(self, ask: Ask) -> None:
        """A question; a hint is weighed, what a captain does stands in the script."""
        self._asked, self._advises = not ask.weigh and not self._match.strays, ask.weigh or self._match.strays
        if self._advises:
            self._adviser = self._adviser or self._make()
            self._adviser.ask(ask)

    def answer(self) -> Answer | None:
        if self._advises and self._adviser:
            return self._adviser.answer()
        if not self._asked or self._match.is_done:
            return None
        self._asked = False
        return Answer(self._match.next_move(), {})

    def cancel(self) -> None:
        self._asked = self._advises = False
        if self._adviser:
            self._adviser.cancel()

    def close(self) -> None:
        if self._adviser:
            self._adviser.close()
