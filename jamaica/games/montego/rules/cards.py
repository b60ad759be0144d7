"""Choosing cards (M5): one choice for all of a player's workers.

A player makes up his whole plan before anything is turned over. As one choice it stays one decision for a search as
well: asked worker by worker, a search that imagines the others' cards would fit the second card to what it imagined.
"""

from ....engine.contract import Move
from .events import CardsLaid
from .position import Position
from .stages import CARDS, WAIT, WALK


def ask(s: Position, seat: int) -> str:
    """The seat lays its cards."""
    s.to_move = seat
    s.stage = CARDS
    return WAIT


def choices_cards(s: Position) -> tuple[Move, ...]:
    """Any card for each worker; one more for Jack, from the set of the worker beside him."""
    table, partner = s.table, s.partner
    with_jack = partner >= 0 and table.owner[partner] == s.to_move
    return table.card_choices[partner % table.crew + 1 if with_jack else 0]


def answer_cards(s: Position, move: Move) -> str:
    """The cards lie face down; when all lie, the walk begins."""
    table, seat = s.table, s.to_move
    crew = table.crew
    first = seat * crew
    cards = s.cards
    cards[first : first + crew] = move[1 : crew + 1]
    if len(move) > crew + 1:
        cards[table.jack] = move[-1]
    if s.events is not None:
        jack = cards[table.jack] if len(move) > crew + 1 else None
        s.events.append(CardsLaid(seat, tuple(cards[first : first + crew]), jack))
    seat += 1
    if seat == s.seats:
        return WALK
    s.to_move = seat
    return WAIT
