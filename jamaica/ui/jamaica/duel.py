"""The facts of a battle as they are shown: what both sides have thrown and spent, and the strengths that come of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...engine.contract import Event
from ...games.jamaica.rules.data import STAR
from ...games.jamaica.rules.events import (
    BattleBegan,
    BattleEnded,
    CombatRolled,
    Paid,
    PowderChosen,
    SabreUsed,
    StrengthSet,
)
from ...games.jamaica.rules.state import State

STARRED = "★"


@dataclass
class Duel:
    """A battle as it is shown: both ships, what each has thrown and spent, and what treasures add."""

    ships: tuple[int, int]
    bonus: list[int]
    face: list[str] = field(default_factory=lambda: ["", ""])
    frame: list[int | None] = field(default_factory=lambda: [None, None])
    powder: list[int] = field(default_factory=lambda: [0, 0])
    """What each puts into the throw; what is `loaded` of it has left the holds."""
    loaded: list[int] = field(default_factory=lambda: [0, 0])
    strength: list[str] = field(default_factory=lambda: ["", ""])
    winner: int | None = None
    over: bool = False
    """Whether it is decided; without a winner it is a draw."""

    @classmethod
    def begun(cls, event: BattleBegan, view: State) -> "Duel":
        """A battle begins."""
        ships = (event.attacker, event.defender)
        return cls(ships, [view.lady_beth(ship) for ship in ships])

    @classmethod
    def of(cls, events: Sequence[Event], view: State) -> "Duel | None":
        """The battle one comes upon: what was thrown and spent in it so far; None if nothing is told of one."""
        first = next((n for n in range(len(events) - 1, -1, -1) if isinstance(events[n], BattleBegan)), None)
        if first is None:
            return None
        begun = events[first]
        assert isinstance(begun, BattleBegan)
        duel = cls.begun(begun, view)
        for event in events[first:]:
            duel.take(event)
        return duel

    def take(self, event: Event) -> None:
        """Something happens in the battle."""
        if isinstance(event, PowderChosen):
            self.powder[self.ships.index(event.ship)] = event.amount
        elif isinstance(event, Paid) and event.space is None and event.ship in self.ships:
            self.loaded[self.ships.index(event.ship)] = sum(event.amounts)
        elif isinstance(event, CombatRolled):
            self.face[self.ships.index(event.ship)] = face_word(event.face)
        elif isinstance(event, SabreUsed):
            self.face[self.ships.index(event.ship)] = ""
        elif isinstance(event, StrengthSet):
            side = self.ships.index(event.ship)
            self.bonus[side] = event.lady_beth
            self.strength[side] = STARRED if event.face == STAR else str(event.strength)
        elif isinstance(event, BattleEnded):
            self.winner, self.over = event.winner, True

    def loser(self) -> int | None:
        """The side that has lost, as far as it is known; 0 is the attacker's."""
        return None if self.winner is None else 1 - self.ships.index(self.winner)


def face_word(face: int) -> str:
    """A face of the combat die by its word in the pictures."""
    return "star" if face == STAR else str(face)
