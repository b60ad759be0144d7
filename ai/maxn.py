"""Foresight where everything lies open: the plans of all seats, deeper and deeper.

While nothing is hidden, and nothing but choices decides how the round ends, there is one world to look at. Each seat is
expected to take the plan that is best for itself (max^n), as many plans ahead as time allows; what lies beyond is
played on at a glance to the end of the round.
"""

from dataclasses import dataclass
from random import Random

from jamaica.engine.contract import CHANCE, OVER, Event, State

from .limit import Clock
from .mind import Mind, Plan, Seen, Taste, play_on

WIDTH = 4
"""Beam width: the most promising plans of a seat that are searched."""


class TimeIsUp(Exception):
    """In the middle of a depth: what was found there does not count."""


@dataclass(slots=True)
class Line:
    """Node of a plan, as far as searched."""

    plan: Plan
    state: State
    """Right after the plan."""
    shares: list[float]
    """Everybody's share of victory when the round ends."""
    liking: float = 0.0
    """Bonus of the plan in the eyes of its seat."""
    lines: list["Line"] | None = None
    """Children; None if not yet expanded."""


class Foresight:
    """The lines from a position, until the round ends or chance comes in."""

    def __init__(self, mind: Mind[State], state: State, clock: Clock, luck: int, taste: Taste | None) -> None:
        self._mind = mind
        self._clock = clock
        self._luck = luck
        self._taste = taste
        self._goal = mind.rounds_done(state) + 1
        self._root = Line((), state, [])
        self._followed = 0

    def look(self, width: int | None) -> Seen:
        """How many plans ahead every plan of the seat to move was followed, and the share it leads to.

        Only whole depths count. A sample is as much work as following each of these plans once; no more than `width`
        of them are looked into more deeply.
        """
        found: Seen = {}
        seat, depth = self._root.state.to_move, 0
        try:
            while not self._clock.is_over():
                before, depth = self._followed, depth + 1
                for line in self._deepen(self._root, depth, width):
                    found[line.plan] = depth, line.shares[seat] + line.liking, 0.0
                if self._followed == before:  # all lines have come to their end
                    break
                self._clock.samples = self._followed // len(found)
        except TimeIsUp:
            pass
        return found

    def _deepen(self, line: Line, depth: int, width: int | None) -> list[Line]:
        """Look so many plans ahead: the lines that were looked into, the best first."""
        seat: int = line.state.to_move

        def worth(after: Line) -> float:
            return after.shares[seat] + after.liking

        if line.lines is None:
            line.lines = [self._follow(line.state, plan) for plan in self._mind.plans(line.state)]
        best = sorted(line.lines, key=worth, reverse=True)
        if depth > 1:
            best = best[:width]
            for after in best:
                if self._goes_on(after.state):
                    self._deepen(after, depth - 1, WIDTH)
            best.sort(key=worth, reverse=True)
        line.shares = best[0].shares
        return best

    def _goes_on(self, state: State) -> bool:
        return state.to_move not in (CHANCE, OVER) and self._mind.rounds_done(state) < self._goal

    def _follow(self, state: State, plan: Plan) -> Line:
        """Carry out a plan, and play on at a glance."""
        if self._clock.is_late():
            raise TimeIsUp
        self._followed += 1
        after = state.copy()
        events: list[Event] | None = [] if self._taste and state is self._root.state else None
        for move in plan:
            after.apply(move, events)
        liking = self._taste(events, state.to_move) if self._taste and events else 0.0
        end = after.copy()
        play_on(self._mind, end, self._goal, Random(self._luck))
        return Line(plan, after, self._mind.shares(end), liking)
