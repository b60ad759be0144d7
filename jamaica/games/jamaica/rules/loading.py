"""Loading (J4) and paying (J7.1): what goes into the holds and out of them."""

from ....engine.contract import Move
from .data import NONE, POWDER, SIXTH_HOLD
from .events import HoldEmptied, Loaded, LoadIgnored, Paid
from .position import NOBODY, STOCKS, Position
from .stages import DONE, EMPTY, INTO_ORDINARY, INTO_SIXTH, PAY, PEACE, STOW, THROW, WAIT
from .static import HOLDS, bits
from .stock import ORDINARY, SIXTH

_EMPTY: tuple[tuple[Move, ...], ...] = tuple(
    tuple([(EMPTY, hold + 1) for hold in bits(holds)]) for holds in range(1 << HOLDS)
)
"""Per set of holds the choices to empty one."""
_FIRST_EMPTY = tuple((~full & full + 1).bit_length() - 1 for full in range(1 << HOLDS))
"""Per set of full holds the first that is not full."""
_STOW: tuple[Move, ...] = ((STOW, INTO_ORDINARY), (STOW, INTO_SIXTH))


def load(s: Position, ship: int, kind: int, amount: int) -> str:
    """J4.1: into an empty hold; J4.2: none is empty, so one is emptied; J4.3: impossible, so ignored."""
    _, gold, food, powder = s.stock[ship * STOCKS : ship * STOCKS + STOCKS]
    full = gold.full | food.full | powder.full
    sixth_is_empty = s.powers[SIXTH_HOLD] == ship and not full & SIXTH
    if full & ORDINARY != ORDINARY:
        if sixth_is_empty:  # J12.7
            return _ask(s, STOW, ship, kind, amount)
        return _fill(s, ship, _FIRST_EMPTY[full], kind, amount)  # J12.26: the first empty ordinary one, never asked
    if sixth_is_empty:
        return _fill(s, ship, HOLDS - 1, kind, amount)
    candidates = _EMPTY[(gold.distinct | food.distinct | powder.distinct) & ~s.stock[ship * STOCKS + kind].full]
    if len(candidates) > 1:
        return _ask(s, EMPTY, ship, kind, amount)
    if candidates:
        return _refill(s, ship, candidates[0][1] - 1, kind, amount)
    if s.events is not None:  # J4.3, J12.2
        s.events.append(LoadIgnored(ship, kind))
    return DONE if s.foe == NOBODY else PEACE


def _ask(s: Position, stage: str, ship: int, kind: int, amount: int) -> str:
    """Which hold it shall be."""
    s.loader, s.load_kind, s.load_amount = ship, kind, amount
    s.to_move, s.stage = s.decider(ship), stage
    return WAIT


def _answered(s: Position) -> tuple[int, int, int]:
    """Ship, kind and amount of the pending load, which is no longer pending then."""
    load = s.loader, s.load_kind, s.load_amount
    s.loader, s.load_kind, s.load_amount = NOBODY, NONE, 0
    return load


def can_load(s: Position, ship: int, kind: int) -> bool:
    """J4.3: unless every hold already contains this kind."""
    return s.stock[ship * STOCKS + kind].full.bit_count() < s.hold_count(ship)


def choices_stow(s: Position) -> tuple[Move, ...]:
    """J12.7: an ordinary hold or the Sixth Hold."""
    return _STOW


def answer_stow(s: Position, move: Move) -> str:
    """The hold is chosen."""
    ship, kind, amount = _answered(s)
    hold = HOLDS - 1 if move[1] == INTO_SIXTH else _FIRST_EMPTY[s.full_holds(ship)]
    return _fill(s, ship, hold, kind, amount)


def choices_empty(s: Position) -> tuple[Move, ...]:
    """J4.2: any full hold, never one with the type that is loaded; of like ordinary holds only the first."""
    start = s.loader * STOCKS
    _, gold, food, powder = s.stock[start : start + STOCKS]
    return _EMPTY[(gold.distinct | food.distinct | powder.distinct) & ~s.stock[start + s.load_kind].full]


def answer_empty(s: Position, move: Move) -> str:
    """The hold is emptied and filled anew."""
    ship, kind, amount = _answered(s)
    return _refill(s, ship, move[1] - 1, kind, amount)


def _refill(s: Position, ship: int, hold: int, kind: int, amount: int) -> str:
    old, thrown = s.empty(ship, hold)
    if s.events is not None:
        s.events.append(HoldEmptied(ship, hold, old, thrown))
    return _fill(s, ship, hold, kind, amount)


def _fill(s: Position, ship: int, hold: int, kind: int, amount: int) -> str:
    """Loading over: after a battle it was loot, otherwise an action."""
    s.put(ship, hold, kind, amount)
    if s.foe == NOBODY:
        if s.events is not None:
            s.events.append(Loaded(ship, hold, kind, amount, None))
        return DONE
    if s.events is not None:
        s.events.append(Loaded(ship, hold, kind, amount, s.foe if ship == s.actor else s.actor))
    return PEACE


def pay(s: Position, payer: int, kind: int, due: int) -> str:
    """J7.1, J12.5: the payer takes the tokens from whichever holds he likes; asked only where it makes a difference."""
    ways = s.stock[payer * STOCKS + kind].ways(due, s.powers[SIXTH_HOLD] == payer)
    if len(ways) == 1:
        return _paid(s, payer, kind, ways[0])
    s.payer, s.due_kind, s.due = payer, kind, due
    s.to_move, s.stage = payer, PAY
    return WAIT


def choices_pay(s: Position) -> tuple[Move, ...]:
    """All splits of what is due over the holds that have it."""
    return s.stock[s.payer * STOCKS + s.due_kind].ways(s.due, s.powers[SIXTH_HOLD] == s.payer)


def answer_pay(s: Position, move: Move) -> str:
    """The holds to pay from are chosen."""
    payer, kind = s.payer, s.due_kind
    s.payer, s.due_kind, s.due = NOBODY, NONE, 0
    return _paid(s, payer, kind, move)


def _paid(s: Position, payer: int, kind: int, payment: Move) -> str:
    """The tokens go to the bank, so many from each hold."""
    s.spend(payer, kind, payment[1:])
    if s.events is not None:
        s.events.append(Paid(payer, kind, payment[1:], None if kind == POWDER else s.space[payer]))
    return DONE if s.foe == NOBODY else THROW  # gunpowder leads to the throw, a cost ends the action
