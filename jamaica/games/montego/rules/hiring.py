"""Hiring Lazy Jack (M4)."""

from ....engine.contract import Move
from .events import HireDeclined, JackHired
from .position import Position
from .stages import ASK, HIRE, WAIT
from .static import PASS, WAGE


def priority(s: Position) -> tuple[int, ...]:
    """Seats that can pay for Jack, in the order they are asked: fewest points, then foremost tile (M4, M12.10)."""
    owner = s.table.owner
    front = list(dict.fromkeys(owner[worker] for worker in s.order))
    front.sort(key=s.points.__getitem__)  # stable: ties stay in the order of the tiles
    return tuple(seat for seat in front if s.coins[seat] >= WAGE)


def ask(s: Position, seat: int) -> str:
    """M12.3: the first who can pay and says yes gets him."""
    s.to_move = seat
    s.stage = HIRE
    return WAIT


def choices_hire(s: Position) -> tuple[Move, ...]:
    """Beside one of the own workers, or not at all."""
    return s.table.hire_choices


def answer_hire(s: Position, move: Move) -> str:
    """Jack is paid and stands on the worker's space, or the next player is asked."""
    seat = s.to_move
    if move == PASS:
        if s.events is not None:
            s.events.append(HireDeclined(seat))
        return ASK
    table = s.table
    worker = seat * table.crew + move[1] - 1
    s.partner = worker
    s.at[table.jack] = s.at[worker]
    s.coins[seat] -= WAGE
    s.stock += WAGE
    s.queue = ()
    if s.events is not None:
        s.events.append(JackHired(seat, worker, s.at[worker], WAGE))
    return ASK
