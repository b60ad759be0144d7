"""Loading (J4) and paying (J7.1): what goes into the holds and out of them."""

from functools import lru_cache
from operator import itemgetter

from ..engine.contract import Move
from .data import NONE, POWDER, SIXTH_HOLD
from .events import HoldEmptied, Loaded, LoadIgnored, Paid
from .position import NOBODY, STOCKS, Position
from .stages import DONE, EMPTY, PAY, PEACE, STOW, THROW, WAIT
from .table import HOLDS

_NOTHING = (0,) * HOLDS
_EMPTY: tuple[Move, ...] = tuple(("empty", hold + 1) for hold in range(HOLDS))
_STOW: tuple[Move, ...] = (("stow", "ordinary"), ("stow", "sixth"))


def load(s: Position, ship: int, kind: int, amount: int) -> str:
    """J4.1: into an empty hold; J4.2: none is empty, so one is emptied; J4.3: impossible, so ignored."""
    start = ship * HOLDS
    ordinary = s.cargo[start : start + HOLDS - 1]
    sixth_is_empty = s.powers[SIXTH_HOLD] == ship and not s.cargo[start + HOLDS - 1]
    if NONE in ordinary:
        if sixth_is_empty:  # J12.7
            return _ask(s, STOW, ship, kind, amount)
        return _fill(s, ship, ordinary.index(NONE), kind, amount)  # J12.26: the first empty ordinary one, never asked
    if sixth_is_empty:
        return _fill(s, ship, HOLDS - 1, kind, amount)
    if len({*ordinary, kind}) < 3:  # with two other kinds aboard there is always something to choose
        candidates = _to_empty(s, ship, kind)
        if not candidates:  # J4.3, J12.2
            if s.events is not None:
                s.events.append(LoadIgnored(ship, kind))
            return DONE if s.foe == NOBODY else PEACE
        if len(candidates) == 1:
            return _refill(s, ship, candidates[0][1] - 1, kind, amount)
    return _ask(s, EMPTY, ship, kind, amount)


def _ask(s: Position, stage: str, ship: int, kind: int, amount: int) -> str:
    """Which hold it shall be."""
    s.loader, s.load_kind, s.load_amount = ship, kind, amount
    s.to_move, s.stage = s.decider(ship), stage
    return WAIT


def _answered(s: Position) -> tuple[int, int, int]:
    """Who loads what and how much, now that the hold is chosen."""
    load = s.loader, s.load_kind, s.load_amount
    s.loader, s.load_kind, s.load_amount = NOBODY, NONE, 0
    return load


def kinds_held(s: Position, ship: int) -> set[int]:
    """What a ship's holds contain, NONE for an empty one. If it is one kind alone, no more of it can be loaded."""
    start = ship * HOLDS
    return set(s.cargo[start : start + s.hold_count(ship)])


def choices_stow(s: Position) -> tuple[Move, ...]:
    """J12.7: an ordinary hold or the Sixth Hold."""
    return _STOW


def answer_stow(s: Position, move: Move) -> str:
    """The hold is chosen."""
    ship, kind, amount = _answered(s)
    start = ship * HOLDS
    hold = HOLDS - 1 if move[1] == "sixth" else s.cargo.index(NONE, start) - start
    return _fill(s, ship, hold, kind, amount)


def choices_empty(s: Position) -> list[Move]:
    """J4.2: any full hold, never one with the type that is loaded; of like ordinary holds only the first."""
    return _to_empty(s, s.loader, s.load_kind)


def _to_empty(s: Position, ship: int, kind: int) -> list[Move]:
    return [_EMPTY[hold] for hold, what in s.distinct_holds(ship) if what != kind]


def answer_empty(s: Position, move: Move) -> str:
    """The hold is emptied and filled anew."""
    ship, kind, amount = _answered(s)
    return _refill(s, ship, move[1] - 1, kind, amount)


