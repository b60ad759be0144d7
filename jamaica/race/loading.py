"""Loading (J4) and paying (J7.1): what goes into the holds and out of them."""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from ..engine.contract import Move
from .data import NONE, POWDER, SIXTH_HOLD
from .events import HoldEmptied, Loaded, LoadIgnored, Paid
from .position import NOBODY, Position
from .stages import DONE, EMPTY, PAY, PEACE, STOW, THROW, WAIT
from .table import HOLDS

_STOW: tuple[Move, ...] = (("stow", "ordinary"), ("stow", "sixth"))


def load(s: Position, ship: int, kind: int, amount: int) -> str:
    """J4.1: into an empty hold; J4.2: none is empty, so one is emptied; J4.3: impossible, so ignored."""
    s.loader, s.load_kind, s.load_amount = ship, kind, amount
    start = ship * HOLDS
    cargo = s.cargo
    sixth_is_empty = s.powers[SIXTH_HOLD] == ship and not cargo[start + 5]
    ordinary = cargo[start : start + HOLDS - 1]
    if NONE in ordinary:
        if sixth_is_empty:  # J12.7
            s.to_move, s.stage = s.decider(ship), STOW
            return WAIT
        return _fill(s, ordinary.index(NONE))  # J12.26: the first empty ordinary hold, never asked
    if sixth_is_empty:
        return _fill(s, HOLDS - 1)
    candidates = holds_to_empty(s)
    if not candidates:  # J4.3, J12.2
        if s.events is not None:
            s.events.append(LoadIgnored(ship, kind))
        return _loaded(s)
    if len(candidates) == 1:
        return _refill(s, candidates[0])
    s.to_move, s.stage = s.decider(ship), EMPTY
    return WAIT


def kinds_held(s: Position, ship: int) -> set[int]:
    """What a ship's holds contain, NONE for an empty one. If it is one kind alone, no more of it can be loaded."""
    start = ship * HOLDS
    return set(s.cargo[start : start + s.hold_count(ship)])


def holds_to_empty(s: Position) -> list[int]:
    """J4.2: never a hold with the type that is loaded."""
    start = s.loader * HOLDS
    return [hold for hold in s.distinct_holds(s.loader) if s.cargo[start + hold] != s.load_kind]


def choices_stow(s: Position) -> tuple[Move, ...]:
    """J12.7: an ordinary hold or the Sixth Hold."""
    return _STOW


def answer_stow(s: Position, move: Move) -> str:
    """The hold is chosen."""
    if move[1] == "sixth":
        return _fill(s, HOLDS - 1)
    start = s.loader * HOLDS
    return _fill(s, s.cargo.index(NONE, start) - start)


def choices_empty(s: Position) -> tuple[Move, ...]:
    """J4.2: the holds that may be emptied."""
    return tuple(("empty", hold + 1) for hold in holds_to_empty(s))


def answer_empty(s: Position, move: Move) -> str:
    """The hold is emptied and filled anew."""
    return _refill(s, move[1] - 1)


def _refill(s: Position, hold: int) -> str:
    place = s.loader * HOLDS + hold
    kind, amount = s.cargo[place], s.amount[place]
    s.take(s.loader, hold, amount)
    if s.events is not None:
        s.events.append(HoldEmptied(s.loader, hold, kind, amount))
    return _fill(s, hold)


def _fill(s: Position, hold: int) -> str:
    s.put(s.loader, hold, s.load_kind, s.load_amount)
    if s.events is not None:
        loser = (s.foe if s.loader == s.actor else s.actor) if s.foe != NOBODY else None
        s.events.append(Loaded(s.loader, hold, s.load_kind, s.load_amount, loser))
    return _loaded(s)


def _loaded(s: Position) -> str:
    """Loading over: after a battle it was loot, otherwise an action."""
    s.loader, s.load_kind, s.load_amount = NOBODY, NONE, 0
    return DONE if s.foe == NOBODY else PEACE


def pay(s: Position, payer: int, kind: int, due: int) -> str:
    """J7.1, J12.5: the payer takes the tokens from whichever holds he likes; asked only where it makes a difference."""
    s.payer, s.due_kind, s.due = payer, kind, due
    start = payer * HOLDS
    holds = [hold for hold in range(HOLDS) if s.cargo[start + hold] == kind]
    if len(holds) == 1:
        return _paid(s, [due if hold == holds[0] else 0 for hold in range(HOLDS)])
    if due == s.stock[payer * 4 + kind]:
        return _paid(s, [s.amount[start + hold] if hold in holds else 0 for hold in range(HOLDS)])
    if len({s.amount[start + hold] for hold in holds}) == 1:  # between unlike holds there are always several ways
        ways = choices_pay(s)
        if len(ways) == 1:
            return _paid(s, ways[0][1:])
    s.to_move, s.stage = payer, PAY
    return WAIT


def choices_pay(s: Position) -> list[Move]:
    """All splits of what is due over the holds that have it; like ordinary holds pay in order, the first the most."""
    start, kind = s.payer * HOLDS, s.due_kind
    cargo, amount = s.cargo, s.amount
    holds = [hold for hold in range(HOLDS - 1) if cargo[start + hold] == kind]
    holds.sort(key=lambda hold: amount[start + hold])
    sixth = amount[start + HOLDS - 1] if cargo[start + HOLDS - 1] == kind else 0
    splits = _splits(tuple([amount[start + hold] for hold in holds]), sixth, s.due)
    # A split reads ("pay", 0, part of each of these holds, part of the Sixth Hold): put the parts where they belong.
    order = [1] * (HOLDS - 1)
    for part, hold in enumerate(holds, 2):
        order[hold] = part
    if s.powers[SIXTH_HOLD] == s.payer:
        order.append(len(holds) + 2)
    return sorted(map(itemgetter(0, *order), splits))


@lru_cache(maxsize=20_000)
def _splits(ordinary: tuple[int, ...], sixth: int, due: int) -> tuple[Move, ...]:
    """The splits over ordinary holds with these rising amounts and the Sixth Hold."""
    splits: list[tuple[Move, int]] = [(("pay", 0), due)]
    behind = sum(ordinary) + sixth
    before = 0
    for there in ordinary:
        behind -= there
        splits = [
            ((*move, part), left - part)
            for move, left in splits
            for part in range(max(0, left - behind), min(there, left, move[-1] if there == before else left) + 1)
        ]
        before = there
    return tuple((*move, left) for move, left in splits)


def answer_pay(s: Position, move: Move) -> str:
    """The holds to pay from are chosen."""
    return _paid(s, move[1:])


def _paid(s: Position, amounts: Sequence[int]) -> str:
    """The tokens go to the bank."""
    for hold, part in enumerate(amounts):
        if part:
            s.take(s.payer, hold, part)
    if s.events is not None:
        space = None if s.due_kind == POWDER else s.space[s.payer]
        s.events.append(Paid(s.payer, s.due_kind, tuple(amounts[: s.hold_count(s.payer)]), space))
    s.payer, s.due_kind, s.due = NOBODY, NONE, 0
    return DONE if s.foe == NOBODY else THROW  # gunpowder leads to the throw, a cost ends the action
