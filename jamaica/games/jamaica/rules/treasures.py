"""Treasures (J9): whose they are, how they lie, and who knows them (J12.14, J12.27)."""

from .data import GOLD, POWERS, SIXTH_HOLD
from .events import LostAtSea, TreasureFound
from .position import Position
from .static import HOLDS


def find_treasure(s: Position, ship: int, card: int) -> None:
    """A ship takes a treasure from a lair; the ghost keeps whatever it finds face down, unseen by all (J11.3)."""
    s.lairs ^= 1 << s.space[ship]  # J6.3: its token goes
    s.pile ^= 1 << card
    _lay(s, ship, card)
    if s.events is not None:
        s.events.append(TreasureFound(ship, s.space[ship], card, not s.down[ship] >> card & 1))


def move_power(s: Position, giver: int, taker: int, card: int) -> None:
    """A power lying face up changes hands and works at once; the Sixth Hold takes its contents along (J9.4)."""
    s.powers[card] = taker
    if card != SIXTH_HOLD:
        return
    kind, amount = s.empty(giver, HOLDS - 1)
    if not kind:
        return
    if taker == s.table.ghost and kind != GOLD:  # J12.19
        if s.events is not None:
            s.events.append(LostAtSea(kind, amount))
    else:
        s.put(taker, HOLDS - 1, kind, amount)


def steal_hidden(s: Position, victim: int, thief: int, card: int) -> None:
    """A face-down card is taken unseen: strangers lose track of all it could have been, unless it shows (J12.27)."""
    if s.down[victim].bit_count() > 1 and not _shows(s, thief, card):
        _lose_track(s, s.down[victim], victim, thief)
    s.down[victim] ^= 1 << card
    _lay(s, thief, card)


def give_hidden(s: Position, giver: int, taker: int, card: int) -> None:
    """A face-down card is given: known to both; that it is cursed, to all, as only such can be given to a player."""
    could_be = s.down[giver] if taker == s.table.ghost else s.down[giver] & s.table.cursed
    if s.down[giver].bit_count() > 1:
        _lose_track(s, could_be, giver, taker)
    s.down[giver] ^= 1 << card
    if taker != s.table.ghost:
        s.marked |= 1 << card
    _lay(s, taker, card)


def _shows(s: Position, ship: int, card: int) -> bool:
    """True if a card lies face up before this owner: a power does, unless the ghost has it unseen (J12.18)."""
    return card < len(POWERS) and ship != s.table.ghost


def _lay(s: Position, ship: int, card: int) -> None:
    """Lay a card before its new owner."""
    if _shows(s, ship, card):
        s.powers[card] = ship
        for seat in range(s.seats):
            s.known[seat] &= ~(1 << card)
        return
    s.down[ship] |= 1 << card
    if ship != s.table.ghost:
        s.known[ship] |= 1 << card


def _lose_track(s: Position, cards: int, *informed: int) -> None:
    s.marked &= ~cards
    for seat in range(s.seats):
        if seat not in informed:
            s.known[seat] &= ~cards
