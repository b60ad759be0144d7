"""Battles and shortages, as they are seen."""

from collections.abc import Callable, Sequence
from functools import singledispatchmethod

import pygame

from ...engine.contract import Event
from ...games.jamaica.rules import events as e
from ...games.jamaica.rules.state import State
from ...games.jamaica.text.terms import amount
from .. import words
from ..display import Display
from ..entities import Entity, Point
from ..motion import Beat, Motion
from ..table.effects import strip
from ..table.story import Story, wait
from .board import Field, Ship
from .duel import Duel, face_word
from .shortage import draw_shortage

TUMBLE = 14
"""Frames of a tumbling die."""
SHORTAGE = 6
"""The layer of the sheet that tells of a shortage."""


class Perils(Story[State]):
    """The part of the story in which somebody is beaten or cannot pay."""

    def __init__(self, display: Display, board: Field, view: State, figures: Sequence[int]) -> None:
        super().__init__(display, view)
        self.board = board
        self.fleet = [Ship(board, figure) for figure in figures]
        self.duel: Duel | None = None

    def peril(self, event: Event) -> Beat:
        """The beat of an event of battle or shortage; of any other one that takes no time."""
        return self._peril(event)

    @singledispatchmethod
    def _peril(self, event: Event) -> Beat:
        return Beat()

    @_peril.register
    def _(self, event: e.BattleBegan) -> Beat:
        def begin() -> None:
            self.duel = Duel.begun(event, self.view)
            self.display.sounds.play("cannon")

        places = [self.fleet[ship].at for ship in (event.attacker, event.defender)]
        smoke = [
            self.strip(name, place, 0.35 * number)
            for number, place in enumerate(places)
            for name in ("flash", "smoke")
        ]
        return Beat(smoke, begin)

    def _fought(self, event: Event, seconds: float, sound: str = "") -> Beat:
        """Something happens in a battle, and is looked at for a while."""

        def happen() -> None:
            if self.duel:
                self.duel.take(event)
            if sound:
                self.display.sounds.play(sound)

        return Beat([wait(seconds)], happen)

    @_peril.register
    def _(self, event: e.PowderChosen) -> Beat:
        return self._fought(event, 0.25 if event.amount else 0.0)

    @_peril.register
    def _(self, event: e.SabreUsed) -> Beat:
        return self._fought(event, 0.6, "clash")

    @_peril.register
    def _(self, event: e.CombatRolled) -> Beat:
        duel = self.duel
        if duel is None or event.ship not in duel.ships:
            return Beat([wait(0.3)])
        side = duel.ships.index(event.ship)
        duel.take(event)

        def tumble(part: float) -> None:
            duel.frame[side] = None if part == 1.0 else min(TUMBLE - 1, int(part * TUMBLE))

        return Beat([Motion(0.9, tumble)], lambda: self.display.sounds.play("combat_die"))

    @_peril.register
    def _(self, event: e.StrengthSet) -> Beat:
        return self._fought(event, 0.5)

    @_peril.register
    def _(self, event: e.BattleEnded) -> Beat:
        return self._fought(event, 1.1, "hit" if event.winner is not None else "clash")

    @_peril.register
    def _(self, event: e.RanShort) -> Beat:
        self.duel = None
        language = self.display.language
        lines = (
            language.say(words.OWES, what=amount(event.kind, event.due, language)),
            language.say(words.HAS, what=amount(event.kind, event.paid, language)),
        )
        sheet = self._sheet(event.ship, lambda: (lines, None))

        def give() -> None:
            self.view.spend_all(event.ship, event.kind)
            self.add(sheet, "groan")

        motions = [self.strip("splash", self.fleet[event.ship].at), wait(1.6)]
        return Beat(motions, give, lambda: self.crowd.remove(sheet))

    @_peril.register
    def _(self, event: e.ShortageRolled) -> Beat:
        frame: list[int | None] = [0 if self.display.moves else None]
        result = self.display.language.say(words.BACK_TO[event.back_to])

        def shown() -> tuple[Sequence[str], pygame.Surface]:
            lines = [result] if frame[0] is None else []
            return lines, self.board.die("combat", face_word(event.face), frame[0])

        def tumble(part: float) -> None:
            frame[0] = None if part > 0.5 else min(TUMBLE - 1, int(part * 2 * TUMBLE))

        sheet = self._sheet(event.ship, shown)
        return Beat([Motion(1.8, tumble)], lambda: self.add(sheet, "combat_die"), lambda: self.crowd.remove(sheet))

    def _sheet(self, ship: int, shown: Callable[[], tuple[Sequence[str], pygame.Surface | None]]) -> Entity:
        """The sheet that tells of a ship's shortage, over the middle of the board."""
        portrait = f"race/portraits/{self.fleet[ship].name}"
        return Entity(self.board.rect.center, lambda: draw_shortage(self.display, portrait, *shown()), layer=SHORTAGE)

    def strip(self, name: str, at: Point, delay: float = 0.0) -> Motion:
        """A strip that plays at a point of the board."""
        facts = self.display.pictures.facts("race/tokens/tokens")["strips"][name]
        where, wide = self.board.on_screen(at), self.board.px(130)
        return strip(self.display, self.crowd, f"race/tokens/{name}", facts, where, wide, delay)
