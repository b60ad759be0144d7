"""A view followed through what happens: one function per event, each changing the view as its viewer saw the event."""

from collections.abc import Callable
from typing import Any, Final

from ....engine.contract import Event
from . import events as e
from .battle import lay_down_arms
from .data import ASTERN, STAR, STAY
from .flight import ANY
from .position import HIDDEN, NO_CARD, NOBODY, Position
from .treasures import find_treasure, give_hidden, move_power, steal_hidden

UNTOLD: Final = frozenset(
    (
        "stage", "to_move",  # what is asked now, and whom
        "drawn",  # who is asked to draw
        "loader", "load_kind", "load_amount",  # the load for which a hold is asked
        "payer", "due_kind", "due",  # the payment for which holds are asked
    )
)  # fmt: skip
"""What no event tells: the question at which the machine stops."""


def follow(view: Position, event: Event) -> None:
    """Change a view by one event as its viewer saw it; a full state by the event itself."""
    if change := _CHANGES.get(type(event)):
        change(view, event)


# Rounds, dice and cards (J2, J3)


def _captain_drawn(view: Position, event: e.CaptainDrawn) -> None:
    view.captain = event.seat


def _round_began(view: Position, event: e.RoundBegan) -> None:
    view.round, view.captain = event.round, event.captain
    view.dice, view.course = (0, 0), 0


def _round_ended(view: Position, event: e.RoundEnded) -> None:
    view.actor = view.card = NO_CARD
    view.step = 0
    view.flight = ""


def _dice_rolled(view: Position, event: e.DiceRolled) -> None:
    view.dice = event.faces


def _dice_placed(view: Position, event: e.DicePlaced) -> None:
    view.dice = (event.morning, event.evening)


def _card_drawn(view: Position, event: e.CardDrawn) -> None:
    """Cards of another's hand count as cards of his deck, where they could be (`Position.view`)."""
    if event.card is None:
        view.concealed[event.seat] += 1
    else:
        view.deck[event.seat] ^= 1 << event.card
        view.hand[event.seat] |= 1 << event.card


def _reshuffled(view: Position, event: e.Reshuffled) -> None:
    """J12.17: the deck was empty, so what is not open is in hand, as everybody can tell."""
    seat = event.seat
    view.exposed[seat] = view.hand[seat] | view.deck[seat]
    view.deck[seat] |= view.discard[seat]
    view.discard[seat] = 0


def _card_picked(view: Position, event: e.CardPicked) -> None:
    if event.card is None:
        view.picked[event.seat] = HIDDEN
        view.concealed[event.seat] -= 1
    else:
        view.picked[event.seat] = event.card
        view.hand[event.seat] ^= 1 << event.card


def _card_revealed(view: Position, event: e.CardRevealed) -> None:
    seat, bit = event.seat, 1 << event.card
    view.picked[seat] = NO_CARD
    view.deck[seat] &= ~bit
    view.discard[seat] |= bit
    view.exposed[seat] &= ~bit
    view.actor, view.card, view.step = seat, event.card, 0
    view.flight = ""


def _action_began(view: Position, event: e.ActionBegan) -> None:
    view.actor, view.step, view.flight = event.ship, event.step, ""
    kind, course = view.table.orders[view.card][event.step]
    if not kind:
        view.course, view.steps = course, event.die


# Holds (J4, J7.1)


def _loaded(view: Position, event: e.Loaded) -> None:
    view.put(event.ship, event.hold, event.kind, event.amount)


def _hold_emptied(view: Position, event: e.HoldEmptied) -> None:
    view.take(event.ship, event.hold, event.kind, event.amount)


def _paid(view: Position, event: e.Paid) -> None:
    view.spend(event.ship, event.kind, event.amounts)


def _hold_taken(view: Position, event: e.HoldTaken) -> None:
    """J8.7a: what is taken is on its way until it is loaded, or lost at sea (J11.5)."""
    view.take(event.loser, event.hold, event.kind, event.amount)


# Sailing and shortages (J5, J7)


def _sailed(view: Position, event: e.Sailed) -> None:
    view.space[event.ship], view.lap[event.ship] = event.path[-1], event.lap
    if not event.fleeing:  # J5.1: the rest of the die is sailed beyond the fork
        view.steps = view.steps - len(event.path) + 1 if event.passes else 0


def _ran_short(view: Position, event: e.RanShort) -> None:
    view.spend_all(event.ship, event.kind)  # J7.2
    if not view.table.second_edition:  # J7.3
        view.flight, view.course = ANY, ASTERN


def _shortage_rolled(view: Position, event: e.ShortageRolled) -> None:
    if event.back_to != STAY:  # J7.4
        view.flight, view.course = event.back_to, ASTERN


def _ghost_turn(view: Position, event: e.GhostTurn) -> None:
    view.actor, view.step, view.flight = view.table.ghost, event.step, ""


def _ghost_steered(view: Position, event: e.GhostSteered) -> None:
    view.course, view.steps = event.course, event.die


# Battles (J8)


def _battle_began(view: Position, event: e.BattleBegan) -> None:
    view.foe = event.defender


def _powder_chosen(view: Position, event: e.PowderChosen) -> None:
    view.spent = event.amount


def _combat_rolled(view: Position, event: e.CombatRolled) -> None:
    view.face = event.face


def _sabre_used(view: Position, event: e.SabreUsed) -> None:
    view.sabre_used = True


