"""What the game proposes where the rules say so: a choice to accept or to change."""

from ..engine.contract import Move
from .position import Position
from .stages import PAY, STOW
from .table import HOLDS


def proposal(s: Position) -> Move | None:
    """The proposed choice: smallest holds first when paying (J12.5), an ordinary hold when loading (J12.7)."""
    if s.stage == STOW:
        return ("stow", "ordinary")
    if s.stage == PAY:
        return _smallest_first(s)
    return None


def _smallest_first(s: Position) -> Move:
    start, left = s.payer * HOLDS, s.due
    parts = [0] * s.hold_count(s.payer)
    for hold in sorted(range(len(parts)), key=lambda hold: s.amount[start + hold]):
        if s.cargo[start + hold] == s.due_kind:
            parts[hold] = min(left, s.amount[start + hold])
            left -= parts[hold]
    return ("pay", *parts)
