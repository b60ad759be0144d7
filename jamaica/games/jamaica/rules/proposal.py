"""What the game proposes where the rules say so: a choice to accept or to change."""

from ....engine.contract import Move
from .position import STOCKS, Position
from .stages import PAY, STOW


def proposal(s: Position) -> Move | None:
    """The proposed choice: smallest holds first when paying (J12.5), an ordinary hold when loading (J12.7)."""
    if s.stage == STOW:
        return ("stow", "ordinary")
    if s.stage == PAY:
        return _smallest_first(s)
    return None


def _smallest_first(s: Position) -> Move:
    amounts, left = s.stock[s.payer * STOCKS + s.due_kind].amounts, s.due
    parts = [0] * s.hold_count(s.payer)
    for hold in sorted(range(len(parts)), key=amounts.__getitem__):
        parts[hold] = min(left, amounts[hold])
        left -= parts[hold]
    return ("pay", *parts)
