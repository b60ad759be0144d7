"""The proposed choice where the rules name one."""

from collections.abc import Sequence

from ....engine.contract import Move
from .position import STOCKS, Position
from .stages import INTO_ORDINARY, PAY, STOW
from .static import HOLDS


def proposal(s: Position) -> Move | None:
    """The proposed choice: smallest holds first when paying (J12.5), an ordinary hold when loading (J12.7)."""
    if s.stage == STOW:
        return (STOW, INTO_ORDINARY)
    if s.stage == PAY:
        return pay_from(s)
    return None


def pay_from(s: Position, first: Sequence[int] = (), last: Sequence[int] = ()) -> Move:
    """The payment that takes as much as it can from the `first` holds in turn, as little as it can from the `last`.

    The rest comes from the smallest holds (J12.5). Holds are counted from 0; of like holds the first pays the most, as
    in the listed choices (J4).
    """
    amounts, left = s.stock[s.payer * STOCKS + s.due_kind].amounts, s.due
    parts = [0] * s.hold_count(s.payer)
    others = sorted(set(range(len(parts))) - set(first), key=lambda hold: (hold in last, amounts[hold], hold))
    for hold in (*first, *others):
        parts[hold] = min(left, amounts[hold])
        left -= parts[hold]
    for amount in set(amounts[: HOLDS - 1]):
        like = [hold for hold, there in enumerate(amounts[: HOLDS - 1]) if there == amount]
        for hold, part in zip(like, sorted([parts[hold] for hold in like], reverse=True), strict=True):
            parts[hold] = part
    return (PAY, *parts)


def left_by(s: Position, move: Move) -> tuple[list[int], int]:
    """The stock a payment leaves: ordinary holds in any order, and the Sixth Hold."""
    parts = zip(move[1:], (number for _, number in s.holds(s.payer)), strict=True)
    left = [there - part for part, there in parts]
    return sorted(left[: HOLDS - 1]), sum(left[HOLDS - 1 :])


def foregone_payment(s: Position, ways: Sequence[Move]) -> Move | None:
    """The proposed way to pay if all leave the same; None if there is something to decide."""
    left = left_by(s, ways[0])
    return proposal(s) if all(left_by(s, way) == left for way in ways) else None
