"""From a view to a full state that agrees with it (determinization): every possible one is equally likely."""

from random import Random

from .data import POWERS
from .position import HIDDEN
from .state import State
from .static import bits

_POWER_CARDS = (1 << len(POWERS)) - 1


def imagine(view: State, rng: Random) -> State:
    """Fill what the view leaves out: other hands, cards laid face down, unknown treasures."""
    state = view.copy()
    state.viewer = None
    for seat in range(view.seats):
        if seat != view.viewer:
            _deal_hand(state, seat, rng)
    _lay_treasures(state, rng)
    for seat in range(view.seats):
        state.known[seat] |= state.down[seat]
    return state


def _deal_hand(state: State, seat: int, rng: Random) -> None:
    """Cards that are known to be in hand first, the rest by lot; then one of them lies on the table."""
    laid = state.picked[seat] == HIDDEN
    hand = list(bits(state.exposed[seat]))
    unknown = list(bits(state.deck[seat] & ~state.exposed[seat]))
    hand += rng.sample(unknown, state.concealed[seat] + laid - len(hand))
    for card in hand:
        state.deck[seat] ^= 1 << card
    if laid:
        state.picked[seat] = hand.pop(rng.randrange(len(hand)))
    state.hand[seat] = sum(1 << card for card in hand)
    state.concealed[seat] = 0


def _lay_treasures(state: State, rng: Random) -> None:
    """The narrowest demands first: known as cursed, then a player's (never a power), then the ghost's.

    Each wider set contains the narrower one, so that this order makes every assignment equally likely.
    """
    table = state.table
    for ship in range(table.ships):
        laid = _draw(state, state.pile & table.cursed, state.cursed_unseen[ship], rng)
        state.down[ship] |= laid
        state.marked |= laid
        state.cursed_unseen[ship] = 0
    for ship in range(table.ships):
        among = state.pile if ship == table.ghost else state.pile & ~_POWER_CARDS
        state.down[ship] |= _draw(state, among, state.unseen[ship], rng)
        state.unseen[ship] = 0


def _draw(state: State, among: int, count: int, rng: Random) -> int:
    """Take so many treasures out of the pile."""
    cards = sum(1 << card for card in rng.sample(list(bits(among)), count))
    state.pile ^= cards
    return cards