def _refill(s: Position, ship: int, hold: int, kind: int, amount: int) -> str:
    place = ship * HOLDS + hold
    if s.events is not None:
        s.events.append(HoldEmptied(ship, hold, s.cargo[place], s.amount[place]))
    s.take(ship, hold, s.amount[place])
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
    start = payer * HOLDS
    cargo = s.cargo[start : start + HOLDS]
    if cargo.count(kind) == 1:
        return _paid(s, payer, kind, (*_NOTHING[: cargo.index(kind)], due))
    purse = _purse(s, payer, kind)
    if due == s.stock[payer * STOCKS + kind]:
        return _paid(s, payer, kind, purse)
    if len({*purse, 0}) == 2:  # between unlike holds there are always several ways
        ways = _splits(purse, due)
        if len(ways) == 1:
            return _paid(s, payer, kind, ways[0][1:])
    s.payer, s.due_kind, s.due = payer, kind, due
    s.to_move, s.stage = payer, PAY
    return WAIT


def _purse(s: Position, ship: int, kind: int) -> tuple[int, ...]:
    """How much of a kind lies in each hold of a ship."""
    start = ship * HOLDS
    stop = start + HOLDS if s.powers[SIXTH_HOLD] == ship else start + HOLDS - 1
    held = zip(s.cargo[start:stop], s.amount[start:stop], strict=True)
    return tuple([amount if what == kind else 0 for what, amount in held])


def choices_pay(s: Position) -> tuple[Move, ...]:
    """All splits of what is due over the holds that have it; like ordinary holds pay in order, the first the most."""
    return _splits(_purse(s, s.payer, s.due_kind), s.due)


@lru_cache(maxsize=100_000)
def _splits(purse: tuple[int, ...], due: int) -> tuple[Move, ...]:
    """The splits over the holds of this purse, in rising order; kept, because like purses come again and again."""
    holds = [hold for hold, amount in enumerate(purse) if amount]
    parts = _parts(tuple([purse[hold] for hold in holds]), holds[-1] == HOLDS - 1, due)
    # The parts read ("pay", 0, part of each full hold): put them where the holds are.
    order = [1] * len(purse)
    for part, hold in enumerate(holds, 2):
        order[hold] = part
    return tuple(map(itemgetter(0, *order), parts))


@lru_cache(maxsize=50_000)
def _parts(amounts: tuple[int, ...], with_sixth: bool, due: int) -> tuple[Move, ...]:
    """The splits over full holds with these amounts, wherever they are."""
    splits: list[tuple[Move, int]] = [(("pay", 0), due)]
    behind = sum(amounts)
    for number, there in enumerate(amounts):
        behind -= there
        is_sixth = with_sixth and number == len(amounts) - 1
        twin = 0 if is_sixth else _last_like(amounts, number)
        splits = [
            ((*move, part), left - part)
            for move, left in splits
            for part in range(max(0, left - behind), min(there, left, move[twin] if twin else left) + 1)
        ]
    return tuple([move for move, _ in splits])


def _last_like(amounts: tuple[int, ...], number: int) -> int:
    """Where a split names the part of the nearest hold before this one with the same amount; 0 if there is none."""
    return next((other + 2 for other in range(number - 1, -1, -1) if amounts[other] == amounts[number]), 0)


def answer_pay(s: Position, move: Move) -> str:
    """The holds to pay from are chosen."""
    payer, kind = s.payer, s.due_kind
    s.payer, s.due_kind, s.due = NOBODY, NONE, 0
    return _paid(s, payer, kind, move[1:])


def _paid(s: Position, payer: int, kind: int, amounts: tuple[int, ...]) -> str:
    """The tokens go to the bank, so many from each hold."""
    for hold, part in enumerate(amounts):
        if part:
            s.take(payer, hold, part)
    if s.events is not None:
        space = None if kind == POWDER else s.space[payer]
        parts = (amounts + _NOTHING)[: s.hold_count(payer)]
        s.events.append(Paid(payer, kind, parts, space))
    return DONE if s.foe == NOBODY else THROW  # gunpowder leads to the throw, a cost ends the action
