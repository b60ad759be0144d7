"""What is seen of each event: beats that move ships, dice, cards and tokens."""

from functools import singledispatch
from math import atan2, degrees

import pygame

from ...engine.contract import Event
from ...games.jamaica.rules import events as e
from ...games.jamaica.rules.data import FOOD, GOLD, KINDS, POWDER
from ...games.jamaica.rules.state import State
from ..entities import Entity, Layer, Point, between
from ..motion import Beat, Motion, smooth
from ..table.animation import wait
from ..table.effects import fly
from . import deal, homecoming, shortage, treasure_animation
from .battle_animation import TUMBLE, beat_of_battle
from .board import SPRITE, moor
from .daylight import turn_to
from .panels import card_face
from .pieces import JamaicaPieces

TURN = 0.4
"""Seconds in which one sees that a round, or an action, begins."""
WAKES = 4
SOUNDS = {GOLD: "coins", FOOD: "food", POWDER: "powder"}
"""What tokens sound like, by kind."""
AT_ONCE: frozenset[type[Event]] = frozenset(
    (
        e.RoundBegan, e.CardPicked, e.CardRevealed, e.ActionBegan, e.GhostTurn, e.GhostSteered,
        e.HoldEmptied, e.HoldTaken, e.Paid, e.RanShort,
    )
)  # fmt: skip
"""Events of which the view after them is drawn from their beginning."""


@singledispatch
def beat_of(event: Event, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    """What moves when an event leads from one view to another."""
    return beat_of_battle(event, pieces, after)


@beat_of.register
def _(event: e.RoundBegan, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    def begin() -> None:
        turn_to(pieces.board.daylight, pieces.table, after)
        pieces.display.sounds.play("bell_one")

    return Beat([wait(TURN)], begin)


@beat_of.register
def _(event: e.DiceRolled, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    def tumble(part: float) -> None:
        frame = None if part == 1.0 else min(TUMBLE - 1, int(part * TUMBLE))
        pieces.show_dice(event.faces, frame)

    return Beat([Motion(0.9, tumble)], lambda: pieces.display.sounds.play("dice"))


@beat_of.register
def _(event: e.DicePlaced, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    def place() -> None:
        pieces.show_dice((event.morning, event.evening))

    return Beat([wait(0.25)], after=place)


@beat_of.register
def _(event: e.CardPicked, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    return Beat([wait(0.12)], lambda: pieces.display.sounds.play("card_slide"))


@beat_of.register
def _(event: e.CardRevealed, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    card = after.table.pieces.cards[event.card].name
    high = pieces.board.px(420)
    name = pieces.fleet[event.seat].name
    back = pieces.display.pictures.high(f"jamaica/cards/back-{name}", high)
    front = card_face(pieces.display, card, name, high)
    shown = [back if pieces.display.moves else front]
    entity = Entity(pieces.middle(), lambda: shown[0], layer=Layer.CARDS)

    def turn(part: float) -> None:
        side, wide = (back, 1 - part * 8) if part < 0.125 else (front, min(1.0, (part - 0.125) * 8))
        shown[0] = pygame.transform.smoothscale(side, (max(1, round(side.get_width() * wide)), high))

    def begin() -> None:
        pieces.display.sounds.play("card_turn")
        pieces.world.add(entity)

    return Beat([Motion(1.1, turn)], begin, lambda: pieces.world.discard(entity))


@beat_of.register
def _(event: e.ActionBegan, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    return _turn(pieces, after)


@beat_of.register
def _(event: e.GhostTurn, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    return _turn(pieces, after)


@beat_of.register
def _(event: e.Sailed, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    if event.fleeing:
        return shortage.row_back(event, pieces, before, after)
    ship, points = pieces.fleet[event.ship], pieces.board.way(event.path)

    def begin() -> None:
        pieces.display.sounds.play("sail")
        moor(pieces.board, pieces.fleet, before.space, event.ship)
        ship.wide = SPRITE * 112

    def go(part: float) -> None:
        place = smooth(part) * (len(points) - 1)
        first = min(int(place), len(points) - 2)
        ship.at = between(points[first], points[first + 1], place - first)
        behind, ahead = points[max(0, first - 4)], points[min(len(points) - 1, first + 5)]
        ship.heading = degrees(atan2(ahead[1] - behind[1], ahead[0] - behind[0]))
        ship.wake = int(part * 12 * (len(event.path) - 1)) % WAKES

    def land() -> None:
        moor(pieces.board, pieces.fleet, after.space)

    def fade(part: float) -> None:
        ship.at = points[0] if part < 0.5 else points[-1]
        ship.alpha = round(255 * abs(1 - 2 * part))

    seconds = 0.35 + 0.24 * (len(event.path) - 1)
    motion = Motion(seconds, go) if pieces.display.moves else Motion(seconds, fade, calm=True)
    return Beat([motion], begin, land)


@beat_of.register
def _(event: e.Loaded, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    start, duel = pieces.pile_at(), pieces.duel
    if event.loser is not None:
        start = pieces.hold_at(event.loser, 0)
        if duel and event.ship in duel.ships:
            start = pieces.scene.on_board(pieces.scene.ships[duel.ships.index(event.ship)].deck())
    return _fly(pieces, event.kind, event.amount, start, pieces.hold_at(event.ship, event.hold))


@beat_of.register
def _(event: e.HoldEmptied, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    start = pieces.hold_at(event.ship, event.hold)
    end = (start[0], start[1] + pieces.display.px(90) / pieces.board.scale)
    return _fly(pieces, event.kind, event.amount, start, end, "splash")


@beat_of.register
def _(event: e.Paid, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    if event.space is None:
        return beat_of_battle(event, pieces, after)
    end = pieces.space_at(before.space[event.ship])
    paid = [hold for hold, part in enumerate(event.amounts) if part]
    start = pieces.hold_at(event.ship, paid[0]) if paid else end
    return _fly(pieces, event.kind, sum(event.amounts), start, end)


@beat_of.register
def _(event: e.TreasureFound, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    return treasure_animation.find(event, pieces, after)


@beat_of.register
def _(event: e.RanShort, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    return shortage.run_short(event, pieces, after)


@beat_of.register
def _(event: e.ShortageRolled, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    return shortage.roll(event, pieces, after)


@beat_of.register
def _(event: e.CameHome, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    return homecoming.come_home(event, pieces, after)


@beat_of.register
def _(event: e.CaptainDrawn, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    return deal.set_up(event, pieces, before, after)


@beat_of.register
def _(event: e.CardDrawn, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    return Beat() if before.round else deal.deal(event, pieces)


def _turn(pieces: JamaicaPieces, after: State) -> Beat:
    """An action begins: the light begins to change, and goes on while the ship acts."""
    return Beat([wait(TURN)], lambda: turn_to(pieces.board.daylight, pieces.table, after))


def _fly(pieces: JamaicaPieces, kind: int, amount: int, start: Point, end: Point, sound: str = "") -> Beat:
    token = pieces.display.pictures.high(f"jamaica/tokens/token-{KINDS[kind]}", pieces.display.px(30))
    flight = fly(pieces.display, pieces.world, token, amount, start, end)
    return Beat([flight], lambda: pieces.display.sounds.play(sound or SOUNDS[kind]))
