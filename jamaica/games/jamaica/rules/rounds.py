"""The course of a round (J3): cards are drawn, dice rolled and placed, cards laid, turns taken; and the end (J10)."""

from collections.abc import Callable

from ....engine.contract import CHANCE, OVER, Move
from .data import MAP
from .events import (
    ActionBegan,
    CaptainDrawn,
    CardDrawn,
    CardPicked,
    CardRevealed,
    DicePlaced,
    DiceRolled,
    GameEnded,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    Score,
)
from .ghost import ghost
from .loading import load
from .position import NO_CARD, Position
from .sailing import sail
from .stages import CARD, DICE, DONE, DRAW, ROLL, WAIT
from .static import bits


def answer_captain(s: Position, move: Move) -> str:
    """J2.4: the first Captain is drawn at random."""
    s.captain = move[1] - 1
    if s.events is not None:
        s.events.append(CaptainDrawn(s.captain))
    return _deal(s)


def _deal(s: Position) -> str:
    """J2.3, J3.4: clockwise from the Captain each draws up to his hand size; then the next round begins."""
    seats, table = s.seats, s.table
    for drawn in range(s.drawn, seats):
        seat = (s.captain + drawn) % seats
        if s.hand[seat].bit_count() < (table.map_hand_size if s.powers[MAP] == seat else table.hand_size):
            if not s.deck[seat]:
                _reshuffle(s, seat)
            s.drawn = drawn
            s.to_move, s.stage = CHANCE, DRAW
            return WAIT
    return _begin_round(s)


def draw_at_random(s: Position, random: Callable[[], float]) -> str:
    """All draws up to the next round in one go, for random play."""
    hands, decks, draws, seats, captain, has_map = s.hand, s.deck, s.table.draws, s.seats, s.captain, s.powers[MAP]
    for drawn in range(s.drawn, seats):
        seat = (captain + drawn) % seats
        size = s.table.map_hand_size if seat == has_map else s.table.hand_size
        for _ in range(size - hands[seat].bit_count()):
            if not decks[seat]:
                _reshuffle(s, seat)
            cards = draws[decks[seat]]
            card = cards[int(random() * len(cards))]
            decks[seat] ^= card
            hands[seat] |= card
            if s.events is not None:
                s.events.append(CardDrawn(seat, card.bit_length() - 1))
            if not decks[seat] and s.table.reshuffles_at_once:
                _reshuffle(s, seat)
    return _begin_round(s)


def _begin_round(s: Position) -> str:
    """J3: the next Captain is to roll."""
    s.drawn = 0
    if s.round:
        s.captain = (s.captain + 1) % s.seats
    s.round += 1
    s.dice, s.course = (0, 0), 0
    if s.events is not None:
        s.events.append(RoundBegan(s.round, s.captain))
    s.to_move, s.stage = CHANCE, ROLL
    return WAIT


def _reshuffle(s: Position, seat: int) -> None:
    """J12.17: only when a card has to be drawn; in the second edition as soon as the deck has run out."""
    s.deck[seat] = s.discard[seat]
    s.discard[seat] = 0
    s.exposed[seat] = s.hand[seat]  # the whole deck lay open, so everybody can tell what is left
    if s.events is not None:
        s.events.append(Reshuffled(seat))


def answer_draw(s: Position, move: Move) -> str:
    """One card goes from the deck to the hand."""
    seat = (s.captain + s.drawn) % s.seats
    card = s.table.card_of[move[1]]
    s.deck[seat] ^= 1 << card
    s.hand[seat] |= 1 << card
    if s.events is not None:
        s.events.append(CardDrawn(seat, card))
    if not s.deck[seat] and s.table.reshuffles_at_once:
        _reshuffle(s, seat)
    return _deal(s)


def answer_roll(s: Position, move: Move) -> str:
    """J3.1: the Captain rolls; a pair needs no choice."""
    s.dice = (move[1], move[2])
    if s.events is not None:
        s.events.append(DiceRolled(s.captain, s.dice))
    if s.dice[0] == s.dice[1]:
        return _place(s)
    s.to_move = s.captain
    s.stage = DICE
    return WAIT


