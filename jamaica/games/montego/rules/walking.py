"""Walking round the warehouses, pushing and being sent back (M6)."""

from .events import CardTurned, Pushed, SentBack, Walked
from .position import NO_CARD, NOBODY, Position
from .stages import COUNT
from .static import AWAY


def walk(s: Position) -> str:
    """M6.1: Jack first, then the workers in the order of their tiles."""
    if s.partner != NOBODY:
        step(s, s.table.jack)
    for worker in s.order:
        step(s, worker)
    s.cards = [NO_CARD] * (s.table.jack + 1)
    s.post = s.table.ring  # M7.1: counting starts at S1, the last space
    return COUNT


def step(s: Position, worker: int) -> None:
    """One worker walks from where he stands now (M6.4) as far as his card says.

    Who walks is on no space: so his own starting space is free for him (M6.3, M12.8). Jack's is not, because the worker
    beside whom he was hired stays there (M12.5).
    """
    table, at = s.table, s.at
    start = at[worker]
    at[worker] = AWAY
    ring = table.ring
    end = target = ((start if start >= 0 else table.doors[start]) + s.cards[worker]) % ring
    pushed = NOBODY
    if target in at:
        across = ring - 1 - target
        if across in at:  # M6.3: back against the arrows, past those who stand there (M12.9), never into a tavern
            end = (target - 1) % ring
            while end in at:
                end = (end - 1) % ring
        else:  # M6.2
            pushed = at.index(target)
            at[pushed] = across
    at[worker] = end
    if s.events is not None:
        _tell(s, worker, start, target, end, pushed)


def _tell(s: Position, worker: int, start: int, target: int, end: int, pushed: int) -> None:
    assert s.events is not None
    seat, ring, card = s.owner(worker), s.table.ring, s.cards[worker]
    path = (start, *((target - left) % ring for left in range(card - 1, -1, -1)))
    s.events += [CardTurned(worker, seat, card), Walked(worker, seat, path)]
    if pushed != NOBODY:
        s.events.append(Pushed(pushed, s.owner(pushed), target, ring - 1 - target, worker, seat))
    elif end != target:
        back = tuple((target - steps) % ring for steps in range((target - end) % ring + 1))
        s.events.append(SentBack(worker, seat, back))
