"""What may be drawn when nobody's secrets are shown."""

from ...race.position import HIDDEN
from ...race.rules import State


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


def hand_size(view: State, seat: int) -> int:
    """How many cards a seat holds, seen or not."""
    return view.hand[seat].bit_count() or view.concealed[seat]


def face_down(view: State, ship: int) -> int:
    """How many treasures lie face down before a ship, known or not."""
    return view.down[ship].bit_count() + view.unseen[ship] + view.cursed_unseen[ship]
