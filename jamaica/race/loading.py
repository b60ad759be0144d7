"""Loading (J4) and paying (J7.1): what goes into the holds and out of them."""

from functools import lru_cache
from operator import itemgetter

from ..engine.contract import Move
from .data import NONE, POWDER, SIXTH_HOLD
from .events import HoldEmptied, Loaded, LoadIgnored, Paid
from .position import NOBODY, Position
from .stages import DONE, EMPTY, PAY, PEACE, STOW, THROW, WAIT
from .table import HOLDS

_NOTHING = (0,) * HOLDS
_EMPTY: tuple[Move, ...] = tuple(("empty", hold + 1) for hold in range(HOLDS))
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
    if len({*ordinary, kind}) < 3:  # with two other kinds aboard there is always something to choose
        candidates = choices_empty(s)
        if not candidates:  # J4.3, J12.2
            if s.events is not None:
                s.events.append(LoadIgnored(ship, kind))
            return _loaded(s)
        if len(candidates) == 1:
            return answer_empty(s, candidates[0])
    s.to_move, s.stage = s.decider(ship), EMPTY
    return WAIT


def kinds_held(s: Position, ship: int) -> set[int]:
    """What a ship's holds contain, NONE for an empty one. If it is one kind alone, no more of it can be loaded."""
    start = ship * HOLDS
    return set(s.cargo[start : start + s.hold_count(ship)])


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
    """J4.2: any full hold, never one with the type that is loaded; of like ordinary holds only the first."""
    start, kind = s.loader * HOLDS, s.load_kind
    cargo = s.cargo
    return tuple([_EMPTY[hold] for hold in s.distinct_holds(s.loader) if cargo[start + hold] != kind])


def answer_empty(s: Position, move: Move) -> str:
    """The hold is emptied and filled anew."""
    hold = move[1] - 1
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
    cargo = s.cargo[start : start + HOLDS]
    if cargo.count(kind) == 1:
        return _paid(s, (*_NOTHING[: cargo.index(kind)], due))
    amounts = [count if what == kind else 0 for what, count in zip(cargo, s.amount[start : start + HOLDS], strict=True)]
    if due == s.has(payer, kind):
        return _paid(s, tuple(amounts))
    if len({*amounts, 0}) == 2:  # between unlike holds there are always several ways
        ways = choices_pay(s)
        if len(ways) == 1:
            return _paid(s, ways[0][1:])
    s.to_move, s.stage = payer, PAY
    return WAIT


def choices_pay(s: Position) -> tuple[Move, ...]:
    """All splits of what is due over the holds that have it; like ordinary holds pay in order, the first the most."""
    start, kind = s.payer * HOLDS, s.due_kind
    cargo = s.cargo[start : start + s.hold_count(s.payer)]
    holds = [hold for hold, what in enumerate(cargo) if what == kind]
    parts = _parts(tuple([s.amount[start + hold] for hold in holds]), holds[-1] == HOLDS - 1, s.due)
    # A split reads ("pay", 0, part of each of these holds): put the parts where the holds are.
    order = [1] * len(cargo)
    for part, hold in enumerate(holds, 2):
        order[hold] = part
    return tuple(map(itemgetter(0, *order), parts))


@lru_cache(maxsize=50_000)
def _parts(amounts: tuple[int, ...], with_sixth: bool, due: int) -> tuple[Move, ...]:
    """The splits over holds with these amounts, in rising order; kept, because like purses come again and again."""
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
    return _paid(s, move[1:])


def _paid(s: Position, amounts: tuple[int, ...]) -> str:
    """The tokens go to the bank, so many from each hold."""
    for hold, part in enumerate(amounts):
        if part:
            s.take(s.payer, hold, part)
    if s.events is not None:
        space = None if s.due_kind == POWDER else s.space[s.payer]
        parts = (amounts + _NOTHING)[: s.hold_count(s.payer)]
        s.events.append(Paid(s.payer, s.due_kind, parts, space))
    s.payer, s.due_kind, s.due = NOBODY, NONE, 0
    return DONE if s.foe == NOBODY else THROW  # gunpowder leads to the throw, a cost ends the action
