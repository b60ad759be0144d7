"""What may be drawn of hands and treasures: nothing of anybody's secrets, a view's own, or all when looking back."""

from ...games.jamaica.rules.data import POWERS
from ...games.jamaica.rules.position import HIDDEN
from ...games.jamaica.rules.state import State
from ...games.jamaica.rules.static import bits

BACK = ""
"""Stands for a card that lies face down."""


def closed(view: State) -> State:
    """A view without the viewer's own secrets: his cards lie face down, his treasures too."""
    seat = view.viewer
    assert seat is not None
    view.concealed[seat] = view.hand[seat].bit_count()
    view.deck[seat] |= view.hand[seat]
    view.hand[seat] = view.known[seat] = 0
    if view.picked[seat] >= 0:
        view.deck[seat] |= 1 << view.picked[seat]
        view.picked[seat] = HIDDEN
    for ship, cards in enumerate(view.down):
        view.unseen[ship] += cards.bit_count()
        view.pile |= cards
        view.down[ship] = 0
    return view


def hand(view: State, seat: int) -> list[str]:
    """The cards of a seat by name, BACK for each that is not seen."""
    cards = [view.table.pieces.cards[card].name for card in bits(view.hand[seat])]
    return cards or [BACK] * view.concealed[seat]


def treasures(view: State, ship: int) -> list[str]:
    """The treasures that lie face down before a ship by name, BACK for each that is not seen."""
    seen = [view.table.pieces.treasures[card].name for card in bits(view.down[ship])]
    return seen + [BACK] * (view.unseen[ship] + view.cursed_unseen[ship])


def hand_over(view: State, card: int | None, giver: int | None, taker: int) -> None:
    """A treasure comes from a lair, or from who had it, to another ship, in a view that is told step by step."""
    if card is not None and card < len(POWERS):
        view.powers[card] = taker
        return
    if giver is not None:
        if card is not None and view.down[giver] >> card & 1:
            view.down[giver] ^= 1 << card
        else:
            hidden = view.unseen if view.unseen[giver] else view.cursed_unseen
            hidden[giver] = max(0, hidden[giver] - 1)
    if card is None:
        view.unseen[taker] += 1
    else:
        view.down[taker] |= 1 << card
