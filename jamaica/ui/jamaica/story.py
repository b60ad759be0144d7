"""What happens is seen: each event becomes a beat that moves ships, dice, cards and tokens."""

from collections.abc import Callable, Sequence
from functools import singledispatchmethod
from math import atan2, degrees

import pygame

from ...engine.contract import Event
from ...games.jamaica.rules import events as e
from ...games.jamaica.rules.data import KINDS
from ...games.jamaica.rules.position import NO_CARD
from ...games.jamaica.rules.state import State
from ..display import Display
from ..entities import Entity, Point, between
from ..motion import Beat, Motion, smooth
from ..table.effects import fly
from ..table.story import wait
from . import knowledge
from .board import SPRITE, Field, moor
from .duel import Duel
from .panels import card_face
from .perils import TUMBLE, Perils

CHEST = 8
WAKES = 4
SHOWN = 0.7
"""The part of its time after which a treasure that was found is carried to its captain."""
STORED = 4
"""The hold beside which a captain's treasures lie, from 0."""
SMALLEST = 0.3
"""How small a treasure card becomes on its way, in parts of its size."""
RISE = 1.1
"""How far a treasure card floats above its place, in its own heights."""


class RaceStory(Perils):
    """Ships, dice, cards, chests and tokens, as they are seen."""

    def __init__(
        self, display: Display, board: Field, view: State, hold_at: Callable[[int, int], Point],
        figures: Sequence[int], told: Callable[[], Sequence[Event]],
    ) -> None:  # fmt: skip
        super().__init__(display, board, view, figures)
        self._told = told
        self.hold_at = hold_at
        self.dice: list[tuple[int, int | None]] = []
        """Face and tumbling frame of the dice of morning and evening; none before the first roll."""
        self.opening: dict[int, int] = {}
        self.show(view)

    def show(self, view: State) -> None:
        self.view = view
        self.crowd.clear()
        self.opening.clear()
        self.dice = [(face, None) for face in view.dice if face]
        self.board.light = 1.0 if view.step == 1 and view.actor >= 0 else 0.0
        moor(self.board, self.fleet, view.space)
        self.duel = Duel.of(self._told(), view) if view.foe >= 0 else None

    def beat(self, event: Event) -> Beat:
        return self._beat(event)

    @singledispatchmethod
    def _beat(self, event: Event) -> Beat:
        return self.peril(event)

    @_beat.register
    def _(self, event: e.RoundBegan) -> Beat:
        self.view.round, self.view.captain = event.round, event.captain
        return Beat([self._fade(0.0)], lambda: self.display.sounds.play("bell_one"))

    @_beat.register
    def _(self, event: e.DiceRolled) -> Beat:
        def tumble(part: float) -> None:
            frame = None if part == 1.0 else min(TUMBLE - 1, int(part * TUMBLE))
            self.dice = [(face, frame) for face in event.faces]

        return Beat([Motion(0.9, tumble)], lambda: self.display.sounds.play("dice"))

    @_beat.register
    def _(self, event: e.DicePlaced) -> Beat:
        def place() -> None:
            self.view.dice = (event.morning, event.evening)
            self.dice = [(event.morning, None), (event.evening, None)]

        return Beat([wait(0.25)], after=place)

    @_beat.register
    def _(self, event: e.CardPicked) -> Beat:
        def lay() -> None:
            if self.view.picked[event.seat] == NO_CARD:
                self.view.picked[event.seat] = -2
                self.view.concealed[event.seat] = max(0, self.view.concealed[event.seat] - 1)

        return Beat([wait(0.12)], lambda: self.display.sounds.play("card_slide"), lay)

    @_beat.register
    def _(self, event: e.CardRevealed) -> Beat:
        card = self.view.table.pieces.cards[event.card].name
        high = self.board.px(420)
        name = self.fleet[event.seat].name
        back = self.display.pictures.high(f"race/cards/back-{name}", high)
        front = card_face(self.display, card, name, high)
        shown = [back if self.display.moves else front]
        entity = Entity(self.board.rect.center, lambda: shown[0], layer=5)

        def turn(part: float) -> None:
            side, wide = (back, 1 - part * 8) if part < 0.125 else (front, min(1.0, (part - 0.125) * 8))
            shown[0] = pygame.transform.smoothscale(side, (max(1, round(side.get_width() * wide)), high))

        def begin() -> None:
            self.duel = None
            self.display.sounds.play("card_turn")
            self.view.picked[event.seat] = NO_CARD
            self.view.actor = event.seat
            self.crowd.add(entity)

        return Beat([Motion(1.1, turn)], begin, lambda: self.crowd.remove(entity))

    @_beat.register
    def _(self, event: e.ActionBegan) -> Beat:
        self.duel = None
        self.view.actor, self.view.step = event.ship, event.step
        return Beat([self._fade(float(event.step))])

    @_beat.register
    def _(self, event: e.GhostSteered) -> Beat:
        self.duel = None
        self.view.actor, self.view.step = self.view.table.ghost, event.step
        return Beat([self._fade(float(event.step))])

    @_beat.register
    def _(self, event: e.Sailed) -> Beat:
        ship, points = self.fleet[event.ship], self.board.way(event.path)
        others = list(self.view.space)

        def begin() -> None:
            self.display.sounds.play("sail")
            moor(self.board, self.fleet, others, event.ship)
            ship.wide = SPRITE * 112

        def go(part: float) -> None:
            place = smooth(part) * (len(points) - 1)
            first = min(int(place), len(points) - 2)
            ship.at = between(points[first], points[first + 1], place - first)
            behind, ahead = points[max(0, first - 4)], points[min(len(points) - 1, first + 5)]
            ship.heading = degrees(atan2(ahead[1] - behind[1], ahead[0] - behind[0]))
            ship.wake = int(part * 12 * (len(event.path) - 1)) % WAKES

        def land() -> None:
            self.view.space[event.ship] = event.path[-1]
            moor(self.board, self.fleet, self.view.space)

        def fade(part: float) -> None:
            ship.at = points[0] if part < 0.5 else points[-1]
            ship.alpha = round(255 * abs(1 - 2 * part))

        seconds = 0.35 + 0.24 * (len(event.path) - 1)
        motion = Motion(seconds, go) if self.display.moves else Motion(seconds, fade, calm=True)
        return Beat([motion], begin, land)

    @_beat.register
    def _(self, event: e.Loaded) -> Beat:
        start = (
            self.board.on_screen(self.board.facts["pile"]["centre"])
            if event.loser is None
            else self.hold_at(event.loser, 0)
        )
        return self._fly(event.kind, event.amount, start, self.hold_at(event.ship, event.hold),
                         after=lambda: self.view.put(event.ship, event.hold, event.kind, event.amount))  # fmt: skip

    @_beat.register
    def _(self, event: e.HoldEmptied) -> Beat:
        start = self.hold_at(event.ship, event.hold)
        end = (start[0], start[1] + self.display.px(90))
        return self._fly(
            event.kind,
            event.amount,
            start,
            end,
            before=lambda: self.view.take(event.ship, event.hold, event.kind, event.amount),
            sound="splash",
        )

    @_beat.register
    def _(self, event: e.Paid) -> Beat:
        if event.space is not None:
            self.duel = None
        end = self.board.on_screen(self.board.spaces[self.view.space[event.ship]]["centre"])
        paid = [hold for hold, part in enumerate(event.amounts) if part]
        start = self.hold_at(event.ship, paid[0]) if paid else end
        return self._fly(event.kind, sum(event.amounts), start, end,
                         before=lambda: self.view.spend(event.ship, event.kind, event.amounts))  # fmt: skip

    @_beat.register
    def _(self, event: e.HoldTaken) -> Beat:
        start, end = self.hold_at(event.loser, event.hold), self.hold_at(event.winner, 2)
        return self._fly(event.kind, event.amount, start, end,
                         before=lambda: self.view.take(event.loser, event.hold, event.kind, event.amount))  # fmt: skip

    @_beat.register
    def _(self, event: e.TreasureFound) -> Beat:
        self.duel = None

        def opens(part: float) -> None:
            self.opening[event.space] = min(CHEST - 1, int(part * CHEST * 2))
            if part > SHOWN:
                carry((part - SHOWN) / (1 - SHOWN))

        def begin() -> None:
            self.view.lairs &= ~(1 << event.space)
            self.opening[event.space] = 0
            self.add(card, "treasure")

        def end() -> None:
            self.opening.pop(event.space, None)
            self.crowd.remove(card)
            knowledge.hand_over(self.view, event.card, None, event.ship)

        card = self._treasure_card(event.card, self.board.on_screen(self.board.spaces[event.space]["centre"]))
        carry = self._carry(card, self.hold_at(event.ship, STORED))
        return Beat([Motion(1.7, opens)], begin, end)

    @_beat.register
    def _(self, event: e.TreasureTaken) -> Beat:
        return self._hand_over(event.card, event.loser, event.winner)

    @_beat.register
    def _(self, event: e.TreasureGiven) -> Beat:
        return self._hand_over(event.card, event.winner, event.loser)

    @_beat.register
    def _(self, event: e.CameHome) -> Beat:
        return Beat([wait(0.9)], lambda: self.display.sounds.play("cheer"))

    def _fade(self, light: float) -> Motion:
        start = self.board.light

        def fade(part: float) -> None:
            self.board.light = start + (light - start) * part

        return Motion(0.5 if light != start else 0.0, fade, calm=True)

    def _fly(
        self, kind: int, amount: int, start: Point, end: Point, before: Callable[[], None] = lambda: None,
        after: Callable[[], None] = lambda: None, sound: str = "",
    ) -> Beat:  # fmt: skip
        def begin() -> None:
            before()
            self.display.sounds.play(sound or {1: "coins", 2: "food", 3: "powder"}[kind])

        token = self.display.pictures.high(f"race/tokens/token-{KINDS[kind]}", self.display.px(30))
        return Beat([fly(self.display, self.crowd, token, amount, start, end)], begin, after)

    def _hand_over(self, card: int | None, giver: int, taker: int) -> Beat:
        entity = self._treasure_card(card, self.hold_at(giver, STORED))

        def end() -> None:
            self.crowd.remove(entity)
            knowledge.hand_over(self.view, card, giver, taker)

        carry = self._carry(entity, self.hold_at(taker, STORED))
        return Beat([Motion(0.8, carry)], lambda: self.add(entity, "treasure"), end)

    def _carry(self, card: Entity, end: Point) -> Callable[[float], None]:
        """A treasure card on its way to a captain, becoming smaller."""
        start, large, rise = card.at, card.picture(), card.anchor[1]

        def go(part: float) -> None:
            size = 1 - (1 - SMALLEST) * part
            shown = pygame.transform.smoothscale_by(large, size)
            card.at, card.picture = between(start, end, smooth(part)), lambda: shown
            card.anchor = (0.5, rise + (0.5 - rise) * part)

        return go

    def _treasure_card(self, card: int | None, at: Point) -> Entity:
        face = "back" if card is None else self.view.table.pieces.treasures[card].name
        picture = self.display.pictures.high(f"race/treasures/{face}", self.board.px(260))
        lowest = self.board.rect.y + picture.get_height() * RISE  # the board's northern lairs have no room above them
        return Entity((at[0], max(at[1], lowest)), lambda: picture, (0.5, RISE), layer=7)
