"""The set-up, dealt in about two seconds: ships sail in, goods are loaded, cards are dealt face down."""

from functools import partial
from math import atan2, degrees

from ...games.jamaica.rules.data import KINDS, NONE
from ...games.jamaica.rules.events import CaptainDrawn, CardDrawn
from ...games.jamaica.rules.state import State
from ..entities import Entity, Layer, between
from ..motion import Beat, Motion, cues, smooth
from ..table.effects import fly
from .board import moor
from .pieces import JamaicaPieces

SAILS, DEALS = 1.15, 0.075
"""Seconds in which ships come and goods are loaded, and between two cards."""
FLIES = 0.34
"""Seconds of a card on its way."""
FROM = (-40.0, 560.0)
"""Where ships come from, seen from their berths, in board units."""
CARD = 84
"""The height of a card that is dealt, in the design."""


def set_up(event: CaptainDrawn, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    """The ships come to Port Royal, and their first goods are brought on board."""
    display, sounds = pieces.display, pieces.display.sounds
    bare = before.copy()
    cargo = [
        (ship, hold, kind, amount)
        for ship in range(bare.table.ships)
        for hold, (kind, amount) in enumerate(bare.holds(ship))
        if kind != NONE
    ]
    flights = []
    for ship, hold, kind, amount in cargo:
        bare.empty(ship, hold)
        token = display.pictures.high(f"jamaica/tokens/token-{KINDS[kind]}", display.px(28))
        flights.append(fly(display, pieces.world, token, amount, pieces.middle(), pieces.hold_at(ship, hold)))
        flights[-1].seconds = SAILS
    berths = [ship.at for ship in pieces.fleet]

    def begin() -> None:
        pieces.table.view = bare
        sounds.play("sail")

    def come(part: float) -> None:
        for number, ship in enumerate(pieces.fleet):
            own = smooth(max(0.0, min(1.0, part * 1.6 - 0.12 * number)))
            x, y = berths[number]
            ship.at = between((x + FROM[0], y + FROM[1]), berths[number], own)
            ship.alpha = round(255 * min(1.0, own * 3))
            ship.heading = degrees(atan2(-FROM[1], -FROM[0]))
            ship.wake = int(part * 12) % 4 if own < 1.0 else None

    def end() -> None:
        moor(pieces.board, pieces.fleet, after.space)

    heard = cues(SAILS, (0.25, partial(sounds.play, "coins")), (0.6, partial(sounds.play, "food")))
    return Beat([Motion(SAILS, come), *flights, heard], begin, end)


def deal(event: CardDrawn, pieces: JamaicaPieces) -> Beat:
    """A card goes face down to its captain; the next one does not wait for it."""
    display, table = pieces.display, pieces.table
    name = pieces.fleet[event.seat].name
    back = display.pictures.high(f"jamaica/cards/back-{name}", display.px(CARD))
    card = Entity(pieces.middle(), lambda: back, layer=Layer.TOKENS)
    end = pieces.board.on_board(table.panel(event.seat).center)
    start = card.at

    def go(part: float) -> None:
        pieces.world.discard(card)
        if part < 1.0:
            pieces.world.add(card)
        card.at = between(start, end, smooth(part))

    pieces.lingering.add(Motion(FLIES, go))
    return Beat([Motion(DEALS, lambda part: None)], partial(display.sounds.play, "card_slide"))
