"""The ghost ship (J11)."""

from ....engine.contract import Move
from .data import AHEAD, ASTERN, BACKWARD, COURSES, FORWARD
from .events import GhostSteered, GhostTurn
from .position import Position
from .sailing import sail
from .stages import COURSE, END, WAIT

_COURSES: tuple[Move, ...] = ((COURSE, BACKWARD), (COURSE, FORWARD))


def ghost(s: Position) -> str:
    """J11.2: twice the Captain moves it; alone in the lead it goes back, alone in the rear forward."""
    if s.step > 1 or s.is_home(s.actor):  # J12.23
        return END
    if s.events is not None:
        s.events.append(GhostTurn(s.step))
    steps = [s.steps_home(ship) for ship in range(s.table.ships)]
    own = steps.pop()
    if own < min(steps):
        return _steer(s, ASTERN, chosen=False)
    if own > max(steps):
        return _steer(s, AHEAD, chosen=False)
    s.to_move, s.stage = s.captain, COURSE
    return WAIT


def choices_course(s: Position) -> tuple[Move, ...]:
    """Forward or backward."""
    return _COURSES


def answer_course(s: Position, move: Move) -> str:
    """The Captain has picked the direction."""
    return _steer(s, COURSES[move[1]], chosen=True)


def _steer(s: Position, course: int, *, chosen: bool) -> str:
    die = s.dice[s.step]
    s.course, s.steps = course, die
    if s.events is not None:
        s.events.append(GhostSteered(s.step, course, die, chosen))
    return sail(s)
