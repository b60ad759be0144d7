"""What may be drawn of hands and treasures: nothing of anybody's secrets, a view's own, or all when looking back."""

from ...games.jamaica.rules.state import State
from ...games.jamaica.rules.static import bits

BACK = ""
"""Stands for a card that lies face down."""


def hand(view: State, seat: int) -> list[str]:
    """The cards of a seat by name, BACK for each that is not seen."""
    cards = [view.table.pieces.cards[card].name for card in bits(view.hand[seat])]
    return cards or [BACK] * view.concealed[seat]


def treasures(view: State, ship: int) -> list[str]:
    """The treasures that lie face down before a ship by name, BACK for each that is not seen."""
    seen = [view.table.pieces.treasures[card].name for card in bits(view.down[ship])]
    return seen + [BACK] * (view.unseen[ship] + view.cursed_unseen[ship])
