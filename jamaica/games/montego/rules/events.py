"""What can happen in Montego Bay. Seats, piers, spaces and workers are numbered from 0, Lazy Jack after all workers.

`seat` beside a `worker` is whom he works for: his owner, or who hired Lazy Jack.
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from ....engine.contract import Event


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """Two players: this seat's third worker is a large one, the other's a small one (M12.14)."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class WarehouseSet(Event):
    """A warehouse stands on the next place of the row, west to east (M2.2)."""

    reveals: ClassVar[bool] = True
    place: int
    warehouse: int
    turned: bool


@dataclass(frozen=True, slots=True)
class TileSet(Event):
    """An order tile was drawn for the next place of the rail (M2.3, M10)."""

    reveals: ClassVar[bool] = True
    place: int
    worker: int
    seat: int


@dataclass(frozen=True, slots=True)
class ShipStacked(Event):
    """Open stacks: a freighter was shuffled to the bottom of a stack (M2.4, M12.15)."""

    reveals: ClassVar[bool] = True
    kind: str
    stack: int
    place: int


@dataclass(frozen=True, slots=True)
class TopSeen(Event):
    """A freighter lies on top of a stack and is seen, those beneath it are not (M12.15)."""

    kind: str
    stack: int


@dataclass(frozen=True, slots=True)
class ShipMoored(Event):
    """A freighter came to a pier; `stack` is where from, None in the set-up."""

    pier: int
    kind: str
    slots: int
    prizes: tuple[int, ...]
    stack: int | None


@dataclass(frozen=True, slots=True)
class StackOpened(Event):
    """The second stack was opened (M10, M12.11)."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round; `last` if it is sure to be the last one (M11.1)."""

    round: int
    last: bool


@dataclass(frozen=True, slots=True)
class HireDeclined(Event):
    """A seat did not want Lazy Jack (M12.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class JackHired(Event):
    """A seat paid for Lazy Jack and put him beside one of its workers (M4); `space` is negative in a tavern."""

    seat: int
    worker: int
    space: int
    wage: int


@dataclass(frozen=True, slots=True)
class CardsLaid(Event):
    """A seat laid a card for each of its workers face down (M5); others see none of the figures."""

    seat: int
    cards: tuple[int, ...] | None
    jack: int | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=None, jack=None)


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """The card of the worker whose turn it is was turned over (M6.1)."""

    reveals: ClassVar[bool] = True
    worker: int
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """A worker walked along a path; the first space is where he stood, negative for a tavern."""

    worker: int
    seat: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A worker was pushed to the other side of the warehouse (M6.2); `by` is the mover, `by_seat` whom he works for."""

    worker: int
    seat: int
    start: int
    end: int
    by: int
    by_seat: int


@dataclass(frozen=True, slots=True)
class SentBack(Event):
    """Both sides were taken: a worker went back along a path to the nearest free space (M6.3)."""

    worker: int
    seat: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """The Tally-Man is with a worker (M7.1): what the room shows, and what comes of it."""

    worker: int
    seat: int
    space: int
    barrels: int
    broken: int
    coins: int
    taken: int
    """Barrels from the supply (M7.2, M12.2)."""
    to_remove: int
    """Barrels to take off the ships (M7.3)."""


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """A barrel went onto a ship; the ship has so many barrels aboard and slots free now."""

    worker: int
    seat: int
    pier: int
    kind: str
    aboard: int
    free: int


@dataclass(frozen=True, slots=True)
class Unloaded(Event):
    """A broken barrel came off a ship (M7.3)."""

    worker: int
    seat: int
    pier: int
    kind: str
    aboard: int
    free: int


@dataclass(frozen=True, slots=True)
class PutInCellar(Event):
    """Barrels found no ship and went into the tavern by the Tally-Man (M11.2)."""

    worker: int
    seat: int
    space: int
    barrels: int


@dataclass(frozen=True, slots=True)
class CoinTaken(Event):
    """A silver coin from the stock (M7.4); `left` is what remains there."""

    worker: int
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class CoinMissed(Event):
    """The room shows a coin, but the stock is empty (M12.2)."""

    worker: int
    seat: int


@dataclass(frozen=True, slots=True)
class CountingEnded(Event):
    """All workers have been counted; the Tally-Man goes back to his place."""


@dataclass(frozen=True, slots=True)
class LastCall(Event):
    """A ship was filled, none will come, few are left: the game ends when all workers have been counted (M11.1)."""

    ships: int


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a scoring: the seats that share it, their barrels each, the prizes added up, points for each."""

    seats: tuple[int, ...]
    barrels: int
    prize: int
    points: int


@dataclass(frozen=True, slots=True)
class ShipScored(Event):
    """A ship was scored (M8); `extra` is who filled its last slot and gets one point more, None if it is not full."""

    pier: int
    kind: str
    barrels: tuple[int, ...]
    prizes: tuple[int, ...]
    places: tuple[Place, ...]
    extra: int | None
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShipLeft(Event):
    """A ship left its pier; those behind it moved up. Its barrels are back in the supplies (M8.5)."""

    pier: int
    kind: str
    barrels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilesMoved(Event):
    """The last order tile went to the front (M10); the whole rail as it is now."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilesShuffled(Event):
    """All order tiles are taken off the rail and drawn anew (M10)."""


@dataclass(frozen=True, slots=True)
class JackWentHome(Event):
    """Lazy Jack left the quay (M10)."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class CellarScored(Event):
    """The barrels in the tavern by the Tally-Man were scored (M11.2)."""

    barrels: tuple[int, ...]
    prizes: tuple[int, ...]
    places: tuple[Place, ...]
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over (M11.3)."""

    reveals: ClassVar[bool] = True
    points: tuple[int, ...]
    coins: tuple[int, ...]
    winners: tuple[int, ...]