def choices_dice(s: Position) -> tuple[Move, ...]:
    """One die on morning, one on evening."""
    low, high = s.dice
    return (DICE, low, high), (DICE, high, low)


def answer_dice(s: Position, move: Move) -> str:
    """The Captain has placed the dice."""
    s.dice = (move[1], move[2])
    return _place(s)


def _place(s: Position) -> str:
    if s.events is not None:
        s.events.append(DicePlaced(s.captain, *s.dice))
    s.to_move = s.captain  # J12.17: cards are picked clockwise from the Captain
    s.stage = CARD
    return WAIT


def choices_card(s: Position) -> tuple[Move, ...]:
    """J3.2: any card of the hand."""
    return s.table.card_choices[s.hand[s.to_move]]


def answer_card(s: Position, move: Move) -> str:
    """A card is laid face down; when all lie, the Captain's turn begins."""
    seat = s.to_move
    card = s.table.card_of[move[1]]
    s.hand[seat] ^= 1 << card
    s.picked[seat] = card
    if s.events is not None:
        s.events.append(CardPicked(seat, card))
    seat += 1
    if seat == s.seats:
        seat = 0
    if seat == s.captain:
        s.actor = seat
        return turn(s)
    s.to_move = seat
    return WAIT


def lay_at_random(s: Position, random: Callable[[], float]) -> str:
    """All cards of the round in one go, for random play."""
    lays, hands, seats, captain, seat = s.table.lays, s.hand, s.seats, s.captain, s.to_move
    while True:
        cards = lays[hands[seat]]
        card = cards[int(random() * len(cards))]
        hands[seat] ^= 1 << card
        s.picked[seat] = card
        if s.events is not None:
            s.events.append(CardPicked(seat, card))
        seat += 1
        if seat == seats:
            seat = 0
        if seat == captain:
            s.actor = seat
            return turn(s)


def turn(s: Position) -> str:
    """J3.3: the player reveals his card and begins its morning action."""
    seat = s.actor
    card = s.picked[seat]
    s.picked[seat] = NO_CARD
    bit = 1 << card
    s.discard[seat] |= bit
    s.exposed[seat] &= ~bit
    s.card = card
    s.step = 0
    if s.events is not None:
        s.events.append(CardRevealed(seat, card))
    return _act(s)


def _act(s: Position) -> str:
    """The symbol of the hour with the die of the hour."""
    step = s.step
    die = s.dice[step]
    if s.events is not None:
        s.events.append(ActionBegan(s.actor, step, s.table.symbols[s.card][step], die))
    kind, course = s.table.orders[s.card][step]
    if kind:
        return load(s, s.actor, kind, die)
    s.course, s.steps = course, die
    return sail(s)


def done(s: Position) -> str:
    """An action is complete: the evening action, the next player, the ghost, or the end of the round."""
    s.flight = ""
    actor = s.actor
    if actor == s.table.ghost:
        s.step += 1
        return ghost(s)
    if s.step == 0 and s.lap[actor] < 1:  # J10.1: a ship that came home drops its evening action
        s.step = 1
        return _act(s)
    actor += 1
    if actor == s.seats:
        actor = 0
    if actor != s.captain:
        s.actor = actor
        return turn(s)
    if s.table.ghost >= 0:
        s.actor, s.step = s.table.ghost, 0
        return ghost(s)
    return end(s)


def end(s: Position) -> str:
    """J10.1: the game ends with the round in which a ship came home; J12.15: after 100 rounds at the latest."""
    s.actor = s.card = NO_CARD
    s.step = 0
    if s.events is not None:
        s.events.append(RoundEnded())
    if max(s.lap) < 1 and s.round < s.table.rounds:
        return _deal(s)
    s.to_move = OVER
    s.stage = DONE
    if s.events is not None:
        parts = tuple(_score(s, ship) for ship in range(s.table.ships))
        s.events.append(GameEnded(tuple(s.scores()), tuple(s.winners()), parts))
    return WAIT


def _score(s: Position, ship: int) -> Score:
    """J10.2: space, doubloons and treasures, and what cursed ones take away."""
    space, doubloons, treasures = s.score_parts(ship)
    curses = sum(-min(0, s.table.values[card]) for card in bits(s.down[ship]))
    return Score(space, doubloons, treasures + curses, curses)
