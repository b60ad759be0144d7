"""What may be drawn: the view of the person who is looking, or the one that everybody may see."""

from ...engine.match import Match
from ...race.position import HIDDEN
from ...race.rules import State

EVERYBODY = -1
"""As the viewer of an event or a log line: somebody who holds no secrets."""
SECRET = ("dice", "card", "loot")
"""Questions that are answered with a look at one's own cards or treasures."""


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


def seen_by(match: Match[State], seat: int, revealed: bool) -> State:
    """The view of a seat, closed unless its owner has revealed it."""
    view = match.view(seat)
    return view if revealed else closed(view)
