"""What can happen in Jamaica. Ships are numbered like seats, the ghost last; holds, cards and treasures from 0."""

from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from ....engine.contract import Event


@dataclass(frozen=True, slots=True)
class CaptainDrawn(Event):
    """The first Captain was drawn (J2.4)."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card; `card` is None for the others."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """A seat's discard pile became its deck (J12.17)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round with its Captain."""

    round: int
    captain: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The Captain rolled the action dice (J3.1)."""

    reveals: ClassVar[bool] = True
    seat: int
    faces: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DicePlaced(Event):
    """The dice lie on morning and evening."""

    seat: int
    morning: int
    evening: int


@dataclass(frozen=True, slots=True)
class CardPicked(Event):
    """A seat laid a card face down (J3.2); `card` is None for the others."""

    seat: int
    card: int | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A seat turned its card over (J3.3)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class ActionBegan(Event):
    """A ship begins its morning (step 0) or evening (step 1) action."""

    ship: int
    step: int
    symbol: str
    die: int


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """Tokens went into an empty hold (J4.1); `loser` is the beaten ship they came from, None for the bank."""

    ship: int
    hold: int
    kind: int
    amount: int
    loser: int | None = None


@dataclass(frozen=True, slots=True)
class HoldEmptied(Event):
    """A hold was emptied to make room (J4.2)."""

    ship: int
    hold: int
    kind: int
    amount: int


@dataclass(frozen=True, slots=True)
class LoadIgnored(Event):
    """Every hold already contained what should be loaded (J4.3)."""

    ship: int
    kind: int


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    """A ship sailed along a path of spaces, the first being where it was; `fleeing` after a shortage.

    It only `passes` the last space if the voyage goes on from there, where lanes fork. `lap` is the one it is on then.
    """

    ship: int
    path: tuple[int, ...]
    course: int
    fleeing: bool = False
    passes: bool = False
    lap: int = 0


@dataclass(frozen=True, slots=True)
class CameHome(Event):
    """A ship reached Port Royal after its lap (J10.1)."""

    ship: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """A ship paid tokens, so many from each hold; `space` is what it paid for, None for gunpowder in battle."""

    ship: int
    kind: int
    amounts: tuple[int, ...]
    space: int | None


@dataclass(frozen=True, slots=True)
class RanShort(Event):
    """A ship could not pay in full and gave all it had (J7.2)."""

    ship: int
    kind: int
    due: int
    paid: int


@dataclass(frozen=True, slots=True)
class ShortageRolled(Event):
    """The shortage die was thrown (J7.4): back to a port, sea space or lair, or stay."""

    reveals: ClassVar[bool] = True
    ship: int
    face: int
    back_to: str


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """A ship attacks another one (J8.1)."""

    attacker: int
    defender: int


@dataclass(frozen=True, slots=True)
class PowderChosen(Event):
    """A ship puts gunpowder into its next throw (J8.2, J8.3)."""

    ship: int
    amount: int


@dataclass(frozen=True, slots=True)
class CombatRolled(Event):
    """The combat die was thrown for a ship; `again` after the Sabre."""

    reveals: ClassVar[bool] = True
    ship: int
    face: int
    again: bool


@dataclass(frozen=True, slots=True)
class SabreUsed(Event):
    """The owner of Saran's Sabre has a ship's die thrown again (J9.2)."""

    owner: int
    ship: int


@dataclass(frozen=True, slots=True)
class StrengthSet(Event):
    """A ship's combat strength stands; a star has none, it wins."""

    ship: int
    face: int
    powder: int
    lady_beth: int

    @property
    def strength(self) -> int:
        return self.face + self.powder + self.lady_beth


@dataclass(frozen=True, slots=True)
class BattleEnded(Event):
    """A battle was decided; nobody wins a draw (J8.4)."""

    attacker: int
    defender: int
    winner: int | None


@dataclass(frozen=True, slots=True)
class HoldTaken(Event):
    """The winner took the contents of one of the loser's holds (J8.7a)."""

    winner: int
    loser: int
    hold: int
    kind: int
    amount: int


@dataclass(frozen=True, slots=True)
class LostAtSea(Event):
    """The ghost keeps doubloons only; all else went into the sea (J11.5)."""

    kind: int
    amount: int


@dataclass(frozen=True, slots=True)
class TreasureFound(Event):
    """A ship took the treasure of a lair (J6.3); `card` is None for who may not see it."""

    reveals: ClassVar[bool] = True
    ship: int
    space: int
    card: int | None
    face_up: bool

    def seen_by(self, seat: int) -> Event:
        return self if self.face_up or seat == self.ship else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TreasureTaken(Event):
    """The winner took a treasure from the loser (J8.7b); `seen` are the seats that know which."""

    reveals: ClassVar[bool] = True
    winner: int
    loser: int
    card: int | None
    face_up: bool
    seen: frozenset[int]

    def seen_by(self, seat: int) -> Event:
        return self if self.face_up or seat in self.seen else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TreasureGiven(Event):
    """The winner gave the loser a treasure (J8.7c, J11.6); `seen` are the seats that know which."""

    reveals: ClassVar[bool] = True
    winner: int
    loser: int
    card: int | None
    face_up: bool
    cursed: bool
    seen: frozenset[int]

    def seen_by(self, seat: int) -> Event:
        return self if self.face_up or seat in self.seen else replace(self, card=None, cursed=self.cursed)


@dataclass(frozen=True, slots=True)
class LootDeclined(Event):
    """The winner took nothing."""

    winner: int


@dataclass(frozen=True, slots=True)
class ShipsParted(Event):
    """A battle is over, and so is what the winner does by it (J8.7)."""


@dataclass(frozen=True, slots=True)
class GhostTurn(Event):
    """The ghost's morning (step 0) or evening (step 1) move begins; its direction is still open (J11.2)."""

    step: int


@dataclass(frozen=True, slots=True)
class GhostSteered(Event):
    """The ghost's direction for its next move; `chosen` by the Captain or forced by its place in the race (J11.2)."""

    step: int
    course: int
    die: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """All ships have had their turns (J3.4)."""


class Score(NamedTuple):
    """What a ship's points came from (J10.2); `curses` is what they cost."""

    space: int
    doubloons: int
    treasures: int
    curses: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The race is over (J10)."""

    reveals: ClassVar[bool] = True
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    parts: tuple[Score, ...] = ()