def _strength_set(view: Position, event: e.StrengthSet) -> None:
    """J8.3: the defender is next, knowing the attacker's strength, unless a star has decided (J8.5)."""
    if not view.side and event.face != STAR:
        view.strength, view.side, view.spent = event.strength, 1, 0


def _battle_ended(view: Position, event: e.BattleEnded) -> None:
    view.winner = NOBODY if event.winner is None else event.winner


def _ships_parted(view: Position, event: e.ShipsParted) -> None:
    lay_down_arms(view)


# Treasures (J6.3, J9)


def _treasure_found(view: Position, event: e.TreasureFound) -> None:
    if event.card is not None:
        find_treasure(view, event.ship, event.card)
    else:
        view.lairs ^= 1 << event.space
        view.unseen[event.ship] += 1


def _treasure_taken(view: Position, event: e.TreasureTaken) -> None:
    giver, taker, card = event.loser, event.winner, event.card
    if card is not None and event.face_up and view.powers[card] == giver:
        move_power(view, giver, taker, card)
    elif view.viewer is None and card is not None:
        steal_hidden(view, giver, taker, card)
    elif event.face_up and card is not None:
        _turn_up(view, giver, taker, card)
    else:
        _hand_over(view, giver, taker, card, could_be=~0, cursed=False)


def _treasure_given(view: Position, event: e.TreasureGiven) -> None:
    giver, taker, card = event.winner, event.loser, event.card
    to_ghost = taker == view.table.ghost
    if card is not None and event.face_up:
        move_power(view, giver, taker, card)
    elif view.viewer is None and card is not None:
        give_hidden(view, giver, taker, card)
    else:  # J12.30: only the ghost takes any
        _hand_over(view, giver, taker, card, could_be=~0 if to_ghost else view.table.cursed, cursed=not to_ghost)


def _turn_up(view: Position, giver: int, taker: int, card: int) -> None:
    """J12.18: a power that the ghost had face down lies face up before its new owner."""
    if view.down[giver] >> card & 1:
        view.down[giver] ^= 1 << card
        _forget(view, 1 << card)
    else:
        view.unseen[giver] -= 1
        view.pile ^= 1 << card
    view.powers[card] = taker


def _hand_over(view: Position, giver: int, taker: int, card: int | None, could_be: int, cursed: bool) -> None:
    """J12.14, J12.27: a face-down card goes to another ship; `card` is None for who is not shown which.

    Such a stranger loses track of all it could be if there were several. That it is `cursed` all know of a gift.
    """
    known = view.down[giver]
    if known.bit_count() + view.unseen[giver] + view.cursed_unseen[giver] > 1:
        _lose_track(view, giver, known & could_be, stranger=card is None)
    elif card is None and known:  # the only one, and the viewer knows it
        card = known.bit_length() - 1
    unknown = view.cursed_unseen if view.cursed_unseen[giver] else view.unseen
    if card is None:
        unknown[giver] -= 1
        (view.cursed_unseen if cursed else unknown)[taker] += 1
        return
    bit = 1 << card
    if known & bit:
        view.down[giver] ^= bit
    else:
        view.marked |= bit if unknown is view.cursed_unseen else 0
        unknown[giver] -= 1
        view.pile ^= bit
    view.down[taker] |= bit
    view.marked |= bit if cursed else 0
    if taker == view.viewer:
        view.known[taker] |= bit


def _lose_track(view: Position, ship: int, cards: int, *, stranger: bool) -> None:
    """Nobody can tell any more which of a ship's cards are marked as cursed; a stranger not even which is which."""
    view.marked &= ~cards
    view.unseen[ship] += view.cursed_unseen[ship]
    view.cursed_unseen[ship] = 0
    if stranger:
        view.down[ship] &= ~cards
        view.unseen[ship] += cards.bit_count()
        view.pile |= cards
        _forget(view, cards)


def _forget(view: Position, cards: int) -> None:
    """The viewer knows nothing of these cards any more."""
    for seat in range(view.seats):
        view.known[seat] &= ~cards


_CHANGES: dict[type[Event], Callable[[Position, Any], None]] = {
    e.CaptainDrawn: _captain_drawn,
    e.RoundBegan: _round_began,
    e.RoundEnded: _round_ended,
    e.DiceRolled: _dice_rolled,
    e.DicePlaced: _dice_placed,
    e.CardDrawn: _card_drawn,
    e.Reshuffled: _reshuffled,
    e.CardPicked: _card_picked,
    e.CardRevealed: _card_revealed,
    e.ActionBegan: _action_began,
    e.Loaded: _loaded,
    e.HoldEmptied: _hold_emptied,
    e.Paid: _paid,
    e.HoldTaken: _hold_taken,
    e.Sailed: _sailed,
    e.RanShort: _ran_short,
    e.ShortageRolled: _shortage_rolled,
    e.GhostTurn: _ghost_turn,
    e.GhostSteered: _ghost_steered,
    e.BattleBegan: _battle_began,
    e.PowderChosen: _powder_chosen,
    e.CombatRolled: _combat_rolled,
    e.SabreUsed: _sabre_used,
    e.StrengthSet: _strength_set,
    e.BattleEnded: _battle_ended,
    e.ShipsParted: _ships_parted,
    e.TreasureFound: _treasure_found,
    e.TreasureTaken: _treasure_taken,
    e.TreasureGiven: _treasure_given,
}
"""The events that change something; the others only tell."""
